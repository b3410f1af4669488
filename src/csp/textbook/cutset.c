/* SPDX-License-Identifier: MIT */
/* cutset.c - cutset conditioning: once the variables of a cycle cutset have values, the others form trees.

   For each way to give values to the cutset, the other variables lose what does not fit, and the rest is a tree-structured problem
   (tree_solver.c).  To find a smallest cutset is itself a hard problem; here the variable with the most neighbours is taken
   again and again, until no cycle is left.  */
#include "base/memory.h"
#include "csp/textbook/forest.h"
#include "csp/textbook/inference.h"

struct cutset {
    int *variable;
    int count;
    bool *taken;   /* by variable: it is in the cutset */
    bool *gone;    /* it is, or it can be on no cycle any more */
    int *degree;   /* neighbours that are not gone */
    int *dangling; /* variables with at most one such neighbour */
};

static bool cutset_start(struct cutset *s, const struct network *n)
{
    const size_t variables = (size_t)n->variables;
    *s = (struct cutset){.variable = new_array(variables, sizeof *s->variable),
                         .taken = new_array(variables, sizeof *s->taken),
                         .gone = new_array(variables, sizeof *s->gone),
                         .degree = new_array(variables, sizeof *s->degree),
                         .dangling = new_array(variables, sizeof *s->dangling)};
    return s->variable && s->taken && s->gone && s->degree && s->dangling;
}

static void cutset_release(struct cutset *s)
{
    free(s->variable);
    free(s->taken);
    free(s->gone);
    free(s->degree);
    free(s->dangling);
}

/* Removes x from the graph, and then all that dangles: a variable with one neighbour is on no cycle. */
static void remove_from_graph(struct cutset *s, const struct network *n, int x)
{
    int count = 0;
    s->gone[x] = true;
    s->dangling[count++] = x;
    while (count) {
        const int y = s->dangling[--count];
        const struct network_variable *v = &n->variable[y];
        for (int i = 0; i < v->constraints; i++) {
            const int *ends = n->constraint[v->constraint[i]].variable;
            const int z = ends[0] == y ? ends[1] : ends[0];
            if (s->gone[z] || --s->degree[z] > 1) continue;
            s->gone[z] = true;
            s->dangling[count++] = z;
        }
    }
}

static void find_cutset(struct cutset *s, const struct network *n)
{
    for (int x = 0; x < n->variables; x++) s->degree[x] = n->variable[x].constraints;
    for (int x = 0; x < n->variables; x++)
        if (!s->gone[x] && s->degree[x] < 2) remove_from_graph(s, n, x);
    for (;;) {
        int most = -1;
        for (int x = 0; x < n->variables; x++)
            if (!s->gone[x] && (most < 0 || s->degree[x] > s->degree[most])) most = x;
        if (most < 0) return;
        s->variable[s->count++] = most;
        s->taken[most] = true;
        remove_from_graph(s, n, most);
    }
}

static csp_textbook_result search(struct assignment *a, const struct cutset *s, const struct forest *f)
{
    if (!s->count) return search_forest(a, f);
    open_level(a, s->variable[0]);
    for (;;) {
        if (must_stop(a)) return CSP_TEXTBOOK_STOPPED;
        const int value = next_value(a);
        if (value == NO_VALUE) {
            if (!go_back(a, 0)) return CSP_TEXTBOOK_DONE;
            continue;
        }
        descend(a, value);
        if (!forward_check(a, a->level[a->levels - 1].variable)) {
            ascend(a);
        } else if (a->levels < s->count) {
            open_level(a, s->variable[a->levels]);
        } else {
            const csp_textbook_result result = search_forest(a, f);
            if (result != CSP_TEXTBOOK_DONE) return result;
            ascend(a);
        }
    }
}

csp_textbook_result search_by_cutset(struct assignment *a, csp_error *error)
{
    const struct network *n = a->network;
    const int wider = find_wider_constraint(n);
    csp_textbook_result result = CSP_TEXTBOOK_REFUSED;
    struct cutset s;
    struct forest f;
    const bool good = cutset_start(&s, n), also_good = forest_start(&f, n);
    if (!good || !also_good) refuse_for_memory(error);
    else if (wider >= 0) refuse_wider_constraint(n, wider, error);
    else {
        find_cutset(&s, n);
        forest_order(&f, n, s.taken); /* finds no cycle */
        result = search(a, &s, &f);
    }
    cutset_release(&s);
    forest_release(&f);
    return result;
}

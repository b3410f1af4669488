/* SPDX-License-Identifier: MIT */
/* tree_solver.c - tree-structured problems, the textbook's TREE-CSP-SOLVER, in time proportional to the number of variables.

   From the leaves to the roots, each parent loses the values that its child does not support.  Then every value that is left of a root
   belongs to a solution: from the roots to the leaves, each variable has a value that fits its parent's, and no choice fails.  */
#include "csp/textbook/forest.h"

#include "base/memory.h"
#include "csp/model/output.h"
#include "csp/textbook/inference.h"
#include "words/fail.h"

/* ---- the graph ---- */

static void out_named(struct out *o, sudoku_language language, const void *context)
{
    const struct named_constraint *named = context;
    const struct network *n = named->network;
    const struct condition d = n->constraint[named->constraint].condition[0];
    const struct variable *variable = n->model->variable;
    const csp_variable *scope = n->model->constraint[d.constraint].scope;
    (void)language;
    if (d.first < 0 || variable[scope[d.first]].helper || variable[scope[d.second]].helper)
        out_constraint(o, n->model, d.constraint);
    else out_format(o, "%s != %s", variable[scope[d.first]].name, variable[scope[d.second]].name);
}

struct argument constraint_argument(const struct named_constraint *named)
{
    return written(out_named, named);
}

int find_wider_constraint(const struct network *n)
{
    for (int c = 0; c < n->constraints; c++)
        if (n->constraint[c].arity > 2) return c;
    return -1;
}

bool refuse_wider_constraint(const struct network *n, int constraint, csp_error *error)
{
    const struct named_constraint named = {n, constraint};
    return fail(error, 0, 0,
                say(textbook_needs_pairs, constraint_argument(&named), n->constraint[constraint].arity));
}

bool forest_start(struct forest *f, const struct network *n)
{
    const size_t variables = (size_t)n->variables;
    *f = (struct forest){.order = new_array(variables, sizeof *f->order),
                         .parent = new_array(variables, sizeof *f->parent),
                         .link = new_array(variables, sizeof *f->link)};
    return f->order && f->parent && f->link;
}

void forest_release(struct forest *f)
{
    free(f->order);
    free(f->parent);
    free(f->link);
}

enum { NOT_REACHED = -2 };

/* Adds the neighbours of x that have not been reached; `order` is the queue of this search in breadth. */
static int reach_neighbours(struct forest *f, const struct network *n, const bool *excluded, int x)
{
    const struct network_variable *v = &n->variable[x];
    for (int i = 0; i < v->constraints; i++) {
        const int c = v->constraint[i], *ends = n->constraint[c].variable;
        const int y = ends[0] == x ? ends[1] : ends[0];
        if (excluded[y] || c == f->link[x]) continue;
        if (f->parent[y] != NOT_REACHED) return c;
        f->parent[y] = x;
        f->link[y] = c;
        f->order[f->count++] = y;
    }
    return -1;
}

int forest_order(struct forest *f, const struct network *n, const bool *excluded)
{
    int next = 0;
    for (int x = 0; x < n->variables; x++) f->parent[x] = NOT_REACHED;
    for (int root = 0; root < n->variables; root++) {
        if (excluded[root] || f->parent[root] != NOT_REACHED) continue;
        f->parent[root] = f->link[root] = -1;
        f->order[f->count++] = root;
        while (next < f->count) {
            const int closing = reach_neighbours(f, n, excluded, f->order[next++]);
            if (closing >= 0) return closing;
        }
    }
    return -1;
}

/* ---- the search ---- */

/* False: a variable has no value left, or the search is stopped. */
static bool make_parents_consistent(struct assignment *a, const struct forest *f)
{
    for (int i = f->count - 1; i >= 0; i--) {
        const int x = f->order[i], parent = f->parent[x];
        if (!a->left[x] || a->stopped) return false;
        if (parent >= 0) revise(a, parent, f->link[x]);
    }
    return !a->stopped;
}

/* Gives the variable its next value that fits its parent's; false: none is left. */
static bool try_value(struct assignment *a, const struct forest *f)
{
    const int x = a->level[a->levels - 1].variable;
    int value;
    while ((value = next_value(a)) != NO_VALUE) {
        network_set(&a->network->variable[x], value, a->values);
        if (f->parent[x] >= 0 && !check_constraint(a, f->link[x])) continue;
        descend(a, value);
        return true;
    }
    return false;
}

static csp_textbook_result give_values(struct assignment *a, const struct forest *f)
{
    const int lowest = a->levels;
    open_level(a, f->order[0]);
    for (;;) {
        if (must_stop(a)) return CSP_TEXTBOOK_STOPPED;
        if (!try_value(a, f)) {
            if (!go_back(a, lowest)) return CSP_TEXTBOOK_DONE;
        } else if (a->levels - lowest < f->count) {
            open_level(a, f->order[a->levels - lowest]);
        } else {
            if (!report_solution(a)) return CSP_TEXTBOOK_ENOUGH;
            ascend(a);
        }
    }
}

csp_textbook_result search_forest(struct assignment *a, const struct forest *f)
{
    const size_t removals = a->removals;
    csp_textbook_result result = CSP_TEXTBOOK_DONE;
    if (!f->count) return report_solution(a) ? CSP_TEXTBOOK_DONE : CSP_TEXTBOOK_ENOUGH;
    if (make_parents_consistent(a, f)) result = give_values(a, f);
    else if (a->stopped) result = CSP_TEXTBOOK_STOPPED;
    restore_domains(a, removals);
    return result;
}

csp_textbook_result search_tree(struct assignment *a, csp_error *error)
{
    const struct network *n = a->network;
    const int wider = find_wider_constraint(n);
    csp_textbook_result result = CSP_TEXTBOOK_REFUSED;
    struct forest f;
    bool *nothing = new_array((size_t)n->variables, sizeof *nothing);
    if (!forest_start(&f, n) || !nothing) refuse_for_memory(error);
    else if (wider >= 0) refuse_wider_constraint(n, wider, error);
    else {
        const struct named_constraint closing = {n, forest_order(&f, n, nothing)};
        if (closing.constraint < 0) result = search_forest(a, &f);
        else fail(error, 0, 0, say(textbook_needs_forest, constraint_argument(&closing)));
    }
    forest_release(&f);
    free(nothing);
    return result;
}

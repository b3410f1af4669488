/* SPDX-License-Identifier: MIT */
/* search_tree.c - see search_tree.h */
#include "csp/trace/tree/search_tree.h"

#include "base/contract.h"
#include "base/memory.h"
#include "csp/trace/tree/tree_printers.h"

/* ---- nodes ---- */

static void count_node(csp_tree *t)
{
    struct tree_counts *own = &t->node[t->current].own;
    own->nodes++;
    own->open++;
}

/* A new node below the current one, which the event leads to. */
static void begin_node(csp_tree *t, const csp_event *e, int level)
{
    t->made++;
    t->removed = 0;
    t->failed_by = -1;
    if (!t->within && t->count > t->limit) tree_shrink(t);
    if (t->within) {
        count_node(t);
        return;
    }
    if (!make_room((void **)&t->node, t->count, &t->room, sizeof *t->node)) {
        t->failed = true;
        return;
    }
    t->node[t->count] = (struct tree_node){.parent = t->current,
                                           .refutes = e->kind == CSP_REFUTE,
                                           .bound = e->bound,
                                           .negative = e->negative,
                                           .variable = e->variable,
                                           .value = e->value,
                                           .number = t->made,
                                           .step = e->step,
                                           .level = level,
                                           .roots = t->current == TREE_SEARCH,
                                           .failed_by = -1};
    t->current = (uint32_t)t->count++;
    count_node(t);
}

static void begin_root(csp_tree *t, uint64_t step)
{
    const csp_event start = {.kind = CSP_RESTART, .variable = -1, .step = step};
    t->current = TREE_SEARCH;
    t->within = false;
    begin_node(t, &start, 0);
}

/* ---- start and end ---- */

CSP_API csp_tree *csp_tree_new(const csp_model *model, size_t most_nodes)
{
    REQUIRE(model, "model is NULL");
    REQUIRE(most_nodes <= CSP_MAX_TREE_NODES, "the limit is too large");
    csp_tree *t = new_array(1, sizeof *t);
    if (!t) return NULL;
    t->model = model;
    t->limit = !most_nodes                     ? TREE_USUAL_LIMIT
               : most_nodes < TREE_LEAST_LIMIT ? TREE_LEAST_LIMIT
                                               : most_nodes;
    t->failed_by = -1;
    for (int x = 0; x < (int)model->variables && t->shown_count < TREE_MOST_SIZES; x++)
        if (!model->variable[x].helper) t->shown[t->shown_count++] = x;
    if (!make_room((void **)&t->node, 0, &t->room, sizeof *t->node)) {
        free(t);
        return NULL;
    }
    t->node[t->count++] = (struct tree_node){.result = TREE_BRANCH, .failed_by = -1};
    begin_root(t, 0);
    return t;
}

CSP_API void csp_tree_free(csp_tree *t)
{
    if (!t) return;
    for (size_t i = 0; i < t->count; i++) free(t->node[i].size);
    free(t->node);
    free(t);
}

/* ---- what becomes of a node ---- */

/* What is known about the current node, before the search leaves it. */
static void keep_details(csp_tree *t, const csp_search *s)
{
    struct tree_node *n = &t->node[t->current];
    const int removals = t->removed < TREE_MOST_REMOVED ? (int)t->removed : TREE_MOST_REMOVED;
    const size_t sizes = (size_t)t->shown_count * sizeof *n->size;
    char *block = new_array(1, sizes + (size_t)removals * sizeof *n->removal);
    if (!block) {
        t->failed = true;
        return;
    }
    n->size = (int64_t *)(void *)block;
    n->removal = (struct tree_removal *)(void *)(block + sizes);
    for (int i = 0; i < t->shown_count; i++) n->size[i] = s->domain[t->shown[i]].size;
    if (removals) memcpy(n->removal, t->removal, (size_t)removals * sizeof *n->removal);
    n->kept_removals = removals;
    n->removed = t->removed;
    n->failed_by = t->failed_by;
}

/* The result of the current node is known.  A node at which several values are tried has its result from the first on. */
static void end_node(csp_tree *t, enum tree_result result, const csp_search *s)
{
    struct tree_node *n = &t->node[t->current];
    const struct search_space space = search_space_of(s);
    if (!t->within && n->result != TREE_OPEN) return;
    space_history_add(&t->history, t->made, space);
    if (result != TREE_BRANCH) n->own.open--;
    if (result == TREE_FAILURE) n->own.failures++;
    if (result == TREE_SOLUTION) n->own.solutions++;
    if (t->within) return;
    n->result = result;
    n->measured = true;
    n->space = space;
    keep_details(t, s);
}

/* Back to the node at which the decision of that level was taken, unless that is within the current one.  Each step up leaves a node for
   good, so all steps together are no more than there are nodes.  */
static void go_back(csp_tree *t, int level)
{
    if (t->within && level >= t->node[t->current].level) return;
    t->within = false;
    while (t->node[t->current].level > level && t->node[t->current].parent != TREE_SEARCH)
        t->current = t->node[t->current].parent;
}

/* ---- events ---- */

/* Values of helpers are of no interest: nobody has written them. */
static void note_removals(csp_tree *t, const csp_event *e)
{
    if (e->kind == CSP_EMPTY) t->failed_by = e->constraint;
    if (e->removed_count && t->model->variable[e->variable].helper) return;
    for (int i = 0; i < e->removed_count; i++, t->removed++)
        if (t->removed < TREE_MOST_REMOVED)
            t->removal[t->removed] = (struct tree_removal){e->variable, e->removed[i]};
}

CSP_API void csp_tree_event(void *tree, const csp_event *e)
{
    REQUIRE(tree && e, "tree or event is NULL");
    csp_tree *t = tree;
    const struct tree_move move = tree_move_of(e);
    if (t->failed) return;
    if (e->removed_count || e->kind == CSP_EMPTY) note_removals(t, e);
    if (move.result != TREE_OPEN) end_node(t, move.result, e->search);
    switch (move.turn) {
    case TREE_STAY: break;
    case TREE_DOWN: begin_node(t, e, e->depth + 1); break;
    case TREE_BACK: go_back(t, e->depth); break;
    case TREE_ACROSS:
        go_back(t, e->depth);
        t->node[t->current].own.open--; /* both decisions have been tried, or are about to be */
        begin_node(t, e, e->depth);
        break;
    case TREE_AGAIN:
        t->restarts++;
        begin_root(t, e->step);
        break;
    }
}

/* ---- printing ---- */

CSP_API bool csp_tree_print(csp_tree *t, csp_tree_format format, csp_sink sink)
{
    static tree_printer *const printers[] = {tree_print_svg, tree_print_html, tree_print_json,
                                             tree_print_latex};
    REQUIRE(t && sink.write, "tree is NULL, or there is no sink");
    REQUIRE(format <= CSP_TREE_LATEX, "there is no such format");
    char buffer[4096];
    struct out o = out_to_sink(sink.write, sink.context, buffer, sizeof buffer);
    if (t->failed) return false;
    tree_fold_evenly(t);
    tree_add_up(t);
    const bool good = printers[format](t, &o);
    out_flush(&o);
    return good;
}

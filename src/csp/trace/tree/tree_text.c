/* SPDX-License-Identifier: MIT */
/* tree_text.c - what the pictures of a tree say about its nodes. */
#include "csp/model/names.h"
#include "csp/trace/tracer.h"
#include "csp/trace/tree/tree_printers.h"

void tree_out_decision(struct out *o, const csp_tree *t, const struct tree_node *n)
{
    if (n->variable < 0) return;
    const csp_event e = {
        .variable = n->variable, .value = n->value, .bound = n->bound, .negative = n->negative};
    out_decision(o, t->model, &e);
}

const char *tree_kind(const csp_tree *t, size_t place)
{
    static const char *const names[] = {"open", "branch", "failure", "solution"};
    const struct tree_node *n = &t->node[place];
    if (place == TREE_SEARCH) return "search";
    if (!n->folded) return names[n->result];
    return n->own.solutions ? "folded-solved" : n->own.open ? "folded-open" : "folded-failed";
}

static void out_count(struct out *o, uint64_t count, const char *one, const char *several)
{
    out_number(o, count);
    out_char(o, ' ');
    out_text(o, count == 1 ? one : several);
}

void tree_out_counts(struct out *o, const struct tree_counts *c)
{
    out_count(o, c->nodes, "node", "nodes");
    out_text(o, ", ");
    out_count(o, c->failures, "failure", "failures");
    out_text(o, ", ");
    out_count(o, c->solutions, "solution", "solutions");
}

void tree_out_folded(struct out *o, const csp_tree *t)
{
    uint64_t folded = 0, hidden = 0;
    for (size_t i = 1; i < t->count; i++) {
        folded += t->node[i].folded;
        hidden += t->node[i].own.nodes - 1;
    }
    if (!folded) return;
    out_count(o, hidden, "node is", "nodes are");
    out_text(o, " folded into ");
    out_count(o, folded, "triangle", "triangles");
}

/* Is this the first of the removals of its variable? */
static bool is_first(const struct tree_node *n, int removal)
{
    for (int i = 0; i < removal; i++)
        if (n->removal[i].variable == n->removal[removal].variable) return false;
    return true;
}

void tree_out_removed(struct out *o, const csp_tree *t, const struct tree_node *n)
{
    for (int i = 0; i < n->kept_removals; i++) {
        const csp_variable x = n->removal[i].variable;
        const char *before = ": ";
        if (!is_first(n, i)) continue;
        out_format(o, "%s%s", i ? "; " : "", t->model->variable[x].name);
        for (int j = i; j < n->kept_removals; j++) {
            if (n->removal[j].variable != x) continue;
            out_text(o, before);
            out_named(o, t->model, x, n->removal[j].value);
            before = ", ";
        }
    }
    if ((uint64_t)n->kept_removals < n->removed) out_text(o, "; ...");
}

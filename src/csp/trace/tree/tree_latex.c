/* SPDX-License-Identifier: MIT */
/* tree_latex.c - a tree as a table for exercise sheets: a longtable with a row for each node. */
#include "csp/model/output.h"
#include "csp/trace/tracer.h"
#include "csp/trace/tree/tree_printers.h"

enum { TEXT = 700 }; /* bytes of a field */

static void out_result(struct out *o, const csp_tree *t, const struct tree_node *n)
{
    char text[TEXT];
    struct out constraint = out_to_buffer(text, sizeof text);
    if (n->folded) {
        tree_out_counts(o, &n->own);
        return;
    }
    switch (n->result) {
    case TREE_OPEN: out_text(o, "not finished"); break;
    case TREE_BRANCH: break;
    case TREE_SOLUTION: out_text(o, "solution"); break;
    case TREE_FAILURE:
        out_text(o, "failure");
        if (n->failed_by < 0) break;
        out_constraint(&constraint, t->model, n->failed_by);
        out_text(o, ": ");
        out_latex(o, text);
        break;
    }
}

static void out_field(struct out *o, const csp_tree *t, const struct tree_node *n,
                      void (*write)(struct out *, const csp_tree *, const struct tree_node *))
{
    char text[TEXT];
    struct out field = out_to_buffer(text, sizeof text);
    write(&field, t, n);
    out_latex(o, text);
    out_text(o, " & ");
}

static void out_row(struct out *o, const csp_tree *t, const struct tree_node *n)
{
    out_number(o, n->number);
    out_text(o, " & ");
    if (n->parent != TREE_SEARCH) out_number(o, t->node[n->parent].number);
    out_text(o, " & ");
    if (n->variable < 0) out_text(o, "start & ");
    else out_field(o, t, n, tree_out_decision);
    out_field(o, t, n, tree_out_removed);
    out_result(o, t, n);
    out_text(o, " \\\\\n");
}

bool tree_print_latex(const csp_tree *t, struct out *o)
{
    out_text(o,
             "% \\usepackage{longtable,array}, \\usepackage[T1]{fontenc}\n"
             "\\begin{longtable}{rrl>{\\raggedright}p{0.35\\linewidth}>{\\raggedright\\arraybackslash}"
             "p{0.25\\linewidth}}\n"
             "node & parent & decision & removed & result \\\\\n\\hline\n\\endhead\n");
    for (size_t i = 1; i < t->count; i++) out_row(o, t, &t->node[i]);
    out_text(o, "\\hline\n\\multicolumn{5}{l}{");
    tree_out_counts(o, &t->node[TREE_SEARCH].all);
    out_text(o, "} \\\\\n\\end{longtable}\n");
    return true;
}

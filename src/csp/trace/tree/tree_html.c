/* SPDX-License-Identifier: MIT */
/* tree_html.c - a tree as a page of its own: the nodes as JSON, and a script (tree_page.c) that shows them. */
#include "base/json_writer.h"
#include "csp/trace/trace_page.h"
#include "csp/trace/tree/tree_page.h"
#include "csp/trace/tree/tree_printers.h"

bool tree_print_html(const csp_tree *t, struct out *o)
{
    const char *const script[] = {tree_page_data,  tree_page_layout, tree_page_drawing,
                                  tree_page_words, tree_page_chart,  tree_page_moves};
    struct json j = {.out = o, .html = true};
    out_text(o, page_head);
    out_text(o, "<title>The tree of a search</title>\n<style>\n");
    out_text(o, page_style);
    out_text(o, tree_page_style);
    out_text(o, "</style>\n</head>\n<body>\n");
    out_text(o, tree_page_body);
    out_text(o, "<script>\nconst search = ");
    tree_json_search(&j, t);
    out_text(o, ";\nconst nodes = [\n");
    for (size_t i = 1; i < t->count; i++) {
        j.comma = false;
        tree_json_node(&j, t, i);
        out_text(o, ",\n");
    }
    out_text(o, "];\n");
    for (size_t i = 0; i < sizeof script / sizeof *script; i++) {
        out_char(o, '\n');
        out_text(o, script[i]);
    }
    out_text(o, "</script>\n</body>\n</html>\n");
    return true;
}

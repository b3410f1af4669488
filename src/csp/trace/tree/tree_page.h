/* SPDX-License-Identifier: MIT */
/* tree_page.h - the fixed parts of the page that tree_html.c writes.

   The script expects `search` and `nodes` before it: the objects that `--tree json` prints for the search and for each node
   (docs/CSP-TREE.md).  */
#ifndef CSP_TREE_PAGE_H
#define CSP_TREE_PAGE_H

extern const char tree_page_style[], tree_page_body[], tree_page_data[], tree_page_layout[],
    tree_page_drawing[], tree_page_words[], tree_page_chart[], tree_page_moves[];

#endif

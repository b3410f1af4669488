/* SPDX-License-Identifier: MIT */
/* trace_page.h - the fixed parts of the page that trace_html.c writes; that of a tree has the same head and style.

   The script expects three lists before it:

       variables    {name, values}, or {name, low, high, size} if there are too many values
       constraints  {text, scope}; scope has places in `variables`
       steps        {event, depth, waiting}, and what it has of: constraint, variable and other (places in the lists),
                    op and value (of a decision), removed with low, high and size (of what is left)  */
#ifndef CSP_TRACE_PAGE_H
#define CSP_TRACE_PAGE_H

extern const char page_head[], page_style[], page_box_style[], page_body[], page_positions[],
    page_words[], page_boxes[], page_cells[], page_layout[], page_view[], page_moves[];

#endif

/* SPDX-License-Identifier: MIT */
/* unwrap.c - what texts are wrapped in, from the outside in. */
#include "read/unwrap/page.h"

#include "base/out.h"

/* Without a name: what only changes the form of cells that a text has anyhow. */
static const struct {
    const char *name;
    unwrapper *unwrap;
} wrappings[WRAPPINGS] = {
    [IN_CONTROLS] = {NULL, unwrap_controls},
    [IN_TRANSFER] = {NULL, unwrap_transfer},
    [IN_HTML] = {"html", unwrap_html},
    [IN_BBCODE] = {"bbcode", unwrap_bbcode},
    [IN_MAIL] = {"mail", unwrap_mail},
    [IN_FENCES] = {"markdown", unwrap_fences},
    [IN_WIKI] = {"wiki", unwrap_wiki},
    [IN_LATEX] = {"latex", unwrap_latex},
    [IN_FACTS] = {"facts", unwrap_facts},
    [IN_SETTINGS] = {"settings", unwrap_settings},
    [IN_CODE_WORDS] = {NULL, unwrap_code_words},
    [IN_CODE] = {"code", unwrap_code},
    [IN_ROW_NAMES] = {NULL, unwrap_row_names},
    [IN_TABLE] = {"table", unwrap_table},
    [IN_PAGE_NUMBERS] = {NULL, unwrap_page_numbers},
    [IN_ROWS] = {NULL, unwrap_rows},
    [IN_PROSE] = {"prose", unwrap_prose},
};

bool unwrap(struct page *p)
{
    bool changed = false;
    if (p->no_memory) return false;
    for (int i = 0; i < WRAPPINGS; i++) {
        struct page next = {.lines_passed = p->lines_passed, .wrappings = p->wrappings, .mark = p->mark};
        const bool wrapped = wrappings[i].unwrap(p, &next), no_memory = next.no_memory;
        /* without sentences, only the form of grids has changed */
        const bool named = i != IN_PROSE || next.lines_passed > p->lines_passed;
        page_free(wrapped && !no_memory ? p : &next);
        if (wrapped && !no_memory) *p = next;
        if (wrapped && named) p->wrappings |= WRAPPED(i);
        p->no_memory = no_memory;
        if (no_memory) return false;
        changed |= wrapped;
    }
    return changed;
}

void name_wrappings(unsigned taken_off, char names[LONGEST_WRAPPINGS])
{
    struct out o = out_to_buffer(names, LONGEST_WRAPPINGS);
    for (int i = 0; i < WRAPPINGS; i++) {
        if (!(taken_off >> i & 1) || !wrappings[i].name) continue;
        if (*names) out_text(&o, " ");
        out_text(&o, wrappings[i].name);
    }
}

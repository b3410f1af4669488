/* SPDX-License-Identifier: MIT */
/* unwrap.c - what texts are wrapped in, from the outside in. */
#include "read/unwrap/page.h"

#include "base/out.h"

static const struct {
    const char *name;
    unwrapper *unwrap;
} wrappings[] = {
    {"html", unwrap_html},       {"bbcode", unwrap_bbcode}, {"mail", unwrap_mail},
    {"markdown", unwrap_fences}, {"latex", unwrap_latex},   {"code", unwrap_code},
    {"table", unwrap_table},     {"prose", unwrap_prose},
};
enum { WRAPPINGS = sizeof wrappings / sizeof *wrappings };

bool unwrap(struct page *p)
{
    bool changed = false;
    if (p->no_memory) return false;
    for (size_t i = 0; i < WRAPPINGS; i++) {
        struct page next = {.lines_passed = p->lines_passed, .wrappings = p->wrappings, .mark = p->mark};
        const bool wrapped = wrappings[i].unwrap(p, &next), no_memory = next.no_memory;
        /* without sentences, only the form of grids has changed */
        const bool named = wrappings[i].unwrap != unwrap_prose || next.lines_passed > p->lines_passed;
        page_free(wrapped && !no_memory ? p : &next);
        if (wrapped && !no_memory) *p = next;
        if (wrapped && named) p->wrappings |= 1u << i;
        p->no_memory = no_memory;
        if (no_memory) return false;
        changed |= wrapped;
    }
    return changed;
}

void name_wrappings(unsigned bits, char names[LONGEST_WRAPPINGS])
{
    struct out o = out_to_buffer(names, LONGEST_WRAPPINGS);
    for (size_t i = 0; i < WRAPPINGS; i++) {
        if (!(bits >> i & 1)) continue;
        if (*names) out_text(&o, " ");
        out_text(&o, wrappings[i].name);
    }
}

/* SPDX-License-Identifier: MIT */
/* unwrap.c - what texts are wrapped in, from the outside in. */
#include "read/unwrap/page.h"

static unwrapper *const wrappings[] = {
    unwrap_transfer,     unwrap_html,  unwrap_bbcode, unwrap_mail, unwrap_fences,
    unwrap_wiki,         unwrap_latex, unwrap_facts,  unwrap_code, unwrap_table,
    unwrap_page_numbers, unwrap_rows,  unwrap_prose,
};

bool unwrap(struct page *p)
{
    bool changed = false;
    if (p->no_memory) return false;
    for (size_t i = 0; i < sizeof wrappings / sizeof *wrappings; i++) {
        struct page next = {.lines_passed = p->lines_passed};
        const bool wrapped = wrappings[i](p, &next), no_memory = next.no_memory;
        page_free(wrapped && !no_memory ? p : &next);
        if (wrapped && !no_memory) *p = next;
        p->no_memory = no_memory;
        if (no_memory) return false;
        changed |= wrapped;
    }
    return changed;
}

/* SPDX-License-Identifier: MIT */
/* unwrap_mail.c - the quotes of mails and forums: "> 53..7....", also "> > ...". */
#include "read/unwrap/page.h"

static bool is_quoted(const struct page *p, struct page_line l)
{
    size_t at = l.begin;
    while (at < l.end && p->text[at] == ' ') at++;
    return at < l.end && p->text[at] == '>';
}

/* Past the marks, and the blank after each. */
static size_t skip_marks(const struct page *p, struct page_line l)
{
    size_t at = l.begin;
    for (;;) {
        size_t mark = at;
        while (mark < l.end && p->text[mark] == ' ') mark++;
        if (mark == l.end || p->text[mark] != '>') return at;
        at = mark + 1;
        if (at < l.end && p->text[at] == ' ') at++;
    }
}

bool unwrap_mail(const struct page *from, struct page *to)
{
    enum { LEAST_QUOTED = 2 };
    struct page_line l;
    int quoted = 0;
    for (size_t at = 0; page_next_line(from, &at, &l);) quoted += is_quoted(from, l);
    if (quoted < LEAST_QUOTED) return false;
    for (size_t at = 0; page_next_line(from, &at, &l);) {
        page_take_range(to, from, is_quoted(from, l) ? skip_marks(from, l) : l.begin, l.end);
        page_put(to, "\n", from, l.end);
    }
    return true;
}

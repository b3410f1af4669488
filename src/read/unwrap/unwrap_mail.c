/* SPDX-License-Identifier: MIT */
/* unwrap_mail.c - the quotes of mails and forums: "> 53..7....", also "> > ...", and who sent a mail, below a line "-- ". */
#include "base/ascii.h"
#include "board/symbols.h"
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

/* Do words stand in it, so that it is no row? */
static bool has_words(const struct page *p, struct page_line l)
{
    int letters = 0;
    for (size_t at = l.begin; at < l.end && letters < 2; at++)
        letters = is_letter(p->text[at]) ? letters + 1 : 0;
    return letters >= 2 && !is_quoted(p, l);
}

/* Where the last line "-- " begins, below which some lines of words stand up to the end; the end if there is none. */
static size_t find_sender(const struct page *p)
{
    enum { MOST_LINES = 10 };
    struct page_line l;
    size_t found = p->length;
    int words = 0;
    for (size_t at = 0; page_next_line(p, &at, &l);) {
        const size_t length = l.end - l.begin;
        const bool dashes = (length == 2 || (length == 3 && p->text[l.begin + 2] == ' ')) &&
                            p->text[l.begin] == '-' && p->text[l.begin + 1] == '-';
        if (dashes) found = l.begin, words = 0;
        else if (!page_line_is_blank(p, l) && !has_words(p, l)) found = p->length;
        else words += !page_line_is_blank(p, l);
    }
    return words && words <= MOST_LINES ? found : p->length;
}

bool unwrap_mail(const struct page *from, struct page *to)
{
    enum { LEAST_QUOTED = 2 };
    struct page_line l;
    const size_t sender = find_sender(from);
    int quoted = 0;
    for (size_t at = 0; page_next_line(from, &at, &l);) quoted += is_quoted(from, l);
    if (quoted < LEAST_QUOTED && sender == from->length) return false;
    for (size_t at = 0; page_next_line(from, &at, &l) && l.begin < sender;) {
        page_take_range(to, from, is_quoted(from, l) ? skip_marks(from, l) : l.begin, l.end);
        page_put(to, "\n", from, l.end);
    }
    return true;
}

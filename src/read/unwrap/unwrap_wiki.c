/* SPDX-License-Identifier: MIT */
/* unwrap_wiki.c - tables of MediaWiki.

       {| class="wikitable"       begins a table
       |-                         a row
       | 5 || 3 ||  || align=right | 7        cells, in one line or in several
       |}                         ends it         */
#include <string.h>

#include "base/ascii.h"
#include "read/unwrap/markup.h"

static bool begins(const struct page *p, struct page_line l, const char *sign)
{
    return l.end - l.begin >= strlen(sign) && !memcmp(p->text + l.begin, sign, strlen(sign));
}

static bool has_table(const struct page *p)
{
    struct page_line l;
    for (size_t at = 0; page_next_line(p, &at, &l);)
        if (begins(p, l, "{|")) return true;
    return false;
}

/* What is in a cell, without its attributes: "align=right | 7" */
static void put_cell(struct markup *m, const struct page *from, size_t begin, size_t end, bool heading)
{
    struct markup_cell *cell = markup_cell(m);
    if (!cell) return;
    cell->heading = heading;
    const char *bar = memchr(from->text + begin, '|', end - begin);
    const char *equals =
        bar ? memchr(from->text + begin, '=', (size_t)(bar - from->text) - begin) : NULL;
    if (equals) {
        const size_t length = (size_t)(bar - from->text) - begin;
        for (size_t i = 0; i + 4 < length; i++)
            cell->wide |= !memcmp(from->text + begin + i, "span", 4); /* colspan, rowspan */
        begin += length + 1;
    }
    if (end - begin > 6 && !memcmp(from->text + begin, "'''", 3) &&
        !memcmp(from->text + end - 3, "'''", 3))
        begin += 3, end -= 3;
    page_take_range(&m->text, from, begin, end);
}

/* The cells of a line, from the first on. */
static void put_cells(struct markup *m, const struct page *from, struct page_line l, bool heading)
{
    size_t begin = l.begin + 1;
    while (begin < l.end && from->text[begin] == ' ') begin++;
    while (l.end > begin && is_one_of(from->text[l.end - 1], " \t\r")) l.end--;
    for (size_t at = begin; at <= l.end; at++) {
        const bool sign =
            at + 1 < l.end && ((from->text[at] == '|' && from->text[at + 1] == '|') ||
                               (heading && from->text[at] == '!' && from->text[at + 1] == '!'));
        if (at < l.end && !sign) continue;
        put_cell(m, from, begin, at, heading);
        begin = at + 2;
        at++;
    }
}

bool unwrap_wiki(const struct page *from, struct page *to)
{
    struct markup m;
    struct page_line l;
    int open = 0;
    if (!has_table(from)) return false;
    markup_begin(&m);
    for (size_t at = 0; page_next_line(from, &at, &l);) {
        while (l.begin < l.end && open && is_one_of(from->text[l.begin], " \t")) l.begin++;
        if (begins(from, l, "{|")) {
            markup_open(&m);
            open++;
        } else if (!open) {
            page_take_range(&m.text, from, l.begin, l.end);
            page_put(&m.text, "\n", from, l.end);
        } else if (begins(from, l, "|}")) {
            markup_close(&m);
            open--;
        } else if (begins(from, l, "|-")) {
            markup_row(&m);
        } else if (begins(from, l, "|+")) {
            markup_end_row(&m); /* the caption is found with the words of the text */
        } else if (begins(from, l, "|") || begins(from, l, "!")) {
            put_cells(&m, from, l, from->text[l.begin] == '!');
        }
    }
    const bool found = markup_write(&m, to);
    markup_free(&m);
    return found;
}

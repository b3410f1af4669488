/* SPDX-License-Identifier: MIT */
/* export_parts.c - see export_parts.h */
#include "show/export/export_parts.h"

#include <string.h>

#include "words/fail.h"

/* ---- comments ---- */

struct comments {
    struct out *out;
    const char *sign;
    bool in_line;
};

static void write_comments(void *context, const char *text, size_t length)
{
    struct comments *c = context;
    while (length) {
        const char *end = memchr(text, '\n', length);
        const size_t count = end ? (size_t)(end - text) + 1 : length;
        if (!c->in_line) out_format(c->out, "%s ", c->sign);
        out_bytes(c->out, text, count);
        c->in_line = !end;
        text += count;
        length -= count;
    }
}

void out_comments(struct out *o, const sudoku_puzzle *p, const sudoku_style *style, const char *sign)
{
    char buffer[256];
    struct comments c = {.out = o, .sign = sign};
    struct out lines = out_to_sink(write_comments, &c, buffer, sizeof buffer);
    out_headers(&lines, p, style, REGIONS_IN_ONE_LINE);
    out_flush(&lines);
}

/* ---- tables ---- */

int table_digit(const sudoku_sheet *sheet, int cell)
{
    return sheet->solution ? sheet->solution[cell] : sheet->puzzle->givens[cell];
}

bool tables_can_say(const sudoku_sheet *sheet, sudoku_error *error)
{
    const sudoku_puzzle *p = sheet->puzzle;
    if (sheet->solution) return true;
    if (p->allowed) return fail(error, 0, 0, say(not_in_tables, word(SAY_what_is_allowed)));
    if (p->placed) return fail(error, 0, 0, say(not_in_tables, word(SAY_what_is_placed)));
    if (p->marks) return fail(error, 0, 0, say(not_in_tables, word(SAY_what_is_marked)));
    return true;
}

bool region_ends(const sudoku_rules *r, int cell, int other)
{
    return other < 0 || (r->region && r->region[cell] != r->region[other]);
}

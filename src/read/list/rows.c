/* SPDX-License-Identifier: MIT */
/* rows.c - see rows.h */
#include "read/list/rows.h"

#include <string.h>

struct cut cut_row(const struct row *row, char separator)
{
    const char *end =
        row->length ? row->text + row->length : row->text; /* a row without text may be NULL */
    return (struct cut){row->text, end, separator, row->length == 0};
}

static bool is_blank_in(const struct cut *c, char character)
{
    return character == ' ' || (character == '\t' && c->separator != '\t') || character == '\r';
}

static void skip_blanks(struct cut *c)
{
    while (c->at < c->end && is_blank_in(c, *c->at)) c->at++;
}

/* After the opening quote. */
static void read_quoted(struct cut *c, struct row_field *f)
{
    f->text = c->at;
    f->quoted = true;
    for (;;) {
        const char *quote = memchr(c->at, '"', (size_t)(c->end - c->at));
        f->length = (size_t)((quote ? quote : c->end) - f->text);
        if (!quote) {
            c->at = c->end;
            f->fault = FIELD_WITHOUT_END;
            return;
        }
        c->at = quote + 1;
        if (c->at == c->end || *c->at != '"') break;
        f->doubled = true;
        c->at++;
    }
    skip_blanks(c);
    if (c->at == c->end || *c->at == c->separator) return;
    f->fault = FIELD_WITH_TEXT_AFTER;
    const char *next = memchr(c->at, c->separator, (size_t)(c->end - c->at));
    c->at = next ? next : c->end;
}

/* Quotation marks of other kinds, which are no part of the cells: `53..7` in a table of Markdown, '53..7' of SQL, '53..7 and ="53..7" for
   spreadsheets, which are not to take it for a number.  */
static void take_off_marks(struct row_field *f)
{
    enum { SHORTEST_PUZZLE = 16 };
    const char first = f->length > 2 ? *f->text : '\0',
               last = f->length > 2 ? f->text[f->length - 1] : '\0';
    const bool formula = first == '=' && f->text[1] == '"' && last == '"';
    if (formula) f->text += 2, f->length -= 3;
    else if ((first == '`' || first == '\'') && last == first) f->text++, f->length -= 2;
    else if (first == '\'' && f->length > SHORTEST_PUZZLE) f->text++, f->length--;
}

bool next_field(struct cut *c, struct row_field *f)
{
    if (c->over) return false;
    *f = (struct row_field){.fault = FIELD_GOOD};
    skip_blanks(c);
    if (c->at < c->end && *c->at == '"') {
        c->at++;
        read_quoted(c, f);
    } else {
        const char *next = memchr(c->at, c->separator, (size_t)(c->end - c->at));
        f->text = c->at;
        c->at = next ? next : c->end;
        f->length = (size_t)(c->at - f->text);
    }
    while (f->length && (f->text[f->length - 1] == ' ' || f->text[f->length - 1] == '\t')) f->length--;
    if (!f->quoted) take_off_marks(f);
    while (f->quoted && f->length && (*f->text == ' ' || *f->text == '\t')) f->text++, f->length--;
    c->over = c->at == c->end;
    c->at += !c->over;
    return true;
}

bool field_of_row(const struct row *row, char separator, int number, struct row_field *f)
{
    struct cut c = cut_row(row, separator);
    while (next_field(&c, f))
        if (!number--) return true;
    return false;
}

/* Reads on in a row that has become longer, `open` at the end of what was read.  Returns whether a quote is open at its end now. */
static bool read_on(struct cut *c, bool open)
{
    struct row_field f = {.fault = FIELD_GOOD};
    if (open) {
        read_quoted(c, &f);
        c->over = c->at == c->end;
        c->at += !c->over;
    }
    while (f.fault != FIELD_WITHOUT_END && next_field(c, &f)) continue;
    return f.fault == FIELD_WITHOUT_END;
}

bool peek_row(struct source *s, int ahead, char separator, struct row *row)
{
    struct line l;
    *row = (struct row){.lines = 0};
    if (!source_peek(s, ahead, &l)) return false;
    *row = (struct row){l.text, l.length, l.number, 1};
    if (l.too_long || !memchr(l.text, '"', l.length)) return true;
    struct row whole = *row;
    struct cut c = cut_row(row, separator);
    bool open = false;
    while ((open = read_on(&c, open))) {
        if (whole.lines == MOST_ROW_LINES || whole.length > MAX_LINE ||
            !source_peek(s, ahead + whole.lines, &l) || l.too_long)
            return false;
        whole.length = (size_t)(l.text + l.length - whole.text);
        whole.lines++;
        c.end = whole.text + whole.length;
    }
    *row = whole;
    return true;
}

struct line line_around(const struct row *row, const char *at, const char *end)
{
    const char *start = row->text;
    long number = row->number;
    for (const char *c = row->text; c < at; c++)
        if (*c == '\n') start = c + 1, number++;
    return (struct line){.text = start, .length = (size_t)(end - start), .number = number};
}

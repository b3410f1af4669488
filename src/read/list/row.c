/* SPDX-License-Identifier: MIT */
/* row.c - see row.h */
#include "read/list/row.h"

#include <string.h>

#include "base/ascii.h"
#include "base/memory.h"
#include "base/whole_root.h"
#include "board/extras.h"
#include "board/symbols.h"
#include "read/list/look.h"
#include "read/list/column_names.h"
#include "read/reader.h"

/* What a row has in the columns that matter; without text: nothing. */
struct parts {
    struct row_field puzzle, solution, regions, rules;
    int fields; /* up to the last that is not empty */
};

struct place place_in_row(const struct row *row, const char *at)
{
    const struct line l = line_around(row, at, at);
    return (struct place){l.number, column_of(&l, at)};
}

static bool fail_in(struct sudoku_reader *r, const struct row *row, const char *at, struct message why)
{
    return fail_at(r, place_in_row(row, at), why);
}

static bool split(struct sudoku_reader *r, const struct row *row, struct parts *p)
{
    const struct columns *c = &r->columns;
    struct cut cut = cut_row(row, c->separator);
    struct row_field f;
    *p = (struct parts){.fields = 0};
    for (int column = 0; next_field(&cut, &f); column++) {
        const struct place quote = f.fault ? place_in_row(row, f.text - 1) : (struct place){0, 0};
        if (f.fault == FIELD_WITHOUT_END) return fail_at(r, quote, say(quote_without_end));
        if (f.fault == FIELD_WITH_TEXT_AFTER) return fail_at(r, quote, say(text_after_quotes));
        if (f.length) p->fields = column + 1;
        if (column == c->puzzle) p->puzzle = f;
        else if (column == c->solution) p->solution = f;
        else if (column == c->regions) p->regions = f;
        else if (column == c->rules) p->rules = f;
        else note_unread_text(&r->draft, &(struct field){f.text, f.length});
    }
    if (!c->count || p->fields <= c->count) return true;
    return fail_in(r, row, row->text, say(too_many_fields, p->fields, c->count));
}

/* ---- the parts ---- */

static struct glyphs glyphs_in(const struct row *row, const struct row_field *f)
{
    return (struct glyphs){
        .symbol = f->text, .count = (int)f->length, .first = place_in_row(row, f->text)};
}

/* Which column has a puzzle in a row that has none in its place?  -1: none. */
static int other_column(struct sudoku_reader *r, const struct row *row)
{
    const struct columns *c = &r->columns;
    struct cut cut = cut_row(row, c->separator);
    struct row_field f;
    for (int column = 0; next_field(&cut, &f); column++) {
        if (column == c->puzzle || column == c->solution) continue;
        const struct look look = look_at_field(r, row, &f, r->draft.solution);
        if (look.kind == CELLS && !look.full) return column;
    }
    return -1;
}

/* A field with quotes of its own, which are doubled in the row, as it is meant.  NULL: out of memory. */
static char *without_doubled_quotes(const struct row_field *f, size_t *length)
{
    char *text = new_array(f->length, 1);
    *length = 0;
    for (size_t i = 0; text && i < f->length; i++) {
        text[(*length)++] = f->text[i];
        if (f->text[i] == '"' && i + 1 < f->length && f->text[i + 1] == '"') i++;
    }
    return text;
}

/* The puzzle and its words, some of which have quotes. */
static bool read_quoted_line(struct sudoku_reader *r, const struct row_field *f, struct place p)
{
    struct line l = {.number = p.line};
    char *text = without_doubled_quotes(f, &l.length);
    if (!text) return fail_by_memory(r->error);
    l.text = text;
    const bool good = read_line_from(r, &l, text);
    free(text);
    return good;
}

static bool read_puzzle(struct sudoku_reader *r, const struct row *row, const struct row_field *f)
{
    enum { LONGEST_WORD = 15 }; /* shorter than any puzzle of a list */
    struct draft *d = &r->draft;
    struct glyphs g;
    if (f->length <= LONGEST_WORD) {
        const int other = other_column(r, row);
        return other < 0 ? fail_in(r, row, row->text, say(no_puzzle_in_column, r->columns.puzzle + 1))
                         : fail_in(r, row, row->text,
                                   say(puzzle_in_other_column, other + 1, r->columns.puzzle + 1));
    }
    d->begin = place_in_row(row, f->text);
    if (is_grid_in_field(r, row, f, &g))
        return draft_size(d, whole_root(g.count), g.first, r->error) &&
               decode_givens(d, &g, d->n, r->error);
    if (f->doubled) return read_quoted_line(r, f, d->begin);
    const struct line l = line_around(row, f->text, f->text + f->length);
    return read_line_from(r, &l, f->text);
}

/* "NaN", "null" and their like stand for nothing. */
static bool is_nothing(const struct row_field *f)
{
    static const char *const words[] = {"nan", "null", "none", "na", "n/a", "-", "?", NULL};
    for (const char *const *w = words; *w; w++)
        if (is_name(f, *w)) return true;
    return f->length == 0;
}

/* Something else than a grid, such as "several solutions". */
static bool is_no_grid(const struct row_field *f)
{
    enum { SHORTEST_GRID = 16 };
    return f->length < SHORTEST_GRID || (is_letter(*f->text) && memchr(f->text, ' ', f->length));
}

static bool read_regions(struct sudoku_reader *r, const struct row *row, const struct row_field *f)
{
    struct draft *d = &r->draft;
    if (is_nothing(f)) return true;
    const struct glyphs g = glyphs_in(row, f);
    if (g.count != d->n * d->n)
        return fail_at(r, g.first, say(wrong_length, word(SAY_the_layout), g.count, d->n * d->n));
    if (d->has_regions) return fail_at(r, g.first, say(stated_twice));
    d->has_regions = true;
    d->shape_place = g.first;
    return decode_layout(&g, d->n, d->regions, r->error);
}

static bool read_solution(struct sudoku_reader *r, const struct row *row, const struct row_field *f)
{
    struct draft *d = &r->draft;
    struct glyphs g;
    if (is_nothing(f) || is_no_grid(f) || d->has_solution) return true;
    if (!is_grid_in_field(r, row, f, &g)) g = glyphs_in(row, f);
    if (g.count != d->n * d->n)
        return fail_at(r, g.first, say(wrong_length, word(SAY_the_solution), g.count, d->n * d->n));
    d->has_solution = true;
    d->solution_place = g.first;
    return decode_digits(d, &g, d->n, d->solution, r->error);
}

static bool read_rules(struct sudoku_reader *r, const struct row *row, const struct row_field *f)
{
    if (is_nothing(f)) return true;
    const struct place p = place_in_row(row, f->text);
    if (!f->doubled) return draft_statements(&r->draft, f->text, f->length, p, r->error);
    size_t length;
    char *text = without_doubled_quotes(f, &length);
    const bool good =
        text ? draft_statements(&r->draft, text, length, p, r->error) : fail_by_memory(r->error);
    free(text);
    return good;
}

bool read_row(struct sudoku_reader *r)
{
    struct row row;
    struct parts p;
    peek_row(&r->source, 0, r->columns.separator, &row);
    for (int i = 0; i < row.lines; i++) source_take(&r->source); /* good or bad */
    r->draft.form = form_of(FORM_line);
    r->draft.begin = (struct place){row.number, 1};
    r->one_line = true;
    r->row = row;
    return split(r, &row, &p) && read_puzzle(r, &row, &p.puzzle) && read_regions(r, &row, &p.regions) &&
           read_rules(r, &row, &p.rules) && read_solution(r, &row, &p.solution);
}

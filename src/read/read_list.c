/* SPDX-License-Identifier: MIT */
/* read_list.c - a list of lists, as programs print it: [[0,0,3,...],...], in one line or many. */
#include <string.h>

#include "base/ascii.h"
#include "base/utf8.h"
#include "base/whole_root.h"
#include "board/symbols.h"
#include "read/cell_words.h"
#include "read/reader.h"

struct list_state {
    int depth;
    int rows, in_row; /* closed rows; numbers in the open one */
    int first_row;    /* length of the first */
    int count;
    int largest; /* number */
    struct place largest_at;
    bool closed;
};

/* The end of a cell: of a string in quotes, or of a word. */
static const char *cell_end(const char *at, const char *end)
{
    const char quote = *at;
    if (quote == '"' || quote == '\'') {
        const char *closing = memchr(at + 1, quote, (size_t)(end - at - 1));
        return closing ? closing + 1 : at;
    }
    while (at < end && (is_letter(*at) || is_figure(*at) || *at == '.' || *at == '_' || *at == '-'))
        at++;
    return at;
}

static const char *read_cell(struct sudoku_reader *r, const struct line *l, const char *at,
                             struct list_state *s)
{
    const char *end = l->text + l->length, *after = cell_end(at, end);
    const struct place p = {l->number, column_of(l, at)};
    const struct field word = {at, (size_t)(after - at)};
    const int number = number_of_word(word);
    const char symbol = after == at ? '\0' : symbol_of_word(word);
    if (number > SUDOKU_MAX_SIZE) fail_at(r, p, say(expected_number_up_to, SUDOKU_MAX_SIZE, number));
    else if (!symbol) fail_at(r, p, say(expected_list, shown_character(at, (size_t)(end - at))));
    else if (s->count == SUDOKU_MAX_CELLS) fail_at(r, p, say(too_many_numbers, SUDOKU_MAX_CELLS));
    else {
        r->where[s->count] = p;
        r->symbol[s->count++] = symbol;
        if (number > s->largest) s->largest = number, s->largest_at = p;
        s->in_row++;
        return after;
    }
    return NULL;
}

static bool close_bracket(struct sudoku_reader *r, struct place p, struct list_state *s)
{
    if (s->depth == 2) {
        if (!s->rows) s->first_row = s->in_row;
        else if (s->in_row != s->first_row)
            return fail_at(r, p,
                           s->in_row == 1 ? say(row_number, s->rows + 1, s->in_row, s->first_row)
                                          : say(row_numbers, s->rows + 1, s->in_row, s->first_row));
        s->rows++;
        s->in_row = 0;
    }
    s->closed = --s->depth == 0;
    return true;
}

static bool read_list_line(struct sudoku_reader *r, const struct line *l, struct list_state *s)
{
    const char *end = l->text + l->length;
    for (const char *at = l->text; at < end;) {
        const char c = *at;
        if (c == ' ' || c == '\t' || c == ',') { /* first, since computing a place takes time */
            at++;
            continue;
        }
        const struct place p = {l->number, column_of(l, at)};
        if (s->closed) {
            if (c == '#' || c == ';') return true;
            return fail_at(r, p, say(text_after_list));
        } else if (c == '[') {
            if (s->depth == 2) return fail_at(r, p, say(lists_nested));
            if (s->depth == 1 && s->in_row) return fail_at(r, p, say(list_among_numbers));
            s->depth++;
            at++;
        } else if (!s->depth) {
            return fail_at(r, p, say(list_begins_with_bracket));
        } else if (c == ']') {
            if (!close_bracket(r, p, s)) return false;
            at++;
        } else {
            if (s->depth == 1 && s->rows) return fail_at(r, p, say(number_among_lists));
            at = read_cell(r, l, at, s);
            if (!at) return false;
        }
    }
    return true;
}

bool read_list(struct sudoku_reader *r)
{
    struct list_state s = {0};
    struct line l;
    struct place begin = {0, 0};
    r->draft.form = form_of(FORM_list);
    while (!s.closed) {
        if (!source_peek(&r->source, 0, &l) || classify(&l) == LINE_BLANK)
            return fail_at(r, begin, say(list_without_end));
        if (!begin.line) begin = (struct place){l.number, column_of(&l, first_field(&l).text)};
        if (!read_list_line(r, &l, &s)) return false;
        source_take(&r->source);
    }
    const int n = exact_root(s.count);
    if (!n || (s.rows && s.rows != n))
        return fail_at(r, begin, say(list_not_square, s.count, s.rows ? s.rows : 1));
    if (!draft_size(&r->draft, n, begin, r->error)) return false;
    if (s.largest > n) return fail_at(r, s.largest_at, say(expected_from_0, n, s.largest));
    const struct glyphs g = {.symbol = r->symbol, .count = s.count, .where = r->where};
    return decode_grid(r, &g);
}

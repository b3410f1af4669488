/* SPDX-License-Identifier: MIT */
/* json_cells.c - see json_cells.h

   A string without escapes is decoded where it is.  Otherwise the symbols are put side by side, and the place of one of them is found,
   if there is anything to say about it, by going through the values once more.  */
#include "read/json/json_cells.h"

#include <string.h>

#include "base/ascii.h"
#include "base/memory.h"
#include "board/symbols.h"
#include "read/cell_words.h"

enum { MOST_SYMBOLS = JSON_SCRATCH, ROWS_AND_CELLS = 2 };

char *json_scratch(struct sudoku_reader *r)
{
    struct json_stream *j = &r->json;
    if (!j->scratch) j->scratch = new_array(JSON_SCRATCH, 1);
    if (!j->scratch) fail_by_memory(r->error);
    return j->scratch;
}

struct place place_of_value(const struct json_tree *t, uint32_t value)
{
    const struct json_value *v = &t->value[value];
    const bool quoted =
        v->kind == JSON_STRING && v->at && (t->text[v->at - 1] == '"' || t->text[v->at - 1] == '\'');
    return (struct place){0, (long)v->at - quoted};
}

bool fail_at_value(struct sudoku_reader *r, const struct json_tree *t, uint32_t value,
                   struct message why)
{
    return fail_at(r, place_of_value(t, value), why);
}

const char *with_plain_characters(char *key)
{
    for (char *c = key; *c; c++)
        if (*c < ' ' || *c >= 0x7f) *c = '?';
    return key;
}

/* ---- finding symbols ---- */

struct walk {
    struct sudoku_reader *r;
    const struct json_tree *t;
    struct json_cells *cells;
    char *symbols; /* NULL: only places are asked for */
    int count;
    int wanted;   /* the symbol whose place is asked for; -1: none */
    size_t found; /* its place */
};

static bool add_symbol(struct walk *w, char symbol, size_t at)
{
    if (w->count == MOST_SYMBOLS)
        return fail_at_value(w->r, w->t, w->cells->value,
                             say(json_too_many_cells, w->cells->key, MOST_SYMBOLS));
    if (w->count == w->wanted) w->found = at;
    if (w->symbols) w->symbols[w->count] = symbol;
    w->count++;
    return true;
}

static bool add_number(struct walk *w, uint32_t value, int64_t number)
{
    if (number < 0 || number > SUDOKU_MAX_SIZE)
        return fail_at_value(w->r, w->t, value,
                             say(json_number_range, w->cells->key, number, SUDOKU_MAX_SIZE));
    /* regions may count from 0, and '0' is an empty cell like '.' */
    return add_symbol(w, number ? digit_symbol((int)number) : '0', w->t->value[value].at);
}

/* Not what separates things elsewhere. */
static bool is_symbol(char c) { return c > ' ' && c < 0x7f && !is_one_of(c, ",;=\""); }

static bool check_symbol(struct sudoku_reader *r, const struct json_cells *cells, const char *symbol,
                         size_t length, size_t at)
{
    if (is_symbol(*symbol)) return true;
    return fail_at(r, (struct place){0, (long)at},
                   say(json_not_a_symbol, cells->key, shown_character(symbol, length)));
}

static bool add_string(struct walk *w, uint32_t value, int depth)
{
    const struct json_value *v = &w->t->value[value];
    char decoded[SUDOKU_MAX_CELLS + 1];
    const char *text = w->t->text + v->at;
    size_t length = v->length;
    if (v->escaped) {
        length = json_copy_text(w->t, value, decoded, sizeof decoded);
        text = decoded;
        if (length >= sizeof decoded)
            return fail_at_value(w->r, w->t, value,
                                 say(json_too_many_cells, w->cells->key, SUDOKU_MAX_CELLS));
    }
    if (depth == ROWS_AND_CELLS && w->cells->one_each) {
        const char symbol = symbol_of_word((struct field){text, length});
        return symbol ? add_symbol(w, symbol, (size_t)place_of_value(w->t, value).column)
                      : fail_at_value(w->r, w->t, value, say(json_not_a_cell, w->cells->key));
    }
    for (size_t i = 0; i < length; i++) {
        const size_t at = v->at + (v->escaped ? 0 : i);
        if (!check_symbol(w->r, w->cells, text + i, length - i, at) || !add_symbol(w, text[i], at))
            return false;
    }
    return true;
}

/* At most a list of lists.  No grid has so many rows that a list of more items has rows. */
static bool add_value(struct walk *w, uint32_t value, int depth)
{
    const struct json_value *v = &w->t->value[value];
    int64_t number;
    if (v->kind == JSON_STRING) return add_string(w, value, depth);
    if (v->kind == JSON_LIST && depth < ROWS_AND_CELLS) {
        if (v->count > SUDOKU_MAX_SIZE) depth = ROWS_AND_CELLS - 1;
        for (uint32_t item = value + 1; item < v->next; item = w->t->value[item].next)
            if (!add_value(w, item, depth + 1)) return false;
        return true;
    }
    if (depth && json_integer_value(w->t, value, &number)) return add_number(w, value, number);
    if (depth && (v->kind == JSON_NULL || v->kind == JSON_FALSE)) return add_symbol(w, '.', v->at);
    return fail_at_value(w->r, w->t, value, say(json_not_cells, w->cells->key));
}

bool find_cells(struct sudoku_reader *r, const struct json_tree *t, struct json_cells *cells)
{
    const struct json_value *v = &t->value[cells->value];
    if (v->kind == JSON_STRING && !v->escaped) {
        cells->symbol = t->text + v->at;
        cells->first = v->at;
        if (v->length > MOST_SYMBOLS)
            return fail_at_value(r, t, cells->value, say(json_too_many_cells, cells->key, MOST_SYMBOLS));
        cells->count = (int)v->length;
        for (size_t i = 0; i < v->length; i++)
            if (!check_symbol(r, cells, cells->symbol + i, v->length - i, v->at + i)) return false;
        return true;
    }
    char *symbols = json_scratch(r);
    struct walk w = {.r = r, .t = t, .cells = cells, .symbols = symbols, .wanted = -1};
    if (!symbols || !add_value(&w, cells->value, 0)) return false;
    cells->symbol = symbols;
    cells->first = 0;
    cells->count = w.count;
    return true;
}

/* ---- decoding ---- */

static struct glyphs glyphs_of(const struct json_cells *cells)
{
    return (struct glyphs){.symbol = cells->symbol,
                           .count = cells->count,
                           .first = {0, cells->first ? (long)cells->first : 1}};
}

/* After an error in symbols that were put side by side: where was that one? */
static bool find_place(struct sudoku_reader *r, const struct json_tree *t,
                       const struct json_cells *cells)
{
    if (cells->first || r->error->line || !r->error->column) return false;
    struct json_cells again = *cells;
    struct walk w = {.r = r, .t = t, .cells = &again, .wanted = (int)r->error->column - 1};
    if (add_value(&w, cells->value, 0)) r->error->column = (long)w.found;
    return false;
}

static bool check_count(struct sudoku_reader *r, const struct json_tree *t,
                        const struct json_cells *cells, int expected)
{
    return cells->count == expected ||
           fail_at_value(r, t, cells->value, say(wrong_length, cells->key, cells->count, expected));
}

bool take_digits(struct sudoku_reader *r, const struct json_tree *t, const struct json_cells *cells,
                 uint8_t *digits)
{
    struct draft *d = &r->draft;
    const struct glyphs g = glyphs_of(cells);
    if (!check_count(r, t, cells, d->n * d->n)) return false;
    const bool good = digits == d->givens ? decode_givens(d, &g, d->n, r->error)
                                          : decode_digits(d, &g, d->n, digits, r->error);
    return good || find_place(r, t, cells);
}

bool take_layout(struct sudoku_reader *r, const struct json_tree *t, const struct json_cells *cells,
                 uint8_t *regions)
{
    const int n = r->draft.n;
    const struct glyphs g = glyphs_of(cells);
    return check_count(r, t, cells, n * n) &&
           (decode_layout(&g, n, regions, r->error) || find_place(r, t, cells));
}

bool take_marks(struct sudoku_reader *r, const struct json_tree *t, const struct json_cells *cells,
                uint64_t *marks)
{
    const int n = r->draft.n;
    const struct glyphs g = glyphs_of(cells);
    return check_count(r, t, cells, n * n * n) &&
           (decode_marks(&g, n, marks, r->error) || find_place(r, t, cells));
}

/* SPDX-License-Identifier: MIT */
/* killer_line.c - killer puzzles of 9x9 in one line, in two forms.

       3x3::k:3841:3841:2306:...     cell by cell, 256 times the sum of its cage and the number of the cage; "d" between the first
                                     colons: with diagonals.  A sum of 0: the cell is in no cage
       A<5v<v...                     81 characters: the sum of a cage (0-9, A-Z from 10, a-j from 36) in one of its cells; the
                                     others point, perhaps from one to the next, to it: < > ^ v, and ` ' , . to the corners: up left,
                                     up right, down left, down right  */
#include <string.h>

#include "base/ascii.h"
#include "read/program/cages.h"
#include "read/program/program.h"

enum { SIZE = 9, CELLS = SIZE * SIZE, CAGE_NUMBERS = 256 };

static bool fail_killer(struct sudoku_reader *r, const struct line *l, const char *at,
                        struct message why)
{
    return fail_as(r, SAY_a_killer_line, place_in(l, at), why);
}

static bool begin(struct sudoku_reader *r)
{
    struct draft *d = &r->draft;
    if (!draft_size(d, SIZE, d->begin, r->error) || !draft_box(d, "3x3", 3, d->begin, r->error))
        return false;
    memset(d->givens, 0, CELLS);
    return d->has_givens = true;
}

/* ---- numbers between colons ---- */

static size_t prefix_length(struct field f)
{
    static const char *const prefixes[] = {"3x3::k:", "3x3:d:k:"};
    for (int i = 0; i < 2; i++) {
        const size_t length = strlen(prefixes[i]);
        if (f.length >= length && !memcmp(f.text, prefixes[i], length)) return length;
    }
    return 0;
}

bool is_killer_fields(const struct line *l) { return prefix_length(first_field(l)); }

static bool read_fields(struct sudoku_reader *r, const struct line *l, const char *at, struct cages *c)
{
    enum { LARGEST = 1000 * CAGE_NUMBERS };
    const char *end = l->text + l->length;
    uint16_t first[CAGE_NUMBERS];
    for (int i = 0; i < CAGE_NUMBERS; i++) first[i] = NO_CAGE;
    for (int cell = 0; cell < CELLS; cell++) {
        const char *start = at;
        int number = 0;
        while (at < end && is_figure(*at) && number < LARGEST) number = number * 10 + *at++ - '0';
        if (at == start) return fail_killer(r, l, at, say(expected_number_here));
        if (at < end && is_figure(*at)) return fail_killer(r, l, start, say(cage_sum_too_large));
        const int sum = number / CAGE_NUMBERS, cage = number % CAGE_NUMBERS;
        c->of[cell] = NO_CAGE;
        if (cell < CELLS - 1 && (at == end || *at++ != ':'))
            return fail_killer(r, l, at, say(only_so_many_cells, cell + 1, CELLS));
        if (!sum) continue;
        if (first[cage] == NO_CAGE) {
            first[cage] = (uint16_t)cell;
            c->sum[cell] = sum;
        }
        if (c->sum[first[cage]] != sum)
            return fail_killer(r, l, start, say(cage_with_two_sums, c->sum[first[cage]], sum));
        c->of[cell] = first[cage];
    }
    if (at < end && *at == ':') at++;
    return is_rest_empty(l, at) || fail_killer(r, l, at, say(text_after_it));
}

bool read_killer_fields(struct sudoku_reader *r)
{
    struct line l;
    struct cages c;
    source_peek(&r->source, 0, &l);
    source_take(&r->source);
    const struct field f = first_field(&l);
    const size_t prefix = prefix_length(f);
    const bool diagonals = f.text[4] == 'd';
    memset(&c, 0, sizeof c);
    if (!begin(r) || !read_fields(r, &l, f.text + prefix, &c)) return false;
    if (diagonals && !draft_rules(&r->draft, "x", 1, r->draft.begin, r->error)) return false;
    return draft_cages(&r->draft, &c, r->draft.begin, r->error);
}

/* ---- cells that point to others ---- */

struct pointer {
    char sign;
    int down, right;
};

static const struct pointer *pointer_of(char c)
{
    static const struct pointer pointers[] = {{'<', 0, -1},  {'>', 0, 1},   {'^', -1, 0}, {'v', 1, 0},
                                              {'`', -1, -1}, {'\'', -1, 1}, {',', 1, -1}, {'.', 1, 1}};
    for (size_t i = 0; i < sizeof pointers / sizeof *pointers; i++)
        if (pointers[i].sign == c) return &pointers[i];
    return NULL;
}

/* -1: it is no sum. */
static int sum_of(char c)
{
    if (is_figure(c)) return c - '0';
    if (c >= 'A' && c <= 'Z') return c - 'A' + 10;
    return c >= 'a' && c <= 'j' ? c - 'a' + 36 : -1;
}

bool is_killer_pointers(const struct line *l)
{
    int straight = 0, sums = 0;
    if (l->length < CELLS || (l->length > CELLS && l->text[CELLS] != ' ' && l->text[CELLS] != '\t'))
        return false;
    for (int i = 0; i < CELLS; i++) {
        const char c = l->text[i];
        if (!pointer_of(c) && sum_of(c) < 0) return false;
        straight += is_one_of(c, "<>^v");
        sums += sum_of(c) > 0;
    }
    return straight > 1 && sums > 1; /* a full stop alone is an empty cell of others */
}

/* The cell of the sum; -1: it points outside, -2: in a circle. */
static int follow(const char *text, int cell)
{
    for (int steps = 0; steps < CELLS; steps++) {
        const struct pointer *p = pointer_of(text[cell]);
        if (!p) return cell;
        const int row = cell / SIZE + p->down, column = cell % SIZE + p->right;
        if (row < 0 || column < 0 || row >= SIZE || column >= SIZE) return -1;
        cell = row * SIZE + column;
    }
    return -2;
}

bool read_killer_pointers(struct sudoku_reader *r)
{
    struct line l;
    struct cages c;
    source_peek(&r->source, 0, &l);
    source_take(&r->source);
    memset(&c, 0, sizeof c);
    for (int cell = 0; cell < CELLS; cell++) {
        const int first = follow(l.text, cell);
        if (first == -1) return fail_killer(r, &l, l.text + cell, say(pointer_outside));
        if (first < 0) return fail_killer(r, &l, l.text + cell, say(pointers_in_circle));
        c.of[cell] = (uint16_t)first;
        c.sum[first] = sum_of(l.text[first]);
    }
    if (!is_rest_empty(&l, l.text + CELLS))
        return fail_killer(r, &l, l.text + CELLS, say(text_after_it));
    return begin(r) && draft_cages(&r->draft, &c, r->draft.begin, r->error);
}

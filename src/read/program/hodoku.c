/* SPDX-License-Identifier: MIT */
/* hodoku.c - a line of HoDoKu's library of puzzles, each with a step that is due.

       :0000:x:+3+7+2.64...:118 228:...:...:        :CODE:DIGITS:GIVENS:DELETED:ELIMINATED:PLACED:

   '+' before a digit: a player has placed it.  A deleted candidate is its digit, row and column; what is left of the candidates
   are the player's marks.  The code and digits of the step, and what it eliminates or places, are not part of the puzzle.  */
#include <string.h>

#include "base/ascii.h"
#include "base/bitset.h"
#include "board/symbols.h"
#include "read/program/program.h"

enum { SIZE = 9, CELLS = SIZE * SIZE, CODE = 4 };

bool is_hodoku(const struct line *l)
{
    const char *start = first_field(l).text, *end = l->text + l->length;
    if (end - start < CODE + 2 || *start != ':') return false;
    for (int i = 1; i <= CODE; i++)
        if (!is_figure(start[i])) return false;
    const char *after = start + CODE + 1;
    while (after < end && *after != ':' && *after != ' ' && *after != '.') after++; /* such as -1 or x */
    return after < end && *after == ':';
}

/* The field that begins at *at, which moves past the colon after it. */
static struct field cut_field(const char **at, const char *end)
{
    const char *start = *at;
    const char *colon = start < end ? memchr(start, ':', (size_t)(end - start)) : NULL;
    *at = colon ? colon + 1 : end;
    return (struct field){start, (size_t)((colon ? colon : end) - start)};
}

static bool read_cells(struct sudoku_reader *r, const struct line *l, struct field f)
{
    struct draft *d = &r->draft;
    int count = 0;
    bool placed = false;
    memset(d->placed, 0, CELLS);
    for (size_t i = 0; i < f.length; i++) {
        const char c = f.text[i];
        const struct place p = place_in(l, f.text + i);
        if (c == '+' && !placed) {
            placed = true;
            continue;
        }
        if (!(is_figure(c) || (is_empty_mark(c) && !placed)) || (placed && c == '0'))
            return fail_as(r, SAY_a_hodoku_line, p,
                           say(unexpected_symbol, shown_character(&f.text[i], f.length - i)));
        if (count == CELLS) return fail_as(r, SAY_a_hodoku_line, p, say(more_than_cells, CELLS));
        const uint8_t digit = is_figure(c) ? (uint8_t)(c - '0') : 0;
        d->givens[count] = placed ? 0 : digit;
        if (placed) d->placed[count] = digit;
        d->has_placed |= placed;
        count++;
        placed = false;
    }
    if (count != CELLS || placed)
        return fail_as(r, SAY_a_hodoku_line, place_in(l, f.text), say(only_so_many_cells, count, CELLS));
    return d->has_givens = true;
}

static bool same_house(int a, int b)
{
    return a / SIZE == b / SIZE || a % SIZE == b % SIZE ||
           (a / 27 == b / 27 && a % SIZE / 3 == b % SIZE / 3);
}

/* What the digits of the grid leave in each empty cell. */
static void fill_marks(struct draft *d)
{
    for (int cell = 0; cell < CELLS; cell++) {
        d->marks[cell] = d->givens[cell] || d->placed[cell] ? 0 : first_bits(SIZE);
        for (int other = 0; d->marks[cell] && other < CELLS; other++) {
            const int digit = d->givens[other] ? d->givens[other] : d->placed[other];
            if (digit && same_house(cell, other)) d->marks[cell] &= ~bit(digit - 1);
        }
    }
    d->has_marks = true;
}

static bool read_deleted(struct sudoku_reader *r, const struct line *l, struct field f)
{
    struct draft *d = &r->draft;
    const char *at = f.text, *end = f.text + f.length;
    for (;;) {
        while (at < end && *at == ' ') at++;
        if (at == end) return true;
        if (!d->has_marks) fill_marks(d);
        const char *word = at;
        int number[3] = {0};
        for (int i = 0; i < 3 && at < end && *at >= '1' && *at <= '9'; i++) number[i] = *at++ - '0';
        if (!number[2] || (at < end && *at != ' '))
            return fail_as(r, SAY_a_hodoku_line, place_in(l, word), say(expected_deleted));
        d->marks[(number[1] - 1) * SIZE + number[2] - 1] &= ~bit(number[0] - 1);
    }
}

bool read_hodoku(struct sudoku_reader *r)
{
    struct line l;
    source_peek(&r->source, 0, &l);
    source_take(&r->source);
    const char *at = first_field(&l).text + 1, *end = l.text + l.length;
    cut_field(&at, end);
    cut_field(&at, end);
    const struct field cells = cut_field(&at, end), deleted = cut_field(&at, end);
    return read_cells(r, &l, cells) && draft_size(&r->draft, SIZE, r->draft.begin, r->error) &&
           draft_box(&r->draft, "3x3", 3, r->draft.begin, r->error) && read_deleted(r, &l, deleted);
}

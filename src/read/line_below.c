/* SPDX-License-Identifier: MIT */
/* line_below.c - a puzzle in one line, and what belongs to it in the line below, blank lines between or not.

       53..7....6..195...                  534678912672195...                  53..7....6..195...
       534678912672195...  its solution    53..7....6..195...  the puzzle      AAABBBCCCAAABBB...  its regions

   To look at the line below is to wait for it: only texts that are there as a whole are read like that, and only if all lines are pairs,
   as far as the first ones tell.  In other lists, every line is a puzzle of its own.  */
#include <string.h>

#include "base/ascii.h"
#include "board/symbols.h"
#include "read/reader.h"

static bool is_full(const uint8_t *digits, int cells) { return !memchr(digits, 0, (size_t)cells); }

/* The line so far ahead, if it is one word with so many cells. */
static bool peek_cells(struct sudoku_reader *r, int ahead, int cells, struct glyphs *g)
{
    struct line l;
    if (!source_peek(&r->source, ahead, &l) || classify(&l) != LINE_WORDS || !is_one_word(&l))
        return false;
    const struct field f = first_field(&l);
    if (f.length != (size_t)cells) return false;
    for (size_t i = 0; i < f.length; i++)
        if (!is_cell_symbol(f.text[i])) return false;
    *g = (struct glyphs){.symbol = f.text, .count = cells, .first = {l.number, column_of(&l, f.text)}};
    return true;
}

static bool completes(const uint8_t *full, const uint8_t *givens, int cells)
{
    for (int cell = 0; cell < cells; cell++)
        if (givens[cell] && givens[cell] != full[cell]) return false;
    return true;
}

/* A full line, and givens in the other: that which is full is the solution. */
static bool take_solution(struct sudoku_reader *r, const struct glyphs *g)
{
    struct draft *d = &r->draft;
    const int cells = d->n * d->n;
    uint8_t below[SUDOKU_MAX_CELLS];
    sudoku_error ignored;
    if (!decode_digits(d, g, d->n, below, &ignored)) return false;
    const bool first_full = is_full(d->givens, cells);
    if (first_full == is_full(below, cells)) return false;
    const uint8_t *full = first_full ? d->givens : below, *givens = first_full ? below : d->givens;
    if (!completes(full, givens, cells) || !is_latin_square(full, d->n)) return false;
    const struct place place = first_full ? d->begin : g->first;
    memcpy(d->solution, full, (size_t)cells);
    if (first_full) decode_givens(d, g, d->n, &ignored); /* which notes their empty marks */
    d->has_solution = true;
    d->solution_place = place;
    return true;
}

static bool take_layout(struct sudoku_reader *r, const struct glyphs *g)
{
    struct draft *d = &r->draft;
    sudoku_error ignored;
    if (d->has_regions || d->has_box || !is_layout_in_pieces(g, d->n)) return false;
    decode_layout(g, d->n, d->regions, &ignored);
    d->has_regions = true;
    d->shape_place = g->first;
    return true;
}

/* How many blank lines come next. */
static int blank_lines(struct sudoku_reader *r)
{
    struct line l;
    int lines = 0;
    while (source_peek(&r->source, lines, &l) && classify(&l) == LINE_BLANK) lines++;
    return lines;
}

/* Takes the line below if it does. */
static bool belongs_to_line(struct sudoku_reader *r)
{
    struct draft *d = &r->draft;
    struct glyphs g;
    int ahead = blank_lines(r);
    if (d->has_solution || !d->has_givens || d->n < SMALLEST_BARE_SIZE ||
        !peek_cells(r, ahead, d->n * d->n, &g))
        return false;
    if (!take_solution(r, &g) && !take_layout(r, &g)) return false;
    for (; ahead >= 0; ahead--) source_take(&r->source);
    return true;
}

/* Is one line the solution of the other, or its regions? */
static bool are_pair(struct sudoku_reader *r, const struct glyphs *one, const struct glyphs *other)
{
    struct draft *d = &r->draft;
    uint8_t digits[2][SUDOKU_MAX_CELLS];
    sudoku_error ignored;
    const int cells = one->count;
    if (!decode_digits(d, one, d->n, digits[0], &ignored)) return false;
    if (is_layout_in_pieces(other, d->n)) return true;
    if (!decode_digits(d, other, d->n, digits[1], &ignored)) return false;
    const bool first_full = is_full(digits[0], cells);
    return first_full != is_full(digits[1], cells) &&
           completes(digits[!first_full], digits[first_full], cells);
}

/* Are the lines after the first two pairs, as these are?  The last of a text may be alone. */
static bool more_lines_are_pairs(struct sudoku_reader *r)
{
    enum { MOST_LINES = 100 };
    const int cells = r->draft.n * r->draft.n;
    struct line l;
    struct glyphs waiting, g;
    bool waits = false;
    for (int ahead = blank_lines(r) + 1; ahead < MOST_LINES && source_peek(&r->source, ahead, &l);
         ahead++) {
        const enum line_class class = classify(&l);
        if (class == LINE_BLANK || class == LINE_COMMENT) continue;
        if (!peek_cells(r, ahead, cells, &g)) break; /* another part of the text */
        if (waits && !are_pair(r, &waiting, &g)) return false;
        waiting = g;
        waits = !waits;
    }
    return true;
}

void give_back_lines(struct sudoku_reader *r)
{
    size_t unused;
    struct line l;
    if (source_peek(&r->source, 0, &l) && !l.too_long) source_text(&r->source, &unused);
}

bool take_line_below(struct sudoku_reader *r)
{
    if (!r->expected.whole || r->lines_are_alone) return false;
    if (!r->lines_are_pairs) {
        r->lines_are_alone = is_in_list(r) || !more_lines_are_pairs(r);
        if (r->lines_are_alone) return false;
    }
    if (belongs_to_line(r)) return r->lines_are_pairs = true;
    give_back_lines(r);
    return false;
}

/* ---- sentences among lines ---- */

static bool is_sentence(const struct line *l)
{
    enum { LEAST_WORDS = 3 };
    int words = 0;
    for (const char *at = l->text, *end = at + l->length; at < end;) {
        const char *word = at;
        bool letters = true;
        for (; at < end && *at != ' ' && *at != '\t'; at++)
            letters &= !is_figure(*at) &&
                       (is_letter(*at) || !is_cell_symbol(*at) || at + 1 == end || at[1] == ' ');
        if (at - word > SUDOKU_MAX_SIZE) return false;
        words += letters && at - word > 1;
        while (at < end && (*at == ' ' || *at == '\t')) at++;
    }
    return words >= LEAST_WORDS;
}

bool has_sentences(const char *text, size_t length)
{
    for (const char *at = text, *end = text + length; at < end;) {
        const char *newline = memchr(at, '\n', (size_t)(end - at));
        const struct line l = {
            .text = at, .length = (size_t)((newline ? newline : end) - at), .number = 1};
        const enum line_class class = classify(&l);
        if ((class == LINE_WORDS || class == LINE_TITLE || class == LINE_GROUPS ||
             class == LINE_HEADER) &&
            is_sentence(&l))
            return true;
        at = newline ? newline + 1 : end;
    }
    return false;
}

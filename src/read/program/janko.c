/* SPDX-License-Identifier: MIT */
/* janko.c - the size twice, then rows of clues, then rows of regions, as collections of many kinds of puzzles have them.

       9 9
       - - - - - 6 - - -
       ...
       1 1 2 2 3 3 3 3 3          any names of regions; may be left out, and then boxes are the usual ones
       ...

   Clues above the size are the sums of cages: a killer puzzle.  */
#include <string.h>

#include "base/ascii.h"
#include "base/small_number.h"
#include "board/symbols.h"
#include "read/program/program.h"

struct words {
    int count;
    struct field word[SUDOKU_MAX_SIZE + 1];
};

static struct words split(const struct line *l)
{
    struct words w = {.count = 0};
    const char *at = l->text, *end = l->text + l->length;
    for (;;) {
        while (at < end && (*at == ' ' || *at == '\t')) at++;
        if (at == end || w.count > SUDOKU_MAX_SIZE) return w;
        const char *start = at;
        while (at < end && *at != ' ' && *at != '\t') at++;
        w.word[w.count++] = (struct field){start, (size_t)(at - start)};
    }
}

bool is_janko(const struct line *l)
{
    if (!l->length || l->length > 7 || !is_figure(l->text[0])) return false;
    const char *at = l->text, *end = l->text + l->length;
    const int rows = small_number(&at, end);
    if (at == end || *at++ != ' ') return false;
    const int columns = small_number(&at, end);
    return at == end && rows == columns && rows >= 4 && rows <= SUDOKU_MAX_SIZE;
}

static bool fail_janko(struct sudoku_reader *r, struct place p, struct message why)
{
    return fail_as(r, SAY_a_janko_text, p, why);
}

/* The next row of n words. */
static bool take_row(struct sudoku_reader *r, int row, struct line *l, struct words *w)
{
    const int n = r->draft.n;
    if (!source_peek(&r->source, 0, l) || classify(l) == LINE_BLANK)
        return fail_janko(r, r->draft.begin, say(grid_ends_early, row, n));
    *w = split(l);
    if (w->count != n)
        return fail_janko(r, (struct place){l->number, 1}, say(row_length, row + 1, w->count, n));
    source_take(&r->source);
    return true;
}

static bool read_clue(struct sudoku_reader *r, const struct line *l, struct field f, uint8_t *given)
{
    const char *at = f.text, *end = f.text + f.length;
    const int n = r->draft.n;
    *given = 0;
    if (f.length == 1 && is_empty_mark(*at)) return true;
    if (f.length == 1 && *at == '-') return true;
    const int number = small_number(&at, end);
    if (number < 0 || at != end)
        return fail_janko(r, place_in(l, f.text),
                          say(expected_number, shown_character(f.text, f.length)));
    if (number > n) return fail_janko(r, place_in(l, f.text), say(clue_is_a_sum, number, n));
    *given = (uint8_t)number;
    return true;
}

/* Does anything follow that is neither a blank line nor the next puzzle? */
static bool more_follows(struct sudoku_reader *r)
{
    struct line l;
    return source_peek(&r->source, 0, &l) && classify(&l) != LINE_BLANK &&
           classify(&l) != LINE_COMMENT && !is_janko(&l);
}

static bool same_word(struct field a, struct field b)
{
    return a.length == b.length && !memcmp(a.text, b.text, a.length);
}

static bool read_region_rows(struct sudoku_reader *r)
{
    struct draft *d = &r->draft;
    struct field name[SUDOKU_MAX_SIZE];
    int names = 0;
    for (int row = 0; row < d->n; row++) {
        struct line l;
        struct words w;
        if (!take_row(r, row, &l, &w)) return false;
        if (!row) d->shape_place = place_in(&l, w.word[0].text);
        for (int i = 0; i < d->n; i++) {
            int known = 0;
            while (known < names && !same_word(name[known], w.word[i])) known++;
            if (known == d->n)
                return fail_janko(r, place_in(&l, w.word[i].text), say(too_many_regions, d->n));
            if (known == names) name[names++] = w.word[i];
            d->regions[row * d->n + i] = (uint8_t)known;
        }
    }
    return d->has_regions = true;
}

bool read_janko(struct sudoku_reader *r)
{
    struct draft *d = &r->draft;
    struct line l;
    struct words w;
    source_peek(&r->source, 0, &l);
    source_take(&r->source);
    const char *at = l.text;
    if (!draft_size(d, small_number(&at, l.text + l.length), d->begin, r->error)) return false;
    for (int row = 0; row < d->n; row++) {
        if (!take_row(r, row, &l, &w)) return false;
        for (int i = 0; i < d->n; i++)
            if (!read_clue(r, &l, w.word[i], &d->givens[row * d->n + i])) return false;
    }
    d->has_givens = true;
    if (more_follows(r) && !read_region_rows(r)) return false;
    if (!more_follows(r)) return true;
    source_peek(&r->source, 0, &l);
    return fail_janko(r, (struct place){l.number, 1}, say(text_after_it));
}

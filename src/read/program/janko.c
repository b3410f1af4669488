/* SPDX-License-Identifier: MIT */
/* janko.c - the size twice, then rows of clues, then rows of regions, as collections of many kinds of puzzles have them.

       9 9
       - - - - - 6 - - -
       ...
       1 1 2 2 3 3 3 3 3          any names of regions; may be left out, and then boxes are the usual ones
       ...

   Groups that do not have n cells each are cages if each has one clue, its sum: a killer puzzle, whose boxes are the usual ones.  */
#include <string.h>

#include "base/ascii.h"
#include "base/small_number.h"
#include "board/symbols.h"
#include "read/program/cages.h"
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

/* A number, or 0 for none. */
static bool read_clue(struct sudoku_reader *r, const struct line *l, struct field f, int *number)
{
    const char *at = f.text, *end = f.text + f.length;
    *number = 0;
    if (f.length == 1 && (is_empty_mark(*at) || *at == '-')) return true;
    *number = small_number(&at, end);
    return (*number >= 0 && at == end) ||
           fail_janko(r, place_in(l, f.text), say(expected_number, shown_character(f.text, f.length)));
}

/* Does anything follow that is neither a blank line nor the next puzzle? */
static bool more_follows(struct sudoku_reader *r)
{
    struct line l;
    return source_peek(&r->source, 0, &l) && classify(&l) != LINE_BLANK &&
           classify(&l) != LINE_COMMENT && !is_janko(&l);
}

/* What stands in the rows below the clues: groups of cells, by their names. */
enum { LONGEST_NAME = 15 };
struct groups {
    char name[SUDOKU_MAX_CELLS][LONGEST_NAME + 1];
    int size[SUDOKU_MAX_CELLS];
    uint16_t of[SUDOKU_MAX_CELLS];
    struct place where[SUDOKU_MAX_CELLS];
    int count;
};

/* The number of the group, which may be a new one. */
static int group_named(struct groups *g, struct field name)
{
    char text[LONGEST_NAME + 1] = "";
    memcpy(text, name.text, name.length);
    for (int i = 0; i < g->count; i++)
        if (!strcmp(g->name[i], text)) return i;
    memcpy(g->name[g->count], text, sizeof text);
    g->size[g->count] = 0;
    return g->count++;
}

static bool read_group_rows(struct sudoku_reader *r, struct groups *g)
{
    struct draft *d = &r->draft;
    g->count = 0;
    for (int row = 0; row < d->n; row++) {
        struct line l;
        struct words w;
        if (!take_row(r, row, &l, &w)) return false;
        if (!row) d->shape_place = place_in(&l, w.word[0].text);
        for (int i = 0; i < d->n; i++) {
            if (w.word[i].length > LONGEST_NAME)
                return fail_janko(r, place_in(&l, w.word[i].text),
                                  say(unexpected_symbol, quoted(w.word[i].text, w.word[i].length)));
            const int group = group_named(g, w.word[i]);
            g->of[row * d->n + i] = (uint16_t)group;
            g->where[row * d->n + i] = place_in(&l, w.word[i].text);
            g->size[group]++;
        }
    }
    return true;
}

static bool is_no_group(const char *name) { return !strcmp(name, "-") || !strcmp(name, "."); }

/* Groups that do not have n cells each are cages, if each of them has one number, its sum. */
static bool are_cages(const struct groups *g, const int *number, int n)
{
    int sums[SUDOKU_MAX_CELLS] = {0};
    bool regions = true, one = true;
    for (int cell = 0; cell < n * n; cell++) sums[g->of[cell]] += number[cell] != 0;
    for (int i = 0; i < g->count; i++) {
        regions = regions && g->size[i] == n;
        one = one && (sums[i] == 1 || is_no_group(g->name[i]));
    }
    return !regions && one;
}

static bool has_sums(const int *number, int n, int *cell)
{
    for (*cell = 0; *cell < n * n; ++*cell)
        if (number[*cell] > n) return true;
    return false;
}

static bool settle_regions(struct sudoku_reader *r, const struct groups *g)
{
    struct draft *d = &r->draft;
    for (int cell = 0; cell < d->n * d->n; cell++) {
        if (g->of[cell] >= d->n) return fail_janko(r, g->where[cell], say(too_many_regions, d->n));
        d->regions[cell] = (uint8_t)g->of[cell];
    }
    return d->has_regions = true;
}

static bool settle_cages(struct sudoku_reader *r, const struct groups *g, const int *number)
{
    struct draft *d = &r->draft;
    struct cages cages;
    uint16_t first[SUDOKU_MAX_CELLS];
    for (int i = 0; i < g->count; i++) first[i] = NO_CAGE;
    for (int cell = 0; cell < d->n * d->n; cell++) {
        const int group = g->of[cell];
        const bool begins = first[group] == NO_CAGE || is_no_group(g->name[group]);
        if (begins) first[group] = (uint16_t)cell;
        if (begins) cages.sum[cell] = 0;
        cages.of[cell] = first[group];
        if (number[cell]) cages.sum[first[group]] = number[cell];
    }
    return draft_cages(d, &cages, d->begin, r->error);
}

static bool read_clue_rows(struct sudoku_reader *r, int *number)
{
    const int n = r->draft.n;
    for (int row = 0; row < n; row++) {
        struct line l;
        struct words w;
        if (!take_row(r, row, &l, &w)) return false;
        for (int i = 0; i < n; i++) {
            const int cell = row * n + i;
            r->where[cell] = place_in(&l, w.word[i].text);
            if (!read_clue(r, &l, w.word[i], &number[cell])) return false;
        }
    }
    return true;
}

static bool settle(struct sudoku_reader *r, const int *number, const struct groups *g)
{
    struct draft *d = &r->draft;
    int cell;
    d->has_givens = true;
    memset(d->givens, 0, sizeof d->givens);
    if (g && are_cages(g, number, d->n)) return settle_cages(r, g, number);
    if (has_sums(number, d->n, &cell))
        return fail_janko(r, r->where[cell], say(clue_is_a_sum, number[cell], d->n));
    for (cell = 0; cell < d->n * d->n; cell++) d->givens[cell] = (uint8_t)number[cell];
    return !g || settle_regions(r, g);
}

bool read_janko(struct sudoku_reader *r)
{
    struct draft *d = &r->draft;
    struct line l;
    struct groups groups;
    int number[SUDOKU_MAX_CELLS];
    source_peek(&r->source, 0, &l);
    source_take(&r->source);
    const char *at = l.text;
    if (!draft_size(d, small_number(&at, l.text + l.length), d->begin, r->error)) return false;
    if (!read_clue_rows(r, number)) return false;
    const bool grouped = more_follows(r);
    if (grouped && !read_group_rows(r, &groups)) return false;
    if (!settle(r, number, grouped ? &groups : NULL)) return false;
    if (!more_follows(r)) return true;
    source_peek(&r->source, 0, &l);
    return fail_janko(r, (struct place){l.number, 1}, say(text_after_it));
}

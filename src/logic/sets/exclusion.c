/* SPDX-License-Identifier: MIT */
/* exclusion.c - aligned pair and triple exclusion (Rod Hagglund).

   Take two or three cells, the base, and write down every way to fill them.  A way is out if two cells that see
   each other get the same digit, or if it uses up all candidates of an *excluder*, a cell that sees the whole
   base.  A candidate of the base that is in no remaining way is removed.

   Trying all ways against all excluders is slow.  Here the excluders of a base are turned around first:

       with[p]    the digits that may not occur together with p   (excluders of two candidates)
       three      the sets that may not occur together            (of three)

   and "is there a way with p here" is a few set operations for each digit of the second cell.

   Most positions have no exclusion at all.  So triples are first visited in whatever order is quick; only if one
   of them excludes something are they visited again in the order that decides which comes first.  And the last
   position without any is remembered: where neither a base nor its excluders have changed since, there is still
   nothing.  */
#include <string.h>

#include "logic/step/finders.h"
#include "logic/step/peer_order.h"

enum { MOST_BASE = 3, FEW_WORDS = 2, MOST_SMALL = 64 * FEW_WORDS, SMALLS_PER_UNIT = 16 };

/* A set of small cells, by their numbers: far quicker than a set of all cells.  9x9 has room for all; in larger grids the
   first MOST_SMALL small cells exclude, and others do not.  */
typedef struct few {
    bitset word[FEW_WORDS];
} few;

static few few_and(const few *a, const few *b)
{
    return (few){{a->word[0] & b->word[0], a->word[1] & b->word[1]}};
}

static few few_or(const few *a, const few *b)
{
    return (few){{a->word[0] | b->word[0], a->word[1] | b->word[1]}};
}

static bool few_any(const few *s) { return s->word[0] | s->word[1]; }

/* Are there two members or more? */
static bool few_several(const few *s)
{
    return (s->word[0] && s->word[1]) || without_lowest(s->word[0]) || without_lowest(s->word[1]);
}

/* The first member after i, or -1; begin with -1. */
static int few_next(const few *s, int i)
{
    for (i++; i < MOST_SMALL; i = 64 * (i / 64 + 1)) {
        const bitset rest = s->word[i / 64] >> i % 64;
        if (rest) return i + lowest(rest);
    }
    return -1;
}

struct bans {
    bitset with[SUDOKU_LOGIC_SIZE];
    bitset three[MOST_SMALL];
    int threes;
};

struct base {
    int size;
    int cell[MOST_BASE];
    bool see[MOST_BASE][MOST_BASE]; /* which of its cells see each other */
};

/* The last position in which no base of a size excluded anything. */
struct fruitless {
    bool known;
    bitset candidates[LOGIC_CELLS];
    bool is_able[LOGIC_CELLS], is_small[LOGIC_CELLS];
};

struct exclusion {
    struct finder *f;
    struct bans bans;
    /* what may exclude: cells with as few candidates as the base has cells */
    uint16_t small[MOST_SMALL];
    bitset digits[MOST_SMALL]; /* their candidates */
    int smalls;
    bool is_small[LOGIC_CELLS];
    few near[LOGIC_CELLS]; /* the small cells that each cell sees */
    /* what may be in a base */
    uint16_t able[LOGIC_CELLS];
    int ables;
    bool is_able[LOGIC_CELLS];
    /* since the last fruitless position */
    bool changed[LOGIC_CELLS];
    few changed_small;
    bool is_near_change[LOGIC_CELLS];     /* it has changed itself, or a small cell that it sees has */
    struct fruitless last[MOST_BASE + 1]; /* by the size of bases */
};

static void ban(struct exclusion *e, const few *excluders)
{
    e->bans.threes = 0;
    for (int d = 0; d < e->f->field->n; d++) e->bans.with[d] = 0;
    for (int i = few_next(excluders, -1); i >= 0; i = few_next(excluders, i)) {
        const bitset digits = e->digits[i], p = digits & (~digits + 1), others = digits & ~p;
        if (without_lowest(others)) {
            e->bans.three[e->bans.threes++] = digits;
        } else {
            e->bans.with[lowest(p)] |= others;
            e->bans.with[lowest(others)] |= p;
        }
    }
}

/* Removes what may not occur together with p and q. */
static bitset left_beside(const struct exclusion *e, int p, int q, bitset digits)
{
    const bitset both = bit(p) | bit(q);
    if (p == q) return digits; /* in cells that do not see each other: an excluder has one left */
    for (int i = 0; i < e->bans.threes; i++)
        if (!(both & ~e->bans.three[i])) digits &= ~e->bans.three[i] | both;
    return digits;
}

/* The digits that the base's cell may still hold once another of its cells has p. */
static bitset left_by(const struct exclusion *e, const struct base *b, int cell, int other, int p)
{
    bitset digits = e->f->at->candidates[b->cell[cell]] & ~e->bans.with[p];
    if (b->see[cell][other]) digits &= ~bit(p);
    return digits;
}

/* Looks for a way to fill the base with p in its i-th cell, and takes the digits of this way from `open`: each of them has one.  */
static void try_digit(const struct exclusion *e, const struct base *b, int i, int p,
                      bitset open[MOST_BASE])
{
    const int j = i + 1 < b->size ? i + 1 : 0;
    const bitset second = left_by(e, b, j, i, p);
    if (b->size == 2) {
        open[i] &= ~(second ? bit(p) : 0);
        open[j] &= ~second;
        return;
    }
    const int k = 3 - i - j;
    const bitset third = left_by(e, b, k, i, p);
    for_each_bit(q, second) {
        bitset left = third & left_by(e, b, k, j, q);
        if (left) left = left_beside(e, p, q, left);
        if (!left) continue;
        open[i] &= ~bit(p);
        open[j] &= ~bit(q);
        open[k] &= ~left;
        return;
    }
}

/* The first excluder whose candidates are all among the digits, or -1. */
static int excluder_of(const struct exclusion *e, const few *excluders, bitset digits)
{
    for (int i = few_next(excluders, -1); i >= 0; i = few_next(excluders, i))
        if (!(e->digits[i] & ~digits)) return e->small[i];
    return -1;
}

/* Which excluders it takes to rule out p in the i-th cell. */
static void mark_used(const struct exclusion *e, const struct base *b, const few *excluders, int i,
                      int p, cells *used)
{
    const struct position *at = e->f->at;
    const int j = (i + 1) % b->size, k = (i + 2) % b->size;
    for_each_bit(q, at->candidates[b->cell[j]]) {
        if (q == p && b->see[i][j]) continue;
        const bitset third = b->size == 2 ? bit(p) : at->candidates[b->cell[k]];
        for_each_bit(r, third) {
            if (b->size == 3 && ((r == p && b->see[i][k]) || (r == q && b->see[j][k]))) continue;
            const int excluder = excluder_of(e, excluders, bit(p) | bit(q) | bit(r));
            if (excluder >= 0) cells_add(used, excluder);
        }
    }
}

static bool report_exclusion(struct exclusion *e, const struct base *b, const few *excluders,
                             const bitset gone[MOST_BASE])
{
    struct step *s = e->f->step;
    const bitset *candidates = e->f->at->candidates;
    cells used = no_cells();
    step_begin(s, b->size == 2 ? TECHNIQUE_aligned_pair : TECHNIQUE_aligned_triple);
    for (int i = 0; i < b->size; i++) {
        step_cell(s, SUDOKU_PATTERN, b->cell[i]);
        step_cell_truth(s, b->cell[i]);
        for_each_bit(d, candidates[b->cell[i]]) step_part(s, SUDOKU_PATTERN, b->cell[i], d + 1);
        for_each_bit(d, gone[i]) mark_used(e, b, excluders, i, d, &used);
    }
    for_each_cell(c, &used) {
        step_cell_truth(s, c);
        for_each_bit(d, candidates[c]) step_part(s, SUDOKU_OTHER, c, d + 1);
    }
    for (int i = 0; i < b->size; i++) step_remove_digits(s, b->cell[i], gone[i]);
    return report_step(e->f);
}

/* What is removed from each cell of the base: the digits for which there is no way to fill it.  False: nothing. */
static bool excludes(struct exclusion *e, struct base *b, const few *excluders, bitset gone[MOST_BASE])
{
    bitset any = 0;
    for (int i = 0; i < b->size; i++)
        for (int j = 0; j < i; j++)
            b->see[i][j] = b->see[j][i] = sees(e->f->field, b->cell[i], b->cell[j]);
    ban(e, excluders);
    for (int i = 0; i < b->size; i++) gone[i] = e->f->at->candidates[b->cell[i]];
    for (int i = 0; i < b->size; i++) {
        for (bitset rest = gone[i]; rest; rest = gone[i] & ~first_bits(lowest(rest) + 1))
            try_digit(e, b, i, lowest(rest), gone);
        any |= gone[i];
    }
    return any;
}

/* Returns false to stop. */
static bool try_base(struct exclusion *e, struct base *b, const few *excluders)
{
    bitset gone[MOST_BASE];
    return !excludes(e, b, excluders, gone) || report_exclusion(e, b, excluders, gone);
}

/* ---- triples ---- */

/* May a third cell be added to two cells of a base?  Yes if it may exclude and one of them sees it. */
static bool draw_in(const struct exclusion *e, int a, int b, int third)
{
    const struct field *field = e->f->field;
    return e->is_small[third] && (sees(field, a, third) || sees(field, b, third));
}

/* Pairs of cells come in order of the larger, then of the smaller.  Has an earlier pair had this triple? */
static bool had_before(const struct exclusion *e, int low, int high, int third)
{
    if (third < high && draw_in(e, low, third, high)) return true;
    return third < low && draw_in(e, third, high, low);
}

/* Has anything changed that two cells could make use of? */
static bool is_new(const struct exclusion *e, int low, int high, const few *excluders)
{
    const few fresh = few_and(excluders, &e->changed_small);
    return e->changed[low] || e->changed[high] || few_any(&fresh);
}

/* Does any triple that extends the pair exclude something? */
static bool thirds_exclude(struct exclusion *e, int low, int high, const few *excluders)
{
    few drawn = few_or(&e->near[low], &e->near[high]);
    if (!is_new(e, low, high, excluders)) drawn = few_and(&drawn, &e->changed_small);
    for (int i = few_next(&drawn, -1); i >= 0; i = few_next(&drawn, i)) {
        const int third = e->small[i];
        struct base b = {.size = 3, .cell = {low, high, third}};
        bitset gone[MOST_BASE];
        const few common = few_and(excluders, &e->near[third]);
        if (!few_several(&common) || third == low || third == high || !e->is_able[third]) continue;
        if (!e->changed[third] && !is_new(e, low, high, &common)) continue;
        if (!had_before(e, low, high, third) && excludes(e, &b, &common, gone)) return true;
    }
    return false;
}

/* Completes a pair to triples with what its cells see, the first cell's peers first.  Returns false to stop. */
static bool try_thirds(struct exclusion *e, int low, int high, const few *excluders)
{
    uint16_t list[2 * LOGIC_CELLS];
    cells had = no_cells();
    int count = peers_in_order(e->f, low, list);
    count += peers_in_order(e->f, high, &list[count]);
    for (int i = 0; i < count; i++) {
        const int third = list[i];
        struct base b = {.size = 3, .cell = {low, high, third}};
        if (!e->is_able[third] || !e->is_small[third] || third == low || third == high) continue;
        if (cells_have(&had, third) || had_before(e, low, high, third)) continue;
        cells_add(&had, third);
        const few common = few_and(excluders, &e->near[third]);
        if (few_several(&common) && !try_base(e, &b, &common)) return false;
    }
    return true;
}

/* ---- all bases ---- */

static void number_small_cells(struct exclusion *e, int size)
{
    const struct field *field = e->f->field;
    for (int c = 0; c < field->cells; c++) {
        const int count = bits_in(e->f->at->candidates[c]);
        if (count < 2 || count > size || e->smalls == MOST_SMALL) continue;
        const int number = e->smalls++;
        e->small[number] = (uint16_t)c;
        e->digits[number] = e->f->at->candidates[c];
        e->is_small[c] = true;
        for (int i = field->first_peer[c]; i < field->first_peer[c + 1]; i++)
            e->near[field->peer[i]].word[number / 64] |= bit(number % 64);
    }
}

/* A cell with a single candidate left can simply be placed: nothing it sees is in a base. */
static void choose_cells(struct exclusion *e, int size)
{
    const struct field *field = e->f->field;
    const bitset *candidates = e->f->at->candidates;
    cells lone = no_cells();
    number_small_cells(e, size);
    for (int c = 0; c < field->cells; c++)
        if (is_single(candidates[c])) cells_add(&lone, c);
    for (int c = 0; c < field->cells; c++)
        if (bits_in(candidates[c]) >= 2 && few_any(&e->near[c]) &&
            !cells_meet(&field->peers[c], &lone)) {
            e->able[e->ables++] = (uint16_t)c;
            e->is_able[c] = true;
        }
}

/* Visits all pairs that two cells may exclude from, unless nothing near them has changed.  `visit` returns false to stop. */
static bool for_all_pairs(struct exclusion *e,
                          bool (*visit)(struct exclusion *, int low, int high, const few *excluders))
{
    for (int h = 0; h < e->ables; h++)
        for (int l = 0; l < h; l++) {
            const int low = e->able[l], high = e->able[h];
            if (!e->is_near_change[low] && !e->is_near_change[high]) continue;
            const few common = few_and(&e->near[low], &e->near[high]);
            if (!few_several(&common)) continue;
            if (!may_spend(e->f, 1 + (uint64_t)e->smalls / SMALLS_PER_UNIT) ||
                !visit(e, low, high, &common))
                return false;
        }
    return true;
}

static bool try_pair(struct exclusion *e, int low, int high, const few *excluders)
{
    if (!is_new(e, low, high, excluders)) return true;
    return try_base(e, &(struct base){.size = 2, .cell = {low, high}}, excluders);
}

static bool thirds_do_nothing(struct exclusion *e, int low, int high, const few *excluders)
{
    return !thirds_exclude(e, low, high, excluders);
}

/* What has changed since; everything if nothing is known. */
static void note_changes(struct exclusion *e, const struct fruitless *last)
{
    for (int c = 0; c < e->f->field->cells; c++)
        e->changed[c] = !last->known || last->candidates[c] != e->f->at->candidates[c] ||
                        (e->is_able[c] && !last->is_able[c]) || (e->is_small[c] && !last->is_small[c]);
    for (int i = 0; i < e->smalls; i++)
        if (e->changed[e->small[i]]) e->changed_small.word[i / 64] |= bit(i % 64);
    for (int c = 0; c < e->f->field->cells; c++) {
        const few fresh = few_and(&e->near[c], &e->changed_small);
        e->is_near_change[c] = e->changed[c] || few_any(&fresh);
    }
}

static void remember(const struct exclusion *e, struct fruitless *last)
{
    last->known = true;
    for (int c = 0; c < e->f->field->cells; c++) {
        last->candidates[c] = e->f->at->candidates[c];
        last->is_able[c] = e->is_able[c];
        last->is_small[c] = e->is_small[c];
    }
}

/* Initialises the memory; what is remembered of earlier positions is kept. */
static struct exclusion *begin(struct finder *f)
{
    struct exclusion *e = scratch_of(f, SCRATCH_EXCLUSION, sizeof *e);
    if (!e) return NULL;
    const size_t count = (size_t)f->field->cells;
    e->f = f;
    e->smalls = e->ables = 0;
    e->changed_small = (few){{0}};
    memset(e->is_small, 0, count * sizeof *e->is_small);
    memset(e->is_able, 0, count * sizeof *e->is_able);
    memset(e->near, 0, count * sizeof *e->near);
    return e;
}

void find_aligned_exclusion(struct finder *f, int size)
{
    struct exclusion *e = begin(f);
    if (!e) return;
    struct fruitless *last = &e->last[size];
    choose_cells(e, size);
    note_changes(e, last);
    last->known =
        size == 2 ? for_all_pairs(e, try_pair) && !f->reported : for_all_pairs(e, thirds_do_nothing);
    if (last->known) remember(e, last);
    else if (size > 2) for_all_pairs(e, try_thirds);
}

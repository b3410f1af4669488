/* SPDX-License-Identifier: MIT */
/* exclusion.c - aligned pair and triple exclusion (Rod Hagglund).

   Take two or three cells, the base, and write down every way to fill them.  A way is out if two cells that see
   each other get the same digit, or if it uses up all candidates of an *excluder*, a cell that sees the whole
   base.  A candidate of the base that is left in no way goes.

   Trying all ways against all excluders is slow.  Here the excluders of a base are turned around first:

       with[p]        the digits that may not stand together with p    (excluders of two candidates)
       beside[p][q]   those that may not stand together with p and q   (of three)

   and "is there a way with p here" is a few set operations for each digit of the second cell.  */
#include "logic/finders.h"
#include "logic/peer_order.h"

enum { MOST_BASE = 3 };

struct bans {
    bitset with[SUDOKU_LOGIC_SIZE];
    bitset beside[SUDOKU_LOGIC_SIZE][SUDOKU_LOGIC_SIZE];
};

struct base {
    int size;
    int cell[MOST_BASE];
    bool see[MOST_BASE][MOST_BASE]; /* which of its cells see each other */
};

struct exclusion {
    struct finder *f;
    struct bans bans; /* all empty between bases */
    cells small;      /* what may exclude: cells with as few candidates as the base has cells */
    cells able;       /* what may be in a base */
};

/* Adds what the excluders forbid; or takes it back. */
static void ban(struct exclusion *e, const cells *excluders, bool on)
{
    for_each_cell(c, excluders)
    {
        const bitset digits = e->f->at->candidates[c];
        const bool triple = !is_pair(digits);
        for_each_bit(p, digits) {
            const bitset others = digits & ~bit(p);
            if (!triple) e->bans.with[p] = on ? e->bans.with[p] | others : 0;
            else
                for_each_bit(q, others)
                    e->bans.beside[p][q] = on ? e->bans.beside[p][q] | (others & ~bit(q)) : 0;
        }
    }
}

/* The digits that the base's cell may still hold once another of its cells has p. */
static bitset left_by(const struct exclusion *e, const struct base *b, int cell, int other, int p)
{
    bitset digits = e->f->at->candidates[b->cell[cell]] & ~e->bans.with[p];
    if (b->see[cell][other]) digits &= ~bit(p);
    return digits;
}

/* Is there a way to fill the base with p in its i-th cell? */
static bool has_way(const struct exclusion *e, const struct base *b, int i, int p)
{
    const int j = (i + 1) % b->size;
    const bitset second = left_by(e, b, j, i, p);
    if (b->size == 2) return second;
    const int k = (i + 2) % b->size;
    const bitset third = left_by(e, b, k, i, p);
    for_each_bit(q, second)
        if (third & left_by(e, b, k, j, q) & ~e->bans.beside[p][q]) return true;
    return false;
}

/* The first excluder whose candidates are all among the digits, or -1. */
static int excluder_of(const struct position *p, const cells *excluders, bitset digits)
{
    for_each_cell(c, excluders) if (!(p->candidates[c] & ~digits)) return c;
    return -1;
}

/* Which excluders it takes to rule out p in the i-th cell. */
static void mark_used(const struct exclusion *e, const struct base *b, const cells *excluders, int i,
                      int p, cells *used)
{
    const struct position *at = e->f->at;
    const int j = (i + 1) % b->size, k = (i + 2) % b->size;
    for_each_bit(q, at->candidates[b->cell[j]]) {
        if (q == p && b->see[i][j]) continue;
        const bitset third = b->size == 2 ? bit(p) : at->candidates[b->cell[k]];
        for_each_bit(r, third) {
            if (b->size == 3 && ((r == p && b->see[i][k]) || (r == q && b->see[j][k]))) continue;
            const int excluder = excluder_of(at, excluders, bit(p) | bit(q) | bit(r));
            if (excluder >= 0) cells_add(used, excluder);
        }
    }
}

static bool report_exclusion(struct exclusion *e, const struct base *b, const cells *excluders,
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
    for_each_cell(c, &used)
    {
        step_cell_truth(s, c);
        for_each_bit(d, candidates[c]) step_part(s, SUDOKU_OTHER, c, d + 1);
    }
    for (int i = 0; i < b->size; i++) step_remove_digits(s, b->cell[i], gone[i]);
    return report_step(e->f);
}

/* Returns false to stop. */
static bool try_base(struct exclusion *e, struct base *b, const cells *excluders)
{
    bitset gone[MOST_BASE] = {0}, any = 0;
    for (int i = 0; i < b->size; i++)
        for (int j = 0; j < b->size; j++) b->see[i][j] = sees(e->f->field, b->cell[i], b->cell[j]);
    ban(e, excluders, true);
    for (int i = 0; i < b->size; i++) {
        for_each_bit(d, e->f->at->candidates[b->cell[i]])
            if (!has_way(e, b, i, d)) gone[i] |= bit(d);
        any |= gone[i];
    }
    ban(e, excluders, false);
    return !any || report_exclusion(e, b, excluders, gone);
}

/* Do two cells of a base draw in the third?  They do if it may exclude and one of them sees it. */
static bool draw_in(const struct exclusion *e, int a, int b, int third)
{
    const struct field *field = e->f->field;
    return cells_have(&e->small, third) && (sees(field, a, third) || sees(field, b, third));
}

/* Pairs of cells come in order of the larger, then of the smaller.  Has an earlier pair had this triple? */
static bool had_before(const struct exclusion *e, int low, int high, int third)
{
    if (third < high && draw_in(e, low, third, high)) return true;
    return third < low && draw_in(e, third, high, low);
}

/* Completes a pair to triples with what its cells see, the first cell's peers first. */
static bool try_thirds(struct exclusion *e, int low, int high, const cells *excluders)
{
    uint16_t list[2 * LOGIC_CELLS];
    cells rest = e->able;
    int count = peers_in_order(e->f, low, list);
    count += peers_in_order(e->f, high, &list[count]);
    cells_remove(&rest, low);
    cells_remove(&rest, high);
    rest = cells_and(&rest, &e->small);
    for (int i = 0; i < count; i++) {
        struct base b = {.size = 3, .cell = {low, high, list[i]}};
        if (!cells_have(&rest, list[i])) continue;
        cells_remove(&rest, list[i]);
        if (had_before(e, low, high, list[i])) continue;
        const cells common = cells_and(excluders, &e->f->field->peers[list[i]]);
        if (cells_count(&common) >= 2 && !try_base(e, &b, &common)) return false;
    }
    return true;
}

/* A cell with a single candidate left is better placed than reasoned about: nothing it sees is in a base. */
static void choose_cells(struct exclusion *e, int size)
{
    const struct field *field = e->f->field;
    cells lone = no_cells();
    for (int c = 0; c < field->cells; c++) {
        const int count = bits_in(e->f->at->candidates[c]);
        if (count == 1) cells_add(&lone, c);
        if (count >= 2 && count <= size) cells_add(&e->small, c);
    }
    for (int c = 0; c < field->cells; c++)
        if (bits_in(e->f->at->candidates[c]) >= 2 && !cells_meet(&field->peers[c], &lone) &&
            cells_meet(&field->peers[c], &e->small))
            cells_add(&e->able, c);
}

void find_aligned_exclusion(struct finder *f, int size)
{
    struct exclusion e = {.f = f};
    choose_cells(&e, size);
    for_each_cell(high, &e.able)
    {
        const cells near = cells_and(&f->field->peers[high], &e.small);
        for (int low = cells_next(&e.able, -1); low < high; low = cells_next(&e.able, low)) {
            struct base b = {.size = 2, .cell = {low, high}};
            const cells common = cells_and(&near, &f->field->peers[low]);
            if (cells_count(&common) < 2) continue;
            if (!(size == 2 ? try_base(&e, &b, &common) : try_thirds(&e, low, high, &common))) return;
        }
    }
}

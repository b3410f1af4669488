/* SPDX-License-Identifier: MIT */
/* fill.c - see fill.h

   A search that decides at random: take an open cell, any of them equally likely, try its candidates in random order, and place
   the naked and hidden singles that follow.  Deeper down, where a wrong digit is likely, take a cell with the fewest candidates
   instead.  A search that gets stuck starts anew, each time with more patience and fewer cells taken at random, for a bad
   beginning is cheaper to forget than to search through.

   Nothing in this prefers a digit, so over many grids every cell holds every digit equally often.  Grids as a whole are
   not exactly equally likely: docs/GENERATE.md has the measurements.  Always taking a cell with the fewest candidates, as solvers
   do, is three times as far off.  */
#include "generate/fill.h"

#include <stdlib.h>
#include <string.h>

struct filler {
    const sudoku_rules *rules;
    int peer_start[SUDOKU_MAX_CELLS + 1];
    uint16_t *peer;    /* of cell c: peer[peer_start[c]] to peer[peer_start[c + 1] - 1] */
    bitset *positions; /* the candidates of all cells, for each depth of the search */
    uint16_t waiting[SUDOKU_MAX_CELLS]; /* cells with one candidate that its peers still have */
    int waiting_count;
    uint64_t nodes_left;
    int random_depth; /* up to here any cell is taken */
};

/* ---- peers ---- */

static int list_peers(const sudoku_rules *r, int cell, uint16_t *peer)
{
    bool seen[SUDOKU_MAX_CELLS] = {false};
    int count = 0;
    seen[cell] = true;
    for (int s = r->first_seat[cell]; s < r->first_seat[cell + 1]; s++) {
        const struct house *h = &r->house[r->seat[s].house];
        for (int i = 0; i < h->count; i++) {
            if (seen[h->cell[i]]) continue;
            seen[h->cell[i]] = true;
            if (peer) peer[count] = h->cell[i];
            count++;
        }
    }
    return count;
}

struct filler *filler_new(const sudoku_rules *r)
{
    struct filler *f = calloc(1, sizeof *f);
    if (!f) return NULL;
    f->rules = r;
    for (int c = 0; c < r->cells; c++) f->peer_start[c + 1] = f->peer_start[c] + list_peers(r, c, NULL);
    f->peer = calloc((size_t)f->peer_start[r->cells] + 1, sizeof *f->peer);
    f->positions = calloc((size_t)r->cells * (size_t)(r->cells + 3), sizeof *f->positions);
    if (!f->peer || !f->positions) {
        filler_free(f);
        return NULL;
    }
    for (int c = 0; c < r->cells; c++) list_peers(r, c, f->peer + f->peer_start[c]);
    return f;
}

void filler_free(struct filler *f)
{
    if (!f) return;
    free(f->peer);
    free(f->positions);
    free(f);
}

/* ---- singles ---- */

static bool leave(struct filler *f, bitset *candidates, int cell, bitset left)
{
    if (left == candidates[cell]) return true;
    candidates[cell] = left;
    if (is_single(left)) f->waiting[f->waiting_count++] = (uint16_t)cell;
    return left != 0;
}

static bool place_naked(struct filler *f, bitset *candidates)
{
    while (f->waiting_count) {
        const int cell = f->waiting[--f->waiting_count];
        const bitset digit = candidates[cell];
        for (int i = f->peer_start[cell]; i < f->peer_start[cell + 1]; i++)
            if (!leave(f, candidates, f->peer[i], candidates[f->peer[i]] & ~digit)) return false;
    }
    return true;
}

/* Cells that are the only place for a digit in a house; stops at the first house that has such. */
static bool find_hidden(struct filler *f, bitset *candidates)
{
    const sudoku_rules *r = f->rules;
    for (int h = 0; h < r->all_house_count; h++) {
        const struct house *house = &r->house[h];
        bitset once = 0, twice = 0, open = 0;
        if (!house->full) continue;
        for (int i = 0; i < house->count; i++) {
            const bitset here = candidates[house->cell[i]];
            twice |= once & here;
            once |= here;
            if (!is_single(here)) open |= here;
        }
        if (once != all_digits(r)) return false;
        bitset hidden = once & ~twice & open;
        for (int i = 0; i < house->count && hidden; i++) {
            const bitset here = candidates[house->cell[i]] & hidden;
            if (!here) continue;
            if (!is_single(here) || !leave(f, candidates, house->cell[i], here)) return false;
            hidden &= ~here;
        }
        if (f->waiting_count) return true;
    }
    return true;
}

static bool settle(struct filler *f, bitset *candidates)
{
    do
        if (!place_naked(f, candidates) || !find_hidden(f, candidates)) return false;
    while (f->waiting_count);
    return true;
}

/* ---- the search ---- */

/* An open cell, or one of those with the fewest candidates; -1: all are done. */
static int choose_cell(const struct filler *f, struct rng *rng, const bitset *candidates, bool any)
{
    uint16_t tie[SUDOKU_MAX_CELLS];
    int fewest = SUDOKU_MAX_SIZE + 1, ties = 0;
    for (int c = 0; c < f->rules->cells; c++) {
        if (is_single(candidates[c])) continue;
        const int count = any ? 0 : bits_in(candidates[c]);
        if (count > fewest) continue;
        if (count < fewest) ties = 0;
        fewest = count;
        tie[ties++] = (uint16_t)c;
    }
    return ties ? tie[rng_below(rng, ties)] : -1;
}

static bitset any_of(struct rng *rng, bitset set)
{
    for (int skip = rng_below(rng, bits_in(set)); skip; skip--) set = without_lowest(set);
    return set & (~set + 1);
}

/* What is left to try at each depth. */
struct branch {
    int cell;
    bitset untried;
};

static enum fill_result search(struct filler *f, struct rng *rng, bitset *first)
{
    struct branch branch[SUDOKU_MAX_CELLS];
    int depth = 0;
    bitset *now = first;
    bool good = true; /* the position at this depth has no contradiction */
    for (;;) {
        if (good) {
            const int cell = choose_cell(f, rng, now, depth < f->random_depth);
            if (cell < 0) {
                memmove(first, now, (size_t)f->rules->cells * sizeof *now);
                return FILLED;
            }
            branch[depth] = (struct branch){cell, now[cell]};
        } else {
            if (!depth) return FILL_IMPOSSIBLE;
            depth--;
            now -= f->rules->cells;
            if (!branch[depth].untried) continue;
        }
        if (!f->nodes_left) return FILL_GIVEN_UP;
        f->nodes_left--;
        const bitset digit = any_of(rng, branch[depth].untried);
        branch[depth].untried &= ~digit;
        memcpy(now + f->rules->cells, now, (size_t)f->rules->cells * sizeof *now);
        now += f->rules->cells;
        f->waiting_count = 0;
        good = leave(f, now, branch[depth].cell, digit) && settle(f, now);
        depth++;
    }
}

static bool begin(struct filler *f, const uint8_t *start, bitset *candidates)
{
    f->waiting_count = 0;
    for (int c = 0; c < f->rules->cells; c++) candidates[c] = all_digits(f->rules);
    for (int c = 0; c < f->rules->cells && start; c++) {
        if (!start[c]) continue;
        if (!leave(f, candidates, c, candidates[c] & bit(start[c] - 1)) || !place_naked(f, candidates))
            return false;
    }
    return settle(f, candidates);
}

enum fill_result fill(struct filler *f, struct rng *rng, const uint8_t *start, uint64_t nodes,
                      uint8_t *digits)
{
    const int cells = f->rules->cells;
    bitset *first = f->positions, *candidates = first + cells;
    enum fill_result result = FILL_GIVEN_UP;
    if (!begin(f, start, first)) return FILL_IMPOSSIBLE;
    f->random_depth = cells * 3 / 8;
    for (uint64_t patience = (uint64_t)cells / 2 + 1; result == FILL_GIVEN_UP && nodes;
         patience += patience / 2, f->random_depth = f->random_depth * 2 / 3) {
        f->nodes_left = patience < nodes ? patience : nodes;
        nodes -= f->nodes_left;
        memcpy(candidates, first, (size_t)cells * sizeof *first);
        result = search(f, rng, candidates);
    }
    for (int c = 0; c < cells && result == FILLED; c++) digits[c] = (uint8_t)(lowest(candidates[c]) + 1);
    return result;
}

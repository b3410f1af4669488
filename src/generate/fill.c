/* SPDX-License-Identifier: MIT */
/* fill.c - see fill.h

   A random search: choose a random open cell, try its candidates in random order, and place the naked and hidden singles that
   follow.  Deeper in the search, where a wrong digit is likely, choose a cell with the fewest candidates instead.  A search that gets
   stuck is restarted, each time with a higher limit and fewer random cells, since a bad start is cheaper to drop than to search
   through.

   All digits are treated alike, so over many grids every cell holds every digit equally often.  Grids as a whole are not equally
   likely, though.  Some exchanges of two digits (see mix() below), which preserve a uniform distribution, even out small patterns: a
   classic grid has 18.4 rectangles of two digits before them and 19.4 after, where 19.5 would be right.  They do not change how often
   the digits of a row of a box are also a row of the next box: 4.4 %, where 3.6 % would be right.

   Tried: always choosing the fewest candidates, as solvers do (7 % of such rows); choosing one of several grids, weighted by the
   number of choices on the way (4.3 % for 8 grids, 4.0 % for 16); more exchanges (a hundred times as many make no difference).  */
#include "generate/fill.h"

#include <stdlib.h>
#include <string.h>

/* A digit of a cell that was tried, and what is left to try. */
struct branch {
    uint16_t cell;
    uint16_t from; /* in the random order of cells, all before this one are done */
    int strikes;   /* before the digit was placed */
    bitset untried;
};

/* A "line" is a house and a digit: house * n + digit. */
struct filler {
    const sudoku_rules *rules;
    int peer_start[SUDOKU_MAX_CELLS + 1];
    uint16_t *peer; /* of cell c: peer[peer_start[c]] to peer[peer_start[c + 1] - 1] */
    bitset candidates[SUDOKU_MAX_CELLS];
    uint8_t *places; /* of each line: cells that may hold the digit */
    uint16_t *seat;  /* of each line, once the grid is full: the cell that holds the digit, or NO_CELL */
    struct strike {
        uint16_t cell, digit;
    } * strike; /* candidates that were removed, in this order */
    int strikes;
    uint16_t
        *waiting; /* cells with one candidate that its peers still have, then lines with one place */
    int waiting_count;
    uint16_t order[SUDOKU_MAX_CELLS];
    struct branch branch[SUDOKU_MAX_CELLS];
    uint64_t nodes_left;
    int random_depth; /* up to this depth, cells are chosen at random */
};

enum {
    FIRST_LINE = SUDOKU_MAX_CELLS, /* in `waiting`, smaller numbers are cells */
    NEVER_FEW = UINT8_MAX,         /* places of a line whose house need not have every digit */
    NO_CELL = UINT16_MAX
};

/* ---- memory ---- */

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
    const size_t cells = (size_t)r->cells, n = (size_t)r->n, lines = (size_t)r->all_house_count * n;
    struct filler *f = calloc(1, sizeof *f);
    if (!f) return NULL;
    f->rules = r;
    for (int c = 0; c < r->cells; c++) f->peer_start[c + 1] = f->peer_start[c] + list_peers(r, c, NULL);
    f->peer = calloc((size_t)f->peer_start[r->cells] + 1, sizeof *f->peer);
    f->places = calloc(lines, sizeof *f->places);
    f->seat = calloc(lines, sizeof *f->seat);
    f->strike = calloc(cells * n, sizeof *f->strike);
    f->waiting = calloc(cells + lines, sizeof *f->waiting);
    if (!f->peer || !f->places || !f->seat || !f->strike || !f->waiting) {
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
    free(f->places);
    free(f->seat);
    free(f->strike);
    free(f->waiting);
    free(f);
}

/* ---- singles ---- */

/* Removes a candidate.  False: the cell has none left, or the digit has no place in a house. */
static bool strike(struct filler *f, int cell, int digit)
{
    const sudoku_rules *r = f->rules;
    const bitset left = f->candidates[cell] &= ~bit(digit);
    bool good = left != 0;
    f->strike[f->strikes++] = (struct strike){(uint16_t)cell, (uint16_t)digit};
    for (int s = r->first_seat[cell]; s < r->first_seat[cell + 1]; s++) {
        const int line = r->seat[s].house * r->n + digit;
        const int places = --f->places[line];
        if (places == 1) f->waiting[f->waiting_count++] = (uint16_t)(FIRST_LINE + line);
        good &= places > 0;
    }
    if (is_single(left)) f->waiting[f->waiting_count++] = (uint16_t)cell;
    return good;
}

static void undo(struct filler *f, int strikes)
{
    const sudoku_rules *r = f->rules;
    while (f->strikes > strikes) {
        const struct strike last = f->strike[--f->strikes];
        f->candidates[last.cell] |= bit(last.digit);
        for (int s = r->first_seat[last.cell]; s < r->first_seat[last.cell + 1]; s++)
            f->places[r->seat[s].house * r->n + last.digit]++;
    }
    f->waiting_count = 0;
}

static bool place(struct filler *f, int cell, int digit)
{
    for_each_bit(other, f->candidates[cell] & ~bit(digit))
        if (!strike(f, cell, other)) return false;
    return true;
}

static bool strike_from_peers(struct filler *f, int cell)
{
    const int digit = lowest(f->candidates[cell]);
    for (int i = f->peer_start[cell]; i < f->peer_start[cell + 1]; i++)
        if ((f->candidates[f->peer[i]] & bit(digit)) && !strike(f, f->peer[i], digit)) return false;
    return true;
}

static bool place_in_house(struct filler *f, int line)
{
    const int digit = line % f->rules->n;
    const uint16_t *cell = f->rules->house[line / f->rules->n].cell;
    while (!(f->candidates[*cell] & bit(digit))) cell++;
    return place(f, *cell, digit);
}

static bool settle(struct filler *f)
{
    while (f->waiting_count) {
        const int next = f->waiting[--f->waiting_count];
        if (next < FIRST_LINE ? !strike_from_peers(f, next) : !place_in_house(f, next - FIRST_LINE))
            return false;
    }
    return true;
}

/* ---- the search ---- */

static void shuffle_cells(struct filler *f, struct rng *rng)
{
    for (int i = 0; i < f->rules->cells; i++) {
        const int k = rng_below(rng, i + 1);
        f->order[i] = f->order[k];
        f->order[k] = (uint16_t)i;
    }
}

/* The next open cell in random order, or the first of those with the fewest candidates; -1: all are done. */
static int choose_cell(const struct filler *f, int *from, bool any)
{
    const int cells = f->rules->cells;
    int fewest = SUDOKU_MAX_SIZE + 1, best = -1;
    while (*from < cells && is_single(f->candidates[f->order[*from]])) ++*from;
    for (int i = *from; i < cells; i++) {
        const bitset here = f->candidates[f->order[i]];
        if (is_single(here)) continue;
        if (any || is_pair(here)) return f->order[i];
        if (bits_in(here) >= fewest) continue;
        fewest = bits_in(here);
        best = f->order[i];
    }
    return best;
}

static bitset any_of(struct rng *rng, bitset set)
{
    for (int skip = rng_below(rng, bits_in(set)); skip; skip--) set = without_lowest(set);
    return set & (~set + 1);
}

static enum fill_result search(struct filler *f, struct rng *rng)
{
    int depth = 0, from = 0;
    bool good = true; /* the position at this depth has no contradiction */
    for (;;) {
        if (good) {
            const int cell = choose_cell(f, &from, depth < f->random_depth);
            if (cell < 0) return FILLED;
            f->branch[depth] =
                (struct branch){(uint16_t)cell, (uint16_t)from, f->strikes, f->candidates[cell]};
        } else {
            if (!depth) return FILL_IMPOSSIBLE;
            depth--;
            undo(f, f->branch[depth].strikes);
            from = f->branch[depth].from;
            if (!f->branch[depth].untried) continue;
        }
        if (!f->nodes_left) return FILL_GIVEN_UP;
        f->nodes_left--;
        struct branch *b = &f->branch[depth++];
        const bitset digit = any_of(rng, b->untried);
        b->untried &= ~digit;
        good = place(f, b->cell, lowest(digit)) && settle(f);
    }
}

static bool begin(struct filler *f, const uint8_t *start)
{
    const sudoku_rules *r = f->rules;
    const size_t n = (size_t)r->n;
    f->strikes = f->waiting_count = 0;
    for (int h = 0; h < r->all_house_count; h++)
        memset(f->places + (size_t)h * n, r->house[h].full ? r->n : NEVER_FEW, n);
    for (int c = 0; c < r->cells; c++) {
        f->candidates[c] = all_digits(r);
        if (r->n == 1) f->waiting[f->waiting_count++] = (uint16_t)c;
    }
    for (int c = 0; c < r->cells && start; c++) {
        if (!start[c]) continue;
        if (!(f->candidates[c] & bit(start[c] - 1)) || !place(f, c, start[c] - 1) || !settle(f))
            return false;
    }
    return settle(f);
}

/* ---- exchanges ---- */

static void seat_digits(struct filler *f, const uint8_t *digits)
{
    const sudoku_rules *r = f->rules;
    for (int line = 0; line < r->all_house_count * r->n; line++) f->seat[line] = NO_CELL;
    for (int c = 0; c < r->cells; c++)
        for (int s = r->first_seat[c]; s < r->first_seat[c + 1]; s++)
            f->seat[r->seat[s].house * r->n + digits[c] - 1] = (uint16_t)c;
}

/* The cells that must change if `first` becomes `other`: those of the two digits that are connected to it by houses.  They are
   stored in `f->waiting`, which is free by now; returns their number, or 0 if one of them holds a digit to start from.  */
static int find_chain(struct filler *f, const uint8_t *digits, const uint8_t *start, int first,
                      int other)
{
    const sudoku_rules *r = f->rules;
    bool seen[SUDOKU_MAX_CELLS] = {false};
    const int both = digits[first] + other;
    int count = 0;
    f->waiting[count++] = (uint16_t)first;
    seen[first] = true;
    for (int i = 0; i < count; i++) {
        const int cell = f->waiting[i];
        if (start && start[cell]) return 0;
        for (int s = r->first_seat[cell]; s < r->first_seat[cell + 1]; s++) {
            const int facing = f->seat[r->seat[s].house * r->n + both - digits[cell] - 1];
            if (facing == NO_CELL || seen[facing]) continue;
            seen[facing] = true;
            f->waiting[count++] = (uint16_t)facing;
        }
    }
    return count;
}

static void exchange(struct filler *f, uint8_t *digits, int count, int both)
{
    const sudoku_rules *r = f->rules;
    for (int pass = 0; pass < 2; pass++) /* first remove all of them, then place all of them */
        for (int i = 0; i < count; i++) {
            const int cell = f->waiting[i];
            if (pass) digits[cell] = (uint8_t)(both - digits[cell]);
            for (int s = r->first_seat[cell]; s < r->first_seat[cell + 1]; s++)
                f->seat[r->seat[s].house * r->n + digits[cell] - 1] = (uint16_t)(pass ? cell : NO_CELL);
        }
}

/* Chooses a cell and a digit at random, and exchanges both digits in the connected cells.  The reverse exchange is equally likely, so
   a uniform distribution of grids stays uniform.  */
static void mix(struct filler *f, struct rng *rng, const uint8_t *start, uint8_t *digits)
{
    const sudoku_rules *r = f->rules;
    seat_digits(f, digits);
    for (int moves = r->n > 1 ? r->cells * 3 / 8 : 0; moves; moves--) {
        const int cell = rng_below(rng, r->cells), digit = 1 + rng_below(rng, r->n - 1);
        const int other = digit + (digit >= digits[cell]), both = digits[cell] + other;
        exchange(f, digits, find_chain(f, digits, start, cell, other), both);
    }
}

/* Houses beyond rows, columns and boxes leave fewer choices, so that random digits are wrong sooner. */
static int first_random_depth(const sudoku_rules *r)
{
    return r->all_house_count > 3 * r->n ? r->cells / 5 : r->cells * 3 / 8;
}

enum fill_result fill(struct filler *f, struct rng *rng, const uint8_t *start, uint64_t nodes,
                      uint8_t *digits)
{
    const int cells = f->rules->cells;
    enum fill_result result = FILL_GIVEN_UP;
    if (!begin(f, start)) return FILL_IMPOSSIBLE;
    const int strikes = f->strikes;
    f->random_depth = first_random_depth(f->rules);
    for (uint64_t allowed = (uint64_t)cells / 2 + 1; result == FILL_GIVEN_UP && nodes;
         allowed += allowed / 2, f->random_depth /= 2) {
        f->nodes_left = allowed < nodes ? allowed : nodes;
        nodes -= f->nodes_left;
        undo(f, strikes);
        shuffle_cells(f, rng);
        result = search(f, rng);
    }
    if (result != FILLED) return result;
    for (int c = 0; c < cells; c++) digits[c] = (uint8_t)(lowest(f->candidates[c]) + 1);
    mix(f, rng, start, digits);
    return FILLED;
}

double probe_grids(struct filler *f, struct rng *rng)
{
    double ways = 1;
    int from = 0;
    if (!begin(f, NULL)) return 0;
    shuffle_cells(f, rng);
    for (int cell; (cell = choose_cell(f, &from, false)) >= 0;) {
        const bitset digits = f->candidates[cell];
        ways *= bits_in(digits);
        if (!place(f, cell, lowest(any_of(rng, digits))) || !settle(f)) return 0;
    }
    return ways;
}

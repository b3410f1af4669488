/* SPDX-License-Identifier: MIT */
/* bits.c - candidates as bit sets, singles found by events, a trail to undo changes.

   Two views of the same candidates are updated together:

       candidates[cell]     the digits still possible in a cell                 bit = digit
       places[house][digit] the places still possible for a digit in a house    bit = position

   Removing a candidate clears one bit in the first view and one per house of the cell in the second.  A set that shrinks
   to one bit is a single, naked in the first view, hidden in the second (in a full house), and is queued; one that
   shrinks to none is a contradiction.  There is no scanning for singles.

   Every removal is recorded on a trail.  A guess remembers the length of the trail; if it fails, the removals since then
   are undone, the guessed candidate is removed for good (at that level), and the search continues: so a level has two
   children, "it is" and "it is not".  */
#include <string.h>

#include "engine/engine.h"

/* A candidate: digit (from 0) of a cell, in one number. */
typedef uint32_t candidate;
enum { DIGIT_BITS = 6 };
static candidate make_candidate(int cell, int digit) { return (candidate)(cell << DIGIT_BITS | digit); }
static int cell_of(candidate c) { return (int)(c >> DIGIT_BITS); }
static int digit_of(candidate c) { return (int)(c & ((1 << DIGIT_BITS) - 1)); }

struct guess {
    candidate tried;
    uint32_t trail_length;
};

struct bits {
    /* aligned, as bit sets follow the struct, also where pointers are small */
    _Alignas(bitset) const sudoku_rules *rules;
    bitset *candidates;
    bitset *places;    /* [house * n + digit] */
    candidate *trail;  /* removed candidates, oldest first */
    candidate *single; /* singles found but not placed yet */
    struct guess *guess;
    uint16_t *pairs_in_house; /* cells with two candidates, see choose_pair() */
    uint8_t *digit;           /* of a solution, for the caller */
    uint32_t trail_length, singles, guesses;
};

/* ---- memory ---- */

_Static_assert(sizeof(struct bits) % sizeof(bitset) == 0, "bit sets follow the struct");

struct amounts {
    size_t cells, places, candidates, singles;
};

static struct amounts amounts_for(const sudoku_rules *r)
{
    const size_t cells = (size_t)r->cells, n = (size_t)r->n;
    const size_t places = (size_t)r->all_house_count * n;
    /* While candidates are only removed, a set becomes single once, so each is queued at most once per view. */
    return (struct amounts){cells, places, cells * n, cells + cells + places};
}

static size_t memory_needed(const sudoku_rules *r)
{
    const struct amounts a = amounts_for(r);
    return sizeof(struct bits) + (a.cells + a.places) * sizeof(bitset) +
           (a.candidates + a.singles) * sizeof(candidate) + a.cells * sizeof(struct guess) +
           (size_t)r->all_house_count * sizeof(uint16_t) + a.cells;
}

static void prepare(void *memory, const sudoku_rules *r)
{
    const struct amounts a = amounts_for(r);
    struct bits *b = memory;
    b->rules = r;
    b->candidates = (bitset *)(void *)(b + 1);
    b->places = b->candidates + a.cells;
    b->trail = (candidate *)(void *)(b->places + a.places);
    b->single = b->trail + a.candidates;
    b->guess = (struct guess *)(void *)(b->single + a.singles);
    b->pairs_in_house = (uint16_t *)(void *)(b->guess + a.cells);
    b->digit = (uint8_t *)(b->pairs_in_house + r->all_house_count);
}

/* ---- propagation ---- */

static void queue_single(struct bits *b, candidate c) { b->single[b->singles++] = c; }

/* Removes a candidate that is still there.  False: a cell has no candidate left, or a digit no place.  Even then both
   views agree, so that the trail can be undone.  The result only saves time: a set that is empty now has been a single before, and
   place() fails for that single.  */
static bool take_away(struct bits *b, int cell, int digit)
{
    const sudoku_rules *r = b->rules;
    const bitset left = b->candidates[cell] &= ~bit(digit);
    bool possible = left != 0;
    b->trail[b->trail_length++] = make_candidate(cell, digit);
    if (is_single(left)) queue_single(b, make_candidate(cell, lowest(left)));

    const struct seat *const end = r->seat + r->first_seat[cell + 1];
    for (const struct seat *s = r->seat + r->first_seat[cell]; s < end; s++) {
        bitset *const places = &b->places[s->house * r->n + digit];
        *places &= ~bit(s->position);
        if (!r->house[s->house].full) continue;
        if (is_single(*places))
            queue_single(b, make_candidate(r->house[s->house].cell[lowest(*places)], digit));
        else if (!*places) possible = false;
    }
    return possible;
}

/* Makes a candidate true: removes the other candidates of the cell, and the digit from the cell's houses. */
static bool place(struct bits *b, int cell, int digit)
{
    const sudoku_rules *r = b->rules;
    if (!(b->candidates[cell] & bit(digit))) return false;
    for_each_bit(other, b->candidates[cell] & ~bit(digit))
        if (!take_away(b, cell, other)) return false;
    const struct seat *const end = r->seat + r->first_seat[cell + 1];
    for (const struct seat *s = r->seat + r->first_seat[cell]; s < end; s++) {
        const uint16_t *const house_cell = r->house[s->house].cell;
        for_each_bit(position, b->places[s->house * r->n + digit] & ~bit(s->position))
            if (!take_away(b, house_cell[position], digit)) return false;
    }
    return true;
}

static bool propagate(struct bits *b)
{
    while (b->singles) {
        const candidate c = b->single[--b->singles];
        if (!place(b, cell_of(c), digit_of(c))) {
            b->singles = 0;
            return false;
        }
    }
    return true;
}

static void wind_back(struct bits *b, uint32_t trail_length)
{
    const sudoku_rules *r = b->rules;
    while (b->trail_length > trail_length) {
        const candidate c = b->trail[--b->trail_length];
        const int cell = cell_of(c), digit = digit_of(c);
        b->candidates[cell] |= bit(digit);
        for (int i = r->first_seat[cell]; i < r->first_seat[cell + 1]; i++)
            b->places[r->seat[i].house * r->n + digit] |= bit(r->seat[i].position);
    }
}

/* ---- search ---- */

/* Fills both views from the puzzle.  False: contradictory at once. */
static bool load(struct bits *b, const sudoku_puzzle *p)
{
    const sudoku_rules *r = b->rules;
    for (int cell = 0; cell < r->cells; cell++) b->candidates[cell] = all_digits(r);
    for (int h = 0; h < r->all_house_count; h++)
        for (int digit = 0; digit < r->n; digit++)
            b->places[h * r->n + digit] = first_bits(r->house[h].count);
    b->trail_length = b->singles = b->guesses = 0;
    if (r->n == 1) queue_single(b, make_candidate(0, 0)); /* single from the start */
    if (p->allowed)
        for (int cell = 0; cell < r->cells; cell++)
            for_each_bit(digit, all_digits(r) & ~p->allowed[cell])
                if (!take_away(b, cell, digit)) return false;
    if (!propagate(b)) return false;
    for (int cell = 0; cell < r->cells; cell++)
        if (p->givens[cell]) {
            queue_single(b, make_candidate(cell, p->givens[cell] - 1));
            if (!propagate(b)) return false;
        }
    return true;
}

/* Of the cells with two candidates, the one with the most such cells in its houses, because a guess there decides the
   most.  */
static bool choose_pair(const struct bits *b, candidate *choice)
{
    const sudoku_rules *r = b->rules;
    uint16_t *pairs_in_house = b->pairs_in_house;
    uint16_t pair[SUDOKU_MAX_CELLS];
    int pairs = 0, most = -1;
    memset(pairs_in_house, 0, (size_t)r->all_house_count * sizeof *pairs_in_house);
    for (int cell = 0; cell < r->cells; cell++) {
        if (!is_pair(b->candidates[cell])) continue;
        pair[pairs++] = (uint16_t)cell;
        for (int i = r->first_seat[cell]; i < r->first_seat[cell + 1]; i++)
            pairs_in_house[r->seat[i].house]++;
    }
    for (int i = 0; i < pairs; i++) {
        int relatives = 0;
        for (int j = r->first_seat[pair[i]]; j < r->first_seat[pair[i] + 1]; j++)
            relatives += pairs_in_house[r->seat[j].house];
        if (relatives > most) {
            most = relatives;
            *choice = make_candidate(pair[i], lowest(b->candidates[pair[i]]));
        }
    }
    return pairs > 0;
}

/* The candidate to guess: in a cell with the fewest candidates, or of a digit with even fewer places in a house.  False:
   every cell has one candidate.  */
static bool choose(const struct bits *b, candidate *choice)
{
    const sudoku_rules *r = b->rules;
    if (choose_pair(b, choice)) return true;
    int fewest = SUDOKU_MAX_SIZE + 1;
    for (int cell = 0; cell < r->cells; cell++) {
        const int count = bits_in(b->candidates[cell]);
        if (count > 1 && count < fewest) {
            fewest = count;
            *choice = make_candidate(cell, lowest(b->candidates[cell]));
        }
    }
    if (fewest > SUDOKU_MAX_SIZE) return false;
    for (int h = 0; h < r->all_house_count && fewest > 2; h++) {
        if (!r->house[h].full) continue;
        for (int digit = 0; digit < r->n; digit++) {
            const bitset places = b->places[h * r->n + digit];
            const int count = bits_in(places);
            if (count > 1 && count < fewest) {
                fewest = count;
                *choice = make_candidate(r->house[h].cell[lowest(places)], digit);
            }
        }
    }
    return true;
}

static bool record(struct bits *b, struct search *s)
{
    for (int cell = 0; cell < b->rules->cells; cell++)
        b->digit[cell] = (uint8_t)(lowest(b->candidates[cell]) + 1);
    return record_solution(s, b->digit);
}

/* Undoes the last guess and removes its candidate; repeats this until there is no contradiction.  False: no guess is left.  */
static bool backtrack(struct bits *b)
{
    while (b->guesses) {
        const struct guess last = b->guess[--b->guesses];
        wind_back(b, last.trail_length);
        if (take_away(b, cell_of(last.tried), digit_of(last.tried)) && propagate(b)) return true;
        b->singles = 0;
    }
    return false;
}

static void run(void *memory, struct search *s)
{
    struct bits *b = memory;
    bool possible = load(b, s->puzzle);
    while (enter_node(s)) {
        candidate choice = 0;
        if (!possible) {
            if (!backtrack(b)) return;
            possible = true;
        } else if (!choose(b, &choice)) {
            if (!record(b, s)) return;
            possible = false;
        } else {
            s->counters.guesses++;
            b->guess[b->guesses++] = (struct guess){choice, b->trail_length};
            queue_single(b, choice);
            possible = propagate(b);
        }
    }
}

const struct engine engine_bits = {
    .name = "bits",
    .about = "bit sets, naked and hidden singles over all houses, smallest choice first",
    .max_size = SUDOKU_MAX_SIZE,
    .memory = memory_needed,
    .prepare = prepare,
    .run = run,
};

/* SPDX-License-Identifier: MIT */
/* minimize.c - see minimize.h

   A set of clues is enough if it leads to one solution; then every larger set is enough, too.  A minimal puzzle is a set that is
   enough while no set with one clue less is.

   At random: clues are removed in random order as long as the rest is enough.  A clue that had to stay must stay when more are gone,
   so one pass is sufficient.

   All of them: each clue in turn is dropped or kept.

       clues    1  2  3  4  5  6
                kept | undecided     drop 4?  Only if {kept, 5, 6} is enough; otherwise it is forced to stay.
                                     keep 4 although it could go?  Only if every clue that was kept like that can still be needed:
                                     there is another solution that differs from the real one in that clue, but in no other kept one.

   Dropping is tried first, so the puzzles come in the order of their clues: first those without clue 1.  At the end, all kept clues are
   needed, and the puzzle is minimal.

   Nearly all questions are answered by solutions that were found before: the clues in which another solution differs form a set of
   which every puzzle must contain a clue (an unavoidable set).  What has none of them is not enough.  */
#include "generate/minimize.h"

#include <stdlib.h>
#include <string.h>

#include "base/bitset.h"
#include "board/rules.h"
#include "engine/solver.h"
#include "generate/random_layout.h"

enum {
    WORDS = (SUDOKU_MAX_CELLS + 63) / 64,
    MOST_HELD = 2048, /* unavoidable sets; the oldest are replaced */
    MOST_REPETITIONS =
        200, /* puzzles that were found before, one after the other: then all are listed */
    FIRST_ROOM = 1024
};

struct clues {
    uint64_t word[WORDS];
};

enum fate { DROPPED, FORCED, KEPT };

struct minimizer {
    const sudoku_minimizing *order;
    sudoku_on_minimal *found_one;
    void *context;
    sudoku_solver *solver;
    int count, words; /* clues of the puzzle; words of their sets */
    uint16_t cell[SUDOKU_MAX_CELLS];
    uint8_t solution[SUDOKU_MAX_CELLS];
    uint8_t givens[SUDOKU_MAX_CELLS];   /* of the question */
    uint64_t allowed[SUDOKU_MAX_CELLS]; /* likewise */
    struct clues *held;                 /* unavoidable sets */
    int held_count, next_held;
    enum fate fate[SUDOKU_MAX_CELLS];
    uint64_t *seen; /* hashes of puzzles that were found, each at or after its own place; 0: free */
    size_t seen_room, seen_count;
    uint64_t found;
    bool stopped, no_memory, enough;
};

/* ---- sets of clues ---- */

static bool has(const struct clues *s, int clue) { return s->word[clue / 64] >> clue % 64 & 1; }
static void add(struct clues *s, int clue) { s->word[clue / 64] |= bit(clue % 64); }
static void drop(struct clues *s, int clue) { s->word[clue / 64] &= ~bit(clue % 64); }

static bool meet(const struct minimizer *m, const struct clues *a, const struct clues *b)
{
    for (int i = 0; i < m->words; i++)
        if (a->word[i] & b->word[i]) return true;
    return false;
}

/* Is the clue, which is in both, all that they share? */
static bool meet_only_in(const struct minimizer *m, const struct clues *a, const struct clues *b,
                         int clue)
{
    for (int i = 0; i < m->words; i++)
        if ((a->word[i] & b->word[i]) != (clue / 64 == i ? bit(clue % 64) : 0)) return false;
    return true;
}

/* ---- questions ---- */

/* Keeps the clues in which another solution differs. */
static bool hold_difference(void *context, const uint8_t *digits)
{
    struct minimizer *m = context;
    struct clues *set = &m->held[m->next_held];
    if (!memcmp(digits, m->solution, (size_t)m->order->puzzle->rules->cells)) return true;
    memset(set, 0, sizeof *set);
    for (int i = 0; i < m->count; i++)
        if (digits[m->cell[i]] != m->solution[m->cell[i]]) add(set, i);
    m->next_held = (m->next_held + 1) % MOST_HELD;
    if (m->held_count < MOST_HELD) m->held_count++;
    return false;
}

static bool must_stop(void *context, const sudoku_counters *so_far)
{
    struct minimizer *m = context;
    (void)so_far;
    if (m->order->stop && m->order->stop(m->order->stop_context)) m->stopped = true;
    return m->stopped;
}

/* Is there a solution other than the puzzle's, with these clues?  `without`: the digit of this clue is not allowed in its cell; -1:
   all are.  */
static bool has_other_solution(struct minimizer *m, const struct clues *clues, int without)
{
    sudoku_puzzle question = {
        .rules = m->order->puzzle->rules, .givens = m->givens, .allowed = m->order->puzzle->allowed};
    const sudoku_limits limits = {.solutions = 2, .stop = must_stop, .stop_context = m};
    for (int i = 0; i < m->count; i++)
        m->givens[m->cell[i]] = has(clues, i) ? m->solution[m->cell[i]] : 0;
    const int held = m->held_count, next = m->next_held;
    const int cell = without < 0 ? 0 : m->cell[without];
    const uint64_t before = m->allowed[cell];
    if (without >= 0) {
        m->allowed[cell] &= ~bit(m->solution[cell] - 1);
        question.allowed = m->allowed;
    }
    solver_search_any(m->solver, &question, &limits, hold_difference, m, NULL);
    m->no_memory |= solver_no_memory(m->solver);
    m->allowed[cell] = before;
    return m->held_count != held || m->next_held != next;
}

static bool over(const struct minimizer *m) { return m->stopped || m->no_memory; }

/* Do the clues lead to one solution?  The answer does not matter if it is over. */
static bool are_enough(struct minimizer *m, const struct clues *clues)
{
    if (must_stop(m, NULL)) return false;
    for (int i = 0; i < m->held_count; i++)
        if (!meet(m, clues, &m->held[i])) return false;
    return !has_other_solution(m, clues, -1);
}

/* Can a puzzle that contains these clues need this one of them? */
static bool can_be_needed(struct minimizer *m, const struct clues *clues, int clue)
{
    if (must_stop(m, NULL)) return false;
    for (int i = 0; i < m->held_count; i++)
        if (has(&m->held[i], clue) && meet_only_in(m, clues, &m->held[i], clue)) return true;
    struct clues others = *clues;
    drop(&others, clue);
    return has_other_solution(m, &others, clue);
}

/* ---- puzzles that were found ---- */

static uint64_t hash_of(const struct minimizer *m, const struct clues *clues)
{
    uint64_t hash = 1;
    for (int i = 0; i < m->words; i++) {
        hash = (hash ^ clues->word[i]) * 0x9E3779B97F4A7C15u;
        hash ^= hash >> 29;
    }
    return hash ? hash : 1;
}

/* The place of the hash, or the free one where it belongs. */
static size_t place_of(const uint64_t *seen, size_t room, uint64_t hash)
{
    size_t place = (size_t)(hash % room);
    while (seen[place] && seen[place] != hash) place = (place + 1) % room;
    return place;
}

static bool make_room(struct minimizer *m)
{
    if (m->seen_count * 2 < m->seen_room) return true;
    const size_t room = m->seen_room ? 2 * m->seen_room : FIRST_ROOM;
    uint64_t *seen = calloc(room, sizeof *seen);
    if (!seen) return false;
    for (size_t i = 0; i < m->seen_room; i++)
        if (m->seen[i]) seen[place_of(seen, room, m->seen[i])] = m->seen[i];
    free(m->seen);
    m->seen = seen;
    m->seen_room = room;
    return true;
}

/* Hands a puzzle over, unless that was done before; false: it was.  What is listed in order needs no memory of itself. */
static bool hand_over(struct minimizer *m, const struct clues *clues, bool at_random)
{
    uint8_t givens[SUDOKU_MAX_CELLS] = {0};
    int count = 0;
    const uint64_t hash = hash_of(m, clues);
    if (at_random && !make_room(m)) {
        m->no_memory = true;
        return false;
    }
    if (m->seen) {
        const size_t place = place_of(m->seen, m->seen_room, hash);
        if (m->seen[place]) return false;
        if (at_random) m->seen[place] = hash, m->seen_count++;
    }
    for (int i = 0; i < m->count; i++) {
        if (!has(clues, i)) continue;
        givens[m->cell[i]] = m->solution[m->cell[i]];
        count++;
    }
    m->found++;
    m->enough =
        !m->found_one(m->context, givens, count) || (!m->order->all && m->found >= m->order->count);
    return true;
}

/* ---- at random ---- */

static struct clues all_clues(const struct minimizer *m)
{
    struct clues all = {{0}};
    for (int i = 0; i < m->count; i++) add(&all, i);
    return all;
}

static void find_at_random(struct minimizer *m)
{
    uint16_t order[SUDOKU_MAX_CELLS];
    int repetitions = 0;
    for (uint64_t number = 0; !m->enough && !over(m) && repetitions < MOST_REPETITIONS; number++) {
        struct rng rng = rng_of(m->order->seed, number);
        struct clues left = all_clues(m);
        for (int i = 0; i < m->count; i++) {
            const int k = rng_below(&rng, i + 1);
            order[i] = order[k];
            order[k] = (uint16_t)i;
        }
        for (int i = 0; i < m->count && !over(m); i++) {
            drop(&left, order[i]);
            if (!are_enough(m, &left)) add(&left, order[i]);
        }
        if (!over(m)) repetitions = hand_over(m, &left, true) ? 0 : repetitions + 1;
    }
}

/* ---- all ---- */

/* After another clue was kept: can all those be needed that could have been dropped? */
static bool choices_hold(struct minimizer *m, const struct clues *kept, int decided)
{
    for (int i = 0; i < decided; i++)
        if (m->fate[i] == KEPT && !can_be_needed(m, kept, i)) return false;
    return true;
}

/* Goes back to the last clue that was dropped, and keeps it.  Returns the number of clues decided then; 0: there is no such clue. */
static int keep_instead(struct minimizer *m, int decided, struct clues *kept, struct clues *open)
{
    while (decided--) {
        if (m->fate[decided] == DROPPED) {
            m->fate[decided] = KEPT;
            add(kept, decided);
            return decided + 1;
        }
        drop(kept, decided);
        add(open, decided);
    }
    return 0;
}

static void find_all(struct minimizer *m)
{
    struct clues kept = {{0}}, open = all_clues(m);
    int decided = 0;
    do {
        bool holds = choices_hold(m, &kept, decided);
        while (holds && decided < m->count && !over(m)) {
            struct clues rest = kept;
            drop(&open, decided);
            for (int i = 0; i < m->words; i++) rest.word[i] |= open.word[i];
            m->fate[decided] = are_enough(m, &rest) ? DROPPED : FORCED;
            if (m->fate[decided] == FORCED) add(&kept, decided);
            decided++;
            if (m->fate[decided - 1] == FORCED) holds = choices_hold(m, &kept, decided);
        }
        if (holds && !over(m)) hand_over(m, &kept, false);
        decided = keep_instead(m, decided, &kept, &open);
    } while (decided && !m->enough && !over(m));
}

/* ---- the whole ---- */

static bool keep_solution(void *context, const uint8_t *digits)
{
    struct minimizer *m = context;
    memcpy(m->solution, digits, (size_t)m->order->puzzle->rules->cells);
    return true;
}

/* The puzzle's own answer, and its solution. */
static sudoku_answer solve_whole(struct minimizer *m)
{
    const sudoku_puzzle *p = m->order->puzzle;
    const sudoku_limits limits = {.solutions = 2, .stop = must_stop, .stop_context = m};
    sudoku_counters counters = {0};
    solver_search_any(m->solver, p, &limits, keep_solution, m, &counters);
    if (counters.solutions > 1) return SUDOKU_MANY;
    if (!counters.complete) return SUDOKU_STOPPED;
    return counters.solutions ? SUDOKU_UNIQUE : SUDOKU_NO_SOLUTION;
}

static sudoku_minimized search_below(struct minimizer *m)
{
    const sudoku_puzzle *p = m->order->puzzle;
    const sudoku_answer answer = solve_whole(m);
    m->no_memory |= solver_no_memory(m->solver);
    if (m->no_memory) return SUDOKU_MINIMIZED_NO_MEMORY;
    if (answer == SUDOKU_MANY) return SUDOKU_MINIMIZED_MANY;
    if (answer == SUDOKU_NO_SOLUTION) return SUDOKU_MINIMIZED_NO_SOLUTION;
    if (answer == SUDOKU_STOPPED) return SUDOKU_MINIMIZED_STOPPED;
    for (int cell = 0; cell < p->rules->cells; cell++) {
        m->allowed[cell] = p->allowed ? p->allowed[cell] : all_digits(p->rules);
        if (p->givens[cell]) m->cell[m->count++] = (uint16_t)cell;
    }
    m->words = (m->count + 63) / 64;
    if (!m->order->all) find_at_random(m);
    if (!m->enough && !over(m)) find_all(m);
    if (m->no_memory) return SUDOKU_MINIMIZED_NO_MEMORY;
    if (m->stopped) return SUDOKU_MINIMIZED_STOPPED;
    return m->enough ? SUDOKU_MINIMIZED_ENOUGH : SUDOKU_MINIMIZED_ALL;
}

sudoku_minimized minimize(const sudoku_minimizing *given, sudoku_on_minimal *found, void *context)
{
    sudoku_minimizing order = *given;
    if (!order.count) order.count = 1;
    struct minimizer *m = calloc(1, sizeof *m);
    sudoku_minimized result = SUDOKU_MINIMIZED_NO_MEMORY;
    if (!m) return result;
    m->order = &order;
    m->found_one = found;
    m->context = context;
    m->solver = solver_new(order.puzzle->rules, order.engine);
    m->held = malloc(MOST_HELD * sizeof *m->held);
    if (m->solver && m->held) result = search_below(m);
    solver_free(m->solver);
    free(m->held);
    free(m->seen);
    free(m);
    return result;
}

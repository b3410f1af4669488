/* SPDX-License-Identifier: MIT */
/* learn.c - an engine that learns from contradictions, for puzzles that are too hard for trying alone.

   It decides candidates, follows the rules (naked and hidden singles), and when it meets a contradiction asks why: the few literals
   that led to it make a clause that excludes them, wherever they come together again.  The clause says how far back to go.  That is how
   solvers of Boolean satisfiability work (conflict-driven clause learning); only, the rules are not clauses here but sets, and give
   their reasons when they are asked.

   The order of solutions is a function of the puzzle alone: there is no chance, no clock and no floating point in it.  */
#include "engine/learn.h"

#include <string.h>

/* ---- memory ---- */

_Static_assert(sizeof(struct learner) % sizeof(bitset) == 0, "bit sets follow the struct");

/* Arrays in the order of their alignment: type, member, count. */
#define ARRAYS(A)                                    \
    A(bitset, left, lines)                           \
    A(uint64_t, order.activity, candidates)          \
    A(uint32_t, order.heap, candidates)              \
    A(uint32_t, order.position, candidates)          \
    A(uint32_t, level, candidates)                   \
    A(uint32_t, reason, candidates)                  \
    A(uint32_t, trail, candidates)                   \
    A(uint32_t, level_start, candidates + 1)         \
    A(uint32_t, level_mark, candidates + 1)          \
    A(uint32_t, lesson, candidates + 1)              \
    A(uint32_t, cause, candidates + SUDOKU_MAX_SIZE) \
    A(uint32_t, stack, candidates)                   \
    A(uint32_t, touched, candidates)                 \
    A(uint32_t, fact, candidates)                    \
    A(uint32_t, watch, 2 * candidates)               \
    A(uint32_t, words, room)                         \
    A(uint32_t, first_peer, cells + 1)               \
    A(uint16_t, peer, peers)                         \
    A(int8_t, value, 2 * candidates)                 \
    A(int8_t, preferred, candidates)                 \
    A(int8_t, target, candidates)                    \
    A(uint8_t, seen, candidates)                     \
    A(uint8_t, digit, cells)

enum { LEAST_ROOM = 1 << 14, WORDS_PER_CANDIDATE = 64 };

/* Returns the bytes needed; with a learner, also tells it where its arrays are. */
static size_t lay_out(const sudoku_rules *r, struct learner *l)
{
    const size_t n = (size_t)r->n, cells = (size_t)r->cells, candidates = cells * n;
    const size_t lines = cells + (size_t)r->all_house_count * n, peers = count_peers(r);
    const size_t room = LEAST_ROOM + WORDS_PER_CANDIDATE * candidates;
    size_t bytes = sizeof(struct learner);
#define PLACE(type, member, count)                                   \
    if (l) l->member = (type *)(void *)((unsigned char *)l + bytes); \
    bytes += (count) * sizeof(type);
    ARRAYS(PLACE)
#undef PLACE
    if (l) l->words_room = (uint32_t)room;
    return bytes;
}

static size_t memory_needed(const sudoku_rules *r) { return lay_out(r, NULL); }

static void prepare(void *memory, const sudoku_rules *r)
{
    struct learner *l = memory;
    l->rules = r;
    l->n = (uint32_t)r->n;
    l->cells = (uint32_t)r->cells;
    l->candidates = l->n * l->cells;
    lay_out(r, l);
    list_peers(r, l->first_peer, l->peer);
}

/* ---- start ---- */

static void clear(struct learner *l)
{
    const sudoku_rules *r = l->rules;
    for (uint32_t cell = 0; cell < l->cells; cell++) l->left[cell] = all_digits(r);
    for (int h = 0; h < r->all_house_count; h++)
        for (int digit = 0; digit < r->n; digit++)
            l->left[r->cells + h * r->n + digit] = first_bits(r->house[h].count);
    memset(l->value, 0, 2 * l->candidates * sizeof *l->value);
    memset(l->preferred, 1, l->candidates * sizeof *l->preferred);
    memset(l->target, 0, l->candidates * sizeof *l->target);
    memset(l->seen, 0, l->candidates * sizeof *l->seen);
    memset(l->watch, 0, 2 * l->candidates * sizeof *l->watch);
    memset(l->level_mark, 0, (l->candidates + 1) * sizeof *l->level_mark);
    l->trail_length = l->rules_done = l->clauses_done = l->levels = l->searched_levels = 0;
    l->target_length = 0;
    l->lessons = l->facts = l->clauses = 0;
    l->words_used = 1;
}

/* False: contradictory at once. */
static bool load(struct learner *l, const sudoku_puzzle *p)
{
    clear(l);
    for (uint32_t cell = 0; cell < l->cells; cell++) {
        const bitset allowed = allowed_digits(p, (int)cell);
        for_each_bit(digit, all_digits(l->rules) & ~allowed)
            if (!learn_imply(l, it_is_not(cell * l->n + (uint32_t)digit), NO_REASON)) return false;
    }
    if (!learn_from_rules(l)) return false;
    order_fill(l);
    return true;
}

/* ---- search ---- */

/* Everything that follows; rules first, because they are cheap. */
static bool follow(struct learner *l)
{
    for (;;) {
        if (!learn_from_rules(l)) return false;
        if (l->clauses_done == l->trail_length) return true;
        if (!learn_from_clauses(l, l->trail[l->clauses_done++])) return false;
    }
}

/* The value that a candidate had where the trail got longest, or the one that it had last: so the search goes back to where it was
   nearly through.  False: nothing is open.  */
static bool decide(struct learner *l)
{
    const uint32_t candidate = order_take(l);
    if (candidate == l->candidates) return false;
    const int value = l->target[candidate] ? l->target[candidate] : l->preferred[candidate];
    l->level_start[++l->levels] = l->trail_length;
    learn_assign(l, value > 0 ? it_is(candidate) : it_is_not(candidate), NO_REASON);
    return true;
}

/* After a conflict: is what was true before the last decision the longest trail without one? */
static void note_target(struct learner *l)
{
    const uint32_t length = l->levels ? l->level_start[l->levels] : 0;
    if (length <= l->target_length) return;
    l->target_length = length;
    for (uint32_t i = 0; i < length; i++)
        l->target[candidate_of(l->trail[i])] = is_negative(l->trail[i]) ? -1 : 1;
}

/* Goes on beside the decision of a level, below which nothing is left. */
static void leave_level(struct learner *l, uint32_t level)
{
    const literal decision = l->trail[l->level_start[level]];
    learn_undo_to(l, level - 1);
    learn_assign(l, opposite(decision), SEARCHED);
}

/* True in all solutions, but learned where some levels must stay: it counts as of level 0, and is repeated when they are left. */
static bool repeat_facts(struct learner *l)
{
    for (uint32_t i = 0; i < l->facts; i++) {
        const bool open = !l->value[l->fact[i]];
        if (!learn_imply(l, l->fact[i], NO_REASON)) return false;
        if (open) l->level[candidate_of(l->fact[i])] = 0;
    }
    return true;
}

static bool has_room(struct learner *l)
{
    const uint32_t words = CLAUSE_WORDS + l->lesson_size;
    if (words > l->words_room - l->words_used) learn_drop_clauses(l);
    return words <= l->words_room - l->words_used;
}

/* Goes back to a level where the first literal of the lesson follows from the others. */
static void apply_lesson(struct learner *l, uint32_t level)
{
    if (level < l->searched_levels) level = l->searched_levels;
    if (!has_room(l)) {
        leave_level(l, l->levels);
        return;
    }
    learn_undo_to(l, level);
    if (l->lesson_size > 1) {
        learn_assign(l, l->lesson[0], make_reason(BY_CLAUSE, learn_add_clause(l, l->lesson_levels)));
        return;
    }
    if (l->levels) l->fact[l->facts++] = l->lesson[0];
    learn_assign(l, l->lesson[0], NO_REASON);
    l->level[candidate_of(l->lesson[0])] = 0;
}

/* After a contradiction.  False: everything has been searched. */
static bool backtrack(struct learner *l)
{
    while (l->levels == l->searched_levels) {
        if (!l->levels) return false;
        l->searched_levels--;
        leave_level(l, l->levels);
        if (repeat_facts(l)) return true;
    }
    apply_lesson(l, learn_lesson(l));
    return true;
}

static bool record(struct learner *l, struct search *s)
{
    for (uint32_t cell = 0; cell < l->cells; cell++)
        l->digit[cell] = (uint8_t)(lowest(l->left[cell]) + 1);
    return record_solution(s, l->digit);
}

/* The first solutions are excluded by clauses, as if their decisions were contradictory, so that the search stays free; they are
   never dropped, so there must not be many.  After these, levels are searched to their end one after the other, the highest first,
   and lessons lead back no further.  */
static bool exclude_solution(struct learner *l, uint64_t solutions)
{
    enum { EXCLUDED_BY_CLAUSES = 32 };
    if (solutions > EXCLUDED_BY_CLAUSES || l->levels == l->searched_levels) {
        l->searched_levels = l->levels;
        return backtrack(l);
    }
    l->lesson_size = l->lesson_levels = 0;
    for (uint32_t level = l->levels; level > 0; level--)
        l->lesson[l->lesson_size++] = opposite(l->trail[l->level_start[level]]);
    apply_lesson(l, l->levels - 1);
    return true;
}

/* 1 1 2 1 1 2 4 1 1 2 1 1 2 4 8 ... (Luby, Sinclair and Zuckerman, 1993); from 1 */
static uint64_t luby(uint64_t i)
{
    uint64_t power = 1;
    while (2 * power - 1 < i) power *= 2;
    return i == 2 * power - 1 ? power : luby(i - power + 1);
}

enum { BETWEEN_RESTARTS = 1024, BETWEEN_TARGETS = 1000, BETWEEN_DROPS = 2000, LATER_DROPS = 300 };

/* What happens every now and then, counted in conflicts. */
struct schedule {
    uint64_t conflicts, restarts, restart, drops, drop, targets, target;
};

static void begin_schedule(struct schedule *s)
{
    *s =
        (struct schedule){.restart = BETWEEN_RESTARTS, .drop = BETWEEN_DROPS, .target = BETWEEN_TARGETS};
}

/* Starts again from the decisions that seem best now; everything learned stays, but for the clauses that are of least use. */
static void restart(struct learner *l, struct schedule *s)
{
    learn_undo_to(l, l->searched_levels);
    s->restart = s->conflicts + BETWEEN_RESTARTS * luby(++s->restarts + 1);
    if (s->conflicts >= s->target) {
        l->target_length = 0;
        s->target = s->conflicts + BETWEEN_TARGETS * (++s->targets + 1);
    }
    if (s->conflicts >= s->drop) {
        learn_drop_clauses(l);
        s->drop = s->conflicts + BETWEEN_DROPS + LATER_DROPS * ++s->drops;
    }
}

static void run(void *memory, struct search *s)
{
    struct learner *l = memory;
    struct schedule schedule;
    if (!load(l, s->puzzle)) return;
    begin_schedule(&schedule);
    while (enter_node(s)) {
        if (!follow(l)) {
            schedule.conflicts++;
            note_target(l);
            if (!backtrack(l)) return;
        } else if (schedule.conflicts >= schedule.restart) {
            restart(l, &schedule);
        } else if (decide(l)) {
            s->counters.guesses++;
        } else if (!record(l, s) || !exclude_solution(l, s->counters.solutions)) return;
    }
}

const struct engine engine_learn = {
    .name = "learn",
    .about = "clauses learned from contradictions, for what is too hard for the others",
    .max_size = SUDOKU_MAX_SIZE,
    .memory = memory_needed,
    .prepare = prepare,
    .run = run,
};

/* SPDX-License-Identifier: MIT */
/* solver.c - see solver.h */
#include "engine/solver.h"

#include <stdlib.h>
#include <string.h>

#include "base/contract.h"
#include "board/verify.h"
#include "engine/choose_engine.h"

struct sudoku_solver {
    const struct engine *engine;
    const sudoku_rules *rules;
    bool no_memory; /* ran out in the last call */
    /* what solver_true_candidates() changes while it asks */
    uint64_t allowed[SUDOKU_MAX_CELLS];
    _Alignas(16) unsigned char memory[]; /* the engine's own */
};

sudoku_solver *solver_new(const sudoku_rules *r, const char *engine_name)
{
    const struct engine *e = engine_named(engine_name, r->n);
    sudoku_solver *s = e ? malloc(sizeof *s + e->memory(r)) : NULL;
    if (!s) return NULL;
    s->engine = e;
    s->rules = rules_keep(r);
    s->no_memory = false;
    e->prepare(s->memory, r);
    return s;
}

void solver_free(sudoku_solver *s)
{
    if (!s) return;
    rules_free(s->rules);
    free(s);
}

const sudoku_rules *solver_rules(const sudoku_solver *s) { return s->rules; }
bool solver_no_memory(const sudoku_solver *s) { return s->no_memory; }

static sudoku_answer run_search(sudoku_solver *s, struct search *search, sudoku_counters *counters)
{
    const struct engine *e =
        search->puzzle->clues ? engine_for_clues(s->engine, s->rules->n) : s->engine;
    REQUIRE(e, "the engine does not know clues");
    if (e) e->run(s->memory, search);
    else search->stopped = true;
    search->counters.complete = !search->stopped;
    s->no_memory = search->no_memory;
    if (counters) *counters = search->counters;
    if (search->counters.solutions > 1) return SUDOKU_MANY;
    if (search->stopped) return SUDOKU_STOPPED;
    return search->counters.solutions ? SUDOKU_UNIQUE : SUDOKU_NO_SOLUTION;
}

sudoku_answer solver_search(sudoku_solver *s, const sudoku_puzzle *p, const sudoku_limits *limits,
                            sudoku_on_solution *found, void *context, sudoku_counters *counters)
{
    struct search search = {.puzzle = p, .found = found, .context = context};
    if (limits) search.limits = *limits;
    return run_search(s, &search, counters);
}

sudoku_answer solver_search_any(sudoku_solver *s, const sudoku_puzzle *p, const sudoku_limits *limits,
                                sudoku_on_solution *found, void *context, sudoku_counters *counters)
{
    struct search search = {
        .puzzle = p, .limits = *limits, .found = found, .context = context, .any_will_do = true};
    return run_search(s, &search, counters);
}

/* ---- solve: the first solution, and whether there is another ---- */

struct first_solution {
    uint8_t *digits;
    size_t cells;
    bool found;
};

static bool keep_the_first(void *context, const uint8_t *digits)
{
    struct first_solution *first = context;
    if (!first->found && first->digits) memcpy(first->digits, digits, first->cells);
    first->found = true;
    return true;
}

sudoku_answer solver_solve(sudoku_solver *s, const sudoku_puzzle *p, uint8_t *solution)
{
    struct first_solution first = {.digits = solution, .cells = (size_t)s->rules->cells};
    const sudoku_limits two = {.solutions = 2};
    return solver_search(s, p, &two, keep_the_first, &first, NULL);
}

/* ---- batches ---- */

/* One by one, for engines without a batch function. */
static void run_one_by_one(sudoku_solver *s, struct batch *b)
{
    const size_t cells = (size_t)s->rules->cells;
    sudoku_counters total = {0};
    for (size_t i = 0; i < b->count && !b->search.stopped; i++) {
        const sudoku_puzzle p = {.rules = s->rules, .givens = b->givens + i * cells};
        struct first_solution first = {.digits = b->solutions ? b->solutions + i * cells : NULL,
                                       .cells = cells};
        sudoku_limits left = b->search.limits;
        sudoku_counters counters;
        if (left.nodes) left.nodes -= total.nodes;
        solver_search(s, &p, &left, keep_the_first, &first, &counters);
        const bool enough = left.solutions && counters.solutions >= left.solutions;
        b->found[i] = counters.solutions;
        b->search.stopped = !counters.complete && !enough;
        total.nodes += counters.nodes;
        total.guesses += counters.guesses;
        total.passes += counters.passes;
        if (left.nodes && counters.nodes >= left.nodes && i + 1 < b->count) b->search.stopped = true;
    }
    b->search.counters = total;
}

/* Debug builds check every solution that is returned, as record_solution() does for single puzzles. */
static void verify_solutions(const sudoku_rules *r, const struct batch *b)
{
#ifdef SUDOKU_CONTRACTS
    const size_t cells = (size_t)r->cells;
    for (size_t i = 0; i < b->count && b->solutions; i++) {
        const sudoku_puzzle p = {.rules = r, .givens = b->givens + i * cells};
        sudoku_clash clash;
        REQUIRE(!b->found[i] || verify(&p, b->solutions + i * cells, &clash),
                "an engine gave a wrong solution in a batch");
    }
#else
    (void)r, (void)b;
#endif
}

/* Parts of a batch whose counts fit on the stack, if the caller does not want them. */
enum { UNCOUNTED_PART = 1024 };

static void solve_part(sudoku_solver *s, struct batch *b, sudoku_counters *total)
{
    memset(b->found, 0, b->count * sizeof *b->found);
    if (b->solutions) memset(b->solutions, 0, b->count * (size_t)s->rules->cells);
    if (s->engine->run_batch) s->engine->run_batch(s->memory, b);
    else run_one_by_one(s, b);
    verify_solutions(s->rules, b);
    total->nodes += b->search.counters.nodes;
    total->guesses += b->search.counters.guesses;
    total->passes += b->search.counters.passes;
    for (size_t i = 0; i < b->count; i++) total->solutions += b->found[i];
    total->complete &= !b->search.stopped;
}

bool solver_solve_batch(sudoku_solver *s, const uint8_t *givens, size_t count,
                        const sudoku_limits *limits, uint64_t *counts, uint8_t *solutions,
                        sudoku_counters *counters)
{
    uint64_t part_counts[UNCOUNTED_PART];
    const size_t cells = (size_t)s->rules->cells, part = counts ? count : UNCOUNTED_PART;
    sudoku_counters total = {.complete = true};
    for (size_t i = 0; i < count && total.complete; i += part) {
        struct batch b = {.givens = givens + i * cells,
                          .count = count - i < part ? count - i : part,
                          .found = counts ? counts + i : part_counts,
                          .solutions = solutions ? solutions + i * cells : NULL};
        if (limits) b.search.limits = *limits;
        if (b.search.limits.nodes) b.search.limits.nodes -= total.nodes;
        solve_part(s, &b, &total);
        if (limits && limits->nodes && total.nodes >= limits->nodes && i + part < count)
            total.complete = false;
    }
    if (counters) *counters = total;
    return total.complete;
}

/* ---- true candidates ---- */

struct seen_digits {
    uint64_t *seen;
    int cells;
};

static bool see_digits(void *context, const uint8_t *digits)
{
    const struct seen_digits *s = context;
    for (int cell = 0; cell < s->cells; cell++) s->seen[cell] |= bit(digits[cell] - 1);
    return true;
}

/* Searches for one solution with a candidate that no solution has had yet.  Each solution found has a digit for every
   cell, so there are far fewer searches than candidates.  A candidate without a solution is excluded from then on, which
   makes later searches easier.  */
sudoku_answer solver_true_candidates(sudoku_solver *s, const sudoku_puzzle *p,
                                     const sudoku_limits *limits, uint64_t *candidates)
{
    const int cells = s->rules->cells;
    struct seen_digits seen = {candidates, cells};
    sudoku_puzzle question = *p;
    question.allowed = s->allowed;
    sudoku_limits left = limits ? *limits : (sudoku_limits){0};
    left.solutions = 1;
    memset(candidates, 0, (size_t)cells * sizeof *candidates);
    for (int cell = 0; cell < cells; cell++)
        if (!(s->allowed[cell] = allowed_digits(p, cell))) return SUDOKU_NO_SOLUTION;

    bool several = false;
    for (int cell = 0; cell < cells; cell++)
        for_each_bit(digit, s->allowed[cell]) {
            if (candidates[cell] & bit(digit)) continue;
            const uint64_t others = s->allowed[cell];
            sudoku_counters counters;
            if (limits && limits->nodes && !left.nodes) return SUDOKU_STOPPED;
            s->allowed[cell] = bit(digit);
            solver_search_any(s, &question, &left, see_digits, &seen, &counters);
            s->allowed[cell] = others;
            if (!counters.solutions) {
                if (!counters.complete) return SUDOKU_STOPPED;
                s->allowed[cell] &= ~bit(digit);
                if (!s->allowed[cell]) return SUDOKU_NO_SOLUTION;
            }
            left.nodes -= limits && limits->nodes ? counters.nodes : 0;
        }
    for (int cell = 0; cell < cells; cell++) several |= !is_single(candidates[cell]);
    return several ? SUDOKU_MANY : SUDOKU_UNIQUE;
}

/* SPDX-License-Identifier: MIT */
/* solving.c - see solving.h */
#include "sudoku/work/solving.h"

#include <inttypes.h>
#include <stdio.h>
#include <string.h>

#include "common/clock.h"
#include "common/interrupt.h"
#include "common/output.h"
#include "common/progress.h"

/* ---- solvers ---- */

static void say_no_solver(struct run *run, const sudoku_puzzle *puzzle)
{
    const char *engine = run->settings->engine;
    const int size = sudoku_rules_size(puzzle->rules);
    for (int i = 0; engine && sudoku_engine_name(i); i++)
        if (strcmp(sudoku_engine_name(i), engine) == 0 && size > sudoku_engine_max_size(i)) {
            complain(run, puzzle, "the engine %s supports sizes up to %d", engine,
                     sudoku_engine_max_size(i));
            return;
        }
    complain(run, puzzle, "out of memory");
}

static const char *engine_of(const struct run *run, const sudoku_rules *rules)
{
    const struct settings *s = run->settings;
    return s->engine || !s->node_limit ? s->engine : sudoku_engine_for_node_limit(rules);
}

/* NULL after a message. */
static sudoku_solver *solver_for(struct run *run, const sudoku_puzzle *puzzle)
{
    sudoku_solver *solver =
        sudoku_service_solver(run->service, puzzle->rules, engine_of(run, puzzle->rules));
    if (!solver) say_no_solver(run, puzzle);
    return solver;
}

/* True after a message. */
static bool ran_out_of_memory(struct run *run, const sudoku_puzzle *puzzle, const sudoku_solver *solver)
{
    if (!sudoku_solver_no_memory(solver)) return false;
    complain(run, puzzle, "out of memory");
    return true;
}

/* ---- limits ---- */

static void show_progress(const struct run *run, const sudoku_counters *so_far)
{
    const double seconds = clock_seconds() - run->began;
    progress_show("%" PRIu64 " solutions so far, %.0f a second", so_far->solutions,
                  seconds > 0 ? (double)so_far->solutions / seconds : 0);
}

bool must_stop_now(struct run *run)
{
    if (interrupted() || (run->deadline > 0 && clock_seconds() >= run->deadline))
        run->stopped_here = true;
    return run->stopped_here;
}

static bool should_stop(void *context, const sudoku_counters *so_far)
{
    struct run *run = context;
    if (run->progress && progress_due()) show_progress(run, so_far);
    return must_stop_now(run);
}

sudoku_limits search_limits(struct run *run, uint64_t wanted)
{
    return (sudoku_limits){
        .solutions = wanted, .nodes = run->nodes_left, .stop = should_stop, .stop_context = run};
}

static bool out_of_nodes(const struct run *run) { return run->settings->node_limit && !run->nodes_left; }

static void count_effort(struct run *run, const sudoku_counters *counters)
{
    run->nodes += counters->nodes;
    run->guesses += counters->guesses;
    if (run->settings->node_limit)
        run->nodes_left -= counters->nodes < run->nodes_left ? counters->nodes : run->nodes_left;
}

/* ---- searching ---- */

void print_failed_search(struct run *run, const sudoku_puzzle *puzzle)
{
    if (!run->format.name || run->format.one_line)
        print_error(run, puzzle->line, 0, "the engine failed");
}

/* Passes solutions from the engine to the caller's function. */
struct receiver {
    struct run *run;
    const sudoku_puzzle *puzzle;
    sudoku_on_solution *found;
    void *context;
    bool enough, wrong;
};

static bool pass_on(void *context, const uint8_t *digits)
{
    struct receiver *receiver = context;
    sudoku_clash clash;
    if (receiver->run->settings->verify && !sudoku_verify(receiver->puzzle, digits, &clash)) {
        char text[SUDOKU_TEXT];
        complain(receiver->run, receiver->puzzle, "the engine's solution is wrong: %s",
                 sudoku_clash_text(receiver->puzzle->rules, &clash, text));
        receiver->wrong = true;
        return false;
    }
    receiver->enough = receiver->found && !receiver->found(receiver->context, digits);
    return !receiver->enough;
}

search_end search(struct run *run, const sudoku_puzzle *puzzle, uint64_t wanted,
                  sudoku_on_solution *found, void *context, sudoku_counters *counters)
{
    memset(counters, 0, sizeof *counters);
    if (out_of_nodes(run)) return SEARCH_STOPPED;
    sudoku_solver *solver = solver_for(run, puzzle);
    if (!solver) return SEARCH_FAILED;
    struct receiver receiver = {.run = run, .puzzle = puzzle, .found = found, .context = context};
    const bool needed = found || run->settings->verify;
    const sudoku_limits limits = search_limits(run, wanted);
    sudoku_search(solver, puzzle, &limits, needed ? pass_on : NULL, &receiver, counters);
    count_effort(run, counters);
    if (receiver.wrong || ran_out_of_memory(run, puzzle, solver)) return SEARCH_FAILED;
    if (counters->complete) return SEARCH_DONE;
    return receiver.enough || (wanted && counters->solutions >= wanted) ? SEARCH_ENOUGH : SEARCH_STOPPED;
}

static bool keep_two(void *context, const uint8_t *digits)
{
    struct two_solutions *two = context;
    if (two->count < 2) memcpy(two->digits[two->count++], digits, two->cells);
    return true;
}

search_end search_two(struct run *run, const sudoku_puzzle *puzzle, uint64_t wanted,
                      struct two_solutions *two, sudoku_counters *counters)
{
    const int size = sudoku_rules_size(puzzle->rules);
    two->cells = (size_t)size * (size_t)size;
    two->count = 0;
    return search(run, puzzle, wanted, keep_two, two, counters);
}

search_end search_true_candidates(struct run *run, const sudoku_puzzle *puzzle, uint64_t *candidates,
                                  sudoku_answer *answer)
{
    sudoku_solver *solver = solver_for(run, puzzle);
    if (!solver) return SEARCH_FAILED;
    const sudoku_limits limits = search_limits(run, 0);
    *answer = sudoku_true_candidates(solver, puzzle, &limits, candidates);
    if (ran_out_of_memory(run, puzzle, solver)) return SEARCH_FAILED;
    return *answer == SUDOKU_STOPPED ? SEARCH_STOPPED : SEARCH_DONE;
}

/* ---- reasons ---- */

char *reason_for_none(const sudoku_puzzle *puzzle, char reason[2 * SUDOKU_TEXT])
{
    uint64_t candidates[SUDOKU_MAX_CELLS];
    sudoku_clash clash;
    char text[SUDOKU_TEXT];
    *reason = '\0';
    if (sudoku_givens_clash(puzzle, &clash) || sudoku_marks_clash(puzzle, &clash))
        snprintf(reason, SUDOKU_TEXT, "%s", sudoku_clash_text(puzzle->rules, &clash, text));
    else if (!sudoku_candidates(puzzle, candidates, &clash))
        snprintf(reason, 2 * SUDOKU_TEXT, "after singles: %s",
                 sudoku_clash_text(puzzle->rules, &clash, text));
    return reason;
}

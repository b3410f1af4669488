/* SPDX-License-Identifier: MIT */
/* layout_outcome.c - see layout_outcome.h */
#include "sudoku/work/layout_outcome.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "common/clock.h"
#include "common/interrupt.h"

enum { LONGEST_REASON = 1 << 16, USUAL_PROBES = 10000 };

static void fail(struct layout_outcome *o, const char *sentence)
{
    o->answer = LAYOUT_FAILED;
    o->status = STATUS_BAD;
    snprintf(o->error.message, sizeof o->error.message, "%s", sentence);
}

static void raise_to(struct layout_outcome *o, int status)
{
    if (status > o->status) o->status = status;
}

/* ---- searching ---- */

struct grid_search {
    double deadline; /* 0: none */
    struct layout_outcome *outcome;
};

static bool should_stop(void *context, const sudoku_counters *so_far)
{
    const struct grid_search *s = context;
    (void)so_far;
    return interrupted() || (s->deadline > 0 && clock_seconds() >= s->deadline);
}

static bool keep_grid(void *context, const uint8_t *digits)
{
    const struct grid_search *s = context;
    memcpy(s->outcome->grid, digits, s->outcome->cells);
    return true;
}

/* Searches for up to `wanted` grids; false: out of memory, and the outcome says so. */
static bool search_grids(const struct settings *s, const sudoku_rules *rules, uint64_t wanted,
                         uint64_t nodes, struct layout_outcome *o, sudoku_counters *counters)
{
    static const uint8_t nothing[SUDOKU_MAX_CELLS];
    sudoku_solver *solver = sudoku_solver_new(rules, NULL);
    if (!solver) {
        fail(o, "out of memory");
        return false;
    }
    struct grid_search search = {.deadline = s->time_limit > 0 ? clock_seconds() + s->time_limit : 0,
                                 .outcome = o};
    const sudoku_puzzle puzzle = {.rules = rules, .givens = nothing};
    const sudoku_limits limits = {
        .solutions = wanted, .nodes = nodes, .stop = should_stop, .stop_context = &search};
    sudoku_search(solver, &puzzle, &limits, s->layouts.with_solution ? keep_grid : NULL, &search,
                  counters);
    const bool no_memory = sudoku_solver_no_memory(solver);
    if (no_memory) fail(o, "out of memory");
    sudoku_solver_free(solver);
    return !no_memory;
}

static int stopped_status(void) { return interrupted() ? STATUS_INTERRUPTED : STATUS_STOPPED; }

/* ---- how many grids? ---- */

static void estimate(const struct settings *s, const sudoku_rules *rules, struct layout_outcome *o)
{
    o->probes = s->layouts.probes ? s->layouts.probes : USUAL_PROBES;
    o->estimated = sudoku_estimate_grids(rules, s->layouts.seed, o->probes, &o->estimate);
    if (!o->estimated) fail(o, "out of memory");
}

static void count(const struct settings *s, const sudoku_rules *rules, struct layout_outcome *o)
{
    uint8_t first[SUDOKU_MAX_CELLS]; /* the grid that is shown was found before */
    memcpy(first, o->grid, o->cells);
    o->counted = search_grids(s, rules, s->limit, 0, o, &o->counters);
    memcpy(o->grid, first, o->cells);
    const bool enough = s->limit && o->counters.solutions >= s->limit;
    if (o->counted && !o->counters.complete && !enough) raise_to(o, stopped_status());
}

/* ---- is there any? ---- */

static void search_one(const struct settings *s, const sudoku_rules *rules, uint64_t nodes,
                       struct layout_outcome *o)
{
    sudoku_counters counters = {0};
    if (!search_grids(s, rules, 1, nodes, o, &counters)) return;
    o->nodes = counters.nodes;
    if (counters.solutions) {
        o->answer = LAYOUT_SOLVABLE;
        if (s->layouts.estimate) estimate(s, rules, o);
        if (s->layouts.count_grids) count(s, rules, o);
    } else if (counters.complete) {
        o->answer = LAYOUT_IMPOSSIBLE;
        raise_to(o, STATUS_NO_SOLUTION);
    } else {
        o->answer = LAYOUT_UNKNOWN;
        raise_to(o, stopped_status());
    }
}

/* False: there is none, so only a search can tell. */
static bool find_reason(const sudoku_rules *rules, struct layout_outcome *o)
{
    o->reason = malloc(LONGEST_REASON);
    o->sentences = o->reason ? sudoku_layout_why(rules, SUDOKU_ENGLISH, o->reason, LONGEST_REASON) : -1;
    if (o->sentences > 0) {
        o->answer = LAYOUT_IMPOSSIBLE;
        raise_to(o, STATUS_NO_SOLUTION);
        return true;
    }
    const bool no_memory = o->sentences < 0;
    if (no_memory) fail(o, "out of memory");
    free(o->reason);
    o->reason = NULL;
    o->sentences = 0;
    return no_memory;
}

void judge_layout(const struct settings *s, int size, const uint8_t *regions,
                  struct layout_effort effort, struct layout_outcome *o)
{
    const sudoku_shape shape = {
        .size = size,
        .regions = regions,
        .rules = s->read.rules && strcmp(s->read.rules, "classic") != 0 ? s->read.rules : NULL};
    sudoku_rules *rules = sudoku_rules_new(&shape, &o->error);
    o->cells = (size_t)size * (size_t)size;
    if (!rules) {
        o->answer = LAYOUT_FAILED;
        o->status = STATUS_BAD;
        return;
    }
    o->broken = sudoku_rules_broken_region(rules);
    if (!effort.explain || !find_reason(rules, o)) search_one(s, rules, effort.nodes, o);
    sudoku_rules_free(rules);
}

void layout_outcome_free(struct layout_outcome *o)
{
    free(o->reason);
    o->reason = NULL;
}

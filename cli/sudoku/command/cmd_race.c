/* SPDX-License-Identifier: MIT */
/* cmd_race.c - sudoku race: every engine and every model on the same puzzle, side by side. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "common/clock.h"
#include "common/interrupt.h"
#include "common/output.h"
#include "csp.h"
#include "sudoku/command/commands.h"
#include "sudoku/input/puzzles.h"
#include "sudoku/output/run.h"

#define USUAL_PATIENCE 10.0 /* seconds for each, unless --time-limit says otherwise */

struct racer {
    char name[40];
    sudoku_answer answer;
    uint64_t nodes, guesses, checks;
    bool has_checks;
    double seconds;
    uint8_t solution[SUDOKU_MAX_CELLS];
};

struct race {
    const struct settings *settings;
    double deadline;
};

static bool time_is_up(const struct race *r) { return interrupted() || clock_seconds() > r->deadline; }

static bool stop_engine(void *context, const sudoku_counters *so_far)
{
    (void)so_far;
    return time_is_up(context);
}

static bool stop_csp(void *context, const csp_counters *so_far)
{
    (void)so_far;
    return time_is_up(context);
}

static double seconds_allowed(const struct settings *s)
{
    return s->time_limit > 0 ? s->time_limit : USUAL_PATIENCE;
}

/* ---- one racer ---- */

struct first {
    uint8_t *digits;
    size_t cells;
    bool found;
};

static bool keep_first(void *context, const uint8_t *digits)
{
    struct first *f = context;
    if (!f->found) memcpy(f->digits, digits, f->cells);
    f->found = true;
    return true;
}

/* False: out of memory. */
static bool run_engine(struct race *race, const sudoku_puzzle *puzzle, const char *engine,
                       struct racer *r)
{
    const int n = sudoku_rules_size(puzzle->rules);
    const sudoku_limits limits = {
        .solutions = 2, .nodes = race->settings->node_limit, .stop = stop_engine, .stop_context = race};
    struct first first = {.digits = r->solution, .cells = (size_t)(n * n)};
    sudoku_counters counters = {0};
    sudoku_solver *solver = sudoku_solver_new(puzzle->rules, engine);
    if (!solver) return false;
    snprintf(r->name, sizeof r->name, "%s", engine);
    const double began = clock_seconds();
    race->deadline = began + seconds_allowed(race->settings);
    r->answer = sudoku_search(solver, puzzle, &limits, keep_first, &first, &counters);
    r->seconds = clock_seconds() - began;
    r->nodes = counters.nodes;
    r->guesses = counters.guesses;
    sudoku_solver_free(solver);
    return true;
}

/* Up to two solutions; the time includes making the model, as it does for the engines.  False: out of memory. */
static bool run_model(struct race *race, const sudoku_puzzle *puzzle, sudoku_csp_style style,
                      int algorithm, struct racer *r)
{
    const int n = sudoku_rules_size(puzzle->rules);
    const csp_options options = {.algorithm = (csp_algorithm)algorithm,
                                 .variable_order = CSP_SMALLEST,
                                 .node_limit = race->settings->node_limit,
                                 .stop = stop_csp,
                                 .stop_context = race};
    const double began = clock_seconds();
    race->deadline = began + seconds_allowed(race->settings);
    csp_model *m = sudoku_to_csp(puzzle, style);
    csp_search *s = m ? csp_search_new(m, &options) : NULL;
    snprintf(r->name, sizeof r->name, "csp %s%s", style == SUDOKU_BY_PAIRS ? "pairs, " : "houses",
             style == SUDOKU_BY_PAIRS ? csp_algorithm_name(algorithm) : "");
    r->answer = SUDOKU_STOPPED;
    csp_result result = CSP_NO_MEMORY;
    if (s) {
        result = csp_search_next(s);
        const bool found = result == CSP_SOLUTION;
        for (int cell = 0; cell < n * n && found; cell++)
            r->solution[cell] = (uint8_t)csp_search_value(s, cell);
        if (found) result = csp_search_next(s);
        const csp_counters *c = csp_search_counters(s);
        if (result == CSP_SOLUTION) r->answer = SUDOKU_MANY;
        if (result == CSP_DONE) r->answer = found ? SUDOKU_UNIQUE : SUDOKU_NO_SOLUTION;
        r->nodes = c->nodes;
        r->guesses = c->decisions;
        r->checks = c->checks;
        r->has_checks = style == SUDOKU_BY_PAIRS;
    }
    r->seconds = clock_seconds() - began;
    csp_search_free(s);
    csp_model_free(m);
    return result != CSP_NO_MEMORY;
}

/* ---- all of them ---- */

static const struct column columns[] = {
    {"puzzle", NULL, 0, IN_DATA},   {"engine", NULL, 22, IN_ALL},
    {"answer", NULL, 12, IN_ALL},   {"nodes", NULL, -12, IN_ALL},
    {"guesses", NULL, -12, IN_ALL}, {"checks", "support checks", -14, IN_ALL},
    {"seconds", NULL, -12, IN_ALL}, {"error", NULL, 0, IN_DATA}};

static void print_racer(const struct run *run, const sudoku_puzzle *puzzle, const struct racer *r)
{
    struct text line = {0};
    const bool several = r->answer == SUDOKU_MANY && !wants_data(run); /* short, for its column */
    const struct field none = field_text(wants_data(run) ? NULL : "-");
    const struct field row[] = {field_text(puzzle_as_line(puzzle, &line)),
                                field_text(r->name),
                                field_text(several ? "several" : words_of_answer(r->answer)),
                                field_number(r->nodes),
                                field_number(r->guesses),
                                r->has_checks ? field_number(r->checks) : none,
                                field_real(r->seconds, 6),
                                field_text(NULL)};
    put_row(run, row);
    free(line.bytes);
}

/* Engines that were stopped are not compared. */
static bool disagree(const struct racer *a, const struct racer *b, int cells)
{
    if (a->answer == SUDOKU_STOPPED || b->answer == SUDOKU_STOPPED) return false;
    return a->answer != b->answer ||
           (a->answer == SUDOKU_UNIQUE && memcmp(a->solution, b->solution, (size_t)cells) != 0);
}

static void finish(struct run *run, const sudoku_puzzle *puzzle, const struct racer *r,
                   struct racer *judge, bool good)
{
    const int n = sudoku_rules_size(puzzle->rules);
    if (!good) {
        complain(run, puzzle, "out of memory");
        return;
    }
    print_racer(run, puzzle, r);
    output_flush();
    if (judge->answer == SUDOKU_STOPPED) *judge = *r;
    if (!disagree(judge, r, n * n)) return;
    if (!wants_data(run)) output("*** DISAGREEMENT: %s and %s ***\n", judge->name, r->name);
    complain(run, puzzle, "%s and %s disagree", judge->name, r->name);
}

static bool searches_a_model(const char *engine)
{
    return !strcmp(engine, sudoku_engine_of_model(SUDOKU_BY_PAIRS)) ||
           !strcmp(engine, sudoku_engine_of_model(SUDOKU_BY_HOUSES));
}

static void race(struct run *run, const sudoku_puzzle *puzzle)
{
    struct race race = {.settings = run->settings};
    struct racer judge = {.answer = SUDOKU_STOPPED};
    if (!begin_item(run)) return;
    if (!wants_data(run)) print_text_headings(run);
    for (int i = 0; sudoku_engine_name(i) && !interrupted(); i++) {
        struct racer r = {.name = ""};
        if (searches_a_model(sudoku_engine_name(i))) continue; /* below, with every algorithm */
        if (sudoku_engine_max_size(i) < sudoku_rules_size(puzzle->rules)) continue;
        finish(run, puzzle, &r, &judge, run_engine(&race, puzzle, sudoku_engine_name(i), &r));
    }
    for (int i = -1; (i < 0 || csp_algorithm_name(i)) && !interrupted(); i++) {
        struct racer r = {.name = ""};
        const bool good =
            run_model(&race, puzzle, i < 0 ? SUDOKU_BY_HOUSES : SUDOKU_BY_PAIRS, i < 0 ? 0 : i, &r);
        finish(run, puzzle, &r, &judge, good);
    }
    if (judge.answer == SUDOKU_NO_SOLUTION) raise_status(run, STATUS_NO_SOLUTION);
    if (interrupted()) raise_status(run, STATUS_INTERRUPTED);
}

int command_race(const struct settings *s)
{
    return run_puzzles(s, &(struct job){.each = race, .columns = COLUMNS(columns)});
}

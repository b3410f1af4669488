/* SPDX-License-Identifier: MIT */
/* cmd_race.c - csp race: methods of the textbook, and the engine, on the same model. */
#include <string.h>

#include "common/clock.h"
#include "common/interrupt.h"
#include "common/output.h"
#include "common/progress.h"
#include "common/rows.h"
#include "csp/commands.h"
#include "csp/model_file.h"
#include "csp/race.h"
#include "csp/solving.h"
#include "csp/textbook_run.h"

#define USUAL_PATIENCE 10.0 /* seconds for each, unless a limit is given */

static const char usual_methods[] =
    "backtracking,backtracking+smallest,fc,fc+smallest,fc+degree,fc+degree+least,mac,mac+degree,"
    "mac+degree+least,backjumping,backjumping+fc,min-conflicts,tree,cutset,engine";

struct race {
    struct settings settings; /* with the limit of each method */
    csp_model *model;
    struct racer racer[MOST_RACERS];
    int count;
    struct rows rows;
    const struct racer *judge; /* the first that proved something; NULL: none yet */
    bool disagree;
};

/* ---- one method ---- */

static void run_textbook(const struct race *race, struct racer *r)
{
    struct textbook_run t = {.settings = &race->settings,
                             .model = race->model,
                             .wanted = race->settings.count ? 0 : 1,
                             .time_limit = race->settings.time_limit};
    textbook_run(&t, &r->method);
    r->answer = t.result == CSP_TEXTBOOK_REFUSED   ? RACER_REFUSED
                : t.result == CSP_TEXTBOOK_STOPPED ? RACER_STOPPED
                : t.result == CSP_TEXTBOOK_ENOUGH  ? RACER_SOLVED
                : t.counters.solutions             ? RACER_ALL_FOUND
                                                   : RACER_NO_SOLUTION;
    r->solutions = t.counters.solutions;
    r->nodes = t.counters.nodes;
    r->checks = t.counters.checks;
    r->backtracks = t.counters.backtracks;
    r->seconds = t.seconds;
    r->error = t.error;
}

/* False, after a message: out of memory. */
static bool run_engine(const struct race *race, struct racer *r)
{
    const uint64_t wanted = race->settings.count ? 0 : 1;
    struct solving v;
    csp_result result = CSP_NO_MEMORY;
    if (solving_start(&v, &race->settings, race->model, race->settings.count)) {
        do result = solving_next(&v);
        while (result == CSP_SOLUTION && csp_search_counters(v.search)->solutions != wanted);
        const csp_counters *c = csp_search_counters(v.search);
        r->solutions = c->solutions;
        r->nodes = c->nodes;
        r->backtracks = c->failures;
        r->seconds = clock_seconds() - v.began;
        if (result == CSP_NO_MEMORY) solving_stopped(&v, result);
    }
    r->answer = result == CSP_SOLUTION ? RACER_SOLVED
                : result != CSP_DONE   ? RACER_STOPPED
                : r->solutions         ? RACER_ALL_FOUND
                                       : RACER_NO_SOLUTION;
    return solving_end(&v, STATUS_FINE) == STATUS_FINE && result != CSP_NO_MEMORY;
}

/* ---- the table ---- */

const char *racer_answer(const struct racer *r)
{
    static const char *const answers[] = {[RACER_SOLVED] = "solved",
                                          [RACER_ALL_FOUND] = "all found",
                                          [RACER_NO_SOLUTION] = "no solution",
                                          [RACER_STOPPED] = "stopped",
                                          [RACER_REFUSED] = "refused"};
    return answers[r->answer];
}

static const struct column columns[] = {
    {"method", NULL, 21, IN_ALL},   {"answer", NULL, 11, IN_ALL},  {"solutions", NULL, -9, IN_ALL},
    {"nodes", NULL, -10, IN_ALL},   {"checks", NULL, -11, IN_ALL}, {"backtracks", NULL, -10, IN_ALL},
    {"seconds", NULL, -10, IN_ALL}, {"reason", NULL, 0, IN_DATA},
};
enum { SECONDS = 6, COLUMNS = sizeof columns / sizeof *columns };

/* In text, a reason takes the place of the numbers. */
static void print_reason(const struct racer *r)
{
    output("%-*s %-*s %s\n", columns[0].width, r->method.name, columns[1].width, racer_answer(r),
           r->error.message);
}

static void print_racer(const struct race *race, const struct racer *r)
{
    const bool refused = r->answer == RACER_REFUSED;
    const bool as_text = race->settings.race_format == RACE_TEXT;
    const struct field nothing = field_text(NULL), no_checks = field_text(as_text ? "-" : NULL);
    const struct field row[COLUMNS] = {field_text(r->method.name),
                                       field_text(racer_answer(r)),
                                       refused ? nothing : field_number(r->solutions),
                                       refused ? nothing : field_number(r->nodes),
                                       refused            ? nothing
                                       : r->method.engine ? no_checks
                                                          : field_number(r->checks),
                                       refused ? nothing : field_number(r->backtracks),
                                       refused ? nothing : field_real(r->seconds, 6),
                                       field_text(refused ? r->error.message : NULL)};
    if (race->settings.race_format == RACE_SVG) return;
    if (refused && as_text) print_reason(r);
    else rows_put(&race->rows, row);
    output_flush();
}

/* ---- the race ---- */

/* Methods that were stopped, or found as many as were wanted, have proved nothing about others. */
static bool has_proof(const struct racer *r)
{
    return r->answer == RACER_ALL_FOUND || r->answer == RACER_NO_SOLUTION;
}

static bool contradict(const struct racer *proof, const struct racer *r)
{
    return has_proof(r) ? r->solutions != proof->solutions : r->solutions > proof->solutions;
}

static void compare(struct race *race, const struct racer *r)
{
    if (!race->judge && has_proof(r)) race->judge = r;
    for (const struct racer *other = race->racer; other < r && race->judge; other++) {
        if (other->answer == RACER_REFUSED || r->answer == RACER_REFUSED) continue;
        if ((has_proof(other) && contradict(other, r)) || (has_proof(r) && contradict(r, other))) {
            message("csp: %s and %s disagree: this is a fault of csp", other->method.name,
                    r->method.name);
            race->disagree = true;
        }
    }
}

/* False, after a message: out of memory. */
static bool run_one(struct race *race, struct racer *r)
{
    if (r->method.engine && !run_engine(race, r)) return false;
    if (!r->method.engine) run_textbook(race, r);
    if (r->answer == RACER_REFUSED && strcmp(r->error.code, "out_of_memory") == 0) {
        message("csp: %s", r->error.message);
        return false;
    }
    if (r->answer == RACER_STOPPED && interrupted()) return true; /* it says nothing about the method */
    print_racer(race, r);
    compare(race, r);
    return true;
}

static bool read_methods(struct race *race, const char *list)
{
    for (;;) {
        const size_t length = strcspn(list, ",");
        if (race->count == MOST_RACERS) {
            message("csp: --methods takes at most %d methods", MOST_RACERS);
            return false;
        }
        if (!method_read(&race->racer[race->count++].method, list, length)) {
            message("csp: --methods: unknown method '%.*s'; methods are words with + between them: "
                    "engine, or "
                    "backtracking, backjumping, min-conflicts, tree, cutset; none, fc, mac; input, "
                    "smallest, "
                    "degree; lowest, least",
                    (int)(length < METHOD_NAME ? length : METHOD_NAME), list);
            return false;
        }
        if (!list[length]) return true;
        list += length + 1;
    }
}

static int run_all(struct race *race)
{
    bool solved = false;
    int ran = 0;
    if (race->settings.race_format != RACE_SVG) rows_head(&race->rows);
    for (; ran < race->count && !interrupted() && !output_error(); ran++) {
        if (!run_one(race, &race->racer[ran])) return STATUS_BAD;
        solved |= race->racer[ran].solutions > 0;
    }
    if (interrupted()) {
        if (!race->settings.quiet) message("csp: interrupted");
        return STATUS_INTERRUPTED;
    }
    if (race->settings.race_format == RACE_SVG) race_picture(race->racer, race->count);
    if (race->disagree) return STATUS_BAD;
    if (solved) return STATUS_FINE;
    return race->judge ? STATUS_NO_SOLUTION : STATUS_STOPPED;
}

static int race_model(const struct settings *s, csp_model *model)
{
    static const enum rows_format formats[] = {
        [RACE_TEXT] = ROWS_TEXT, [RACE_CSV] = ROWS_CSV, [RACE_JSON] = ROWS_JSON, [RACE_SVG] = ROWS_TEXT};
    struct column shown[COLUMNS];
    struct race race = {.settings = *s,
                        .model = model,
                        .rows = {formats[s->race_format], shown, COLUMNS, output_bytes, NULL}};
    memcpy(shown, columns, sizeof columns);
    if (!s->timing) shown[SECONDS].in = 0;
    if (s->time_limit <= 0 && !s->node_limit) race.settings.time_limit = USUAL_PATIENCE;
    csp_set_goal(model, CSP_SATISFY, -1);
    return read_methods(&race, s->methods ? s->methods : usual_methods) ? run_all(&race) : STATUS_BAD;
}

int command_race(const struct settings *s) { return with_model(s, 1, race_model); }

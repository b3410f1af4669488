/* SPDX-License-Identifier: MIT */
/* cmd_solve.c - csp solve: solutions, or the best one. */
#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

#include "common/interrupt.h"
#include "common/output.h"
#include "common/progress.h"
#include "common/text.h"
#include "csp/commands.h"
#include "csp/model_file.h"
#include "csp/solving.h"
#include "csp/textbook_run.h"

/* The words of an output format: as MiniZinc expects them, or for people. */
struct manner {
    csp_print_style style;
    const char *none, *unknown, *complete, *statistic;
    bool always_fine; /* whatever the answer, as long as there is one */
};

static const struct manner manners[] = {
    [FORMAT_TEXT] = {CSP_PLAIN, "no solution\n", "stopped\n", "", "", false},
    [FORMAT_DIMACS] = {CSP_PLAIN, "no solution\n", "stopped\n", "", "", false},
    [FORMAT_FLATZINC] = {CSP_FLATZINC_STYLE, "=====UNSATISFIABLE=====\n", "=====UNKNOWN=====\n",
                         "==========\n", "%%%mzn-stat: ", true},
};

/* A trace contains the solutions, and nothing else may be printed between its lines; a tree shows them. */
static void print_solution(const struct solving *v, const struct manner *m)
{
    if (!prints_answers(v->settings)) return;
    csp_print_solution(v->search, m->style, (csp_sink){output_bytes, NULL});
    output("----------\n");
    output_flush(); /* a reader may be waiting for it */
}

/* With a goal and without -a or -i only the last solution is printed. */
static csp_result find_best(struct solving *v, const struct manner *m)
{
    struct text best = {0}; /* as text: it is printed when nothing better can come */
    csp_result result;
    while ((result = solving_next(v)) == CSP_SOLUTION) {
        best.length = 0;
        csp_print_solution(v->search, m->style, (csp_sink){text_keep, &best});
        if (best.failed) break;
    }
    if (best.length && prints_answers(v->settings)) {
        output_bytes(NULL, best.bytes, best.length);
        output("----------\n");
    }
    free(best.bytes);
    return best.failed ? CSP_NO_MEMORY : result;
}

/* CSP_SOLUTION: there were as many as wanted, and there may be more. */
static csp_result find_all(struct solving *v, const struct manner *m, uint64_t wanted)
{
    csp_result result = CSP_SOLUTION;
    for (uint64_t found = 0; (!wanted || found < wanted) && !output_error(); found++) {
        result = solving_next(v);
        if (result != CSP_SOLUTION) break;
        print_solution(v, m);
    }
    return result;
}

/* For people: that nothing is better was proved. */
static void say_best(const struct solving *v)
{
    csp_variable objective;
    if (csp_model_goal(v->model, &objective) != CSP_SATISFY)
        output("the best value is %" PRId64 " (proved)\n", csp_search_value(v->search, objective));
}

/* `v` is NULL for a method of the textbook; `any`: there was a solution. */
static int conclude(const struct solving *v, const struct settings *s, const struct manner *m,
                    csp_result result, bool any)
{
    int status = STATUS_FINE;
    const bool silent = !prints_answers(s);
    if (result == CSP_DONE && !silent) output("%s", any ? m->complete : m->none);
    if (v && result == CSP_DONE && any && !silent && !m->always_fine) say_best(v);
    const bool unknown = result == CSP_STOPPED || result == CSP_CUT_OFF; /* no memory is an error */
    if (unknown && !any && !silent) output("%s", m->unknown);
    if (result == CSP_DONE && !any && !m->always_fine) status = STATUS_NO_SOLUTION;
    if (result != CSP_SOLUTION && result != CSP_DONE) {
        const int stopped = v ? solving_stopped(v, result) : stopped_status(s, result, "");
        if (!m->always_fine || result == CSP_NO_MEMORY) status = stopped;
    }
    return status;
}

/* ---- methods of the textbook ---- */

static void print_values(void *context, const csp_model *model, const csp_value *values)
{
    const struct manner *m = context;
    csp_print_values(model, values, m->style, (csp_sink){output_bytes, NULL});
    output("----------\n");
    output_flush();
}

static int solve_by_textbook(const struct settings *s, const struct manner *m, const csp_model *model,
                             const struct method *method)
{
    struct textbook_run r = {.settings = s,
                             .model = model,
                             .wanted = s->limit ? s->limit
                                       : s->all ? 0
                                                : 1,
                             .time_limit = s->time_limit,
                             .show = print_values,
                             .context = (void *)m};
    csp_result result;
    textbook_run(&r, method);
    if (!textbook_result(&r, &result)) return STATUS_BAD;
    const int status = conclude(NULL, s, m, result, r.counters.solutions > 0);
    if (s->statistics) textbook_statistics(&r, m->statistic);
    if (s->statistics && m->always_fine) output("%%%%%%mzn-stat-end\n");
    return status;
}

/* ---- the engine ---- */

static bool wants_several(const struct settings *s) { return s->all || s->limit > 1; }

static int solve_by_engine(const struct settings *s, const struct manner *m, csp_model *model)
{
    const bool several = wants_several(s);
    const bool goal = csp_model_goal(model, NULL) != CSP_SATISFY;
    struct solving v;
    int status = STATUS_BAD;
    if (solving_start(&v, s, model, several)) {
        const uint64_t wanted = several && s->limit ? s->limit : s->all || goal ? 0 : 1;
        const csp_result result =
            goal && !several && !s->intermediate ? find_best(&v, m) : find_all(&v, m, wanted);
        status = conclude(&v, s, m, result, csp_search_counters(v.search)->solutions > 0);
        if (s->statistics && prints_answers(s)) print_statistics(&v, result, m->statistic);
        if (s->statistics && prints_answers(s) && m->always_fine) output("%%%%%%mzn-stat-end\n");
    }
    return solving_end(&v, status);
}

/* Adds one colour at a time until there is a colouring. */
static int find_chromatic(const struct settings *s, const struct model_file *f)
{
    for (int colours = 1;; colours++) {
        csp_model *model = colours == 1 ? first_model_of(f, colours) : model_of(f, colours);
        csp_result result = CSP_NO_MEMORY;
        struct solving v;
        int status = STATUS_BAD;
        if (!model) return STATUS_BAD;
        if (solving_start(&v, s, model, false)) {
            result = solving_next(&v);
            status = STATUS_FINE;
            if (result == CSP_SOLUTION) output("%d\n", colours);
            if (result == CSP_STOPPED) output("at least %d\n", colours);
            if (result == CSP_STOPPED || result == CSP_NO_MEMORY) status = solving_stopped(&v, result);
        }
        if (result == CSP_SOLUTION && s->statistics) print_statistics(&v, result, "");
        status = solving_end(&v, status);
        csp_model_free(model);
        if (result != CSP_DONE) return status;
    }
}

int command_solve(const struct settings *s)
{
    struct model_file f;
    struct method method;
    int status = STATUS_BAD;
    if (!method_of_settings(&method, s)) return STATUS_BAD;
    if (wants_several(s) && !method_finds_several(&method)) return STATUS_BAD;
    if (s->word_count != 1) {
        message(s->word_count ? "csp: expected exactly one model"
                              : "csp: expected a model; see 'csp --help'");
        return STATUS_BAD;
    }
    if (!model_file_open(&f, s, s->words[0])) return STATUS_BAD;
    if (s->chromatic && (!prints_answers(s) || s->profiler || s->profiler_port))
        message("csp: --chromatic runs several searches and cannot be traced");
    else if (s->chromatic && f.format == FORMAT_DIMACS) status = find_chromatic(s, &f);
    else if (s->chromatic) message("%s: --chromatic is for graphs in DIMACS format", f.name);
    else if (f.format == FORMAT_DIMACS && !s->colours)
        message("%s: the number of colours is missing: give --colours K or --chromatic", f.name);
    else {
        csp_model *model = first_model_of(&f, s->colours);
        const struct manner *m = &manners[f.format];
        if (model)
            status =
                method.engine ? solve_by_engine(s, m, model) : solve_by_textbook(s, m, model, &method);
        csp_model_free(model);
    }
    model_file_close(&f);
    return status;
}

/* SPDX-License-Identifier: MIT */
/* cmd_why.c - csp why: which conditions of a model without a solution clash. */
#include <inttypes.h>

#include "common/clock.h"
#include "common/interrupt.h"
#include "common/output.h"
#include "common/progress.h"
#include "csp/commands.h"
#include "csp/model_file.h"
#include "csp/solving.h"
#include "sudoku_json.h"

struct asking {
    const struct settings *settings;
    const struct model_file *file;
    double began;
};

static bool must_stop(void *context, const csp_why_counters *so_far)
{
    const struct asking *a = context;
    const double limit = a->settings->time_limit, seconds = clock_seconds() - a->began;
    if (progress_due() && so_far->known >= 0)
        progress_show("%d of %d conditions clash, at least %d are needed, %" PRIu64
                      " sets tried, %.0f s",
                      so_far->known, so_far->conditions, so_far->least, so_far->sets, seconds);
    else if (progress_due()) progress_show("%" PRIu64 " nodes, %.0f s", so_far->nodes, seconds);
    return interrupted() || (limit > 0 && seconds > limit);
}

static csp_why *why_of(struct asking *a)
{
    static const csp_format formats[] = {[FORMAT_TEXT] = CSP_FORMAT_MODEL,
                                         [FORMAT_FLATZINC] = CSP_FORMAT_FLATZINC,
                                         [FORMAT_DIMACS] = CSP_FORMAT_GRAPH};
    const csp_why_options options = {.room = sizeof options,
                                     .colours = a->settings->colours,
                                     .node_limit = a->settings->node_limit,
                                     .stop = must_stop,
                                     .stop_context = a};
    const struct model_file *f = a->file;
    csp_error error = {.message = "out of memory"};
    interrupt_at_once(true);
    csp_why *w = csp_why_new(f->text, f->length, formats[f->format], &options, &error);
    interrupt_at_once(false);
    if (!w) model_file_complain(f, &error);
    return w;
}

/* ---- printing ---- */

static void print_set(const struct model_file *f, const csp_why *w)
{
    static const char *const sentences[] = {
        [CSP_PROVED_CLASH] = "perhaps some of them can be left out",
        [CSP_PROVED_IRREDUCIBLE] = "none of them can be left out; a smaller set may exist",
        [CSP_PROVED_SMALLEST] = "no smaller set of conditions clashes"};
    const csp_why_proof proof = csp_why_proved(w);
    int count;
    const csp_condition *c = csp_why_conditions(w, &count);
    if (count == 0) {
        output("no solution: the declarations alone exclude one\n");
        return;
    }
    if (count == 1) output("no solution: this condition cannot hold\n");
    else output("no solution: these %d conditions clash\n", count);
    for (int i = 0; i < count; i++)
        output("%s:%ld:%ld: %s\n", f->name, c[i].line, c[i].column, c[i].text);
    if (count > 1) output("%s\n", sentences[proof]);
}

static void print_text(const struct model_file *f, const csp_why *w, csp_result result)
{
    if (result == CSP_SOLUTION) output("the model has a solution\n");
    else if (csp_why_proved(w) == CSP_PROVED_NOTHING) output("unknown\n");
    else print_set(f, w);
}

static void print_json(const csp_why *w, csp_result result)
{
    static const char *const proofs[] = {[CSP_PROVED_CLASH] = "clash",
                                         [CSP_PROVED_IRREDUCIBLE] = "irreducible",
                                         [CSP_PROVED_SMALLEST] = "smallest"};
    const csp_why_proof proof = csp_why_proved(w);
    const csp_why_counters *counted = csp_why_counted(w);
    int count;
    const csp_condition *c = csp_why_conditions(w, &count);
    sudoku_json json = {.write = output_bytes};
    sudoku_json_open(&json, NULL, '{');
    sudoku_json_text(&json, "answer",
                     result == CSP_SOLUTION        ? "solution"
                     : proof == CSP_PROVED_NOTHING ? "unknown"
                                                   : "no solution");
    if (proof != CSP_PROVED_NOTHING) {
        sudoku_json_text(&json, "proved", proofs[proof]);
        sudoku_json_number(&json, "at_least", (uint64_t)counted->least);
        sudoku_json_open(&json, "conditions", '[');
        for (int i = 0; i < count; i++) {
            sudoku_json_open(&json, NULL, '{');
            sudoku_json_number(&json, "line", (uint64_t)c[i].line);
            sudoku_json_number(&json, "column", (uint64_t)c[i].column);
            sudoku_json_text(&json, "text", c[i].text);
            sudoku_json_close(&json, '}');
        }
        sudoku_json_close(&json, ']');
    }
    sudoku_json_close(&json, '}');
    output("\n");
}

static void print_counts(const struct asking *a, const csp_why *w)
{
    const csp_why_counters *c = csp_why_counted(w);
    output("conditions=%d\nsets=%" PRIu64 "\nnodes=%" PRIu64 "\nsolveTime=%.6f\n", c->conditions,
           c->sets, c->nodes, clock_seconds() - a->began);
}

/* ---- the command ---- */

static int status_of(const struct settings *s, csp_result result)
{
    if (result == CSP_SOLUTION) return STATUS_FINE;
    if (result == CSP_DONE) return STATUS_NO_SOLUTION;
    return stopped_status(s, result, "some sets of conditions cannot be decided");
}

static int explain_file(const struct settings *s, const struct model_file *f)
{
    struct asking a = {.settings = s, .file = f, .began = clock_seconds()};
    csp_why *w = why_of(&a);
    if (!w) return STATUS_BAD;
    if (!s->quiet) progress_allow();
    const csp_result result = csp_why_run(w);
    progress_erase();
    if (result != CSP_NO_MEMORY) { /* which is an error, and no answer */
        if (s->format == ANSWER_JSON) print_json(w, result);
        else print_text(f, w, result);
        if (s->statistics && s->format == ANSWER_TEXT) print_counts(&a, w);
    }
    csp_why_free(w);
    return status_of(s, result);
}

int command_why(const struct settings *s)
{
    struct model_file f;
    if (!model_file_open_first(&f, s, 1)) return STATUS_BAD;
    const int status = explain_file(s, &f);
    model_file_close(&f);
    return status;
}

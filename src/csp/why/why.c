/* SPDX-License-Identifier: MIT */
/* why.c - which conditions of a text clash. */
#include "base/contract.h"
#include "base/memory.h"
#include "base/room.h"
#include "csp/model/model.h"
#include "csp/read/selection.h"
#include "csp/why/clash.h"
#include "words/fail.h"

struct csp_why {
    struct clash clash;
    const char *text;
    size_t length;
    csp_format format;
    bool has_run;
    csp_result result;
    csp_condition *condition; /* with their own texts */
    int conditions;
};

/* ---- reading ---- */

static csp_model *read_part(const struct csp_why *w, struct selection *selection, csp_error *error)
{
    switch (w->format) {
    case CSP_FORMAT_FLATZINC: return read_flatzinc_part(w->text, w->length, selection, error);
    case CSP_FORMAT_GRAPH:
        return read_graph_part(w->text, w->length, w->clash.oracle.options.colours, selection, error);
    default: return read_model_part(w->text, w->length, selection, error);
    }
}

/* Any other error is about the set: such as `b -> x = 1` without the condition that b is 0 or 1. */
static csp_model *read_wanted(const void *source, const bool *wanted, bool *memory_is_short)
{
    struct selection selection = {.wanted = wanted};
    csp_error error;
    csp_model *m = read_part(source, &selection, &error);
    *memory_is_short = !m && has_failed_by(&error, SAY_out_of_memory);
    return m;
}

/* ---- the texts of the conditions ---- */

static bool keep_condition(void *context, const csp_condition *told)
{
    struct csp_why *w = context;
    char *text = copy_text(told->text);
    if (!text) return false;
    w->condition[w->conditions++] =
        (csp_condition){.line = told->line, .column = told->column, .text = text};
    return true;
}

static bool describe_conditions(struct csp_why *w)
{
    struct selection s = {.wanted = w->clash.best, .tell = keep_condition, .context = w};
    w->condition = new_array((size_t)w->clash.oracle.counters.known, sizeof *w->condition);
    csp_model *m = w->condition ? read_part(w, &s, NULL) : NULL;
    csp_model_free(m);
    return w->conditions == w->clash.oracle.counters.known;
}

/* ---- the functions of csp.h ---- */

CSP_API csp_why *csp_why_new(const char *text, size_t length, csp_format format,
                             const csp_why_options *options, csp_error *error)
{
    REQUIRE(text || !length, "text is NULL");
    REQUIRE((unsigned)format <= CSP_FORMAT_GRAPH, "there is no such format");
    struct csp_why *w = new_array(1, sizeof *w);
    if (!w) {
        fail_by_memory(error);
        return NULL;
    }
    csp_why_options whole;
    w->text = text;
    w->length = length;
    w->format = format;
    w->clash.oracle = (struct subset_oracle){.make = read_wanted, .source = w};
    if (options) w->clash.oracle.options = *TAKEN(csp_why_options, options, &whole, stop_context);
    struct selection all = {.wanted = NULL};
    csp_model *m = read_part(w, &all, error);
    const bool good = m && (clash_make(&w->clash, all.met) || fail_by_memory(error));
    csp_model_free(m);
    if (good) return w;
    csp_why_free(w);
    return NULL;
}

CSP_API void csp_why_free(csp_why *w)
{
    if (!w) return;
    for (int i = 0; i < w->conditions; i++) free((char *)w->condition[i].text);
    free(w->condition);
    clash_free(&w->clash);
    free(w);
}

CSP_API csp_result csp_why_run(csp_why *w)
{
    REQUIRE(w, "why is NULL");
    if (w->has_run) return w->result;
    w->has_run = true;
    w->result = clash_explain(&w->clash);
    if (w->clash.proof != CSP_PROVED_NOTHING && !describe_conditions(w)) w->result = CSP_NO_MEMORY;
    return w->result;
}

CSP_API csp_why_proof csp_why_proved(const csp_why *w)
{
    REQUIRE(w && w->has_run, "why is NULL, or has not run");
    return w->clash.proof;
}

CSP_API const csp_condition *csp_why_conditions(const csp_why *w, int *count)
{
    REQUIRE(w && w->has_run && count, "why or count is NULL, or why has not run");
    *count = w->conditions;
    return w->condition;
}

CSP_API const csp_why_counters *csp_why_counted(const csp_why *w)
{
    REQUIRE(w, "why is NULL");
    return &w->clash.oracle.counters;
}

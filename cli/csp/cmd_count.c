/* SPDX-License-Identifier: MIT */
/* cmd_count.c - csp count: how many solutions. */
#include <inttypes.h>

#include "common/output.h"
#include "common/progress.h"
#include "csp/commands.h"
#include "csp/model_file.h"
#include "csp/solving.h"
#include "csp/textbook_run.h"

/* `v` is NULL for a method of the textbook; `result` says whether these are all. */
static int print_count(const struct solving *v, const struct settings *s, csp_result result,
                       uint64_t found)
{
    output("%s%" PRIu64 "\n", result == CSP_DONE ? "" : "at least ", found);
    if (result != CSP_SOLUTION && result != CSP_DONE)
        return v ? solving_stopped(v, result) : stopped_status(s, result, "");
    return result == CSP_DONE && !found ? STATUS_NO_SOLUTION : STATUS_FINE;
}

static int count_by_textbook(const struct settings *s, const csp_model *model,
                             const struct method *method)
{
    struct textbook_run r = {
        .settings = s, .model = model, .wanted = s->limit, .time_limit = s->time_limit};
    csp_result result;
    textbook_run(&r, method);
    if (!textbook_result(&r, &result)) return STATUS_BAD;
    const int status = print_count(NULL, s, result, r.counters.solutions);
    if (s->statistics) textbook_statistics(&r, "");
    return status;
}

static int count_model(const struct settings *s, csp_model *model)
{
    struct solving v;
    struct method method;
    int status = STATUS_BAD;
    if (!method_of_settings(&method, s) || !method_finds_several(&method)) return STATUS_BAD;
    csp_set_goal(model, CSP_SATISFY, -1);
    if (!method.engine) return count_by_textbook(s, model, &method);
    if (solving_start(&v, s, model, true)) {
        csp_result result = CSP_SOLUTION;
        uint64_t found = 0;
        while ((!s->limit || found < s->limit) && (result = solving_next(&v)) == CSP_SOLUTION) found++;
        status = print_count(&v, s, result, found);
        if (s->statistics) print_statistics(&v, result, "");
    }
    return solving_end(&v, status);
}

int command_count(const struct settings *s) { return with_model(s, 1, count_model); }

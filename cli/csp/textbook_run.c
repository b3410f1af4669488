/* SPDX-License-Identifier: MIT */
/* textbook_run.c - see textbook_run.h */
#include "csp/textbook_run.h"

#include <inttypes.h>

#include "common/clock.h"
#include "common/interrupt.h"
#include "common/output.h"
#include "common/progress.h"

static bool found(void *context, const csp_value *values)
{
    struct textbook_run *r = context;
    r->counters.solutions++;
    if (r->show) r->show(r->context, r->model, values);
    return r->counters.solutions != r->wanted && !output_error();
}

static bool must_stop(void *context, const csp_textbook_counters *so_far)
{
    const struct textbook_run *r = context;
    const double seconds = clock_seconds() - r->began;
    if (progress_due())
        progress_show("%" PRIu64 " solutions, %" PRIu64 " nodes, %.0f s", so_far->solutions,
                      so_far->nodes, seconds);
    return interrupted() || (r->time_limit > 0 && seconds > r->time_limit);
}

void textbook_run(struct textbook_run *r, const struct method *m)
{
    csp_textbook_options o = m->options;
    csp_textbook_counters counters = {.room = sizeof counters};
    if (!r->settings->quiet) progress_allow();
    o.seed = r->settings->seed;
    o.node_limit = r->settings->node_limit;
    o.found = found;
    o.stop = must_stop;
    o.found_context = o.stop_context = r;
    r->counters = counters;
    r->error = (csp_error){.message = ""};
    r->began = clock_seconds();
    r->result = csp_textbook_search(r->model, &o, &counters, &r->error);
    r->seconds = clock_seconds() - r->began;
    r->counters = counters;
    progress_erase();
}

bool textbook_result(const struct textbook_run *r, csp_result *result)
{
    switch (r->result) {
    case CSP_TEXTBOOK_DONE: *result = CSP_DONE; return true;
    case CSP_TEXTBOOK_ENOUGH: *result = CSP_SOLUTION; return true;
    case CSP_TEXTBOOK_STOPPED: *result = CSP_STOPPED; return true;
    case CSP_TEXTBOOK_REFUSED: break;
    }
    message("csp: %s", r->error.message);
    return false;
}

void textbook_statistics(const struct textbook_run *r, const char *prefix)
{
    const csp_textbook_counters *c = &r->counters;
    const struct {
        const char *name;
        uint64_t count;
    } counts[] = {
        {"variables", (uint64_t)csp_variable_count(r->model)},
        {"constraints", (uint64_t)csp_constraint_count(r->model)},
        {"solutions", c->solutions},
        {"nodes", c->nodes},
        {"checks", c->checks},
        {"backtracks", c->backtracks},
        {"removals", c->removals},
        {"backjumps", c->backjumps},
        {"longestJump", c->longest_jump},
        {"restarts", c->restarts},
    };
    for (size_t i = 0; i < sizeof counts / sizeof *counts; i++)
        output("%s%s=%" PRIu64 "\n", prefix, counts[i].name, counts[i].count);
    output("%ssolveTime=%.6f\n", prefix, r->seconds);
}

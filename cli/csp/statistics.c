/* SPDX-License-Identifier: MIT */
/* statistics.c - what -s prints, with the names that MiniZinc's documentation has for them, and some of our own. */
#include <inttypes.h>

#include "common/clock.h"
#include "common/output.h"
#include "csp/solving.h"

/* A search that came to its end has proved the last value; otherwise the bound before any decision is all that is known. */
static void print_objective(const struct solving *v, csp_result result, const char *prefix)
{
    csp_variable x;
    if (csp_model_goal(v->model, &x) == CSP_SATISFY) return;
    const bool found = csp_search_counters(v->search)->solutions > 0;
    const csp_value best = found ? csp_search_value(v->search, x) : 0;
    const bool proved = found && result == CSP_DONE;
    if (found) output("%sobjective=%" PRId64 "\n", prefix, best);
    if (proved || v->has_bound)
        output("%sobjectiveBound=%" PRId64 "\n", prefix, proved ? best : v->bound);
}

void print_statistics(const struct solving *v, csp_result result, const char *prefix)
{
    const csp_counters *c = csp_search_counters(v->search);
    const struct {
        const char *name;
        uint64_t count;
    } counts[] = {
        {"variables", (uint64_t)csp_variable_count(v->model)},
        {"propagators", (uint64_t)csp_constraint_count(v->model)},
        {"solutions", c->solutions},
        {"nodes", c->nodes},
        {"decisions", c->decisions},
        {"failures", c->failures},
        {"restarts", c->restarts},
        {"nogoods", c->nogoods},
        {"peakDepth", (uint64_t)c->depth},
        {"revisions", c->revisions},
        {"checks", c->checks},
        {"propagations", c->propagations},
        {"removals", c->removals},
        {"queuePeak", c->queue_peak},
    };
    for (size_t i = 0; i < sizeof counts / sizeof *counts; i++)
        output("%s%s=%" PRIu64 "\n", prefix, counts[i].name, counts[i].count);
    print_objective(v, result, prefix);
    output("%sinitTime=%.6f\n", prefix, v->began - v->settings->began);
    output("%ssolveTime=%.6f\n", prefix, clock_seconds() - v->began);
}

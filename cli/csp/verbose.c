/* SPDX-License-Identifier: MIT */
/* verbose.c - see verbose.h */
#include "csp/verbose.h"

#include <inttypes.h>

#include "common/clock.h"
#include "common/progress.h"

enum { MANY_FAILURES = 5000 }; /* under an order that the model prescribes */

static void say_goal(const csp_model *m)
{
    csp_variable objective;
    const csp_goal goal = csp_model_goal(m, &objective);
    if (goal == CSP_SATISFY) return;
    message("csp: %s %s", goal == CSP_MINIMISE ? "minimise" : "maximise",
            csp_variable_name(m, objective));
}

static const char *order_of(const struct solving *v, const csp_options *o)
{
    if (!csp_group_count(v->model)) return "the model prescribes no order";
    if (o->no_groups) return "the order that the model prescribes is not followed";
    if (o->restarts && o->alternate_groups)
        return "dom/wdeg first; from the first restart on, the order that the model prescribes and "
               "dom/wdeg in turn";
    return "the order that the model prescribes";
}

void verbose_start(const struct solving *v, const csp_options *o)
{
    const csp_model *m = v->model;
    message("csp: read in %.3f s: %d variables, %d constraints, %d search groups",
            v->began - v->settings->began, csp_variable_count(m), csp_constraint_count(m),
            csp_group_count(m));
    say_goal(m);
    message("csp: order: %s; restarts: %s", order_of(v, o), o->restarts ? "yes" : "no");
    if (v->settings->threads > 1) message("csp: the search uses one thread, whatever -p says");
}

/* Several may have happened since the last report. */
static void say_restarts(const struct solving *v, const csp_counters *now)
{
    const struct reported *last = &v->reported;
    const bool probed = now->probes > last->probes;
    const char *order = !csp_group_count(v->model) ? ""
                        : now->follows_groups      ? "; now in the model's order"
                                                   : "; now by dom/wdeg";
    message("csp: restart %" PRIu64 " after %" PRIu64 " more failures: %s%s", now->restarts,
            now->failures - last->failures,
            probed ? "a much better value of the goal is tried" : "the limit of failures was reached",
            order);
}

static bool is_worth_a_hint(const struct solving *v, const csp_counters *now)
{
    return !v->reported.hint && !v->settings->free && now->follows_groups &&
           now->failures >= MANY_FAILURES;
}

void verbose_progress(struct solving *v, const csp_counters *now)
{
    if (now->restarts > v->reported.restarts) {
        say_restarts(v, now);
        v->reported.restarts = now->restarts;
        v->reported.probes = now->probes;
        v->reported.failures = now->failures;
    }
    if (is_worth_a_hint(v, now)) {
        message("csp: %" PRIu64 " failures in the order that the model prescribes: -f might be faster",
                now->failures);
        v->reported.hint = true;
    }
}

void verbose_solution(struct solving *v)
{
    const csp_counters *now = csp_search_counters(v->search);
    csp_variable objective;
    verbose_progress(v, now);
    if (csp_model_goal(v->model, &objective) == CSP_SATISFY)
        message("csp: solution %" PRIu64 " after %" PRIu64 " nodes, %.3f s", now->solutions, now->nodes,
                clock_seconds() - v->began);
    else
        message("csp: solution %" PRIu64 " after %" PRIu64 " nodes, %.3f s: objective %" PRId64,
                now->solutions, now->nodes, clock_seconds() - v->began,
                csp_search_value(v->search, objective));
}

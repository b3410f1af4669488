/* SPDX-License-Identifier: MIT */
/* solving.c - see solving.h */
#include "csp/solving.h"

#include <inttypes.h>

#include "common/clock.h"
#include "common/interrupt.h"
#include "common/output.h"
#include "common/progress.h"
#include "csp/verbose.h"

static bool must_stop(void *context, const csp_counters *so_far)
{
    struct solving *v = context;
    const double seconds = clock_seconds() - v->began;
    if (progress_due())
        progress_show("%" PRIu64 " solutions, %" PRIu64 " nodes, %.0f s", so_far->solutions,
                      so_far->nodes, seconds);
    if (v->settings->verbose) verbose_progress(v, so_far);
    return interrupted() || v->watchers.profile.error ||
           (v->settings->time_limit > 0 && seconds > v->settings->time_limit);
}

static bool wants_restarts(const struct settings *s, const csp_model *m, bool several)
{
    if (s->restarts != RESTARTS_AUTO) return s->restarts == RESTARTS_ALWAYS;
    const bool own_order = s->free || s->has_order || s->has_values;
    if (csp_group_count(m) && !own_order) return false; /* the model says how to search */
    return csp_model_goal(m, NULL) != CSP_SATISFY || !several;
}

/* What the constraints leave of the objective, before any decision. */
static void note_bound(struct solving *v)
{
    csp_variable x;
    const csp_goal goal = csp_model_goal(v->model, &x);
    if (goal == CSP_SATISFY || csp_propagate(v->search) != CSP_SOLUTION) return;
    v->bound = goal == CSP_MINIMISE ? csp_domain_lowest(v->search, x) : csp_domain_highest(v->search, x);
    v->has_bound = v->bound >= -CSP_MAX_VALUE && v->bound <= CSP_MAX_VALUE;
}

bool solving_start(struct solving *v, const struct settings *s, csp_model *m, bool several)
{
    const bool restarts = wants_restarts(s, m, several);
    *v = (struct solving){.settings = s, .model = m, .began = clock_seconds()};
    csp_options o = {.room = sizeof o,
                     .algorithm =
                         s->algorithm < ALGORITHM_SAC ? (csp_algorithm)s->algorithm : CSP_AC3BIT,
                     .variable_order = (csp_variable_order)s->order,
                     .value_order = (csp_value_order)s->values,
                     .no_groups = s->has_order || s->has_values || (s->free && !restarts),
                     .alternate_groups = s->free,
                     .distinct = several,
                     .restarts = restarts,
                     .seed = s->seed,
                     .node_limit = s->node_limit,
                     .stop = must_stop,
                     .stop_context = v,
                     .queue = s->has_queue              ? s->queue
                              : s->algorithm == CSP_AC3 ? CSP_QUEUE_ARCS
                                                        : CSP_QUEUE_VARIABLES};
    if (!watchers_start(&v->watchers, s, m)) return false;
    if (watchers_any(&v->watchers)) {
        o.trace = watchers_event;
        o.trace_context = &v->watchers;
    }
    if (!s->quiet) progress_allow();
    v->search = csp_search_new(m, &o);
    if (!v->search) {
        const csp_error *error = csp_model_error(m);
        message("csp: %s", error ? error->message : "out of memory");
        return false;
    }
    if (s->verbose) verbose_start(v, &o);
    return true;
}

csp_result solving_next(struct solving *v)
{
    if (v->settings->statistics && prints_answers(v->settings) && !v->searching) note_bound(v);
    v->searching = true;
    const csp_result result = csp_search_next(v->search);
    if (v->settings->verbose && result == CSP_SOLUTION) verbose_solution(v);
    else if (v->settings->verbose) verbose_progress(v, csp_search_counters(v->search));
    return result;
}

int solving_end(struct solving *v, int status)
{
    const bool fine = watchers_end(&v->watchers, v->search && status != STATUS_BAD);
    csp_search_free(v->search);
    progress_erase();
    return fine ? status : STATUS_BAD;
}

int stopped_status(const struct settings *s, csp_result result, const char *cut_off)
{
    const char *why = result == CSP_NO_MEMORY ? "out of memory"
                      : result == CSP_CUT_OFF ? cut_off
                      : interrupted()         ? "interrupted"
                                              : "stopped by a limit";
    if (!s->quiet || result == CSP_NO_MEMORY) message("csp: %s", why);
    if (result == CSP_NO_MEMORY) return STATUS_BAD;
    return interrupted() ? STATUS_INTERRUPTED : STATUS_STOPPED;
}

int solving_stopped(const struct solving *v, csp_result result)
{
    if (v->watchers.profile.error) return STATUS_BAD; /* solving_end() will say why */
    return stopped_status(v->settings, result, "values that are too large for 64 bits were left out");
}

/* SPDX-License-Identifier: MIT */
/* sac.c - singleton arc consistency (Debruyne and Bessiere 1997): a value stays if propagation finds no contradiction
   when its variable is fixed to it.  Values are tried repeatedly until all of them stay.  */
#include "csp/search/decide.h"
#include "csp/search/search.h"
#include "csp/trace/tracing.h"

/* False: no solution has x = value. */
static bool stands_alone(struct csp_search *s, struct decision d)
{
    if (s->options.trace) trace_decision(s, &d, CSP_DECIDE);
    if (!search_enter(s)) return true;
    bool good = apply_decision(s, d);
    if (s->options.trace) tracing_look(s, d.variable);
    if (good) good = propagate(s);
    if (!good || s->paused) forget_changes(s);
    search_leave(s);
    if (s->options.trace && good) trace_event(s, CSP_KEEP);
    return good;
}

/* False: no value is left, or propagation finds that there is no solution. */
static bool remove_refuted(struct csp_search *s, struct decision d)
{
    d = opposite(d);
    if (s->options.trace) trace_decision(s, &d, CSP_REFUTE);
    const bool good = apply_decision(s, d);
    if (s->options.trace) tracing_look(s, d.variable);
    if (good && propagate(s)) return true;
    forget_changes(s);
    return false;
}

/* Tries the values of x, unless it is stopped.  False: none is left. */
static bool try_values(struct csp_search *s, csp_variable x, bool *changed)
{
    const struct domain *d = &s->domain[x];
    for (csp_value value = d->min;;) {
        const bool last = value == d->max;
        const csp_value next = last ? value : value_above(d, value);
        const struct decision alone = {.variable = x, .value = value};
        if (has_value(d, value) && !stands_alone(s, alone)) {
            *changed = true;
            if (!remove_refuted(s, alone)) return false;
        }
        if (s->paused || last || next > d->max) return true;
        value = next;
    }
}

CSP_API csp_result csp_propagate_singletons(csp_search *s)
{
    const csp_result first = csp_propagate(s);
    bool changed = first == CSP_SOLUTION;
    while (changed) {
        changed = false;
        for (csp_variable x = 0; x < s->variables; x++) {
            if (search_must_stop(s)) return CSP_STOPPED;
            if (!is_listed(&s->domain[x]) || is_fixed(&s->domain[x])) continue;
            if (!try_values(s, x, &changed)) {
                s->stage = OVER;
                return CSP_DONE;
            }
            if (s->paused) return search_paused(s);
        }
    }
    return s->trail.short_of_memory ? CSP_NO_MEMORY : first;
}

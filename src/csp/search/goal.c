/* SPDX-License-Identifier: MIT */
/* goal.c - see goal.h

   Branch and bound: after each solution only better ones are wanted.  If these come easily, a small step each time, the
   search starts again from the root and first decides that the objective lies in the better half of what is left:

       objective   best |.............|.............|  its bound at the root
                                       first the better half; if that has no solution, the other

   A probe is a decision like any other: it is refuted when nothing is left below it, so the proof stays complete.  A solution in
   the better half starts the next probe.  One that takes too long is given up, and the next is made only after
   twice as many solutions.  Models that prescribe an order are searched in that order, without probes, unless it alternates with
   another.  */
#include "csp/search/goal.h"

enum {
    FIRST_PATIENCE = 32,       /* solutions before the first probe */
    FAILURES_PER_SOLUTION = 4, /* up to here solutions come easily */
    MOST_FAILURES = 32         /* of a probe */
};

void goal_start(struct csp_search *s)
{
    const csp_model *m = s->model;
    const bool ordered = m->groups && !s->options.no_groups && !alternates(s);
    s->climb = (struct climb){
        .may_probe = m->goal != CSP_SATISFY && !ordered, .patience = FIRST_PATIENCE, .step = 1};
}

bool want_better(struct csp_search *s)
{
    const csp_model *m = s->model;
    if (!s->has_solution || m->goal == CSP_SATISFY) return true;
    return m->goal == CSP_MINIMISE ? keep_to(s, m->objective, s->best - 1)
                                   : keep_from(s, m->objective, s->best + 1);
}

void goal_reached(struct csp_search *s)
{
    struct climb *c = &s->climb;
    c->solutions++;
    if (!c->may_probe) return;
    if (c->probing && c->step <= CSP_MAX_VALUE / 2) c->step *= 2;
    const bool easy = s->failures_since_restart <= FAILURES_PER_SOLUTION * c->solutions;
    c->wants_root = c->probing || (c->solutions >= c->patience && easy);
    c->probing = c->wants_root;
}

bool goal_wants_root(const struct csp_search *s)
{
    return s->climb.wants_root || (s->climb.probing && s->failures_since_restart >= MOST_FAILURES);
}

void goal_at_root(struct csp_search *s)
{
    struct climb *c = &s->climb;
    if (c->probing && !c->wants_root) { /* given up */
        c->probing = false;
        c->patience *= 2;
        c->step = 1;
    }
    c->wants_root = false;
    c->solutions = 0;
}

/* Half of what is left; without a bound, steps that double. */
static csp_value step_size(const struct csp_search *s, const struct domain *d)
{
    uint64_t room = (uint64_t)d->max - (uint64_t)d->min;
    if (!is_unbounded(d)) return (csp_value)(room / 2);
    room = s->model->goal == CSP_MAXIMISE ? (uint64_t)CSP_MAX_VALUE - (uint64_t)d->min
                                          : (uint64_t)d->max + (uint64_t)CSP_MAX_VALUE;
    return (uint64_t)s->climb.step <= room / 2 ? s->climb.step : (csp_value)(room / 2);
}

bool goal_probe(const struct csp_search *s, struct decision *made)
{
    if (!s->climb.probing || s->trail.depth) return false;
    const struct domain *d = &s->domain[s->model->objective];
    if (is_fixed(d)) return false;
    *made = (struct decision){.variable = s->model->objective, .bound = true};
    const csp_value step = step_size(s, d);
    if (s->model->goal == CSP_MAXIMISE) {
        made->value = (csp_value)((uint64_t)d->min + (uint64_t)step);
        made->negative = true; /* above it */
    } else {
        made->value = (csp_value)((uint64_t)d->max - (uint64_t)step - 1);
    }
    return made->value > -CSP_MAX_VALUE && made->value < CSP_MAX_VALUE;
}

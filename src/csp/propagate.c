/* SPDX-License-Identifier: MIT */
/* propagate.c - the queue: changed variables, and constraints that are ready to run. */
#include "csp/ac.h"
#include "csp/nogoods.h"
#include "csp/state.h"
#include "csp/tracing.h"

/* ---- constraints that are ready ---- */

static void make_ready(struct csp_search *s, int constraint)
{
    const struct kind *kind = s->model->constraint[constraint].kind;
    if (s->is_ready[constraint]) return;
    s->is_ready[constraint] = true;
    struct ready_ring *r = &s->ready[kind->cost];
    r->constraint[(r->first + r->count++) % r->room] = constraint;
}

/* The cheapest; -1: none is ready. */
static int take_ready(struct csp_search *s)
{
    for (int cost = 0; cost < COSTS; cost++) {
        struct ready_ring *r = &s->ready[cost];
        if (!r->count) continue;
        const int constraint = r->constraint[r->first];
        r->first = (r->first + 1) % r->room;
        r->count--;
        s->is_ready[constraint] = false;
        return constraint;
    }
    return -1;
}

void wake_all(struct csp_search *s)
{
    for (int c = 0; c < s->constraints; c++)
        if (s->model->constraint[c].kind != &relation_kind) make_ready(s, c);
    for (csp_variable x = 0; x < s->variables; x++)
        note_change(s, x, CHANGED | CHANGED_BOUNDS | (is_fixed(&s->domain[x]) ? CHANGED_FIXED : 0));
}

/* ---- variables that have changed ---- */

/* The one with the smallest domain: its constraints say most. */
static csp_variable take_variable(struct csp_search *s)
{
    int best = 0;
    for (int i = 1; i < s->waiting_count; i++)
        if (s->domain[s->waiting[i]].size < s->domain[s->waiting[best]].size) best = i;
    const csp_variable x = s->waiting[best];
    s->waiting[best] = s->waiting[--s->waiting_count];
    s->change[x].waiting = false;
    return x;
}

/* Makes the constraints on x ready that its change concerns, other than relations. */
static void wake_constraints(struct csp_search *s, csp_variable x)
{
    struct change *change = &s->change[x];
    for (size_t i = s->first_seat[x]; i < s->first_seat[x + 1]; i++) {
        const int c = s->seat[i].constraint;
        const struct kind *kind = s->model->constraint[c].kind;
        if (kind == &relation_kind || !(kind->wakes & change->events)) continue;
        if (change->cause != c || !kind->idempotent) make_ready(s, c);
    }
    change->events = 0;
}

static bool revise_around(struct csp_search *s, csp_variable x)
{
    s->in_hand = x;
    for (size_t i = s->first_seat[x]; i < s->first_seat[x + 1]; i++) {
        const struct seat *seat = &s->seat[i];
        if (s->model->constraint[seat->constraint].kind != &relation_kind) continue;
        if (!revise_if_due(s, seat->constraint, !seat->place)) {
            s->weight[seat->constraint]++;
            return false;
        }
    }
    s->in_hand = -1;
    return true;
}

/* AC-1: whatever has changed, every arc, once. */
static bool revise_all(struct csp_search *s)
{
    for (int c = 0; c < s->constraints; c++) {
        if (s->model->constraint[c].kind != &relation_kind) continue;
        for (int side = 0; side < 2; side++)
            if (!revise(s, c, side)) {
                s->weight[c]++;
                return false;
            }
    }
    return true;
}

static bool use_nogoods(struct csp_search *s, csp_variable x)
{
    return !s->nogoods || apply_nogoods(s, x);
}

static bool handle_changes(struct csp_search *s)
{
    if (!s->ac->sweeps) {
        const csp_variable x = take_variable(s);
        wake_constraints(s, x);
        return use_nogoods(s, x) && revise_around(s, x);
    }
    while (s->waiting_count) {
        const csp_variable x = take_variable(s);
        wake_constraints(s, x);
        if (!use_nogoods(s, x)) return false;
    }
    return revise_all(s);
}

static bool run_constraint(struct csp_search *s, int constraint)
{
    const struct constraint *c = &s->model->constraint[constraint];
    s->counters.propagations++;
    s->running = constraint;
    if (s->options.trace) trace_run(s, constraint);
    const bool good = c->kind->propagate(s, c, s->memory[constraint]);
    if (s->options.trace) trace_ran(s, constraint, good);
    s->running = NOBODY;
    if (!good) s->weight[constraint]++;
    return good;
}

/* Behind a failure: the domains will go back to a state in which no arc was due. */
void forget_changes(struct csp_search *s)
{
    for (int i = 0; i < s->waiting_count; i++) {
        s->change[s->waiting[i]] = (struct change){0};
        s->changed_at[s->waiting[i]] = 0;
    }
    if (s->in_hand >= 0) s->changed_at[s->in_hand] = 0;
    s->in_hand = -1;
    s->waiting_count = 0;
    while (take_ready(s) >= 0) {}
}

bool propagate(struct csp_search *s)
{
    bool good = true;
    while (good) {
        if (s->waiting_count) {
            good = handle_changes(s);
            continue;
        }
        const int constraint = take_ready(s);
        if (constraint < 0) break;
        good = run_constraint(s, constraint);
    }
    if (!good) forget_changes(s);
    return good && !s->trail.short_of_memory;
}

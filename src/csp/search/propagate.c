/* SPDX-License-Identifier: MIT */
/* propagate.c - the queue: changed variables, and constraints that are ready to run. */
#include "csp/consistency/ac.h"
#include "csp/consistency/arc_queue.h"
#include "csp/search/branch.h"
#include "csp/search/cycles.h"
#include "csp/search/nogoods.h"
#include "csp/search/state.h"
#include "csp/trace/tracing.h"

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
    if (s->arc_queue) { /* nothing has changed: everything waits already */
        arc_queue_fill(s);
        return;
    }
    for (csp_variable x = 0; x < s->variables; x++)
        note_change(s, x, CHANGED | CHANGED_BOUNDS | (is_fixed(&s->domain[x]) ? CHANGED_FIXED : 0));
}

/* ---- variables that have changed ---- */

/* What counts as work: see must_pause(). */
enum { CHECKS_PER_WORK = 8, FEW_VARIABLES = 4 };

/* How many waiting variables are compared: all, unless the problem is large (at the start every variable waits). */
enum { MOST_COMPARED = 64 };

/* The one with the smallest domain: its constraints are likely to remove most. */
static csp_variable take_variable(struct csp_search *s)
{
    const int compared = s->waiting_count < MOST_COMPARED ? s->waiting_count : MOST_COMPARED;
    int best = 0;
    for (int i = 1; i < compared; i++)
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
        const int c = s->seat[i];
        const struct kind *kind = s->model->constraint[c].kind;
        if (!(kind->wakes & change->events)) continue;
        if (change->cause != c || !kind->idempotent) make_ready(s, c);
    }
    change->events = 0;
}

/* Passes the change of x on to the constraints concerned; relations come last. */
static bool spread_change(struct csp_search *s, csp_variable x)
{
    const unsigned events = s->change[x].events;
    s->in_hand = x;
    wake_constraints(s, x);
    return !s->nogoods || apply_nogoods(s, x, events);
}

/* Adds the arcs to each variable that has changed, and revises the first of the queue. */
static bool handle_arcs(struct csp_search *s)
{
    while (s->waiting_count) {
        const csp_variable x = take_variable(s);
        const int cause = s->change[x].cause;
        if (!spread_change(s, x)) return false;
        arc_queue_add(s, x, cause);
    }
    return !s->arc_queue->count || revise_next(s);
}

static bool handle_changes(struct csp_search *s)
{
    const uint64_t checks = s->counters.checks;
    bool good = true;
    if (s->arc_queue) {
        good = handle_arcs(s);
    } else if (s->ac->sweeps) {
        while (s->waiting_count && good) good = spread_change(s, take_variable(s));
        good = good && revise_all(s);
    } else {
        const csp_variable x = take_variable(s);
        good = spread_change(s, x) && revise_around(s, x);
    }
    if (good) s->in_hand = -1;
    s->work += 1 + (s->counters.checks - checks) / CHECKS_PER_WORK;
    return good;
}

/* Constraints on a few variables may walk through all their values; those on many look at bounds. */
static uint64_t work_of(const struct csp_search *s, const struct constraint *c)
{
    uint64_t work = 1 + (uint64_t)c->arity;
    for (int i = 0; i < c->arity && c->arity <= FEW_VARIABLES; i++)
        work += (uint64_t)s->domain[c->scope[i]].bits / CHECKS_PER_WORK;
    return work;
}

static bool run_constraint(struct csp_search *s, int constraint)
{
    const struct constraint *c = &s->model->constraint[constraint];
    s->counters.propagations++;
    s->work += work_of(s, c);
    s->running = constraint;
    if (s->options.trace) trace_run(s, constraint);
    const bool good = c->kind->propagate(s, c, s->memory[constraint]);
    if (s->options.trace) trace_ran(s, constraint, good);
    s->running = NOBODY;
    if (!good) blame(s, constraint);
    return good;
}

/* After a failure: the domains will be restored to a state in which no arc was due. */
void forget_changes(struct csp_search *s)
{
    for (int i = 0; i < s->waiting_count; i++) {
        s->change[s->waiting[i]] = (struct change){0};
        s->changed_at[s->waiting[i]] = 0;
    }
    if (s->in_hand >= 0) s->changed_at[s->in_hand] = 0;
    s->in_hand = -1;
    s->waiting_count = 0;
    if (s->arc_queue) arc_queue_clear(s);
    while (take_ready(s) >= 0) {}
}

enum { WORK_BETWEEN_QUESTIONS = 1 << 16 }; /* runs of constraints, and their variables */

/* Bounds that are far apart may approach each other one by one, so `stop` is called here, too. */
bool must_pause(struct csp_search *s)
{
    if (s->paused || !s->options.stop || s->work < WORK_BETWEEN_QUESTIONS) return s->paused;
    s->work = 0;
    return s->paused = s->options.stop(s->options.stop_context, &s->counters);
}

/* Bounds may approach each other by 1 for a very long time. */
static bool may_continue(struct csp_search *s, uint64_t runs, uint64_t *question)
{
    if (runs < *question) return true;
    *question = 2 * runs;
    return !is_contradicted_by_cycle(s, runs) && !s->trail.short_of_memory;
}

bool propagate(struct csp_search *s)
{
    bool good = true;
    uint64_t question = first_question_on_cycles(s);
    s->paused = false;
    for (uint64_t runs = 0; good && !must_pause(s); runs++) {
        good = may_continue(s, runs, &question);
        if (!good) break;
        if (s->waiting_count || (s->arc_queue && s->arc_queue->count)) {
            good = handle_changes(s);
            continue;
        }
        const int constraint = take_ready(s);
        if (constraint < 0) break;
        good = run_constraint(s, constraint);
    }
    if (!good) {
        forget_changes(s);
        s->paused = false;
    }
    return good && !s->trail.short_of_memory;
}

/* SPDX-License-Identifier: MIT */
/* tracing.c - see tracing.h

   The watcher is told which values a step has removed, so a copy of the domains is kept as they were when it was
   last told of them.  */
#include "csp/trace/tracing.h"

#include "base/memory.h"
#include "csp/consistency/arc_queue.h"
#include "csp/domain/bounds.h"

enum { MOST_TOLD = 4096 }; /* values of one event */

struct shadow {
    bitset *words;
    struct bounds {
        csp_value min, max;
    } * bounds;
    size_t *first_word;
    csp_value removed[MOST_TOLD];
};

bool tracing_start(struct csp_search *s)
{
    struct shadow *t = s->shadow = new_array(1, sizeof *t);
    size_t words = 0;
    if (!t || !(t->first_word = new_array((size_t)s->variables, sizeof *t->first_word))) return false;
    for (int x = 0; x < s->variables; x++) {
        t->first_word[x] = words;
        words += (size_t)s->domain[x].words;
    }
    t->words = new_array(words, sizeof *t->words);
    t->bounds = new_array((size_t)s->variables, sizeof *t->bounds);
    if (!t->words || !t->bounds) return false;
    tracing_resume(s);
    return true;
}

void tracing_end(struct csp_search *s)
{
    struct shadow *t = s->shadow;
    if (!t) return;
    free(t->words);
    free(t->bounds);
    free(t->first_word);
    free(t);
}

void tracing_look(struct csp_search *s, csp_variable x)
{
    const struct domain *d = &s->domain[x];
    if (d->words)
        memcpy(s->shadow->words + s->shadow->first_word[x], d->word, (size_t)d->words * sizeof *d->word);
    s->shadow->bounds[x] = (struct bounds){d->min, d->max};
}

void tracing_resume(struct csp_search *s)
{
    for (int x = 0; x < s->variables; x++) tracing_look(s, x);
}

/* Lists the values removed from x since the last event; for a domain of bounds only as many as fit. */
static int list_removed(struct csp_search *s, csp_variable x)
{
    const struct domain *d = &s->domain[x];
    struct shadow *t = s->shadow;
    int count = 0;
    for (int w = 0; w < d->words; w++) {
        const bitset gone = t->words[t->first_word[x] + (size_t)w] & ~d->word[w];
        for_each_bit(b, gone)
            if (count < MOST_TOLD) t->removed[count++] = value_at(d, 64 * w + b);
    }
    if (!is_listed(d)) {
        /* without a bound before, those next to the new one */
        csp_value v = t->bounds[x].min;
        if (v == -CSP_NO_BOUND && d->min > v) v = lower_plus(d->min, -MOST_TOLD / 2);
        for (; v < d->min && count < MOST_TOLD; v++) t->removed[count++] = v;
        for (v = d->max; v < t->bounds[x].max && count < MOST_TOLD; v++) t->removed[count++] = v + 1;
    }
    tracing_look(s, x);
    return count;
}

static csp_event new_event(struct csp_search *s, csp_event_kind kind)
{
    return (csp_event){.kind = kind,
                       .step = ++s->steps,
                       .variable = -1,
                       .other = -1,
                       .constraint = -1,
                       .waiting = s->arc_queue ? (int)s->arc_queue->count : s->waiting_count,
                       .depth = s->trail.depth,
                       .search = s};
}

static void tell(struct csp_search *s, const csp_event *e)
{
    s->options.trace(s->options.trace_context, e);
}

static csp_event arc_event(struct csp_search *s, csp_event_kind kind, int constraint, int side)
{
    const struct constraint *c = &s->model->constraint[constraint];
    csp_event e = new_event(s, kind);
    e.constraint = constraint;
    e.variable = c->scope[side];
    e.other = c->scope[!side];
    return e;
}

void trace_select(struct csp_search *s, int constraint, int side)
{
    const csp_event e = arc_event(s, CSP_SELECT, constraint, side);
    tell(s, &e);
}

void trace_revised(struct csp_search *s, int constraint, int side, bool good)
{
    csp_event e = arc_event(s, good ? CSP_KEEP : CSP_EMPTY, constraint, side);
    e.removed_count = list_removed(s, e.variable);
    e.removed = s->shadow->removed;
    if (e.removed_count && good) e.kind = CSP_REMOVE;
    tell(s, &e);
}

void trace_run(struct csp_search *s, int constraint)
{
    csp_event e = new_event(s, CSP_SELECT);
    e.constraint = constraint;
    tell(s, &e);
}

void trace_ran(struct csp_search *s, int constraint, bool good)
{
    const struct constraint *c = &s->model->constraint[constraint];
    bool told = false;
    for (int i = 0; i < c->arity; i++) {
        const int removed = list_removed(s, c->scope[i]);
        if (!removed) continue;
        csp_event e = new_event(s, CSP_REMOVE);
        e.constraint = constraint;
        e.variable = c->scope[i];
        e.removed = s->shadow->removed;
        e.removed_count = removed;
        tell(s, &e);
        told = true;
    }
    if (told && good) return;
    csp_event e = new_event(s, good ? CSP_KEEP : CSP_EMPTY);
    e.constraint = constraint;
    tell(s, &e);
}

void trace_decision(struct csp_search *s, const struct decision *d, csp_event_kind kind)
{
    csp_event e = new_event(s, kind);
    e.variable = d->variable;
    e.value = d->value;
    e.bound = d->bound;
    e.negative = d->negative;
    tell(s, &e);
}

void trace_event(struct csp_search *s, csp_event_kind kind)
{
    const csp_event e = new_event(s, kind);
    tell(s, &e);
}

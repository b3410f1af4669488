/* SPDX-License-Identifier: MIT */
/* finder.c - see finder.h */
#include "logic/finder.h"

#include <stdlib.h>
#include <string.h>

bool report_step(struct finder *f)
{
    if (f->stopped) return false;
    if (f->step->broken) {
        f->no_memory = f->stopped = true;
        return false;
    }
    if (step_worth(f->step)) {
        f->reported = true;
        f->stopped = !f->take(f->context, &f->step->it);
    }
    return !f->stopped;
}

void *scratch_of(struct finder *f, int slot, size_t size)
{
    struct scratch *s = &f->scratch[slot];
    if (s->size < size) {
        free(s->memory);
        s->memory = calloc(1, size);
        s->size = s->memory ? size : 0;
        if (!s->memory) f->no_memory = f->stopped = true;
    }
    return s->memory;
}

bool may_spend(struct finder *f, uint64_t units)
{
    enum { ASK_EVERY = 1024 };
    if (f->stopped) return false;
    if (f->work < units) {
        f->out_of_work = f->stopped = true;
        return false;
    }
    const uint64_t before = f->work / ASK_EVERY;
    f->work -= units;
    if (f->work / ASK_EVERY != before && f->stop && f->stop(f->stop_context))
        f->out_of_work = f->stopped = true;
    return !f->stopped;
}

bool may_go_on(struct finder *f) { return may_spend(f, 1); }

/* SPDX-License-Identifier: MIT */
/* finder.c - see finder.h */
#include "logic/step/finder.h"

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

static bool give_up(struct finder *f)
{
    f->out_of_work = f->stopped = true;
    return false;
}

bool may_take_time(struct finder *f, uint64_t units)
{
    enum { ASK_EVERY = 256 };
    if (f->stopped) return false;
    f->unasked += units;
    if (f->unasked < ASK_EVERY) return true;
    f->unasked = 0;
    return !f->stop || !f->stop(f->stop_context) || give_up(f);
}

bool may_spend(struct finder *f, uint64_t units)
{
    if (f->stopped) return false;
    if (f->work < units) return give_up(f);
    f->work -= units;
    return may_take_time(f, units);
}

bool may_go_on(struct finder *f) { return may_spend(f, 1); }

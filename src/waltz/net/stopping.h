/* SPDX-License-Identifier: MIT */
/* stopping.h - whether the caller wants long work to stop. */
#ifndef WALTZ_STOPPING_H
#define WALTZ_STOPPING_H

#include <stdbool.h>
#include <stddef.h>

struct stopping {
    bool (*stop)(void *context); /* may be NULL */
    void *context;
};

/* Asks the caller in the last of each 4096 turns of a loop: often enough for Ctrl-C, too seldom to cost anything. */
static inline bool should_stop(const struct stopping *s, size_t turn)
{
    return turn % 4096 == 4095 && s->stop && s->stop(s->context);
}

#endif

/* SPDX-License-Identifier: MIT */
/* clock.c - see clock.h */
#include "common/clock.h"

#include <time.h>

static double read_clock(clockid_t clock)
{
    struct timespec now;
    clock_gettime(clock, &now);
    return (double)now.tv_sec + (double)now.tv_nsec * 1e-9;
}

double clock_seconds(void) { return read_clock(CLOCK_MONOTONIC); }

double clock_thread_seconds(void) { return read_clock(CLOCK_THREAD_CPUTIME_ID); }

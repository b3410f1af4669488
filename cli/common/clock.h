/* SPDX-License-Identifier: MIT */
/* clock.h - monotonic time. */
#ifndef COMMON_CLOCK_H
#define COMMON_CLOCK_H

/* Seconds since some moment in the past. */
double clock_seconds(void);
/* Seconds of processor time that this thread has used. */
double clock_thread_seconds(void);

#endif

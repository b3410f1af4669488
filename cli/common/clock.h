/* SPDX-License-Identifier: MIT */
/* clock.h - times that only go forward. */
#ifndef COMMON_CLOCK_H
#define COMMON_CLOCK_H

/* Seconds since some moment in the past. */
double clock_seconds(void);
/* Seconds that this thread has been at work. */
double clock_thread_seconds(void);

#endif

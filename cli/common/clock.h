/* SPDX-License-Identifier: MIT */
/* clock.h - time that only goes forward. */
#ifndef COMMON_CLOCK_H
#define COMMON_CLOCK_H

/* Seconds since some moment in the past. */
double clock_seconds(void);

#endif

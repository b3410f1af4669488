/* SPDX-License-Identifier: MIT */
/* rounding.h - how exactly coordinates were written. */
#ifndef WALTZ_ROUNDING_H
#define WALTZ_ROUNDING_H

#include "waltz.h"

/* Half a unit of the last digit that the coordinates of the segments have: each of them may be off by so much, if it was rounded.
   0: they have all the digits of a double.  */
double rounding_of(const waltz_segment *segments, size_t count);

#endif

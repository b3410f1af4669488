/* SPDX-License-Identifier: MIT */
/* strokes.h - the segments that a drawing is drawn with. */
#ifndef WALTZ_STROKES_H
#define WALTZ_STROKES_H

#include "waltz/drawing/angles.h"

typedef void segment_taker(void *context, struct vector from, struct vector to);

/* Of a placed drawing; bars of a T that are in line are one segment. */
void for_each_segment(const waltz_drawing *, segment_taker *, void *context);

#endif

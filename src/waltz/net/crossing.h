/* SPDX-License-Identifier: MIT */
/* crossing.h - lines that cross, in drawings with coordinates. */
#ifndef WALTZ_CROSSING_H
#define WALTZ_CROSSING_H

#include "waltz/drawing/drawing.h"
#include "waltz/net/stopping.h"

enum crossing_result { LINES_APART, LINES_CROSS, TOO_MANY_LINES, CROSSING_NO_MEMORY, CROSSING_STOPPED };

struct crossing {
    int line, other;
    struct vector at;
};

/* LINES_CROSS: `found` says where.  TOO_MANY_LINES: too many lines are close to `found->line` to compare them all. */
enum crossing_result find_crossing(const waltz_drawing *, const struct stopping *,
                                   struct crossing *found);

#endif

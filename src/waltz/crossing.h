/* SPDX-License-Identifier: MIT */
/* crossing.h - lines that cross, in drawings with coordinates. */
#ifndef WALTZ_CROSSING_H
#define WALTZ_CROSSING_H

#include "waltz/drawing.h"

enum crossing_result { LINES_APART, LINES_CROSS, TOO_MANY_LINES, CROSSING_NO_MEMORY };

struct crossing {
    int line, other;
    struct vector at;
};

/* LINES_CROSS: `found` tells where.  TOO_MANY_LINES: so many are close to `found->line` that they cannot be compared. */
enum crossing_result find_crossing(const waltz_drawing *, struct crossing *found);

#endif

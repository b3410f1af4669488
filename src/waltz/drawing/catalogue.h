/* SPDX-License-Identifier: MIT */
/* catalogue.h - sets of labels and of corners. */
#ifndef WALTZ_CATALOGUE_H
#define WALTZ_CATALOGUE_H

#include "waltz.h"

enum {
    ALL_LABELS = (1 << WALTZ_LABELS) - 1,
    MOST_CORNERS = 11 /* of a type, in the extended catalogue */
};

/* A set of labels (bit i: label i) as seen from a line's other end. */
unsigned labels_reversed(unsigned labels);

#endif

/* SPDX-License-Identifier: MIT */
/* rule_sets.h - the rule sets that random tests run through. */
#ifndef SUPPORT_RULE_SETS_H
#define SUPPORT_RULE_SETS_H

#include "base/rng.h"
#include "sudoku.h"

struct rule_set {
    const char *name;
    int box_rows, box_columns;
    const char *rules;
    bool jigsaw;   /* a random layout */
    bool no_boxes; /* rows and columns only */
    int houses;    /* random extra houses */
};

enum { RULE_SETS = 18, SIZE_SETS = 16 };
extern const struct rule_set rule_sets[RULE_SETS];
/* The smallest sizes and some up to the largest, most of them without variants. */
extern const struct rule_set size_sets[SIZE_SETS];

/* Rules of the set, with a random layout and random houses where it has some. */
sudoku_rules *rules_of_set(const struct rule_set *, struct rng *);

#endif

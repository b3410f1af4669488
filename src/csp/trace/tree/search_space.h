/* SPDX-License-Identifier: MIT */
/* search_space.h - how much the domains leave to be searched. */
#ifndef CSP_SEARCH_SPACE_H
#define CSP_SEARCH_SPACE_H

#include "csp/search/state.h"

struct search_space {
    uint64_t values;     /* of all variables together; INT64_MAX: at least as many */
    uint64_t thousandth; /* the binary logarithm of the number of assignments, in thousandths */
};

/* Of the variables that a reader did not make up; of very many, only the first are looked at, so that a node costs little. */
enum { SPACE_MOST_VARIABLES = 4096 };
struct search_space search_space_of(const struct csp_search *);

/* 1000 times the binary logarithm of a number above 0, rounded. */
uint64_t log2_thousandths(uint64_t number);

/* ---- over time ---- */

/* The nodes of a search, in the order in which they were made, in up to SPACE_PERIODS periods of `length` nodes each.  When they are
   used up, two become one.  */
enum { SPACE_PERIODS = 512 };

struct space_history {
    uint64_t length;
    int count;
    struct space_period {
        struct search_space low, high;
    } period[SPACE_PERIODS];
};

/* Nodes are counted from 1, and never go back. */
void space_history_add(struct space_history *, uint64_t node, struct search_space);

#endif

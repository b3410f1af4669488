/* SPDX-License-Identifier: MIT */
/* subset.h - has a problem a solution without some of its conditions?

   The model is made anew for each question: readers use conditions at once, and those on one variable narrow its domain, and leave
   no constraint that could be taken away again.  */
#ifndef CSP_SUBSET_H
#define CSP_SUBSET_H

#include "csp.h"

/* Makes the model of the conditions that are wanted.  NULL: it cannot be made, perhaps since memory is short. */
typedef csp_model *subset_model(const void *source, const bool *wanted, bool *memory_is_short);

struct subset_oracle {
    subset_model *make;
    const void *source;
    csp_why_options options;
    csp_why_counters counters;
    uint64_t nodes_before; /* this search */
    bool told_to_stop;
    bool is_over;      /* nothing more is searched: */
    csp_result result; /* CSP_STOPPED or CSP_NO_MEMORY */
};

/* Unknown: the search ended early, or needs values beyond 64 bits, or there is no model without what is left out. */
enum verdict { VERDICT_CLASH, VERDICT_SOLUTION, VERDICT_UNKNOWN };

enum { NO_BUDGET = 0 }; /* as many nodes as the limits allow */

/* Of the conditions that are wanted, searched with at most `budget` nodes. */
enum verdict subset_verdict(struct subset_oracle *, const bool *wanted, uint64_t budget);

/* Counts a node; false: nothing more is to be searched. */
bool subset_goes_on(struct subset_oracle *);

#endif

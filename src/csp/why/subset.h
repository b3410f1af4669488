/* SPDX-License-Identifier: MIT */
/* subset.h - has a text a solution without some of its conditions?

   The text is read again for each question, since readers use conditions at once: those on one variable narrow its domain, and leave
   no constraint that could be taken away again.  */
#ifndef CSP_SUBSET_H
#define CSP_SUBSET_H

#include "csp/read/selection.h"

struct subset_oracle {
    const char *text;
    size_t length;
    csp_format format;
    csp_why_options options;
    csp_why_counters counters;
    uint64_t nodes_before; /* this search */
    bool told_to_stop;
    bool is_over;      /* nothing more is searched: */
    csp_result result; /* CSP_STOPPED or CSP_NO_MEMORY */
};

/* Unknown: the search ended early, or needs values beyond 64 bits, or the text is not valid without what is left out. */
enum verdict { VERDICT_CLASH, VERDICT_SOLUTION, VERDICT_UNKNOWN };

enum { NO_BUDGET = 0 }; /* as many nodes as the limits allow */

csp_model *subset_read(const struct subset_oracle *, struct selection *, csp_error *);

/* Of the conditions that are wanted, searched with at most `budget` nodes. */
enum verdict subset_verdict(struct subset_oracle *, const bool *wanted, uint64_t budget);

/* Counts a node; false: nothing more is to be searched. */
bool subset_goes_on(struct subset_oracle *);

#endif

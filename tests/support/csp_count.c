/* SPDX-License-Identifier: MIT */
/* csp_count.c - see csp_count.h */
#include "support/csp_count.h"

/* Without restarts every position is the root, a decision or its opposite, and ends in a failure or a solution
   unless it is decided on.  */
static bool adds_up(const csp_counters *c) { return 2 * (c->failures + c->solutions) == c->nodes + 1; }

uint64_t count_solutions(const csp_model *m, const csp_options *options, csp_counters *counters)
{
    csp_search *s = csp_search_new(m, options);
    csp_result result = CSP_NO_MEMORY;
    uint64_t count = 0;
    while (s && (result = csp_search_next(s)) == CSP_SOLUTION) count++;
    if (result != CSP_DONE) count = UINT64_MAX;
    else if (!(options && options->restarts) && !adds_up(csp_search_counters(s))) count = UINT64_MAX;
    if (s && counters) *counters = *csp_search_counters(s);
    csp_search_free(s);
    return count;
}

csp_options random_options(struct rng *r)
{
    return (csp_options){.variable_order = (csp_variable_order)rng_below(r, 5),
                         .value_order = (csp_value_order)rng_below(r, 6),
                         .restarts = rng_below(r, 2),
                         .no_last_conflict = rng_below(r, 2),
                         .seed = rng_next(r)};
}

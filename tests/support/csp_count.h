/* SPDX-License-Identifier: MIT */
/* csp_count.h - searches to the end, and orders to search in. */
#ifndef SUPPORT_CSP_COUNT_H
#define SUPPORT_CSP_COUNT_H

#include "base/rng.h"
#include "csp.h"

/* All solutions; `options` and `counters` may be NULL.  UINT64_MAX: the search did not come to its end, or a full
   assignment was let through that the plain meanings refused.  */
uint64_t count_solutions(const csp_model *, const csp_options *options, csp_counters *counters);

/* Any orders, with restarts or without. */
csp_options random_options(struct rng *);

#endif

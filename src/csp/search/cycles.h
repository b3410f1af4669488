/* SPDX-License-Identifier: MIT */
/* cycles.h - contradictions of constraints that each say something of two variables: x < y, y < z and z < x.

   Propagation moves one bound after the other by 1, until none is left: over 1..1000000000 that would take minutes.  When it has
   gone on for long, this looks for the contradiction itself, which does not depend on domains.  */
#ifndef CSP_CYCLES_H
#define CSP_CYCLES_H

#include "csp/search/state.h"

/* When propagation has run this many times, the question is asked, and then whenever it has run twice as often. */
enum { FIRST_QUESTION_ON_CYCLES = 1 << 16 };
static inline uint64_t first_question_on_cycles(const struct csp_search *s)
{
    return FIRST_QUESTION_ON_CYCLES + (uint64_t)s->variables + (uint64_t)s->constraints;
}

/* Do constraints on two variables each contradict each other?  `work` limits the time; when it is not enough, the answer is false.
   Otherwise one of them is blamed.  Without memory, the answer is false, and the trail says that memory is short.  */
bool is_contradicted_by_cycle(struct csp_search *, uint64_t work);

#endif

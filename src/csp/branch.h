/* SPDX-License-Identifier: MIT */
/* branch.h - which decision comes next. */
#ifndef CSP_BRANCH_H
#define CSP_BRANCH_H

#include "csp/state.h"

/* False: every variable has one value. */
bool choose_decision(struct csp_search *, struct decision *);

/* All variables are open at the start; a variable with one value is noticed when the next decision is chosen. */
bool branch_start(struct csp_search *);
void branch_end(struct csp_search *);

#endif

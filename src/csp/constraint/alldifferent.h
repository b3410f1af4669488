/* SPDX-License-Identifier: MIT */
/* alldifferent.h - variables with different values, in three strengths. */
#ifndef CSP_ALLDIFFERENT_H
#define CSP_ALLDIFFERENT_H

#include "csp/model/kind.h"
#include "csp/search/state.h"

/* The plain meaning, the same for all strengths. */
bool all_different_satisfied(const struct constraint *, const csp_value *value);

extern const struct kind by_value_kind, by_bounds_kind;
/* With domain consistency where the values can be kept as a matrix of bits, otherwise as by_bounds_kind. */
bool add_by_domain(csp_model *, const csp_variable *, int count);

/* ---- the rule that all share ---- */

/* The variables of a constraint, those first whose values have already left the others:

       order    x3 x0 x7 | x1 x2 x4 x5 x6
                  count ^                       restored on backtracking; the order need not be  */
struct fixed_first {
    uint64_t count; /* a block of the trail */
    csp_variable *order;
};

void fixed_first_start(struct fixed_first *, const struct constraint *, csp_variable *order);
/* The value of each variable that has become fixed leaves the others, and so on.  False: two have the same. */
bool drop_fixed_values(struct csp_search *, struct fixed_first *, int arity);

#endif

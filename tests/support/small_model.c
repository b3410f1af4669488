/* SPDX-License-Identifier: MIT */
/* small_model.c - see small_model.h */
#include "support/small_model.h"

enum { MOST_VARIABLES = 7, MOST_VALUES = 6 };

static void add_condition(csp_model *m, struct rng *rng, int variables)
{
    csp_variable x[3];
    csp_value factor[3], rows[2 * MOST_VALUES];
    for (int i = 0; i < 3; i++) {
        x[i] = rng_below(rng, variables);
        factor[i] = 1 + rng_below(rng, 3);
    }
    for (int i = 0; i < 2 * MOST_VALUES; i++) rows[i] = 1 + rng_below(rng, MOST_VALUES);
    switch (rng_below(rng, 4)) {
    case 0: csp_compare(m, x[0], (csp_operator)rng_below(rng, 6), x[1], rng_below(rng, 3)); break;
    case 1: csp_table(m, x, 2, rows, MOST_VALUES, rng_below(rng, 3) == 0); break;
    case 2: csp_linear(m, factor, x, 3, CSP_NOT_EQUAL, rng_below(rng, 20)); break;
    default: csp_linear(m, factor, x, 3, CSP_LESS_EQUAL, 5 + rng_below(rng, 30)); break;
    }
}

csp_model *small_model(struct rng *rng)
{
    csp_model *m = csp_model_new();
    const int variables = 1 + rng_below(rng, MOST_VARIABLES);
    csp_variable all[MOST_VARIABLES];
    for (int i = 0; i < variables; i++)
        all[i] = csp_add_range(m, NULL, 1, 1 + rng_below(rng, MOST_VALUES));
    for (int i = rng_below(rng, 8); i > 0; i--) add_condition(m, rng, variables);
    if (rng_below(rng, 4) == 0) csp_all_different(m, all, variables, CSP_BY_VALUE);
    if (rng_below(rng, 4) == 0)
        csp_set_goal(m, rng_below(rng, 2) ? CSP_MINIMISE : CSP_MAXIMISE, rng_below(rng, variables));
    return m;
}

/* SPDX-License-Identifier: MIT */
/* flatzinc_call.h - a constraint of FlatZinc while it is being added to the model. */
#ifndef CSP_FLATZINC_CALL_H
#define CSP_FLATZINC_CALL_H

#include "csp/read/flatzinc/flatzinc.h"

/* A constraint that was read, with checked arguments. */
struct fzn_call {
    struct fzn_reader *reader;
    const struct fzn_builtin *builtin;
    const struct fzn_value *argument;
    const struct fzn_value *annotations;
};

typedef bool fzn_poster(const struct fzn_call *);

struct fzn_builtin {
    const char *name;
    const char *signature; /* a letter for each argument, see fzn_check() */
    fzn_poster *post;
    csp_operator op; /* where the function needs to know */
    csp_truth truth; /* ... if the last argument says whether the constraint holds */
};

static inline csp_model *model_of(const struct fzn_call *c) { return c->reader->model; }

static inline csp_variable variable(const struct fzn_call *c, int i)
{
    return fzn_variable(c->reader, &c->argument[i]);
}

static inline csp_variable *variables(const struct fzn_call *c, int i)
{
    return fzn_variables(c->reader, &c->argument[i]);
}

/* ---- flatzinc_set_constraints.c ---- */

fzn_poster post_member, post_member_truth, post_cardinality, post_union, post_intersection,
    post_difference, post_symmetric_difference, post_subset, post_superset, post_same_set,
    post_other_set, post_set_order, post_set_element;

#endif

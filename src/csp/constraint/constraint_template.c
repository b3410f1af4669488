/* SPDX-License-Identifier: MIT */
/* constraint_template.c - copy this file to add a constraint: "x and y are at most `distance` apart".

   Only the tests compile it.  Other places to change:
       include/csp.h                     the function that adds it, with its meaning (here it is declared below)
       tests/csp/test_<name>.c           a copy of test_constraint_template.c; and a row in test_constraints.c
       docs/CSP-ENGINE.md                what it removes
       src/csp/read                      only if models or FlatZinc can name it: a row in flatzinc_constraints.c, a case in
                                         model_evaluate.c  */
#include "base/memory.h"
#include "csp/search/state.h"

CSP_API bool csp_template(csp_model *m, csp_variable x, csp_variable y, int distance);

/* What one constraint knows besides its scope.  A constraint that knows nothing passes NULL and 0 to add_constraint(). */
struct template_about {
    int distance;
};

/* ---- the plain meaning; scope: x, y ----

   Answers and propagator are checked against it, so it is as simple as possible and shares no code with the propagator.  */

static bool template_satisfied(const struct constraint *c, const csp_value *value)
{
    const struct template_about *about = c->about;
    const int64_t apart = (int64_t)value[0] - value[1];
    return apart <= about->distance && -apart <= about->distance;
}

/* ---- the propagator ----

   Removes values that belong to no solution, and must refuse every full assignment that breaks the meaning.  The functions of
   domain.h and state.h that narrow a domain return false if nothing would be left, and wake the other constraints.  */

static bool keep_near(struct csp_search *s, csp_variable x, csp_variable other, int distance)
{
    const struct domain *d = &s->domain[other];
    return keep_between(s, x, (int64_t)d->min - distance, (int64_t)d->max + distance);
}

static bool propagate_template(struct csp_search *s, const struct constraint *c, void *memory)
{
    const struct template_about *about = c->about;
    (void)memory;
    return keep_near(s, c->scope[0], c->scope[1], about->distance) &&
           keep_near(s, c->scope[1], c->scope[0], about->distance);
}

/* ---- the kind ---- */

static const struct kind template_kind = {.name = "template",
                                          .satisfied = template_satisfied,
                                          .propagate = propagate_template,
                                          .wakes = CHANGED_BOUNDS,
                                          .cost = CHEAP};

CSP_API bool csp_template(csp_model *m, csp_variable x, csp_variable y, int distance)
{
    struct template_about *about = new_array(1, sizeof *about);
    if (!about) return short_of_memory(m);
    about->distance = distance;
    return add_constraint(m, &template_kind, (csp_variable[]){x, y}, 2, about, sizeof *about);
}

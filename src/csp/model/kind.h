/* SPDX-License-Identifier: MIT */
/* kind.h - what a constraint is: its plain meaning, and how it narrows domains.

   Each kind has a file of its own that contains both.  The meaning is what answers are checked against; a propagator
   may be clever, but it never removes a value that belongs to a solution, and refuses every full assignment
   that breaks the meaning.  */
#ifndef CSP_KIND_H
#define CSP_KIND_H

#include "csp/model/model.h"

enum cost { CHEAP, LINEAR, COSTLY, COSTS }; /* cheaper ones run first */

/* Which changes of its variables wake a constraint. */
enum {
    CHANGED = 1,        /* any */
    CHANGED_BOUNDS = 2, /* the lowest or highest value */
    CHANGED_FIXED = 4   /* one value is left */
};

/* a x + b y <= most; a and b are 1 or -1 */
struct pair_bound {
    csp_variable x, y;
    int a, b;
    csp_value most;
};
enum { MOST_PAIR_BOUNDS = 6 }; /* of a constraint */

struct kind {
    const char *name;
    /* The plain meaning, of values in the order of the scope. */
    bool (*satisfied)(const struct constraint *, const csp_value *value);
    /* False: no solution.  `memory` is the search's own for this constraint. */
    bool (*propagate)(struct csp_search *, const struct constraint *, void *memory);
    unsigned wakes;
    enum cost cost;
    bool idempotent; /* a second run right after the first finds nothing */
    /* Bytes of zeroed memory for each search, and what to do with them at its start; NULL: none. */
    size_t (*memory)(const struct csp_model *, const struct constraint *);
    void (*start)(struct csp_search *, const struct constraint *, void *memory);
    void (*release)(void *about); /* NULL: free() is enough */
    /* What is left when it has run: see csp_constraint_consistency(); NULL: domain consistency. */
    csp_consistency (*reaches)(const struct constraint *);
    /* What it says of two open variables, in the search's domains, apart from their own bounds: how many of these there
       are; NULL: none.  See csp/search/cycles.h.  */
    int (*pair_bounds)(const struct csp_search *, const struct constraint *,
                       struct pair_bound bound[MOST_PAIR_BOUNDS]);
};

/* Binary relations: these are made arc consistent by the chosen algorithm, see ac.h. */
extern const struct kind relation_kind;

static inline csp_consistency reaches_bounds(const struct constraint *c)
{
    return (void)c, CSP_REACHES_BOUNDS;
}
static inline csp_consistency reaches_less(const struct constraint *c)
{
    return (void)c, CSP_REACHES_LESS;
}

#endif

/* SPDX-License-Identifier: MIT */
/* ac.h - arc consistency of binary relations.

   An arc is a relation seen from one side: (x, y) stands for "every value of x has a support in y".  To revise it is
   to remove the values of x that have none.  All algorithms share one queue, of variables that have changed, and
   differ in how they look for supports.

   An arc (x, y) is due if y has changed since it was last revised.  Both are moments of one clock.  What the
   revision of (x, y) removes from x had no support in y, so it supports nothing there: if (y, x) was not due
   before, it is not due because of that.  */
#ifndef CSP_AC_H
#define CSP_AC_H

#include "csp/relation.h"
#include "csp/state.h"

/* What a search remembers about a relation; sides as in relation.h. */
struct ac_memory {
    uint64_t revised_at[2];
    /* By bit of the variable at that side: its last support (AC-3rm, AC-2001) or the number of its supports (AC-4);
       blocks of the trail.  */
    uint64_t *about_value[2];
    bitset *seen[2]; /* AC-4: the other domain when it was last looked at */
    bool counted[2];
};

struct ac {
    const char *name;
    /* Revises the arc from scope[side] to the other.  False: no value has a support. */
    bool (*revise)(struct csp_search *, int constraint, int side);
    bool about_values, seen; /* memory that it needs */
    bool sweeps;             /* revises all arcs whatever has changed (AC-1) */
};

extern const struct ac ac1, ac3, ac3rm, ac2001, ac4, ac3bit;

bool ac_start(struct csp_search *, csp_algorithm);
void ac_end(struct csp_search *);

/* Revises an arc that is due; `side` is the one to be narrowed. */
bool revise_if_due(struct csp_search *, int constraint, int side);
/* Revises it in any case. */
bool revise(struct csp_search *, int constraint, int side);

/* ---- for the algorithms ---- */

struct arc {
    const struct relation *relation;
    int side;
    csp_variable x, y;
    const struct domain *from, *to; /* of x, of y */
    struct ac_memory *memory;
};

static inline struct arc arc_at(struct csp_search *s, int constraint, int side)
{
    const struct constraint *c = &s->model->constraint[constraint];
    const csp_variable x = c->scope[side], y = c->scope[!side];
    return (struct arc){relation_of(c),           side, x, y, &s->domain[x], &s->domain[y],
                        &s->ac_memory[constraint]};
}

/* Does bit i of x go with bit j of y? */
static inline bool pair_holds(struct csp_search *s, const struct arc *a, int i, int j)
{
    s->counters.checks++;
    if (a->relation->matrix) return supports_of(a->relation, a->side, i)[j / 64] >> (j % 64) & 1;
    return relation_holds(a->relation, a->side, value_at(a->from, i), value_at(a->to, j));
}

/* The first bit of y from `first` on that supports bit i of x; -1: there is none. */
int find_support(struct csp_search *, const struct arc *, int i, int first);

/* Looks for the support of every value from the beginning. */
bool revise_from_scratch(struct csp_search *, int constraint, int side);

/* Keeps the values of x for which `has_support` says so. */
bool keep_supported(struct csp_search *, const struct arc *,
                    bool (*has_support)(struct csp_search *, const struct arc *, int i));

#endif

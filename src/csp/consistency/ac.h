/* SPDX-License-Identifier: MIT */
/* ac.h - arc consistency of binary relations.

   An arc is a relation seen from one side: (x, y) stands for "every value of x has a support in y".  Revising
   it removes the values of x that have none.  All algorithms share one queue, of variables that have changed or, as in textbooks,
   of arcs (arc_queue.h), and differ in how they look for supports.

   With the queue of variables, an arc (x, y) is due if y has changed since it was last revised.  Both times come from one logical clock.  What the
   revision of (x, y) removes from x had no support in y, so it supports nothing there: this does not
   make (y, x) due.  */
#ifndef CSP_AC_H
#define CSP_AC_H

#include "csp/consistency/relation.h"
#include "csp/search/state.h"

/* What a search remembers about a relation; sides as in relation.h. */
struct ac_memory {
    uint64_t revised_at[2];
    /* By bit of the variable at that side: its last support (AC-3rm, AC-2001) or the number of its supports (AC-4);
       blocks of the trail.  */
    uint64_t *about_value[2];
    bitset *seen[2]; /* AC-4: the other domain when it was last looked at */
    bool counted[2];
};

struct arc;
/* False: no value of x has a support. */
typedef bool reviser(struct csp_search *, const struct arc *);

/* The arc (x, y): x is narrowed to what y supports.  Everything that a revision needs, side by side. */
struct arc {
    csp_variable x, y;
    int constraint, side; /* x is scope[side] */
    const struct relation *relation;
    const struct domain *from, *to; /* of x, of y */
    struct ac_memory *memory;
    reviser *revise;
    bool may_rest; /* see is_at_rest() */
};

struct ac {
    const char *name;
    reviser *revise;
    reviser *(*choose)(const struct arc *); /* what suits this arc best, instead; may be NULL */
    bool about_values, seen;                /* memory that it needs */
    bool sweeps;                            /* revises all arcs, whatever has changed (AC-1) */
    bool takes_shortcuts; /* skips revisions that cannot remove anything, unless the search is traced */
};

/* In the order of csp_algorithm.  Each has a file of its own; ac_template.c is one to copy. */
#define ALGORITHMS(A)        A(ac3bit) A(ac1) A(ac3) A(ac3rm) A(ac2001) A(ac4)
#define AS_DECLARATION(name) extern const struct ac name;
ALGORITHMS(AS_DECLARATION)
#undef AS_DECLARATION

bool ac_start(struct csp_search *, csp_algorithm);
void ac_end(struct csp_search *);

/* Revises what is due because x has changed.  False: a domain would be empty; the relation's weight has grown. */
bool revise_around(struct csp_search *, csp_variable x);
/* Revises every arc once, in the order of the constraints. */
bool revise_all(struct csp_search *);
/* Revises the first arc of the queue of arcs. */
bool revise_next(struct csp_search *);

/* ---- for the algorithms ---- */

/* Is bit i of x compatible with bit j of y? */
static inline bool pair_holds(struct csp_search *s, const struct arc *a, int i, int j)
{
    s->counters.checks++;
    if (a->relation->matrix) return supports_of(a->relation, a->side, i)[j / 64] >> (j % 64) & 1;
    return relation_holds(a->relation, a->side, value_at(a->from, i), value_at(a->to, j));
}

/* The first bit of y from `first` on that supports bit i of x; -1: there is none. */
int find_support(struct csp_search *, const struct arc *, int i, int first);

/* Comparisons, without checking pairs. */
reviser revise_comparison;

/* Looks for the support of every value from the beginning. */
reviser revise_from_scratch;

/* Asked from value to value: a revision of tens of thousands of values takes seconds.  True: what is left keeps its values, and
   the arc will be revised again.  */
bool must_break_off(struct csp_search *);

/* Keeps the values of x for which `has_support` says so. */
bool keep_supported(struct csp_search *, const struct arc *,
                    bool (*has_support)(struct csp_search *, const struct arc *, int i));

#endif

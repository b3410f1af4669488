/* SPDX-License-Identifier: MIT */
/* forest.h - constraint graphs without cycles: an order in which each variable has one constraint with those before it. */
#ifndef CSP_FOREST_H
#define CSP_FOREST_H

#include "csp/textbook/methods.h"

/* The variables in an order in which parents come before their children.  A tree of several variables:

           SA            order   SA  WA  NT  Q
         /    \          parent  -1  SA  SA  NT
       WA      NT
                 \
                  Q  */
struct forest {
    int *order;
    int count;
    int *parent; /* by variable: -1 if it is the root of its tree */
    int *link;   /* by variable: the constraint with its parent */
};

/* All constraints must be on two variables: if one is not, returns its number; -1: all are. */
int find_wider_constraint(const struct network *);
bool refuse_wider_constraint(const struct network *, int constraint, csp_error *);

/* False: out of memory.  To be released in either case. */
bool forest_start(struct forest *, const struct network *);
void forest_release(struct forest *);
/* Puts the variables in order that are not `excluded`.  Returns -1, or a constraint that closes a cycle. */
int forest_order(struct forest *, const struct network *, const bool *excluded);

/* All solutions in which the variables that are not in the forest keep their values; these have no part in its constraints any more.  */
csp_textbook_result search_forest(struct assignment *, const struct forest *);

/* A constraint by its name in the model, as an argument of a message. */
struct named_constraint {
    const struct network *network;
    int constraint;
};
struct argument constraint_argument(const struct named_constraint *);

#endif

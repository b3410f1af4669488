/* SPDX-License-Identifier: MIT */
/* network.h - a model as textbooks have it: variables with lists of values, and one constraint for each set of variables.

       all_different(x, y, z)          x -- y       three constraints; x < y + 1 becomes a part of that on x and y,
       x < y + 1                       |  /         and y > 1 removes values of y at the start
       y > 1                           z

   Variables and values are counted from 0 here.  A network never changes while it is searched.  */
#ifndef CSP_NETWORK_H
#define CSP_NETWORK_H

#include "csp_textbook.h"
#include "csp/model/kind.h"

/* A variable that a reader made up, and that is a function of another: image[i] belongs to value i of that one. */
struct derived {
    csp_variable variable; /* of the model */
    csp_value *image;
    struct derived *next;
};

struct network_variable {
    csp_variable variable; /* of the model */
    csp_value *value;      /* ascending */
    int values;
    struct derived *derived;
    int *constraint; /* those on it, ascending */
    int constraints;
};

/* A constraint of the model, or, of an all_different, that the variables at two places of its scope differ. */
struct condition {
    int constraint;
    int first, second; /* places; -1: the constraint as a whole */
};

/* All conditions on the same variables. */
struct network_constraint {
    int *variable; /* ascending */
    int arity;     /* at least 2 */
    struct condition *condition;
    int conditions;
};

struct network {
    const csp_model *model;
    struct network_variable *variable;
    int variables;
    struct network_constraint *constraint; /* in the order of their variables */
    int constraints;
    csp_value *
        values; /* by variable of the model: those of variables with one value that are not searched for */
    bool impossible; /* a variable has no value, or a condition on constants is false */
    /* What the pointers above point into. */
    int *places, *on_variable;
    struct condition *condition;
};

/* False: an error, which says what is in the way.  To be released in either case. */
bool network_build(struct network *, const csp_model *, csp_error *);
void network_release(struct network *);

/* Gives x its value number `value`, and its value to all that is derived from x, in an array by variable of the model. */
static inline void network_set(const struct network_variable *x, int value, csp_value *values)
{
    values[x->variable] = x->value[value];
    for (const struct derived *d = x->derived; d; d = d->next) values[d->variable] = d->image[value];
}

/* Does it hold for these values, by variable of the model?  `scope` has room for the values of its largest constraint. */
bool condition_holds(const csp_model *, struct condition, const csp_value *values, csp_value *scope);

#endif

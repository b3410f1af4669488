/* SPDX-License-Identifier: MIT */
/* consistencies.h - what a constraint may claim to leave of the domains of its variables, by definition. */
#ifndef CSP_CONSISTENCIES_H
#define CSP_CONSISTENCIES_H

#include <stdbool.h>

#include "csp.h"

enum { MOST_VARIABLES = 5, LOWEST = -40, HIGHEST = 40, VALUES = HIGHEST - LOWEST + 1, MOST_ROWS = 60 };

struct problem;
typedef bool meaning(const struct problem *, const csp_value *value);

/* The domains, and what a random constraint of a family is about. */
struct problem {
    int count;
    bool has[MOST_VARIABLES][VALUES]; /* value - LOWEST */
    meaning *holds;
    csp_operator op;
    csp_value number[MOST_VARIABLES]; /* coefficients, or members of a set */
    int right, rows;
    csp_value row[MOST_ROWS][MOST_VARIABLES];
    bool one_way;
};

int size_of(const struct problem *, int x);
bool is_empty(const struct problem *);

/* Each removes what has no support of its kind; true: something. */
typedef bool consistency(struct problem *);

/* Repeats all of the list, which NULL ends, until nothing changes or a domain is empty. */
void close_under(struct problem *, consistency *const *list);

/* Domain consistency: every value belongs to a solution. */
consistency by_domain;
/* Bounds(Z) consistency: the bounds belong to solutions in which the others take any integers between their bounds. */
consistency by_bounds;
/* Where all variables but one are fixed, its values belong to solutions. */
consistency by_last_variable;
/* No variable has the value of a fixed one. */
consistency by_value;
/* Bounds(R) consistency of a sum: the bounds belong to solutions in which the others take any real numbers between theirs. */
consistency sum_over_reals;
/* The truth of an equation, or of its opposite: as the two are propagated where the truth is known.  Where it is open, "equal" goes if no
   real numbers between the bounds give the sum, or if no value of the last open variable does; "not equal" goes if the sum is known.  */
consistency truth_of_equation;
/* Bounds(R) consistency of x * y = z, but a factor that is not 0 is at least 1 or at most -1. */
consistency product_over_reals;
/* x / y = z, x % y = z: y is not 0. */
consistency no_zero_divisor;
/* x / y = z: z lies between the least and the greatest quotient of numbers between the bounds of x and y; x is as far from the products
   of y and z as a remainder may be.  */
consistency quotient_bounds;
/* x % y = z: z lies between 0 and x, and nearer to 0 than y. */
consistency remainder_bounds;

#endif

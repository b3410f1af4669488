/* SPDX-License-Identifier: MIT */
/* inference.h - what follows from a value that was just given to a variable: forward checking, and MAC. */
#ifndef CSP_INFERENCE_H
#define CSP_INFERENCE_H

#include "csp/textbook/assignment.h"

/* False: out of memory.  To be released in either case. */
bool inference_start(struct assignment *);
void inference_release(struct assignment *);

/* After the variable of the last level was given a value.  False: a variable has no value left (`emptied`), or the search is stopped. */
bool infer(struct assignment *);

/* Removes the values of x that the constraint excludes, whatever value its other variable without one has; the rest have values.  True:
   there were such values.  */
bool revise(struct assignment *, int x, int constraint);
/* Forward checking after x was given a value: false as in infer(). */
bool forward_check(struct assignment *, int x);

#endif

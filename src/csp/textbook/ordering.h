/* SPDX-License-Identifier: MIT */
/* ordering.h - which variable is next, and in which order its values are tried. */
#ifndef CSP_ORDERING_H
#define CSP_ORDERING_H

#include "csp/textbook/assignment.h"

/* Adds a level for the next variable, with its values in order.  There is a variable without a value. */
void choose_level(struct assignment *);

#endif

/* SPDX-License-Identifier: MIT */
/* value_rows.h - the values of several variables as bits that mean the same for all of them.

   A domain has a bit for each value it began with.  In a row each value of any of the variables has one.

       x {3 4 5}    101 = {3 5}        row    0 1 0 1        values 2 3 4 5
       y {2 3}      11  = {2 3}               1 1 0 0                              */
#ifndef CSP_VALUE_ROWS_H
#define CSP_VALUE_ROWS_H

#include "csp/model/model.h"

/* Where the bits of a domain are in a row: moved by `shift`, or, if a domain is a list, each as `map` says. */
struct value_rows {
    int values, words;
    int *shift;        /* by place; NULL: mapped */
    size_t *first_map; /* by place */
    int *map;
};

/* All variables must be listed, and there is at least one.  False: out of memory.  `too_many`: the rows would
   need too much memory, and were not made.  */
bool fill_rows(const csp_model *, const csp_variable *, int count, struct value_rows *, bool *too_many);
void release_rows(void *about);

#endif

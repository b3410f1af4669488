/* SPDX-License-Identifier: MIT */
/* methods.h - the methods: each searches a network with at least one variable, all of which have values. */
#ifndef CSP_METHODS_H
#define CSP_METHODS_H

#include "csp/textbook/assignment.h"

/* If it is refused, the error says why. */
typedef csp_textbook_result search_method(struct assignment *, csp_error *);
search_method search_by_backtracking, search_by_backjumping, search_by_min_conflicts, search_tree,
    search_by_cutset;

/* Always CSP_TEXTBOOK_REFUSED. */
csp_textbook_result refuse_for_memory(csp_error *);

/* Steps of min-conflicts, if the caller sets no limit. */
enum { USUAL_STEPS = 100000 };

#endif

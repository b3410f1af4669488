/* SPDX-License-Identifier: MIT */
/* last_variable.h - any constraint with one open variable: its values are tried one by one. */
#ifndef CSP_LAST_VARIABLE_H
#define CSP_LAST_VARIABLE_H

#include "csp/search/state.h"

enum { MOST_TRIED_ARITY = 8 };

/* Of a constraint on at most MOST_TRIED_ARITY variables: if none is open, does it hold?  If one is, those of its
   values stay with which it does (of bounds only: the bounds move to such values, as far as a few steps go).  With
   several open variables nothing is done.  False: no value is left.  */
bool try_last_variable(struct csp_search *, const struct constraint *);

#endif

/* SPDX-License-Identifier: MIT */
/* names.h - names of values, such as red, green, blue for 1, 2, 3. */
#ifndef CSP_NAMES_H
#define CSP_NAMES_H

#include "base/out.h"
#include "csp/model/model.h"

void release_names(csp_model *);
/* The value's name, or the number. */
void out_named(struct out *, const csp_model *, csp_variable, csp_value);

#endif

/* SPDX-License-Identifier: MIT */
/* output.h - parts of a problem as text. */
#ifndef CSP_OUTPUT_H
#define CSP_OUTPUT_H

#include "base/out.h"
#include "csp/domain/domain.h"
#include "csp/model/model.h"

/* Such as {1..3, 7}, or {red, green}: values of the variable. */
void out_domain(struct out *, const csp_model *, csp_variable, const struct domain *);
/* What a constraint says: the text that names it, or such as "x0 != x1 + 2", "all_different(x0, x1, x2)" or "(x0, x1) in table". */
void out_constraint(struct out *, const csp_model *, int constraint);

#endif

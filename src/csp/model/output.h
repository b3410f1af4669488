/* SPDX-License-Identifier: MIT */
/* output.h - parts of a problem as text. */
#ifndef CSP_OUTPUT_H
#define CSP_OUTPUT_H

#include "base/out.h"
#include "csp/domain/domain.h"

/* Such as {1..3, 7}. */
void out_domain(struct out *, const struct domain *);

#endif

/* SPDX-License-Identifier: MIT */
/* constraint_text.h - constraints for readers. */
#ifndef CSP_CONSTRAINT_TEXT_H
#define CSP_CONSTRAINT_TEXT_H

#include "base/out.h"
#include "csp/model/model.h"

/* "x != y + 2", "all_different(x, y, z)", and of a merged relation what it came from: "x != y and x + y != 3" */
void out_constraint(struct out *, const csp_model *, int constraint);

#endif

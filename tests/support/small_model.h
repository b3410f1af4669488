/* SPDX-License-Identifier: MIT */
/* small_model.h - random models whose searches have from one to some thousand nodes. */
#ifndef SUPPORT_SMALL_MODEL_H
#define SUPPORT_SMALL_MODEL_H

#include "base/rng.h"
#include "csp.h"

csp_model *small_model(struct rng *);

#endif

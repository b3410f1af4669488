/* SPDX-License-Identifier: MIT */
/* shrink.h - makes a failing sequence as short and as simple as it can be while it still fails. */
#ifndef SEQUENCES_SHRINK_H
#define SEQUENCES_SHRINK_H

#include "sequences/sequence.h"

typedef bool sequence_fails(void *context, const struct sequence *);

/* First leaves out parts, the largest first, then single calls; then makes arguments smaller. */
void shrink(struct sequence *, sequence_fails *, void *context);

#endif

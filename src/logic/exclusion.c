/* SPDX-License-Identifier: MIT */
/* exclusion.c - not written yet */
#include "logic/finders.h"

void find_aligned_exclusion(struct finder *f, int argument)
{
    (void)f;
    (void)argument;
}

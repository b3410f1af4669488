/* SPDX-License-Identifier: MIT */
/* unique_loops.c - not written yet */
#include "logic/finders.h"

void find_unique_loops(struct finder *f, int argument)
{
    (void)f;
    (void)argument;
}

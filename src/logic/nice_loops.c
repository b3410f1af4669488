/* SPDX-License-Identifier: MIT */
/* nice_loops.c - not written yet */
#include "logic/finders.h"

void find_nice_loops(struct finder *f, int argument)
{
    (void)f;
    (void)argument;
}

/* SPDX-License-Identifier: MIT */
/* locked.c - not written yet */
#include "logic/finders.h"

void find_locked_candidates(struct finder *f, int argument)
{
    (void)f;
    (void)argument;
}
void find_intersections(struct finder *f, int argument)
{
    (void)f;
    (void)argument;
}

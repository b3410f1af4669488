/* SPDX-License-Identifier: MIT */
/* bug.c - not written yet */
#include "logic/finders.h"

void find_bug_plus_one(struct finder *f, int argument)
{
    (void)f;
    (void)argument;
}
void find_bug(struct finder *f, int argument)
{
    (void)f;
    (void)argument;
}

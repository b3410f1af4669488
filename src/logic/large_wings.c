/* SPDX-License-Identifier: MIT */
/* large_wings.c - not written yet */
#include "logic/finders.h"

void find_large_wing(struct finder *f, int argument)
{
    (void)f;
    (void)argument;
}

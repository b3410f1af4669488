/* SPDX-License-Identifier: MIT */
/* death_blossom.c - not written yet */
#include "logic/finders.h"

void find_death_blossom(struct finder *f, int argument)
{
    (void)f;
    (void)argument;
}

/* SPDX-License-Identifier: MIT */
/* law_of_leftovers.c - not written yet */
#include "logic/finders.h"

void find_leftovers(struct finder *f, int argument)
{
    (void)f;
    (void)argument;
}

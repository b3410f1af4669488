/* SPDX-License-Identifier: MIT */
/* se_chains.c - not written yet */
#include "logic/finders.h"

void find_se_chains(struct finder *f, int argument)
{
    (void)f;
    (void)argument;
}

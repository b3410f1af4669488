/* SPDX-License-Identifier: MIT */
/* direct.c - not written yet */
#include "logic/finders.h"

void find_direct_locking(struct finder *f, int argument)
{
    (void)f;
    (void)argument;
}
void find_direct_hidden_subset(struct finder *f, int argument)
{
    (void)f;
    (void)argument;
}

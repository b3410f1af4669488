/* SPDX-License-Identifier: MIT */
/* subsets.c - not written yet */
#include "logic/finders.h"

void find_locked_subset(struct finder *f, int argument)
{
    (void)f;
    (void)argument;
}
void find_naked_subset(struct finder *f, int argument)
{
    (void)f;
    (void)argument;
}
void find_hidden_subset(struct finder *f, int argument)
{
    (void)f;
    (void)argument;
}

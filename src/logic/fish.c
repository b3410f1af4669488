/* SPDX-License-Identifier: MIT */
/* fish.c - not written yet */
#include "logic/finders.h"

void find_basic_fish(struct finder *f, int argument)
{
    (void)f;
    (void)argument;
}
void find_fish(struct finder *f, int argument)
{
    (void)f;
    (void)argument;
}

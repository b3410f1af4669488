/* SPDX-License-Identifier: MIT */
/* colours.c - not written yet */
#include "logic/finders.h"

void find_simple_colours(struct finder *f, int argument)
{
    (void)f;
    (void)argument;
}
void find_multi_colours(struct finder *f, int argument)
{
    (void)f;
    (void)argument;
}

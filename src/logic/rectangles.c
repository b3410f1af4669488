/* SPDX-License-Identifier: MIT */
/* rectangles.c - not written yet */
#include "logic/finders.h"

void find_rectangle(struct finder *f, int argument)
{
    (void)f;
    (void)argument;
}

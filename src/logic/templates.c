/* SPDX-License-Identifier: MIT */
/* templates.c - not written yet */
#include "logic/finders.h"

void find_templates(struct finder *f, int argument)
{
    (void)f;
    (void)argument;
}

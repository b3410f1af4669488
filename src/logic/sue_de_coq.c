/* SPDX-License-Identifier: MIT */
/* sue_de_coq.c - not written yet */
#include "logic/finders.h"

void find_sue_de_coq(struct finder *f, int argument)
{
    (void)f;
    (void)argument;
}

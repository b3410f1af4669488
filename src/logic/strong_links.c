/* SPDX-License-Identifier: MIT */
/* strong_links.c - not written yet */
#include "logic/finders.h"

void find_strong_links(struct finder *f, int argument)
{
    (void)f;
    (void)argument;
}

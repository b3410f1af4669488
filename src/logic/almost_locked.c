/* SPDX-License-Identifier: MIT */
/* almost_locked.c - not written yet */
#include "logic/finders.h"

void find_als_xz(struct finder *f, int argument)
{
    (void)f;
    (void)argument;
}
void find_als_xy_wing(struct finder *f, int argument)
{
    (void)f;
    (void)argument;
}
void find_als_chain(struct finder *f, int argument)
{
    (void)f;
    (void)argument;
}

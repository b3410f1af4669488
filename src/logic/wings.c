/* SPDX-License-Identifier: MIT */
/* wings.c - not written yet */
#include "logic/finders.h"

void find_w_wing(struct finder *f, int argument)
{
    (void)f;
    (void)argument;
}
void find_xy_wing(struct finder *f, int argument)
{
    (void)f;
    (void)argument;
}
void find_xyz_wing(struct finder *f, int argument)
{
    (void)f;
    (void)argument;
}

/* SPDX-License-Identifier: MIT */
/* chains.c - not written yet */
#include "logic/finders.h"

void find_remote_pair(struct finder *f, int argument)
{
    (void)f;
    (void)argument;
}
void find_x_chain(struct finder *f, int argument)
{
    (void)f;
    (void)argument;
}
void find_xy_chain(struct finder *f, int argument)
{
    (void)f;
    (void)argument;
}

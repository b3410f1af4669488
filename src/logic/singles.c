/* SPDX-License-Identifier: MIT */
/* singles.c - not written yet */
#include "logic/finders.h"

void find_full_house(struct finder *f, int argument)
{
    (void)f;
    (void)argument;
}
void find_naked_single(struct finder *f, int argument)
{
    (void)f;
    (void)argument;
}
void find_hidden_single(struct finder *f, int argument)
{
    (void)f;
    (void)argument;
}

/* SPDX-License-Identifier: MIT */
/* forcing.c - not written yet */
#include "logic/finders.h"

void find_forcing_chain(struct finder *f, int argument)
{
    (void)f;
    (void)argument;
}
void find_forcing_net(struct finder *f, int argument)
{
    (void)f;
    (void)argument;
}
void find_kraken_fish(struct finder *f, int argument)
{
    (void)f;
    (void)argument;
}

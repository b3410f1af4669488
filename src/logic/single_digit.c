/* SPDX-License-Identifier: MIT */
/* single_digit.c - not written yet */
#include "logic/finders.h"

void find_skyscraper(struct finder *f, int argument)
{
    (void)f;
    (void)argument;
}
void find_two_string_kite(struct finder *f, int argument)
{
    (void)f;
    (void)argument;
}
void find_turbot_fish(struct finder *f, int argument)
{
    (void)f;
    (void)argument;
}
void find_empty_rectangle(struct finder *f, int argument)
{
    (void)f;
    (void)argument;
}

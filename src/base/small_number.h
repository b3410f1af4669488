/* SPDX-License-Identifier: MIT */
/* small_number.h - decimal numbers in text. */
#ifndef BASE_SMALL_NUMBER_H
#define BASE_SMALL_NUMBER_H

/* Reads a number below 10,000 and moves *at behind it; -1 if there is none.  Longer ones are left half
   read, so that what follows is not what the caller expects.  */
static inline int small_number(const char **at, const char *end)
{
    const char *start = *at;
    int value = 0;
    while (*at < end && **at >= '0' && **at <= '9' && value < 1000) value = value * 10 + *(*at)++ - '0';
    return *at > start ? value : -1;
}

#endif

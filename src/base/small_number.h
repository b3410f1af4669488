/* SPDX-License-Identifier: MIT */
/* small_number.h - decimal numbers in text. */
#ifndef BASE_SMALL_NUMBER_H
#define BASE_SMALL_NUMBER_H

/* Reads a number below 10,000 and moves *at past it; -1 if there is none.  Longer numbers are left half
   read, so that the caller does not find what it expects after them.  */
static inline int small_number(const char **at, const char *end)
{
    const char *start = *at;
    int value = 0;
    while (*at < end && **at >= '0' && **at <= '9' && value < 1000) value = value * 10 + *(*at)++ - '0';
    return *at > start ? value : -1;
}

#endif

/* SPDX-License-Identifier: MIT */
/* ascii.h - what kind of character is it?  The same in every locale. */
#ifndef BASE_ASCII_H
#define BASE_ASCII_H

#include <stdbool.h>
#include <string.h>

static inline bool is_letter(char c) { return (c >= 'A' && c <= 'Z') || (c >= 'a' && c <= 'z'); }

static inline bool is_figure(char c) { return c >= '0' && c <= '9'; }

/* strchr() finds the zero at the end of the set, too; texts that are read may contain one. */
static inline bool is_one_of(char c, const char *set) { return c && strchr(set, c); }

#endif

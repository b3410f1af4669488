/* SPDX-License-Identifier: MIT */
/* symbols.h - digits and regions as characters: 1-9, then A-Z, then a-z. */
#ifndef BOARD_SYMBOLS_H
#define BOARD_SYMBOLS_H

#include <stdbool.h>

/* '.' for 0, then the symbols of digits 1 to 61; '?' beyond. */
char digit_symbol(int digit);
/* A, B, C... for regions 0, 1, 2... */
char region_symbol(int region);

/* The digit of a symbol for a grid of size n, or 0 if it is none.  Case matters only above 35. */
int symbol_digit(char symbol, int n);

/* The characters that always stand for an empty cell, and those that do so where a text has no others. */
bool is_empty_mark(char c);
bool is_shy_mark(char c);
/* Could the character be a cell? */
bool is_cell_symbol(char c);

#endif

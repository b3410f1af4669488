/* SPDX-License-Identifier: MIT */
/* program_parts.h - what a format of another program has a place for. */
#ifndef SHOW_PROGRAM_PROGRAM_PARTS_H
#define SHOW_PROGRAM_PROGRAM_PARTS_H

#include "board/rules.h"
#include "show/printers.h"
#include "words/message.h"

enum places {
    PLACE_FOR_SIZES = 1, /* else only 9x9 with boxes of 3x3 */
    PLACE_FOR_DIAGONALS = 2,
    PLACE_FOR_REGIONS = 4,
    PLACE_FOR_PLACED = 8,
    PLACE_FOR_MARKS = 16
};

/* Does the sheet state nothing else?  If it does, says what. */
bool has_places_for(const sudoku_sheet *, const char *format, unsigned places, sudoku_error *);
/* Fails: the format has no place for that. */
bool fail_without_place(const char *format, enum message_code what, sudoku_error *);

/* The digit to print: of the solution, if there is one. */
int program_digit(const sudoku_sheet *, int cell);
/* Do the houses of the rules include both diagonals as the rule x? */
bool has_diagonals(const sudoku_rules *);
/* What the digits of the grid, given and placed, leave in an empty cell of a 9x9 grid with boxes of 3x3. */
bitset open_digits(const sudoku_puzzle *, int cell);

#endif

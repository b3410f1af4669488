/* SPDX-License-Identifier: MIT */
/* show.h - puzzles and answers as text: the table of formats, and the way into the printers. */
#ifndef SHOW_SHOW_H
#define SHOW_SHOW_H

#include "sudoku.h"

/* Can the sheet be printed in the style's format?  If not, says why. */
bool can_show(const sudoku_sheet *, const sudoku_style *, sudoku_error *);
/* Prints the sheet.  False, with nothing printed, if it cannot be printed; or if memory is short. */
bool show(const sudoku_sheet *, const sudoku_style *, sudoku_sink);

/* A full grid in the format "line", with its line end: cells + 1 characters, whose number is returned. */
size_t solution_line(const uint8_t *digits, size_t cells, char *text);

/* The formats, readable and writable, by index; NULL past the last. */
const sudoku_format *format_row(int index);

#endif

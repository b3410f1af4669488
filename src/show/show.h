/* SPDX-License-Identifier: MIT */
/* show.h - puzzles and answers as text: the table of formats, and the way into the printers. */
#ifndef SHOW_SHOW_H
#define SHOW_SHOW_H

#include "sudoku.h"

/* Prints the sheet.  False, with nothing printed, if no format of that name can be written. */
bool show(const sudoku_sheet *, const sudoku_style *, sudoku_sink);

/* The formats, readable and writable, by index; NULL past the last. */
const sudoku_format *format_row(int index);

#endif

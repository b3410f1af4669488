/* SPDX-License-Identifier: MIT */
/* missed.h - what is said of a puzzle that 'generate' did not find. */
#ifndef SUDOKU_MISSED_H
#define SUDOKU_MISSED_H

#include "common/text.h"
#include "sudoku_logic.h"

/* Adds a message, without the end of its line: which wish could not be met, and which puzzle came nearest. */
void put_missed(struct text *, const sudoku_order *, const sudoku_made *);

#endif

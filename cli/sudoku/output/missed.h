/* SPDX-License-Identifier: MIT */
/* missed.h - the message about a puzzle that 'generate' did not find. */
#ifndef SUDOKU_MISSED_H
#define SUDOKU_MISSED_H

#include "common/text.h"
#include "sudoku_logic.h"

/* Adds a message without its line end: which requirement was not met, and the nearest puzzle. */
void put_missed(struct text *, const sudoku_order *, const sudoku_made *);

#endif

/* SPDX-License-Identifier: MIT */
/* check_puzzle.h - what a reader returns must be a puzzle, or an error with a sentence. */
#ifndef FUZZ_CHECK_PUZZLE_H
#define FUZZ_CHECK_PUZZLE_H

#include <stdlib.h>
#include <string.h>

#include "sudoku.h"

static inline void require(bool condition)
{
    if (!condition) abort();
}

static inline void check_digits(const uint8_t *digits, size_t cells, int size)
{
    for (size_t i = 0; digits && i < cells; i++) require(digits[i] <= size);
}

/* `size` is that of its rules. */
static inline void check_puzzle(const sudoku_puzzle *p, int size)
{
    const size_t cells = (size_t)(size * size);
    require(p->givens && p->format && p->line > 0);
    check_digits(p->givens, cells, size);
    check_digits(p->placed, cells, size);
    check_digits(p->solution, cells, size);
    for (size_t i = 0; p->allowed && i < cells; i++) require(!(p->allowed[i] >> size));
    for (size_t i = 0; p->marks && i < cells; i++) require(!(p->marks[i] >> size));
}

static inline void check_error(const sudoku_error *error)
{
    require(error->message[0] && memchr(error->message, 0, sizeof error->message) && error->line >= 0 &&
            error->column >= 0);
}

#endif

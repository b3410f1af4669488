/* SPDX-License-Identifier: MIT */
/* fail.h - fill in an error and return false. */
#ifndef BASE_FAIL_H
#define BASE_FAIL_H

#include "sudoku.h"

/* Formats as out_format() does.  `error` may be NULL.  Always returns false. */
__attribute__((format(printf, 4, 5))) bool fail(sudoku_error *error, long line, long column,
                                                const char *format, ...);

#endif

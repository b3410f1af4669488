/* SPDX-License-Identifier: MIT */
/* data.h - the puzzle lists that tests use when they are there, and the seed of random tests. */
#ifndef SUPPORT_DATA_H
#define SUPPORT_DATA_H

#include <stdint.h>
#include <stdio.h>

/* Opens a file below $SUDOKU_DATA; NULL, with a word on stdout, if it is not there. */
FILE *open_data(const char *path);
/* $SUDOKU_SEED, or a fixed seed; printed, so that a failure can be repeated. */
uint64_t test_seed(void);
/* $SUDOKU_CASES, or `usual`: how many random cases to try. */
int test_cases(int usual);

#endif

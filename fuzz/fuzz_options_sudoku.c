/* SPDX-License-Identifier: MIT */
/* fuzz_options_sudoku.c - any words as the command line of sudoku. */
#include "sudoku/settings.h"
#include "sudoku/table.h"

#include "options_use.h"

/* SPDX-License-Identifier: MIT */
/* fuzz_options_sudoku.c - any words as the command line of sudoku. */
#include "sudoku/options/settings.h"
#include "sudoku/options/table.h"

#include "options_use.h"

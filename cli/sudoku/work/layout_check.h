/* SPDX-License-Identifier: MIT */
/* layout_check.h - sudoku layouts check: checks the layouts of files with several threads; answers come in their order. */
#ifndef SUDOKU_LAYOUT_CHECK_H
#define SUDOKU_LAYOUT_CHECK_H

#include "sudoku/options/settings.h"

/* Standard input if there are no names.  Returns the exit status. */
int check_layouts(const struct settings *, const char *const *names, int count);

#endif

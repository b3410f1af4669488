/* SPDX-License-Identifier: MIT */
/* lists.h - what commands that print a table of their own share. */
#ifndef SUDOKU_LISTS_H
#define SUDOKU_LISTS_H

#include "sudoku/command/commands.h"
#include "sudoku/output/sheets.h"

/* More arguments than allowed are an error, and reported. */
bool has_words(const struct settings *, const char *command, int allowed);
/* The rows of a list, with headings in CSV. */
struct rows begin_list(const struct settings *, struct columns);

#endif

/* SPDX-License-Identifier: MIT */
/* commands.h - a function per command; each returns the exit status. */
#ifndef SUDOKU_COMMANDS_H
#define SUDOKU_COMMANDS_H

#include "sudoku/options/settings.h"
#include "sudoku/options/table.h"

#define AS_DECLARATION(name) int command_##name(const struct settings *);
COMMANDS(AS_DECLARATION)
#undef AS_DECLARATION

#endif

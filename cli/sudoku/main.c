/* SPDX-License-Identifier: MIT */
/* main.c - the program sudoku: its commands and settings. */
#include <stdlib.h>

#include "common/program.h"
#include "common/progress.h"
#include "sudoku/command/commands.h"

#define AS_FUNCTION(name) command_##name,
static int (*const functions[])(const struct settings *) = {COMMANDS(AS_FUNCTION)};

/* $SUDOKU_ISA limits the vector instructions that are used, for tests and comparisons. */
static bool choose_isa(void)
{
    const char *name = getenv("SUDOKU_ISA");
    if (!name || !*name || sudoku_choose_isa(name)) return true;
    message("sudoku: SUDOKU_ISA=%s: this machine has no such instructions", name);
    return false;
}

int main(int argc, char **argv)
{
    struct settings settings;
    const struct program_parts parts = {.table = &program,
                                        .functions = functions,
                                        .version = sudoku_version(),
                                        .settings = &settings,
                                        .help = &settings.help,
                                        .tell_version = &settings.version,
                                        .read = settings_read,
                                        .release = settings_free};
    return choose_isa() ? program_main(&parts, argc, argv) : STATUS_BAD;
}

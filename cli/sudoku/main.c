/* SPDX-License-Identifier: MIT */
/* main.c - the program sudoku: finds the command, reads the options, runs it. */
#include <stdio.h>
#include <stdlib.h>

#include "common/output.h"
#include "common/program.h"
#include "common/progress.h"
#include "sudoku/commands.h"

#define AS_FUNCTION(name) command_##name,
static int (*const functions[])(const struct settings *) = {COMMANDS(AS_FUNCTION)};

static int run_command(int command, int argc, char **argv, int word)
{
    struct settings settings;
    const int chosen = command < 0 ? COMMAND_solve : command;
    int status = STATUS_BAD;
    if (settings_read(&settings, chosen, argc, argv, command < 0 ? 0 : word)) {
        status = STATUS_FINE;
        if (settings.help) options_print_help(&program, command, stdout);
        else if (settings.version) output("sudoku %s\n", sudoku_version());
        else status = functions[chosen](&settings);
    }
    settings_free(&settings);
    return status;
}

/* $SUDOKU_ISA lowers the choice of vector instructions, for tests and comparisons. */
static bool choose_isa(void)
{
    const char *name = getenv("SUDOKU_ISA");
    if (!name || !*name || sudoku_choose_isa(name)) return true;
    message("sudoku: SUDOKU_ISA=%s: this machine has no such instructions", name);
    return false;
}

int main(int argc, char **argv)
{
    return choose_isa() ? program_main(&program, run_command, argc, argv) : STATUS_BAD;
}

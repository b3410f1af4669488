/* SPDX-License-Identifier: MIT */
/* main.c - the program sudoku: finds the command, reads the options, runs it. */
#include <locale.h>
#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

#include "common/output.h"
#include "common/progress.h"
#include "sudoku/commands.h"

#define AS_FUNCTION(name) command_##name,
static int (*const functions[])(const struct settings *) = {COMMANDS(AS_FUNCTION)};

/* A word that is neither a command nor a file, but almost a command. */
static bool is_misspelt(const char *word)
{
    const char *similar = access(word, F_OK) == 0 ? NULL : options_similar_command(&program, word);
    if (similar) message("%s: no such file or command; did you mean '%s'?", word, similar);
    return similar != NULL;
}

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
    int command;
    setlocale(LC_CTYPE, "");
    output_start();
    if (!choose_isa()) return STATUS_BAD;
    const int word = options_first_word(&program, argc, argv, &command);
    if (word && command < 0 && is_misspelt(argv[word])) return STATUS_BAD;
    int status = run_command(command, argc, argv, word);
    output_flush();
    if (output_error()) {
        message("sudoku: cannot write: %s", output_error());
        if (status < STATUS_BAD) status = STATUS_BAD;
    }
    return status;
}

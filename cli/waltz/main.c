/* SPDX-License-Identifier: MIT */
/* main.c - the program waltz: finds the command, reads the options, runs it. */
#include <stdio.h>
#include <string.h>

#include "common/interrupt.h"
#include "common/output.h"
#include "common/program.h"
#include "common/progress.h"
#include "waltz/commands.h"

#define AS_FUNCTION(name) command_##name,
static int (*const functions[])(const struct settings *) = {COMMANDS(AS_FUNCTION)};

int command_help(const struct settings *s)
{
    for (int i = 0; i < COMMAND_COUNT && s->word_count; i++)
        if (strcmp(program.commands[i].name, s->words[0]) == 0) {
            options_print_help(&program, i, stdout);
            return STATUS_FINE;
        }
    if (s->word_count) {
        message("waltz: no command '%s'; 'waltz help' lists them", s->words[0]);
        return STATUS_BAD;
    }
    options_print_help(&program, -1, stdout);
    return STATUS_FINE;
}

static int run_command(int command, int argc, char **argv, int word)
{
    struct settings settings;
    const int chosen = command < 0 ? COMMAND_label : command;
    int status = STATUS_BAD;
    if (settings_read(&settings, chosen, argc, argv, command < 0 ? 0 : word)) {
        status = STATUS_FINE;
        if (settings.help) options_print_help(&program, command, stdout);
        else if (settings.version) output("waltz %s\n", csp_version());
        else status = functions[chosen](&settings);
    }
    settings_free(&settings);
    return status;
}

int main(int argc, char **argv)
{
    interrupt_catch();
    return program_main(&program, run_command, argc, argv);
}

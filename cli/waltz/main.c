/* SPDX-License-Identifier: MIT */
/* main.c - the program waltz: its commands and settings. */
#include "common/program.h"
#include "waltz/commands.h"

#define AS_FUNCTION(name) command_##name,
static int (*const functions[])(const struct settings *) = {COMMANDS(AS_FUNCTION)};

int command_help(const struct settings *s)
{
    return program_help(&program, &s->page, s->word_count ? s->words[0] : NULL);
}

int main(int argc, char **argv)
{
    struct settings settings;
    const struct program_parts parts = {.table = &program,
                                        .functions = functions,
                                        .version = csp_version(),
                                        .settings = &settings,
                                        .help = &settings.help,
                                        .tell_version = &settings.version,
                                        .read = settings_read,
                                        .release = settings_free};
    return program_main(&parts, argc, argv);
}

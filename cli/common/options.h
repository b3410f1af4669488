/* SPDX-License-Identifier: MIT */
/* options.h - one table of options and commands per program, used for both parsing and help.

   The first command of the table is the default: its name may be omitted.  Rows of different commands may have
   the same name, if all of them take an argument or none does.  */
#ifndef COMMON_OPTIONS_H
#define COMMON_OPTIONS_H

#include <stdbool.h>
#include <stdio.h>

enum { OPTIONS_MOST = 128 }; /* rows of a table; each table checks it */

struct option_row {
    char letter;          /* the short form, or 0 */
    const char *name;     /* the long form without its dashes */
    const char *argument; /* the argument's name in the help; NULL: no argument */
    const char *group;    /* its heading in the help */
    unsigned commands;    /* bit i: command i takes it */
    const char *help;     /* a phrase in lower case */
};

struct command_row {
    const char *name;
    const char *operands;    /* "[FILE...]" or "" */
    const char *about;       /* a phrase in lower case */
    const char *description; /* a paragraph */
    const char *examples;    /* lines, or NULL */
};

struct program_table {
    const char *name, *about, *description, *examples;
    const char *statuses; /* lines that explain the exit statuses */
    const struct command_row *commands;
    int command_count;
    const struct option_row *options;
    int option_count;
};

/* The index in `argv` of the first argument that is not an option, 0 if there is none; `command` is the command
   it names, or -1.  */
int options_first_word(const struct program_table *, int argc, char **argv, int *command);

enum { OPTIONS_WORD = -1 }; /* instead of an option's number: an argument that is not an option */

/* Receives each option with its argument (or NULL); returns false after a message if the argument is bad. */
typedef bool option_taker(void *context, int option, const char *value);

/* Passes on the arguments in `argv` from index 1 on, except the one at index `skip` (0: none).  Returns
   false after a message if the command does not have an option, or the taker rejects one.  */
bool options_parse(const struct program_table *, int command, int argc, char **argv, int skip,
                   option_taker *take, void *context);

/* Help for one command, or for the program if `command` is -1. */
void options_print_help(const struct program_table *, int command);

/* The command whose name resembles the word, or NULL. */
const char *options_similar_command(const struct program_table *, const char *word);

#endif

/* SPDX-License-Identifier: MIT */
/* options.h - one table of options and commands per program, for parsing, for the values and for the help.

   The first command of the table is the default: its name may be omitted.  Rows of different commands may have
   the same name, if all of them take an argument or none does.  */
#ifndef COMMON_OPTIONS_H
#define COMMON_OPTIONS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

enum { OPTIONS_MOST = 128 }; /* rows of a table; each table checks it */

struct option_row;
/* Receives an option with its argument (or NULL); returns false after a message if the argument is bad. */
typedef bool option_taker(void *settings, const struct option_row *, const char *value);

enum value_kind {
    VALUE_FLAG,    /* bool: true */
    VALUE_SET,     /* an int or enum: a value of the row */
    VALUE_NUMBER,  /* uint64_t: from `least` on */
    VALUE_INT,     /* int: from `least` to `most` */
    VALUE_SECONDS, /* double: above 0 */
    VALUE_TEXT,    /* const char *: as it is */
    VALUE_CHOICE,  /* an int or enum: the index of one of the `words` */
    VALUE_NAMED,   /* an int or enum: the index of one of the names that `name` gives */
    VALUE_TAKEN /* whatever `take` does with it; `words` and `name` say what may be offered to complete it */
};

/* Where the argument of an option goes; values.h has a macro for each kind. */
struct option_value {
    enum value_kind kind;
    size_t at; /* in the program's settings */
    uint64_t least, most;
    const char *const *words;       /* the last is NULL */
    const char *(*name)(int index); /* the names from 0 on, then NULL */
    option_taker *take;
    bool is_noted; /* a bool at `noted` says that the option was given */
    size_t noted;
};

struct option_row {
    char letter;          /* the short form, or 0 */
    const char *name;     /* the long form without its dashes */
    const char *argument; /* the argument's name in the help; NULL: no argument */
    const char *group;    /* its heading in the help */
    unsigned commands;    /* bit i: command i takes it */
    const char *help;     /* a phrase in lower case */
    struct option_value value;
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
    const char *statuses;        /* lines that explain the exit statuses */
    const char *const *see_also; /* other pages of the manual, such as "csp 1"; the last is NULL */
    const struct command_row *commands;
    int command_count;
    const struct option_row *options; /* the last has no name */
};

/* The index in `argv` of the first argument that is not an option, 0 if there is none; `command` is the command
   it names, or -1.  */
int options_first_word(const struct program_table *, int argc, char **argv, int *command);

/* Puts the arguments in `argv` from index 1 on, except the one at index `skip` (0: none), into the settings.  Those that are not
   options are listed in `words`, with room for all.  Returns the number of words; -1, after a message: the command does not have an
   option, or its argument is bad.  */
int options_parse(const struct program_table *, int command, int argc, char **argv, int skip,
                  void *settings, const char **words);

/* Help for one command, or for the program if `command` is -1. */
void options_print_help(const struct program_table *, int command);

/* The command whose name resembles the word, or NULL. */
const char *options_similar_command(const struct program_table *, const char *word);

#endif

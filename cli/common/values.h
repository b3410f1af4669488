/* SPDX-License-Identifier: MIT */
/* values.h - arguments of options: where they go, and what is said if they are bad. */
#ifndef COMMON_VALUES_H
#define COMMON_VALUES_H

#include "common/options.h"

/* ---- the last part of an option's row, for fields of the program's `struct settings` ---- */

/* The place of a field; an error of the compiler if it has another type. */
#define FIELD(field, type) \
    _Generic(((struct settings *)0)->field, type : offsetof(struct settings, field))
#define WORD_LIST(...) \
    (const char *const[]) { __VA_ARGS__, NULL }
#define FLAG(field)                                  \
    {                                                \
        .kind = VALUE_FLAG, .at = FIELD(field, bool) \
    }
#define SET(field, number)                                                           \
    {                                                                                \
        .kind = VALUE_SET, .at = offsetof(struct settings, field), .least = (number) \
    }
#define NUMBER(field, from)                                                 \
    {                                                                       \
        .kind = VALUE_NUMBER, .at = FIELD(field, uint64_t), .least = (from) \
    }
#define INT(field, from, to)                                                      \
    {                                                                             \
        .kind = VALUE_INT, .at = FIELD(field, int), .least = (from), .most = (to) \
    }
#define SECONDS(field)                                    \
    {                                                     \
        .kind = VALUE_SECONDS, .at = FIELD(field, double) \
    }
#define TEXT(field)                                          \
    {                                                        \
        .kind = VALUE_TEXT, .at = FIELD(field, const char *) \
    }
#define CHOICE(field, ...)                                                                            \
    {                                                                                                 \
        .kind = VALUE_CHOICE, .at = offsetof(struct settings, field), .words = WORD_LIST(__VA_ARGS__) \
    }
#define NAMED(field, names)                                                          \
    {                                                                                \
        .kind = VALUE_NAMED, .at = offsetof(struct settings, field), .name = (names) \
    }
/* The same, and a flag says that the option was given, where any value may be the default. */
#define NOTED(flag) .is_noted = true, .noted = FIELD(flag, bool)
#define NUMBER_NOTED(field, flag, from)                                                  \
    {                                                                                    \
        .kind = VALUE_NUMBER, .at = FIELD(field, uint64_t), .least = (from), NOTED(flag) \
    }
#define CHOICE_NOTED(field, flag, ...)                                                                 \
    {                                                                                                  \
        .kind = VALUE_CHOICE, .at = offsetof(struct settings, field), .words = WORD_LIST(__VA_ARGS__), \
        NOTED(flag)                                                                                    \
    }
#define TAKEN_BY(function)                      \
    {                                           \
        .kind = VALUE_TAKEN, .take = (function) \
    }

/* The same, and what it takes are words, or names that a function has, such as those that a shell may offer. */
#define TAKEN_BY_WORDS(function, ...)                                            \
    {                                                                            \
        .kind = VALUE_TAKEN, .take = (function), .words = WORD_LIST(__VA_ARGS__) \
    }
#define TAKEN_BY_NAMES(function, names)                          \
    {                                                            \
        .kind = VALUE_TAKEN, .take = (function), .name = (names) \
    }

/* ---- rows that several programs have; `quietly`: the commands that take --quiet, `all`: all commands ---- */

#define GENERAL_OPTIONS(quietly, all)                                                     \
    {'q', "quiet", NULL, "General", quietly, "print only errors on stderr", FLAG(quiet)}, \
        {'h', "help", NULL, "General", all, "print this help", FLAG(help)},               \
    {                                                                                     \
        0, "version", NULL, "General", all, "print the version", FLAG(version)            \
    }
/* For the command help, whose bit is `helping`. */
#define HELP_OPTIONS(helping)                                                            \
    {0,                                                                                  \
     "manual",                                                                           \
     NULL,                                                                               \
     "Pages",                                                                            \
     helping,                                                                            \
     "print the manual page of the program, for man(1)",                                 \
     FLAG(page.manual)},                                                                 \
    {                                                                                    \
        0, "completion", "SHELL", "Pages", helping,                                      \
            "print a script that completes commands and options: for bash, zsh or fish", \
            CHOICE_NOTED(page.shell, page.completion, "bash", "zsh", "fish")             \
    }
#define MEMORY_LIMIT_OPTION(all)                                                                 \
    {                                                                                            \
        0, "memory-limit", "MB", "General", all, "use at most this much memory (default: 1024)", \
            NUMBER(memory_limit, 1)                                                              \
    }

/* The words that the option is known to take, counted from 0; NULL after the last. */
const char *value_word(const struct option_value *, int index);

/* Puts the argument where the row says.  False after a message. */
bool take_value(const struct program_table *, const struct option_row *, const char *value,
                void *settings);

/* ---- for those who take a value themselves; each returns false after a message ---- */

/* Always false. */
bool value_refused(const struct program_table *, const struct option_row *, const char *value,
                   const char *wanted);
/* A whole number from `least` on. */
bool read_number(const struct program_table *, const struct option_row *, const char *value,
                 uint64_t least, uint64_t *number);
/* One of a list of words that ends with NULL; `choice` is its index. */
bool read_choice(const struct program_table *, const struct option_row *, const char *value,
                 const char *const *words, int *choice);
/* One of the names that a function has for the numbers from 0 on. */
bool read_name(const struct program_table *, const struct option_row *, const char *value,
               const char *(*name)(int index), int *choice);

#endif

/* SPDX-License-Identifier: MIT */
/* program.h - what every program does around its commands.

   Each program has a `struct settings` of its own, which this only hands on.  */
#ifndef COMMON_PROGRAM_H
#define COMMON_PROGRAM_H

#include "common/options.h"

struct settings;

struct program_parts {
    const struct program_table *table;
    int (*const *functions)(const struct settings *); /* one per command; returns the exit status */
    const char *version;
    struct settings *settings; /* room for them */
    const bool *help;          /* in them: is help asked for? */
    const bool *tell_version;
    /* Fills them in; false after a message.  They are released in either case. */
    bool (*read)(struct settings *, int command, int argc, char **argv, int skip);
    void (*release)(struct settings *);
};

/* Finds the command, reads its settings, runs it, and sees to it that all output is written.  Returns the exit
   status.  */
int program_main(const struct program_parts *, int argc, char **argv);

/* The command `help`: of the command with that name, or of the program if it is NULL.  Returns the status. */
int program_help(const struct program_table *, const char *name);

#endif

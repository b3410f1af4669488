/* SPDX-License-Identifier: MIT */
/* program.h - what every program does before and after a command.

   Each program has its own `struct settings`, which is only passed on here.  */
#ifndef COMMON_PROGRAM_H
#define COMMON_PROGRAM_H

#include "common/options.h"
#include "common/pages.h"

struct settings;

struct program_parts {
    const struct program_table *table;
    int (*const *functions)(const struct settings *); /* one per command; returns the exit status */
    const char *version;
    struct settings *settings; /* room for them */
    const bool *help;          /* is help requested? */
    const bool *tell_version;
    /* Fills them in; false after a message.  They are released in either case. */
    bool (*read)(struct settings *, int command, int argc, char **argv, int skip);
    void (*release)(struct settings *);
};

/* Finds the command, reads its settings, runs it, and makes sure that all output is written.  Returns the exit
   status.  */
int program_main(const struct program_parts *, int argc, char **argv);

/* The command `help`: prints the help of the command with that name, or of the program if it is NULL; or a page for other programs.
   Returns the status.  */
int program_help(const struct program_table *, const struct page_request *, const char *name);

#endif

/* SPDX-License-Identifier: MIT */
/* drawings.h - the loop over files and the drawings in them. */
#ifndef WALTZ_CLI_DRAWINGS_H
#define WALTZ_CLI_DRAWINGS_H

#include "waltz/complaints.h"
#include "waltz/settings.h"

/* Where a drawing comes from. */
struct origin {
    const char *file;
    int number;                     /* in its file, counted from 1 */
    int total;                      /* of all files so far, with this one */
    char name[WALTZ_MAX_TITLE + 1]; /* its title, or else the file */
    struct complaints complaints;   /* of the file */
    double began, time_limit;       /* when its reading began; for that and for the work, each */
};

/* Runs a command on a drawing that was prepared according to the settings; returns the exit status. */
typedef int drawing_user(const struct settings *, waltz_drawing *, const struct origin *);

/* Passes every drawing of every file to `use`, and reports those that cannot be read.  Returns the highest status. */
int for_each_drawing(const struct settings *, drawing_user *use);

#endif

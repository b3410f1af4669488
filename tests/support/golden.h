/* SPDX-License-Identifier: MIT */
/* golden.h - texts that must stay as they are, each as a line "name checksum" of a file, in a fixed order.

   Words, notations and pictures have no oracle: a golden file makes sure that none changes by accident.  After a change on
   purpose, look at the texts, and run the test with SUDOKU_SIGNATURE=1, which writes the file anew.  */
#ifndef SUPPORT_GOLDEN_H
#define SUPPORT_GOLDEN_H

#include <stdbool.h>
#include <stdio.h>

struct golden {
    const char *path;
    FILE *file;
    bool writes;
    int texts, different;
};

struct golden golden_open(const char *path);
void golden_text(struct golden *, const char *name, const char *text);
/* Fails if a text has changed, is new or is missing. */
void golden_close(struct golden *);

#endif

/* SPDX-License-Identifier: MIT */
/* puzzle_labels.h - what a text says beside the puzzle: who made it, its rules in words, and what it states that no house of ours can say.

   It is a part of the draft.  `about` is memory that is kept from one puzzle to the next.  */
#ifndef READ_PUZZLE_LABELS_H
#define READ_PUZZLE_LABELS_H

#include "sudoku.h"

enum { LONGEST_ABOUT = 64 * 1024 }; /* bytes; the rest is left out */

struct labels {
    char author[SUDOKU_TEXT];
    char *about; /* NULL until the first; empty if `about_length` is 0 */
    size_t about_length, about_room;
    char unapplied[SUDOKU_TEXT]; /* "killercage: 12, thermometer: 3"; empty: nothing */
    char drawn[SUDOKU_TEXT];     /* the same of what is only drawn, without a rule */
};

/* Before the first puzzle. */
void labels_prepare(struct labels *);
void labels_clear(struct labels *);
void labels_free(struct labels *);

void labels_author(struct labels *, const char *text, size_t length);
/* Adds a line to `about`, or several.  False: out of memory. */
bool labels_about(struct labels *, const char *text, size_t length);

/* Adds a name and how many there are of it (0: that is not said) to one of the two lists, unless it is there. */
void list_name(char list[SUDOKU_TEXT], const char *name, size_t length, long count);

#endif

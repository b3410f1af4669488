/* SPDX-License-Identifier: MIT */
/* operands.h - the words of a command line that are no options: names of files, and puzzles.

   A file of that name wins.  Words that follow a puzzle and are no files belong to it, if they read as one together: rules, a
   layout, a solution, just as behind a puzzle in a list.  */
#ifndef SUDOKU_OPERANDS_H
#define SUDOKU_OPERANDS_H

#include "common/input.h"
#include "sudoku.h"

struct operand {
    const char *name;  /* for messages */
    char *text;        /* the puzzle; NULL: the name is a file's */
    const char *wrong; /* a sentence: it is neither; NULL: nothing is wrong */
    char room[2 * SUDOKU_TEXT];
};

/* Takes one operand off the words, and returns how many words it was: at least 1.  `options` is how puzzles are read. */
int next_operand(const char *const *words, int count, const sudoku_read_options *options,
                 struct operand *);
void operand_free(struct operand *);
/* As input_open(). */
struct input *operand_open(const struct operand *);

#endif

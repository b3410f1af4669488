/* SPDX-License-Identifier: MIT */
/* operands.h - command-line arguments that are not options: names of files, and puzzles.

   If a file with that name exists, it is used.  Arguments after a puzzle that are not files belong to it, if together they can
   be read as one: rules, a layout, a solution, just as after a puzzle in a list.  */
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

/* Takes one operand from the arguments, and returns how many arguments it used: at least 1.  `options` is how puzzles are read. */
int next_operand(const char *const *words, int count, const sudoku_read_options *options,
                 struct operand *);
void operand_free(struct operand *);
/* As input_open(). */
struct input *operand_open(const struct operand *);

#endif

/* SPDX-License-Identifier: MIT */
/* clue_statement.h - clues as our own texts state them: the name of the kind, a colon, and what clue_statement in clue.h says.

   Cells have any of the names that read_cell() knows; r1c1-r4c4 is a straight line of cells in that order, and r1c1:r3c3 a rectangle,
   where the order does not matter.  */
#ifndef CLUE_CLUE_STATEMENT_H
#define CLUE_CLUE_STATEMENT_H

#include "base/out.h"
#include "clue/clue.h"

/* A clue with room of its own. */
struct stated_clue {
    struct clue clue; /* points to the arrays below */
    uint16_t cell[SUDOKU_MAX_CELLS];
    int number[SUDOKU_MAX_SIZE];
    char text[LONGEST_CLUE_TEXT];
};

/* Reads what follows the colon, in a grid of size n, of a kind that does not combine others (read_whole_clue() does).  False: with a
   sentence, whose column counts from 1 at `text`.  */
bool read_clue_statement(struct stated_clue *, const struct clue_kind *, const char *text, size_t length,
                         int n, sudoku_error *);
/* Writes it, so that it is read as the same clue. */
void out_clue_statement(struct out *, const struct clue *, int n);

#endif

/* SPDX-License-Identifier: MIT */
/* whole_clue.h - a statement as a clue in arrays of its own, with the clues within it. */
#ifndef CLUE_WHOLE_CLUE_H
#define CLUE_WHOLE_CLUE_H

#include "clue/clue.h"

/* Cells of all clues together: what they compile to grows with them. */
enum { MOST_CLUE_CELLS = 100000 };

/* How much has been read so far. */
struct clue_amount {
    size_t clues, cells;
};

/* Reads "killer: 15 r1c1 r1c2", or "anti-knight", in a grid of size n, and adds to the amount.  False: with a sentence, whose column
   counts from 1 at `text`, or memory is short.  */
bool read_whole_clue(struct clue *, const char *text, size_t length, int n, struct clue_amount *,
                     sudoku_error *);
void free_whole_clue(struct clue *);

#endif

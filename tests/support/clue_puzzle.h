/* SPDX-License-Identifier: MIT */
/* clue_puzzle.h - puzzles with clues, as tests/data/clues.tsv and other tables state them. */
#ifndef SUPPORT_CLUE_PUZZLE_H
#define SUPPORT_CLUE_PUZZLE_H

#include <stdint.h>

#include "sudoku.h"

/* Everything that such a puzzle needs. */
struct clue_puzzle {
    sudoku_puzzle puzzle;
    uint8_t givens[SUDOKU_MAX_CELLS];
    uint64_t allowed[SUDOKU_MAX_CELLS];
};

/* From the size, statements with ';' between them (also rules:, box:, regions:, house: and allowed:), and givens with dots.  Fails the
   test if something cannot be read.  */
void make_clue_puzzle(struct clue_puzzle *, int size, const char *statements, const char *givens);
void free_clue_puzzle(struct clue_puzzle *);

/* A row of such a table, cut at its tabs; the fields are those of the file.  Returns how many there are. */
int cut_at_tabs(char *line, char *field[], int most);

#endif

/* SPDX-License-Identifier: MIT */
/* grid.h - candidates as people pencil them in, and the singles that follow. */
#ifndef BOARD_GRID_H
#define BOARD_GRID_H

#include "board/rules.h"

struct grid {
    const sudoku_rules *rules;
    bitset candidates[SUDOKU_MAX_CELLS];
    uint8_t digit[SUDOKU_MAX_CELLS]; /* placed cells; their one candidate is kept */
};

/* Every digit that the puzzle allows in each cell, with the givens placed. */
void grid_from_puzzle(struct grid *, const sudoku_puzzle *);
/* As a person at work has left it: with the digits that are placed counted like givens, and what is rubbed out of the marks
   gone.  A digit keeps its own candidate even where it clashes.  */
void grid_as_it_stands(struct grid *, const sudoku_puzzle *);
/* Puts a digit into a cell and takes it from all others of the cell's houses. */
void grid_place(struct grid *, int cell, int digit);
/* Is a cell without candidate, or a digit without place in a house that needs it? */
bool grid_contradicts(const struct grid *, sudoku_clash *);
/* Places naked and hidden singles until there are none.  False if the grid then contradicts itself. */
bool grid_place_singles(struct grid *, sudoku_clash *);

#endif

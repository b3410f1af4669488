/* SPDX-License-Identifier: MIT */
/* symmetry.h - cells that belong together when a pattern is symmetric. */
#ifndef GENERATE_SYMMETRY_H
#define GENERATE_SYMMETRY_H

#include "base/rng.h"
#include "board/rules.h"
#include "words/message.h"

/* Sets of cells that a symmetry maps onto each other: an orbit is cell[start[i]] to cell[start[i + 1] - 1]. */
struct orbits {
    int count;
    uint16_t start[SUDOKU_MAX_CELLS + 1];
    uint16_t cell[SUDOKU_MAX_CELLS];
};

/* As sudoku_symmetry_name() in sudoku.h. */
const char *symmetry_name(int symmetry);
/* The same as a word of a message. */
struct argument symmetry_word(sudoku_symmetry);

/* Not for SUDOKU_RANDOM_SYMMETRY, which stands for one of the others each time. */
void find_orbits(struct orbits *, int size, sudoku_symmetry);

/* One of those that SUDOKU_RANDOM_SYMMETRY stands for. */
sudoku_symmetry any_symmetry(struct rng *);

/* Writes where every map of the symmetry sends each cell, the identity first; returns the number of maps. */
enum { MOST_MAPS = 8 };
int list_maps(uint16_t map[MOST_MAPS][SUDOKU_MAX_CELLS], int size, sudoku_symmetry);

/* A house that the symmetry does not map onto a house of the same kind; -1: it maps all of them. */
int asymmetric_house(const sudoku_rules *, sudoku_symmetry);

/* Does the exchange of two rows (or columns) map every house onto a house? */
bool lines_can_be_exchanged(const sudoku_rules *, bool columns, int a, int b);

#endif

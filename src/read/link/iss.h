/* SPDX-License-Identifier: MIT */
/* iss.h - what the files of the reader of Interactive Sudoku Solver share. */
#ifndef READ_LINK_ISS_H
#define READ_LINK_ISS_H

#include "read/link/link.h"

struct found_clue;

/* Cuts off what comes before the next tilde.  False: there is no more. */
bool iss_part(struct piece *rest, struct piece *part);
bool iss_word(struct piece, const char *word);
/* "R3C5", at the beginning of the part, which it cuts off; -1: no cell of the grid. */
int iss_cell(struct piece *, int n);
/* A row or column: a figure, a letter from A = 10, or two figures.  0: neither. */
int iss_coordinate(const char **at, const char *end);
/* Fails: the part has no meaning there. */
enum link_end iss_bad_part(struct link *, struct piece part);

/* Reads the item if its type is one of a clue, and says so in *known: not if it says something for which there is no kind.  */
enum link_end read_iss_clue(struct link *, struct piece type, struct piece rest, bool *known);

#endif

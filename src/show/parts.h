/* SPDX-License-Identifier: MIT */
/* parts.h - the pieces of text that several printers share. */
#ifndef SHOW_PARTS_H
#define SHOW_PARTS_H

#include "base/json_writer.h"
#include "board/rules.h"

/* The symbol of a digit, or the style's mark of an empty cell. */
char shown_digit(const sudoku_style *, int digit);
void out_digits(struct out *, const sudoku_style *, const uint8_t *digits, int count);
/* `digits` as n lines of n. */
void out_square(struct out *, const sudoku_style *, const uint8_t *digits, int n);

/* The candidates to show in a cell: the sheet's own, else the solution's digit, else what the puzzle
   allows there.  */
bitset shown_candidates(const sudoku_sheet *, int cell);
/* The pencil marks of one cell as n characters, each digit at its own place: ".2..5....". */
void out_places(struct out *, bitset, int n);
/* The same for a whole grid, n^3 characters. */
void out_all_places(struct out *, const sudoku_rules *, const bitset *sets);
/* "25", or "." for none. */
void out_set(struct out *, bitset);

/* The region or box of each cell as a letter; the rules have some. */
void out_regions(struct out *, const sudoku_rules *);
/* Would a reader who knows nothing but the size guess wrong boxes?  Never with regions. */
bool box_needs_words(const sudoku_rules *);
/* "2x3" or "none". */
void out_box(struct out *, const sudoku_rules *);
void out_house_cells(struct out *, const sudoku_rules *, int house, const char *between);
/* "houses": the cells of each house that the user adds, as a string. */
void json_stated_houses(struct json *, const sudoku_rules *);
/* A house drawn in that way that contains the cell, or -1. */
int house_with_look(const sudoku_rules *, int cell, enum house_look);
/* Is a house drawn in that way? */
bool any_house_looks(const sudoku_rules *, enum house_look);

/* How the lines above a grid state the regions. */
enum regions_shown { REGIONS_NOT_SHOWN, REGIONS_IN_ONE_LINE, REGIONS_IN_LINES };
/* Lines such as "rules: x nrc", one for each thing that differs from the default.  False: nothing does. */
bool out_headers(struct out *, const sudoku_puzzle *, const sudoku_style *, enum regions_shown);
/* Does the puzzle carry more than givens? */
bool has_blocks(const sudoku_puzzle *);
/* The "placed:", "marks:", "allowed:" and "solution:" blocks that follow the givens. */
void out_blocks(struct out *, const sudoku_puzzle *, const sudoku_style *);

#endif

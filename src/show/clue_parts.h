/* SPDX-License-Identifier: MIT */
/* clue_parts.h - the clues of a puzzle in our own forms.  Those about the whole grid are named among its rules. */
#ifndef SHOW_CLUE_PARTS_H
#define SHOW_CLUE_PARTS_H

#include "base/json_writer.h"
#include "sudoku.h"

/* Has the puzzle clues about the whole grid; about some cells? */
bool has_rules_by_clues(const sudoku_puzzle *);
bool has_clues_of_cells(const sudoku_puzzle *);

/* The names of those about the whole grid: "anti-knight anti-king". */
void out_rules_by_clues(struct out *, const sudoku_puzzle *);
/* The other ones: a line for each; or words of a line, such as " clue=killer:15,r1c1,r1c2". */
void out_clue_lines(struct out *, const sudoku_puzzle *);
void out_clue_words(struct out *, const sudoku_puzzle *);
/* The same as strings of JSON: the names, within the list of rules; and a list of the others under the key "clues". */
void json_rules_by_clues(struct json *, const sudoku_puzzle *);
void json_clues(struct json *, const sudoku_puzzle *);

#endif

/* SPDX-License-Identifier: MIT */
/* found_clue.h - a clue that a reader finds in the form of another program, on its way into the draft, which takes statements. */
#ifndef READ_FOUND_CLUE_H
#define READ_FOUND_CLUE_H

#include "clue/clue_statement.h"
#include "read/draft.h"

struct found_clue {
    struct stated_clue stated;
    bool too_long; /* it has more cells or numbers than any clue */
};

void found_clue_begin(struct found_clue *, const struct clue_kind *);
void found_clue_copy(struct found_clue *, const struct found_clue *from);
void found_clue_cell(struct found_clue *, int cell);
/* The cells so far stand before the "=". */
void found_clue_equals(struct found_clue *);
void found_clue_number(struct found_clue *, int number);
/* The text in quotes, of kinds that have one. */
void found_clue_text(struct found_clue *, const char *text);
/* All cells of a row or column of a grid of size n, both counted from 0, as seen from its start or its end. */
void found_clue_line(struct found_clue *, int n, bool row, int line, bool from_start);
/* All cells of a diagonal from that one to the edge. */
void found_clue_diagonal(struct found_clue *, int n, int row, int column, int down, int right);

/* Adds it to the draft, whose size is known. */
bool draft_found_clue(struct draft *, const struct found_clue *, struct place, sudoku_error *);

#endif

/* SPDX-License-Identifier: MIT */
/* clue_list.h - clues that are read one after the other, before they become those of a puzzle. */
#ifndef CLUE_CLUE_LIST_H
#define CLUE_CLUE_LIST_H

#include "clue/whole_clue.h"

/* Runs through the statements of a text with ';' or line ends between them, none of them empty.  Begins with {.next = text, .end = ...}. */
struct statement {
    const char *next, *end;
    const char *text; /* without blanks around it */
    size_t length;
};
bool next_statement(struct statement *);

/* Where a statement stands in the caller's text; a column of 0 is not known. */
struct clue_place {
    long line, column;
};

struct clue_list {
    struct clue *clue; /* each with arrays of its own */
    struct clue_place *place;
    struct clue_place *text_place; /* of what is in quotes */
    size_t count, room, places_room, text_places_room;
    struct clue_amount amount;
};

/* Reads one statement: "killer: 15 r1c1 r1c2"; a kind that is about the whole grid is its name alone.  False: with a sentence, and its
   place.  Begin with an empty list ({.count = 0}), and end with clue_list_free() in any case.  */
bool clue_list_read(struct clue_list *, const sudoku_rules *, const char *text, size_t length,
                    struct clue_place, sudoku_error *);
/* The clues of the list as those of a puzzle.  NULL: one of them cannot be, as `error` says with its place; or memory runs out. */
const sudoku_clues *clue_list_finish(const struct clue_list *, const sudoku_rules *, sudoku_error *);
void clue_list_free(struct clue_list *);

/* All statements of a text.  Errors have the column, and the line if there are several. */
const sudoku_clues *read_clue_statements(const sudoku_rules *, const char *text, size_t length,
                                         sudoku_error *);

#endif

/* SPDX-License-Identifier: MIT */
/* clue_layout.h - where the clues of a puzzle have room beside each other, which is decided before anything is drawn.

   Cages and lines that would lie on each other get different levels; clues outside the grid get slots, from the grid outwards; clues that
   are told apart by letters get one.  Room outside the grid is what all of that needs.  */
#ifndef SHOW_CLUES_CLUE_LAYOUT_H
#define SHOW_CLUES_CLUE_LAYOUT_H

#include "base/out.h"
#include "clue/clue.h"

enum {
    CAGE_LEVELS = 4,
    LINE_LEVELS = 3,
    SLOT = 60,         /* how deep a slot is */
    WORDS_LINE = 36,   /* the height of a line below the grid */
    WORDS_LETTER = 26, /* of its letters */
    WORDS_BASE = 30    /* how far their base line lies below its top */
};

enum side { SIDE_TOP, SIDE_BOTTOM, SIDE_LEFT, SIDE_RIGHT, SIDES };

struct clue_place {
    int level;  /* of a cage or line */
    int slot;   /* 0: next to the grid */
    int letter; /* from 1; 0: none */
};

struct clue_layout {
    const sudoku_clues *clues;
    int n;
    int room[SIDES];       /* outside the grid, in hundredths of a cell */
    bool corners;          /* some clue has a text in the corner of a cell */
    uint16_t *corner_used; /* cell by cell: how wide the texts are that are in its corner by now */
    struct clue_place *place;
    char *text; /* room for what is said of a clue */
    size_t text_room;
};

/* NULL: out of memory.  To be freed with free(). */
struct clue_layout *clue_layout_new(const sudoku_clues *);

/* The place outside the grid where a clue begins that is seen from there, or a diagonal: -1 and n are outside.  False: it begins within
   the grid.  `down` and `right` are the way from there into the grid: 1, 0 or -1.  */
struct outside {
    int row, column, down, right;
};
bool clue_outside(const struct clue *, int n, struct outside *);
enum side outside_side(const struct outside *, int n);

/* The clue's statement. */
const char *clue_statement_text(const struct clue_layout *, int clue);
/* What is said of it below the grid; NULL: nothing. */
char *clue_words(const struct clue_layout *, int clue);
/* How many bytes of the words stand in their first line. */
size_t words_in_line(const char *words, int n);

/* Does it state a number that is not the usual one of its kind? */
bool clue_has_own_number(const struct clue *, int n);

/* "A", "B" ... "Z", "AA". */
void out_clue_letter(struct out *, int letter);

#endif

/* SPDX-License-Identifier: MIT */
/* clue.h - what a puzzle says about some of its cells beyond houses, as data: a kind, cells in an order, and numbers.

       killer: 15 r1c1 r1c2 r2c1           kind killer, cells r1c1 r1c2 r2c1, number 15
       arrow: r5c5 = r4c4 r3c3             kind arrow, cells r5c5 r4c4 r3c3, of which the first 1 are before the "="
       skyscraper: row 3 right 4           kind skyscraper, cells r3c9 r3c8 ... r3c1 as seen from there, number 4
       rules: anti-knight                  kind anti-knight, no cells: it is about all of them

   A kind is a file in kind/ and a row in clue_kinds.h.  It states its meaning twice, in two functions that share no code: holds() is the
   meaning, as plain as it can be said, for `plain` and for every check; compile() says it in the few forms that engines know
   (clue_forms.h).  Nothing behind the compiler knows a kind.  */
#ifndef CLUE_CLUE_H
#define CLUE_CLUE_H

#include "board/rules.h"
#include "clue/clue_look.h"
#include "words/fail.h"

struct clue_kind;
struct forms;

struct clue {
    const struct clue_kind *kind;
    const uint16_t *cell;
    const int *number;
    int count;       /* of all cells */
    int first_count; /* of those before the "="; `count` if there is none */
    int number_count;
    const char *text; /* in quotes in a statement, of kinds that have one; not terminated */
    int text_length;
    const struct clue *part; /* of kinds that combine others; their cells are those of their parts */
    int part_count;
    const bitset
        *table; /* of kinds that make one of the text: what may stand beside each digit, n sets */
};

/* What a statement of the kind is made of, behind its name. */
enum clue_statement {
    STATES_CELLS,    /* r1c1 r1c2 */
    STATES_NUMBER,   /* 15 r1c1 r1c2 */
    STATES_NUMBERS,  /* 1 2 2 r1c1 r1c2: as many numbers as stand before the first cell */
    STATES_GROUPS,   /* r1c1 = r1c2 r2c3 */
    STATES_DIGITS,   /* r1c1 1 2 3: the upper left cell of four, and digits */
    STATES_LINE,     /* row 3 15: a line and a number */
    STATES_VIEW,     /* row 3 left 15: a line as seen from one end, and a number */
    STATES_TEXT,     /* "a < b" r1c1 r1c2: a text, and cells */
    STATES_CLUES,    /* (killer: 15 r1c1 r1c2) (anti-knight): clues in parentheses */
    STATES_DIAGONAL, /* 12 r1c2 down right: a number, and the cells from that one to the edge */
    STATES_RULE      /* nothing: it is about the whole grid, and its name is that of a rule */
};

struct clue_kind {
    const char *name;
    enum clue_statement statement;
    int fewest, most; /* cells, or clues that are combined; 0: any number */
    int fewest_after; /* cells behind the "=", of kinds that have one */
    bool in_order;    /* the order of the cells matters, so rectangles are no list of them */
    bool reaches_out; /* what it says of its cells depends on others */
    bool
        is_upright; /* it counts rows or columns, or is read from left to right: in a grid that is turned, it would be another */
    bool may_repeat;      /* a cell may come again: a line that is a loop, or groups with common cells */
    bool number_may_lack; /* then usual_number() says it; without that function there is none */
    int least, largest;   /* numbers; `largest` 0: see below */
    int (*usual_number)(int n);
    struct clue_look look;
    /* NULL, or fills in the table of the clue's text for digits up to n; what is wrong with the text has its column there, from 1. */
    bool (*tabulate)(const struct clue *, int n, bitset *table, sudoku_error *);
    /* NULL, or what else a clue must be: fills in the error and returns false. */
    bool (*check)(const struct clue *, const sudoku_rules *, sudoku_error *);
    /* Does the clue hold?  Empty cells (0) may get any digit: false only if the others break it already, and exact if none is empty. */
    bool (*holds)(const struct clue *, const sudoku_clues *, const uint8_t *digits);
    void (*compile)(const struct clue *, const sudoku_clues *, struct forms *);
};

/* The clues of a puzzle.  They never change, so any number of threads may share them. */
struct sudoku_clues {
    const sudoku_rules *rules;
    const struct clue *clue;
    int count;
    const int *
        about; /* cell by cell, the numbers of the clues about it: those that name it, and those that reach out */
    const int *first_about; /* cells + 1 entries */
};

/* Clues count with those of which they are made, one within the other to the depth. */
enum { LONGEST_CLUE_TEXT = 200, MOST_CLUES = 10000, DEEPEST_CLUE = 20, LARGEST_CLUE_NUMBER = 1000000 };

/* Copies the clues, and keeps the rules.  NULL: a clue is wrong, which `error` (may be NULL) explains, with its number in `line`
   counted from 1; or memory runs out.  */
const sudoku_clues *clues_new(const sudoku_rules *, const struct clue *, int count, sudoku_error *);
/* The same clues where the cells of a grid have been moved by a turn, to the places `to` (NULL: they stay), without that of the number
   `left_out` (-1: with all).  NULL: one cannot be turned, as `error` says, or memory runs out.  */
const sudoku_clues *clues_image(const sudoku_clues *, const sudoku_rules *, const uint16_t *to,
                                int left_out, sudoku_error *);
const sudoku_clues *clues_keep(const sudoku_clues *);
void clues_free(const sudoku_clues *);

/* Do all clues hold; or all that are about the cell?  Empty cells as in holds(). */
bool clues_hold(const sudoku_clues *, const uint8_t *digits, int *broken);
/* The same for the clues of a puzzle, if it has any, as a clash. */
bool clue_clash(const sudoku_puzzle *, const uint8_t *digits, sudoku_clash *);
bool clues_hold_at(const sudoku_clues *, const uint8_t *digits, int cell);

/* ---- for kinds ---- */

static inline int digit_at(const struct clue *c, const uint8_t *digits, int i)
{
    return digits[c->cell[i]];
}

/* Is there a clue of that kind about exactly these two cells? */
bool has_pair_clue(const sudoku_clues *, const struct clue_kind *, int a, int b);

/* Runs through the orthogonal neighbours of a grid, each pair once, a < b.  Begins with {.step = -1}; false past the last. */
struct neighbours {
    int step, a, b;
};
bool next_neighbours(int n, struct neighbours *);

/* Does it say something about cells that it does not name? */
bool reaches_out(const struct clue *);

/* Is no cell of the clue empty? */
bool all_filled(const struct clue *, const uint8_t *digits);

#endif

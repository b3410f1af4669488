/* SPDX-License-Identifier: MIT */
/* iss_types.h - which item of a string of Interactive Sudoku Solver states which kind of clue, and in which form.

   src/read/link/iss_clues.c reads by this table, src/show/link/say_iss_clues.c writes by it.  */
#ifndef CLUE_FORMAT_ISS_TYPES_H
#define CLUE_FORMAT_ISS_TYPES_H

#include "base/bitset.h"
#include "base/out.h"
#include "clue/clue.h"

/* What follows the type, with tildes between the parts. */
enum iss_form {
    ISS_CELLS,      /* .Renban~R1C1~R1C2 */
    ISS_NUMBER,     /* .Cage~15~R1C1~R1C2 */
    ISS_BULB,       /* .Arrow~R1C1~R1C2: the first cell stands before the "=" */
    ISS_PILL,       /* .PillArrow~2~R1C1~R1C2~R2C1: so many cells do */
    ISS_NEIGHBOURS, /* .WhiteDot~R1C1~R1C2: a clue for each two cells of them that are neighbours */
    ISS_CORNER,     /* .Quad~R1C1~5~6 */
    ISS_LINE,       /* .Sandwich~15~R3 */
    ISS_DIAGONAL,   /* .LittleKiller~15~R1C2 */
    ISS_VIEWS,      /* .Skyscraper~R3~4~5: from the start, from the end; 0 or nothing: no clue */
    ISS_INDEX,      /* .Indexing~R~R1C1 */
    ISS_SEGMENTS,   /* .EqualSum~R1C1~R1C2~~R2C2: all groups */
    ISS_SETS,       /* .SameValues~2~R1C1~R1C2~R5C5~R6C6: so many groups, all of one size */
    ISS_DIGITS,     /* .ContainAtLeast~1_2_2~R1C1~R1C2~R2C1 */
    ISS_PATTERN,    /* .Regex~MS4q~R1C1~R1C2: in base 64 */
    ISS_TABLE, /* .Pair~fn7_~_name~R1C1~R1C2: what may stand beside each digit, for neighbours on the line */
    ISS_TABLE_OF_ALL, /* .PairX~...: for any two cells */
    ISS_RULE          /* .AntiKnight */
};

struct iss_type {
    const char *name;
    enum iss_form form;
    const struct clue_kind *kind; /* NULL: a table is looked at */
    const char *mark;             /* NULL, or the first part, which says that it is this kind */
    int number; /* 0, or the only number that the type has for this kind, or is about without stating it */
};

/* Row by row; NULL past the last. */
const struct iss_type *iss_type_at(int index);

/* A table as the program packs it: a bit for each digit of the first cell and, with it, each of the second, six to a figure. */
enum { ISS_LONGEST_TABLE = (SUDOKU_MAX_SIZE * SUDOKU_MAX_SIZE + 5) / 6 };
void out_iss_table(struct out *, const bitset *table, int n);
/* False: the text has other characters, or more than the table. */
bool read_iss_table(bitset *table, int n, const char *text, size_t length);

#endif

/* SPDX-License-Identifier: MIT */
/* house_kinds.h - everything that depends on what sort of house a house is, as one table: names, words, how it is drawn, and
   where the rating programs visit it.

   The rows are in house_kind_rows.h.  Code outside src/board asks for a property of a house's kind and never for a kind by
   name, so a new row needs no change elsewhere.  */
#ifndef BOARD_HOUSE_KINDS_H
#define BOARD_HOUSE_KINDS_H

#include "sudoku_logic.h"

/* The programs whose order of houses the profiles follow. */
enum ranking { EXPLAINER_2023, EXPLAINER_118, HODOKU, RANKINGS };

/* A smaller family is visited earlier: 0 are boxes, 1 and 2 lines, and those that a program does not know come last.  Some
   searches take the kinds of a family together, others by their place in it.  */
enum { UNKNOWN = 10 };
struct house_rank {
    uint8_t family, place;
    bool locks_nothing; /* the program's search for locked digits skips the kind */
};

/* How pictures show a house, apart from the lines of the grid. */
enum house_look {
    LOOK_PLAIN,    /* not at all */
    LOOK_HATCHED,  /* slanted lines in its cells; underlined in text */
    LOOK_SHADED,   /* grey cells with a thin line around the house, which text draws, too */
    LOOK_RINGS,    /* a ring in each of its cells; underlined in text */
    LOOK_NUMBERED, /* its number in the corner of its cells */
    LOOK_CHAIN,    /* rings joined in the order of its cells */
    LOOKS_OF_HOUSES
};

/* A house in sentences; '#' is its number or letter. */
struct house_words {
    const char *in; /* the preposition */
    const char *name;
    const char *after; /* the name after the preposition; NULL: as `name` */
    /* Before the numbers of several houses, also after the preposition; NULL: these are named one by one. */
    const char *several, *several_after;
};

enum { HOUSE_LANGUAGES = SUDOKU_GERMAN + 1 };
enum house_line { IS_NO_LINE, IS_ROW, IS_COLUMN };

struct house_kind {
    const char *name;     /* for programs, without a number */
    const char *letters;  /* before its number in notations */
    sudoku_house_kind is; /* what callers of the library see */
    enum house_line line;
    bool divides;  /* the houses of this kind divide the grid: boxes or regions */
    bool classic;  /* a row, a column or a box */
    bool lettered; /* has a letter instead of a number */
    bool square;   /* its cells are where some rows and some columns cross */
    enum house_look look;
    struct house_rank rank[RANKINGS]; /* boxes and lines need none */
    struct house_words words[HOUSE_LANGUAGES];
};

#define KIND(id, ...) HOUSE_##id,
enum house_kind_id {
#include "board/house_kind_rows.h"
    HOUSE_KIND_COUNT
};
#undef KIND

extern const struct house_kind house_kinds[HOUSE_KIND_COUNT];

#endif

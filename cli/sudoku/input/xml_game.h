/* SPDX-License-Identifier: MIT */
/* xml_game.h - a game while its elements are read, and the programs whose files hold games. */
#ifndef SUDOKU_XML_GAME_H
#define SUDOKU_XML_GAME_H

#include "common/text.h"
#include "sudoku.h"

enum { MOST_CLIQUES = 1000 };

/* Some cells of a clique, or all. */
struct clique {
    int first, count; /* of game.member */
};

struct game {
    bool begun, complete; /* complete: to be handed out once its element has ended */
    char wrong[200];      /* what is wrong with it; "": nothing yet */
    int n;                /* 0: not known yet */
    bool has_placed, has_marks, has_solution;
    uint8_t givens[SUDOKU_MAX_CELLS], placed[SUDOKU_MAX_CELLS], solution[SUDOKU_MAX_CELLS];
    uint64_t marks[SUDOKU_MAX_CELLS];
    const char *rules; /* "x", "nrc" or NULL */
    char title[SUDOKU_TEXT];
    char author[SUDOKU_TEXT], collection[SUDOKU_TEXT]; /* of all games of the file or folder */

    /* KSudoku's graph */
    bool is_custom, has_groups, has_blocks;
    int cliques, members;
    struct clique clique[MOST_CLIQUES];
    uint16_t member[MOST_CLIQUES * SUDOKU_MAX_SIZE];

    /* SudoQ's fields */
    int row, column, value; /* of the field that is open; -1: not stated */
    bool editable;
    bool seen[SUDOKU_MAX_CELLS];
};

/* The first error of a game is kept. */
void game_fail(struct game *, const char *format, ...) __attribute__((format(printf, 2, 3)));
/* The value of an attribute, or NULL. */
const char *attribute_of(const char *const *attributes, const char *name);
/* A whole number from 0 to `most`, and nothing else; -1: it is none. */
int whole_number(const char *text, int most);

/* A program whose files hold games.  `depth` counts the elements that are open, from 1 for the root. */
struct xml_program {
    const char *name, *title; /* the format's name; as people know it */
    const char *const *roots; /* elements that its files begin with */
    const char *game;         /* the element of a game */
    const char *texts;        /* elements whose text matters, each between blanks */
    void (*begin)(struct game *, const char *element, const char *const *attributes);
    void (*end)(struct game *, const char *element, char *text);
};

extern const struct xml_program opensudoku, ksudoku, sudoq;

#endif

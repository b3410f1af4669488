/* SPDX-License-Identifier: MIT */
/* naming.h - cells, houses and clashes in words. */
#ifndef BOARD_NAMING_H
#define BOARD_NAMING_H

#include "base/out.h"
#include "board/rules.h"
#include "words/message.h"

void out_cell(struct out *, const sudoku_rules *, int cell);

/* Reads the name of a cell of a grid of size `n`, in any of the usual notations, and moves *at past it:

       r3c5   R3C5   r3 c5        row 3, column 5
       c5r3                       the same
       C5     c5                  row C (the third), column 5; Z is followed by AA, AB...
       J5                         in a grid of 9 also row 9: some leave out the I
       (3,5)  (3 5)               row 3, column 5

   False, with *at where it was: there is no such name.  Rows and columns that are numbers may lie outside the grid; they
   count from 1.  */
bool read_cell(const char **at, const char *end, int n, int *row, int *column);
/* Reads a digit of a grid of size `n`: its symbol, or its number where that has two figures.  0: there is none. */
int read_digit(const char **at, const char *end, int n);
/* In English; the other languages are in src/show. */
void out_house(struct out *, const sudoku_rules *, int house);
/* A template of house_words, with the house's number or letter instead of '#'. */
void out_house_words(struct out *, const struct house *, const char *words);
/* As notations write it: r3, c4, b5, region D, d1 the falling diagonal, w2, hw1, h1. */
void out_short_house(struct out *, const sudoku_rules *, int house);
/* That name without its letters. */
void out_house_number(struct out *, const struct house *);

/* A house as an argument of a message. */
struct argument house_argument(const struct house *);

/* A clash as a message; `names` is where its arguments live. */
struct clash_names {
    char cell[16], other[16];
    struct argument argument[4];
};
struct message clash_message(const sudoku_rules *, const sudoku_clash *, struct clash_names *names);
void out_clash(struct out *, sudoku_language, const sudoku_rules *, const sudoku_clash *);

#endif

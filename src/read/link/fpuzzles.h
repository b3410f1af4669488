/* SPDX-License-Identifier: MIT */
/* fpuzzles.h - what the files of the reader of f-puzzles share. */
#ifndef READ_LINK_FPUZZLES_H
#define READ_LINK_FPUZZLES_H

#include "base/json_reader.h"
#include "read/draft.h"
#include "words/message.h"

struct fpuzzles_reading {
    struct draft *draft;
    const struct json_tree *tree;
    struct place place;
    sudoku_error *error;
    uint8_t region[SUDOKU_MAX_CELLS];
    bool any_region;
    /* for fpuzzles_clues.c */
    uint8_t dots[SUDOKU_MAX_CELLS]; /* between neighbours: what is drawn, a bit each */
    uint64_t ratios;                /* of the black dots, bit by bit */
    bool all_white, all_black, all_xv;
};

/* Fails at the place of the object. */
bool fpuzzles_fail(const struct fpuzzles_reading *, struct message);
/* "R3C5" as the number of a cell; -1: none of the grid.  `text` receives the name. */
int fpuzzles_cell(const struct fpuzzles_reading *, uint32_t name, char text[16]);

/* Reads the field if it states clues, and sets *known then. */
bool read_fpuzzles_clues(struct fpuzzles_reading *, uint32_t key, bool *known);
/* Behind all fields: the rules that all marks are drawn depend on what is drawn. */
bool finish_fpuzzles_clues(struct fpuzzles_reading *);

#endif

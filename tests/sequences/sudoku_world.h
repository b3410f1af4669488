/* SPDX-License-Identifier: MIT */
/* sudoku_world.h - the objects that sequences of calls of sudoku.h and sudoku_logic.h work on. */
#ifndef SEQUENCES_SUDOKU_WORLD_H
#define SEQUENCES_SUDOKU_WORLD_H

#include "sequences/helpers.h"
#include "sequences/sequence.h"

enum { RULES = 3, GRIDS = 3, SOLVERS = 3, BATCHES = 2, READERS = 2, LOGICS = 2, LARGEST = 16 };
enum { CELLS = LARGEST * LARGEST };

/* An owner of rules; `name` is that of the variable in the program. */
struct owned_rules {
    const sudoku_rules *r;
    int name;
};

/* A puzzle that owns its rules. */
struct grid {
    struct owned_rules rules; /* r is NULL: there is no such grid */
    int name, cells;
    uint8_t givens[CELLS], placed[CELLS];
    uint64_t allowed[CELLS], marks[CELLS];
    sudoku_puzzle p;
};

struct solver {
    sudoku_solver *s;
    struct owned_rules rules; /* not an owner: the solver is */
    int name;
};

struct batch {
    sudoku_batch *b;
    struct solver *solver;
    int name, stop_after;
};

struct reader {
    sudoku_reader *r;
    char *text;
    int name;
};

struct logic {
    sudoku_logic *l;
    struct owned_rules rules; /* not an owner: the logic is */
    int name, stop_after;
    bool has_started, is_unique;
    bool has_stopped; /* why_not() leaves it at a dead end */
};

struct sudoku_world {
    struct owned_rules rules[RULES];
    struct grid grid[GRIDS];
    struct solver solver[SOLVERS];
    struct batch batch[BATCHES];
    struct reader reader[READERS];
    struct logic logic[LOGICS];
};

/* The i-th living object of a kind, where i is the next argument; NULL: there is none. */
struct owned_rules *take_rules(struct run *);
struct grid *take_grid(struct run *);
/* The same among grids with these rules. */
struct grid *take_grid_with(struct run *, const sudoku_rules *);

/* Calls of calls_sudoku_board.c, some of which serve both tables. */
void make_rules(struct run *);
void make_grid(struct run *);
void keep_rules(struct run *);
void free_rules(struct run *);
void free_grid(struct run *);
void rules_without_house(struct run *);
void look_at_rules(struct run *);
void check_grid(struct run *);
void read_names(struct run *);
void release_board(struct run *);

#endif

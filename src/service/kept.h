/* SPDX-License-Identifier: MIT */
/* kept.h - solvers and logics by their rules, kept from question to question: the least recently used one makes room. */
#ifndef SERVICE_KEPT_H
#define SERVICE_KEPT_H

#include "sudoku_logic.h"

enum { KEPT_SOLVERS = 8, KEPT_LOGICS = 4 };

/* Begins as zeros. */
struct kept {
    struct kept_solver {
        const sudoku_rules *rules; /* NULL: free */
        const char *engine;        /* NULL: the library chooses */
        sudoku_solver *solver;
        uint64_t used; /* when */
    } solver[KEPT_SOLVERS];
    struct kept_logic {
        const sudoku_rules *rules;
        const char *profile;
        sudoku_logic *logic;
        uint64_t used;
    } logic[KEPT_LOGICS];
    uint64_t clock; /* counts uses */
};

/* Names of engines and profiles may be any strings.  NULL as from sudoku_solver_new() and sudoku_logic_new(). */
sudoku_solver *kept_solver_for(struct kept *, const sudoku_rules *, const char *engine);
sudoku_logic *kept_logic_for(struct kept *, const sudoku_rules *, const char *profile, sudoku_error *);
void kept_clear(struct kept *);

#endif

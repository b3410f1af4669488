/* SPDX-License-Identifier: MIT */
/* marks_clash.c - see marks_clash.h

   Puzzles of pencil marks often come from a player: a puzzle with givens, and marks that were erased while solving.  If
   there is no solution left, the givens alone still have one, and it shows which mark should not have been erased.  */
#include "engine/marks_clash.h"

#include <string.h>

#include "base/bitset.h"
#include "board/rules.h"
#include "engine/solver.h"

/* Enough for any puzzle that people solve; a larger search is not worth a remark. */
enum { NODES = 200000 };

struct copy {
    uint8_t *solution;
    int cells;
};

static bool keep_solution(void *context, const uint8_t *digits)
{
    const struct copy *copy = context;
    memcpy(copy->solution, digits, (size_t)copy->cells);
    return true;
}

/* The digit that a cell is given, possibly as its only mark; 0: none. */
static uint8_t given(const sudoku_puzzle *p, int cell)
{
    if (p->givens[cell]) return p->givens[cell];
    return is_single(p->allowed[cell]) ? (uint8_t)(lowest(p->allowed[cell]) + 1) : 0;
}

/* Is there exactly one solution of the givens without the marks? */
static bool solve_givens(const sudoku_puzzle *p, uint8_t *solution)
{
    uint8_t givens[SUDOKU_MAX_CELLS];
    struct copy copy = {solution, p->rules->cells};
    const sudoku_limits limits = {.solutions = 2, .nodes = NODES};
    sudoku_solver *solver = solver_new(p->rules, "bits");
    if (!solver) return false;
    for (int cell = 0; cell < p->rules->cells; cell++) givens[cell] = given(p, cell);
    const sudoku_puzzle bare = {.rules = p->rules, .givens = givens};
    const sudoku_answer answer = solver_search(solver, &bare, &limits, keep_solution, &copy, NULL);
    solver_free(solver);
    return answer == SUDOKU_UNIQUE;
}

bool marks_clash(const sudoku_puzzle *p, sudoku_clash *clash)
{
    uint8_t solution[SUDOKU_MAX_CELLS];
    if (!p->allowed || !solve_givens(p, solution)) return false;
    for (int cell = 0; cell < p->rules->cells; cell++) {
        if (given(p, cell) || p->allowed[cell] >> (solution[cell] - 1) & 1) continue;
        if (clash)
            *clash = (sudoku_clash){.kind = SUDOKU_MARK_LEFT_OUT, .cell = cell, .digit = solution[cell]};
        return true;
    }
    return false;
}

/* SPDX-License-Identifier: MIT */
/* example.c - the example at the top of sudoku.h, whole. */
#include <stdio.h>

#include "sudoku.h"

int main(void)
{
    uint8_t givens[81] = {5, 3, 0, 0, 7}, solution[81];
    sudoku_shape shape = {.size = 9, .rules = "x"};
    sudoku_rules *rules = sudoku_rules_new(&shape, NULL);
    if (!rules) return 1;
    sudoku_solver *solver = sudoku_solver_new(rules, NULL);
    if (!solver) return 1;
    sudoku_puzzle puzzle = {.rules = rules, .givens = givens};
    sudoku_answer answer = sudoku_solve(solver, &puzzle, solution);
    if (answer == SUDOKU_MANY) puts("more than one solution");
    bool good = answer == SUDOKU_MANY && sudoku_verify(&puzzle, solution, NULL);
    sudoku_solver_free(solver);
    sudoku_rules_free(rules);
    return good ? 0 : 1;
}

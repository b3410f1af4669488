/* SPDX-License-Identifier: MIT */
/* example.c - the example at the head of sudoku_logic.h, through the public archive. */
#include <stdio.h>

#include "sudoku_logic.h"

int main(void)
{
    const uint8_t givens[16] = {1, 0, 3, 0, 0, 4, 0, 2, 2, 0, 0, 3, 0, 3, 2, 0};
    char text[1000];
    int steps = 0;
    sudoku_rules *rules = sudoku_rules_new(&(sudoku_shape){.size = 4}, NULL);
    if (!rules) return 1;
    const sudoku_puzzle puzzle = {.rules = rules, .givens = givens};
    sudoku_logic *logic = sudoku_logic_new(rules, "hodoku", NULL);
    if (!logic) return 1;
    if (sudoku_logic_start(logic, &puzzle) == SUDOKU_UNIQUE)
        for (const sudoku_step *step; (step = sudoku_logic_next(logic));
             sudoku_logic_apply(logic, step)) {
            puts(sudoku_step_text(rules, step, text, sizeof text));
            steps++;
        }
    const bool solved = sudoku_logic_end(logic) == SUDOKU_LOGIC_SOLVED;
    sudoku_logic_free(logic);
    sudoku_rules_free(rules);
    return solved && steps == 8 ? 0 : 1;
}

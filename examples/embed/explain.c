/* SPDX-License-Identifier: MIT */
/* explain.c - the path to the solution of a puzzle: every step in one line, and the hardest in full sentences. */
#include <stdio.h>

#include <sudoku.h>
#include <sudoku_logic.h>

int main(void)
{
    static const char line[] =
        "..9748...7.........2.1.9.....7...24..64.1.59..98...3.....8.3.2.........6...2759..";
    uint8_t givens[81];
    char text[4000], hardest[4000] = "";
    int rating = 0;
    const sudoku_shape shape = {.room = sizeof shape, .size = 9};
    for (int cell = 0; cell < 81; cell++) givens[cell] = line[cell] == '.' ? 0 : (uint8_t)(line[cell] - '0');
    sudoku_rules *rules = sudoku_rules_new(&shape, NULL);
    sudoku_logic *logic = rules ? sudoku_logic_new(rules, "se121", NULL) : NULL;
    if (!logic) return 2;
    const sudoku_puzzle puzzle = {.room = sizeof puzzle, .rules = rules, .givens = givens};
    if (sudoku_logic_start(logic, &puzzle) != SUDOKU_UNIQUE) return 1;
    for (const sudoku_step *step; (step = sudoku_logic_next(logic)); sudoku_logic_apply(logic, step)) {
        puts(sudoku_step_text(rules, step, text, sizeof text));
        if (step->rating <= rating) continue;
        rating = step->rating;
        sudoku_step_words(rules, step, SUDOKU_ENGLISH, hardest, sizeof hardest);
    }
    printf("\nThe hardest step, rated %d.%d: %s\n", rating / 10, rating % 10, hardest);
    sudoku_logic_free(logic);
    sudoku_rules_free(rules);
    return 0;
}

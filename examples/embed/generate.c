/* SPDX-License-Identifier: MIT */
/* generate.c - makes a puzzle that Sudoku Explainer would rate from 3.0 to 4.5, with the clues in a symmetric pattern. */
#include <stdio.h>

#include <sudoku.h>
#include <sudoku_logic.h>

static bool print(void *context, const sudoku_made *made)
{
    (void)context;
    if (!made->givens) {
        puts("no such puzzle was found");
        return false;
    }
    for (int cell = 0; cell < 81; cell++) putchar(sudoku_symbol(made->givens[cell]));
    printf(" with %d clues\n", made->clues);
    return true; /* go on with the next, if there is one */
}

int main(void)
{
    sudoku_error error;
    const sudoku_shape shape = {.room = sizeof shape, .size = 9};
    sudoku_rules *rules = sudoku_rules_new(&shape, &error);
    sudoku_difficulty difficulty = {.room = sizeof difficulty, .profile = "se121"};
    if (!rules || !sudoku_difficulty_range(&difficulty, "3.0..4.5")) return 2;
    const sudoku_order order = {.room = sizeof order,
                                .rules = rules,
                                .seed = 7, /* the same seed makes the same puzzle everywhere */
                                .symmetry = SUDOKU_ROTATE_180,
                                .difficulty = &difficulty};
    const bool made = sudoku_generate(&order, print, NULL, &error);
    if (!made) fprintf(stderr, "%s\n", error.message);
    sudoku_rules_free(rules);
    return !made;
}

/* SPDX-License-Identifier: MIT */
/* make_puzzle.c - make_puzzle SIZE SEED CLUES [RULES] [jigsaw]: prints one unique puzzle as a grid. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "board/rules.h"
#include "support/maker.h"

static void write_out(void *context, const char *text, size_t length)
{
    (void)context;
    fwrite(text, 1, length, stdout);
}

/* Letters in reading order look best. */
static void number_in_reading_order(uint8_t *regions, int n)
{
    uint8_t number[SUDOKU_MAX_SIZE] = {0};
    bool seen[SUDOKU_MAX_SIZE] = {false};
    uint8_t next = 0;
    for (int cell = 0; cell < n * n; cell++) {
        const int old = regions[cell];
        if (!seen[old]) number[old] = next++;
        seen[old] = true;
        regions[cell] = number[old];
    }
}

int main(int argc, char **argv)
{
    if (argc < 4) {
        fputs("usage: make_puzzle SIZE SEED CLUES [RULES [jigsaw]]\n", stderr);
        return 2;
    }
    const int n = atoi(argv[1]);
    struct rng r = rng_from_seed(strtoull(argv[2], NULL, 10));
    uint8_t regions[SUDOKU_MAX_CELLS], solution[SUDOKU_MAX_CELLS], givens[SUDOKU_MAX_CELLS];
    int box_rows, box_columns;
    if (n < 2 || n > SUDOKU_MAX_SIZE || !usual_box(n, &box_rows, &box_columns)) return 2;
    sudoku_shape shape = {.size = n, .rules = argc > 4 ? argv[4] : NULL};
    sudoku_rules *rules = NULL;
    for (int tries = 0; tries < 50; tries++) {
        if (argc > 5) {
            make_layout(&r, box_rows, box_columns, 3 * n, regions);
            number_in_reading_order(regions, n);
            shape.regions = regions;
        }
        rules = sudoku_rules_new(&shape, NULL);
        if (rules && make_solution(&r, rules, solution)) break;
        sudoku_rules_free(rules);
        rules = NULL;
    }
    if (!rules) {
        fputs("no solution found\n", stderr);
        return 1;
    }
    const int clues = dig(&r, rules, solution, atoi(argv[3]), 5000, givens);
    fprintf(stderr, "%d clues\n", clues);
    const sudoku_puzzle puzzle = {.rules = rules, .givens = givens};
    const sudoku_sheet sheet = {.puzzle = &puzzle};
    const sudoku_style style = {.format = "grid"};
    sudoku_print(&sheet, &style, (sudoku_sink){.write = write_out});
    sudoku_rules_free(rules);
    return 0;
}

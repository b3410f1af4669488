/* SPDX-License-Identifier: MIT */
/* make_large.c - lists of large puzzles that are hard to solve.

       make_large SIZE PERCENT COUNT [SEED [LAYOUT]]

   A random full grid with PERCENT of its digits kept at random.  Each has a solution, and most have several near the percentage
   where they are hardest: with more digits singles are enough, and with fewer there are so many solutions that one is soon found.
   LAYOUT is box (the default), jigsaw (a layout for each puzzle) or latin (rows and columns only).  No engine is asked, so a list
   depends on nothing but these numbers and the filler of the generator.  */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "generate/fill.h"
#include "support/maker.h"

enum { SWAPS_PER_CELL = 1, BUDGET = 20000, TRIES = 100 };

static void write_out(void *context, const char *text, size_t length)
{
    (void)context;
    fwrite(text, 1, length, stdout);
}

static sudoku_rules *make_rules(struct rng *r, int size, const char *layout)
{
    uint8_t regions[SUDOKU_MAX_CELLS];
    sudoku_shape shape = {.size = size};
    int rows = 1;
    while ((rows + 1) * (rows + 1) <= size) rows++;
    while (size % rows) rows--;
    if (!strcmp(layout, "jigsaw")) {
        make_layout(r, rows, size / rows, SWAPS_PER_CELL * size * size, regions);
        shape.regions = regions;
    } else if (!strcmp(layout, "latin")) shape.box_rows = shape.box_columns = -1;
    return sudoku_rules_new(&shape, NULL);
}

/* False: no grid was found for these rules. */
static bool make_puzzle(struct rng *r, const sudoku_rules *rules, int percent)
{
    uint8_t digits[SUDOKU_MAX_CELLS], givens[SUDOKU_MAX_CELLS];
    struct filler *f = filler_new(rules);
    const bool filled = f && fill(f, r, NULL, BUDGET, digits) == FILLED;
    filler_free(f);
    if (!filled) return false;
    keep_some(r, rules->cells, digits, rules->cells * percent / 100, givens);
    const sudoku_puzzle puzzle = {.rules = rules, .givens = givens};
    const sudoku_sheet sheet = {.puzzle = &puzzle};
    return sudoku_print(&sheet, &(sudoku_style){.format = "line"}, (sudoku_sink){.write = write_out});
}

int main(int argc, char **argv)
{
    const int size = argc > 3 ? atoi(argv[1]) : 0, percent = argc > 3 ? atoi(argv[2]) : 0;
    const int count = argc > 3 ? atoi(argv[3]) : 0;
    const char *layout = argc > 5 ? argv[5] : "box";
    if (size < 4 || size > SUDOKU_MAX_SIZE || percent < 0 || percent > 100 || count < 1) {
        fputs("usage: make_large SIZE PERCENT COUNT [SEED [box | jigsaw | latin]]\n", stderr);
        return 2;
    }
    struct rng r = rng_from_seed(argc > 4 ? strtoull(argv[4], NULL, 10) : 1);
    for (int done = 0, tries = 0; done < count && tries < count * TRIES; tries++) {
        sudoku_rules *rules = make_rules(&r, size, layout);
        if (rules && make_puzzle(&r, rules, percent)) done++;
        sudoku_rules_free(rules);
    }
    return 0;
}

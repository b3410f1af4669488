/* SPDX-License-Identifier: MIT */
/* make_puzzles.c - generates puzzles to measure how fast, through the library as anyone would.

       make_puzzles KIND COUNT [SEED [ENGINE]]

   KIND is one of the table below.  The puzzles are printed, one a line, because the programs that this is compared with print
   theirs; the average number of clues goes to stderr.  */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "sudoku.h"

static const struct kind {
    const char *name;
    int size;
    const char *rules;
    bool minimal, fresh_layout;
    sudoku_symmetry symmetry;
} kinds[] = {
    {.name = "classic", .size = 9, .minimal = true},
    {.name = "classic-rotate180", .size = 9, .symmetry = SUDOKU_ROTATE_180},
    {.name = "x-rotate180", .size = 9, .rules = "x", .symmetry = SUDOKU_ROTATE_180},
    {.name = "nrc", .size = 9, .rules = "nrc", .minimal = true},
    {.name = "x+nrc", .size = 9, .rules = "x nrc", .minimal = true},
    {.name = "jigsaw", .size = 9, .minimal = true, .fresh_layout = true},
    {.name = "jigsaw+x", .size = 9, .rules = "x", .minimal = true, .fresh_layout = true},
    {.name = "16x16", .size = 16},
    {.name = "25x25", .size = 25},
};
enum { KINDS = sizeof kinds / sizeof *kinds };

struct tally {
    long made, clues;
};

static void write_out(void *context, const char *text, size_t length)
{
    (void)context;
    fwrite(text, 1, length, stdout);
}

static bool print_puzzle(void *context, const sudoku_made *m)
{
    struct tally *t = context;
    if (!m->givens) return true;
    const sudoku_puzzle puzzle = {.rules = m->rules, .givens = m->givens};
    t->made++;
    t->clues += m->clues;
    return sudoku_print(&(sudoku_sheet){.puzzle = &puzzle}, &(sudoku_style){.format = "line"},
                        (sudoku_sink){.write = write_out});
}

int main(int argc, char **argv)
{
    int kind = 0;
    while (argc > 2 && kind < KINDS && strcmp(kinds[kind].name, argv[1])) kind++;
    if (argc < 3 || kind == KINDS || atoi(argv[2]) < 1) {
        fputs("usage: make_puzzles KIND COUNT [SEED [ENGINE]]; KIND is one of", stderr);
        for (int i = 0; i < KINDS; i++) fprintf(stderr, " %s", kinds[i].name);
        fputs("\n", stderr);
        return 2;
    }
    const struct kind *k = &kinds[kind];
    sudoku_error error;
    sudoku_rules *rules = sudoku_rules_new(&(sudoku_shape){.size = k->size, .rules = k->rules}, &error);
    const sudoku_order order = {.room = sizeof order,
                                .rules = rules,
                                .seed = argc > 3 ? strtoull(argv[3], NULL, 10) : 1,
                                .count = strtoull(argv[2], NULL, 10),
                                .minimal = k->minimal,
                                .symmetry = k->symmetry,
                                .fresh_layout = k->fresh_layout,
                                .engine = argc > 4 ? argv[4] : NULL};
    struct tally t = {0};
    const bool good = rules && sudoku_generate(&order, print_puzzle, &t, &error);
    if (good && t.made) fprintf(stderr, "%.1f\n", (double)t.clues / (double)t.made);
    else fprintf(stderr, "%s\n", error.message);
    sudoku_rules_free(rules);
    return good ? 0 : 1;
}

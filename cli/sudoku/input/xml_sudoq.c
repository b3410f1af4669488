/* SPDX-License-Identifier: MIT */
/* xml_sudoq.c - SudoQ's puzzles: a field for each cell, in any order, with the digit of the solution counted from 0.

       <sudoku type="0"><fieldmap editable="false" solution="4"><position x="0" y="0"/></fieldmap>...

   A field that is not editable is a given.  */
#include "sudoku/input/xml_game.h"

#include <string.h>

static const struct type {
    int size;
    const char *rules;
} types[] = {{9, NULL}, {4, NULL}, {6, NULL}, {16, NULL}, {0, "several overlapping grids (samurai)"},
             {9, "x"},  {9, "nrc"}};
enum { TYPES = sizeof types / sizeof *types };

static void begin_sudoku(struct game *g, const char *stated)
{
    const int type = stated ? whole_number(stated, TYPES - 1) : -1;
    if (type < 0) game_fail(g, "its type %.20s is not supported", stated ? stated : "is missing and");
    else if (!types[type].size) game_fail(g, "it has %s, which are not supported", types[type].rules);
    else {
        g->n = types[type].size;
        g->rules = types[type].rules;
    }
}

static void begin(struct game *g, const char *element, const char *const *attributes)
{
    if (!strcmp(element, "sudokutype")) {
        game_fail(g, "it has only a type of puzzles, and no puzzle");
    } else if (!strcmp(element, "sudoku")) {
        begin_sudoku(g, attribute_of(attributes, "type"));
    } else if (!strcmp(element, "fieldmap")) {
        const char *editable = attribute_of(attributes, "editable"),
                   *value = attribute_of(attributes, "solution");
        g->row = g->column = -1;
        g->editable = !editable || strcmp(editable, "false") != 0;
        g->value = value ? whole_number(value, SUDOKU_MAX_SIZE) : -1;
    } else if (!strcmp(element, "position")) {
        const char *x = attribute_of(attributes, "x"), *y = attribute_of(attributes, "y");
        g->column = x ? whole_number(x, SUDOKU_MAX_SIZE) : -1;
        g->row = y ? whole_number(y, SUDOKU_MAX_SIZE) : -1;
    }
}

static void end_field(struct game *g)
{
    const int n = g->n, cell = g->row * n + g->column;
    if (*g->wrong) return;
    if (g->row < 0 || g->column < 0 || g->row >= n || g->column >= n)
        game_fail(g, "the position of a field is missing, or outside the grid of %dx%d cells", n, n);
    else if (g->seen[cell]) game_fail(g, "there are two fields for r%dc%d", g->row + 1, g->column + 1);
    else if (g->value >= n || (g->value < 0 && !g->editable))
        game_fail(g, "the digit of r%dc%d must be 0 to %d", g->row + 1, g->column + 1, n - 1);
    else {
        g->seen[cell] = true;
        g->givens[cell] = (uint8_t)(g->editable ? 0 : g->value + 1);
        g->solution[cell] = (uint8_t)(g->value + 1);
        if (!g->solution[cell]) g->has_solution = false;
    }
}

static void end(struct game *g, const char *element, char *text)
{
    (void)text;
    if (!strcmp(element, "fieldmap")) end_field(g);
    if (strcmp(element, "sudoku")) {
        g->complete |= !strcmp(element, "sudokutype");
        return;
    }
    g->complete = g->has_solution = true;
    for (int cell = 0; cell < g->n * g->n; cell++) {
        if (!g->seen[cell])
            game_fail(g, "there is no field for r%dc%d", cell / g->n + 1, cell % g->n + 1);
        g->has_solution &= g->solution[cell] != 0;
    }
}

const struct xml_program sudoq = {.name = "sudoq",
                                  .title = "SudoQ",
                                  .roots = (const char *const[]){"sudoku", "sudokutype", NULL},
                                  .game = "sudoku",
                                  .texts = " ",
                                  .begin = begin,
                                  .end = end};

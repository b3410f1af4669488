/* SPDX-License-Identifier: MIT */
/* xml_ksudoku.c - KSudoku's saved games: a graph, which says what cells must differ, and a letter for each cell.

       <game><puzzle><graph order="9" type="sudoku"/><values>eg_..</values></puzzle><history>...</history></game>

   'a' is 1, '_' an empty cell and '.' no cell at all.  A graph of one's own has the rows and columns of a grid (sudokugroups), perhaps
   with blocks, and cliques: any other cells that must differ.  If there are no blocks, cliques that divide the grid are its regions.  Cells
   are taken row by row.  What the player has entered is in the history.  */
#include "sudoku/input/xml_game.h"

#include <stdlib.h>
#include <string.h>

static int number_in(const char *const *attributes, const char *name, int most)
{
    const char *text = attribute_of(attributes, name);
    return text ? whole_number(text, most) : -1;
}

static void begin_graph(struct game *g, const char *const *attributes)
{
    enum { LARGEST = 1000 };
    const char *type = attribute_of(attributes, "type");
    const int order = number_in(attributes, "order", LARGEST);
    if (!type || order < 1 || order > SUDOKU_MAX_SIZE) {
        game_fail(g, "its graph needs a type, and an order from 1 to %d", SUDOKU_MAX_SIZE);
        return;
    }
    g->is_custom = !strcmp(type, "custom");
    if (!strcmp(type, "roxdoku"))
        game_fail(g, "it is a Roxdoku (three dimensions), which is not supported");
    else if (!g->is_custom && strcmp(type, "sudoku"))
        game_fail(g, "its type %.20s is not supported", type);
    else if (g->is_custom && (number_in(attributes, "sizeX", LARGEST) != order ||
                              number_in(attributes, "sizeY", LARGEST) != order ||
                              number_in(attributes, "sizeZ", LARGEST) != 1))
        game_fail(g, "it is not one square grid (several overlapping grids are not supported)");
    else g->n = order;
}

static void begin_groups(struct game *g, const char *const *attributes)
{
    const char *blocks = attribute_of(attributes, "withblocks"), *at = attribute_of(attributes, "at");
    if (at && strcmp(at, "0")) game_fail(g, "it has several overlapping grids, which are not supported");
    g->has_groups = true;
    g->has_blocks |= !blocks || !strcmp(blocks, "1");
}

/* The player's digits: the last one of each cell counts. */
static void read_event(struct game *g, const char *const *attributes)
{
    const int cell = number_in(attributes, "index", SUDOKU_MAX_CELLS);
    const int value = number_in(attributes, "value", SUDOKU_MAX_SIZE);
    if (cell < 0 || value < 0 || cell >= g->n * g->n || value > g->n) return;
    g->placed[cell] = (uint8_t)value;
    g->has_placed = true;
}

static void begin(struct game *g, const char *element, const char *const *attributes)
{
    if (!strcmp(element, "ksudoku-graph"))
        game_fail(g, "it has only the shape of puzzles, and no puzzle");
    else if (!strcmp(element, "graph")) begin_graph(g, attributes);
    else if (!strcmp(element, "sudokugroups")) begin_groups(g, attributes);
    else if (!strcmp(element, "roxdokugroups"))
        game_fail(g, "it is a Roxdoku (three dimensions), which is not supported");
    else if (!strcmp(element, "cage"))
        game_fail(g, "it has cages (a killer or Mathdoku puzzle), which are not supported");
    else if (!strcmp(element, "simple-event")) read_event(g, attributes);
}

/* Numbers between blanks. */
static void end_clique(struct game *g, char *text)
{
    const int cells = g->n * g->n;
    if (g->cliques == MOST_CLIQUES) {
        game_fail(g, "there are more than %d cliques", MOST_CLIQUES);
        return;
    }
    struct clique *c = &g->clique[g->cliques++];
    *c = (struct clique){.first = g->members};
    for (char *rest = NULL, *word = strtok_r(text, " \t\r\n", &rest); word;
         word = strtok_r(NULL, " \t\r\n", &rest)) {
        const int cell = whole_number(word, SUDOKU_MAX_CELLS);
        if (cell < 0 || cell >= cells)
            game_fail(g, "a clique has the cell %.10s, which the grid does not have", word);
        else if (c->count == g->n) game_fail(g, "a clique has more than %d cells", g->n);
        if (*g->wrong) return;
        g->member[g->members++] = (uint16_t)cell;
        c->count++;
    }
    if (c->count < 2) game_fail(g, "a clique has fewer than 2 cells");
}

static void read_values(struct game *g, const char *text, uint8_t *digits, bool *complete)
{
    const int cells = g->n * g->n;
    int count = 0;
    *complete = true;
    for (; *text; text++) {
        if (strchr(" \t\r\n", *text)) continue;
        const int digit = *text == '_' ? 0 : *text - 'a' + 1;
        if (*text == '.') game_fail(g, "its grid has holes, which are not supported");
        else if (digit < 0 || digit > g->n)
            game_fail(g, "expected letters from a to %c, or _ for an empty cell", 'a' + g->n - 1);
        if (*g->wrong) return;
        if (count < cells) digits[count] = (uint8_t)digit;
        *complete &= digit != 0;
        count++;
    }
    if (count != cells) game_fail(g, "it has %d values for %d cells", count, cells);
}

static void end_puzzle(struct game *g)
{
    int root = 1;
    while (root * root < g->n) root++;
    if (!g->n) game_fail(g, "its graph is missing");
    else if (!g->seen[0]) game_fail(g, "its values are missing");
    else if (!g->is_custom) g->has_blocks = true;
    else if (!g->has_groups) game_fail(g, "its graph has no rows and columns (sudokugroups)");
    if (g->has_blocks && root * root != g->n) game_fail(g, "blocks need a square order, not %d", g->n);
}

static void end(struct game *g, const char *element, char *text)
{
    bool complete;
    if (!strcmp(element, "clique") && !*g->wrong) end_clique(g, text);
    if (!strcmp(element, "values") && !*g->wrong && g->n) {
        read_values(g, text, g->givens, &complete);
        g->seen[0] = true;
    }
    if (!strcmp(element, "solution") && !*g->wrong && g->n) {
        read_values(g, text, g->solution, &complete);
        g->has_solution = complete;
    }
    if (!strcmp(element, "puzzle") && !*g->wrong) end_puzzle(g);
    g->complete |= !strcmp(element, "game") || !strcmp(element, "ksudoku-graph");
    for (int cell = 0; g->complete && cell < g->n * g->n; cell++)
        if (g->givens[cell]) g->placed[cell] = 0;
}

const struct xml_program ksudoku = {.name = "ksudoku",
                                    .title = "KSudoku",
                                    .roots = (const char *const[]){"ksudoku", "ksudoku-graph", NULL},
                                    .game = "game",
                                    .texts = " clique values solution ",
                                    .begin = begin,
                                    .end = end};

/* SPDX-License-Identifier: MIT */
/* xml_line.c - see xml_line.h */
#include "sudoku/input/xml_line.h"

#include <stdio.h>
#include <string.h>

static void add(struct text *line, const char *piece) { text_keep(line, piece, strlen(piece)); }

static void add_digits(struct text *line, const char *key, const uint8_t *digits, int cells)
{
    add(line, key);
    for (int cell = 0; cell < cells; cell++) {
        const char symbol = sudoku_symbol(digits[cell]);
        text_keep(line, &symbol, 1);
    }
}

static void add_marks(struct text *line, const uint64_t *marks, int n)
{
    add(line, " marks=");
    for (int i = 0; i < n * n * n; i++) {
        const bool marked = marks[i / n] >> (i % n) & 1;
        const char symbol = sudoku_symbol(marked ? i % n + 1 : 0);
        text_keep(line, &symbol, 1);
    }
}

/* ---- cliques ---- */

/* Cliques of n cells that share none, as many as there are: the regions if they fill the grid. */
static bool find_regions(const struct game *g, int region[SUDOKU_MAX_CELLS], bool *used)
{
    int regions = 0;
    for (int cell = 0; cell < g->n * g->n; cell++) region[cell] = -1;
    for (int i = 0; i < g->cliques && regions < g->n; i++) {
        const struct clique *c = &g->clique[i];
        bool apart = c->count == g->n;
        for (int j = 0; apart && j < c->count; j++) apart = region[g->member[c->first + j]] < 0;
        if (!apart) continue;
        for (int j = 0; j < c->count; j++) region[g->member[c->first + j]] = regions;
        used[i] = true;
        regions++;
    }
    return regions == g->n;
}

/* Is it a diagonal, whose cells are `step` apart from the first on? */
static bool is_diagonal(const struct game *g, const struct clique *c, int first, int step)
{
    bool found[SUDOKU_MAX_CELLS] = {false};
    int matches = 0;
    for (int j = 0; j < c->count; j++) {
        const int cell = g->member[c->first + j], from = cell - first;
        const bool on_it = from >= 0 && from % step == 0 && from / step < g->n;
        matches += on_it && !found[cell];
        found[cell] = true;
    }
    return matches == g->n && c->count == g->n;
}

static void add_house(struct text *line, const struct game *g, const struct clique *c)
{
    char name[40];
    if (is_diagonal(g, c, 0, g->n + 1)) {
        add(line, " falling");
    } else if (g->n > 1 && is_diagonal(g, c, g->n - 1, g->n - 1)) {
        add(line, " rising");
    } else {
        add(line, " house=");
        for (int j = 0; j < c->count; j++) {
            const int cell = g->member[c->first + j];
            snprintf(name, sizeof name, "r%dc%d", cell / g->n + 1, cell % g->n + 1);
            add(line, name);
        }
    }
}

static void add_graph(struct text *line, const struct game *g)
{
    int region[SUDOKU_MAX_CELLS];
    bool used[MOST_CLIQUES] = {false};
    if (g->has_blocks) {
        /* the usual ones */
    } else if (find_regions(g, region, used)) {
        add(line, " regions=");
        for (int cell = 0; cell < g->n * g->n; cell++) {
            const char letter = sudoku_symbol(region[cell] + 1);
            text_keep(line, &letter, 1);
        }
    } else {
        memset(used, 0, sizeof used);
        add(line, " box=none");
    }
    for (int i = 0; i < g->cliques; i++)
        if (!used[i]) add_house(line, g, &g->clique[i]);
}

/* Behind a tab they are no rules, but what names one is stated as not applied. */
static void add_words(struct text *line, const char *words)
{
    add(line, "\t");
    for (; *words; words++) {
        const char c = (unsigned char)*words < ' ' || *words == ',' ? ' ' : *words;
        text_keep(line, &c, 1);
    }
}

void write_game_line(struct game *g, struct text *line)
{
    const int cells = g->n * g->n;
    line->length = 0;
    line->failed = false;
    add_digits(line, "", g->givens, cells);
    if (g->n == 27) add(line, " size=27");
    if (g->rules) add(line, " "), add(line, g->rules);
    if (g->is_custom) add_graph(line, g);
    if (g->has_placed) add_digits(line, " placed=", g->placed, cells);
    if (g->has_marks) add_marks(line, g->marks, g->n);
    if (g->has_solution) add_digits(line, " solution=", g->solution, cells);
    add_words(line, g->title);
    add_words(line, g->collection);
    add(line, "\n");
}

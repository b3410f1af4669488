/* SPDX-License-Identifier: MIT */
/* clue_image.c - the clues of a puzzle whose cells have been moved by a turn, or without one of them.

   Neighbours stay neighbours and lines stay lines when a grid is turned, so a clue says the same of the cells where its own have gone,
   in the same order.  Those that count rows and columns, or are read from left to right, do not.  */
#include "base/memory.h"
#include "clue/clue_kinds.h"

struct copies {
    struct clue *clue;
    uint16_t *cell;
    size_t clues, cells;
    const uint16_t *to; /* NULL: cells stay where they are */
};

static void count_parts(struct copies *c, const struct clue *clue)
{
    c->clues += (size_t)clue->part_count;
    if (!clue->part_count) c->cells += (size_t)clue->count;
    for (int i = 0; i < clue->part_count; i++) count_parts(c, &clue->part[i]);
}

/* A square of four is named by its upper left cell, which is the first. */
static void put_in_order(uint16_t *cell, int count)
{
    for (int i = 1; i < count; i++)
        for (int j = i; j > 0 && cell[j] < cell[j - 1]; j--) {
            const uint16_t other = cell[j];
            cell[j] = cell[j - 1];
            cell[j - 1] = other;
        }
}

static bool copy(struct copies *c, struct clue *to, const struct clue *from, sudoku_error *error)
{
    *to = *from;
    if (c->to && from->kind->is_upright)
        return fail(error, 0, 0, say(clue_cannot_be_turned, from->kind->name));
    if (from->part_count) { /* its own cells are collected from its parts */
        struct clue *part = c->clue;
        c->clue += from->part_count;
        to->part = part;
        to->count = to->first_count = 0;
        for (int i = 0; i < from->part_count; i++)
            if (!copy(c, &part[i], &from->part[i], error)) return false;
        return true;
    }
    to->cell = c->cell;
    for (int i = 0; i < from->count; i++) c->cell[i] = c->to ? c->to[from->cell[i]] : from->cell[i];
    if (from->kind->statement == STATES_DIGITS) put_in_order(c->cell, from->count);
    c->cell += from->count;
    return true;
}

const sudoku_clues *clues_image(const sudoku_clues *set, const sudoku_rules *rules, const uint16_t *to,
                                int left_out, sudoku_error *error)
{
    struct copies c = {.clues = (size_t)set->count, .to = to};
    const sudoku_clues *image = NULL;
    for (int i = 0; i < set->count; i++) count_parts(&c, &set->clue[i]);
    struct clue *clue = new_array(c.clues, sizeof *clue);
    uint16_t *cell = new_array(c.cells, sizeof *cell);
    bool good = clue && cell;
    int count = 0;
    if (!good) fail_by_memory(error);
    c.clue = clue + set->count;
    c.cell = cell;
    for (int i = 0; i < set->count && good; i++)
        if (i != left_out) good = copy(&c, &clue[count++], &set->clue[i], error);
    if (good) image = clues_new(rules, clue, count, error);
    free(clue);
    free(cell);
    return image;
}

/* SPDX-License-Identifier: MIT */
/* symmetry.c - see symmetry.h

   A symmetry is one or two maps of the grid onto itself that, applied over and over, lead from a cell to all others of its
   orbit.  */
#include "generate/symmetry.h"

#include <string.h>

/* Where a map sends row r, column c of an n x n grid; `last` is n - 1. */
typedef int map_cell(int r, int c, int last);

static int place(int r, int c, int last) { return r * (last + 1) + c; }
static int turn_half(int r, int c, int last) { return place(last - r, last - c, last); }
static int turn_quarter(int r, int c, int last) { return place(c, last - r, last); }
static int swap_top_bottom(int r, int c, int last) { return place(last - r, c, last); }
static int swap_left_right(int r, int c, int last) { return place(r, last - c, last); }
static int swap_falling(int r, int c, int last) { return place(c, r, last); }
static int swap_rising(int r, int c, int last) { return place(last - c, last - r, last); }

static const struct {
    const char *name;
    map_cell *map[2];
} symmetries[] = {
    [SUDOKU_NO_SYMMETRY] = {"none", {NULL, NULL}},
    [SUDOKU_ROTATE_180] = {"rotate180", {turn_half, NULL}},
    [SUDOKU_ROTATE_90] = {"rotate90", {turn_quarter, NULL}},
    [SUDOKU_MIRROR_H] = {"mirror-h", {swap_left_right, NULL}},
    [SUDOKU_MIRROR_V] = {"mirror-v", {swap_top_bottom, NULL}},
    [SUDOKU_MIRROR_FALLING] = {"diagonal", {swap_falling, NULL}},
    [SUDOKU_MIRROR_RISING] = {"anti", {swap_rising, NULL}},
    [SUDOKU_FULL_SYMMETRY] = {"full", {turn_quarter, swap_falling}},
    [SUDOKU_RANDOM_SYMMETRY] = {"random", {NULL, NULL}},
};

const char *symmetry_name(int symmetry)
{
    const int count = (int)(sizeof symmetries / sizeof *symmetries);
    return symmetry >= 0 && symmetry < count ? symmetries[symmetry].name : NULL;
}

static int mapped(sudoku_symmetry symmetry, int map, int cell, int size)
{
    return symmetries[symmetry].map[map](cell / size, cell % size, size - 1);
}

void find_orbits(struct orbits *o, int size, sudoku_symmetry symmetry)
{
    bool seen[SUDOKU_MAX_CELLS] = {false};
    int end = 0;
    o->count = 0;
    for (int first = 0; first < size * size; first++) {
        if (seen[first]) continue;
        o->start[o->count++] = (uint16_t)end;
        o->cell[end++] = (uint16_t)first;
        seen[first] = true;
        for (int at = o->start[o->count - 1]; at < end; at++)
            for (int m = 0; m < 2 && symmetries[symmetry].map[m]; m++) {
                const int to = mapped(symmetry, m, o->cell[at], size);
                if (!seen[to]) o->cell[end++] = (uint16_t)to;
                seen[to] = true;
            }
    }
    o->start[o->count] = (uint16_t)end;
}

sudoku_symmetry any_symmetry(struct rng *rng)
{
    return (sudoku_symmetry)(SUDOKU_ROTATE_180 +
                             rng_below(rng, SUDOKU_FULL_SYMMETRY - SUDOKU_ROTATE_180 + 1));
}

/* Two maps are the same if they send the first two cells to the same places. */
static bool is_listed(uint16_t map[MOST_MAPS][SUDOKU_MAX_CELLS], int count, int first, int second)
{
    for (int i = 0; i < count; i++)
        if (map[i][0] == first && map[i][1] == second) return true;
    return false;
}

int list_maps(uint16_t map[MOST_MAPS][SUDOKU_MAX_CELLS], int size, sudoku_symmetry symmetry)
{
    int count = 1;
    for (int cell = 0; cell < size * size; cell++) map[0][cell] = (uint16_t)cell;
    for (int i = 0; i < count; i++)
        for (int m = 0; m < 2 && symmetries[symmetry].map[m]; m++) {
            if (is_listed(map, count, mapped(symmetry, m, map[i][0], size),
                          mapped(symmetry, m, map[i][1], size)))
                continue;
            for (int cell = 0; cell < size * size; cell++)
                map[count][cell] = (uint16_t)mapped(symmetry, m, map[i][cell], size);
            count++;
        }
    return count;
}

/* Is the set of cells a house of this kind? */
static bool is_house(const sudoku_rules *r, const bool *cells, int count, uint8_t kind)
{
    for (int h = 0; h < r->house_count; h++) {
        const struct house *house = &r->house[h];
        if (house->count != count) continue;
        /* a row may become a column */
        if (house->kind != kind && !(house->kind <= SUDOKU_COLUMN && kind <= SUDOKU_COLUMN)) continue;
        int i = 0;
        while (i < count && cells[house->cell[i]]) i++;
        if (i == count) return true;
    }
    return false;
}

int asymmetric_house(const sudoku_rules *r, sudoku_symmetry symmetry)
{
    for (int h = 0; h < r->house_count; h++)
        for (int m = 0; m < 2 && symmetries[symmetry].map[m]; m++) {
            bool cells[SUDOKU_MAX_CELLS] = {false};
            for (int i = 0; i < r->house[h].count; i++)
                cells[mapped(symmetry, m, r->house[h].cell[i], r->n)] = true;
            if (!is_house(r, cells, r->house[h].count, r->house[h].kind)) return h;
        }
    return -1;
}

/* The cell that takes a cell's place when two lines are exchanged. */
static int exchanged(int cell, int n, bool columns, int a, int b)
{
    const int line = columns ? cell % n : cell / n;
    const int other = line == a ? b : line == b ? a : line;
    return cell + (other - line) * (columns ? 1 : n);
}

bool lines_can_be_exchanged(const sudoku_rules *r, bool columns, int a, int b)
{
    for (int h = 0; h < r->house_count; h++) {
        bool cells[SUDOKU_MAX_CELLS] = {false};
        for (int i = 0; i < r->house[h].count; i++)
            cells[exchanged(r->house[h].cell[i], r->n, columns, a, b)] = true;
        if (!is_house(r, cells, r->house[h].count, r->house[h].kind)) return false;
    }
    return true;
}

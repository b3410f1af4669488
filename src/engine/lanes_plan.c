/* SPDX-License-Identifier: MIT */
/* lanes_plan.c - see lanes_plan.h */
#include "engine/lanes_plan.h"

#include <stdlib.h>
#include <string.h>

/* ---- children of a guess ---- */

/* A digit has one place in each line and one in each box of a band: six ways to match lines and boxes. */
static const int box_of_line[BAND_WAYS][3] = {{0, 1, 2}, {0, 2, 1}, {1, 0, 2},
                                              {1, 2, 0}, {2, 0, 1}, {2, 1, 0}};

/* The mini-lines, bit 3*box + line, of each open way. */
static int list_ways(int open, int way[BAND_WAYS])
{
    int count = 0;
    for_each_bit(k, (uint64_t)open) {
        way[count] = 0;
        for (int line = 0; line < 3; line++) way[count] |= 1 << (3 * box_of_line[k][line] + line);
        count++;
    }
    return count;
}

/* The mini-line that splits the ways most evenly. */
static int best_split(const int *way, int count)
{
    int best = 0, best_difference = 99;
    for (int q = 0; q < MINI_LINES; q++) {
        int with = 0;
        for (int k = 0; k < count; k++) with += way[k] >> q & 1;
        const int difference = abs(2 * with - count);
        if (with && with < count && difference < best_difference) {
            best_difference = difference;
            best = q;
        }
    }
    return best;
}

/* Packs a few mini-lines of a set, those of the split's own box first: they are enough to exclude every way
   but the child's own in the next pass through the band.  */
static uint32_t pack_cleared(int set, int split)
{
    uint32_t packed = 0;
    int count = 0, first = 0;
    for (int round = 0; round < 2; round++)
        for (int q = 0; q < MINI_LINES && count < CLEARED_MINI_LINES; q++)
            if ((set >> q & 1) && (q / 3 == split / 3) == (round == 0)) {
                if (!count) first = q;
                packed |= (uint32_t)q << 8 * count++;
            }
    for (; count < CLEARED_MINI_LINES; count++) packed |= (uint32_t)first << 8 * count;
    return packed;
}

static void plan_children(struct lanes_plan *plan)
{
    memset(plan->children, 0, sizeof plan->children);
    for (int open = 0; open < 1 << BAND_WAYS; open++) {
        int way[BAND_WAYS];
        const int count = list_ways(open, way);
        if (count < 2) continue;
        const int split = best_split(way, count);
        int with = 0, without = 0;
        for (int k = 0; k < count; k++) *(way[k] >> split & 1 ? &with : &without) |= way[k];
        plan->children[open][0] = pack_cleared(without & ~with, split);
        plan->children[open][1] = pack_cleared(with & ~without, split);
    }
}

/* ---- phases ---- */

static const int usual_order[9] = {0, 1, 2, 3, 4, 5, 6, 7, 8};
static const int window_order[9] = {1, 2, 3, 5, 6, 7, 0, 4, 8};

static void add_bands(struct lanes_plan *plan, const int order[9], bool columns)
{
    const int first_band = 3 * plan->phase_count;
    struct lanes_phase *p = &plan->phase[plan->phase_count++];
    *p = (struct lanes_phase){.has_bands = true, .columns = columns, .windows = order == window_order};
    for (int band = 0; band < 3; band++)
        for (int line = 0; line < 3; line++)
            for (int i = 0; i < 9; i++) {
                const int a = order[3 * band + line], b = order[i];
                plan->mini_line[first_band + band][i / 3 * 3 + line][i % 3] =
                    (uint8_t)(columns ? 9 * b + a : 9 * a + b);
                p->line_start[band][line] = columns ? a : 9 * a;
            }
}

/* Houses that the phases' bands do not cover go to the last phase. */
static void add_houses(struct lanes_plan *plan, const sudoku_rules *r, bool banded, bool windows)
{
    struct lanes_phase *last = &plan->phase[plan->phase_count - 1];
    last->first_house = 0;
    for (int h = 0; h < r->all_house_count; h++) {
        const sudoku_house_kind kind = (sudoku_house_kind)r->house[h].kind;
        if (banded && kind <= SUDOKU_BOX) continue;
        if (windows && (kind == SUDOKU_WINDOW || kind == SUDOKU_HIDDEN_WINDOW)) continue;
        plan->house[plan->house_count++] = &r->house[h];
    }
    last->house_count = plan->house_count;
}

void lanes_plan_make(struct lanes_plan *plan, const sudoku_rules *r)
{
    const bool banded = r->n == 9 && r->box_rows == 3 && r->box_columns == 3;
    const bool windows = banded && rules_have(r, SUDOKU_WINDOW);
    plan->rules = r;
    plan->n = r->n;
    plan->cells = r->cells;
    plan->all = (uint16_t)all_digits(r);
    plan->set_of_digit[0] = plan->all;
    for (int digit = 1; digit <= LANES_MAX_SIZE; digit++)
        plan->set_of_digit[digit] = (uint16_t)(1u << (digit - 1));
    plan->phase_count = plan->house_count = 0;
    plan->checked = r->house;
    plan->checked_count = r->house_count;
    plan_children(plan);
    if (banded) {
        add_bands(plan, usual_order, false);
        add_bands(plan, usual_order, true);
    }
    if (windows) {
        add_bands(plan, window_order, false);
        add_bands(plan, window_order, true);
    }
    if (!banded) plan->phase[plan->phase_count++] = (struct lanes_phase){.has_bands = false};
    add_houses(plan, r, banded, windows);
}

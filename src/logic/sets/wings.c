/* SPDX-License-Identifier: MIT */
/* wings.c - XY-Wing, XYZ-Wing, W-Wing.

       XY-Wing   pivot xy, pincers xz and yz, both seen by the pivot: whichever digit the pivot holds, one of
                 the pincers is z, so z is removed from the cells that see both pincers
       XYZ-Wing  the pivot may be z too: what loses it must see all three cells
       W-Wing    two cells xy, far apart, and a house that has y in two places only, one seen by the first cell,
                 the other by the second: one of the two cells is x

   Steps name the digits (the pivot's first) and the cells (pivot, pincers); the candidates that lead to z, or in
   a W-Wing those of y, are the fins.  */
#include "logic/step/finders.h"
#include "logic/step/peer_order.h"

/* Only the pivot of an XYZ-Wing has z. */
static bool report_wing(struct finder *f, int technique, int pivot, const int pincer[2])
{
    const struct position *p = f->at;
    const int z = lowest(p->candidates[pincer[0]] & p->candidates[pincer[1]]) + 1;
    cells losing = cells_and(&f->field->peers[pincer[0]], &f->field->peers[pincer[1]]);
    losing = cells_and(&losing, cells_with(p, z));
    if (technique == TECHNIQUE_xyz_wing) losing = cells_and(&losing, &f->field->peers[pivot]);
    if (cells_empty(&losing)) return true;

    struct step *s = f->step;
    const int cell[] = {pivot, pincer[0], pincer[1]};
    step_begin(s, technique);
    step_digits(s, SUDOKU_PATTERN, p->candidates[pivot]);
    if (technique == TECHNIQUE_xy_wing) step_digit(s, SUDOKU_PATTERN, z);
    for (int i = 0; i < 3; i++) {
        step_cell(s, SUDOKU_PATTERN, cell[i]);
        step_cell_truth(s, cell[i]);
    }
    for (int i = 0; i < 3; i++)
        for_each_bit(d, p->candidates[cell[i]])
            step_part(s, d + 1 == z ? SUDOKU_FIN : SUDOKU_PATTERN, cell[i], d + 1);
    step_remove_from(s, &losing, z);
    return report_step(f);
}

/* Pivot by pivot, then pincers in the order in which the pivot sees them. */
static void find_by_pivot(struct finder *f, int technique)
{
    const bitset *candidates = f->at->candidates;
    uint16_t pincers[LOGIC_CELLS];
    for (int pivot = 0; pivot < f->field->cells; pivot++) {
        const bitset all = candidates[pivot];
        if (!(technique == TECHNIQUE_xy_wing ? is_pair(all) : is_pair(without_lowest(all)))) continue;
        const int seen = peers_in_order(f, pivot, pincers);
        int count = 0;
        for (int i = 0; i < seen; i++)
            if (is_pair(candidates[pincers[i]]) && is_single(all & ~candidates[pincers[i]]))
                pincers[count++] = pincers[i];
        for (int i = 0; i < count; i++)
            for (int j = i + 1; j < count; j++) {
                const bitset first = candidates[pincers[i]], second = candidates[pincers[j]];
                const bool fits =
                    technique == TECHNIQUE_xy_wing ? second == (all ^ first) : first != second;
                if (fits && !report_wing(f, technique, pivot, (int[]){pincers[i], pincers[j]})) return;
            }
    }
}

/* Any three cells of two candidates; each of them may be the pivot. */
static bool try_three(struct finder *f, int a, int b, int c)
{
    const int order[3][3] = {{a, b, c}, {b, a, c}, {c, b, a}};
    for (int i = 0; i < 3; i++) {
        const int pivot = order[i][0];
        if (!sees(f->field, pivot, order[i][1]) || !sees(f->field, pivot, order[i][2])) continue;
        if (!report_wing(f, TECHNIQUE_xy_wing, pivot, &order[i][1])) return false;
    }
    return true;
}

static void find_xy_by_cells(struct finder *f)
{
    const bitset *candidates = f->at->candidates;
    uint16_t pair[LOGIC_CELLS];
    int count = 0;
    for (int cell = 0; cell < f->field->cells; cell++)
        if (is_pair(candidates[cell])) pair[count++] = (uint16_t)cell;
    for (int i = 0; i < count; i++)
        for (int j = i + 1; j < count; j++) {
            const bitset first = candidates[pair[i]], second = candidates[pair[j]];
            if (!is_single(first & second)) continue;
            for (int k = j + 1; k < count; k++)
                if (candidates[pair[k]] == (first ^ second) && !try_three(f, pair[i], pair[j], pair[k]))
                    return;
        }
}

void find_xy_wing(struct finder *f, int argument)
{
    (void)argument;
    if (f->habits == HABITS_HODOKU) find_xy_by_cells(f);
    else find_by_pivot(f, TECHNIQUE_xy_wing);
}

void find_xyz_wing(struct finder *f, int argument)
{
    (void)argument;
    find_by_pivot(f, TECHNIQUE_xyz_wing);
}

/* ---- W-Wing ---- */

/* The two places of y in the house, the one that the first cell sees and the one for the second.  A place that
   both cells see counts for the first only, as in HoDoKu, and this decides what is found.  */
static bool connects(const struct finder *f, int house, int y, const int cell[2], int place[2])
{
    const bitset places = places_of(f->at, house, y);
    bool found[2] = {false, false};
    if (!is_pair(places) || !house_full(f->field, house)) return false;
    for_each_bit(i, places) {
        const int here = house_cell(f->field, house, i);
        if (here == cell[0] || here == cell[1]) return false;
        const int end = sees(f->field, here, cell[0]) ? 0 : 1;
        if (end && !sees(f->field, here, cell[1])) return false;
        place[end] = here;
        found[end] = true;
    }
    return found[0] && found[1];
}

static bool report_w_wing(struct finder *f, int x, int y, const int cell[2])
{
    cells losing = cells_and(&f->field->peers[cell[0]], &f->field->peers[cell[1]]);
    losing = cells_and(&losing, cells_with(f->at, x));
    if (cells_empty(&losing)) return true;
    for (int house = 0; house < f->field->houses; house++) {
        struct step *s = f->step;
        int place[2];
        if (!connects(f, house, y, cell, place)) continue;
        step_begin(s, TECHNIQUE_w_wing);
        step_digit(s, SUDOKU_PATTERN, x);
        step_digit(s, SUDOKU_PATTERN, y);
        for (int i = 0; i < 2; i++) {
            step_cell(s, SUDOKU_PATTERN, cell[i]);
            step_part(s, SUDOKU_PATTERN, cell[i], x);
            step_cell_truth(s, cell[i]);
        }
        for (int i = 0; i < 2; i++) step_part(s, SUDOKU_FIN, cell[i], y);
        for (int i = 0; i < 2; i++) step_part(s, SUDOKU_FIN, place[i], y);
        step_house(s, SUDOKU_BASE, house);
        step_house_truth(s, house, y);
        step_remove_from(s, &losing, x);
        if (!report_step(f)) return false;
    }
    return true;
}

void find_w_wing(struct finder *f, int argument)
{
    const bitset *candidates = f->at->candidates;
    (void)argument;
    for (int i = 0; i < f->field->cells; i++) {
        if (!is_pair(candidates[i])) continue;
        const int low = lowest(candidates[i]) + 1, high = lowest(without_lowest(candidates[i])) + 1;
        for (int j = i + 1; j < f->field->cells; j++) {
            const int cell[] = {i, j};
            if (candidates[j] != candidates[i]) continue;
            if (!report_w_wing(f, low, high, cell) || !report_w_wing(f, high, low, cell)) return;
        }
    }
}

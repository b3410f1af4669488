/* SPDX-License-Identifier: MIT */
/* lanes_houses.h - houses one by one, and the final check.

   Included by lanes_body.h after lanes_kernel.h.  */

/* Writes a cell that a step other than the first of the phase has reduced from x to y. */
INLINE void narrow(lanes *cell, lanes x, lanes y, struct findings *f)
{
    *cell = y;
    f->least = smaller(f->least, y);
    f->sum = plus(f->sum, minus(y, x));
    f->moved = either(f->moved, differing(x, y));
}

/* Naked singles are removed from the other cells; a full house gives hidden singles. */
INLINE void pass_house(lanes *cells, const struct house *h, lanes all, struct findings *f)
{
    lanes once = NONE, twice = NONE, settled = NONE, clash = NONE;
    for (int i = 0; i < h->count; i++) {
        const lanes x = cells[h->cell[i]], single = if_single(x);
        twice = either(twice, both(once, x));
        once = either(once, x);
        clash = either(clash, both(settled, single));
        settled = either(settled, single);
    }
    const lanes hidden = h->full ? but_not(once, twice) : NONE;
    f->crowded = either(f->crowded, but_not(hidden, settled));
    const lanes present = h->full ? once : all;
    f->whole = both(f->whole, but_not(present, clash));
    for (int i = 0; i < h->count; i++) {
        lanes *const cell = &cells[h->cell[i]];
        const lanes x = *cell;
        const lanes rest = choose_lanes(at_most_one(x), x, but_not(x, settled));
        narrow(cell, x, choose_lanes(disjoint(x, hidden), rest, both(x, hidden)), f);
    }
}

static __attribute__((noinline)) void pass_houses(lanes *cells, const struct lanes_plan *plan,
                                                  struct findings *found)
{
    struct findings f = findings_of_houses(found);
    const lanes all = all_lanes(plan->all);
    for (int i = 0; i < plan->house_count; i++) pass_house(cells, plan->house[i], all, &f);
    keep_findings_of_houses(found, &f);
}

/* ---- the final check ---- */

/* Digits that every row, column and 3x3 box has. */
static lanes digits_of_all_lines_and_boxes(const lanes *cells, lanes all)
{
    lanes whole = all, column[9], box[3];
#pragma GCC unroll 9
    for (int row = 0; row < 9; row++) {
        lanes mini_line[3];
#pragma GCC unroll 3
        for (int b = 0; b < 3; b++) {
            const lanes *x = &cells[9 * row + 3 * b];
            mini_line[b] = any_of(x[0], x[1], x[2]);
            box[b] = row % 3 ? either(box[b], mini_line[b]) : mini_line[b];
#pragma GCC unroll 3
            for (int i = 0; i < 3; i++) column[3 * b + i] = row ? either(column[3 * b + i], x[i]) : x[i];
        }
        whole = both(whole, any_of(mini_line[0], mini_line[1], mini_line[2]));
        if (row % 3 == 2) whole = both(whole, all_of(box[0], box[1], box[2]));
    }
#pragma GCC unroll 9
    for (int i = 0; i < 9; i++) whole = both(whole, column[i]);
    return whole;
}

/* The solved lanes among those that have no empty cell and are settled (as many candidates in all as a solution has, or
   none left over): in these, a house that has all digits has each of them once.  */
static __attribute__((noinline)) uint32_t lanes_solved(const struct lanes_plan *plan, const lanes *cells)
{
    const lanes all = all_lanes(plan->all);
    const bool banded = plan->has_bands;
    lanes whole = banded ? digits_of_all_lines_and_boxes(cells, all) : all, clash = NONE;
    for (int h = banded ? 27 : 0; h < plan->checked_count; h++) {
        const struct house *house = &plan->checked[h];
        lanes seen = NONE;
        for (int i = 0; i < house->count; i++) {
            if (!house->full) clash = either(clash, both(seen, cells[house->cell[i]]));
            seen = either(seen, cells[house->cell[i]]);
        }
        if (house->full) whole = both(whole, seen);
    }
    return lane_bits(equal(whole, all) & is_empty(clash));
}

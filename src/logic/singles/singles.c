/* SPDX-License-Identifier: MIT */
/* singles.c - a cell with one digit left, a digit with one place left.

       full house      the last open cell of a house
       naked single    a cell with one candidate
       hidden single   a digit with one place in a house

   Every full house is a naked and a hidden single as well.  HoDoKu treats it as a technique of its own and takes singles
   in the order in which they appear, see singles_order.h; Sudoku Explainer visits the houses in order and treats a full
   house as the easiest hidden single.  */
#include "logic/step/finders.h"
#include "logic/position/singles_order.h"

/* `house`: where the digit has one place; -1: the cell has one digit.  A hidden single is easier to see in a box than in
   a line, a window or a region.  */
static bool report_single(struct finder *f, int technique, int cell, int digit, int house)
{
    enum { HARDER_TO_SEE = 3 };
    step_begin(f->step, technique);
    if (technique == TECHNIQUE_hidden_single && !house_is_box(f->field, house))
        f->step->it.rating = HARDER_TO_SEE;
    step_place(f->step, cell, digit);
    step_digit(f->step, SUDOKU_PATTERN, digit);
    step_cell(f->step, SUDOKU_PATTERN, cell);
    if (house < 0) step_cell_truth(f->step, cell);
    else {
        step_house(f->step, SUDOKU_BASE, house);
        step_house_truth(f->step, house, digit);
    }
    return report_step(f);
}

/* ---- full houses ---- */

/* Reports a full house if the cell is the last open cell of a house, which misses this digit. */
static bool report_if_full_house(struct finder *f, int cell, int digit)
{
    for (const struct seat *s = first_house(f->field, cell); s < past_house(f->field, cell); s++)
        if (house_full(f->field, s->house) && is_single(open_places(f->at, s->house)))
            return report_single(f, TECHNIQUE_full_house, cell, digit, s->house);
    return true;
}

void find_full_house(struct finder *f, int argument)
{
    (void)argument;
    if (f->at->singles) {
        for_each_single(s, &f->at->singles->naked, f->at)
        {
            if (!report_if_full_house(f, s->cell, s->digit)) return;
        }
    } else
        for (int cell = 0; cell < f->field->cells; cell++)
            if (is_single(f->at->candidates[cell]) &&
                !report_if_full_house(f, cell, lowest(f->at->candidates[cell]) + 1))
                return;
}

/* ---- naked singles ---- */

void find_naked_single(struct finder *f, int argument)
{
    (void)argument;
    if (f->at->singles) {
        for_each_single(s, &f->at->singles->naked, f->at)
        {
            if (!report_single(f, TECHNIQUE_naked_single, s->cell, s->digit, -1)) return;
        }
    } else
        for (int cell = 0; cell < f->field->cells; cell++)
            if (is_single(f->at->candidates[cell]) &&
                !report_single(f, TECHNIQUE_naked_single, cell, lowest(f->at->candidates[cell]) + 1, -1))
                return;
}

/* ---- hidden singles ---- */

/* A full house that has one place for the digit, in that cell; -1: none. */
static int house_of_single(const struct finder *f, int cell, int digit)
{
    for (const struct seat *s = first_house(f->field, cell); s < past_house(f->field, cell); s++)
        if (house_full(f->field, s->house) && lone_digits(f->at, s->house) >> (digit - 1) & 1)
            return s->house;
    return -1;
}

static void find_by_queue(struct finder *f)
{
    cells told = no_cells();
    for_each_single(s, &f->at->singles->hidden, f->at)
    {
        const int house = house_of_single(f, s->cell, s->digit);
        if (house < 0 || cells_have(&told, s->cell)) continue;
        cells_add(&told, s->cell);
        if (!report_single(f, TECHNIQUE_hidden_single, s->cell, s->digit, house)) return;
    }
}

/* Only in a row, a column or a box is the last open cell seen at a glance; that of a diagonal, a window or a region is a
   hidden single like any other.  Sukaku Explainer 2023.3 distinguishes them in this way, 1.18 treats all houses alike.  */
static bool is_seen_to_lack_one(const struct finder *f, int house)
{
    const bool plain = kind_at(f->field, house)->classic;
    return (plain || f->habits == HABITS_SUKAKU) && is_single(open_places(f->at, house));
}

/* One round over the houses: either those with one open cell, or the others. */
static bool find_by_house(struct finder *f, cells *told, bool last_cells)
{
    const uint16_t *order = columns_first(f);
    const int technique =
        last_cells && f->habits != HABITS_HODOKU ? TECHNIQUE_full_house : TECHNIQUE_hidden_single;
    for (int i = 0; i < f->field->houses; i++) {
        const int house = order[i];
        if (!house_full(f->field, house) || is_seen_to_lack_one(f, house) != last_cells) continue;
        for_each_bit(d, lone_digits(f->at, house)) {
            const int cell = house_cell(f->field, house, lowest(places_of(f->at, house, d + 1)));
            if (cells_have(told, cell)) continue;
            cells_add(told, cell);
            if (!report_single(f, technique, cell, d + 1, house)) return false;
        }
    }
    return true;
}

void find_hidden_single(struct finder *f, int argument)
{
    (void)argument;
    cells told = no_cells();
    if (f->at->singles) find_by_queue(f);
    else if (find_by_house(f, &told, true)) find_by_house(f, &told, false);
}

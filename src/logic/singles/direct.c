/* SPDX-License-Identifier: MIT */
/* direct.c - hidden singles that appear after a harder step: Sudoku Explainer's "direct" techniques.

   People who do not write down candidates do the harder step in their head and place the digit at once:

       direct pointing, claiming   a digit locked where two houses cross leaves one place in a third
       direct hidden subset        the cells of a hidden subset are taken, so one place is left for another digit

   Sudoku Explainer 1.2.1 and Sukaku Explainer 1.18 only place the digit; Sukaku Explainer 2023.3 also removes what
   the harder step removes.  */
#include "logic/step/crossings.h"
#include "logic/step/finders.h"
#include "logic/subsets/tight_sets.h"

static bool notes_removals(const struct finder *f) { return f->allow & ALLOW_DIRECT_REMOVALS; }

/* ---- locked digits ---- */

static bool report_direct(struct finder *f, const struct crossing *c, int third, int cell)
{
    const bool box = house_is_box(f->field, c->base);
    begin_locked(f, box ? TECHNIQUE_direct_pointing : TECHNIQUE_direct_claiming, c);
    if (notes_removals(f)) remove_rest_of_cover(f, c);
    step_place(f->step, cell, c->digit);
    step_house(f->step, SUDOKU_BASE, third);
    step_house_truth(f->step, third, c->digit);
    return report_step(f);
}

/* Does the locked digit leave one place in another house of the base's kind? */
static bool look_beyond(struct finder *f, const struct crossing *c)
{
    const struct field *field = f->field;
    if (!positions_left(f, c)) return true;
    for (int i = c->first; i < c->past; i++) {
        const int third = columns_first(f)[i];
        const bitset places = places_of(f->at, third, c->digit);
        const bitset gone = positions_in(field, third, c->cover) & ~positions_in(field, third, c->base);
        if (third == c->base || !house_full(field, third)) continue;
        if (!without_lowest(places) || !is_single(places & ~gone)) continue;
        if (!report_direct(f, c, third, house_cell(field, third, lowest(places & ~gone)))) return false;
    }
    return true;
}

void find_direct_locking(struct finder *f, int argument)
{
    (void)argument;
    each_locked_digit(f, look_beyond);
}

/* ---- hidden subsets ---- */

/* The smallest digit with several places of which one is outside the subset's cells; 0: none. */
static int digit_beside(const struct finder *f, int house, bitset digits, bitset positions)
{
    for (int d = 1; d <= f->field->n; d++) {
        const bitset places = places_of(f->at, house, d);
        if (!(digits >> (d - 1) & 1) && without_lowest(places) && is_single(places & ~positions))
            return d;
    }
    return 0;
}

static bool report_beside(struct finder *f, int house, bitset digits, bitset positions)
{
    const int digit = digit_beside(f, house, digits, positions);
    if (!digit) return true;
    const bitset place = places_of(f->at, house, digit) & ~positions;
    step_begin(f->step,
               bits_in(digits) == 2 ? TECHNIQUE_direct_hidden_pair : TECHNIQUE_direct_hidden_triple);
    step_digits(f->step, SUDOKU_PATTERN, digits);
    for_each_bit(i, positions) {
        const int cell = house_cell(f->field, house, i);
        step_cell(f->step, SUDOKU_PATTERN, cell);
        for_each_bit(d, digits & f->at->candidates[cell])
            step_part(f->step, SUDOKU_PATTERN, cell, d + 1);
        if (notes_removals(f)) step_remove_digits(f->step, cell, f->at->candidates[cell] & ~digits);
    }
    step_place(f->step, house_cell(f->field, house, lowest(place)), digit);
    step_house(f->step, SUDOKU_BASE, house);
    for_each_bit(d, digits | bit(digit - 1)) step_house_truth(f->step, house, d + 1);
    return report_step(f);
}

void find_direct_hidden_subset(struct finder *f, int size)
{
    const uint16_t *order = columns_first(f);
    for (int i = 0; i < f->field->houses; i++) {
        const int house = order[i];
        struct tight t = tight_begin(size, BY_LARGEST);
        bitset digits, positions;
        if (!house_full(f->field, house) || !house_is_new(f, house)) continue;
        if (bits_in(open_places(f->at, house)) <= size) continue;
        for (int d = 1; d <= f->field->n; d++)
            if (without_lowest(places_of(f->at, house, d)))
                tight_add(&t, d - 1, places_of(f->at, house, d));
        while (tight_next(&t, &digits, &positions))
            if (!report_beside(f, house, digits, positions)) return;
    }
}

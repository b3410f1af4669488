/* SPDX-License-Identifier: MIT */
/* locked.c - a digit whose places in one house all lie in another is removed from the rest of the other.

       pointing       the places of a box lie in one line
       claiming       the places of a line, or of any other house, lie in one box
       intersection   cells outside the house see all its places, each through any houses

   The last one, described by Tarek Maani, includes the others; it finds more than they do only if there are other houses
   than boxes and lines.  */
#include "logic/step/crossings.h"
#include "logic/step/finders.h"

/* ---- pointing and claiming ---- */

static bool report_locked(struct finder *f, const struct crossing *c)
{
    if (!positions_left(f, c)) return true;
    const bool box = house_is_box(f->field, c->base);
    begin_locked(f, box ? TECHNIQUE_pointing : TECHNIQUE_claiming, c);
    remove_rest_of_cover(f, c);
    return report_step(f);
}

/* HoDoKu visits all digits of a house before the next house; here regions count as boxes. */
static bool find_from_base(struct finder *f, int technique, int base)
{
    for (int digit = 1; digit <= f->field->n; digit++) {
        const bitset places = places_of(f->at, base, digit);
        if (!without_lowest(places)) continue;
        const int cell = house_cell(f->field, base, lowest(places));
        for (const struct seat *s = first_house(f->field, cell); s < past_house(f->field, cell); s++) {
            const struct crossing c = {.base = base, .cover = s->house, .digit = digit};
            if (s->house == base || places & ~positions_in(f->field, base, s->house)) continue;
            if (!positions_left(f, &c)) continue;
            begin_locked(f, technique, &c);
            remove_rest_of_cover(f, &c);
            if (!report_step(f)) return false;
        }
    }
    return true;
}

void find_locked_candidates(struct finder *f, int technique)
{
    if (technique == TECHNIQUE_COUNT) {
        each_locked_digit(f, report_locked);
        return;
    }
    const uint16_t *order = f->field->order[BOXES_ROWS_COLUMNS];
    for (int i = 0; i < f->field->houses; i++)
        if (house_full(f->field, order[i]) &&
            is_region(f->field, order[i]) == (technique == TECHNIQUE_pointing) &&
            !find_from_base(f, technique, order[i]))
            return;
}

/* ---- generalised intersections ---- */

/* Sukaku Explainer skips digits with more than n-2 places, in 1.18 with more than n-3: these rarely remove anything.  HoDoKu does not have
   the technique, so its profile makes no such exception, which would leave small grids without it.  */
static int spared_places(const struct finder *f)
{
    switch (f->habits) {
    case HABITS_SE: return 2;
    case HABITS_SUKAKU: return 3;
    case HABITS_HODOKU: break;
    }
    return 0;
}

static bool find_from_places(struct finder *f, int house, int digit)
{
    const bitset places = places_of(f->at, house, digit);
    const int count = bits_in(places);
    if (count < 2 || count > f->field->n - spared_places(f)) return true;
    cells seen = *cells_with(f->at, digit);
    for_each_bit(i, places) seen = cells_and(&seen, &f->field->peers[house_cell(f->field, house, i)]);
    if (cells_empty(&seen)) return true;
    step_begin(f->step, TECHNIQUE_intersection);
    step_digit(f->step, SUDOKU_PATTERN, digit);
    for_each_bit(i, places) {
        step_cell(f->step, SUDOKU_PATTERN, house_cell(f->field, house, i));
        step_part(f->step, SUDOKU_PATTERN, house_cell(f->field, house, i), digit);
    }
    step_remove_from(f->step, &seen, digit);
    step_house(f->step, SUDOKU_BASE, house);
    step_house_truth(f->step, house, digit);
    return report_step(f);
}

/* Sukaku Explainer 1.18 visits the digits for each kind of houses, 2023.3 for each house. */
void find_intersections(struct finder *f, int argument)
{
    (void)argument;
    const bool by_kind = f->habits == HABITS_SUKAKU;
    const enum house_order by = by_kind ? BOXES_ROWS_COLUMNS_118 : columns_first_order(f);
    const uint16_t *order = f->field->order[by];
    for (int first = 0, past; first < f->field->houses; first = past) {
        past = by_kind ? past_rank(f->field, by, first) : first + 1;
        for (int digit = 1; digit <= f->field->n; digit++)
            for (int i = first; i < past; i++)
                if (house_full(f->field, order[i]) && !find_from_places(f, order[i], digit)) return;
    }
}

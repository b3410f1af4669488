/* SPDX-License-Identifier: MIT */
/* subsets.c - naked and hidden subsets.

       naked subset    k cells of a house have only k digits: these are removed from the rest of the house
       general subset  the same, but each digit is removed from all cells that see all its places among the k
       hidden subset   k digits of a house have only k places: other digits are removed from those cells
       locked subset   a naked subset that lies in two houses, a box and a line, and removes digits from both

   Sudoku Explainer takes one house at a time, and skips a subset if the rest of the house is small enough to have a
   smaller counterpart; HoDoKu removes digits from every house that the cells share, and has its own name for locked
   subsets.  In variants, where cells see each other in more ways, Sukaku Explainer 1.18 searches for general subsets.  */
#include "logic/step/finders.h"
#include "logic/subsets/tight_sets.h"

enum { PAIR = 2, TRIPLE = 3 };
/* The houses from which a naked subset removes digits, and its name. */
enum naked_kind { NAKED, LOCKED, GENERAL };

static const struct {
    int naked, hidden, locked;
} technique_of_size[] = {
    [PAIR] = {TECHNIQUE_naked_pair, TECHNIQUE_hidden_pair, TECHNIQUE_locked_pair},
    [TRIPLE] = {TECHNIQUE_naked_triple, TECHNIQUE_hidden_triple, TECHNIQUE_locked_triple},
    [TRIPLE + 1] = {TECHNIQUE_naked_quad, TECHNIQUE_hidden_quad, -1},
};

static bool by_house(const struct finder *f) { return f->habits != HABITS_HODOKU; }
static enum tight_order choice_order(const struct finder *f)
{
    return by_house(f) ? BY_LARGEST : BY_SMALLEST;
}
static const uint16_t *house_order(const struct finder *f)
{
    return by_house(f) ? columns_first(f) : f->field->order[BOXES_ROWS_COLUMNS];
}

/* ---- naked ---- */

/* The cells and the digits, and the cells' truths. */
static void begin_naked(struct finder *f, const cells *set, bitset digits, int technique)
{
    step_begin(f->step, technique);
    step_digits(f->step, SUDOKU_PATTERN, digits);
    for_each_cell(cell, set) {
        step_cell(f->step, SUDOKU_PATTERN, cell);
        for_each_bit(d, f->at->candidates[cell]) step_part(f->step, SUDOKU_PATTERN, cell, d + 1);
        step_cell_truth(f->step, cell);
    }
}

/* Removes the digits from the rest of a house that has all cells of the set. */
static void remove_in_house(struct finder *f, int house, const cells *set, bitset digits, cells *done)
{
    const struct house *h = &f->field->rules->house[house];
    bool any = false;
    for (int i = 0; i < h->count; i++) {
        const int cell = h->cell[i];
        if (!(f->at->candidates[cell] & digits) || cells_have(set, cell)) continue;
        any = true;
        if (cells_have(done, cell)) continue;
        cells_add(done, cell);
        step_remove_digits(f->step, cell, f->at->candidates[cell] & digits);
    }
    if (any) step_house(f->step, SUDOKU_BASE, house);
}

static bool holds_all(const struct finder *f, int house, const cells *set)
{
    return cells_within(set, &f->field->house[house]);
}

/* Does it remove digits from a box or region that contains it, and also, outside that box, from another house that
   contains it?  */
static bool is_locked(const struct finder *f, const cells *set, bitset digits)
{
    const int cell = cells_next(set, -1), region = region_house(f->field, cell);
    if (region < 0 || cells_count(set) > TRIPLE || !holds_all(f, region, set)) return false;
    cells affected = no_cells();
    for_each_bit(d, digits) affected = cells_or(&affected, cells_with(f->at, d + 1));
    affected = cells_but_not(&affected, set);
    if (!cells_meet(&affected, &f->field->house[region])) return false;
    affected = cells_but_not(&affected, &f->field->house[region]);
    for (const struct seat *s = first_house(f->field, cell); s < past_house(f->field, cell); s++)
        if (holds_all(f, s->house, set) && cells_meet(&affected, &f->field->house[s->house]))
            return true;
    return false;
}

/* The first house, in our order, that contains the set: the set is reported only there. */
static int first_holder(const struct finder *f, const cells *set)
{
    const uint16_t *order = house_order(f);
    while (!holds_all(f, *order, set)) order++;
    return *order;
}

/* Removes digits from all houses that the cells share. */
static bool report_shared(struct finder *f, int house, const cells *set, bitset digits, bool locked)
{
    const int size = cells_count(set), cell = cells_next(set, -1);
    if (first_holder(f, set) != house || is_locked(f, set, digits) != locked) return true;
    begin_naked(f, set, digits, locked ? technique_of_size[size].locked : technique_of_size[size].naked);
    cells done = no_cells();
    for (const struct seat *s = first_house(f->field, cell); s < past_house(f->field, cell); s++)
        if (holds_all(f, s->house, set)) remove_in_house(f, s->house, set, digits, &done);
    return report_step(f);
}

static bool report_in_house(struct finder *f, int house, const cells *set, bitset digits)
{
    begin_naked(f, set, digits, technique_of_size[cells_count(set)].naked);
    cells done = no_cells();
    remove_in_house(f, house, set, digits, &done);
    return report_step(f);
}

/* Removes digits from all cells that the set sees.  A house is named only if it contains all removals. */
static bool report_general(struct finder *f, int house, const cells *set, bitset digits)
{
    bool inside = true;
    begin_naked(f, set, digits, technique_of_size[cells_count(set)].naked);
    for_each_bit(d, digits) {
        const cells places = cells_and(set, cells_with(f->at, d + 1));
        cells seen = seen_by_all(f->field, &places);
        seen = cells_and(&seen, cells_with(f->at, d + 1));
        inside = inside && cells_within(&seen, &f->field->house[house]);
        step_remove_from(f->step, &seen, d + 1);
    }
    if (inside) step_house(f->step, SUDOKU_BASE, house);
    return report_step(f);
}

static cells cells_at(const struct field *f, int house, bitset positions)
{
    cells set = no_cells();
    for_each_bit(i, positions) cells_add(&set, house_cell(f, house, i));
    return set;
}

/* If a house of n cells has fewer than 2k open cells, the rest has a hidden subset of fewer than k. */
static bool worth_a_look(const struct finder *f, int house, int size)
{
    const int open = bits_in(open_places(f->at, house));
    return open >= (by_house(f) && house_full(f->field, house) ? 2 * size : size);
}

static bool report_naked(struct finder *f, int house, const cells *set, bitset digits,
                         enum naked_kind kind)
{
    if (kind == GENERAL) return report_general(f, house, set, digits);
    if (by_house(f)) return report_in_house(f, house, set, digits);
    return report_shared(f, house, set, digits, kind == LOCKED);
}

static bool find_naked_in(struct finder *f, int house, int size, enum naked_kind kind)
{
    const struct house *h = &f->field->rules->house[house];
    struct tight t = tight_begin(size, choice_order(f));
    bitset positions, digits;
    if (!house_is_new(f, house) || !worth_a_look(f, house, size)) return true;
    for (int i = 0; i < h->count; i++) {
        const bitset candidates = f->at->candidates[h->cell[i]];
        if (by_house(f) ? without_lowest(candidates) : candidates) tight_add(&t, i, candidates);
    }
    while (tight_next(&t, &positions, &digits)) {
        if (!may_take_time(f, 1)) return false;
        const cells set = cells_at(f->field, house, positions);
        if (!report_naked(f, house, &set, digits, kind)) return false;
    }
    return true;
}

void find_naked_subset(struct finder *f, int size)
{
    const uint16_t *order = house_order(f);
    for (int i = 0; i < f->field->houses; i++)
        if (!find_naked_in(f, order[i], size, NAKED)) return;
}

void find_general_subset(struct finder *f, int size)
{
    const uint16_t *order = house_order(f);
    for (int i = 0; i < f->field->houses; i++)
        if (!find_naked_in(f, order[i], size, GENERAL)) return;
}

void find_locked_subset(struct finder *f, int size)
{
    const uint16_t *order = house_order(f);
    for (int i = 0; i < f->field->houses; i++)
        if (is_region(f->field, order[i]) && !find_naked_in(f, order[i], size, LOCKED)) return;
}

/* ---- hidden ---- */

static bool report_hidden(struct finder *f, int house, bitset digits, bitset positions)
{
    step_begin(f->step, technique_of_size[bits_in(digits)].hidden);
    step_digits(f->step, SUDOKU_PATTERN, digits);
    for_each_bit(i, positions) {
        const int cell = house_cell(f->field, house, i);
        step_cell(f->step, SUDOKU_PATTERN, cell);
        for_each_bit(d, digits & f->at->candidates[cell])
            step_part(f->step, SUDOKU_PATTERN, cell, d + 1);
        step_remove_digits(f->step, cell, f->at->candidates[cell] & ~digits);
    }
    step_house(f->step, SUDOKU_BASE, house);
    for_each_bit(d, digits) step_house_truth(f->step, house, d + 1);
    return report_step(f);
}

void find_hidden_subset(struct finder *f, int size)
{
    const uint16_t *order = house_order(f);
    for (int i = 0; i < f->field->houses; i++) {
        const int house = order[i], open = bits_in(open_places(f->at, house));
        struct tight t = tight_begin(size, choice_order(f));
        bitset digits, positions;
        if (!house_full(f->field, house) || !house_is_new(f, house)) continue;
        if (open <= (by_house(f) ? 2 * size : size)) continue;
        for (int d = 1; d <= f->field->n; d++) {
            const bitset places = places_of(f->at, house, d);
            if (by_house(f) ? without_lowest(places) : places) tight_add(&t, d - 1, places);
        }
        while (tight_next(&t, &digits, &positions))
            if (!may_take_time(f, 1) || !report_hidden(f, house, digits, positions)) return;
    }
}

/* SPDX-License-Identifier: MIT */
/* bug.c - the bivalue universal grave: a deadly pattern of all open cells.

   If every open cell had two candidates and every house each candidate twice, there would be two solutions or none.
   So one of the extra candidates that prevent this is true.  The types are

       1   one cell has extra candidates: it holds one of them
       2   all extra candidates are of one digit: it is removed from the cells that see all of them
       3   the cells with extra candidates are in a house, and the extra digits form a naked subset with other cells of the house
       4   two such cells are in a house and have one other digit in common: one of them holds it, the other an
           extra digit, so neither holds a third digit

   HoDoKu knows type 1 with one extra candidate only.  Which candidates are the extra ones shows in houses where a digit
   has other than two places, and a single one of these is in a cell of three or more candidates.  */
#include "logic/uniqueness/deadly.h"
#include "logic/step/finders.h"

enum { LARGEST_SET = 6 };

struct grave {
    struct finder *f;
    const uint16_t *order;        /* of houses */
    int cell[LOGIC_CELLS], count; /* those with extra candidates */
    cells members;                /* the same */
    bitset extra[LOGIC_CELLS];    /* the extra candidates, cell by cell */
    bitset all;                   /* the extra digits seen in a single cell of a house */
    cells common;                 /* cells that see all cells with extra candidates */
};

/* ---- finding the extra candidates ---- */

static void add_extra(struct grave *g, int cell, int digit)
{
    const cells *peers = &g->f->field->peers[cell];
    if (!cells_have(&g->members, cell)) g->cell[g->count++] = cell;
    g->common = g->count == 1 ? *peers : cells_and(&g->common, peers);
    cells_add(&g->members, cell);
    g->common = cells_but_not(&g->common, &g->members);
    g->extra[cell] |= bit(digit - 1);
}

/* The places of a digit in cells of three and more candidates. */
static cells crowded_places(const struct grave *g, int house, int digit)
{
    cells crowded = no_cells();
    for_each_bit(i, places_of(g->f->at, house, digit)) {
        const int cell = house_cell(g->f->field, house, i);
        if (bits_in(g->f->at->candidates[cell]) >= 3) cells_add(&crowded, cell);
    }
    return crowded;
}

/* Sukaku Explainer adds cells that always share a house with others, as long as only one digit is in question. */
static void add_shared(struct grave *g, const cells *crowded, int digit)
{
    const cells more = cells_but_not(crowded, &g->members);
    for_each_cell(cell, &more) add_extra(g, cell, digit);
}

/* False: this is not a grave, or of none of the types. */
static bool find_extra(struct grave *g)
{
    const struct field *f = g->f->field;
    cells all_crowded = no_cells();
    bitset digits = 0;
    for (int i = 0; i < f->houses; i++)
        for (int d = 1; d <= f->n; d++) {
            const int h = g->order[i], places = bits_in(places_of(g->f->at, h, d));
            if (places == 0 || places == 2) continue;
            const cells crowded = crowded_places(g, h, d);
            const int count = cells_count(&crowded);
            if (!count) return false;
            all_crowded = cells_or(&all_crowded, &crowded);
            digits |= bit(d - 1);
            if (count > 1) continue; /* the one that another house shows to be extra */
            g->all |= bit(d - 1);
            add_extra(g, cells_next(&crowded, -1), d);
            if (g->count > 1 && !is_single(g->all) && cells_empty(&g->common)) return false;
        }
    if (g->f->habits == HABITS_SUKAKU && is_single(digits))
        add_shared(g, &all_crowded, lowest(digits) + 1);
    return true;
}

/* Without the extra candidates, is every cell left with two, and every digit in a house with two places or none? */
static bool is_grave(const struct grave *g)
{
    const struct field *f = g->f->field;
    const struct position *at = g->f->at;
    for (int cell = 0; cell < f->cells; cell++)
        if (!at->digit[cell] && !is_pair(at->candidates[cell] & ~g->extra[cell])) return false;
    for (int h = 0; h < f->houses; h++) {
        bitset once = 0, twice = 0, more = 0;
        for (int i = 0; i < f->rules->house[h].count; i++) {
            const int cell = house_cell(f, h, i);
            const bitset here = at->candidates[cell] & ~g->extra[cell];
            more |= twice & here;
            twice |= once & here;
            once |= here;
        }
        if (once != twice || more) return false;
    }
    return true;
}

/* ---- the types ---- */

static struct step *begin(struct grave *g, int technique)
{
    struct step *s = g->f->step;
    step_begin(s, technique);
    for (int i = 0; i < g->count; i++) step_cell(s, SUDOKU_PATTERN, g->cell[i]);
    for (int i = 0; i < g->count; i++)
        for_each_bit(d, g->extra[g->cell[i]]) step_part(s, SUDOKU_OTHER, g->cell[i], d + 1);
    for (int cell = 0; cell < g->f->field->cells; cell++)
        if (!g->f->at->digit[cell])
            step_deadly_cell(s, cell, g->f->at->candidates[cell] & ~g->extra[cell]);
    step_deadly_truth(s);
    return s;
}

static bool report_type_1(struct grave *g)
{
    const int cell = g->cell[0];
    step_remove_digits(begin(g, TECHNIQUE_bug_1), cell, g->f->at->candidates[cell] & ~g->extra[cell]);
    return report_step(g->f);
}

static bool report_type_2(struct grave *g)
{
    const int digit = lowest(g->all) + 1;
    const cells targets = cells_and(&g->common, cells_with(g->f->at, digit));
    step_remove_from(begin(g, TECHNIQUE_bug_2), &targets, digit);
    return report_step(g->f);
}

static bool shared_by_all(const struct grave *g, int house)
{
    return house_full(g->f->field, house) && cells_within(&g->members, &g->f->field->house[house]);
}

static bool report_type_4(struct grave *g)
{
    const struct position *at = g->f->at;
    const int a = g->cell[0], b = g->cell[1];
    const bitset common = at->candidates[a] & at->candidates[b] & ~g->all;
    if (!is_single(common)) return true;
    for (int i = 0; i < g->f->field->houses; i++) {
        const int house = g->order[i];
        if (!shared_by_all(g, house)) continue;
        struct step *s = begin(g, TECHNIQUE_bug_4);
        for (int k = 0; k < 2; k++)
            step_remove_digits(s, g->cell[k],
                               at->candidates[g->cell[k]] & ~g->extra[g->cell[k]] & ~common);
        step_house(s, SUDOKU_BASE, house);
        step_house_truth(s, house, lowest(common) + 1);
        if (!report_step(g->f)) return false;
    }
    return true;
}

/* ---- type 3 ---- */

/* The cells of the house that see all with extra candidates, in the order of choice: Sudoku Explainer begins with those
   that share an earlier house with the first cell.  */
static int list_others(const struct grave *g, int house, int *list)
{
    const struct field *f = g->f->field;
    cells rest = cells_and(&g->common, &f->house[house]);
    int count = 0;
    for (int i = 0; g->f->habits == HABITS_SE && i < f->houses; i++) {
        const int h = g->order[i];
        if (!house_has(f, h, g->cell[0])) continue;
        const cells here = cells_and(&rest, &f->house[h]);
        for_each_cell(cell, &here) list[count++] = cell;
        rest = cells_but_not(&rest, &here);
    }
    for_each_cell(cell, &rest) list[count++] = cell;
    return count;
}

static bool report_set(struct grave *g, int house, int size, const cells *set)
{
    const struct position *at = g->f->at;
    bitset digits = 0;
    for_each_cell(cell, set) digits |= at->candidates[cell];
    if (bits_in(digits) != size || g->all & ~digits) return true;
    const cells around = cells_and(&g->common, &g->f->field->house[house]);
    const cells targets = cells_but_not(&around, set);
    struct step *s = begin(g, TECHNIQUE_bug_3);
    s->it.rating = size - 1;
    step_house(s, SUDOKU_BASE, house);
    for_each_cell(cell, set) {
        for_each_bit(d, at->candidates[cell]) step_part(s, SUDOKU_FIN, cell, d + 1);
        step_cell_truth(s, cell);
    }
    for_each_cell(cell, &targets) step_remove_digits(s, cell, at->candidates[cell] & digits);
    return report_step(g->f);
}

/* The cells with extra candidates count as one member of the subset. */
static bool report_sets(struct grave *g, int house, int size)
{
    int list[SUDOKU_LOGIC_SIZE], count = list_others(g, house, list), useful = 0;
    if (count < size || bits_in(g->all) > size) return true;
    for (int i = 0; i < count; i++) {
        const bitset here = g->f->at->candidates[list[i]];
        if (without_lowest(here) && bits_in(here | g->all) <= size) list[useful++] = list[i];
    }
    if (useful < size - 1) return true;
    for (bitset choice = first_bits(size - 1); choice < bit(useful); choice = next_choice(choice)) {
        cells set = no_cells();
        for_each_bit(i, choice) cells_add(&set, list[i]);
        if (!report_set(g, house, size, &set)) return false;
    }
    return true;
}

/* Sudoku Explainer goes through the sizes house by house, Sukaku Explainer through the houses size by size. */
static void report_type_3(struct grave *g)
{
    const int sizes = LARGEST_SET - 1, houses = g->f->field->houses;
    const bool by_house = g->f->habits == HABITS_SE;
    for (int i = 0; i < houses * sizes; i++) {
        const int house = g->order[by_house ? i / sizes : i % houses];
        const int size = 2 + (by_house ? i % sizes : i / houses);
        if (shared_by_all(g, house) && !report_sets(g, house, size)) return;
    }
}

/* ---- */

static bool dig_up(struct grave *g) { return g->f->unique && find_extra(g) && g->count && is_grave(g); }

void find_bug_plus_one(struct finder *f, int unused)
{
    struct grave g = {.f = f, .order = f->field->order[ROWS_COLUMNS_BOXES]};
    (void)unused;
    if (dig_up(&g) && g.count == 1 && is_single(g.all)) report_type_1(&g);
}

void find_bug(struct finder *f, int unused)
{
    struct grave g = {.f = f, .order = boxes_first(f->field)};
    (void)unused;
    if (!dig_up(&g)) return;
    if (g.count == 1) report_type_1(&g);
    else if (is_single(g.all)) {
        if (report_type_2(&g) && g.count == 2) report_type_4(&g);
    } else if (g.all && !cells_empty(&g.common)) {
        if (g.count == 2 && !report_type_4(&g)) return;
        report_type_3(&g);
    }
}

/* SPDX-License-Identifier: MIT */
/* sue_de_coq.c - two-sector disjoint subsets, found by a player with the forum name Sue de Coq.

   Two houses cross, say a line and a box.  Some cells of the crossing, the *core*, have at least two digits more
   than cells.  Cells of the rest of the line and of the rest of the box make up for the surplus, each digit of the
   core being found in one of these two sides at most:

       45   .   .  | 125 245  .  |  .   .   .       core: two cells, digits 1245; 45 in the line, 12 in the box:
                   |  .   .  12  |                  four cells, four digits, each of them once

   A side may have digits that the core has not, if it has a cell more for each; these may be on both sides.  There are
   as many cells as digits, counted by side, so every digit of the core and the line is within these cells of the
   line, unless the box side may have it, and likewise for the box.

   The step names the core's digits and cells; what is in the line are fins, what is in the box endo fins, each
   with the core's candidates of the same digits.  */
#include "logic/step/finders.h"

enum {
    MOST_CORE = 5, /* cells; a box of 25x25 and a line share no more */
    USUAL = 9,     /* sizes up to this are searched through */
    MOST_SIDE = 4  /* cells; on larger grids, where it would take too long to look for more */
};

struct crossing {
    struct finder *f;
    int line, box;                /* houses */
    bitset open_line, open_box;   /* positions without a digit */
    int most;                     /* cells in a side */
    bitset core, in_line, in_box; /* chosen: positions of the line, of the line, of the box */
    bitset core_digits, line_digits, box_digits;
};

static bitset digits_at(const struct crossing *x, int house, int position)
{
    return x->f->at->candidates[house_cell(x->f->field, house, position)];
}

/* The positions that cells of one house have in another. */
static bitset moved(const struct field *field, int from, bitset positions, int to)
{
    bitset result = 0;
    for_each_bit(i, positions) {
        const int seat = seat_in(field, to, house_cell(field, from, i));
        if (seat >= 0) result |= bit(seat);
    }
    return result;
}

static cells cells_at(const struct field *field, int house, bitset positions)
{
    cells result = no_cells();
    for_each_bit(i, positions) cells_add(&result, house_cell(field, house, i));
    return result;
}

/* The candidates of a side's digits, in the side and in the core. */
static void show_side(struct crossing *x, sudoku_role role, const cells *core, int house,
                      bitset positions, bitset digits)
{
    const cells side = cells_at(x->f->field, house, positions);
    const cells both = cells_or(&side, core);
    for_each_cell(c, &both)
        for_each_bit(d, x->f->at->candidates[c] & digits) step_part(x->f->step, role, c, d + 1);
    for_each_cell(c, &side) step_cell_truth(x->f->step, c);
}

static bool report_crossing(struct crossing *x)
{
    const struct field *field = x->f->field;
    const struct position *p = x->f->at;
    struct step *s = x->f->step;
    const cells core = cells_at(field, x->line, x->core);
    const bitset both = x->line_digits & x->box_digits;
    const bitset from_box = ((x->core_digits | x->box_digits) & ~x->line_digits) | both;
    const bitset from_line = ((x->core_digits | x->line_digits) & ~x->box_digits) | both;
    const bitset box_rest = x->open_box & ~x->in_box & ~moved(field, x->line, x->core, x->box);
    const bitset line_rest = x->open_line & ~x->in_line & ~x->core;

    step_begin(s, TECHNIQUE_sue_de_coq);
    for_each_bit(i, box_rest)
        step_remove_digits(s, house_cell(field, x->box, i), digits_at(x, x->box, i) & from_box);
    for_each_bit(i, line_rest) {
        const int cell = house_cell(field, x->line, i), seat = seat_in(field, x->box, cell);
        const bitset had = seat >= 0 && box_rest >> seat & 1 ? from_box : 0;
        step_remove_digits(s, cell, p->candidates[cell] & from_line & ~had);
    }
    if (!step_worth(s)) return true;
    step_digits(s, SUDOKU_PATTERN, x->core_digits);
    for_each_cell(c, &core) {
        step_cell(s, SUDOKU_PATTERN, c);
        step_cell_truth(s, c);
        for_each_bit(d, p->candidates[c]) step_part(s, SUDOKU_PATTERN, c, d + 1);
    }
    show_side(x, SUDOKU_FIN, &core, x->line, x->in_line, x->line_digits);
    show_side(x, SUDOKU_ENDO_FIN, &core, x->box, x->in_box, x->box_digits);
    step_house(s, SUDOKU_BASE, x->line);
    step_house(s, SUDOKU_COVER, x->box);
    return report_step(x->f);
}

/* Adds cells of the box; `need` is how many digits of the core they must make up for, `banned` those that are in
   the line.  Returns false to stop, as the next two functions do.  */
static bool fill_box(struct crossing *x, bitset source, int need, bitset banned)
{
    const bitset chosen = x->in_box, digits = x->box_digits;
    bool go_on = may_go_on(x->f);
    for (; source && go_on; source = without_lowest(source)) {
        const int i = lowest(source);
        const bitset all = digits | digits_at(x, x->box, i);
        if (all & banned) continue;
        x->in_box = chosen | bit(i);
        x->box_digits = all;
        const int count = bits_in(x->in_box), extra = bits_in(all & ~x->core_digits);
        if (count - extra == need && (all & x->core_digits)) go_on = report_crossing(x);
        if (go_on && count < x->most && extra <= x->most - need)
            go_on = fill_box(x, without_lowest(source), need, banned);
    }
    x->in_box = chosen;
    x->box_digits = digits;
    return go_on;
}

/* Adds cells of the line, which must leave some of the surplus to the box. */
static bool fill_line(struct crossing *x, bitset source, int surplus)
{
    const struct field *field = x->f->field;
    const bitset chosen = x->in_line, digits = x->line_digits;
    bool go_on = true;
    for (; source && go_on; source = without_lowest(source)) {
        const int i = lowest(source);
        x->in_line = chosen | bit(i);
        x->line_digits = digits | digits_at(x, x->line, i);
        const bitset drawn = x->line_digits & x->core_digits;
        const int count = bits_in(x->in_line), extra = bits_in(x->line_digits & ~x->core_digits);
        if (!may_go_on(x->f)) return false;
        const int left = surplus - (count - extra); /* to the box */
        if (drawn && count > extra && left > 0 && left <= x->most) {
            const bitset used = moved(field, x->line, x->core | x->in_line, x->box);
            go_on = fill_box(x, x->open_box & ~used, left, drawn);
        }
        if (go_on && count < x->most && extra < x->most)
            go_on = fill_line(x, without_lowest(source), surplus);
    }
    x->in_line = chosen;
    x->line_digits = digits;
    return go_on;
}

static bool fill_core(struct crossing *x, bitset source)
{
    const bitset chosen = x->core, digits = x->core_digits;
    bool go_on = may_go_on(x->f);
    for (; source && go_on; source = without_lowest(source)) {
        const int i = lowest(source);
        x->core = chosen | bit(i);
        x->core_digits = digits | digits_at(x, x->line, i);
        const int count = bits_in(x->core), surplus = bits_in(x->core_digits) - count;
        if (count >= 2 && surplus >= 2 && surplus <= 2 * x->most)
            go_on = fill_line(x, x->open_line & ~x->core, surplus);
        if (go_on && count < MOST_CORE) go_on = fill_core(x, without_lowest(source));
    }
    x->core = chosen;
    x->core_digits = digits;
    return go_on;
}

static bool try_houses(struct finder *f, int line, int box)
{
    struct crossing x = {.f = f,
                         .line = line,
                         .box = box,
                         .open_line = open_places(f->at, line),
                         .open_box = open_places(f->at, box),
                         .most = f->field->n <= USUAL ? USUAL : MOST_SIDE};
    const bitset shared = moved(f->field, box, x.open_box, line);
    return !without_lowest(shared) || fill_core(&x, shared);
}

static bool line_and_box(const struct field *field, int a, int b)
{
    return kind_at(field, a)->line && is_region(field, b);
}

/* Lines and boxes first, then all other houses that cross. */
void find_sue_de_coq(struct finder *f, int argument)
{
    const struct field *field = f->field;
    (void)argument;
    for (int usual = 1; usual >= 0; usual--)
        for (int a = 0; a < field->houses; a++)
            for (int b = a + 1; b < field->houses; b++)
                if (line_and_box(field, a, b) == usual && !try_houses(f, a, b)) return;
}

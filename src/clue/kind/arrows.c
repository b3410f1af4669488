/* SPDX-License-Identifier: MIT */
/* arrows.c - the digits along the shaft of an arrow add up to the number in its bulb; those between the ends of a double arrow to
   the sum of both ends.

       arrow: r1c1 = r1c2 r2c3               the bulb is one cell
       pill: r5c5 r5c6 = r6c6 r6c5 r5c4      the bulb is a decimal number of two or three digits, read from left to right, then
                                             from top to bottom, in whatever order its cells are named  */
#include "clue/clue_forms.h"
#include "clue/clue_kinds.h"

enum { MOST_IN_PILL = 3, DECIMAL = 10 };

/* ---- arrow, pill ---- */

static bool holds_as_arrow(const struct clue *c, const sudoku_clues *set, const uint8_t *digits)
{
    int bulb = 0, shaft = 0;
    (void)set;
    if (!all_filled(c, digits)) return true;
    for (int cell = 0; cell < set->rules->cells; cell++)
        for (int i = 0; i < c->first_count; i++)
            if (c->cell[i] == cell) bulb = DECIMAL * bulb + digits[cell];
    for (int i = c->first_count; i < c->count; i++) shaft += digit_at(c, digits, i);
    return bulb == shaft;
}

/* How much a digit of the bulb counts: one ten times as much as the one that follows it in the grid. */
static int weight_in_bulb(const struct clue *c, int i)
{
    int weight = 1;
    for (int j = 0; j < c->first_count; j++)
        if (c->cell[j] > c->cell[i]) weight *= DECIMAL;
    return weight;
}

static void compile_arrow(const struct clue *c, const sudoku_clues *set, struct forms *f)
{
    (void)set;
    forms_begin_sum(f);
    for (int i = 0; i < c->count; i++)
        forms_term(f, c->cell[i], i < c->first_count ? weight_in_bulb(c, i) : -1);
    forms_end_sum(f, 0, 0);
}

/* Numbers above nine have no decimal place. */
static bool check_pill(const struct clue *c, const sudoku_rules *r, sudoku_error *error)
{
    (void)c;
    return r->n < DECIMAL || fail(error, 0, 0, say(pill_too_large, r->n));
}

const struct clue_kind clue_arrow = {
    .name = "arrow",
    .statement = STATES_GROUPS,
    .in_order = true,
    .fewest = 1,
    .most = 1,
    .fewest_after = 1,
    .look = {.drawing = DRAW_ARROW, .colour = "#777", .width = 5, .last = MARK_HEAD},
    .holds = holds_as_arrow,
    .compile = compile_arrow};

const struct clue_kind clue_pill = {
    .name = "pill",
    .is_upright = true,
    .statement = STATES_GROUPS,
    .in_order = true,
    .fewest = 2,
    .most = MOST_IN_PILL,
    .fewest_after = 1,
    .check = check_pill,
    .look = {.drawing = DRAW_ARROW, .colour = "#777", .width = 5, .last = MARK_HEAD},
    .holds = holds_as_arrow,
    .compile = compile_arrow};

/* ---- double arrow ---- */

static bool holds_as_double_arrow(const struct clue *c, const sudoku_clues *set, const uint8_t *digits)
{
    const int last = c->count - 1;
    int between = 0;
    (void)set;
    for (int i = 1; i < last; i++) between += digit_at(c, digits, i);
    return !all_filled(c, digits) || between == digit_at(c, digits, 0) + digit_at(c, digits, last);
}

static void compile_double_arrow(const struct clue *c, const sudoku_clues *set, struct forms *f)
{
    (void)set;
    forms_begin_sum(f);
    for (int i = 0; i < c->count; i++) forms_term(f, c->cell[i], i == 0 || i == c->count - 1 ? 1 : -1);
    forms_end_sum(f, 0, 0);
}

const struct clue_kind clue_double_arrow = {
    .name = "double-arrow",
    .statement = STATES_CELLS,
    .in_order = true,
    .fewest = 3,
    .look = {.drawing = DRAW_LINE, .colour = "#777", .width = 5, .first = MARK_INTO, .last = MARK_INTO},
    .holds = holds_as_double_arrow,
    .compile = compile_double_arrow};

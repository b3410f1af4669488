/* SPDX-License-Identifier: MIT */
/* killer.c - cages: their cells differ, and add up to a number if there is one.  A cage need not be in one piece; cages may overlap. */
#include "clue/clue_forms.h"
#include "clue/clue_kinds.h"

static bool holds(const struct clue *c, const sudoku_clues *set, const uint8_t *digits)
{
    int total = 0;
    (void)set;
    for (int i = 0; i < c->count; i++)
        for (int j = 0; j < i; j++)
            if (digit_at(c, digits, i) && digit_at(c, digits, i) == digit_at(c, digits, j)) return false;
    for (int i = 0; i < c->count; i++) total += digit_at(c, digits, i);
    return !c->number_count || !all_filled(c, digits) || total == c->number[0];
}

/* n digits that differ are all digits: cages of other sums or more cells are mistakes worth a sentence. */
static bool check(const struct clue *c, const sudoku_rules *r, sudoku_error *error)
{
    const int k = c->count, least = k * (k + 1) / 2, most = k * (2 * r->n - k + 1) / 2;
    if (k > r->n) return fail(error, 0, 0, say(cage_too_large, k, r->n));
    if (!c->number_count || (c->number[0] >= least && c->number[0] <= most)) return true;
    return fail(error, 0, 0, say(cage_sum_range, k, c->number[0], least, most));
}

static void compile(const struct clue *c, const sudoku_clues *set, struct forms *f)
{
    (void)set;
    if (c->number_count) forms_family_of_sum(f, c->cell, c->count, c->number[0]);
    else forms_differ(f, c->cell, c->count);
}

const struct clue_kind clue_killer = {.name = "killer",
                                      .statement = STATES_NUMBER,
                                      .number_may_lack = true,
                                      .fewest = 1,
                                      .least = 1,
                                      .check = check,
                                      .look = {.drawing = DRAW_CAGE, .dashes = "7 4", .width = 3},
                                      .holds = holds,
                                      .compile = compile};

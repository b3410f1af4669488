/* SPDX-License-Identifier: MIT */
/* plain_sums.c - cells that add up to a number, whether or not they differ; little killers, whose cells are a diagonal. */
#include "clue/clue_forms.h"
#include "clue/clue_kinds.h"

static bool holds(const struct clue *c, const sudoku_clues *set, const uint8_t *digits)
{
    int total = 0;
    (void)set;
    for (int i = 0; i < c->count; i++) total += digit_at(c, digits, i);
    return !all_filled(c, digits) || total == c->number[0];
}

static bool check(const struct clue *c, const sudoku_rules *r, sudoku_error *error)
{
    if (c->number[0] >= c->count && c->number[0] <= c->count * r->n) return true;
    return fail(error, 0, 0, say(sum_range, c->count, c->number[0], c->count, c->count * r->n));
}

static void compile(const struct clue *c, const sudoku_clues *set, struct forms *f)
{
    (void)set;
    forms_begin_sum(f);
    for (int i = 0; i < c->count; i++) forms_term(f, c->cell[i], 1);
    forms_end_sum(f, c->number[0], c->number[0]);
}

const struct clue_kind clue_sum = {
    .name = "sum",
    .statement = STATES_NUMBER,
    .fewest = 1,
    .check = check,
    .look = {.drawing = DRAW_CAGE, .dashes = "2 4", .width = 3, .text = "\xce\xa3"},
    .holds = holds,
    .compile = compile};

const struct clue_kind clue_little = {.name = "little",
                                      .statement = STATES_DIAGONAL,
                                      .in_order = true,
                                      .fewest = 1,
                                      .check = check,
                                      .look = {.drawing = DRAW_DIAGONAL},
                                      .holds = holds,
                                      .compile = compile};

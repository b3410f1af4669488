/* SPDX-License-Identifier: MIT */
/* skyscrapers.c - how many cells of a row or column are higher than all before them, seen from one end. */
#include "clue/clue_forms.h"
#include "clue/clue_kinds.h"

static bool holds(const struct clue *c, const sudoku_clues *set, const uint8_t *digits)
{
    int visible = 0, highest = 0;
    (void)set;
    if (!all_filled(c, digits)) return true;
    for (int i = 0; i < c->count; i++)
        if (digit_at(c, digits, i) > highest) {
            highest = digit_at(c, digits, i);
            visible++;
        }
    return visible == c->number[0];
}

/* The state: the highest so far, and how many have been seen. */
enum { SIZES = SUDOKU_MAX_SIZE + 1 };

static int64_t step(const void *context, int64_t state, int i, int digit)
{
    const int *goal = context;
    const int64_t visible = state / SIZES, highest = state % SIZES;
    (void)i;
    if (digit <= highest) return state;
    return visible == *goal ? DEAD : (visible + 1) * SIZES + digit;
}

static bool accepts(const void *context, int64_t state)
{
    const int *goal = context;
    return state / SIZES == *goal;
}

static void compile(const struct clue *c, const sudoku_clues *set, struct forms *f)
{
    const struct walker w = {.context = c->number, .step = step, .accepts = accepts};
    (void)set;
    forms_walk(f, c->cell, c->count, &w);
}

static bool check(const struct clue *c, const sudoku_rules *r, sudoku_error *error)
{
    return c->number[0] <= r->n ||
           fail(error, 0, 0, say(clue_number_range, c->kind->name, 1, r->n, c->number[0]));
}

const struct clue_kind clue_skyscraper = {.name = "skyscraper",
                                          .statement = STATES_VIEW,
                                          .in_order = true,
                                          .least = 1,
                                          .check = check,
                                          .look = {.drawing = DRAW_OUTSIDE, .middle = MARK_ROOF},
                                          .holds = holds,
                                          .compile = compile};

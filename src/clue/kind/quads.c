/* SPDX-License-Identifier: MIT */
/* quads.c - the digits in a circle on the corner of four cells: each is in these cells, as often as it is written. */
#include "clue/clue_forms.h"
#include "clue/clue_kinds.h"

static bool holds(const struct clue *c, const sudoku_clues *set, const uint8_t *digits)
{
    (void)set;
    if (!all_filled(c, digits)) return true;
    for (int i = 0; i < c->number_count; i++) {
        int written = 0, present = 0;
        for (int j = 0; j < c->number_count; j++) written += c->number[j] == c->number[i];
        for (int j = 0; j < c->count; j++) present += digit_at(c, digits, j) == c->number[i];
        if (present < written) return false;
    }
    return true;
}

/* The state: which of the written digits have been met, a bit each. */
static int64_t step(const void *context, int64_t state, int i, int digit)
{
    const struct clue *c = context;
    for (int j = 0; j < c->number_count; j++)
        if (c->number[j] == digit && !(state >> j & 1)) {
            state |= (int64_t)1 << j;
            break;
        }
    const int missing = c->number_count - bits_in((bitset)state);
    return missing > c->count - 1 - i ? DEAD : state;
}

static bool accepts(const void *context, int64_t state)
{
    const struct clue *c = context;
    return bits_in((bitset)state) == c->number_count;
}

static void compile(const struct clue *c, const sudoku_clues *set, struct forms *f)
{
    const struct walker w = {.context = c, .step = step, .accepts = accepts};
    (void)set;
    forms_walk(f, c->cell, c->count, &w);
}

static bool check(const struct clue *c, const sudoku_rules *r, sudoku_error *error)
{
    if (c->number_count < 1 || c->number_count > c->count)
        return fail(error, 0, 0, say(quad_digits, c->count, c->number_count));
    for (int i = 0; i < c->number_count; i++)
        if (c->number[i] > r->n)
            return fail(error, 0, 0, say(clue_number_range, c->kind->name, 1, r->n, c->number[i]));
    return true;
}

const struct clue_kind clue_quad = {.name = "quad",
                                    .statement = STATES_DIGITS,
                                    .fewest = 4,
                                    .most = 4,
                                    .least = 1,
                                    .check = check,
                                    .holds = holds,
                                    .compile = compile};

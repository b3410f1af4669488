/* SPDX-License-Identifier: MIT */
/* quads.c - digits that are in some cells, each as often as it is written.

       quad: r1c1 1 2 2                     the cells are the four whose upper left one is named
       contains: 1 2 2 r1c1 r5c5 r9c9       any cells  */
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

/* Few digits together: the state is which of them have been met, a bit each. */
enum { FEW_DIGITS = 8 };

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

/* Many digits one by one: the state is how often the digit is still missing. */
static int64_t step_of_one(const void *context, int64_t state, int i, int digit)
{
    const int *wanted = context;
    (void)i;
    return digit == *wanted && state ? state - 1 : state;
}

static bool accepts_one(const void *context, int64_t state)
{
    (void)context;
    return !state;
}

static void compile_one_by_one(const struct clue *c, struct forms *f)
{
    for (int digit = 1; digit <= f->n; digit++) {
        int written = 0;
        for (int i = 0; i < c->number_count; i++) written += c->number[i] == digit;
        if (written)
            forms_walk(
                f, c->cell, c->count,
                &(struct walker){
                    .context = &digit, .begin = written, .step = step_of_one, .accepts = accepts_one});
    }
}

static void compile(const struct clue *c, const sudoku_clues *set, struct forms *f)
{
    const struct walker w = {.context = c, .step = step, .accepts = accepts};
    (void)set;
    if (c->number_count > FEW_DIGITS) compile_one_by_one(c, f);
    else forms_walk(f, c->cell, c->count, &w);
}

static bool check(const struct clue *c, const sudoku_rules *r, sudoku_error *error)
{
    if (c->number_count < 1 || c->number_count > c->count)
        return fail(error, 0, 0, say(listed_digits, c->kind->name, c->count, c->number_count));
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
                                    .look = {.drawing = DRAW_CORNER, .colour = "#fff", .width = 21},
                                    .holds = holds,
                                    .compile = compile};

const struct clue_kind clue_contains = {
    .name = "contains",
    .statement = STATES_NUMBERS,
    .fewest = 1,
    .least = 1,
    .check = check,
    .look = {.drawing = DRAW_CAGE, .dashes = "9 3 1 3", .width = 3, .text = "\xe2\x88\x8b"},
    .holds = holds,
    .compile = compile};

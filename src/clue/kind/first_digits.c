/* SPDX-License-Identifier: MIT */
/* first_digits.c - clues at the edge in which the first digit of the row or column, X, says where to look.

       x-sum: row 1 left 20            the first X digits, X among them, add up to 20
       numbered-room: row 1 left 4     the X-th digit is 4  */
#include "clue/clue_forms.h"
#include "clue/clue_kinds.h"

/* ---- sums of the first digits ---- */

static bool holds_sum(const struct clue *c, const sudoku_clues *set, const uint8_t *digits)
{
    int total = 0;
    (void)set;
    if (!all_filled(c, digits)) return true;
    for (int i = 0; i < digit_at(c, digits, 0); i++) total += digit_at(c, digits, i);
    return total == c->number[0];
}

/* The state: X, which tells when to stop, and the sum so far. */
enum { SIZES = SUDOKU_MAX_SIZE + 1 };

static int64_t step_sum(const void *context, int64_t state, int i, int digit)
{
    const int *goal = context;
    const int64_t x = i ? state % SIZES : digit, sum = i ? state / SIZES : 0;
    const int64_t more = i < x ? sum + digit : sum;
    return more > *goal || (i + 1 >= x && more != *goal) ? DEAD : more * SIZES + x;
}

static bool accepts_sum(const void *context, int64_t state)
{
    const int *goal = context;
    return state / SIZES == *goal;
}

static void compile_sum(const struct clue *c, const sudoku_clues *set, struct forms *f)
{
    const struct walker w = {.context = c->number, .step = step_sum, .accepts = accepts_sum};
    (void)set;
    forms_walk(f, c->cell, c->count, &w);
}

/* From 1, if that is first, to all digits. */
static bool check_sum(const struct clue *c, const sudoku_rules *r, sudoku_error *error)
{
    const int most = r->n * (r->n + 1) / 2;
    return c->number[0] <= most ||
           fail(error, 0, 0, say(clue_number_range, c->kind->name, 1, most, c->number[0]));
}

const struct clue_kind clue_x_sum = {.name = "x-sum",
                                     .statement = STATES_VIEW,
                                     .in_order = true,
                                     .least = 1,
                                     .check = check_sum,
                                     .look = {.drawing = DRAW_OUTSIDE, .middle = MARK_ROUND},
                                     .holds = holds_sum,
                                     .compile = compile_sum};

/* ---- numbered rooms ---- */

static bool holds_room(const struct clue *c, const sudoku_clues *set, const uint8_t *digits)
{
    const int x = digit_at(c, digits, 0);
    (void)set;
    return !x || !digit_at(c, digits, x - 1) || digit_at(c, digits, x - 1) == c->number[0];
}

/* A first digit that names another room goes with that room's digit. */
static bool leads_to(int x, int y, int room_and_digit)
{
    return x != room_and_digit / SIZES || y == room_and_digit % SIZES;
}

static void compile_room(const struct clue *c, const sudoku_clues *set, struct forms *f)
{
    const int digit = c->number[0];
    (void)set;
    for (int room = 2; room <= f->n; room++)
        forms_pair(f, c->cell[0], c->cell[room - 1], leads_to, room * SIZES + digit);
    if (digit != 1)
        forms_mask(f, c->cell[0], ~bit(0)); /* it would be the digit of the first room itself */
}

static bool check_room(const struct clue *c, const sudoku_rules *r, sudoku_error *error)
{
    return c->number[0] <= r->n ||
           fail(error, 0, 0, say(clue_number_range, c->kind->name, 1, r->n, c->number[0]));
}

const struct clue_kind clue_numbered_room = {.name = "numbered-room",
                                             .statement = STATES_VIEW,
                                             .in_order = true,
                                             .least = 1,
                                             .check = check_room,
                                             .look = {.drawing = DRAW_OUTSIDE, .middle = MARK_BOX},
                                             .holds = holds_room,
                                             .compile = compile_room};

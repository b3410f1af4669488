/* SPDX-License-Identifier: MIT */
/* sandwiches.c - the digits between the 1 and the largest digit of a row or column add up to a number.  So there is one of each, even if
   nothing else says that the digits differ.  */
#include "clue/clue_forms.h"
#include "clue/clue_kinds.h"

static bool holds(const struct clue *c, const sudoku_clues *set, const uint8_t *digits)
{
    const int n = set->rules->n;
    int total = 0, smallest = 0, largest = 0;
    if (!all_filled(c, digits)) return true;
    for (int i = 0; i < c->count; i++) {
        const int digit = digit_at(c, digits, i);
        if (digit == 1) smallest++;
        else if (digit == n) largest++;
        else if (smallest + largest == 1) total += digit;
    }
    return smallest == 1 && largest == 1 && total == c->number[0];
}

/* The state: which crusts have been seen (1 the smallest digit, 2 the largest), and the sum since the first. */
struct goal {
    int n, sum;
};
enum { CRUSTS = 4, BOTH = 3 };

static int64_t step(const void *context, int64_t state, int i, int digit)
{
    const struct goal *g = context;
    const int seen = (int)(state % CRUSTS), crust = (digit == 1) + 2 * (digit == g->n);
    const int64_t sum = state / CRUSTS;
    (void)i;
    if (seen & crust) return DEAD;
    if (crust) return sum * CRUSTS + (seen | crust);
    const int64_t more = seen && seen != BOTH ? sum + digit : sum;
    return more > g->sum ? DEAD : more * CRUSTS + seen;
}

static bool accepts(const void *context, int64_t state)
{
    const struct goal *g = context;
    return state / CRUSTS == g->sum && state % CRUSTS == BOTH;
}

static void compile(const struct clue *c, const sudoku_clues *set, struct forms *f)
{
    const struct goal g = {.n = set->rules->n, .sum = c->number[0]};
    const struct walker w = {.context = &g, .step = step, .accepts = accepts};
    forms_walk(f, c->cell, c->count, &w);
}

/* Between the crusts are all other digits at most. */
static bool check(const struct clue *c, const sudoku_rules *r, sudoku_error *error)
{
    const int n = r->n, most = n * (n + 1) / 2 - n - 1;
    if (n < 2) return fail(error, 0, 0, say(clue_needs_size, c->kind->name, 2));
    return c->number[0] <= most ||
           fail(error, 0, 0, say(clue_number_range, c->kind->name, 0, most, c->number[0]));
}

const struct clue_kind clue_sandwich = {.name = "sandwich",
                                        .statement = STATES_LINE,
                                        .in_order = true,
                                        .check = check,
                                        .look = {.drawing = DRAW_OUTSIDE},
                                        .holds = holds,
                                        .compile = compile};

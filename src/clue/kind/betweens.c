/* SPDX-License-Identifier: MIT */
/* betweens.c - lines whose inner digits depend on those at both ends.

       between: r1c1 ... r5c5      they lie between the ends, which are not among them
       lockout: r1c1 ... r5c5      they lie outside: not between the ends, and not equal to one.  The ends differ by 4 at least, or by
                                   a number that is stated  */
#include <stdlib.h>

#include "clue/clue_forms.h"
#include "clue/clue_kinds.h"

static bool holds_between(const struct clue *c, const sudoku_clues *set, const uint8_t *digits)
{
    const int a = digit_at(c, digits, 0), b = digit_at(c, digits, c->count - 1);
    (void)set;
    if (!a || !b) return true;
    for (int i = 1; i < c->count - 1; i++) {
        const int digit = digit_at(c, digits, i);
        if (digit && !(a < digit && digit < b) && !(b < digit && digit < a)) return false;
    }
    return true;
}

static bool holds_lockout(const struct clue *c, const sudoku_clues *set, const uint8_t *digits)
{
    const int a = digit_at(c, digits, 0), b = digit_at(c, digits, c->count - 1);
    (void)set;
    if (!a || !b) return true;
    if (abs(a - b) < c->number[0]) return false;
    for (int i = 1; i < c->count - 1; i++) {
        const int digit = digit_at(c, digits, i);
        if (digit && !(digit < a && digit < b) && !(digit > a && digit > b)) return false;
    }
    return true;
}

/* The walk visits one end, the other, then what is between: its state is the ends, smaller first. */
enum { SIZES = SUDOKU_MAX_SIZE + 1 };

struct ends {
    int distance;
    bool outside;
};

static int64_t step(const void *context, int64_t state, int i, int digit)
{
    const struct ends *e = context;
    if (i == 0) return digit;
    if (i == 1) {
        const int low = digit < state ? digit : (int)state, high = digit < state ? (int)state : digit;
        return high - low < e->distance ? DEAD : low * SIZES + high;
    }
    const int low = (int)(state / SIZES), high = (int)(state % SIZES);
    const bool inside = low < digit && digit < high, outside = digit < low || digit > high;
    return (e->outside ? outside : inside) ? state : DEAD;
}

static bool accepts(const void *context, int64_t state)
{
    (void)context;
    (void)state;
    return true;
}

static void compile(const struct clue *c, struct forms *f, struct ends e)
{
    uint16_t cell[SUDOKU_MAX_CELLS];
    const struct walker w = {.context = &e, .step = step, .accepts = accepts};
    cell[0] = c->cell[0];
    cell[1] = c->cell[c->count - 1];
    for (int i = 1; i < c->count - 1; i++) cell[i + 1] = c->cell[i];
    forms_walk(f, cell, c->count, &w);
}

static void compile_between(const struct clue *c, const sudoku_clues *set, struct forms *f)
{
    (void)set;
    compile(c, f, (struct ends){.distance = 0});
}

static void compile_lockout(const struct clue *c, const sudoku_clues *set, struct forms *f)
{
    (void)set;
    compile(c, f, (struct ends){.distance = c->number[0], .outside = true});
}

static int usual_distance(int n) { return n / 2; }

const struct clue_kind clue_between = {
    .name = "between",
    .statement = STATES_CELLS,
    .in_order = true,
    .fewest = 2,
    .look = {.drawing = DRAW_LINE, .colour = "#999", .width = 9, .first = MARK_RING, .last = MARK_RING},
    .holds = holds_between,
    .compile = compile_between};

const struct clue_kind clue_lockout = {.name = "lockout",
                                       .statement = STATES_NUMBER,
                                       .in_order = true,
                                       .number_may_lack = true,
                                       .usual_number = usual_distance,
                                       .fewest = 2,
                                       .look = {.drawing = DRAW_LINE,
                                                .colour = "#999",
                                                .width = 9,
                                                .first = MARK_DIAMOND,
                                                .last = MARK_DIAMOND},
                                       .holds = holds_lockout,
                                       .compile = compile_lockout};

/* SPDX-License-Identifier: MIT */
/* thermometers.c - digits rise from the bulb, the first cell: by 1 at least from cell to cell; `slow`: they never fall; `fast`: by 2 at
   least.  A thermometer with branches is several that share cells.  */
#include "clue/clue_forms.h"
#include "clue/clue_kinds.h"

/* Each two neighbours along the line: what rises from each cell to the next rises all along. */
static bool rises_by(const struct clue *c, const uint8_t *digits, int step)
{
    int bound = 0; /* for the digit of this cell, from those before it */
    for (int i = 0; i < c->count; i++, bound += step) {
        const int digit = digit_at(c, digits, i);
        if (!digit) continue;
        if (digit < bound) return false;
        bound = digit;
    }
    return true;
}

static bool holds_thermo(const struct clue *c, const sudoku_clues *set, const uint8_t *digits)
{
    (void)set;
    return rises_by(c, digits, 1);
}

static bool holds_slow(const struct clue *c, const sudoku_clues *set, const uint8_t *digits)
{
    (void)set;
    return rises_by(c, digits, 0);
}

static bool holds_fast(const struct clue *c, const sudoku_clues *set, const uint8_t *digits)
{
    (void)set;
    return rises_by(c, digits, 2);
}

static bool is_greater_by(int x, int y, int least) { return x - y >= least; }

/* All pairs, not only neighbours: then nothing has to wander along the line. */
static void compile_steps(const struct clue *c, struct forms *f, int step)
{
    if (step * (c->count - 1) >= f->n) { /* it is longer than there are digits */
        forms_impossible(f);
        return;
    }
    for (int apart = 1; apart < c->count; apart++)
        for (int i = 0; i + apart < c->count; i++)
            forms_pair(f, c->cell[i + apart], c->cell[i], is_greater_by, step * apart);
}

static void compile_thermo(const struct clue *c, const sudoku_clues *set, struct forms *f)
{
    (void)set;
    compile_steps(c, f, 1);
}

static void compile_slow(const struct clue *c, const sudoku_clues *set, struct forms *f)
{
    (void)set;
    compile_steps(c, f, 0);
}

static void compile_fast(const struct clue *c, const sudoku_clues *set, struct forms *f)
{
    (void)set;
    compile_steps(c, f, 2);
}

const struct clue_kind clue_thermo = {
    .name = "thermo",
    .statement = STATES_CELLS,
    .in_order = true,
    .fewest = 2,
    .look = {.drawing = DRAW_LINE, .colour = "#cacaca", .width = 24, .first = MARK_DISC},
    .holds = holds_thermo,
    .compile = compile_thermo};
const struct clue_kind clue_slow_thermo = {
    .name = "slow-thermo",
    .statement = STATES_CELLS,
    .in_order = true,
    .fewest = 2,
    .look = {.drawing = DRAW_LINE, .colour = "#cacaca", .width = 24, .core = "", .first = MARK_DISC},
    .holds = holds_slow,
    .compile = compile_slow};
const struct clue_kind clue_fast_thermo = {
    .name = "fast-thermo",
    .statement = STATES_CELLS,
    .in_order = true,
    .fewest = 2,
    .look = {.drawing = DRAW_LINE, .colour = "#cacaca", .width = 24, .core = "8 6", .first = MARK_DISC},
    .holds = holds_fast,
    .compile = compile_fast};

/* SPDX-License-Identifier: MIT */
/* circles.c - counting circles: a digit that is in one of the cells is in as many of them as it says. */
#include "clue/clue_forms.h"
#include "clue/clue_kinds.h"

static bool holds(const struct clue *c, const sudoku_clues *set, const uint8_t *digits)
{
    int count[SUDOKU_MAX_SIZE + 1] = {0}, open;
    for (int i = 0; i < c->count; i++) count[digit_at(c, digits, i)]++;
    open = count[0];
    for (int digit = 1; digit <= set->rules->n; digit++) {
        if (count[digit] > digit) return false;
        if (count[digit] && count[digit] + open < digit) return false;
    }
    return true;
}

/* A walk for each digit, whose state counts its cells: none, or as many as it says. */
static int64_t step(const void *context, int64_t state, int i, int digit)
{
    const int *counted = context;
    (void)i;
    if (digit != *counted) return state;
    return state == *counted ? DEAD : state + 1;
}

static bool accepts(const void *context, int64_t state)
{
    const int *counted = context;
    return !state || state == *counted;
}

static void compile(const struct clue *c, const sudoku_clues *set, struct forms *f)
{
    (void)set;
    for (int digit = 1; digit <= f->n; digit++)
        forms_walk(f, c->cell, c->count,
                   &(struct walker){.context = &digit, .step = step, .accepts = accepts});
}

const struct clue_kind clue_circles = {.name = "circles",
                                       .statement = STATES_CELLS,
                                       .fewest = 1,
                                       .look = {.drawing = DRAW_CELLS, .middle = MARK_RING, .width = 38},
                                       .holds = holds,
                                       .compile = compile};

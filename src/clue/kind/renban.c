/* SPDX-License-Identifier: MIT */
/* renban.c - lines whose digits differ and follow one another without a gap, in any order. */
#include "clue/clue_forms.h"
#include "clue/clue_kinds.h"

static bool holds(const struct clue *c, const sudoku_clues *set, const uint8_t *digits)
{
    int smallest = set->rules->n + 1, largest = 0;
    for (int i = 0; i < c->count; i++) {
        const int digit = digit_at(c, digits, i);
        if (!digit) continue;
        for (int j = 0; j < i; j++)
            if (digit == digit_at(c, digits, j)) return false;
        if (digit < smallest) smallest = digit;
        if (digit > largest) largest = digit;
    }
    return largest - smallest < c->count;
}

static void compile(const struct clue *c, const sudoku_clues *set, struct forms *f)
{
    bitset runs[SUDOKU_MAX_SIZE];
    int count = 0;
    (void)set;
    for (int first = 0; first + c->count <= f->n; first++) runs[count++] = first_bits(c->count) << first;
    forms_family(f, c->cell, c->count, runs, count);
}

const struct clue_kind clue_renban = {.name = "renban",
                                      .statement = STATES_CELLS,
                                      .fewest = 1,
                                      .look = {.drawing = DRAW_LINE, .colour = "#dfa9e8", .width = 20},
                                      .holds = holds,
                                      .compile = compile};

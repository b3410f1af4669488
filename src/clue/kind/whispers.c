/* SPDX-License-Identifier: MIT */
/* whispers.c - lines along which digits keep their distance.

       whisper: r1c1 r1c2 ...      neighbours on the line differ by half the size at least (5 of 9, "German"), or by a number that is
                                   stated (4 is "Dutch")
       nabner: r1c1 r1c2 ...       no two digits on the line are equal or consecutive, neighbours or not  */
#include <stdlib.h>

#include "clue/clue_forms.h"
#include "clue/clue_kinds.h"

static int half_the_size(int n) { return (n + 1) / 2; }

static bool differ_by_at_least(int x, int y, int least) { return abs(x - y) >= least; }

static bool holds_whisper(const struct clue *c, const sudoku_clues *set, const uint8_t *digits)
{
    (void)set;
    for (int i = 1; i < c->count; i++) {
        const int x = digit_at(c, digits, i - 1), y = digit_at(c, digits, i);
        if (x && y && x - y < c->number[0] && y - x < c->number[0]) return false;
    }
    return true;
}

static void compile_whisper(const struct clue *c, const sudoku_clues *set, struct forms *f)
{
    (void)set;
    for (int i = 1; i < c->count; i++)
        forms_pair(f, c->cell[i - 1], c->cell[i], differ_by_at_least, c->number[0]);
}

const struct clue_kind clue_whisper = {
    .name = "whisper",
    .statement = STATES_NUMBER,
    .may_repeat = true,
    .in_order = true,
    .number_may_lack = true,
    .usual_number = half_the_size,
    .fewest = 2,
    .least = 1,
    .look = {.drawing = DRAW_LINE, .colour = "#93d693", .width = 14, .core = ""},
    .holds = holds_whisper,
    .compile = compile_whisper};

static bool holds_nabner(const struct clue *c, const sudoku_clues *set, const uint8_t *digits)
{
    (void)set;
    for (int i = 0; i < c->count; i++)
        for (int j = 0; j < i; j++) {
            const int x = digit_at(c, digits, i), y = digit_at(c, digits, j);
            if (x && y && (x == y || x == y + 1 || y == x + 1)) return false;
        }
    return true;
}

static void compile_nabner(const struct clue *c, const sudoku_clues *set, struct forms *f)
{
    (void)set;
    if (2 * c->count - 1 > f->n) forms_impossible(f); /* 1, 3, 5, ... */
    else
        for (int i = 0; i < c->count; i++)
            for (int j = 0; j < i; j++) forms_pair(f, c->cell[i], c->cell[j], differ_by_at_least, 2);
}

const struct clue_kind clue_nabner = {
    .name = "nabner",
    .statement = STATES_CELLS,
    .fewest = 2,
    .look = {.drawing = DRAW_LINE, .colour = "#e8d35c", .width = 14, .dashes = "5 5"},
    .holds = holds_nabner,
    .compile = compile_nabner};

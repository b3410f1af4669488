/* SPDX-License-Identifier: MIT */
/* palindromes.c - cells that hold the same: a line that reads the same from both ends, two groups cell by cell, or in any order. */
#include "clue/clue_forms.h"
#include "clue/clue_kinds.h"

static bool are_equal(int x, int y, int unused)
{
    (void)unused;
    return x == y;
}

static bool differ(int x, int y) { return x && y && x != y; }

static bool holds_palindrome(const struct clue *c, const sudoku_clues *set, const uint8_t *digits)
{
    (void)set;
    for (int i = 0; i < c->count; i++)
        if (differ(digit_at(c, digits, i), digit_at(c, digits, c->count - 1 - i))) return false;
    return true;
}

static void compile_palindrome(const struct clue *c, const sudoku_clues *set, struct forms *f)
{
    (void)set;
    for (int i = 0, j = c->count - 1; i < j; i++, j--)
        forms_pair(f, c->cell[i], c->cell[j], are_equal, 0);
}

const struct clue_kind clue_palindrome = {.name = "palindrome",
                                          .statement = STATES_CELLS,
                                          .in_order = true,
                                          .fewest = 2,
                                          .look = {.drawing = DRAW_LINE,
                                                   .colour = "#b5b5b5",
                                                   .width = 12,
                                                   .first = MARK_SQUARE,
                                                   .last = MARK_SQUARE},
                                          .holds = holds_palindrome,
                                          .compile = compile_palindrome};

static bool has_equal_groups(const struct clue *c, const sudoku_rules *r, sudoku_error *error)
{
    (void)r;
    const int after = c->count - c->first_count;
    return c->first_count == after ||
           fail(error, 0, 0, say(groups_differ, c->kind->name, c->first_count, after));
}

static bool holds_clone(const struct clue *c, const sudoku_clues *set, const uint8_t *digits)
{
    (void)set;
    for (int i = c->first_count; i < c->count; i++)
        if (differ(digit_at(c, digits, i), digit_at(c, digits, i - c->first_count))) return false;
    return true;
}

static void compile_clone(const struct clue *c, const sudoku_clues *set, struct forms *f)
{
    (void)set;
    for (int i = 0; i < c->first_count; i++)
        if (c->cell[i] != c->cell[c->first_count + i])
            forms_pair(f, c->cell[i], c->cell[c->first_count + i], are_equal, 0);
}

const struct clue_kind clue_clone = {
    .name = "clone",
    .statement = STATES_GROUPS,
    .may_repeat = true,
    .in_order = true,
    .fewest = 1,
    .fewest_after = 1,
    .check = has_equal_groups,
    .look = {.drawing = DRAW_GROUPS, .colour = "#dedede", .dashes = "1 3", .width = 3, .lettered = true},
    .holds = holds_clone,
    .compile = compile_clone};

/* ---- the same digits in any order ---- */

static bool holds_same(const struct clue *c, const sudoku_clues *set, const uint8_t *digits)
{
    int surplus[SUDOKU_MAX_SIZE + 1] = {0};
    (void)set;
    if (!all_filled(c, digits)) return true;
    for (int i = 0; i < c->count; i++) surplus[digit_at(c, digits, i)] += i < c->first_count ? 1 : -1;
    for (int digit = 1; digit <= SUDOKU_MAX_SIZE; digit++)
        if (surplus[digit]) return false;
    return true;
}

/* A walk for each digit, whose state is its surplus in the first group. */
struct counted {
    int digit, first_count;
};

static int64_t step(const void *context, int64_t state, int i, int digit)
{
    const struct counted *x = context;
    if (digit != x->digit) return state;
    if (i < x->first_count) return state + 1;
    return state ? state - 1 : DEAD;
}

static bool accepts(const void *context, int64_t state)
{
    (void)context;
    return !state;
}

static void compile_same(const struct clue *c, const sudoku_clues *set, struct forms *f)
{
    (void)set;
    for (int digit = 1; digit <= f->n; digit++)
        forms_walk(f, c->cell, c->count,
                   &(struct walker){.context = &(struct counted){digit, c->first_count},
                                    .step = step,
                                    .accepts = accepts});
}

const struct clue_kind clue_same = {
    .name = "same",
    .statement = STATES_GROUPS,
    .may_repeat = true,
    .fewest = 1,
    .fewest_after = 1,
    .check = has_equal_groups,
    .look = {.drawing = DRAW_GROUPS, .dashes = "6 3", .width = 3, .text = "=", .lettered = true},
    .holds = holds_same,
    .compile = compile_same};

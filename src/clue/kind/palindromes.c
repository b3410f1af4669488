/* SPDX-License-Identifier: MIT */
/* palindromes.c - cells that hold the same: a line that reads the same from both ends, or two groups, cell by cell. */
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

const struct clue_kind clue_clone = {.name = "clone",
                                     .statement = STATES_GROUPS,
                                     .may_repeat = true,
                                     .in_order = true,
                                     .fewest = 1,
                                     .fewest_after = 1,
                                     .check = has_equal_groups,
                                     .holds = holds_clone,
                                     .compile = compile_clone};

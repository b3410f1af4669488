/* SPDX-License-Identifier: MIT */
/* test_almost_locked.c - the XZ rule of almost locked sets, against its definition.

   Sources: src/logic/sets/als.c.  */
#include <stdio.h>

#include "support/cmocka_first.h"

#include "support/by_definition.h"

enum { MOST_SETS = 6000 };

/* k cells of a house with k + 1 candidates between them. */
struct set {
    int cell[BOARD_SIZE], count;
    bool digit[BOARD_SIZE + 1], has[BOARD_CELLS];
};

static struct set sets[MOST_SETS];

static bool make_set(const struct board *b, const int *open, int count, int choice, struct set *s)
{
    int digits = 0;
    *s = (struct set){0};
    for (int i = 0; i < count; i++)
        if (choice >> i & 1) {
            s->has[open[i]] = true;
            s->cell[s->count++] = open[i];
            for (int d = 1; d <= b->n; d++) s->digit[d] |= b->can[open[i]][d];
        }
    for (int d = 1; d <= b->n; d++) digits += s->digit[d];
    return digits == s->count + 1;
}

static int list_sets(const struct board *b)
{
    int found = 0;
    for (int h = 0; h < b->houses; h++) {
        int open[BOARD_SIZE];
        const int count = open_cells(b, h, open);
        for (int choice = 1; choice < 1 << count && found < MOST_SETS; choice++)
            found += make_set(b, open, count, choice, &sets[found]);
    }
    assert_true(found < MOST_SETS);
    return found;
}

/* Does a cell see all places of the digit in the set?  Members do not. */
static bool sees_digit(const struct board *b, int cell, const struct set *s, int digit)
{
    for (int i = 0; i < s->count; i++)
        if (b->can[s->cell[i]][digit] && !b->sees[cell][s->cell[i]]) return false;
    return true;
}

/* Only one of the two sets can hold the digit: all its places in the one see all in the other. */
static bool is_restricted(const struct board *b, const struct set *one, const struct set *other,
                          int digit)
{
    if (!one->digit[digit] || !other->digit[digit]) return false;
    for (int i = 0; i < one->count; i++)
        if (b->can[one->cell[i]][digit] && !sees_digit(b, one->cell[i], other, digit)) return false;
    return true;
}

static bool share_cells(const struct set *one, const struct set *other)
{
    for (int i = 0; i < one->count; i++)
        if (other->has[one->cell[i]]) return true;
    return false;
}

/* Removes what sees all places of the digit in one set, and in the other if there is one. */
static void remove_seen(const struct board *b, int digit, const struct set *one, const struct set *two,
                        const struct set *spared, struct conclusions *found)
{
    for (int c = 0; c < b->cells; c++)
        if (b->can[c][digit] && !spared->has[c] && sees_digit(b, c, one, digit) &&
            (!two || sees_digit(b, c, two, digit)))
            remove_candidate(b, found, c, digit);
}

/* With one restricted common digit, any other common digit is in one of the sets.  With two, one is in each set, so all other digits are
   in theirs.  */
static void try_sets(const struct board *b, const struct set *one, const struct set *two,
                     struct conclusions *found)
{
    int links = 0, link = 0;
    bool restricted[BOARD_SIZE + 1] = {false};
    for (int d = 1; d <= b->n; d++)
        if (is_restricted(b, one, two, d)) {
            restricted[d] = true;
            links++;
            link = d;
        }
    for (int d = 1; d <= b->n && links; d++) {
        if (one->digit[d] && two->digit[d] && (links > 1 || d != link))
            remove_seen(b, d, one, two, one, found);
        if (links < 2 || restricted[d]) continue;
        if (one->digit[d]) remove_seen(b, d, one, NULL, two, found);
        if (two->digit[d]) remove_seen(b, d, two, NULL, one, found);
    }
}

static void als_xz(const struct board *b, int unused, struct conclusions *found)
{
    const int count = list_sets(b);
    (void)unused;
    for (int i = 0; i < count; i++)
        for (int k = 0; k < i; k++)
            if (!share_cells(&sets[i], &sets[k])) try_sets(b, &sets[i], &sets[k], found);
}

static const struct comparison list[] = {{"hodoku", "als-xz", als_xz, 0, 30}};

static void set_pairs_are_all_found(void **state)
{
    (void)state;
    compare_all(list, sizeof list / sizeof *list, 40, NULL);
}

static bool removes_3_from_r2c4(void *context, const sudoku_step *step)
{
    for_each_part(p, step, SUDOKU_REMOVED) *(bool *)context |= p->cell == 7 && p->digit == 3;
    return true;
}

/* r1c1 {1 2} and r3c4 {2 3} see each other in a house of two cells: the whole house is a set.  With r1c4 {1 3} it removes 3 from column 4. */
static void a_small_house_may_be_a_set(void **state)
{
    static const uint16_t pair[] = {0, 11};
    const sudoku_cells house = {pair, 2};
    sudoku_rules *rules =
        sudoku_rules_new(&(sudoku_shape){.size = 4, .houses = &house, .house_count = 1}, NULL);
    sudoku_logic *l = logic_new(rules, "hodoku", NULL);
    bool found = false;
    (void)state;
    position_start(l->at, &(sudoku_puzzle){.rules = rules, .givens = (uint8_t[16]){0}});
    for (int d = 1; d <= 4; d++) {
        if (d != 1 && d != 2) position_remove(l->at, 0, d);
        if (d != 2 && d != 3) position_remove(l->at, 11, d);
        if (d != 1 && d != 3) position_remove(l->at, 3, d);
    }
    logic_all(l, technique_named("als-xz"), removes_3_from_r2c4, &found);
    assert_true(found);
    logic_free(l);
    sudoku_rules_free(rules);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(set_pairs_are_all_found),
        cmocka_unit_test(a_small_house_may_be_a_set),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}

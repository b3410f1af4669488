/* SPDX-License-Identifier: MIT */
/* test_basics.c - what singles, leftovers and subsets are made of.  Their steps are tested in test_cases.c and test_rated.c. */
#include <string.h>

#include "support/cmocka_first.h"

#include "logic/proof/proof.h"
#include "logic/position/singles_order.h"
#include "logic/subsets/tight_sets.h"
#include "logic/path/walk.h"
#include "support/data.h"

enum { N = 9, CELLS = N * N, LINE = 4096, MOST = CELLS * N };

/* ---- choosing sets ---- */

static void choose(enum tight_order order, char *text)
{
    struct tight t = tight_begin(2, order);
    bitset names, members;
    for (int i = 0; i < 4; i++) tight_add(&t, i, i == 2 ? bit(0) : bit(0) | bit(1));
    while (tight_next(&t, &names, &members)) {
        assert_true(members == (bit(0) | bit(1)));
        for_each_bit(i, names) *text++ = (char)('0' + i);
        *text++ = ' ';
    }
    *text = 0;
}

static void choices_come_in_both_orders(void **state)
{
    (void)state;
    char text[64];
    choose(BY_SMALLEST, text);
    assert_string_equal(text, "01 02 03 12 13 23 ");
    choose(BY_LARGEST, text);
    assert_string_equal(text, "01 02 12 03 13 23 ");
}

static void sets_that_are_too_large_are_not_chosen(void **state)
{
    (void)state;
    struct tight t = tight_begin(3, BY_SMALLEST);
    bitset names, members;
    const bitset set[] = {0x3, 0xF, 0x6, 0x18, 0x5};
    for (int i = 0; i < 5; i++) tight_add(&t, i, set[i]);
    assert_true(tight_next(&t, &names, &members));
    assert_true(names == (bit(0) | bit(2) | bit(4)) && members == 0x7);
    assert_false(tight_next(&t, &names, &members));
}

/* ---- the order of singles ---- */

struct scene {
    sudoku_rules *rules;
    struct field *field;
    struct position *at;
};

static struct scene scene_of(int size)
{
    struct scene s = {.rules = sudoku_rules_new(&(sudoku_shape){.size = size}, NULL)};
    s.field = field_new(s.rules);
    s.at = position_new(s.field);
    return s;
}

static void end(struct scene *s)
{
    position_free(s->at);
    field_free(s->field);
    sudoku_rules_free(s->rules);
}

/*     1 2 | 3 a      the 3 leaves a with 4 and nothing else, and box 2 with one place for 4;
       . b | . .      1 and 2 placed again below leave b with 3 and 4
       ----+----  */
static void singles_are_queued_as_they_come_to_light(void **state)
{
    (void)state;
    struct scene s = scene_of(4);
    assert_true(position_keep_singles(s.at));
    const uint8_t givens[16] = {1, 2, 3};
    position_start(s.at, &(sudoku_puzzle){.rules = s.rules, .givens = givens});
    const struct singles *q = s.at->singles;
    assert_int_equal(q->naked.count, 1);
    assert_int_equal(q->naked.item[0].cell, 3);
    assert_int_equal(q->naked.item[0].digit, 4);
    assert_int_equal(q->hidden.count, 1); /* row 1 */
    assert_int_equal(q->hidden.item[0].cell, 3);
    assert_int_equal(q->hidden.item[0].digit, 4);
    position_place(s.at, 3, 4);
    position_place(s.at, 4, 4);
    assert_int_equal(q->naked.count, 2); /* the last cell of box 1 */
    assert_int_equal(q->naked.item[1].cell, 5);
    assert_int_equal(q->naked.item[1].digit, 3);
    int open = 0;
    for_each_single(single, &q->naked, s.at) open += single->cell;
    assert_int_equal(open, 5);
    end(&s);
}

static void a_copy_of_a_position_has_no_queue(void **state)
{
    (void)state;
    struct scene s = scene_of(4);
    assert_true(position_keep_singles(s.at));
    struct position *copy = position_new(s.field);
    position_copy(copy, s.at);
    assert_null(copy->singles);
    assert_non_null(s.at->singles);
    position_place(copy, 0, 1);
    assert_int_equal(s.at->open, 16);
    position_free(copy);
    end(&s);
}

/* ---- leftovers ---- */

struct leftover_check {
    sudoku_logic *logic;
    int steps;
    bool placed; /* 5 in r2c1 */
};

static bool prove_leftover(void *context, const sudoku_step *step)
{
    struct leftover_check *check = context;
    assert_int_equal(prove_step(check->logic->at, true, step, NULL), PROVED);
    check->steps++;
    for_each_part(p, step, SUDOKU_PLACED) check->placed |= p->cell == 5 && p->digit == 5;
    return true;
}

/*     a a a a c       the a's have four cells of row 1 and one in row 2: the last cell of row 1 holds
       a b b c c       what that one holds  */
static void cells_that_are_left_over_are_equal(void **state)
{
    (void)state;
    static const uint8_t region[25] = {0, 0, 0, 0, 2, 0, 1, 1, 2, 2, 1, 1, 1,
                                       2, 2, 3, 3, 3, 4, 4, 3, 3, 4, 4, 4};
    const uint8_t givens[25] = {[4] = 5};
    sudoku_rules *rules = sudoku_rules_new(&(sudoku_shape){.size = 5, .regions = region}, NULL);
    struct leftover_check check = {.logic = logic_new(rules, "hodoku", NULL)};
    const sudoku_puzzle puzzle = {.rules = rules, .givens = givens};
    assert_int_not_equal(logic_start(check.logic, &puzzle), SUDOKU_NO_SOLUTION);
    logic_all(check.logic, TECHNIQUE_leftovers, prove_leftover, &check);
    assert_true(check.placed);
    logic_free(check.logic);
    sudoku_rules_free(rules);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(choices_come_in_both_orders),
        cmocka_unit_test(sets_that_are_too_large_are_not_chosen),
        cmocka_unit_test(singles_are_queued_as_they_come_to_light),
        cmocka_unit_test(a_copy_of_a_position_has_no_queue),
        cmocka_unit_test(cells_that_are_left_over_are_equal),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}

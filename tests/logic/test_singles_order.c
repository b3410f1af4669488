/* SPDX-License-Identifier: MIT */
/* test_singles_order.c - singles in the order in which they come to light. */
#include "support/cmocka_first.h"

#include "logic/position/position.h"
#include "logic/position/singles_order.h"

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

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(singles_are_queued_as_they_come_to_light),
        cmocka_unit_test(a_copy_of_a_position_has_no_queue),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}

/* SPDX-License-Identifier: MIT */
/* test_proof.c - the checker believes what follows, and nothing else. */
#include "support/cmocka_first.h"

#include "logic/proof/proof.h"
#include "logic/step/step.h"
#include "logic/step/techniques.h"

struct scene {
    sudoku_rules *rules;
    struct field *field;
    struct position *at;
    struct step step;
};

static struct scene scene_of(int size, const char *extras)
{
    struct scene s = {0};
    s.rules = sudoku_rules_new(&(sudoku_shape){.size = size, .rules = extras}, NULL);
    s.field = field_new(s.rules);
    s.at = position_new(s.field);
    step_begin(&s.step, TECHNIQUE_naked_pair);
    return s;
}

static void end(struct scene *s)
{
    step_free(&s->step);
    position_free(s->at);
    field_free(s->field);
    sudoku_rules_free(s->rules);
}

/* Leaves only these digits in a cell. */
static void leave(struct scene *s, int cell, bitset digits)
{
    for_each_bit(d, s->at->candidates[cell] & ~digits) position_remove(s->at, cell, d + 1);
}

static proof_result verdict(struct scene *s) { return prove_step(s->at, true, &s->step.it, NULL); }

static void a_naked_pair_holds(void **state)
{
    (void)state;
    struct scene s = scene_of(9, NULL);
    leave(&s, 0, bit(0) | bit(4));
    leave(&s, 1, bit(0) | bit(4));
    step_cell_truth(&s.step, 0);
    step_cell_truth(&s.step, 1);
    step_remove(&s.step, 8, 1);
    step_remove(&s.step, 9, 5);
    assert_int_equal(verdict(&s), PROVED);
    end(&s);
}

static void a_pair_says_nothing_of_other_digits_and_cells(void **state)
{
    (void)state;
    struct scene s = scene_of(9, NULL);
    leave(&s, 0, bit(0) | bit(4));
    leave(&s, 1, bit(0) | bit(4));
    step_cell_truth(&s.step, 0);
    step_cell_truth(&s.step, 1);
    step_remove(&s.step, 8, 2);
    assert_int_equal(verdict(&s), NOT_PROVED);
    step_begin(&s.step, TECHNIQUE_naked_pair);
    step_cell_truth(&s.step, 0);
    step_cell_truth(&s.step, 1);
    step_remove(&s.step, 80, 1);
    assert_int_equal(verdict(&s), NOT_PROVED);
    end(&s);
}

static void half_the_premises_prove_nothing(void **state)
{
    (void)state;
    struct scene s = scene_of(9, NULL);
    leave(&s, 0, bit(0) | bit(4));
    leave(&s, 1, bit(0) | bit(4));
    step_cell_truth(&s.step, 0);
    step_remove(&s.step, 8, 1);
    assert_int_equal(verdict(&s), NOT_PROVED);
    end(&s);
}

static void what_is_gone_cannot_be_removed(void **state)
{
    (void)state;
    struct scene s = scene_of(9, NULL);
    leave(&s, 0, bit(0));
    step_cell_truth(&s.step, 0);
    step_remove(&s.step, 0, 7);
    assert_int_equal(verdict(&s), NO_CANDIDATE);
    end(&s);
}

static void a_hidden_single_is_placed(void **state)
{
    (void)state;
    struct scene s = scene_of(9, NULL);
    for (int cell = 1; cell < 9; cell++) position_remove(s.at, cell, 3);
    step_house_truth(&s.step, 0, 3);
    step_place(&s.step, 0, 3);
    assert_int_equal(verdict(&s), PROVED);
    step_place(&s.step, 1, 4);
    assert_int_equal(verdict(&s), NOT_PROVED);
    end(&s);
}

/* A house of three cells need not hold the digit. */
static void small_houses_are_no_truths(void **state)
{
    (void)state;
    const uint16_t three[] = {0, 40, 80};
    const sudoku_cells house = {three, 3};
    struct scene s = {0};
    s.rules = sudoku_rules_new(&(sudoku_shape){.size = 9, .houses = &house, .house_count = 1}, NULL);
    s.field = field_new(s.rules);
    s.at = position_new(s.field);
    step_begin(&s.step, TECHNIQUE_hidden_single);
    position_remove(s.at, 40, 3);
    position_remove(s.at, 80, 3);
    step_house_truth(&s.step, 27, 3);
    step_place(&s.step, 0, 3);
    assert_int_equal(verdict(&s), FALSE_TRUTH);
    end(&s);
}

static void make_rectangle(struct scene *s, const int corner[4])
{
    for (int i = 0; i < 4; i++) {
        step_part(&s->step, SUDOKU_DEADLY, corner[i], 1);
        step_part(&s->step, SUDOKU_DEADLY, corner[i], 2);
    }
    step_deadly_truth(&s->step);
}

/* r1c1 r1c2 r4c1 r4c2 in two boxes. */
static void a_rectangle_is_deadly_where_all_houses_pair_up(void **state)
{
    (void)state;
    const int corner[4] = {0, 1, 27, 28};
    struct scene s = scene_of(9, NULL);
    for (int i = 0; i < 3; i++) leave(&s, corner[i], bit(0) | bit(1));
    make_rectangle(&s, corner);
    step_remove(&s.step, 28, 1);
    assert_int_equal(verdict(&s), PROVED);
    assert_int_equal(prove_step(s.at, false, &s.step.it, NULL), FALSE_TRUTH);
    s.at->given[0] = true;
    assert_int_equal(verdict(&s), FALSE_TRUTH);
    end(&s);
}

/* The same corners, but r1c1 lies alone on the falling diagonal. */
static void a_diagonal_spoils_a_rectangle(void **state)
{
    (void)state;
    const int corner[4] = {0, 1, 27, 28};
    struct scene s = scene_of(9, "x");
    for (int i = 0; i < 3; i++) leave(&s, corner[i], bit(0) | bit(1));
    make_rectangle(&s, corner);
    step_remove(&s.step, 28, 1);
    assert_int_equal(verdict(&s), FALSE_TRUTH);
    end(&s);
}

/* r1c1 r1c4 r4c1 r4c4 lie in four boxes. */
static void four_boxes_spoil_a_rectangle(void **state)
{
    (void)state;
    const int corner[4] = {0, 3, 27, 30};
    struct scene s = scene_of(9, NULL);
    for (int i = 0; i < 3; i++) leave(&s, corner[i], bit(0) | bit(1));
    make_rectangle(&s, corner);
    step_remove(&s.step, 30, 1);
    assert_int_equal(verdict(&s), FALSE_TRUTH);
    end(&s);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_naked_pair_holds),
        cmocka_unit_test(a_pair_says_nothing_of_other_digits_and_cells),
        cmocka_unit_test(half_the_premises_prove_nothing),
        cmocka_unit_test(what_is_gone_cannot_be_removed),
        cmocka_unit_test(a_hidden_single_is_placed),
        cmocka_unit_test(small_houses_are_no_truths),
        cmocka_unit_test(a_rectangle_is_deadly_where_all_houses_pair_up),
        cmocka_unit_test(a_diagonal_spoils_a_rectangle),
        cmocka_unit_test(four_boxes_spoil_a_rectangle),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}

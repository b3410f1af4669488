/* SPDX-License-Identifier: MIT */
/* test_proof.c - the checker believes what follows, and nothing else. */
#include "support/cmocka_first.h"

#include <string.h>

#include "base/rng.h"
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

/* Each truth that is not one is refused, whatever is claimed. */
static void expect_false_truth(struct scene *s, void (*relies_on)(struct step *))
{
    step_begin(&s->step, TECHNIQUE_naked_pair);
    relies_on(&s->step);
    step_remove(&s->step, 40, 5);
    assert_int_equal(verdict(s), FALSE_TRUTH);
}

static void solved_cell(struct step *s) { step_cell_truth(s, 0); }
static void placed_digit(struct step *s) { step_house_truth(s, 0, 1); }
static void no_digit(struct step *s) { step_house_truth(s, 4, 0); }
static void too_large_digit(struct step *s) { step_house_truth(s, 4, 10); }
static void no_such_house(struct step *s) { step_house_truth(s, 27, 5); }
static void nothing_deadly(struct step *s) { step_deadly_truth(s); }

static void truths_that_are_none(void **state)
{
    (void)state;
    struct scene s = scene_of(9, NULL);
    position_place(s.at, 0, 1);
    expect_false_truth(&s, solved_cell);
    expect_false_truth(&s, placed_digit);
    expect_false_truth(&s, no_digit);
    expect_false_truth(&s, too_large_digit);
    expect_false_truth(&s, no_such_house);
    expect_false_truth(&s, nothing_deadly);
    /* a true one beside a false one, in either order */
    step_begin(&s.step, TECHNIQUE_naked_pair);
    step_cell_truth(&s.step, 40);
    step_cell_truth(&s.step, 0);
    step_remove(&s.step, 41, 5);
    assert_int_equal(verdict(&s), FALSE_TRUTH);
    end(&s);
}

static void claims_about_nothing(void **state)
{
    (void)state;
    static const int wrong[][2] = {{81, 1}, {40, 0}, {40, 10}, {0, 1}, {0, 2}};
    struct scene s = scene_of(9, NULL);
    position_place(s.at, 0, 1);
    for (size_t i = 0; i < sizeof wrong / sizeof *wrong; i++)
        for (int placed = 0; placed < 2; placed++) {
            step_begin(&s.step, TECHNIQUE_naked_pair);
            step_cell_truth(&s.step, 40);
            step_part(&s.step, placed ? SUDOKU_PLACED : SUDOKU_REMOVED, wrong[i][0], wrong[i][1]);
            assert_int_equal(verdict(&s), NO_CANDIDATE);
        }
    /* the last claim counts as much as the first */
    step_begin(&s.step, TECHNIQUE_naked_pair);
    leave(&s, 40, bit(4));
    step_cell_truth(&s.step, 40);
    step_remove(&s.step, 41, 5);
    assert_int_equal(verdict(&s), PROVED);
    step_remove(&s.step, 42, 6);
    assert_int_equal(verdict(&s), NOT_PROVED);
    end(&s);
}

/* Windows imply further houses; a digit has a place in those, too. */
static void implied_houses_are_true(void **state)
{
    (void)state;
    struct scene s = scene_of(9, "nrc");
    /* the first implied house is r234c1, r234c5, r234c9 or another such set: its digit 7 in one cell only */
    const struct house *h = &s.rules->house[s.rules->house_count];
    for (int i = 1; i < 9; i++) position_remove(s.at, h->cell[i], 7);
    step_house_truth(&s.step, s.rules->house_count, 7);
    step_place(&s.step, h->cell[0], 7);
    assert_int_equal(verdict(&s), PROVED);
    end(&s);
}

/* A pattern of the wrong form is not deadly: three digits in a cell, one, or a placed digit of another kind. */
static void patterns_that_are_not_deadly(void **state)
{
    (void)state;
    const int corner[4] = {0, 1, 27, 28};
    for (int fault = 0; fault < 5; fault++) {
        struct scene s = scene_of(9, NULL);
        for (int i = 0; i < 3; i++) leave(&s, corner[i], bit(0) | bit(1));
        if (fault == 4) position_place(s.at, 28, 5);
        for (int i = 0; i < (fault == 1 ? 3 : 4); i++) {
            step_part(&s.step, SUDOKU_DEADLY, corner[i], 1);
            if (fault != 2 || i) step_part(&s.step, SUDOKU_DEADLY, corner[i], 2);
            if (fault == 3) step_part(&s.step, SUDOKU_DEADLY, corner[i], 3);
        }
        step_deadly_truth(&s.step);
        step_remove(&s.step, 40, 9);
        assert_int_equal(verdict(&s), fault ? FALSE_TRUTH : NOT_PROVED);
        end(&s);
    }
}

/* r1c123 and r4c123: each digit is three times in a row and in a box, where it cannot be exchanged. */
static void three_in_a_row_are_not_deadly(void **state)
{
    (void)state;
    const int cell[6] = {0, 1, 2, 27, 28, 29};
    struct scene s = scene_of(9, NULL);
    for (int i = 0; i < 6; i++) {
        if (i < 5) leave(&s, cell[i], bit(0) | bit(1));
        step_part(&s.step, SUDOKU_DEADLY, cell[i], 1);
        step_part(&s.step, SUDOKU_DEADLY, cell[i], 2);
    }
    step_deadly_truth(&s.step);
    step_remove(&s.step, 29, 1);
    assert_int_equal(verdict(&s), FALSE_TRUTH);
    end(&s);
}

/* ---- the checker against enumeration, on random positions of 4x4 ---- */

struct choice {
    int cell, digit;
};
struct truth_set {
    int count;
    struct choice member[16];
};

static bool share_a_house(int a, int b)
{
    return a != b && (a / 4 == b / 4 || a % 4 == b % 4 || (a / 8 == b / 8 && a % 4 / 2 == b % 4 / 2));
}

static bool agree(struct choice a, struct choice b)
{
    if (a.cell == b.cell) return a.digit == b.digit;
    return a.digit != b.digit || !share_a_house(a.cell, b.cell);
}

/* Is there one candidate of each truth, such that all agree with each other and with the opposite of the claim? */
static bool choice_exists(const struct truth_set *truth, int truths, struct choice *made, int done,
                          struct choice claim, bool placed)
{
    if (done == truths) return true;
    for (int i = 0; i < truth[done].count; i++) {
        const struct choice c = truth[done].member[i];
        const bool is_claim = c.cell == claim.cell && c.digit == claim.digit;
        bool fits = placed ? !is_claim : agree(c, claim);
        for (int k = 0; k < done && fits; k++) fits = agree(c, made[k]);
        made[done] = c;
        if (fits && choice_exists(truth, truths, made, done + 1, claim, placed)) return true;
    }
    return false;
}

static int house_of_four(int house, int i)
{
    if (house < 4) return 4 * house + i;
    if (house < 8) return 4 * i + house - 4;
    return (house - 8) / 2 * 8 + (house - 8) % 2 * 2 + i / 2 * 4 + i % 2;
}

static bool add_random_truth(struct scene *s, struct rng *r, struct truth_set *t)
{
    t->count = 0;
    if (rng_below(r, 2)) {
        const int cell = rng_below(r, 16);
        if (s->at->digit[cell]) return false;
        for_each_bit(d, s->at->candidates[cell]) t->member[t->count++] = (struct choice){cell, d + 1};
        step_cell_truth(&s->step, cell);
        return true;
    }
    const int house = rng_below(r, 12), digit = 1 + rng_below(r, 4);
    for (int i = 0; i < 4; i++) {
        const int cell = house_of_four(house, i);
        if (s->at->digit[cell] == digit) return false;
        if (s->at->candidates[cell] >> (digit - 1) & 1)
            t->member[t->count++] = (struct choice){cell, digit};
    }
    step_house_truth(&s->step, house, digit);
    return true;
}

static void the_checker_is_exact(void **state)
{
    (void)state;
    enum { TRIES = 10000, MOST = 6 };
    const uint64_t seed = 4;
    struct rng r = rng_from_seed(seed);
    int proved = 0, not_proved = 0;
    for (int i = 0; i < TRIES; i++) {
        struct scene s = scene_of(4, NULL);
        struct truth_set truth[MOST];
        struct choice made[MOST];
        int truths = 0;
        if (rng_below(&r, 2)) position_place(s.at, rng_below(&r, 16), 1 + rng_below(&r, 4));
        for (int k = rng_below(&r, 60); k > 0; k--) {
            const int cell = rng_below(&r, 16);
            if (!s.at->digit[cell] && without_lowest(s.at->candidates[cell]))
                leave(&s, cell, s.at->candidates[cell] & ~bit(rng_below(&r, 4)));
        }
        for (int k = 1 + rng_below(&r, MOST); k > 0; k--)
            truths += add_random_truth(&s, &r, &truth[truths]);
        const struct choice claim = {rng_below(&r, 16), 1 + rng_below(&r, 4)};
        const bool placed = rng_below(&r, 2);
        if (truths && s.at->candidates[claim.cell] >> (claim.digit - 1) & 1 &&
            !s.at->digit[claim.cell]) {
            if (placed) step_place(&s.step, claim.cell, claim.digit);
            else step_remove(&s.step, claim.cell, claim.digit);
            const bool follows = !choice_exists(truth, truths, made, 0, claim, placed);
            if (verdict(&s) != (follows ? PROVED : NOT_PROVED))
                fail_msg("try %d of seed %d", i, (int)seed);
            proved += follows;
            not_proved += !follows;
        }
        end(&s);
    }
    assert_true(proved > TRIES / 100 && not_proved > TRIES / 10);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(truths_that_are_none),
        cmocka_unit_test(claims_about_nothing),
        cmocka_unit_test(implied_houses_are_true),
        cmocka_unit_test(patterns_that_are_not_deadly),
        cmocka_unit_test(three_in_a_row_are_not_deadly),
        cmocka_unit_test(the_checker_is_exact),
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

/* SPDX-License-Identifier: MIT */
/* test_series.c - puzzles number after number: what is found, what is nearest, and when it is over. */
#include <string.h>

#include "support/cmocka_first.h"

#include "sudoku_logic.h"

static const uint8_t digits[81];

/* What was made, if it was not found: the condition, the distance, and a rating. */
static sudoku_made missed_by(sudoku_missed missed, int off, const sudoku_rating *rating)
{
    return (sudoku_made){.tries = 20, .missed = missed, .off = off, .nearest = digits, .rating = rating};
}

static void each_number_gets_a_few_tries(void **state)
{
    (void)state;
    const sudoku_order order = {
        .room = sizeof order, .first = 100, .count = 5, .tries = 7, .minimal = true};
    sudoku_series series = {.wanted = 2, .tries = 50};
    const sudoku_made found = {.tries = 20, .givens = digits}, none = {.tries = 20};
    for (int i = 0; i < 3; i++) {
        sudoku_order next = order;
        sudoku_series_next(&series, &next);
        assert_int_equal(next.first, 100 + i);
        assert_int_equal(next.count, 1);
        assert_int_equal(next.tries, i < 2 ? 20 : 10);
        assert_true(next.minimal);
        assert_false(sudoku_series_over(&series));
        const sudoku_verdict verdict = sudoku_series_take(&series, &order, i == 1 ? &found : &none);
        assert_int_equal(verdict, i == 1 ? SUDOKU_FOUND : SUDOKU_PASSED_OVER);
    }
    assert_true(sudoku_series_over(&series)); /* its tries are used up */
    assert_int_equal(series.found, 1);
    assert_int_equal(series.tried, 60);
    series.tries = 1000;
    assert_false(sudoku_series_over(&series));
    sudoku_series_take(&series, &order, &found);
    assert_true(sudoku_series_over(&series)); /* enough are found */
}

static void the_nearest_fails_the_latest_condition_by_the_least(void **state)
{
    (void)state;
    const sudoku_difficulty difficulty = {.profile = "se121"};
    sudoku_order order = {.room = sizeof order, .difficulty = &difficulty};
    sudoku_series series = {.wanted = 1, .tries = 1000};
    static const sudoku_rating rating;
    const struct {
        sudoku_missed missed;
        int off;
        const sudoku_rating *rating;
        sudoku_verdict verdict;
    } cases[] = {
        {SUDOKU_MISSED_CLUES, 1, &rating, SUDOKU_NEAREST_SO_FAR},
        {SUDOKU_MISSED_WITHOUT, 0, NULL, SUDOKU_PASSED_OVER}, /* it could not be rated */
        {SUDOKU_MISSED_RATING, 9, &rating, SUDOKU_NEAREST_SO_FAR},
        {SUDOKU_MISSED_RATING, 4, &rating, SUDOKU_NEAREST_SO_FAR},
        {SUDOKU_MISSED_RATING, 4, &rating, SUDOKU_PASSED_OVER},
        {SUDOKU_MISSED_MINIMAL, 0, &rating, SUDOKU_PASSED_OVER},
        {SUDOKU_MISSED_NEEDS, 90, &rating, SUDOKU_NEAREST_SO_FAR},
    };
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        const sudoku_made made = missed_by(cases[i].missed, cases[i].off, cases[i].rating);
        assert_int_equal(sudoku_series_take(&series, &order, &made), cases[i].verdict);
    }
    assert_int_equal(series.missed, SUDOKU_MISSED_NEEDS);
    order.difficulty = NULL;
    const sudoku_made unrated = missed_by(SUDOKU_MISSED_WITHOUT, 3, NULL);
    assert_int_equal(sudoku_series_take(&series, &order, &unrated), SUDOKU_NEAREST_SO_FAR);
}

/* ---- with the generator ---- */

struct taker {
    sudoku_series *series;
    const sudoku_order *order;
    uint8_t givens[4][81];
    int count;
};

static bool take(void *context, const sudoku_made *made)
{
    struct taker *t = context;
    if (sudoku_series_take(t->series, t->order, made) == SUDOKU_FOUND)
        memcpy(t->givens[t->count++], made->givens, 81);
    return true;
}

/* `steps` numbers at most, from where the series is. */
static void go_on(struct taker *t, int steps)
{
    for (int i = 0; i < steps && !sudoku_series_over(t->series); i++) {
        sudoku_order next = *t->order;
        sudoku_series_next(t->series, &next);
        assert_true(sudoku_generate(&next, take, t, NULL));
    }
}

static void a_series_can_be_continued_elsewhere(void **state)
{
    (void)state;
    sudoku_rules *rules = sudoku_rules_new(&(sudoku_shape){.size = 9}, NULL);
    const sudoku_difficulty difficulty = {.profile = "se121", .least = 20, .most = 34};
    const sudoku_order order = {
        .room = sizeof order, .rules = rules, .seed = 5, .difficulty = &difficulty};
    sudoku_series whole = {.wanted = 4, .tries = 1000}, first = whole;
    struct taker all = {.series = &whole, .order = &order}, part = {.series = &first, .order = &order};
    go_on(&all, 1000);
    assert_int_equal(all.count, 4);
    go_on(&part, 2);
    sudoku_series copy = first;
    part.series = &copy;
    go_on(&part, 1000);
    assert_int_equal(part.count, 4);
    assert_memory_equal(all.givens, part.givens, sizeof all.givens);
    sudoku_rules_free(rules);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(each_number_gets_a_few_tries),
        cmocka_unit_test(the_nearest_fails_the_latest_condition_by_the_least),
        cmocka_unit_test(a_series_can_be_continued_elsewhere),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}

/* SPDX-License-Identifier: MIT */
/* test_rate.c - how steps add up to a rating: three numbers of Sudoku Explainer, level and score of HoDoKu. */
#include "support/cmocka_first.h"

#include "logic/path/rate.h"
#include "logic/step/step.h"
#include "logic/step/techniques.h"

/* HoDoKu's levels end at 800, 1000, 1600 and 1800 points. */
static void a_score_beyond_its_level_raises_it(void **state)
{
    (void)state;
    static const struct {
        sudoku_level level;
        int score;
        sudoku_level raised;
    } rows[] = {
        {SUDOKU_EASY, 800, SUDOKU_EASY},          {SUDOKU_EASY, 801, SUDOKU_MEDIUM},
        {SUDOKU_EASY, 1000, SUDOKU_MEDIUM},       {SUDOKU_EASY, 1001, SUDOKU_HARD},
        {SUDOKU_EASY, 1601, SUDOKU_UNFAIR},       {SUDOKU_EASY, 1801, SUDOKU_EXTREME},
        {SUDOKU_MEDIUM, 4, SUDOKU_MEDIUM},        {SUDOKU_MEDIUM, 1000, SUDOKU_MEDIUM},
        {SUDOKU_MEDIUM, 1001, SUDOKU_HARD},       {SUDOKU_HARD, 1600, SUDOKU_HARD},
        {SUDOKU_HARD, 1601, SUDOKU_UNFAIR},       {SUDOKU_UNFAIR, 1800, SUDOKU_UNFAIR},
        {SUDOKU_UNFAIR, 1801, SUDOKU_EXTREME},    {SUDOKU_EXTREME, 90000, SUDOKU_EXTREME},
        {SUDOKU_NO_LEVEL, 9999, SUDOKU_NO_LEVEL},
    };
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        struct path_rating r = {.sum = {.level = rows[i].level, .score = rows[i].score}};
        rating_raise_level(&r);
        assert_int_equal(r.sum.level, rows[i].raised);
        assert_int_equal(r.sum.score, rows[i].score);
    }
    static const char *const names[] = {"", "Easy", "Medium", "Hard", "Unfair", "Extreme"};
    static const int most[] = {0, 800, 1000, 1600, 1800, 0};
    for (int level = SUDOKU_NO_LEVEL; level <= SUDOKU_EXTREME; level++) {
        assert_string_equal(level_name((sudoku_level)level, SUDOKU_ENGLISH), names[level]);
        assert_int_equal(level_most((sudoku_level)level), most[level]);
    }
}

static void add_step(const struct profile *p, struct path_rating *r, int technique, int rating,
                     bool places, int *highest)
{
    struct step s = {0};
    step_begin(&s, technique);
    if (places) step_place(&s, 0, 1);
    else step_remove(&s, 0, 1);
    s.it.rating = rating;
    rating_add(p, r, &s.it, highest);
    step_free(&s);
}

/* The diamond is the first step, the pearl the hardest up to the first digit, the rating the hardest of all. */
static void three_numbers(void **state)
{
    (void)state;
    const struct profile *p = profile_named("se121");
    struct path_rating r;
    int highest = 0;
    rating_begin(&r);
    assert_int_equal(r.sum.hardest, -1);
    assert_int_equal(r.sum.bottlenecks, -1);
    add_step(p, &r, TECHNIQUE_pointing, 26, false, &highest);
    assert_int_equal(r.sum.diamond, 26);
    assert_int_equal(r.sum.pearl, 0);
    add_step(p, &r, TECHNIQUE_naked_pair, 30, false, &highest);
    add_step(p, &r, TECHNIQUE_hidden_single, 15, true, &highest);
    add_step(p, &r, TECHNIQUE_xy_wing, 42, false, &highest);
    add_step(p, &r, TECHNIQUE_x_wing, 32, false, &highest);
    add_step(p, &r, TECHNIQUE_hidden_single, 12, true, &highest);
    add_step(p, &r, TECHNIQUE_y_cycle, 42, false, &highest);
    assert_int_equal(r.sum.rating, 42);
    assert_int_equal(r.sum.pearl, 30);
    assert_int_equal(r.sum.diamond, 26);
    assert_int_equal(r.sum.steps, 7);
    assert_int_equal(r.sum.hardest, TECHNIQUE_xy_wing); /* the first of the two */
    assert_int_equal(r.used[TECHNIQUE_hidden_single], 2);
    assert_int_equal(r.used[TECHNIQUE_naked_single], 0);
    const struct path_rating copy = r;
    const sudoku_rating *shown = rating_shown(&r);
    assert_int_equal(shown->used_count, TECHNIQUE_COUNT);
    assert_int_equal(shown->used[TECHNIQUE_hidden_single], copy.used[TECHNIQUE_hidden_single]);
    assert_int_equal(r.sum.score, 0);
    assert_false(r.sum.guessed);
    assert_false(rating_is_over(p, &r));
    add_step(p, &r, TECHNIQUE_brute_force, 200, true, &highest);
    assert_true(r.sum.guessed);
    assert_true(rating_is_over(p, &r));
}

static void a_sum_of_scores(void **state)
{
    (void)state;
    const struct profile *p = profile_named("hodoku");
    struct path_rating r;
    int highest = 0;
    rating_begin(&r);
    add_step(p, &r, TECHNIQUE_naked_single, 4, true, &highest);
    assert_int_equal(r.sum.level, SUDOKU_EASY);
    add_step(p, &r, TECHNIQUE_naked_pair, 60, false, &highest);
    assert_int_equal(r.sum.level, SUDOKU_MEDIUM);
    add_step(p, &r, TECHNIQUE_x_chain, 260, false, &highest);
    add_step(p, &r, TECHNIQUE_x_wing, 140, false, &highest);
    assert_int_equal(r.sum.level, SUDOKU_UNFAIR);
    assert_int_equal(r.sum.score, 464);
    assert_int_equal(r.sum.hardest, TECHNIQUE_x_chain);
    assert_int_equal(r.sum.rating, 0);
    add_step(p, &r, TECHNIQUE_brute_force, 10000, true, &highest);
    assert_false(rating_is_over(p, &r)); /* its score counts on */
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_score_beyond_its_level_raises_it),
        cmocka_unit_test(three_numbers),
        cmocka_unit_test(a_sum_of_scores),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}

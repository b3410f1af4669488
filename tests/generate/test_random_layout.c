/* SPDX-License-Identifier: MIT */
/* test_random_layout.c - random layouts are what they should be, and puzzles with fresh layouts have one solution. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "support/cmocka_first.h"

#include "engine/layout_test.h"
#include "generate/random_layout.h"
#include "generate/symmetry.h"
#include "support/data.h"
#include "support/known_layouts.h"

static sudoku_rules *rules_of(int size, const uint8_t *regions)
{
    sudoku_error error;
    sudoku_rules *r = sudoku_rules_new(&(sudoku_shape){.size = size, .regions = regions}, &error);
    if (!r) print_message("%s\n", error.message);
    assert_non_null(r); /* so there are as many regions as rows, with as many cells each */
    return r;
}

static void check_layout(int size, sudoku_symmetry symmetry, const uint8_t *regions)
{
    sudoku_rules *r = rules_of(size, regions);
    int next = 0;
    assert_int_equal(broken_region(r), -1);
    assert_int_equal(r->box_rows, 0);
    assert_int_equal(asymmetric_house(r, symmetry), -1);
    for (int c = 0; c < size * size; c++) {
        assert_true(regions[c] <= next);
        next += regions[c] == next;
    }
    sudoku_rules_free(r);
}

static void layouts_are_as_asked_for(void **state)
{
    (void)state;
    static const int sizes[] = {4, 5, 6, 7, 8, 9, 10, 12, 13, 16, 25, 36};
    const uint64_t seed = test_seed();
    const uint64_t cases = (uint64_t)test_cases(5);
    uint8_t regions[SUDOKU_MAX_CELLS];
    for (size_t s = 0; s < sizeof sizes / sizeof *sizes; s++)
        for (int symmetry = SUDOKU_NO_SYMMETRY; symmetry <= SUDOKU_FULL_SYMMETRY; symmetry++) {
            uint64_t found = 0;
            for (uint64_t i = 0; i < cases; i++) {
                sudoku_error error;
                if (!sudoku_layout_random(sizes[s], (sudoku_symmetry)symmetry, seed, i, regions, &error))
                    continue;
                check_layout(sizes[s], (sudoku_symmetry)symmetry, regions);
                found++;
            }
            if (found < cases)
                printf("size %d, %s: %d of %d\n", sizes[s], symmetry_name(symmetry), (int)found,
                       (int)cases);
            /* these always exist; 9x9 has all */
            if (symmetry <= SUDOKU_ROTATE_180 || symmetry == SUDOKU_MIRROR_H ||
                symmetry == SUDOKU_MIRROR_V || sizes[s] == 9)
                assert_int_equal(found, cases);
        }
}

/* A quarter turn of 6x6 would have to map six regions onto each other in fours. */
static void some_layouts_do_not_exist(void **state)
{
    (void)state;
    uint8_t regions[36];
    sudoku_error error;
    assert_false(sudoku_layout_random(6, SUDOKU_ROTATE_90, 1, 0, regions, &error));
    assert_string_equal(error.message, "no layout of size 6 with the symmetry rotate90 was found");
}

static void seed_and_number_decide(void **state)
{
    (void)state;
    uint8_t a[81], b[81];
    assert_true(sudoku_layout_random(9, SUDOKU_NO_SYMMETRY, 5, 7, a, NULL));
    assert_true(sudoku_layout_random(9, SUDOKU_NO_SYMMETRY, 5, 7, b, NULL));
    assert_memory_equal(a, b, 81);
    assert_true(sudoku_layout_random(9, SUDOKU_NO_SYMMETRY, 5, 8, b, NULL));
    assert_memory_not_equal(a, b, 81);
    assert_true(sudoku_layout_random(9, SUDOKU_NO_SYMMETRY, 6, 7, b, NULL));
    assert_memory_not_equal(a, b, 81);
    /* the same on every machine */
    assert_true(sudoku_layout_random(5, SUDOKU_NO_SYMMETRY, 5, 0, a, NULL));
    for (int c = 0; c < 25; c++) assert_int_equal(a[c], "ABBBBACCDBACCDDAECEDAEEED"[c] - 'A');
}

static void named_layouts_have_grids(void **state)
{
    (void)state;
    sudoku_layout layout;
    uint8_t regions[SUDOKU_MAX_CELLS], nothing[SUDOKU_MAX_CELLS] = {0};
    int count = 0;
    for (; sudoku_layout_at(count, &layout); count++) {
        assert_int_equal(strlen(layout.regions), layout.size * layout.size);
        for (int c = 0; c < layout.size * layout.size; c++)
            regions[c] = (uint8_t)(layout.regions[c] - 'A');
        check_layout(layout.size, SUDOKU_NO_SYMMETRY, regions);
        sudoku_rules *r = rules_of(layout.size, regions);
        sudoku_solver *solver = sudoku_solver_new(r, NULL);
        const sudoku_puzzle p = {.rules = r, .givens = nothing};
        assert_int_equal(sudoku_solve(solver, &p, NULL), SUDOKU_MANY);
        sudoku_solver_free(solver);
        sudoku_rules_free(r);
    }
    assert_true(count >= 10);
}

/* ---- reasons ---- */

/* A reason is given just where the test without search finds that there is no grid. */
static void reasons_go_with_the_test(void **state)
{
    (void)state;
    static char text[1 << 16];
    const uint64_t seed = test_seed();
    const int cases = test_cases(300);
    uint8_t regions[81];
    int impossible = 0;
    for (int i = 0; i < cases; i++) {
        const int size = 5 + i % 5;
        assert_true(sudoku_layout_random(size, SUDOKU_NO_SYMMETRY, seed, (uint64_t)i, regions, NULL));
        sudoku_rules *r = rules_of(size, regions);
        const int sentences = sudoku_layout_why(r, SUDOKU_ENGLISH, text, sizeof text);
        int lines = 0;
        for (const char *c = text; sentences && *c; c++) lines += *c == '\n';
        assert_int_equal(!sentences, layout_may_be_possible(r));
        assert_int_equal(lines, sentences);
        impossible += sentences > 0;
        sudoku_rules_free(r);
    }
    printf("%d of %d layouts are impossible\n", impossible, cases);
    assert_true(impossible > 0);
}

static bool reason_is_right(const sudoku_rules *r, bool possible)
{
    static char text[1 << 16];
    return (sudoku_layout_why(r, SUDOKU_ENGLISH, text, sizeof text) == 0) == possible;
}

static void known_layouts(bool possible)
{
    const int wrong = judge_known_layouts(possible, reason_is_right);
    if (wrong < 0) skip();
    assert_int_equal(wrong, 0);
}

static void known_impossible_layouts_have_reasons(void **state)
{
    (void)state;
    known_layouts(false);
}

static void known_possible_layouts_have_none(void **state)
{
    (void)state;
    known_layouts(true);
}

/* ---- estimates ---- */

/* There are 288 grids of 4x4. */
static void estimates_come_near(void **state)
{
    (void)state;
    sudoku_estimate e = {0};
    sudoku_rules *r = sudoku_rules_new(&(sudoku_shape){.size = 4}, NULL);
    assert_true(sudoku_estimate_grids(r, 1, 20000, &e));
    printf("288 grids: about %.1f, variance %.2f, %d hits\n", e.grids, e.variance, (int)e.hits);
    assert_true((e.grids - 288) * (e.grids - 288) < 16 * e.variance + 1e-9);
    sudoku_rules_free(r);
}

/* ---- puzzles ---- */

struct made {
    int count;
    bool minimal;
    sudoku_symmetry symmetry;
    uint8_t regions[64][81];
};

static int solutions(const sudoku_rules *r, const uint8_t *givens)
{
    sudoku_solver *solver = sudoku_solver_new(r, "bits");
    const sudoku_puzzle p = {.rules = r, .givens = givens};
    const sudoku_answer answer = sudoku_solve(solver, &p, NULL);
    sudoku_solver_free(solver);
    return answer == SUDOKU_MANY ? 2 : answer == SUDOKU_UNIQUE ? 1 : 0;
}

static bool check_puzzle(void *context, const sudoku_made *m)
{
    struct made *all = context;
    const sudoku_puzzle p = {.rules = m->rules, .givens = m->givens};
    const size_t cells = (size_t)m->rules->cells;
    uint8_t fewer[81];
    assert_non_null(m->givens);
    assert_true(sudoku_verify(&p, m->solution, NULL));
    assert_int_equal(solutions(m->rules, m->givens), 1);
    assert_int_equal(m->rules->box_rows, 0);
    check_layout(m->rules->n, all->symmetry, m->rules->region);
    memcpy(fewer, m->givens, cells);
    for (size_t c = 0; c < cells && all->minimal; c++) {
        if (!fewer[c]) continue;
        fewer[c] = 0;
        assert_int_equal(solutions(m->rules, fewer), 2);
        fewer[c] = m->givens[c];
    }
    memcpy(all->regions[all->count++ % 64], m->rules->region, cells);
    return true;
}

static void make_puzzles(int size, const char *names, sudoku_symmetry symmetry, bool minimal, int count)
{
    sudoku_error error = {.line = 0};
    struct made all = {.minimal = minimal, .symmetry = symmetry};
    sudoku_rules *r = sudoku_rules_new(
        &(sudoku_shape){.size = size, .box_rows = -1, .box_columns = -1, .rules = names}, &error);
    assert_non_null(r);
    const sudoku_order order = {.room = sizeof order,
                                .rules = r,
                                .seed = test_seed(),
                                .count = (uint64_t)count,
                                .symmetry = symmetry,
                                .minimal = minimal,
                                .fresh_layout = true};
    if (!sudoku_generate(&order, check_puzzle, &all, &error)) print_message("%s\n", error.message);
    assert_int_equal(all.count, count);
    if (count > 1) assert_memory_not_equal(all.regions[0], all.regions[1], (size_t)(size * size));
    sudoku_rules_free(r);
}

static void fresh_puzzles_are_proper(void **state)
{
    (void)state;
    make_puzzles(6, NULL, SUDOKU_NO_SYMMETRY, true, 20);
    make_puzzles(7, NULL, SUDOKU_ROTATE_180, false, 10);
    make_puzzles(6, "x", SUDOKU_NO_SYMMETRY, true, 5);
    make_puzzles(9, NULL, SUDOKU_ROTATE_90, false, 3);
    make_puzzles(9, NULL, SUDOKU_NO_SYMMETRY, false, 3);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(layouts_are_as_asked_for),
        cmocka_unit_test(some_layouts_do_not_exist),
        cmocka_unit_test(seed_and_number_decide),
        cmocka_unit_test(named_layouts_have_grids),
        cmocka_unit_test(reasons_go_with_the_test),
        cmocka_unit_test(known_impossible_layouts_have_reasons),
        cmocka_unit_test(known_possible_layouts_have_none),
        cmocka_unit_test(estimates_come_near),
        cmocka_unit_test(fresh_puzzles_are_proper),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}

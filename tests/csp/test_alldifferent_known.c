/* SPDX-License-Identifier: MIT */
/* test_alldifferent_known.c - all-different where the answers are known: squares, pigeons, a Sudoku, odd scopes. */
#include <string.h>

#include "support/cmocka_first.h"

#include "base/rng.h"
#include "csp.h"
#include "support/csp_count.h"
#include "support/data.h"

enum { STRENGTHS = 3 };

/* ---- known answers ---- */

/* Latin squares; the first row and column are in order. */
static csp_model *latin_square(int n, csp_strength rows, csp_strength columns)
{
    csp_model *m = csp_model_new();
    csp_variable line[16];
    for (int i = 0; i < n * n; i++) {
        const int fixed = i < n ? i : i % n == 0 ? i / n : -1;
        csp_add_range(m, NULL, fixed < 0 ? 0 : fixed, fixed < 0 ? n - 1 : fixed);
    }
    for (int i = 0; i < n; i++) {
        for (int j = 0; j < n; j++) line[j] = n * i + j;
        csp_all_different(m, line, n, rows);
        for (int j = 0; j < n; j++) line[j] = n * j + i;
        csp_all_different(m, line, n, columns);
    }
    return m;
}

static void latin_squares_are_counted(void **state)
{
    (void)state;
    struct rng r = rng_from_seed(test_seed());
    for (int rows = 0; rows < STRENGTHS; rows++)
        for (int columns = 0; columns < STRENGTHS; columns++) {
            csp_model *five = latin_square(5, (csp_strength)rows, (csp_strength)columns);
            csp_model *six = latin_square(6, (csp_strength)rows, (csp_strength)columns);
            const csp_options options = random_options(&r);
            csp_options learning = random_options(&r);
            learning.restarts = true;
            assert_int_equal(count_solutions(five, &options, NULL), 56);
            assert_int_equal(count_solutions(six, &options, NULL), 9408);
            assert_int_equal(count_solutions(six, &learning, NULL), 9408);
            csp_model_free(five);
            csp_model_free(six);
        }
}

static void pigeons_are_refused_at_the_root(void **state)
{
    (void)state;
    for (int holes = 1; holes <= 130; holes++)
        for (int strength = CSP_BY_BOUNDS; strength <= CSP_BY_DOMAIN; strength++) {
            csp_model *m = csp_model_new();
            csp_variable pigeon[131];
            for (int i = 0; i <= holes; i++) pigeon[i] = csp_add_range(m, NULL, 1, holes);
            csp_all_different(m, pigeon, holes + 1, (csp_strength)strength);
            csp_search *s = csp_search_new(m, NULL);
            assert_int_equal(csp_search_next(s), CSP_DONE);
            assert_int_equal(csp_search_counters(s)->nodes, 1);
            csp_search_free(s);
            csp_model_free(m);
        }
}

static void add_houses(csp_model *m, csp_strength strength)
{
    for (int i = 0; i < 9; i++) {
        csp_variable row[9], column[9], box[9];
        for (int j = 0; j < 9; j++) {
            row[j] = 9 * i + j;
            column[j] = 9 * j + i;
            box[j] = 9 * (i / 3 * 3 + j / 3) + i % 3 * 3 + j % 3;
        }
        csp_all_different(m, row, 9, strength);
        csp_all_different(m, column, 9, strength);
        csp_all_different(m, box, 9, strength);
    }
}

static void a_sudoku_needs_one_position(void **state)
{
    (void)state;
    static const char puzzle[] = "4.....8.5.3..........7......2.....6.....8.4......1..."
                                 "....6.3.7.5..2.....1.4......";
    for (int strength = 0; strength < STRENGTHS; strength++) {
        csp_model *m = csp_model_new();
        for (int i = 0; i < 81; i++) {
            const int given = puzzle[i] == '.' ? 0 : puzzle[i] - '0';
            csp_add_range(m, NULL, given ? given : 1, given ? given : 9);
        }
        add_houses(m, (csp_strength)strength);
        csp_search *s = csp_search_new(m, NULL);
        assert_int_equal(csp_search_next(s), CSP_SOLUTION);
        assert_int_equal(csp_search_value(s, 1), 1);
        if (strength == CSP_BY_DOMAIN) assert_int_equal(csp_search_counters(s)->nodes, 1);
        assert_int_equal(csp_search_next(s), CSP_DONE);
        csp_search_free(s);
        csp_model_free(m);
    }
}

/* ---- large domains ---- */

/* Variables with bounds only, kept low by others that have `d` values, among listed ones.  */
static csp_model *wide_problem(int n, int d, int strength)
{
    csp_model *m = csp_model_new();
    csp_variable scope[8];
    for (int x = 0; x < n; x++)
        scope[x] = csp_add_range(m, NULL, x % 3 == 2 ? 1 : 0, x % 3 == 2 ? d - 1 : 100000);
    const csp_variable most = csp_add_range(m, NULL, d - 1, d - 1);
    for (int x = 0; x < n; x++) csp_compare(m, scope[x], CSP_LESS_EQUAL, most, 0);
    csp_all_different(m, scope, n, (csp_strength)strength);
    return m;
}

static uint64_t try_wide(int n, int d, int x, unsigned used)
{
    uint64_t count = 0;
    if (x == n) return 1;
    for (int v = x % 3 == 2; v < d; v++)
        if (!(used >> v & 1)) count += try_wide(n, d, x + 1, used | 1u << v);
    return count;
}

static void bounds_alone_are_enough(void **state)
{
    (void)state;
    struct rng r = rng_from_seed(test_seed());
    for (int n = 1; n <= 6; n++)
        for (int d = 2; d <= 7; d++)
            for (int strength = 0; strength < STRENGTHS; strength++) {
                csp_model *m = wide_problem(n, d, strength);
                const csp_options options = random_options(&r);
                assert_int_equal(count_solutions(m, &options, NULL), try_wide(n, d, 0, 0));
                csp_model_free(m);
            }
}

/* Listed domains whose values together are too many for a matrix. */
static void too_many_values_are_left_to_bounds(void **state)
{
    (void)state;
    csp_model *m = csp_model_new();
    csp_variable scope[4];
    for (int i = 0; i < 2; i++) scope[i] = csp_add_range(m, NULL, 0, 1);
    scope[2] = csp_add_range(m, NULL, 0, 40000);
    scope[3] = csp_add_range(m, NULL, 1, 60000);
    assert_true(csp_all_different(m, scope, 4, CSP_BY_DOMAIN));
    scope[3] = csp_add_range(m, NULL, 50000, 90000);
    assert_true(csp_all_different(m, scope, 4, CSP_BY_DOMAIN));
    csp_search *s = csp_search_new(m, NULL);
    assert_int_equal(csp_propagate(s), CSP_SOLUTION);
    assert_int_equal(csp_domain_lowest(s, scope[2]), 2);
    assert_int_equal(csp_domain_lowest(s, 3), 2);
    assert_int_equal(csp_search_next(s), CSP_SOLUTION);
    csp_search_free(s);
    csp_model_free(m);
}

/* ---- the plain meaning ---- */

static void many_variables_are_verified(void **state)
{
    (void)state;
    enum { N = 1000 };
    csp_model *m = csp_model_new();
    csp_variable scope[N];
    csp_value value[N];
    int broken;
    for (int i = 0; i < N; i++) {
        scope[i] = csp_add_range(m, NULL, 0, 100000);
        value[i] = 97 * i;
    }
    assert_true(csp_all_different(m, scope, N, CSP_BY_DOMAIN));
    assert_true(csp_verify(m, value, NULL));
    value[900] = value[17];
    assert_false(csp_verify(m, value, &broken));
    assert_int_equal(broken, 0);
    csp_model_free(m);
}

static void odd_scopes_make_sense(void **state)
{
    (void)state;
    for (int strength = 0; strength < STRENGTHS; strength++) {
        csp_model *m = csp_model_new();
        const csp_variable x = csp_add_range(m, NULL, 1, 3), none = csp_add_values(m, NULL, NULL, 0);
        assert_true(csp_all_different(m, NULL, 0, (csp_strength)strength));
        assert_true(csp_all_different(m, &x, 1, (csp_strength)strength));
        assert_true(csp_all_different(m, (csp_variable[]){x, none}, 2, (csp_strength)strength));
        assert_int_equal(count_solutions(m, NULL, NULL), 0);
        assert_false(csp_all_different(m, (csp_variable[]){x, 7}, 2, (csp_strength)strength));
        assert_string_equal(csp_model_error(m)->message, "unknown variable 7");
        csp_model_free(m);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(latin_squares_are_counted),
        cmocka_unit_test(pigeons_are_refused_at_the_root),
        cmocka_unit_test(a_sudoku_needs_one_position),
        cmocka_unit_test(bounds_alone_are_enough),
        cmocka_unit_test(too_many_values_are_left_to_bounds),
        cmocka_unit_test(many_variables_are_verified),
        cmocka_unit_test(odd_scopes_make_sense),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}

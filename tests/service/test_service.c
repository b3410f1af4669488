/* SPDX-License-Identifier: MIT */
/* test_service.c - what a service keeps, and that services know nothing of each other; tests/web has its calls.

   Sources: src/service/kept.c.  */
#include <stdlib.h>
#include <string.h>

#include "support/cmocka_first.h"

#include "sudoku_service.h"

enum { RULES = 10, SOLVERS = 8, LOGICS = 4 };

static sudoku_rules *rules_of_size(int size)
{
    sudoku_rules *rules =
        sudoku_rules_new(&(sudoku_shape){.size = size, .box_rows = -1, .box_columns = -1}, NULL);
    assert_non_null(rules);
    return rules;
}

static void test_solvers(void **state)
{
    (void)state;
    sudoku_service *s = sudoku_service_new();
    sudoku_rules *rules[RULES];
    sudoku_solver *first[RULES];
    char bits[] = "bits";
    for (int i = 0; i < RULES; i++) rules[i] = rules_of_size(4 + i);
    for (int i = 0; i < SOLVERS; i++) first[i] = sudoku_service_solver(s, rules[i], NULL);
    for (int i = 0; i < SOLVERS; i++)
        assert_ptr_equal(sudoku_service_solver(s, rules[i], NULL), first[i]);
    /* a ninth takes the place of the one that was asked for least recently: the second, after this */
    sudoku_service_solver(s, rules[0], NULL);
    assert_non_null(sudoku_service_solver(s, rules[8], NULL));
    assert_ptr_equal(sudoku_service_solver(s, rules[0], NULL), first[0]);
    for (int i = 2; i < SOLVERS; i++)
        assert_ptr_equal(sudoku_service_solver(s, rules[i], NULL), first[i]);
    /* engines by their names, wherever the string is */
    sudoku_solver *by_name = sudoku_service_solver(s, rules[0], "bits");
    assert_ptr_not_equal(by_name, first[0]);
    assert_ptr_equal(sudoku_service_solver(s, rules[0], bits), by_name);
    memset(bits, 'x', strlen(bits));
    assert_ptr_equal(sudoku_service_solver(s, rules[0], "bits"), by_name);
    assert_null(sudoku_service_solver(s, rules[0], "no such engine"));
    /* solvers keep their rules */
    for (int i = 0; i < RULES; i++) sudoku_rules_free(rules[i]);
    const uint8_t givens[16] = {1};
    uint8_t solution[16];
    const sudoku_puzzle p = {.rules = rules[0], .givens = givens};
    assert_int_equal(sudoku_solve(first[0], &p, solution), SUDOKU_MANY);
    sudoku_service_free(s);
}

static void test_logics(void **state)
{
    (void)state;
    sudoku_service *s = sudoku_service_new();
    sudoku_rules *rules = rules_of_size(4);
    sudoku_logic *logic[LOGICS];
    sudoku_error error;
    for (int i = 0; i < LOGICS; i++) {
        logic[i] = sudoku_service_logic(s, rules, sudoku_profile_name(i), &error);
        assert_non_null(logic[i]);
        for (int j = 0; j < i; j++) assert_ptr_not_equal(logic[i], logic[j]);
    }
    for (int i = 0; i < LOGICS; i++)
        assert_ptr_equal(sudoku_service_logic(s, rules, sudoku_profile_name(i), &error), logic[i]);
    assert_null(sudoku_service_logic(s, rules, "no such profile", &error));
    assert_true(*error.message);
    sudoku_rules *large = rules_of_size(26);
    assert_null(sudoku_service_logic(s, large, "hodoku", &error));
    assert_ptr_equal(sudoku_service_logic(s, rules, sudoku_profile_name(0), &error), logic[0]);
    sudoku_rules_free(large);
    sudoku_rules_free(rules);
    sudoku_service_free(s);
}

static void test_answers(void **state)
{
    (void)state;
    static const char good[] = "call check\nsize 4\ngivens 1.3..4.22..3.32.", bad[] = "call nothing";
    sudoku_service *a = sudoku_service_new(), *b = sudoku_service_new();
    size_t length, other;
    const char *answer = sudoku_service_answer(a, good, strlen(good), &length);
    assert_non_null(strstr(answer, "\"answer\":\"unique\""));
    assert_int_equal(strlen(answer), length);
    char *kept = malloc(length + 1);
    memcpy(kept, answer, length + 1);
    assert_non_null(strstr(sudoku_service_answer(b, bad, strlen(bad), &other), "\"error\""));
    assert_string_equal(answer, kept); /* another service has not touched it */
    assert_non_null(strstr(sudoku_service_answer(a, NULL, 0, &other), "\"error\""));
    assert_string_equal(sudoku_service_answer(a, good, strlen(good), &length), kept);
    /* only the length counts: a request need not end with a zero */
    assert_string_equal(sudoku_service_answer(b, good, strlen(good), &length), kept);
    assert_non_null(
        strstr(sudoku_service_answer(b, good, strlen("call check\nsize 4"), &length), "several"));
    free(kept);
    sudoku_service_free(a);
    sudoku_service_free(b);
    sudoku_service_free(NULL);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_solvers),
        cmocka_unit_test(test_logics),
        cmocka_unit_test(test_answers),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}

/* SPDX-License-Identifier: MIT */
/* test_memory.c - short memory is an error, whichever allocation of an order it hits.

   The library's calls of calloc(), malloc() and free() come here (see --wrap in tests/CMakeLists.txt).  */
#include <stdlib.h>

#include "support/cmocka_first.h"

#include "sudoku_logic.h"

void *__real_calloc(size_t count, size_t size);
void *__real_malloc(size_t size);
void __real_free(void *block);
void *__wrap_calloc(size_t count, size_t size);
void *__wrap_malloc(size_t size);
void __wrap_free(void *block);

static int live, calls_until_failure = -1;

static bool is_short(void)
{
    if (calls_until_failure == 0) return true;
    if (calls_until_failure > 0) calls_until_failure--;
    return false;
}

void *__wrap_calloc(size_t count, size_t size)
{
    if (is_short()) return NULL;
    live++;
    return __real_calloc(count, size);
}

void *__wrap_malloc(size_t size)
{
    if (is_short()) return NULL;
    live++;
    return __real_malloc(size);
}

void __wrap_free(void *block)
{
    if (block) live--;
    __real_free(block);
}

static bool count_made(void *context, const sudoku_made *m)
{
    (void)m;
    ++*(int *)context;
    return true;
}

static void expect_error(sudoku_order o, uint64_t count)
{
    sudoku_rules *rules = sudoku_rules_new(&(sudoku_shape){.size = 9}, NULL);
    o.room = sizeof o;
    o.rules = rules;
    o.count = count;
    const int before = live;
    bool done = false;
    int allowed = 0;
    for (; !done; allowed++) {
        int made = 0;
        sudoku_error error;
        assert_true(allowed < 100);
        calls_until_failure = allowed;
        done = sudoku_generate(&o, count_made, &made, &error);
        calls_until_failure = -1;
        assert_string_equal(error.message, done ? "" : "out of memory");
        assert_int_equal(made, done ? (int)count : 0);
        assert_int_equal(live, before);
    }
    assert_true(allowed > 5);
    sudoku_rules_free(rules);
    assert_int_equal(live, 0);
}

static void short_memory_is_an_error(void **state)
{
    (void)state;
    const sudoku_difficulty easy = {.profile = "se121", .most = 15};
    expect_error((sudoku_order){.seed = 0}, 70);
    expect_error((sudoku_order){.difficulty = &easy}, 1);
}

int main(void)
{
    const struct CMUnitTest tests[] = {cmocka_unit_test(short_memory_is_an_error)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}

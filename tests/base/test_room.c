/* SPDX-License-Identifier: MIT */
/* test_room.c - structures of callers that are older or newer than the library. */
#include "support/caught.h"

#include "base/room.h"
#include "sudoku_logic.h"

/* Versions of one structure; the library has the second, and the first ended with `b`. */
struct older {
    size_t room;
    uint64_t a;
    int b; /* and padding, in which nothing may be added */
};

struct present {
    size_t room;
    uint64_t a;
    int b;
    uint64_t c;
};

struct newer {
    size_t room;
    uint64_t a;
    int b;
    uint64_t c, d;
};

static const struct present *taken(const void *given, struct present *whole)
{
    return TAKEN(struct present, given, whole, b);
}

static void fields_that_a_caller_lacks_are_zero(void **state)
{
    (void)state;
    struct present whole = {.c = 9};
    const struct older older = {.room = sizeof older, .a = 1, .b = 2}, without = {.a = 3, .b = 4};
    assert_ptr_equal(taken(&older, &whole), &whole);
    assert_int_equal(whole.a, 1);
    assert_int_equal(whole.b, 2);
    assert_int_equal(whole.c, 0);
    assert_int_equal(taken(&without, &whole)->b, 4);
    assert_int_equal(whole.c, 0);
    const struct present unset = {.a = 5, .b = 6, .c = 7}; /* without a room, new fields do not count */
    assert_int_equal(taken(&unset, &whole)->b, 6);
    assert_int_equal(whole.c, 0);
}

static void whole_structures_are_not_copied(void **state)
{
    (void)state;
    struct present whole;
    const struct present same = {.room = sizeof same};
    const struct newer newer = {.room = sizeof newer, .c = 8, .d = 9};
    assert_ptr_equal(taken(&same, &whole), &same);
    assert_ptr_equal(taken(&newer, &whole), &newer);
    assert_int_equal(taken(&newer, &whole)->c, 8);
}

static void only_what_fits_is_filled_in(void **state)
{
    (void)state;
    const struct present whole = {.room = sizeof whole, .a = 1, .b = 2, .c = 3};
    struct {
        struct older it;
        uint64_t after;
    } older = {.it = {.room = sizeof older.it}, .after = 7}, unset = {.after = 7};
    GIVE(struct present, &older.it, &whole, b);
    assert_int_equal(older.it.room, sizeof older.it);
    assert_int_equal(older.it.a, 1);
    assert_int_equal(older.it.b, 2);
    assert_int_equal(older.after, 7);
    GIVE(struct present, &unset.it, &whole, b);
    assert_int_equal(unset.it.room, 0);
    assert_int_equal(unset.it.b, 2);
    assert_int_equal(unset.after, 7);
    struct newer newer = {.room = sizeof newer, .d = 7};
    GIVE(struct present, &newer, &whole, b);
    assert_int_equal(newer.room, sizeof newer);
    assert_int_equal(newer.c, 3);
    assert_int_equal(newer.d, 7);
}

static void rooms_that_are_not_set_are_caught(void **state)
{
    (void)state;
    CAUGHT(sudoku_technique_at(0, &(sudoku_technique){.room = sizeof(size_t)}));
    CAUGHT(sudoku_technique_at(0, &(sudoku_technique){.room = SIZE_MAX}));
}

/* Through public functions: what a caller has behind the fields of today stays as it is. */
static void callers_may_be_newer(void **state)
{
    (void)state;
    struct {
        sudoku_counters it;
        uint64_t later;
    } counters = {.it = {.room = sizeof counters}, .later = 7};
    struct {
        sudoku_puzzle it;
        const void *later;
    } puzzle = {.it = {.room = sizeof puzzle}};
    const char text[] = "1.3..4.22..3.32.";
    sudoku_reader *reader = sudoku_reader_new_text(text, strlen(text), NULL, NULL);
    assert_int_equal(sudoku_reader_next(reader, &puzzle.it, NULL), SUDOKU_READ_PUZZLE);
    assert_int_equal(puzzle.it.room, sizeof puzzle);
    sudoku_solver *solver = sudoku_solver_new(puzzle.it.rules, NULL);
    assert_int_equal(sudoku_search(solver, &puzzle.it, NULL, NULL, NULL, &counters.it), SUDOKU_UNIQUE);
    assert_int_equal(counters.it.room, sizeof counters);
    assert_int_equal(counters.it.solutions, 1);
    assert_true(counters.it.complete);
    assert_int_equal(counters.later, 7);
    sudoku_solver_free(solver);
    sudoku_reader_free(reader);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(fields_that_a_caller_lacks_are_zero),
        cmocka_unit_test(whole_structures_are_not_copied),
        cmocka_unit_test(only_what_fits_is_filled_in),
        cmocka_unit_test(rooms_that_are_not_set_are_caught),
        cmocka_unit_test(callers_may_be_newer),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}

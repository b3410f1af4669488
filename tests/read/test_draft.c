/* SPDX-License-Identifier: MIT */
/* test_draft.c - what a text says about its houses: any number of them, before or after the size is known. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "support/cmocka_first.h"

#include "sudoku_logic.h"
#include "support/text.h"

static const char grid[] = ".........\n.........\n.........\n.........\n.........\n"
                           ".........\n.........\n.........\n.........\n";

static void add_pair(struct text *t, const char *before, int number)
{
    char words[80];
    snprintf(words, sizeof words, "%sr1c%d%sr2c%d", before, number % 9 + 1, before[0] == ' ' ? "," : " ",
             (number + 1) % 9 + 1);
    text_add(t, words);
}

/* Reads one puzzle; returns the number of the user's houses, or -1 with the error. */
static int houses_of(const struct text *t, sudoku_error *error)
{
    sudoku_reader *reader = sudoku_reader_new_text(t->bytes, t->length, NULL, NULL);
    sudoku_puzzle p = {0};
    int count = -1;
    assert_non_null(reader);
    if (sudoku_reader_next(reader, &p, error) == SUDOKU_READ_PUZZLE) {
        count = sudoku_rules_house_count(p.rules) - 27;
        for (int i = 0; i < count; i++) {
            const sudoku_cells house = sudoku_rules_house(p.rules, 27 + i);
            assert_int_equal(house.count, 2);
            assert_int_equal(house.cells[0], i % 9);
            assert_int_equal(house.cells[1], 9 + (i + 1) % 9);
        }
    }
    sudoku_reader_free(reader);
    return count;
}

static void many_houses_are_read(void **state)
{
    (void)state;
    static const int counts[] = {0, 1, 15, 16, 17, 300, 5000, SUDOKU_MAX_HOUSES};
    for (size_t i = 0; i < sizeof counts / sizeof *counts; i++)
        for (int form = 0; form < 3; form++) { /* headers before the grid, after it, words of a line */
            if (form == 2 && counts[i] > 1000) continue; /* takes long in a debug build */
            struct text t = {0};
            if (form == 1) text_add(&t, grid);
            if (form == 2) text_repeat(&t, '.', 81);
            for (int k = 0; k < counts[i]; k++) {
                add_pair(&t, form == 2 ? " house=" : "house: ", k);
                if (form < 2) text_add(&t, "\n");
            }
            if (form == 0) text_add(&t, grid);
            sudoku_error error;
            assert_int_equal(houses_of(&t, &error), counts[i]);
            text_free(&t);
        }
}

static void too_many_houses_are_refused(void **state)
{
    (void)state;
    struct text t = {0};
    sudoku_error error;
    for (int k = 0; k <= SUDOKU_MAX_HOUSES; k++) add_pair(&t, "house: ", k), text_add(&t, "\n");
    text_add(&t, grid);
    assert_int_equal(houses_of(&t, &error), -1);
    assert_string_equal(error.code, "too_many_houses");
    assert_int_equal(error.line, SUDOKU_MAX_HOUSES + 1);
    text_free(&t);
}

/* The place of a bad house is its own, whether the size was known or not, and the next puzzle is read all the same. */
static void bad_houses_have_a_place(void **state)
{
    (void)state;
    for (int after = 0; after < 2; after++) {
        struct text t = {0};
        if (after) text_add(&t, grid);
        text_add(&t, "house: r1c1 r2c2\nhouse: r1c1 r10c1\n");
        if (!after) text_add(&t, grid);
        text_add(&t, "\n");
        text_add(&t, grid);
        sudoku_reader *reader = sudoku_reader_new_text(t.bytes, t.length, NULL, NULL);
        sudoku_puzzle p = {0};
        sudoku_error error;
        assert_int_equal(sudoku_reader_next(reader, &p, &error), SUDOKU_READ_ERROR);
        assert_string_equal(error.code, "cell_outside");
        assert_int_equal(error.line, after ? 11 : 2);
        assert_int_equal(error.column, 13);
        assert_int_equal(sudoku_reader_next(reader, &p, &error), SUDOKU_READ_PUZZLE);
        assert_int_equal(sudoku_rules_house_count(p.rules), 27);
        sudoku_reader_free(reader);
        text_free(&t);
    }
}

/* Engines take any number of houses; the techniques have a limit of their own. */
static void many_houses_are_solved(void **state)
{
    (void)state;
    enum { MOST = 2500 };
    uint8_t full[81], givens[81], solution[81];
    uint16_t(*cell)[2] = malloc(MOST * sizeof *cell);
    sudoku_cells *house = malloc(MOST * sizeof *house);
    int count = 0;
    assert_true(cell && house);
    for (int i = 0; i < 81; i++) full[i] = (uint8_t)((i / 9 % 3 * 3 + i / 27 + i % 9) % 9 + 1);
    for (int i = 0; i < 81; i++) givens[i] = i % 2 ? 0 : full[i];
    for (int a = 0; a < 81; a++)
        for (int b = 0; b < a && count < MOST; b++) {
            if (full[a] == full[b]) continue;
            cell[count][0] = (uint16_t)a;
            cell[count][1] = (uint16_t)b;
            house[count] = (sudoku_cells){cell[count], 2};
            count++;
        }
    assert_int_equal(count, MOST);
    static const char *const engines[] = {NULL, "bits", "lanes", "plain", "csp"};
    for (int houses = SUDOKU_LOGIC_HOUSES; houses <= MOST; houses += MOST - SUDOKU_LOGIC_HOUSES) {
        const sudoku_shape shape = {.size = 9, .houses = house, .house_count = houses};
        sudoku_rules *rules = sudoku_rules_new(&shape, NULL);
        assert_non_null(rules);
        const sudoku_puzzle p = {.rules = rules, .givens = givens};
        for (size_t i = 0; i < sizeof engines / sizeof *engines; i++) {
            sudoku_solver *solver = sudoku_solver_new(rules, engines[i]);
            if (!solver) continue; /* lanes may refuse */
            assert_int_equal(sudoku_solve(solver, &p, solution), SUDOKU_UNIQUE);
            assert_memory_equal(solution, full, 81);
            sudoku_solver_free(solver);
        }
        sudoku_error error;
        sudoku_logic *logic = sudoku_logic_new(rules, "hodoku", &error);
        assert_int_equal(logic != NULL, houses <= SUDOKU_LOGIC_HOUSES);
        if (!logic) assert_string_equal(error.code, "steps_up_to_houses");
        sudoku_logic_free(logic);
        sudoku_rules_free(rules);
    }
    free(cell);
    free(house);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(many_houses_are_read),
        cmocka_unit_test(too_many_houses_are_refused),
        cmocka_unit_test(bad_houses_have_a_place),
        cmocka_unit_test(many_houses_are_solved),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}

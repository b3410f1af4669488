/* SPDX-License-Identifier: MIT */
/* test_naming.c - cells by their names, as people write them. */
#include <stdio.h>
#include <string.h>

#include "support/cmocka_first.h"

#include "sudoku.h"

static void expect_cell(int size, const char *name, int row, int column)
{
    const int expected = row ? (row - 1) * size + column - 1 : -1, cell = sudoku_cell_named(size, name);
    if (cell != expected) fail_msg("'%s' of size %d is %d instead of %d", name, size, cell, expected);
}

static void every_cell_has_its_names(void **state)
{
    (void)state;
    char name[80];
    for (int size = 1; size <= SUDOKU_MAX_SIZE; size++)
        for (int row = 1; row <= size; row++)
            for (int column = 1; column <= size; column++) {
                static const char *const forms[] = {"r%dc%d",  "R%dC%d",      "r%d c%d", " R%d  c%d ",
                                                    "(%d,%d)", "( %d , %d )", "(%d %d)"};
                for (size_t i = 0; i < sizeof forms / sizeof *forms; i++) {
                    snprintf(name, sizeof name, forms[i], row, column);
                    expect_cell(size, name, row, column);
                }
                const char letters[] = {'A', (char)('A' + (row - 1) % 26), '\0'};
                snprintf(name, sizeof name, "%s%d", row <= 26 ? letters + 1 : letters, column);
                expect_cell(size, name, row, column);
                name[0] = (char)(name[0] - 'A' + 'a');
                expect_cell(size, name, row, column);
            }
}

static void special_names(void **state)
{
    (void)state;
    expect_cell(9, "A1", 1, 1);
    expect_cell(9, "I9", 9, 9);
    expect_cell(9, "J9", 9, 9); /* without an I, J is the ninth */
    expect_cell(9, "K1", 0, 0);
    expect_cell(8, "I1", 0, 0);
    expect_cell(10, "J1", 10, 1);
    expect_cell(10, "I1", 9, 1);
    expect_cell(16, "r10c12", 10, 12);
    expect_cell(16, "J12", 10, 12);
    expect_cell(36, "AJ36", 36, 36);
    expect_cell(36, "R1C1", 1, 1); /* though there is a row R */
    expect_cell(36, "R1", 18, 1);
    expect_cell(36, "C1", 3, 1);
    expect_cell(9, "R1", 0, 0);
    static const char *const none[] = {
        "",      "r",    "r1",    "r1c",       "r0c1",   "r1c0",      "r1c10",       "r10c1", "A",
        "A0",    "A10",  "1",     "11",        "1A",     "(1,1",      "(1)",         "(0,1)", "1,1",
        "r1c1x", "AAA1", "r1c1=", "\303\2441", "\b1,1)", "r1c100000", "A99999999999"};
    for (size_t i = 0; i < sizeof none / sizeof *none; i++) expect_cell(9, none[i], 0, 0);
}

static void expect_claim(int size, const char *text, int row, int column, int digit)
{
    int cell = -1, found = 0;
    const bool good = sudoku_claim_named(size, text, &cell, &found);
    if (good != (row > 0) || (good && (cell != (row - 1) * size + column - 1 || found != digit)))
        fail_msg("'%s' of size %d: %s, cell %d, digit %d", text, size, good ? "good" : "bad", cell,
                 found);
}

static void claims(void **state)
{
    (void)state;
    expect_claim(9, "r3c5=7", 3, 5, 7);
    expect_claim(9, "C5=7", 3, 5, 7);
    expect_claim(9, " (3, 5) = 7 ", 3, 5, 7);
    expect_claim(9, "3,5=7", 3, 5, 7);
    expect_claim(9, "c5r3=7", 3, 5, 7);
    expect_claim(9, "C5R3=7", 3, 5, 7);
    expect_claim(9, "c5 r3=7", 0, 0, 0);
    expect_claim(9, "3,10=7", 0, 0, 0);
    expect_claim(9, "3,=7", 0, 0, 0);
    expect_claim(9, "35=7", 0, 0, 0);
    expect_claim(16, "A1=G", 1, 1, 16);
    expect_claim(16, "A1=g", 1, 1, 16);
    expect_claim(16, "A1=16", 1, 1, 16);
    expect_claim(16, "A1=9", 1, 1, 9);
    expect_claim(9, "A1=10", 0, 0, 0);
    expect_claim(9, "A1=0", 0, 0, 0);
    expect_claim(9, "A1=.", 0, 0, 0);
    expect_claim(9, "A1=", 0, 0, 0);
    expect_claim(9, "A1=4x", 0, 0, 0);
    expect_claim(9, "A1", 0, 0, 0);
    expect_claim(9, "=4", 0, 0, 0);
    expect_claim(4, "A1=5", 0, 0, 0);
    expect_claim(16, "A1=17", 0, 0, 0);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(every_cell_has_its_names),
        cmocka_unit_test(special_names),
        cmocka_unit_test(claims),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}

/* SPDX-License-Identifier: MIT */
/* test_grid.c - pencil marks: what givens, placed digits and marks leave, and singles. */
#include <string.h>

#include "support/cmocka_first.h"

#include "board/grid.h"
#include "board/rules.h"

static sudoku_rules *rules;

static int start(void **state)
{
    (void)state;
    rules = sudoku_rules_new(&(sudoku_shape){.size = 4}, NULL);
    return 0;
}

static int finish(void **state)
{
    (void)state;
    sudoku_rules_free(rules);
    return 0;
}

static void digits_of(const char *text, uint8_t *digits)
{
    for (int cell = 0; cell < 16; cell++)
        digits[cell] = text[cell] == '.' ? 0 : (uint8_t)(text[cell] - '0');
}

/* "12 34 1234 ...": the candidates of the cells in order. */
static void expect_candidates(const struct grid *g, const char *text)
{
    for (int cell = 0; cell < 16; cell++) {
        char here[5];
        int length = 0;
        for (int digit = 1; digit <= 4; digit++)
            if (g->candidates[cell] >> (digit - 1) & 1) here[length++] = (char)('0' + digit);
        here[length] = '\0';
        const size_t word = strcspn(text, " ");
        if (strlen(here) != word || memcmp(here, text, word))
            fail_msg("cell %d has %s, not %.5s", cell, here, text);
        text += word + (text[word] == ' ');
    }
}

static void givens_leave_their_houses(void **state)
{
    (void)state;
    uint8_t givens[16];
    struct grid g;
    digits_of("1............4..", givens);
    grid_from_puzzle(&g, &(sudoku_puzzle){.rules = rules, .givens = givens});
    expect_candidates(&g, "1 23 234 234 234 23 1234 1234 23 123 1234 1234 23 4 123 123");
    uint64_t allowed[16];
    for (int cell = 0; cell < 16; cell++) allowed[cell] = cell % 2 ? 0xF : 0x3;
    grid_from_puzzle(&g, &(sudoku_puzzle){.rules = rules, .givens = givens, .allowed = allowed});
    expect_candidates(&g, "1 23 2 234 2 23 12 1234 2 123 12 1234 2 4 12 123");
}

/* The digits that a person has placed count like givens, and keep their candidate even where they clash; cells with marks keep
   those that are possible, cells without marks all that are possible.  */
static void work_in_progress(void **state)
{
    (void)state;
    uint8_t givens[16], placed[16];
    uint64_t marks[16] = {0};
    struct grid g;
    digits_of("1...............", givens);
    digits_of("2..1............", placed); /* the given stays, and 1 clashes with it */
    marks[1] = 0x6;
    marks[2] = 0x5; /* 1 is not possible any more */
    marks[15] = 0x8;
    grid_as_it_stands(
        &g, &(sudoku_puzzle){.rules = rules, .givens = givens, .placed = placed, .marks = marks});
    assert_int_equal(g.digit[0], 1);
    assert_int_equal(g.digit[3], 1);
    assert_int_equal(g.digit[1], 0);
    expect_candidates(&g, "1 23 3 1 234 234 234 234 234 1234 1234 234 234 1234 1234 4");
}

static void expect_contradiction(const char *text, int kind, int cell, int house, int digit)
{
    uint8_t givens[16];
    struct grid g;
    sudoku_clash clash = {0};
    digits_of(text, givens);
    grid_from_puzzle(&g, &(sudoku_puzzle){.rules = rules, .givens = givens});
    assert_int_equal(grid_contradicts(&g, &clash), kind != SUDOKU_NO_CLASH);
    assert_int_equal(clash.kind, kind);
    assert_int_equal(clash.cell, cell);
    assert_int_equal(clash.house, house);
    assert_int_equal(clash.digit, digit);
}

static void contradictions_have_a_reason(void **state)
{
    (void)state;
    expect_contradiction("1............4..", SUDOKU_NO_CLASH, 0, 0, 0);
    expect_contradiction("123.....4.......", SUDOKU_NO_CLASH, 0, 0, 0);
    expect_contradiction("123....4........", SUDOKU_NO_CANDIDATE, 3, 0, 0);
    expect_contradiction("............4321", SUDOKU_NO_CLASH, 0, 0, 0);
    expect_contradiction("....4......3.21.", SUDOKU_NO_CLASH, 0, 0, 0);
    /* 3 of the last row: r4c1 and r4c4 see one, the other cells are full */
    expect_contradiction("3.........3..21.", SUDOKU_NO_PLACE, 0, 3, 3);
    expect_contradiction("........1.....23", SUDOKU_NO_PLACE, 0, 3, 1);
}

/* Each house alone, the last box as well as the first row: a digit is missing from its marks, and from no other's. */
static void every_house_alone(void **state)
{
    (void)state;
    const uint8_t givens[16] = {0};
    for (int house = 0; house < 12; house++) {
        uint64_t allowed[16];
        struct grid g;
        sudoku_clash clash;
        for (int cell = 0; cell < 16; cell++) {
            const int at = house % 4;
            const bool inside = house < 4   ? cell / 4 == at
                                : house < 8 ? cell % 4 == at
                                            : cell / 8 * 2 + cell % 4 / 2 == at;
            allowed[cell] = inside ? 0xB : 0xF;
        }
        const sudoku_puzzle p = {.rules = rules, .givens = givens, .allowed = allowed};
        grid_from_puzzle(&g, &p);
        assert_true(grid_contradicts(&g, &clash));
        assert_int_equal(clash.kind, SUDOKU_NO_PLACE);
        assert_int_equal(clash.house, house);
        assert_int_equal(clash.digit, 3);
        /* with one cell that has it, that is a hidden single */
        const int cell = rules->house[house].cell[house % 4];
        allowed[cell] = 0xF;
        grid_from_puzzle(&g, &p);
        assert_true(grid_place_singles(&g, &clash));
        assert_int_equal(g.digit[cell], 3);
    }
}

static void singles_solve_an_easy_grid(void **state)
{
    (void)state;
    uint8_t givens[16], solution[16];
    struct grid g;
    sudoku_clash clash;
    digits_of("1.3..4.22..3.32.", givens);
    digits_of("1234341221434321", solution);
    grid_from_puzzle(&g, &(sudoku_puzzle){.rules = rules, .givens = givens});
    assert_true(grid_place_singles(&g, &clash));
    assert_memory_equal(g.digit, solution, 16);
    /* hidden singles alone: each 1 has one place left in its box, and no cell has one candidate */
    digits_of("1............1..", givens);
    grid_from_puzzle(&g, &(sudoku_puzzle){.rules = rules, .givens = givens});
    assert_true(grid_place_singles(&g, &clash));
    digits_of("1............1..", solution);
    for (int cell = 0; cell < 16; cell++)
        if (solution[cell]) assert_int_equal(g.digit[cell], solution[cell]);
    digits_of("3.........3..21.", givens);
    grid_from_puzzle(&g, &(sudoku_puzzle){.rules = rules, .givens = givens});
    assert_false(grid_place_singles(&g, &clash));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(givens_leave_their_houses),  cmocka_unit_test(work_in_progress),
        cmocka_unit_test(every_house_alone),          cmocka_unit_test(contradictions_have_a_reason),
        cmocka_unit_test(singles_solve_an_easy_grid),
    };
    return cmocka_run_group_tests(tests, start, finish);
}

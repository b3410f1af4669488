/* SPDX-License-Identifier: MIT */
/* test_clue_hostile.c - clues that ask for much: they are read and solved with bounded work, or refused with a sentence.  All bounds are
   counts, so that the test does not depend on a clock; one that failed would take minutes.  */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "support/cmocka_first.h"

#include "base/rng.h"
#include "support/maker.h"
#include "sudoku.h"

enum { ROOM = 6000000 };

static char text[ROOM];
static size_t used;

static void begin(void)
{
    used = 0;
    *text = '\0';
}

static void put(const char *more)
{
    const size_t length = strlen(more);
    assert_true(used + length < ROOM);
    memcpy(text + used, more, length + 1);
    used += length;
}

static void put_times(const char *more, int times)
{
    while (times--) put(more);
}

static void put_cells(int n, int from, int to)
{
    char name[32];
    for (int cell = from; cell < to; cell++) {
        snprintf(name, sizeof name, " r%dc%d", cell / n + 1, cell % n + 1);
        put(name);
    }
}

static sudoku_rules *rules_of(int n)
{
    sudoku_rules *rules = sudoku_rules_new(&(sudoku_shape){.size = n}, NULL);
    assert_non_null(rules);
    return rules;
}

/* "" if it is read. */
static void expect(int n, const char *sentence)
{
    sudoku_error error = {.message = ""};
    sudoku_rules *rules = rules_of(n);
    const sudoku_clues *clues = sudoku_clues_new(rules, text, used, &error);
    assert_string_equal(clues ? "" : error.message, sentence);
    sudoku_clues_free(clues);
    sudoku_rules_free(rules);
}

/* Solutions up to two of an empty grid, with few nodes; negative: stopped. */
static int solve(int n, const char *engine, uint64_t nodes)
{
    static const uint8_t empty[SUDOKU_MAX_CELLS];
    sudoku_rules *rules = rules_of(n);
    sudoku_error error = {.message = ""};
    const sudoku_clues *clues = sudoku_clues_new(rules, text, used, &error);
    const sudoku_puzzle p = {.room = sizeof p, .rules = rules, .givens = empty, .clues = clues};
    const sudoku_limits limits = {.solutions = 2, .nodes = nodes};
    sudoku_counters counters = {.room = sizeof counters};
    assert_string_equal(error.message, "");
    sudoku_solver *solver = sudoku_solver_new(rules, engine);
    const sudoku_answer answer = sudoku_search(solver, &p, &limits, NULL, NULL, &counters);
    assert_false(sudoku_solver_no_memory(solver));
    sudoku_solver_free(solver);
    sudoku_clues_free(clues);
    sudoku_rules_free(rules);
    return answer == SUDOKU_STOPPED && counters.solutions < 2 ? -1 : (int)counters.solutions;
}

static void a_thousand_cages(void **state)
{
    struct rng r = rng_from_seed(3);
    uint8_t grid[81];
    sudoku_rules *rules = rules_of(9);
    (void)state;
    assert_true(make_solution(&r, rules, grid));
    sudoku_rules_free(rules);
    begin();
    for (int cages = 0; cages < 1000;) {
        const int row = rng_below(&r, 7), column = rng_below(&r, 7), count = 2 + rng_below(&r, 4);
        bool has[10] = {false}, differ = true;
        char one[100];
        int sum = 0;
        for (int i = 0; i < count; i++) {
            const int digit = grid[(row + i / 2) * 9 + column + i % 2];
            differ &= !has[digit];
            has[digit] = true;
            sum += digit;
        }
        if (!differ) continue;
        snprintf(one, sizeof one, "killer: %d", sum);
        put(one);
        for (int i = 0; i < count; i++)
            put_cells(9, (row + i / 2) * 9 + column + i % 2, (row + i / 2) * 9 + column + i % 2 + 1);
        put(";");
        cages++;
    }
    assert_true(solve(9, "clues", 100000) >= 1);
    assert_true(solve(9, "csp", 2000) >= 1);
}

static void long_clues(void **state)
{
    (void)state;
    begin();
    put("killer: 405");
    put_cells(9, 0, 81);
    expect(9, "81 cells cannot all differ: there are 9 digits");
    begin();
    put("sum: 405");
    put_cells(9, 0, 81);
    assert_int_equal(solve(9, "clues", 1000), 2);
    begin();
    put("thermo:");
    put_cells(9, 0, 81);
    assert_int_equal(solve(9, "clues", 1000), 0);
    assert_int_equal(solve(9, "csp", 1000), 0);
    begin();
    put("renban:");
    put_cells(25, 0, 12);
    put("; killer:");
    put_cells(25, 25, 37);
    put("; killer: 156");
    put_cells(25, 50, 62);
    assert_true(solve(25, "csp", 400) != 0);
    begin();
    put("circles:");
    put_cells(25, 0, 625);
    expect(25, "");
    begin();
    for (int i = 0; i < 160; i++) {
        put("circles:");
        put_cells(25, 0, 625);
        put(";");
    }
    expect(25, "circles: this clue allows too many combinations to be listed");
    begin();
    for (int i = 0; i < 30; i++) {
        put("slow-thermo:");
        put_cells(25, 0, 625);
        put(";");
    }
    expect(25, "slow-thermo: this clue allows too many combinations to be listed");
}

static void many_states(void **state)
{
    (void)state;
    begin(); /* which of the last 18 digits were 1: 2^18 states */
    put("pattern: \"(.*1..................)+\"");
    put_cells(9, 0, 81);
    expect(9, "pattern: this clue allows too many combinations to be listed");
    begin();
    put("pattern: \"((((((((((.*)*)*)*)*)*)*)*)*)*)*\"");
    put_cells(9, 0, 81);
    assert_int_equal(solve(9, "clues", 1000), 2);
    begin(); /* sums far beyond what is ever reached */
    for (int row = 1; row <= 9; row++) {
        char one[160];
        snprintf(one, sizeof one, "or: (pill: r%dc1 r%dc2 r%dc3 = r%dc4-r%dc9) (sum: 45 r%dc1-r%dc9);",
                 row, row, row, row, row, row, row);
        put(one);
    }
    assert_int_equal(solve(9, "clues", 5000), 2);
    begin();
    for (int line = 1; line <= 25; line++) {
        char one[100];
        snprintf(one, sizeof one, "x-sum: row %d left 160; sandwich: column %d 150;", line, line);
        put(one);
    }
    expect(25, "");
}

static void deep_clues(void **state)
{
    (void)state;
    begin();
    put_times("not: (", 20);
    put("odd: r1c1");
    put_times(")", 20);
    assert_int_equal(solve(4, "clues", 1000), 2);
    begin();
    put_times("not: (", 21);
    put("odd: r1c1");
    put_times(")", 21);
    expect(4, "clues may contain others 20 deep at most");
    begin();
    put_times("or: (", 500000);
    expect(4, "this parenthesis has no end");
    begin();
    put_times("or: (", 500000);
    put_times(")", 500000);
    expect(4, "clues may contain others 20 deep at most");
    begin();
    put("or:");
    put_times(" (odd: r1c1)", 9999);
    assert_int_equal(solve(4, "clues", 1000), 2);
    begin();
    put("or:");
    put_times(" (odd: r1c1)", 10000);
    expect(4, "there are more than 10000 clues");
    begin();
    put("or:");
    put_times(" (anti-king) (anti-knight)", 4000);
    expect(9, "or: this clue allows too many combinations to be listed");
}

static void long_texts(void **state)
{
    (void)state;
    begin();
    put_times("odd: r1c1;", 500000);
    expect(4, "there are more than 10000 clues");
    begin();
    put_times(" ", 5000000);
    expect(4, "");
    begin();
    put_times("\n", 5000000);
    expect(4, "");
    begin();
    put("killer: 3");
    put_times(" r1c1", 1000000);
    expect(4, "killer has r1c1 twice");
    begin();
    put("whisper:");
    put_times(" r1c1", 1000000);
    expect(4, "whisper takes at most 1296 cells");
    begin();
    put("pattern: \"");
    put_times("1", 5000000);
    expect(4, "the quotation mark that opens here is not closed");
    begin();
    put("contains:");
    put_times(" 1", 1000000);
    expect(4, "the list has more than 36 numbers");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_thousand_cages), cmocka_unit_test(long_clues), cmocka_unit_test(many_states),
        cmocka_unit_test(deep_clues),       cmocka_unit_test(long_texts),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}

/* SPDX-License-Identifier: MIT */
/* test_clue_cages.c - killer puzzles in the forms of other programs: random cages are printed and read back, and the same cages are read in
   every form.

   Sources: src/read/program/cages.c, src/read/program/killer_line.c, src/show/program/said_cages.c, src/show/program/show_killer.c.  */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "support/cmocka_first.h"

#include "base/rng.h"
#include "clue/clue_kinds.h"
#include "support/data.h"
#include "support/text.h"

enum { N = 9, CELLS = N * N };

/* ---- what a puzzle states ---- */

/* Givens, houses and clues in words. */
static void describe(const sudoku_puzzle *p, struct text *t)
{
    char clue[2000];
    text_clear(t);
    struct out o = out_to_sink(text_sink, t, clue, sizeof clue);
    for (int cell = 0; cell < p->rules->cells; cell++) out_char(&o, sudoku_symbol(p->givens[cell]));
    out_format(&o, " %s houses %d", sudoku_rules_names(p->rules), sudoku_rules_house_count(p->rules));
    out_flush(&o);
    for (int i = 0; p->clues && i < p->clues->count; i++) {
        sudoku_clue_text(p->clues, i, clue, sizeof clue);
        text_sink(t, "; ", 2);
        text_sink(t, clue, strlen(clue));
    }
}

static void expect_read(const char *text, const char *expected)
{
    static struct text t;
    sudoku_puzzle p = {.room = sizeof p};
    sudoku_error error;
    sudoku_reader *reader = sudoku_reader_new_text(text, strlen(text), NULL, NULL);
    if (sudoku_reader_next(reader, &p, &error) != SUDOKU_READ_PUZZLE)
        fail_msg("%s: %ld: %s", text, error.column, error.message);
    describe(&p, &t);
    assert_string_equal(t.bytes, expected);
    sudoku_reader_free(reader);
}

/* ---- random cages ---- */

/* Every cell joins the cage of a neighbour, or begins one; sums are those of random digits that differ. */
static const sudoku_clues *random_cages(struct rng *r, const sudoku_rules *rules, uint8_t *givens,
                                        bool connected, bool all)
{
    int cage[CELLS], sum[CELLS] = {0}, size[CELLS] = {0};
    bitset digits[CELLS] = {0};
    static char text[20000];
    struct out o = out_to_buffer(text, sizeof text);
    for (int cell = 0; cell < CELLS; cell++) {
        const int other = !connected        ? rng_below(r, CELLS)
                          : rng_below(r, 2) ? (cell % N ? cell - 1 : cell)
                                            : (cell >= N ? cell - N : cell);
        givens[cell] = 0;
        cage[cell] = other < cell && size[cage[other]] < 5 ? cage[other] : cell;
        size[cage[cell]]++;
        bitset *used = &digits[cage[cell]];
        int digit = 1 + rng_below(r, N);
        while (*used & bit(digit - 1)) digit = digit % N + 1;
        *used |= bit(digit - 1);
        sum[cage[cell]] += digit;
    }
    for (int first = 0; first < CELLS; first++) {
        if (!size[first]) continue;
        if (size[first] == 1) givens[first] = (uint8_t)(all || rng_below(r, 2) ? sum[first] : 0);
        if (size[first] == 1) continue;
        out_format(&o, "killer: %d", sum[first]);
        for (int cell = first; cell < CELLS; cell++)
            if (cage[cell] == first) out_format(&o, " r%dc%d", cell / N + 1, cell % N + 1);
        out_char(&o, '\n');
    }
    return sudoku_clues_new(rules, text, o.used, NULL);
}

static void expect_back(const char *format, const sudoku_puzzle *p)
{
    static struct text printed, before, after;
    const sudoku_style style = {.format = format};
    sudoku_puzzle again = {.room = sizeof again};
    sudoku_error error;
    text_clear(&printed);
    if (!sudoku_can_print(&(sudoku_sheet){.puzzle = p}, &style, &error)) fail_msg("%s", error.message);
    assert_true(sudoku_print(&(sudoku_sheet){.puzzle = p}, &style, (sudoku_sink){text_sink, &printed}));
    sudoku_reader *reader = sudoku_reader_new_text(printed.bytes, printed.length, NULL, NULL);
    if (sudoku_reader_next(reader, &again, &error) != SUDOKU_READ_PUZZLE)
        fail_msg("%s: %ld: %s", printed.bytes, error.column, error.message);
    assert_string_equal(again.format, format);
    describe(p, &before);
    describe(&again, &after);
    assert_string_equal(before.bytes, after.bytes);
    sudoku_reader_free(reader);
}

static void cages_come_back(void **state)
{
    struct rng r = rng_from_seed(test_seed());
    (void)state;
    for (int i = test_cases(40); i > 0; i--) {
        const bool x = rng_below(&r, 2);
        sudoku_rules *rules =
            sudoku_rules_new(&(sudoku_shape){.size = N, .rules = x ? "x" : NULL}, NULL);
        uint8_t givens[CELLS];
        sudoku_puzzle p = {.room = sizeof p, .rules = rules, .givens = givens};
        p.clues = random_cages(&r, rules, givens, true, true);
        expect_back("sgt", &p);
        sudoku_clues_free(p.clues);
        p.clues = random_cages(&r, rules, givens, false, false);
        expect_back("sumocue", &p);
        expect_back("killer", &p);
        sudoku_clues_free(p.clues);
        sudoku_rules_free(rules);
    }
}

/* ---- what cannot be said ---- */

static void expect_refused(const char *format, const char *clues, int given, const char *why)
{
    sudoku_rules *rules = sudoku_rules_new(&(sudoku_shape){.size = N}, NULL);
    uint8_t givens[CELLS] = {0};
    sudoku_error error = {.message = ""};
    sudoku_puzzle p = {.room = sizeof p, .rules = rules, .givens = givens};
    givens[0] = (uint8_t)given;
    p.clues = sudoku_clues_new(rules, clues, strlen(clues), NULL);
    assert_non_null(p.clues);
    assert_false(
        sudoku_can_print(&(sudoku_sheet){.puzzle = &p}, &(sudoku_style){.format = format}, &error));
    assert_string_equal(error.message, why);
    sudoku_clues_free(p.clues);
    sudoku_rules_free(rules);
}

static void what_is_no_grid_of_cages_is_refused(void **state)
{
    (void)state;
    static const char *const formats[] = {"sgt", "sumocue", "killer"};
    for (int i = 0; i < 3; i++) {
        char why[100];
        snprintf(why, sizeof why, "the format \"%s\" has no place for clues", formats[i]);
        expect_refused(formats[i], "thermo: r1c1 r1c2", 0, why);
        expect_refused(formats[i], "killer: 4 r1c1 r1c2; killer: 9 r1c1 r2c1", 0, why);
        if (i) expect_refused(formats[i], "killer: 4 r1c1 r1c2", 3, why);
    }
    expect_refused("sgt", "killer: 4 r1c1 r1c2", 3,
                   "the format \"sgt\" has no place for cells or cages without a sum");
    expect_refused("killer", "killer: r1c1 r1c2", 0,
                   "the format \"killer\" has no place for cells or cages without a sum");
}

/* ---- forms that are only read ---- */

static void every_form_says_the_same(void **state)
{
    static const char four[] = "...4............  houses 12; killer: 6 r1c1 r2c1; killer: 4 r1c2 r1c3; "
                               "killer: 7 r2c2 r2c3 r3c2";
    (void)state;
    expect_read("4 4\n6 4 - 4\n- 7 - -\n- - - -\n- - - -\n1 2 2 8\n1 3 3 -\n- 3 - -\n- - - -\n", four);
    expect_read("SumoCueV1=6=4+1=4+0=7+5=0=0+5=0=0=0=0=0=0\n", four);
    char pointers[CELLS + 2], expected[400];
    memset(pointers, '0', CELLS);
    memcpy(pointers, "A<,v", 4); /* r1c3 points down left to r2c2, r1c4 down to r2c4 */
    memcpy(pointers + N, "05`C", 4);
    pointers[2 * N + 3] = '^';
    pointers[2 * N + 4] = '\'';
    pointers[N + 5] = 'H';
    pointers[CELLS] = '\n';
    pointers[CELLS + 1] = '\0';
    snprintf(expected, sizeof expected, "%081d  houses 27", 0);
    for (char *at = expected; *at == '0'; at++) *at = '.';
    strcat(expected, "; killer: 10 r1c1 r1c2 r2c3; killer: 5 r1c3 r2c2; killer: 12 r1c4 r2c4 r3c4; "
                     "killer: 17 r2c6 r3c5");
    expect_read(pointers, expected);
}

int main(void)
{
    const struct CMUnitTest tests[] = {cmocka_unit_test(cages_come_back),
                                       cmocka_unit_test(what_is_no_grid_of_cages_is_refused),
                                       cmocka_unit_test(every_form_says_the_same)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}

/* SPDX-License-Identifier: MIT */
/* test_round_trip.c - what is printed to be read again comes back as the same puzzle.

   Random puzzles of random rules and sizes, with and without placed digits, marks and allowed sets.  */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "support/cmocka_first.h"

#include "board/rules.h"
#include "support/data.h"
#include "support/maker.h"
#include "support/text.h"

static void print(const sudoku_puzzle *p, const char *format, bool ascii, struct text *t)
{
    const sudoku_sheet sheet = {.puzzle = p};
    const sudoku_style style = {.format = format, .ascii = ascii};
    text_clear(t);
    assert_true(sudoku_print(&sheet, &style, (sudoku_sink){text_sink, t}));
}

/* Smaller tables are not recognised, nor are those with digits at their left only. */
static bool is_table(const sudoku_puzzle *p)
{
    const int n = p->rules->n;
    bool in_last_column = false;
    for (int row = 0; row < n; row++) in_last_column |= p->givens[row * n + n - 1] != 0;
    return n >= 4 && in_last_column;
}

struct random_puzzle {
    uint8_t regions[SUDOKU_MAX_CELLS], givens[SUDOKU_MAX_CELLS], placed[SUDOKU_MAX_CELLS];
    uint64_t marks[SUDOKU_MAX_CELLS], allowed[SUDOKU_MAX_CELLS];
    uint16_t cell[2][SUDOKU_MAX_SIZE];
    sudoku_cells house[2];
    sudoku_rules *rules;
    sudoku_puzzle puzzle;
};

static void make_rules(struct rng *r, struct random_puzzle *p, int n)
{
    static const char *const names[] = {NULL, "x", "nrc", "x nrc"};
    const bool square = n == 4 || n == 9 || n == 16 || n == 25 || n == 36;
    sudoku_shape shape = {.size = n, .rules = names[rng_below(r, square ? 4 : 2)], .houses = p->house};
    int rows, columns;
    const bool usual = usual_box(n, &rows, &columns);
    switch (rng_below(r, 4)) {
    case 0: shape.box_rows = shape.box_columns = -1; break;
    case 1: shape.box_rows = columns, shape.box_columns = rows; break;
    case 2:
        make_layout(r, rows, columns, rng_below(r, 2 * n), p->regions);
        shape.regions = p->regions;
        break;
    default:
        if (!usual) shape.box_rows = shape.box_columns = -1;
    }
    if (n > 1) shape.house_count = rng_below(r, 3);
    for (int h = 0; h < shape.house_count; h++) {
        int order[SUDOKU_MAX_CELLS];
        shuffle(r, order, n * n);
        p->house[h] = (sudoku_cells){p->cell[h], 2 + rng_below(r, n - 1)};
        for (int i = 0; i < p->house[h].count; i++) p->cell[h][i] = (uint16_t)order[i];
    }
    p->rules = sudoku_rules_new(&shape, NULL);
    assert_non_null(p->rules);
}

static void make_random_puzzle(struct rng *r, struct random_puzzle *p)
{
    const int n = 1 + rng_below(r, rng_below(r, 4) ? 10 : 36), cells = n * n;
    make_rules(r, p, n);
    const int density = rng_below(r, 4);
    const uint64_t all = n == 64 ? ~(uint64_t)0 : ((uint64_t)1 << n) - 1;
    for (int cell = 0; cell < cells; cell++) {
        p->givens[cell] = (uint8_t)(rng_below(r, 4) < density ? 1 + rng_below(r, n) : 0);
        p->placed[cell] = (uint8_t)(rng_below(r, 3) ? 0 : 1 + rng_below(r, n));
        p->marks[cell] = rng_next(r) & rng_next(r) & all;
        p->allowed[cell] = rng_next(r) & all;
    }
    p->puzzle = (sudoku_puzzle){.rules = p->rules,
                                .givens = p->givens,
                                .placed = rng_below(r, 4) ? NULL : p->placed,
                                .marks = rng_below(r, 4) ? NULL : p->marks,
                                .allowed = rng_below(r, 4) ? NULL : p->allowed};
}

static void read_back(const struct text *printed, struct text *again, sudoku_error *error)
{
    sudoku_puzzle puzzle = {0};
    sudoku_reader *reader = sudoku_reader_new_text(printed->bytes, printed->length, NULL, NULL);
    text_clear(again);
    if (sudoku_reader_next(reader, &puzzle, error) == SUDOKU_READ_PUZZLE) {
        print(&puzzle, "line", true, again);
        assert_int_equal(sudoku_reader_next(reader, &puzzle, error), SUDOKU_READ_END);
    }
    sudoku_reader_free(reader);
}

/* Tables have no place for what a player has noted, or for pencil marks. */
static void tables_come_back(void **state)
{
    (void)state;
    static struct text expected, printed, again;
    static struct random_puzzle p;
    static const char *const formats[] = {"html", "markdown", "tsv", "cells-csv"};
    struct rng r = rng_from_seed(test_seed());
    const int cases = test_cases(300);
    int tables = 0;
    for (int i = 0; i < cases; i++) {
        make_random_puzzle(&r, &p);
        p.puzzle.placed = NULL;
        p.puzzle.marks = p.puzzle.allowed = NULL;
        print(&p.puzzle, "line", true, &expected);
        for (size_t j = 0; j < sizeof formats / sizeof *formats && is_table(&p.puzzle); j++) {
            sudoku_error error = {.message = ""};
            print(&p.puzzle, formats[j], true, &printed);
            read_back(&printed, &again, &error);
            if (strcmp(again.bytes, expected.bytes))
                print_error("case %d\n%sprinted as %s\n%sread as\n%s%ld:%ld: %s\n", i, expected.bytes,
                            formats[j], printed.bytes, again.bytes, error.line, error.column,
                            error.message);
            assert_string_equal(again.bytes, expected.bytes);
            tables++;
        }
        sudoku_rules_free(p.rules);
    }
    text_free(&expected);
    text_free(&printed);
    text_free(&again);
    printf("%d tables\n", tables);
}

static void printed_puzzles_come_back(void **state)
{
    (void)state;
    static struct text expected, printed, again;
    static struct random_puzzle p;
    static const struct {
        const char *format;
        bool ascii;
    } forms[] = {{"line", true},    {"grid", true}, {"jigsaw", true}, {"pretty", true},
                 {"pretty", false}, {"json", true}, {"json", false}};
    struct rng r = rng_from_seed(test_seed());
    const int cases = test_cases(600);
    for (int i = 0; i < cases; i++) {
        make_random_puzzle(&r, &p);
        print(&p.puzzle, "line", true, &expected);
        for (size_t j = 0; j < sizeof forms / sizeof *forms; j++) {
            sudoku_error error = {.message = ""};
            print(&p.puzzle, forms[j].format, forms[j].ascii, &printed);
            read_back(&printed, &again, &error);
            if (strcmp(again.bytes, expected.bytes))
                print_error("case %d\n%sprinted as %s\n%sread as\n%s%ld:%ld: %s\n", i, expected.bytes,
                            forms[j].format, printed.bytes, again.bytes, error.line, error.column,
                            error.message);
            assert_string_equal(again.bytes, expected.bytes);
        }
        sudoku_rules_free(p.rules);
    }
    text_free(&expected);
    text_free(&printed);
    text_free(&again);
    printf("%d puzzles in %zu forms\n", cases, sizeof forms / sizeof *forms);
}

int main(void)
{
    const struct CMUnitTest tests[] = {cmocka_unit_test(printed_puzzles_come_back),
                                       cmocka_unit_test(tables_come_back)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}

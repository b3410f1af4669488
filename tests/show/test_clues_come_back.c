/* SPDX-License-Identifier: MIT */
/* test_clues_come_back.c - what is printed of puzzles with clues is read as the same clues, of all kinds; or printing refuses.

   Sources: src/show/clue_parts.c, src/show/show_pretty.c.  */
#include <stdlib.h>
#include <string.h>

#include "support/cmocka_first.h"

#include "clue/clue_kinds.h"
#include "clue/random_clue.h"
#include "support/data.h"
#include "support/text.h"

static int compare(const void *a, const void *b) { return strcmp(*(char *const *)a, *(char *const *)b); }

/* The statements in the order of the alphabet, each once: which come first depends on the format. */
static void add_statements(struct text *t, const sudoku_clues *clues)
{
    enum { LONGEST = 20000 };
    const int count = clues ? clues->count : 0;
    char **line = calloc((size_t)count + 1, sizeof *line);
    for (int i = 0; i < count; i++) {
        line[i] = malloc(LONGEST);
        sudoku_clue_text(clues, i, line[i], LONGEST);
    }
    if (count) qsort(line, (size_t)count, sizeof *line, compare);
    for (int i = 0; i < count; i++) {
        if (i && !strcmp(line[i], line[i - 1])) continue;
        text_add(t, line[i]);
        text_add(t, "\n");
    }
    for (int i = 0; i < count; i++) free(line[i]);
    free(line);
}

static void expect_back(const sudoku_puzzle *p, const char *format, const struct text *expected)
{
    struct text printed = {0}, again = {0};
    const sudoku_sheet sheet = {.puzzle = p};
    const sudoku_style style = {.format = format, .ascii = true};
    sudoku_puzzle read = {.room = sizeof read};
    sudoku_error error = {.message = ""};
    assert_true(sudoku_print(&sheet, &style, (sudoku_sink){text_sink, &printed}));
    sudoku_reader *reader = sudoku_reader_new_text(printed.bytes, printed.length, NULL, NULL);
    text_clear(&again);
    if (sudoku_reader_next(reader, &read, &error) == SUDOKU_READ_PUZZLE)
        add_statements(&again, read.clues);
    if (strcmp(again.bytes, expected->bytes))
        print_error("printed as %s\n%sread as\n%s%ld:%ld: %s\n", format, printed.bytes, again.bytes,
                    error.line, error.column, error.message);
    assert_string_equal(again.bytes, expected->bytes);
    sudoku_reader_free(reader);
    text_free(&printed);
    text_free(&again);
}

static void clues_come_back(void **state)
{
    (void)state;
    static const char *const formats[] = {"pretty", "grid", "line", "json"};
    static const int sizes[] = {4, 6, 9, 16};
    struct rng r = rng_from_seed(test_seed());
    const int cases = test_cases(200);
    int kinds = 0;
    while (clue_kind_at(kinds)) kinds++;
    for (int i = 0; i < cases; i++) {
        /* every kind alone first; pills have no place in large grids */
        const int kind = i < kinds ? i : -1, n = kind >= 0 ? 9 : sizes[rng_below(&r, 4)];
        sudoku_rules *rules = sudoku_rules_new(&(sudoku_shape){.size = n}, NULL);
        const sudoku_clues *clues = make_random_clues(&r, rules, 1 + rng_below(&r, 4), kind);
        uint8_t givens[SUDOKU_MAX_CELLS] = {0};
        for (int cell = 0; cell < n * n; cell++)
            givens[cell] = (uint8_t)(rng_below(&r, 4) ? 0 : 1 + rng_below(&r, n));
        const sudoku_puzzle p = {.room = sizeof p, .rules = rules, .givens = givens, .clues = clues};
        struct text expected = {0};
        text_clear(&expected);
        add_statements(&expected, clues);
        for (size_t f = 0; f < sizeof formats / sizeof *formats; f++)
            expect_back(&p, formats[f], &expected);
        text_free(&expected);
        clues_free(clues);
        sudoku_rules_free(rules);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {cmocka_unit_test(clues_come_back)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}

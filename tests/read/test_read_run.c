/* SPDX-License-Identifier: MIT */
/* test_read_run.c - quick reading of bare lines gives what reading one by one gives. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "support/cmocka_first.h"

#include "base/rng.h"
#include "support/data.h"
#include "support/text.h"
#include "sudoku.h"

/* One line for each puzzle: where it was, its rules and its givens; "error" for each error. */
static void note_puzzle(struct text *log, long line, const char *rules, int size, const uint8_t *givens,
                        const uint8_t *solution)
{
    char place[80];
    snprintf(place, sizeof place, "%ld %d [%s] ", line, size, rules);
    text_add(log, place);
    for (int i = 0; i < size * size; i++) {
        const char symbol = sudoku_symbol(givens[i]);
        text_add_bytes(log, &symbol, 1);
    }
    for (int i = 0; solution && *solution && i < size * size; i++) {
        const char symbol = sudoku_symbol(solution[i]);
        text_add_bytes(log, &symbol, 1);
    }
    text_add(log, "\n");
}

static int read_text(const struct text *t, size_t most, bool quickly, size_t room, struct text *log)
{
    struct pieces p = {t->bytes, t->length, most, false};
    sudoku_reader *reader = sudoku_reader_new(pull_pieces, &p, NULL, NULL);
    sudoku_run run = {.room = sizeof run,
                      .most = room,
                      .givens = malloc(room * SUDOKU_MAX_CELLS + 1),
                      .solutions = malloc(room * SUDOKU_MAX_CELLS + 1)};
    sudoku_puzzle read = {0};
    sudoku_read_result result;
    int by_runs = 0;
    assert_non_null(reader);
    text_clear(log);
    while ((result = sudoku_reader_next(reader, &read, NULL)) != SUDOKU_READ_END) {
        if (result == SUDOKU_READ_ERROR) {
            text_add(log, "error\n");
            assert_int_equal(sudoku_reader_run(reader, &run), 0);
            continue;
        }
        const int size = sudoku_rules_size(read.rules);
        const sudoku_rules *rules = sudoku_rules_keep(read.rules);
        note_puzzle(log, read.line, sudoku_rules_names(rules), size, read.givens, read.solution);
        if (read.note) text_add(log, read.note->message);
        size_t count = 1;
        while (quickly && count) {
            count = sudoku_reader_run(reader, &run);
            for (size_t i = 0; i < count; i++)
                note_puzzle(log, run.first_line + (long)i, sudoku_rules_names(rules), size,
                            run.givens + i * (size_t)(size * size),
                            run.solutions + i * (size_t)(size * size));
            by_runs += (int)count;
        }
        sudoku_rules_free(rules);
    }
    sudoku_reader_free(reader);
    free(run.givens);
    free(run.solutions);
    return by_runs;
}

/* Mostly bare lines, and now and then one of everything that may stand between them. */
static void add_random_line(struct rng *r, struct text *t, bool with_words)
{
    static const char *const others[] = {
        "",
        ".",
        "....",
        "# a comment",
        "  ",
        "1.3..4.22..3.32.",
        "x",
        "no puzzle at all",
        "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79 x",
        "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79  # easy",
        "17 53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79",
        "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79 \t",
        "53__7____6__195____98____6_8___6___34__8_3__17___2___6_6____28____419__5____8__79",
        "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..7",
        "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79.",
        "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..7A",
        "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..7:"};
    const int others_count = (int)(sizeof others / sizeof *others);
    static const char *const ends[] = {" x", " nrc", " x nrc", " box=3x3", " x # 1", "  x", " "};
    const int ends_count = (int)(sizeof ends / sizeof *ends);
    if (rng_below(r, 12) == 0) {
        text_add(t, others[rng_below(r, others_count)]);
    } else {
        static const char *const symbols[] = {"...123456789", "000123456789", "..0123456789"};
        const char *use = symbols[rng_below(r, 10) ? rng_below(r, 2) : 2];
        for (int i = 0; i < 81; i++) text_repeat(t, use[rng_below(r, 12)], 1);
        if (with_words) text_add(t, ends[rng_below(r, 4) ? 0 : rng_below(r, ends_count)]);
    }
    text_add(t, rng_below(r, 15) == 0 ? "\r\n" : "\n");
}

/* A puzzle and its solution: a known grid with other digits and fewer of them. */
static void make_pair(struct rng *r, char puzzle[82], char solution[82])
{
    static const char grid[] =
        "534678912672195348198342567859761423426853791713924856961537284287419635345286179";
    char symbols[] = "123456789";
    const char empty = rng_below(r, 2) ? '.' : '0';
    for (int i = 8; i > 0; i--) {
        const int other = rng_below(r, i + 1);
        const char symbol = symbols[i];
        symbols[i] = symbols[other];
        symbols[other] = symbol;
    }
    for (int i = 0; i < 81; i++) {
        solution[i] = symbols[grid[i] - '1'];
        puzzle[i] = rng_below(r, 3) ? empty : solution[i];
    }
    puzzle[81] = solution[81] = '\0';
}

static void add_field(struct text *t, const char *field, bool quoted)
{
    if (quoted) text_add(t, "\"");
    text_add(t, field);
    if (quoted) text_add(t, "\"");
}

/* number, puzzle, solution, words: mostly good, and now and then with one of everything that may be odd about a row. */
static void add_random_row(struct rng *r, struct text *t, char separator)
{
    static const char *const words[] = {"easy",  "easy", "hard",    "",    "x",
                                        "no. 5", "nrc",  "rules=x", "5.5", "Zoe"};
    char puzzle[82], solution[82], number[16], between[2] = {separator, '\0'};
    make_pair(r, puzzle, solution);
    snprintf(number, sizeof number, "%d", rng_below(r, 1000));
    const int odd = rng_below(r, 40), cell = rng_below(r, 81);
    if (odd == 0) solution[cell] = (char)(solution[cell] == '9' ? '1' : solution[cell] + 1); /* wrong */
    if (odd == 1) solution[cell] = '.';
    if (odd == 2) solution[0] = '\0';
    if (odd == 3) puzzle[80] = '\0';
    if (odd == 4) puzzle[cell] = 'q';
    if (odd == 5) memcpy(solution, puzzle, sizeof solution);
    if (odd == 6) puzzle[cell] = puzzle[cell] == '.' ? '0' : '.';
    if (odd == 16) puzzle[cell] = solution[cell] == '9' ? '1' : (char)(solution[cell] + 1);
    if (odd == 7) text_add(t, "# a comment\n");
    if (odd == 8) text_add(t, "\n");
    const bool quoted = odd >= 9 && odd < 12;
    add_field(t, number, quoted);
    text_add(t, between);
    add_field(t, puzzle, quoted);
    text_add(t, between);
    add_field(t, solution, quoted);
    if (odd != 12) text_add(t, between);
    if (odd != 12 && odd != 17)
        add_field(t, odd == 13 ? "a \"\"name\"\", quoted" : words[rng_below(r, 10)], odd == 13);
    if (odd == 17) text_add(t, " \"a name\nin two lines\"");
    if (odd == 14) text_add(t, between);
    text_add(t, odd == 15 ? " \r\n" : "\n");
}

static void expect_same(const struct text *text, size_t most, size_t room, int number, int *by_runs)
{
    struct text one_by_one = {0}, quick = {0};
    read_text(text, most, false, 1, &one_by_one);
    *by_runs += read_text(text, most, true, room, &quick);
    if (strcmp(one_by_one.bytes, quick.bytes)) printf("case %d:\n%s\n", number, text->bytes);
    assert_string_equal(one_by_one.bytes, quick.bytes);
    text_free(&one_by_one);
    text_free(&quick);
}

static void rows_read_what_next_reads(void **state)
{
    (void)state;
    struct rng r = rng_from_seed(test_seed());
    const int cases = test_cases(300);
    int by_runs = 0;
    for (int i = 0; i < cases; i++) {
        struct text text = {0};
        const int rows = 2 + rng_below(&r, 60);
        const size_t most = rng_below(&r, 3) ? 1 + (size_t)rng_below(&r, 900) : 0;
        const char separator = ",;\t|"[rng_below(&r, 4)];
        text_clear(&text);
        if (rng_below(&r, 2)) {
            const char *names = "id,puzzle,solution,level\n";
            for (const char *at = names; *at; at++)
                text_add_bytes(&text, *at == ',' ? &separator : at, 1);
        }
        for (int row = 0; row < rows; row++) add_random_row(&r, &text, separator);
        expect_same(&text, most, 1 + (size_t)rng_below(&r, 20), i, &by_runs);
        text_free(&text);
    }
    printf("%d puzzles by runs\n", by_runs);
    assert_true(by_runs > 2 * cases);
}

static void runs_read_what_next_reads(void **state)
{
    (void)state;
    struct rng r = rng_from_seed(test_seed());
    const int cases = test_cases(300);
    int by_runs = 0;
    for (int i = 0; i < cases; i++) {
        struct text text = {0};
        const int lines = rng_below(&r, 60);
        const size_t most = rng_below(&r, 3) ? 1 + (size_t)rng_below(&r, 900) : 0;
        text_clear(&text);
        const bool with_words = rng_below(&r, 2);
        for (int l = 0; l < lines; l++) add_random_line(&r, &text, with_words);
        if (text.length && rng_below(&r, 2)) text.bytes[--text.length] = '\0'; /* no last line end */
        expect_same(&text, most, 1 + (size_t)rng_below(&r, 20), i, &by_runs);
        text_free(&text);
    }
    printf("%d puzzles by runs\n", by_runs);
    assert_true(by_runs > cases);
}

/* Whatever ends the lines, all but the first are read by runs. */
static void both_line_ends_are_read_by_runs(void **state)
{
    (void)state;
    static const char *const ends[] = {"\n", "\r\n"};
    for (int i = 0; i < 2; i++) {
        struct text text = {0}, log = {0};
        for (int line = 0; line < 40; line++) {
            text_repeat(&text, '.', 81);
            text_add(&text, ends[i]);
        }
        assert_int_equal(read_text(&text, 0, true, 7, &log), 39);
        text_free(&text);
        text_free(&log);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(runs_read_what_next_reads),
        cmocka_unit_test(rows_read_what_next_reads),
        cmocka_unit_test(both_line_ends_are_read_by_runs),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}

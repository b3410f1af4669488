/* SPDX-License-Identifier: MIT */
/* test_draft_clues.c - the clues that a text states: who owns them, where their errors are (src/clue/clue_list.c), and who may not be
   given any.  */
#include <stdio.h>
#include <string.h>

#include "support/cmocka_first.h"

#include "clue/clue_list.h"
#include "read/draft.h"
#include "support/text.h"

static const char grid[] = "....\n....\n....\n....\n";

static sudoku_read_result read_next(sudoku_reader *reader, sudoku_puzzle *p, sudoku_error *error)
{
    *p = (sudoku_puzzle){.room = sizeof *p};
    return sudoku_reader_next(reader, p, error);
}

/* Clues belong to the reader until it reads on, and to those who keep them. */
static void clues_may_be_kept(void **state)
{
    (void)state;
    static const char text[] = "killer: 3 r1c1 r1c2\nrules: anti-knight\n....\n....\n....\n....\n\n"
                               "....\n....\n....\n....\nthermo: r1c1-r4c1\n";
    char words[80];
    sudoku_puzzle p;
    sudoku_reader *reader = sudoku_reader_new_text(text, strlen(text), NULL, NULL);
    assert_int_equal(read_next(reader, &p, NULL), SUDOKU_READ_PUZZLE);
    const sudoku_clues *kept = sudoku_clues_keep(p.clues);
    assert_int_equal(read_next(reader, &p, NULL), SUDOKU_READ_PUZZLE);
    assert_int_equal(sudoku_clues_count(p.clues), 1);
    assert_string_equal(sudoku_clue_text(p.clues, 0, words, sizeof words),
                        "thermo: r1c1 r2c1 r3c1 r4c1");
    assert_int_equal(read_next(reader, &p, NULL), SUDOKU_READ_END);
    sudoku_reader_free(reader);
    assert_int_equal(sudoku_clues_count(kept), 2);
    assert_string_equal(sudoku_clue_text(kept, 0, words, sizeof words), "killer: 3 r1c1 r1c2");
    assert_string_equal(sudoku_clue_text(kept, 1, words, sizeof words), "anti-knight");
    sudoku_clues_free(kept);
}

/* A program that was compiled before there were clues would solve another puzzle. */
static void older_callers_get_no_clues(void **state)
{
    (void)state;
    struct text t = {0};
    sudoku_error error;
    sudoku_puzzle p = {0};
    text_add(&t, "killer: 3 r1c1 r1c2\n");
    text_add(&t, grid);
    text_add(&t, "\n");
    text_add(&t, grid);
    sudoku_reader *reader = sudoku_reader_new_text(t.bytes, t.length, NULL, NULL);
    assert_int_equal(sudoku_reader_next(reader, &p, &error), SUDOKU_READ_ERROR);
    assert_string_equal(error.code, "clues_not_known");
    assert_int_equal(error.line, 1);
    assert_int_equal(sudoku_reader_next(reader, &p, &error), SUDOKU_READ_PUZZLE);
    sudoku_reader_free(reader);
    text_free(&t);
}

/* A draft of a 4x4 grid with these statements; the place of the first is 7:5. */
static bool finish(const char *text, const struct expectations *w, sudoku_puzzle *p, struct draft *d,
                   struct rules_cache *cache, sudoku_error *error)
{
    sudoku_error note;
    draft_clear(d);
    d->n = 4;
    d->begin = (struct place){2, 1};
    *p = (sudoku_puzzle){.room = sizeof *p};
    return draft_clue(d, text, strlen(text), (struct place){7, 5}, error) &&
           draft_finish(d, w, cache, p, &note, error);
}

static void statements_have_places(void **state)
{
    (void)state;
    static const struct {
        const char *text, *code;
        long column;
    } rows[] = {
        {"killer: 29 r1c1 r1c2", "cage_sum_range", 5},
        {"killer: 3 r1c1 r1c2; kiler: 5 r2c1 r2c2", "unknown_clue_kind", 26},
        {"killer: 3 r1c1 r9c2", "cell_outside", 20},
        {"  killer: 3 r1c1 r9c2", "cell_outside", 22},
        {"killer 3", "clue_needs_colon", 11},
        {"anti-knight: r1c1", "clue_takes_nothing", 16},
        {"relation: \"a < b; b\" r1c1 r1c2", "one_condition", 21},
        {"odd: r1c1; relation: \"a <\" r1c1 r1c2", NULL, 30},
    };
    static struct draft d; /* large */
    struct rules_cache cache = {.next = 0};
    const struct expectations none = {.has_rules = false};
    sudoku_puzzle p;
    sudoku_error error;
    draft_prepare(&d);
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        assert_false(finish(rows[i].text, &none, &p, &d, &cache, &error));
        if (rows[i].code) assert_string_equal(error.code, rows[i].code);
        assert_int_equal(error.line, 7);
        assert_int_equal(error.column, rows[i].column);
    }
    assert_true(finish(" ; odd: r1c1;;\nx: r1c1 r1c2 \n", &none, &p, &d, &cache, &error));
    assert_int_equal(sudoku_clues_count(p.clues), 2);
    assert_true(finish(" ;;\n ", &none, &p, &d, &cache, &error));
    assert_null(p.clues);
    draft_free(&d);
    rules_cache_clear(&cache);
}

/* The caller's rules replace those of the text, its clues are added. */
static void callers_may_add_clues(void **state)
{
    (void)state;
    static const char text[] = "rules: anti-king\nodd: r1c1\n....\n....\n....\n....\n";
    static const char *const clues[] = {"killer: 3 r1c1 r1c2", "even: r2c2; even: r3c3"};
    static const char *const wrong[] = {"killer: 3 r1c1 r5c2"};
    sudoku_puzzle p;
    sudoku_error error;
    char words[80];
    sudoku_read_options options = {
        .room = sizeof options, .rules = "x anti-knight", .clues = clues, .clue_count = 2};
    sudoku_reader *reader = sudoku_reader_new_text(text, strlen(text), &options, NULL);
    assert_int_equal(read_next(reader, &p, &error), SUDOKU_READ_PUZZLE);
    assert_int_equal(sudoku_clues_count(p.clues), 5);
    assert_string_equal(sudoku_clue_text(p.clues, 0, words, sizeof words), "odd: r1c1");
    assert_string_equal(sudoku_clue_text(p.clues, 1, words, sizeof words), "anti-knight");
    assert_string_equal(sudoku_clue_text(p.clues, 4, words, sizeof words), "even: r3c3");
    sudoku_reader_free(reader);
    options.clues = wrong;
    options.clue_count = 1;
    reader = sudoku_reader_new_text(text, strlen(text), &options, NULL);
    assert_int_equal(read_next(reader, &p, &error), SUDOKU_READ_ERROR);
    assert_string_equal(error.code, "cell_outside");
    assert_int_equal(error.line, 1);
    assert_int_equal(error.column, 1);
    sudoku_reader_free(reader);
}

static void there_are_limits(void **state)
{
    (void)state;
    struct text t = {0};
    sudoku_error error;
    sudoku_puzzle p;
    for (int i = 0; i <= MOST_CLUES; i++) text_add(&t, "odd: r1c1\n");
    text_add(&t, grid);
    sudoku_reader *reader = sudoku_reader_new_text(t.bytes, t.length, NULL, NULL);
    assert_int_equal(read_next(reader, &p, &error), SUDOKU_READ_ERROR);
    assert_string_equal(error.code, "too_many_variant_clues");
    assert_int_equal(error.line, MOST_CLUES + 1);
    sudoku_reader_free(reader);
    t.length = 0;
    for (int i = 0; i <= MOST_CLUE_CELLS / 16; i++) text_add(&t, "odd: r1c1:r4c4\n");
    text_add(&t, grid);
    reader = sudoku_reader_new_text(t.bytes, t.length, NULL, NULL);
    assert_int_equal(read_next(reader, &p, &error), SUDOKU_READ_ERROR);
    assert_string_equal(error.code, "too_many_clue_cells");
    assert_int_equal(error.line, MOST_CLUE_CELLS / 16 + 1);
    sudoku_reader_free(reader);
    text_free(&t);
}

/* A solution that breaks a clue is none. */
static void stated_solutions_keep_clues(void **state)
{
    (void)state;
    static const char *const clues[] = {"odd: r1c1 r2c1", "odd: r1c1 r2c2"};
    for (int broken = 0; broken < 2; broken++) {
        char whole[160];
        sudoku_puzzle p;
        sudoku_error error;
        snprintf(whole, sizeof whole, "%s\n%ssolution: 1234341221434321\n", clues[broken], grid);
        sudoku_reader *reader = sudoku_reader_new_text(whole, strlen(whole), NULL, NULL);
        assert_int_equal(read_next(reader, &p, &error), broken ? SUDOKU_READ_ERROR : SUDOKU_READ_PUZZLE);
        if (broken) assert_string_equal(error.code, "wrong_solution");
        sudoku_reader_free(reader);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(clues_may_be_kept),      cmocka_unit_test(older_callers_get_no_clues),
        cmocka_unit_test(statements_have_places), cmocka_unit_test(callers_may_add_clues),
        cmocka_unit_test(there_are_limits),       cmocka_unit_test(stated_solutions_keep_clues),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}

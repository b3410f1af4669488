/* SPDX-License-Identifier: MIT */
/* test_data.c - the puzzle lists below $SUDOKU_DATA: every one unique, and solved as stated.

   Exits 77 (skipped) where the lists are not.  */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "support/cmocka_first.h"

#include "support/data.h"
#include "sudoku.h"

/* A pull call-back over a file. */
static size_t pull_file(void *context, char *buffer, size_t room)
{
    return fread(buffer, 1, room, context);
}

struct tally {
    uint64_t budget; /* of plain, in nodes; 0: about a tenth of a second */
    int puzzles, unique, solved_by_plain, gave_up;
};

struct kept {
    uint8_t digits[SUDOKU_MAX_CELLS];
    size_t cells;
};

static bool keep_digits(void *context, const uint8_t *digits)
{
    struct kept *k = context;
    memcpy(k->digits, digits, k->cells);
    return true;
}

/* Solves with both engines, plain within a budget. */
static void solve_both(const sudoku_puzzle *p, struct tally *t)
{
    uint8_t by_bits[SUDOKU_MAX_CELLS];
    const int n = sudoku_rules_size(p->rules);
    struct kept by_plain = {.cells = (size_t)(n * n)};
    sudoku_solver *bits = sudoku_solver_new(p->rules, "bits"),
                  *plain = sudoku_solver_new(p->rules, "plain");
    t->puzzles++;
    const sudoku_answer answer = sudoku_solve(bits, p, by_bits);
    assert_int_equal(answer, SUDOKU_UNIQUE);
    assert_true(sudoku_verify(p, by_bits, NULL));
    if (p->solution) assert_memory_equal(by_bits, p->solution, (size_t)(n * n));
    t->unique++;
    if (n <= 9) {
        const sudoku_limits limits = {.solutions = 2, .nodes = t->budget ? t->budget : 300000};
        const sudoku_answer second = sudoku_search(plain, p, &limits, keep_digits, &by_plain, NULL);
        if (second == SUDOKU_STOPPED) t->gave_up++;
        else {
            assert_int_equal(second, SUDOKU_UNIQUE);
            assert_memory_equal(by_plain.digits, by_bits, (size_t)(n * n));
            t->solved_by_plain++;
        }
    }
    sudoku_solver_free(bits);
    sudoku_solver_free(plain);
}

static void solve_file(FILE *file, const char *rules, struct tally *t)
{
    const sudoku_read_options options = {.rules = rules};
    sudoku_reader *reader = sudoku_reader_new(pull_file, file, &options, NULL);
    sudoku_puzzle p = {0};
    sudoku_error error;
    sudoku_read_result result;
    while ((result = sudoku_reader_next(reader, &p, &error)) != SUDOKU_READ_END) {
        if (result == SUDOKU_READ_ERROR)
            fail_msg("%ld:%ld: %s", error.line, error.column, error.message);
        solve_both(&p, t);
    }
    sudoku_reader_free(reader);
    fclose(file);
}

static void report(const char *name, const struct tally *t)
{
    printf("%-24s %d puzzles, %d unique by bits, %d by plain, %d too long for plain\n", name, t->puzzles,
           t->unique, t->solved_by_plain, t->gave_up);
}

/* The puzzles in the repository. */
static void our_own(void **state)
{
    (void)state;
    struct tally t = {.budget = 20000};
    FILE *file = fopen("tests/data/own-puzzles.txt", "r");
    assert_non_null(file);
    solve_file(file, NULL, &t);
    report("own puzzles", &t);
    assert_true(t.puzzles > 40 && t.solved_by_plain > 10);
}

static void seed_boards(void **state)
{
    (void)state;
    static const struct {
        const char *path, *rules;
    } files[] = {{"seed-boards/lijnzaad-stammes-sudokus.txt", NULL},
                 {"seed-boards/nrc-sudokus.txt", "nrc"},
                 {"seed-boards/sudoku-x.txt", "x"},
                 {"seed-boards/nonomino/sudoku1.txt", NULL},
                 {"seed-boards/nonomino/sudoku2.txt", NULL},
                 {"seed-boards/nonomino/sudoku3.txt", NULL},
                 {"seed-boards/nonomino/sudoku4.txt", NULL}};
    for (size_t i = 0; i < sizeof files / sizeof *files; i++) {
        struct tally t = {0};
        FILE *file = open_data(files[i].path);
        if (!file) skip();
        solve_file(file, files[i].rules, &t);
        report(files[i].path, &t);
    }
}

/* The course's boards, with the solutions beside them, and the number of placements that it takes. */
static void course_boards(void **state)
{
    (void)state;
    uint64_t most = 0;
    for (int i = 1; i <= 10; i++) {
        char name[80], text[2000], solution[82] = "";
        snprintf(name, sizeof name, "seed-boards/caltech-boards/board%d.solution", i);
        FILE *file = open_data(name);
        if (!file) skip();
        for (size_t at = 0; at + 9 < sizeof solution && fgets(text, sizeof text, file); at += 9)
            memcpy(&solution[at], text, 9);
        fclose(file);
        name[strlen(name) - strlen(".solution")] = '\0';
        file = open_data(name);
        sudoku_reader *reader = sudoku_reader_new(pull_file, file, NULL, NULL);
        sudoku_puzzle p = {0};
        assert_int_equal(sudoku_reader_next(reader, &p, NULL), SUDOKU_READ_PUZZLE);
        struct kept kept = {.cells = 81};
        sudoku_solver *plain = sudoku_solver_new(p.rules, "plain");
        sudoku_counters counters = {0};
        sudoku_search(plain, &p, &(sudoku_limits){.solutions = 1}, keep_digits, &kept, &counters);
        for (int cell = 0; cell < 81; cell++) assert_int_equal(kept.digits[cell], solution[cell] - '0');
        if (i == 1) assert_int_equal(counters.nodes, 266635);
        if (counters.nodes > most) most = counters.nodes;
        sudoku_solver_free(plain);
        sudoku_reader_free(reader);
        fclose(file);
    }
    assert_int_equal(most, 523550);
}

/* rules, regions or -, givens, solution: turned into our own line form. */
static void variants(void **state)
{
    (void)state;
    static const char *const files[] = {"variants/puzzles.tsv", "variants/jigsaw-small.tsv"};
    for (int i = 0; i < 2; i++) {
        char line[4000];
        struct tally t = {0};
        FILE *file = open_data(files[i]);
        if (!file) skip();
        while (fgets(line, sizeof line, file)) {
            char rules[20], regions[700], givens[1400], solution[1400], text[4000];
            if (line[0] == '#') continue;
            assert_int_equal(sscanf(line, "%19s %699s %1399s %1399s", rules, regions, givens, solution),
                             4);
            const bool extra = !strcmp(rules, "x") || !strcmp(rules, "nrc");
            snprintf(text, sizeof text, "%s %s%s %s solution=%s\n", givens,
                     strcmp(regions, "-") ? "regions=" : "", strcmp(regions, "-") ? regions : "",
                     extra ? rules : "", solution);
            sudoku_error error;
            sudoku_puzzle p = {0};
            sudoku_reader *reader = sudoku_reader_new_text(text, strlen(text), NULL, NULL);
            if (sudoku_reader_next(reader, &p, &error) != SUDOKU_READ_PUZZLE)
                fail_msg("%s%ld: %s", text, error.column, error.message);
            solve_both(&p, &t);
            sudoku_reader_free(reader);
        }
        fclose(file);
        report(files[i], &t);
    }
}

static void all_of_17_clues(void **state)
{
    (void)state;
    FILE *file = open_data("classic/17clue.txt");
    if (!file) skip();
    sudoku_reader *reader = sudoku_reader_new(pull_file, file, NULL, NULL);
    sudoku_puzzle p = {0};
    sudoku_solver *bits = NULL;
    int unique = 0;
    uint64_t guesses = 0;
    while (sudoku_reader_next(reader, &p, NULL) == SUDOKU_READ_PUZZLE) {
        if (!bits) bits = sudoku_solver_new(p.rules, "bits");
        sudoku_counters counters = {0};
        if (sudoku_search(bits, &p, &(sudoku_limits){.solutions = 2}, NULL, NULL, &counters) ==
            SUDOKU_UNIQUE)
            unique++;
        guesses += counters.guesses;
    }
    printf("%d unique, %llu guesses\n", unique, (unsigned long long)guesses);
    assert_int_equal(unique, 49158);
    sudoku_solver_free(bits);
    sudoku_reader_free(reader);
    fclose(file);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(our_own),  cmocka_unit_test(seed_boards),     cmocka_unit_test(course_boards),
        cmocka_unit_test(variants), cmocka_unit_test(all_of_17_clues),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}

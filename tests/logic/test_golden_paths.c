/* SPDX-License-Identifier: MIT */
/* test_golden_paths.c - how each profile solves some of the puzzles of tests/data, step by step, is what it was: see support/golden.h.

   test_rated.c compares the ratings of all of them with other programs; this notices every change of a path.  */
#include <stdlib.h>
#include <string.h>

#include "support/cmocka_first.h"

#include "logic/path/rate.h"
#include "support/golden.h"
#include "support/text.h"

enum { LINE = 2000, STEP = 1 << 14 };

static struct golden golden;
static struct text path;

/* Names of rules, or "jigsaw" and its regions. */
static sudoku_rules *rules_of(const char *names, const char *letters)
{
    uint8_t region[81];
    const bool jigsaw = names && !strcmp(names, "jigsaw");
    for (int cell = 0; jigsaw && cell < 81; cell++) region[cell] = (uint8_t)(letters[cell] - 'A');
    const sudoku_shape shape = {
        .size = 9, .rules = jigsaw ? NULL : names, .regions = jigsaw ? region : NULL};
    return sudoku_rules_new(&shape, NULL);
}

static void solve(const char *name, const sudoku_puzzle *puzzle, const struct profile *profile)
{
    static char step_text[STEP];
    char line[100];
    sudoku_logic *logic = sudoku_logic_new(puzzle->rules, profile->name, NULL);
    struct path_rating rating;
    int highest = 0;
    const sudoku_step *step;
    rating_begin(&rating);
    sudoku_logic_start(logic, puzzle);
    while ((step = sudoku_logic_next(logic))) {
        rating_add(profile, &rating, step, &highest);
        text_add(&path, sudoku_step_text(puzzle->rules, step, step_text, sizeof step_text));
        text_add(&path, "\n");
        if (rating.sum.guessed) break;
        sudoku_logic_apply(logic, step);
    }
    rating_raise_level(&rating);
    const sudoku_rating *r = &rating.sum;
    snprintf(line, sizeof line, "%d %d/%d/%d %d %d", r->steps, r->rating, r->pearl, r->diamond,
             (int)r->level, r->score);
    text_add(&path, line);
    snprintf(line, sizeof line, "%s.%s", name, profile->name);
    golden_text(&golden, line, path.bytes);
    text_clear(&path);
    sudoku_logic_free(logic);
}

/* Every `share`th line of the file; its fields are, before the puzzle, rules and regions, if it is about variants. */
static void solve_some(const char *file_name, const char *name, int share, bool variants)
{
    char line[LINE], named[40];
    int number = 0;
    FILE *file = fopen(file_name, "r");
    assert_non_null(file);
    while (fgets(line, sizeof line, file)) {
        if (line[0] == '#' || number++ % share) continue;
        uint8_t givens[81];
        char *field[3];
        field[0] = strtok(line, "\t\n");
        for (int i = 1; i < 3; i++) field[i] = strtok(NULL, "\t\n");
        const char *digits = field[variants ? 2 : 0];
        for (int cell = 0; cell < 81; cell++)
            givens[cell] =
                digits[cell] >= '1' && digits[cell] <= '9' ? (uint8_t)(digits[cell] - '0') : 0;
        sudoku_rules *rules = variants ? rules_of(field[0], field[1]) : rules_of(NULL, NULL);
        assert_non_null(rules);
        const sudoku_puzzle puzzle = {.rules = rules, .givens = givens};
        snprintf(named, sizeof named, "%s %d", name, number);
        for (int p = 0; p < PROFILE_COUNT; p++) solve(named, &puzzle, &profiles[p]);
        sudoku_rules_free(rules);
    }
    fclose(file);
}

static void paths_are_what_they_were(void **state)
{
    (void)state;
    golden = golden_open("tests/data/golden-paths.txt");
    solve_some("tests/data/rated.tsv", "classic", 5, false);
    solve_some("tests/data/rated-variants.tsv", "variant", 5, true);
    solve_some("tests/data/hard-puzzles.txt", "hard", 1, false);
    golden_close(&golden);
    text_free(&path);
}

int main(void)
{
    const struct CMUnitTest tests[] = {cmocka_unit_test(paths_are_what_they_were)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}

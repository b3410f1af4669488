/* SPDX-License-Identifier: MIT */
/* test_kinds.c - how many solutions puzzles with clues of each kind have, and the first of them: `plain`, which knows only what the
   clues mean, and `csp`, which knows only what they compile to, must say what tests/data/clues.tsv says.  */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "support/cmocka_first.h"

#include "support/clue_puzzle.h"

enum { NAME, SIZE, STATEMENTS, GIVENS, FIRST, COUNT, FIELDS, LONGEST_LINE = 1 << 14 };

struct seen {
    int cells;
    char least[SUDOKU_MAX_CELLS + 1]; /* of the solutions, in the order of digits */
};

static bool keep_least(void *context, const uint8_t *digits)
{
    struct seen *s = context;
    char line[SUDOKU_MAX_CELLS + 1] = "";
    for (int i = 0; i < s->cells; i++) line[i] = sudoku_symbol(digits[i]);
    if (!*s->least || strcmp(line, s->least) < 0) strcpy(s->least, line);
    return true;
}

static void count_with(const char *engine, const struct clue_puzzle *p, char *const field[])
{
    sudoku_solver *solver = sudoku_solver_new(p->puzzle.rules, engine);
    struct seen seen = {.cells = atoi(field[SIZE]) * atoi(field[SIZE])};
    sudoku_counters counters = {.room = sizeof counters};
    assert_non_null(solver);
    sudoku_search(solver, &p->puzzle, NULL, keep_least, &seen, &counters);
    if ((int)counters.solutions != atoi(field[COUNT]) ||
        strcmp(*seen.least ? seen.least : "-", field[FIRST]) != 0)
        fail_msg("%s by %s: %d solutions, the first %s; expected %s, %s", field[NAME], engine,
                 (int)counters.solutions, seen.least, field[COUNT], field[FIRST]);
    sudoku_solver_free(solver);
}

static void solutions_are_as_stated(void **state)
{
    static char line[LONGEST_LINE];
    static struct clue_puzzle p;
    char *field[FIELDS];
    int rows = 0;
    FILE *file = fopen("tests/data/clues.tsv", "r");
    (void)state;
    assert_non_null(file);
    while (fgets(line, sizeof line, file)) {
        if (*line == '#') continue;
        assert_int_equal(cut_at_tabs(line, field, FIELDS), FIELDS);
        make_clue_puzzle(&p, atoi(field[SIZE]), field[STATEMENTS], field[GIVENS]);
        count_with("plain", &p, field);
        count_with("csp", &p, field);
        count_with("clues", &p, field);
        free_clue_puzzle(&p);
        rows++;
    }
    fclose(file);
    assert_true(rows > 120);
}

static uint64_t solutions_of(const sudoku_puzzle *p)
{
    sudoku_solver *solver = sudoku_solver_new(p->rules, "clues");
    sudoku_counters counters = {.room = sizeof counters};
    sudoku_search(solver, p, NULL, NULL, NULL, &counters);
    sudoku_solver_free(solver);
    return counters.solutions;
}

/* A grid that is turned with its clues has as many solutions; four quarter turns change nothing (src/clue/clue_image.c). */
static void check_turns(const char *name, const struct clue_puzzle *p, uint64_t count, int *turned,
                        int *refused)
{
    char one[400], other[400];
    sudoku_error error;
    for (int turn = 0; sudoku_turn_name(turn); turn++) {
        sudoku_equivalent *e = sudoku_equivalent_new(&p->puzzle, NULL);
        if (sudoku_equivalent_turn(e, (sudoku_turn)turn, &error)) {
            if (solutions_of(sudoku_equivalent_puzzle(e)) != count)
                fail_msg("%s by %s", name, sudoku_turn_name(turn));
            ++*turned;
        } else {
            assert_string_equal(error.code, "clue_cannot_be_turned");
            ++*refused;
        }
        sudoku_equivalent_free(e);
    }
    sudoku_equivalent *e = sudoku_equivalent_new(&p->puzzle, NULL);
    for (int i = 0; i < 4; i++) sudoku_equivalent_turn(e, SUDOKU_TURN_90, NULL);
    const sudoku_clues *again = sudoku_equivalent_puzzle(e)->clues;
    for (int i = 0; i < sudoku_clues_count(again); i++)
        assert_string_equal(sudoku_clue_text(p->puzzle.clues, i, one, sizeof one),
                            sudoku_clue_text(again, i, other, sizeof other));
    sudoku_equivalent_free(e);
}

/* Without its clues one by one, a puzzle has at least as many solutions; without all of them, it has none left. */
static void check_without(const struct clue_puzzle *p, uint64_t count)
{
    sudoku_puzzle without = p->puzzle;
    const int clues = sudoku_clues_count(p->puzzle.clues);
    char first[400], now[400];
    if (!clues) return;
    without.clues = sudoku_clues_without(p->puzzle.clues, clues - 1);
    assert_int_equal(sudoku_clues_count(without.clues), clues - 1);
    if (clues > 1)
        assert_string_equal(sudoku_clue_text(p->puzzle.clues, 0, first, sizeof first),
                            sudoku_clue_text(without.clues, 0, now, sizeof now));
    assert_true(solutions_of(&without) >= count);
    sudoku_clues_free(without.clues);
}

static void images_have_as_many_solutions(void **state)
{
    static char line[LONGEST_LINE];
    static struct clue_puzzle p;
    char *field[FIELDS];
    int turned = 0, refused = 0;
    FILE *file = fopen("tests/data/clues.tsv", "r");
    (void)state;
    assert_non_null(file);
    while (fgets(line, sizeof line, file)) {
        if (*line == '#') continue;
        cut_at_tabs(line, field, FIELDS);
        make_clue_puzzle(&p, atoi(field[SIZE]), field[STATEMENTS], field[GIVENS]);
        check_turns(field[NAME], &p, (uint64_t)atoi(field[COUNT]), &turned, &refused);
        check_without(&p, (uint64_t)atoi(field[COUNT]));
        free_clue_puzzle(&p);
    }
    fclose(file);
    assert_true(turned > 800 && refused > 20);
}

int main(void)
{
    const struct CMUnitTest tests[] = {cmocka_unit_test(solutions_are_as_stated),
                                       cmocka_unit_test(images_have_as_many_solutions)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}

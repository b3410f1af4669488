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

int main(void)
{
    const struct CMUnitTest tests[] = {cmocka_unit_test(solutions_are_as_stated)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}

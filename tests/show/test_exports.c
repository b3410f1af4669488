/* SPDX-License-Identifier: MIT */
/* test_exports.c - what src/show/export/ prints for other tools means the same puzzle.

   CNF is compared with sudoku_verify(): random grids, right and wrong, must satisfy the clauses exactly if they are solutions.  Models
   for csp are read and searched.  Tables are read by plain loops of this file.  tests/cli/exports.bats has the tools themselves.  */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "support/cmocka_first.h"

#include "csp.h"
#include "support/data.h"
#include "support/maker.h"
#include "support/rule_sets.h"
#include "support/text.h"

static const struct rule_set *set_at(int i)
{
    return i < RULE_SETS ? &rule_sets[i] : &size_sets[i - RULE_SETS];
}

static void print(const sudoku_sheet *sheet, const char *format, struct text *t)
{
    text_clear(t);
    assert_true(sudoku_print(sheet, &(sudoku_style){.format = format}, (sudoku_sink){text_sink, t}));
}

/* ---- CNF ---- */

/* Does the grid satisfy every clause?  The number of clauses and their variables must be as announced. */
static bool satisfies(const char *cnf, int n, const uint8_t *digits)
{
    long variables, clauses, seen = 0;
    bool clause = false, all = true;
    for (const char *at = cnf; *at; at = strchr(at, '\n') + 1) {
        if (*at == 'c') continue;
        if (*at == 'p') {
            assert_int_equal(sscanf(at, "p cnf %ld %ld\n", &variables, &clauses), 2);
            assert_int_equal(variables, (long)n * n * n);
            continue;
        }
        clause = false;
        for (char *end = (char *)at;;) {
            const long literal = strtol(end, &end, 10);
            if (!literal) break;
            const long v = labs(literal);
            assert_true(v <= variables);
            clause |= (digits[(v - 1) / n] == (v - 1) % n + 1) == (literal > 0);
        }
        all &= clause;
        seen++;
    }
    assert_int_equal(seen, clauses);
    return all;
}

/* One digit another, or two cells exchanged, or two digits everywhere: the last often leads to another solution of the rules. */
static void spoil(struct rng *r, int n, uint8_t *digits)
{
    const int cells = n * n, a = rng_below(r, cells), b = rng_below(r, cells);
    const uint8_t one = digits[a], other = digits[b];
    switch (rng_below(r, 4)) {
    case 0: digits[a] = (uint8_t)(1 + rng_below(r, n)); break;
    case 1: digits[a] = other, digits[b] = one; break;
    case 2:
        for (int cell = 0; cell < cells; cell++)
            digits[cell] = digits[cell] == one ? other : digits[cell] == other ? one : digits[cell];
        break;
    default: break; /* a solution stays one */
    }
}

static void clauses_hold_for_solutions_alone(void **state)
{
    (void)state;
    struct rng r = rng_from_seed(test_seed());
    static uint8_t solution[SUDOKU_MAX_CELLS], givens[SUDOKU_MAX_CELLS], grid[SUDOKU_MAX_CELLS];
    static uint64_t allowed[SUDOKU_MAX_CELLS];
    struct text cnf = {0};
    int right = 0, wrong = 0;
    for (int i = 0; i < RULE_SETS + SIZE_SETS; i++) {
        sudoku_rules *rules = rules_of_set(set_at(i), &r);
        const int n = sudoku_rules_size(rules), cells = n * n;
        if (n <= 16 && make_solution(&r, rules, solution)) {
            keep_some(&r, cells, solution, rng_below(&r, cells), givens);
            for (int cell = 0; cell < cells; cell++)
                allowed[cell] = rng_next(&r) | (uint64_t)1 << (solution[cell] - 1);
            const sudoku_puzzle p = {
                .rules = rules, .givens = givens, .allowed = rng_below(&r, 2) ? allowed : NULL};
            print(&(sudoku_sheet){.puzzle = &p}, "cnf", &cnf);
            for (int tries = 0; tries < (n <= 9 ? 40 : 4); tries++) {
                memcpy(grid, solution, (size_t)cells);
                spoil(&r, n, grid);
                const bool valid = sudoku_verify(&p, grid, NULL);
                assert_int_equal(satisfies(cnf.bytes, n, grid), valid);
                valid ? right++ : wrong++;
            }
        }
        sudoku_rules_free(rules);
    }
    text_free(&cnf);
    printf("%d solutions, %d other grids\n", right, wrong);
    assert_true(right > 50 && wrong > 50);
}

static void solutions_are_literals(void **state)
{
    (void)state;
    const sudoku_shape shape = {.size = 2, .box_rows = -1, .box_columns = -1};
    const uint8_t givens[4] = {0}, solution[4] = {1, 2, 2, 1};
    sudoku_rules *rules = sudoku_rules_new(&shape, NULL);
    const sudoku_puzzle p = {.rules = rules, .givens = givens};
    struct text t = {0};
    print(&(sudoku_sheet){.puzzle = &p, .solution = solution}, "cnf", &t);
    assert_string_equal(t.bytes, "s SATISFIABLE\nv 1 -2 -3 4 -5 6 7 -8 0\n");
    print(&(sudoku_sheet){.puzzle = &p, .solution = solution}, "minizinc", &t);
    assert_string_equal(t.bytes, "1 2\n2 1\n");
    print(&(sudoku_sheet){.puzzle = &p, .solution = solution}, "csp", &t);
    assert_string_equal(t.bytes, "cell = [1, 2, 2, 1]\n");
    /* no cell holds two digits, which no grid can show */
    const sudoku_puzzle q = {.rules = rules, .givens = solution};
    print(&(sudoku_sheet){.puzzle = &q}, "cnf", &t);
    assert_non_null(strstr(t.bytes, "\nc r1c1\n1 2 0\n-1 -2 0\n1 0\n-1 -3 0\n-2 -4 0\n-1 -5 0\n-2 -6 0\n"
                                    "c r1c2\n3 4 0\n-3 -4 0\n4 0\n"));
    text_free(&t);
    sudoku_rules_free(rules);
}

/* ---- models ---- */

/* The solutions of the model, up to two, of which the first is copied. */
static int solve_model(const struct text *text, int cells, uint8_t *digits)
{
    csp_error error;
    csp_model *m = csp_read_model(text->bytes, text->length, &error);
    if (!m) fail_msg("%ld:%ld: %s\n%s", error.line, error.column, error.message, text->bytes);
    csp_search *s = csp_search_new(m, NULL);
    int count = 0;
    for (; count < 2 && csp_search_next(s) == CSP_SOLUTION; count++)
        for (int cell = 0; cell < cells && !count; cell++)
            digits[cell] = (uint8_t)csp_search_value(s, cell);
    csp_search_free(s);
    csp_model_free(m);
    return count;
}

static void models_have_the_same_solution(void **state)
{
    (void)state;
    struct rng r = rng_from_seed(test_seed());
    static uint8_t solution[SUDOKU_MAX_CELLS], givens[SUDOKU_MAX_CELLS], found[SUDOKU_MAX_CELLS];
    static uint64_t allowed[SUDOKU_MAX_CELLS];
    struct text model = {0};
    int puzzles = 0, unique = 0;
    for (int i = 0; i < RULE_SETS + SIZE_SETS; i++) {
        sudoku_rules *rules = rules_of_set(set_at(i), &r);
        const int n = sudoku_rules_size(rules), cells = n * n;
        if (n <= 16 && make_solution(&r, rules, solution)) {
            if (n <= 9) dig(&r, rules, solution, cells / 3, 3000, givens);
            else keep_some(&r, cells, solution, cells * 9 / 10, givens);
            if (n <= 9 && rng_below(&r, 3) == 0) givens[rng_below(&r, cells)] = 0;
            for (int cell = 0; cell < cells; cell++)
                allowed[cell] = rng_next(&r) | (uint64_t)1 << (solution[cell] - 1);
            const sudoku_puzzle p = {
                .rules = rules, .givens = givens, .allowed = rng_below(&r, 2) ? allowed : NULL};
            sudoku_solver *solver = sudoku_solver_new(rules, "bits");
            const sudoku_answer answer = sudoku_solve(solver, &p, solution);
            print(&(sudoku_sheet){.puzzle = &p}, "csp", &model);
            assert_int_equal(solve_model(&model, cells, found), answer == SUDOKU_MANY ? 2 : 1);
            if (answer == SUDOKU_UNIQUE) assert_memory_equal(found, solution, (size_t)cells), unique++;
            else assert_true(sudoku_verify(&p, found, NULL));
            sudoku_solver_free(solver);
            puzzles++;
        }
        sudoku_rules_free(rules);
    }
    text_free(&model);
    printf("%d puzzles, %d with one solution\n", puzzles, unique);
    assert_true(unique > 10 && unique < puzzles);
}

/* A cell without any digit is no model that cannot be read. */
static void impossible_cells_are_said(void **state)
{
    (void)state;
    const sudoku_shape shape = {.size = 2, .box_rows = -1, .box_columns = -1};
    const uint8_t givens[4] = {1};
    const uint64_t allowed[4] = {2, 3, 3, 3};
    uint8_t found[4];
    sudoku_rules *rules = sudoku_rules_new(&shape, NULL);
    const sudoku_puzzle p = {.rules = rules, .givens = givens, .allowed = allowed};
    struct text t = {0};
    print(&(sudoku_sheet){.puzzle = &p}, "csp", &t);
    assert_int_equal(solve_model(&t, 4, found), 0);
    print(&(sudoku_sheet){.puzzle = &p}, "minizinc", &t);
    assert_non_null(strstr(t.bytes, "\nconstraint false;\n"));
    print(&(sudoku_sheet){.puzzle = &p}, "cnf", &t);
    assert_non_null(strstr(t.bytes, "\n-1 0\n-2 0\n"));
    text_free(&t);
    sudoku_rules_free(rules);
}

/* ---- tables ---- */

/* The digits of a table: numbers and nothing else matters, apart from where a cell begins. */
static void read_table(const char *at, const char *cell_begins, const char *cell_ends, int cells,
                       uint8_t *digits)
{
    for (int cell = 0; cell < cells; cell++) {
        at += strcspn(at, cell_begins);
        assert_true(*at || cell);
        at += *at != 0;
        at += strspn(at, " ");
        digits[cell] = (uint8_t)(*at >= '1' && *at <= '9' ? strtol(at, NULL, 10) : 0);
        const size_t length = strcspn(at, cell_ends);
        if (!digits[cell]) assert_int_equal(strspn(at, " ."), length);
    }
}

static void tables_hold_the_givens(void **state)
{
    (void)state;
    struct rng r = rng_from_seed(test_seed());
    static uint8_t givens[SUDOKU_MAX_CELLS], read[SUDOKU_MAX_CELLS];
    struct text t = {0};
    for (int i = 0; i < RULE_SETS + SIZE_SETS; i++) {
        sudoku_rules *rules = rules_of_set(set_at(i), &r);
        const int n = sudoku_rules_size(rules), cells = n * n;
        for (int cell = 0; cell < cells; cell++)
            givens[cell] = (uint8_t)(rng_below(&r, 2) ? 1 + rng_below(&r, n) : 0);
        const sudoku_puzzle p = {.rules = rules, .givens = givens};
        const sudoku_sheet sheet = {.puzzle = &p};
        print(&sheet, "markdown", &t);
        const char *rows = strstr(t.bytes, "|---");
        rows = strchr(rows, '\n');
        for (int row = 0; row < n; row++, rows = strchr(rows + 1, '\n'))
            read_table(rows, "|", "|", n, read + row * n);
        assert_memory_equal(read, givens, (size_t)cells);
        static const struct {
            const char *format, *begins, *ends;
        } separated[] = {{"tsv", "\t\n", "\t\n"}, {"cells-csv", ",\n", ",\n"}};
        for (int j = 0; j < 2; j++) {
            print(&sheet, separated[j].format, &t);
            struct text table = {0};
            const char *first = t.bytes + t.length; /* the rows are the last lines */
            for (int lines = 0; first > t.bytes && (lines += first[-1] == '\n') <= n;) first--;
            text_add(&table, "\n");
            text_add(&table, first);
            read_table(table.bytes, separated[j].begins, separated[j].ends, cells, read);
            assert_memory_equal(read, givens, (size_t)cells);
            text_free(&table);
        }
        print(&sheet, "html", &t);
        const char *at = t.bytes;
        for (int cell = 0; cell < cells; cell++) {
            at = strstr(at, "<td");
            at = strchr(at, '>') + 1;
            if (!strncmp(at, "<b>", 3)) at += 3;
            assert_int_equal(strtol(at, NULL, 10), givens[cell]);
        }
        assert_null(strstr(at, "<td"));
        sudoku_rules_free(rules);
    }
    text_free(&t);
}

static void a_table_is_no_empty_line(void **state)
{
    (void)state;
    const sudoku_shape shape = {.size = 1};
    const uint8_t none[1] = {0};
    sudoku_rules *rules = sudoku_rules_new(&shape, NULL);
    struct text t = {0};
    print(&(sudoku_sheet){.puzzle = &(sudoku_puzzle){.rules = rules, .givens = none}}, "tsv", &t);
    assert_string_equal(t.bytes, ".\n");
    text_free(&t);
    sudoku_rules_free(rules);
}

/* Rules that borders and digits do not show stand above every table; what has no place there is an error. */
static void nothing_is_dropped_in_silence(void **state)
{
    (void)state;
    static const char *const tables[] = {"html", "markdown", "tsv", "cells-csv"};
    const uint16_t cells[2] = {0, 5};
    const sudoku_cells house = {cells, 2};
    const sudoku_shape shape = {.size = 4, .rules = "rising", .houses = &house, .house_count = 1};
    const uint8_t digits[16] = {1};
    const uint64_t sets[16] = {1};
    sudoku_rules *rules = sudoku_rules_new(&shape, NULL);
    struct text t = {0};
    for (int i = 0; i < 4; i++) {
        sudoku_error error = {.line = 0};
        sudoku_puzzle p = {.rules = rules, .givens = digits, .title = "a <b> & c"};
        print(&(sudoku_sheet){.puzzle = &p}, tables[i], &t);
        assert_non_null(strstr(t.bytes, i ? "title: a <b> & c" : "<p>title: a &lt;b&gt; &amp; c</p>"));
        assert_non_null(strstr(t.bytes, "rules: rising"));
        assert_non_null(strstr(t.bytes, "house: r1c1 r2c2"));
        for (int what = 0; what < 3; what++) {
            static const char *const words[] = {"pencil marks that are part of the puzzle",
                                                "digits that the player has placed",
                                                "the player's pencil marks"};
            sudoku_puzzle more = p;
            if (what == 0) more.allowed = sets;
            if (what == 1) more.placed = digits;
            if (what == 2) more.marks = sets;
            const sudoku_sheet sheet = {.puzzle = &more};
            char expected[SUDOKU_TEXT];
            snprintf(expected, sizeof expected, "tables have no place for %s", words[what]);
            assert_false(sudoku_can_print(&sheet, &(sudoku_style){.format = tables[i]}, &error));
            assert_string_equal(error.message, expected);
            text_clear(&t);
            assert_false(sudoku_print(&sheet, &(sudoku_style){.format = tables[i]},
                                      (sudoku_sink){text_sink, &t}));
            assert_int_equal(t.length, 0);
            assert_true(sudoku_can_print(&sheet, &(sudoku_style){.format = "line"}, &error));
            assert_true(sudoku_can_print(&sheet, NULL, NULL));
        }
        assert_false(sudoku_can_print(&(sudoku_sheet){.puzzle = &p}, &(sudoku_style){.format = "tokens"},
                                      &error));
    }
    text_free(&t);
    sudoku_rules_free(rules);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(clauses_hold_for_solutions_alone), cmocka_unit_test(solutions_are_literals),
        cmocka_unit_test(models_have_the_same_solution),    cmocka_unit_test(impossible_cells_are_said),
        cmocka_unit_test(tables_hold_the_givens),           cmocka_unit_test(a_table_is_no_empty_line),
        cmocka_unit_test(nothing_is_dropped_in_silence)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}

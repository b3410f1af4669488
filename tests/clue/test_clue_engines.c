/* SPDX-License-Identifier: MIT */
/* test_clue_engines.c - random small puzzles with random clues of all kinds: `plain`, which knows what clues mean, and `csp`, which knows what
   they compile to, and `clues` (src/engine/clues/) find the same number of solutions.  Most clues are true of a hidden grid, so that there are some.  */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "support/cmocka_first.h"

#include "clue/clue_kinds.h"
#include "clue/random_clue.h"
#include "support/data.h"
#include "support/maker.h"

enum { MOST_CLUES_OF_TEST = 6, MOST_SOLUTIONS = 300 };

static sudoku_rules *random_rules(struct rng *r, int n)
{
    static const char *const names[] = {NULL, NULL, "x", "disjoint", "falling", "nrc", "x,nrc"};
    uint8_t regions[SUDOKU_MAX_CELLS];
    uint16_t cells[SUDOKU_MAX_SIZE];
    const sudoku_cells house = {cells, n - rng_below(r, 2)};
    sudoku_shape shape = {.size = n, .rules = names[rng_below(r, n == 9 ? 7 : 5)]};
    if (!rng_below(r, 4)) {
        make_layout(r, n == 9 ? 3 : 2, n == 9 ? 3 : n / 2, 2, regions);
        shape.regions = regions;
        shape.rules = NULL;
    }
    if (!rng_below(r, 4)) { /* a house of the user: a diagonal, perhaps a broken one */
        const int first = rng_below(r, 2);
        for (int i = 0; i < house.count; i++) cells[i] = (uint16_t)(i * n + (i + first) % n);
        shape.houses = &house;
        shape.house_count = 1;
    }
    return sudoku_rules_new(&shape, NULL);
}

/* In half of the puzzles, pencil marks that allow what the grid has. */
static const uint64_t *random_marks(struct rng *r, int n, const uint8_t *grid, uint64_t *marks)
{
    if (rng_below(r, 2)) return NULL;
    for (int cell = 0; cell < n * n; cell++)
        marks[cell] = rng_below(r, 3) ? ~(uint64_t)0
                                      : (uint64_t)rng_below(r, 1 << n) | (uint64_t)1 << (grid[cell] - 1);
    return marks;
}

/* A kind at random; those about the whole grid are rare, because few grids obey them. */
static const struct clue_kind *random_kind(struct rng *r)
{
    int kinds = 0;
    while (clue_kind_at(kinds)) kinds++;
    const struct clue_kind *k = clue_kind_at(rng_below(r, kinds));
    return k->statement == STATES_RULE && rng_below(r, 4) ? random_kind(r) : k;
}

/* Is the clue one that can be made, and true of the grid? */
static bool is_true_of(const struct clue *c, const sudoku_rules *rules, const uint8_t *grid)
{
    const sudoku_clues *alone = clues_new(rules, c, 1, NULL);
    const bool is_true = alone && clues_hold(alone, grid, NULL);
    clues_free(alone);
    return is_true;
}

static uint64_t count_with(const char *engine, const sudoku_puzzle *p)
{
    sudoku_solver *solver = sudoku_solver_new(p->rules, engine);
    const sudoku_limits limits = {.solutions = MOST_SOLUTIONS};
    sudoku_counters counters = {.solutions = 0};
    assert_non_null(solver);
    sudoku_search(solver, p, &limits, NULL, NULL, &counters);
    sudoku_solver_free(solver);
    return counters.solutions;
}

static void say_puzzle(const sudoku_puzzle *p)
{
    char text[8000];
    const int n = sudoku_rules_size(p->rules);
    printf("size %d, rules %s, givens ", n, sudoku_rules_names(p->rules));
    for (int i = 0; i < n * n; i++) putchar(sudoku_symbol(p->givens[i]));
    for (int i = 0; i < sudoku_clues_count(p->clues); i++)
        printf("; %s", sudoku_clue_text(p->clues, i, text, sizeof text));
    putchar('\n');
}

/* One puzzle; returns 1 if it has a solution. */
static int compare(struct rng *r, int n)
{
    static struct stated_clue stated[MOST_CLUES_OF_TEST];
    struct clue list[MOST_CLUES_OF_TEST];
    uint8_t grid[SUDOKU_MAX_CELLS], givens[SUDOKU_MAX_CELLS];
    uint64_t marks[SUDOKU_MAX_CELLS];
    const int wanted = 1 + rng_below(r, MOST_CLUES_OF_TEST);
    sudoku_rules *rules = random_rules(r, n);
    int count = 0;
    if (!rules || !make_solution(r, rules, grid)) {
        sudoku_rules_free(rules);
        return 0;
    }
    for (int tries = 0; count < wanted && tries < 200; tries++) {
        make_random_clue(r, &stated[count], random_kind(r), n);
        list[count] = stated[count].clue;
        if (is_true_of(&list[count], rules, grid) || !rng_below(r, 150)) count++;
    }
    keep_some(r, n * n, grid,
              n == 4   ? rng_below(r, 6)
              : n == 6 ? 10 + rng_below(r, 12)
                       : 30 + rng_below(r, 20),
              givens);
    const sudoku_clues *clues = clues_new(rules, list, count, NULL);
    uint64_t by_meaning = 0;
    if (clues) {
        const sudoku_puzzle p = {.room = sizeof p,
                                 .rules = rules,
                                 .givens = givens,
                                 .allowed = random_marks(r, n, grid, marks),
                                 .clues = clues};
        const uint64_t by_forms = count_with("csp", &p), by_vectors = count_with("clues", &p);
        by_meaning =
            n < 9 ? count_with("plain", &p) : by_forms; /* plain takes too long for larger ones */
        if (by_meaning != by_forms || by_meaning != by_vectors) {
            say_puzzle(&p);
            fail_msg("plain: %d, csp: %d, clues: %d", (int)by_meaning, (int)by_forms, (int)by_vectors);
        }
    }
    clues_free(clues);
    sudoku_rules_free(rules);
    return by_meaning > 0;
}

static void engines_agree(void **state)
{
    struct rng r = rng_from_seed(test_seed());
    const int cases = test_cases(4000);
    int solvable = 0, sets = 0;
    (void)state;
    while (sudoku_isa_name(sets)) sets++;
    for (int i = 0; i < cases; i++) {
        sudoku_choose_isa(sudoku_isa_name(i % sets)); /* or it stays, if the machine has not this one */
        solvable += compare(&r, rng_below(&r, 2) ? 4 : 6);
    }
    printf("%d puzzles, %d with a solution\n", cases, solvable);
    assert_true(solvable > cases / 4);
}

/* Of 9x9, all kinds, between two engines. */
static void engines_agree_on_9x9(void **state)
{
    struct rng r = rng_from_seed(test_seed());
    const int cases = test_cases(60);
    int solvable = 0, sets = 0;
    (void)state;
    while (sudoku_isa_name(sets)) sets++;
    for (int i = 0; i < cases; i++) {
        sudoku_choose_isa(sudoku_isa_name(i % sets));
        solvable += compare(&r, 9);
    }
    printf("%d puzzles, %d with a solution\n", cases, solvable);
    assert_true(solvable > cases / 4);
}

/* Without an engine's name, a puzzle with clues is solved with them, checked with them, and printed only where they have a place. */
static void the_library_minds_clues(void **state)
{
    static const char text[] = "thermo: r1c1 r1c2 r1c3 r1c4; greater: r4c2 r4c1";
    sudoku_rules *rules =
        sudoku_rules_new(&(sudoku_shape){.size = 4, .box_rows = -1, .box_columns = -1}, NULL);
    const sudoku_clues *clues = sudoku_clues_new(rules, text, strlen(text), NULL);
    const uint8_t empty[16] = {0}, no[16] = {1, 2, 3, 4, 3, 4, 1, 2, 4, 3, 2, 1, 2, 1, 4, 3};
    const sudoku_puzzle p = {.room = sizeof p, .rules = rules, .givens = empty, .clues = clues};
    sudoku_puzzle wrong = p;
    sudoku_clash clash;
    char words[SUDOKU_TEXT];
    sudoku_error error;
    uint8_t solution[16];
    (void)state;
    assert_non_null(clues);
    sudoku_solver *solver = sudoku_solver_new(rules, NULL);
    assert_int_equal(sudoku_solve(solver, &p, solution),
                     count_with("plain", &p) > 1 ? SUDOKU_MANY : SUDOKU_UNIQUE);
    assert_true(sudoku_verify(&p, solution, &clash));
    assert_int_equal(solution[0], 1);
    assert_int_equal(solution[3], 4);
    assert_false(sudoku_verify(&p, no, &clash));
    assert_int_equal(clash.kind, SUDOKU_BROKEN_CLUE);
    assert_int_equal(clash.cell, 1);
    assert_string_equal(sudoku_clash_text(rules, &clash, words), "clue 2 does not hold");
    wrong.givens = no;
    assert_true(sudoku_givens_clash(&wrong, &clash));
    assert_false(
        sudoku_can_print(&(sudoku_sheet){.puzzle = &p}, &(sudoku_style){.format = "cnf"}, &error));
    assert_string_equal(error.message, "the format \"cnf\" has no place for clues");
    sudoku_solver_free(solver);
    sudoku_clues_free(clues);
    sudoku_rules_free(rules);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(engines_agree),
        cmocka_unit_test(engines_agree_on_9x9),
        cmocka_unit_test(the_library_minds_clues),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}

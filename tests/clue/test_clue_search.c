/* SPDX-License-Identifier: MIT */
/* test_clue_search.c - the search of the engine `clues` (src/engine/clues/): the same with every instruction set, and what it was.

   Guesses, nodes and the order of solutions do not depend on the instruction set.  Guesses over puzzles made from a fixed seed are those of
   tests/data/clue-signature.txt, so that a change of search is never an accident; SUDOKU_SIGNATURE=1 prints the new file.  */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "support/cmocka_first.h"

#include "clue/clue_kinds.h"
#include "clue/random_clue.h"
#include "support/data.h"
#include "support/maker.h"

enum { MOST_CLUES_OF_TEST = 24, MOST_NODES = 400, MOST_SOLUTIONS = 5, PUZZLES = 20, MAX_LINE = 100 };

/* Kinds that go together; NULL: any. */
static const struct {
    const char *name, *kinds;
} sets[] = {{"cages", "killer"},
            {"lines", "thermo whisper renban palindrome"},
            {"dots", "white black x v greater"},
            {"sums", "arrow sum pill region-sum"},
            {"walks", "sandwich skyscraper between quad"},
            {"all", NULL}};
enum { SETS = sizeof sets / sizeof *sets };

static const struct clue_kind *random_kind(struct rng *r, const char *names)
{
    const struct clue_kind *known[100];
    int count = 0;
    for (int i = 0; clue_kind_at(i); i++) {
        const struct clue_kind *k = clue_kind_at(i);
        const char *at = names ? strstr(names, k->name) : k->name;
        const size_t length = strlen(k->name);
        if (k->statement == STATES_RULE || !at || (names && at[length] && at[length] != ' ')) continue;
        known[count++] = k;
    }
    assert_true(count > 0);
    return known[rng_below(r, count)];
}

/* A puzzle of which the grid is a solution.  False: no grid was found. */
static bool make_puzzle(struct rng *r, int n, const char *kinds, int digits, sudoku_puzzle *p,
                        uint8_t *givens)
{
    static struct stated_clue stated[MOST_CLUES_OF_TEST];
    struct clue list[MOST_CLUES_OF_TEST];
    uint8_t grid[SUDOKU_MAX_CELLS];
    int count = 0;
    *p = (sudoku_puzzle){.room = sizeof *p, .givens = givens};
    p->rules = sudoku_rules_new(&(sudoku_shape){.size = n, .rules = rng_below(r, 4) ? NULL : "x"}, NULL);
    if (!p->rules || !make_solution(r, p->rules, grid)) {
        sudoku_rules_free(p->rules);
        return false;
    }
    for (int tries = 0; count < MOST_CLUES_OF_TEST && tries < 1500; tries++) {
        make_random_clue(r, &stated[count], random_kind(r, kinds), n);
        list[count] = stated[count].clue;
        const sudoku_clues *alone = clues_new(p->rules, &list[count], 1, NULL);
        if (alone && clues_hold(alone, grid, NULL)) count++;
        clues_free(alone);
    }
    keep_some(r, n * n, grid, digits, givens);
    p->clues = clues_new(p->rules, list, count, NULL);
    assert_non_null(p->clues);
    return true;
}

static void free_puzzle(sudoku_puzzle *p)
{
    clues_free(p->clues);
    sudoku_rules_free(p->rules);
}

/* ---- the same with every instruction set ---- */

struct seen {
    sudoku_counters counters;
    uint64_t order; /* of the solutions */
    int cells;
};

static bool note_solution(void *context, const uint8_t *digits)
{
    struct seen *s = context;
    for (int i = 0; i < s->cells; i++) s->order = (s->order ^ digits[i]) * 1099511628211u;
    return true;
}

static struct seen search_with(const char *isa, const sudoku_puzzle *p, uint64_t solutions)
{
    struct seen s = {.counters = {.room = sizeof s.counters},
                     .cells = sudoku_rules_size(p->rules) * sudoku_rules_size(p->rules)};
    const sudoku_limits limits = {.room = sizeof limits, .solutions = solutions, .nodes = MOST_NODES};
    if (isa) sudoku_choose_isa(isa);
    sudoku_solver *solver = sudoku_solver_new(p->rules, "clues");
    assert_non_null(solver);
    sudoku_search(solver, p, &limits, note_solution, &s, &s.counters);
    sudoku_solver_free(solver);
    return s;
}

static void instruction_sets_agree(void **state)
{
    static const int sizes[] = {4, 6, 8, 9, 9, 9, 12, 16};
    struct rng r = rng_from_seed(test_seed());
    uint8_t givens[SUDOKU_MAX_CELLS];
    uint64_t guesses = 0;
    sudoku_puzzle p;
    (void)state;
    for (int i = 0, cases = test_cases(160); i < cases; i++) {
        const int n = sizes[i % 8];
        if (!make_puzzle(&r, n, sets[i % SETS].kinds, n * n / (n > 9 ? 3 : 6), &p, givens)) continue;
        const struct seen first = search_with(sudoku_isa_name(0), &p, MOST_SOLUTIONS);
        guesses += first.counters.guesses;
        for (int k = 1; sudoku_isa_name(k); k++) {
            const struct seen other = search_with(sudoku_isa_name(k), &p, MOST_SOLUTIONS);
            if (first.counters.guesses != other.counters.guesses ||
                first.counters.nodes != other.counters.nodes || first.order != other.order)
                fail_msg("size %d, %s, puzzle %d: %d guesses instead of %d", n, sudoku_isa_name(k), i,
                         (int)other.counters.guesses, (int)first.counters.guesses);
        }
        free_puzzle(&p);
    }
    printf("%d guesses\n", (int)guesses);
    assert_true(guesses > 100);
}

/* ---- what it was ---- */

static void searches_are_what_they_were(void **state)
{
    struct rng r = rng_from_seed(1);
    uint8_t givens[SUDOKU_MAX_CELLS];
    FILE *file = fopen("tests/data/clue-signature.txt", "r");
    (void)state;
    assert_non_null(file);
    for (int set = 0; set < SETS; set++) {
        char line[MAX_LINE], expected[MAX_LINE] = "";
        uint64_t guesses = 0;
        sudoku_puzzle p;
        for (int i = 0; i < PUZZLES; i++) {
            if (!make_puzzle(&r, 9, sets[set].kinds, 12, &p, givens)) continue;
            guesses += search_with(NULL, &p, 2).counters.guesses;
            free_puzzle(&p);
        }
        snprintf(line, sizeof line, "clues %s %llu\n", sets[set].name, (unsigned long long)guesses);
        if (getenv("SUDOKU_SIGNATURE")) fputs(line, stdout);
        else if (!fgets(expected, sizeof expected, file) || strcmp(line, expected))
            fail_msg("the search has changed: %sinstead of %s", line, expected);
    }
    fclose(file);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(instruction_sets_agree),
        cmocka_unit_test(searches_are_what_they_were),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}

/* SPDX-License-Identifier: MIT */
/* test_choose_engine.c - a solver without an engine's name gives the answers that the engines of the table give, and which of several
   solutions comes first is what lanes says; and which engine answers which question.  */
#include <stdio.h>
#include <string.h>

#include "support/cmocka_first.h"

#include "engine/choose_engine.h"
#include "generate/fill.h"
#include "support/data.h"
#include "support/maker.h"
#include "support/rule_sets.h"

enum { WANTED = 3 };

struct answer {
    sudoku_answer answer;
    sudoku_counters counters;
    size_t cells;
    int kept;
    uint8_t digits[WANTED][SUDOKU_MAX_CELLS];
};

static bool keep(void *context, const uint8_t *digits)
{
    struct answer *a = context;
    if (a->kept < WANTED) memcpy(a->digits[a->kept++], digits, a->cells);
    return true;
}

static struct answer ask(sudoku_solver *solver, const sudoku_puzzle *p, uint64_t wanted)
{
    const size_t size = (size_t)sudoku_rules_size(p->rules);
    struct answer a = {.cells = size * size};
    const sudoku_limits limits = {.solutions = wanted};
    a.answer = sudoku_search(solver, p, &limits, keep, &a, &a.counters);
    return a;
}

/* Solutions are those of lanes, in its order; bits finds as many. */
static void compare(const sudoku_rules *r, const uint8_t *givens)
{
    const sudoku_puzzle p = {.rules = r, .givens = givens};
    sudoku_solver *chosen = sudoku_solver_new(r, NULL), *lanes = sudoku_solver_new(r, "lanes"),
                  *bits = sudoku_solver_new(r, "bits");
    for (uint64_t wanted = 1; wanted <= WANTED; wanted++) {
        const struct answer a = ask(chosen, &p, wanted), b = ask(lanes, &p, wanted),
                            c = ask(bits, &p, wanted);
        uint64_t count;
        uint8_t solution[SUDOKU_MAX_CELLS];
        const sudoku_limits limits = {.solutions = wanted};
        assert_int_equal(a.answer, b.answer);
        assert_int_equal(a.answer, c.answer);
        assert_int_equal(a.kept, b.kept);
        assert_int_equal(a.counters.solutions, b.counters.solutions);
        assert_int_equal(a.counters.solutions, c.counters.solutions);
        assert_int_equal(a.counters.complete, b.counters.complete);
        assert_int_equal(a.counters.complete, c.counters.complete);
        assert_memory_equal(a.digits, b.digits, sizeof a.digits);
        assert_true(sudoku_solve_batch(chosen, givens, 1, &limits, &count, solution, NULL));
        assert_int_equal(count, b.counters.solutions);
        if (count) assert_memory_equal(solution, b.digits[0], b.cells);
        /* as by a solver that has not been used yet */
        sudoku_solver *another = sudoku_solver_new(r, NULL);
        assert_true(sudoku_solve_batch(another, givens, 1, &limits, &count, solution, NULL));
        assert_int_equal(count, b.counters.solutions);
        if (count) assert_memory_equal(solution, b.digits[0], b.cells);
        sudoku_solver_free(another);
    }
    sudoku_solver_free(chosen);
    sudoku_solver_free(lanes);
    sudoku_solver_free(bits);
}

static void solutions_are_those_of_lanes(void **state)
{
    (void)state;
    struct rng random = rng_from_seed(test_seed());
    int several = 0;
    for (int i = 0; i < test_cases(6); i++)
        for (int set = 0; set < RULE_SETS; set++) {
            uint8_t solution[SUDOKU_MAX_CELLS], givens[SUDOKU_MAX_CELLS];
            sudoku_rules *r = rules_of_set(&rule_sets[set], &random);
            const int size = sudoku_rules_size(r);
            if (size <= 12 && make_solution(&random, r, solution)) {
                dig(&random, r, solution, 0, 200, givens);
                compare(r, givens);
                for (int k = 0; k < 2; k++) givens[rng_below(&random, size * size)] = 0;
                compare(r, givens);
                several++;
                givens[0] = (uint8_t)(solution[0] % size + 1);
                compare(r, givens);
            }
            sudoku_rules_free(r);
        }
    assert_true(several > 10);
}

/* A count takes as many positions as with lanes: nothing else has searched. */
static void counting_is_for_lanes(void **state)
{
    (void)state;
    const sudoku_shape shape = {.size = 9, .rules = "x nrc"};
    sudoku_rules *r = sudoku_rules_new(&shape, NULL);
    sudoku_solver *chosen = sudoku_solver_new(r, NULL), *lanes = sudoku_solver_new(r, "lanes");
    uint8_t givens[81] = {0};
    for (int i = 0; i < 9; i++) givens[10 * i] = (uint8_t)(i + 1);
    const sudoku_puzzle p = {.rules = r, .givens = givens};
    const sudoku_limits limits = {.solutions = 1000};
    sudoku_counters a = {0}, b = {0};
    sudoku_search(chosen, &p, &limits, NULL, NULL, &a);
    sudoku_search(lanes, &p, &limits, NULL, NULL, &b);
    assert_int_equal(a.solutions, 1000);
    assert_int_equal(a.nodes, b.nodes);
    sudoku_solver_free(chosen);
    sudoku_solver_free(lanes);
    sudoku_rules_free(r);
}

/* Layouts that lanes alone do not fill within millions of nodes; two grids are told apart. */
static void hard_layouts_are_filled(void **state)
{
    (void)state;
    static const uint8_t nothing[81];
    static const char layout[] =
        "AAAAABBBBACCCABBFBDCCEABBFFDCCEAEGGFDDCEEEGFFDDCEEEGGFDDDIHHGFFIIIIHGGGHIIIIHHHHH";
    uint8_t region[81];
    for (int i = 0; i < 81; i++) region[i] = (uint8_t)(layout[i] - 'A');
    sudoku_rules *r = sudoku_rules_new(&(sudoku_shape){.size = 9, .regions = region}, NULL);
    sudoku_solver *chosen = sudoku_solver_new(r, NULL);
    const sudoku_puzzle p = {.rules = r, .givens = nothing};
    const struct answer a = ask(chosen, &p, 2);
    assert_int_equal(a.answer, SUDOKU_MANY);
    assert_memory_not_equal(a.digits[0], a.digits[1], a.cells);
    for (int i = 0; i < 2; i++) assert_true(sudoku_verify(&p, a.digits[i], NULL));
    /* a node limit holds for every engine */
    const sudoku_limits few = {.solutions = 2, .nodes = 300};
    sudoku_counters counters = {0};
    assert_int_equal(sudoku_search(chosen, &p, &few, NULL, NULL, &counters), SUDOKU_STOPPED);
    assert_true(counters.nodes <= 300 && !counters.complete);
    sudoku_solver_free(chosen);
    sudoku_rules_free(r);
}

/* Full grids of 25x25 with some of their digits: bits gives up on some of them, learn solves them all, and so does the choice. */
static void large_puzzles_are_for_learn(void **state)
{
    (void)state;
    enum { SIZE = 25, GIVENS = SIZE * SIZE * 40 / 100, PUZZLES = 12 };
    struct rng random = rng_from_seed(test_seed());
    sudoku_rules *r = sudoku_rules_new(&(sudoku_shape){.size = SIZE}, NULL);
    sudoku_solver *chosen = sudoku_solver_new(r, NULL), *bits = sudoku_solver_new(r, "bits"),
                  *learn = sudoku_solver_new(r, "learn");
    struct filler *f = filler_new(r);
    int given_up = 0;
    assert_non_null(f);
    for (int i = 0; i < PUZZLES; i++) {
        uint8_t digits[SUDOKU_MAX_CELLS], givens[SUDOKU_MAX_CELLS];
        assert_int_equal(fill(f, &random, NULL, 20000, digits), FILLED);
        keep_some(&random, SIZE * SIZE, digits, GIVENS, givens);
        const sudoku_puzzle p = {.rules = r, .givens = givens};
        const sudoku_limits few = {.solutions = 2, .nodes = 600};
        sudoku_counters counters = {0};
        given_up += sudoku_search(bits, &p, &few, NULL, NULL, &counters) == SUDOKU_STOPPED;
        const struct answer a = ask(chosen, &p, 2), b = ask(learn, &p, 2), first = ask(chosen, &p, 1);
        assert_int_equal(a.answer, b.answer);
        assert_true(a.kept >= 1 && sudoku_verify(&p, a.digits[0], NULL));
        assert_memory_equal(first.digits[0], a.digits[0], a.cells);
        if (a.kept == 2) assert_memory_not_equal(a.digits[0], a.digits[1], a.cells);
        if (a.answer == SUDOKU_UNIQUE) assert_memory_equal(a.digits[0], b.digits[0], a.cells);
    }
    assert_true(given_up > 0);
    filler_free(f);
    sudoku_solver_free(chosen);
    sudoku_solver_free(bits);
    sudoku_solver_free(learn);
    sudoku_rules_free(r);
}

static sudoku_rules *rules_of(int size, const uint8_t *regions)
{
    sudoku_rules *r = sudoku_rules_new(&(sudoku_shape){.size = size, .regions = regions}, NULL);
    assert_non_null(r);
    return r;
}

/* The library's choice counts nodes alike on every machine as long as that is lanes. */
static void large_grids_have_limits_of_bits(void **state)
{
    (void)state;
    static const uint8_t regions[16] = {0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 3, 3, 2, 2, 3, 3};
    sudoku_rules *large = rules_of(25, NULL), *small = rules_of(16, NULL),
                 *irregular = rules_of(4, regions);
    assert_string_equal(sudoku_engine_for_node_limit(large), "bits");
    assert_null(sudoku_engine_for_node_limit(small));
    assert_null(sudoku_engine_for_node_limit(irregular));
    sudoku_rules_free(large);
    sudoku_rules_free(small);
    sudoku_rules_free(irregular);
}

static void some_engines_take_batches(void **state)
{
    (void)state;
    assert_true(sudoku_engine_takes_batches(NULL));
    assert_true(sudoku_engine_takes_batches("lanes"));
    assert_false(sudoku_engine_takes_batches("bits"));
    assert_false(sudoku_engine_takes_batches("plain"));
    assert_false(sudoku_engine_takes_batches("unknown"));
}

/* Only lanes has vectors, and its instructions are those of the library. */
static void engines_say_their_instructions(void **state)
{
    (void)state;
    const char *name;
    for (int i = 0; (name = sudoku_engine_name(i)); i++)
        if (strcmp(name, "lanes") == 0) assert_string_equal(sudoku_engine_isa(i), sudoku_isa());
        else assert_null(sudoku_engine_isa(i));
    assert_null(sudoku_engine_isa(-1));
}

static void models_have_their_engines(void **state)
{
    (void)state;
    assert_string_equal(sudoku_engine_of_model(SUDOKU_BY_HOUSES), "csp");
    assert_string_equal(sudoku_engine_of_model(SUDOKU_BY_PAIRS), "csp-binary");
}

static bool answers_soon(const sudoku_shape *shape)
{
    sudoku_rules *r = sudoku_rules_new(shape, NULL);
    const bool soon = engine_answers_soon(r);
    sudoku_rules_free(r);
    return soon;
}

static void small_and_plain_grids_are_answered_soon(void **state)
{
    (void)state;
    assert_true(answers_soon(&(sudoku_shape){.size = 9, .rules = "x nrc"}));
    assert_true(answers_soon(&(sudoku_shape){.size = 16}));
    assert_false(answers_soon(&(sudoku_shape){.size = 16, .rules = "x"}));
    assert_false(answers_soon(&(sudoku_shape){.size = 12, .box_rows = -1, .box_columns = -1}));
    assert_false(answers_soon(&(sudoku_shape){.size = 25}));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(solutions_are_those_of_lanes),
        cmocka_unit_test(counting_is_for_lanes),
        cmocka_unit_test(hard_layouts_are_filled),
        cmocka_unit_test(large_puzzles_are_for_learn),
        cmocka_unit_test(large_grids_have_limits_of_bits),
        cmocka_unit_test(some_engines_take_batches),
        cmocka_unit_test(engines_say_their_instructions),
        cmocka_unit_test(models_have_their_engines),
        cmocka_unit_test(small_and_plain_grids_are_answered_soon),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}

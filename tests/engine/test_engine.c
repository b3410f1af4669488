/* SPDX-License-Identifier: MIT */
/* test_engine.c - every engine against the plain reference, over random puzzles of every rule set.

   SUDOKU_CASES=10000 makes it long, SUDOKU_SEED=N makes it different.

   Sources: src/engine/.  */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "support/cmocka_first.h"

#include "engine/lanes.h"
#include "support/data.h"
#include "support/maker.h"
#include "support/rule_sets.h"

enum { KEPT = 40 };

/* The solutions found, up to a few. */
struct found {
    int count, cells;
    uint8_t digits[KEPT][SUDOKU_MAX_CELLS];
};

static bool keep(void *context, const uint8_t *digits)
{
    struct found *f = context;
    if (f->count < KEPT) memcpy(f->digits[f->count], digits, (size_t)f->cells);
    f->count++;
    return true;
}

static int by_digits(const void *a, const void *b) { return memcmp(a, b, SUDOKU_MAX_CELLS); }

static sudoku_answer search_all(sudoku_solver *s, const sudoku_puzzle *p, struct found *f,
                                uint64_t nodes)
{
    const sudoku_limits limits = {.solutions = KEPT, .nodes = nodes};
    memset(f, 0, sizeof *f);
    f->cells = sudoku_rules_size(p->rules) * sudoku_rules_size(p->rules);
    const sudoku_answer answer = sudoku_search(s, p, &limits, keep, f, NULL);
    qsort(f->digits, (size_t)f->count, sizeof f->digits[0], by_digits);
    return answer;
}

static void print_puzzle(const sudoku_puzzle *p);

/* One random puzzle: solvable, with several solutions, or spoilt by a wrong digit or wrong marks. */
static void make_case(struct rng *r, int n, const uint8_t *solution, uint8_t *givens, uint64_t *allowed)
{
    const int cells = n * n;
    const int least = n > 16 ? 85 : n > 9 ? 70 : 35, percent = least + rng_below(r, (100 - least) / 2);
    keep_some(r, cells, solution, cells * percent / 100, givens);
    for (int cell = 0; cell < cells; cell++) allowed[cell] = ~(uint64_t)0;
    const int spoil = rng_below(r, 4);
    if (spoil == 1) givens[rng_below(r, cells)] = (uint8_t)(1 + rng_below(r, n));
    if (spoil == 2)
        for (int i = 0; i < n; i++) allowed[rng_below(r, cells)] = rng_next(r) & rng_next(r);
}

/* Every engine but the reference; the lanes engine once for each instruction set of this machine; and what the library
   chooses.  */
enum { MAX_RIVALS = 10 };
struct rivals {
    int count;
    const char *name[MAX_RIVALS];
    sudoku_solver *solver[MAX_RIVALS];
};

static void add_rival(struct rivals *r, const sudoku_rules *rules, const char *engine, const char *name)
{
    sudoku_solver *solver = sudoku_solver_new(rules, engine);
    if (!solver) return; /* not for this size */
    assert_true(r->count < MAX_RIVALS);
    r->name[r->count] = name;
    r->solver[r->count++] = solver;
}

static void gather_rivals(struct rivals *r, const sudoku_rules *rules)
{
    r->count = 0;
    add_rival(r, rules, NULL, "the chosen engine");
    for (int i = 0; sudoku_engine_name(i); i++) {
        const char *engine = sudoku_engine_name(i);
        if (!strcmp(engine, "plain")) continue;
        if (strcmp(engine, "lanes")) add_rival(r, rules, engine, engine);
        else
            for (int j = 0; lanes_driver_at(j); j++)
                if (lanes_choose_driver(lanes_driver_at(j)->name))
                    add_rival(r, rules, engine, lanes_driver_at(j)->name);
    }
}

static void compare_with_plain(const sudoku_puzzle *p, const struct rivals *r, sudoku_answer expected,
                               const struct found *plain)
{
    static struct found other;
    for (int i = 0; i < r->count; i++) {
        const sudoku_answer answer = search_all(r->solver[i], p, &other, 0);
        const bool same = answer == expected && plain->count == other.count &&
                          (plain->count >= KEPT || !memcmp(plain, &other, sizeof other));
        if (!same) {
            printf("%s: answer %d with %d solutions, not %d with %d\n", r->name[i], answer, other.count,
                   expected, plain->count);
            print_puzzle(p);
        }
        assert_true(same);
        for (int j = 0; j < other.count && j < KEPT; j++)
            assert_true(sudoku_verify(p, other.digits[j], NULL));
    }
}

/* Large grids: rows that are shifted, which suits boxes, with their digits exchanged. */
static bool make_some_solution(struct rng *r, const struct rule_set *set, const sudoku_rules *rules,
                               uint8_t *digits)
{
    const int n = sudoku_rules_size(rules);
    int name[SUDOKU_MAX_SIZE];
    if (n <= 9) return make_solution(r, rules, digits);
    shuffle(r, name, n);
    for (int cell = 0; cell < n * n; cell++) {
        const int row = cell / n, shift = row * set->box_columns + row / set->box_rows;
        digits[cell] = (uint8_t)(1 + name[(shift + cell) % n]);
    }
    return true;
}

static int compare_engines(struct rng *r, const struct rule_set *set, int cases)
{
    static struct found plain;
    uint8_t solution[SUDOKU_MAX_CELLS], givens[SUDOKU_MAX_CELLS];
    uint64_t allowed[SUDOKU_MAX_CELLS];
    const uint64_t nodes = set->box_rows * set->box_columns > 9 ? 20000 : 2000000;
    int compared = 0, tries = 0;
    while (compared < cases && tries++ < cases * 3) {
        sudoku_rules *rules = rules_of_set(set, r);
        struct rivals rivals;
        assert_non_null(rules);
        if (!make_some_solution(r, set, rules, solution)) { /* an impossible layout */
            sudoku_rules_free(rules);
            continue;
        }
        sudoku_solver *reference = sudoku_solver_new(rules, "plain");
        gather_rivals(&rivals, rules);
        for (int i = 0; i < 20 && compared < cases; i++) {
            make_case(r, sudoku_rules_size(rules), solution, givens, allowed);
            const sudoku_puzzle p = {
                .rules = rules, .givens = givens, .allowed = i % 2 ? allowed : NULL};
            const sudoku_answer expected = search_all(reference, &p, &plain, nodes);
            if (expected == SUDOKU_STOPPED) continue;
            compare_with_plain(&p, &rivals, expected, &plain);
            compared++;
        }
        for (int i = 0; i < rivals.count; i++) sudoku_solver_free(rivals.solver[i]);
        sudoku_solver_free(reference);
        sudoku_rules_free(rules);
    }
    return compared;
}

static void write_out(void *context, const char *text, size_t length)
{
    (void)context;
    fwrite(text, 1, length, stdout);
}

static void print_puzzle(const sudoku_puzzle *p)
{
    const sudoku_sheet sheet = {.puzzle = p};
    sudoku_print(&sheet, NULL, (sudoku_sink){.write = write_out});
}

static void every_engine_agrees_with_plain(void **state)
{
    (void)state;
    struct rng r = rng_from_seed(test_seed());
    const int cases = test_cases(200);
    for (int i = 0; i < RULE_SETS; i++) {
        const int compared = compare_engines(&r, &rule_sets[i], cases);
        printf("%-20s %d puzzles\n", rule_sets[i].name, compared);
        assert_true(compared >= cases / 2);
    }
}

static void every_size_agrees_with_plain(void **state)
{
    (void)state;
    struct rng r = rng_from_seed(test_seed());
    for (int i = 0; i < SIZE_SETS; i++) {
        const int n = size_sets[i].box_rows * size_sets[i].box_columns;
        const int cases = test_cases(200) / (n > 16 ? 50 : n > 9 ? 10 : 4);
        const int compared = compare_engines(&r, &size_sets[i], cases);
        printf("%-20s %d puzzles\n", size_sets[i].name, compared);
        assert_true(compared >= cases / 2);
    }
}

/* ---- counts that are known ---- */

static uint64_t count(const sudoku_shape *shape, const uint8_t *givens, const char *engine)
{
    sudoku_rules *rules = sudoku_rules_new(shape, NULL);
    sudoku_solver *solver = sudoku_solver_new(rules, engine);
    const sudoku_puzzle p = {.rules = rules, .givens = givens};
    sudoku_counters counters = {0};
    sudoku_search(solver, &p, NULL, NULL, NULL, &counters);
    assert_true(counters.complete);
    sudoku_solver_free(solver);
    sudoku_rules_free(rules);
    return counters.solutions;
}

/* 288 grids of 4x4 with boxes, 576 Latin squares of order 4 and 161,280 of order 5 (OEIS A107739,
   A002860), 48 grids of 4x4 with both diagonals, 28,200,960 of 6x6 with boxes 2x3.  */
static void counts_are_the_known_ones(void **state)
{
    (void)state;
    const uint8_t empty[36] = {0};
    static const char *const engines[] = {"plain", "bits", "lanes"};
    for (int i = 0; i < 3; i++) {
        assert_int_equal(count(&(sudoku_shape){.size = 1}, empty, engines[i]), 1);
        assert_int_equal(count(&(sudoku_shape){.size = 4}, empty, engines[i]), 288);
        assert_int_equal(count(&(sudoku_shape){.size = 4, .rules = "x"}, empty, engines[i]), 48);
        assert_int_equal(
            count(&(sudoku_shape){.size = 4, .box_rows = -1, .box_columns = -1}, empty, engines[i]),
            576);
        assert_int_equal(
            count(&(sudoku_shape){.size = 5, .box_rows = -1, .box_columns = -1}, empty, engines[i]),
            161280);
    }
    /* the first row fixed: 28200960 / 720 */
    const uint8_t first_row[36] = {1, 2, 3, 4, 5, 6};
    assert_int_equal(count(&(sudoku_shape){.size = 6}, first_row, "bits"), 39168);
    assert_int_equal(count(&(sudoku_shape){.size = 6}, first_row, "lanes"), 39168);
}

/* ---- limits ---- */

static bool stop_at_once(void *context, const sudoku_counters *so_far)
{
    (void)so_far;
    ++*(int *)context;
    return true;
}

static bool three_are_enough(void *context, const uint8_t *digits)
{
    (void)digits;
    return ++*(int *)context < 3;
}

static void limits_stop(void **state)
{
    (void)state;
    const uint8_t empty[81] = {0};
    sudoku_rules *rules = sudoku_rules_new(&(sudoku_shape){.size = 9}, NULL);
    const sudoku_puzzle p = {.rules = rules, .givens = empty};
    for (int i = 0; sudoku_engine_name(i); i++) {
        sudoku_solver *s = sudoku_solver_new(rules, sudoku_engine_name(i));
        sudoku_counters c = {0};
        int asked = 0, given = 0;
        assert_int_equal(sudoku_search(s, &p, &(sudoku_limits){.solutions = 7}, NULL, NULL, &c),
                         SUDOKU_MANY);
        assert_int_equal(c.solutions, 7);
        assert_false(c.complete);
        assert_int_equal(sudoku_search(s, &p, &(sudoku_limits){.solutions = 1}, NULL, NULL, &c),
                         SUDOKU_STOPPED);
        assert_int_equal(sudoku_search(s, &p, &(sudoku_limits){.nodes = 20}, NULL, NULL, &c),
                         SUDOKU_STOPPED);
        assert_int_equal(c.nodes, 20);
        const sudoku_limits stop = {.stop = stop_at_once, .stop_context = &asked};
        assert_int_equal(sudoku_search(s, &p, &stop, NULL, NULL, &c), SUDOKU_STOPPED);
        assert_int_equal(asked, 1);
        assert_int_equal(sudoku_search(s, &p, NULL, three_are_enough, &given, &c), SUDOKU_MANY);
        assert_int_equal(given, 3);
        sudoku_solver_free(s);
    }
    sudoku_rules_free(rules);
}

/* ---- true candidates ---- */

static void true_candidates_are_those_of_all_solutions(void **state)
{
    (void)state;
    static struct found all;
    struct rng r = rng_from_seed(test_seed());
    for (int i = 0; i < test_cases(60); i++) {
        const struct rule_set *set = &rule_sets[i % RULE_SETS];
        uint8_t solution[SUDOKU_MAX_CELLS], givens[SUDOKU_MAX_CELLS];
        uint64_t seen[SUDOKU_MAX_CELLS], expected[SUDOKU_MAX_CELLS] = {0};
        sudoku_rules *rules = rules_of_set(set, &r);
        if (make_solution(&r, rules, solution)) {
            const int cells = sudoku_rules_size(rules) * sudoku_rules_size(rules);
            keep_some(&r, cells, solution, cells * 45 / 100, givens);
            const sudoku_puzzle p = {.rules = rules, .givens = givens};
            sudoku_solver *s = sudoku_solver_new(rules, "bits");
            const sudoku_answer answer = search_all(s, &p, &all, 0);
            if (all.count < KEPT) {
                for (int j = 0; j < all.count; j++)
                    for (int cell = 0; cell < cells; cell++)
                        expected[cell] |= (uint64_t)1 << (all.digits[j][cell] - 1);
                assert_int_equal(sudoku_true_candidates(s, &p, NULL, seen), answer);
                assert_memory_equal(seen, expected, (size_t)cells * sizeof *seen);
            }
            sudoku_solver_free(s);
        }
        sudoku_rules_free(rules);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(counts_are_the_known_ones),
        cmocka_unit_test(limits_stop),
        cmocka_unit_test(every_engine_agrees_with_plain),
        cmocka_unit_test(every_size_agrees_with_plain),
        cmocka_unit_test(true_candidates_are_those_of_all_solutions),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}

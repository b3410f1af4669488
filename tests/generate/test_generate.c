/* SPDX-License-Identifier: MIT */
/* test_generate.c - puzzles are what was ordered, for all rule sets; others than the maker judge them.

   GENERATE_COUNT says how many puzzles of each rule set (scripts/generate-long: 1000).

   Sources: src/generate/digging.c.  */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "support/cmocka_first.h"

#include "support/data.h"
#include "support/maker.h"
#include "support/rule_sets.h"

/* Besides rule_sets[]: `share` is how many of the usual number of puzzles, in percent. */
static const struct {
    struct rule_set set;
    int share;
} more_sets[] = {
    {{.name = "5x5 jigsaw", .box_rows = 1, .box_columns = 5, .jigsaw = true}, 100},
    {{.name = "7x7 jigsaw", .box_rows = 1, .box_columns = 7, .jigsaw = true}, 100},
    {{.name = "8x8", .box_rows = 2, .box_columns = 4}, 100},
    {{.name = "8x8 jigsaw+x", .box_rows = 2, .box_columns = 4, .rules = "x", .jigsaw = true}, 100},
    {{.name = "10x10", .box_rows = 2, .box_columns = 5}, 30},
    {{.name = "12x12 x", .box_rows = 3, .box_columns = 4, .rules = "x"}, 10},
    {{.name = "16x16", .box_rows = 4, .box_columns = 4}, 2},
};
enum { MORE_SETS = sizeof more_sets / sizeof *more_sets, ALL_SETS = RULE_SETS + MORE_SETS };
enum {
    SMALL = 9 /* sizes whose puzzles are truly minimal; larger ones are given up on after some nodes */
};

static uint64_t seed;

static int usual_count(void)
{
    const char *text = getenv("GENERATE_COUNT");
    return text ? atoi(text) : 50;
}

/* Random layouts and houses may leave no grid: then others are tried. */
static sudoku_rules *some_rules(int set, struct rng *r)
{
    uint8_t digits[SUDOKU_MAX_CELLS];
    for (;;) {
        sudoku_rules *rules =
            rules_of_set(set < RULE_SETS ? &rule_sets[set] : &more_sets[set - RULE_SETS].set, r);
        assert_non_null(rules);
        if (sudoku_rules_size(rules) > SMALL || make_solution(r, rules, digits)) return rules;
        sudoku_rules_free(rules);
    }
}

static const char *set_name(int set)
{
    return set < RULE_SETS ? rule_sets[set].name : more_sets[set - RULE_SETS].set.name;
}

/* ---- judging ---- */

struct judge {
    const sudoku_order *order;
    sudoku_solver *bits, *other;
    uint64_t next;
    int made, minimal;
};

static sudoku_answer answer_of(sudoku_solver *solver, const sudoku_order *o, const uint8_t *givens)
{
    const sudoku_puzzle p = {.rules = o->rules, .givens = givens};
    return sudoku_solve(solver, &p, NULL);
}

static bool is_minimal(const struct judge *j, const uint8_t *givens)
{
    const int cells = sudoku_rules_size(j->order->rules) * sudoku_rules_size(j->order->rules);
    uint8_t less[SUDOKU_MAX_CELLS];
    memcpy(less, givens, (size_t)cells);
    for (int c = 0; c < cells; c++) {
        if (!givens[c]) continue;
        less[c] = 0;
        if (answer_of(j->bits, j->order, less) != SUDOKU_MANY) return false;
        less[c] = givens[c];
    }
    return true;
}

/* Where each symmetry leads from row r, column c, written from its name. */
static bool is_symmetric(int n, const uint8_t *givens, sudoku_symmetry symmetry)
{
    const int last = n - 1;
    for (int r = 0; r < n; r++)
        for (int c = 0; c < n; c++) {
            const int here = r * n + c, quarter = c * n + last - r, across = c * n + r;
            int to[2] = {here, here};
            switch (symmetry) {
            case SUDOKU_ROTATE_180: to[0] = (last - r) * n + last - c; break;
            case SUDOKU_ROTATE_90: to[0] = quarter; break;
            case SUDOKU_MIRROR_H: to[0] = r * n + last - c; break;
            case SUDOKU_MIRROR_V: to[0] = (last - r) * n + c; break;
            case SUDOKU_MIRROR_FALLING: to[0] = across; break;
            case SUDOKU_MIRROR_RISING: to[0] = (last - c) * n + last - r; break;
            case SUDOKU_FULL_SYMMETRY: to[0] = quarter, to[1] = across; break;
            default: break;
            }
            for (int i = 0; i < 2; i++)
                if (!givens[here] != !givens[to[i]]) return false;
        }
    return true;
}

static void judge_symmetry(const sudoku_order *o, const uint8_t *givens)
{
    const int n = sudoku_rules_size(o->rules);
    bool any = false;
    if (o->symmetry != SUDOKU_RANDOM_SYMMETRY) {
        assert_true(is_symmetric(n, givens, o->symmetry));
        return;
    }
    for (int s = SUDOKU_ROTATE_180; s <= SUDOKU_FULL_SYMMETRY; s++)
        any |= is_symmetric(n, givens, (sudoku_symmetry)s);
    assert_true(any);
}

/* Grids up to 9x9 are made with lanes, so bits judges them all, and plain, which is much slower, as many as it can of every tenth.
   Larger ones are made with bits.  */
static void judge_solutions(const struct judge *j, const uint8_t *givens)
{
    const sudoku_puzzle p = {.rules = j->order->rules, .givens = givens};
    const sudoku_limits limits = {.solutions = 2, .nodes = 30000};
    if (sudoku_rules_size(p.rules) > SMALL) {
        assert_int_equal(answer_of(j->other, j->order, givens), SUDOKU_UNIQUE);
        return;
    }
    assert_int_equal(answer_of(j->bits, j->order, givens), SUDOKU_UNIQUE);
    if (j->made % 10) return;
    const sudoku_answer answer = sudoku_search(j->other, &p, &limits, NULL, NULL, NULL);
    assert_true(answer == SUDOKU_UNIQUE || answer == SUDOKU_STOPPED);
}

static bool judge_puzzle(void *context, const sudoku_made *m)
{
    struct judge *j = context;
    const sudoku_order *o = j->order;
    const int n = sudoku_rules_size(o->rules);
    assert_true(m->number == j->next);
    j->next++;
    assert_true(m->tries > 0);
    if (!m->givens) {
        assert_null(m->solution);
        return true;
    }
    const sudoku_puzzle p = {.rules = o->rules, .givens = m->givens};
    int clues = 0;
    for (int c = 0; c < n * n; c++) {
        clues += m->givens[c] != 0;
        if (o->pattern && m->givens[c]) assert_true(o->pattern[c]);
        if (o->start && o->start[c]) assert_int_equal(m->solution[c], o->start[c]);
    }
    assert_int_equal(clues, m->clues);
    assert_true(clues >= o->least_clues && (!o->most_clues || clues <= o->most_clues));
    assert_true(sudoku_verify(&p, m->solution, NULL));
    judge_solutions(j, m->givens);
    judge_symmetry(o, m->givens);
    if (o->minimal && n <= SMALL) assert_true(is_minimal(j, m->givens));
    j->made++;
    return true;
}

/* Returns the number of puzzles that were found. */
static int judge_order(const sudoku_order *order)
{
    const bool large = sudoku_rules_size(order->rules) > SMALL;
    sudoku_error error;
    struct judge j = {.order = order,
                      .bits = sudoku_solver_new(order->rules, "bits"),
                      .other = sudoku_solver_new(order->rules, large ? "lanes" : "plain"),
                      .next = order->first};
    if (!sudoku_generate(order, judge_puzzle, &j, &error)) fail_msg("%s", error.message);
    assert_true(j.next == order->first + (order->count ? order->count : 1));
    sudoku_solver_free(j.bits);
    sudoku_solver_free(j.other);
    return j.made;
}

/* Layouts and houses change every few puzzles. */
static void every_rule_set_gives_minimal_puzzles(void **state)
{
    (void)state;
    enum { OF_A_KIND = 25 };
    struct rng r = rng_from_seed(seed);
    for (int set = 0; set < ALL_SETS; set++) {
        const int share = set < RULE_SETS ? 100 : more_sets[set - RULE_SETS].share;
        int left = (usual_count() * share + 99) / 100;
        while (left > 0) {
            sudoku_rules *rules = some_rules(set, &r);
            const sudoku_order o = {.room = sizeof o,
                                    .rules = rules,
                                    .seed = rng_next(&r),
                                    .count = (uint64_t)(left < OF_A_KIND ? left : OF_A_KIND),
                                    .minimal = sudoku_rules_size(rules) <= SMALL};
            const int made = judge_order(&o);
            if (made != (int)o.count) fail_msg("%s: %d of %d", set_name(set), made, (int)o.count);
            left -= OF_A_KIND;
            sudoku_rules_free(rules);
        }
    }
}

/* ---- orders on classic and x ---- */

static sudoku_rules *rules_named(int size, const char *names)
{
    return sudoku_rules_new(&(sudoku_shape){.size = size, .rules = names}, NULL);
}

static void symmetries_hold(void **state)
{
    (void)state;
    sudoku_rules *rules = rules_named(9, "x");
    for (int s = 0; s <= SUDOKU_RANDOM_SYMMETRY; s++) {
        sudoku_order o = {
            .room = sizeof o, .rules = rules, .seed = seed, .count = 20, .symmetry = (sudoku_symmetry)s};
        assert_int_equal(judge_order(&o), 20);
        o.minimal = true; /* rare among symmetric ones: few tries, and what comes must be right */
        o.count = 5;
        o.tries = 60;
        judge_order(&o);
    }
    sudoku_rules_free(rules);
}

static void numbers_of_clues_hold(void **state)
{
    (void)state;
    static const int range[][2] = {{0, 24}, {24, 24}, {30, 0}, {28, 33}, {81, 81}, {80, 0}, {40, 60}};
    sudoku_rules *rules = rules_named(9, NULL);
    for (size_t i = 0; i < sizeof range / sizeof *range; i++) {
        const sudoku_order o = {.room = sizeof o,
                                .rules = rules,
                                .seed = seed,
                                .count = 20,
                                .least_clues = range[i][0],
                                .most_clues = range[i][1]};
        assert_int_equal(judge_order(&o), 20);
    }
    const sudoku_order few = {
        .room = sizeof few, .rules = rules, .count = 2, .most_clues = 17, .tries = 3};
    assert_int_equal(judge_order(&few), 0); /* not in three grids */
    sudoku_rules_free(rules);
}

static bool count_clues(void *context, const sudoku_made *m)
{
    *(int *)context += m->clues;
    return true;
}

static void fewer_attempts_leave_more_clues(void **state)
{
    (void)state;
    sudoku_rules *rules = rules_named(9, NULL);
    int before = 0;
    for (int attempts = 100; attempts >= 1; attempts /= 5) {
        const sudoku_order o = {
            .room = sizeof o, .rules = rules, .seed = seed, .count = 20, .attempts = attempts};
        int clues = 0;
        judge_order(&o);
        assert_true(sudoku_generate(&o, count_clues, &clues, NULL));
        assert_true(clues > before);
        before = clues;
    }
    sudoku_rules_free(rules);
}

static void pattern_and_start_are_respected(void **state)
{
    (void)state;
    struct rng r = rng_from_seed(seed);
    sudoku_rules *rules = rules_named(9, NULL);
    uint8_t pattern[81], start[81] = {0}, solution[81];
    int order[81];
    shuffle(&r, order, 81);
    for (int c = 0; c < 81; c++) pattern[c] = order[c] < 45;
    assert_true(make_solution(&r, rules, solution));
    sudoku_order o = {.room = sizeof o, .rules = rules, .seed = seed, .count = 20, .pattern = pattern};
    assert_int_equal(judge_order(&o), 20);
    o.minimal = true;
    o.start = start;
    for (int c = 0; c < 27; c++) start[c] = solution[c];
    assert_int_equal(judge_order(&o), 20);
    o.pattern = NULL;
    o.start = solution;
    assert_int_equal(judge_order(&o), 20);
    sudoku_rules_free(rules);
}

/* ---- numbers ---- */

struct record {
    uint8_t givens[300][81], solution[300][81];
    uint64_t tries[300];
};

static bool keep(void *context, const sudoku_made *m)
{
    struct record *r = context;
    memcpy(r->givens[m->number], m->givens, 81);
    memcpy(r->solution[m->number], m->solution, 81);
    r->tries[m->number] = m->tries;
    return true;
}

static void a_puzzle_depends_on_its_number_only(void **state)
{
    (void)state;
    static struct record whole, parts;
    static const int part[] = {1, 2, 63, 64, 65, 5, 100};
    sudoku_rules *rules = rules_named(9, "nrc");
    sudoku_order o = {.room = sizeof o, .rules = rules, .seed = seed, .count = 300, .most_clues = 17};
    assert_true(sudoku_generate(&o, keep, &whole, NULL));
    for (int i = 6; i >= 0; i--) { /* from the last to the first */
        o.count = (uint64_t)part[i];
        o.first = 0;
        for (int k = 0; k < i; k++) o.first += (uint64_t)part[k];
        assert_true(sudoku_generate(&o, keep, &parts, NULL));
    }
    assert_memory_equal(&whole, &parts, sizeof whole);
    assert_memory_not_equal(whole.solution[0], whole.solution[1], 81);
    o.first = 0;
    o.count = 0; /* one */
    o.seed++;
    assert_true(sudoku_generate(&o, keep, &parts, NULL));
    assert_memory_not_equal(whole.solution[0], parts.solution[0], 81);
    assert_memory_equal(whole.solution[1], parts.solution[1], 81);
    sudoku_rules_free(rules);
}

/* ---- engines ---- */

enum { KEPT = 5, LARGEST = 12 };

static bool keep_givens(void *context, const sudoku_made *m)
{
    const size_t cells = (size_t)sudoku_rules_size(m->rules) * (size_t)sudoku_rules_size(m->rules);
    uint8_t(*givens)[LARGEST * LARGEST] = context;
    memcpy(givens[m->number], m->givens, cells);
    return true;
}

/* Whichever engine says whether a clue can be removed, the answer is the same. */
static void every_engine_makes_the_same_puzzles(void **state)
{
    (void)state;
    static const char *const engine[] = {"lanes", "bits", "csp"}; /* the last is slow in large grids */
    static const struct {
        sudoku_shape shape;
        uint64_t count;
    } of[] = {{{.size = 9}, KEPT}, {{.size = 9, .rules = "x nrc"}, KEPT}, {{.size = LARGEST}, 1}};
    for (size_t i = 0; i < sizeof of / sizeof *of; i++) {
        uint8_t expected[KEPT][LARGEST * LARGEST] = {{0}}, givens[KEPT][LARGEST * LARGEST] = {{0}};
        sudoku_rules *rules = sudoku_rules_new(&of[i].shape, NULL);
        sudoku_order o = {.room = sizeof o, .rules = rules, .seed = seed, .count = of[i].count};
        assert_true(sudoku_generate(&o, keep_givens, expected, NULL));
        for (int e = 0; e < (of[i].shape.size > SMALL ? 2 : 3); e++) {
            o.engine = engine[e];
            assert_true(sudoku_generate(&o, keep_givens, givens, NULL));
            assert_memory_equal(givens, expected, sizeof givens);
        }
        sudoku_rules_free(rules);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(every_rule_set_gives_minimal_puzzles),
        cmocka_unit_test(symmetries_hold),
        cmocka_unit_test(numbers_of_clues_hold),
        cmocka_unit_test(fewer_attempts_leave_more_clues),
        cmocka_unit_test(pattern_and_start_are_respected),
        cmocka_unit_test(a_puzzle_depends_on_its_number_only),
        cmocka_unit_test(every_engine_makes_the_same_puzzles),
    };
    seed = test_seed();
    return cmocka_run_group_tests(tests, NULL, NULL);
}

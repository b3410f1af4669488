/* SPDX-License-Identifier: MIT */
/* test_unique_loops.c - deadly patterns: rectangles, loops, the bivalue universal grave.

   HoDoKu's library of cases where it is there, and random positions of many rule sets: the solution is kept, every step is
   proved, and each technique comes up.  $SUDOKU_CASES sets the number of positions.  */
#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "support/cmocka_first.h"

#include "logic/proof/proof.h"
#include "logic/path/walk.h"
#include "support/data.h"
#include "support/maker.h"
#include "support/rule_sets.h"

/* ---- judging steps ---- */

struct judge {
    sudoku_logic *logic;
    const uint8_t *solution; /* NULL: none is known */
    const char *where;
    bitset digits; /* of the patterns to look at; 0: any */
    long seen[TECHNIQUE_COUNT];
    bool removed[LOGIC_CELLS][SUDOKU_LOGIC_SIZE + 1];
    int bad;
};

static bool judge_step(void *context, const sudoku_step *step)
{
    struct judge *j = context;
    char reason[SUDOKU_TEXT];
    bitset digits = 0;
    for_each_part(p, step, SUDOKU_PATTERN)
        if (p->cell == SUDOKU_NO_CELL) digits |= bit(p->digit - 1);
    if (j->digits && digits != j->digits) return true;
    j->seen[step->technique]++;
    for (int i = 0; i < step->part_count; i++) {
        const sudoku_part *p = &step->parts[i];
        if (p->role != SUDOKU_REMOVED) continue;
        j->removed[p->cell][p->digit] = true;
        if (!j->solution || j->solution[p->cell] != p->digit) continue;
        printf("%s: %s removes the solution's digit\n", j->where, technique_rows[step->technique].name);
        j->bad++;
    }
    if (!explain_proof(j->logic->at, true, step, (struct stop_check){NULL, NULL}, reason)) {
        printf("%s: %s: %s\n", j->where, technique_rows[step->technique].name, reason);
        j->bad++;
    }
    return j->bad < 5;
}

static void run_finder(struct judge *j, find_function *find, int argument, enum habits habits)
{
    struct finder *f = &j->logic->finder;
    f->take = judge_step;
    f->context = j;
    f->habits = habits;
    f->stopped = false;
    f->work = UINT64_MAX;
    find(f, argument);
}

/* ---- random positions that keep the solution ---- */

static void run_all(struct judge *j)
{
    const enum habits habits[] = {HABITS_SE, HABITS_SUKAKU};
    for (int t = 0; t < TECHNIQUE_COUNT; t++)
        if (t >= TECHNIQUE_unique_1 && t <= TECHNIQUE_avoidable_2)
            run_finder(j, find_rectangle, t, HABITS_HODOKU);
    run_finder(j, find_bug_plus_one, 0, HABITS_HODOKU);
    for (int i = 0; i < 2; i++) {
        run_finder(j, find_unique_loops, 0, habits[i]);
        run_finder(j, find_bug, 0, habits[i]);
    }
}

/* Places some of the solution, and takes some wrong candidates away: fewer of two digits, so that patterns of these arise. */
static void go_on_at_random(struct rng *r, struct position *at, const uint8_t *solution)
{
    const int place = 10 * rng_below(r, 7), remove = 20 + 10 * rng_below(r, 5);
    const bitset pair = bit(rng_below(r, at->field->n)) | bit(rng_below(r, at->field->n));
    for (int cell = 0; cell < at->field->cells; cell++)
        if (!at->digit[cell] && !(pair >> (solution[cell] - 1) & 1) && rng_below(r, 100) < place)
            position_place(at, cell, solution[cell]);
    for (int cell = 0; cell < at->field->cells; cell++) {
        const bool paired = pair >> (solution[cell] - 1) & 1;
        for_each_bit(d, at->candidates[cell] & ~bit(solution[cell] - 1)) {
            const int chance = !paired ? remove : pair >> d & 1 ? 0 : 85;
            if (!is_pair(at->candidates[cell]) && rng_below(r, 100) < chance)
                position_remove(at, cell, d + 1);
        }
    }
}

static void steps_keep_the_solution(void **state)
{
    (void)state;
    struct rng r = rng_from_seed(test_seed());
    const int cases = test_cases(2), positions = 40;
    struct judge j = {0};
    for (int set = 0; set < RULE_SETS; set++)
        for (int i = 0; i < cases; i++) {
            sudoku_rules *rules = rules_of_set(&rule_sets[set], &r);
            uint8_t solution[SUDOKU_MAX_CELLS], givens[SUDOKU_MAX_CELLS];
            const sudoku_puzzle puzzle = {.rules = rules, .givens = givens};
            j.logic = logic_new(rules, "hodoku", NULL);
            j.where = rule_sets[set].name;
            j.solution = solution;
            if (make_solution(&r, rules, solution)) {
                dig(&r, rules, solution, 0, 20000, givens);
                for (int k = 0; k < positions && logic_start(j.logic, &puzzle) == SUDOKU_UNIQUE; k++) {
                    go_on_at_random(&r, j.logic->at, solution);
                    run_all(&j);
                }
            }
            logic_free(j.logic);
            sudoku_rules_free(rules);
        }
    for (int t = 0; t < TECHNIQUE_COUNT; t++)
        if (j.seen[t]) printf("%s %ld, ", technique_rows[t].name, j.seen[t]);
    printf("\n");
    assert_int_equal(j.bad, 0);
    for (int t = TECHNIQUE_unique_1; t <= TECHNIQUE_hidden_rectangle; t++) assert_true(j.seen[t] > 0);
}

/* ---- loops: the cells of two digits that must be exchanged together ---- */

static cells exchanged_together(const struct field *f, const uint8_t *solution, int start, bitset pair)
{
    cells loop = no_cells();
    cells_add(&loop, start);
    for (bool grown = true; grown;) {
        grown = false;
        for_each_cell(cell, &loop)
            for (int i = f->first_peer[cell]; i < f->first_peer[cell + 1]; i++) {
                const int other = f->peer[i];
                if (!(pair >> (solution[other] - 1) & 1) || cells_have(&loop, other)) continue;
                cells_add(&loop, other);
                grown = true;
            }
    }
    return loop;
}

/* A loop of two random digits with up to three exits, among cells that are placed or have some candidates. */
static void lay_loop(struct rng *r, struct position *at, const uint8_t *solution)
{
    const struct field *f = at->field;
    const int exits = 1 + rng_below(r, 3), place = 30 + rng_below(r, 50);
    cells loop = no_cells(), chosen = no_cells();
    bitset pair = 0;
    for (int tries = 0; tries < 30 && (tries == 0 || cells_count(&loop) > 10); tries++) {
        const int start = rng_below(r, f->cells);
        pair = bit(solution[start] - 1) | bit(solution[start] % f->n);
        loop = exchanged_together(f, solution, start, pair);
    }
    for (int i = 0; i < 20 * exits && cells_count(&chosen) < exits; i++) {
        const int cell = rng_below(r, f->cells);
        if (cells_have(&loop, cell)) cells_add(&chosen, cell);
    }
    for (int cell = 0; cell < f->cells; cell++)
        if (!cells_have(&loop, cell) && rng_below(r, 100) < place)
            position_place(at, cell, solution[cell]);
    for (int cell = 0; cell < f->cells; cell++) {
        const bool bare = cells_have(&loop, cell) && !cells_have(&chosen, cell);
        const bitset keep = cells_have(&loop, cell) ? pair : bit(solution[cell] - 1);
        for_each_bit(d, at->candidates[cell] & ~keep)
            if (bare || rng_below(r, 100) < 60) position_remove(at, cell, d + 1);
    }
}

static void loops_are_found(void **state)
{
    (void)state;
    struct rng r = rng_from_seed(test_seed());
    const int cases = test_cases(3), positions = 8;
    struct judge j = {0};
    for (int set = 0; set < RULE_SETS; set++)
        for (int i = 0; i < cases; i++) {
            sudoku_rules *rules = rules_of_set(&rule_sets[set], &r);
            uint8_t solution[SUDOKU_MAX_CELLS], none[SUDOKU_MAX_CELLS] = {0};
            const bool made = make_solution(&r, rules, solution);
            j.logic = logic_new(rules, "se121", NULL);
            j.where = rule_sets[set].name;
            for (int k = 0; k < positions && made; k++) {
                position_start(j.logic->at, &(sudoku_puzzle){.rules = rules, .givens = none});
                j.logic->finder.unique = true;
                lay_loop(&r, j.logic->at, solution);
                run_finder(&j, find_unique_loops, 0, HABITS_SE);
                run_finder(&j, find_unique_loops, 0, HABITS_SUKAKU);
            }
            logic_free(j.logic);
            sudoku_rules_free(rules);
        }
    for (int t = TECHNIQUE_loop_1; t <= TECHNIQUE_loop_4; t++)
        printf("%s %ld, ", technique_rows[t].name, j.seen[t]);
    printf("\n");
    assert_int_equal(j.bad, 0);
    for (int t = TECHNIQUE_loop_1; t <= TECHNIQUE_loop_4; t++) assert_true(j.seen[t] > 0);
}

/* ---- graves: the cells where two solutions differ, and a few candidates more ---- */

struct two_solutions {
    uint8_t digits[2][SUDOKU_MAX_CELLS];
    int count, cells;
};

static bool keep_two(void *context, const uint8_t *digits)
{
    struct two_solutions *t = context;
    memcpy(t->digits[t->count++], digits, (size_t)t->cells);
    return t->count < 2;
}

/* A random digit that the position allows, in a cell that has only its two. */
static bool add_extra(struct rng *r, struct position *at, const struct two_solutions *t, bitset *keep)
{
    const int cell = rng_below(r, at->field->cells);
    if (t->digits[0][cell] == t->digits[1][cell] || !is_pair(keep[cell])) return false;
    const bitset more = at->candidates[cell] & ~keep[cell];
    if (!more) return false;
    int choice = rng_below(r, bits_in(more));
    for_each_bit(d, more)
        if (choice-- == 0) keep[cell] |= bit(d);
    return true;
}

static void dig_grave(struct rng *r, struct judge *j, const struct two_solutions *t)
{
    struct position *at = j->logic->at;
    bitset keep[LOGIC_CELLS] = {0};
    int extras = 1 + rng_below(r, 3);
    for (int cell = 0; cell < t->cells; cell++) {
        if (t->digits[0][cell] == t->digits[1][cell]) position_place(at, cell, t->digits[0][cell]);
        else keep[cell] = bit(t->digits[0][cell] - 1) | bit(t->digits[1][cell] - 1);
    }
    for (int tries = 0; extras && tries < 500; tries++) extras -= add_extra(r, at, t, keep);
    for (int cell = 0; cell < t->cells; cell++)
        for_each_bit(d, at->candidates[cell] & ~keep[cell]) position_remove(at, cell, d + 1);
}

static void graves_are_found(void **state)
{
    (void)state;
    struct rng r = rng_from_seed(test_seed());
    const int cases = test_cases(12);
    struct judge j = {0};
    for (int set = 0; set < RULE_SETS; set++)
        for (int i = 0; i < cases; i++) {
            sudoku_rules *rules = rules_of_set(&rule_sets[set], &r);
            uint8_t solution[SUDOKU_MAX_CELLS], givens[SUDOKU_MAX_CELLS], none[SUDOKU_MAX_CELLS] = {0};
            struct two_solutions two = {.cells = rules->cells};
            const sudoku_limits limits = {.solutions = 2};
            const sudoku_puzzle puzzle = {.rules = rules, .givens = givens};
            j.logic = logic_new(rules, "se121", NULL);
            j.where = rule_sets[set].name;
            if (make_solution(&r, rules, solution)) {
                keep_some(&r, rules->cells, solution, rules->cells / 3, givens);
                solver_search(j.logic->solver, &puzzle, &limits, keep_two, &two, NULL);
            }
            for (int k = 0; k < 8 && two.count == 2; k++) {
                position_start(j.logic->at, &(sudoku_puzzle){.rules = rules, .givens = none});
                j.logic->finder.unique = true;
                dig_grave(&r, &j, &two);
                run_finder(&j, find_bug, 0, HABITS_SE);
                run_finder(&j, find_bug, 0, HABITS_SUKAKU);
                run_finder(&j, find_bug_plus_one, 0, HABITS_HODOKU);
            }
            logic_free(j.logic);
            sudoku_rules_free(rules);
        }
    const int types[] = {TECHNIQUE_bug_1, TECHNIQUE_bug_2, TECHNIQUE_bug_3, TECHNIQUE_bug_4};
    for (int t = 0; t < 4; t++) printf("%s %ld, ", technique_rows[types[t]].name, j.seen[types[t]]);
    printf("\n");
    assert_int_equal(j.bad, 0);
    for (int t = 0; t < 4; t++) assert_true(j.seen[types[t]] > 0);
}

int main(void)
{
    const struct CMUnitTest tests[] = {cmocka_unit_test(steps_keep_the_solution),
                                       cmocka_unit_test(loops_are_found),
                                       cmocka_unit_test(graves_are_found)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}

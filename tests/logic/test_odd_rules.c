/* SPDX-License-Identifier: MIT */
/* test_odd_rules.c - hundreds of houses, large grids, marks that are part of a puzzle.

   Sources: src/logic/path/.  */
#include <stdio.h>
#include <string.h>

#include "support/cmocka_first.h"

#include "logic/proof/proof.h"
#include "logic/path/resume.h"
#include "logic/path/why_not.h"
#include "support/data.h"
#include "support/maker.h"

enum { MOST_HOUSES = 200, MOST_SIZE = 25 };

/* Houses that a solution allows: cells with different digits, all through one cell. */
struct bunch {
    uint16_t cell[MOST_HOUSES][MOST_SIZE];
    sudoku_cells house[MOST_HOUSES];
};

static void make_house(struct rng *r, int n, const uint8_t *solution, int through, int count,
                       uint16_t *cell)
{
    bitset digits = bit(solution[through]);
    int used = 0;
    cell[used++] = (uint16_t)through;
    while (used < count) {
        const int c = rng_below(r, n * n);
        if (digits >> solution[c] & 1) continue;
        digits |= bit(solution[c]);
        cell[used++] = (uint16_t)c;
    }
}

/* Rules with that many houses of `size` cells, which the solution keeps. */
static sudoku_rules *many_houses(struct rng *r, struct bunch *b, int n, int houses, int size,
                                 uint8_t *solution)
{
    sudoku_rules *plain = sudoku_rules_new(&(sudoku_shape){.size = n}, NULL);
    assert_true(make_solution(r, plain, solution));
    sudoku_rules_free(plain);
    for (int h = 0; h < houses; h++) {
        make_house(r, n, solution, h % 3 ? rng_below(r, n * n) : 0, size, b->cell[h]);
        b->house[h] = (sudoku_cells){b->cell[h], size};
    }
    sudoku_rules *rules =
        sudoku_rules_new(&(sudoku_shape){.size = n, .houses = b->house, .house_count = houses}, NULL);
    assert_non_null(rules);
    return rules;
}

static void peers_are_listed_in_the_largest_grids(void **state)
{
    (void)state;
    static struct bunch bunch;
    struct rng r = rng_from_seed(test_seed());
    uint8_t solution[SUDOKU_MAX_CELLS];
    sudoku_rules *rules = many_houses(&r, &bunch, MOST_SIZE, MOST_HOUSES, MOST_SIZE, solution);
    struct field *f = field_new(rules);
    for (int cell = 0; cell < f->cells; cell++) {
        assert_int_equal(f->first_peer[cell + 1] - f->first_peer[cell], cells_count(&f->peers[cell]));
        for (int i = f->first_peer[cell]; i < f->first_peer[cell + 1]; i++)
            assert_true(sees(f, cell, f->peer[i]));
    }
    assert_true(f->first_peer[f->cells] > UINT16_MAX);
    field_free(f);
    sudoku_rules_free(rules);
}

struct judged {
    const sudoku_logic *logic;
    const uint8_t *solution;
    int steps;
};

static bool judge(void *context, const sudoku_step *s)
{
    struct judged *j = context;
    for_each_part(p, s, SUDOKU_REMOVED) assert_int_not_equal(p->digit, j->solution[p->cell]);
    assert_int_equal(prove_step(j->logic->at, false, s, NULL), PROVED);
    return ++j->steps % 40;
}

/* Wrong candidates go at random, so that techniques of all kinds find something. */
static void steps_are_true_with_many_houses(void **state)
{
    (void)state;
    static struct bunch bunch;
    struct rng r = rng_from_seed(test_seed());
    uint8_t solution[SUDOKU_MAX_CELLS], none[SUDOKU_MAX_CELLS] = {0};
    sudoku_rules *rules = many_houses(&r, &bunch, 9, MOST_HOUSES, 4, solution);
    const int techniques[] = {TECHNIQUE_x_cycle,     TECHNIQUE_cycle,   TECHNIQUE_forcing_chain,
                              TECHNIQUE_nishio,      TECHNIQUE_x_chain, TECHNIQUE_remote_pair,
                              TECHNIQUE_hidden_pair, TECHNIQUE_als_xz};
    for (int i = 0; i < test_cases(4); i++)
        for (int profile = 0; profile < PROFILE_COUNT; profile++) {
            sudoku_logic *l = logic_new(rules, profiles[profile].name, NULL);
            struct judged judged = {l, solution, 0};
            position_start(l->at, &(sudoku_puzzle){.rules = rules, .givens = none});
            for (int cell = 0; cell < 81; cell++)
                for (int d = 1; d <= 9; d++)
                    if (d != solution[cell] && rng_below(&r, 100) < 60) position_remove(l->at, cell, d);
            for (size_t t = 0; t < sizeof techniques / sizeof *techniques; t++)
                logic_all(l, techniques[t], judge, &judged);
            logic_free(l);
        }
    sudoku_rules_free(rules);
}

/* Two solutions without the marks, one with them. */
static const uint8_t first[16] = {1, 2, 3, 4, 3, 4, 1, 2, 2, 1, 4, 3, 4, 3, 2, 1};

static void the_solution_is_that_of_the_marks(void **state)
{
    (void)state;
    uint8_t none[16] = {0};
    uint64_t allowed[16];
    sudoku_rules *rules = sudoku_rules_new(&(sudoku_shape){.size = 4}, NULL);
    sudoku_logic *l = logic_new(rules, "hodoku", NULL);
    for (int i = 0; i < 16; i++) allowed[i] = bit(first[i] - 1) | bit(first[i] % 4);
    allowed[15] = bit(first[15] - 1);
    const sudoku_puzzle puzzle = {.rules = rules, .givens = none, .allowed = allowed};
    assert_int_equal(logic_start(l, &puzzle), SUDOKU_UNIQUE);
    assert_true(sudoku_verify(&puzzle, l->solution, NULL));
    logic_free(l);
    sudoku_rules_free(rules);
}

/* A digit that is alone among the marks may be placed as well. */
static void marks_and_placed_digits_may_say_the_same(void **state)
{
    (void)state;
    uint8_t none[16] = {0}, placed[16] = {0};
    uint64_t allowed[16];
    sudoku_mistake mistake;
    sudoku_answer answer;
    sudoku_rules *rules = sudoku_rules_new(&(sudoku_shape){.size = 4}, NULL);
    sudoku_logic *l = logic_new(rules, "hodoku", NULL);
    for (int i = 0; i < 16; i++) {
        allowed[i] = i % 3 == 2 ? first_bits(4) : bit(first[i] - 1);
        placed[i] = i % 3 == 2 ? 0 : first[i];
    }
    const sudoku_puzzle puzzle = {.rules = rules, .givens = none, .allowed = allowed, .placed = placed};
    assert_int_equal(logic_resume(l, &puzzle, &mistake, 1, &answer), 0);
    for (const sudoku_step *s; (s = logic_next(l)); logic_apply(l, s)) assert_true(l->at->open > 0);
    assert_int_equal(l->at->open, 0);
    logic_free(l);
    sudoku_rules_free(rules);
}

static bool ignore(void *context, const sudoku_step *step)
{
    (void)context;
    (void)step;
    return true;
}

static void a_mark_that_is_not_there_says_why_not(void **state)
{
    (void)state;
    uint8_t none[16] = {0};
    uint64_t allowed[16];
    sudoku_clash end;
    sudoku_rules *rules = sudoku_rules_new(&(sudoku_shape){.size = 4}, NULL);
    sudoku_logic *l = logic_new(rules, "hodoku", NULL);
    for (int i = 0; i < 16; i++) allowed[i] = bit(first[i] - 1);
    const sudoku_puzzle puzzle = {.rules = rules, .givens = none, .allowed = allowed};
    assert_int_equal(why_not(l, &puzzle, 0, 2, ignore, NULL, &end), SUDOKU_REFUTED);
    assert_int_equal(end.kind, SUDOKU_FORBIDDEN_DIGIT);
    logic_free(l);
    sudoku_rules_free(rules);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(peers_are_listed_in_the_largest_grids),
        cmocka_unit_test(steps_are_true_with_many_houses),
        cmocka_unit_test(the_solution_is_that_of_the_marks),
        cmocka_unit_test(marks_and_placed_digits_may_say_the_same),
        cmocka_unit_test(a_mark_that_is_not_there_says_why_not),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}

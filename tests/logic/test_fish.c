/* SPDX-License-Identifier: MIT */
/* test_fish.c - patterns of one digit: fish, skyscrapers and their kin, strong links, templates.

   Which step comes first is known for some positions; and whatever is found in random puzzles, of any rules, must be true
   and proved.

   Sources: src/logic/fish/, src/logic/last_resort/template*.c, src/logic/single_digit/strong_link*.c.  */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "support/cmocka_first.h"

#include "logic/proof/proof.h"
#include "logic/path/walk.h"
#include "support/data.h"
#include "support/maker.h"
#include "support/rule_sets.h"

enum { N = 9, CELLS = N * N };

/* ---- which comes first ---- */

/* Calls `use` for each DIGIT ROW COLUMN of a list. */
static void each_candidate(const char *list, void (*use)(void *, int cell, int digit), void *context)
{
    for (; strlen(list) >= 3; list += list[3] ? 4 : 3)
        use(context, (list[1] - '1') * N + list[2] - '1', list[0] - '0');
}

static void mark(void *context, int cell, int digit) { ((bitset *)context)[cell] |= bit(digit - 1); }

static void set_up(sudoku_logic *logic, const sudoku_rules *rules, const char *text)
{
    uint8_t givens[CELLS] = {0};
    for (int cell = 0; cell < CELLS && *text; text++, cell++)
        givens[cell] = *text == '.' ? 0 : (uint8_t)(*text - '0');
    position_start(logic->at, &(sudoku_puzzle){.rules = rules, .givens = givens});
}

/* What the rating programs find first in this position, with their rating. */
static const char first_position[] =
    "4.921.6...61............7............5...3..421...7..9.....48....2.6..7.....592.3";
static const struct {
    const char *profile;
    int technique, rating;
    const char *removed;
} firsts[] = {
    {"hodoku", TECHNIQUE_finned_x_wing, 130, "148 149"},
    {"hodoku", TECHNIQUE_sashimi_x_wing, 150, "238"},
    {"hodoku", TECHNIQUE_sashimi_swordfish, 240, "255"},
    {"hodoku", TECHNIQUE_finned_jellyfish, 250, "148 149"},
    {"hodoku", TECHNIQUE_turbot_fish, 120, "742"},
    {"hodoku", TECHNIQUE_franken_x_wing, 300, "238 239 245 255"},
    {"hodoku", TECHNIQUE_finned_franken_swordfish, 410, "148 149"},
    {"hodoku", TECHNIQUE_finned_mutant_swordfish, 470, "149"},
    {"sukaku118", TECHNIQUE_turbot_fish, 41, "742"},
    {"sukaku118", TECHNIQUE_strong_links_2, 43, "238 239"},
    {"sukaku118", TECHNIQUE_strong_links_3, 57, "148 149"},
};

struct first {
    bitset removed[CELLS];
    int rating;
};

static bool take_first(void *context, const sudoku_step *step)
{
    struct first *f = context;
    f->rating = step->rating;
    for_each_part(p, step, SUDOKU_REMOVED) mark(f->removed, p->cell, p->digit);
    return false;
}

static void the_first_is_the_first(void **state)
{
    (void)state;
    sudoku_rules *rules = sudoku_rules_new(&(sudoku_shape){.size = N}, NULL);
    for (size_t i = 0; i < sizeof firsts / sizeof *firsts; i++) {
        sudoku_logic *logic = logic_new(rules, firsts[i].profile, NULL);
        struct first found = {.rating = 0};
        bitset expected[CELLS] = {0};
        set_up(logic, rules, first_position);
        logic_all(logic, firsts[i].technique, take_first, &found);
        each_candidate(firsts[i].removed, mark, expected);
        assert_int_equal(found.rating, firsts[i].rating);
        assert_memory_equal(found.removed, expected, sizeof expected);
        logic_free(logic);
    }
    sudoku_rules_free(rules);
}

/* ---- any rules ---- */

struct witness {
    sudoku_logic *logic;
    const char *rules;
    long steps, unsure;
    int bad;
};

static bool judge_any(void *context, const sudoku_step *step)
{
    struct witness *w = context;
    const proof_result proof = prove_step(w->logic->at, true, step, NULL);
    bool lies = false;
    for (int i = 0; i < step->part_count; i++) {
        const sudoku_part *p = &step->parts[i];
        lies |= p->role == SUDOKU_PLACED && w->logic->solution[p->cell] != p->digit;
        lies |= p->role == SUDOKU_REMOVED && w->logic->solution[p->cell] == p->digit;
    }
    w->steps++;
    w->unsure += proof == TOO_LONG;
    if (lies || (proof != PROVED && proof != TOO_LONG)) {
        printf("%s: %s%s\n", w->rules, technique_rows[step->technique].name,
               lies ? " lies" : " is not proved");
        w->bad++;
    }
    return w->bad < 5 && w->steps % 50; /* this many of one technique in one position are enough */
}

static const short in_hodoku[] = {
    TECHNIQUE_x_wing,
    TECHNIQUE_swordfish,
    TECHNIQUE_finned_x_wing,
    TECHNIQUE_sashimi_x_wing,
    TECHNIQUE_finned_swordfish,
    TECHNIQUE_sashimi_swordfish,
    TECHNIQUE_franken_x_wing,
    TECHNIQUE_finned_franken_x_wing,
    TECHNIQUE_mutant_x_wing,
    TECHNIQUE_finned_mutant_x_wing,
    TECHNIQUE_franken_swordfish,
    TECHNIQUE_skyscraper,
    TECHNIQUE_two_string_kite,
    TECHNIQUE_dual_kite,
    TECHNIQUE_turbot_fish,
    TECHNIQUE_empty_rectangle,
    TECHNIQUE_dual_empty_rectangle,
    TECHNIQUE_template_set,
    TECHNIQUE_template_delete,
};
static const short in_sukaku[] = {TECHNIQUE_x_wing,         TECHNIQUE_swordfish,
                                  TECHNIQUE_jellyfish,      TECHNIQUE_strong_links_2,
                                  TECHNIQUE_strong_links_3, TECHNIQUE_strong_links_4};

/* Fills in a random part of the solution, and takes away a random part of the other candidates. */
static void wander(struct rng *r, sudoku_logic *logic)
{
    struct position *at = logic->at;
    const int n = logic->field->n;
    for (int cell = 0; cell < logic->field->cells; cell++) {
        if (!at->digit[cell] && rng_below(r, 4) == 0) position_place(at, cell, logic->solution[cell]);
        for (int d = 1; d <= n; d++)
            if (d != logic->solution[cell] && rng_below(r, 3) == 0) position_remove(at, cell, d);
    }
}

static void what_is_found_is_true(void **state)
{
    (void)state;
    struct rng r = rng_from_seed(test_seed());
    const int cases = test_cases(2);
    long steps = 0, unsure = 0;
    int bad = 0;
    for (int set = 0; set < RULE_SETS; set++)
        for (int profile = 0; profile < 2; profile++)
            for (int i = 0; i < cases; i++) {
                sudoku_rules *rules = rules_of_set(&rule_sets[set], &r);
                sudoku_logic *logic = logic_new(rules, profile ? "sukaku118" : "hodoku", NULL);
                struct witness w = {logic, rule_sets[set].name, 0, 0, 0};
                if (make_solution(&r, rules, logic->solution)) {
                    static const uint8_t nothing[SUDOKU_MAX_CELLS];
                    position_start(logic->at, &(sudoku_puzzle){.rules = rules, .givens = nothing});
                    wander(&r, logic);
                    logic->finder.allow = i % 2 ? ALLOW_DUALS | ALLOW_TWO_CANDIDATES : 0;
                    const short *list = profile ? in_sukaku : in_hodoku;
                    const size_t count = profile ? sizeof in_sukaku : sizeof in_hodoku;
                    for (size_t t = 0; t < count / sizeof *list; t++)
                        logic_all(logic, list[t], judge_any, &w);
                }
                steps += w.steps;
                unsure += w.unsure;
                bad += w.bad;
                logic_free(logic);
                sudoku_rules_free(rules);
            }
    printf("%ld steps, %ld too long to prove\n", steps, unsure);
    assert_true(steps > 100);
    assert_int_equal(bad, 0);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(the_first_is_the_first),
        cmocka_unit_test(what_is_found_is_true),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}

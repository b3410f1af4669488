/* SPDX-License-Identifier: MIT */
/* test_se_chains.c - Sudoku Explainer's chains: known positions with the chain that the program itself gives, and over
   random puzzles of every rule set: all chains are true, proved, in order, and none removes the same as another.
   $SUDOKU_CASES sets the number of puzzles of each rule set.

   Sources: src/logic/explainer/.  */
#include <stdio.h>
#include <string.h>

#include "support/cmocka_first.h"

#include "logic/proof/proof.h"
#include "logic/path/walk.h"
#include "support/data.h"
#include "support/maker.h"
#include "support/rule_sets.h"

/* ---- known positions ---- */

struct known {
    int kind;
    const char *digits;
    const char *gone; /* digit, row, column */
    int technique, variant, rating, length;
    const char *effect; /* all that goes, or =rRcCD */
};

static const struct known known[] = {
    {SE_CYCLES, "..3..196.9....627.4.....13......7..6..8165.93...984.2....4...52.74652..9.5...364.",
     "511241341242342243543161162563569172173795899", TECHNIQUE_y_cycle, 0, 66, 8, "r7c59r9c11r9c31"},
    {SE_CYCLES, "..83....79.......34.3..2.185...23.74..74.6.3..3417..6.642538791315297486789614352",
     "217517522622525625227632947557957567967", TECHNIQUE_y_cycle, 0, 68, 12, "r1c65"},
    {SE_CYCLES, "..83....79.......34.3..2.185...23.74..74.6.3..3417..6.642538791315297486789614352",
     "516217517522622525625227632947557957567967", TECHNIQUE_y_cycle, 0, 66, 8, "r3c76"},
    {SE_CYCLES, "..4.1.25.3265...14518.4.37.68975..322459...87137.....54..8.65.186..95743.5.......",
     "716916919664293294196296699", TECHNIQUE_cycle, 0, 71, 8, "r2c68r9c63"},
    {SE_CYCLES, "6.....829.792684..182...67.296.1738.41.8.....85..2............8..86..5.7..1.83...",
     "313414415416328373773977978988991494994", TECHNIQUE_forcing_x_chain, 0, 66, 6, "r1c45"},
    {SE_CYCLES, "591.7623.234.95.766782.3....89654....25..7.6..16.28.5.1527.968.967.81...8435627..",
     "157159", TECHNIQUE_forcing_x_chain, 0, 66, 6, "=r1c44"},
    {SE_CYCLES, ".4356..2.1.5.7..6..96.1..5.56..342.8418692735..2.8564.....46..2..48.13.66....7..4",
     "324924334761771877781294897", TECHNIQUE_forcing_x_chain, 0, 66, 6, "=r4c39"},
    {SE_NISHIO, "13.2.9..5.5..14.9.89..57...5.31..9..9.1..52..6.849.5..31.5468.9489721.5..659....4",
     "617418238438339645748749354658858659369397398", TECHNIQUE_nishio, 0, 76, 8, "r2c97"},
    {SE_NISHIO, ".8...7..656794......3..57..63275.8.4.....46..8....6...3.9.7.1....65...381.8...9..",
     "118126138139552562482285286792", TECHNIQUE_nishio, 0, 76, 8, "r1c34"},
    {SE_MULTIPLE, ".3.4...2.42198.7.6.67.21...658....9..1..9.....7..5.8.3.462..389.9.....75.8..39...",
     "516517531354356756257457459487", TECHNIQUE_cell_forcing_chain, 0, 84, 16, "r8c41"},
    {SE_MULTIPLE, ".3.4...2.42198.7.6.67.21...658....9..1..9.5...7..5.8.3.462..389.9.....75.8..39...",
     "516531438145449354356756459184187487191194197698", TECHNIQUE_cell_forcing_chain, 0, 84, 16,
     "r9c92"},
    {SE_MULTIPLE, ".3.4...2.42198.7.6.67.21...658....9..1..9.....7..5.8.3.462..389.9.....75.8..39...",
     "516517531354356756457459487", TECHNIQUE_house_forcing_chain, 0, 83, 12, "r5c72"},
    {SE_MULTIPLE, ".3.4...2.42198.7.6.67.21...658....9..1..9.....7..5.8.3.462..389.9.....75.8..39...",
     "516517531354356756257457459184487", TECHNIQUE_house_forcing_chain, 0, 83, 14, "r9c11"},
    {SE_DYNAMIC, ".3.4...2.42198.7.6.67.21...658....9..1..9.....7..5.8.3.462..389.9.....75.8..39...",
     "516517531354356756457459487", TECHNIQUE_dynamic_chain, 2, 88, 11, "r8c71"},
    {SE_DYNAMIC, ".3.4...2.42198.7.6.67.21...658....9..1..9.....7..5.8.3.462..389.9.....75.8..39...",
     "516517531354356756257457459184487", TECHNIQUE_dynamic_chain, 2, 88, 11, "r8c71"},
    {SE_DYNAMIC, ".3.4...2.42198.7.6.67.21...658....9..1..9.....7..5.8.3.462..389.9.....75.8..39...",
     "516517531145354356756257457459184187487191194", TECHNIQUE_dynamic_chain, 2, 88, 14, "r4c94"},
    {SE_DYNAMIC, ".3.4...2.42198.7.6.67.21...658....9..1..9.5...7..5.8.3.462..389.9.....75.8..39...",
     "516531438145449354356756459184187487191194197698", TECHNIQUE_dynamic_chain, 2, 88, 13, "r9c92"},
    {SE_DYNAMIC, "..3..196.9....627.4.....13.........6..81.5.93...9.4.2....4...52.7465.....5...364.",
     "341342162365765569869889899", TECHNIQUE_dynamic_chain, 3, 88, 13, "r6c35"},
    {SE_PLUS, ".3.4...2.42198.7.6.67.21...658....9..1..9.....7..5.8.3.462..389.9.....75.8..39...",
     "516517531354356756457459487", TECHNIQUE_dynamic_chain_plus, 2, 91, 8, "r8c41"},
    {SE_PLUS, ".3.4...2.42198.7.6.67.21...658....9..1..9.....7..5.8.3.462..389.9.....75.8..39...",
     "516517531354356756257457459184487", TECHNIQUE_dynamic_chain_plus, 3, 92, 9, "r9c11"},
    {SE_PLUS, ".3.4...2.42198.7.6.67.21...658....9..1..9.....7..5.8.3.462..389.9.....75.8..39...",
     "516517531145354356756257457459184187487191194", TECHNIQUE_dynamic_chain_plus, 1, 93, 11, "=r6c41"},
};

static bool keep_first(void *context, const sudoku_step *step)
{
    return step_copy(context, step) && false;
}

static void set_position(sudoku_logic *logic, const struct known *k)
{
    const uint8_t none[81] = {0};
    const sudoku_puzzle empty = {.rules = logic->field->rules, .givens = none};
    position_start(logic->at, &empty);
    for (int c = 0; c < 81; c++)
        if (k->digits[c] != '.') position_place(logic->at, c, k->digits[c] - '0');
    for (const char *g = k->gone; *g; g += 3)
        position_remove(logic->at, 9 * (g[1] - '1') + g[2] - '1', g[0] - '0');
}

static void describe(const sudoku_step *step, char *text)
{
    *text = 0;
    for (int i = 0; i < step->part_count; i++) {
        const sudoku_part *p = &step->parts[i];
        if (p->role > SUDOKU_REMOVED) continue;
        text += sprintf(text, "%sr%dc%d%d", p->role == SUDOKU_PLACED ? "=" : "", p->cell / 9 + 1,
                        p->cell % 9 + 1, p->digit);
    }
}

static void search(struct finder *f, int kind, bool (*take)(void *, const sudoku_step *), void *context)
{
    f->take = take;
    f->context = context;
    f->stopped = f->out_of_work = false;
    f->work = UINT64_MAX;
    find_se_chains(f, kind);
}

static void known_positions(void **state)
{
    (void)state;
    const sudoku_shape shape = {.size = 9};
    sudoku_rules *rules = sudoku_rules_new(&shape, NULL);
    sudoku_logic *logic = logic_new(rules, "se121", NULL);
    struct step step = {0};
    char effect[512];
    for (size_t i = 0; i < sizeof known / sizeof *known; i++) {
        const struct known *k = &known[i];
        set_position(logic, k);
        step_begin(&step, -1);
        search(&logic->finder, k->kind, keep_first, &step);
        describe(&step.it, effect);
        assert_int_equal(step.it.technique, k->technique);
        assert_int_equal(step.it.variant, k->variant);
        assert_int_equal(step.it.length, k->length);
        assert_int_equal(rating_of(logic->profile, &step.it), k->rating);
        assert_string_equal(effect, k->effect);
        assert_int_equal(prove_step(logic->at, false, &step.it, NULL), PROVED);
    }
    step_free(&step);
    logic_free(logic);
    sudoku_rules_free(rules);
}

/* ---- random puzzles ---- */

struct judge {
    sudoku_logic *logic;
    const char *rule_set;
    int kind, count, last_length;
    uint64_t seen[4096]; /* a sum over what each step does */
    long judged;
    int bad;
};

static void complain(struct judge *j, const sudoku_step *step, const char *what)
{
    printf("%s, %s: %s %s\n  ", j->rule_set, j->logic->profile->name,
           technique_rows[step->technique].name, what);
    for (int c = 0; c < j->logic->field->cells; c++) putchar(sudoku_symbol(j->logic->at->digit[c]));
    putchar('\n');
    j->bad++;
}

static bool lies(const sudoku_logic *logic, const sudoku_step *step)
{
    for (int i = 0; i < step->part_count; i++) {
        const sudoku_part *p = &step->parts[i];
        const bool solved = logic->solution[p->cell < LOGIC_CELLS ? p->cell : 0] == p->digit;
        if (p->role == SUDOKU_PLACED && !solved) return true;
        if (p->role == SUDOKU_REMOVED && solved) return true;
    }
    return false;
}

static uint64_t stirred(uint64_t x)
{
    x *= 0x9E3779B97F4A7C15u;
    x = (x ^ x >> 29) * 0xBF58476D1CE4E5B9u;
    x = (x ^ x >> 32) * 0x94D049BB133111EBu;
    return x ^ x >> 31;
}

/* A placement stands for all the candidates of its cell that it removes. */
static uint64_t sum_of(const sudoku_logic *logic, const sudoku_step *step)
{
    uint64_t sum = 0;
    for (int i = 0; i < step->part_count; i++) {
        const sudoku_part *p = &step->parts[i];
        if (p->role > SUDOKU_REMOVED) continue;
        for (int d = 1; d <= logic->field->n; d++) {
            const bool goes = p->role == SUDOKU_REMOVED
                                  ? d == p->digit
                                  : d != p->digit && has_candidate(logic->at, p->cell, d);
            if (goes) sum += stirred((uint64_t)p->cell * 32 + (uint64_t)d);
        }
    }
    return sum;
}

static bool judge_step(void *context, const sudoku_step *step)
{
    struct judge *j = context;
    const uint64_t sum = sum_of(j->logic, step);
    const proof_result proof = prove_step(j->logic->at, false, step, NULL);
    if (lies(j->logic, step)) complain(j, step, "is false");
    if (proof != PROVED && proof != TOO_LONG) complain(j, step, "is not proved");
    if (j->kind != SE_CYCLES && step->length < j->last_length) complain(j, step, "comes too late");
    for (int i = 0; i < j->count; i++)
        if (j->seen[i] == sum) complain(j, step, "does the same as an earlier one");
    if (j->count < 4096) j->seen[j->count++] = sum;
    j->last_length = step->length;
    j->judged++;
    return j->bad < 5;
}

static bool place_single(struct position *p)
{
    for (int c = 0; c < p->field->cells; c++)
        if (!p->digit[c] && is_single(p->candidates[c])) {
            position_place(p, c, lowest(p->candidates[c]) + 1);
            return true;
        }
    return false;
}

/* The next step by the easiest kind that has one; on the way, all of that kind are judged. */
static bool step_on(struct judge *j, struct step *step)
{
    for (int kind = SE_CYCLES; kind <= SE_PLUS; kind++) {
        j->kind = kind;
        j->count = j->last_length = 0;
        search(&j->logic->finder, kind, judge_step, j);
        if (!j->count) continue;
        step_begin(step, -1);
        search(&j->logic->finder, kind, keep_first, step);
        logic_apply(j->logic, &step->it);
        return true;
    }
    return false;
}

static void try_puzzle(struct judge *j, const sudoku_puzzle *puzzle, struct step *step)
{
    enum { STEPS = 12 };
    if (logic_start(j->logic, puzzle) != SUDOKU_UNIQUE) return;
    for (int i = 0; i < STEPS && j->bad < 5;) {
        if (place_single(j->logic->at)) continue;
        if (!step_on(j, step)) return;
        i++;
    }
}

static void all_chains_are_true_and_in_order(void **state)
{
    (void)state;
    static struct judge j;
    struct rng r = rng_from_seed(test_seed());
    const int cases = test_cases(2);
    struct step step = {0};
    for (int set = 0; set < RULE_SETS; set++)
        for (int i = 0; i < cases; i++) {
            sudoku_rules *rules = rules_of_set(&rule_sets[set], &r);
            uint8_t solution[SUDOKU_MAX_CELLS], givens[SUDOKU_MAX_CELLS];
            j.logic = logic_new(rules, i % 2 ? "sukaku118" : "se121", NULL);
            j.rule_set = rule_sets[set].name;
            if (make_solution(&r, rules, solution)) {
                dig(&r, rules, solution, 0, 20000, givens);
                const sudoku_puzzle puzzle = {.rules = rules, .givens = givens};
                try_puzzle(&j, &puzzle, &step);
            }
            logic_free(j.logic);
            sudoku_rules_free(rules);
        }
    step_free(&step);
    printf("%ld steps judged\n", j.judged);
    assert_true(j.judged > 0);
    assert_int_equal(j.bad, 0);
}

/* ---- limits ---- */

static void a_limit_stops_the_search(void **state)
{
    (void)state;
    const sudoku_shape shape = {.size = 9};
    sudoku_rules *rules = sudoku_rules_new(&shape, NULL);
    sudoku_logic *logic = logic_new(rules, "se121", NULL);
    struct step step = {0};
    set_position(logic, &known[0]);
    struct finder *f = &logic->finder;
    for (uint64_t work = 1; work < 100; work *= 3) {
        step_begin(&step, -1);
        f->take = keep_first;
        f->context = &step;
        f->stopped = f->out_of_work = false;
        f->work = work;
        find_se_chains(f, SE_NESTED_3);
        assert_true(f->out_of_work);
        assert_int_equal(step.it.technique, -1);
    }
    step_free(&step);
    logic_free(logic);
    sudoku_rules_free(rules);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(known_positions),
        cmocka_unit_test(all_chains_are_true_and_in_order),
        cmocka_unit_test(a_limit_stops_the_search),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}

/* SPDX-License-Identifier: MIT */
/* test_nodes.c - every node of every chain and net follows from its parents, by the reason that it gives.

   The check here knows the position and what sudoku_logic.h says of reasons, and nothing of how chains are found.
   $SUDOKU_CASES sets the number of puzzles of each rule set and profile.  */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "support/cmocka_first.h"

#include "logic/proof/proof.h"
#include "logic/step/step.h"
#include "logic/path/walk.h"
#include "support/data.h"
#include "support/maker.h"
#include "support/rule_sets.h"

/* A node to be judged, and where. */
struct judged {
    const struct position *at;
    const sudoku_step *step;
    const sudoku_node *node;
};

static const sudoku_node *parent_of(const struct judged *j, int i)
{
    return &j->step->nodes[j->step->node_parents[j->node->first_parent + i]];
}

static cells cells_of(const sudoku_step *s, const sudoku_node *node)
{
    cells set = no_cells();
    for (int i = 0; i < node->cells; i++) cells_add(&set, s->node_cells[node->first_cell + i]);
    return set;
}

/* ---- almost locked sets ---- */

static cells places_in_set(const sudoku_step *s, int set, int digit)
{
    cells places = no_cells();
    for_each_part(p, s, SUDOKU_SET + set)
        if (p->digit == digit && p->cell != SUDOKU_NO_CELL) cells_add(&places, p->cell);
    return places;
}

/* One digit more than cells, in a house; all candidates of the cells are listed. */
static bool is_set(const struct judged *j, int set)
{
    const struct field *field = j->at->field;
    cells all = no_cells();
    bitset digits = 0;
    for_each_part(p, j->step, SUDOKU_SET + set)
        if (p->digit && p->cell != SUDOKU_NO_CELL) cells_add(&all, p->cell);
    for_each_cell(c, &all) digits |= j->at->candidates[c];
    for_each_cell(c, &all)
        for_each_bit(d, j->at->candidates[c]) {
            const cells places = places_in_set(j->step, set, d + 1);
            if (!cells_have(&places, c)) return false;
        }
    if (bits_in(digits) != cells_count(&all) + 1) return false;
    for (int h = 0; h < field->houses; h++)
        if (cells_within(&all, &field->house[h])) return true;
    return false;
}

/* A set that has lost a digit. */
static bool is_locked_set(const sudoku_node *node) { return node->reason == SUDOKU_BY_SET && !node->on; }

/* ---- what follows from one parent ---- */

static bool all_see(const struct field *field, const cells *a, const cells *b)
{
    for_each_cell(c, a)
        for_each_cell(e, b)
            if (!sees(field, c, e)) return false;
    return true;
}

/* Does the parent rule out the digit in these cells?  It is on and sees them, or it is a set that holds on to the digit. */
static bool rules_out(const struct judged *j, const sudoku_node *parent, int digit, const cells *where)
{
    const cells from = cells_of(j->step, parent);
    if (is_locked_set(parent)) {
        const cells holds = places_in_set(j->step, parent->house, digit);
        return digit != parent->digit && !cells_empty(&holds) && all_see(j->at->field, &holds, where);
    }
    if (!parent->on) return false;
    if (parent->digit == digit) return all_see(j->at->field, &from, where);
    return cells_count(&from) == 1 && cells_equal(&from, where);
}

/* Is the candidate off, or is it because of the parents? */
static bool is_off(const struct judged *j, int cell, int digit)
{
    cells here = no_cells();
    cells_add(&here, cell);
    if (!has_candidate(j->at, cell, digit)) return true;
    for (int i = 0; i < j->node->parents; i++) {
        const sudoku_node *parent = parent_of(j, i);
        const cells from = cells_of(j->step, parent);
        if (!parent->on && parent->digit == digit && cells_have(&from, cell)) return true;
        if (is_locked_set(parent) && rules_out(j, parent, digit, &here)) return true;
    }
    return false;
}

/* ---- reasons: NULL, or a complaint ---- */

static const char *by_sight(const struct judged *j)
{
    const cells here = cells_of(j->step, j->node);
    const struct field *field = j->at->field;
    if (j->node->on) return "is on by being seen";
    for (int i = 0; i < j->node->parents; i++) {
        const sudoku_node *parent = parent_of(j, i);
        const cells from = cells_of(j->step, parent);
        if (!rules_out(j, parent, j->node->digit, &here)) continue;
        if (is_locked_set(parent)) return NULL;
        if (j->node->house == SUDOKU_NO_HOUSE)
            return cells_equal(&from, &here) ? NULL : "is seen from another cell, in no house";
        if (j->node->house >= field->houses) return "is seen in a house that there is not";
        if (parent->digit != j->node->digit) return "is seen in a house by another digit";
        return cells_meet(&from, &field->house[j->node->house]) &&
                       cells_meet(&here, &field->house[j->node->house])
                   ? NULL
                   : "is seen in another house";
    }
    return "sees no parent";
}

static const char *by_cell(const struct judged *j)
{
    const int cell = j->step->node_cells[j->node->first_cell];
    if (!j->node->on || j->node->cells != 1) return "is the last digit, but not on or not of one cell";
    for_each_bit(d, j->at->candidates[cell] & ~bit(j->node->digit - 1))
        if (!is_off(j, cell, d + 1)) return "is not the last digit by its parents";
    return NULL;
}

static const char *by_house(const struct judged *j)
{
    const struct field *field = j->at->field;
    const cells here = cells_of(j->step, j->node);
    if (!j->node->on) return "is the last place, but off";
    if (j->node->house >= field->houses || !house_full(field, j->node->house))
        return "is the last place of no full house";
    if (!cells_within(&here, &field->house[j->node->house])) return "is not in its house";
    const cells others = cells_but_not(&field->house[j->node->house], &here);
    for_each_cell(c, &others)
        if (!is_off(j, c, j->node->digit)) return "is not the last place by its parents";
    return NULL;
}

static const char *by_set(const struct judged *j)
{
    const cells here = cells_of(j->step, j->node),
                places = places_in_set(j->step, j->node->house, j->node->digit);
    if (!is_set(j, j->node->house)) return "is in a set that is not almost locked";
    if (j->node->on) return cells_within(&here, &places) ? NULL : "is not in its set";
    if (!cells_equal(&here, &places)) return "is not all of its digit in the set";
    for (int i = 0; i < j->node->parents; i++)
        if (rules_out(j, parent_of(j, i), j->node->digit, &here)) return NULL;
    return "is lost to its set without a reason";
}

/* What the step relies on proves it, once the parents are off. */
static const char *by_step(const struct judged *j)
{
    struct step claim = {0};
    if (j->node->on || j->node->cells != 1) return "is on by a step";
    struct position *then = position_new(j->at->field);
    position_copy(then, j->at);
    for (int i = 0; i < j->node->parents; i++) {
        const sudoku_node *parent = parent_of(j, i);
        if (!parent->on)
            for (int k = 0; k < parent->cells; k++)
                position_remove(then, j->step->node_cells[parent->first_cell + k], parent->digit);
    }
    step_begin(&claim, j->node->technique);
    step_remove(&claim, j->step->node_cells[j->node->first_cell], j->node->digit);
    for (int i = 0; i < j->step->truth_count; i++) {
        const sudoku_truth *t = &j->step->truths[i];
        if (t->kind == SUDOKU_CELL_TRUTH) step_cell_truth(&claim, t->where);
        else if (t->kind == SUDOKU_HOUSE_TRUTH) step_house_truth(&claim, t->where, t->digit);
    }
    const proof_result proof = prove_step(then, true, &claim.it, NULL);
    step_free(&claim);
    position_free(then);
    return proof == PROVED || proof == TOO_LONG ? NULL : "does not follow by the step";
}

static const char *by_reason(const struct judged *j)
{
    switch ((sudoku_reason)j->node->reason) {
    case SUDOKU_ASSUMED: return j->node->parents ? "is assumed and has parents" : NULL;
    case SUDOKU_SEES: return by_sight(j);
    case SUDOKU_LAST_DIGIT: return by_cell(j);
    case SUDOKU_LAST_PLACE: return by_house(j);
    case SUDOKU_BY_SET: return by_set(j);
    case SUDOKU_BY_STEP: return by_step(j);
    }
    return "has no reason";
}

/* ---- nodes and steps ---- */

static bool begins_chain(const sudoku_step *s, int i)
{
    return !i || s->nodes[i - 1].chain != s->nodes[i].chain;
}

static bool ends_chain(const sudoku_step *s, int i)
{
    return i + 1 == s->node_count || s->nodes[i + 1].chain != s->nodes[i].chain;
}

static bool is_parent(const sudoku_step *s, int i)
{
    for (int k = 0; k < s->node_parent_count; k++)
        if (s->node_parents[k] == i) return true;
    return false;
}

static const char *judge_node(const struct position *at, const sudoku_step *s, int i)
{
    const struct judged j = {at, s, &s->nodes[i]};
    const bool begins = begins_chain(s, i);
    if (!j.node->cells) return "is nowhere";
    for (int k = 0; k < j.node->cells; k++)
        if (!has_candidate(at, s->node_cells[j.node->first_cell + k], j.node->digit))
            return "is no candidate";
    for (int k = 0; k < j.node->parents; k++) {
        const int parent = s->node_parents[j.node->first_parent + k];
        if (parent < 0 || parent >= s->node_count || s->nodes[parent].chain != j.node->chain)
            return "has a parent elsewhere";
        if (parent >= i && !(begins && parent > i && ends_chain(s, parent)))
            return "comes before its parent";
    }
    if (!begins && j.node->reason == SUDOKU_ASSUMED) return "is assumed in the middle";
    if (!begins && j.node->on && j.node->reason == SUDOKU_BY_SET) return "is a set in the middle";
    if (j.node->side && (begins || ends_chain(s, i) || !is_parent(s, i))) return "is aside for nothing";
    return by_reason(&j);
}

/* The first node that does not follow, -1 if all do. */
static int judge_nodes(const struct position *at, const sudoku_step *s, const char **complaint)
{
    for (int i = 0; i < s->node_count; i++)
        if ((*complaint = judge_node(at, s, i))) return i;
    return -1;
}

/* ---- over many positions ---- */

struct walker {
    sudoku_logic *logic;
    const char *rule_set;
    const uint8_t *givens;
    long steps, nodes, side, by_set;
    int bad;
};

static void complain(const struct walker *w, const sudoku_step *step, int i, const char *complaint)
{
    const sudoku_node *node = &step->nodes[i];
    const int n = w->logic->field->n, cell = step->node_cells[node->first_cell];
    printf("%s, %s, %s: node %d, r%dc%d%s%d, %s\n  ", w->rule_set, w->logic->profile->name,
           technique_rows[step->technique].name, i, cell / n + 1, cell % n + 1, node->on ? "=" : "<>",
           node->digit, complaint);
    for (int c = 0; c < w->logic->field->cells; c++) putchar(sudoku_symbol(w->givens[c]));
    putchar('\n');
}

/* True, so that finders continue. */
static bool judge(void *context, const sudoku_step *step)
{
    struct walker *w = context;
    const char *complaint;
    if (!step->node_count) return true;
    const int wrong = judge_nodes(w->logic->at, step, &complaint);
    w->steps++;
    w->nodes += step->node_count;
    for (int i = 0; i < step->node_count; i++) {
        w->side += step->nodes[i].side;
        w->by_set += step->nodes[i].reason == SUDOKU_BY_SET;
    }
    if (wrong >= 0 && w->bad++ < 5) complain(w, step, wrong, complaint);
    return true;
}

/* The chains that a profile knows but seldom needs, with sets in them too. */
static void judge_long_chains(struct walker *w)
{
    static const int techniques[] = {TECHNIQUE_forcing_net_contradiction,
                                     TECHNIQUE_forcing_net_verity,
                                     TECHNIQUE_forcing_chain_contradiction,
                                     TECHNIQUE_forcing_chain_verity,
                                     TECHNIQUE_grouped_continuous_loop,
                                     TECHNIQUE_grouped_aic,
                                     TECHNIQUE_kraken_1,
                                     TECHNIQUE_kraken_2};
    enum { SMALL = 6 }; /* boards where all krakens are soon found */
    const unsigned allow = w->logic->finder.allow;
    for (int sets = 0; sets < 2; sets++) {
        if (sets) w->logic->finder.allow |= ALLOW_SETS_IN_CHAINS;
        for (size_t i = 0; i < sizeof techniques / sizeof *techniques; i++)
            if (sudoku_profile_has(w->logic->profile->name, techniques[i], NULL) &&
                (techniques[i] < TECHNIQUE_kraken_1 || techniques[i] > TECHNIQUE_kraken_2 ||
                 w->logic->field->n <= SMALL))
                logic_all(w->logic, techniques[i], judge, w);
    }
    w->logic->finder.allow = allow;
}

/* Walks through a puzzle; at one position the longer chains are all judged, not only the next step. */
static void walk(struct walker *w, int open)
{
    for (const sudoku_step *step; w->bad < 5 && (step = logic_next(w->logic));) {
        judge(w, step);
        if (w->logic->at->open <= open) {
            open = -1;
            judge_long_chains(w);
            step = logic_next(w->logic);
        }
        logic_apply(w->logic, step);
    }
}

static void walk_through(struct walker *total, const sudoku_rules *rules, const char *rule_set,
                         const char *profile, const uint8_t *givens, bool long_chains)
{
    struct walker w = {logic_new(rules, profile, NULL), rule_set, givens, 0, 0, 0, 0, 0};
    if (logic_start(w.logic, &(sudoku_puzzle){.rules = rules, .givens = givens}) == SUDOKU_UNIQUE)
        walk(&w, long_chains ? w.logic->at->open * 3 / 5 : -1);
    total->steps += w.steps;
    total->nodes += w.nodes;
    total->side += w.side;
    total->by_set += w.by_set;
    total->bad += w.bad;
    logic_free(w.logic);
}

static void report(const struct walker *total)
{
    printf("%ld steps with chains, %ld nodes, %ld of them on side lines, %ld in sets\n", total->steps,
           total->nodes, total->side, total->by_set);
    assert_int_equal(total->bad, 0);
}

static void every_node_of_random_puzzles_follows(void **state)
{
    (void)state;
    struct rng r = rng_from_seed(test_seed());
    const int cases = test_cases(1);
    struct walker total = {0};
    for (int set = 0; set < RULE_SETS; set++)
        for (int profile = 0; profile < PROFILE_COUNT; profile++)
            for (int i = 0; i < cases; i++) {
                uint8_t solution[SUDOKU_MAX_CELLS], givens[SUDOKU_MAX_CELLS];
                sudoku_rules *rules = rules_of_set(&rule_sets[set], &r);
                const int all = sudoku_rules_size(rules) * sudoku_rules_size(rules);
                if (make_solution(&r, rules, solution)) {
                    dig(&r, rules, solution, all * 3 / 10, 20000, givens);
                    walk_through(&total, rules, rule_sets[set].name, profiles[profile].name, givens,
                                 i % 2 == 0);
                }
                sudoku_rules_free(rules);
            }
    report(&total);
    assert_true(total.side > 0 && total.by_set > 0);
}

/* Among the hardest there are, for the chains that others do not need. */
static void every_node_of_hard_puzzles_follows(void **state)
{
    (void)state;
    FILE *file = open_data("classic/hardest-sample.txt");
    if (!file) skip();
    sudoku_rules *rules = sudoku_rules_new(&(sudoku_shape){.size = 9}, NULL);
    struct walker total = {0};
    char line[256];
    for (int i = 0; i < test_cases(1) && fgets(line, sizeof line, file); i++) {
        uint8_t givens[SUDOKU_MAX_CELLS] = {0};
        for (int c = 0; c < 81 && line[c]; c++)
            if (line[c] >= '1' && line[c] <= '9') givens[c] = (uint8_t)(line[c] - '0');
        for (int profile = 0; profile < PROFILE_COUNT; profile++)
            walk_through(&total, rules, "hard", profiles[profile].name, givens, true);
    }
    fclose(file);
    sudoku_rules_free(rules);
    report(&total);
}

/* ---- side lines that lead nowhere ---- */

static void add_node(struct step *s, int digit, int cell, int parent, int second, bool side)
{
    step_node(s, 0, digit, false, SUDOKU_SEES, 0);
    step_node_cell(s, cell);
    if (parent >= 0) step_node_parent(s, parent);
    if (second >= 0) step_node_parent(s, second);
    if (side) step_node_side(s);
}

/* Nodes 1 and 4 go, then 3, which only 4 needed; 2 stays. */
static void idle_side_lines_are_dropped(void **state)
{
    (void)state;
    struct step s = {0};
    step_begin(&s, TECHNIQUE_forcing_net_contradiction);
    add_node(&s, 1, 10, -1, -1, false);
    add_node(&s, 2, 11, 0, -1, true);
    add_node(&s, 3, 12, 0, -1, true);
    add_node(&s, 4, 13, 0, 2, true);
    add_node(&s, 5, 14, 3, -1, true);
    add_node(&s, 6, 15, 0, 2, false);
    step_drop_idle(&s, 0);
    assert_int_equal(s.it.node_count, 3);
    assert_int_equal(s.it.node_cell_count, 3);
    assert_int_equal(s.it.node_parent_count, 3);
    for (int i = 0; i < 3; i++) {
        static const int digit[] = {1, 3, 6}, parents[] = {0, 1, 2};
        const sudoku_node *node = &s.it.nodes[i];
        assert_int_equal(node->digit, digit[i]);
        assert_int_equal(s.it.node_cells[node->first_cell], 9 + digit[i]);
        assert_int_equal(node->parents, parents[i]);
        for (int k = 0; k < node->parents; k++)
            assert_int_equal(s.it.node_parents[node->first_parent + k], k);
    }
    step_free(&s);
}

/* ---- the check itself ---- */

struct spoiler {
    sudoku_logic *logic;
    long noticed, needless;
};

/* Takes every parent away in turn. */
static bool spoil(void *context, const sudoku_step *step)
{
    struct spoiler *w = context;
    struct step copy = {0};
    assert_true(step_copy(&copy, step));
    for (int i = 0; i < step->node_count; i++) {
        sudoku_node *node = (sudoku_node *)&copy.it.nodes[i];
        int *parent = (int *)&copy.it.node_parents[node->first_parent];
        if (node->reason == SUDOKU_BY_STEP) continue; /* what else is known may do */
        for (int k = 0, last = node->parents - 1; k <= last; k++) {
            const int gone = parent[k];
            parent[k] = parent[last];
            node->parents--;
            if (judge_node(w->logic->at, &copy.it, i)) w->noticed++;
            else w->needless++;
            node->parents++;
            parent[k] = gone;
        }
    }
    step_free(&copy);
    return true;
}

static void a_missing_parent_is_noticed(void **state)
{
    (void)state;
    static const char puzzle[] =
        "1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3..";
    uint8_t givens[SUDOKU_MAX_CELLS] = {0};
    for (int c = 0; c < 81; c++) givens[c] = puzzle[c] == '.' ? 0 : (uint8_t)(puzzle[c] - '0');
    sudoku_rules *rules = sudoku_rules_new(&(sudoku_shape){.size = 9}, NULL);
    for (int profile = 0; profile < PROFILE_COUNT; profile++) {
        struct spoiler w = {.logic = logic_new(rules, profiles[profile].name, NULL)};
        bool all = true;
        logic_start(w.logic, &(sudoku_puzzle){.rules = rules, .givens = givens});
        for (const sudoku_step *step; (step = logic_next(w.logic)); logic_apply(w.logic, step)) {
            spoil(&w, step);
            if (!all || !step->node_count) continue;
            all = false;
            logic_all(w.logic, TECHNIQUE_forcing_net_contradiction, spoil, &w);
            step = logic_next(w.logic);
        }
        printf("%s: %ld parents taken away, %ld not missed\n", profiles[profile].name,
               w.noticed + w.needless, w.needless);
        assert_true(w.noticed > 0);
        assert_int_equal(w.needless, 0);
        logic_free(w.logic);
    }
    sudoku_rules_free(rules);
}

int main(void)
{
    const struct CMUnitTest tests[] = {cmocka_unit_test(every_node_of_random_puzzles_follows),
                                       cmocka_unit_test(every_node_of_hard_puzzles_follows),
                                       cmocka_unit_test(idle_side_lines_are_dropped),
                                       cmocka_unit_test(a_missing_parent_is_noticed)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}

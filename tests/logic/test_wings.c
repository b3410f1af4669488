/* SPDX-License-Identifier: MIT */
/* test_wings.c - wings, aligned exclusion, colours, Sue de Coq: known steps, and random positions of many rule sets, where every step
   must be proved; and what the smaller wings find, against their definitions.

   Sources: src/logic/sets/.  */
#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "support/cmocka_first.h"

#include "logic/proof/proof.h"
#include "logic/path/walk.h"
#include "support/by_definition.h"
#include "support/data.h"
#include "support/maker.h"
#include "support/rule_sets.h"

enum { N = 9, CELLS = N * N };

/* ---- positions in HoDoKu's notation ---- */

static int cell_at(const char *row_and_column)
{
    return (row_and_column[0] - '1') * N + row_and_column[1] - '1';
}

/* GIVENS: digits and dots, a + before a digit that is not given; DELETED: DIGIT ROW COLUMN, with blanks between. */
static void set_position(struct position *at, const char *givens, const char *deleted)
{
    uint8_t none[CELLS] = {0};
    position_start(at, &(sudoku_puzzle){.rules = at->field->rules, .givens = none});
    int cell = 0;
    for (; cell < CELLS && *givens; givens++) {
        if (*givens == '+') continue;
        if (*givens >= '1' && *givens <= '9') position_place(at, cell, *givens - '0');
        cell++;
    }
    for (; *deleted; deleted += strspn(deleted, " "))
        if (isdigit((unsigned char)*deleted)) {
            position_remove(at, cell_at(&deleted[1]), deleted[0] - '0');
            deleted += 3;
        } else break;
}

/* ---- known steps ---- */

/* The cells that the step names, what it removes, its rating. */
static bool write_step(void *context, const sudoku_step *step)
{
    char *text = context;
    *text = 0;
    for_each_part(p, step, SUDOKU_PATTERN)
        if (!p->digit) text += sprintf(text, "r%dc%d ", p->cell / N + 1, p->cell % N + 1);
    text += sprintf(text, "=>");
    for_each_part(p, step, SUDOKU_REMOVED)
        text += sprintf(text, " r%dc%d<>%d", p->cell / N + 1, p->cell % N + 1, p->digit);
    sprintf(text, " %d", step->rating);
    return false;
}

static const char three_orders[] =
    "..51......84..26...........+4..+7.5.9.7..96..5....2.4..8.4..7..13.6.42+15.9..1......";
static const char fresh[] =
    "....2.3.5.9...7..44.....8.9.7214......5.63.4.....8......1576...6.....5.3.........";
static const char other[] =
    "97.5...6......71.38...4........8.9..685......1....3..2............6...57..8.9.2..";
static const char third[] =
    "9862.......4...8...5......2.6..37.....51..29.1..4...3......3.2.57....6........15.";

/* The first step that Sudoku Explainer, Sukaku Explainer and HoDoKu find. */
static const struct {
    const char *profile, *technique, *givens, *deleted, *step;
} known[] = {
    {"se121", "xy-wing", three_orders, "873 883", "r8c8 r8c1 r8c3 => r9c1<>3 r9c2<>3 42"},
    {"sukaku118", "xy-wing", three_orders, "873 883", "r8c8 r2c8 r8c1 => r2c1<>3 42"},
    {"hodoku", "xy-wing", three_orders, "873 883", "r8c8 r8c1 r2c8 => r2c1<>3 160"},
    {"hodoku", "xyz-wing",
     "....+9..5..2..34+6+89...+2653713.69.1........+3+91+6.9168..+3......9.63754+3.+6.+9.......7..", "",
     "r3c1 r3c2 r3c3 => r1c1<>8 r1c2<>8 r1c3<>8 180"},
    {"hodoku", "w-wing",
     ".4+8..367+2.3..........7......5.2.48.6....+86.3..86.5.....1......82738.14..86..2.1..", "",
     "r2c7 r8c9 => r2c9<>9 r3c9<>9 r7c7<>9 150"},
    {"sukaku118", "wxyz-wing", fresh, "",
     "r4c1 r5c1 r6c1 r5c2 => r2c1<>3 r6c2<>3 r6c3<>3 r7c1<>3 r9c1<>3 r6c3<>9 r7c1<>9 r9c1<>9 r6c2<>1 "
     "56"},
    {"sukaku118", "wxyz-wing", other, "",
     "r4c8 r5c7 r5c8 r5c9 => r6c7<>7 r6c8<>7 r4c9<>1 r4c9<>4 r6c7<>4 r6c8<>4 55"},
    {"sukaku118", "vwxyz-wing", fresh, "", "r4c1 r4c7 r4c8 r4c9 r4c6 => r6c7<>6 r6c8<>6 r6c9<>6 62"},
    {"sukaku118", "vwxyz-wing",
     "5.8...12.....+2...72....58.64....2.+8..8.9..........697....2..+7......7.419+73+41592+6+8", "",
     "r8c1 r8c2 r8c3 r8c4 r8c6 => r7c2<>5 r7c3<>5 r7c5<>3 r7c6<>3 64"},
    {"sukaku118", "tuvwxyz-wing",
     ".....2.6..8....791.1...6.+8+2.......+2.82.6...+3....27415+8..4.+2.8.9.7..+692.3....3....", "",
     "r1c4 r1c5 r2c4 r2c5 r3c4 r3c5 r2c6 => r7c4<>7 r9c4<>7 75"},
    {"se121", "aligned-pair-exclusion", third, "", "r5c1 r5c5 => r5c1<>8 62"},
    {"se121", "aligned-triple-exclusion", third, "", "r5c1 r5c9 r5c5 => r5c1<>8 r5c9<>6 r5c9<>8 75"},
    {"hodoku", "simple-colours-trap", fresh, "", "=> r9c1<>3 r9c2<>3 r9c3<>3 150"},
    {"hodoku", "multi-colours-1", fresh, "", "=> r9c8<>7 200"},
    {"hodoku", "sue-de-coq", fresh, "", "r1c4 r2c4 => r1c6<>1 r9c4<>2 r9c4<>4 r9c4<>8 r9c4<>9 250"},
};

static void known_steps_come_first(void **state)
{
    (void)state;
    sudoku_rules *rules = sudoku_rules_new(&(sudoku_shape){.size = N}, NULL);
    for (size_t i = 0; i < sizeof known / sizeof *known; i++) {
        sudoku_logic *l = logic_new(rules, known[i].profile, NULL);
        char text[1000] = "";
        set_position(l->at, known[i].givens, known[i].deleted);
        logic_all(l, technique_named(known[i].technique), write_step, text);
        assert_string_equal(text, known[i].step);
        logic_free(l);
    }
    sudoku_rules_free(rules);
}

/* ---- proofs ---- */

struct judge {
    const struct position *at;
    const uint8_t *solution;
    const char *rule_set;
    long steps[TECHNIQUE_COUNT];
    int left; /* to be judged in this position */
};

static bool judge_step(void *context, const sudoku_step *step)
{
    struct judge *j = context;
    const char *name = technique_rows[step->technique].name;
    const proof_result proof = prove_step(j->at, false, step, NULL);
    for_each_part(p, step, SUDOKU_REMOVED)
        if (j->solution[p->cell] == p->digit)
            fail_msg("%s, %s: removes a digit of the solution", j->rule_set, name);
    if (proof != PROVED && proof != TOO_LONG)
        fail_msg("%s, %s: proof fails (%d)", j->rule_set, name, proof);
    j->steps[step->technique]++;
    return j->left-- > 0;
}

/* Some digits of the solution, and of the other candidates about one in three: positions that no puzzle need lead to, and in
   which there is much to find.  */
static void scatter(struct rng *r, struct position *at, const uint8_t *solution)
{
    const int count = at->field->cells;
    uint8_t givens[LOGIC_CELLS] = {0};
    for (int c = 0; c < count; c++)
        if (!rng_below(r, 4)) givens[c] = solution[c];
    position_start(at, &(sudoku_puzzle){.rules = at->field->rules, .givens = givens});
    for (int c = 0; c < count; c++)
        for_each_bit(d, at->candidates[c] & ~bit(solution[c] - 1))
            if (rng_below(r, 3) && !is_pair(at->candidates[c])) position_remove(at, c, d + 1);
}

static const struct {
    find_function *find;
    int argument;
    enum habits habits;
} family[] = {
    {find_xy_wing, 0, HABITS_SE},
    {find_xy_wing, 0, HABITS_HODOKU},
    {find_xyz_wing, 0, HABITS_SUKAKU},
    {find_w_wing, 0, HABITS_HODOKU},
    {find_large_wing, 4, HABITS_SUKAKU},
    {find_large_wing, 5, HABITS_SUKAKU},
    {find_large_wing, 6, HABITS_SUKAKU},
    {find_large_wing, 7, HABITS_SUKAKU},
    {find_aligned_exclusion, 2, HABITS_SE},
    {find_aligned_exclusion, 3, HABITS_SE},
    {find_simple_colours, 0, HABITS_HODOKU},
    {find_multi_colours, 0, HABITS_HODOKU},
    {find_sue_de_coq, 0, HABITS_HODOKU},
};

static void judge_positions(struct rng *r, struct judge *j, const sudoku_rules *rules,
                            const uint8_t *solution, int count)
{
    struct field *field = field_new(rules);
    struct position *at = position_new(field);
    struct step draft = {0};
    struct finder f = {.at = at, .field = field, .step = &draft, .take = judge_step, .context = j};
    j->at = at;
    j->solution = solution;
    for (int i = 0; i < count; i++) {
        scatter(r, at, solution);
        for (size_t k = 0; k < sizeof family / sizeof *family; k++) {
            j->left = 20;
            f.stopped = false;
            f.work = UINT64_MAX;
            f.habits = family[k].habits;
            family[k].find(&f, family[k].argument);
        }
    }
    for (int i = 0; i < SCRATCH_SLOTS; i++) free(f.scratch[i].memory);
    step_free(&draft);
    position_free(at);
    field_free(field);
}

static void every_step_is_proved(void **state)
{
    (void)state;
    struct rng r = rng_from_seed(test_seed());
    struct judge j = {0};
    const int cases = test_cases(8);
    for (int set = 0; set < RULE_SETS; set++) {
        uint8_t solution[SUDOKU_MAX_CELLS];
        sudoku_rules *rules = rules_of_set(&rule_sets[set], &r);
        j.rule_set = rule_sets[set].name;
        if (make_solution(&r, rules, solution)) judge_positions(&r, &j, rules, solution, cases);
        sudoku_rules_free(rules);
    }
    for (int side = 4; side <= 5; side++) {
        const int n = side * side;
        uint8_t solution[LOGIC_CELLS];
        sudoku_rules *rules = sudoku_rules_new(&(sudoku_shape){.size = n}, NULL);
        j.rule_set = side == 4 ? "16x16" : "25x25";
        for (int c = 0; c < n * n; c++)
            solution[c] = (uint8_t)((c / n * side + c / n / side + c % n) % n + 1);
        judge_positions(&r, &j, rules, solution, 1);
        sudoku_rules_free(rules);
    }
    long steps = 0;
    for (int t = 0; t < TECHNIQUE_COUNT; t++) {
        steps += j.steps[t];
        if (j.steps[t]) printf("%6ld %s\n", j.steps[t], technique_rows[t].name);
    }
    assert_true(steps > 1000);
}

/* ---- definitions ---- */

static bool has_just(const struct board *b, int cell, int x, int y)
{
    return b->candidates[cell] == 2 && b->can[cell][x] && b->can[cell][y];
}

/* A pivot xy, or xyz in an XYZ-Wing, sees the pincers xz and yz: z leaves what sees both pincers, and the pivot if it may be z. */
static void wings_of(const struct board *b, bool xyz, int x, int y, int z, struct conclusions *found)
{
    for (int pivot = 0; pivot < b->cells; pivot++) {
        if (!b->can[pivot][x] || !b->can[pivot][y] || b->can[pivot][z] != xyz) continue;
        if (b->candidates[pivot] != (xyz ? 3 : 2)) continue;
        for (int p = 0; p < b->cells; p++)
            for (int q = 0; q < b->cells && has_just(b, p, x, z) && b->sees[pivot][p]; q++)
                if (has_just(b, q, y, z) && b->sees[pivot][q])
                    remove_seen_by_all(b, z, (int[]){p, q, pivot}, xyz ? 3 : 2, found);
    }
}

static void pivot_wings(const struct board *b, int xyz, struct conclusions *found)
{
    for (int x = 1; x <= b->n; x++)
        for (int y = 1; y <= b->n; y++)
            for (int z = 1; z <= b->n; z++)
                if (x != y && y != z && x != z) wings_of(b, xyz, x, y, z, found);
}

/* Two cells xy, and a house with two places for y, one seen by each cell: one of the cells is x.  In HoDoKu, a place that both cells
   see counts for the first of them only.  */
static void w_wings(const struct board *b, int unused, struct conclusions *found)
{
    (void)unused;
    for (int h = 0; h < b->houses; h++)
        for (int y = 1; y <= b->n && b->house[h].full; y++) {
            int place[BOARD_SIZE];
            if (list_places(b, h, y, place) != 2) continue;
            for (int x = 1; x <= b->n; x++)
                for (int i = 0; i < b->cells; i++)
                    for (int j = i + 1; j < b->cells && x != y && has_just(b, i, x, y); j++) {
                        if (!has_just(b, j, x, y)) continue;
                        const bool first = b->sees[i][place[0]], second = b->sees[i][place[1]];
                        const bool joined = (first && !second && b->sees[j][place[1]]) ||
                                            (second && !first && b->sees[j][place[0]]);
                        bool apart = true;
                        for (int k = 0; k < 2; k++) apart &= place[k] != i && place[k] != j;
                        if (joined && apart) remove_seen_by_all(b, x, (int[]){i, j}, 2, found);
                    }
        }
}

static const struct comparison comparisons[] = {
    {"hodoku", "xy-wing", pivot_wings, false, 1},
    {"se121", "xy-wing", pivot_wings, false, 1},
    {"sukaku118", "xy-wing", pivot_wings, false, 1},
    {"hodoku", "xyz-wing", pivot_wings, true, 1},
    {"se121", "xyz-wing", pivot_wings, true, 1},
    {"sukaku118", "xyz-wing", pivot_wings, true, 1},
    {"hodoku", "w-wing", w_wings, 0, 1},
};

/* Most cells have two or three candidates. */
static void narrow_position(struct rng *r, struct position *at, const uint8_t *solution)
{
    scattered_position(r, at, solution);
    for (int c = 0; c < at->field->cells; c++) {
        const int most = rng_below(r, 4) ? 2 : 3;
        for_each_bit(d, at->candidates[c] & ~bit(solution[c] - 1))
            if (bits_in(at->candidates[c]) > most) position_remove(at, c, d + 1);
    }
}

static void wings_are_all_found(void **state)
{
    (void)state;
    compare_all(comparisons, sizeof comparisons / sizeof *comparisons, 20, narrow_position);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(known_steps_come_first),
        cmocka_unit_test(every_step_is_proved),
        cmocka_unit_test(wings_are_all_found),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}

/* SPDX-License-Identifier: MIT */
/* test_signature.c - how much each way to search searches, so that a change of search is never an accident.

   Nodes, failures and solutions of models made from a fixed seed, against tests/data/csp-signature.txt.  Every order of variables and
   values, restarts with nogoods, and the preference for the last conflict have their lines.  SUDOKU_SIGNATURE=1 prints the new file.  */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "support/cmocka_first.h"

#include "base/rng.h"
#include "csp.h"

enum { MAX_LINE = 200, MOST_NODES = 3000 };

/* ---- models ---- */

/* Binary tables at random, near the point where half of such problems have a solution. */
static void add_random_tables(csp_model *m, struct rng *r)
{
    enum { COUNT = 24, VALUES = 10 };
    csp_variable x[COUNT];
    for (int i = 0; i < COUNT; i++) x[i] = csp_add_range(m, NULL, 1, VALUES);
    for (int i = 0; i < COUNT; i++)
        for (int k = 0; k < i; k++) {
            csp_value row[2 * VALUES * VALUES];
            int rows = 0;
            if (rng_below(r, 100) >= 40) continue;
            for (int pair = 0; pair < VALUES * VALUES; pair++)
                if (rng_below(r, 100) < 38) {
                    row[2 * rows] = 1 + pair / VALUES;
                    row[2 * rows++ + 1] = 1 + pair % VALUES;
                }
            assert_true(csp_table(m, (csp_variable[]){x[i], x[k]}, 2, row, (size_t)rows, false));
        }
}

/* All solutions. */
static void add_queens(csp_model *m, struct rng *r)
{
    enum { N = 7 };
    csp_variable x[N];
    (void)r;
    for (int i = 0; i < N; i++) x[i] = csp_add_range(m, NULL, 1, N);
    for (int i = 0; i < N; i++)
        for (int k = 0; k < i; k++)
            for (int slope = -1; slope <= 1; slope++)
                assert_true(csp_compare(m, x[i], CSP_NOT_EQUAL, x[k], slope * (i - k)));
}

/* The same in two groups, each in its own order. */
static void add_grouped_queens(csp_model *m, struct rng *r)
{
    const csp_variable first[] = {6, 4, 2, 0}, second[] = {1, 3, 5};
    add_queens(m, r);
    assert_true(csp_add_group(m, first, 4, CSP_SMALLEST, CSP_MIDDLE));
    assert_true(csp_add_group(m, second, 3, CSP_LARGEST, CSP_HIGHEST));
}

/* A latin square with holes; `strength` by rows and columns. */
static void add_square(csp_model *m, struct rng *r, csp_strength strength, int holes)
{
    enum { N = 12 };
    csp_variable x[N][N];
    const int shift = rng_below(r, N);
    for (int i = 0; i < N; i++)
        for (int k = 0; k < N; k++) {
            const int value = (i * 5 + k * 7 + shift) % N + 1;
            const bool hole = rng_below(r, 100) < holes;
            x[i][k] = csp_add_range(m, NULL, hole ? 1 : value, hole ? N : value);
        }
    for (int i = 0; i < N; i++) {
        csp_variable column[N];
        for (int k = 0; k < N; k++) column[k] = x[k][i];
        assert_true(csp_all_different(m, x[i], N, strength) &&
                    csp_all_different(m, column, N, strength));
    }
}
static void add_square_by_domain(csp_model *m, struct rng *r) { add_square(m, r, CSP_BY_DOMAIN, 70); }
static void add_square_by_value(csp_model *m, struct rng *r) { add_square(m, r, CSP_BY_VALUE, 48); }

/* Things into two bags, for the highest price. */
static void add_knapsack(csp_model *m, struct rng *r)
{
    enum { THINGS = 12 };
    csp_variable x[THINGS + 1];
    csp_value weight[THINGS], size[THINGS], price[THINGS + 1];
    for (int i = 0; i < THINGS; i++) {
        x[i] = csp_add_range(m, NULL, 0, 2);
        weight[i] = 5 + rng_below(r, 40);
        size[i] = 5 + rng_below(r, 40);
        price[i] = (weight[i] + size[i]) / 2 + rng_below(r, 10);
    }
    x[THINGS] = csp_add_range(m, NULL, 0, 2000);
    price[THINGS] = -1;
    assert_true(csp_linear(m, weight, x, THINGS, CSP_LESS_EQUAL, 150) &&
                csp_linear(m, size, x, THINGS, CSP_LESS, 160) &&
                csp_linear(m, price, x, THINGS + 1, CSP_EQUAL, 0) &&
                csp_set_goal(m, CSP_MAXIMISE, x[THINGS]));
}

/* A shortest Golomb ruler. */
static void add_ruler(csp_model *m, struct rng *r)
{
    enum { MARKS = 6, MOST = 25, PAIRS = MARKS * (MARKS - 1) / 2 };
    csp_variable mark[MARKS], distance[PAIRS];
    int pairs = 0;
    (void)r;
    for (int i = 0; i < MARKS; i++) mark[i] = csp_add_range(m, NULL, 0, i ? MOST : 0);
    for (int i = 0; i < MARKS; i++)
        for (int k = 0; k < i; k++) {
            const csp_variable term[] = {mark[i], mark[k],
                                         distance[pairs] = csp_add_range(m, NULL, 1, MOST)};
            assert_true(csp_linear(m, (csp_value[]){1, -1, -1}, term, 3, CSP_EQUAL, 0));
            pairs++;
        }
    for (int i = 1; i < MARKS; i++) assert_true(csp_compare(m, mark[i - 1], CSP_LESS, mark[i], 0));
    assert_true(csp_all_different(m, distance, PAIRS, CSP_BY_BOUNDS) &&
                csp_set_goal(m, CSP_MINIMISE, mark[MARKS - 1]));
}

/* Products, elements, extremes, remainders, truths, forbidden rows. */
static void add_mixture(csp_model *m, struct rng *r)
{
    enum { COUNT = 14, CONSTRAINTS = 16 };
    csp_variable x[COUNT], truth[4];
    for (int i = 0; i < COUNT; i++) x[i] = csp_add_range(m, NULL, -1, 8);
    for (int i = 0; i < 4; i++) truth[i] = csp_add_range(m, NULL, 0, 1);
    for (int i = 0; i < CONSTRAINTS; i++) {
        int place[COUNT];
        csp_variable y[COUNT];
        for (int k = 0; k < COUNT; k++) {
            const int at = rng_below(r, k + 1);
            place[k] = place[at];
            place[at] = k;
        }
        for (int k = 0; k < COUNT; k++) y[k] = x[place[k]];
        csp_value rows[60];
        for (int k = 0; k < 60; k++) rows[k] = rng_below(r, 10) - 1;
        bool good = false;
        switch (i % 8) {
        case 0: good = csp_times(m, y[0], y[1], y[2]); break;
        case 1: good = csp_element(m, y[0], 0, y + 2, 5, y[1]); break;
        case 2: good = csp_maximum(m, y, 3, y[3]); break;
        case 3: good = csp_mod(m, y[0], y[1], y[2]); break; /* never by 0 */
        case 4:
            good = csp_linear_truth(m, (csp_value[]){2, -3, 1}, y, 3, CSP_EQUAL, 4, CSP_IF_AND_ONLY_IF,
                                    truth[i % 4]);
            break;
        case 5: good = csp_table(m, y, 3, rows, 20, false); break;
        case 6: good = csp_linear(m, (csp_value[]){1, 1, 1, 1}, y, 4, CSP_NOT_EQUAL, 9); break;
        case 7: good = csp_minimum(m, y, 2, y[2]) && csp_clause(m, truth, 2, truth + 2, 2); break;
        default: break;
        }
        assert_true(good);
    }
}

/* So many variables that a contest chooses the next (contest.c): a graph to be coloured with three colours. */
static void add_large_graph(csp_model *m, struct rng *r)
{
    enum { VERTICES = 1100 };
    for (int i = 0; i < VERTICES; i++) csp_add_range(m, NULL, 1, 3);
    for (int i = 0; i < VERTICES * 21 / 10; i++) {
        const int a = rng_below(r, VERTICES), b = rng_below(r, VERTICES);
        if (a != b) assert_true(csp_compare(m, a, CSP_NOT_EQUAL, b, 0));
    }
}

static const struct {
    const char *name;
    void (*add)(csp_model *, struct rng *);
    uint64_t seed, solutions; /* at most */
} models[] = {
    {"random-tables", add_random_tables, 1, 1000},
    {"queens", add_queens, 2, 1000},
    {"grouped-queens", add_grouped_queens, 3, 1000},
    {"square-by-domain", add_square_by_domain, 4, 150},
    {"square-by-value", add_square_by_value, 5, 150},
    {"knapsack", add_knapsack, 6, 1000},
    {"ruler", add_ruler, 7, 1000},
    {"mixture", add_mixture, 4, 50},
    {"other-mixture", add_mixture, 10, 50},
    {"large-graph", add_large_graph, 9, 1},
};

/* ---- ways to search ---- */

static const struct {
    const char *name;
    csp_options options;
} ways[] = {
    {"dom-wdeg", {.variable_order = CSP_DOM_WDEG}},
    {"smallest", {.variable_order = CSP_SMALLEST}},
    {"input-order", {.variable_order = CSP_INPUT_ORDER}},
    {"largest", {.variable_order = CSP_LARGEST}},
    {"smallest-value", {.variable_order = CSP_SMALLEST_VALUE}},
    {"highest", {.value_order = CSP_HIGHEST}},
    {"middle", {.value_order = CSP_MIDDLE}},
    {"random", {.value_order = CSP_RANDOM, .seed = 3}},
    {"lower-half", {.value_order = CSP_LOWER_HALF}},
    {"upper-half", {.value_order = CSP_UPPER_HALF}},
    {"no-last-conflict", {.no_last_conflict = true}},
    {"no-groups", {.no_groups = true}},
    {"restarts", {.restarts = true}},
    {"restarts-random", {.restarts = true, .value_order = CSP_RANDOM, .seed = 3}},
    {"alternating", {.restarts = true, .alternate_groups = true}},
    {"restarts-smallest", {.restarts = true, .variable_order = CSP_SMALLEST, .no_last_conflict = true}},
};

/* "model way nodes failures solutions" */
static void search_line(const csp_model *m, uint64_t most, size_t model, size_t way, char *line)
{
    csp_options options = ways[way].options;
    options.room = sizeof options;
    options.node_limit = MOST_NODES;
    csp_search *s = csp_search_new(m, &options);
    csp_result result = CSP_SOLUTION;
    while (result == CSP_SOLUTION && csp_search_counters(s)->solutions < most)
        result = csp_search_next(s);
    const csp_counters *c = csp_search_counters(s);
    snprintf(line, MAX_LINE, "%s %s %llu %llu %llu%s\n", models[model].name, ways[way].name,
             (unsigned long long)c->nodes, (unsigned long long)c->failures,
             (unsigned long long)c->solutions, result == CSP_STOPPED ? " stopped" : "");
    csp_search_free(s);
}

static void searches_are_what_they_were(void **state)
{
    (void)state;
    FILE *file = fopen("tests/data/csp-signature.txt", "r");
    int changed = 0;
    assert_non_null(file);
    for (size_t i = 0; i < sizeof models / sizeof *models; i++) {
        struct rng r = rng_from_seed(models[i].seed);
        csp_model *m = csp_model_new();
        models[i].add(m, &r);
        assert_null(csp_model_error(m));
        for (size_t way = 0; way < sizeof ways / sizeof *ways; way++) {
            char line[MAX_LINE], expected[MAX_LINE] = "";
            search_line(m, models[i].solutions, i, way, line);
            if (getenv("SUDOKU_SIGNATURE")) fputs(line, stdout);
            else if (!fgets(expected, sizeof expected, file) || strcmp(line, expected)) {
                printf("%sinstead of %s", line, expected);
                changed++;
            }
        }
        csp_model_free(m);
    }
    fclose(file);
    if (changed) fail_msg("the search has changed: %d lines differ", changed);
}

int main(void)
{
    const struct CMUnitTest tests[] = {cmocka_unit_test(searches_are_what_they_were)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}

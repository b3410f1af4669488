/* SPDX-License-Identifier: MIT */
/* test_branch.c - which variable and which value come next, on models whose answer can be worked out by hand. */
#include "support/cmocka_first.h"

#include <stdlib.h>
#include <string.h>

#include "csp/search/state.h"

/* ---- the first decisions of a search ---- */

struct decisions {
    int count;
    struct {
        csp_variable variable;
        csp_value value;
        bool bound, negative;
    } made[64];
};

static void note(void *context, const csp_event *e)
{
    struct decisions *d = context;
    if (e->kind != CSP_DECIDE || d->count == 64) return;
    d->made[d->count].variable = e->variable;
    d->made[d->count].value = e->value;
    d->made[d->count].bound = e->bound;
    d->made[d->count++].negative = e->negative;
}

static struct decisions decisions_of(const csp_model *m, csp_options options)
{
    struct decisions d = {0};
    options.trace = note;
    options.trace_context = &d;
    csp_search *s = csp_search_new(m, &options);
    assert_non_null(s);
    while (csp_search_next(s) == CSP_SOLUTION) continue;
    csp_search_free(s);
    return d;
}

/* Four variables; d is in two constraints with others, none of which removes anything. */
static csp_model *four_variables(void)
{
    csp_model *m = csp_model_new();
    const csp_variable a = csp_add_range(m, "a", 0, 4), b = csp_add_range(m, "b", 5, 6);
    const csp_variable c = csp_add_range(m, "c", 2, 9), d = csp_add_range(m, "d", -3, 0);
    csp_linear(m, (const csp_value[]){1, 1, 1}, (const csp_variable[]){a, c, d}, 3, CSP_LESS_EQUAL, 100);
    csp_linear(m, (const csp_value[]){1, 1, 1}, (const csp_variable[]){b, c, d}, 3, CSP_LESS_EQUAL, 100);
    csp_linear(m, (const csp_value[]){1, 1, 1}, (const csp_variable[]){a, b, d}, 3, CSP_LESS_EQUAL, 100);
    csp_linear(m, (const csp_value[]){1, 2, 1}, (const csp_variable[]){a, c, d}, 3, CSP_LESS_EQUAL, 100);
    return m;
}

static void the_first_variable(void **state)
{
    (void)state;
    /* sizes 5, 2, 8, 4; degrees 3, 2, 3, 4, so size by degree is 1.67, 1, 2.67, 1 */
    static const struct {
        csp_variable_order order;
        csp_variable first, second;
    } rows[] = {{CSP_INPUT_ORDER, 0, 1},
                {CSP_SMALLEST, 1, 3},
                {CSP_LARGEST, 2, 0},
                {CSP_SMALLEST_VALUE, 3, 0},
                {CSP_DOM_WDEG, 1, 3}};
    csp_model *m = four_variables();
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        const struct decisions d =
            decisions_of(m, (csp_options){.variable_order = rows[i].order, .node_limit = 20});
        assert_int_equal(d.made[0].variable, rows[i].first);
        assert_int_equal(d.made[1].variable, rows[i].second);
    }
    csp_model_free(m);
}

static void the_first_value(void **state)
{
    (void)state;
    static const struct {
        csp_value_order order;
        csp_value value;
        bool bound, negative;
    } rows[] = {{CSP_LOWEST, -3, false, false},
                {CSP_HIGHEST, 7, false, false},
                {CSP_MIDDLE, 1, false, false}, /* of -3 -1 1 4 7 */
                {CSP_LOWER_HALF, 2, true, false},
                {CSP_UPPER_HALF, 2, true, true}};
    csp_model *m = csp_model_new();
    csp_add_values(m, "x", (const csp_value[]){-3, -1, 1, 4, 7}, 5);
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        const struct decisions d = decisions_of(m, (csp_options){.value_order = rows[i].order});
        assert_int_equal(d.made[0].value, rows[i].value);
        assert_int_equal(d.made[0].bound, rows[i].bound);
        assert_int_equal(d.made[0].negative, rows[i].negative);
    }
    /* every value is tried by chance now and then */
    int times[11] = {0};
    for (uint64_t seed = 0; seed < 100; seed++) {
        const struct decisions d =
            decisions_of(m, (csp_options){.value_order = CSP_RANDOM, .seed = seed});
        times[d.made[0].value + 3]++;
    }
    for (int value = -3; value <= 7; value++) {
        const bool has = value == -3 || value == -1 || value == 1 || value == 4 || value == 7;
        assert_int_equal(times[value + 3] > 5, has);
    }
    csp_model_free(m);
}

/* Groups come one after the other, each with its own orders. */
static void groups_take_turns(void **state)
{
    (void)state;
    csp_model *m = four_variables();
    csp_add_group(m, (const csp_variable[]){2, 0}, 2, CSP_INPUT_ORDER, CSP_HIGHEST);
    csp_add_group(m, (const csp_variable[]){1}, 1, CSP_INPUT_ORDER, CSP_LOWEST);
    struct decisions d =
        decisions_of(m, (csp_options){.variable_order = CSP_SMALLEST_VALUE, .node_limit = 20});
    static const int expected[4][2] = {{2, 9}, {0, 4}, {1, 5}, {3, -3}};
    for (int i = 0; i < 4; i++) {
        assert_int_equal(d.made[i].variable, expected[i][0]);
        assert_int_equal(d.made[i].value, expected[i][1]);
    }
    d = decisions_of(
        m, (csp_options){.variable_order = CSP_SMALLEST_VALUE, .no_groups = true, .node_limit = 20});
    assert_int_equal(d.made[0].variable, 3);
    csp_model_free(m);
}

/* ---- weights ---- */

/* Five pigeons in four holes, and variables before them that have nothing to do with it. */
static csp_model *pigeons(int idle)
{
    csp_model *m = csp_model_new();
    for (int i = 0; i < idle; i++) csp_add_range(m, NULL, 0, 3);
    for (int i = 0; i < 5; i++) csp_add_range(m, NULL, 0, 3);
    for (int i = 0; i < 5; i++)
        for (int j = 0; j < i; j++) csp_compare(m, idle + i, CSP_NOT_EQUAL, idle + j, 0);
    for (int i = 1; i < idle; i++) csp_compare(m, i, CSP_GREATER_EQUAL, i - 1, -9);
    return m;
}

/* A constraint's weight is one more than the times it has failed. */
static void every_failure_has_a_culprit(void **state)
{
    (void)state;
    csp_model *m = pigeons(2);
    csp_search *s = csp_search_new(m, &(csp_options){.no_last_conflict = true});
    assert_int_equal(csp_search_next(s), CSP_DONE);
    uint64_t weight = 0;
    for (int i = 0; i < s->constraints; i++) weight += s->weight[i];
    assert_true(csp_search_counters(s)->failures > 5);
    assert_int_equal(weight - (uint64_t)s->constraints, csp_search_counters(s)->failures);
    csp_search_free(s);
    csp_model_free(m);
}

/* A path a-b-c-d of equal domains: b and c have two neighbours each, and of equal ranks the first comes first.  A heavier
   constraint draws the search to itself; so does one of three variables.  */
static void weights_decide_the_order(void **state)
{
    (void)state;
    static const csp_variable first_with[4] = {1, 1, 2, 3}; /* if constraint 0, 1, 2, 3 is heavy */
    csp_model *m = csp_model_new();
    for (int i = 0; i < 6; i++) csp_add_range(m, NULL, 0, 3);
    for (int i = 0; i < 3; i++) csp_compare(m, i, CSP_GREATER_EQUAL, i + 1, -9);
    csp_linear(m, (const csp_value[]){1, 1, 1}, (const csp_variable[]){3, 4, 5}, 3, CSP_LESS_EQUAL, 100);
    for (int heavy = 0; heavy < 4; heavy++) {
        struct decisions d = {0};
        csp_search *s = csp_search_new(m, &(csp_options){.trace = note, .trace_context = &d});
        s->weight[heavy] = 10;
        csp_search_next(s);
        assert_int_equal(d.made[0].variable, first_with[heavy]);
        csp_search_free(s);
    }
    csp_model_free(m);
}

/* Variables that nothing restricts come first, and behind them a problem without a solution. */
static csp_model *badly_ordered(int first)
{
    enum { PIGEONS = 6 };
    csp_model *m = csp_model_new();
    csp_variable *x = calloc((size_t)first, sizeof *x), pigeon[PIGEONS];
    for (int i = 0; i < first; i++) x[i] = csp_add_range(m, NULL, 0, 9);
    for (int i = 0; i < PIGEONS; i++) pigeon[i] = csp_add_range(m, NULL, 1, PIGEONS - 1);
    assert_true(csp_all_different(m, pigeon, PIGEONS, CSP_BY_VALUE));
    assert_true(csp_add_group(m, x, first, CSP_INPUT_ORDER, CSP_LOWEST));
    free(x);
    return m;
}

static void an_order_that_alternates_costs_little(void **state)
{
    (void)state;
    const int sizes[] = {12, 1200}; /* compared one by one, and in a contest */
    for (int i = 0; i < 2; i++) {
        csp_model *m = badly_ordered(sizes[i]);
        csp_options o = {.room = sizeof o, .restarts = true, .node_limit = 20000};
        csp_search *ordered = csp_search_new(m, &o);
        assert_true(csp_search_counters(ordered)->follows_groups);
        assert_int_equal(csp_search_next(ordered), CSP_STOPPED);
        assert_true(csp_search_counters(ordered)->follows_groups);
        assert_true(csp_search_counters(ordered)->nogoods > 0);
        o.alternate_groups = true;
        csp_search *alternating = csp_search_new(m, &o);
        assert_int_equal(csp_search_next(alternating), CSP_DONE);
        assert_true(csp_search_counters(alternating)->restarts >= 1);
        assert_false(csp_search_counters(alternating)->follows_groups);
        o.restarts = false; /* nothing alternates without restarts */
        csp_search *without = csp_search_new(m, &o);
        assert_int_equal(csp_search_next(without), CSP_STOPPED);
        csp_search_free(ordered);
        csp_search_free(alternating);
        csp_search_free(without);
        csp_model_free(m);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(the_first_variable),
        cmocka_unit_test(the_first_value),
        cmocka_unit_test(groups_take_turns),
        cmocka_unit_test(every_failure_has_a_culprit),
        cmocka_unit_test(weights_decide_the_order),
        cmocka_unit_test(an_order_that_alternates_costs_little),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}

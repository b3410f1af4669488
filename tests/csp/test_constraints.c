/* SPDX-License-Identifier: MIT */
/* test_constraints.c - every constraint against its plain meaning, on all assignments of small instances.

   Sources: src/csp/consistency/, src/csp/constraint/.  */
#include <stdlib.h>
#include <string.h>

#include "support/cmocka_first.h"

#include "base/rng.h"
#include "csp.h"
#include "support/data.h"

enum { MOST_VARIABLES = 5, MOST_VALUES = 7, INSTANCES = 500 };

/* A small problem with one constraint.  Some variables have a twin with a very large domain, of which only bounds
   are kept; the constraint then stands on the twin.  */
struct instance {
    struct rng *rng;
    csp_model *model;
    int count;
    csp_variable variable[MOST_VARIABLES]; /* small */
    csp_variable scope[MOST_VARIABLES];    /* they, or their twins */
    int low, high;                         /* of the small ones */
    /* what a variable that began with more is restricted to, before or after the constraint is added */
    struct restriction {
        bool is_due;
        csp_value value[MOST_VALUES];
        int count;
    } restriction[MOST_VARIABLES];
};

static int some(struct instance *i, int limit) { return rng_below(i->rng, limit); }
static csp_operator any_operator(struct instance *i) { return (csp_operator)some(i, 6); }

/* Which variables a family wants: values from `low` to `high`, truths at the end. */
struct family {
    const char *name;
    int fewest, most, truths;
    bool (*add)(struct instance *);
    enum {
        INCOMPLETE,
        COMPLETE
    } strength; /* does propagation leave only values that belong to a solution? */
};

static bool add_compare(struct instance *i)
{
    return csp_compare(i->model, i->scope[0], any_operator(i), i->scope[1], some(i, 5) - 2);
}

static bool add_all_different(struct instance *i)
{
    return csp_all_different(i->model, i->scope, i->count, (csp_strength)some(i, 3));
}

static bool add_table(struct instance *i)
{
    csp_value row[60 * MOST_VARIABLES];
    const int rows = some(i, 60);
    for (int k = 0; k < rows * i->count; k++) row[k] = i->low + some(i, i->high - i->low + 1);
    return csp_table(i->model, i->scope, i->count, row, (size_t)rows, true);
}

static bool add_forbidden(struct instance *i)
{
    csp_value row[60 * MOST_VARIABLES];
    const int rows = some(i, 60);
    for (int k = 0; k < rows * i->count; k++) row[k] = i->low + some(i, i->high - i->low + 1);
    return csp_table(i->model, i->scope, i->count, row, (size_t)rows, false);
}

static bool add_linear(struct instance *i)
{
    csp_value coefficient[MOST_VARIABLES];
    for (int k = 0; k < i->count; k++) coefficient[k] = some(i, 9) - 4;
    return csp_linear(i->model, coefficient, i->scope, i->count, any_operator(i), some(i, 21) - 10);
}

static bool add_linear_truth(struct instance *i)
{
    csp_value coefficient[MOST_VARIABLES];
    const int terms = i->count - 1;
    for (int k = 0; k < terms; k++) coefficient[k] = some(i, 9) - 4;
    return csp_linear_truth(i->model, coefficient, i->scope, terms, any_operator(i), some(i, 21) - 10,
                            some(i, 2) ? CSP_IF : CSP_IF_AND_ONLY_IF, i->scope[terms]);
}

static bool add_member(struct instance *i)
{
    csp_value value[4];
    for (int k = 0; k < 4; k++) value[k] = i->low - 1 + some(i, i->high - i->low + 3);
    return csp_member_truth(i->model, i->scope[0], value, (size_t)some(i, 5),
                            some(i, 2) ? CSP_IF : CSP_IF_AND_ONLY_IF, i->scope[1]);
}

static bool add_element(struct instance *i)
{
    return csp_element(i->model, i->scope[0], some(i, 3) - 1, i->scope + 2, i->count - 2, i->scope[1]);
}

static bool add_element_of_constants(struct instance *i)
{
    csp_variable array[6];
    for (int k = 0; k < 6; k++) {
        const int value = i->low + some(i, i->high - i->low + 1);
        array[k] = csp_add_range(i->model, NULL, value, value);
    }
    return csp_element(i->model, i->scope[0], some(i, 3) - 1, array, 1 + some(i, 6), i->scope[1]);
}

static bool add_minimum(struct instance *i)
{
    return csp_minimum(i->model, i->scope, i->count - 1, i->scope[i->count - 1]);
}
static bool add_maximum(struct instance *i)
{
    return csp_maximum(i->model, i->scope, i->count - 1, i->scope[i->count - 1]);
}
static bool add_times(struct instance *i)
{
    return csp_times(i->model, i->scope[0], i->scope[1], i->scope[2]);
}
static bool add_div(struct instance *i)
{
    return csp_div(i->model, i->scope[0], i->scope[1], i->scope[2]);
}
static bool add_mod(struct instance *i)
{
    return csp_mod(i->model, i->scope[0], i->scope[1], i->scope[2]);
}
static bool add_power(struct instance *i)
{
    return csp_power(i->model, i->scope[0], i->scope[1], i->scope[2]);
}
static bool add_table_truth(struct instance *i)
{
    csp_value row[60 * MOST_VARIABLES];
    const int rows = some(i, 60), width = i->count - 1;
    for (int k = 0; k < rows * width; k++) row[k] = i->low + some(i, i->high - i->low + 1);
    return csp_table_truth(i->model, i->scope, width, row, (size_t)rows,
                           some(i, 2) ? CSP_IF : CSP_IF_AND_ONLY_IF, i->scope[width]);
}
static bool add_abs(struct instance *i) { return csp_abs(i->model, i->scope[0], i->scope[1]); }

static bool add_clause(struct instance *i)
{
    const int positives = some(i, i->count + 1);
    return csp_clause(i->model, i->scope, positives, i->scope + positives, i->count - positives);
}
static bool add_and(struct instance *i)
{
    return csp_and(i->model, i->scope, i->count - 1, i->scope[i->count - 1]);
}
static bool add_or(struct instance *i)
{
    return csp_or(i->model, i->scope, i->count - 1, i->scope[i->count - 1]);
}
static bool add_xor(struct instance *i)
{
    return csp_xor(i->model, i->scope, i->count - 1, i->scope[i->count - 1]);
}

static bool sum_of_squares_is_odd(const void *context, const csp_value *value)
{
    csp_value sum = 0;
    for (int k = 0; k < *(const int *)context; k++) sum += value[k] * value[k];
    return sum % 2 != 0;
}
static const int three = 3;
static bool add_predicate(struct instance *i)
{
    return csp_add_predicate(i->model, i->scope, 3, sum_of_squares_is_odd, &three);
}

static const struct family families[] = {
    {"compare", 2, 2, 0, add_compare, COMPLETE},
    {"all different", 1, 5, 0, add_all_different, INCOMPLETE},
    {"table", 1, 5, 0, add_table, COMPLETE},
    {"forbidden rows", 1, 4, 0, add_forbidden, INCOMPLETE},
    {"linear", 1, 5, 0, add_linear, INCOMPLETE},
    {"linear truth", 2, 4, 1, add_linear_truth, INCOMPLETE},
    {"member truth", 2, 2, 1, add_member, COMPLETE},
    {"element", 3, 5, 0, add_element, INCOMPLETE},
    {"element of constants", 2, 2, 0, add_element_of_constants, COMPLETE},
    {"minimum", 2, 5, 0, add_minimum, INCOMPLETE},
    {"maximum", 2, 5, 0, add_maximum, INCOMPLETE},
    {"times", 3, 3, 0, add_times, INCOMPLETE},
    {"div", 3, 3, 0, add_div, INCOMPLETE},
    {"mod", 3, 3, 0, add_mod, INCOMPLETE},
    {"abs", 2, 2, 0, add_abs, COMPLETE},
    {"clause", 1, 5, 5, add_clause, COMPLETE},
    {"and", 2, 5, 5, add_and, COMPLETE},
    {"or", 2, 5, 5, add_or, COMPLETE},
    {"xor", 2, 5, 5, add_xor, COMPLETE},
    {"power", 3, 3, 0, add_power, INCOMPLETE},
    {"table truth", 2, 4, 1, add_table_truth, COMPLETE},
    {"predicate", 3, 3, 0, add_predicate, COMPLETE},
};
enum { FAMILIES = sizeof families / sizeof *families };

/* ---- making an instance ---- */

/* Values that a variable has at first only: near, or so far away that the domain keeps a list of its values. */
static csp_variable add_with_more(struct instance *i, const csp_value *value, int count)
{
    static const csp_value far[] = {CSP_MAX_VALUE, -CSP_MAX_VALUE, 70000, 500};
    csp_value more[MOST_VALUES + 3];
    const int extra = 1 + some(i, 3);
    if (count) memcpy(more, value, (size_t)count * sizeof *value);
    for (int k = 0; k < extra; k++) more[count + k] = some(i, 4) ? far[some(i, 4)] : i->high + 1 + k;
    return csp_add_values(i->model, NULL, more, (size_t)(count + extra));
}

/* Some are restricted to their values later, and some then have none left. */
static csp_variable small_variable(struct instance *i, int k, bool truth)
{
    struct restriction *r = &i->restriction[k];
    if (truth && some(i, 8)) return csp_add_range(i->model, NULL, some(i, 8) == 0, some(i, 8) != 0);
    for (int v = truth ? 0 : i->low; v <= (truth ? 1 : i->high); v++)
        if (some(i, 4)) r->value[r->count++] = v;
    r->is_due = some(i, 3) == 0;
    if (!r->is_due) return csp_add_values(i->model, NULL, r->value, (size_t)r->count);
    const csp_variable x =
        truth ? csp_add_range(i->model, NULL, 0, 1) : add_with_more(i, r->value, r->count);
    if (some(i, 12) == 0) r->count = 0;
    return x;
}

/* All of them the second time. */
static void restrict_some(struct instance *i, int one_in)
{
    for (int k = 0; k < i->count; k++) {
        struct restriction *r = &i->restriction[k];
        if (!r->is_due || some(i, one_in)) continue;
        assert_true(csp_restrict(i->model, i->variable[k], r->value, (size_t)r->count));
        r->is_due = false;
    }
}

/* Predicates take no large domains.  Twins make propagation incomplete, since what is removed between bounds is forgotten. */
static bool make_instance(struct rng *r, const struct family *f, struct instance *i)
{
    bool plain = true;
    *i = (struct instance){.rng = r, .model = csp_model_new()};
    i->count = f->fewest + some(i, f->most - f->fewest + 1);
    i->low = some(i, 7) - 4;
    i->high = i->low + some(i, MOST_VALUES);
    for (int k = 0; k < i->count; k++) {
        const bool truth = k >= i->count - f->truths;
        i->scope[k] = i->variable[k] = small_variable(i, k, truth);
        if (some(i, 8) == 0 && k && !truth) i->scope[k] = i->scope[some(i, k)]; /* the same once more */
        else if (some(i, 8) == 0 && !truth && f->add != add_predicate) {
            i->scope[k] = csp_add_range(i->model, NULL, -100000, 100000);
            csp_compare(i->model, i->scope[k], CSP_EQUAL, i->variable[k], 0);
        }
        plain &= i->scope[k] == i->variable[k];
    }
    restrict_some(i, 2);
    assert_true(f->add(i));
    restrict_some(i, 1);
    assert_null(csp_model_error(i->model));
    return plain;
}

/* ---- trying everything ---- */

/* Values of all variables of the model: twins are equal to theirs, constants have one. */
static void complete_values(const struct instance *i, csp_value *value)
{
    csp_search *s = csp_search_new(i->model, NULL);
    for (int x = 0; x < csp_variable_count(i->model); x++) {
        bool own = false;
        for (int k = 0; k < i->count; k++) own |= i->variable[k] == x;
        if (!own) value[x] = csp_domain_lowest(s, x);
    }
    for (int k = 0; k < i->count; k++)
        if (csp_domain_lowest(s, i->scope[k]) == -100000) value[i->scope[k]] = value[i->variable[k]];
    csp_search_free(s);
}

struct truth_of_all {
    uint64_t solutions;
    bool used[MOST_VARIABLES][64]; /* value + 32 of a variable in some solution */
};

static void try_all(const struct instance *i, struct truth_of_all *t)
{
    csp_value value[32] = {0};
    int choice[MOST_VARIABLES];
    memset(t, 0, sizeof *t);
    for (int k = 0; k < i->count; k++) choice[k] = i->low < 0 ? i->low : 0;
    const int low = i->low < 0 ? i->low : 0, high = i->high > 1 ? i->high : 1;
    complete_values(i, value);
    for (;;) {
        for (int k = 0; k < i->count; k++) value[i->variable[k]] = choice[k];
        for (int k = 0; k < i->count; k++) /* twins */
            if (i->scope[k] != i->variable[k] && i->scope[k] > i->variable[k])
                value[i->scope[k]] = choice[k];
        if (csp_verify(i->model, value, NULL)) {
            t->solutions++;
            for (int k = 0; k < i->count; k++) t->used[k][choice[k] + 32] = true;
        }
        int k = 0;
        while (k < i->count && ++choice[k] > high) choice[k++] = low;
        if (k == i->count) return;
    }
}

static void check_propagation(const struct family *f, const struct instance *i,
                              const struct truth_of_all *t, bool plain)
{
    csp_search *s = csp_search_new(i->model, NULL);
    const csp_result result = csp_propagate(s);
    if (t->solutions && result != CSP_SOLUTION) fail_msg("%s: solutions were lost", f->name);
    if (!t->solutions && f->strength == COMPLETE && plain && result != CSP_DONE)
        fail_msg("%s: a contradiction was not seen", f->name);
    for (int k = 0; k < i->count && result == CSP_SOLUTION; k++)
        for (int v = -32; v < 32; v++) {
            const bool has = csp_domain_has(s, i->variable[k], v);
            if (t->used[k][v + 32] && !has) fail_msg("%s: a solution's value was removed", f->name);
            if (!t->used[k][v + 32] && has && f->strength == COMPLETE && plain)
                fail_msg("%s: %d of variable %d has no support, and stays", f->name, v, k);
        }
    csp_search_free(s);
}

static void check_search(const struct family *f, const struct instance *i, uint64_t expected)
{
    for (int order = 0; order < 6; order++) {
        const csp_options o = {.variable_order = (csp_variable_order)(order % 5),
                               .value_order = (csp_value_order)order,
                               .restarts = order % 2,
                               .seed = 7};
        csp_search *s = csp_search_new(i->model, &o);
        uint64_t found = 0;
        while (csp_search_next(s) == CSP_SOLUTION) found++;
        if (found != expected)
            fail_msg("%s: %d solutions instead of %d, order %d", f->name, (int)found, (int)expected,
                     order);
        csp_search_free(s);
    }
}

static void every_constraint_means_what_it_says(void **state)
{
    (void)state;
    struct rng r = rng_from_seed(test_seed());
    for (int k = 0; k < FAMILIES; k++) {
        int solvable = 0;
        for (int n = 0; n < INSTANCES; n++) {
            struct instance i;
            struct truth_of_all t;
            const bool plain = make_instance(&r, &families[k], &i);
            try_all(&i, &t);
            solvable += t.solutions > 0;
            check_propagation(&families[k], &i, &t, plain);
            check_search(&families[k], &i, t.solutions);
            csp_model_free(i.model);
        }
        if (solvable < INSTANCES / 10) fail_msg("%s: only %d solvable", families[k].name, solvable);
    }
}

/* ---- large ones ---- */

static bool stop_at_once(void *context, const csp_counters *so_far)
{
    (void)so_far;
    ++*(int *)context;
    return true;
}

/* x < y < x, which bounds find out by coming nearer one by one. */
static csp_model *slow_model(csp_value high)
{
    csp_model *m = csp_model_new();
    const csp_variable x = csp_add_range(m, "x", 0, high), y = csp_add_range(m, "y", 0, high);
    assert_true(csp_compare(m, x, CSP_LESS, y, 0) && csp_compare(m, y, CSP_LESS, x, 0));
    return m;
}

static void propagation_can_be_stopped(void **state)
{
    csp_result (*const work[])(csp_search *) = {csp_propagate, csp_propagate_singletons,
                                                csp_search_next};
    (void)state;
    for (int i = 0; i < 3; i++) {
        int stops = 0;
        const csp_options o = {.stop = stop_at_once, .stop_context = &stops};
        csp_model *endless = slow_model(CSP_MAX_VALUE), *m = slow_model(300000);
        csp_search *s = csp_search_new(endless, &o);
        for (int k = 0; k < 3; k++) assert_int_equal(work[i](s), CSP_STOPPED);
        csp_search_free(s);
        s = csp_search_new(m, &o);
        csp_result result;
        while ((result = work[i](s)) == CSP_STOPPED) {}
        assert_int_equal(result, CSP_DONE);
        assert_true(stops > 4);
        csp_search_free(s);
        csp_model_free(m);
        csp_model_free(endless);
    }
}

/* A search that continues where propagation was stopped finds what any other finds. */
static void stopping_loses_nothing(void **state)
{
    const csp_options stopped = {.stop = stop_at_once, .stop_context = &(int){0}};
    csp_model *m = csp_model_new();
    csp_variable x = csp_add_range(m, "x", 0, 200000), y = csp_add_range(m, "y", 0, 200000);
    const csp_variable b = csp_add_range(m, "b", 0, 1), c = csp_add_range(m, "c", 0, 4);
    (void)state;
    assert_true(
        csp_linear_truth(m, (csp_value[]){1, -1}, (csp_variable[]){x, y}, 2, CSP_LESS, 0, CSP_IF, b));
    assert_true(csp_compare(m, y, CSP_LESS_EQUAL, x, -1) && csp_compare(m, x, CSP_EQUAL, c, 7));
    for (int k = 0; k < 2; k++) {
        csp_search *s = csp_search_new(m, k ? &stopped : NULL);
        int solutions = 0;
        csp_result result;
        while ((result = csp_search_next(s)) != CSP_DONE) solutions += result == CSP_SOLUTION;
        assert_int_equal(solutions, 7 + 8 + 9 + 10 + 11);
        csp_search_free(s);
    }
    csp_model_free(m);
}

/* Neither the queue nor the choice of a variable looks at all of them each time. */
static void many_variables_take_no_long_time(void **state)
{
    enum { MANY = 100000, VALUES = 10 };
    static csp_variable x[MANY];
    (void)state;
    for (int distinct = 0; distinct < 2; distinct++) {
        csp_model *m = csp_model_new();
        for (int i = 0; i < MANY; i++)
            x[i] = csp_add_range(m, NULL, distinct ? i : 1, distinct ? i + 1 : VALUES);
        assert_true(csp_all_different(m, x, MANY, CSP_BY_DOMAIN));
        csp_search *s = csp_search_new(m, NULL);
        assert_int_equal(csp_propagate(s), distinct ? CSP_SOLUTION : CSP_DONE);
        csp_search_free(s);
        csp_model_free(m);
    }
}

/* Of bounds, values are refuted one by one: a restart meets very many that were. */
static void restarts_stand_long_paths(void **state)
{
    csp_model *m = csp_model_new();
    csp_variable x[3];
    (void)state;
    for (int i = 0; i < 3; i++) x[i] = csp_add_range(m, NULL, -CSP_MAX_VALUE, CSP_MAX_VALUE);
    assert_true(csp_times(m, x[0], x[0], x[1]) && csp_times(m, x[1], x[1], x[2]));
    assert_true(csp_linear(m, (csp_value[]){1}, &x[2], 1, CSP_GREATER, 5));
    csp_search *s = csp_search_new(m, &(csp_options){.restarts = true, .node_limit = 200000});
    assert_in_range(csp_search_next(s), CSP_SOLUTION, CSP_STOPPED);
    csp_search_free(s);
    csp_model_free(m);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(every_constraint_means_what_it_says),
        cmocka_unit_test(propagation_can_be_stopped),
        cmocka_unit_test(stopping_loses_nothing),
        cmocka_unit_test(many_variables_take_no_long_time),
        cmocka_unit_test(restarts_stand_long_paths),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}

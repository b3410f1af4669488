/* SPDX-License-Identifier: MIT */
/* test_distinct.c - solutions that differ only in variables of no interest: each once, against brute force.

   Sources: src/csp/search/branch.c, src/csp/search/search.c, src/csp/read/read_flatzinc.c.  */
#include <stdio.h>
#include <string.h>

#include "support/cmocka_first.h"

#include "base/rng.h"
#include "csp.h"
#include "support/csp_count.h"
#include "support/data.h"

enum { VARIABLES = 5, VALUES = 3, CONDITIONS = 6, ASSIGNMENTS = 243 };

struct condition {
    int x, y, sum;
    bool equal; /* x + y = sum; or: is not */
};

struct problem {
    bool introduced[VARIABLES], printed[VARIABLES], in_group[VARIABLES];
    struct condition condition[CONDITIONS];
    int conditions;
};

static bool prints(const struct problem *p)
{
    for (int i = 0; i < VARIABLES; i++)
        if (p->printed[i]) return true;
    return false;
}

static struct problem random_problem(struct rng *r)
{
    struct problem p = {.conditions = rng_below(r, CONDITIONS + 1)};
    for (int i = 0; i < VARIABLES; i++) {
        p.introduced[i] = rng_below(r, 2);
        p.printed[i] = rng_below(r, 4) == 0;
    }
    for (int i = 0; i < VARIABLES; i++)
        p.in_group[i] = (prints(&p) ? p.printed[i] : !p.introduced[i]) && rng_below(r, 3) == 0;
    for (int i = 0; i < p.conditions; i++)
        p.condition[i] = (struct condition){rng_below(r, VARIABLES), rng_below(r, VARIABLES),
                                            rng_below(r, 2 * VALUES), rng_below(r, 4) == 0};
    return p;
}

static csp_model *read_problem(const struct problem *p)
{
    char text[4000], searched[200] = "";
    size_t used = 0;
    for (int i = 0; i < VARIABLES; i++) {
        used += (size_t)snprintf(text + used, sizeof text - used, "var 0..%d: x%d%s%s;\n", VALUES - 1, i,
                                 p->introduced[i] ? " :: var_is_introduced" : "",
                                 p->printed[i] ? " :: output_var" : "");
        const size_t length = strlen(searched);
        if (p->in_group[i])
            snprintf(searched + length, sizeof searched - length, "%sx%d", length ? "," : "", i);
    }
    for (int i = 0; i < p->conditions; i++) {
        const struct condition *c = &p->condition[i];
        used += (size_t)snprintf(text + used, sizeof text - used,
                                 "constraint int_lin_%s([1,1],[x%d,x%d],%d);\n", c->equal ? "eq" : "ne",
                                 c->x, c->y, c->sum);
    }
    used += (size_t)snprintf(text + used, sizeof text - used,
                             "solve :: int_search([%s],first_fail,indomain_max,complete) satisfy;\n",
                             searched);
    csp_error error;
    csp_model *m = csp_read_flatzinc(text, used, &error);
    if (!m) fail_msg("%s in\n%s", error.message, text);
    return m;
}

/* The values of an assignment, the first variable in the lowest place; those of no interest are 0 if `only_interest`. */
static int number_of(const struct problem *p, const int *value, bool only_interest)
{
    int number = 0;
    for (int i = VARIABLES - 1; i >= 0; i--) {
        const bool idle = only_interest && (prints(p) ? !p->printed[i] : p->introduced[i]);
        number = VALUES * number + (idle ? 0 : value[i]);
    }
    return number;
}

/* Marks what solutions are left when the values of no interest are taken away. */
static int mark_by_definition(const struct problem *p, bool *wanted)
{
    int count = 0;
    memset(wanted, 0, ASSIGNMENTS * sizeof *wanted);
    for (int number = 0; number < ASSIGNMENTS; number++) {
        int value[VARIABLES], rest = number;
        bool good = true;
        for (int i = 0; i < VARIABLES; i++, rest /= VALUES) value[i] = rest % VALUES;
        for (int i = 0; i < p->conditions && good; i++) {
            const struct condition *c = &p->condition[i];
            good = (value[c->x] + value[c->y] == c->sum) == c->equal;
        }
        bool *mark = &wanted[number_of(p, value, true)];
        count += good && !*mark;
        *mark = *mark || good;
    }
    return count;
}

static void each_once(void **state)
{
    (void)state;
    struct rng rng = rng_from_seed(test_seed());
    for (int k = test_cases(3000); k > 0; k--) {
        const struct problem p = random_problem(&rng);
        bool wanted[ASSIGNMENTS];
        const int count = mark_by_definition(&p, wanted);
        csp_options o = random_options(&rng);
        o.room = sizeof o;
        o.distinct = true;
        o.no_groups = rng_below(&rng, 2);
        csp_model *m = read_problem(&p);
        csp_search *s = csp_search_new(m, &o);
        int found = 0;
        csp_result result;
        while ((result = csp_search_next(s)) == CSP_SOLUTION) {
            int value[VARIABLES];
            for (int i = 0; i < VARIABLES; i++) value[i] = (int)csp_search_value(s, i);
            const int number = number_of(&p, value, true);
            assert_true(wanted[number]); /* a solution, and for the first time */
            wanted[number] = false;
            found++;
        }
        assert_int_equal(result, CSP_DONE);
        assert_int_equal(found, count);
        csp_search_free(s);
        csp_model_free(m);
    }
}

/* A group that a model orders comes first, whatever is in it: then nothing is lost, but something may come twice. */
static void nothing_is_lost(void **state)
{
    (void)state;
    struct rng rng = rng_from_seed(test_seed());
    for (int k = test_cases(1000); k > 0; k--) {
        struct problem p = random_problem(&rng);
        bool wanted[ASSIGNMENTS];
        int left = mark_by_definition(&p, wanted);
        for (int i = 0; i < VARIABLES; i++) p.in_group[i] = rng_below(&rng, 2);
        csp_options o = random_options(&rng);
        o.room = sizeof o;
        o.distinct = true;
        csp_model *m = read_problem(&p);
        csp_search *s = csp_search_new(m, &o);
        while (csp_search_next(s) == CSP_SOLUTION) {
            int value[VARIABLES];
            for (int i = 0; i < VARIABLES; i++) value[i] = (int)csp_search_value(s, i);
            bool *mark = &wanted[number_of(&p, value, true)];
            left -= *mark;
            *mark = false;
        }
        assert_int_equal(left, 0);
        csp_search_free(s);
        csp_model_free(m);
    }
}

static uint64_t count_distinct(const char *text)
{
    csp_error error;
    csp_model *m = csp_read_flatzinc(text, strlen(text), &error);
    if (!m) fail_msg("%s in\n%s", error.message, text);
    csp_search *s = csp_search_new(m, &(csp_options){.room = sizeof(csp_options), .distinct = true});
    uint64_t count = 0;
    while (csp_search_next(s) == CSP_SOLUTION) count++;
    csp_search_free(s);
    csp_model_free(m);
    return count;
}

/* Variables that are defined follow from the others, and are decided where they always were. */
static void what_is_of_interest(void **state)
{
    (void)state;
    static const struct {
        uint64_t solutions;
        const char *text;
    } rows[] = {
        {4, "var 1..4: x; var 1..5: y :: var_is_introduced; solve satisfy;"},
        {20, "var 1..4: x; var 1..5: y; solve satisfy;"},
        {4, "var 1..4: x :: output_var; var 1..5: y; solve satisfy;"},
        {5, "var 1..4: x; var 1..5: y :: var_is_introduced :: output_var; solve satisfy;"},
        {20, "var 1..4: x; var 1..5: y :: var_is_introduced :: is_defined_var; solve satisfy;"},
        {20, "var 1..4: x :: output_var; var 1..5: y :: is_defined_var; solve satisfy;"},
        {5, "var 1..4: x; var 1..5: y; array [1..1] of var int: a :: output_array([1..1]) = [y]; solve "
            "satisfy;"},
        {8, "var 1..4: x :: output_var; var 1..3: y; var 1..3: z; constraint int_lt(y, z); solve :: "
            "int_search([y], input_order, indomain_min) satisfy;"}, /* y is of interest to the order */
        {4, "var 1..4: x; var set of 1..5: s :: var_is_introduced; solve satisfy;"},
        {32, "var 1..4: x; var set of 1..5: s :: output_var; solve satisfy;"},
        {128, "var 1..4: x; var set of 1..5: s; var bool: b :: var_is_introduced; solve satisfy;"},
        {1, "var 1..4: x :: var_is_introduced; var bool: b :: var_is_introduced; solve satisfy;"},
        {4, "var 1..4: x; var 1..9: y :: var_is_introduced; var 1..9: z :: var_is_introduced :: "
            "is_defined_var; "
            "constraint int_eq(y, z) :: defines_var(z); solve satisfy;"},
    };
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++)
        if (count_distinct(rows[i].text) != rows[i].solutions)
            fail_msg("not %d solutions: %s", (int)rows[i].solutions, rows[i].text);
}

/* With a goal every better solution counts, and the best one is the same. */
static void goals_are_as_they_were(void **state)
{
    (void)state;
    static const char text[] = "var 1..4: x; var 1..9: y :: var_is_introduced; solve maximize y;";
    csp_error error;
    csp_model *m = csp_read_flatzinc(text, strlen(text), &error);
    csp_search *s = csp_search_new(m, &(csp_options){.room = sizeof(csp_options), .distinct = true});
    csp_value best = 0;
    while (csp_search_next(s) == CSP_SOLUTION) best = csp_search_value(s, 1);
    assert_int_equal(best, 9);
    csp_search_free(s);
    csp_model_free(m);
}

int main(void)
{
    const struct CMUnitTest tests[] = {cmocka_unit_test(each_once), cmocka_unit_test(nothing_is_lost),
                                       cmocka_unit_test(what_is_of_interest),
                                       cmocka_unit_test(goals_are_as_they_were)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}

/* SPDX-License-Identifier: MIT */
/* test_tabulate.c - domain consistency of conditions on several variables, against its definition.

   Random conditions of many forms on three or four variables are written as text, and evaluated here.  The closure is computed from
   the definition: a value stays if every condition on its variable has a solution with it, of values that stay.
   SUDOKU_CASES=10000 makes the test long, SUDOKU_SEED=N makes it different.  */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "support/cmocka_first.h"

#include "base/rng.h"
#include "csp.h"
#include "support/csp_count.h"
#include "support/data.h"

enum { VARIABLES = 5, MOST_VALUES = 6, MOST_CONDITIONS = 4 };

/* w, x, y, z are v[0] to v[3], and k is a constant. */
typedef bool form(const int *v, int k);

static bool product_and_sum(const int *v, int k) { return v[0] * v[1] + v[2] == k; }
static bool bounded_product(const int *v, int k) { return v[0] * v[1] - v[2] <= k; }
static bool plain_sum(const int *v, int k) { return 2 * v[0] + 3 * v[1] - v[2] + v[3] == k; }
static bool distance(const int *v, int k) { return abs(v[0] - v[1]) + v[2] == k; }
static bool squares(const int *v, int k) { return v[0] * v[0] + v[1] * v[1] == v[2] + k; }
static bool cases(const int *v, int k)
{
    return (v[0] == k && v[1] == 2) || (v[2] == 1 && v[0] != v[3]);
}
static bool largest(const int *v, int k)
{
    const int a = v[0] > v[1] ? v[0] : v[1];
    return (a > v[2] ? a : v[2]) == v[3] + k - 3;
}
static bool quotient(const int *v, int k) { return v[1] && v[0] / v[1] == v[2] - k % 2; }
static bool guarded(const int *v, int k) { return (v[1] && v[0] % v[1] == v[2]) || v[3] == k; }
static bool counted(const int *v, int k)
{
    return (v[0] == v[3]) + (v[1] == v[3]) + (v[2] == v[3]) == k % 3;
}
static bool chosen(const int *v, int k) { return v[0] > v[1] ? v[2] == k : v[3] != v[2]; }
/* Each of its constraints is domain consistent, but they form a cycle. */
static bool cycle(const int *v, int k) { return v[3] == (v[0] > v[1] ? v[0] : v[2]) + k % 2; }
static bool different(const int *v, int k)
{
    const int a = v[0] + v[1], b = v[2], c = v[3] + k;
    return a != b && a != c && b != c;
}
static bool parity(const int *v, int k) { return ((v[0] == k) + (v[1] < v[2]) + (v[3] >= 2)) % 2; }

static const struct {
    form *holds;
    const char *text; /* with the names A, B, C, D and the constant K */
} forms[] = {
    {product_and_sum, "A * B + C = K"},
    {bounded_product, "A * B - C <= K"},
    {plain_sum, "2*A + 3*B - C + D = K"},
    {distance, "abs(A - B) + C = K"},
    {squares, "A^2 + B^2 = C + K"},
    {cases, "(A = K and B = 2) or (C = 1 and A != D)"},
    {largest, "max(A, B, C) = D + K - 3"},
    {quotient, "A / B = C - K % 2"},
    {guarded, "A % B = C or D = K"},
    {counted, "count([A, B, C], D) = K % 3"},
    {chosen, "if A > B then C = K else D != C"},
    {cycle, "D = (if A > B then A else C) + K % 2"},
    {different, "all_different(A + B, C, D + K)"},
    {parity, "A = K xor B < C xor D >= 2"},
};
enum { FORMS = sizeof forms / sizeof *forms };

struct condition {
    int form, constant, variable[4];
};

struct problem {
    bool has[VARIABLES][MOST_VALUES];
    struct condition condition[MOST_CONDITIONS];
    int conditions;
    char text[1000];
};

static void write_condition(const struct condition *c, char *out)
{
    for (const char *f = forms[c->form].text; *f; f++) {
        if (*f >= 'A' && *f <= 'D') out += sprintf(out, "v%d", c->variable[*f - 'A']);
        else if (*f == 'K') out += sprintf(out, "%d", c->constant);
        else *out++ = *f;
    }
    strcpy(out, "\n");
}

static void make_problem(struct rng *r, struct problem *p)
{
    *p = (struct problem){.conditions = 1 + rng_below(r, MOST_CONDITIONS)};
    for (int x = 0; x < VARIABLES; x++) {
        const int first = rng_below(r, MOST_VALUES), keep = 1 + rng_below(r, 4);
        for (int v = 0; v < MOST_VALUES; v++) p->has[x][v] = v == first || rng_below(r, 4) < keep;
        char *out = p->text + strlen(p->text);
        out += sprintf(out, "var v%d : {%d", x, first);
        for (int v = 0; v < MOST_VALUES; v++)
            if (p->has[x][v] && v != first) out += sprintf(out, ", %d", v);
        strcpy(out, "}\n");
    }
    for (int i = 0; i < p->conditions; i++) {
        struct condition *c = &p->condition[i];
        int order[VARIABLES] = {0, 1, 2, 3, 4};
        for (int k = 0; k < 4; k++) { /* four that differ */
            const int other = k + rng_below(r, VARIABLES - k), swapped = order[k];
            order[k] = order[other];
            order[other] = swapped;
            c->variable[k] = order[k];
        }
        c->form = rng_below(r, FORMS);
        c->constant = rng_below(r, 9);
        write_condition(c, p->text + strlen(p->text));
    }
}

/* Is there a solution of the condition in which variable `place` has the value? */
static bool has_support(const struct problem *p, const struct condition *c, int place, int value)
{
    int v[4];
    for (int i = 0; i < MOST_VALUES * MOST_VALUES * MOST_VALUES * MOST_VALUES; i++) {
        bool possible = true;
        for (int k = 0, rest = i; k < 4; k++, rest /= MOST_VALUES) {
            v[k] = rest % MOST_VALUES;
            possible &= p->has[c->variable[k]][v[k]];
        }
        if (possible && v[place] == value && forms[c->form].holds(v, c->constant)) return true;
    }
    return false;
}

/* Does the form mention that place? */
static bool mentions(const struct condition *c, int place)
{
    return strchr(forms[c->form].text, 'A' + place) != NULL;
}

/* False: nothing is left of some domain. */
static bool close_problem(struct problem *p)
{
    for (bool changed = true; changed;) {
        changed = false;
        for (int i = 0; i < p->conditions; i++)
            for (int k = 0; k < 4; k++)
                for (int v = 0; v < MOST_VALUES && mentions(&p->condition[i], k); v++) {
                    bool *has = &p->has[p->condition[i].variable[k]][v];
                    if (!*has || has_support(p, &p->condition[i], k, v)) continue;
                    *has = false;
                    changed = true;
                }
    }
    for (int x = 0; x < VARIABLES; x++) {
        bool any = false;
        for (int v = 0; v < MOST_VALUES; v++) any |= p->has[x][v];
        if (!any) return false;
    }
    return true;
}

static void compare(const struct problem *p, const csp_search *s, bool possible, csp_result result)
{
    if ((result == CSP_SOLUTION) != possible)
        fail_msg("%s, but it was not seen:\n%s", possible ? "possible" : "impossible", p->text);
    for (int x = 0; x < VARIABLES && possible; x++)
        for (int v = 0; v < MOST_VALUES; v++)
            if (csp_domain_has(s, x, v) != p->has[x][v])
                fail_msg("v%d = %d should %s:\n%s", x, v, p->has[x][v] ? "stay" : "go", p->text);
}

static void conditions_become_domain_consistent(void **state)
{
    (void)state;
    struct rng r = rng_from_seed(test_seed());
    int possible = 0;
    for (int i = 0; i < test_cases(150); i++) {
        struct problem p;
        csp_error e;
        int left;
        make_problem(&r, &p);
        csp_model *m = csp_read_model(p.text, strlen(p.text), &e);
        if (!m) fail_msg("%s in:\n%s", e.message, p.text);
        const uint64_t before = count_solutions(m, NULL, NULL);
        assert_true(csp_tabulate(m, &left));
        assert_int_equal(left, 0);
        csp_search *s = csp_search_new(m, NULL);
        const csp_result result = csp_propagate(s);
        const bool good = close_problem(&p);
        compare(&p, s, good, result);
        possible += good;
        csp_search_free(s);
        assert_int_equal(count_solutions(m, NULL, NULL), before);
        csp_model_free(m);
    }
    assert_true(possible > test_cases(150) / 8);
}

/* What cannot be listed stays as it is, and is counted. */
static void large_conditions_are_left(void **state)
{
    static const char text[] = "var x[6] : 1..60000\nx[1] * x[2] + x[3] * x[4] = x[5] * x[6]\nvar y, z "
                               ": 1..3\ny * y + z = 5 - y";
    csp_error e;
    int left;
    (void)state;
    csp_model *m = csp_read_model(text, sizeof text - 1, &e);
    assert_non_null(m);
    assert_true(csp_tabulate(m, &left));
    assert_int_equal(left, 1);
    assert_true(csp_tabulate(m, NULL));
    csp_model_free(m);
}

/* Propagators that claim less are found. */
static void what_constraints_reach_is_told(void **state)
{
    static const char text[] =
        "var x, y, z : 1..9\nx < y\nx + y + z = 9\nx * y = z\nall_different(x, y, z)\nmax(x, y) = z";
    static const csp_consistency reached[] = {CSP_REACHES_DOMAIN, CSP_REACHES_BOUNDS, CSP_REACHES_LESS,
                                              CSP_REACHES_DOMAIN, CSP_REACHES_BOUNDS};
    csp_error e;
    (void)state;
    csp_model *m = csp_read_model(text, sizeof text - 1, &e);
    assert_non_null(m);
    assert_int_equal(csp_constraint_count(m), 5);
    for (int c = 0; c < 5; c++) assert_int_equal(csp_constraint_consistency(m, c), reached[c]);
    csp_model_free(m);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(conditions_become_domain_consistent),
        cmocka_unit_test(large_conditions_are_left),
        cmocka_unit_test(what_constraints_reach_is_told),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}

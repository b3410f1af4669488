/* SPDX-License-Identifier: MIT */
/* test_unbounded.c - variables without bounds, and searches that leave values out because they are too large. */
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>

#include "support/cmocka_first.h"

#include "base/rng.h"
#include "csp.h"
#include "support/csp_count.h"
#include "support/data.h"

__extension__ typedef __int128 wider;

static csp_variable free_variable(csp_model *m)
{
    return csp_add_range(m, NULL, -CSP_NO_BOUND, CSP_NO_BOUND);
}

static void bound(csp_model *m, csp_variable x, csp_operator op, csp_value right)
{
    assert_true(csp_linear(m, (csp_value[]){1}, &x, 1, op, right));
}

static csp_result end_of_search(const csp_model *m, const csp_options *o, uint64_t *solutions)
{
    csp_search *s = csp_search_new(m, o);
    csp_result result;
    *solutions = 0;
    assert_non_null(s);
    while ((result = csp_search_next(s)) == CSP_SOLUTION) ++*solutions;
    csp_search_free(s);
    return result;
}

static void expect_end(csp_model *m, const csp_options *o, csp_result expected,
                       uint64_t expected_solutions)
{
    uint64_t solutions;
    assert_int_equal(end_of_search(m, o, &solutions), expected);
    assert_int_equal(solutions, expected_solutions);
    csp_model_free(m);
}

/* ---- bounds from other variables ---- */

static void a_square_has_its_roots(void **state)
{
    (void)state;
    static const struct {
        csp_value square;
        int roots;
    } rows[] = {{1000000014000000049, 2}, {49, 2}, {0, 1}, {1000000014000000048, 0},
                {9223372030926249001, 2}, {-4, 0}};
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++)
        for (int order = CSP_LOWER_HALF; order <= CSP_UPPER_HALF; order++) {
            csp_model *m = csp_model_new();
            const csp_variable x = free_variable(m),
                               z = csp_add_range(m, NULL, rows[i].square, rows[i].square);
            assert_true(csp_times(m, x, x, z));
            expect_end(m, &(csp_options){.value_order = (csp_value_order)order}, CSP_DONE,
                       (uint64_t)rows[i].roots);
        }
}

/* ---- division ---- */

struct division {
    csp_value low[3], high[3]; /* of x, y and z with x / y = z or x % y = z */
    bool is_div;
    csp_value left_low[3], left_high[3]; /* after propagation */
};

#define M CSP_MAX_VALUE

/* With two values known the third follows at once, or its bounds; stepping there would take years. */
static void divisions_do_not_step(void **state)
{
    (void)state;
    static const struct division rows[] = {
        {{M, 7, -M}, {M, 7, M}, false, {M, 7, M % 7}, {M, 7, M % 7}},
        {{-M, 7, -M}, {-M, 7, M}, false, {-M, 7, -(M % 7)}, {-M, 7, -(M % 7)}},
        {{M, 7, -M}, {M, 7, M}, true, {M, 7, M / 7}, {M, 7, M / 7}},
        {{-M, 1000000007, 5},
         {M, 1000000007, 5},
         false,
         {5, 1000000007, 5},
         {9223372036563603809, 1000000007, 5}},
        {{-M, -1000000007, -5},
         {M, -1000000007, -5},
         false,
         {-9223372036563603809, -1000000007, -5},
         {-5, -1000000007, -5}},
        {{100, 1000000007, 0},
         {M, 1000000007, 0},
         false,
         {1000000007, 1000000007, 0},
         {9223372036563603804, 1000000007, 0}},
        {{-M, 1000000007, 3},
         {M, 1000000007, 3},
         true,
         {3000000021, 1000000007, 3},
         {4000000027, 1000000007, 3}},
        {{-M, -1000000007, 3},
         {M, -1000000007, 3},
         true,
         {-4000000027, -1000000007, 3},
         {-3000000021, -1000000007, 3}},
        {{-M, 1000000007, 0},
         {M, 1000000007, 0},
         true,
         {-1000000006, 1000000007, 0},
         {1000000006, 1000000007, 0}},
        {{M, -M, 3}, {M, M, 3}, true, {M, 2305843009213693952, 3}, {M, 3074457345618258602, 3}},
        {{-M, -M, 3}, {-M, M, 3}, true, {-M, -3074457345618258602, 3}, {-M, -2305843009213693952, 3}},
        {{5, 0, 0}, {5, M, 0}, true, {5, 6, 0}, {5, M, 0}},
        {{M, 0, 7}, {M, M, 7}, false, {M, 17, 7}, {M, M - 7, 7}},
        {{-4, -3, -4}, {-4, M, -4}, false, {-4, 5, -4}, {-4, M, -4}},
    };
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        csp_model *m = csp_model_new();
        for (int k = 0; k < 3; k++) csp_add_range(m, NULL, rows[i].low[k], rows[i].high[k]);
        assert_true((rows[i].is_div ? csp_div : csp_mod)(m, 0, 1, 2));
        csp_search *s = csp_search_new(m, NULL);
        assert_int_equal(csp_propagate(s), CSP_SOLUTION);
        for (int k = 0; k < 3; k++)
            if (csp_domain_lowest(s, k) != rows[i].left_low[k] ||
                csp_domain_highest(s, k) != rows[i].left_high[k])
                fail_msg("row %d, variable %d: %" PRId64 "..%" PRId64, (int)i, k,
                         csp_domain_lowest(s, k), csp_domain_highest(s, k));
        assert_true(csp_search_counters(s)->propagations < 100);
        csp_search_free(s);
        csp_model_free(m);
    }
}

/* A number divided by itself, and what has no solution. */
static void divisions_are_refuted_at_once(void **state)
{
    (void)state;
    static const struct division rows[] = {
        {{-M, 10, 10}, {M, 10, 10}, false, {0}, {0}}, /* a remainder as large as the divisor */
        {{0, -M, 3}, {0, M, 3}, true, {0}, {0}},      /* 0 / y is 0 */
        {{5, -M, -2}, {5, M, -2}, false, {0}, {0}},   /* the sign of a remainder is that of x */
        {{5, -M, 7}, {5, M, 7}, false, {0}, {0}},     /* a remainder is no larger than x */
        {{M, -M, M - 1}, {M, M, M - 1}, true, {0}, {0}},
    };
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        csp_model *m = csp_model_new();
        for (int k = 0; k < 3; k++) csp_add_range(m, NULL, rows[i].low[k], rows[i].high[k]);
        assert_true((rows[i].is_div ? csp_div : csp_mod)(m, 0, 1, 2));
        expect_end(m, &(csp_options){.node_limit = 3}, CSP_DONE, 0);
    }
    for (int is_div = 0; is_div < 2; is_div++) {
        csp_model *m = csp_model_new();
        const csp_variable x = csp_add_range(m, NULL, -M, M), z = csp_add_range(m, NULL, -M, M);
        assert_true((is_div ? csp_div : csp_mod)(m, x, x, z));
        csp_search *s = csp_search_new(m, NULL);
        assert_int_equal(csp_propagate(s), CSP_SOLUTION);
        assert_int_equal(csp_domain_lowest(s, z), is_div);
        assert_int_equal(csp_domain_highest(s, z), is_div);
        csp_search_free(s);
        csp_model_free(m);
    }
}

/* y + y needs a value beyond 64 bits, and z would be anything: that is not searched value by value. */
static void what_is_left_out_is_not_searched(void **state)
{
    (void)state;
    csp_model *m = csp_model_new();
    const csp_variable y = csp_add_range(m, NULL, M - 1, M), sum = free_variable(m),
                       z = csp_add_range(m, NULL, -M, M);
    assert_true(csp_linear(m, (csp_value[]){2, -1}, (csp_variable[]){y, sum}, 2, CSP_EQUAL, 0));
    assert_true(csp_mod(m, z, sum, free_variable(m)));
    expect_end(m, &(csp_options){.node_limit = 100}, CSP_CUT_OFF, 0);
}

static void sums_get_bounds_from_both_sides(void **state)
{
    (void)state;
    csp_model *m = csp_model_new();
    const csp_variable x = free_variable(m), y = free_variable(m);
    bound(m, x, CSP_GREATER_EQUAL, 3);
    bound(m, y, CSP_GREATER, 3);
    assert_true(csp_linear(m, (csp_value[]){1, 1}, (csp_variable[]){x, y}, 2, CSP_EQUAL, 10));
    expect_end(m, NULL, CSP_DONE, 4);

    m = csp_model_new(); /* 3 <= u - v <= 4 at the upper end of 64 bits */
    const csp_variable u = free_variable(m), v = free_variable(m), w = csp_add_range(m, NULL, 3, 4);
    bound(m, u, CSP_LESS_EQUAL, CSP_MAX_VALUE);
    bound(m, v, CSP_GREATER_EQUAL, CSP_MAX_VALUE - 5);
    assert_true(csp_linear(m, (csp_value[]){1, -1, -1}, (csp_variable[]){u, v, w}, 3, CSP_EQUAL, 0));
    expect_end(m, NULL, CSP_DONE, 3 + 2);

    m = csp_model_new(); /* coefficients beyond 32 bits */
    const csp_variable a = free_variable(m), b = free_variable(m);
    bound(m, a, CSP_GREATER_EQUAL, 0);
    bound(m, b, CSP_GREATER_EQUAL, 0);
    assert_true(csp_linear(m, (csp_value[]){3000000000000000000, 1000000000000000000},
                           (csp_variable[]){a, b}, 2, CSP_EQUAL, 9000000000000000000));
    expect_end(m, NULL, CSP_DONE, 4);
}

static void a_difference_stays_open(void **state)
{
    (void)state;
    for (int kind = 0; kind < 3; kind++) {
        csp_model *m = csp_model_new();
        const csp_variable x[] = {free_variable(m), free_variable(m), free_variable(m)};
        if (kind == 0) assert_true(csp_compare(m, x[0], CSP_EQUAL, x[1], 5));
        if (kind == 1) assert_true(csp_linear(m, (csp_value[]){2, -3}, x, 2, CSP_EQUAL, 5));
        if (kind == 2) assert_true(csp_linear(m, (csp_value[]){1, 1, 1}, x, 3, CSP_EQUAL, 5));
        csp_search *s = csp_search_new(m, NULL);
        assert_int_equal(csp_propagate(s), CSP_SOLUTION);
        for (int i = 0; i < 3; i++) {
            assert_int_equal(csp_domain_lowest(s, x[i]), -CSP_NO_BOUND);
            assert_int_equal(csp_domain_highest(s, x[i]), CSP_NO_BOUND);
        }
        for (int i = 0; i < 20; i++) assert_int_equal(csp_search_next(s), CSP_SOLUTION);
        csp_search_free(s);
        csp_model_free(m);
    }
}

static void contradictions_are_proved(void **state)
{
    (void)state;
    csp_model *m = csp_model_new();
    csp_variable x = free_variable(m);
    bound(m, x, CSP_GREATER, 5);
    bound(m, x, CSP_LESS, 3);
    expect_end(m, NULL, CSP_DONE, 0);

    m = csp_model_new();
    x = free_variable(m);
    const csp_variable five = csp_add_range(m, NULL, 5, 5), three = csp_add_range(m, NULL, 3, 3);
    assert_true(csp_compare(m, x, CSP_GREATER, five, 0) && csp_compare(m, x, CSP_LESS, three, 0));
    expect_end(m, NULL, CSP_DONE, 0);
}

/* ---- soundness: what a solution needs is not removed ---- */

enum { VARIABLES = 5, CONSTRAINTS = 4, NEAR = 1000 };

struct plant {
    csp_model *m;
    csp_variable x[VARIABLES];
    csp_value value[VARIABLES];
};

static csp_value small_value(struct rng *r)
{
    return rng_below(r, 3) ? rng_below(r, 9) - 4 : rng_below(r, 2 * NEAR + 1) - NEAR;
}

/* A bound somewhere, or none at all: `far` says where. */
static csp_variable add_planted(struct rng *r, csp_model *m, csp_value value, csp_value far)
{
    const csp_value low = rng_below(r, 4) ? -far : value - rng_below(r, 5),
                    high = rng_below(r, 4) ? far : value + rng_below(r, 5);
    return csp_add_range(m, NULL, low, high);
}

static csp_operator true_operator(struct rng *r, wider a, wider b)
{
    const csp_operator less[] = {CSP_NOT_EQUAL, CSP_LESS, CSP_LESS_EQUAL},
                       equal[] = {CSP_EQUAL, CSP_LESS_EQUAL, CSP_GREATER_EQUAL},
                       greater[] = {CSP_NOT_EQUAL, CSP_GREATER, CSP_GREATER_EQUAL};
    return (a < b ? less : a > b ? greater : equal)[rng_below(r, 3)];
}

/* Of some variables and new ones, for results, whose values are those of the solution. */
static bool add_true_constraint(struct rng *r, struct plant *p, csp_value far)
{
    const int i = rng_below(r, VARIABLES), k = rng_below(r, VARIABLES), l = rng_below(r, VARIABLES);
    const csp_variable x = p->x[i], y = p->x[k], z = p->x[l];
    const csp_value a = p->value[i], b = p->value[k], c = p->value[l];
    csp_model *m = p->m;
    csp_value k3[3], right;
    switch (rng_below(r, 11)) {
    case 0: right = small_value(r); return csp_compare(m, x, true_operator(r, a, b + right), y, right);
    case 1:
        for (int t = 0; t < 3; t++)
            k3[t] = rng_below(r, 4)   ? rng_below(r, 7) - 3
                    : rng_below(r, 2) ? 4000000000000
                                      : -4000000000000;
        right = k3[0] * a + k3[1] * b + k3[2] * c;
        if (rng_below(r, 2)) return csp_linear(m, k3, (csp_variable[]){x, y, z}, 3, CSP_EQUAL, right);
        return csp_linear(m, k3, (csp_variable[]){x, y, z}, 3,
                          rng_below(r, 2) ? CSP_LESS_EQUAL : CSP_GREATER_EQUAL, right);
    case 2: {
        const csp_operator op = (csp_operator)rng_below(r, 6);
        const wider sum = (wider)a - b;
        right = small_value(r);
        const bool holds[] = {sum == right, sum != right, sum<right, sum <= right, sum> right,
                              sum >= right};
        const csp_variable truth = rng_below(r, 2) ? csp_add_range(m, NULL, 0, 1)
                                                   : csp_add_range(m, NULL, holds[op], holds[op]);
        return csp_linear_truth(m, (csp_value[]){1, -1}, (csp_variable[]){x, y}, 2, op, right,
                                CSP_IF_AND_ONLY_IF, truth);
    }
    case 3: return csp_times(m, x, y, add_planted(r, m, a * b, far));
    case 4: return !b || csp_div(m, x, y, add_planted(r, m, a / b, far));
    case 5: return !b || csp_mod(m, x, y, add_planted(r, m, a % b, far));
    case 6: return csp_abs(m, x, add_planted(r, m, llabs(a), far));
    case 7: {
        const csp_value least = a < b ? a : b, most = a < b ? b : a;
        return csp_minimum(m, (csp_variable[]){x, y, z}, 3,
                           add_planted(r, m, least < c ? least : c, far)) &&
               csp_maximum(m, (csp_variable[]){x, y, z}, 3, add_planted(r, m, most > c ? most : c, far));
    }
    case 8:
        return csp_element(m, add_planted(r, m, 7 + rng_below(r, 1), far), 7, (csp_variable[]){x, y, z},
                           3, add_planted(r, m, a, far));
    case 9: {
        const csp_variable truth = csp_add_range(m, NULL, 0, 1);
        return csp_member_truth(m, x, (csp_value[]){a, b, 5}, 3, CSP_IF_AND_ONLY_IF, truth);
    }
    default:
        if (a == b || b == c || a == c)
            return csp_table(m, (csp_variable[]){x, y}, 2, (csp_value[]){a, b, 4, 1000000, -2000000, 3},
                             3, true);
        return csp_all_different(m, (csp_variable[]){x, y, z}, 3, (csp_strength)rng_below(r, 3));
    }
}

/* Bounds that come nearer one by one have the time to do so for a while. */
static bool takes_too_long(void *context, const csp_counters *so_far)
{
    (void)context;
    return so_far->propagations > 2000;
}

/* Propagation of a random model that has a solution near 0.  `far`: CSP_NO_BOUND, or a bound beyond the solution. */
static void keep_solution(uint64_t seed, csp_value far)
{
    struct rng r = rng_from_seed(seed);
    struct plant p = {.m = csp_model_new()};
    for (int i = 0; i < VARIABLES; i++) {
        p.value[i] = small_value(&r);
        p.x[i] = add_planted(&r, p.m, p.value[i], far);
    }
    for (int i = 0; i < CONSTRAINTS; i++) assert_true(add_true_constraint(&r, &p, far));
    for (int i = 0; i < VARIABLES; i++)
        if (rng_below(&r, 3) == 0) bound(p.m, p.x[i], CSP_EQUAL, p.value[i]);
    csp_search *s = csp_search_new(p.m, &(csp_options){.stop = takes_too_long});
    const csp_result result = csp_propagate(s);
    if (result != CSP_SOLUTION && result != CSP_STOPPED)
        fail_msg("a solution is lost: seed %" PRIu64 ", bounds %" PRId64, seed, far);
    for (int i = 0; i < VARIABLES; i++)
        if (!csp_domain_has(s, p.x[i], p.value[i]))
            fail_msg("x%d loses %" PRId64 ": seed %" PRIu64 ", bounds %" PRId64, i, p.value[i], seed,
                     far);
    csp_search_free(s);
    csp_model_free(p.m);
}

static void no_solution_near_0_is_lost(void **state)
{
    (void)state;
    struct rng r = rng_from_seed(test_seed());
    const int cases = test_cases(3000);
    for (int i = 0; i < cases; i++) {
        const uint64_t seed = rng_next(&r);
        keep_solution(seed, CSP_NO_BOUND);
        keep_solution(seed, CSP_MAX_VALUE);
        keep_solution(seed, 4000000000);
    }
}

/* ---- values that are too large ---- */

static csp_model *large_product(csp_value low, csp_value high)
{
    csp_model *m = csp_model_new();
    const csp_variable x = csp_add_range(m, NULL, low, high), y = csp_add_range(m, NULL, low, high),
                       z = free_variable(m);
    assert_true(csp_times(m, x, y, z));
    return m;
}

static void what_is_too_large_is_cut_off(void **state)
{
    (void)state;
    uint64_t solutions;
    expect_end(large_product(10000000000, 10000000002), NULL, CSP_CUT_OFF, 0);
    expect_end(large_product(-10000000002, -10000000000), NULL, CSP_CUT_OFF, 0);
    expect_end(large_product(3037000498, 3037000500), NULL, CSP_CUT_OFF,
               9 - 1); /* the last square is above 2^63 */
    expect_end(large_product(3037000497, 3037000499), NULL, CSP_DONE, 9);
    for (int order = 0; order < 6; order++) { /* no end is in sight, so the limit is reached */
        csp_model *m = large_product(10000000000, CSP_NO_BOUND);
        const csp_options o = {.value_order = (csp_value_order)order, .node_limit = 1000};
        const csp_result result = end_of_search(m, &o, &solutions);
        assert_true(result == CSP_CUT_OFF || result == CSP_STOPPED);
        assert_int_equal(solutions, 0);
        csp_model_free(m);
    }
}

/* Numbers beyond 64 bits: whatever is only known to be large is not denied. */
static void unknown_numbers_are_not_denied(void **state)
{
    (void)state;
    uint64_t solutions;
    for (int sign = -1; sign <= 1; sign += 2) { /* product / y = 0 needs a y that is larger still */
        csp_model *m = csp_model_new();
        const csp_variable x = csp_add_range(m, NULL, 10000000000, 10000000000),
                           y = csp_add_range(m, NULL, sign * 10000000000, sign * 10000000000),
                           product = free_variable(m), divisor = free_variable(m),
                           zero = csp_add_range(m, NULL, 0, 0);
        assert_true(csp_times(m, x, y, product) && csp_div(m, product, divisor, zero));
        assert_int_not_equal(end_of_search(m, &(csp_options){.node_limit = 500}, &solutions), CSP_DONE);
        assert_int_equal(solutions, 0);
        csp_model_free(m);
    }
    csp_model *m = csp_model_new(); /* x = y + 2^62, and one value of y is too large for that */
    const csp_variable x = free_variable(m),
                       y = csp_add_values(m, NULL, (csp_value[]){-5, CSP_MAX_VALUE - 2}, 2);
    assert_true(csp_compare(m, x, CSP_EQUAL, y, (csp_value)1 << 62));
    expect_end(m, NULL, CSP_CUT_OFF, 1);
}

/* result = an operation of x, y, and then another of the result, y: both in 128 bits. */
enum operation { TIMES, DIV, MOD, MIN, MAX, ABS, PLUS, MINUS, OPERATIONS };

static bool operate(enum operation o, wider a, wider b, wider *result)
{
    if ((o == DIV || o == MOD) && !b) return false;
    switch (o) {
    case TIMES: *result = a * b; break;
    case DIV: *result = a / b; break;
    case MOD: *result = a % b; break;
    case MIN: *result = a < b ? a : b; break;
    case MAX: *result = a > b ? a : b; break;
    case ABS: *result = a < 0 ? -a : a; break;
    case PLUS: *result = a + b; break;
    default: *result = a - b; break;
    }
    return true;
}

static bool add_operation(csp_model *m, enum operation o, csp_variable x, csp_variable y, csp_variable z)
{
    switch (o) {
    case TIMES: return csp_times(m, x, y, z);
    case DIV: return csp_div(m, x, y, z);
    case MOD: return csp_mod(m, x, y, z);
    case MIN: return csp_minimum(m, (csp_variable[]){x, y}, 2, z);
    case MAX: return csp_maximum(m, (csp_variable[]){x, y}, 2, z);
    case ABS: return csp_abs(m, x, z);
    default:
        return csp_linear(m, (csp_value[]){1, o == PLUS ? 1 : -1, -1}, (csp_variable[]){x, y, z}, 3,
                          CSP_EQUAL, 0);
    }
}

static bool is_value(wider n) { return n <= CSP_MAX_VALUE && n >= -(wider)CSP_MAX_VALUE; }

/* Three numbers, and u = (a o1 b), w = (u o2 c) without bounds; w is perhaps compared with a number.  What is a solution in
   128 bits but not in 64 must not be denied.  */
static bool compare_with_128_bits(uint64_t seed)
{
    static const csp_value some[] = {0,
                                     1,
                                     -1,
                                     2,
                                     -3,
                                     3037000500,
                                     -3037000500,
                                     4000000000,
                                     10000000000,
                                     -10000000000,
                                     4000000000000000000,
                                     -4000000000000000000,
                                     CSP_MAX_VALUE,
                                     -CSP_MAX_VALUE};
    static const csp_value limits[] = {0, 1, 2, -1, 5000000000, -5000000000, CSP_MAX_VALUE};
    struct rng r = rng_from_seed(seed);
    csp_value v[3][2];
    csp_model *m = csp_model_new();
    csp_variable x[3];
    for (int i = 0; i < 3; i++) {
        for (int k = 0; k < 2; k++) v[i][k] = some[rng_below(&r, sizeof some / sizeof *some)];
        x[i] = csp_add_values(m, NULL, v[i], 1 + (v[i][0] != v[i][1]));
    }
    const csp_variable u = free_variable(m), w = free_variable(m);
    const enum operation first = (enum operation)rng_below(&r, OPERATIONS),
                         second = (enum operation)rng_below(&r, OPERATIONS);
    if ((first == TIMES) && second == TIMES) { /* might need more than 128 bits */
        csp_model_free(m);
        return false;
    }
    const csp_operator op = (csp_operator)rng_below(&r, 6);
    const csp_value right = limits[rng_below(&r, sizeof limits / sizeof *limits)];
    assert_true(add_operation(m, first, x[0], x[1], u) && add_operation(m, second, u, x[2], w));
    bound(m, w, op, right);
    uint64_t expected = 0, beyond = 0, solutions;
    for (int i = 0; i < 8; i++) {
        wider a = v[0][i & 1], b = v[1][i >> 1 & 1], c = v[2][i >> 2], p, q;
        if (((i & 1) && v[0][0] == v[0][1]) || ((i & 2) && v[1][0] == v[1][1]) ||
            ((i & 4) && v[2][0] == v[2][1]))
            continue;
        if (!operate(first, a, b, &p) || !operate(second, p, c, &q)) continue;
        const bool holds[] = {q == right, q != right, q<right, q <= right, q> right, q >= right};
        if (!holds[op]) continue;
        if (is_value(p) && is_value(q)) expected++;
        else beyond++;
    }
    const csp_options o = {.stop = takes_too_long, .value_order = (csp_value_order)rng_below(&r, 6)};
    const csp_result result = end_of_search(m, &o, &solutions);
    csp_model_free(m);
    if (result == CSP_STOPPED && solutions <= expected) return false;
    if (solutions != expected || (result != CSP_CUT_OFF && beyond) ||
        (result != CSP_CUT_OFF && result != CSP_DONE)) {
        for (int i = 0; i < 3; i++) printf("%c {%" PRId64 ", %" PRId64 "}\n", 'a' + i, v[i][0], v[i][1]);
        fail_msg("a %d b, then %d c, op %d %" PRId64 ": result %d with %" PRIu64
                 " solutions, not %" PRIu64 " (and %" PRIu64 " beyond); seed %" PRIu64,
                 (int)first, (int)second, (int)op, right, (int)result, solutions, expected, beyond,
                 seed);
    }
    return beyond;
}

static void nothing_beyond_64_bits_is_denied(void **state)
{
    (void)state;
    struct rng r = rng_from_seed(test_seed());
    const int cases = test_cases(2500);
    int beyond = 0;
    for (int i = 0; i < cases; i++) beyond += compare_with_128_bits(rng_next(&r));
    printf("%d of %d models have solutions beyond 64 bits\n", beyond, cases);
    assert_true(beyond > cases / 10);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_square_has_its_roots),
        cmocka_unit_test(divisions_do_not_step),
        cmocka_unit_test(divisions_are_refuted_at_once),
        cmocka_unit_test(what_is_left_out_is_not_searched),
        cmocka_unit_test(sums_get_bounds_from_both_sides),
        cmocka_unit_test(a_difference_stays_open),
        cmocka_unit_test(contradictions_are_proved),
        cmocka_unit_test(no_solution_near_0_is_lost),
        cmocka_unit_test(what_is_too_large_is_cut_off),
        cmocka_unit_test(unknown_numbers_are_not_denied),
        cmocka_unit_test(nothing_beyond_64_bits_is_denied),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}

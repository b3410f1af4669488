/* SPDX-License-Identifier: MIT */
/* test_alldifferent.c - all-different in three strengths, against trying everything.

   Sources: src/csp/constraint/alldifferent_*.c, src/csp/domain/value_rows.c.  */
#include <string.h>

#include "support/cmocka_first.h"

#include "base/rng.h"
#include "csp.h"
#include "support/csp_count.h"
#include "support/data.h"

enum { MOST = 80, MOST_POOL = 90, STRENGTHS = 3 };

/* Variables whose domains are subsets of a sorted pool of values, and one all-different on all of them. */
struct problem {
    int n, pooled;
    int pool[MOST_POOL];
    bool in[MOST][MOST_POOL];
    bool repeats; /* the first variable is in the scope twice */
};

/* ---- making ---- */

/* Values near each other, or far apart, around zero; the pool as a whole may be longer than a word. */
static void fill_pool(struct rng *r, struct problem *p, int gap)
{
    int value = -rng_below(r, 10);
    for (int v = 0; v < p->pooled; v++) {
        p->pool[v] = value;
        value += rng_below(r, 4) ? 1 : 1 + rng_below(r, gap);
    }
}

/* A stretch of the pool with holes. */
static void fill_domain(struct rng *r, struct problem *p, int x, int longest)
{
    const int first = rng_below(r, p->pooled), length = 1 + rng_below(r, longest);
    const bool holes = rng_below(r, 2);
    memset(p->in[x], 0, sizeof p->in[x]);
    for (int v = first; v < p->pooled && v < first + length; v++)
        p->in[x][v] = v == first || !holes || rng_below(r, 3);
}

static void make_small(struct rng *r, struct problem *p)
{
    static const int gaps[] = {1, 3, 100, 100000};
    *p = (struct problem){.n = 1 + rng_below(r, 6), .pooled = 3 + rng_below(r, 5)};
    p->repeats = rng_below(r, 50) == 0;
    fill_pool(r, p, gaps[rng_below(r, 4)]);
    for (int x = 0; x < p->n; x++) fill_domain(r, p, x, rng_below(r, 4) ? p->pooled : 2);
}

static int list_domain(const struct problem *p, int x, csp_value *value)
{
    int count = 0;
    for (int v = 0; v < p->pooled; v++)
        if (p->in[x][v]) value[count++] = p->pool[v];
    return count;
}

static csp_model *model_of(const struct problem *p, csp_strength strength)
{
    csp_model *m = csp_model_new();
    csp_variable scope[MOST + 1];
    csp_value value[MOST_POOL];
    int count = p->n;
    for (int x = 0; x < p->n; x++)
        scope[x] = csp_add_values(m, NULL, value, (size_t)list_domain(p, x, value));
    if (p->repeats) scope[count++] = scope[0];
    assert_true(csp_all_different(m, scope, count, strength));
    assert_null(csp_model_error(m));
    assert_string_equal(csp_constraint_name(m, 0), "all_different");
    return m;
}

/* ---- trying everything ---- */

/* Counts assignments of the variables from x on, and marks the values that they have. */
static uint64_t try_all(const struct problem *p, int x, int *chosen, bool supported[][MOST_POOL])
{
    uint64_t count = 0;
    if (p->repeats) return 0;
    if (x == p->n) {
        for (int y = 0; y < p->n; y++) supported[y][chosen[y]] = true;
        return 1;
    }
    for (int v = 0; v < p->pooled; v++) {
        bool differs = p->in[x][v];
        for (int y = 0; y < x; y++) differs = differs && chosen[y] != v;
        if (!differs) continue;
        chosen[x] = v;
        count += try_all(p, x + 1, chosen, supported);
    }
    return count;
}

/* ---- closures by their definitions; false: a domain is empty ---- */

static int only_value(const struct problem *p, int x)
{
    int only = -1, count = 0;
    for (int v = 0; v < p->pooled; v++)
        if (p->in[x][v]) {
            only = v;
            count++;
        }
    return count == 1 ? only : -1;
}

static bool is_empty(const struct problem *p, int x)
{
    for (int v = 0; v < p->pooled; v++)
        if (p->in[x][v]) return false;
    return true;
}

static bool drop_values(struct problem *p, bool *again)
{
    for (int x = 0; x < p->n; x++) {
        const int v = only_value(p, x);
        for (int y = 0; y < p->n && v >= 0; y++) {
            if (y == x || !p->in[y][v]) continue;
            p->in[y][v] = false;
            *again = true;
            if (is_empty(p, y)) return false;
        }
    }
    return true;
}

static void hull(const struct problem *p, int x, int *low, int *high)
{
    *low = *high = -1;
    for (int v = 0; v < p->pooled; v++)
        if (p->in[x][v]) {
            if (*low < 0) *low = v;
            *high = v;
        }
}

/* Hall: intervals have different values if none holds more of them than values. */
static bool intervals_suffice(const int (*interval)[2], int n)
{
    for (int i = 0; i < n; i++)
        for (int j = 0; j < n; j++) {
            int inside = 0;
            for (int k = 0; k < n; k++)
                inside += interval[k][0] >= interval[i][0] && interval[k][1] <= interval[j][1];
            if (inside > 0 && inside > interval[j][1] - interval[i][0] + 1) return false;
        }
    return true;
}

static bool bound_has_support(const struct problem *p, int x, int v)
{
    int interval[MOST][2], low, high;
    for (int y = 0; y < p->n; y++) {
        hull(p, y, &low, &high);
        interval[y][0] = p->pool[y == x ? v : low];
        interval[y][1] = p->pool[y == x ? v : high];
    }
    return intervals_suffice((const int(*)[2])interval, p->n);
}

static bool drop_bounds(struct problem *p, bool *again)
{
    for (int x = 0; x < p->n; x++) {
        int bound[2];
        hull(p, x, &bound[0], &bound[1]);
        for (int k = 0; k < 2; k++) {
            if (!p->in[x][bound[k]] || bound_has_support(p, x, bound[k])) continue;
            p->in[x][bound[k]] = false;
            *again = true;
            if (is_empty(p, x)) return false;
        }
    }
    return true;
}

static bool close_by_definition(struct problem *p, csp_strength strength)
{
    bool again = true;
    if (p->repeats) return false;
    while (again) {
        again = false;
        if (!drop_values(p, &again)) return false;
        if (strength == CSP_BY_BOUNDS && !drop_bounds(p, &again)) return false;
    }
    return true;
}

/* ---- matching by single paths (Kuhn 1955) ---- */

static bool find_path(const struct problem *p, int x, int *owner, bool *seen)
{
    for (int v = 0; v < p->pooled; v++) {
        if (!p->in[x][v] || seen[v]) continue;
        seen[v] = true;
        if (owner[v] < 0 || find_path(p, owner[v], owner, seen)) {
            owner[v] = x;
            return true;
        }
    }
    return false;
}

static bool has_matching(const struct problem *p)
{
    int owner[MOST_POOL];
    memset(owner, -1, sizeof owner);
    for (int x = 0; x < p->n; x++) {
        bool seen[MOST_POOL] = {false};
        if (!find_path(p, x, owner, seen)) return false;
    }
    return true;
}

static bool value_has_matching(const struct problem *p, int x, int v)
{
    static struct problem with;
    with = *p;
    memset(with.in[x], 0, sizeof with.in[x]);
    with.in[x][v] = true;
    return has_matching(&with);
}

/* ---- closures ---- */

static void expect_domains(const csp_search *s, const struct problem *p)
{
    for (int x = 0; x < p->n; x++) {
        csp_value value[MOST_POOL];
        assert_int_equal(csp_domain_size(s, x), list_domain(p, x, value));
        for (int v = 0; v < p->pooled; v++)
            assert_int_equal(csp_domain_has(s, x, p->pool[v]), p->in[x][v]);
    }
}

static void expect_closure(const struct problem *p, const struct problem *closed, csp_strength strength,
                           bool possible)
{
    csp_model *m = model_of(p, strength);
    csp_search *s = csp_search_new(m, NULL);
    assert_int_equal(csp_propagate(s), possible ? CSP_SOLUTION : CSP_DONE);
    if (possible) expect_domains(s, closed);
    csp_search_free(s);
    csp_model_free(m);
}

static void every_strength_reaches_its_closure(void **state)
{
    (void)state;
    struct rng r = rng_from_seed(test_seed());
    int possible = 0;
    const int cases = test_cases(2000);
    for (int i = 0; i < cases; i++) {
        struct problem p, closed;
        int chosen[MOST];
        make_small(&r, &p);
        for (int strength = CSP_BY_VALUE; strength <= CSP_BY_BOUNDS; strength++) {
            closed = p;
            const bool open = close_by_definition(&closed, (csp_strength)strength);
            expect_closure(&p, &closed, (csp_strength)strength, open);
        }
        closed = p;
        memset(closed.in, 0, sizeof closed.in);
        const bool solvable = try_all(&p, 0, chosen, closed.in) > 0;
        expect_closure(&p, &closed, CSP_BY_DOMAIN, solvable);
        possible += solvable;
    }
    assert_in_range(possible, cases / 10, cases * 9 / 10);
}

/* Rows of candidates longer than a word, in domains that begin anywhere. */
static void many_values_are_closed_by_domain(void **state)
{
    (void)state;
    static struct problem p, closed;
    struct rng r = rng_from_seed(test_seed());
    int solvable = 0;
    const int cases = test_cases(300);
    for (int i = 0; i < cases; i++) {
        p = (struct problem){.n = 50 + rng_below(&r, MOST - 50), .pooled = MOST_POOL};
        fill_pool(&r, &p, i % 2 ? 2 : 1000);
        for (int x = 0; x < p.n; x++) {
            fill_domain(&r, &p, x, 4);
            p.in[x][x] = p.in[x][x] || rng_below(&r, 5);
        }
        closed = p;
        for (int x = 0; x < p.n; x++)
            for (int v = 0; v < p.pooled; v++)
                closed.in[x][v] = p.in[x][v] && value_has_matching(&p, x, v);
        const bool possible = has_matching(&p);
        expect_closure(&p, &closed, CSP_BY_DOMAIN, possible);
        solvable += possible;
    }
    assert_in_range(solvable, cases / 10, cases * 9 / 10);
}

/* ---- searching ---- */

static void every_strength_finds_all_solutions(void **state)
{
    (void)state;
    struct rng r = rng_from_seed(test_seed());
    const int cases = test_cases(1000);
    for (int i = 0; i < cases; i++) {
        struct problem p;
        static bool supported[MOST][MOST_POOL];
        int chosen[MOST];
        make_small(&r, &p);
        const uint64_t expected = try_all(&p, 0, chosen, supported);
        for (int strength = 0; strength < STRENGTHS; strength++) {
            csp_model *m = model_of(&p, (csp_strength)strength);
            const csp_options options = random_options(&r);
            assert_int_equal(count_solutions(m, &options, NULL), expected);
            csp_model_free(m);
        }
    }
}

/* Several all-differents, and comparisons that make a search fail often. */
static csp_model *tangle(uint64_t seed, int strength)
{
    struct rng r = rng_from_seed(seed);
    csp_model *m = csp_model_new();
    const int n = 6 + rng_below(&r, 3), d = 5 + rng_below(&r, 3);
    for (int x = 0; x < n; x++) csp_add_range(m, NULL, -(x % 3), d - x % 3);
    for (int k = 0; k < 3; k++) {
        csp_variable scope[9];
        int count = 0;
        for (int x = 0; x < n; x++)
            if (rng_below(&r, 4) && count < d) scope[count++] = x;
        if (strength < STRENGTHS) csp_all_different(m, scope, count, (csp_strength)strength);
        for (int i = 0; i < count && strength == STRENGTHS; i++)
            for (int j = i + 1; j < count; j++) csp_compare(m, scope[i], CSP_NOT_EQUAL, scope[j], 0);
    }
    for (int k = 0; k < n; k++) {
        const csp_variable x = rng_below(&r, n), y = (x + 1 + rng_below(&r, n - 1)) % n;
        csp_compare(m, x, rng_below(&r, 3) ? CSP_NOT_EQUAL : CSP_LESS_EQUAL, y, rng_below(&r, 3) - 1);
    }
    return m;
}

static void a_clique_of_disequalities_says_the_same(void **state)
{
    (void)state;
    struct rng r = rng_from_seed(test_seed());
    const int cases = test_cases(60);
    for (int i = 0; i < cases; i++) {
        const uint64_t seed = rng_next(&r);
        csp_model *clique = tangle(seed, STRENGTHS);
        const uint64_t expected = count_solutions(clique, NULL, NULL);
        csp_model_free(clique);
        for (int strength = 0; strength < STRENGTHS; strength++) {
            csp_model *m = tangle(seed, strength);
            const csp_options options = random_options(&r);
            assert_int_equal(count_solutions(m, &options, NULL), expected);
            csp_model_free(m);
        }
    }
}

/* ---- consistency at every position of a search ---- */

struct watcher {
    const csp_model *model;
    csp_strength strength;
    uint64_t looks;
};

/* The domains of a search as they are, and one of its constraints. */
static void read_problem(struct problem *p, const csp_search *s, const csp_variable *scope, int count)
{
    *p = (struct problem){.n = count, .pooled = 12};
    for (int v = 0; v < p->pooled; v++) p->pool[v] = v - 2;
    for (int x = 0; x < count; x++)
        for (int v = 0; v < p->pooled; v++) p->in[x][v] = csp_domain_has(s, scope[x], p->pool[v]);
}

static void look(void *context, const csp_event *event)
{
    struct watcher *w = context;
    static struct problem p, closed;
    if (event->kind != CSP_DECIDE) return;
    w->looks++;
    for (int c = 0; c < csp_constraint_count(w->model); c++) {
        int count;
        const csp_variable *scope = csp_constraint_scope(w->model, c, &count);
        if (strcmp(csp_constraint_name(w->model, c), "all_different") != 0) continue;
        read_problem(&p, event->search, scope, count);
        closed = p;
        assert_true(close_by_definition(&closed, w->strength));
        assert_memory_equal(closed.in, p.in, sizeof p.in);
        for (int x = 0; x < count && w->strength == CSP_BY_DOMAIN; x++)
            for (int v = 0; v < p.pooled; v++)
                assert_int_equal(p.in[x][v], p.in[x][v] && value_has_matching(&p, x, v));
    }
}

static void every_position_is_consistent(void **state)
{
    (void)state;
    struct rng r = rng_from_seed(test_seed());
    uint64_t looks = 0;
    const int cases = test_cases(100);
    for (int i = 0; i < cases; i++)
        for (int strength = 0; strength < STRENGTHS; strength++) {
            csp_model *m = tangle(rng_next(&r), strength);
            struct watcher w = {.model = m, .strength = (csp_strength)strength};
            csp_options options = random_options(&r);
            options.trace = look;
            options.trace_context = &w;
            options.node_limit = 300;
            csp_search *s = csp_search_new(m, &options);
            while (csp_search_next(s) == CSP_SOLUTION) {}
            looks += w.looks;
            csp_search_free(s);
            csp_model_free(m);
        }
    assert_true(looks > (uint64_t)cases);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(every_strength_reaches_its_closure),
        cmocka_unit_test(many_values_are_closed_by_domain),
        cmocka_unit_test(every_strength_finds_all_solutions),
        cmocka_unit_test(a_clique_of_disequalities_says_the_same),
        cmocka_unit_test(every_position_is_consistent),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}

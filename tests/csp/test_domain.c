/* SPDX-License-Identifier: MIT */
/* test_domain.c - domains are narrowed as sets of values are, near and far apart, and never become empty. */
#include "support/cmocka_first.h"

#include "base/rng.h"
#include "csp/search/state.h"
#include "support/data.h"

enum { VALUES = 150, CHANGES = 40 };

/* The values 0 to VALUES-1, times `gap`. */
struct plain {
    csp_model *model;
    csp_search *search;
    int gap;
    bool has[VALUES];
};

static void begin(struct plain *p, int gap)
{
    csp_value value[VALUES];
    *p = (struct plain){.model = csp_model_new(), .gap = gap};
    for (int i = 0; i < VALUES; i++) value[i] = i * gap;
    csp_add_values(p->model, "x", value, VALUES);
    p->search = csp_search_new(p->model, NULL);
    assert_non_null(p->search);
    for (int i = 0; i < VALUES; i++) p->has[i] = true;
}

static void end(struct plain *p)
{
    csp_search_free(p->search);
    csp_model_free(p->model);
}

static void compare(const struct plain *p)
{
    const struct domain *d = &p->search->domain[0];
    int count = 0, least = -1, most = -1, walked = 0;
    for (int i = 0; i < VALUES; i++) {
        assert_int_equal(has_value(d, i * p->gap), p->has[i]);
        if (!p->has[i]) continue;
        if (!count++) least = i * p->gap;
        most = i * p->gap;
    }
    assert_int_equal(d->size, count);
    assert_int_equal(d->min, least);
    assert_int_equal(d->max, most);
    for_each_value(v, d) walked += p->has[v / p->gap];
    assert_int_equal(walked, count);
}

/* A change that would leave nothing is refused, and changes nothing. */
static void change(struct plain *p, struct rng *r)
{
    const int at = rng_below(r, VALUES), how = rng_below(r, 3);
    bool after[VALUES], any = false;
    for (int i = 0; i < VALUES; i++) {
        after[i] = p->has[i] && (how == 0 ? i >= at / 4 : how == 1 ? i <= VALUES - at / 4 : i != at);
        any |= after[i];
    }
    const int value = at * p->gap;
    const bool good = how == 0   ? keep_from(p->search, 0, at / 4 * p->gap)
                      : how == 1 ? keep_to(p->search, 0, (VALUES - at / 4) * p->gap)
                                 : remove_value(p->search, 0, value);
    assert_int_equal(good, any);
    for (int i = 0; i < VALUES && any; i++) p->has[i] = after[i];
}

static void changes_are_those_of_sets(void **state)
{
    (void)state;
    struct rng r = rng_from_seed(test_seed());
    for (int i = 0; i < 200; i++) {
        struct plain p;
        begin(&p, i % 2 ? 1 : 1000003);
        for (int k = 0; k < CHANGES; k++) {
            change(&p, &r);
            compare(&p);
        }
        end(&p);
    }
}

static void changes_are_taken_back(void **state)
{
    (void)state;
    struct rng r = rng_from_seed(test_seed());
    struct plain p, before;
    begin(&p, 7);
    for (int k = 0; k < 5; k++) change(&p, &r);
    before = p;
    assert_true(trail_push(&p.search->trail));
    for (int k = 0; k < CHANGES; k++) change(&p, &r);
    trail_pop(&p.search->trail);
    compare(&before);
    end(&p);
}

static void the_last_value_stays(void **state)
{
    (void)state;
    struct plain p;
    begin(&p, 1);
    assert_true(assign(p.search, 0, 100));
    assert_false(remove_value(p.search, 0, 100));
    assert_false(keep_from(p.search, 0, 101));
    assert_false(keep_between(p.search, 0, INT64_MIN, 99));
    assert_false(assign(p.search, 0, 99));
    assert_true(is_fixed(&p.search->domain[0]) && p.search->domain[0].min == 100);
    end(&p);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(changes_are_those_of_sets),
        cmocka_unit_test(changes_are_taken_back),
        cmocka_unit_test(the_last_value_stays),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}

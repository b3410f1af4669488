/* SPDX-License-Identifier: MIT */
/* test_hitting_set.c - the smallest hitting sets of random sets, against all sets of elements. */
#include <stdio.h>
#include <stdlib.h>

#include "support/cmocka_first.h"

#include "base/rng.h"
#include "csp/why/hitting_set.h"
#include "support/data.h"

enum { ELEMENTS = 9, MOST_SETS = 12 };

static bool count_step(void *steps) { return --*(int *)steps >= 0; }

static int size_of(unsigned set)
{
    int size = 0;
    for (; set; set &= set - 1) size++;
    return size;
}

static bool hits_all(unsigned chosen, const unsigned *set, int sets)
{
    for (int i = 0; i < sets; i++)
        if (!(chosen & set[i])) return false;
    return true;
}

static int smallest(const unsigned *set, int sets)
{
    int best = ELEMENTS;
    for (unsigned chosen = 0; chosen < 1u << ELEMENTS; chosen++)
        if (size_of(chosen) < best && hits_all(chosen, set, sets)) best = size_of(chosen);
    return best;
}

static void add(struct hitting_sets *h, unsigned set)
{
    bool left_out[ELEMENTS];
    for (int e = 0; e < ELEMENTS; e++) left_out[e] = !(set >> e & 1);
    assert_true(hitting_sets_add(h, left_out));
}

static unsigned as_bits(const bool *chosen)
{
    unsigned set = 0;
    for (int e = 0; e < ELEMENTS; e++) set |= (unsigned)chosen[e] << e;
    return set;
}

static void smallest_sets_are_found(void **state)
{
    struct rng r = rng_from_seed(test_seed());
    int sizes = 0;
    (void)state;
    for (int i = test_cases(2000); i > 0; i--) {
        struct hitting_sets h = {.elements = ELEMENTS};
        unsigned set[MOST_SETS];
        bool chosen[ELEMENTS];
        const int sets = rng_below(&r, MOST_SETS + 1), most_members = 1 + rng_below(&r, 4);
        for (int k = 0; k < sets; k++) {
            set[k] = 0;
            for (int j = 0; j < most_members; j++) set[k] |= 1u << rng_below(&r, ELEMENTS);
            add(&h, set[k]);
        }
        const int best = smallest(set, sets);
        for (int most = 0; most <= ELEMENTS; most++) {
            int steps = 1000000;
            const enum hitting found = hitting_set_find(&h, most, chosen, count_step, &steps);
            assert_int_equal(found, most < best ? HITTING_NONE : HITTING_FOUND);
            if (found == HITTING_NONE) continue;
            assert_true(hits_all(as_bits(chosen), set, sets));
            assert_true(size_of(as_bits(chosen)) <= most);
        }
        hitting_sets_free(&h);
        sizes += best;
    }
    assert_true(sizes > 0);
}

/* Three times three sets of two elements need six elements: whatever the steps allowed, the answer is that or none. */
static void a_search_can_be_stopped(void **state)
{
    struct hitting_sets h = {.elements = ELEMENTS};
    bool chosen[ELEMENTS];
    bool ended = false;
    (void)state;
    for (unsigned k = 0; k < ELEMENTS; k += 3) {
        add(&h, 3u << k);
        add(&h, 6u << k);
        add(&h, 5u << k);
    }
    for (int allowed = 0; !ended; allowed++) {
        int steps = allowed;
        const enum hitting found = hitting_set_find(&h, 5, chosen, count_step, &steps);
        ended = found == HITTING_NONE;
        if (!ended) assert_int_equal(found, HITTING_STOPPED);
        assert_true(allowed < 1000);
    }
    int steps = 1000;
    assert_int_equal(hitting_set_find(&h, 6, chosen, count_step, &steps), HITTING_FOUND);
    hitting_sets_free(&h);
}

int main(void)
{
    const struct CMUnitTest tests[] = {cmocka_unit_test(smallest_sets_are_found),
                                       cmocka_unit_test(a_search_can_be_stopped)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}

/* SPDX-License-Identifier: MIT */
/* test_als.c - almost locked sets: the positions of HoDoKu's library. */
#include "support/cmocka_first.h"

#include "logic/finder.h"
#include "support/technique_cases.h"

static void run(const struct case_code *codes)
{
    const int count = run_technique_cases(codes);
    if (count < 0) skip();
    assert_int_not_equal(count, 0);
}

static void xz_and_xy_wings(void **state)
{
    (void)state;
    run((const struct case_code[]){{"0901", TECHNIQUE_als_xz, NULL, 0},
                                   {"0902", TECHNIQUE_als_xy_wing, "2", ALLOW_OVERLAP},
                                   {NULL, 0, NULL, 0}});
}

/* The one case without a variant needs a chain that goes back in the list of sets, which HoDoKu does not find by default
   either.  */
static void chains(void **state)
{
    (void)state;
    run((const struct case_code[]){{"0903", TECHNIQUE_als_chain, " ", ALLOW_WAY_BACK},
                                   {NULL, 0, NULL, 0}});
}

static void death_blossoms(void **state)
{
    (void)state;
    run((const struct case_code[]){{"0904", TECHNIQUE_death_blossom, "2", ALLOW_OVERLAP},
                                   {NULL, 0, NULL, 0}});
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(xz_and_xy_wings),
        cmocka_unit_test(chains),
        cmocka_unit_test(death_blossoms),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}

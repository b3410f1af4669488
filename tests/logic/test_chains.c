/* SPDX-License-Identifier: MIT */
/* test_chains.c - remote pairs, X-chains, XY-chains, nice loops and AICs, plain, grouped and with almost locked sets: the
   positions of HoDoKu's library.  */
#include "support/cmocka_first.h"

#include "logic/finder.h"
#include "support/technique_cases.h"

static void run(const struct case_code *codes)
{
    const int count = run_technique_cases(codes);
    if (count < 0) skip();
    assert_int_not_equal(count, 0);
}

static void simple_chains(void **state)
{
    (void)state;
    run((const struct case_code[]){{"0701", TECHNIQUE_x_chain, NULL, 0},
                                   {"0702", TECHNIQUE_xy_chain, NULL, 0},
                                   {"0703", TECHNIQUE_remote_pair, NULL, 0},
                                   {NULL, 0, NULL, 0}});
}

static void nice_loops(void **state)
{
    (void)state;
    run((const struct case_code[]){{"0706", TECHNIQUE_continuous_loop, NULL, 0},
                                   {"0707", TECHNIQUE_discontinuous_loop, NULL, 0},
                                   {"0708", TECHNIQUE_aic, NULL, 0},
                                   {NULL, 0, NULL, 0}});
}

static void grouped_nice_loops(void **state)
{
    (void)state;
    run((const struct case_code[]){
        {"0709", TECHNIQUE_grouped_continuous_loop, "2", ALLOW_SETS_IN_CHAINS},
        {"0710", TECHNIQUE_grouped_discontinuous_loop, "34", ALLOW_SETS_IN_CHAINS},
        {"0711", TECHNIQUE_grouped_aic, "34", ALLOW_SETS_IN_CHAINS},
        {NULL, 0, NULL, 0}});
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(simple_chains),
        cmocka_unit_test(nice_loops),
        cmocka_unit_test(grouped_nice_loops),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}

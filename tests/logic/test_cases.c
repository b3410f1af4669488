/* SPDX-License-Identifier: MIT */
/* test_cases.c - HoDoKu's library of positions: 422 of them, each with the exact result of one technique. */
#include <stdio.h>

#include "support/cmocka_first.h"

#include "logic/step/finder.h"
#include "support/technique_cases.h"

#define CASE(number, name, which)                                      \
    {                                                                  \
        .code = number, .technique = TECHNIQUE_##name, .digits = which \
    }
#define OPTION(number, name, which, some, flag)                                                         \
    {                                                                                                   \
        .code = number, .technique = TECHNIQUE_##name, .digits = which, .variants = some, .allow = flag \
    }
#define SIAMESE(number, name)                                                                 \
    {                                                                                         \
        .code = number, .technique = TECHNIQUE_##name, .variants = " ", .allow = ALLOW_DUALS, \
        .siamese = 1                                                                          \
    }
#define UNIQUE(number, name)                                             \
    {                                                                    \
        .code = number, .technique = TECHNIQUE_##name, .variants = "2x", \
        .allow = ALLOW_MISSING_CANDIDATES, .together = true              \
    }

/* The one case of chains of sets without a variant needs a chain that goes back in the list of sets, which HoDoKu does not find by
   default either.  */
static const struct case_code codes[] = {
    CASE("0000", full_house, DIGITS_PLACED),
    CASE("0002", hidden_single, DIGITS_PLACED),
    CASE("0003", naked_single, DIGITS_PLACED),
    CASE("0100", pointing, DIGITS_OF_PATTERN),
    CASE("0101", claiming, DIGITS_OF_PATTERN),
    CASE("0110", locked_pair, DIGITS_OF_PATTERN),
    CASE("0111", locked_triple, DIGITS_OF_PATTERN),
    CASE("0200", naked_pair, DIGITS_OF_PATTERN),
    CASE("0201", naked_triple, DIGITS_OF_PATTERN),
    CASE("0202", naked_quad, DIGITS_OF_PATTERN),
    CASE("0210", hidden_pair, DIGITS_OF_PATTERN),
    CASE("0211", hidden_triple, DIGITS_OF_PATTERN),
    CASE("0212", hidden_quad, DIGITS_OF_PATTERN),
    CASE("0300", x_wing, DIGITS_OF_PATTERN),
    CASE("0301", swordfish, DIGITS_OF_PATTERN),
    CASE("0302", jellyfish, DIGITS_OF_PATTERN),
    CASE("0310", finned_x_wing, DIGITS_OF_PATTERN),
    CASE("0311", finned_swordfish, DIGITS_OF_PATTERN),
    SIAMESE("03111", finned_swordfish),
    CASE("0312", finned_jellyfish, DIGITS_OF_PATTERN),
    SIAMESE("03121", finned_jellyfish),
    CASE("0320", sashimi_x_wing, DIGITS_OF_PATTERN),
    CASE("0321", sashimi_swordfish, DIGITS_OF_PATTERN),
    SIAMESE("03211", sashimi_swordfish),
    CASE("0322", sashimi_jellyfish, DIGITS_OF_PATTERN),
    SIAMESE("03221", sashimi_jellyfish),
    CASE("0331", franken_swordfish, DIGITS_OF_PATTERN),
    CASE("0332", franken_jellyfish, DIGITS_OF_PATTERN),
    CASE("0340", finned_franken_x_wing, DIGITS_OF_PATTERN),
    CASE("0341", finned_franken_swordfish, DIGITS_OF_PATTERN),
    SIAMESE("03411", finned_franken_swordfish),
    CASE("0342", finned_franken_jellyfish, DIGITS_OF_PATTERN),
    SIAMESE("03421", finned_franken_jellyfish),
    CASE("0362", finned_mutant_jellyfish, DIGITS_OF_PATTERN),
    SIAMESE("03621", finned_mutant_jellyfish),
    CASE("0363", finned_mutant_squirmbag, DIGITS_OF_PATTERN),
    CASE("0364", finned_mutant_whale, DIGITS_OF_PATTERN),
    CASE("0400", skyscraper, DIGITS_OF_PATTERN),
    CASE("0401", two_string_kite, DIGITS_OF_PATTERN),
    OPTION("0402", empty_rectangle, DIGITS_OF_PATTERN, "1", ALLOW_TWO_CANDIDATES),
    CASE("0403", turbot_fish, DIGITS_OF_PATTERN),
    OPTION("0404", dual_kite, DIGITS_OF_PATTERN, " ", ALLOW_DUALS),
    OPTION("0405", dual_empty_rectangle, DIGITS_OF_PATTERN, " ", ALLOW_DUALS | ALLOW_TWO_CANDIDATES),
    CASE("0500", simple_colours_trap, DIGITS_OF_PATTERN),
    CASE("0501", simple_colours_wrap, DIGITS_OF_PATTERN),
    CASE("0502", multi_colours_1, DIGITS_OF_PATTERN),
    CASE("0503", multi_colours_2, DIGITS_OF_PATTERN),
    UNIQUE("0600", unique_1),
    UNIQUE("0601", unique_2),
    UNIQUE("0602", unique_3),
    UNIQUE("0603", unique_4),
    UNIQUE("0604", unique_5),
    UNIQUE("0605", unique_6),
    UNIQUE("0606", hidden_rectangle),
    UNIQUE("0607", avoidable_1),
    UNIQUE("0608", avoidable_2),
    CASE("0610", bug_1, DIGITS_ANY),
    CASE("0701", x_chain, DIGITS_REMOVED),
    CASE("0702", xy_chain, DIGITS_REMOVED),
    CASE("0703", remote_pair, DIGITS_ANY),
    CASE("0706", continuous_loop, DIGITS_REMOVED),
    CASE("0707", discontinuous_loop, DIGITS_REMOVED),
    CASE("0708", aic, DIGITS_REMOVED),
    OPTION("0709", grouped_continuous_loop, DIGITS_REMOVED, "2", ALLOW_SETS_IN_CHAINS),
    OPTION("0710", grouped_discontinuous_loop, DIGITS_REMOVED, "34", ALLOW_SETS_IN_CHAINS),
    OPTION("0711", grouped_aic, DIGITS_REMOVED, "34", ALLOW_SETS_IN_CHAINS),
    CASE("0800", xy_wing, DIGITS_OF_PATTERN),
    CASE("0801", xyz_wing, DIGITS_OF_PATTERN),
    CASE("0803", w_wing, DIGITS_OF_PATTERN),
    CASE("0901", als_xz, DIGITS_REMOVED),
    OPTION("0902", als_xy_wing, DIGITS_REMOVED, "2", ALLOW_OVERLAP),
    OPTION("0903", als_chain, DIGITS_REMOVED, " ", ALLOW_WAY_BACK),
    OPTION("0904", death_blossom, DIGITS_REMOVED, "2", ALLOW_OVERLAP),
    CASE("1101", sue_de_coq, DIGITS_REMOVED),
    CASE("1201", template_set, DIGITS_OF_PATTERN),
    CASE("1202", template_delete, DIGITS_OF_PATTERN),
    {.code = NULL},
};

static void every_case_comes_out_exactly(void **state)
{
    (void)state;
    enum { CODES = sizeof codes / sizeof *codes - 1 };
    int counts[CODES] = {0};
    const int count = run_technique_cases(codes, counts);
    if (count < 0) skip();
    for (int i = 0; i < CODES; i++)
        printf("%s %d%s", codes[i].code, counts[i], i % 12 == 11 ? "\n" : ", ");
    printf("%d in all\n", count);
    assert_int_equal(count, 422);
}

int main(void)
{
    const struct CMUnitTest tests[] = {cmocka_unit_test(every_case_comes_out_exactly)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}

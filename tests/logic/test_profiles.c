/* SPDX-License-Identifier: MIT */
/* test_profiles.c - the orders of the profiles against tests/data/profile-orders.tsv, and what they say of techniques that they do
   not use. */
#include <stdio.h>
#include <string.h>

#include "support/cmocka_first.h"

#include "base/out.h"
#include "logic/profiles/profiles.h"
#include "logic/step/techniques.h"

static void write_order(const struct profile *p, char *text, size_t room)
{
    struct out o = out_to_buffer(text, room);
    out_format(&o, "%s\t", p->name);
    for (int i = 0; i < p->stages; i++)
        for (int g = 0; g < STAGE_GIVES && (!g || p->stage[i].gives[g]); g++)
            out_format(&o, "%s%s", g ? "+" : i ? " " : "", technique_rows[p->stage[i].gives[g]].name);
    out_char(&o, '\n');
}

static void orders_are_as_written(void **state)
{
    (void)state;
    char line[8000], ours[8000];
    int seen = 0;
    FILE *file = fopen("tests/data/profile-orders.tsv", "r");
    assert_non_null(file);
    while (fgets(line, sizeof line, file)) {
        if (line[0] == '#') continue;
        const struct profile *p = &profiles[seen++];
        write_order(p, ours, sizeof ours);
        assert_string_equal(ours, line);
        assert_ptr_equal(profile_named(p->name), p);
    }
    fclose(file);
    assert_int_equal(seen, PROFILE_COUNT);
    assert_ptr_equal(profile_named(NULL), &profiles[0]);
    assert_null(profile_named("se"));
}

static void expect_refusal(bool (*asks)(const struct profile *, int, sudoku_error *),
                           const char *profile, int technique, const char *sentence)
{
    sudoku_error error = {.message = ""};
    assert_int_equal(asks(profile_named(profile), technique, &error), sentence == NULL);
    assert_string_equal(error.message, sentence ? sentence : "");
}

static void other_profiles_are_named(void **state)
{
    (void)state;
    expect_refusal(profile_knows, "se121", TECHNIQUE_jellyfish, NULL);
    expect_refusal(profile_uses, "hodoku", TECHNIQUE_jellyfish, NULL);
    expect_refusal(profile_knows, "se121", TECHNIQUE_w_wing,
                   "the profile se121 does not use w-wing; profiles that do: hodoku");
    expect_refusal(
        profile_uses, "hodoku", TECHNIQUE_nishio,
        "the profile hodoku does not use nishio; profiles that do: se121, sukaku118, sukaku2023");
    /* a leviathan is found on request, and used by none */
    expect_refusal(profile_knows, "hodoku", TECHNIQUE_mutant_leviathan, NULL);
    expect_refusal(profile_uses, "hodoku", TECHNIQUE_mutant_leviathan,
                   "no profile solves with mutant-leviathan: only 'steps --technique' finds it");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(orders_are_as_written),
        cmocka_unit_test(other_profiles_are_named),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}

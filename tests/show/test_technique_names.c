/* SPDX-License-Identifier: MIT */
/* test_technique_names.c - techniques by the names that people know, what is near, and which profiles have them. */
#include <ctype.h>
#include <stdio.h>
#include <string.h>

#include "support/cmocka_first.h"

#include "logic/step/techniques.h"
#include "show/technique_names.h"
#include "sudoku_logic.h"

enum { ROOM = 200 };

static void expect_technique(const char *name, int technique)
{
    sudoku_error error = {.message = ""};
    const int found = sudoku_technique_named(name, &error);
    if (found != technique)
        printf("'%s': expected %s, found %d (%s)\n", name, technique_rows[technique].name, found,
               error.message);
    assert_int_equal(found, technique);
}

static void expect_error(const char *name, const char *sentence)
{
    sudoku_error error;
    assert_int_equal(sudoku_technique_named(name, &error), -1);
    assert_string_equal(error.message, sentence);
}

/* A name unchanged, in capitals with blanks for hyphens, and without either. */
static void expect_in_any_dress(const char *name, int technique)
{
    char other[ROOM], closed[ROOM];
    size_t i = 0, letters = 0;
    for (; name[i]; i++) {
        const unsigned char c = (unsigned char)name[i];
        other[i] = (char)(c == '-' ? ' ' : c < 0x80 ? toupper(c) : c);
    }
    other[i] = 0;
    for (i = 0; name[i]; i++)
        if (name[i] != ' ' && name[i] != '-') closed[letters++] = name[i];
    closed[letters] = 0;
    expect_technique(name, technique);
    expect_technique(other, technique);
    expect_technique(closed, technique);
}

static void names_and_titles_find_their_technique(void **state)
{
    (void)state;
    for (int t = 0; t < TECHNIQUE_COUNT; t++) {
        expect_in_any_dress(technique_rows[t].name, t);
        for (int language = 0; sudoku_language_code(language); language++)
            expect_in_any_dress(sudoku_technique_title(t, (sudoku_language)language), t);
    }
}

/* A name that several share is refused with a list of them; all others find their technique. */
static void every_alias_finds_its_technique(void **state)
{
    (void)state;
    for (int t = 0; t < TECHNIQUE_COUNT; t++) {
        const char *at = technique_aliases[t];
        for (; at && *at; at += strcspn(at, "|"), at += *at == '|') {
            char name[ROOM];
            sudoku_error error;
            snprintf(name, sizeof name, "%.*s", (int)strcspn(at, "|"), at);
            const int found = sudoku_technique_named(name, &error);
            if (found >= 0) expect_technique(name, t);
            else if (!strstr(error.message, technique_rows[t].name))
                fail_msg("%s: %s", name, error.message);
        }
    }
}

static void usual_names(void **state)
{
    (void)state;
    static const struct {
        const char *name;
        int technique;
    } usual[] = {
        {"XY-Wing", TECHNIQUE_xy_wing},
        {"y wing", TECHNIQUE_xy_wing},
        {"XYZ", TECHNIQUE_xyz_wing},
        {"xwing", TECHNIQUE_x_wing},
        {"X-Wings", TECHNIQUE_x_wing},
        {"W-Wing", TECHNIQUE_w_wing},
        {"NP", TECHNIQUE_naked_pair},
        {"Naked Pairs", TECHNIQUE_naked_pair},
        {"naked triplet", TECHNIQUE_naked_triple},
        {"Naked Quads", TECHNIQUE_naked_quad},
        {"Nacktes Tripel", TECHNIQUE_naked_triple},
        {"nackter Drilling", TECHNIQUE_naked_triple},
        {"UR1", TECHNIQUE_unique_1},
        {"UR Type 4", TECHNIQUE_unique_4},
        {"Type 1 Unique Rectangle", TECHNIQUE_unique_1},
        {"Unique Rectangle type 2", TECHNIQUE_unique_2},
        {"Type 3 Unique Loop", TECHNIQUE_loop_3},
        {"BUG+1", TECHNIQUE_bug_1},
        {"BUG Type 2", TECHNIQUE_bug_2},
        {"SDC", TECHNIQUE_sue_de_coq},
        {"AIC", TECHNIQUE_aic},
        {"Alternating Inference Chain", TECHNIQUE_aic},
        {"two string kite", TECHNIQUE_two_string_kite},
        {"2-string kite", TECHNIQUE_two_string_kite},
        {"Box/Line Reduction", TECHNIQUE_claiming},
        {"Pointing pairs", TECHNIQUE_pointing},
        {"lc1", TECHNIQUE_pointing},
        {"Locked Candidates Type 2", TECHNIQUE_claiming},
        {"fbf3", TECHNIQUE_finned_swordfish},
        {"Simple Colouring Trap", TECHNIQUE_simple_colours_trap},
        {"Aligned Triplet Exclusion", TECHNIQUE_aligned_triple},
        {"Region Forcing Chains", TECHNIQUE_house_forcing_chain},
        {"Dynamic Forcing Chains (+)", TECHNIQUE_dynamic_chain_plus},
        {"ALS-XZ", TECHNIQUE_als_xz},
        {"hiddensingle", TECHNIQUE_hidden_single},
        {"Hidden_Single", TECHNIQUE_hidden_single},
        {"remotepairs", TECHNIQUE_remote_pair},
        {"uniquerectangle1", TECHNIQUE_unique_1},
        {"Locked Candidates (Claiming)", TECHNIQUE_claiming},
        {"Locked Candidates (Pointing)", TECHNIQUE_pointing},
        {"UT1", TECHNIQUE_unique_1},
        {"FXW", TECHNIQUE_finned_x_wing},
        {"FSF", TECHNIQUE_finned_swordfish},
        {"XY-Flügel", TECHNIQUE_xy_wing},
        {"Open Single", TECHNIQUE_full_house},
        {"Schwertfisch mit Flosse", TECHNIQUE_finned_swordfish},
        {"ALLGEMEINE ÜBERSCHNEIDUNG", TECHNIQUE_intersection},
        {"allgemeine Ueberschneidung", TECHNIQUE_intersection},
    };
    for (size_t i = 0; i < sizeof usual / sizeof *usual; i++)
        expect_technique(usual[i].name, usual[i].technique);
}

static void names_of_several_or_none(void **state)
{
    (void)state;
    expect_error("Locked Candidates", "the name could mean: pointing, claiming");
    expect_error("UR",
                 "the name could mean: unique-rectangle-1, unique-rectangle-2, unique-rectangle-3, "
                 "unique-rectangle-4, unique-rectangle-5, unique-rectangle-6");
    expect_error("niceloop", "the name could mean: continuous-nice-loop, discontinuous-nice-loop");
    expect_error("Intersection Removal", "the name could mean: pointing, claiming");
    expect_error("Naked Subset", "the name could mean: naked-pair, naked-triple, naked-quadruple");
    expect_error("Bent Triple", "the name could mean: xy-wing, xyz-wing");
    expect_error("xy-chian", "no technique has this name; similar names: xy-chain");
    expect_error("xwnig", "no technique has this name; similar names: x-wing");
    expect_error("swrdfish", "no technique has this name; similar names: swordfish");
    expect_error("kite",
                 "no technique has this name; similar names: two-string-kite, dual-two-string-kite");
    expect_error("sky", "no technique has this name; similar names: skyscraper");
    expect_error("finned", "no technique has this name; similar names: finned-x-wing, finned-swordfish, "
                           "finned-jellyfish, finned-squirmbag, finned-whale, finned-leviathan ...");
    expect_error("sashimi mutant", "no technique has this name");
    expect_error("nonsense", "no technique has this name");
    expect_error("", "no technique has this name");
    expect_error("type", "no technique has this name");
    expect_error("\xff\xc3", "no technique has this name");
    expect_error(
        "x-wing                                                                          but not",
        "no technique has this name");
    assert_int_equal(sudoku_technique_named("nonsense", NULL), -1);
}

static void profiles_that_lack_a_technique_name_others(void **state)
{
    (void)state;
    sudoku_error error;
    assert_true(sudoku_profile_has("hodoku", TECHNIQUE_xy_chain, &error));
    assert_false(sudoku_profile_has("se121", TECHNIQUE_xy_chain, &error));
    assert_string_equal(error.message,
                        "the profile se121 does not use xy-chain; profiles that do: hodoku");
    assert_false(sudoku_profile_has("hodoku", TECHNIQUE_nishio, &error));
    assert_non_null(strstr(error.message, "the profile hodoku does not use nishio; "));
    for (int i = 0; sudoku_profile_name(i); i++) {
        const char *profile = sudoku_profile_name(i);
        if (sudoku_profile_has(profile, TECHNIQUE_nishio, NULL))
            assert_non_null(strstr(error.message, profile));
    }
    assert_true(sudoku_profile_has("hodoku", TECHNIQUE_whale, &error));
    assert_false(sudoku_profile_uses("hodoku", TECHNIQUE_whale, &error));
    assert_string_equal(error.message,
                        "no profile solves with whale: only 'steps --technique' finds it");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(names_and_titles_find_their_technique),
        cmocka_unit_test(every_alias_finds_its_technique),
        cmocka_unit_test(usual_names),
        cmocka_unit_test(names_of_several_or_none),
        cmocka_unit_test(profiles_that_lack_a_technique_name_others),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}

/* SPDX-License-Identifier: MIT */
/* test_techniques.c - the table of techniques against the numbers in tests/data/technique-ratings.tsv. */
#include <stdio.h>
#include <string.h>

#include "support/cmocka_first.h"

#include "logic/profiles/profiles.h"
#include "logic/step/techniques.h"

static void every_technique_has_its_ratings(void **state)
{
    (void)state;
    char line[400], name[60];
    int se, sukaku, level, score, seen = 0;
    FILE *file = fopen("tests/data/technique-ratings.tsv", "r");
    assert_non_null(file);
    while (fgets(line, sizeof line, file)) {
        if (line[0] == '#') continue;
        assert_int_equal(sscanf(line, "%59s %d %d %d %d", name, &se, &sukaku, &level, &score), 5);
        const int t = technique_named(name);
        if (t < 0) fail_msg("no technique %s", name);
        const struct technique_row *row = &technique_rows[t];
        if (row->se != se || row->sukaku != sukaku || row->level != level || row->score != score)
            fail_msg("%s: %d %d %d %d instead of %s", name, row->se, row->sukaku, row->level, row->score,
                     line);
        seen++;
    }
    fclose(file);
    assert_int_equal(seen, TECHNIQUE_COUNT);
    assert_int_equal(technique_named("no-such-technique"), -1);
}

/* A step's rating is that of its technique, and what the finder adds for chains; HoDoKu adds nothing. */
static void each_profile_rates_by_its_own_column(void **state)
{
    (void)state;
    static const struct {
        const char *profile;
        int technique, more, rating;
    } rows[] = {
        {"se121", TECHNIQUE_jellyfish, 0, 52},
        {"se121", TECHNIQUE_cycle, 3, 73},
        {"sukaku2023", TECHNIQUE_naked_single, 0, 23},
        {"sukaku118", TECHNIQUE_skyscraper, 0, 40},
        {"sukaku118", TECHNIQUE_nested_dynamic_plus, 2, 107},
        {"sukaku2023", TECHNIQUE_nested_dynamic_plus, 2, 112},
        {"hodoku", TECHNIQUE_naked_single, 3, 4},
        {"hodoku", TECHNIQUE_aic, 7, 280},
    };
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        const sudoku_step step = {.technique = rows[i].technique, .rating = rows[i].more};
        assert_int_equal(rating_of(profile_named(rows[i].profile), &step), rows[i].rating);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(every_technique_has_its_ratings),
        cmocka_unit_test(each_profile_rates_by_its_own_column),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}

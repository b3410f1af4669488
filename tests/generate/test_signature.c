/* SPDX-License-Identifier: MIT */
/* test_signature.c - the same seed gives the same puzzles everywhere: every compiler, build and instruction set.

   A hash of some puzzles of every rule set, against tests/data/generate-signature.txt.  A change of it is a change for
   everyone who keeps seeds.  SUDOKU_SIGNATURE=1 prints the new file.  */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "support/cmocka_first.h"

#include "support/rule_sets.h"

enum { SETS = RULE_SETS + 1, MAX_LINE = 200 };
static const struct rule_set large = {.name = "12x12", .box_rows = 3, .box_columns = 4};

struct hash {
    uint64_t value; /* FNV-1a */
    int cells;
};

static void add_byte(struct hash *h, uint8_t byte) { h->value = (h->value ^ byte) * 0x100000001B3u; }

static bool add_puzzle(void *context, const sudoku_made *m)
{
    struct hash *h = context;
    add_byte(h, (uint8_t)m->clues);
    for (int c = 0; c < h->cells && m->givens; c++) {
        add_byte(h, m->givens[c]);
        add_byte(h, m->solution[c]);
    }
    return true;
}

/* Three orders of each rule set: as few clues as it gets, symmetric ones, and a range. */
static uint64_t hash_of(const sudoku_rules *rules, bool is_large, bool has_symmetry)
{
    const int n = sudoku_rules_size(rules);
    struct hash h = {0xCBF29CE484222325u, n * n};
    sudoku_order o = {.room = sizeof o, .rules = rules, .seed = 1, .count = is_large ? 1 : 20};
    assert_true(sudoku_generate(&o, add_puzzle, &h, NULL));
    if (is_large) return h.value;
    o.first = 1000000;
    o.count = 5;
    o.least_clues = n * n / 3;
    o.most_clues = n * n / 2;
    assert_true(sudoku_generate(&o, add_puzzle, &h, NULL));
    o.symmetry = SUDOKU_ROTATE_180;
    if (has_symmetry) assert_true(sudoku_generate(&o, add_puzzle, &h, NULL));
    return h.value;
}

/* "set hash", one line each */
static void expect_line(FILE *file, const char *isa, const char *set, uint64_t hash)
{
    char line[MAX_LINE], expected[MAX_LINE] = "";
    snprintf(line, sizeof line, "%s %016llx\n", set, (unsigned long long)hash);
    if (getenv("SUDOKU_SIGNATURE")) fputs(line, stdout);
    else if (!fgets(expected, sizeof expected, file) || strcmp(line, expected))
        fail_msg("%s: puzzles have changed: %sinstead of %s", isa, line, expected);
}

static void puzzles_are_what_they_were(void **state)
{
    (void)state;
    FILE *file = fopen("tests/data/generate-signature.txt", "r");
    assert_true(file || getenv("SUDOKU_SIGNATURE"));
    for (int i = 0; sudoku_isa_name(i); i++) {
        struct rng r = rng_from_seed(2); /* layouts and houses that have grids */
        if (!sudoku_choose_isa(sudoku_isa_name(i))) continue;
        if (file) rewind(file);
        for (int set = 0; set < SETS; set++) {
            const struct rule_set *s = set < RULE_SETS ? &rule_sets[set] : &large;
            sudoku_rules *rules = rules_of_set(s, &r);
            const uint64_t hash = hash_of(rules, set == RULE_SETS, !s->jigsaw && !s->houses);
            expect_line(file, sudoku_isa_name(i), s->name, hash);
            sudoku_rules_free(rules);
        }
        if (getenv("SUDOKU_SIGNATURE")) break;
    }
    if (file) fclose(file);
}

int main(void)
{
    const struct CMUnitTest tests[] = {cmocka_unit_test(puzzles_are_what_they_were)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}

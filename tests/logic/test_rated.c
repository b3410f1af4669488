/* SPDX-License-Identifier: MIT */
/* test_rated.c - ratings and paths against those of the programs whose profiles we follow: all equal.

   tests/data has puzzles of our own.  Longer lists are not part of the project; where they are missing, this says so.
   Differences are printed.  */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "support/cmocka_first.h"

#include "logic/path/rate.h"
#include "show/step_notation.h"
#include "support/data.h"

enum { CELLS = 81, LINE = 4096, STEP = 1 << 14, SHOWN = 12 };

/* How often two programs agree. */
struct tally {
    const char *what;
    int same, all;
};

static void count(struct tally *t, bool same, const char *puzzle, const char *theirs, const char *ours)
{
    t->all++;
    if (same) {
        t->same++;
        return;
    }
    if (t->all - t->same <= SHOWN) printf("  %s %s: %s, here %s\n", puzzle, t->what, theirs, ours);
}

static void judge(const struct tally *t)
{
    printf("%s: %d of %d equal\n", t->what, t->same, t->all);
    assert_true(t->all > 0);
    assert_int_equal(t->same, t->all);
}

static void read_givens(const char *text, uint8_t givens[CELLS])
{
    for (int i = 0; i < CELLS; i++)
        givens[i] = text[i] >= '1' && text[i] <= '9' ? (uint8_t)(text[i] - '0') : 0;
}

static sudoku_rules *rules_for(const char *extra, const char *letters)
{
    uint8_t region[CELLS];
    for (int i = 0; letters && i < CELLS; i++) {
        const char *first = strchr(letters, letters[i]);
        int number = 0;
        for (const char *c = letters; c < first; c++) number += strchr(letters, *c) == c;
        region[i] = (uint8_t)number;
    }
    return sudoku_rules_new(
        &(sudoku_shape){.size = 9, .rules = extra, .regions = letters ? region : NULL}, NULL);
}

static char *rating_text(sudoku_logic *l, const uint8_t *givens, char text[64])
{
    struct path_rating rating;
    rate_puzzle(l, &(sudoku_puzzle){.rules = l->field->rules, .givens = givens}, false, &rating);
    const sudoku_rating r = rating.sum;
    if (r.level) snprintf(text, 64, "%s\t%d", level_name(r.level, SUDOKU_ENGLISH), r.score);
    else
        snprintf(text, 64, "%d.%d/%d.%d/%d.%d", r.rating / 10, r.rating % 10, r.pearl / 10, r.pearl % 10,
                 r.diamond / 10, r.diamond % 10);
    return text;
}

static void compare(struct tally *t, sudoku_logic *l, const char *puzzle, const char *theirs)
{
    uint8_t givens[CELLS];
    char ours[64];
    read_givens(puzzle, givens);
    rating_text(l, givens, ours);
    count(t, !strcmp(theirs, ours), puzzle, theirs, ours);
}

/* The fields of a line, which tabs part; returns how many there are. */
static int split(char *line, char *field[], int most)
{
    int count = 0;
    for (char *at = strtok(line, "\t\r\n"); at && count < most; at = strtok(NULL, "\t\r\n"))
        field[count++] = at;
    return count;
}

/* Each line has a puzzle and what each of the named profiles says of it; HoDoKu's level and score are two fields. */
static void rate_list(FILE *file, const char *const *named)
{
    enum { MOST = 4 };
    struct tally tally[MOST] = {0};
    sudoku_logic *logic[MOST];
    sudoku_rules *rules = rules_for(NULL, NULL);
    int count = 0;
    for (; named[count]; count++) {
        tally[count].what = named[count];
        logic[count] = logic_new(rules, named[count], NULL);
    }
    char line[LINE];
    while (fgets(line, sizeof line, file)) {
        char *field[MOST + 2], theirs[64];
        if (*line == '#') continue;
        const int fields = split(line, field, MOST + 2);
        for (int i = 0, at = 1; i < count; i++, at++) {
            const bool level = !strcmp(named[i], "hodoku");
            assert_true(at + level < fields);
            snprintf(theirs, sizeof theirs, level ? "%s\t%s" : "%s", field[at], field[at + level]);
            compare(&tally[i], logic[i], field[0], theirs);
            at += level;
        }
    }
    fclose(file);
    for (int i = 0; i < count; i++) {
        logic_free(logic[i]);
        judge(&tally[i]);
    }
    sudoku_rules_free(rules);
}

static void puzzles_of_our_own_are_rated_alike(void **state)
{
    (void)state;
    FILE *file = fopen("tests/data/rated.tsv", "r");
    assert_non_null(file);
    rate_list(file, (const char *const[]){"se121", "sukaku118", "sukaku2023", "hodoku", NULL});
}

static void classic_puzzles_are_rated_alike(void **state)
{
    (void)state;
    FILE *file = open_data("rated/classic.tsv");
    if (!file) skip();
    rate_list(file, (const char *const[]){"sukaku2023", "sukaku118", "hodoku", NULL});
}

static void the_original_rates_them_alike(void **state)
{
    (void)state;
    FILE *file = open_data("rated/classic-se121.tsv");
    if (!file) skip();
    rate_list(file, (const char *const[]){"se121", NULL});
}

/* ---- variants ---- */

static void compare_variant(struct tally *t, const char *rules, const char *regions, const char *puzzle,
                            const char *theirs)
{
    sudoku_rules *r = rules_for(strcmp(rules, "jigsaw") ? rules : NULL, regions);
    sudoku_logic *l = logic_new(r, t->what, NULL);
    compare(t, l, puzzle, theirs);
    logic_free(l);
    sudoku_rules_free(r);
}

/* Each line has the rules ("x nrc", or "jigsaw"), perhaps the regions or -, the puzzle, and what each of the profiles says. */
static void rate_variants(FILE *file, bool with_regions, const char *const *named)
{
    enum { MOST = 2 };
    struct tally tally[MOST] = {0};
    char line[LINE];
    while (fgets(line, sizeof line, file)) {
        char *field[MOST + 3];
        if (*line == '#') continue;
        const int fields = split(line, field, MOST + 3), puzzle = with_regions ? 2 : 1;
        const char *regions = with_regions && strcmp(field[1], "-") ? field[1] : NULL;
        for (int i = 0; named[i]; i++) {
            assert_true(puzzle + 1 + i < fields);
            tally[i].what = named[i];
            if (strcmp(field[puzzle + 1 + i], "-"))
                compare_variant(&tally[i], field[0], regions, field[puzzle], field[puzzle + 1 + i]);
        }
    }
    fclose(file);
    for (int i = 0; named[i]; i++) judge(&tally[i]);
}

static void variants_of_our_own_are_rated_alike(void **state)
{
    (void)state;
    FILE *file = fopen("tests/data/rated-variants.tsv", "r");
    assert_non_null(file);
    rate_variants(file, true, (const char *const[]){"sukaku118", "sukaku2023", NULL});
}

static void variants_are_rated_alike_by_2023(void **state)
{
    (void)state;
    FILE *file = open_data("rated/variants.tsv");
    if (!file) skip();
    rate_variants(file, true, (const char *const[]){"sukaku2023", NULL});
}

static void variants_are_rated_alike_by_118(void **state)
{
    (void)state;
    FILE *file = open_data("rated/variants-sukaku118.tsv");
    if (!file) skip();
    rate_variants(file, false, (const char *const[]){"sukaku118", NULL});
}

/* ---- paths ---- */

struct path {
    sudoku_logic *logic;
    char puzzle[CELLS + 1];
    bool same, on_the_way;
    char theirs[STEP]; /* a step, perhaps with chains on lines of their own */
};

/* Where an assumption ends in its own opposite, HoDoKu does not note the cell, and its header names one that its previous check
   has left over: the first cell of box 9 that could still hold a 9.  Ours names the cell of the assumption.  */
static const struct {
    const char *theirs, *ours;
} leftover_headers[] = {
    {"Forcing Net Contradiction in r8c7 => r2c4<>5\n", "Forcing Net Contradiction in r2c4 => r2c4<>5\n"},
    {"Forcing Net Contradiction in r8c7 => r4c4=7\n", "Forcing Net Contradiction in r4c4 => r4c4=7\n"},
    {"Forcing Net Contradiction in r8c7 => r1c3<>2\n", "Forcing Net Contradiction in r1c3 => r1c3<>2\n"},
};

static void correct_header(char *theirs)
{
    for (size_t i = 0; i < sizeof leftover_headers / sizeof *leftover_headers; i++) {
        const size_t length = strlen(leftover_headers[i].theirs);
        if (!strncmp(theirs, leftover_headers[i].theirs, length))
            memcpy(theirs, leftover_headers[i].ours, length);
    }
}

static void compare_step(struct path *p)
{
    static char ours[STEP];
    if (!p->same || !*p->theirs) return;
    correct_header(p->theirs);
    const sudoku_step *step = logic_next(p->logic);
    struct out o = out_to_buffer(ours, sizeof ours);
    if (step) out_notation(&o, p->logic->field->rules, step, SUDOKU_ENGLISH);
    p->same = !strcmp(ours, p->theirs);
    if (!p->same) printf("  %s\n    theirs %s\n    ours   %s\n", p->puzzle, p->theirs, ours);
    if (step) logic_apply(p->logic, step);
}

static void begin_path(struct path *p, const char *line, struct tally *t)
{
    uint8_t givens[CELLS];
    compare_step(p);
    *p->theirs = 0;
    if (p->on_the_way) count(t, p->same, p->puzzle, "path", "another");
    p->on_the_way = line != NULL;
    if (!line) return;
    snprintf(p->puzzle, sizeof p->puzzle, "%.81s", line);
    read_givens(line, givens);
    logic_start(p->logic, &(sudoku_puzzle){.rules = p->logic->field->rules, .givens = givens});
    p->same = true;
}

/* A step begins with three blanks, and its further lines with two. */
static void add_line(struct path *p, const char *line)
{
    if (!strncmp(line, "   ", 3)) {
        compare_step(p);
        snprintf(p->theirs, sizeof p->theirs, "%s", line + 3);
        return;
    }
    const size_t length = strlen(p->theirs);
    snprintf(p->theirs + length, sizeof p->theirs - length, "\n%s", line);
}

static void compare_paths(const char *name, struct tally *tally)
{
    static struct path path;
    static char line[STEP];
    FILE *file = open_data(name);
    if (!file) skip();
    sudoku_rules *rules = rules_for(NULL, NULL);
    path.logic = logic_new(rules, "hodoku", NULL);
    while (fgets(line, sizeof line, file)) {
        line[strcspn(line, "\r\n")] = 0;
        if (*line == ' ') add_line(&path, line);
        else begin_path(&path, line, tally);
    }
    begin_path(&path, NULL, tally);
    fclose(file);
    logic_free(path.logic);
    sudoku_rules_free(rules);
}

static void paths_are_alike(void **state)
{
    (void)state;
    struct tally tally = {"hodoku's paths", 0, 0};
    compare_paths("rated/hodoku-paths.txt", &tally);
    judge(&tally);
}

static void paths_with_nets_are_alike(void **state)
{
    (void)state;
    struct tally tally = {"hodoku's paths with nets", 0, 0};
    compare_paths("rated/hodoku-nets.txt", &tally);
    judge(&tally);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(puzzles_of_our_own_are_rated_alike),
        cmocka_unit_test(classic_puzzles_are_rated_alike),
        cmocka_unit_test(the_original_rates_them_alike),
        cmocka_unit_test(variants_of_our_own_are_rated_alike),
        cmocka_unit_test(variants_are_rated_alike_by_2023),
        cmocka_unit_test(variants_are_rated_alike_by_118),
        cmocka_unit_test(paths_are_alike),
        cmocka_unit_test(paths_with_nets_are_alike),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}

/* SPDX-License-Identifier: MIT */
/* test_rated.c - ratings and paths against those of the programs whose profiles we follow.

   The lists are not part of the project; where they are missing, this says so.  Differences are printed.  */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "support/cmocka_first.h"

#include "logic/rate.h"
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

static void judge(const struct tally *t, int percent)
{
    printf("%s: %d of %d equal\n", t->what, t->same, t->all);
    assert_true(100 * t->same >= percent * t->all);
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
    sudoku_rating r;
    rate_puzzle(l, &(sudoku_puzzle){.rules = l->field->rules, .givens = givens}, false, &r);
    if (r.level) snprintf(text, 64, "%s\t%d", level_name(r.level), r.score);
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

static void classic_puzzles_are_rated_alike(void **state)
{
    (void)state;
    FILE *file = open_data("rated/classic.tsv");
    if (!file) skip();
    sudoku_rules *rules = rules_for(NULL, NULL);
    sudoku_logic *se = logic_new(rules, "se121", NULL), *sukaku = logic_new(rules, "sukaku118", NULL),
                 *hodoku = logic_new(rules, "hodoku", NULL);
    struct tally by_se = {"se121", 0, 0}, by_sukaku = {"sukaku118", 0, 0},
                 level = {"hodoku level", 0, 0}, score = {"hodoku level and score", 0, 0};
    char line[LINE];
    while (fgets(line, sizeof line, file)) {
        char puzzle[CELLS + 1], r1[32], r2[32], grade[32], ours[64], theirs[64];
        uint8_t givens[CELLS];
        int points;
        if (sscanf(line, "%81[.0-9]\t%31s\t%31s\t%31s\t%d", puzzle, r1, r2, grade, &points) != 5)
            continue;
        compare(&by_se, se, puzzle, r1);
        compare(&by_sukaku, sukaku, puzzle, r2);
        read_givens(puzzle, givens);
        rating_text(hodoku, givens, ours);
        snprintf(theirs, sizeof theirs, "%s\t%d", grade, points);
        count(&level, !strncmp(grade, ours, strcspn(ours, "\t")), puzzle, grade, ours);
        count(&score, !strcmp(ours, theirs), puzzle, theirs, ours);
    }
    fclose(file);
    logic_free(se);
    logic_free(sukaku);
    logic_free(hodoku);
    sudoku_rules_free(rules);
    judge(&by_se, 99);
    judge(&by_sukaku, 98);
    judge(&level, 99);
    judge(&score, 95);
}

static void variants_are_rated_alike(void **state)
{
    (void)state;
    FILE *file = open_data("rated/variants.tsv");
    if (!file) skip();
    struct tally tally = {"variants, se121", 0, 0};
    char line[LINE];
    while (fgets(line, sizeof line, file)) {
        char extra[32], regions[CELLS + 1], puzzle[CELLS + 1], rating[32];
        if (*line == '#' || sscanf(line, "%31s\t%81s\t%81s\t%31s", extra, regions, puzzle, rating) != 4)
            continue;
        sudoku_rules *rules =
            rules_for(strcmp(extra, "jigsaw") ? extra : NULL, strcmp(regions, "-") ? regions : NULL);
        sudoku_logic *l = logic_new(rules, "se121", NULL);
        compare(&tally, l, puzzle, rating);
        logic_free(l);
        sudoku_rules_free(rules);
    }
    fclose(file);
    judge(&tally, 98);
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

/* A step begins with three blanks, and goes on with two. */
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
    judge(&tally, 100);
}

static void paths_with_nets_are_alike(void **state)
{
    (void)state;
    struct tally tally = {"hodoku's paths with nets", 0, 0};
    compare_paths("rated/hodoku-nets.txt", &tally);
    judge(&tally, 100);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(classic_puzzles_are_rated_alike),
        cmocka_unit_test(variants_are_rated_alike),
        cmocka_unit_test(paths_are_alike),
        cmocka_unit_test(paths_with_nets_are_alike),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}

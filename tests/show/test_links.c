/* SPDX-License-Identifier: MIT */
/* test_links.c - puzzles as links of every format come back as they were, or cannot be printed, with a sentence.

   Random puzzles of all rule sets and sizes, with digits and marks of the player, pencil marks of the puzzle, colours and labels.

   Sources: src/show/link/, src/board/cell_colours.c.  */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "support/cmocka_first.h"

#include "board/rules.h"
#include "support/data.h"
#include "support/maker.h"
#include "support/rule_sets.h"
#include "support/text.h"

struct random_puzzle {
    uint8_t givens[SUDOKU_MAX_CELLS], placed[SUDOKU_MAX_CELLS];
    uint64_t allowed[SUDOKU_MAX_CELLS], marks[SUDOKU_MAX_CELLS], colours[SUDOKU_MAX_CELLS];
    sudoku_rules *rules;
    sudoku_puzzle puzzle;
};

static void make_puzzle(struct rng *r, const struct rule_set *set, struct random_puzzle *p)
{
    p->rules = rules_of_set(set, r);
    assert_non_null(p->rules);
    const int n = p->rules->n;
    const uint64_t all = all_digits(p->rules);
    const bool whole_state = rng_below(r, 4) == 0; /* marks in every open cell */
    const bool empty = rng_below(r, 8) == 0;
    for (int cell = 0; cell < p->rules->cells; cell++) {
        p->givens[cell] = (uint8_t)(empty || rng_below(r, 3) ? 0 : 1 + rng_below(r, n));
        p->placed[cell] = (uint8_t)(p->givens[cell] || rng_below(r, 3) ? 0 : 1 + rng_below(r, n));
        p->marks[cell] = rng_below(r, 2) ? rng_next(r) & all : 0;
        if (whole_state)
            p->marks[cell] =
                p->givens[cell] || p->placed[cell] ? 0 : bit(rng_below(r, n)) | p->marks[cell];
        p->allowed[cell] =
            p->givens[cell] || rng_below(r, 2) ? all : (rng_next(r) & all) | bit(0) | bit(n - 1);
        p->colours[cell] = rng_below(r, 4) ? 0 : bit(rng_below(r, 9));
    }
    p->puzzle = (sudoku_puzzle){.room = sizeof p->puzzle,
                                .rules = p->rules,
                                .givens = p->givens,
                                .placed = rng_below(r, 3) ? NULL : p->placed,
                                .marks = rng_below(r, 3) ? NULL : p->marks,
                                .allowed = n > 1 && !rng_below(r, 3) ? p->allowed : NULL,
                                .colours = rng_below(r, 3) ? NULL : p->colours,
                                .title = rng_below(r, 2) ? NULL : "R\xC3\xA4tsel #1: \"a&b\" 50% +\\",
                                .author = rng_below(r, 2) ? NULL : "somebody",
                                .about = rng_below(r, 2) ? NULL : "Normal sudoku rules apply.\nTwice."};
    if (whole_state) {
        p->puzzle.placed = p->placed;
        p->puzzle.marks = p->marks;
        p->puzzle.allowed = NULL;
    }
}

static bool same_sets(const uint64_t *a, const uint64_t *b, int cells, uint64_t nothing)
{
    for (int cell = 0; cell < cells; cell++)
        if ((a ? a[cell] : nothing) != (b ? b[cell] : nothing)) return false;
    return true;
}

static bool same_digits(const uint8_t *a, const uint8_t *b, int cells)
{
    for (int cell = 0; cell < cells; cell++)
        if ((a ? a[cell] : 0) != (b ? b[cell] : 0)) return false;
    return true;
}

static bool same_text(const char *a, const char *b) { return !strcmp(a ? a : "", b ? b : ""); }

/* Rules as the format "line" says them, behind an empty grid. */
static void print_rules(const sudoku_rules *rules, struct text *t)
{
    static const uint8_t empty[SUDOKU_MAX_CELLS];
    const sudoku_puzzle p = {.rules = rules, .givens = empty};
    text_clear(t);
    assert_true(sudoku_print(&(sudoku_sheet){.puzzle = &p}, NULL, (sudoku_sink){text_sink, t}));
}

struct link_format {
    const char *name;
    bool colours, title, labels; /* what it has a place for */
    int printed, refused;
};

static void compare(const struct link_format *f, const sudoku_puzzle *a, const sudoku_puzzle *b)
{
    static struct text ours, theirs;
    const int cells = a->rules->cells;
    print_rules(a->rules, &ours);
    print_rules(b->rules, &theirs);
    assert_string_equal(ours.bytes, theirs.bytes);
    assert_true(same_digits(a->givens, b->givens, cells));
    assert_true(same_sets(a->allowed, b->allowed, cells, all_digits(a->rules)));
    assert_true(same_digits(a->placed, b->placed, cells));
    assert_true(same_sets(a->marks, b->marks, cells, 0));
    if (f->colours) assert_true(same_sets(a->colours, b->colours, cells, 0));
    if (f->title) assert_true(same_text(a->title, b->title));
    if (f->labels) assert_true(same_text(a->author, b->author) && same_text(a->about, b->about));
    assert_null(b->unapplied);
    assert_string_equal(b->format, f->name);
    text_free(&ours);
    text_free(&theirs);
}

static void print_and_read(struct link_format *f, const sudoku_puzzle *p)
{
    static struct text link;
    const sudoku_sheet sheet = {.puzzle = p};
    const sudoku_style style = {
        .room = sizeof style, .format = f->name, .base = "https://sudoku.example/play/"};
    sudoku_error error = {.message = ""};
    text_clear(&link);
    const bool can = sudoku_can_print(&sheet, &style, &error);
    assert_int_equal(sudoku_print(&sheet, &style, (sudoku_sink){text_sink, &link}), can);
    if (!can) {
        f->refused++;
        assert_true(link.length == 0 && strstr(error.message, "no way to state"));
        return;
    }
    f->printed++;
    const char *path = strstr(link.bytes, "sudokupad.app/fpuz"); /* slashes may get lost on the way */
    if (path) assert_null(strchr(path + strlen("sudokupad.app/"), '/'));
    sudoku_puzzle again = {.room = sizeof again};
    sudoku_reader *reader = sudoku_reader_new_text(link.bytes, link.length, NULL, NULL);
    assert_non_null(reader);
    if (sudoku_reader_next(reader, &again, &error) != SUDOKU_READ_PUZZLE)
        fail_msg("%s: %s", link.bytes, error.message);
    compare(f, p, &again);
    assert_int_equal(sudoku_reader_next(reader, &again, &error), SUDOKU_READ_END);
    sudoku_reader_free(reader);
    text_free(&link);
}

static void every_link_comes_back(void **state)
{
    (void)state;
    struct link_format formats[] = {
        {.name = "fpuzzles", .colours = true, .title = true, .labels = true},
        {.name = "sudokupad", .colours = true, .title = true, .labels = true},
        {.name = "iss"},
        {.name = "sudokuwiki"},
        {.name = "link", .colours = true, .title = true}};
    struct rng r = rng_from_seed(test_seed());
    static struct random_puzzle p;
    for (int i = test_cases(8); i > 0; i--)
        for (int s = 0; s < RULE_SETS + SIZE_SETS; s++) {
            make_puzzle(&r, s < RULE_SETS ? &rule_sets[s] : &size_sets[s - RULE_SETS], &p);
            for (size_t k = 0; k < sizeof formats / sizeof *formats; k++)
                print_and_read(&formats[k], &p.puzzle);
            sudoku_rules_free(p.rules);
        }
    for (size_t k = 0; k < sizeof formats / sizeof *formats; k++) {
        printf("%s: %d printed, %d refused\n", formats[k].name, formats[k].printed, formats[k].refused);
        assert_true(formats[k].printed > 3 && formats[k].refused > 3);
    }
}

/* Programs check answers by the solution that a link carries. */
static void solutions_travel(void **state)
{
    (void)state;
    static const char *const formats[] = {"fpuzzles", "sudokupad"};
    struct rng r = rng_from_seed(test_seed());
    sudoku_rules *rules = rules_of_set(&rule_sets[0], &r);
    uint8_t solution[81], givens[81] = {0};
    assert_true(make_solution(&r, rules, solution));
    const sudoku_puzzle p = {.rules = rules, .givens = givens};
    for (int i = 0; i < 2; i++) {
        struct text link = {0};
        const sudoku_sheet sheet = {.puzzle = &p, .solution = solution};
        const sudoku_style style = {.format = formats[i]};
        assert_true(sudoku_print(&sheet, &style, (sudoku_sink){text_sink, &link}));
        sudoku_puzzle again = {0};
        sudoku_reader *reader = sudoku_reader_new_text(link.bytes, link.length, NULL, NULL);
        assert_int_equal(sudoku_reader_next(reader, &again, NULL), SUDOKU_READ_PUZZLE);
        assert_non_null(again.solution);
        assert_memory_equal(again.solution, solution, 81);
        sudoku_reader_free(reader);
        text_free(&link);
    }
    sudoku_rules_free(rules);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(every_link_comes_back),
        cmocka_unit_test(solutions_travel),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}

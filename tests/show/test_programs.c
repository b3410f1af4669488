/* SPDX-License-Identifier: MIT */
/* test_programs.c - what is printed for other programs is read back as the same puzzle, or refused by name.

   Sources: src/show/program/.  */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "support/cmocka_first.h"

#include "support/data.h"
#include "support/maker.h"
#include "support/rule_sets.h"
#include "support/text.h"

static const char *const formats[] = {"sgt", "sumocue", "hodoku", "ss", "sdk"};
enum { FORMATS = sizeof formats / sizeof *formats };

static bool print(const sudoku_puzzle *p, const char *format, struct text *t)
{
    text_clear(t);
    return sudoku_print(&(sudoku_sheet){.puzzle = p}, &(sudoku_style){.format = format},
                        (sudoku_sink){text_sink, t});
}

/* The puzzle as a line, without its title. */
static void print_bare(const sudoku_puzzle *p, struct text *t)
{
    sudoku_puzzle bare = *p;
    bare.title = NULL;
    bare.solution = NULL;
    assert_true(print(&bare, "line", t));
}

/* Letters the regions of a line in reading order: some formats do not say their letters. */
static void letter_in_order(char *line)
{
    char *at = strstr(line, " regions="), letter[128] = {0};
    int regions = 0;
    if (!at) return;
    for (at += strlen(" regions="); *at > ' '; at++) {
        char *mine = &letter[(unsigned char)*at];
        if (!*mine) *mine = sudoku_symbol(++regions);
        *at = *mine;
    }
}

/* True: the format can say it, and what it says is the puzzle. */
static bool comes_back(const sudoku_puzzle *p, const char *format)
{
    static struct text printed, line, again;
    sudoku_error error = {.message = ""};
    sudoku_puzzle read = {0};
    if (!sudoku_can_print(&(sudoku_sheet){.puzzle = p}, &(sudoku_style){.format = format}, &error)) {
        assert_non_null(strstr(error.message, "has no place for"));
        assert_false(print(p, format, &printed));
        return false;
    }
    assert_true(print(p, format, &printed));
    print_bare(p, &line);
    sudoku_reader *reader = sudoku_reader_new_text(printed.bytes, printed.length, NULL, NULL);
    assert_non_null(reader);
    if (sudoku_reader_next(reader, &read, &error) != SUDOKU_READ_PUZZLE)
        fail_msg("%s: %s\n%s", format, error.message, printed.bytes);
    print_bare(&read, &again);
    letter_in_order(line.bytes);
    letter_in_order(again.bytes);
    if (strcmp(line.bytes, again.bytes))
        fail_msg("%s\n%s%s%s", format, printed.bytes, line.bytes, again.bytes);
    assert_int_equal(sudoku_reader_next(reader, &read, &error), SUDOKU_READ_END);
    sudoku_reader_free(reader);
    return true;
}

/* Some digits that the player has placed, and marks that lack some candidates. */
static void play(struct rng *r, const sudoku_puzzle *p, const uint8_t *solution, uint8_t *placed,
                 uint64_t *marks)
{
    const int n = sudoku_rules_size(p->rules), cells = n * n;
    for (int cell = 0; cell < cells; cell++)
        placed[cell] = p->givens[cell] || rng_below(r, 4) ? 0 : solution[cell];
    sudoku_puzzle played = *p;
    played.placed = placed;
    if (!sudoku_marks(&played, marks, NULL)) memset(marks, 0, (size_t)cells * sizeof *marks);
    bool left_out = false;
    for (int cell = 0; cell < cells; cell++) {
        if (p->givens[cell] || placed[cell]) marks[cell] = 0;
        else if (rng_below(r, 2) || !left_out)
            marks[cell] &= ~((uint64_t)1 << (solution[cell] - 1)), left_out = true;
    }
}

static void all_rules_come_back(void **state)
{
    (void)state;
    struct rng r = rng_from_seed(test_seed());
    static uint8_t solution[SUDOKU_MAX_CELLS], givens[SUDOKU_MAX_CELLS], placed[SUDOKU_MAX_CELLS];
    static uint64_t marks[SUDOKU_MAX_CELLS];
    int said[FORMATS] = {0}, refused[FORMATS] = {0};
    for (int i = 0; i < 4 * (RULE_SETS + SIZE_SETS); i++) {
        const int set = i % (RULE_SETS + SIZE_SETS), times = i / (RULE_SETS + SIZE_SETS);
        sudoku_rules *rules =
            rules_of_set(set < RULE_SETS ? &rule_sets[set] : &size_sets[set - RULE_SETS], &r);
        const int n = sudoku_rules_size(rules), cells = n * n;
        if (n <= 25 && make_solution(&r, rules, solution)) {
            keep_some(&r, cells, solution, 1 + rng_below(&r, cells), givens);
            sudoku_puzzle p = {.rules = rules, .givens = givens};
            if (times % 2) {
                play(&r, &p, solution, placed, marks);
                p.placed = placed;
                if (times == 3) p.marks = marks;
            }
            for (int f = 0; f < FORMATS; f++) comes_back(&p, formats[f]) ? said[f]++ : refused[f]++;
        }
        sudoku_rules_free(rules);
    }
    for (int f = 0; f < FORMATS; f++) {
        printf("%s: %d said, %d refused\n", formats[f], said[f], refused[f]);
        assert_true(said[f] > 1 && refused[f] > 10);
    }
}

/* Long runs of empty cells, and of borders without a line. */
static void long_runs_come_back(void **state)
{
    (void)state;
    const uint8_t empty[SUDOKU_MAX_CELLS] = {0};
    for (int n = 2; n <= 31; n++) {
        uint8_t regions[SUDOKU_MAX_CELLS];
        for (int cell = 0; cell < n * n; cell++) regions[cell] = (uint8_t)(cell / n);
        const sudoku_shape shape = {.size = n, .regions = regions};
        sudoku_rules *rules = sudoku_rules_new(&shape, NULL);
        assert_non_null(rules);
        const sudoku_puzzle p = {.rules = rules, .givens = empty};
        assert_true(comes_back(&p, "sgt"));
        assert_true(comes_back(&p, "sumocue"));
        sudoku_rules_free(rules);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(all_rules_come_back),
        cmocka_unit_test(long_runs_come_back),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}

/* SPDX-License-Identifier: MIT */
/* test_clue_links.c - random clues of every kind, printed as links of other programs and read back, mean the same; or the format says that
   it has no way to state them.  Which kinds each format has a way for is the table below.

   Sources: src/clue/format/, src/read/found_clue.c, src/read/link/fpuzzles_clues.c, src/read/link/iss_clues.c,
   src/show/link/say_fpuzzles_clues.c, src/show/link/say_iss_clues.c.  */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "support/cmocka_first.h"

#include "base/rng.h"
#include "clue/clue_kinds.h"
#include "clue/format/table_words.h"
#include "clue/random_clue.h"
#include "support/data.h"
#include "support/text.h"

enum { GRIDS = 30, MOST_CLUES_HERE = 4 };

#define NOT_IN_FPUZZLES                                                                               \
    " sum equal-sum greater fast-thermo parity numbered-room circles relation pattern same contains " \
    "pairwise or and not "

/* Kinds of which no clue can be said. */
static const struct format {
    const char *name;
    const char *never; /* with a blank before and after each */
} formats[] = {
    {"fpuzzles", NOT_IN_FPUZZLES},
    {"sudokupad", NOT_IN_FPUZZLES},
    {"iss", " box-index or and not "},
};
enum { FORMATS = sizeof formats / sizeof *formats };

static int between(struct rng *r, int least, int most) { return least + rng_below(r, most - least + 1); }

/* All that the puzzle says beyond rows, columns and boxes: clues, houses, digits that are allowed. */
static bool holds(const sudoku_puzzle *p, const uint8_t *digits)
{
    const sudoku_rules *r = p->rules;
    for (int cell = 0; p->allowed && cell < r->cells; cell++)
        if (!(p->allowed[cell] & bit(digits[cell] - 1))) return false;
    for (int h = r->first_extra; h < r->house_count; h++) {
        bitset seen = 0;
        for (int i = 0; i < r->house[h].count; i++) {
            const bitset digit = bit(digits[r->house[h].cell[i]] - 1);
            if (seen & digit) return false;
            seen |= digit;
        }
    }
    return !p->clues || clues_hold(p->clues, digits, NULL);
}

static bool is_among(const char *list, const char *name)
{
    char key[40];
    snprintf(key, sizeof key, " %s ", name);
    return strstr(list, key);
}

static void show_both(const sudoku_puzzle *p, const sudoku_puzzle *again, const char *link)
{
    char text[2000];
    for (int i = 0; p->clues && i < p->clues->count; i++)
        printf("%s\n", sudoku_clue_text(p->clues, i, text, sizeof text));
    printf("%s\n", link);
    for (int i = 0; again->clues && i < again->clues->count; i++)
        printf("-> %s\n", sudoku_clue_text(again->clues, i, text, sizeof text));
}

static void compare(struct rng *r, const sudoku_puzzle *p, const sudoku_puzzle *again, const char *link,
                    bool *held, bool *broken)
{
    uint8_t digits[SUDOKU_MAX_CELLS];
    const enum clue_statement s = p->clues->clue[0].kind->statement;
    for (int i = 0; i < GRIDS; i++) {
        fill_random_grid(r, digits, p->rules->n, i % 2 || s == STATES_LINE || s == STATES_VIEW);
        const bool meant = holds(p, digits);
        if (meant != holds(again, digits)) {
            show_both(p, again, link);
            fail_msg("%s: meant %d", p->clues->clue[0].kind->name, meant);
        }
        *(meant ? held : broken) = true;
    }
}

/* Prints and reads the puzzle; false: the format has no way for it. */
static bool travels(struct rng *r, const struct format *f, const sudoku_puzzle *p, bool *held,
                    bool *broken)
{
    static struct text link, twice;
    const sudoku_sheet sheet = {.puzzle = p};
    const sudoku_style style = {.format = f->name};
    sudoku_puzzle again = {.room = sizeof again};
    sudoku_error error = {.message = ""};
    text_clear(&link);
    if (!sudoku_print(&sheet, &style, (sudoku_sink){text_sink, &link})) {
        assert_false(sudoku_can_print(&sheet, &style, &error));
        assert_non_null(strstr(error.message, "has no way to state clues of the kind"));
        return false;
    }
    sudoku_reader *reader = sudoku_reader_new_text(link.bytes, link.length, NULL, NULL);
    if (sudoku_reader_next(reader, &again, &error) != SUDOKU_READ_PUZZLE) {
        show_both(p, &again, link.bytes);
        fail_msg("%s: %s", f->name, error.message);
    }
    if (again.unapplied) fail_msg("%s: %s: not applied: %s", f->name, link.bytes, again.unapplied);
    compare(r, p, &again, link.bytes, held, broken);
    /* What was read can be said again, and is the same then, but that a cage without a sum is a house. */
    text_clear(&twice);
    assert_true(
        sudoku_print(&(sudoku_sheet){.puzzle = &again}, &style, (sudoku_sink){text_sink, &twice}));
    if (strcmp(f->name, "iss") && p->clues->clue[0].kind != &clue_killer)
        assert_string_equal(link.bytes, twice.bytes);
    sudoku_reader_free(reader);
    return true;
}

/* Neighbours, so that a dot is where rules about all dots look. */
static void make_mark(struct rng *r, struct stated_clue *s, int n)
{
    const struct clue_kind *const marks[] = {&clue_white, &clue_black, &clue_x, &clue_v};
    const struct clue_kind *kind = marks[rng_below(r, 4)];
    const int row = between(r, 0, n - 2), column = between(r, 0, n - 2);
    const bool down = rng_below(r, 2);
    make_random_clue(r, s, kind, n);
    s->cell[0] = (uint16_t)(row * n + column);
    s->cell[1] = (uint16_t)(down ? (row + 1) * n + column : row * n + column + 1);
    if (kind == &clue_white) s->number[0] = between(r, 1, 2);
    if (kind == &clue_black) s->number[0] = between(r, 2, 3);
}

static void try_kind(struct rng *r, const struct format *f, const struct clue_kind *k)
{
    static const int sizes[] = {4, 4, 6, 9};
    static struct stated_clue stated[MOST_CLUES_HERE];
    const uint8_t givens[SUDOKU_MAX_CELLS] = {0};
    const int cases = test_cases(40);
    const bool never = is_among(f->never, k->name);
    bool held = false, broken = false;
    int printed = 0;
    for (int c = 0; c < cases || (!never && !(held && broken) && c < 200 * cases); c++) {
        const int n = sizes[rng_below(r, 4)];
        sudoku_rules *rules = sudoku_rules_new(&(sudoku_shape){.size = n}, NULL);
        struct clue list[MOST_CLUES_HERE];
        int count = 0;
        make_random_clue(r, &stated[count], k, n);
        list[count++] = stated[0].clue;
        for (int more = k->statement == STATES_RULE ? rng_below(r, 3) : 0; more; more--, count++) {
            make_mark(r, &stated[count], n);
            list[count] = stated[count].clue;
        }
        if (k->reaches_out && rng_below(r, 2)) {
            make_random_clue(r, &stated[count], k, n);
            list[count] = stated[count].clue;
            count++;
        }
        const sudoku_clues *clues = clues_new(rules, list, count, NULL);
        const sudoku_puzzle p = {.room = sizeof p, .rules = rules, .givens = givens, .clues = clues};
        if (clues) printed += travels(r, f, &p, &held, &broken);
        sudoku_clues_free(clues);
        sudoku_rules_free(rules);
    }
    if ((printed == 0) != never) fail_msg("%s: %s was printed %d times", f->name, k->name, printed);
    if (printed && (!held || !broken))
        fail_msg("%s: %s was never seen to %s", f->name, k->name, held ? "fail" : "hold");
}

static void clues_of_every_kind_travel(void **state)
{
    struct rng r = rng_from_seed(test_seed());
    const struct clue_kind *k;
    (void)state;
    for (int f = 0; f < FORMATS; f++)
        for (int i = 0; (k = clue_kind_at(i)); i++) try_kind(&r, &formats[f], k);
}

/* Any table becomes a condition that has it. */
static void conditions_have_their_tables(void **state)
{
    struct rng r = rng_from_seed(test_seed());
    (void)state;
    for (int i = test_cases(60); i > 0; i--) {
        const int n = between(&r, 2, 14);
        bitset table[SUDOKU_MAX_SIZE];
        char condition[LONGEST_CLUE_TEXT + 1], statement[LONGEST_CLUE_TEXT + 60];
        for (int a = 0; a < n; a++) table[a] = rng_next(&r) & first_bits(n);
        if (i % 3 == 0) /* one that has a name */
            for (int a = 0; a < n; a++) table[a] = first_bits(n) & ~bit(a);
        assert_true(condition_of_table(table, n, condition));
        snprintf(statement, sizeof statement, "relation: \"%s\" r1c1 r1c2", condition);
        sudoku_rules *rules =
            sudoku_rules_new(&(sudoku_shape){.size = n, .box_rows = -1, .box_columns = -1}, NULL);
        sudoku_error error;
        const sudoku_clues *clues = sudoku_clues_new(rules, statement, strlen(statement), &error);
        if (!clues) fail_msg("%s: %s", statement, error.message);
        for (int a = 0; a < n; a++) assert_true(clues->clue[0].table[a] == table[a]);
        sudoku_clues_free(clues);
        sudoku_rules_free(rules);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {cmocka_unit_test(clues_of_every_kind_travel),
                                       cmocka_unit_test(conditions_have_their_tables)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}

/* SPDX-License-Identifier: MIT */
/* test_basics.c - singles, direct steps, locked candidates, leftovers and subsets: by themselves, and against puzzles whose
   ratings, paths and steps by Sudoku Explainer, Sukaku Explainer and HoDoKu are known.  */
#include <ctype.h>
#include <stdlib.h>
#include <string.h>

#include "support/cmocka_first.h"

#include "logic/proof.h"
#include "logic/singles_order.h"
#include "logic/tight_sets.h"
#include "logic/walk.h"
#include "support/data.h"

enum { N = 9, CELLS = N * N, LINE = 4096, MOST = CELLS * N };

/* ---- choosing sets ---- */

static void choose(enum tight_order order, char *text)
{
    struct tight t = tight_begin(2, order);
    bitset names, members;
    for (int i = 0; i < 4; i++) tight_add(&t, i, i == 2 ? bit(0) : bit(0) | bit(1));
    while (tight_next(&t, &names, &members)) {
        assert_true(members == (bit(0) | bit(1)));
        for_each_bit(i, names) *text++ = (char)('0' + i);
        *text++ = ' ';
    }
    *text = 0;
}

static void choices_come_in_both_orders(void **state)
{
    (void)state;
    char text[64];
    choose(BY_SMALLEST, text);
    assert_string_equal(text, "01 02 03 12 13 23 ");
    choose(BY_LARGEST, text);
    assert_string_equal(text, "01 02 12 03 13 23 ");
}

static void sets_that_are_too_large_are_not_chosen(void **state)
{
    (void)state;
    struct tight t = tight_begin(3, BY_SMALLEST);
    bitset names, members;
    const bitset set[] = {0x3, 0xF, 0x6, 0x18, 0x5};
    for (int i = 0; i < 5; i++) tight_add(&t, i, set[i]);
    assert_true(tight_next(&t, &names, &members));
    assert_true(names == (bit(0) | bit(2) | bit(4)) && members == 0x7);
    assert_false(tight_next(&t, &names, &members));
}

/* ---- the order of singles ---- */

struct scene {
    sudoku_rules *rules;
    struct field *field;
    struct position *at;
};

static struct scene scene_of(int size)
{
    struct scene s = {.rules = sudoku_rules_new(&(sudoku_shape){.size = size}, NULL)};
    s.field = field_new(s.rules);
    s.at = position_new(s.field);
    return s;
}

static void end(struct scene *s)
{
    position_free(s->at);
    field_free(s->field);
    sudoku_rules_free(s->rules);
}

/*     1 2 | 3 a      the 3 leaves a with 4 and nothing else, and box 2 with one place for 4;
       . b | . .      1 and 2 placed again below leave b with 3 and 4
       ----+----  */
static void singles_are_queued_as_they_come_to_light(void **state)
{
    (void)state;
    struct scene s = scene_of(4);
    assert_true(position_keep_singles(s.at));
    const uint8_t givens[16] = {1, 2, 3};
    position_start(s.at, &(sudoku_puzzle){.rules = s.rules, .givens = givens});
    const struct singles *q = s.at->singles;
    assert_int_equal(q->naked.count, 1);
    assert_int_equal(q->naked.item[0].cell, 3);
    assert_int_equal(q->naked.item[0].digit, 4);
    assert_int_equal(q->hidden.count, 1); /* row 1 */
    assert_int_equal(q->hidden.item[0].cell, 3);
    assert_int_equal(q->hidden.item[0].digit, 4);
    position_place(s.at, 3, 4);
    position_place(s.at, 4, 4);
    assert_int_equal(q->naked.count, 2); /* the last cell of box 1 */
    assert_int_equal(q->naked.item[1].cell, 5);
    assert_int_equal(q->naked.item[1].digit, 3);
    int open = 0;
    for_each_single(single, &q->naked, s.at) open += single->cell;
    assert_int_equal(open, 5);
    end(&s);
}

static void a_copy_of_a_position_has_no_queue(void **state)
{
    (void)state;
    struct scene s = scene_of(4);
    assert_true(position_keep_singles(s.at));
    struct position *copy = position_new(s.field);
    position_copy(copy, s.at);
    assert_null(copy->singles);
    assert_non_null(s.at->singles);
    position_place(copy, 0, 1);
    assert_int_equal(s.at->open, 16);
    position_free(copy);
    end(&s);
}

/* ---- leftovers ---- */

struct leftover_hunt {
    sudoku_logic *logic;
    int steps;
    bool placed; /* 5 in r2c1 */
};

static bool prove_leftover(void *context, const sudoku_step *step)
{
    struct leftover_hunt *hunt = context;
    assert_int_equal(prove_step(hunt->logic->at, true, step, NULL), PROVED);
    hunt->steps++;
    for_each_part(p, step, SUDOKU_PLACED) hunt->placed |= p->cell == 5 && p->digit == 5;
    return true;
}

/*     a a a a c       the a's have four cells of row 1 and one in row 2: the last cell of row 1 holds
       a b b c c       what that one holds  */
static void cells_that_are_left_over_are_equal(void **state)
{
    (void)state;
    static const uint8_t region[25] = {0, 0, 0, 0, 2, 0, 1, 1, 2, 2, 1, 1, 1,
                                       2, 2, 3, 3, 3, 4, 4, 3, 3, 4, 4, 4};
    const uint8_t givens[25] = {[4] = 5};
    sudoku_rules *rules = sudoku_rules_new(&(sudoku_shape){.size = 5, .regions = region}, NULL);
    struct leftover_hunt hunt = {.logic = logic_new(rules, "hodoku", NULL)};
    const sudoku_puzzle puzzle = {.rules = rules, .givens = givens};
    assert_int_not_equal(logic_start(hunt.logic, &puzzle), SUDOKU_NO_SOLUTION);
    logic_all(hunt.logic, TECHNIQUE_leftovers, prove_leftover, &hunt);
    assert_true(hunt.placed);
    logic_free(hunt.logic);
    sudoku_rules_free(rules);
}

/* ---- what a step amounts to ---- */

struct outcome {
    int technique;
    int count;
    int candidate[MOST]; /* cell * 10 + digit, removed; negative: placed; sorted */
};

static void add_outcome(struct outcome *o, int candidate)
{
    int at = o->count;
    for (int i = 0; i < o->count; i++)
        if (o->candidate[i] == candidate) return;
    for (; at && o->candidate[at - 1] > candidate; at--) o->candidate[at] = o->candidate[at - 1];
    o->candidate[at] = candidate;
    o->count++;
}

static void outcome_of(const sudoku_step *step, struct outcome *o)
{
    o->technique = step->technique;
    o->count = 0;
    for_each_part(p, step, SUDOKU_PLACED) add_outcome(o, -(p->cell * 10 + p->digit));
    for_each_part(p, step, SUDOKU_REMOVED) add_outcome(o, p->cell * 10 + p->digit);
}

static bool same_outcome(const struct outcome *a, const struct outcome *b)
{
    return a->count == b->count &&
           !memcmp(a->candidate, b->candidate, (size_t)a->count * sizeof *a->candidate);
}

/* ---- HoDoKu's library of cases ---- */

static const struct {
    const char *code;
    int technique;
} library_codes[] = {
    {"0000", TECHNIQUE_full_house},      {"0002", TECHNIQUE_hidden_single},
    {"0003", TECHNIQUE_naked_single},    {"0100", TECHNIQUE_pointing},
    {"0101", TECHNIQUE_claiming},        {"0110-1", TECHNIQUE_locked_pair},
    {"0111-1", TECHNIQUE_locked_triple}, {"0200", TECHNIQUE_naked_pair},
    {"0201", TECHNIQUE_naked_triple},    {"0202", TECHNIQUE_naked_quad},
    {"0210", TECHNIQUE_hidden_pair},     {"0211", TECHNIQUE_hidden_triple},
    {"0212", TECHNIQUE_hidden_quad},
};

struct library_case {
    int technique;
    bitset digits; /* that the step is about */
    struct outcome expected;
    int right, wrong;
};

/* Steps about other digits are other steps. */
static bool compare_with_case(void *context, const sudoku_step *step)
{
    struct library_case *c = context;
    static struct outcome found;
    bitset digits = 0;
    for_each_part(p, step, SUDOKU_PATTERN) if (p->cell == SUDOKU_NO_CELL) digits |= bit(p->digit - 1);
    if (digits != c->digits) return true;
    outcome_of(step, &found);
    if (same_outcome(&found, &c->expected)) c->right++;
    else c->wrong++;
    return true;
}

static int split(char *line, char separator, char **field, int room)
{
    int count = 0;
    for (char *at = line; at && count < room; count++) {
        field[count] = at;
        at = strchr(at, separator);
        if (at) *at++ = 0;
    }
    return count;
}

/* "<digit><row><column> ..." */
static void read_candidates(const char *text, void (*take)(void *, int cell, int digit), void *context)
{
    for (; *text; text += *text ? 1 : 0) {
        if (!isdigit((unsigned char)text[0])) continue;
        take(context, (text[1] - '1') * N + text[2] - '1', text[0] - '0');
        text += 2;
    }
}

static void remove_one(void *context, int cell, int digit) { position_remove(context, cell, digit); }
static void expect_removed(void *context, int cell, int digit)
{
    add_outcome(context, cell * 10 + digit);
}
static void expect_placed(void *context, int cell, int digit)
{
    add_outcome(context, -(cell * 10 + digit));
}

static void start_position(sudoku_logic *logic, const char *text)
{
    uint8_t givens[CELLS] = {0};
    int cell = 0;
    for (; *text && cell < CELLS; text++)
        if (*text != '+') givens[cell++] = isdigit((unsigned char)*text) ? (uint8_t)(*text - '0') : 0;
    assert_int_equal(cell, CELLS);
    const sudoku_puzzle puzzle = {.rules = logic->field->rules, .givens = givens};
    assert_int_not_equal(logic_start(logic, &puzzle), SUDOKU_NO_SOLUTION);
}

static int library_technique(const char *code)
{
    for (size_t i = 0; i < sizeof library_codes / sizeof *library_codes; i++)
        if (!strcmp(library_codes[i].code, code)) return library_codes[i].technique;
    return -1;
}

static bool case_holds(sudoku_logic *logic, char **field)
{
    static struct library_case c;
    c = (struct library_case){.technique = library_technique(field[1])};
    for (const char *d = field[2]; *d; d++) c.digits |= bit(*d - '1');
    start_position(logic, field[3]);
    read_candidates(field[4], remove_one, logic->at);
    read_candidates(field[5], expect_removed, &c.expected);
    read_candidates(field[6], expect_placed, &c.expected);
    logic_all(logic, c.technique, compare_with_case, &c);
    return c.right && !c.wrong;
}

static void library_cases_come_out_exactly(void **state)
{
    (void)state;
    char line[LINE], copy[LINE], *field[8];
    FILE *file = open_data("rated/hodoku-cases.txt");
    if (!file) skip();
    sudoku_rules *rules = sudoku_rules_new(&(sudoku_shape){.size = N}, NULL);
    sudoku_logic *logic = logic_new(rules, "hodoku", NULL);
    int tried = 0, wrong = 0;
    while (fgets(line, sizeof line, file)) {
        line[strcspn(line, "\r\n")] = 0;
        memcpy(copy, line, sizeof copy);
        if (split(copy, ':', field, 8) < 7 || library_technique(field[1]) < 0) continue;
        tried++;
        if (case_holds(logic, field)) continue;
        printf("%s\n", line);
        wrong++;
    }
    fclose(file);
    logic_free(logic);
    sudoku_rules_free(rules);
    printf("%d cases\n", tried);
    assert_true(tried > 0);
    assert_int_equal(wrong, 0);
}

/* ---- ratings ---- */

/* The hardest step, the hardest up to the first placement, the hardest up to the first step; empty if unsolved. */
static void rate(sudoku_logic *logic, char *text, size_t room)
{
    int rating = 0, pearl = 0, diamond = 0;
    for (const sudoku_step *step; (step = logic_next(logic)); logic_apply(logic, step)) {
        if (step->rating > rating) rating = step->rating;
        if (!diamond) diamond = rating;
        for_each_part(p, step, SUDOKU_PLACED) if (!pearl) pearl = rating;
    }
    *text = 0;
    if (!logic->at->open)
        snprintf(text, room, "%d.%d/%d.%d/%d.%d", rating / 10, rating % 10, pearl / 10, pearl % 10,
                 diamond / 10, diamond % 10);
}

/* 1 if it does, 0 if not: then it is printed. */
static int rates_as(sudoku_logic *logic, const char *puzzle, const char *expected)
{
    char rating[40];
    start_position(logic, puzzle);
    rate(logic, rating, sizeof rating);
    if (strcmp(rating, expected)) printf("%s: %s, not %s\n", puzzle, rating, expected);
    return !strcmp(rating, expected);
}

/* `column` of the file has the rating by that profile. */
static void compare_ratings(const char *profile, int column)
{
    enum { HARDEST = 28 };
    char line[LINE], *field[5];
    FILE *file = open_data("rated/classic.tsv");
    if (!file) skip();
    sudoku_rules *rules = sudoku_rules_new(&(sudoku_shape){.size = N}, NULL);
    sudoku_logic *logic = logic_new(rules, profile, NULL);
    int tried = 0, right = 0;
    while (fgets(line, sizeof line, file)) {
        line[strcspn(line, "\r\n")] = 0;
        if (*line == '#' || split(line, '\t', field, 5) < 3) continue;
        if (10 * atof(field[column]) > HARDEST + 0.5) continue;
        tried++;
        right += rates_as(logic, field[0], field[column]);
    }
    fclose(file);
    logic_free(logic);
    sudoku_rules_free(rules);
    printf("%s: %d of %d ratings\n", profile, right, tried);
    assert_true(tried > 0);
    assert_int_equal(right, tried);
}

static void easy_puzzles_rate_as_by_sudoku_explainer(void **state)
{
    (void)state;
    compare_ratings("se121", 1);
}

static void easy_puzzles_rate_as_by_sukaku_explainer(void **state)
{
    (void)state;
    compare_ratings("sukaku118", 2);
}

static void easy_variants_rate_as_by_sudoku_explainer(void **state)
{
    enum { HARDEST = 29 };
    (void)state;
    char line[LINE], *field[4];
    FILE *file = open_data("rated/variants.tsv");
    if (!file) skip();
    int tried = 0, right = 0;
    while (fgets(line, sizeof line, file)) {
        line[strcspn(line, "\r\n")] = 0;
        if (*line == '#' || split(line, '\t', field, 4) < 4) continue;
        if (10 * atof(field[3]) > HARDEST + 0.5) continue;
        uint8_t region[CELLS];
        const bool jigsaw = *field[1] != '-';
        for (int i = 0; jigsaw && i < CELLS; i++) region[i] = (uint8_t)(field[1][i] - '1');
        const sudoku_shape shape = {
            .size = N, .rules = jigsaw ? NULL : field[0], .regions = jigsaw ? region : NULL};
        sudoku_rules *rules = sudoku_rules_new(&shape, NULL);
        sudoku_logic *logic = logic_new(rules, "se121", NULL);
        tried++;
        right += rates_as(logic, field[2], field[3]);
        logic_free(logic);
        sudoku_rules_free(rules);
    }
    fclose(file);
    printf("%d of %d ratings\n", right, tried);
    assert_true(tried > 0);
    assert_int_equal(right, tried);
}

/* ---- HoDoKu's paths ---- */

/* A group of cells and what they are or lose, "r12c3=4" or "r1c2,r5c67<>89". */
static const char *read_group(const char *text, struct outcome *o)
{
    int cell[CELLS], count = 0;
    for (; *text == 'r' || *text == ','; text += strcspn(text, ",=<")) {
        const char *row = text + strcspn(text, "r") + 1, *column = row + strcspn(row, "c") + 1;
        for (const char *r = row; isdigit((unsigned char)*r); r++)
            for (const char *c = column; isdigit((unsigned char)*c); c++)
                cell[count++] = (*r - '1') * N + *c - '1';
        text = column;
    }
    const bool placed = *text == '=';
    for (text += placed ? 1 : 2; isdigit((unsigned char)*text); text++)
        for (int i = 0; i < count; i++)
            add_outcome(o, placed ? -(cell[i] * 10 + *text - '0') : cell[i] * 10 + *text - '0');
    return text;
}

/* "   Naked Pair: 1,2 in r1c23 => r1c5<>1, r1c6<>2".  False: not one of the techniques of this file. */
static bool read_step(const char *line, struct outcome *o)
{
    *o = (struct outcome){.technique = -1};
    line += strspn(line, " ");
    const char *colon = strstr(line, ": ");
    for (int i = 0; colon && i < TECHNIQUE_x_wing; i++)
        if (!strncmp(technique_rows[i].title, line, (size_t)(colon - line)) &&
            !technique_rows[i].title[colon - line])
            o->technique = i;
    if (o->technique < 0) return false;
    const char *arrow = strstr(colon, "=> ");
    const char *at = arrow ? arrow + 3 : colon + 2;
    while (*at == 'r') {
        at = read_group(at, o);
        at += strspn(at, ", ");
    }
    return true;
}

/* Follows the paths as long as they use no other techniques. */
static void paths_are_hodokus_step_by_step(void **state)
{
    (void)state;
    char line[LINE];
    FILE *file = open_data("rated/hodoku-paths.txt");
    if (!file) skip();
    static struct outcome expected, found;
    sudoku_rules *rules = sudoku_rules_new(&(sudoku_shape){.size = N}, NULL);
    sudoku_logic *logic = logic_new(rules, "hodoku", NULL);
    bool following = false;
    int steps = 0, wrong = 0;
    while (fgets(line, sizeof line, file)) {
        line[strcspn(line, "\r\n")] = 0;
        if (*line != ' ') {
            following = strlen(line) > CELLS;
            if (following) start_position(logic, line);
            continue;
        }
        if (!following || !(following = read_step(line, &expected))) continue;
        const sudoku_step *step = logic_next(logic);
        assert_non_null(step);
        outcome_of(step, &found);
        steps++;
        if (found.technique != expected.technique || !same_outcome(&found, &expected)) {
            printf("%s: here %s\n", line, technique_rows[step->technique].title);
            wrong++;
            following = false;
        } else logic_apply(logic, step);
    }
    fclose(file);
    logic_free(logic);
    sudoku_rules_free(rules);
    printf("%d steps\n", steps);
    assert_true(steps > 0);
    assert_int_equal(wrong, 0);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(choices_come_in_both_orders),
        cmocka_unit_test(sets_that_are_too_large_are_not_chosen),
        cmocka_unit_test(singles_are_queued_as_they_come_to_light),
        cmocka_unit_test(a_copy_of_a_position_has_no_queue),
        cmocka_unit_test(cells_that_are_left_over_are_equal),
        cmocka_unit_test(library_cases_come_out_exactly),
        cmocka_unit_test(easy_puzzles_rate_as_by_sudoku_explainer),
        cmocka_unit_test(easy_puzzles_rate_as_by_sukaku_explainer),
        cmocka_unit_test(easy_variants_rate_as_by_sudoku_explainer),
        cmocka_unit_test(paths_are_hodokus_step_by_step),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}

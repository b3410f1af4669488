/* SPDX-License-Identifier: MIT */
/* test_equivalent.c - changed puzzles are equivalent: their solutions are the changed solutions, and what is turned back is as it was.

   This is the test of src/generate/rules_image.c and src/generate/random_symmetry.c, too.  Symmetries of small grids are listed by
   trying all permutations of rows and columns.  */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "support/cmocka_first.h"

#include "board/rules.h"
#include "sudoku.h"
#include "support/data.h"
#include "support/maker.h"
#include "support/rule_sets.h"
#include "support/text.h"

static const struct rule_set *set_at(int i)
{
    return i < RULE_SETS ? &rule_sets[i] : &size_sets[i - RULE_SETS];
}

static uint8_t solution[SUDOKU_MAX_CELLS], givens[SUDOKU_MAX_CELLS], placed[SUDOKU_MAX_CELLS];
static uint64_t allowed[SUDOKU_MAX_CELLS], marks[SUDOKU_MAX_CELLS], colours[SUDOKU_MAX_CELLS];

/* A puzzle with everything that moves; false: no solution of the rules was found. */
static bool make_puzzle(struct rng *r, const sudoku_rules *rules, sudoku_puzzle *p)
{
    const int n = sudoku_rules_size(rules), cells = n * n;
    if (!make_solution(r, rules, solution)) return false;
    keep_some(r, cells, solution, cells / 2, givens);
    for (int cell = 0; cell < cells; cell++) {
        placed[cell] = (uint8_t)(givens[cell] || rng_below(r, 3) ? 0 : solution[cell]);
        allowed[cell] = (rng_next(r) | (uint64_t)1 << (solution[cell] - 1)) & all_digits(rules);
        marks[cell] = rng_next(r) & all_digits(rules);
        colours[cell] = rng_next(r) % 512; /* 1 to 9 */
    }
    *p = (sudoku_puzzle){.room = sizeof *p,
                         .rules = rules,
                         .givens = givens,
                         .placed = placed,
                         .allowed = allowed,
                         .marks = marks,
                         .colours = colours,
                         .solution = solution,
                         .title = "A title"};
    return true;
}

static void as_line(const sudoku_puzzle *p, struct text *t)
{
    text_clear(t);
    assert_true(sudoku_print(&(sudoku_sheet){.puzzle = p}, NULL, (sudoku_sink){text_sink, t}));
}

/* Everything of the original is where the map says, and the solution that was moved along obeys the rules as they are now. */
static void expect_equivalent(const sudoku_puzzle *p, const sudoku_equivalent *e)
{
    const int cells = p->rules->cells, n = p->rules->n;
    const sudoku_puzzle *q = sudoku_equivalent_puzzle(e);
    uint16_t to[SUDOKU_MAX_CELLS];
    uint8_t name[SUDOKU_MAX_SIZE + 1];
    bool taken[SUDOKU_MAX_CELLS] = {false}, used[SUDOKU_MAX_SIZE + 1] = {false};
    sudoku_equivalent_places(e, to, name);
    assert_int_equal(name[0], 0);
    for (int cell = 0; cell < cells; cell++) {
        const int now = to[cell];
        assert_true(now < cells && !taken[now]);
        taken[now] = true;
        assert_int_equal(q->givens[now], name[p->givens[cell]]);
        assert_int_equal(q->placed[now], name[p->placed[cell]]);
        assert_int_equal(q->colours[now], p->colours[cell]); /* no digits */
        assert_int_equal(q->solution[now], name[p->solution[cell]]);
        for (int d = 1; d <= n; d++) {
            assert_int_equal(q->allowed[now] >> (name[d] - 1) & 1, p->allowed[cell] >> (d - 1) & 1);
            assert_int_equal(q->marks[now] >> (name[d] - 1) & 1, p->marks[cell] >> (d - 1) & 1);
        }
    }
    for (int d = 1; d <= n; d++) {
        assert_true(name[d] >= 1 && name[d] <= n && !used[name[d]]);
        used[name[d]] = true;
    }
    assert_true(sudoku_verify(q, q->solution, NULL));
    assert_string_equal(q->title, p->title);
    /* two cells share a house if and only if they did */
    uint16_t before[SUDOKU_MAX_CELLS], after[SUDOKU_MAX_CELLS];
    for (int cell = 0; cell < cells; cell += 1 + cells / 40) {
        const int count = sudoku_peers(p->rules, cell, before);
        bool peer[SUDOKU_MAX_CELLS] = {false};
        assert_int_equal(sudoku_peers(q->rules, to[cell], after), count);
        for (int i = 0; i < count; i++) peer[after[i]] = true;
        for (int i = 0; i < count; i++) assert_true(peer[to[before[i]]]);
    }
    assert_int_equal(sudoku_rules_house_count(q->rules), sudoku_rules_house_count(p->rules));
}

/* Where row r, column c goes, said by pictures of four cells: what is in the top left, top right, bottom left, bottom right. */
static void turns_are_as_named(void **state)
{
    (void)state;
    static const struct {
        sudoku_turn turn;
        const char *name, *after;
    } turns[] = {{SUDOKU_TURN_90, "90", "3142"},
                 {SUDOKU_TURN_180, "180", "4321"},
                 {SUDOKU_TURN_270, "270", "2413"},
                 {SUDOKU_TURN_MIRROR, "mirror", "2143"},
                 {SUDOKU_TURN_FLIP, "flip", "3412"},
                 {SUDOKU_TURN_TRANSPOSE, "transpose", "1324"},
                 {SUDOKU_TURN_ANTITRANSPOSE, "antitranspose", "4231"}};
    const sudoku_shape shape = {.size = 4};
    sudoku_rules *rules = sudoku_rules_new(&shape, NULL);
    /* the corners */
    const uint8_t corners[16] = {[0] = 1, [3] = 2, [12] = 3, [15] = 4};
    for (size_t i = 0; i < sizeof turns / sizeof *turns; i++) {
        assert_string_equal(sudoku_turn_name((int)i), turns[i].name);
        sudoku_equivalent *e =
            sudoku_equivalent_new(&(sudoku_puzzle){.rules = rules, .givens = corners}, NULL);
        assert_true(sudoku_equivalent_turn(e, turns[i].turn, NULL));
        const uint8_t *now = sudoku_equivalent_puzzle(e)->givens;
        const char seen[] = {(char)(now[0] + '0'), (char)(now[3] + '0'), (char)(now[12] + '0'),
                             (char)(now[15] + '0'), '\0'};
        assert_string_equal(seen, turns[i].after);
        sudoku_equivalent_free(e);
    }
    assert_null(sudoku_turn_name(-1));
    assert_null(sudoku_turn_name(7));
    sudoku_rules_free(rules);
}

static void turn(sudoku_equivalent *e, sudoku_turn how)
{
    sudoku_error error = {.line = 0};
    if (!sudoku_equivalent_turn(e, how, &error)) fail_msg("%s", error.message);
}

static void turning_back_gives_the_same_puzzle(void **state)
{
    (void)state;
    struct rng r = rng_from_seed(test_seed());
    struct text before = {0}, after = {0};
    int puzzles = 0;
    for (int i = 0; i < RULE_SETS + SIZE_SETS; i++) {
        sudoku_rules *rules = rules_of_set(set_at(i), &r);
        sudoku_puzzle p;
        if (rules->n > 16 || !make_puzzle(&r, rules, &p)) {
            sudoku_rules_free(rules);
            continue;
        }
        puzzles++;
        as_line(&p, &before);
        for (int how = 0; sudoku_turn_name(how); how++) {
            sudoku_equivalent *e = sudoku_equivalent_new(&p, NULL);
            const int times = how == SUDOKU_TURN_90 || how == SUDOKU_TURN_270 ? 4 : 2;
            for (int j = 0; j < times; j++) {
                turn(e, (sudoku_turn)how);
                expect_equivalent(&p, e);
            }
            as_line(sudoku_equivalent_puzzle(e), &after);
            assert_string_equal(after.bytes, before.bytes);
            sudoku_equivalent_free(e);
        }
        sudoku_rules_free(rules);
    }
    text_free(&before);
    text_free(&after);
    printf("%d puzzles\n", puzzles);
    assert_true(puzzles > 25);
}

/* What becomes of named rules. */
static void rules_keep_their_names(void **state)
{
    (void)state;
    static const struct {
        int size, box_rows, box_columns;
        const char *rules;
        sudoku_turn turn;
        const char *after;
        int user_houses; /* afterwards */
    } cases[] = {{9, 0, 0, "falling", SUDOKU_TURN_90, "rising", 0},
                 {9, 0, 0, "falling", SUDOKU_TURN_MIRROR, "rising", 0},
                 {9, 0, 0, "falling", SUDOKU_TURN_TRANSPOSE, "falling", 0},
                 {9, 0, 0, "rising", SUDOKU_TURN_FLIP, "falling", 0},
                 {9, 0, 0, "x nrc", SUDOKU_TURN_270, "x nrc", 0},
                 {9, 0, 0, "asterisk centre girandola", SUDOKU_TURN_90, "asterisk centre girandola", 0},
                 {9, 0, 0, "asterisk girandola", SUDOKU_TURN_TRANSPOSE, "asterisk girandola", 0},
                 {6, 2, 3, "disjoint x", SUDOKU_TURN_90, "x disjoint", 0},
                 {1, 0, 0, "x", SUDOKU_TURN_90, "x", 0}};
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        const sudoku_shape shape = {.size = cases[i].size,
                                    .box_rows = cases[i].box_rows,
                                    .box_columns = cases[i].box_columns,
                                    .rules = cases[i].rules};
        const uint8_t none[81] = {0};
        sudoku_rules *rules = sudoku_rules_new(&shape, NULL);
        sudoku_equivalent *e =
            sudoku_equivalent_new(&(sudoku_puzzle){.rules = rules, .givens = none}, NULL);
        turn(e, cases[i].turn);
        const sudoku_rules *now = sudoku_equivalent_puzzle(e)->rules;
        assert_string_equal(sudoku_rules_names(now), cases[i].after);
        assert_int_equal(now->house_count - now->first_user, cases[i].user_houses);
        int box_rows, box_columns;
        assert_true(sudoku_rules_box(now, &box_rows, &box_columns));
        if (cases[i].size == 6) assert_int_equal(box_rows, 3);
        sudoku_equivalent_free(e);
        sudoku_rules_free(rules);
    }
}

static void relabelled_digits_appear_in_order(void **state)
{
    (void)state;
    const sudoku_shape shape = {.size = 4};
    sudoku_rules *rules = sudoku_rules_new(&shape, NULL);
    const uint8_t some[16] = {0, 4, 0, 0, 2, 0, 4};
    sudoku_equivalent *e = sudoku_equivalent_new(&(sudoku_puzzle){.rules = rules, .givens = some}, NULL);
    sudoku_equivalent_relabel(e);
    const uint8_t expected[16] = {0, 1, 0, 0, 2, 0, 1};
    assert_memory_equal(sudoku_equivalent_puzzle(e)->givens, expected, 16);
    uint8_t name[5];
    sudoku_equivalent_places(e, NULL, name);
    assert_memory_equal(name, ((const uint8_t[]){0, 3, 2, 4, 1}), 5); /* 1 and 3 have no given */
    sudoku_equivalent_free(e);
    sudoku_rules_free(rules);
}

/* ---- shuffling ---- */

static void shuffled_puzzles_keep_their_answers(void **state)
{
    (void)state;
    struct rng r = rng_from_seed(test_seed());
    struct text one = {0}, other = {0};
    int different = 0, puzzles = 0;
    for (int i = 0; i < RULE_SETS + SIZE_SETS; i++) {
        sudoku_rules *rules = rules_of_set(set_at(i), &r);
        sudoku_puzzle p;
        if (make_puzzle(&r, rules, &p)) {
            const uint64_t seed = rng_next(&r);
            for (uint64_t number = 0; number < 3; number++) {
                sudoku_equivalent *e = sudoku_equivalent_new(&p, NULL);
                assert_true(sudoku_equivalent_shuffle(e, seed, number, NULL));
                expect_equivalent(&p, e);
                assert_ptr_equal(sudoku_equivalent_puzzle(e)->rules, rules);
                as_line(sudoku_equivalent_puzzle(e), number ? &other : &one);
                if (number) different += strcmp(one.bytes, other.bytes) != 0, puzzles++;
                sudoku_equivalent_free(e);
            }
            sudoku_equivalent *again = sudoku_equivalent_new(&p, NULL);
            assert_true(sudoku_equivalent_shuffle(again, seed, 0, NULL));
            as_line(sudoku_equivalent_puzzle(again), &other);
            assert_string_equal(other.bytes, one.bytes);
            sudoku_equivalent_free(again);
        }
        sudoku_rules_free(rules);
    }
    text_free(&one);
    text_free(&other);
    assert_true(different >= puzzles * 9 / 10);
}

enum { PERMUTATIONS = 24, MOST_SYMMETRIES = 2 * PERMUTATIONS * PERMUTATIONS };

/* The permutations of 4 lines. */
static void list_permutations(uint8_t list[PERMUTATIONS][4])
{
    int count = 0;
    for (int code = 0; code < 256; code++) {
        const uint8_t p[4] = {code & 3, code >> 2 & 3, code >> 4 & 3, code >> 6 & 3};
        if ((1 << p[0] | 1 << p[1] | 1 << p[2] | 1 << p[3]) == 15) memcpy(list[count++], p, 4);
    }
    assert_int_equal(count, PERMUTATIONS);
}

static bool is_symmetry(const sudoku_rules *r, const uint16_t *to)
{
    for (int h = 0; h < r->house_count; h++) {
        bool found = false;
        for (int g = 0; g < r->house_count && !found; g++) {
            int same = 0;
            for (int i = 0; i < r->house[h].count; i++)
                for (int j = 0; j < r->house[g].count; j++)
                    same += to[r->house[h].cell[i]] == r->house[g].cell[j];
            found = same == r->house[h].count && same == r->house[g].count;
        }
        if (!found) return false;
    }
    return true;
}

/* All symmetries of a grid of 4 rows, by the definition. */
static int list_symmetries(const sudoku_rules *r, uint16_t list[MOST_SYMMETRIES][16])
{
    uint8_t permutation[PERMUTATIONS][4];
    int count = 0;
    list_permutations(permutation);
    for (int code = 0; code < MOST_SYMMETRIES; code++) {
        const uint8_t *rows = permutation[code / 2 % PERMUTATIONS];
        const uint8_t *columns = permutation[code / 2 / PERMUTATIONS];
        for (int cell = 0; cell < 16; cell++) {
            const int row = rows[cell / 4], column = columns[cell % 4];
            list[count][cell] = (uint16_t)(code % 2 ? column * 4 + row : row * 4 + column);
        }
        count += is_symmetry(r, list[count]);
    }
    return count;
}

/* Every symmetry of the definition comes, all of them about equally often. */
static void every_symmetry_is_equally_likely(void **state)
{
    (void)state;
    static const struct {
        const char *rules, *regions;
    } cases[] = {{NULL, NULL},      {"x", NULL},     {"nrc", NULL},
                 {"falling", NULL}, {"x nrc", NULL}, {NULL, "AAABACBBCCDBCDDD"}};
    enum { EACH = 60 };
    static uint16_t list[MOST_SYMMETRIES][16];
    static int times[MOST_SYMMETRIES];
    const uint8_t none[16] = {0};
    const uint64_t seed = test_seed();
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        uint8_t regions[16];
        for (int cell = 0; cases[i].regions && cell < 16; cell++)
            regions[cell] = (uint8_t)(cases[i].regions[cell] - 'A');
        const sudoku_shape shape = {
            .size = 4, .rules = cases[i].rules, .regions = cases[i].regions ? regions : NULL};
        sudoku_rules *rules = sudoku_rules_new(&shape, NULL);
        const int count = list_symmetries(rules, list);
        printf("case %zu: %d symmetries\n", i, count);
        if (i == 0) assert_int_equal(count, 128); /* as is well known */
        memset(times, 0, sizeof times);
        for (int number = 0; number < EACH * count; number++) {
            uint16_t to[16];
            int which = 0;
            sudoku_equivalent *e =
                sudoku_equivalent_new(&(sudoku_puzzle){.rules = rules, .givens = none}, NULL);
            assert_true(sudoku_equivalent_shuffle(e, seed, (uint64_t)number, NULL));
            sudoku_equivalent_places(e, to, NULL);
            while (which < count && memcmp(list[which], to, sizeof to) != 0) which++;
            assert_true(which < count);
            times[which]++;
            sudoku_equivalent_free(e);
        }
        for (int j = 0; j < count; j++) assert_in_range(times[j], EACH / 4, EACH * 2);
        sudoku_rules_free(rules);
    }
}

/* A large grid with pairs of cells anywhere: all choices but one are wrong, and that must show soon. */
static void contrived_houses_do_not_take_long(void **state)
{
    (void)state;
    struct rng r = rng_from_seed(test_seed());
    enum { N = 25, PAIRS = 300 };
    static uint16_t pair[PAIRS][2];
    static sudoku_cells house[PAIRS];
    const uint8_t none[N * N] = {0};
    for (int i = 0; i < PAIRS; i++) {
        pair[i][0] = (uint16_t)rng_below(&r, N * N);
        pair[i][1] = (uint16_t)((pair[i][0] + 1 + rng_below(&r, N * N - 1)) % (N * N));
        house[i] = (sudoku_cells){pair[i], 2};
    }
    const sudoku_shape shape = {.size = N, .houses = house, .house_count = PAIRS};
    sudoku_rules *rules = sudoku_rules_new(&shape, NULL);
    sudoku_equivalent *e = sudoku_equivalent_new(&(sudoku_puzzle){.rules = rules, .givens = none}, NULL);
    assert_true(sudoku_equivalent_shuffle(e, 1, 0, NULL));
    sudoku_equivalent_free(e);
    sudoku_rules_free(rules);
}

int main(void)
{
    const struct CMUnitTest tests[] = {cmocka_unit_test(turns_are_as_named),
                                       cmocka_unit_test(turning_back_gives_the_same_puzzle),
                                       cmocka_unit_test(rules_keep_their_names),
                                       cmocka_unit_test(relabelled_digits_appear_in_order),
                                       cmocka_unit_test(shuffled_puzzles_keep_their_answers),
                                       cmocka_unit_test(every_symmetry_is_equally_likely),
                                       cmocka_unit_test(contrived_houses_do_not_take_long)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}

/* SPDX-License-Identifier: MIT */
/* test_verify.c - the independent check must find every kind of fault, and candidates their reason. */
#include <string.h>

#include "support/cmocka_first.h"

#include "base/rng.h"
#include "support/data.h"
#include "support/maker.h"
#include "support/rule_sets.h"

static const char solved[] =
    "412985763753416892986327145271568934549173628368249517634751289195832476827694351";

static void digits_of(const char *text, uint8_t *digits)
{
    for (int i = 0; i < 81; i++) digits[i] = text[i] == '.' ? 0 : (uint8_t)(text[i] - '0');
}

static void expect_clash(const sudoku_puzzle *p, const uint8_t *digits, const char *sentence)
{
    sudoku_clash clash;
    char text[SUDOKU_TEXT];
    assert_false(sudoku_verify(p, digits, &clash));
    assert_string_equal(sudoku_clash_text(p->rules, &clash, text), sentence);
    assert_false(sudoku_verify(p, digits, NULL));
}

static void every_fault_is_found(void **state)
{
    (void)state;
    uint8_t digits[81], givens[81] = {0};
    uint64_t allowed[81];
    memset(allowed, 0xFF, sizeof allowed);
    sudoku_rules *rules = sudoku_rules_new(&(sudoku_shape){.size = 9}, NULL);
    sudoku_puzzle p = {.rules = rules, .givens = givens, .allowed = allowed};
    digits_of(solved, digits);
    assert_true(sudoku_verify(&p, digits, NULL));

    givens[0] = 5;
    expect_clash(&p, digits, "the given in r1c1 is 5");
    givens[0] = 4;
    assert_true(sudoku_verify(&p, digits, NULL));
    allowed[80] = 0;
    expect_clash(&p, digits, "r9c9 is 1, which is not among its candidates");
    allowed[80] = 1;
    assert_true(sudoku_verify(&p, digits, NULL));
    digits[40] = 0;
    expect_clash(&p, digits, "r5c5 is empty");
    digits[40] = 10;
    expect_clash(&p, digits, "r5c5 is empty");
    digits[40] = 5;
    expect_clash(&p, digits, "r5c1 and r5c5 are both 5 in row 5");
    sudoku_rules_free(rules);
}

/* Every single wrong digit, in every cell. */
static void no_wrong_digit_passes(void **state)
{
    (void)state;
    uint8_t digits[81];
    const uint8_t givens[81] = {0};
    sudoku_rules *rules = sudoku_rules_new(&(sudoku_shape){.size = 9}, NULL);
    const sudoku_puzzle p = {.rules = rules, .givens = givens};
    digits_of(solved, digits);
    for (int cell = 0; cell < 81; cell++) {
        const uint8_t right = digits[cell];
        for (uint8_t wrong = 0; wrong <= 10; wrong++) {
            digits[cell] = wrong;
            assert_int_equal(sudoku_verify(&p, digits, NULL), wrong == right);
        }
        digits[cell] = right;
    }
    sudoku_rules_free(rules);
}

/* The published solver for X forgot the diagonals; its wrong answers must not pass ours. */
static void each_rule_counts(void **state)
{
    (void)state;
    uint8_t digits[81];
    const uint8_t givens[81] = {0};
    static const char *const names[] = {"x", "nrc"};
    for (int i = 0; i < 2; i++) {
        sudoku_rules *rules = sudoku_rules_new(&(sudoku_shape){.size = 9, .rules = names[i]}, NULL);
        const sudoku_puzzle p = {.rules = rules, .givens = givens};
        sudoku_clash clash;
        digits_of(solved, digits);
        assert_false(sudoku_verify(&p, digits, &clash));
        assert_int_equal(clash.kind, SUDOKU_SAME_DIGIT);
        assert_int_equal(digits[clash.cell], digits[clash.other]);
        assert_int_equal(digits[clash.cell], clash.digit);
        assert_true(sudoku_rules_house_kind(rules, clash.house) > SUDOKU_REGION);
        sudoku_rules_free(rules);
    }
}

static void givens_clash_at_sight(void **state)
{
    (void)state;
    uint8_t givens[81] = {0};
    sudoku_clash clash;
    char text[SUDOKU_TEXT];
    sudoku_rules *rules = sudoku_rules_new(&(sudoku_shape){.size = 9}, NULL);
    const sudoku_puzzle p = {.rules = rules, .givens = givens};
    assert_false(sudoku_givens_clash(&p, &clash));
    givens[0] = givens[4] = 5;
    assert_true(sudoku_givens_clash(&p, &clash));
    assert_string_equal(sudoku_clash_text(rules, &clash, text), "r1c1 and r1c5 are both 5 in row 1");
    sudoku_rules_free(rules);
}

static void expect_candidates(const sudoku_rules *rules, const char *text, const char *sentence)
{
    uint8_t givens[81];
    uint64_t candidates[81];
    sudoku_clash clash = {.kind = SUDOKU_NO_CLASH};
    char why[SUDOKU_TEXT];
    const sudoku_puzzle p = {.rules = rules, .givens = givens};
    digits_of(text, givens);
    assert_int_equal(sudoku_candidates(&p, candidates, &clash), sentence == NULL);
    if (sentence) assert_string_equal(sudoku_clash_text(rules, &clash, why), sentence);
    else
        for (int cell = 0; cell < 81; cell++)
            if (givens[cell]) assert_int_equal(candidates[cell], (uint64_t)1 << (givens[cell] - 1));
}

static void candidates_say_why_not(void **state)
{
    (void)state;
    sudoku_rules *rules = sudoku_rules_new(&(sudoku_shape){.size = 9}, NULL);
    expect_candidates(
        rules, "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79",
        NULL);
    expect_candidates(
        rules, "12345678.........9...............................................................",
        "nothing fits in r1c9");
    expect_candidates(
        rules, "123......456..............8......................................................",
        "8 has no place in box 1");
    sudoku_rules_free(rules);
}

/* ---- houses as the test knows them: by arithmetic and tables, not from the rules under test ---- */

struct known_houses {
    int n, count;
    bool in[128][SUDOKU_MAX_CELLS];
};

static bool *next_house(struct known_houses *k)
{
    memset(k->in[k->count], 0, sizeof k->in[k->count]);
    return k->in[k->count++];
}

static void know_lines(struct known_houses *k)
{
    for (int line = 0; line < k->n; line++) {
        bool *row = next_house(k), *column = next_house(k);
        for (int i = 0; i < k->n; i++) row[line * k->n + i] = column[i * k->n + line] = true;
    }
}

static void know_regions(struct known_houses *k, const uint8_t *region)
{
    for (int number = 0; number < k->n; number++) {
        bool *house = next_house(k);
        for (int cell = 0; cell < k->n * k->n; cell++) house[cell] = region[cell] == number;
    }
}

static void know_diagonals(struct known_houses *k)
{
    bool *falling = next_house(k), *rising = next_house(k);
    for (int i = 0; i < k->n; i++) falling[i * k->n + i] = rising[i * k->n + k->n - 1 - i] = true;
}

/* Of 9x9: the windows of NRC as the newspaper draws them. */
static void know_windows(struct known_houses *k)
{
    static const char picture[] = ".........\n.aaa.bbb.\n.aaa.bbb.\n.aaa.bbb.\n.........\n"
                                  ".ccc.ddd.\n.ccc.ddd.\n.ccc.ddd.\n.........\n";
    for (char letter = 'a'; letter <= 'd'; letter++) {
        bool *house = next_house(k);
        for (int cell = 0; cell < 81; cell++) house[cell] = picture[cell / 9 * 10 + cell % 9] == letter;
    }
}

static bool share_a_house(const struct known_houses *k, int a, int b)
{
    for (int h = 0; h < k->count; h++)
        if (k->in[h][a] && k->in[h][b]) return true;
    return false;
}

/* Are there two equal digits in a house? */
static bool is_wrong(const struct known_houses *k, const uint8_t *digits)
{
    for (int h = 0; h < k->count; h++) {
        uint64_t seen = 0;
        for (int cell = 0; cell < k->n * k->n; cell++) {
            if (!k->in[h][cell]) continue;
            if (seen >> digits[cell] & 1) return true;
            seen |= (uint64_t)1 << digits[cell];
        }
    }
    return false;
}

/* Rules and what the test knows of them, for one case of the tests below. */
struct known_rules {
    sudoku_rules *rules;
    struct known_houses houses;
};

enum { PLAIN, WITH_X, WITH_NRC, WITH_BOTH, WITH_OWN_HOUSES, JIGSAW, JIGSAW_X, NO_BOXES, SIX, KNOWN };

static void know(struct known_rules *k, int which, struct rng *r)
{
    static const uint16_t own[2][9] = {{0, 10, 20, 33, 43, 53, 58, 68, 78}, {8, 40, 72}};
    static const sudoku_cells houses[] = {{own[0], 9}, {own[1], 3}};
    static const char *const names[KNOWN] = {
        [WITH_X] = "x", [WITH_NRC] = "nrc", [WITH_BOTH] = "x nrc", [JIGSAW_X] = "x"};
    const bool jigsaw = which == JIGSAW || which == JIGSAW_X;
    uint8_t region[81];
    sudoku_shape shape = {.size = which == SIX ? 6 : 9, .rules = names[which]};
    k->houses.n = shape.size;
    k->houses.count = 0;
    know_lines(&k->houses);
    for (int cell = 0; cell < 81; cell++) region[cell] = (uint8_t)(cell / 27 * 3 + cell % 9 / 3);
    for (int cell = 0; which == SIX && cell < 36; cell++)
        region[cell] = (uint8_t)(cell / 12 * 2 + cell % 6 / 3);
    if (jigsaw) make_layout(r, 3, 3, 12, region);
    if (jigsaw) shape.regions = region;
    if (which == NO_BOXES) shape.box_rows = shape.box_columns = -1;
    else know_regions(&k->houses, region);
    if (which == WITH_X || which == WITH_BOTH || which == JIGSAW_X) know_diagonals(&k->houses);
    if (which == WITH_NRC || which == WITH_BOTH) know_windows(&k->houses);
    for (int h = 0; which == WITH_OWN_HOUSES && h < 2; h++) {
        bool *house = next_house(&k->houses);
        for (int i = 0; i < houses[h].count; i++) house[own[h][i]] = true;
    }
    if (which == WITH_OWN_HOUSES) shape.houses = houses, shape.house_count = 2;
    k->rules = sudoku_rules_new(&shape, NULL);
    assert_non_null(k->rules);
}

/* Two equal digits and nothing else: so each house is tested alone, the last box as well as the first row. */
static void every_pair_of_cells(void **state)
{
    (void)state;
    struct rng r = rng_from_seed(1);
    static struct known_rules k;
    for (int which = 0; which < KNOWN; which++) {
        know(&k, which, &r);
        const int cells = k.houses.n * k.houses.n;
        uint8_t givens[81] = {0};
        const sudoku_puzzle p = {.rules = k.rules, .givens = givens};
        for (int a = 0; a < cells; a++)
            for (int b = a + 1; b < cells; b++) {
                sudoku_clash clash = {.kind = SUDOKU_NO_CLASH};
                givens[a] = givens[b] = (uint8_t)(1 + (a + b) % k.houses.n);
                assert_int_equal(sudoku_givens_clash(&p, &clash), share_a_house(&k.houses, a, b));
                if (clash.kind != SUDOKU_NO_CLASH) {
                    assert_int_equal(clash.kind, SUDOKU_SAME_DIGIT);
                    assert_true((clash.cell == a && clash.other == b) ||
                                (clash.cell == b && clash.other == a));
                    assert_int_equal(clash.digit, givens[a]);
                }
                givens[b] = (uint8_t)(1 + givens[a] % k.houses.n);
                assert_false(sudoku_givens_clash(&p, &clash));
                givens[a] = givens[b] = 0;
            }
        sudoku_rules_free(k.rules);
    }
}

/* Exchanges that leave most houses intact: two cells of a box in one column break only two rows; two lines of a band break
   no row, column or box, only diagonals, windows and the like.  */
static void damage(struct rng *r, int n, uint8_t *digits)
{
    const bool columns = rng_below(r, 2);
    const int a = rng_below(r, n), b = rng_below(r, n);
    const int from = rng_below(r, n), count = rng_below(r, 2) ? n : 1 + rng_below(r, n - from);
    for (int i = 0; i < count; i++) {
        const int at = (from + i) % n;
        uint8_t *one = &digits[columns ? at * n + a : a * n + at];
        uint8_t *other = &digits[columns ? at * n + b : b * n + at];
        const uint8_t kept = *one;
        *one = *other;
        *other = kept;
    }
}

static void damaged_solutions(void **state)
{
    (void)state;
    enum { TRIES = 400 };
    const uint64_t seed = 20260718;
    struct rng r = rng_from_seed(seed);
    static struct known_rules k;
    for (int which = 0; which < KNOWN; which++) {
        uint8_t solution[81], digits[81];
        const uint8_t givens[81] = {0};
        do {
            know(&k, which, &r);
        } while (!make_solution(&r, k.rules, solution));
        const sudoku_puzzle p = {.rules = k.rules, .givens = givens};
        int wrong = 0;
        assert_false(is_wrong(&k.houses, solution));
        assert_true(sudoku_verify(&p, solution, NULL));
        for (int i = 0; i < TRIES; i++) {
            sudoku_clash clash;
            memcpy(digits, solution, sizeof digits);
            damage(&r, k.houses.n, digits);
            wrong += is_wrong(&k.houses, digits);
            if (sudoku_verify(&p, digits, &clash) == is_wrong(&k.houses, digits))
                fail_msg("rules %d, try %d of seed %d", which, i, (int)seed);
        }
        assert_true(wrong > TRIES / 10 && wrong < TRIES);
        sudoku_rules_free(k.rules);
    }
}

/* Every given changed, and every candidate forbidden, one at a time. */
static void every_given_and_candidate(void **state)
{
    (void)state;
    uint8_t digits[81], givens[81] = {0};
    uint64_t allowed[81];
    sudoku_clash clash;
    sudoku_rules *rules = sudoku_rules_new(&(sudoku_shape){.size = 9}, NULL);
    const sudoku_puzzle p = {.rules = rules, .givens = givens, .allowed = allowed};
    digits_of(solved, digits);
    for (int cell = 0; cell < 81; cell++) allowed[cell] = 0x1FF;
    for (int cell = 0; cell < 81; cell++) {
        for (uint8_t given = 1; given <= 9; given++) {
            givens[cell] = given;
            assert_int_equal(sudoku_verify(&p, digits, &clash), given == digits[cell]);
            if (given == digits[cell]) continue;
            assert_int_equal(clash.kind, SUDOKU_NOT_THE_GIVEN);
            assert_int_equal(clash.cell, cell);
            assert_int_equal(clash.digit, given);
        }
        givens[cell] = 0;
        for (int digit = 1; digit <= 9; digit++) {
            allowed[cell] = 0x1FF & ~((uint64_t)1 << (digit - 1));
            assert_int_equal(sudoku_verify(&p, digits, &clash), digit != digits[cell]);
            if (digit != digits[cell]) continue;
            assert_int_equal(clash.kind, SUDOKU_FORBIDDEN_DIGIT);
            assert_int_equal(clash.cell, cell);
            assert_int_equal(clash.digit, digit);
            givens[cell] = (uint8_t)digit;
            assert_true(sudoku_givens_clash(&p, &clash));
            givens[cell] = 0;
        }
        allowed[cell] = 0x1FF;
    }
    sudoku_rules_free(rules);
}

/* ---- conflicts and peers, compared with the houses ---- */

static bool has_cell(sudoku_cells house, int cell)
{
    for (int i = 0; i < house.count; i++)
        if (house.cells[i] == cell) return true;
    return false;
}

/* The first stated house that has both cells, or -1. */
static int common_house(const sudoku_rules *r, int a, int b)
{
    for (int h = 0; h < sudoku_rules_house_count(r); h++)
        if (has_cell(sudoku_rules_house(r, h), a) && has_cell(sudoku_rules_house(r, h), b)) return h;
    return -1;
}

static void peers_share_a_house(void **state)
{
    (void)state;
    sudoku_rules *r = sudoku_rules_new(&(sudoku_shape){.size = 9, .rules = "x nrc"}, NULL);
    for (int cell = 0; cell < 81; cell++) {
        uint16_t peers[81];
        const int count = sudoku_peers(r, cell, peers);
        int seen = 0;
        for (int other = 0; other < 81; other++) {
            if (other == cell || common_house(r, cell, other) < 0) continue;
            assert_true(seen < count);
            assert_int_equal(peers[seen++], other);
        }
        assert_int_equal(seen, count);
    }
    sudoku_rules_free(r);
}

static int house_with_the_same(const sudoku_rules *r, const uint8_t *digits, int cell)
{
    int first = -1;
    for (int other = 0; other < 81; other++) {
        if (other == cell || digits[other] != digits[cell]) continue;
        const int house = common_house(r, cell, other);
        if (house >= 0 && (first < 0 || house < first)) first = house;
    }
    return first;
}

/* Digits at random, given or placed; a placed digit does not count where there is a given. */
static void every_conflict_is_found(void **state)
{
    (void)state;
    struct rng random = rng_from_seed(test_seed());
    sudoku_rules *r = sudoku_rules_new(&(sudoku_shape){.size = 9, .rules = "x nrc"}, NULL);
    for (int round = 0; round < test_cases(100); round++) {
        uint8_t givens[81], placed[81], digits[81];
        uint64_t allowed[81];
        for (int i = 0; i < 81; i++) {
            givens[i] = (uint8_t)(rng_below(&random, 4) ? 0 : rng_below(&random, 9) + 1);
            placed[i] = (uint8_t)(rng_below(&random, 4) ? 0 : rng_below(&random, 9) + 1);
            digits[i] = givens[i] ? givens[i] : placed[i];
            allowed[i] = rng_below(&random, 8) ? 0x1FF : 0x155;
        }
        const sudoku_puzzle p = {.rules = r, .givens = givens, .placed = placed, .allowed = allowed};
        sudoku_conflict conflicts[81];
        const int count = sudoku_conflicts(&p, conflicts);
        int seen = 0;
        for (int cell = 0; cell < 81; cell++) {
            if (!digits[cell]) continue;
            const bool forbidden = !(allowed[cell] >> (digits[cell] - 1) & 1);
            const int house = forbidden ? -1 : house_with_the_same(r, digits, cell);
            if (!forbidden && house < 0) continue;
            assert_true(seen < count);
            assert_int_equal(conflicts[seen].cell, cell);
            assert_int_equal(conflicts[seen].house, house);
            seen++;
        }
        assert_int_equal(seen, count);
    }
    sudoku_rules_free(r);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(every_fault_is_found),   cmocka_unit_test(no_wrong_digit_passes),
        cmocka_unit_test(each_rule_counts),       cmocka_unit_test(givens_clash_at_sight),
        cmocka_unit_test(candidates_say_why_not), cmocka_unit_test(every_pair_of_cells),
        cmocka_unit_test(damaged_solutions),      cmocka_unit_test(every_given_and_candidate),
        cmocka_unit_test(peers_share_a_house),    cmocka_unit_test(every_conflict_is_found),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}

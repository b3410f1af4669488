/* SPDX-License-Identifier: MIT */
/* test_show_svg.c - JSON and SVG, and every format for every size and rule.

   Sources: src/show/show_json.c, src/show/svg_board.c.  */
#include <stdlib.h>
#include <string.h>

#include "support/cmocka_first.h"

#include "show/printed.h"
#include "show/show.h"

/* ---- json ---- */

static void json_of_a_puzzle(void **state)
{
    (void)state;
    sudoku_rules *r = make((struct rule_spec){.n = 4});
    uint8_t givens[16], solution[16];
    sudoku_puzzle p = {.rules = r, .givens = digits(givens, 4, "1")};
    sudoku_sheet sheet = {.puzzle = &p};
    expect_plain(&sheet, "json",
                 "{\"size\":4,\"rules\":[],\"box\":\"2x2\",\"givens\":\"1...............\"}\n");
    p.title = "\xc3\xa9 \"q\" \\ \n\x01\x7f \xff \xf0\x9f\x98\x80";
    p.solution = digits(solution, 4, "1234341221434321");
    expect(&sheet, &(sudoku_style){.format = "json", .empty = '"'},
           "{\"size\":4,\"rules\":[],\"box\":\"2x2\","
           "\"title\":\"\xc3\xa9 \\\"q\\\" \\\\ \\n\\u0001\\u007f \\ufffd "
           "\xf0\x9f\x98\x80\","
           "\"givens\":\"1\\\"\\\"\\\"\\\"\\\"\\\"\\\"\\\"\\\"\\\"\\\"\\\"\\\"\\\"\\\"\","
           "\"solution\":\"1234341221434321\"}\n");
    p.solution = NULL;
    p.title = "\xc3\xa9 \xf0\x9f\x98\x80";
    expect_plain(&sheet, "json",
                 "{\"size\":4,\"rules\":[],\"box\":\"2x2\",\"title\":\"\\u00e9 \\ud83d\\ude00\","
                 "\"givens\":\"1...............\"}\n");
    rules_free(r);
}

static void json_of_everything(void **state)
{
    (void)state;
    const uint16_t falling[] = {0, 3}, rising[] = {1, 2};
    const sudoku_cells houses[] = {{falling, 2}, {rising, 2}};
    const uint8_t regions[4] = {0, 1, 1, 0};
    sudoku_rules *r = make((struct rule_spec){
        .n = 2, .regions = regions, .extras = RULE_X, .houses = houses, .house_count = 2});
    const uint8_t givens[4] = {1}, placed[4] = {0, 2}, solution[4] = {1, 2, 2, 1};
    const uint64_t sets[4] = {1, 2, 3, 0};
    const sudoku_puzzle p = {
        .rules = r, .givens = givens, .placed = placed, .marks = sets, .allowed = sets};
    sudoku_counters counters = {.solutions = UINT64_MAX, .saturated = true, .nodes = 7, .guesses = 3};
    sudoku_sheet sheet = {.puzzle = &p,
                          .solution = solution,
                          .candidates = sets,
                          .answered = true,
                          .answer = SUDOKU_STOPPED,
                          .counters = &counters,
                          .seconds = 12.0000316};
    expect_plain(&sheet, "json",
                 "{\"size\":2,\"rules\":[\"x\"],\"regions\":\"ABBA\","
                 "\"houses\":[\"r1c1 r2c2\",\"r1c2 r2c1\"],"
                 "\"givens\":\"1...\",\"placed\":\".2..\","
                 "\"marks\":\"1..212..\",\"allowed\":\"1..212..\","
                 "\"candidates\":\"1..212..\",\"answer\":\"stopped\",\"count\":18446744073709551615,"
                 "\"complete\":false,\"saturated\":true,\"solution\":\"1221\",\"nodes\":7,\"guesses\":3,"
                 "\"seconds\":12.000032}\n");
    rules_free(r);

    sudoku_rules *latin = make((struct rule_spec){.n = 2, .box_rows = -1, .box_columns = -1});
    const sudoku_puzzle q = {.rules = latin, .givens = givens};
    const char *answers[] = {"no solution", "unique", "several solutions", "stopped"};
    for (int i = 0; i < 4; i++) {
        char expected[200] =
            "{\"size\":2,\"rules\":[],\"box\":\"none\",\"givens\":\"1...\",\"answer\":\"";
        strcat(strcat(expected, answers[i]), "\"}\n");
        sheet = (sudoku_sheet){.puzzle = &q, .answered = true, .answer = (sudoku_answer)i};
        expect_plain(&sheet, "json", expected);
    }
    rules_free(latin);
}

/* ---- svg ---- */

static int occurrences(const char *text, const char *what)
{
    int count = 0;
    for (const char *at = text; (at = strstr(at, what)); at += strlen(what)) count++;
    return count;
}

static void svg_shows_everything(void **state)
{
    (void)state;
    const uint16_t cells[] = {0, 12, 80};
    const sudoku_cells house = {cells, 3};
    sudoku_rules *r = make(
        (struct rule_spec){.n = 9, .extras = RULE_X | RULE_NRC, .houses = &house, .house_count = 1});
    uint8_t givens[81], placed[81];
    uint64_t marks[81];
    for (int i = 0; i < 81; i++) marks[i] = 3;
    const sudoku_puzzle p = {.rules = r,
                             .givens = digits(givens, 9, "12"),
                             .placed = digits(placed, 9, "..3"),
                             .marks = marks,
                             .title = "<a> & \xc3\xa9\xff\x01"};
    const sudoku_style style = plain("svg");
    char *svg = printed(&(sudoku_sheet){.puzzle = &p}, &style);
    expect_balanced(svg);
    assert_int_equal(occurrences(svg, "<text "), 2 + 1 + 2 * 78);
    assert_int_equal(occurrences(svg, "<title>&lt;a&gt; &amp; &#233;&#xFFFD; </title>"), 1);
    assert_int_equal(occurrences(svg, "viewBox=\"0 0 452 452\""), 1);
    assert_int_equal(occurrences(svg, "stroke-dasharray"), 1);
    free(svg);
    rules_free(r);
}

/* Marks that are part of the puzzle are shown where they exclude something. */
static void svg_shows_allowed_digits(void **state)
{
    (void)state;
    sudoku_rules *r = make((struct rule_spec){.n = 4});
    uint8_t givens[16], solution[16];
    uint64_t allowed[16];
    for (int i = 0; i < 16; i++) allowed[i] = i == 5 ? 6 : 15;
    const sudoku_puzzle p = {.rules = r, .givens = digits(givens, 4, "1"), .allowed = allowed};
    const sudoku_style style = plain("svg");
    sudoku_sheet sheet = {.puzzle = &p};
    char *svg = printed(&sheet, &style);
    assert_int_equal(occurrences(svg, "<text "), 1 + 2);
    assert_int_equal(occurrences(svg, "<title>Sudoku 4x4</title>"), 1);
    free(svg);
    sheet.solution = digits(solution, 4, "1234341221434321");
    svg = printed(&sheet, &style);
    assert_int_equal(occurrences(svg, "<text "), 16);
    free(svg);
    rules_free(r);
}

/* ---- every size ---- */

/* All lines of a drawing are equally long, in characters; headers may stand above it. */
static void expect_even_lines(const char *text)
{
    while (*text >= 'a' && *text <= 'z') text = strchr(text, '\n') + 1;
    long width = -1, here = 0;
    for (const char *c = text; *c; c++) {
        if (*c == '\n') {
            if (width < 0) width = here;
            assert_int_equal(here, width);
            here = 0;
        } else {
            here += ((unsigned char)*c & 0xC0) != 0x80;
        }
    }
    assert_int_equal(here, 0);
}

static void try_all_formats(const sudoku_rules *r)
{
    uint8_t givens[SUDOKU_MAX_CELLS], solution[SUDOKU_MAX_CELLS];
    uint64_t sets[SUDOKU_MAX_CELLS];
    for (int cell = 0; cell < r->cells; cell++) {
        givens[cell] = (uint8_t)(cell % 3 ? 0 : cell % r->n + 1);
        solution[cell] = (uint8_t)(cell % r->n + 1);
        sets[cell] = all_digits(r) & (uint64_t)cell * 0x9E3779B97F4A7C15u;
    }
    const sudoku_puzzle p = {.rules = r, .givens = givens, .allowed = sets};
    const sudoku_sheet sheets[] = {
        {.puzzle = &p}, {.puzzle = &p, .solution = solution}, {.puzzle = &p, .candidates = sets}};
    for (int i = 0; format_row(i); i++) {
        if (!format_row(i)->writes) continue;
        for (int j = 0; j < 6; j++) {
            const sudoku_style style = {.format = format_row(i)->name, .ascii = j % 2 == 0};
            if (!can_show(&sheets[j / 2], &style, NULL)) continue;
            if (r->n > 12 && !strcmp(style.format, "cnf")) continue; /* megabytes */
            char *text = printed(&sheets[j / 2], &style);
            const size_t length = strlen(text);
            assert_true(length > 1 && text[length - 1] == '\n');
            if (format_row(i)->one_line) assert_ptr_equal(strchr(text, '\n'), text + length - 1);
            if (!strcmp(style.format, "svg")) expect_balanced(text);
            if (!strcmp(style.format, "candidates")) expect_even_lines(text);
            if (!strcmp(style.format, "pretty") && j / 2 == 1) expect_even_lines(text);
            free(text);
        }
    }
}

/* The picture of a rule is that of no other rule. */
static void svg_shows_every_rule(void **state)
{
    (void)state;
    enum { MOST = 33 };
    const uint8_t givens[81] = {0};
    const sudoku_style style = {.format = "svg"};
    char *svg[MOST];
    int count = 0;
    for (; count < MOST && (!count || sudoku_rule_name(count - 1)); count++) {
        const char *name = count ? sudoku_rule_name(count - 1) : "classic";
        sudoku_rules *r = sudoku_rules_new(&(sudoku_shape){.size = 9, .rules = name}, NULL);
        assert_non_null(r);
        const sudoku_puzzle p = {.rules = r, .givens = givens};
        svg[count] = printed(&(sudoku_sheet){.puzzle = &p}, &style);
        expect_balanced(svg[count]);
        /* beyond the title, which has the rule's name */
        const char *lines = strstr(svg[count], "<path");
        for (int i = 0; i < count; i++) assert_string_not_equal(lines, strstr(svg[i], "<path"));
        sudoku_rules_free(r);
    }
    for (int i = 0; i < count; i++) free(svg[i]);
}

static void every_size_and_rule_prints(void **state)
{
    (void)state;
    for (int n = 1; n <= SUDOKU_MAX_SIZE; n++) {
        if (n > 17 && n < 35 && n != 25 && n != 27) continue; /* nothing new there, but slow */
        int box_rows, box_columns;
        struct rule_spec specs[] = {{.n = n, .box_rows = -1, .box_columns = -1, .extras = RULE_X},
                                    {.n = n, .box_rows = n, .box_columns = 1},
                                    {.n = n, .box_rows = 1, .box_columns = n},
                                    {.n = n}};
        uint8_t regions[SUDOKU_MAX_CELLS]; /* broken diagonals: nothing hangs together */
        for (int cell = 0; cell < n * n; cell++) regions[cell] = (uint8_t)((cell / n + cell) % n);
        specs[2].regions = n > 1 ? regions : NULL;
        if (n == 4 || n == 9 || n == 16 || n == 25 || n == 36)
            for (int i = 0; i < 4; i++) specs[i].extras |= RULE_NRC;
        for (int i = 0; i < 4; i++) {
            if (i == 3 && !usual_box(n, &box_rows, &box_columns)) continue;
            sudoku_rules *r = make(specs[i]);
            try_all_formats(r);
            rules_free(r);
        }
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(json_of_a_puzzle),     cmocka_unit_test(json_of_everything),
        cmocka_unit_test(svg_shows_everything), cmocka_unit_test(svg_shows_allowed_digits),
        cmocka_unit_test(svg_shows_every_rule), cmocka_unit_test(every_size_and_rule_prints),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}

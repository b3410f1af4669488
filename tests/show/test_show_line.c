/* SPDX-License-Identifier: MIT */
/* test_show_line.c - the table of formats, and the formats of characters: line, jigsaw, marks, grid.

   Sources: src/show/show_*.c, src/show/.  */
#include <stdlib.h>
#include <string.h>

#include "support/cmocka_first.h"

#include "show/printed.h"
#include "show/show.h"
#include "support/text.h"

/* ---- the table ---- */

static void formats_are_well_formed(void **state)
{
    (void)state;
    int count = 0;
    for (const sudoku_format *f; (f = format_row(count)); count++) {
        assert_true(f->reads || f->writes);
        assert_true(f->about && f->about[0]);
        assert_int_equal(f->reads, f->answer_format != NULL);
        for (int i = 0; i < count; i++) assert_string_not_equal(f->name, format_row(i)->name);
        bool answer_known = !f->answer_format;
        for (int i = 0; format_row(i); i++)
            if (f->answer_format && !strcmp(format_row(i)->name, f->answer_format))
                answer_known = format_row(i)->writes;
        assert_true(answer_known);
    }
    assert_true(count >= 12);
    assert_null(format_row(-1));
    assert_null(format_row(count + 1));
}

static void unknown_formats_print_nothing(void **state)
{
    (void)state;
    sudoku_rules *r = make((struct rule_spec){.n = 4});
    uint8_t givens[16] = {0};
    const sudoku_puzzle p = {.rules = r, .givens = givens};
    const sudoku_sheet sheet = {.puzzle = &p};
    const char *names[] = {"", "Line", "tokens", "file", "no such"};
    for (int i = 0; i < 5; i++) {
        struct text t = {0};
        const sudoku_style style = plain(names[i]);
        assert_false(show(&sheet, &style, (sudoku_sink){text_sink, &t}));
        assert_null(t.bytes);
    }
    expect_plain(&sheet, NULL, "................\n");
    rules_free(r);
}

/* ---- line, jigsaw, marks ---- */

static void line_of_a_classic_is_bare(void **state)
{
    (void)state;
    sudoku_rules *r = make((struct rule_spec){.n = 9});
    uint8_t givens[81], solution[81];
    const sudoku_puzzle p = {.rules = r, .givens = digits(givens, 9, CLASSIC), .title = "ignored"};
    sudoku_sheet sheet = {.puzzle = &p};
    char expected[83];
    strcat(strcpy(expected, CLASSIC), "\n");
    expect_plain(&sheet, "line", expected);
    for (int i = 0; i < 81; i++)
        if (expected[i] == '.') expected[i] = '0';
    expect(&sheet, &(sudoku_style){.empty = '0'}, expected);
    sheet.solution = digits(solution, 9, CLASSIC_SOLVED);
    strcat(strcpy(expected, CLASSIC_SOLVED), "\n");
    expect_plain(&sheet, "line", expected);
    expect_plain(&sheet, "jigsaw", expected);
    rules_free(r);
}

/* The quick function and the printer agree for every size; the printer also takes grids that are not full. */
static void solution_lines_are_alike(void **state)
{
    (void)state;
    const int sizes[] = {1, 4, 9, 10, 16, 36};
    for (int i = 0; i < (int)(sizeof sizes / sizeof *sizes); i++) {
        const int n = sizes[i];
        sudoku_rules *r = make((struct rule_spec){.n = n, .box_rows = -1, .box_columns = -1});
        uint8_t full[SUDOKU_MAX_CELLS];
        char line[SUDOKU_MAX_CELLS + 2];
        for (int cell = 0; cell < n * n; cell++) full[cell] = (uint8_t)((cell % n + cell / n) % n + 1);
        line[sudoku_solution_line(full, (size_t)(n * n), line)] = '\0';
        const sudoku_puzzle p = {.rules = r, .givens = full};
        const sudoku_sheet sheet = {.puzzle = &p, .solution = full};
        expect_plain(&sheet, "line", line);
        full[0] = 0;
        line[0] = '.';
        expect_plain(&sheet, "line", line);
        line[0] = '_';
        expect(&sheet, &(sudoku_style){.empty = '_'}, line);
        rules_free(r);
    }
}

static void line_states_what_cannot_be_guessed(void **state)
{
    (void)state;
    const uint16_t cells[] = {0, 5, 10};
    const sudoku_cells house = {cells, 3};
    sudoku_rules *r = make((struct rule_spec){.n = 4,
                                              .box_rows = 1,
                                              .box_columns = 4,
                                              .extras = RULE_X | RULE_NRC,
                                              .houses = &house,
                                              .house_count = 1});
    uint8_t givens[16], placed[16], solution[16];
    uint64_t marks[16] = {3}, allowed[16];
    for (int i = 0; i < 16; i++) allowed[i] = 15;
    allowed[15] = 8;
    sudoku_puzzle p = {.rules = r, .givens = digits(givens, 4, "1")};
    const sudoku_sheet sheet = {.puzzle = &p};
    expect_plain(&sheet, "line", "1............... x nrc box=1x4 house=r1c1r2c2r3c3\n");
    p.placed = digits(placed, 4, ".2");
    p.marks = marks;
    p.allowed = allowed;
    p.solution = digits(solution, 4, "1234341221434321");
    expect_plain(&sheet, "line",
                 "1............... x nrc box=1x4 house=r1c1r2c2r3c3 placed=.2.............."
                 " marks=12.............................................................."
                 " allowed=123412341234123412341234123412341234123412341234123412341234...4"
                 " solution=1234341221434321\n");
    rules_free(r);
}

static void line_of_pencil_marks_takes_the_place_of_givens(void **state)
{
    (void)state;
    uint8_t givens[25] = {0};
    uint64_t sets[25];
    for (int cell = 0; cell < 25; cell++) sets[cell] = 31;
    sudoku_rules *five = make((struct rule_spec){.n = 5, .box_rows = -1, .box_columns = -1});
    const sudoku_puzzle big = {.rules = five, .givens = givens, .allowed = sets};
    expect_plain(&(sudoku_sheet){.puzzle = &big}, "line",
                 "12345123451234512345123451234512345123451234512345123451234512345123451234512345"
                 "123451234512345123451234512345123451234512345 box=none\n");
    rules_free(five);

    /* small, or with a cell without marks, it could be taken for givens */
    sudoku_rules *r = make((struct rule_spec){.n = 2, .box_rows = -1, .box_columns = -1});
    const uint64_t allowed[4] = {1, 3, 2, 0};
    sudoku_puzzle p = {.rules = r, .givens = givens, .allowed = allowed};
    const sudoku_sheet sheet = {.puzzle = &p};
    expect_plain(&sheet, "line", ".... box=none allowed=1.12.2..\n");
    givens[1] = 2;
    expect_plain(&sheet, "line", ".2.. box=none allowed=1.12.2..\n");
    expect_plain(&sheet, "marks", "1..2.2.. box=none\n");
    rules_free(r);
}

static void jigsaw_line_has_its_layout(void **state)
{
    (void)state;
    sudoku_rules *r = make_jigsaw(4, "AAABABBBCCCDCDDD", RULE_X);
    uint8_t givens[16];
    sudoku_puzzle p = {.rules = r, .givens = digits(givens, 4, "12..3")};
    const sudoku_sheet sheet = {.puzzle = &p};
    expect_plain(&sheet, "jigsaw", "12..3........... AAABABBBCCCDCDDD x\n");
    expect_plain(&sheet, "line", "12..3........... x regions=AAABABBBCCCDCDDD\n");
    rules_free(r);

    p.rules = r = make((struct rule_spec){.n = 4});
    expect_plain(&sheet, "jigsaw", "12..3........... AABBAABBCCDDCCDD\n");
    rules_free(r);
    p.rules = r = make((struct rule_spec){.n = 4, .box_rows = -1, .box_columns = -1});
    expect_plain(&sheet, "jigsaw", "12..3........... box=none\n");
    rules_free(r);
}

static void marks_show_candidates_solution_or_puzzle(void **state)
{
    (void)state;
    sudoku_rules *r = make((struct rule_spec){.n = 4, .extras = RULE_X});
    uint8_t givens[16], solution[16];
    uint64_t candidates[16] = {1, 14, 0};
    const sudoku_puzzle p = {.rules = r, .givens = digits(givens, 4, "..3")};
    sudoku_sheet sheet = {.puzzle = &p};
    expect_plain(&sheet, "marks",
                 "12341234..3.1234123412341234123412341234123412341234123412341234 x\n");
    sheet.solution = digits(solution, 4, "1234341243212143");
    expect_plain(&sheet, "marks", "1....2....3....4..3....41....2.....4..3..2..1....2..1......4..3.\n");
    sheet.solution = NULL;
    sheet.candidates = candidates;
    expect_plain(&sheet, "marks",
                 "1....234........................................................ x\n");
    rules_free(r);
}

/* ---- grid ---- */

static void grid_of_a_classic_is_bare(void **state)
{
    (void)state;
    sudoku_rules *r = make((struct rule_spec){.n = 6});
    uint8_t givens[36], solution[36];
    const sudoku_puzzle p = {.rules = r, .givens = digits(givens, 6, "1....6......")};
    sudoku_sheet sheet = {.puzzle = &p};
    expect_plain(&sheet, "grid", "1....6\n......\n......\n......\n......\n......\n");
    sheet.solution = digits(solution, 6, "123456456123214365365214531642642531");
    expect_plain(&sheet, "grid", "123456\n456123\n214365\n365214\n531642\n642531\n");
    rules_free(r);
}

static void grid_states_its_rules(void **state)
{
    (void)state;
    const uint16_t cells[] = {0, 5, 10, 15};
    const sudoku_cells houses[] = {{cells, 2}, {cells, 4}};
    uint8_t regions[16];
    for (int i = 0; i < 16; i++) regions[i] = (uint8_t)("0001011122232333"[i] - '0');
    sudoku_rules *r = make((struct rule_spec){
        .n = 4, .regions = regions, .extras = RULE_X, .houses = houses, .house_count = 2});
    uint8_t givens[16], placed[16];
    uint64_t marks[16] = {3, 0, 15};
    sudoku_puzzle p = {.rules = r, .givens = digits(givens, 4, "1...")};
    p.title = "Caf\xc3\xa9\n\x1b[1m\xff!";
    const sudoku_sheet sheet = {.puzzle = &p};
    const sudoku_style unicode = {.format = "grid", .empty = '0'};
    expect(&sheet, &unicode,
           "title: Caf\xc3\xa9  [1m?!\nrules: x\nregions:\nAAAB\nABBB\nCCCD\nCDDD\n"
           "house: r1c1 r2c2\nhouse: r1c1 r2c2 r3c3 r4c4\n1000\n0000\n0000\n0000\n");
    p.placed = digits(placed, 4, ".2..");
    p.marks = p.allowed = marks;
    expect_plain(&sheet, "grid",
                 "title: Caf?  [1m?!\nrules: x\nregions:\nAAAB\nABBB\nCCCD\nCDDD\n"
                 "house: r1c1 r2c2\nhouse: r1c1 r2c2 r3c3 r4c4\n"
                 "givens:\n1...\n....\n....\n....\nplaced:\n.2..\n....\n....\n....\n"
                 "marks:\n12 . 1234 .\n. . . .\n. . . .\n. . . .\n"
                 "allowed:\n12 . 1234 .\n. . . .\n. . . .\n. . . .\n");
    rules_free(r);
}

static void boxes_are_stated_unless_usual(void **state)
{
    (void)state;
    const struct {
        struct rule_spec spec;
        const char *expected;
    } cases[] = {
        {{.n = 6, .box_rows = 3, .box_columns = 2}, "box: 3x2\n"},
        {{.n = 6, .box_rows = 2, .box_columns = 3}, "1"},
        {{.n = 6, .box_rows = -1, .box_columns = -1}, "box: none\n"},
        {{.n = 5, .box_rows = -1, .box_columns = -1}, "box: none\n"},
        {{.n = 5, .box_rows = 1, .box_columns = 5}, "box: 1x5\n"},
        {{.n = 1}, "1\n"},
        {{.n = 12}, "1.."},
        {{.n = 36}, "1.."},
    };
    for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++) {
        sudoku_rules *r = make(cases[i].spec);
        uint8_t givens[SUDOKU_MAX_CELLS] = {1};
        const sudoku_puzzle p = {.rules = r, .givens = givens};
        const sudoku_style style = plain("grid");
        char *text = printed(&(sudoku_sheet){.puzzle = &p}, &style);
        assert_memory_equal(text, cases[i].expected, strlen(cases[i].expected));
        free(text);
        rules_free(r);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(formats_are_well_formed),
        cmocka_unit_test(unknown_formats_print_nothing),
        cmocka_unit_test(line_of_a_classic_is_bare),
        cmocka_unit_test(solution_lines_are_alike),
        cmocka_unit_test(line_states_what_cannot_be_guessed),
        cmocka_unit_test(line_of_pencil_marks_takes_the_place_of_givens),
        cmocka_unit_test(jigsaw_line_has_its_layout),
        cmocka_unit_test(marks_show_candidates_solution_or_puzzle),
        cmocka_unit_test(grid_of_a_classic_is_bare),
        cmocka_unit_test(grid_states_its_rules),
        cmocka_unit_test(boxes_are_stated_unless_usual),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}

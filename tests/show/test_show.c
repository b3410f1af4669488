/* SPDX-License-Identifier: MIT */
/* test_show.c - the printers: exact texts for each format, and what holds for every size and rule. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include <stdlib.h>
#include <string.h>

#include "board/rules.h"
#include "board/symbols.h"
#include "show/show.h"

/* ---- helpers ---- */

enum { RULE_X = 1, RULE_NRC = 2 };

struct text {
    char *bytes;
    size_t length, room;
};

static void append(void *context, const char *bytes, size_t length)
{
    struct text *t = context;
    if (t->length + length + 1 > t->room) {
        t->room = 2 * (t->length + length + 1);
        t->bytes = realloc(t->bytes, t->room);
        assert_non_null(t->bytes);
    }
    memcpy(t->bytes + t->length, bytes, length);
    t->length += length;
    t->bytes[t->length] = '\0';
}

/* The sheet as text, to be freed. */
static char *printed(const sudoku_sheet *sheet, const sudoku_style *style)
{
    struct text t = {0};
    assert_true(show(sheet, style, (sudoku_sink){append, &t}));
    assert_non_null(t.bytes);
    return t.bytes;
}

static void expect(const sudoku_sheet *sheet, const sudoku_style *style, const char *expected)
{
    char *text = printed(sheet, style);
    assert_string_equal(text, expected);
    free(text);
}

/* Plain text in that format. */
static sudoku_style plain(const char *format) { return (sudoku_style){.format = format, .ascii = true}; }

static void expect_plain(const sudoku_sheet *sheet, const char *format, const char *expected)
{
    const sudoku_style style = plain(format);
    expect(sheet, &style, expected);
}

static sudoku_rules *make(struct rule_spec spec)
{
    sudoku_error error = {.message = ""};
    sudoku_rules *r = rules_new(&spec, &error);
    assert_string_equal(error.message, "");
    assert_non_null(r);
    return r;
}

/* Rules of regions given as letters. */
static sudoku_rules *make_jigsaw(int n, const char *letters, unsigned extras)
{
    uint8_t regions[SUDOKU_MAX_CELLS];
    for (int cell = 0; cell < n * n; cell++)
        regions[cell] = (uint8_t)(letters[cell] >= 'a' ? letters[cell] - 'a' + 26 : letters[cell] - 'A');
    return make((struct rule_spec){.n = n, .regions = regions, .extras = extras});
}

/* Digits from symbols; the text may be short and then goes on with empty cells. */
static const uint8_t *digits(uint8_t *cells, int n, const char *symbols)
{
    memset(cells, 0, (size_t)(n * n));
    for (int cell = 0; symbols[cell]; cell++) cells[cell] = (uint8_t)symbol_digit(symbols[cell], n);
    return cells;
}

static const char CLASSIC[] =
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
static const char CLASSIC_SOLVED[] =
    "534678912672195348198342567859761423426853791713924856961537284287419635345286179";
static const char NRC_SOLVED[] =
    "478392615619758324235416978726835149891624753354971286962187534147563892583249167";
static const char JIGSAW[] =
    "AAAABBCCCAABABBCCCAABBBBCDCEEEFFFCDDEEFFFFDDDEGGGFFDDDEEGHHHIIIEGGGHHIIIGGHHHHIII";

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
    assert_int_equal(count, 12);
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
        assert_false(show(&sheet, &style, (sudoku_sink){append, &t}));
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

/* ---- pretty ---- */

static void pretty_classic(void **state)
{
    (void)state;
    sudoku_rules *r = make((struct rule_spec){.n = 9});
    uint8_t givens[81];
    const sudoku_puzzle p = {.rules = r, .givens = digits(givens, 9, CLASSIC)};
    const sudoku_sheet sheet = {.puzzle = &p};
    expect_plain(&sheet, "pretty",
                 "+-------+-------+-------+\n"
                 "| 5 3 . | . 7 . | . . . |\n"
                 "| 6 . . | 1 9 5 | . . . |\n"
                 "| . 9 8 | . . . | . 6 . |\n"
                 "+-------+-------+-------+\n"
                 "| 8 . . | . 6 . | . . 3 |\n"
                 "| 4 . . | 8 . 3 | . . 1 |\n"
                 "| 7 . . | . 2 . | . . 6 |\n"
                 "+-------+-------+-------+\n"
                 "| . 6 . | . . . | 2 8 . |\n"
                 "| . . . | 4 1 9 | . . 5 |\n"
                 "| . . . | . 8 . | . 7 9 |\n"
                 "+-------+-------+-------+\n");
    rules_free(r);
}

static void pretty_windows(void **state)
{
    (void)state;
    sudoku_rules *r = make((struct rule_spec){.n = 9, .extras = RULE_NRC});
    uint8_t givens[81] = {0}, solution[81];
    const sudoku_puzzle p = {.rules = r, .givens = givens};
    const sudoku_sheet sheet = {.puzzle = &p, .solution = digits(solution, 9, NRC_SOLVED)};
    expect_plain(&sheet, "pretty",
                 "+-------+-------+-------+\n"
                 "| 4 7 8 | 3 9 2 | 6 1 5 |\n"
                 "|  +----|--+ +--|----+  |\n"
                 "| 6|1 9 | 7|5|8 | 3 2|4 |\n"
                 "| 2|3 5 | 4|1|6 | 9 7|8 |\n"
                 "+-------+-------+-------+\n"
                 "| 7|2 6 | 8|3|5 | 1 4|9 |\n"
                 "|  +----|--+ +--|----+  |\n"
                 "| 8 9 1 | 6 2 4 | 7 5 3 |\n"
                 "|  +----|--+ +--|----+  |\n"
                 "| 3|5 4 | 9|7|1 | 2 8|6 |\n"
                 "+-------+-------+-------+\n"
                 "| 9|6 2 | 1|8|7 | 5 3|4 |\n"
                 "| 1|4 7 | 5|6|3 | 8 9|2 |\n"
                 "|  +----|--+ +--|----+  |\n"
                 "| 5 8 3 | 2 4 9 | 1 6 7 |\n"
                 "+-------+-------+-------+\n");
    rules_free(r);
}

static void pretty_windows_in_unicode(void **state)
{
    (void)state;
    sudoku_rules *r = make((struct rule_spec){.n = 4, .extras = RULE_NRC});
    uint8_t givens[16];
    const sudoku_puzzle p = {.rules = r, .givens = digits(givens, 4, "12..3")};
    expect(&(sudoku_sheet){.puzzle = &p}, &(sudoku_style){.format = "pretty"},
           "rules: nrc\n"
           "┏━━━━━┳━━━━━┓\n"
           "┃ 1 2 ┃ . . ┃\n"
           "┃  ┌──╂──┐  ┃\n"
           "┃ 3│. ┃ .│. ┃\n"
           "┣━━┿━━╋━━┿━━┫\n"
           "┃ .│. ┃ .│. ┃\n"
           "┃  └──╂──┘  ┃\n"
           "┃ . . ┃ . . ┃\n"
           "┗━━━━━┻━━━━━┛\n");
    rules_free(r);
}

static void pretty_small_ones(void **state)
{
    (void)state;
    uint8_t givens[36];
    sudoku_puzzle p = {.givens = digits(givens, 6, "12..3")};
    const sudoku_sheet sheet = {.puzzle = &p};
    sudoku_rules *r = make((struct rule_spec){.n = 6});
    p.rules = r;
    expect_plain(&sheet, "pretty",
                 "+-------+-------+\n"
                 "| 1 2 . | . 3 . |\n"
                 "| . . . | . . . |\n"
                 "+-------+-------+\n"
                 "| . . . | . . . |\n"
                 "| . . . | . . . |\n"
                 "+-------+-------+\n"
                 "| . . . | . . . |\n"
                 "| . . . | . . . |\n"
                 "+-------+-------+\n");
    rules_free(r);
    p.rules = r = make((struct rule_spec){.n = 3, .box_rows = -1, .box_columns = -1});
    p.title = "Latin";
    expect_plain(&sheet, "pretty",
                 "title: Latin\nbox: none\n"
                 "+-------+\n"
                 "| 1 2 . |\n"
                 "| . 3 . |\n"
                 "| . . . |\n"
                 "+-------+\n");
    rules_free(r);
    p.rules = r = make((struct rule_spec){.n = 1});
    p.title = "";
    p.placed = givens;
    expect_plain(&sheet, "pretty", "+---+\n| 1 |\n+---+\nplaced:\n1\n");
    rules_free(r);
}

static void pretty_jigsaw(void **state)
{
    (void)state;
    sudoku_rules *r = make_jigsaw(4, "AAABABBBCCCDCDDD", 0);
    uint8_t givens[16];
    sudoku_puzzle p = {.rules = r, .givens = digits(givens, 4, "12..3")};
    const sudoku_sheet sheet = {.puzzle = &p};
    expect_plain(&sheet, "pretty",
                 "+-----------+---+\n"
                 "| 1   2   . | . |\n"
                 "|   +-------+   |\n"
                 "| 3 | .   .   . |\n"
                 "+---+-------+---+\n"
                 "| .   .   . | . |\n"
                 "|   +-------+   |\n"
                 "| . | .   .   . |\n"
                 "+---+-----------+\n");
    rules_free(r);
    p.rules = r = make_jigsaw(4, "AAABABBBCCCDCDDD", RULE_NRC);
    expect(&sheet, &(sudoku_style){.format = "pretty"},
           "rules: nrc\n"
           "regions: AAABABBBCCCDCDDD\n"
           "┏━━━━━━━━━━━┳━━━┓\n"
           "┃ 1   2   . ┃ . ┃\n"
           "┃   ┏━━━━━━━┩   ┃\n"
           "┃ 3 ┃ .   . │ . ┃\n"
           "┣━━━╇━━━━━━━╈━━━┫\n"
           "┃ . │ .   . ┃ . ┃\n"
           "┃   ┢━━━━━━━┛   ┃\n"
           "┃ . ┃ .   .   . ┃\n"
           "┗━━━┻━━━━━━━━━━━┛\n");
    rules_free(r);
}

/* A region in two pieces cannot be read off the lines. */
static void pretty_broken_regions_are_stated(void **state)
{
    (void)state;
    sudoku_rules *r = make_jigsaw(2, "ABBA", 0);
    uint8_t givens[4] = {0};
    const sudoku_puzzle p = {.rules = r, .givens = givens};
    expect_plain(&(sudoku_sheet){.puzzle = &p}, "pretty",
                 "regions: ABBA\n+---+---+\n| . | . |\n+---+---+\n| . | . |\n+---+---+\n");
    rules_free(r);
}

static void pretty_colors(void **state)
{
    (void)state;
    sudoku_rules *r =
        make((struct rule_spec){.n = 2, .box_rows = -1, .box_columns = -1, .extras = RULE_X});
    uint8_t givens[4] = {1, 0, 0, 0};
    const uint8_t solution[4] = {1, 2, 2, 1};
    const sudoku_puzzle p = {.rules = r, .givens = givens};
    sudoku_sheet sheet = {.puzzle = &p, .solution = solution};
    const sudoku_style style = {.format = "pretty", .ascii = true, .color = true};
    expect(&sheet, &style,
           "+-----+\n| \033[1;4m1\033[0m \033[32;4m2\033[0m |\n"
           "| \033[32;4m2\033[0m \033[32;4m1\033[0m |\n+-----+\n");
    sheet.solution = NULL;
    expect(&sheet, &style,
           "rules: x\nbox: none\n+-----+\n| \033[1;4m1\033[0m \033[4m.\033[0m |\n"
           "| \033[4m.\033[0m \033[4m.\033[0m |\n+-----+\n");
    rules_free(r);
}

/* Reads regions off a plain drawing as a reader would: bars in the rows of cells, level lines exactly
   below a cell's character.  Letters are given in the order of first appearance.  */
static void read_regions(const char *drawing, int n, char *letters)
{
    const size_t width = strcspn(drawing, "\n") + 1;
    int row = 0, column_of[SUDOKU_MAX_SIZE];
    bool open_right[SUDOKU_MAX_CELLS], open_down[SUDOKU_MAX_CELLS];
    memset(open_down, 1, sizeof open_down);
    for (const char *line = drawing; *line; line += width) {
        if (strchr(line, '.') && strchr(line, '.') < line + width) {
            int column = 0;
            for (int at = 0; line[at] != '\n'; at++) {
                if (line[at] == '|' && column > 0) open_right[row * n + column - 1] = false;
                if (line[at] != '.') continue;
                column_of[column] = at;
                open_right[row * n + column++] = true;
            }
            assert_int_equal(column, n);
            row++;
        } else if (row > 0) {
            for (int i = 0; i < n; i++) open_down[(row - 1) * n + i] = line[column_of[i]] != '-';
        }
    }
    assert_int_equal(row, n);
    int seen[SUDOKU_MAX_CELLS] = {0}, todo[4 * SUDOKU_MAX_CELLS + 1], regions = 0;
    for (int start = 0; start < n * n; start++) {
        if (seen[start]) continue;
        int waiting = 0;
        todo[waiting++] = start;
        regions++;
        while (waiting) {
            const int cell = todo[--waiting];
            if (seen[cell]) continue;
            seen[cell] = regions;
            letters[cell] = (char)('A' + regions - 1);
            if (cell % n < n - 1 && open_right[cell]) todo[waiting++] = cell + 1;
            if (cell % n > 0 && open_right[cell - 1]) todo[waiting++] = cell - 1;
            if (cell / n < n - 1 && open_down[cell]) todo[waiting++] = cell + n;
            if (cell / n > 0 && open_down[cell - n]) todo[waiting++] = cell - n;
        }
    }
    letters[n * n] = '\0';
}

static void pretty_regions_can_be_read_back(void **state)
{
    (void)state;
    const struct {
        int n;
        const char *layout;
    } cases[] = {
        {9, JIGSAW},
        {4, "AAABABBBCCCDCDDD"},
        {4, "AAAABBBBCCCCDDDD"},
        {4, "ABCDABCDABCDABCD"},
        {5, "AAAAABBBBCDDEBCDDECCDEEEC"},
        {6, "AAAABCADBBBCADDBCCDDEBCFDEEFCFEEEFFF"},
        {7, "AABBBBBAAAAABBCCCCCCDEEECDDDEEEEDDDFFFFFFGFGGGGGG"},
        {12, "AAAABBBBCCCCAAABBDBBCCCCAAAAADBBECCEFFFFDDBBECEEFFFFDDDDECEEFFGFDDDHEEEI"
             "GGGFDHHHHIEIGGGHHHHIIIIIJGGGGHHHIIIIJJJGKKKKLLLLJJJJKKKLLLLLJJJJKKKKKLLL"},
    };
    for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++) {
        const int n = cases[i].n;
        sudoku_rules *r = make_jigsaw(n, cases[i].layout, 0);
        uint8_t givens[SUDOKU_MAX_CELLS] = {0};
        const sudoku_puzzle p = {.rules = r, .givens = givens};
        const sudoku_style style = plain("pretty");
        char *text = printed(&(sudoku_sheet){.puzzle = &p}, &style), letters[SUDOKU_MAX_CELLS + 1];
        read_regions(strchr(text, '+'), n, letters);
        assert_string_equal(letters, cases[i].layout);
        free(text);
        rules_free(r);
    }
}

/* ---- candidates ---- */

static void candidates_in_columns(void **state)
{
    (void)state;
    sudoku_rules *r = make((struct rule_spec){.n = 4});
    uint8_t givens[16];
    const uint64_t candidates[16] = {1, 14, 10, 0, 6, 8, 1, 2, 4, 4, 4, 4, 15, 15, 15, 15};
    const sudoku_puzzle p = {.rules = r, .givens = digits(givens, 4, "1")};
    sudoku_sheet sheet = {.puzzle = &p, .candidates = candidates};
    expect_plain(&sheet, "candidates",
                 "+-----------+-----------+\n"
                 "| 1    234  | 24   .    |\n"
                 "| 23   4    | 1    2    |\n"
                 "+-----------+-----------+\n"
                 "| 3    3    | 3    3    |\n"
                 "| 1234 1234 | 1234 1234 |\n"
                 "+-----------+-----------+\n");
    rules_free(r);
    sudoku_puzzle jigsaw = {.rules = r = make_jigsaw(4, "AAABABBBCCCDCDDD", RULE_NRC), .givens = givens};
    sheet = (sudoku_sheet){.puzzle = &jigsaw, .solution = digits(givens, 4, "1234341221434321")};
    expect_plain(&sheet, "candidates",
                 "+-----------+---+\n"
                 "| 1   2   3 | 4 |\n"
                 "|   +-------+   |\n"
                 "| 3 | 4   1   2 |\n"
                 "+---+-------+---+\n"
                 "| 2   1   4 | 3 |\n"
                 "|   +-------+   |\n"
                 "| 4 | 3   2   1 |\n"
                 "+---+-----------+\n");
    rules_free(r);
}

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

/* Every tag is closed by its own name, every attribute quoted, and nothing stands outside the root. */
static void expect_balanced(const char *svg)
{
    char open[16][16];
    int depth = 0;
    assert_memory_equal(svg, "<svg ", 5);
    for (const char *at = strchr(svg, '<'); at; at = strchr(at, '<')) {
        const char *end = strchr(at, '>');
        assert_non_null(end);
        char name[16] = "";
        const char *start = at + (at[1] == '/' ? 2 : 1);
        const size_t length = strcspn(start, " />");
        assert_true(length > 0 && length < sizeof name);
        memcpy(name, start, length);
        int quotes = 0;
        for (const char *c = at; c < end; c++) quotes += *c == '"';
        assert_int_equal(quotes % 2, 0);
        if (at[1] == '/') {
            assert_true(depth > 0);
            assert_string_equal(open[--depth], name);
        } else if (end[-1] != '/') {
            assert_true(depth < 16);
            strcpy(open[depth++], name);
        }
        at = end;
        if (!depth) assert_string_equal(end, ">\n");
    }
    assert_int_equal(depth, 0);
}

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
        cmocka_unit_test(formats_are_well_formed),
        cmocka_unit_test(unknown_formats_print_nothing),
        cmocka_unit_test(line_of_a_classic_is_bare),
        cmocka_unit_test(line_states_what_cannot_be_guessed),
        cmocka_unit_test(line_of_pencil_marks_takes_the_place_of_givens),
        cmocka_unit_test(jigsaw_line_has_its_layout),
        cmocka_unit_test(marks_show_candidates_solution_or_puzzle),
        cmocka_unit_test(grid_of_a_classic_is_bare),
        cmocka_unit_test(grid_states_its_rules),
        cmocka_unit_test(boxes_are_stated_unless_usual),
        cmocka_unit_test(pretty_classic),
        cmocka_unit_test(pretty_windows),
        cmocka_unit_test(pretty_windows_in_unicode),
        cmocka_unit_test(pretty_small_ones),
        cmocka_unit_test(pretty_jigsaw),
        cmocka_unit_test(pretty_broken_regions_are_stated),
        cmocka_unit_test(pretty_colors),
        cmocka_unit_test(pretty_regions_can_be_read_back),
        cmocka_unit_test(candidates_in_columns),
        cmocka_unit_test(json_of_a_puzzle),
        cmocka_unit_test(json_of_everything),
        cmocka_unit_test(svg_shows_everything),
        cmocka_unit_test(svg_shows_allowed_digits),
        cmocka_unit_test(every_size_and_rule_prints),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}

/* SPDX-License-Identifier: MIT */
/* test_show_pretty.c - pretty and candidates: exact drawings, and regions that can be read off them.

   Sources: src/show/show_candidates.c, src/show/frame.c.  */
#include <stdlib.h>
#include <string.h>

#include "support/cmocka_first.h"

#include "show/printed.h"
#include "show/show.h"

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

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(pretty_classic),
        cmocka_unit_test(pretty_windows),
        cmocka_unit_test(pretty_windows_in_unicode),
        cmocka_unit_test(pretty_small_ones),
        cmocka_unit_test(pretty_jigsaw),
        cmocka_unit_test(pretty_broken_regions_are_stated),
        cmocka_unit_test(pretty_colors),
        cmocka_unit_test(pretty_regions_can_be_read_back),
        cmocka_unit_test(candidates_in_columns),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}

/* SPDX-License-Identifier: MIT */
/* test_golden_sheets.c - puzzles of every kind in every format and style are printed as they were: see support/golden.h. */
#include <stdlib.h>
#include <string.h>

#include "support/cmocka_first.h"

#include "sudoku.h"
#include "support/golden.h"
#include "support/text.h"

static struct golden golden;

/* Lines that the readers know; of each kind of house, and with what people note. */
static const struct {
    const char *name, *text;
} puzzles[] = {
    {"four", "1.3..4.22..3.32."},
    {"classic", "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"},
    {"x", "......7......61...2.9..74..58.1......7.5.....6.....1.....6.......7........4....8. x"},
    {"nrc", "4.8.......1.........5....7.7.......9..........5.......9............3..2.......1.. nrc"},
    {"both", "................................................................................1 x nrc"},
    {"six", ".2.4.6.............3................ box=3x2"},
    {"jigsaw", "......9.....1..7.4...4.7.2.........8..9..............................2........... "
               "AAAABBBBBAAAACCBBBACCCCCBDDEFFCCFDDDEFFFFFDDDEGGGFHIIDEEGGHHIIIEEGGHHHIIEEGGHHHII"},
    {"file", "title: a \"title\" <of> 4 & "
             "\xc3\xa4\ngivens:\n1...\n.2..\n....\n...3\nplaced:\n....\n....\n4...\n....\n"
             "house: r1c1 r2c2 r3c3\nhouse: r4c1 r4c4\n"},
    {"marks", "+-------------+-------------+\n| 1 234 | 24 3 |\n| 34 2 | 1 24 |\n+-------+------+\n| 23 "
              "1 | 34 4 |\n| 4 3 | 2 1 |\n+---+---+\n"},
    {"large", "1...............2...............3...............4...............5...............6........"
              ".......7...............8..............."
              "9...............A...............B...............C...............D...............E........"
              ".......F...............G..............."},
};

static void print(const sudoku_sheet *sheet, const char *name, const char *what)
{
    sudoku_format format = {0};
    for (int f = 0; sudoku_format_at(f, &format); f++) {
        if (!format.writes) continue;
        struct text text = {0};
        char line[100];
        for (int style = 0; style < 4; style++) {
            const sudoku_style s = {.format = format.name,
                                    .ascii = style & 1,
                                    .color = style & 2,
                                    .empty = style == 3 ? '0' : 0};
            sudoku_error error;
            if (!sudoku_can_print(sheet, &s, &error)) text_add(&text, error.message);
            else assert_true(sudoku_print(sheet, &s, (sudoku_sink){text_sink, &text}));
        }
        snprintf(line, sizeof line, "%s.%s.%s", name, what, format.name);
        golden_text(&golden, line, text.bytes ? text.bytes : "");
        text_free(&text);
    }
}

static void print_all(const char *name, const sudoku_puzzle *puzzle)
{
    static uint8_t solution[SUDOKU_MAX_CELLS];
    static uint64_t candidates[SUDOKU_MAX_CELLS];
    sudoku_solver *solver = sudoku_solver_new(puzzle->rules, "plain");
    sudoku_counters counters = {.solutions = 7, .nodes = 12, .guesses = 3, .complete = true};
    sudoku_clash clash;
    sudoku_sheet sheet = {.puzzle = puzzle};
    print(&sheet, name, "puzzle");
    if (sudoku_candidates(puzzle, candidates, &clash)) sheet.candidates = candidates;
    print(&sheet, name, "candidates");
    sheet = (sudoku_sheet){.puzzle = puzzle, .answered = true, .counters = &counters, .seconds = 1.5};
    for (int answer = SUDOKU_NO_SOLUTION; answer <= SUDOKU_STOPPED; answer++) {
        sheet.answer = (sudoku_answer)answer;
        print(&sheet, name, "answer");
    }
    if (sudoku_rules_size(puzzle->rules) <= 4 || !strcmp(name, "classic")) {
        sudoku_solve(solver, puzzle, solution);
        sheet.solution = solution;
        sheet.answer = SUDOKU_UNIQUE;
        print(&sheet, name, "solution");
    }
    sudoku_solver_free(solver);
}

static void sheets_are_what_they_were(void **state)
{
    (void)state;
    golden = golden_open("tests/data/golden-sheets.txt");
    for (size_t i = 0; i < sizeof puzzles / sizeof *puzzles; i++) {
        sudoku_puzzle puzzle = {0};
        sudoku_error error;
        sudoku_reader *reader =
            sudoku_reader_new_text(puzzles[i].text, strlen(puzzles[i].text), NULL, &error);
        if (sudoku_reader_next(reader, &puzzle, &error) != SUDOKU_READ_PUZZLE)
            fail_msg("%s:%ld:%ld: %s", puzzles[i].name, error.line, error.column, error.message);
        print_all(puzzles[i].name, &puzzle);
        sudoku_reader_free(reader);
    }
    golden_close(&golden);
}

int main(void)
{
    const struct CMUnitTest tests[] = {cmocka_unit_test(sheets_are_what_they_were)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}

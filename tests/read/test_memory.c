/* SPDX-License-Identifier: MIT */
/* test_memory.c - whatever allocation fails while a text is read, it is an error that says so, or the text is read as ever. */
#include <stdio.h>
#include <string.h>

#include "support/cmocka_first.h"

#include "support/short_memory.h"
#include "support/text.h"
#include "sudoku.h"

static const char puzzle_cells[] =
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

/* All that is known about a puzzle; printing must not be short of memory. */
static void note_puzzle(struct text *t, const sudoku_puzzle *p)
{
    pause_shortage();
    const sudoku_sheet sheet = {.puzzle = p};
    sudoku_print(&sheet, &(sudoku_style){.format = "json"}, (sudoku_sink){text_sink, t});
    if (p->solution) text_add(t, "with a solution\n");
    if (p->note) text_add(t, p->note->message);
    resume_shortage();
}

/* Reads all puzzles.  False: memory was short, and a sentence said so. */
static bool read_all(const struct text *text, struct text *log)
{
    enum { MOST = 20 };
    sudoku_error error = {.message = ""};
    sudoku_puzzle p = {.room = sizeof p};
    sudoku_read_result result = SUDOKU_READ_ERROR;
    bool short_of_memory = false;
    const int blocks = live_blocks;
    text_clear(log);
    sudoku_reader *r = sudoku_reader_new_text(text->bytes, text->length, NULL, &error);
    if (!r) assert_string_equal(error.message, "out of memory");
    for (int i = 0; r && i < MOST; i++) {
        result = sudoku_reader_next(r, &p, &error);
        if (result == SUDOKU_READ_END) break;
        if (result == SUDOKU_READ_PUZZLE) note_puzzle(log, &p);
        else short_of_memory |= !strcmp(error.message, "out of memory");
        if (result == SUDOKU_READ_ERROR) text_add(log, error.message);
        if (short_of_memory) break;
    }
    sudoku_reader_free(r);
    assert_int_equal(live_blocks, blocks);
    return r && !short_of_memory;
}

/* What is read without a shortage. */
static void expect_error_or_same(const char *name, const struct text *text)
{
    struct text expected = {0}, log = {0};
    assert_true(read_all(text, &expected));
    if (!strstr(expected.bytes, "\"givens\"")) fail_msg("%s: no puzzle: %s", name, expected.bytes);
    for (int on = 0; on < 2; on++)
        for (int allowed = 0, failed = 1; failed; allowed++) {
            assert_true(allowed < 500);
            make_memory_short(allowed, on);
            const bool done = read_all(text, &log);
            end_shortage();
            failed = failures;
            if (done && strcmp(log.bytes, expected.bytes))
                fail_msg("%s, allocation %d: %s", name, allowed, log.bytes);
            assert_true(done || failed);
        }
    text_free(&expected);
    text_free(&log);
}

static void texts_that_are_wrapped_or_lists(void **state)
{
    (void)state;
    static const char *const texts[][2] = {
        {"mail", "> Look:\n>\n> 1..4\n> ..2.\n> .4.3\n> ....\n"},
        {"fences", "Here it is:\n```\n1..4\n..2.\n.4.3\n....\n```\nbye\n"},
        {"BBCode", "[quote][code]\n1..4\n..2.\n.4.3\n....\n[/code][/quote]\n"},
        {"HTML",
         "<p>a<table><tr><td>1<td><td><td>4<tr><td><td><td>2<td><tr><td><td>4<td><td>3<tr><td><td>"
         "<td><td></table>"},
        {"LaTeX", "\\begin{array}{cccc}1&&&4\\\\&&2&\\\\&4&&3\\\\&&&\\end{array}\n"},
        {"code",
         "board = [[1, 0, 0, 4], [0, 0, 2, 0], [0, 4, 0, 3], [0, 0, 0, 0]]\nprint(solve(board))\n"},
        {"Markdown", "|a|b|c|d|\n|-|-|-|-|\n|1| | |4|\n| | |2| |\n| |4| |3|\n| | | | |\n"},
        {"spreadsheet", "1\t\t\t4\n\t\t2\t\n\t4\t\t3\n\t\t\t\n"},
        {"columns",
         "id;\"a name\";puzzle;solution\n1;\"x;\n\"\"y\"\"\";1..4..2..4.3....;\n2;;...4..2..4.3....;"
         "1234432124133142\n3;;12;\n"},
        {"own file",
         "title: a\nauthor: b\nabout: c\nrules: x\nhouse: r1c1 r2c2\n\n1..4\n..2.\n.4.3\n....\n"},
        {"lines", "1..4..2..4.3.... x\n1..4..2..4.3.... nrc\n1..4..2..4.3.... box=4x1\n"},
        {"Janko", "4 4\n1 - - 4\n- - 2 -\n- 4 - 3\n- - - -\n1 1 2 2\n1 1 2 2\n3 3 4 4\n3 3 4 4\n"},
        {"JSON", "[{\"size\":4,\"givens\":\"1..4..2..4.3....\",\"rules\":[\"x\"]}]"},
    };
    for (size_t i = 0; i < sizeof texts / sizeof *texts; i++) {
        struct text text = {0};
        text_add(&text, texts[i][1]);
        expect_error_or_same(texts[i][0], &text);
        text_free(&text);
    }
}

static void links_and_files_of_programs(void **state)
{
    (void)state;
    static const char *const formats[] = {"fpuzzles", "sudokupad", "iss",     "sudokuwiki",
                                          "link",     "sgt",       "sumocue", "hodoku",
                                          "json",     "pretty",    "jigsaw",  "candidates"};
    for (size_t i = 0; i < sizeof formats / sizeof *formats; i++) {
        struct text line = {0}, link = {0};
        sudoku_puzzle p = {.room = sizeof p};
        sudoku_error error;
        text_add(&line, puzzle_cells);
        sudoku_reader *r = sudoku_reader_new_text(line.bytes, line.length, NULL, NULL);
        assert_int_equal(sudoku_reader_next(r, &p, &error), SUDOKU_READ_PUZZLE);
        const sudoku_sheet sheet = {.puzzle = &p};
        const sudoku_style style = {.format = formats[i]};
        assert_true(sudoku_print(&sheet, &style, (sudoku_sink){text_sink, &link}));
        sudoku_reader_free(r);
        expect_error_or_same(formats[i], &link);
        text_free(&line);
        text_free(&link);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(texts_that_are_wrapped_or_lists),
        cmocka_unit_test(links_and_files_of_programs),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}

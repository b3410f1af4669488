/* SPDX-License-Identifier: MIT */
/* test_reader.c - the texts of tests/data/bad-inputs.txt, good-inputs.txt, clue-inputs.txt and program-inputs.txt through the
   reader; each outcome exactly as stated.

   Sources: src/read/, also src/read/line_below.c.  */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "support/cmocka_first.h"

#include "sudoku.h"
#include "support/cases.h"

struct options {
    char storage[2000];
    const char *house[1], *clue[1];
    sudoku_read_options read;
};

/* "box=2x3 house=r1c1_r2c2" */
static void parse_options(struct options *o, const char *line)
{
    memset(o, 0, sizeof *o);
    o->read.room = sizeof o->read;
    assert_true(strlen(line) < sizeof o->storage);
    strcpy(o->storage, line);
    for (char *word = strtok(o->storage, " "); word; word = strtok(NULL, " ")) {
        char *value = strchr(word, '=');
        assert_non_null(value);
        *value++ = '\0';
        for (char *c = value; *c; c++)
            if (*c == '_') *c = ' ';
        if (!strcmp(word, "format")) o->read.format = value;
        else if (!strcmp(word, "rules")) o->read.rules = value;
        else if (!strcmp(word, "box")) o->read.box = value;
        else if (!strcmp(word, "regions")) o->read.regions = value;
        else if (!strcmp(word, "digits")) o->read.digits = value;
        else if (!strcmp(word, "column")) o->read.column = value;
        else if (!strcmp(word, "whole")) o->read.whole = true;
        else if (!strcmp(word, "house"))
            o->house[0] = value, o->read.houses = o->house, o->read.house_count = 1;
        else if (!strcmp(word, "clue"))
            o->clue[0] = value, o->read.clues = o->clue, o->read.clue_count = 1;
        else fail_msg("unknown option %s", word);
    }
}

/* ---- running a case ---- */

static void add_error(struct text *outcome, const sudoku_error *e)
{
    char line[2 * SUDOKU_TEXT];
    snprintf(line, sizeof line, "error %ld:%ld %s\n", e->line, e->column, e->message);
    text_add(outcome, line);
}

static void add_puzzle(struct text *outcome, const sudoku_puzzle *p)
{
    char line[SUDOKU_TEXT];
    snprintf(line, sizeof line, "%s %ld:%ld ", p->format, p->line, p->column);
    text_add(outcome, line);
    const sudoku_sheet sheet = {.puzzle = p};
    sudoku_print(&sheet, NULL, (sudoku_sink){text_sink, outcome});
    outcome->bytes[--outcome->length] = '\0'; /* the newline, for what else there is to say */
    if (p->title) text_add(outcome, " | t="), text_add(outcome, p->title);
    if (p->unapplied) text_add(outcome, " | unapplied="), text_add(outcome, p->unapplied);
    if (p->note) text_add(outcome, " | note="), text_add(outcome, p->note->message);
    text_add(outcome, "\n");
}

static void run_case(const char *line, const char *text, size_t length, int way, struct text *outcome)
{
    static const size_t most[] = {0, 1, 7}; /* however the text arrives */
    struct options o;
    parse_options(&o, line);
    struct pieces pieces = {.text = text, .left = length, .most = most[way]};
    sudoku_error error = {.message = ""};
    sudoku_puzzle puzzle = {.room = sizeof puzzle};
    sudoku_read_result result;
    sudoku_reader *reader = sudoku_reader_new(pull_pieces, &pieces, &o.read, &error);
    if (!reader) add_error(outcome, &error);
    while (reader && (result = sudoku_reader_next(reader, &puzzle, &error)) != SUDOKU_READ_END) {
        if (result == SUDOKU_READ_PUZZLE) add_puzzle(outcome, &puzzle);
        else add_error(outcome, &error);
    }
    sudoku_reader_free(reader);
}

static void bad_inputs_are_explained(void **state)
{
    (void)state;
    const int cases = run_cases("tests/data/bad-inputs.txt", run_case, 3);
    printf("%d bad inputs\n", cases);
    assert_true(cases >= 60);
}

static void good_inputs_are_read(void **state)
{
    (void)state;
    const int cases = run_cases("tests/data/good-inputs.txt", run_case, 3);
    printf("%d good inputs\n", cases);
    assert_true(cases >= 40);
}

static void clues_are_read_or_explained(void **state)
{
    (void)state;
    const int cases = run_cases("tests/data/clue-inputs.txt", run_case, 3);
    printf("%d texts with clues\n", cases);
    assert_true(cases >= 60);
}

static void texts_of_programs_are_told_apart(void **state)
{
    (void)state;
    const int cases = run_cases("tests/data/program-inputs.txt", run_case, 3);
    printf("%d texts of other programs\n", cases);
    assert_true(cases >= 40);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(bad_inputs_are_explained),
        cmocka_unit_test(good_inputs_are_read),
        cmocka_unit_test(clues_are_read_or_explained),
        cmocka_unit_test(texts_of_programs_are_told_apart),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}

/* SPDX-License-Identifier: MIT */
/* test_cases.c - the texts of tests/data/bad-inputs.txt and good-inputs.txt through the reader; each
   outcome exactly as stated.  */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "support/cmocka_first.h"

#include "sudoku.h"
#include "support/text.h"

enum { LONGEST_LINE = 1 << 20 };

/* ---- the case files ---- */

/* Adds a line of a case, its escapes resolved; a single backslash at the end takes the newline away. */
static void add_escaped(struct text *t, const char *line)
{
    for (; *line; line++) {
        char c;
        int count, used = 0;
        unsigned byte;
        if (*line != '\\') {
            text_add_bytes(t, line, 1);
        } else if (line[1] == '\\') {
            text_add_bytes(t, line++, 1);
        } else if (sscanf(line, "\\(%c*%d)%n", &c, &count, &used) == 2 && used) {
            text_repeat(t, c, (size_t)count);
            line += used - 1;
        } else if (sscanf(line, "\\x%2x", &byte) == 1) {
            c = (char)byte;
            text_add_bytes(t, &c, 1);
            line += 3;
        } else if (!line[1]) {
            return;
        } else {
            fail_msg("bad escape in %s", line);
        }
    }
    text_add(t, "\n");
}

struct options {
    char storage[2000];
    const char *house[1];
    sudoku_read_options read;
};

/* "box=2x3 house=r1c1_r2c2" */
static void parse_options(struct options *o, const char *line)
{
    memset(o, 0, sizeof *o);
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
        else if (!strcmp(word, "house"))
            o->house[0] = value, o->read.houses = o->house, o->read.house_count = 1;
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
    if (p->note) text_add(outcome, " | note="), text_add(outcome, p->note);
    text_add(outcome, "\n");
}

static void run_case(const struct text *text, const struct options *o, size_t piece,
                     struct text *outcome)
{
    /* a copy of exactly the text's size, so that a sanitizer sees any step beyond it */
    char *copy = malloc(text->length + 1);
    assert_non_null(copy);
    memcpy(copy, text->bytes, text->length);
    struct pieces pieces = {.text = copy, .left = text->length, .most = piece};
    sudoku_error error = {.message = ""};
    sudoku_puzzle puzzle;
    sudoku_read_result result;
    text_clear(outcome);
    sudoku_reader *reader = sudoku_reader_new(pull_pieces, &pieces, &o->read, &error);
    if (!reader) add_error(outcome, &error);
    while (reader && (result = sudoku_reader_next(reader, &puzzle, &error)) != SUDOKU_READ_END) {
        if (result == SUDOKU_READ_PUZZLE) add_puzzle(outcome, &puzzle);
        else add_error(outcome, &error);
    }
    sudoku_reader_free(reader);
    free(copy);
}

static int run_file(const char *name)
{
    static char line[LONGEST_LINE];
    static struct text text, expected, outcome;
    struct options options = {.storage = ""};
    enum { OUTSIDE, IN_TEXT, IN_OUTCOME } where = OUTSIDE;
    int cases = 0, number = 0, wrong = 0;
    FILE *file = fopen(name, "r");
    assert_non_null(file);
    while (fgets(line, sizeof line, file)) {
        line[strcspn(line, "\n")] = '\0';
        number++;
        if (where != IN_TEXT && !strncmp(line, "<<<", 3)) {
            parse_options(&options, line + 3);
            text_clear(&text);
            text_clear(&expected);
            where = IN_TEXT;
        } else if (where == IN_TEXT && !strcmp(line, ">>>")) {
            where = IN_OUTCOME;
        } else if (where == IN_TEXT) {
            add_escaped(&text, line);
        } else if (where == IN_OUTCOME && *line) {
            add_escaped(&expected, line);
        } else if (where == IN_OUTCOME) {
            static const size_t pieces[] = {0, 1, 7}; /* however the text arrives */
            for (int i = 0; i < 3; i++) {
                run_case(&text, &options, pieces[i], &outcome);
                if (!strcmp(outcome.bytes, expected.bytes)) continue;
                print_error("%s:%d: expected\n%sbut got\n%s", name, number, expected.bytes,
                            outcome.bytes);
                wrong++;
                break;
            }
            cases++;
            where = OUTSIDE;
        }
    }
    fclose(file);
    text_free(&text);
    text_free(&expected);
    text_free(&outcome);
    assert_int_equal(where, OUTSIDE);
    assert_int_equal(wrong, 0);
    return cases;
}

static void bad_inputs_are_explained(void **state)
{
    (void)state;
    const int cases = run_file("tests/data/bad-inputs.txt");
    printf("%d bad inputs\n", cases);
    assert_true(cases >= 60);
}

static void good_inputs_are_read(void **state)
{
    (void)state;
    const int cases = run_file("tests/data/good-inputs.txt");
    printf("%d good inputs\n", cases);
    assert_true(cases >= 40);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(bad_inputs_are_explained),
        cmocka_unit_test(good_inputs_are_read),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}

/* SPDX-License-Identifier: MIT */
/* test_cases.c - the texts of tests/data/bad-inputs.txt and good-inputs.txt through the reader; each
   outcome exactly as stated.  */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "support/cmocka_first.h"

#include "sudoku.h"

enum { ROOM = 1 << 20 };

struct text {
    size_t length;
    char bytes[ROOM];
};

static void add(struct text *t, const char *bytes, size_t count)
{
    assert_true(t->length + count < ROOM);
    memcpy(t->bytes + t->length, bytes, count);
    t->length += count;
    t->bytes[t->length] = '\0';
}

static void collect(void *context, const char *bytes, size_t count) { add(context, bytes, count); }

/* ---- the case files ---- */

/* Adds a line of a case, its escapes resolved; a single backslash at the end takes the newline away. */
static void add_escaped(struct text *t, const char *line)
{
    for (; *line; line++) {
        char c;
        int count, used = 0;
        unsigned byte;
        if (*line != '\\') {
            add(t, line, 1);
        } else if (line[1] == '\\') {
            add(t, line++, 1);
        } else if (sscanf(line, "\\(%c*%d)%n", &c, &count, &used) == 2 && used) {
            while (count--) add(t, &c, 1);
            line += used - 1;
        } else if (sscanf(line, "\\x%2x", &byte) == 1) {
            c = (char)byte;
            add(t, &c, 1);
            line += 3;
        } else if (!line[1]) {
            return;
        } else {
            fail_msg("bad escape in %s", line);
        }
    }
    add(t, "\n", 1);
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

struct pieces {
    const char *text;
    size_t left, piece;
};

static size_t pull(void *context, char *buffer, size_t room)
{
    struct pieces *p = context;
    size_t count = p->left < p->piece ? p->left : p->piece;
    if (count > room) count = room;
    memcpy(buffer, p->text, count);
    p->text += count;
    p->left -= count;
    return count;
}

static void add_error(struct text *outcome, const sudoku_error *e)
{
    char line[2 * SUDOKU_TEXT];
    snprintf(line, sizeof line, "error %ld:%ld %s\n", e->line, e->column, e->message);
    add(outcome, line, strlen(line));
}

static void add_puzzle(struct text *outcome, const sudoku_puzzle *p)
{
    char line[SUDOKU_TEXT];
    snprintf(line, sizeof line, "%s %ld:%ld ", p->format, p->line, p->column);
    add(outcome, line, strlen(line));
    const sudoku_sheet sheet = {.puzzle = p};
    sudoku_print(&sheet, NULL, (sudoku_sink){collect, outcome});
    outcome->length--; /* the newline, for what else there is to say */
    if (p->title) add(outcome, " | t=", 5), add(outcome, p->title, strlen(p->title));
    if (p->note) add(outcome, " | note=", 8), add(outcome, p->note, strlen(p->note));
    add(outcome, "\n", 1);
}

static void run_case(const struct text *text, const struct options *o, size_t piece,
                     struct text *outcome)
{
    /* a copy of exactly the text's size, so that a sanitizer sees any step beyond it */
    char *copy = malloc(text->length + 1);
    assert_non_null(copy);
    memcpy(copy, text->bytes, text->length);
    struct pieces pieces = {copy, text->length, piece};
    sudoku_error error = {.message = ""};
    sudoku_puzzle puzzle;
    sudoku_read_result result;
    outcome->length = 0;
    outcome->bytes[0] = '\0';
    sudoku_reader *reader = sudoku_reader_new(pull, &pieces, &o->read, &error);
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
    static char line[ROOM];
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
            text.length = expected.length = 0;
            text.bytes[0] = expected.bytes[0] = '\0';
            where = IN_TEXT;
        } else if (where == IN_TEXT && !strcmp(line, ">>>")) {
            where = IN_OUTCOME;
        } else if (where == IN_TEXT) {
            add_escaped(&text, line);
        } else if (where == IN_OUTCOME && *line) {
            add_escaped(&expected, line);
        } else if (where == IN_OUTCOME) {
            static const size_t pieces[] = {SIZE_MAX, 1, 7}; /* however the text arrives */
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

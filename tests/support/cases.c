/* SPDX-License-Identifier: MIT */
/* cases.c - see cases.h */
#include "support/cases.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "support/cmocka_first.h"

enum { LONGEST_LINE = 1 << 20 };

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

struct one_case {
    const char *file_name;
    int line; /* where it ends */
    char options[2000];
    struct text text, expected, outcome;
};

static bool comes_out(struct one_case *c, case_runner *run, int ways)
{
    bool good = true;
    for (int way = 0; way < ways && good; way++) {
        char *copy = malloc(c->text.length + 1);
        assert_non_null(copy);
        char *text = copy + 1; /* no byte after it */
        memcpy(text, c->text.bytes, c->text.length);
        text_clear(&c->outcome);
        run(c->options, text, c->text.length, way, &c->outcome);
        free(copy);
        good = !strcmp(c->outcome.bytes, c->expected.bytes);
    }
    if (!good)
        print_error("%s:%d: expected\n%sbut got\n%s", c->file_name, c->line, c->expected.bytes,
                    c->outcome.bytes);
    return good;
}

int run_cases(const char *file_name, case_runner *run, int ways)
{
    static char line[LONGEST_LINE];
    static struct one_case c;
    enum { OUTSIDE, IN_TEXT, IN_OUTCOME } where = OUTSIDE;
    int cases = 0, wrong = 0;
    c.file_name = file_name;
    c.line = 0;
    FILE *file = fopen(file_name, "r");
    assert_non_null(file);
    while (fgets(line, sizeof line, file)) {
        line[strcspn(line, "\n")] = '\0';
        c.line++;
        if (where != IN_TEXT && !strncmp(line, "<<<", 3)) {
            assert_true(strlen(line + 3) < sizeof c.options);
            strcpy(c.options, line + 3);
            text_clear(&c.text);
            text_clear(&c.expected);
            where = IN_TEXT;
        } else if (where == IN_TEXT && !strcmp(line, ">>>")) {
            where = IN_OUTCOME;
        } else if (where == IN_TEXT) {
            add_escaped(&c.text, line);
        } else if (where == IN_OUTCOME && *line) {
            add_escaped(&c.expected, line);
        } else if (where == IN_OUTCOME) {
            wrong += !comes_out(&c, run, ways);
            cases++;
            where = OUTSIDE;
        }
    }
    fclose(file);
    text_free(&c.text);
    text_free(&c.expected);
    text_free(&c.outcome);
    assert_int_equal(where, OUTSIDE);
    assert_int_equal(wrong, 0);
    return cases;
}

/* SPDX-License-Identifier: MIT */
/* test_statement_template.c - the template of a statement reads its lines, and says what is wrong with others. */
#include <string.h>

#include "support/cmocka_first.h"

#include "waltz/read/drawing_statements.h"

statement_reader read_template;

static const char cube[] = "0:W(5,6,1) 1:L(0,2) 2:W(1,6,3) 3:L(2,4) 4:W(3,6,5) 5:L(4,0) 6:Y(4,2,0)";

static void lines_are_labelled(void **state)
{
    (void)state;
    waltz_error error = {.line = 0};
    struct sketch *s = sketch_new();
    struct words junctions = words_of(cube, strlen(cube)), ridge = words_of("0 6 2\n", 6);
    junctions.error = ridge.error = &error;
    while (!words_line_ended(&junctions)) assert_true(read_drawing_statement(&junctions, s));
    assert_true(read_template(&ridge, s, (struct place){1, 1}));
    waltz_drawing *d = sketch_finish(s, NULL, NULL, &error);
    assert_non_null(d);
    int count, known = 0;
    const waltz_line *line = waltz_lines(d, &count);
    for (int i = 0; i < count; i++) known += line[i].known == WALTZ_CONVEX;
    assert_int_equal(known, 2);
    waltz_drawing_free(d);
    sketch_free(s);
}

static void a_path_has_two_junctions(void **state)
{
    (void)state;
    waltz_error error = {.line = 0};
    struct sketch *s = sketch_new();
    struct words w = words_of("0\n", 2);
    w.error = &error;
    assert_false(read_template(&w, s, (struct place){1, 1}));
    assert_int_equal(error.column, 2);
    sketch_free(s);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(lines_are_labelled),
        cmocka_unit_test(a_path_has_two_junctions),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}

/* SPDX-License-Identifier: MIT */
/* test_rows.c - one row as text, CSV and JSON. */
#include <stdlib.h>
#include <string.h>

#include "support/cmocka_first.h"

#include "common/rows.h"
#include "common/text.h"

static const struct column columns[] = {{"name", "NAME", 6, IN_ALL},  {"count", NULL, -5, IN_ALL},
                                        {"share", NULL, 0, IN_DATA},  {"true", NULL, 0, IN_DATA},
                                        {"items", NULL, 0, IN_DATA},  {"used", NULL, 0, IN_JSON},
                                        {"nothing", NULL, 0, IN_DATA}};

static void expect_row(enum rows_format format, bool head, const char *expected)
{
    struct text t = {0};
    const struct rows rows = {format, columns, 7, text_keep, &t};
    const struct field fields[] = {field_text("a \"b\""),  field_number(12),
                                   field_real(0.5, 3),     field_truth(true),
                                   field_list("x\ny,z\n"), field_counts("x-wing:2\nx:y:1\n"),
                                   field_text(NULL)};
    if (head) rows_head(&rows);
    else rows_put(&rows, fields);
    assert_int_equal(t.length, strlen(expected));
    if (t.length) assert_memory_equal(t.bytes, expected, t.length);
    free(t.bytes);
}

static void headings(void **state)
{
    (void)state;
    expect_row(ROWS_TEXT, true, "NAME   count\n");
    expect_row(ROWS_CSV, true, "name,count,share,true,items,nothing\n");
    expect_row(ROWS_JSON, true, "");
}

static void rows_have_the_same_fields(void **state)
{
    (void)state;
    expect_row(ROWS_TEXT, false, "a \"b\"     12\n");
    expect_row(ROWS_CSV, false, "\"a \"\"b\"\"\",12,0.500,true,\"x;y,z\",\n");
    expect_row(ROWS_JSON, false,
               "{\"name\":\"a \\\"b\\\"\",\"count\":12,\"share\":0.500,\"true\":true,"
               "\"items\":[\"x\",\"y,z\"],\"used\":{\"x-wing\":2,\"x:y\":1}}\n");
}

static void errors_are_objects(void **state)
{
    (void)state;
    static const char expected[] = "{\"error\":\"no\\tgood\",\"file\":\"f\\ufffd\",\"line\":3}\n";
    struct text t = {0};
    const struct rows rows = {ROWS_JSON, columns, 7, text_keep, &t};
    rows_put_error(&rows, "f\xff", 3, 0, "no\tgood");
    assert_int_equal(t.length, strlen(expected));
    assert_memory_equal(t.bytes, expected, t.length);
    free(t.bytes);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(headings),
        cmocka_unit_test(rows_have_the_same_fields),
        cmocka_unit_test(errors_are_objects),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}

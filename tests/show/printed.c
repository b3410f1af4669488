/* SPDX-License-Identifier: MIT */
/* printed.c - see printed.h */
#include "show/printed.h"

#include <stdlib.h>
#include <string.h>

#include "support/cmocka_first.h"

#include "board/symbols.h"
#include "show/show.h"
#include "support/text.h"

const char CLASSIC[] =
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
const char CLASSIC_SOLVED[] =
    "534678912672195348198342567859761423426853791713924856961537284287419635345286179";
const char NRC_SOLVED[] =
    "478392615619758324235416978726835149891624753354971286962187534147563892583249167";
const char JIGSAW[] =
    "AAAABBCCCAABABBCCCAABBBBCDCEEEFFFCDDEEFFFFDDDEGGGFFDDDEEGHHHIIIEGGGHHIIIGGHHHHIII";

char *printed(const sudoku_sheet *sheet, const sudoku_style *style)
{
    struct text t = {0};
    assert_true(show(sheet, style, (sudoku_sink){text_sink, &t}));
    assert_non_null(t.bytes);
    return t.bytes;
}

void expect(const sudoku_sheet *sheet, const sudoku_style *style, const char *expected)
{
    char *text = printed(sheet, style);
    assert_string_equal(text, expected);
    free(text);
}

void expect_balanced(const char *svg)
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

sudoku_style plain(const char *format) { return (sudoku_style){.format = format, .ascii = true}; }

void expect_plain(const sudoku_sheet *sheet, const char *format, const char *expected)
{
    const sudoku_style style = plain(format);
    expect(sheet, &style, expected);
}

sudoku_rules *make(struct rule_spec spec)
{
    sudoku_error error = {.message = ""};
    sudoku_rules *r = rules_new(&spec, &error);
    assert_string_equal(error.message, "");
    assert_non_null(r);
    return r;
}

sudoku_rules *make_jigsaw(int n, const char *letters, unsigned extras)
{
    uint8_t regions[SUDOKU_MAX_CELLS];
    for (int cell = 0; cell < n * n; cell++)
        regions[cell] = (uint8_t)(letters[cell] >= 'a' ? letters[cell] - 'a' + 26 : letters[cell] - 'A');
    return make((struct rule_spec){.n = n, .regions = regions, .extras = extras});
}

const uint8_t *digits(uint8_t *cells, int n, const char *symbols)
{
    memset(cells, 0, (size_t)(n * n));
    for (int cell = 0; symbols[cell]; cell++) cells[cell] = (uint8_t)symbol_digit(symbols[cell], n);
    return cells;
}

/* SPDX-License-Identifier: MIT */
/* test_dialects.c - random puzzles of all sizes, written as pages, posts, mails and documents have them, are read as they are; hostile
   markup is read in linear time.

   Sources: src/read/read_wrapped.c.  */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "support/cmocka_first.h"

#include "base/rng.h"
#include "board/symbols.h"
#include "read/unwrap/page.h"
#include "sudoku.h"
#include "support/data.h"
#include "support/text.h"

struct sample {
    struct rng *r;
    int n, box_rows, box_columns;
    uint8_t givens[SUDOKU_MAX_CELLS];
    bool numbers; /* 12, not C */
    bool
        fields; /* of a form; the same in all of a page, since digits that differ could be the player's */
    const char *before;
    struct text text;
};

static int choose(struct sample *s, int count) { return rng_below(s->r, count); }

/* One of several texts. */
static const char *any_of(struct sample *s, const char *const *texts, int count)
{
    return texts[choose(s, count)];
}

#define ANY(s, ...)                               \
    any_of(s, (const char *const[]){__VA_ARGS__}, \
           (int)(sizeof((const char *const[]){__VA_ARGS__}) / sizeof(char *)))

static void add(struct sample *s, const char *text) { text_add(&s->text, text); }

/* The digit of a cell, or one of the texts for none. */
static void add_digit(struct sample *s, int cell, const char *empty)
{
    char digit[12];
    const int value = s->givens[cell];
    if (!value) {
        add(s, empty);
        return;
    }
    if (s->numbers) snprintf(digit, sizeof digit, "%d", value);
    else snprintf(digit, sizeof digit, "%c", digit_symbol(value));
    add(s, digit);
}

/* n lines of n characters. */
static void add_lines(struct sample *s, const char *before, const char *after)
{
    s->numbers = false;
    for (int i = 0; i < s->n; i++) {
        add(s, before);
        for (int j = 0; j < s->n; j++) add_digit(s, i * s->n + j, ".");
        add(s, after);
    }
}

/* ---- HTML ---- */

static void choose_style(struct sample *s)
{
    s->fields = choose(s, 5) == 0;
    s->before = ANY(s, "", "<b>", "<span class=\"digit\">", " <font color=\"#00f\">");
}

/* The cells of `rows` rows from this one on, `columns` of each. */
static void add_html_rows(struct sample *s, int cell, int rows, int columns, bool heading)
{
    const bool ends = choose(s, 2), upper = choose(s, 4) == 0, fields = s->fields;
    const char *space = ANY(s, "", "\n", "\n    ", "\r\n");
    const char *attributes =
        ANY(s, "", " class=\"cell\"", " style='width: 1em' align=center", " colspan=1");
    const char *before = s->before, *after = "";
    if (strstr(before, "<b")) after = "</b>";
    if (strstr(before, "<s")) after = "</span>";
    if (strstr(before, "<f")) after = "</font>\n";
    const char *empty = ANY(s, "", "&nbsp;", " ", "&#160;", "&#xa0;");
    for (int i = 0; i < rows; i++) {
        add(s, upper ? "<TR>" : "<tr>");
        if (heading) add(s, "<th>x</th>");
        for (int j = 0; j < columns; j++) {
            const int here = cell + i * s->n + j;
            add(s, space);
            add(s, upper ? "<TD" : "<td");
            add(s, attributes);
            add(s, ">");
            if (fields) {
                add(s, "<input maxlength=2 value=\"");
                add_digit(s, here, "");
                add(s, s->givens[here] ? "\" readonly>" : "\">");
            } else if (s->givens[here]) {
                add(s, before);
                add_digit(s, here, "");
                add(s, after);
            } else {
                add(s, empty);
            }
            if (ends) add(s, upper ? "</TD>" : "</td>");
        }
        if (ends) add(s, upper ? "</TR>" : "</tr>");
    }
}

static void write_html_table(struct sample *s)
{
    choose_style(s);
    add(s, ANY(s, "", "<!DOCTYPE html>\n<html><head><title>1</title></head><body>\n",
               "<body bgcolor=white>\n"));
    add(s, ANY(s, "<table>", "<table border=1 cellpadding=\"2\">\n<tbody>", "<TABLE>\n"));
    const bool heading = choose(s, 4) == 0;
    if (heading) {
        add(s, "<thead><tr><th>");
        for (int i = 0; i < s->n; i++) add(s, "<th>y");
        add(s, "</tr></thead>");
    }
    add_html_rows(s, 0, s->n, s->n, heading);
    add(s, ANY(s, "</table>", "</TABLE>\n</body></html>\n"));
}

/* A table of boxes, each of which is a table. */
static void write_html_boxes(struct sample *s)
{
    choose_style(s);
    add(s, "<table>\n");
    for (int i = 0; i < s->n; i += s->box_rows) {
        add(s, "<tr>");
        for (int j = 0; j < s->n; j += s->box_columns) {
            add(s, "<td><table>");
            add_html_rows(s, i * s->n + j, s->box_rows, s->box_columns, false);
            add(s, "</table></td>\n");
        }
        add(s, "</tr>\n");
    }
    add(s, "</table>");
}

static void write_html_elements(struct sample *s)
{
    const bool rows = choose(s, 2);
    const char *space = ANY(s, "", "\n", "\n  ");
    add(s, "<div id=\"board\">");
    for (int i = 0; i < s->n; i++) {
        if (rows) add(s, ANY(s, "<div class=\"row\">", "<div class='sudoku-row first'>"));
        for (int j = 0; j < s->n; j++) {
            add(s, space);
            add(s, "<div class=\"cell\">");
            add_digit(s, i * s->n + j, "");
            add(s, "</div>");
        }
        if (rows) add(s, "</div>\n");
    }
    add(s, "</div>\n");
}

static void write_html_lines(struct sample *s)
{
    switch (choose(s, 3)) {
    case 0:
        add(s, "<html><body><pre class=\"grid\">\n");
        add_lines(s, "", "\n");
        add(s, "</pre></body></html>");
        break;
    case 1:
        add(s, "<p>");
        add_lines(s, "", choose(s, 2) ? "<br>\n" : "<br/>");
        add(s, "</p>");
        break;
    default: add_lines(s, "<div>", "</div>\n");
    }
}

/* ---- forums and mails ---- */

static void write_bbcode(struct sample *s)
{
    if (choose(s, 2)) {
        static const char *const begins[] = {"[code]\n", "[quote=\"Jo\"][CODE]\n",
                                             "[size=120][font=Courier]\n", "[color=#ff0000]"};
        static const char *const ends[] = {"[/code]\n", "[/CODE][/quote]", "[/font][/size]\n",
                                           "[/color]\n"};
        const int kind = choose(s, 4);
        add(s, begins[kind]);
        add_lines(s, "", "\n");
        add(s, ends[kind]);
        return;
    }
    add(s, "[table]\n");
    for (int i = 0; i < s->n; i++) {
        add(s, "[tr]");
        for (int j = 0; j < s->n; j++) {
            add(s, "[td]");
            add_digit(s, i * s->n + j, "");
            add(s, "[/td]");
        }
        add(s, "[/tr]\n");
    }
    add(s, "[/table]\n");
}

static void write_fence(struct sample *s)
{
    switch (choose(s, 3)) {
    case 0:
        add(s, "```\n");
        add_lines(s, "", "\n");
        add(s, "```\n");
        break;
    case 1:
        add(s, "  ~~~~ text\n");
        add_lines(s, "  ", "\n");
        break;
    default:
        add(s, "> ```sudoku\n");
        add_lines(s, "> ", "\n");
        add(s, "> ```\n");
    }
}

/* ---- LaTeX ---- */

static void add_latex_cell(struct sample *s, int cell)
{
    if (!s->givens[cell]) {
        add(s, ANY(s, "", " ", "~", "{}", "\\phantom{0}", "\\,"));
        return;
    }
    const char *before = ANY(s, "", "", "\\textbf{", "{\\color{red} ", "\\multicolumn{1}{c|}{");
    add(s, before);
    add_digit(s, cell, "");
    if (before[0]) add(s, "}");
}

static void write_latex_table(struct sample *s)
{
    static const char *const begins[] = {"\\begin{tabular}{|ccc|c|}", "\\[\\begin{array}[t]{ccc}",
                                         "$\\begin{pmatrix}", "\\begin{tabular*}{5cm}{c}",
                                         "\\begin{sudoku}"};
    static const char *const ends[] = {"\\end{tabular}\n", "\\end{array}\\]", "\\end{pmatrix}$.\n",
                                       "\\end{tabular*}", "\\end{sudoku}"};
    const int kind = choose(s, 5);
    if (choose(s, 3) == 0) add(s, "\\documentclass{article}\n\\begin{document}\n");
    add(s, begins[kind]);
    add(s, ANY(s, "", "\n", " % comment\n"));
    for (int i = 0; i < s->n; i++) {
        for (int j = 0; j < s->n; j++) {
            if (j) add(s, ANY(s, "&", " & "));
            add_latex_cell(s, i * s->n + j);
        }
        add(s, ANY(s, "\\\\\n", "\\\\[2pt]\n", " \\\\ \\hline\n", "\\tabularnewline\\cline{1-2}"));
    }
    add(s, ends[kind]);
}

/* |5| | |. */
static void write_latex_bars(struct sample *s)
{
    add(s, "\\begin{sudoku}\n");
    for (int i = 0; i < s->n; i++) {
        for (int j = 0; j < s->n; j++) {
            add(s, "|");
            add_digit(s, i * s->n + j, " ");
        }
        add(s, "|.\n");
    }
    add(s, "\\end{sudoku}\n");
}

static void write_latex_rows(struct sample *s)
{
    const bool numbered = choose(s, 2);
    char row[40];
    for (int i = 0; i < s->n; i++) {
        snprintf(row, sizeof row, "\\setrow{%d}{", s->n - i);
        add(s, numbered ? row : "\\setrow ");
        for (int j = 0; j < s->n; j++) {
            add(s, !numbered ? "{" : j ? "," : "");
            add_digit(s, i * s->n + j, numbered ? "{}" : " ");
            add(s, numbered ? "" : "}");
        }
        add(s, numbered ? "}\n" : "\n");
    }
}

/* ---- reading back ---- */

static void check_sample(const struct sample *s, int number)
{
    sudoku_reader *reader = sudoku_reader_new_text(s->text.bytes, s->text.length, NULL, NULL);
    sudoku_puzzle p = {.room = 0};
    sudoku_error error;
    assert_non_null(reader);
    if (sudoku_reader_next(reader, &p, &error) != SUDOKU_READ_PUZZLE)
        fail_msg("sample %d, size %d: %ld:%ld: %s\n%s", number, s->n, error.line, error.column,
                 error.message, s->text.bytes);
    if (sudoku_rules_size(p.rules) != s->n || memcmp(p.givens, s->givens, (size_t)(s->n * s->n)))
        fail_msg("sample %d, size %d: misread\n%s", number, s->n, s->text.bytes);
    if (sudoku_reader_next(reader, &p, &error) != SUDOKU_READ_END)
        fail_msg("sample %d, size %d: more than one puzzle\n%s", number, s->n, s->text.bytes);
    sudoku_reader_free(reader);
}

/* Some digits, of which the first row has one at each end. */
static void make_sample(struct sample *s)
{
    static const struct {
        int n, box_rows, box_columns;
    } sizes[] = {{4, 2, 2},  {6, 2, 3},  {8, 2, 4},  {9, 3, 3},  {9, 3, 3}, {10, 2, 5},
                 {12, 3, 4}, {16, 4, 4}, {20, 4, 5}, {25, 5, 5}, {36, 6, 6}};
    const int size = choose(s, (int)(sizeof sizes / sizeof *sizes)), density = 2 + choose(s, 6);
    s->n = sizes[size].n;
    s->box_rows = sizes[size].box_rows;
    s->box_columns = sizes[size].box_columns;
    for (int i = 0; i < s->n * s->n; i++)
        s->givens[i] = (uint8_t)(choose(s, 10) < density ? 1 + choose(s, s->n) : 0);
    s->givens[0] = 1;
    s->givens[s->n - 1] = 4;
    s->numbers = s->n <= 9 || choose(s, 2);
    text_clear(&s->text);
}

static void dialects_are_read_back(void **state)
{
    (void)state;
    static void (*const write[])(struct sample *) = {
        write_html_table, write_html_boxes,  write_html_elements, write_html_lines, write_bbcode,
        write_fence,      write_latex_table, write_latex_bars,    write_latex_rows,
    };
    struct rng r = rng_from_seed(test_seed());
    const int cases = test_cases(600);
    struct sample *s = calloc(1, sizeof *s);
    assert_non_null(s);
    s->r = &r;
    for (int i = 0; i < cases; i++) {
        make_sample(s);
        write[(size_t)i % (sizeof write / sizeof *write)](s);
        check_sample(s, i);
    }
    text_free(&s->text);
    free(s);
}

/* ---- hostile markup ---- */

/* As much as is looked at, of the same few characters: what takes more than linear time would not end. */
static void repeated_markup_takes_linear_time(void **state)
{
    (void)state;
    enum { LENGTH = 150000 };
    static const struct {
        unwrapper *unwrap;
        const char *first, *repeated, *last;
    } cases[] = {
        {unwrap_html, "", "<table>", ""},
        {unwrap_html, "", "<table><tr><td>", ""},
        {unwrap_html, "<p>", "<div><span>", ""},
        {unwrap_html, "<div>", "<div><span><b></div>", "</div>"},
        {unwrap_html, "<div>", "<div><div><span>", "</div>"},
        {unwrap_html, "<p>", "<a ", ""},
        {unwrap_html, "<p>", "<a x=\"", ""},
        {unwrap_html, "<p>", "<!--", ""},
        {unwrap_html, "<p>", "<script>", ""},
        {unwrap_html, "<p>", "<p hidden>", ""},
        {unwrap_html, "<p>", "&", ""},
        {unwrap_html, "<table>", "<td>5<tr>", ""},
        {unwrap_html, "<p>", "</p></div></table></td>", ""},
        {unwrap_bbcode, "[/b]", "[table][tr][td]", ""},
        {unwrap_bbcode, "[b]", "[img]", "[/img]"},
        {unwrap_bbcode, "a[/img]", "[img]", ""},
        {unwrap_bbcode, "[b]", "[b=", "[/b]"},
        {unwrap_fences, "", "```\n", ""},
        {unwrap_fences, "", "`", ""},
        {unwrap_latex, "", "\\begin{array}{c}", ""},
        {unwrap_latex, "\\begin{array}{c}", "\\textbf{", ""},
        {unwrap_latex, "\\begin{array}{c}", "\\hline[", ""},
        {unwrap_latex, "\\begin{sudoku}", "|", ""},
        {unwrap_latex, "", "\\setrow{", ""},
        {unwrap_latex, "", "\\matrix{", ""},
        {unwrap_latex, "", "\\begin{verbatim}", ""},
        {unwrap_latex, "\\begin{array}{c}", "&\\\\", ""},
    };
    struct text text = {.bytes = NULL};
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        struct page from = {.text = NULL}, to = {.text = NULL};
        text_clear(&text);
        text_add(&text, cases[i].first);
        while (text.length < LENGTH) text_add(&text, cases[i].repeated);
        text_add(&text, cases[i].last);
        page_from_text(&from, text.bytes, text.length, 1);
        cases[i].unwrap(&from, &to);
        assert_false(to.no_memory);
        page_free(&from);
        page_free(&to);
    }
    text_free(&text);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(dialects_are_read_back),
        cmocka_unit_test(repeated_markup_takes_linear_time),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}

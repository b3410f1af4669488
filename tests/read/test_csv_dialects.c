/* SPDX-License-Identifier: MIT */
/* test_csv_dialects.c - random tables, as many programs write CSV, are read as they were written: with any separator, quotes or none,
   names or none, line breaks in quotes, short rows, columns of all kinds in any order, sizes 4 to 16 and any mark for empty cells.

   The writer shares no code with the reader.  Sources: src/read/list/.  */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "support/cmocka_first.h"

#include "base/rng.h"
#include "sudoku.h"
#include "support/data.h"
#include "support/text.h"

enum { LARGEST = 16, CELLS = LARGEST * LARGEST, MOST_ROWS = 40 };

/* ---- what is written ---- */

enum content { ID, PUZZLE, SOLUTION, NAME, DATE, RATING, LEVEL, NOTHING, CONTENTS };
enum quoting { WHERE_NEEDED, ALL, TEXTS, ANY_FIELD };

struct dialect {
    struct rng *r;
    char separator, mark;
    const char *line_end;
    enum quoting quoting;
    bool names, short_rows, breaks, gaps, blanks;
    int n, box_rows, box_columns;
    bool seen_as_list; /* not if all columns but one are empty */
    int columns;
    enum content column[CONTENTS];
};

struct record {
    char puzzle[CELLS + 1], solution[CELLS + 1];
    bool solved; /* the row has a solution */
    long line;
    size_t begin, length; /* of the row in the text, without the line's end and blanks before it */
};

static const char symbols[] = "123456789ABCDEFG";

static int choose(struct dialect *d, int count) { return rng_below(d->r, count); }

static void shuffle(struct dialect *d, int *list, int count)
{
    for (int i = count - 1; i > 0; i--) {
        const int other = choose(d, i + 1), kept = list[i];
        list[i] = list[other];
        list[other] = kept;
    }
}

/* Lines in random order within their bands, and digits renamed, in a grid where each row is the one above moved on. */
static void make_record(struct dialect *d, struct record *p)
{
    const int n = d->n, height = d->box_rows, width = d->box_columns;
    int digit[LARGEST], row[LARGEST], cells[CELLS];
    for (int i = 0; i < n; i++) digit[i] = i;
    shuffle(d, digit, n);
    for (int band = 0; band < width; band++) {
        int order[LARGEST];
        for (int i = 0; i < height; i++) order[i] = band * height + i;
        shuffle(d, order, height);
        memcpy(row + band * height, order, (size_t)height * sizeof *order);
    }
    for (int r = 0; r < n; r++)
        for (int c = 0; c < n; c++)
            p->solution[r * n + c] =
                symbols[digit[(width * (row[r] % height) + row[r] / height + c) % n]];
    memcpy(p->puzzle, p->solution, sizeof p->puzzle);
    p->puzzle[n * n] = p->solution[n * n] = '\0';
    for (int i = 0; i < n * n; i++) cells[i] = i;
    shuffle(d, cells, n * n);
    const int empty = n * n / 4 + choose(d, n * n / 4);
    for (int i = 0; i < empty; i++) p->puzzle[cells[i]] = d->mark;
    p->solved = choose(d, 6) != 0;
}

static void choose_dialect(struct dialect *d)
{
    static const int sizes[][3] = {{4, 2, 2}, {6, 2, 3},  {8, 2, 4},  {9, 3, 3},
                                   {9, 3, 3}, {10, 2, 5}, {12, 3, 4}, {16, 4, 4}};
    static const char marks[] = "..00_*-?#x";
    const int size = choose(d, 8);
    d->n = sizes[size][0];
    d->box_rows = sizes[size][1];
    d->box_columns = sizes[size][2];
    d->separator = ",;\t|"[choose(d, 4)];
    d->mark = marks[choose(d, (int)sizeof marks - 1)];
    d->line_end = choose(d, 3) ? "\n" : "\r\n";
    d->quoting = (enum quoting)choose(d, 4);
    d->names = choose(d, 2);
    d->short_rows = choose(d, 3) == 0;
    d->breaks = choose(d, 4) == 0;
    d->gaps = choose(d, 4) == 0;
    d->blanks = choose(d, 5) == 0;
    int contents[CONTENTS];
    for (int i = 0; i < CONTENTS; i++) contents[i] = i;
    shuffle(d, contents, CONTENTS);
    const int wanted = 2 + choose(d, CONTENTS - 1);
    d->columns = 0;
    bool puzzle = false;
    if (wanted == 3 && d->separator == '|') d->separator = ','; /* GIVENS||LAYOUT */
    for (int i = 0; i < CONTENTS && d->columns < wanted; i++) {
        if (contents[i] != PUZZLE && d->columns == wanted - 1 && !puzzle) continue;
        puzzle |= contents[i] == PUZZLE;
        d->column[d->columns++] = (enum content)contents[i];
    }
}

/* ---- writing ---- */

static bool needs_quotes(const struct dialect *d, const char *field)
{
    return strchr(field, d->separator) || strpbrk(field, "\"\r\n") || *field == '#';
}

static void add_blanks(struct dialect *d, struct text *t)
{
    if (d->blanks && d->separator != '\t') text_repeat(t, ' ', (size_t)choose(d, 3));
}

static void add_field(struct dialect *d, struct text *t, const char *field, bool text)
{
    const bool quoted = needs_quotes(d, field) || d->quoting == ALL || (d->quoting == TEXTS && text) ||
                        (d->quoting == ANY_FIELD && choose(d, 2));
    add_blanks(d, t);
    if (quoted) text_add(t, "\"");
    for (const char *c = field; *c; c++) text_repeat(t, *c, quoted && *c == '"' ? 2 : 1);
    if (quoted) text_add(t, "\"");
    add_blanks(d, t);
}

/* Words, now and then with everything that must be quoted. */
static void make_name(struct dialect *d, char name[80])
{
    static const char *const words[] = {"Puzzle", "of the day", "Zoë", "No. 5", "x", "#1", "", "a 'b'"};
    static const char *const others[] = {", easy",    "; easy", "\teasy", "|easy",
                                         " \"easy\"", "\"",     ".",      "="};
    snprintf(name, 80, "%s%s%s", words[choose(d, 8)], choose(d, 3) ? "" : others[choose(d, 8)],
             d->breaks && choose(d, 3) == 0 ? d->line_end : "");
    if (*name == '\0' || name[strlen(name) - 1] == '\n') strcat(name, "end");
}

static void add_content(struct dialect *d, struct text *t, enum content content, const struct record *p,
                        int row)
{
    char field[80] = "";
    switch (content) {
    case ID: snprintf(field, sizeof field, "%d", row + 1); break;
    case PUZZLE: add_field(d, t, p->puzzle, true); return;
    case SOLUTION: add_field(d, t, p->solved ? p->solution : "", true); return;
    case NAME: make_name(d, field); break;
    case DATE:
        snprintf(field, sizeof field, "2024-%02d-%02d", 1 + choose(d, 12), 1 + choose(d, 28));
        break;
    case RATING: snprintf(field, sizeof field, "%d.%d", 1 + choose(d, 9), choose(d, 10)); break;
    case LEVEL: strcpy(field, choose(d, 2) ? "easy" : "very hard"); break;
    case NOTHING:
    case CONTENTS: break;
    }
    add_field(d, t, field, content == NAME || content == LEVEL);
}

static void add_names(struct dialect *d, struct text *t)
{
    static const char *const names[CONTENTS][3] = {{"id", "Nr", "#"},
                                                   {"puzzle", "Quizzes", "sudoku"},
                                                   {"solution", "Solutions", "answer"},
                                                   {"name", "title", "Titel"},
                                                   {"date", "Datum", "created_at"},
                                                   {"rating", "difficulty", "SE"},
                                                   {"level", "Stufe", "label"},
                                                   {"comment", "", "notes"}};
    for (int i = 0; i < d->columns; i++) {
        if (i) text_repeat(t, d->separator, 1);
        const char *name = names[d->column[i]][choose(d, 3)];
        if (!*name && i == d->columns - 1)
            name = "notes"; /* else the line ends in a separator, which may be a blank */
        add_field(d, t, name, true);
    }
    text_add(t, d->line_end);
}

/* Fields without text at a row's end may be missing. */
static int columns_written(struct dialect *d, const struct record *p)
{
    int columns = d->columns;
    if (!d->short_rows || choose(d, 2)) return columns;
    while (columns > 2 &&
           (d->column[columns - 1] == NOTHING || (d->column[columns - 1] == SOLUTION && !p->solved)))
        columns--;
    return columns;
}

static long lines_in(const struct text *t)
{
    long lines = 0;
    for (size_t i = 0; i < t->length; i++) lines += t->bytes[i] == '\n';
    return lines;
}

static void add_row(struct dialect *d, struct text *t, struct record *p, int row)
{
    const int columns = columns_written(d, p);
    if (d->gaps && choose(d, 4) == 0) text_add(t, choose(d, 2) ? d->line_end : "# a comment\n");
    p->begin = t->length;
    for (int i = 0; i < columns; i++) {
        if (i) text_repeat(t, d->separator, 1);
        if (d->column[i] == PUZZLE) p->line = lines_in(t) + 1;
        add_content(d, t, d->column[i], p, row);
    }
    p->length = t->length - p->begin;
    while (p->length && strchr(" \t", t->bytes[p->begin + p->length - 1])) p->length--;
    text_add(t, d->line_end);
}

/* ---- reading ---- */

static int digit_of(char symbol)
{
    return symbol == '\0' ? 0 : (int)(strchr(symbols, symbol) - symbols) + 1;
}

static bool is_grid(const uint8_t *digits, const char *text, char mark)
{
    for (int i = 0; text[i]; i++)
        if (digits[i] != (text[i] == mark ? 0 : digit_of(text[i]))) return false;
    return true;
}

static int case_number, lists;
static const struct text *case_text;

static void expect(bool good, const char *what, int row)
{
    if (good) return;
    printf("case %d, row %d: %s\n%s\n", case_number, row, what, case_text->bytes);
    fail_msg("%s", what);
}

static void expect_row(const struct dialect *d, const struct record *p, int row, const uint8_t *givens,
                       const uint8_t *solution, sudoku_row text, long line)
{
    bool has_solution = false;
    for (int i = 0; i < d->columns; i++) has_solution |= d->column[i] == SOLUTION && p->solved;
    expect(is_grid(givens, p->puzzle, d->mark), "other givens", row);
    expect(has_solution == (solution && *solution), "a solution too many or too few", row);
    expect(!has_solution || is_grid(solution, p->solution, d->mark), "another solution", row);
    expect(!d->seen_as_list ||
               (text.length == p->length && !memcmp(text.text, case_text->bytes + p->begin, p->length)),
           "another row", row);
    expect(line == p->line, "another place", row);
}

/* By runs of `most` puzzles as far as possible, or one by one for 0.  Returns how many were read by runs. */
static int read_table(struct dialect *d, const struct record *p, int rows, size_t piece, int most)
{
    static uint8_t givens[MOST_ROWS * CELLS], solutions[MOST_ROWS * CELLS];
    static sudoku_row texts[MOST_ROWS];
    struct pieces pieces = {case_text->bytes, case_text->length, piece, false};
    sudoku_reader *reader = sudoku_reader_new(pull_pieces, &pieces, NULL, NULL);
    sudoku_puzzle read = {.room = sizeof read};
    sudoku_error error = {.message = ""};
    const size_t cells = (size_t)(d->n * d->n);
    int row = 0, by_runs = 0;
    assert_non_null(reader);
    for (;;) {
        const sudoku_read_result result = sudoku_reader_next(reader, &read, &error);
        if (result == SUDOKU_READ_END) break;
        expect(result == SUDOKU_READ_PUZZLE, error.message, row);
        expect(row < rows, "one too many", row);
        expect(sudoku_rules_size(read.rules) == d->n, "another size", row);
        sudoku_columns columns = {.room = sizeof columns};
        sudoku_reader_columns(reader, &columns);
        d->seen_as_list = columns.separator != '\0';
        lists += d->seen_as_list && !row;
        expect_row(d, p + row, row, read.givens, read.solution, read.row, read.line);
        row++;
        for (size_t count = (size_t)most; count;) {
            sudoku_run run = {.room = sizeof run,
                              .most = (size_t)most,
                              .givens = givens,
                              .solutions = solutions,
                              .rows = texts};
            count = sudoku_reader_run(reader, &run);
            for (size_t i = 0; i < count; i++, row++)
                expect_row(d, p + row, row, givens + i * cells, solutions + i * cells, texts[i],
                           run.first_line + (long)i);
            by_runs += (int)count;
        }
    }
    expect(row == rows, "some are missing", row);
    sudoku_reader_free(reader);
    return by_runs;
}

static void tables_are_read_as_written(void **state)
{
    (void)state;
    struct rng r = rng_from_seed(test_seed());
    const int cases = test_cases(1500);
    int by_runs = 0;
    for (case_number = 0; case_number < cases; case_number++) {
        static struct record record[MOST_ROWS];
        struct dialect d = {.r = &r};
        struct text text = {0};
        text_clear(&text);
        choose_dialect(&d);
        const int rows = 1 + choose(&d, MOST_ROWS);
        if (d.names) add_names(&d, &text);
        for (int i = 0; i < rows; i++) {
            make_record(&d, &record[i]);
            record[i].solved |=
                i == 0 && (d.short_rows || d.separator == '\t'); /* it shows the columns */
            add_row(&d, &text, &record[i], i);
        }
        if (choose(&d, 4) == 0) text.bytes[text.length -= strlen(d.line_end)] = '\0';
        case_text = &text;
        const size_t piece = choose(&d, 2) ? 0 : 1 + (size_t)choose(&d, 2000);
        read_table(&d, record, rows, piece, 0);
        by_runs += read_table(&d, record, rows, piece, 1 + choose(&d, MOST_ROWS));
        text_free(&text);
    }
    printf("%d puzzles by runs\n", by_runs);
    assert_true(by_runs > cases);
    assert_true(lists > cases); /* of twice as many */
}

int main(void)
{
    const struct CMUnitTest tests[] = {cmocka_unit_test(tables_are_read_as_written)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}

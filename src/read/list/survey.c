/* SPDX-License-Identifier: MIT */
/* survey.c - see survey.h */
#include "read/list/survey.h"

#include <string.h>

#include "base/ascii.h"
#include "board/symbols.h"

bool is_empty_row(const struct row *row, char separator)
{
    bool dashes = false;
    for (size_t i = 0; i < row->length; i++) {
        const char c = row->text[i];
        if (separator == '|' && (c == '-' || c == '=' || c == '+' || c == ':')) dashes = true;
        else if (c != separator && c != ' ' && c != '\t') return false;
    }
    return !dashes || memchr(row->text, '|', row->length) || memchr(row->text, '+', row->length);
}

bool find_data_row(struct sudoku_reader *r, int ahead, char separator, int *found, struct row *row)
{
    for (; peek_row(&r->source, ahead, separator, row) || row->lines; ahead += row->lines) {
        const struct line l = {.text = row->text, .length = row->length, .number = row->number};
        const enum line_class class = classify(&l);
        if (class == LINE_BLANK || class == LINE_COMMENT || is_empty_row(row, separator)) continue;
        *found = ahead;
        return true;
    }
    return false;
}

/* Does the field hold the number after that in the row above? */
static bool follows(const struct tally *t, const struct row_field *f)
{
    char next[sizeof t->last];
    size_t i = strlen(t->last);
    if (!i || f->length >= sizeof next) return false;
    memcpy(next, t->last, i + 1);
    while (i && next[i - 1] == '9') next[--i] = '0';
    if (i) next[i - 1]++;
    return i && strlen(next) == f->length && !memcmp(next, f->text, f->length);
}

static void count_field(struct survey *s, struct tally *t, const struct row *row,
                        const struct row_field *f)
{
    if (!f->length) return;
    const struct look look = look_at_field(s->reader, row, f, s->reader->draft.givens);
    const bool cells = look.kind == CELLS;
    t->counts = look.figures && (!t->filled || (t->counts && follows(t, f)));
    t->filled++;
    t->cells += cells;
    t->full += cells && look.full;
    t->clashes += cells && look.clashes;
    t->figures += cells && look.figures;
    t->layouts += look.kind == LAYOUT || (cells && look.layout);
    t->beside += look.kind == CELLS_BESIDE;
    if (cells && (!t->n || look.n < t->n)) t->n = look.n;
    if (is_figure(*f->text) && f->length > t->longest) t->longest = f->length;
    t->last[0] = '\0';
    if (f->length < sizeof t->last) {
        memcpy(t->last, f->text, f->length);
        t->last[f->length] = '\0';
    }
}

void survey_rows(struct survey *s, int rows)
{
    struct row row;
    int ahead = s->first;
    s->rows = s->columns = 0;
    for (int i = 0; i < MOST_COLUMNS; i++) {
        const enum role role = s->column[i].role;
        s->column[i] = (struct tally){.role = role};
    }
    while (s->rows < rows && find_data_row(s->reader, ahead, s->separator, &ahead, &row)) {
        struct cut c = cut_row(&row, s->separator);
        struct row_field f;
        int column = 0;
        for (; column < MOST_COLUMNS && next_field(&c, &f); column++) {
            count_field(s, &s->column[column], &row, &f);
            if (f.length && column >= s->columns) s->columns = column + 1;
        }
        ahead += row.lines;
        s->rows++;
    }
}

/* ---- two columns ---- */

typedef bool grid_test(const uint8_t *one, const uint8_t *other, int n);

static bool holds_in_all_rows(const struct survey *s, int one, int other, grid_test *test)
{
    struct draft *d = &s->reader->draft;
    struct row row;
    int ahead = s->first, both = 0;
    for (int i = 0; i < s->rows && find_data_row(s->reader, ahead, s->separator, &ahead, &row); i++) {
        struct row_field a, b;
        ahead += row.lines;
        if (!field_of_row(&row, s->separator, one, &a) || !a.length ||
            !field_of_row(&row, s->separator, other, &b) || !b.length)
            continue;
        const struct look first = look_at_field(s->reader, &row, &a, d->givens);
        const struct look second = look_at_field(s->reader, &row, &b, d->solution);
        if (first.kind != CELLS || second.kind != CELLS) continue; /* an error in its row, later */
        if (first.n != second.n || !test(d->givens, d->solution, first.n)) return false;
        both++;
    }
    return both > 0;
}

static bool are_equal(const uint8_t *one, const uint8_t *other, int n)
{
    return !memcmp(one, other, (size_t)(n * n));
}

static bool completes(const uint8_t *part, const uint8_t *full, int n)
{
    for (int i = 0; i < n * n; i++)
        if (!full[i] || (part[i] && part[i] != full[i])) return false;
    return true;
}

bool columns_equal(const struct survey *s, int one, int other)
{
    return holds_in_all_rows(s, one, other, are_equal);
}

bool column_completes(const struct survey *s, int part, int full)
{
    return holds_in_all_rows(s, part, full, completes);
}

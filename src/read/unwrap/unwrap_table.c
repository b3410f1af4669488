/* SPDX-License-Identifier: MIT */
/* unwrap_table.c - tables: spreadsheets (tabs, semicolons, commas), and Markdown.

       5;3;;;7;;;;          n lines of at most n fields: a field is a cell, an empty one an empty cell, and
       6;;;1;9;5            empty ones at a line's end may be missing

       | 5 | 3 |  |  |      above a rule such as |---|---| stands a header, unless the lines below it are one too few

   A table becomes a drawing with a bar between any two cells, which is read as such.  Labels of rows and columns (1, 2, 3..., A, B,
   C...) beside n more go.  Tables of another shape are left alone.  */
#include <string.h>

#include "base/ascii.h"
#include "board/symbols.h"
#include "read/cell_words.h"
#include "read/unwrap/page.h"

enum { MOST_ROWS = SUDOKU_MAX_SIZE + 2, MOST_FIELDS = SUDOKU_MAX_SIZE + 2, LEAST_SIZE = 4 };

struct span {
    size_t begin, end;
};

struct table {
    const struct page *page;
    char separator;
    int rows, fields; /* of the longest row */
    bool trimmed;     /* rows or labels have gone */
    struct table_row {
        int fields;
        struct span field[MOST_FIELDS];
    } row[MOST_ROWS];
};

/* ---- fields ---- */

/* **5**, _5_ and `5` of Markdown: the digit in it. */
static struct span without_emphasis(const struct page *p, struct span s)
{
    struct span inner = s;
    while (inner.end - inner.begin >= 3 && p->text[inner.begin] == p->text[inner.end - 1] &&
           is_one_of(p->text[inner.begin], "*_`"))
        inner = (struct span){inner.begin + 1, inner.end - 1};
    return inner.end - inner.begin <= 2 && is_figure(p->text[inner.begin]) ? inner : s;
}

static struct span trimmed(const struct page *p, struct span s)
{
    while (s.begin < s.end && is_one_of(p->text[s.begin], " \t")) s.begin++;
    while (s.end > s.begin && is_one_of(p->text[s.end - 1], " \t")) s.end--;
    if (s.end - s.begin >= 2 && p->text[s.begin] == '"' && p->text[s.end - 1] == '"')
        s = (struct span){s.begin + 1, s.end - 1};
    if (s.end - s.begin >= 2 && p->text[s.begin] == '=' && is_figure(p->text[s.begin + 1])) s.begin++;
    return without_emphasis(p, s);
}

static struct field text_of(const struct page *p, struct span s)
{
    return (struct field){p->text + s.begin, s.end - s.begin};
}

/* Several candidates of a cell: digits that rise. */
static bool is_mark_word(struct field word)
{
    for (size_t i = 0; i < word.length; i++)
        if (!is_figure(word.text[i]) || word.text[i] == '0' || (i && word.text[i] <= word.text[i - 1]))
            return false;
    return word.length > 1;
}

static bool is_cell(struct field word) { return symbol_of_word(word) || is_mark_word(word); }

/* Words between blanks. */
static bool cut_words(const struct page *p, struct page_line l, struct table_row *row)
{
    for (size_t at = l.begin; at < l.end;) {
        while (at < l.end && is_one_of(p->text[at], " \r")) at++;
        const size_t begin = at;
        while (at < l.end && !is_one_of(p->text[at], " \r")) at++;
        if (at == begin) break;
        if (row->fields == MOST_FIELDS) return false;
        row->field[row->fields++] = (struct span){begin, at};
    }
    return row->fields >= LEAST_SIZE;
}

/* Cuts a line into fields.  False: it has no separator, or too many fields. */
static bool cut_row(const struct page *p, struct page_line l, char separator, struct table_row *row)
{
    row->fields = 0;
    struct span line = {l.begin, l.end};
    if (separator == '|') { /* bars at both ends */
        line = trimmed(p, line);
        if (line.end - line.begin < 2 || p->text[line.begin] != '|') return false;
        line.begin++;
        line.end -= p->text[line.end - 1] == '|'; /* AsciiDoc has none there */
    }
    if (separator == ' ') return cut_words(p, l, row);
    bool quoted = false, found = separator == '|';
    size_t begin = line.begin;
    for (size_t at = line.begin; at <= line.end; at++) {
        if (at < line.end && p->text[at] == '"') quoted = !quoted;
        if (at < line.end && (quoted || p->text[at] != separator)) continue;
        if (row->fields == MOST_FIELDS) return false;
        row->field[row->fields++] = trimmed(p, (struct span){begin, at});
        found |= at < line.end;
        begin = at + 1;
    }
    return found;
}

static bool is_rule(const struct page *p, const struct table_row *row)
{
    for (int i = 0; i < row->fields; i++) {
        const struct field f = text_of(p, row->field[i]);
        if (!f.length) return false;
        for (size_t j = 0; j < f.length; j++)
            if (!is_one_of(f.text[j], "-:=+")) return false;
    }
    return row->fields > 0;
}

/* ---- the shape ---- */

static bool all_cells(const struct table *t, int first_row, int first_field)
{
    for (int i = first_row; i < t->rows; i++)
        for (int j = first_field; j < t->row[i].fields; j++)
            if (!is_cell(text_of(t->page, t->row[i].field[j]))) return false;
    return true;
}

static void drop_rows(struct table *t, int first, int count)
{
    memmove(&t->row[first], &t->row[first + count], (size_t)(t->rows - first - count) * sizeof *t->row);
    t->rows -= count;
    t->trimmed = true;
}

/* Fields from the first on that are not empty, in the longest row. */
static void measure(struct table *t)
{
    t->fields = 0;
    for (int i = 0; i < t->rows; i++) {
        int last = t->row[i].fields;
        while (last && t->row[i].field[last - 1].begin == t->row[i].field[last - 1].end) last--;
        if (last > t->fields) t->fields = last;
    }
}

/* 1, 2, 3... or 0, 1, 2... or A, B, C...? */
static bool is_label(struct field word, int number)
{
    if (word.length == 1 && is_letter(word.text[0])) return (word.text[0] & ~0x20) - 'A' == number;
    const int value = number_of_word(word);
    return value >= 0 && (value == number || value == number + 1);
}

static bool has_column_labels(const struct table *t, int first_field)
{
    int labels = 0;
    for (int j = first_field; j < t->row[0].fields; j++) {
        const struct field f = text_of(t->page, t->row[0].field[j]);
        if (!f.length && j + 1 == t->row[0].fields) break;
        if (!is_label(f, j - first_field)) return false;
        labels++;
    }
    return labels >= LEAST_SIZE;
}

static bool has_row_labels(const struct table *t, int first_row)
{
    for (int i = first_row; i < t->rows; i++)
        if (!t->row[i].fields || !is_label(text_of(t->page, t->row[i].field[0]), i - first_row))
            return false;
    return t->rows - first_row >= LEAST_SIZE;
}

static void drop_first_fields(struct table *t)
{
    t->trimmed = true;
    for (int i = 0; i < t->rows; i++)
        if (t->row[i].fields)
            memmove(&t->row[i].field[0], &t->row[i].field[1],
                    (size_t)--t->row[i].fields * sizeof t->row[i].field[0]);
}

static bool is_empty_field(const struct table *t, int row, int field)
{
    return field >= t->row[row].fields || t->row[row].field[field].begin == t->row[row].field[field].end;
}

static bool is_empty_row(const struct table *t, int row)
{
    for (int j = 0; j < t->row[row].fields; j++)
        if (!is_empty_field(t, row, j)) return false;
    return true;
}

static bool is_empty_column(const struct table *t, int field)
{
    for (int i = 0; i < t->rows; i++)
        if (!is_empty_field(t, i, field)) return false;
    return true;
}

/* Rows and columns of nothing around a grid that is no square with them, as a selection that was too large has. */
static void drop_margins(struct table *t)
{
    while (t->rows > t->fields && t->rows > LEAST_SIZE && is_empty_row(t, 0)) drop_rows(t, 0, 1);
    while (t->rows > t->fields && t->rows > LEAST_SIZE && is_empty_row(t, t->rows - 1))
        drop_rows(t, t->rows - 1, 1);
    while (t->fields > t->rows && is_empty_column(t, 0)) {
        drop_first_fields(t);
        measure(t);
    }
}

static void drop_column(struct table *t, int field)
{
    t->trimmed = true;
    for (int i = 0; i < t->rows; i++)
        if (field < t->row[i].fields)
            memmove(&t->row[i].field[field], &t->row[i].field[field + 1],
                    (size_t)(--t->row[i].fields - field) * sizeof t->row[i].field[0]);
}

/* Between boxes of 3x3 in a grid of 9, say: n rows and columns, and an empty one after every root of n, but not at the end. */
static void drop_gaps(struct table *t)
{
    for (int box = 2; box * box <= SUDOKU_MAX_SIZE; box++) {
        const int n = box * box, wide = n + box - 1;
        if (t->fields > wide || t->fields <= n || (t->rows != n && t->rows != wide)) continue;
        for (int gap = box; gap < wide; gap += box + 1)
            if (!is_empty_column(t, gap) || (t->rows == wide && !is_empty_row(t, gap))) return;
        const bool rows = t->rows == wide;
        for (int gap = (box - 1) * (box + 1) - 1; gap > 0; gap -= box + 1) {
            drop_column(t, gap);
            if (rows) drop_rows(t, gap, 1);
        }
        measure(t);
        return;
    }
}

/* Labels go only where they are one row or column too many. */
static void drop_labels(struct table *t)
{
    enum { LEAST_WITH_BLANKS = 6 }; /* 1 2 3 4 may be a row */
    if (t->separator == ' ' && t->fields < LEAST_WITH_BLANKS) return;
    const bool both = has_row_labels(t, 1) && has_column_labels(t, 1) && t->fields == t->rows;
    const bool no_corner = t->separator == ' ' && t->row[0].fields + 1 == t->fields &&
                           t->rows == t->fields && has_row_labels(t, 1) && has_column_labels(t, 0);
    const bool all = both || no_corner;
    if (all || (has_column_labels(t, 0) && t->rows == t->fields + 1)) drop_rows(t, 0, 1);
    if (all || (has_row_labels(t, 0) && t->fields == t->rows + 1)) drop_first_fields(t);
    measure(t);
}

/* Rules between some rows, and not between others, show boxes: then it is a drawing. */
static bool shows_boxes(const struct table *t)
{
    int inside = 0, rows = 0;
    for (int i = 0; i < t->rows; i++) {
        const bool rule = is_rule(t->page, &t->row[i]);
        rows += !rule;
        inside += rule && rows > 1 && i + 1 < t->rows;
    }
    return inside && inside < rows - 2;
}

/* A rule below the first row shows that this is a header, unless the grid has no row too few without it. */
static void drop_rules(struct table *t)
{
    for (int i = t->rows - 1; i >= 0; i--)
        if (is_rule(t->page, &t->row[i])) {
            drop_rows(t, i, 1);
            measure(t);
            if (i == 1 && t->rows != t->fields) drop_rows(t, 0, 1);
        }
    measure(t);
}

/* Only where some cell within a row is empty, too, may those at the end be missing. */
static bool has_gaps(const struct table *t)
{
    bool missing = false, gaps = false;
    for (int i = 0; i < t->rows; i++) {
        missing |= t->row[i].fields < t->rows;
        for (int j = 0; j + 1 < t->row[i].fields; j++)
            gaps |= t->row[i].field[j].begin == t->row[i].field[j].end;
    }
    return gaps || !missing;
}

/* n rows of at most n fields, one of which is that long, or nearly so. */
static bool is_grid(const struct table *t)
{
    return has_gaps(t) && t->rows >= LEAST_SIZE && t->rows <= SUDOKU_MAX_SIZE && t->fields <= t->rows &&
           2 * t->fields > t->rows && all_cells(t, 0, 0);
}

/* A field that is more than a character or a number, or is not there. */
static bool has_odd_fields(const struct table *t)
{
    for (int i = 0; i < t->rows; i++)
        for (int j = 0; j < t->rows; j++) {
            const struct span f = j < t->row[i].fields ? t->row[i].field[j] : (struct span){0, 0};
            const bool quoted = f.end > f.begin && f.begin && t->page->text[f.begin - 1] == '"';
            if (j >= t->row[i].fields || quoted ||
                (f.begin == f.end && is_one_of(t->separator, "\t|")) ||
                (f.end - f.begin > 1 && number_of_word(text_of(t->page, f)) < 0 &&
                 !is_mark_word(text_of(t->page, f))))
                return true;
        }
    return false;
}

/* Bars, commas and tabs between all cells are read as they are. */
static bool needs_help(const struct table *t)
{
    bool longer = false; /* empty fields behind the last column */
    for (int i = 0; i < t->rows; i++) longer |= t->row[i].fields > t->fields;
    return t->separator == ';' || t->trimmed || longer || has_odd_fields(t);
}

/* ---- from a page to the next ---- */

/* The lines from *at on that are rows with this separator.  False: too few. */
static bool cut_table(const struct page *p, size_t *at, char separator, struct table *t)
{
    struct page_line l;
    *t = (struct table){.page = p, .separator = separator};
    size_t next = *at;
    while (t->rows < MOST_ROWS && page_next_line(p, &next, &l)) {
        struct table_row *row = &t->row[t->rows];
        const bool blank = page_line_is_blank(p, l);
        if (!(separator == '\t' ? l.end > l.begin : !blank) || !cut_row(p, l, separator, row)) {
            /* a spreadsheet's row with a digit in its first cell alone, or none at all */
            if (separator == '|' || !t->rows || blank || l.end - l.begin > 2) break;
            row->fields = 1;
            row->field[0] = trimmed(p, (struct span){l.begin, l.end});
        }
        t->rows++;
        *at = next;
    }
    measure(t);
    return t->rows >= LEAST_SIZE;
}

static bool has_emphasis(const struct page *p, struct span s)
{
    return s.end > s.begin && s.begin && is_one_of(p->text[s.begin - 1], "*_`");
}

/* Are some digits set off, and others not?  They could be those of the player. */
static bool is_mixed(const struct table *t)
{
    bool bold = false, plain = false;
    for (int i = 0; i < t->rows; i++)
        for (int j = 0; j < t->row[i].fields; j++) {
            const struct span s = t->row[i].field[j];
            if (s.begin == s.end) continue;
            bold |= has_emphasis(t->page, s);
            plain |= !has_emphasis(t->page, s) && is_figure(t->page->text[s.begin]);
        }
    return bold && plain;
}

static void put_table(struct page *to, const struct table *t)
{
    const bool mixed = is_mixed(t);
    const struct page *p = t->page;
    for (int i = 0; i < t->rows; i++) {
        const struct table_row *row = &t->row[i];
        const size_t line = row->fields ? row->field[0].begin : 0;
        page_put(to, "|", p, line);
        for (int j = 0; j < t->rows; j++) {
            const struct span cell = j < row->fields ? row->field[j] : (struct span){line, line};
            const struct field word = text_of(p, cell);
            const char symbol = symbol_of_word(word);
            if (mixed && has_emphasis(p, cell)) page_put(to, "<bold>", p, cell.begin);
            if (number_of_word(word) >= 0 || is_mark_word(word))
                page_take_range(to, p, cell.begin, cell.end);
            else page_add(to, symbol, p->where[cell.begin < p->length ? cell.begin : p->length - 1]);
            page_put(to, "|", p, cell.end);
        }
        page_put(to, "\n", p, line);
    }
    page_put(to, "\n", p, t->row[t->rows - 1].field[0].begin);
}

/* A drawing of our own, with bars between groups of cells, is no table. */
static bool find_table(const struct page *p, size_t *at, struct table *t)
{
    static const char separators[] = "\t;|, ";
    for (const char *separator = separators; *separator; separator++) {
        size_t after = *at;
        if (!cut_table(p, &after, *separator, t)) continue;
        if (shows_boxes(t)) continue;
        drop_rules(t);
        drop_margins(t);
        drop_gaps(t);
        drop_labels(t);
        if (!is_grid(t)) continue;
        *at = after;
        return needs_help(t);
    }
    return false;
}

bool unwrap_table(const struct page *from, struct page *to)
{
    bool found = false;
    struct table t;
    struct page_line l;
    for (size_t at = 0; at < from->length;) {
        const size_t begin = at;
        if (find_table(from, &at, &t)) {
            found = true;
            put_table(to, &t);
        } else {
            if (at == begin) page_next_line(from, &at, &l);
            page_take_range(to, from, begin, at < from->length ? at : from->length);
        }
    }
    return found;
}

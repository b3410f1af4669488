/* SPDX-License-Identifier: MIT */
/* unwrap_code.c - arrays and strings of program text.

       int grid[9][9] = {{5, 3, 0, ...}, ...};        puzzle = "53..7....6..195..." "..."
       board = np.array([[5, 3, 0, ...], ...])        ["53..7....", "6..195...", ...]
       [['5', '', None, ...], ...]                    [5, 3, 0, 0, 7, ...]

   What stands in a pair of brackets, without further brackets, is a row of cells; a string of several cells is a row, too, or all of
   a puzzle.  Rows that belong together become lines; everything else goes.  Languages differ in brackets, names and
   separators, none of which matter.  */
#include <stdlib.h>
#include <string.h>

#include "base/ascii.h"
#include "base/memory.h"
#include "base/whole_root.h"
#include "board/symbols.h"
#include "read/cell_words.h"
#include "read/unwrap/page.h"

enum { DEEPEST = 32, LEAST_CELLS = 16, LEAST_ROWS = 4 };

/* A row of cells, and the brackets around its brackets: rows of one parent make up a grid.  A string is a row with cells that are
   characters.  */
struct row {
    size_t begin, end; /* the text, without brackets or quotation marks */
    int cells, parent;
    bool string;
};

/* Brackets that are open. */
struct level {
    int number;
    int words;  /* directly in it */
    bool rows;  /* of MiniZinc, between bars: [| 5, 3 | 0, 0 |] */
    bool clean; /* nothing but words, brackets and separators so far */
    bool item;  /* after the last comma */
    size_t begin;
    int first_row; /* rows before it */
};

struct scan {
    const struct page *page;
    struct row *row;
    size_t rows, room;
    int depth, brackets;
    struct level level[DEEPEST + 1]; /* 0: outside all brackets */
    bool no_memory, too_deep;
    bool holes; /* [5,,3]: nothing between commas */
};

static void add_row(struct scan *s, struct row row)
{
    void *rows = s->row;
    if (!make_room(&rows, s->rows, &s->room, sizeof *s->row)) s->no_memory = true;
    else s->row = rows, s->row[s->rows++] = row;
}

/* ---- words, strings and brackets ---- */

static bool is_word_character(char c) { return is_letter(c) || is_figure(c) || is_one_of(c, "_.?*-"); }

static size_t skip_comment(const struct page *p, size_t at)
{
    const bool block = at + 1 < p->length && p->text[at] == '/' && p->text[at + 1] == '*';
    const bool line =
        p->text[at] == '#' || (at + 1 < p->length && p->text[at] == '/' && p->text[at + 1] == '/');
    if (!block && !line) return at;
    while (at < p->length &&
           (block ? at + 1 < p->length && memcmp(p->text + at, "*/", 2) : p->text[at] != '\n'))
        at++;
    return block && at + 1 < p->length ? at + 2 : at;
}

/* Past the end of a string; *begin and *end are what is in it. */
static size_t skip_string(const struct page *p, size_t at, size_t *begin, size_t *end)
{
    const char quote = p->text[at];
    const bool triple = at + 2 < p->length && p->text[at + 1] == quote && p->text[at + 2] == quote;
    *begin = at + (triple ? 3 : 1);
    for (size_t i = *begin; i < p->length; i++) {
        if (p->text[i] == '\\' && !triple) i++;
        else if (p->text[i] == '\n' && !triple && quote != '`') break;
        else if (p->text[i] == quote && (!triple || (i + 2 < p->length && p->text[i + 1] == quote &&
                                                     p->text[i + 2] == quote))) {
            *end = i;
            return i + (triple ? 3 : 1);
        }
    }
    *end = *begin; /* no string after all, but an apostrophe */
    return at + 1;
}

static bool is_line_end(const struct page *p, size_t at)
{
    return p->text[at] == '\n' || p->text[at] == '\r';
}

/* The lines of a string, real ones or written as \n, each of which may be a row. */
static bool add_string(struct scan *s, size_t begin, size_t end)
{
    const struct page *p = s->page;
    const size_t rows = s->rows;
    for (size_t at = begin; at <= end && at < p->length;) {
        size_t stop = at;
        while (stop < end && p->text[stop] != '\\' && !is_line_end(p, stop)) stop++;
        size_t from = at, to = stop;
        while (from < to && p->text[from] == ' ') from++;
        while (to > from && p->text[to - 1] == ' ') to--;
        bool cells = to > from;
        for (size_t i = from; i < to; i++)
            cells &= is_cell_symbol(p->text[i]) || is_shy_mark(p->text[i]);
        if (!cells && to > from) {
            s->rows = rows;
            return false;
        }
        if (to - from >= LEAST_ROWS && to - from <= SUDOKU_MAX_CELLS)
            add_row(s, (struct row){from, to, (int)(to - from), s->level[s->depth].number, true});
        at = stop + (stop < end && p->text[stop] == '\\' ? 2 : 1);
    }
    return s->rows > rows;
}

static void open_bracket(struct scan *s, size_t at)
{
    s->level[s->depth].item = true;
    if (s->depth == DEEPEST) s->too_deep = true;
    else
        s->level[++s->depth] = (struct level){
            .number = ++s->brackets, .clean = true, .begin = at + 1, .first_row = (int)s->rows};
}

static void close_bracket(struct scan *s, size_t at)
{
    if (!s->depth) return;
    const struct level closed = s->level[s->depth--];
    struct level *parent = &s->level[s->depth];
    if (closed.clean && closed.words >= LEAST_ROWS && (int)s->rows == closed.first_row)
        add_row(s,
                (struct row){closed.begin, at, closed.words, parent->clean ? parent->number : 0, false});
    parent->clean &= closed.clean;
}

/* JavaScript: nothing before a comma is an empty cell. */
static void pass_comma(struct scan *s)
{
    struct level *level = &s->level[s->depth];
    if (!level->item && s->depth) level->words++, s->holes = true;
    level->item = false;
}

/* A bar ends a row, and begins another unless the bracket follows. */
static void next_row(struct scan *s, size_t at)
{
    const struct page *p = s->page;
    close_bracket(s, at);
    size_t next = at + 1;
    while (next < p->length && is_one_of(p->text[next], " \t\r\n")) next++;
    if (next == p->length || p->text[next] == ']') return;
    open_bracket(s, at);
    s->level[s->depth].rows = true;
}

static void take_word(struct scan *s, size_t begin, size_t end)
{
    const struct field word = {s->page->text + begin, end - begin};
    struct level *level = &s->level[s->depth];
    level->item = true;
    if (symbol_of_word(word)) level->words++;
    else level->clean = false;
}

static void scan_page(struct scan *s)
{
    const struct page *p = s->page;
    for (size_t at = 0; at < p->length && !s->no_memory && !s->too_deep;) {
        const char c = p->text[at];
        const size_t comment = skip_comment(p, at);
        size_t begin, end;
        if (comment > at) {
            at = comment;
        } else if (is_one_of(c, "\"'`")) {
            const size_t after = skip_string(p, at, &begin, &end);
            s->level[s->depth].item = true;
            if (end - begin <= 1 || (end - begin == 2 && is_figure(p->text[begin])))
                take_word(s, at, after);
            else if (!add_string(s, begin, end)) s->level[s->depth].clean = false;
            at = after;
        } else if (c == '[' && at + 1 < p->length && p->text[at + 1] == '|') {
            open_bracket(s, at);
            open_bracket(s, at + 1);
            s->level[s->depth].rows = true;
            at += 2;
        } else if (c == '|' && s->level[s->depth].rows) {
            next_row(s, at++);
        } else if (is_one_of(c, "[{(")) {
            open_bracket(s, at++);
        } else if (is_one_of(c, "]})")) {
            close_bracket(s, at++);
        } else if (is_word_character(c)) {
            size_t after = at;
            while (after < p->length && is_word_character(p->text[after])) after++;
            take_word(s, at, after);
            at = after;
        } else {
            if (c == ',') pass_comma(s);
            if (!is_one_of(c, ",; \t\r\n")) s->level[s->depth].clean = false;
            at++;
        }
    }
}

/* ---- rows to lines ---- */

/* The cells of a row, a character each. */
static void put_row(struct page *to, const struct page *p, const struct row *row)
{
    bool item = false; /* after the last comma */
    for (size_t at = row->begin; at < row->end;) {
        const char c = p->text[at];
        const size_t comment = row->string ? at : skip_comment(p, at);
        size_t begin = at, end = at, after = at + 1;
        if (row->string) {
            page_take(to, p, at++);
            continue;
        }
        if (comment > at) {
            at = comment;
            continue;
        }
        if (is_one_of(c, "\"'`")) {
            after = skip_string(p, at, &begin, &end);
            begin = at, end = after;
        } else if (is_word_character(c)) {
            while (end < row->end && is_word_character(p->text[end])) end++;
            after = end;
        }
        if (c == ',') {
            if (!item) page_add(to, '.', p->where[at]);
            item = false;
        }
        item |= end > begin;
        if (end > begin)
            page_add(to, symbol_of_word((struct field){p->text + begin, end - begin}), p->where[at]);
        at = after;
    }
    page_put(to, "\n", p, row->end);
}

/* How many rows from the next on make up a grid together?  0: none.  All rows in the same brackets, so that a row of another length is
   noticed; or as many as they have cells.  */
static size_t rows_of_grid(const struct row *row, size_t rows)
{
    size_t same_parent = 1, same_length = 1;
    while (same_parent < rows && row[same_parent].parent == row->parent) same_parent++;
    while (same_length < rows && row[same_length].cells == row->cells) same_length++;
    const size_t n = (size_t)row->cells;
    if (n <= SUDOKU_MAX_SIZE && same_length >= n && (same_length == n || same_length % n == 0)) return n;
    if (row->cells >= LEAST_CELLS && exact_root(row->cells)) return 1;
    return row->parent && same_parent >= LEAST_ROWS ? same_parent : 0;
}

/* A list that needs no help. */
static bool is_plain_list(const struct scan *s)
{
    const struct page *p = s->page;
    size_t at = 0;
    while (at < p->length && is_one_of(p->text[at], " \t\r\n")) at++;
    if (at == p->length || p->text[at] != '[') return false;
    for (size_t i = 0; i < s->rows; i++)
        if (s->row[i].string) return false;
    if (s->holes) return false;
    for (; at < p->length; at++)
        if (is_one_of(p->text[at], "{(=|") || (p->text[at] == '.' && is_figure(p->text[at - 1])))
            return false;
    return true;
}

/* Are there lines of cells beside what was found?  They may be the puzzle, and would be lost. */
static bool has_cells_outside(const struct scan *s)
{
    const struct page *p = s->page;
    struct page_line l;
    size_t row = 0; /* the first that does not end above the line; rows are in order */
    for (size_t at = 0; page_next_line(p, &at, &l);) {
        int figures = 0, others = 0;
        while (row < s->rows && s->row[row].end <= l.begin) row++;
        if (row < s->rows && s->row[row].begin < l.end) continue;
        for (size_t i = l.begin; i < l.end; i++) {
            const char c = p->text[i];
            if (is_figure(c) || is_empty_mark(c)) figures++;
            else if (!is_one_of(c, " \t|,;")) others++;
        }
        if (figures >= LEAST_ROWS && !others) return true;
    }
    return false;
}

static bool has_text(const struct page *p, const char *text, size_t *at)
{
    const size_t length = strlen(text);
    for (; *at + length <= p->length; ++*at)
        if (!memcmp(p->text + *at, text, length)) return true;
    return false;
}

/* R, Julia, Fortran and MATLAB fill matrices column by column, unless R is told otherwise; numpy does not.  Those are left alone. */
static bool fills_columns(const struct page *p)
{
    size_t at = 0, byrow = 0;
    if (has_text(p, "matrix(c(", &at) && !has_text(p, "byrow", &byrow)) return true;
    for (at = 0; has_text(p, "reshape(", &at); at++)
        if (!at || p->text[at - 1] != '.') return true;
    return false;
}

bool unwrap_code(const struct page *from, struct page *to)
{
    bool found = false;
    if (fills_columns(from)) return false;
    struct scan *s = calloc(1, sizeof *s);
    if (!s) {
        to->no_memory = true;
        return false;
    }
    s->page = from;
    s->level[0].clean = false;
    scan_page(s);
    to->no_memory = s->no_memory;
    const bool useful = !s->no_memory && !s->too_deep && !is_plain_list(s) && !has_cells_outside(s);
    for (size_t i = 0; i < s->rows && useful;) {
        const size_t rows = rows_of_grid(s->row + i, s->rows - i);
        for (size_t j = 0; j < rows; j++) put_row(to, from, &s->row[i + j]);
        if (rows) page_put(to, "\n", from, s->row[i].end);
        found |= rows > 0;
        i += rows ? rows : 1;
    }
    free(s->row);
    free(s);
    return found;
}

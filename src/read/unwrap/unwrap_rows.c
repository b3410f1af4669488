/* SPDX-License-Identifier: MIT */
/* unwrap_rows.c - rows of a grid that stand apart, and numbers that are no rows.

       A | 5 3 . | ...  labels of a drawing that count its rows, and a line of labels above

       53..7....        53..7....           - 17 -      the number of a page, or "17" alone
                        6..195...
       6..195...        .98....6.

       .98....6.        8...6...3
                        4..8.3..1
                        7...2...6           blank lines between all rows, or between the boxes of the usual height    */
#include <string.h>

#include "base/ascii.h"
#include "base/small_number.h"
#include "base/whole_root.h"
#include "board/rules.h"
#include "board/symbols.h"
#include "read/unwrap/page.h"

enum { LEAST_SIZE = 4 };

static bool is_separator(char c) { return is_one_of(c, " \t,\r"); }

/* How many cells of one character the line has, and nothing else; 0: it is no row. */
static int cells_in(const struct page *p, struct page_line l)
{
    int cells = 0;
    for (size_t at = l.begin; at < l.end; at++) {
        if (is_separator(p->text[at])) continue;
        if (!is_cell_symbol(p->text[at]) && !is_shy_mark(p->text[at])) return 0;
        cells++;
    }
    return cells;
}

/* ---- rows apart ---- */

/* Lines of so many cells each, in bands of one height with blank lines between. */
struct bands {
    size_t end;
    int cells, lines, height; /* height 0: bands differ */
    int bands;
};

static struct bands look_at_bands(const struct page *p, size_t at)
{
    struct bands b = {.end = at};
    struct page_line l;
    int here = 0;
    bool blank = false;
    while (page_next_line(p, &at, &l)) {
        if (page_line_is_blank(p, l)) {
            blank = true;
            continue;
        }
        const int cells = cells_in(p, l);
        if (!cells || (b.lines && cells != b.cells)) break;
        if (blank || !b.lines) {
            if (b.bands && b.height != here) b.height = b.bands == 1 && !b.height ? here : -1;
            b.bands++;
            here = 0;
        }
        b.cells = cells;
        b.lines++;
        here++;
        blank = false;
        b.end = at;
    }
    if (b.bands > 1 && b.height != here) b.height = -1;
    return b;
}

static bool is_spread_grid(const struct bands *b)
{
    int rows, columns;
    const int n = b->cells;
    if (n < LEAST_SIZE || n > SUDOKU_MAX_SIZE || b->bands < 2 || b->lines % n || b->height < 1)
        return false;
    if (b->height == 1) return true;
    return usual_box(n, &rows, &columns) && b->height == rows && rows < n;
}

static bool join_rows(const struct page *from, struct page *to)
{
    struct page_line l;
    bool found = false;
    for (size_t at = 0; at < from->length;) {
        const size_t begin = at;
        const struct bands b = look_at_bands(from, at);
        if (!page_next_line(from, &at, &l)) break;
        if (page_line_is_blank(from, l) || !b.lines) {
            page_take_range(to, from, begin, at < from->length ? at : from->length);
            continue;
        }
        const bool spread = is_spread_grid(&b);
        int lines = 0;
        for (at = begin; at < b.end && page_next_line(from, &at, &l);) {
            const bool blank = page_line_is_blank(from, l);
            if (spread && blank) continue;
            page_take_range(to, from, l.begin, l.end);
            page_put(to, "\n", from, l.end);
            if (spread && ++lines % b.cells == 0) page_put(to, "\n", from, l.end);
        }
        found |= spread;
    }
    return found;
}

/* ---- labels beside a drawing ---- */

/* The place behind the label of such a row, before its bar: "C | 1 2"; 0: there is none. */
static size_t after_label(const struct page *p, struct page_line l, int row)
{
    const char *at = p->text + l.begin, *end = p->text + l.end;
    while (at < end && *at == ' ') at++;
    const char *label = at;
    while (at < end && (is_letter(*at) || is_figure(*at))) at++;
    const char *after = label;
    const bool counts = is_letter(*label) ? at - label == 1 && (*label & ~0x20) == 'A' + row
                                          : at > label && small_number(&after, at) == row + 1;
    if (!counts) return 0;
    const char *behind = at;
    while (at < end && *at == ' ') at++;
    const bool bar = at < end && (*at == '|' || (end - at >= 3 && !memcmp(at, "\xE2\x94\x82", 3)) ||
                                  (end - at >= 3 && !memcmp(at, "\xE2\x95\x91", 3)));
    return bar ? (size_t)(behind - p->text) : 0;
}

/* 1 2 3   4 5 6 or A B C... */
static int labels_in(const struct page *p, struct page_line l)
{
    int labels = 0;
    for (const char *at = p->text + l.begin, *end = p->text + l.end; at < end;) {
        if (is_separator(*at)) {
            at++;
            continue;
        }
        const char *label = at;
        while (at < end && !is_separator(*at)) at++;
        const bool letter = at - label == 1 && is_letter(*label) && (*label & ~0x20) == 'A' + labels;
        if (!letter && (!is_figure(*label) || small_number(&label, at) != labels + 1 || label != at))
            return 0;
        labels++;
    }
    return labels;
}

static bool drop_drawn_labels(const struct page *from, struct page *to)
{
    struct page_line l;
    int rows = 0, header = 0;
    for (size_t at = 0; page_next_line(from, &at, &l);) {
        const int labels = rows ? 0 : labels_in(from, l);
        if (labels >= LEAST_SIZE) header = labels;
        rows += after_label(from, l, rows) > 0;
    }
    if (rows < LEAST_SIZE || rows > SUDOKU_MAX_SIZE || (header && header != rows)) return false;
    rows = 0;
    for (size_t at = 0; page_next_line(from, &at, &l);) {
        if (!rows && header && labels_in(from, l) == header) continue;
        const size_t behind = after_label(from, l, rows);
        rows += behind > 0;
        page_take_range(to, from, behind ? behind : l.begin, l.end);
        page_put(to, "\n", from, l.end);
    }
    return true;
}

/* ---- numbers of pages ---- */

/* "17" or "- 17 -" */
static bool is_page_number(const struct page *p, struct page_line l)
{
    int figures = 0, hyphens = 0;
    for (size_t at = l.begin; at < l.end; at++) {
        if (is_figure(p->text[at])) figures++;
        else if (p->text[at] == '-') hyphens++;
        else if (!is_separator(p->text[at])) return false;
    }
    return figures && figures < LEAST_SIZE && (hyphens == 0 || hyphens == 2);
}

/* Is there a line with at least as many cells as the smallest grid has, before or after? */
static bool has_rows(const struct page *p)
{
    struct page_line l;
    for (size_t at = 0; page_next_line(p, &at, &l);)
        if (cells_in(p, l) > LEAST_SIZE) return true;
    return false;
}

/* Between blank lines, or at an end of the text. */
static bool drop_page_numbers(const struct page *from, struct page *to)
{
    struct page_line l, next;
    bool found = false, blank = true;
    if (!has_rows(from)) return false;
    for (size_t at = 0; page_next_line(from, &at, &l);) {
        size_t after = at;
        const bool alone =
            blank && (!page_next_line(from, &after, &next) || page_line_is_blank(from, next));
        blank = page_line_is_blank(from, l);
        if (alone && is_page_number(from, l)) {
            found = true;
            to->lines_passed++;
            continue;
        }
        page_take_range(to, from, l.begin, l.end);
        page_put(to, "\n", from, l.end);
    }
    return found;
}

/* ---- numbers above grids ---- */

/* "2" above two grids, "9" or "3 3" above one of 9x9: how programs are told what follows.  *numbers: how many there are. */
static bool read_counts(const struct page *p, struct page_line l, int counts[2], int *numbers)
{
    const char *at = p->text + l.begin, *end = p->text + l.end;
    for (*numbers = 0;; ++*numbers) {
        while (at < end && is_separator(*at)) at++;
        if (at == end) return *numbers > 0;
        if (*numbers == 2 || (counts[*numbers] = small_number(&at, end)) < 1) return false;
    }
}

static bool drop_counts(const struct page *from, struct page *to)
{
    struct page_line l, first = {0, 0};
    int counts[2], numbers, rows = 0, cells = 0;
    size_t at = 0, below;
    do {
        if (!page_next_line(from, &at, &first)) return false;
    } while (page_line_is_blank(from, first));
    if (!read_counts(from, first, counts, &numbers)) return false;
    below = at;
    while (page_next_line(from, &at, &l)) {
        if (page_line_is_blank(from, l)) continue;
        const int here = cells_in(from, l);
        if (!here || (rows && here != cells)) return false;
        cells = here;
        rows++;
    }
    const int n = cells > SUDOKU_MAX_SIZE ? 0 : cells;
    const bool lines = !n && exact_root(cells) && numbers == 1 && counts[0] == rows;
    const bool of_size =
        numbers == 1 ? counts[0] == n : counts[0] * counts[1] == n || (counts[0] == n && counts[1] == n);
    const bool grids = n >= LEAST_SIZE && rows % n == 0 &&
                       (rows == n ? of_size || (numbers == 1 && counts[0] == 1)
                                  : numbers == 1 && counts[0] == rows / n);
    if (!lines && !grids) return false;
    page_take_range(to, from, below, from->length);
    to->lines_passed++;
    return true;
}

bool unwrap_rows(const struct page *from, struct page *to)
{
    return drop_counts(from, to) || drop_drawn_labels(from, to) || join_rows(from, to);
}

bool unwrap_page_numbers(const struct page *from, struct page *to)
{
    return drop_page_numbers(from, to);
}

/* SPDX-License-Identifier: MIT */
/* unwrap_settings.c - keys with values, as files of settings have them: YAML, TOML, INI.

       [sudoku]               title: Evening           [Game]
       name = "Monday"        grid: |                  Row1=53..7....
       givens = "53..7..."      53..7....              Row2=6..195...
       solution = "53467..."    6..195...              ...

   The cells stay: a puzzle in one line, or as many rows as they have cells; everything else goes.  Words that name a rule are found in the
   whole text anyhow.  Every line has to be a section, a key with its value, or cells, and at least one key or section none of ours: those of
   our own files, right or misspelt, are read as such.  */
#include <string.h>

#include "base/ascii.h"
#include "base/whole_root.h"
#include "board/symbols.h"
#include "read/reader.h"
#include "read/unwrap/page.h"

enum { LEAST_SIZE = 4, LONGEST_KEY = 24 };

enum part { EMPTY, SECTION, KEY, CELLS, OTHER };

static struct page_line without(const struct page *p, struct page_line l, const char *characters)
{
    while (l.begin < l.end && is_one_of(p->text[l.begin], characters)) l.begin++;
    while (l.end > l.begin && is_one_of(p->text[l.end - 1], characters)) l.end--;
    return l;
}

/* Nothing but characters of cells: a row, or a whole puzzle. */
static bool is_cells(const struct page *p, struct page_line l)
{
    const size_t cells = l.end - l.begin;
    bool figures_or_marks = false;
    for (size_t at = l.begin; at < l.end; at++) {
        if (!is_cell_symbol(p->text[at]) && !is_shy_mark(p->text[at])) return false;
        figures_or_marks |= is_figure(p->text[at]) || is_empty_mark(p->text[at]);
    }
    return figures_or_marks && cells >= LEAST_SIZE && cells <= SUDOKU_MAX_CELLS &&
           (cells <= SUDOKU_MAX_SIZE || exact_root((int)cells));
}

/* What the line is; *cells: the cells in it, if there are any. */
static enum part part_of(const struct page *p, struct page_line l, struct page_line *cells)
{
    *cells = (struct page_line){l.begin, l.begin};
    const struct page_line line = without(p, l, " \t\r");
    if (line.begin == line.end) return EMPTY;
    const char first = p->text[line.begin];
    if (first == '[' && p->text[line.end - 1] == ']' && line.end - line.begin > 2 &&
        is_letter(p->text[line.begin + 1]))
        return SECTION;
    const struct page_line bare = without(p, line, " \t\r-\"',[]");
    if (bare.begin == bare.end) return EMPTY; /* brackets, quotation marks, --- of YAML */
    size_t at = line.begin;
    while (at < line.end && at < line.begin + LONGEST_KEY &&
           (is_letter(p->text[at]) || is_figure(p->text[at]) || is_one_of(p->text[at], "_ -")))
        at++;
    if (is_letter(first) && at < line.end && is_one_of(p->text[at], ":=")) {
        const struct page_line value = without(p, (struct page_line){at + 1, line.end}, " \t\r\"',[]");
        if (is_cells(p, value)) *cells = value;
        return KEY;
    }
    if (!is_cells(p, bare)) return OTHER;
    *cells = bare;
    return CELLS;
}

/* Are some keys or sections not those of our own files, and none misspelt? */
static bool has_foreign_keys(const struct page *p, struct page_line l, bool *misspelt)
{
    const struct line line = {.text = p->text + l.begin, .length = l.end - l.begin, .number = 1};
    const enum line_class class = classify(&line);
    if (class == LINE_SECTION) return !is_own_section(&line);
    *misspelt |= is_misspelt_header(&line);
    return !is_own_header(&line);
}

/* "grid: |", "rows = [", "givens = \"\"\"" */
static bool opens_block(const struct page *p, struct page_line l)
{
    const struct page_line line = without(p, l, " \t\r");
    const struct page_line before = without(p, line, " \t\r|>-+[\"'");
    return line.end > before.end && before.end > before.begin &&
           is_one_of(p->text[before.end - 1], ":=");
}

static bool are_settings(const struct page *p)
{
    struct page_line l, cells;
    bool foreign = false, misspelt = false;
    enum part above = EMPTY;
    int signs = 0; /* that it is more than titles above grids */
    for (size_t at = 0; page_next_line(p, &at, &l);) {
        const enum part part = part_of(p, l, &cells);
        const struct field f = page_field(p, l);
        if (part == CELLS && above == SECTION) return false; /* a section of ours, misspelt? */
        if (part != EMPTY) above = part;
        if (part == OTHER && f.length && !is_one_of(f.text[0], "#;")) return false; /* comments go */
        if (part == SECTION || part == KEY) foreign |= has_foreign_keys(p, l, &misspelt);
        signs += part == SECTION || (part == KEY && (cells.end > cells.begin || opens_block(p, l)));
    }
    return foreign && !misspelt && signs > 0;
}

/* As many rows as they have cells, one below the other, or below keys such as Row1 and Row2; 0: there are none. */
static int rows_from(const struct page *p, size_t at)
{
    struct page_line l, cells;
    int rows = 0, width = 0;
    enum part first = OTHER;
    while (page_next_line(p, &at, &l)) {
        const enum part part = part_of(p, l, &cells);
        const int here = (int)(cells.end - cells.begin);
        if (!rows) width = here, first = part;
        if (!here || here != width || part != first || here > SUDOKU_MAX_SIZE) break;
        if (++rows == width) return rows;
    }
    return 0;
}

bool unwrap_settings(const struct page *from, struct page *to)
{
    struct page_line l, cells;
    bool found = false;
    if (!are_settings(from)) return false;
    for (size_t at = 0; at < from->length;) {
        const int rows = rows_from(from, at);
        page_next_line(from, &at, &l);
        part_of(from, l, &cells);
        const bool puzzle = cells.end - cells.begin > SUDOKU_MAX_SIZE;
        const bool passed = !rows && !puzzle;
        to->lines_passed += passed && !page_line_is_blank(from, l);
        if (passed) continue;
        for (int row = 0; row < (puzzle ? 1 : rows); row++) {
            if (row) page_next_line(from, &at, &l);
            part_of(from, l, &cells);
            page_take_range(to, from, cells.begin, cells.end);
            page_put(to, "\n", from, cells.end);
        }
        page_put(to, "\n", from, l.end);
        found = true;
    }
    return found;
}

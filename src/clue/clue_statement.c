/* SPDX-License-Identifier: MIT */
/* clue_statement.c - see clue_statement.h */
#include "clue/clue_statement.h"

#include <stdlib.h>
#include <string.h>

#include "base/ascii.h"
#include "base/small_number.h"
#include "board/naming.h"

struct reading {
    struct stated_clue *to;
    const char *text, *at, *end;
    int n;
    sudoku_error *error;
};

static bool fail_here(const struct reading *r, const char *at, struct message why)
{
    return fail(r->error, 0, (long)(at - r->text) + 1, why);
}

static void skip_blanks(struct reading *r)
{
    while (r->at < r->end && is_one_of(*r->at, " \t,")) r->at++;
}

/* ---- cells ---- */

static bool add_cell(struct reading *r, const char *at, int row, int column)
{
    struct clue *c = &r->to->clue;
    if (row < 1 || column < 1 || row > r->n || column > r->n)
        return fail_here(r, at, say(cell_outside, row, column, r->n, r->n));
    const uint16_t cell = (uint16_t)((row - 1) * r->n + column - 1);
    for (int i = 0; !c->kind->may_repeat && i < c->count; i++)
        if (r->to->cell[i] == cell)
            return fail_here(r, at, say(clue_has_cell_twice, c->kind->name, row, column));
    if (c->count == SUDOKU_MAX_CELLS)
        return fail_here(r, at, say(clue_takes_cells, c->kind->name, SUDOKU_MAX_CELLS));
    r->to->cell[c->count++] = cell;
    return true;
}

static int sign(int number) { return (number > 0) - (number < 0); }

/* The cells from one after the first to the last, in order. */
static bool add_line(struct reading *r, const char *at, int row, int column, int last_row,
                     int last_column)
{
    const int down = last_row - row, across = last_column - column;
    const int steps = abs(down) > abs(across) ? abs(down) : abs(across);
    if (down && across && abs(down) != abs(across))
        return fail_here(r, at, say(not_a_line_of_cells, row, column, last_row, last_column));
    for (int i = 1; i <= steps; i++)
        if (!add_cell(r, at, row + i * sign(down), column + i * sign(across))) return false;
    return true;
}

static bool add_rectangle(struct reading *r, const char *at, int row, int column, int last_row,
                          int last_column)
{
    const int down = last_row - row, across = last_column - column;
    if (r->to->clue.kind->in_order)
        return fail_here(r, at, say(clue_needs_order, r->to->clue.kind->name));
    for (int i = 0; i <= abs(down); i++)
        for (int j = 0; j <= abs(across); j++)
            if ((i || j) && !add_cell(r, at, row + i * sign(down), column + j * sign(across)))
                return false;
    return true;
}

/* A cell, perhaps with the other end of a line or the other corner of a rectangle. */
static bool read_one_cell(struct reading *r)
{
    const char *const at = r->at;
    int row, column, last_row, last_column;
    if (!read_cell(&r->at, r->end, r->n, &row, &column)) return fail_here(r, at, say(expected_cell));
    if (!add_cell(r, at, row, column)) return false;
    if (r->at == r->end || !is_one_of(*r->at, ":-")) return true;
    const bool line = *r->at++ == '-';
    if (!read_cell(&r->at, r->end, r->n, &last_row, &last_column))
        return fail_here(r, at, say(expected_cell_range));
    return line ? add_line(r, at, row, column, last_row, last_column)
                : add_rectangle(r, at, row, column, last_row, last_column);
}

/* Cells up to the end or an "=". */
static bool read_cells_of_clue(struct reading *r)
{
    for (skip_blanks(r); r->at < r->end && *r->at != '='; skip_blanks(r))
        if (!read_one_cell(r)) return false;
    return true;
}

/* ---- numbers ---- */

static bool add_number(struct reading *r, int number)
{
    struct clue *c = &r->to->clue;
    if (c->number_count == SUDOKU_MAX_SIZE)
        return fail_here(r, r->at, say(too_many_numbers, SUDOKU_MAX_SIZE));
    r->to->number[c->number_count++] = number;
    return true;
}

/* A number that stands by itself: cells may begin with one, too. */
static bool is_number(const struct reading *r)
{
    const char *at = r->at;
    return small_number(&at, r->end) >= 0 && (at == r->end || is_one_of(*at, " \t,"));
}

static bool read_number(struct reading *r, bool may_lack)
{
    const struct clue_kind *k = r->to->clue.kind;
    if (is_number(r)) return add_number(r, small_number(&r->at, r->end));
    if (!may_lack) return fail_here(r, r->at, say(expected_clue_number, k->name));
    return !k->usual_number || add_number(r, k->usual_number(r->n));
}

/* As many as there are. */
static bool read_numbers(struct reading *r)
{
    if (!read_number(r, false)) return false;
    for (skip_blanks(r); r->at < r->end && is_number(r); skip_blanks(r))
        if (!read_number(r, false)) return false;
    return true;
}

/* ---- lines seen from the edge ---- */

static bool take_word(struct reading *r, const char *word)
{
    const size_t length = strlen(word);
    skip_blanks(r);
    if ((size_t)(r->end - r->at) < length || memcmp(r->at, word, length) ||
        (r->at + length < r->end && is_letter(r->at[length])))
        return false;
    r->at += length;
    return true;
}

/* row 3, column 4; and from which end, if it matters. */
static bool read_edge(struct reading *r)
{
    const bool views = r->to->clue.kind->statement == STATES_VIEW;
    const bool is_row = take_word(r, "row");
    if (!is_row && !take_word(r, "column")) return fail_here(r, r->at, say(expected_row_or_column));
    skip_blanks(r);
    const char *const at = r->at;
    const int line = small_number(&r->at, r->end);
    if (line < 1 || line > r->n) return fail_here(r, at, say(line_number_range, r->n));
    const bool from_start = views && take_word(r, is_row ? "left" : "top");
    if (views && !from_start && !take_word(r, is_row ? "right" : "bottom"))
        return fail_here(r, r->at, is_row ? say(expected_left_or_right) : say(expected_top_or_bottom));
    for (int i = 1; i <= r->n; i++) {
        const int place = views && !from_start ? r->n + 1 - i : i;
        if (!add_cell(r, at, is_row ? line : place, is_row ? place : line)) return false;
    }
    skip_blanks(r);
    return read_number(r, false);
}

/* 12 r1c2 down right: to the edge. */
static bool read_diagonal(struct reading *r)
{
    int row, column;
    if (!read_number(r, false)) return false;
    skip_blanks(r);
    const char *const at = r->at;
    if (!read_cell(&r->at, r->end, r->n, &row, &column)) return fail_here(r, at, say(expected_cell));
    const bool down = take_word(r, "down");
    if (!down && !take_word(r, "up")) return fail_here(r, r->at, say(expected_down_or_up));
    const bool right = take_word(r, "right");
    if (!right && !take_word(r, "left")) return fail_here(r, r->at, say(expected_left_or_right));
    if (!add_cell(r, at, row, column)) return false;
    for (;;) {
        row += down ? 1 : -1;
        column += right ? 1 : -1;
        if (row < 1 || column < 1 || row > r->n || column > r->n) return true;
        if (!add_cell(r, at, row, column)) return false;
    }
}

/* ---- quads ---- */

static bool read_quad(struct reading *r)
{
    int row, column;
    skip_blanks(r);
    const char *const at = r->at;
    if (!read_cell(&r->at, r->end, r->n, &row, &column)) return fail_here(r, at, say(expected_cell));
    for (int i = 0; i < 4; i++)
        if (!add_cell(r, at, row + i / 2, column + i % 2)) return false;
    for (skip_blanks(r); r->at < r->end; skip_blanks(r)) {
        const char *const start = r->at;
        const int digit = read_digit(&r->at, r->end, r->n);
        if (!digit) return fail_here(r, start, say(expected_quad_digit, r->n));
        if (!add_number(r, digit)) return false;
    }
    return true;
}

/* ---- texts in quotes ---- */

static bool read_text(struct reading *r)
{
    struct clue *c = &r->to->clue;
    if (r->at == r->end || *r->at != '"')
        return fail_here(r, r->at, say(expected_clue_text, c->kind->name));
    const char *const start = ++r->at;
    while (r->at < r->end && *r->at != '"') r->at++;
    if (r->at == r->end) return fail_here(r, start - 1, say(quote_without_end));
    if (r->at - start > LONGEST_CLUE_TEXT)
        return fail_here(r, start, say(clue_text_too_long, LONGEST_CLUE_TEXT));
    c->text = r->to->text;
    c->text_length = (int)(r->at++ - start);
    memcpy(r->to->text, start, (size_t)c->text_length);
    return read_cells_of_clue(r);
}

/* ---- all together ---- */

static bool read_groups(struct reading *r)
{
    if (!read_cells_of_clue(r)) return false;
    if (r->at == r->end) return fail_here(r, r->at, say(expected_equals, r->to->clue.kind->name));
    r->at++;
    r->to->clue.first_count = r->to->clue.count;
    return read_cells_of_clue(r);
}

static bool read_by_statement(struct reading *r)
{
    switch (r->to->clue.kind->statement) {
    case STATES_CELLS: return read_cells_of_clue(r);
    case STATES_NUMBER:
        return read_number(r, r->to->clue.kind->number_may_lack) && read_cells_of_clue(r);
    case STATES_NUMBERS: return read_numbers(r) && read_cells_of_clue(r);
    case STATES_GROUPS: return read_groups(r);
    case STATES_DIGITS: return read_quad(r);
    case STATES_TEXT: return read_text(r);
    case STATES_LINE:
    case STATES_VIEW: return read_edge(r);
    case STATES_DIAGONAL: return read_diagonal(r);
    case STATES_CLUES: break; /* read_whole_clue() does */
    case STATES_RULE: return true;
    }
    return false;
}

bool read_clue_statement(struct stated_clue *to, const struct clue_kind *kind, const char *text,
                         size_t length, int n, sudoku_error *error)
{
    struct reading r = {
        .to = to, .text = text, .at = text, .end = text + length, .n = n, .error = error};
    to->clue = (struct clue){.kind = kind, .cell = to->cell, .number = to->number, .first_count = -1};
    skip_blanks(&r);
    if (!read_by_statement(&r)) return false;
    skip_blanks(&r);
    if (r.at < r.end)
        return fail_here(&r, r.at, say(text_after_clue, quoted(r.at, (size_t)(r.end - r.at))));
    if (to->clue.first_count < 0) to->clue.first_count = to->clue.count;
    return true;
}

/* ---- writing ---- */

static void out_cell_of(struct out *o, const struct clue *c, int i, int n)
{
    out_format(o, " r%dc%d", c->cell[i] / n + 1, c->cell[i] % n + 1);
}

static void out_edge(struct out *o, const struct clue *c, int n)
{
    const int first = c->cell[0], second = c->cell[n > 1 ? 1 : 0];
    const bool is_row = first / n == second / n, from_start = second >= first;
    if (is_row) out_format(o, " row %d", first / n + 1);
    else out_format(o, " column %d", first % n + 1);
    if (c->kind->statement == STATES_VIEW)
        out_text(o, is_row ? (from_start ? " left" : " right") : (from_start ? " top" : " bottom"));
    out_format(o, " %d", c->number[0]);
}

/* A diagonal of one cell leads out of the grid in a direction that it does not need. */
static void out_diagonal(struct out *o, const struct clue *c, int n)
{
    const int row = c->cell[0] / n, column = c->cell[0] % n;
    const bool one = c->count == 1;
    const bool down = one ? row == n - 1 : c->cell[1] / n > row;
    const bool right =
        one ? column == n - 1 || (row != 0 && row != n - 1 && column != 0) : c->cell[1] % n > column;
    out_format(o, " %d", c->number[0]);
    out_cell_of(o, c, 0, n);
    out_format(o, " %s %s", down ? "down" : "up", right ? "right" : "left");
}

void out_clue_statement(struct out *o, const struct clue *c, int n)
{
    out_text(o, c->kind->name);
    if (c->kind->statement == STATES_RULE) return;
    out_char(o, ':');
    for (int i = 0; i < c->part_count; i++) {
        out_text(o, " (");
        out_clue_statement(o, &c->part[i], n);
        out_char(o, ')');
    }
    if (c->part_count) return;
    if (c->kind->statement == STATES_LINE || c->kind->statement == STATES_VIEW) {
        out_edge(o, c, n);
    } else if (c->kind->statement == STATES_DIAGONAL) {
        out_diagonal(o, c, n);
    } else if (c->kind->statement == STATES_DIGITS) {
        out_cell_of(o, c, 0, n);
        for (int i = 0; i < c->number_count; i++) out_format(o, " %d", c->number[i]);
    } else {
        if (c->kind->statement == STATES_TEXT) {
            out_text(o, " \"");
            out_bytes(o, c->text, (size_t)c->text_length);
            out_char(o, '"');
        }
        for (int i = 0; i < c->number_count; i++) out_format(o, " %d", c->number[i]);
        for (int i = 0; i < c->count; i++) {
            if (i == c->first_count) out_text(o, " =");
            out_cell_of(o, c, i, n);
        }
    }
}

/* SPDX-License-Identifier: MIT */
/* say_fpuzzles_clues.c - clues as fields of f-puzzles, by the table of src/clue/format/fpuzzles_fields.h, which the reader uses, too. */
#include <stdlib.h>
#include <string.h>

#include "clue/clue_kinds.h"
#include "clue/format/fpuzzles_fields.h"
#include "show/link/said_clues.h"
#include "words/fail.h"

/* ---- what can be said ---- */

static bool has_kind(const sudoku_clues *s, const struct clue_kind *kind)
{
    for (int i = 0; i < s->count; i++)
        if (s->clue[i].kind == kind) return true;
    return false;
}

/* A dot of either colour excepts its cells there, and only one of the same colour here; so one rule needs that no other dots are. */
static bool can_say_that_all_are_drawn(const sudoku_clues *s, const struct clue *c)
{
    const bool white = has_kind(s, &clue_white), black = has_kind(s, &clue_black);
    if (c->kind == &clue_all_dots || c->kind == &clue_all_xv) return true;
    if (has_kind(s, &clue_all_dots)) return false;
    if (c->kind == &clue_all_black) return !white && !has_kind(s, &clue_all_white);
    if (has_kind(s, &clue_all_black)) return false;
    if (c->kind == &clue_all_white) return !black;
    return c->kind == &clue_non_consecutive && !black && !white;
}

/* Where the number of the diagonal stands: outside, before its first cell.  False: it begins inside. */
static bool find_diagonal(const struct clue *c, int n, const struct fpuzzles_direction **direction,
                          int *row, int *column)
{
    const int first = c->cell[0], last = c->cell[c->count - 1];
    for (int i = 0; i < FPUZZLES_DIRECTIONS; i++) {
        const struct fpuzzles_direction *d = *direction = &fpuzzles_directions[i];
        const int next_row = last / n + d->down, next_column = last % n + d->right;
        *row = first / n - d->down;
        *column = first % n - d->right;
        const bool begins = *row < 0 || *column < 0 || *row == n || *column == n,
                   ends = next_row < 0 || next_column < 0 || next_row == n || next_column == n;
        if (begins && ends && (c->count == 1 || c->cell[1] == first + d->down * n + d->right))
            return true;
    }
    return false;
}

static bool can_say_by(const struct fpuzzles_field *f, const struct clue *c, int n)
{
    enum { ONLY_MODULUS = 3 };
    const struct fpuzzles_direction *direction;
    int row, column;
    if (f->kind != c->kind) return false;
    if (f->kind == &clue_modular) return c->number[0] == ONLY_MODULUS;
    return f->form != FIELD_DIAGONAL || find_diagonal(c, n, &direction, &row, &column);
}

static bool can_say(const sudoku_clues *s, const struct clue *c)
{
    const struct fpuzzles_field *f;
    for (int i = 0; (f = fpuzzles_field_at(i)); i++)
        if (can_say_by(f, c, s->rules->n)) return true;
    return can_say_that_all_are_drawn(s, c);
}

bool fpuzzles_can_say_clues(const char *format, const sudoku_clues *s, sudoku_error *error)
{
    for (int i = 0; s && i < s->count; i++)
        if (!can_say(s, &s->clue[i]))
            return fail(error, 0, 0,
                        say(format_cannot_say, format, say(said_clue, s->clue[i].kind->name)));
    return true;
}

/* ---- pieces ---- */

struct writing {
    struct json *json;
    const sudoku_clues *clues;
    int n;
};

static void json_cell_name(struct json *j, int row, int column)
{
    json_begin_text(j);
    out_format(j->out, "R%dC%d", row, column);
    json_end_text(j);
}

static void json_cell(const struct writing *w, int cell)
{
    json_cell_name(w->json, cell / w->n + 1, cell % w->n + 1);
}

static void json_cells(const struct writing *w, const char *key, const uint16_t *cell, int count)
{
    if (key) json_key(w->json, key);
    json_open(w->json, '[');
    for (int i = 0; i < count; i++) json_cell(w, cell[i]);
    json_close(w->json, ']');
}

static bool is_usual_number(const struct writing *w, const struct clue *c)
{
    return c->kind->usual_number && c->number[0] == c->kind->usual_number(w->n);
}

/* Values are texts in that program.  The usual number is what a dot or line without a value has. */
static void json_value(const struct writing *w, const struct fpuzzles_field *f, const struct clue *c)
{
    struct json *j = w->json;
    if (!f->mark && (!c->number_count || is_usual_number(w, c) || f->kind == &clue_modular)) return;
    json_key(j, "value");
    json_begin_text(j);
    if (f->mark) out_text(j->out, f->mark);
    else out_number(j->out, (uint64_t)c->number[0]);
    json_end_text(j);
}

/* ---- items ---- */

static void json_edge(const struct writing *w, const struct clue *c)
{
    const int n = w->n, first = c->cell[0], second = c->cell[n > 1 ? 1 : 0];
    const bool row = first / n == second / n, from_start = second >= first;
    json_key(w->json, "cell");
    if (row) json_cell_name(w->json, first / n + 1, from_start ? 0 : n + 1);
    else json_cell_name(w->json, from_start ? 0 : n + 1, first % n + 1);
}

static void json_diagonal(const struct writing *w, const struct clue *c)
{
    const struct fpuzzles_direction *direction = NULL;
    int row = 0, column = 0;
    find_diagonal(c, w->n, &direction, &row, &column);
    json_key(w->json, "cell");
    json_cell_name(w->json, row + 1, column + 1);
    json_key(w->json, "direction");
    json_text(w->json, direction->name);
}

/* The line begins at the cell of the bulb that is next to it. */
static void json_arrow(const struct writing *w, const struct clue *c)
{
    struct json *j = w->json;
    const int n = w->n, shaft = c->cell[c->first_count];
    int start = 0;
    for (int i = 0; i < c->first_count; i++)
        if (abs(c->cell[i] / n - shaft / n) <= 1 && abs(c->cell[i] % n - shaft % n) <= 1) start = i;
    json_cells(w, "cells", c->cell, c->first_count);
    json_key(j, "lines");
    json_open(j, '[');
    json_open(j, '[');
    json_cell(w, c->cell[start]);
    for (int i = c->first_count; i < c->count; i++) json_cell(w, c->cell[i]);
    json_close(j, ']');
    json_close(j, ']');
}

static void json_quad(const struct writing *w, const struct clue *c)
{
    json_cells(w, "cells", c->cell, c->count);
    json_key(w->json, "values");
    json_open(w->json, '[');
    for (int i = 0; i < c->number_count; i++) json_number(w->json, (uint64_t)c->number[i]);
    json_close(w->json, ']');
}

static void json_item(const struct writing *w, const struct fpuzzles_field *f, const struct clue *c)
{
    struct json *j = w->json;
    json_open(j, '{');
    switch (f->form) {
    case FIELD_LINES:
        json_key(j, "lines");
        json_open(j, '[');
        json_cells(w, NULL, c->cell, c->count);
        json_close(j, ']');
        break;
    case FIELD_CELLS: json_cells(w, "cells", c->cell, c->count); break;
    case FIELD_EDGE: json_edge(w, c); break;
    case FIELD_DIAGONAL: json_diagonal(w, c); break;
    case FIELD_ARROW: json_arrow(w, c); break;
    case FIELD_CLONE:
        json_cells(w, "cells", c->cell, c->first_count);
        json_cells(w, "cloneCells", c->cell + c->first_count, c->count - c->first_count);
        break;
    case FIELD_QUAD: json_quad(w, c); break;
    case FIELD_CELL:
    case FIELD_RULE: break; /* no single item */
    }
    if (f->form != FIELD_QUAD) json_value(w, f, c);
    json_close(j, '}');
}

/* An item for each cell. */
static void json_each_cell(const struct writing *w, const struct clue *c)
{
    for (int i = 0; i < c->count; i++) {
        json_open(w->json, '{');
        json_key(w->json, "cell");
        json_cell(w, c->cell[i]);
        json_close(w->json, '}');
    }
}

/* ---- fields ---- */

static void json_rule(const struct writing *w, const char *key)
{
    json_key(w->json, key);
    json_bool(w->json, true);
}

/* All clues of the rows with that key, of which `first` is the first. */
static void json_field(const struct writing *w, int first)
{
    const char *key = fpuzzles_field_at(first)->key;
    const struct fpuzzles_field *f;
    bool begun = false;
    for (int i = first; (f = fpuzzles_field_at(i)) && !strcmp(f->key, key); i++)
        for (int k = 0; k < w->clues->count; k++) {
            const struct clue *c = &w->clues->clue[k];
            if (c->kind != f->kind) continue;
            if (f->form == FIELD_RULE) {
                json_rule(w, key);
                return;
            }
            if (!begun) {
                json_key(w->json, key);
                json_open(w->json, '[');
                begun = true;
            }
            if (f->form == FIELD_CELL) json_each_cell(w, c);
            else json_item(w, f, c);
        }
    if (begun) json_close(w->json, ']');
}

static void json_negative(const struct writing *w)
{
    const sudoku_clues *s = w->clues;
    const bool dots = has_kind(s, &clue_all_dots), black = dots || has_kind(s, &clue_all_black),
               xv = has_kind(s, &clue_all_xv);
    if (dots || has_kind(s, &clue_all_white) || has_kind(s, &clue_non_consecutive))
        json_rule(w, FPUZZLES_ALL_WHITE);
    if (!black && !xv) return;
    json_key(w->json, FPUZZLES_NEGATIVE);
    json_open(w->json, '[');
    if (black) json_text(w->json, FPUZZLES_ALL_BLACK);
    if (xv) json_text(w->json, FPUZZLES_ALL_XV);
    json_close(w->json, ']');
}

void json_fpuzzles_clues(struct json *j, const sudoku_clues *clues)
{
    if (!clues) return;
    const struct writing w = {.json = j, .clues = clues, .n = clues->rules->n};
    const struct fpuzzles_field *f, *before = NULL;
    for (int i = 0; (f = fpuzzles_field_at(i)); i++, before = f)
        if (!before || strcmp(before->key, f->key)) json_field(&w, i);
    json_negative(&w);
}

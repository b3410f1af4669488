/* SPDX-License-Identifier: MIT */
/* draft.c - see draft.h */
#include "read/draft.h"

#include <stdlib.h>
#include <string.h>

#include "base/fail.h"
#include "base/out.h"
#include "base/whole_root.h"
#include "board/extras.h"
#include "board/naming.h"
#include "board/symbols.h"
#include "board/verify.h"

void draft_clear(struct draft *d)
{
    d->n = 0;
    d->format = NULL;
    d->begin = (struct place){0, 0};
    d->has_givens = d->has_placed = d->has_marks = d->has_allowed = d->has_solution = false;
    d->has_box = d->has_regions = d->regions_drawn = d->states_rules = d->unused_rules =
        d->could_be_list = false;
    d->extras = 0;
    d->house_count = 0;
    d->title[0] = '\0';
}

bool draft_size(struct draft *d, int n, struct place p, sudoku_error *error)
{
    if (n < 1 || n > SUDOKU_MAX_SIZE)
        return fail(error, p.line, p.column, "the size must be 1 to %d, not %d", SUDOKU_MAX_SIZE, n);
    if (d->n && d->n != n)
        return fail(error, p.line, p.column, "this is for size %d, but the size was %d before", n, d->n);
    d->n = n;
    return true;
}

/* ---- words ---- */

bool draft_box(struct draft *d, const char *text, size_t length, struct place p, sudoku_error *error)
{
    if (d->has_box) return fail(error, p.line, p.column, "this is stated twice");
    if (!parse_box(text, length, &d->box_rows, &d->box_columns))
        return fail(error, p.line, p.column, "expected a box such as 2x3 (rows x columns), or none");
    d->has_box = true;
    d->shape_place = p;
    return true;
}

bool draft_rules(struct draft *d, const char *text, size_t length, struct place p, sudoku_error *error)
{
    d->states_rules = true;
    d->rules_place = p;
    const char *unknown = add_extra_rules(text, length, &d->extras, error);
    if (!unknown) return true;
    error->line = p.line;
    error->column = p.column + (long)(unknown - text);
    return false;
}

static int sign(int number) { return (number > 0) - (number < 0); }
static int larger(int a, int b) { return a > b ? a : b; }

static bool add_house_cell(const struct draft *d, uint16_t *cell, int *count, int row, int column,
                           struct place p, sudoku_error *error)
{
    if (row > d->n || column > d->n)
        return fail(error, p.line, p.column, "r%dc%d lies outside the %dx%d grid", row, column, d->n,
                    d->n);
    if (*count == d->n) return fail(error, p.line, p.column, "a house has at most %d cells", d->n);
    cell[(*count)++] = (uint16_t)((row - 1) * d->n + column - 1);
    return true;
}

/* What follows a cell at once: ':' and the opposite corner of a rectangle, or '-' and the other end of a straight line.  Adds
   the cells after the first, and moves *at past them.  */
static bool add_range(const struct draft *d, const char **at, const char *end, const int first[2],
                      uint16_t *cell, int *count, struct place p, sudoku_error *error)
{
    if (*at == end || (**at != ':' && **at != '-')) return true;
    const bool line = *(*at)++ == '-';
    int row, column;
    if (!read_cell(at, end, d->n, &row, &column))
        return fail(error, p.line, p.column, "expected a range such as r1c1:r3c3 or r1c1-r1c4");
    const int down = row - first[0], across = column - first[1];
    const int rows = abs(down), columns = abs(across);
    if (line && rows && columns && rows != columns)
        return fail(error, p.line, p.column, "r%dc%d-r%dc%d is not a row, a column or a diagonal",
                    first[0], first[1], row, column);
    for (int i = 0; i <= (line ? 0 : rows); i++)
        for (int j = 0; j <= (line ? larger(rows, columns) : columns); j++) {
            const int y = first[0] + sign(down) * (line && rows ? j : i);
            const int x = first[1] + (!line || columns ? sign(across) * j : 0);
            if ((i || j) && !add_house_cell(d, cell, count, y, x, p, error)) return false;
        }
    return true;
}

bool draft_house(struct draft *d, const char *text, size_t length, struct place p, sudoku_error *error)
{
    if (d->house_count == SUDOKU_MAX_HOUSES)
        return fail(error, p.line, p.column, "there are more than %d extra houses", SUDOKU_MAX_HOUSES);
    uint16_t *cell = d->house_cell[d->house_count];
    int count = 0;
    for (const char *at = text, *end = text + length; at < end;) {
        if (*at == ' ' || *at == ',' || *at == '\t') {
            at++;
            continue;
        }
        const struct place here = {p.line, p.column ? p.column + (long)(at - text) : 0};
        int row, column;
        if (!read_cell(&at, end, d->n, &row, &column))
            return fail(error, here.line, here.column, "expected a cell such as r1c1");
        if (!add_house_cell(d, cell, &count, row, column, here, error) ||
            !add_range(d, &at, end, (const int[]){row, column}, cell, &count, here, error))
            return false;
    }
    for (int i = 0; i < count; i++)
        for (int j = 0; j < i; j++)
            if (cell[i] == cell[j])
                return fail(error, p.line, p.column, "r%dc%d is in the house twice", cell[i] / d->n + 1,
                            cell[i] % d->n + 1);
    if (count < 2) return fail(error, p.line, p.column, "a house has at least 2 cells");
    d->house[d->house_count++] = (sudoku_cells){cell, count};
    return true;
}

/* ---- the caller's options ---- */

/* Layout text of any arrangement: blanks and line ends do not count. */
static bool expect_regions(struct expectations *w, const char *text, sudoku_error *error)
{
    static const char blanks[] = " \t\r\n";
    char symbol[SUDOKU_MAX_CELLS];
    int count = 0;
    for (const char *at = text; *at; at++) {
        if (strchr(blanks, *at)) continue;
        if (count == SUDOKU_MAX_CELLS)
            return fail(error, 0, 0, "the layout has more than %d cells", SUDOKU_MAX_CELLS);
        symbol[count++] = *at;
    }
    const int n = exact_root(count);
    if (!n) return fail(error, 0, 0, "a layout of %d cells is not square", count);
    const struct glyphs g = {.symbol = symbol, .count = count};
    sudoku_error why; /* places are meaningless in a text without its blanks */
    if (!decode_layout(&g, n, w->regions, &why))
        return fail(error, 0, 0, "the requested layout: %s", why.message);
    w->regions_size = n;
    return true;
}

bool expectations_from_options(struct expectations *w, const sudoku_read_options *o, sudoku_error *error)
{
    sudoku_error unused;
    if (!error) error = &unused;
    w->format = NULL;
    w->has_rules = w->has_box = false;
    w->regions_size = w->house_count = 0;
    if (!o) return true;
    w->format = o->format;
    w->houses = o->houses;
    w->house_count = o->house_count;
    w->extras = 0;
    w->has_rules = o->rules != NULL;
    if (o->rules && add_extra_rules(o->rules, strlen(o->rules), &w->extras, error)) return false;
    if (o->box) {
        w->has_box = true;
        if (!parse_box(o->box, strlen(o->box), &w->box_rows, &w->box_columns))
            return fail(error, 0, 0, "expected a box such as 2x3 (rows x columns), or none, not '%s'",
                        strlen(o->box) < 40 ? o->box : "...");
    }
    if (o->box && o->regions) return fail(error, 0, 0, "a box and regions exclude each other");
    return !o->regions || expect_regions(w, o->regions, error);
}

/* ---- rules ---- */

void rules_cache_clear(struct rules_cache *c)
{
    for (int i = 0; i < KEPT_RULES; i++) {
        rules_free(c->rules[i]);
        c->rules[i] = NULL;
    }
}

static const sudoku_rules *cached_rules(struct rules_cache *c, const struct rule_spec *spec,
                                        sudoku_error *error)
{
    for (int i = 0; i < KEPT_RULES; i++)
        if (c->rules[i] && rules_match(c->rules[i], spec)) return c->rules[i];
    const sudoku_rules *made = rules_new(spec, error);
    if (!made) return NULL;
    rules_free(c->rules[c->next]);
    c->rules[c->next] = made;
    c->next = (c->next + 1) % KEPT_RULES;
    return made;
}

/* Do two layouts cut the grid into the same pieces, whatever their numbers? */
static bool same_pieces(const uint8_t *a, const uint8_t *b, int n)
{
    int partner[SUDOKU_MAX_SIZE];
    for (int i = 0; i < SUDOKU_MAX_SIZE; i++) partner[i] = -1;
    for (int cell = 0; cell < n * n; cell++) {
        if (partner[a[cell]] < 0) partner[a[cell]] = b[cell];
        if (partner[a[cell]] != b[cell]) return false;
    }
    return true; /* all pieces have n cells, so one direction is enough */
}

static bool is_box_layout(const uint8_t *regions, int n, int box_rows, int box_columns)
{
    if (box_rows * box_columns != n || box_rows < 1) return false;
    uint8_t boxes[SUDOKU_MAX_CELLS];
    fill_boxes(boxes, n, box_rows, box_columns);
    return same_pieces(boxes, regions, n);
}

/* What divides the grid: the caller's option if the text does not contradict it, else the text's words,
   else its drawing, else the default boxes.  */
static bool settle_shape(struct draft *d, const struct expectations *w, struct rule_spec *s,
                         sudoku_error *error)
{
    const bool stated_regions = d->has_regions && !d->regions_drawn;
    const struct place p = d->has_box || stated_regions ? d->shape_place : d->begin;
    if (w->regions_size) {
        if (w->regions_size != s->n)
            return fail(error, d->begin.line, d->begin.column,
                        "the requested layout is for size %d, but this grid has size %d",
                        w->regions_size, s->n);
        if ((stated_regions && !same_pieces(d->regions, w->regions, s->n)) ||
            (d->has_box && !is_box_layout(w->regions, s->n, d->box_rows, d->box_columns)))
            return fail(error, p.line, p.column,
                        "the text states regions other than the requested ones");
        s->regions = w->regions;
    } else if (w->has_box) {
        if (d->has_box && (d->box_rows != w->box_rows || d->box_columns != w->box_columns))
            return fail(error, p.line, p.column, "the text states a box other than the requested one");
        if (stated_regions && !is_box_layout(d->regions, s->n, w->box_rows, w->box_columns))
            return fail(error, p.line, p.column, "the text states regions, not the requested box");
        s->box_rows = w->box_rows;
        s->box_columns = w->box_columns;
    } else if (d->has_box) {
        if (stated_regions && !is_box_layout(d->regions, s->n, d->box_rows, d->box_columns))
            return fail(error, p.line, p.column, "the text states both a box and regions");
        s->box_rows = d->box_rows;
        s->box_columns = d->box_columns;
    } else if (d->has_regions) {
        s->regions = d->regions;
    }
    return true;
}

const sudoku_rules *draft_find_rules(struct draft *d, const struct expectations *w,
                                     struct rules_cache *cache, sudoku_error *error)
{
    struct rule_spec s = {.n = d->n, .extras = w->has_rules ? w->extras : d->extras};
    if (!settle_shape(d, w, &s, error)) return NULL;
    const int stated_houses = d->house_count;
    for (int i = 0; i < w->house_count; i++)
        if (!draft_house(d, w->houses[i], strlen(w->houses[i]), (struct place){0, 0}, error)) {
            error->line = d->begin.line;
            error->column = d->begin.column;
            return NULL;
        }
    s.houses = d->house;
    s.house_count = d->house_count;
    d->house_count = stated_houses;
    const sudoku_rules *rules = cached_rules(cache, &s, error);
    if (!rules) {
        const struct place p = d->has_box && !w->has_box          ? d->shape_place
                               : d->states_rules && !w->has_rules ? d->rules_place
                                                                  : d->begin;
        error->line = p.line;
        error->column = p.column;
    }
    return rules;
}

static void note_what_is_odd(const struct draft *d, const struct expectations *w, const sudoku_rules *r,
                             char note[SUDOKU_TEXT])
{
    struct out o = out_to_buffer(note, SUDOKU_TEXT);
    if (w->has_rules && d->states_rules && d->extras != w->extras) {
        out_text(&o, "the rules stated here (");
        char stated[SUDOKU_TEXT];
        name_extra_rules(d->extras, stated, sizeof stated);
        out_format(&o, "%s) are replaced by %s", d->extras ? stated : "classic",
                   w->extras ? r->names : "classic");
    }
    if (d->could_be_list)
        out_format(&o, "%sread as one %dx%d grid; --from line reads %d puzzles", o.used ? "; " : "",
                   r->n, r->n, r->n);
    if (d->unused_rules)
        out_format(&o, "%stext after a comma or a tab is not read as rules", o.used ? "; " : "");
    const int broken = broken_region(r);
    if (broken >= 0)
        out_format(&o, "%sregion %c is not in one piece", o.used ? "; " : "", region_symbol(broken));
}

bool draft_finish(struct draft *d, const struct expectations *w, struct rules_cache *cache,
                  sudoku_puzzle *p, char note[SUDOKU_TEXT], sudoku_error *error)
{
    const sudoku_rules *rules = draft_find_rules(d, w, cache, error);
    if (!rules) return false;
    if (!d->has_givens) memset(d->givens, 0, (size_t)rules->cells);
    p->rules = rules;
    p->givens = d->givens;
    p->allowed = d->has_allowed ? d->allowed : NULL;
    p->placed = d->has_placed ? d->placed : NULL;
    p->marks = d->has_marks ? d->marks : NULL;
    p->solution = d->has_solution ? d->solution : NULL;
    p->title = d->title[0] ? d->title : NULL;
    sudoku_clash clash;
    if (d->has_solution && !verify(p, d->solution, &clash)) {
        char why[SUDOKU_TEXT];
        struct out o = out_to_buffer(why, sizeof why);
        out_clash(&o, rules, &clash);
        return fail(error, d->solution_place.line, d->solution_place.column,
                    "the stated solution is wrong: %s", why);
    }
    note_what_is_odd(d, w, rules, note);
    p->note = note[0] ? note : NULL;
    return true;
}

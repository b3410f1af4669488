/* SPDX-License-Identifier: MIT */
/* indexers.c - cells that say where a digit is.

       column-index: r4c2      holds v: then 2 stands in row 4, column v
       row-index: r4c2         holds v: then 4 stands in row v, column 2
       box-index: r4c2         is at place p of its box or region and holds v: then p stands at place v of it  */
#include "clue/clue_forms.h"
#include "clue/clue_kinds.h"

/* The cell that an index of `v` in the cell names, and the digit that it must hold. */
struct target {
    int cell, digit;
};
typedef struct target find_target(const sudoku_rules *, int cell, int v);

static struct target in_row(const sudoku_rules *r, int cell, int v)
{
    return (struct target){cell / r->n * r->n + v - 1, cell % r->n + 1};
}

static struct target in_column(const sudoku_rules *r, int cell, int v)
{
    return (struct target){(v - 1) * r->n + cell % r->n, cell / r->n + 1};
}

/* Places of a region count in the order of its cells. */
static struct target in_region(const sudoku_rules *r, int cell, int v)
{
    struct target t = {-1, 0};
    for (int i = 0, place = 0; i < r->cells; i++) {
        if (r->region[i] != r->region[cell]) continue;
        place++;
        if (place == v) t.cell = i;
        if (i == cell) t.digit = place;
    }
    return t;
}

static bool holds(const struct clue *c, const sudoku_clues *set, const uint8_t *digits,
                  find_target *find)
{
    for (int i = 0; i < c->count; i++) {
        if (!digit_at(c, digits, i)) continue;
        const struct target t = find(set->rules, c->cell[i], digit_at(c, digits, i));
        if (digits[t.cell] && digits[t.cell] != t.digit) return false;
    }
    return true;
}

static bool holds_row(const struct clue *c, const sudoku_clues *set, const uint8_t *digits)
{
    return holds(c, set, digits, in_column);
}

static bool holds_column(const struct clue *c, const sudoku_clues *set, const uint8_t *digits)
{
    return holds(c, set, digits, in_row);
}

static bool holds_box(const struct clue *c, const sudoku_clues *set, const uint8_t *digits)
{
    return !set->rules->region || holds(c, set, digits, in_region);
}

/* If the first holds v, the other holds a digit: both in one parameter. */
enum { DIGITS = SUDOKU_MAX_SIZE + 1 };
static bool leads_to(int x, int y, int both) { return x != both / DIGITS || y == both % DIGITS; }

static void compile(const struct clue *c, const sudoku_clues *set, struct forms *f, find_target *find)
{
    for (int i = 0; i < c->count; i++)
        for (int v = 1; v <= f->n; v++) {
            const struct target t = find(set->rules, c->cell[i], v);
            if (t.cell != c->cell[i]) forms_pair(f, c->cell[i], t.cell, leads_to, v * DIGITS + t.digit);
            else if (t.digit != v) forms_mask(f, t.cell, ~bit(v - 1));
        }
}

static void compile_row(const struct clue *c, const sudoku_clues *set, struct forms *f)
{
    compile(c, set, f, in_column);
}

static void compile_column(const struct clue *c, const sudoku_clues *set, struct forms *f)
{
    compile(c, set, f, in_row);
}

static void compile_box(const struct clue *c, const sudoku_clues *set, struct forms *f)
{
    if (set->rules->region) compile(c, set, f, in_region);
}

static bool needs_regions(const struct clue *c, const sudoku_rules *r, sudoku_error *error)
{
    return r->region || fail(error, 0, 0, say(clue_needs_regions, c->kind->name));
}

const struct clue_kind clue_row_index = {
    .name = "row-index",
    .statement = STATES_CELLS,
    .reaches_out = true,
    .is_upright = true,
    .fewest = 1,
    .look = {.drawing = DRAW_CELLS, .colour = "#d3eed3", .text = "row"},
    .holds = holds_row,
    .compile = compile_row};
const struct clue_kind clue_column_index = {
    .name = "column-index",
    .statement = STATES_CELLS,
    .reaches_out = true,
    .is_upright = true,
    .fewest = 1,
    .look = {.drawing = DRAW_CELLS, .colour = "#f8d7d7", .text = "col"},
    .holds = holds_column,
    .compile = compile_column};
const struct clue_kind clue_box_index = {
    .name = "box-index",
    .statement = STATES_CELLS,
    .reaches_out = true,
    .is_upright = true,
    .fewest = 1,
    .check = needs_regions,
    .look = {.drawing = DRAW_CELLS, .colour = "#d6e4fa", .text = "box"},
    .holds = holds_box,
    .compile = compile_box};

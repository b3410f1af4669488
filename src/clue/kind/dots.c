/* SPDX-License-Identifier: MIT */
/* dots.c - marks between two cells, and the rules that all of them are drawn.

       white: r1c1 r1c2      the digits differ by 1, or by a number that is stated
       black: r1c1 r1c2      one is twice the other, or another multiple that is stated
       x: r1c1 r1c2          they add up to 10;  v: to 5
       all-white, all-black, all-xv, all-dots: orthogonal neighbours without such a mark are not what it says.  all-black: of any multiple
       that a black dot of the puzzle has, or else twice.  all-dots: neither, unless there is a dot of either colour, since 1 and 2 may
       have either  */
#include <stdlib.h>

#include "clue/clue_forms.h"
#include "clue/clue_kinds.h"

enum { SUM_OF_X = 10, SUM_OF_V = 5 };

static int one(int n)
{
    (void)n;
    return 1;
}

static int two(int n)
{
    (void)n;
    return 2;
}

static bool differ_by(int x, int y, int difference) { return abs(x - y) == difference; }
static bool are_in_ratio(int x, int y, int ratio) { return x == ratio * y || y == ratio * x; }
static bool add_up_to(int x, int y, int sum) { return x + y == sum; }

/* ---- the marks ---- */

static bool holds_white(const struct clue *c, const sudoku_clues *set, const uint8_t *digits)
{
    const int x = digit_at(c, digits, 0), y = digit_at(c, digits, 1);
    (void)set;
    return !x || !y || x - y == c->number[0] || y - x == c->number[0];
}

static bool holds_black(const struct clue *c, const sudoku_clues *set, const uint8_t *digits)
{
    const int x = digit_at(c, digits, 0), y = digit_at(c, digits, 1);
    (void)set;
    return !x || !y || x == c->number[0] * y || y == c->number[0] * x;
}

static bool holds_x(const struct clue *c, const sudoku_clues *set, const uint8_t *digits)
{
    (void)set;
    return !all_filled(c, digits) || digit_at(c, digits, 0) + digit_at(c, digits, 1) == 10;
}

static bool holds_v(const struct clue *c, const sudoku_clues *set, const uint8_t *digits)
{
    (void)set;
    return !all_filled(c, digits) || digit_at(c, digits, 0) + digit_at(c, digits, 1) == 5;
}

static void compile_white(const struct clue *c, const sudoku_clues *set, struct forms *f)
{
    (void)set;
    forms_pair(f, c->cell[0], c->cell[1], differ_by, c->number[0]);
}

static void compile_black(const struct clue *c, const sudoku_clues *set, struct forms *f)
{
    (void)set;
    forms_pair(f, c->cell[0], c->cell[1], are_in_ratio, c->number[0]);
}

static void compile_x(const struct clue *c, const sudoku_clues *set, struct forms *f)
{
    (void)set;
    forms_pair(f, c->cell[0], c->cell[1], add_up_to, SUM_OF_X);
}

static void compile_v(const struct clue *c, const sudoku_clues *set, struct forms *f)
{
    (void)set;
    forms_pair(f, c->cell[0], c->cell[1], add_up_to, SUM_OF_V);
}

const struct clue_kind clue_white = {
    .name = "white",
    .statement = STATES_NUMBER,
    .number_may_lack = true,
    .usual_number = one,
    .fewest = 2,
    .most = 2,
    .least = 1,
    .look = {.drawing = DRAW_EDGE, .colour = "#fff", .middle = MARK_DISC, .width = 13},
    .holds = holds_white,
    .compile = compile_white};
const struct clue_kind clue_black = {
    .name = "black",
    .statement = STATES_NUMBER,
    .number_may_lack = true,
    .usual_number = two,
    .fewest = 2,
    .most = 2,
    .least = 1,
    .look = {.drawing = DRAW_EDGE, .colour = "#000", .ink = "#fff", .middle = MARK_DISC, .width = 13},
    .holds = holds_black,
    .compile = compile_black};
const struct clue_kind clue_x = {.name = "x",
                                 .statement = STATES_CELLS,
                                 .fewest = 2,
                                 .most = 2,
                                 .look = {.drawing = DRAW_EDGE, .text = "X", .width = 16},
                                 .holds = holds_x,
                                 .compile = compile_x};
const struct clue_kind clue_v = {.name = "v",
                                 .statement = STATES_CELLS,
                                 .fewest = 2,
                                 .most = 2,
                                 .look = {.drawing = DRAW_EDGE, .text = "V", .width = 16},
                                 .holds = holds_v,
                                 .compile = compile_v};

/* ---- all of them are drawn ---- */

/* What neighbours without a mark must not be. */
typedef bool is_unmarked(const sudoku_clues *, int a, int b);
typedef bool looks_marked(const sudoku_clues *, int x, int y);

static bool has_white(const sudoku_clues *set, int a, int b)
{
    return has_pair_clue(set, &clue_white, a, b);
}
static bool has_black(const sudoku_clues *set, int a, int b)
{
    return has_pair_clue(set, &clue_black, a, b);
}

static bool lacks_white(const sudoku_clues *set, int a, int b) { return !has_white(set, a, b); }
static bool lacks_black(const sudoku_clues *set, int a, int b) { return !has_black(set, a, b); }
static bool lacks_dot(const sudoku_clues *set, int a, int b)
{
    return !has_white(set, a, b) && !has_black(set, a, b);
}

static bool lacks_xv(const sudoku_clues *set, int a, int b)
{
    return !has_pair_clue(set, &clue_x, a, b) && !has_pair_clue(set, &clue_v, a, b);
}

static bool looks_white(const sudoku_clues *set, int x, int y)
{
    (void)set;
    return x == y + 1 || y == x + 1;
}

static bool looks_black(const sudoku_clues *set, int x, int y)
{
    bool any = false;
    for (int i = 0; i < set->count; i++) {
        if (set->clue[i].kind != &clue_black) continue;
        const int ratio = set->clue[i].number[0];
        any = true;
        if (x == ratio * y || y == ratio * x) return true;
    }
    return !any && (x == 2 * y || y == 2 * x);
}

static bool looks_like_dot(const sudoku_clues *set, int x, int y)
{
    return looks_white(set, x, y) || looks_black(set, x, y);
}

static bool looks_like_xv(const sudoku_clues *set, int x, int y)
{
    (void)set;
    return x + y == 5 || x + y == 10;
}

static bool no_mark_is_missing(const sudoku_clues *set, const uint8_t *digits, is_unmarked *unmarked,
                               looks_marked *looks)
{
    for (struct neighbours p = {.step = -1}; next_neighbours(set->rules->n, &p);) {
        const int x = digits[p.a], y = digits[p.b];
        if (x && y && looks(set, x, y) && unmarked(set, p.a, p.b)) return false;
    }
    return true;
}

static bool not_differ_by(int x, int y, int difference) { return !differ_by(x, y, difference); }
static bool not_in_ratio(int x, int y, int ratio) { return !are_in_ratio(x, y, ratio); }
static bool not_add_up_to(int x, int y, int sum) { return !add_up_to(x, y, sum); }

/* Neighbours without a black dot: of every multiple once. */
static void forbid_ratios(const sudoku_clues *set, struct forms *f, int a, int b)
{
    bool any = false;
    for (int i = 0; i < set->count; i++) {
        if (set->clue[i].kind != &clue_black) continue;
        bool again = false;
        for (int j = 0; j < i; j++)
            again |=
                set->clue[j].kind == &clue_black && set->clue[j].number[0] == set->clue[i].number[0];
        if (!again) forms_pair(f, a, b, not_in_ratio, set->clue[i].number[0]);
        any = true;
    }
    if (!any) forms_pair(f, a, b, not_in_ratio, two(f->n));
}

static bool holds_all_white(const struct clue *c, const sudoku_clues *set, const uint8_t *digits)
{
    (void)c;
    return no_mark_is_missing(set, digits, lacks_white, looks_white);
}

static bool holds_all_black(const struct clue *c, const sudoku_clues *set, const uint8_t *digits)
{
    (void)c;
    return no_mark_is_missing(set, digits, lacks_black, looks_black);
}

static bool holds_all_dots(const struct clue *c, const sudoku_clues *set, const uint8_t *digits)
{
    (void)c;
    return no_mark_is_missing(set, digits, lacks_dot, looks_like_dot);
}

static bool holds_all_xv(const struct clue *c, const sudoku_clues *set, const uint8_t *digits)
{
    (void)c;
    return no_mark_is_missing(set, digits, lacks_xv, looks_like_xv);
}

static void compile_all_white(const struct clue *c, const sudoku_clues *set, struct forms *f)
{
    (void)c;
    for (struct neighbours p = {.step = -1}; next_neighbours(f->n, &p);)
        if (!has_white(set, p.a, p.b)) forms_pair(f, p.a, p.b, not_differ_by, one(f->n));
}

static void compile_all_black(const struct clue *c, const sudoku_clues *set, struct forms *f)
{
    (void)c;
    for (struct neighbours p = {.step = -1}; next_neighbours(f->n, &p);)
        if (!has_black(set, p.a, p.b)) forbid_ratios(set, f, p.a, p.b);
}

static void compile_all_dots(const struct clue *c, const sudoku_clues *set, struct forms *f)
{
    (void)c;
    for (struct neighbours p = {.step = -1}; next_neighbours(f->n, &p);) {
        if (has_white(set, p.a, p.b) || has_black(set, p.a, p.b)) continue;
        forms_pair(f, p.a, p.b, not_differ_by, one(f->n));
        forbid_ratios(set, f, p.a, p.b);
    }
}

static void compile_all_xv(const struct clue *c, const sudoku_clues *set, struct forms *f)
{
    (void)c;
    for (struct neighbours p = {.step = -1}; next_neighbours(f->n, &p);) {
        if (has_pair_clue(set, &clue_x, p.a, p.b) || has_pair_clue(set, &clue_v, p.a, p.b)) continue;
        forms_pair(f, p.a, p.b, not_add_up_to, SUM_OF_X);
        forms_pair(f, p.a, p.b, not_add_up_to, SUM_OF_V);
    }
}

const struct clue_kind clue_all_white = {.name = "all-white",
                                         .statement = STATES_RULE,
                                         .holds = holds_all_white,
                                         .compile = compile_all_white};
const struct clue_kind clue_all_black = {.name = "all-black",
                                         .statement = STATES_RULE,
                                         .holds = holds_all_black,
                                         .compile = compile_all_black};
const struct clue_kind clue_all_dots = {
    .name = "all-dots", .statement = STATES_RULE, .holds = holds_all_dots, .compile = compile_all_dots};
const struct clue_kind clue_all_xv = {
    .name = "all-xv", .statement = STATES_RULE, .holds = holds_all_xv, .compile = compile_all_xv};

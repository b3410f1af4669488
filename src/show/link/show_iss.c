/* SPDX-License-Identifier: MIT */
/* show_iss.c - links to Interactive Sudoku Solver; see src/read/link/iss.c.  A solution is not a part of them. */
#include "show/link/can_say.h"
#include "show/link/said_clues.h"
#include "show/link/said_rules.h"
#include "show/parts.h"

struct items {
    struct out *out;
    int n;
};

/* Above 9, a row or a column is a letter. */
static void out_coordinate(struct out *o, int number) { out_char(o, "0123456789abcdefg"[number]); }

static void out_cell_id(struct out *o, int cell, int n)
{
    out_text(o, "~R");
    out_coordinate(o, cell / n + 1);
    out_char(o, 'C');
    out_coordinate(o, cell % n + 1);
}

static void out_rule(void *context, const char *theirs)
{
    const struct items *items = context;
    out_text(items->out, theirs);
}

static void out_extra_house(void *context, const struct house *h)
{
    const struct items *items = context;
    out_text(items->out, ".AllDifferent");
    for (int i = 0; i < h->count; i++) out_cell_id(items->out, h->cell[i], items->n);
}

/* Digits or candidates of a cell; 0: nothing is said about it. */
static uint64_t stated_digits(const sudoku_puzzle *p, int cell)
{
    return p->givens[cell] ? bit(p->givens[cell] - 1) : stated_marks(p, cell);
}

static bool is_blank(const sudoku_puzzle *p)
{
    for (int cell = 0; cell < p->rules->cells; cell++)
        if (stated_digits(p, cell)) return false;
    return true;
}

/* A link must say something: an empty grid states its size. */
static void out_shape(struct out *o, const sudoku_puzzle *p)
{
    enum { USUAL_SIZE = 9 };
    const sudoku_rules *r = p->rules;
    if (r->n != USUAL_SIZE || is_blank(p)) out_format(o, ".Shape~%dx%d", r->n, r->n);
    if (r->region && (!r->box_rows || box_needs_words(r))) {
        out_text(o, ".Jigsaw~");
        out_regions(o, r);
        out_text(o, ".NoBoxes");
    } else if (!r->region) {
        out_text(o, ".NoBoxes");
    }
}

static void out_cells(struct out *o, const sudoku_puzzle *p)
{
    const int n = p->rules->n;
    bool begun = false;
    for (int cell = 0; cell < p->rules->cells; cell++) {
        const uint64_t set = stated_digits(p, cell);
        if (!set) continue;
        if (!begun) out_char(o, '.');
        begun = true;
        out_cell_id(o, cell, n);
        for_each_bit(d, set) out_format(o, "_%d", d + 1);
    }
}

void print_iss(struct out *o, const sudoku_sheet *s, const sudoku_style *style)
{
    static const struct said_rule named[] = {
        {"rising", ".Diagonal~1"}, {"falling", ".Diagonal~-1"}, {"nrc", ".Windoku"}, {NULL, NULL}};
    static const struct said_rule usual_boxes[] = {{"rising", ".Diagonal~1"},
                                                   {"falling", ".Diagonal~-1"},
                                                   {"nrc", ".Windoku"},
                                                   {"disjoint", ".DisjointSets"},
                                                   {NULL, NULL}};
    const sudoku_puzzle *p = s->puzzle;
    struct items items = {o, p->rules->n};
    (void)style;
    out_text(o, "https://sigh.github.io/Interactive-Sudoku-Solver/?q=");
    out_shape(o, p);
    say_rules(p->rules, p->rules->box_rows && !box_needs_words(p->rules) ? usual_boxes : named, out_rule,
              out_extra_house, &items);
    out_iss_clues(o, p->clues);
    out_cells(o, p);
    out_char(o, '\n');
}

/* SPDX-License-Identifier: MIT */
/* step_looks.c - see step_looks.h */
#include "show/step_looks.h"

#include "base/whole_root.h"
#include "show/step_facts.h"

static int look_of_role(int role)
{
    enum { SETS = LOOK_LAST_SET - LOOK_SET + 1 };
    switch ((sudoku_role)role) {
    case SUDOKU_PLACED: return LOOK_PLACED;
    case SUDOKU_REMOVED: return LOOK_REMOVED;
    case SUDOKU_PATTERN: return LOOK_PATTERN;
    case SUDOKU_OTHER: return LOOK_OTHER;
    case SUDOKU_FIN: return LOOK_FIN;
    case SUDOKU_ENDO_FIN: return LOOK_ENDO_FIN;
    case SUDOKU_DEADLY: return LOOK_DEADLY;
    case SUDOKU_SET: break;
    }
    return LOOK_SET + (role - SUDOKU_SET) % SETS;
}

/* Chains show which of their candidates would be true and which false. */
static void look_at_nodes(struct looks *l, const sudoku_step *s)
{
    for (int i = 0; i < s->node_count; i++) {
        const sudoku_node *node = &s->nodes[i];
        for (int k = 0; k < node->cells; k++) {
            uint8_t *look = &l->of[s->node_cells[node->first_cell + k]][node->digit - 1];
            if (*look < LOOK_FIN) *look = node->on ? LOOK_PATTERN : LOOK_OTHER;
        }
    }
}

static void frame_bare_cells(struct looks *l, const sudoku_step *s)
{
    cells coloured = no_cells();
    for (int i = 0; i < s->part_count; i++)
        if (s->parts[i].role > SUDOKU_REMOVED && s->parts[i].digit && s->parts[i].cell != SUDOKU_NO_CELL)
            cells_add(&coloured, s->parts[i].cell);
    for (int i = 0; i < s->part_count; i++) {
        const sudoku_part *p = &s->parts[i];
        if (p->digit || p->cell == SUDOKU_NO_CELL || cells_have(&coloured, p->cell)) continue;
        cells_add(p->role == SUDOKU_PATTERN ? &l->framed : &l->framed_apart, p->cell);
    }
}

void looks_of(struct looks *l, const sudoku_step *s)
{
    *l = (struct looks){.framed = no_cells()};
    for (int i = 0; i < s->part_count; i++) {
        const sudoku_part *p = &s->parts[i];
        if (!p->digit || p->cell == SUDOKU_NO_CELL) continue;
        uint8_t *look = &l->of[p->cell][p->digit - 1];
        const int wanted = look_of_role(p->role);
        if (wanted > *look) *look = (uint8_t)wanted;
        if (p->role >= SUDOKU_SET) l->set[p->cell] = (uint8_t)wanted;
    }
    look_at_nodes(l, s);
    frame_bare_cells(l, s);
}

/* ---- links ---- */

/* Groups are linked at their nearest cells. */
struct link link_to(const struct board *b, const sudoku_step *s, const sudoku_node *to, int parent)
{
    const sudoku_node *from = &s->nodes[s->node_parents[to->first_parent + parent]];
    struct link link = {.from_digit = from->digit, .to_digit = to->digit, .strong = to->on};
    int best = -1;
    for (int i = 0; i < from->cells; i++)
        for (int j = 0; j < to->cells; j++) {
            const int one = s->node_cells[from->first_cell + i],
                      other = s->node_cells[to->first_cell + j];
            const int rows = one / b->n - other / b->n, columns = one % b->n - other % b->n;
            const int distance = rows * rows + columns * columns;
            if (best >= 0 && distance >= best) continue;
            best = distance;
            link.from_cell = one;
            link.to_cell = other;
        }
    return link;
}

struct point {
    int x, y;
};

static struct point toward(struct point from, struct point to, int distance)
{
    const int dx = to.x - from.x, dy = to.y - from.y, length = whole_root(dx * dx + dy * dy);
    if (!length) return from;
    return (struct point){from.x + dx * distance / length, from.y + dy * distance / length};
}

/* A curve from candidate to candidate, bent to its right so that links in opposite directions do not overlap; it begins
   and ends outside their marks.  */
struct curve {
    struct point start, bend, end;
};

static struct curve curve_of(const struct board *b, const struct link *l)
{
    const struct point from = {mark_x(b, l->from_cell, l->from_digit),
                               mark_y(b, l->from_cell, l->from_digit)};
    const struct point to = {mark_x(b, l->to_cell, l->to_digit), mark_y(b, l->to_cell, l->to_digit)};
    const int dx = to.x - from.x, dy = to.y - from.y, length = whole_root(dx * dx + dy * dy);
    int bow = length / 6; /* the curve is half as far from the straight line */
    if (bow > b->side / 2) bow = b->side / 2;
    struct curve c = {.bend = {(from.x + to.x) / 2, (from.y + to.y) / 2}};
    if (length) {
        c.bend.x -= dy * bow / length;
        c.bend.y += dx * bow / length;
    }
    c.start = toward(from, c.bend, mark_radius(b));
    c.end = toward(to, c.bend, mark_radius(b));
    return c;
}

enum { HEAD = 7, HEAD_HALF_WIDTH = 3 };

void out_link(const struct board *b, const struct link *l)
{
    const struct curve c = curve_of(b, l);
    const struct point neck = toward(c.end, c.bend, HEAD - 2);
    out_format(b->out, "M%d %dQ%d %d %d %d", c.start.x, c.start.y, c.bend.x, c.bend.y, neck.x, neck.y);
}

void out_arrowhead(const struct board *b, const struct link *l)
{
    const struct curve c = curve_of(b, l);
    const struct point neck = toward(c.end, c.bend, HEAD);
    const int dx = c.end.x - neck.x, dy = c.end.y - neck.y;
    const int wx = dy * HEAD_HALF_WIDTH / HEAD, wy = -dx * HEAD_HALF_WIDTH / HEAD;
    out_format(b->out, "M%d %dL%d %dL%d %dz", c.end.x, c.end.y, neck.x + wx, neck.y + wy, neck.x - wx,
               neck.y - wy);
}

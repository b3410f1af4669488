/* SPDX-License-Identifier: MIT */
/* draw_lines.c - lines through cells, what is at their ends, and arrows. */
#include <stdlib.h>

#include "show/clues/drawers.h"

enum { RING = 37, RING_WIDTH = 4, CORE_WIDTH = 3, TIP = 24 };
static const char dark[] = "#555";

/* A line that shares its way with another is moved aside. */
static struct spot middle_on_line(const struct clue_layout *l, int clue, int cell)
{
    static const int aside[LINE_LEVELS] = {0, 11, -11};
    struct spot p = cell_middle(l, cell);
    p.x += aside[l->place[clue].level];
    p.y += aside[l->place[clue].level];
    return p;
}

static bool are_neighbours(int n, int a, int b)
{
    return abs(a / n - b / n) <= 1 && abs(a % n - b % n) <= 1;
}

/* The cell from which the line comes to the i-th: the one before.  If the order does not matter and they are no chain, the nearest one
   of those before.  */
static int comes_from(const struct clue_layout *l, const struct clue *c, bool chain, int i)
{
    int best = i - 1;
    if (chain) return best;
    for (int j = i - 1, nearest = -1; j >= 0; j--) {
        const int down = c->cell[j] / l->n - c->cell[i] / l->n,
                  right = c->cell[j] % l->n - c->cell[i] % l->n;
        const int far = down * down + right * right;
        if (nearest >= 0 && far >= nearest) continue;
        nearest = far;
        best = j;
    }
    return best;
}

/* More cells than there are digits cannot differ, so of such a clue it is not worth while to look for near cells. */
static bool is_chain(const struct clue_layout *l, const struct clue *c)
{
    if (c->kind->in_order || c->count > l->n) return true;
    for (int i = 1; i < c->count; i++)
        if (!are_neighbours(l->n, c->cell[i - 1], c->cell[i])) return false;
    return true;
}

/* A line as it is drawn, cut off by what is at its ends. */
struct course {
    const struct clue *clue;
    bool chain;
    struct spot first, last; /* where it begins and ends */
};

static struct spot at_end(const struct clue_layout *l, int clue, enum look_mark mark, int cell, int next)
{
    const struct spot p = middle_on_line(l, clue, cell), q = middle_on_line(l, clue, next);
    const int across = abs(p.x - q.x) + abs(p.y - q.y);
    if (mark == MARK_RING || mark == MARK_INTO) return moved(p, q, RING);
    if (mark != MARK_DIAMOND || !across) return p;
    return (struct spot){p.x + (q.x - p.x) * RING / across, p.y + (q.y - p.y) * RING / across};
}

/* The steps between neighbours, or only those between others: these do not touch the cells that they cross, so they are thin. */
static void draw_steps(struct canvas *c, const struct clue_layout *l, int clue, const struct course *of,
                       bool jumps, struct pen pen)
{
    struct out *o = NULL;
    int at = -1;
    for (int i = 1; i < of->clue->count; i++) {
        const int before = comes_from(l, of->clue, of->chain, i), cell = of->clue->cell[i];
        if (are_neighbours(l->n, of->clue->cell[before], cell) == jumps) continue;
        const struct spot a = before == 0 ? of->first : middle_on_line(l, clue, of->clue->cell[before]);
        const struct spot b = i == of->clue->count - 1 ? of->last : middle_on_line(l, clue, cell);
        if (!o) o = canvas_begin_path(c, pen);
        if (at != before) out_format(o, "M%d %d", a.x, a.y);
        out_format(o, "L%d %d", b.x, b.y);
        at = i;
    }
    if (o) canvas_end_path(c);
}

static void draw_course(struct canvas *c, const struct clue_layout *l, int clue, const struct course *of)
{
    const struct clue_look *look = &of->clue->kind->look;
    const struct pen pen = {NULL, look->colour, look->width, look->dashes, !look->dashes};
    draw_steps(c, l, clue, of, false, pen);
    draw_steps(c, l, clue, of, true, (struct pen){.stroke = look->colour, .width = 4, .dashes = "6 5"});
    if (of->clue->count == 1) /* a single cell */
        canvas_circle(c, middle_on_line(l, clue, of->clue->cell[0]), look->width,
                      (struct pen){.fill = look->colour});
    if (!look->core) return;
    const struct pen core = {
        .stroke = dark, .width = CORE_WIDTH, .dashes = *look->core ? look->core : NULL};
    draw_steps(c, l, clue, of, false, core);
}

static void draw_end(struct canvas *c, const struct clue_look *look, enum look_mark mark, struct spot at,
                     struct spot end, struct spot next)
{
    const struct pen ring = {.stroke = dark, .width = RING_WIDTH}, fill = {.fill = look->colour};
    const struct pen line = {.stroke = look->colour, .width = look->width, .round = true};
    const int half = look->width * 5 / 4, radius = look->width * 3 / 2;
    switch (mark) {
    case MARK_DISC: canvas_circle(c, at, radius, fill); break;
    case MARK_SQUARE:
        canvas_rectangle(c, (struct spot){at.x - half, at.y - half}, 2 * half, 2 * half, fill);
        break;
    case MARK_INTO: draw_head(c, next, end, 12 + look->width, line); /* fall through */
    case MARK_RING: canvas_circle(c, at, RING, ring); break;
    case MARK_DIAMOND:
        out_format(canvas_begin_path(c, ring), "M%d %dl%d %dl-%d %dl-%d -%dz", at.x, at.y - RING, RING,
                   RING, RING, RING, RING, RING);
        canvas_end_path(c);
        break;
    case MARK_HEAD: draw_head(c, next, end, 12 + look->width, line); break;
    default: break;
    }
}

void draw_line(struct canvas *c, struct clue_layout *l, int clue)
{
    const struct clue *of = &l->clues->clue[clue];
    const struct clue_look *look = &of->kind->look;
    const int last = of->count - 1, second = last ? 1 : 0, before = last ? last - 1 : 0;
    char label[LABEL_ROOM];
    if (c->layer == LAYER_LINES) {
        const struct course course = {of, is_chain(l, of),
                                      at_end(l, clue, look->first, of->cell[0], of->cell[second]),
                                      at_end(l, clue, look->last, of->cell[last], of->cell[before])};
        draw_course(c, l, clue, &course);
        draw_end(c, look, look->first, middle_on_line(l, clue, of->cell[0]), course.first,
                 middle_on_line(l, clue, of->cell[second]));
        draw_end(c, look, look->last, middle_on_line(l, clue, of->cell[last]), course.last,
                 middle_on_line(l, clue, of->cell[before]));
        if (look->middle && of->count % 2)
            canvas_circle(c, middle_on_line(l, clue, of->cell[last / 2]), RING * 2 / 3,
                          (struct pen){.stroke = dark, .width = CORE_WIDTH});
    }
    clue_label(l, clue, label);
    draw_in_corner(c, l, of->cell[0], label);
}

/* ---- arrows ---- */

/* The cell of the ring that is nearest to the shaft. */
static int leaves_from(const struct clue_layout *l, const struct clue *c)
{
    int best = 0, nearest = -1;
    for (int i = 0; i < c->first_count; i++) {
        const struct spot a = cell_middle(l, c->cell[i]), b = cell_middle(l, c->cell[c->first_count]);
        const int far = (a.x - b.x) * (a.x - b.x) + (a.y - b.y) * (a.y - b.y);
        if (nearest >= 0 && far >= nearest) continue;
        nearest = far;
        best = i;
    }
    return best;
}

void draw_arrow(struct canvas *c, struct clue_layout *l, int clue)
{
    const struct clue *of = &l->clues->clue[clue];
    const struct clue_look *look = &of->kind->look;
    const struct pen ring = {.stroke = look->colour, .width = look->width};
    if (c->layer != LAYER_LINES) return;
    if (of->first_count == 1) canvas_circle(c, cell_middle(l, of->cell[0]), RING, ring);
    else draw_outline(c, l, of->cell, of->first_count, CELL / 2 - RING, RING, ring);

    /* The shaft begins at the ring, which is therefore the cell before it. */
    uint16_t cell[SUDOKU_MAX_CELLS] = {0};
    struct clue shaft = *of;
    cell[0] = of->cell[leaves_from(l, of)];
    shaft.cell = cell;
    shaft.count = of->count - of->first_count + 1;
    for (int i = 1; i < shaft.count; i++) cell[i] = of->cell[of->first_count + i - 1];
    const int last = shaft.count - 1;
    const struct spot end = middle_on_line(l, clue, cell[last]),
                      before = middle_on_line(l, clue, cell[last - 1]);
    /* beyond the middle of the cell, so that no digit hides the head */
    const struct course course = {&shaft, true, at_end(l, clue, MARK_RING, cell[0], cell[1]),
                                  moved(end, before, -TIP)};
    draw_course(c, l, clue, &course);
    draw_end(c, look, look->last, end, course.last, before);
}

/* SPDX-License-Identifier: MIT */
/* draw_edges.c - marks between two cells, and where four cells meet. */
#include <stdlib.h>

#include "board/symbols.h"
#include "show/clues/drawers.h"

/* ---- between two ---- */

static bool share_a_border(int n, int a, int b) { return abs(a / n - b / n) + abs(a % n - b % n) == 1; }

/* Several marks at one border lie along it. */
static struct spot mark_place(const struct clue_layout *l, int clue, struct spot a, struct spot b)
{
    static const int along[] = {0, 30, -30};
    const int shift = along[l->place[clue].slot % (int)(sizeof along / sizeof *along)];
    struct spot p = {(a.x + b.x) / 2, (a.y + b.y) / 2};
    if (a.y == b.y) p.y += shift;
    else p.x += shift;
    return p;
}

/* White around what is thin, so that no line of the grid runs through it. */
static void draw_wedge(struct canvas *c, struct spot from, struct spot to, struct spot at, int reach)
{
    const struct spot back = moved(at, from, reach), tip = moved(at, to, reach);
    const int dx = tip.x - at.x, dy = tip.y - at.y;
    const struct pen pens[] = {{.stroke = "#fff", .width = 12, .round = true},
                               {.stroke = "#000", .width = 5, .round = true}};
    for (int i = 0; i < 2; i++) {
        out_format(canvas_begin_path(c, pens[i]), "M%d %dL%d %dL%d %d", back.x + dy, back.y - dx, tip.x,
                   tip.y, back.x - dy, back.y + dx);
        canvas_end_path(c);
    }
}

void draw_edge(struct canvas *c, struct clue_layout *l, int clue)
{
    const struct clue *of = &l->clues->clue[clue];
    const struct clue_look *look = &of->kind->look;
    const struct spot a = cell_middle(l, of->cell[0]), b = cell_middle(l, of->cell[1]);
    const struct spot at = mark_place(l, clue, a, b);
    char label[LABEL_ROOM];
    if (c->layer == LAYER_LINES && !share_a_border(l->n, of->cell[0], of->cell[1])) {
        out_format(canvas_begin_path(c, (struct pen){.stroke = "#666", .width = 2, .dashes = "4 3"}),
                   "M%d %dL%d %d", a.x, a.y, b.x, b.y);
        canvas_end_path(c);
    }
    if (c->layer != LAYER_MARKS) return;
    if (look->middle == MARK_WEDGE) {
        draw_wedge(c, a, b, at, look->width);
        return;
    }
    clue_label(l, clue, label);
    if (look->middle == MARK_DISC)
        canvas_circle(c, at, look->width,
                      (struct pen){.fill = look->colour, .stroke = "#000", .width = 3});
    else canvas_circle(c, at, look->width, (struct pen){.fill = "#fff"});
    if (*label)
        canvas_text(c, at, fitting_size(label, look->width * 2, look->width * 9 / 5), true,
                    look->ink ? look->ink : "#000", label);
}

/* ---- where four meet ---- */

void draw_corner(struct canvas *c, struct clue_layout *l, int clue)
{
    const struct clue *of = &l->clues->clue[clue];
    const struct clue_look *look = &of->kind->look;
    static const struct spot beside[] = {{0, 0}, {2, 0}, {-2, 0}, {0, 2}}; /* of several, in radii */
    const int radius = look->width;
    const struct spot shift = beside[l->place[clue].slot % (int)(sizeof beside / sizeof *beside)];
    const struct spot a = cell_middle(l, of->cell[0]);
    const struct spot at = {a.x + CELL / 2 + shift.x * radius, a.y + CELL / 2 + shift.y * radius};
    int columns = 1;
    if (c->layer != LAYER_MARKS) return;
    while (columns * columns < of->number_count) columns++;
    const int rows = (of->number_count + columns - 1) / columns, step = radius * 7 / 4 / columns;
    canvas_circle(c, at, radius, (struct pen){.fill = look->colour, .stroke = "#000", .width = 3});
    for (int i = 0; i < of->number_count; i++) {
        const int row = i / columns,
                  in_row = row == rows - 1 ? of->number_count - row * columns : columns;
        const struct spot p = {at.x + (2 * (i % columns) + 1 - in_row) * step / 2,
                               at.y + (2 * row + 1 - rows) * step / 2};
        canvas_text(c, p, columns == 1 ? radius * 5 / 4 : step * 11 / 10, true, "#000",
                    (char[]){digit_symbol(of->number[i]), '\0'});
    }
}

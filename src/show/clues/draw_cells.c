/* SPDX-License-Identifier: MIT */
/* draw_cells.c - shades, marks and letters in each cell of a clue. */
#include "show/clues/drawers.h"

/* Wedges in the middle of each side of the cell. */
static void draw_wedges(struct canvas *c, struct spot middle, bool inward)
{
    static const struct spot sides[] = {{1, 0}, {0, 1}, {-1, 0}, {0, -1}};
    enum { NEAR = 38, REACH = 8 };
    struct out *o = canvas_begin_path(c, (struct pen){.stroke = "#777", .width = 3, .round = true});
    for (int i = 0; i < 4; i++) {
        const struct spot s = sides[i];
        const int tip = inward ? NEAR : NEAR + REACH, back = inward ? NEAR + REACH : NEAR;
        out_format(o, "M%d %dL%d %dL%d %d", middle.x + s.x * back + s.y * REACH,
                   middle.y + s.y * back + s.x * REACH, middle.x + s.x * tip, middle.y + s.y * tip,
                   middle.x + s.x * back - s.y * REACH, middle.y + s.y * back - s.x * REACH);
    }
    canvas_end_path(c);
}

static void draw_square(struct canvas *c, struct spot middle, int half, const char *colour)
{
    canvas_rectangle(c, (struct spot){middle.x - half, middle.y - half}, 2 * half, 2 * half,
                     (struct pen){.fill = colour});
}

static void draw_in_cell(struct canvas *c, const struct clue_look *look, struct spot middle)
{
    const bool whole = look->middle != MARK_DISC && look->middle != MARK_SQUARE;
    if (c->layer == LAYER_SHADES && look->colour) {
        if (whole) draw_square(c, middle, CELL / 2, look->colour);
        else if (look->middle == MARK_SQUARE) draw_square(c, middle, look->width, look->colour);
        else canvas_circle(c, middle, look->width, (struct pen){.fill = look->colour});
    }
    if (c->layer != LAYER_LINES) return;
    if (look->middle == MARK_RING)
        canvas_circle(c, middle, look->width, (struct pen){.stroke = "#555", .width = 3});
    if (look->middle == MARK_INWARD || look->middle == MARK_OUTWARD)
        draw_wedges(c, middle, look->middle == MARK_INWARD);
}

void draw_cells(struct canvas *c, struct clue_layout *l, int clue)
{
    const struct clue *of = &l->clues->clue[clue];
    char label[LABEL_ROOM];
    clue_label(l, clue, label);
    for (int i = 0; i < of->count; i++) {
        draw_in_cell(c, &of->kind->look, cell_middle(l, of->cell[i]));
        draw_in_corner(c, l, of->cell[i], label);
    }
}

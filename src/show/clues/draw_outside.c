/* SPDX-License-Identifier: MIT */
/* draw_outside.c - numbers outside the grid, some with an arrow that shows along which diagonal they are read. */
#include "show/clues/drawers.h"

enum { LETTER = 34, LETTER_OF_DIAGONAL = 30, ARROW = 18, TIP = 46, FRAME = 23 };

/* The middle of the clue's slot. */
static struct spot slot_middle(const struct clue_layout *l, const struct outside *o, int slot)
{
    const int depth = slot * SLOT + SLOT / 2, size = l->n * CELL;
    struct spot p = {o->column * CELL + CELL / 2, o->row * CELL + CELL / 2};
    if (o->row < 0) p.y = -depth;
    if (o->row >= l->n) p.y = size + depth;
    if (o->column < 0) p.x = -depth;
    if (o->column >= l->n) p.x = size + depth;
    return p;
}

static void draw_frame(struct canvas *c, enum look_mark mark, struct spot at)
{
    const struct pen pen = {.stroke = "#555", .width = 3};
    if (mark == MARK_BOX)
        canvas_rectangle(c, (struct spot){at.x - FRAME, at.y - FRAME}, 2 * FRAME, 2 * FRAME, pen);
    if (mark == MARK_ROUND) canvas_circle(c, at, FRAME + 3, pen);
    if (mark != MARK_ROOF) return;
    out_format(canvas_begin_path(c, pen), "M%d %dv-%dl%d -%dl%d %dv%dz", at.x - FRAME, at.y + FRAME,
               2 * FRAME - 8, FRAME, 10, FRAME, 10, 2 * FRAME - 8);
    canvas_end_path(c);
}

static void draw_arrow_to(struct canvas *c, struct spot tip, int right, int down)
{
    const struct pen pen = {.stroke = "#000", .width = 3, .round = true};
    const struct spot tail = {tip.x - right * ARROW, tip.y - down * ARROW};
    out_format(canvas_begin_path(c, pen), "M%d %dL%d %d", tail.x, tail.y, tip.x, tip.y);
    canvas_end_path(c);
    draw_head(c, tail, tip, 9, pen);
}

/* The arrow lies in the corner of the slot where the diagonal leaves it, the number beside it. */
static void draw_diagonal_number(struct canvas *c, const struct clue_layout *l, const struct outside *o,
                                 int slot, const char *label)
{
    const bool at_row = o->row >= 0 && o->row < l->n, at_column = o->column >= 0 && o->column < l->n;
    const struct spot middle = slot_middle(l, o, slot);
    const int to_edge = SLOT / 2 - 4;
    const struct spot tip = {middle.x + o->right * (at_column ? TIP : to_edge),
                             middle.y + o->down * (at_row ? TIP : to_edge)};
    const struct spot at = {middle.x + o->right * (at_column ? 16 : -6),
                            middle.y + o->down * (at_row ? 16 : -6)};
    draw_arrow_to(c, tip, o->right, o->down);
    canvas_text(c, at, fitting_size(label, LETTER_OF_DIAGONAL, at_column ? 44 : 38), true, "#000",
                label);
}

void draw_outside(struct canvas *c, struct clue_layout *l, int clue)
{
    const struct clue *of = &l->clues->clue[clue];
    const struct clue_look *look = &of->kind->look;
    const int slot = l->place[clue].slot;
    struct outside o;
    char label[LABEL_ROOM];
    if (c->layer != LAYER_MARKS) return;
    clue_label(l, clue, label);
    if (!clue_outside(of, l->n, &o)) { /* it begins within the grid */
        const struct spot m = cell_middle(l, of->cell[0]);
        draw_in_corner(c, l, of->cell[0], label);
        draw_arrow_to(c, (struct spot){m.x + o.right * TIP, m.y + o.down * TIP}, o.right, o.down);
    } else if (look->drawing == DRAW_DIAGONAL) {
        draw_diagonal_number(c, l, &o, slot, label);
    } else {
        const struct spot at = slot_middle(l, &o, slot);
        draw_frame(c, look->middle, at);
        canvas_text(c, at, fitting_size(label, LETTER, 2 * FRAME - 4), true, "#000", label);
    }
}

/* SPDX-License-Identifier: MIT */
/* draw_parts.c - see drawers.h */
#include "base/whole_root.h"
#include "show/clues/drawers.h"

struct spot cell_middle(const struct clue_layout *l, int cell)
{
    return (struct spot){cell % l->n * CELL + CELL / 2, cell / l->n * CELL + CELL / 2};
}

struct spot moved(struct spot from, struct spot to, int distance)
{
    const int dx = to.x - from.x, dy = to.y - from.y, length = whole_root(dx * dx + dy * dy);
    if (!length) return from;
    return (struct spot){from.x + dx * distance / length, from.y + dy * distance / length};
}

int fitting_size(const char *text, int size, int width)
{
    while (size > 1 && text_width(text, size) > width) size--;
    return size;
}

void clue_label(const struct clue_layout *l, int clue, char text[LABEL_ROOM])
{
    const struct clue *c = &l->clues->clue[clue];
    struct out o = out_to_buffer(text, LABEL_ROOM);
    if (c->kind->look.text) out_text(&o, c->kind->look.text);
    if (l->place[clue].letter) out_clue_letter(&o, l->place[clue].letter);
    if (!clue_has_own_number(c, l->n)) return;
    for (int i = 0; i < c->number_count; i++) out_format(&o, i ? " %d" : "%d", c->number[i]);
}

/* Texts stand side by side, then in further rows; after the last row they begin again. */
void draw_in_corner(struct canvas *c, struct clue_layout *l, int cell, const char *text)
{
    enum { LETTER = 23, HEIGHT = 22, GAP = 4, ROWS = 4, WIDEST = CELL - 2 * GAP };
    if (c->layer != LAYER_MARKS || !*text) return;
    const int size = fitting_size(text, LETTER, WIDEST), width = text_width(text, size);
    int row = l->corner_used[cell] / CELL, from = l->corner_used[cell] % CELL;
    if (from + width > WIDEST) row = (row + 1) % ROWS, from = 0;
    l->corner_used[cell] = (uint16_t)(row * CELL + from + width + GAP);
    const struct spot corner = {cell % l->n * CELL + 3 + from, cell / l->n * CELL + 3 + row * HEIGHT};
    canvas_rectangle(c, corner, width + 2, HEIGHT, (struct pen){.fill = "#fff"});
    canvas_text(c, (struct spot){corner.x + 1, corner.y + HEIGHT / 2}, size, false, "#000", text);
}

void draw_head(struct canvas *c, struct spot from, struct spot tip, int arms, struct pen pen)
{
    const struct spot back = moved(tip, from, arms);
    const int dx = (tip.x - back.x) * 7 / 10, dy = (tip.y - back.y) * 7 / 10;
    out_format(canvas_begin_path(c, pen), "M%d %dL%d %dL%d %d", back.x + dy, back.y - dx, tip.x, tip.y,
               back.x - dy, back.y + dx);
    canvas_end_path(c);
}

/* ---- outlines ---- */

/* Ways along the border of a cell, with the cell at the right hand; what is at the left hand is outside. */
static const int way_x[] = {1, 0, -1, 0}, way_y[] = {0, 1, 0, -1};
enum { WAYS = 4 };
static int left_of(int way) { return (way + WAYS - 1) % WAYS; }
static int right_of(int way) { return (way + 1) % WAYS; }

struct tracing {
    int n;
    uint16_t piece[SUDOKU_MAX_CELLS]; /* of the outlined cells, from 1; 0: another cell */
    uint8_t done[SUDOKU_MAX_CELLS];   /* ways along which the border has been followed, a bit each */
    uint16_t queue[SUDOKU_MAX_CELLS];
};

/* The neighbour in that way, or -1: outside the grid, or not outlined. */
static int inside(const struct tracing *t, int cell, int way)
{
    const int column = cell % t->n + way_x[way], row = cell / t->n + way_y[way];
    if (cell < 0 || column < 0 || column >= t->n || row < 0 || row >= t->n) return -1;
    return t->piece[row * t->n + column] ? row * t->n + column : -1;
}

/* A corner: where the border turns from one way into another. */
static void out_corner(struct out *o, struct spot at, int way, int next, int rounding)
{
    out_format(o, "L%d %d", at.x - rounding * way_x[way], at.y - rounding * way_y[way]);
    if (rounding)
        out_format(o, "Q%d %d %d %d", at.x, at.y, at.x + rounding * way_x[next],
                   at.y + rounding * way_y[next]);
}

/* Follows a border once around, from the middle of a side. */
static void trace(struct out *o, const struct clue_layout *l, struct tracing *t, int cell, int way,
                  int inset, int rounding)
{
    const int reach = CELL / 2 - inset;
    struct spot at = cell_middle(l, cell);
    out_format(o, "M%d %d", at.x + reach * way_x[left_of(way)], at.y + reach * way_y[left_of(way)]);
    while (!(t->done[cell] >> way & 1)) {
        t->done[cell] |= (uint8_t)(1 << way);
        const int out = left_of(way), ahead = inside(t, cell, way), across = inside(t, ahead, out);
        at = cell_middle(l, cell);
        at.x += reach * way_x[out];
        at.y += reach * way_y[out];
        if (ahead < 0) { /* the corner of the cell */
            at.x += reach * way_x[way];
            at.y += reach * way_y[way];
            out_corner(o, at, way, right_of(way), rounding);
            way = right_of(way);
        } else if (across < 0) {
            cell = ahead;
        } else { /* the border goes around the corner of another cell */
            at.x += (CELL / 2 + inset) * way_x[way];
            at.y += (CELL / 2 + inset) * way_y[way];
            out_corner(o, at, way, out, rounding);
            cell = across;
            way = out;
        }
    }
    out_char(o, 'z');
}

/* Numbers the pieces, and returns how many there are. */
static int find_pieces(struct tracing *t, const uint16_t *cell, int count)
{
    enum { NOT_YET = UINT16_MAX };
    int pieces = 0;
    for (int i = 0; i < count; i++) t->piece[cell[i]] = NOT_YET;
    for (int i = 0; i < count; i++) {
        if (t->piece[cell[i]] != NOT_YET) continue;
        int head = 0, tail = 0;
        t->queue[tail++] = cell[i];
        t->piece[cell[i]] = (uint16_t)++pieces;
        while (head < tail) {
            const int from = t->queue[head++];
            for (int way = 0; way < WAYS; way++) {
                const int next = inside(t, from, way);
                if (next < 0 || t->piece[next] != NOT_YET) continue;
                t->piece[next] = (uint16_t)pieces;
                t->queue[tail++] = (uint16_t)next;
            }
        }
    }
    return pieces;
}

static int distance(int n, int a, int b)
{
    const int down = a / n - b / n, right = a % n - b % n;
    return down * down + right * right;
}

/* A thin line from each piece to the nearest cell of those before it. */
static void join_pieces(struct canvas *c, const struct clue_layout *l, const struct tracing *t,
                        const uint16_t *cell, int count, int pieces)
{
    enum { FAR = 2 * SUDOKU_MAX_CELLS };
    for (int piece = 2; piece <= pieces; piece++) {
        int from = cell[0], to = cell[0], nearest = FAR;
        for (int i = 0; i < count; i++)
            for (int j = 0; j < count && t->piece[cell[i]] == piece; j++) {
                if (t->piece[cell[j]] >= piece || distance(l->n, cell[i], cell[j]) >= nearest) continue;
                from = cell[i];
                to = cell[j];
                nearest = distance(l->n, from, to);
            }
        const struct spot a = cell_middle(l, from), b = cell_middle(l, to);
        out_format(canvas_begin_path(c, (struct pen){.stroke = "#999", .width = 2, .dashes = "1 5"}),
                   "M%d %dL%d %d", a.x, a.y, b.x, b.y);
        canvas_end_path(c);
    }
}

void draw_outline(struct canvas *c, const struct clue_layout *l, const uint16_t *cell, int count,
                  int inset, int rounding, struct pen pen)
{
    struct tracing t = {.n = l->n};
    const int pieces = find_pieces(&t, cell, count);
    struct out *o = canvas_begin_path(c, pen);
    for (int i = 0; i < count; i++)
        for (int way = 0; way < WAYS; way++)
            if (inside(&t, cell[i], left_of(way)) < 0 && !(t.done[cell[i]] >> way & 1))
                trace(o, l, &t, cell[i], way, inset, rounding);
    canvas_end_path(c);
    if (pieces > 1) join_pieces(c, l, &t, cell, count, pieces);
}

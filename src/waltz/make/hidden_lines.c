/* SPDX-License-Identifier: MIT */
/* hidden_lines.c - see hidden_lines.h

   Points p and q are seen in the same place if q = p + depth * toward.  So an edge along x and one along y cross in the
   image where the difference of their z, divided by the view's z, is the depth: all crossings are multiples of
   1 / (x * y * z) of the view.  That is the tick.  An edge is cut where others cross in front of it; each piece is entirely
   visible or entirely hidden, and its middle decides which.  */
#include "waltz/make/hidden_lines.h"

#include "base/memory.h"
#include "waltz/drawing/drawing.h"
#include "words/fail.h"

/* A place on an edge, in ticks from its start. */
struct cut {
    int64_t at;
    int bar; /* the edge that crosses there; negative: an end of the edge */
};

struct looking {
    const struct polycube *solid;
    const int *toward;
    int64_t ticks; /* in the edge of a cube */
    struct cube_edge edge[MOST_CUBE_EDGES];
    int edges;
    struct cut cut[MOST_CUBE_EDGES + 2]; /* of one edge */
    int cuts;
};

/* ---- crossings ---- */

static void insert_cut(struct looking *l, struct cut cut)
{
    int i = l->cuts++;
    for (; i > 0 && l->cut[i - 1].at > cut.at; i--) l->cut[i] = l->cut[i - 1];
    l->cut[i] = cut;
}

/* Cuts edge e where f crosses in front of it.  If f only just touches it, that is a cut, too: the visible lines of such a view
   are right, but it is not in general position.  */
static void cut_by(struct looking *l, const struct cube_edge *e, int bar)
{
    const struct cube_edge *f = &l->edge[bar];
    if (e->axis == f->axis) return;
    const int other = 3 - e->axis - f->axis;
    const int64_t depth = (f->start[other] - e->start[other]) * (l->ticks / l->toward[other]);
    if (depth <= 0) return;
    const int64_t on_e = (f->start[e->axis] - e->start[e->axis]) * l->ticks - depth * l->toward[e->axis];
    const int64_t on_f = (e->start[f->axis] - f->start[f->axis]) * l->ticks + depth * l->toward[f->axis];
    if (on_e > 0 && on_e < e->length * l->ticks && on_f >= 0 && on_f <= f->length * l->ticks)
        insert_cut(l, (struct cut){on_e, bar});
}

static void cut_edge(struct looking *l, const struct cube_edge *e)
{
    l->cuts = 0;
    insert_cut(l, (struct cut){0, -1});
    insert_cut(l, (struct cut){e->length * l->ticks, -1});
    for (int i = 0; i < l->edges; i++) cut_by(l, e, i);
}

/* ---- is a point visible? ---- */

/* The cell that the ray to the viewer enters first, and when it reaches the next one along each axis. */
static void start_ray(const struct looking *l, const int64_t halves[3], int cell[3], int64_t next[3])
{
    for (int i = 0; i < 3; i++) {
        const int64_t unit = 2 * l->ticks;
        const bool up = l->toward[i] > 0;
        cell[i] = (int)(halves[i] / unit) - (halves[i] % unit == 0 && !up);
        next[i] = ((cell[i] + up) * unit - halves[i]) * (l->ticks / l->toward[i]);
    }
}

/* Of a point in halves of ticks: does the ray from there to the viewer pass empty cells only? */
static bool sees_viewer(const struct looking *l, const int64_t halves[3])
{
    int cell[3];
    int64_t next[3];
    start_ray(l, halves, cell, next);
    while (!solid_at(l->solid, cell)) {
        const int64_t first = next[0] < next[1] ? next[0] : next[1];
        const int64_t now = first < next[2] ? first : next[2];
        for (int i = 0; i < 3; i++) {
            if (next[i] > now) continue;
            const int step = l->toward[i] > 0 ? 1 : -1;
            cell[i] += step;
            if (cell[i] < 0 || cell[i] >= CUBE_BOX)
                if ((cell[i] < 0) == (step < 0)) return true;
            next[i] += step * 2 * l->ticks * (l->ticks / l->toward[i]);
        }
    }
    return false;
}

static bool piece_is_seen(const struct looking *l, const struct cube_edge *e, int64_t from, int64_t to)
{
    int64_t halves[3];
    for (int i = 0; i < 3; i++) halves[i] = 2 * e->start[i] * l->ticks;
    halves[e->axis] += from + to;
    return sees_viewer(l, halves);
}

/* ---- visible lines ---- */

/* The label as seen from the start of an edge that is partly visible.  With the axis of the edge and the next two as
   right-handed coordinates, the solid of a convex edge is on the side a of the next axis and b of the one after: two
   faces, one that looks along -a and one that looks along -b.  If both look at the viewer, or if the edge is concave,
   both are seen.  */
static waltz_label label_of(const struct looking *l, const struct cube_edge *e)
{
    if (!edge_is_convex(e)) return WALTZ_CONCAVE;
    const bool next_up = e->around & (1 << 1 | 1 << 3), last_up = e->around & (1 << 2 | 1 << 3);
    const bool toward_next = l->toward[(e->axis + 1) % 3] > 0,
               toward_last = l->toward[(e->axis + 2) % 3] > 0;
    const bool sees_next = next_up != toward_next, sees_last = last_up != toward_last;
    if (sees_next && sees_last) return WALTZ_CONVEX;
    const bool on_the_right = sees_next ? last_up == toward_next : next_up != toward_last;
    return on_the_right ? WALTZ_OUT : WALTZ_IN;
}

/* The image's x axis points along up x toward, its y axis along toward x that. */
static struct vector image_of(const struct looking *l, const int64_t at[3])
{
    const int64_t x = l->toward[0], y = l->toward[1], z = l->toward[2], flat = x * x + y * y;
    const double across = square_root((double)flat), all = square_root((double)(flat + z * z));
    const int64_t right = x * at[1] - y * at[0], up = flat * at[2] - z * (x * at[0] + y * at[1]);
    return (struct vector){(double)right / (double)l->ticks / across,
                           (double)up / (double)l->ticks / (across * all)};
}

static struct visible_end end_at(const struct looking *l, const struct cube_edge *e,
                                 const struct cut *cut)
{
    struct visible_end end = {.bar = cut->bar};
    int64_t at[3];
    for (int i = 0; i < 3; i++) {
        end.corner[i] = e->start[i];
        at[i] = e->start[i] * l->ticks;
    }
    if (cut->at > 0) end.corner[e->axis] += e->length;
    at[e->axis] += cut->at;
    end.put = image_of(l, at);
    return end;
}

/* Whatever crosses in front of an edge hides it on one side at least: two pieces in a row
   are never visible, except where something only touches the edge.  */
static bool keep_seen_pieces(const struct looking *l, int edge, struct visible *seen)
{
    const struct cube_edge *e = &l->edge[edge];
    for (int i = 0; i + 1 < l->cuts; i++) {
        const struct cut *from = &l->cut[i], *to = from + 1;
        if (from->at == to->at || !piece_is_seen(l, e, from->at, to->at)) continue;
        if (!make_room((void **)&seen->line, seen->lines, &seen->room, sizeof *seen->line)) return false;
        seen->line[seen->lines++] = (struct visible_line){
            .edge = edge, .label = label_of(l, e), .end = {end_at(l, e, from), end_at(l, e, to)}};
    }
    return true;
}

bool find_visible(const struct polycube *solid, struct view view, struct visible *seen)
{
    struct looking *l = new_array(1, sizeof *l);
    if (!l) return false;
    l->solid = solid;
    l->toward = view.toward;
    l->ticks = view.toward[0] * view.toward[1] * view.toward[2];
    if (l->ticks < 0) l->ticks = -l->ticks;
    l->edges = cube_edges(solid, l->edge);
    seen->lines = 0;
    bool good = true;
    for (int i = 0; i < l->edges && good; i++) {
        cut_edge(l, &l->edge[i]);
        good = keep_seen_pieces(l, i, seen);
    }
    free(l);
    return good;
}

/* ---- general position ---- */

static bool same_end(const struct visible_end *a, const struct visible_end *b)
{
    return a == b || (a->bar < 0 && b->bar < 0 && memcmp(a->corner, b->corner, sizeof a->corner) == 0);
}

static bool nearer(struct vector a, struct vector b)
{
    const struct vector between = minus(a, b);
    return dot(between, between) < MARGIN * MARGIN;
}

static bool near_line(struct vector point, const struct visible_line *line)
{
    const struct vector start = line->end[0].put, along = minus(line->end[1].put, start);
    double part = dot(minus(point, start), along) / dot(along, along);
    part = part < 0 ? 0 : part > 1 ? 1 : part;
    return nearer(point, plus(start, times(part, along)));
}

/* Is the end one of the line's, or clear of it? */
static bool end_is_clear(const struct visible_end *end, const struct visible_line *line)
{
    bool belongs = end->bar == line->edge;
    for (int i = 0; i < 2; i++) {
        const bool same = same_end(end, &line->end[i]);
        if (!same && nearer(end->put, line->end[i].put)) return false;
        belongs = belongs || same;
    }
    return belongs || !near_line(end->put, line);
}

bool in_general_position(const struct visible *seen)
{
    for (size_t i = 0; i < 2 * seen->lines; i++)
        for (size_t k = 0; k < seen->lines; k++)
            if (!end_is_clear(&seen->line[i / 2].end[i % 2], &seen->line[k])) return false;
    return true;
}

/* ---- the drawing ---- */

static void set_known_labels(waltz_drawing *d, const struct visible *seen)
{
    for (int i = 0; i < d->lines; i++) {
        waltz_line *line = &d->line[i];
        const struct visible_line *source = &seen->line[line->segment];
        const struct vector along = minus(position(d, line->to), position(d, line->from));
        const bool same_way = dot(along, minus(source->end[1].put, source->end[0].put)) > 0;
        line->known = (int)(same_way ? source->label : waltz_reversed(source->label));
    }
}

waltz_drawing *drawing_of_visible(const struct visible *seen, waltz_error *error)
{
    waltz_segment *segment = new_array(seen->lines, sizeof *segment);
    if (!segment) {
        fail_by_memory(error);
        return NULL;
    }
    for (size_t i = 0; i < seen->lines; i++) {
        const struct vector a = seen->line[i].end[0].put, b = seen->line[i].end[1].put;
        segment[i] = (waltz_segment){.x1 = a.x, .y1 = a.y, .x2 = b.x, .y2 = b.y};
    }
    waltz_drawing *d = waltz_from_segments(segment, seen->lines, MARGIN / 4, error);
    if (d) set_known_labels(d, seen);
    free(segment);
    return d;
}

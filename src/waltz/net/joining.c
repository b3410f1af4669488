/* SPDX-License-Identifier: MIT */
/* joining.c - see joining.h */
#include "waltz/net/joining.h"

#include "base/decimal.h"
#include "base/memory.h"
#include "waltz/net/cell_table.h"
#include "waltz/drawing/sorting.h"
#include "words/fail.h"

/* ---- problems ---- */

/* As (x, y), rounded to a ten-thousandth of the size of the drawing. */
static void print_point(struct out *o, struct vector at, const struct problems *p)
{
    int places = 0;
    for (double unit = 1; unit > 1e-4 * p->size && places < 9; unit /= 10) places++;
    out_char(o, '(');
    out_decimal(o, at.x, places);
    out_text(o, ", ");
    out_decimal(o, p->y_down ? -at.y : at.y, places);
    out_char(o, ')');
}

/* The message about a point, at the place of the segment in the text. */
static void describe(const struct problems *p, waltz_error *sentence, const waltz_segment *segment,
                     enum message_code code, struct vector at)
{
    char point[64];
    struct out o = out_to_buffer(point, sizeof point);
    print_point(&o, at, p);
    const struct argument argument = argument_text(point);
    fail(sentence, segment->text_line, segment->text_column, (struct message){code, 1, &argument});
}

bool report(struct problems *p, const waltz_segment *segment, enum message_code code, struct vector at)
{
    if (!p->count++) describe(p, &p->first, segment, code, at);
    return false;
}

void add_remark(struct problems *p, const waltz_segment *segment, enum message_code code,
                struct vector at)
{
    if (p->remarks < WALTZ_REMARKS) describe(p, &p->remark[p->remarks], segment, code, at);
    p->remarks++;
}

bool report_memory(struct problems *p)
{
    p->memory_short = p->hopeless = true;
    p->count++;
    return fail_by_memory(&p->first);
}

bool note_stop(struct problems *p)
{
    p->stopped = p->hopeless = true;
    p->count++;
    return fail_as_stopped(&p->first);
}

bool caller_stops(struct problems *p, const struct stopping *s, size_t turn)
{
    return should_stop(s, turn) && !note_stop(p);
}

bool give_up(struct problems *p)
{
    p->hopeless = true;
    p->count = INT32_MAX;
    return false;
}

/* Counts a comparison.  False: there were far more than any drawing needs. */
static bool worth_it(struct joining *j, int stroke_number, struct problems *p)
{
    const size_t most = 4000000 + 1000 * (size_t)j->strokes->count;
    if (++j->work <= most) return !caller_stops(p, &j->strokes->stopping, j->work);
    report(p, stroke(j->strokes, stroke_number), SAY_segments_close_together,
           end_of(j->strokes, 2 * stroke_number));
    return give_up(p);
}

/* ---- ends become points ---- */

/* Of a forest in which each tree is a set of ends. */
static int root_of(int *parent, int e)
{
    while (parent[e] != e) e = parent[e] = parent[parent[e]];
    return e;
}

/* The earliest end becomes the root. */
static void unite(int *parent, int a, int b)
{
    const int p = root_of(parent, a), q = root_of(parent, b);
    parent[p < q ? q : p] = p < q ? p : q;
}

/* Unites the ends of two cells, each of which is one set, if any two of them are close. */
static bool unite_cells(struct joining *j, const struct cell_table *t, int a, int b, int *parent,
                        struct problems *p)
{
    const double nearest = j->tolerance * j->tolerance;
    if (root_of(parent, t->entry[a - 1].item) == root_of(parent, t->entry[b - 1].item)) return true;
    for (int i = a; i; i = t->entry[i - 1].next)
        for (int k = b; k; k = t->entry[k - 1].next) {
            const int e = t->entry[i - 1].item, f = t->entry[k - 1].item;
            const struct vector apart = minus(end_of(j->strokes, e), end_of(j->strokes, f));
            if (dot(apart, apart) <= nearest) {
                unite(parent, e, f);
                return true;
            }
            if (!worth_it(j, e / 2, p)) return false;
        }
    return true;
}

/* Cells so small that all ends within one are close; so are some of the cells around it.  Visiting half of
   these is enough, because the other half visits this one.  */
static bool unite_neighbours(struct joining *j, const struct cell_table *t, int *parent,
                             struct problems *p)
{
    for (size_t i = 0; i < t->slots; i++) {
        const struct cell_slot *s = &t->slot[i];
        if (caller_stops(p, &j->strokes->stopping, i)) return false;
        if (!s->first) continue;
        for (int right = 0; right <= 2; right++)
            for (int up = right ? -2 : 1; up <= 2; up++) {
                const int other = cell_first(t, (struct cell){s->cell.column + right, s->cell.row + up});
                if (other && !unite_cells(j, t, s->first, other, parent, p)) return false;
            }
    }
    return true;
}

static bool unite_ends(struct joining *j, int *parent, struct problems *p)
{
    const int ends = 2 * j->strokes->count;
    struct cell_table t;
    bool good = cell_table_open(&t, j->strokes->low, 0.707 * j->tolerance, (size_t)ends);
    if (!good) report_memory(p);
    for (int e = 0; e < ends && good; e++) {
        const struct cell c = cell_at(&t, end_of(j->strokes, e));
        parent[e] = e;
        const int other = cell_first(&t, c);
        if (other) unite(parent, e, t.entry[other - 1].item);
        good = cell_table_add(&t, c, e);
        if (!good) report_memory(p);
        good = good && !caller_stops(p, &j->strokes->stopping, (size_t)e);
    }
    good = good && unite_neighbours(j, &t, parent, p);
    cell_table_close(&t);
    return good;
}

/* How far, as the root of the mean square, the pen was off.  Points where all ends meet exactly
   say nothing about the pen: they are corners of one stroke.  `size` is the number of ends of each point, and is overwritten.  */
static double spread_of(const struct joining *j, int *size)
{
    double sum = 0;
    int ends = 0, points = 0;
    for (int e = 0; e < 2 * j->strokes->count; e++) {
        const int point = j->point_of[e];
        const struct vector off = minus(end_of(j->strokes, e), j->at[point]);
        const double square = dot(off, off);
        sum += square;
        if (!(square > 0) || !size[point]) continue;
        ends += size[point];
        points++;
        size[point] = 0;
    }
    return ends > points ? square_root(sum / (ends - points)) : 0;
}

/* The mean is taken of the distances from the first end, so that ends that are equal remain so. */
static bool find_points(struct joining *j, struct problems *p)
{
    const int ends = 2 * j->strokes->count;
    int *const parent = new_array((size_t)ends, sizeof *parent);
    int *const size = new_array((size_t)ends, sizeof *size);
    bool good = parent && size;
    if (!good) report_memory(p);
    good = good && unite_ends(j, parent, p);
    for (int e = 0; e < ends && good; e++) {
        const int root = root_of(parent, e);
        if (root == e) {
            j->point_of[e] = j->points;
            j->first_end[j->points++] = e;
        }
        const int point = j->point_of[e] = j->point_of[root];
        j->at[point] = plus(j->at[point], minus(end_of(j->strokes, e), end_of(j->strokes, root)));
        size[point]++;
    }
    for (int i = 0; i < j->points && good; i++)
        j->at[i] = plus(end_of(j->strokes, j->first_end[i]), times(1.0 / size[i], j->at[i]));
    if (good) j->spread = spread_of(j, size);
    free(parent);
    free(size);
    return good;
}

/* ---- points cut segments ---- */

/* Points within a stroke, by how far along it they are: 0 at its first end, 1 at its second. */
struct cuts {
    struct keyed *cut;
    size_t count, room;
};

/* A point within a stroke that is nearer to an end of the stroke than this may be meant to be that end: it is not much
   farther off than the pen is elsewhere.  Smaller factors find false Ts beside corners, larger ones lose true Ts near
   corners; tests/waltz/test_segments.c measures how often these are right.  */
static double doubt(const struct joining *j)
{
    const struct strokes *s = j->strokes;
    const bool exact = j->tolerance <= exact_tolerance(s) || j->tolerance <= tolerance_of_rounding(s);
    const bool no_pen = exact && s->slip == 0;
    const double by_spread = no_pen ? 0 : 4 * j->spread, by_tolerance = 1.4 * j->tolerance;
    /* A stroke that turns corners has few ends to measure the spread of. */
    const double by_pen = no_pen ? 0.001 * s->size + 2 * tolerance_of_rounding(s) : 0.02 * s->size;
    const double by_strokes = s->by_hand ? by_pen : 0;
    const double by_ends = by_spread > by_tolerance ? by_spread : by_tolerance;
    return by_ends > by_strokes ? by_ends : by_strokes;
}

static bool cuts_stroke(struct joining *j, int a, int b, int point, double *along)
{
    const double near = doubt(j) * doubt(j);
    const struct vector way = minus(j->at[b], j->at[a]), from_a = minus(j->at[point], j->at[a]);
    const struct vector from_b = minus(j->at[point], j->at[b]);
    const double squared = dot(way, way), side = cross(way, from_a);
    *along = dot(way, from_a) / squared;
    if (!(*along > 0 && *along < 1) || side * side > j->tolerance * j->tolerance * squared) return false;
    if (dot(from_a, from_a) < near || dot(from_b, from_b) < near) j->doubtful++;
    return true;
}

static bool find_cuts(struct joining *j, int i, const struct cell_table *t, struct cuts *cuts,
                      struct problems *p)
{
    const int a = j->point_of[2 * i], b = j->point_of[2 * i + 1];
    struct cell_walk walk = cell_walk_along(t, j->at[a], j->at[b], j->tolerance);
    struct cell c;
    cuts->count = 0;
    while (cell_walk_next(&walk, &c))
        for (int k = cell_first(t, c); k; k = t->entry[k - 1].next) {
            struct keyed cut = {0, t->entry[k - 1].item};
            if (!worth_it(j, i, p)) return false;
            if (cut.item == a || cut.item == b || !cuts_stroke(j, a, b, cut.item, &cut.key)) continue;
            if (!make_room((void **)&cuts->cut, cuts->count, &cuts->room, sizeof cut))
                return report_memory(p);
            cuts->cut[cuts->count++] = cut;
        }
    return true;
}

static bool add_piece(struct joining *j, int a, int b, int stroke_number, struct problems *p)
{
    const size_t most = 100000 + 16 * (size_t)j->strokes->count; /* any drawing has fewer */
    if (j->pieces >= most) {
        report(p, stroke(j->strokes, stroke_number), SAY_segments_close_together, j->at[a]);
        return give_up(p);
    }
    if (!make_room((void **)&j->piece, j->pieces, &j->room, sizeof *j->piece)) return report_memory(p);
    j->piece[j->pieces++] = (struct piece){a, b, stroke_number};
    return true;
}

static bool cut_stroke(struct joining *j, int i, const struct cell_table *t, struct cuts *cuts,
                       struct problems *p)
{
    int last = j->point_of[2 * i];
    const int end = j->point_of[2 * i + 1];
    if (last == end) {
        p->hopeless = true;
        report(p, stroke(j->strokes, i), SAY_segment_shorter_than_tolerance, j->at[end]);
        return true;
    }
    if (!find_cuts(j, i, t, cuts, p)) return false;
    sort_by_key(cuts->cut, cuts->count);
    for (size_t k = 0; k < cuts->count; k++) {
        const int point = cuts->cut[k].item;
        if (!add_piece(j, last, point, i, p)) return false;
        j->beside[point][0] = last;
        j->beside[point][1] = k + 1 < cuts->count ? cuts->cut[k + 1].item : end;
        last = point;
    }
    return add_piece(j, last, end, i, p);
}

static bool find_pieces(struct joining *j, struct problems *p)
{
    const struct strokes *s = j->strokes;
    double side = cell_side_for(s->length, (size_t)s->count, s->size);
    if (side < 2 * j->tolerance) side = 2 * j->tolerance;
    struct cell_table t;
    struct cuts cuts = {NULL, 0, 0};
    bool good = cell_table_open(&t, s->low, side, (size_t)j->points);
    for (int i = 0; i < j->points && good; i++) {
        j->beside[i][0] = j->beside[i][1] = -1;
        good = cell_table_add(&t, cell_at(&t, j->at[i]), i);
    }
    if (!good) report_memory(p);
    for (int i = 0; i < s->count && good; i++)
        good = !caller_stops(p, &s->stopping, (size_t)i) && cut_stroke(j, i, &t, &cuts, p);
    cell_table_close(&t);
    free(cuts.cut);
    return good;
}

bool join(struct joining *j, const struct strokes *strokes, double tolerance, struct problems *p)
{
    const size_t ends = 2 * (size_t)strokes->count;
    *j = (struct joining){.strokes = strokes,
                          .tolerance = tolerance,
                          .at = new_array(ends, sizeof *j->at),
                          .first_end = new_array(ends, sizeof *j->first_end),
                          .point_of = new_array(ends, sizeof *j->point_of),
                          .beside = new_array(ends, sizeof *j->beside)};
    if (!j->at || !j->first_end || !j->point_of || !j->beside) return report_memory(p);
    return find_points(j, p) && find_pieces(j, p);
}

void joining_free(struct joining *j)
{
    free(j->at);
    free(j->first_end);
    free(j->point_of);
    free(j->beside);
    free(j->piece);
}

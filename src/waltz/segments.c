/* SPDX-License-Identifier: MIT */
/* segments.c - a drawing from segments, as a person or a program draws them.

       segments -> points and pieces (joining.c) -> junctions and lines (net.c) -> sketch -> drawing

   How far ends may be apart is tried out, from almost nothing upwards: too small a tolerance leaves ends
   loose, too large a one makes one junction of several, and the smallest that gives a drawing changes
   least of what is drawn.  */
#include "base/out.h"
#include "csp/memory.h"
#include "waltz/drawing.h"
#include "waltz/fault.h"
#include "waltz/net.h"
#include "waltz/sketch.h"

/* ---- the segments ---- */

static const double largest = 1e9;

static bool in_range(double number) { return number >= -largest && number <= largest; }

static bool check_segments(const waltz_segment *segments, size_t count, double tolerance,
                           waltz_error *error)
{
    enum { MOST = 2 * WALTZ_MAX_JUNCTIONS };
    if (!(tolerance >= 0 && tolerance <= largest))
        return fault(error, 0, 0, "the tolerance must be a number from 0 to 1000000000");
    if (count > MOST) return fault(error, 0, 0, "more than %d segments", MOST);
    for (size_t i = 0; i < count; i++) {
        const waltz_segment *s = &segments[i];
        if (!in_range(s->x1) || !in_range(s->y1) || !in_range(s->x2) || !in_range(s->y2))
            return fault(error, s->text_line, s->text_column,
                         "the coordinates of a segment must be numbers up to 1000000000");
    }
    return true;
}

static struct vector lower(struct vector a, struct vector b)
{
    return (struct vector){a.x < b.x ? a.x : b.x, a.y < b.y ? a.y : b.y};
}
static struct vector upper(struct vector a, struct vector b)
{
    return (struct vector){a.x > b.x ? a.x : b.x, a.y > b.y ? a.y : b.y};
}

static bool keep_strokes(struct strokes *s, const waltz_segment *segments, size_t count,
                         waltz_error *error)
{
    *s = (struct strokes){.given = segments, .kept = new_array(count, sizeof *s->kept)};
    if (!s->kept) return memory_fault(error);
    struct vector high = {-largest, -largest};
    s->low = (struct vector){largest, largest};
    for (size_t i = 0; i < count; i++) {
        if (segments[i].x1 == segments[i].x2 && segments[i].y1 == segments[i].y2) continue;
        s->kept[s->count++] = (int)i;
        const struct vector a = end_of(s, 2 * s->count - 2), b = end_of(s, 2 * s->count - 1);
        s->low = lower(s->low, lower(a, b));
        high = upper(high, upper(a, b));
        s->length += length_of(minus(b, a));
    }
    if (!s->count) return fault(error, 0, 0, "there is no segment of any length");
    s->size = length_of(minus(high, s->low));
    return true;
}

/* ---- types ---- */

static void swap_lines(struct net_junction *v, int a, int b)
{
    const int next = v->next[a], from = v->stroke[a];
    v->next[a] = v->next[b];
    v->stroke[a] = v->stroke[b];
    v->next[b] = next;
    v->stroke[b] = from;
    if (v->stem == a || v->stem == b) v->stem = a + b - v->stem;
}

static struct vector way_to(const struct net *net, const struct net_junction *v, int slot)
{
    return minus(net->junction[v->next[slot]].at, v->at);
}

/* Brings the lines of a junction into the order of its type. */
static bool find_type(const struct net *net, struct net_junction *v)
{
    struct vector away[3];
    int first;
    if (v->degree == 3 && !turns_before(way_to(net, v, 0), way_to(net, v, 1), way_to(net, v, 2)))
        swap_lines(v, 1, 2);
    for (int i = 0; i < v->degree; i++) away[i] = way_to(net, v, i);
    v->type = type_of(away, v->degree, v->stem < 0 ? -1 : (v->stem + 1) % 3, &first);
    for (; first > 0; first--)
        for (int i = 0; i + 1 < v->degree; i++) swap_lines(v, i, i + 1);
    for (int i = 0; i < v->degree; i++) away[i] = way_to(net, v, i);
    return angles_fit(v->type, away);
}

static bool find_types(struct net *net, const struct joining *j, struct problems *p)
{
    for (int i = 0; i < net->junctions; i++) {
        struct net_junction *v = &net->junction[i];
        if (!find_type(net, v))
            report(p, stroke(j->strokes, v->stroke[0]), "the lines at", v->at,
                   " lie so close to each other that it cannot be told what junction they form");
    }
    return p->count == 0;
}

/* ---- the drawing ---- */

static struct place place_of(const struct joining *j, const struct net_junction *v)
{
    const waltz_segment *s = stroke(j->strokes, j->first_end[v->point] / 2);
    return (struct place){s->text_line, s->text_column};
}

static bool fill_sketch(struct sketch *sketch, const struct net *net, const struct joining *j,
                        waltz_error *error)
{
    for (int i = 0; i < net->junctions; i++) {
        char name[WALTZ_MAX_NAME];
        struct out o = out_to_buffer(name, sizeof name);
        out_number(&o, (uint64_t)i);
        if (sketch_junction(sketch, name, o.used, place_of(j, &net->junction[i])) < 0)
            return true; /* sketch_finish() says why */
    }
    for (int i = 0; i < net->junctions; i++) {
        const struct net_junction *v = &net->junction[i];
        const struct place place = place_of(j, v);
        if (!sketch_put(sketch, i, v->at.x, v->at.y, place, error) ||
            !sketch_define(sketch, i, v->type, v->next, place, error))
            return false;
    }
    return true;
}

static waltz_drawing *draw_net(const struct net *net, const struct joining *j, struct problems *p)
{
    struct sketch *sketch = sketch_new();
    waltz_drawing *d = NULL;
    if (!sketch) report_memory(p);
    else if (fill_sketch(sketch, net, j, &p->first)) d = sketch_finish(sketch, &p->first);
    sketch_free(sketch);
    if (!d) {
        p->count++; /* of memory, or of too many junctions: all else was looked at before */
        p->hopeless = true;
    }
    for (int i = 0; d && i < d->junctions; i++)
        for (int slot = 0; slot < d->junction[i].degree; slot++)
            d->line[d->junction[i].line[slot]].segment = j->strokes->kept[net->junction[i].stroke[slot]];
    return d;
}

/* The drawing with this tolerance; NULL: there were problems.  `doubtful` is for joining.h's. */
static waltz_drawing *attempt(const struct strokes *s, double tolerance, int *doubtful,
                              struct problems *p)
{
    struct joining j;
    struct net net = {NULL, 0};
    waltz_drawing *d = NULL;
    *p = (struct problems){.size = s->size};
    if (join(&j, s, tolerance, p) && make_net(&net, &j, p) && align_bars(&net, s->size, p) &&
        find_types(&net, &j, p) && check_crossings(&net, s, p))
        d = draw_net(&net, &j, p);
    *doubtful = j.doubtful;
    net_free(&net);
    joining_free(&j);
    return d;
}

/* ---- the tolerance ---- */

/* The next to try; above `most`: that was all. First for what a program wrote, with all digits or a few,
   then for drawings by hand.  */
static double next_tolerance(const struct strokes *s, double tolerance)
{
    const double rounding = 1e-9 * s->size, digits = 1e-6 * s->size;
    const double mean = s->length / s->count;
    const double least = 1e-3 * (s->size < 2.5 * mean ? s->size : 2.5 * mean);
    if (tolerance < rounding) return rounding;
    if (tolerance < digits) return digits;
    return tolerance < least ? least : 1.2 * tolerance;
}

/* Prefers a drawing without doubt to an earlier one with some. A segment that is lost, or too much work,
   stays so with larger tolerances.  */
static waltz_drawing *search(const struct strokes *s, waltz_error *error)
{
    const double most = 0.08 * s->size;
    waltz_drawing *found = NULL;
    struct problems p = {0}, fewest = {0};
    int doubtful = 1;
    for (double t = next_tolerance(s, 0); t <= most && !p.hopeless && (!found || doubtful);
         t = next_tolerance(s, t)) {
        waltz_drawing *d = attempt(s, t, &doubtful, &p);
        if (d && (!found || !doubtful)) {
            waltz_drawing_free(found);
            found = d;
        } else {
            waltz_drawing_free(d);
        }
        if (!d && (!fewest.count || p.count < fewest.count)) fewest = p;
        if (!d) doubtful = 1;
    }
    if (p.memory_short) {
        waltz_drawing_free(found);
        found = NULL;
        fewest = p;
    }
    if (!found && error) *error = fewest.first;
    return found;
}

WALTZ_API waltz_drawing *waltz_from_segments(const waltz_segment *segments, size_t count,
                                             double tolerance, waltz_error *error)
{
    struct strokes s;
    if (!check_segments(segments, count, tolerance, error)) return NULL;
    waltz_drawing *d = NULL;
    if (keep_strokes(&s, segments, count, error)) {
        if (tolerance > 0) {
            const double least = 1e-12 * s.size; /* as good as nothing, but cells can be counted */
            struct problems p;
            int doubtful;
            d = attempt(&s, tolerance > least ? tolerance : least, &doubtful, &p);
            if (!d && error) *error = p.first;
        } else {
            d = search(&s, error);
        }
    }
    free(s.kept);
    return d;
}

/* SPDX-License-Identifier: MIT */
/* segments.c - a drawing from segments, as a person or a program draws them.

       segments -> strokes (freehand.c) -> points and pieces (joining.c) -> junctions and lines (net.c) -> sketch -> drawing

   Tolerances are tried from almost nothing upwards: a tolerance that is too small leaves loose ends, one that is too large
   merges junctions, and the smallest that gives a drawing changes the least.  */
#include "base/contract.h"
#include "base/room.h"
#include "base/decimal.h"
#include "base/memory.h"
#include "base/out.h"
#include "waltz/net/crossing.h"
#include "waltz/net/freehand.h"
#include "waltz/net/net.h"
#include "waltz/drawing/sketch.h"
#include "words/fail.h"

/* ---- the segments ---- */

static const double largest = 1e9;

static bool in_range(double number) { return number >= -largest && number <= largest; }

static bool check_segments(const waltz_segment *segments, size_t count, const waltz_page *page,
                           waltz_error *error)
{
    enum { MOST = 2 * WALTZ_MAX_JUNCTIONS };
    if (!(page->tolerance >= 0 && page->tolerance <= largest))
        return fail(error, 0, 0, say(tolerance_range));
    REQUIRE(page->rounding >= 0 && page->rounding <= largest, "rounding is not a number of 0 or more");
    if (count > MOST) return fail(error, 0, 0, say(too_many_segments, MOST));
    for (size_t i = 0; i < count; i++) {
        const waltz_segment *s = &segments[i];
        if (!in_range(s->x1) || !in_range(s->y1) || !in_range(s->x2) || !in_range(s->y2))
            return fail(error, s->text_line, s->text_column, say(segment_too_far));
    }
    return true;
}

/* Segments with some length, y upwards. */
static bool keep_strokes(struct strokes *s, const waltz_segment *segments, size_t count,
                         const waltz_page *page, waltz_error *error)
{
    struct box box = {{largest, largest}, {-largest, -largest}};
    for (size_t i = 0; i < count; i++) {
        if (segments[i].x1 == segments[i].x2 && segments[i].y1 == segments[i].y2) {
            if (!s->empty) s->empty = &segments[i];
            continue;
        }
        s->segment[s->count] = segments[i];
        if (page->y_down) s->segment[s->count].y1 = -segments[i].y1;
        if (page->y_down) s->segment[s->count].y2 = -segments[i].y2;
        s->given[s->count++] = (int)i;
        const struct vector a = end_of(s, 2 * s->count - 2), b = end_of(s, 2 * s->count - 1);
        box_add(&box, a);
        box_add(&box, b);
        s->length += length_of(minus(b, a));
    }
    if (!s->count) return fail(error, 0, 0, say(no_segment_with_length));
    s->low = box.low;
    s->size = length_of(minus(box.high, box.low));
    if (page->tolerance == 0)
        s->rounding = page->rounding > 0 ? page->rounding : waltz_rounding(segments, count);
    return s->size > 1e-100 || fail(error, 0, 0, say(drawing_too_small));
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

/* Puts the lines of a junction into the order of its type. */
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
        if (!find_type(net, v)) report(p, stroke(j->strokes, v->stroke[0]), SAY_junction_unclear, v->at);
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

struct attempt {
    struct joining joining;
    struct net net;
    struct problems *problems;
};

/* A stroke that a line of the drawing comes from: junctions, and their lines, are those of the net. */
static int stroke_of(const struct attempt *a, const waltz_drawing *d, int line)
{
    const int from = d->line[line].from;
    return a->net.junction[from].stroke[slot_of(d, from, line)];
}

/* Lines must not cross, but a larger tolerance may help. */
static bool check_crossings(const waltz_drawing *d, void *context, waltz_error *error)
{
    struct attempt *a = context;
    struct crossing found;
    const enum crossing_result result = find_crossing(d, &a->joining.strokes->stopping, &found);
    (void)error; /* that of the problems */
    if (result == LINES_APART) return true;
    if (result == CROSSING_NO_MEMORY) return report_memory(a->problems);
    if (result == CROSSING_STOPPED) return note_stop(a->problems);
    const waltz_segment *segment = stroke(a->joining.strokes, stroke_of(a, d, found.line));
    if (result == LINES_CROSS) return report(a->problems, segment, SAY_segments_cross, found.at);
    report(a->problems, segment, SAY_lines_close_together, found.at);
    return give_up(a->problems);
}

static waltz_drawing *draw_net(struct attempt *a)
{
    struct problems *p = a->problems;
    struct sketch *sketch = sketch_new();
    waltz_drawing *d = NULL;
    if (!sketch) report_memory(p);
    else if (fill_sketch(sketch, &a->net, &a->joining, &p->first))
        d = sketch_finish(sketch, check_crossings, a, &p->first);
    sketch_free(sketch);
    if (!d && !p->count) {
        p->count++; /* out of memory, or too many junctions: everything else was checked before */
        p->hopeless = true;
        p->memory_short = has_failed_by(&p->first, SAY_out_of_memory);
    }
    for (int i = 0; d && i < d->lines; i++)
        d->line[i].segment = a->joining.strokes->given[stroke_of(a, d, i)];
    return d;
}

/* Hands them over to the drawing, which may be NULL. */
static waltz_drawing *keep_remarks(waltz_drawing *d, struct problems *p)
{
    if (!d || !p->remarks) return d;
    d->remark = new_array(WALTZ_REMARKS, sizeof *d->remark);
    if (d->remark) {
        memcpy(d->remark, p->remark, sizeof p->remark);
        d->remarks = p->remarks;
        return d;
    }
    report_memory(p);
    waltz_drawing_free(d);
    return NULL;
}

/* The result of an attempt. */
struct outcome {
    waltz_drawing *drawing; /* NULL: there were problems */
    int doubtful;           /* of joining.h */
    int points;
};

static struct outcome attempt(const struct strokes *s, double tolerance, struct problems *p)
{
    struct attempt a = {.problems = p};
    waltz_drawing *d = NULL;
    *p = (struct problems){.size = s->size, .y_down = s->y_down};
    if (s->empty)
        add_remark(p, s->empty, SAY_ignored_without_length,
                   (struct vector){s->empty->x1, s->y_down ? -s->empty->y1 : s->empty->y1});
    if (join(&a.joining, s, tolerance, p) && make_net(&a.net, &a.joining, p) &&
        align_bars(&a.net, s->size, p) && find_types(&a.net, &a.joining, p))
        d = draw_net(&a);
    net_free(&a.net);
    joining_free(&a.joining);
    return (struct outcome){d, a.joining.doubtful, a.joining.points};
}

/* ---- the tolerance ---- */

/* The next tolerance to try; above `most`: there are no more.  First those for the output of programs, with all digits or
   a few, then those for drawings by hand.  */
static double next_tolerance(const struct strokes *s, double tolerance)
{
    const double exact = exact_tolerance(s), rounded = tolerance_of_rounding(s);
    const double mean = s->length / s->count;
    const double by_hand = 1e-3 * (s->size < 2.5 * mean ? s->size : 2.5 * mean);
    if (tolerance < exact) return exact;
    if (tolerance >= by_hand) return 1.2 * tolerance;
    if (tolerance < rounded && rounded < by_hand) return rounded;
    return 10 * tolerance < by_hand ? 10 * tolerance : by_hand;
}

/* Do ends meet exactly, as programs draw them and pens never do? */
static bool ends_meet(const struct strokes *s, int points)
{
    return !s->by_hand && 3 * points < 4 * s->count;
}

/* Segments whose ends meet exactly are read with the tolerance of a pen only if nothing else works; `why` is the problem. */
static void admit_tolerance(struct problems *p, double tolerance, const waltz_error *why)
{
    char text[40];
    struct out o = out_to_buffer(text, sizeof text);
    out_decimal(&o, tolerance, 6);
    for (int i = p->remarks < WALTZ_REMARKS ? p->remarks : WALTZ_REMARKS - 1; i; i--)
        p->remark[i] = p->remark[i - 1];
    p->remarks++;
    fail(&p->remark[0], why->line, why->column, say(read_as_freehand, text, why));
}

/* Prefers a drawing without doubtful bends to an earlier one with some.  Lost segments and too much work do not improve with
   larger tolerances.  */
static waltz_drawing *search(const struct strokes *s, waltz_error *error)
{
    const double most = 0.08 * s->size;
    waltz_drawing *found = NULL;
    struct problems p = {0}, fewest = {0};
    waltz_error first = {.message = ""}; /* of coordinates that are taken as exact */
    bool doubtful = true;
    for (double t = next_tolerance(s, 0); t <= most && !p.hopeless && (!found || doubtful);
         t = next_tolerance(s, t)) {
        struct outcome o = attempt(s, t, &p);
        const bool exact = t <= exact_tolerance(s) || t <= tolerance_of_rounding(s);
        if (exact && ends_meet(s, o.points)) first = p.first;
        doubtful = !o.drawing || o.doubtful;
        if (!o.drawing && (!fewest.count || p.count < fewest.count)) fewest = p;
        if (o.drawing && t > 1e-4 * s->size && first.message[0]) admit_tolerance(&p, t, &first);
        o.drawing = keep_remarks(o.drawing, &p);
        if (!found || (o.drawing && !doubtful)) {
            waltz_drawing_free(found);
            found = o.drawing;
        } else {
            waltz_drawing_free(o.drawing);
        }
    }
    if (p.memory_short || p.stopped) {
        waltz_drawing_free(found);
        found = NULL;
        fewest = p;
    }
    if (!found && error) *error = fewest.first;
    return found;
}

/* With exactly this tolerance. */
static waltz_drawing *read_with(const struct strokes *s, double tolerance, waltz_error *error)
{
    const double least = 1e-12 * s->size; /* almost nothing, but the number of cells stays limited */
    struct problems p;
    const struct outcome o = attempt(s, tolerance > least ? tolerance : least, &p);
    waltz_drawing *d = keep_remarks(o.drawing, &p);
    if (!d && error) *error = p.first;
    return d;
}

WALTZ_API waltz_drawing *waltz_from_page(const waltz_segment *segments, size_t count,
                                         const waltz_page *page, waltz_error *error)
{
    REQUIRE(segments || !count, "segments is NULL");
    waltz_page whole = {0};
    waltz_drawing *d = NULL;
    page = page ? TAKEN(waltz_page, page, &whole, stop_context) : &whole;
    if (!check_segments(segments, count, page, error)) return NULL;
    struct strokes s = {.segment = new_array(count, sizeof *s.segment),
                        .given = new_array(count, sizeof *s.given),
                        .y_down = page->y_down,
                        .stopping = {page->stop, page->stop_context}};
    if (!s.segment || !s.given) fail_by_memory(error);
    else if (keep_strokes(&s, segments, count, page, error) &&
             straighten_strokes(&s, page->tolerance, error))
        d = page->tolerance > 0 ? read_with(&s, page->tolerance, error) : search(&s, error);
    free(s.segment);
    free(s.given);
    return d;
}

WALTZ_API waltz_drawing *waltz_from_segments(const waltz_segment *segments, size_t count,
                                             double tolerance, waltz_error *error)
{
    return waltz_from_page(segments, count, &(waltz_page){.tolerance = tolerance}, error);
}

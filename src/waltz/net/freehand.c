/* SPDX-License-Identifier: MIT */
/* freehand.c - see freehand.h

   How does a pen differ from a program?  A pen leaves many points, nearly all of them redundant: other lines end at very few
   of them, and the stroke stays close to the lines between very few of them.  These few are found by the method of Ramer,
   Douglas and Peucker: the point farthest from the line between two corners is a corner if it is too far away.  This finds
   more than are needed, so that each is judged again between its neighbours.

   A curve passes both tests.  But a curve turns all the way from one corner to the next, while a pen that draws
   straight lines turns only at the corners.  */
#include "waltz/net/freehand.h"

#include "base/memory.h"
#include "waltz/net/cell_table.h"
#include "words/fail.h"

enum {
    FEWEST = 7,  /* segments of a stroke that is drawn with a pen */
    SHARE = 3,   /* at least this many segments for each line */
    VISITS = 200 /* of each point, at most: hostile strokes could cost a lot */
};

/* A pen that wavers, or a line that is bent like a bow, is off by this much more than a corner allows. */
static const double BOW = 2.5;

struct chain {
    int first, count; /* segments; with one more point */
    bool by_hand;
    int lines; /* of one by hand: they begin in `line` at... */
    int line;
};

struct freehand {
    struct strokes *strokes;
    struct chain *chain;
    int chains;
    int *corner;  /* of the current chain: points that are kept, in their order */
    int *stack;   /* corners that follow the last one */
    size_t work;  /* left */
    double given; /* tolerance */
    waltz_segment *line;
    int *line_given;
    int lines;
};

/* Those of a closed chain continue from its beginning, for a second round. */
static struct vector point_of(const struct freehand *f, const struct chain *c, int i)
{
    const struct strokes *s = f->strokes;
    if (i > c->count) i -= c->count;
    return i < c->count ? end_of(s, 2 * (c->first + i)) : end_of(s, 2 * (c->first + c->count) - 1);
}

static void find_chains(struct freehand *f)
{
    const struct strokes *s = f->strokes;
    for (int i = 0; i < s->count; i++) {
        const struct vector start = end_of(s, 2 * i);
        const struct vector before = i ? end_of(s, 2 * i - 1) : start;
        const bool goes_on = i && before.x == start.x && before.y == start.y;
        if (goes_on) f->chain[f->chains - 1].count++;
        else f->chain[f->chains++] = (struct chain){.first = i, .count = 1};
    }
}

/* How far a pen may be from the line that is meant. */
struct slip {
    double most;
    double wavering; /* where it turns so slightly that no corner is meant */
};

/* ---- do other lines end here? ---- */

static bool enter_points(const struct freehand *f, struct cell_table *t)
{
    for (int k = 0; k < f->chains; k++)
        for (int i = 0; i <= f->chain[k].count; i++)
            if (!cell_table_add(t, cell_at(t, point_of(f, &f->chain[k], i)), k)) return false;
    return true;
}

/* Is the stroke drawn over the other one?  Then they meet everywhere, and that says nothing about corners. */
static bool is_drawn_over(const struct freehand *f, int chain, int other)
{
    const struct chain *a = &f->chain[chain], *b = &f->chain[other];
    if (chain - other != 1 && other - chain != 1) return false;
    const struct vector start = point_of(f, a, 0), end = point_of(f, a, a->count);
    const double most = 0.1 * length_of(minus(end, start));
    return length_of(minus(point_of(f, b, 0), start)) <= most &&
           length_of(minus(point_of(f, b, b->count), end)) <= most;
}

static bool meets_another(const struct freehand *f, const struct cell_table *t, struct vector at,
                          int chain)
{
    const struct cell c = cell_at(t, at);
    int looked_at = 0;
    for (int right = -1; right <= 1; right++)
        for (int up = -1; up <= 1; up++)
            for (int i = cell_first(t, (struct cell){c.column + right, c.row + up});
                 i && looked_at < VISITS; i = t->entry[i - 1].next, looked_at++)
                if (t->entry[i - 1].item != chain && !is_drawn_over(f, chain, t->entry[i - 1].item))
                    return true;
    return false;
}

/* Is a stroke's every tenth point, or more, one of another stroke? */
static bool is_met_often(const struct freehand *f, const struct cell_table *t, int chain)
{
    const struct chain *c = &f->chain[chain];
    int met = 0;
    for (int i = 1; i < c->count; i++) met += meets_another(f, t, point_of(f, c, i), chain);
    return 10 * met >= c->count;
}

/* ---- corners ---- */

static double distance_to_line(struct vector from, struct vector to, struct vector at)
{
    const struct vector way = minus(to, from), off = minus(at, from);
    const double squared = dot(way, way), along = squared > 0 ? dot(off, way) / squared : 0;
    const double within = along < 0 ? 0 : along > 1 ? 1 : along;
    return length_of(minus(off, times(within, way)));
}

/* The point between two others that is farthest from the line between them. */
static int farthest(struct freehand *f, const struct chain *c, int from, int to, double *distance)
{
    int best = from;
    *distance = 0;
    for (int i = from + 1; i < to; i++) {
        const double here =
            distance_to_line(point_of(f, c, from), point_of(f, c, to), point_of(f, c, i));
        if (here > *distance) {
            *distance = here;
            best = i;
        }
    }
    const size_t visits = (size_t)(to - from);
    f->work = f->work > visits ? f->work - visits : 0;
    return best;
}

static bool is_closed(const struct freehand *f, const struct chain *c)
{
    const struct vector apart = minus(point_of(f, c, 0), point_of(f, c, c->count));
    return apart.x == 0 && apart.y == 0;
}

/* Fills in `corner`; returns how many there are, with both ends; 0: that would be too much work. */
static int find_corners(struct freehand *f, const struct chain *c, double most)
{
    int corners = 1, waiting = 1;
    f->corner[0] = 0;
    f->stack[0] = c->count;
    while (waiting && f->work) {
        double distance;
        const int from = f->corner[corners - 1], to = f->stack[waiting - 1];
        const int between = farthest(f, c, from, to, &distance);
        if (distance > most) f->stack[waiting++] = between;
        else {
            f->corner[corners++] = to;
            waiting--;
        }
    }
    return f->work ? corners : 0;
}

/* Approximately the sine of half the turn from one direction to another, from 0 to 1. */
static double turn(struct vector before, struct vector after)
{
    const double lengths = length_of(before) * length_of(after);
    return lengths > 0 ? square_root((1 - dot(before, after) / lengths) / 2) : 0;
}

/* How far the pen may be from the line between two points of its stroke, at the point that is farthest from it.  People seldom
   mean a turn of less than 15 degrees, but a pen that wavers makes such turns.  */
static double allowed_between(const struct freehand *f, const struct chain *c, int from, int at, int to,
                              const struct slip *slip)
{
    const struct vector here = point_of(f, c, at);
    const double turned = turn(minus(here, point_of(f, c, from)), minus(point_of(f, c, to), here));
    return turned < 0.13 ? slip->wavering : slip->most;
}

/* The corner that is needed least: the stroke between its neighbours stays closest to the line between these.  Moves the
   others to the point where the stroke is farthest from that line.  0: each corner is needed.  */
static int needless_corner(struct freehand *f, const struct chain *c, int corners,
                           const struct slip *slip)
{
    double least = 1;
    int found = 0;
    for (int i = 1; i + 1 < corners && f->work; i++) {
        double distance;
        const int from = f->corner[i - 1], to = f->corner[i + 1];
        const int between = farthest(f, c, from, to, &distance);
        const double allowed = allowed_between(f, c, from, between, to, slip);
        if (distance > allowed) f->corner[i] = between;
        else if (distance <= least * allowed) {
            least = distance / allowed;
            found = i;
        }
    }
    return found;
}

/* Where the stroke runs along the line between two corners, a slip of the pen decides which of its points is farthest from
   that line, and any point of a side that is straight may become a corner.  Once its neighbours are known, it is seen to be
   none.  */
static int drop_needless(struct freehand *f, const struct chain *c, int corners, const struct slip *slip)
{
    int dropped;
    while ((dropped = needless_corner(f, c, corners, slip)) && f->work) {
        corners--;
        for (int i = dropped; i < corners; i++) f->corner[i] = f->corner[i + 1];
    }
    return f->work ? corners : 0;
}

/* A closed stroke need not begin at a corner: it is taken to begin at the next one, so that its beginning is judged like
   all other points.  */
static int begin_at_corner(const struct freehand *f, const struct chain *c, int corners)
{
    if (!is_closed(f, c) || corners < 4) return corners;
    for (int i = 0; i + 1 < corners; i++) f->corner[i] = f->corner[i + 1];
    f->corner[corners - 1] = f->corner[0] + c->count;
    return corners;
}

/* The corners of a stroke, as few as possible; 0: that would be too much work. */
static int settle_corners(struct freehand *f, const struct chain *c, struct slip slip)
{
    const int found = drop_needless(f, c, find_corners(f, c, slip.most), &slip);
    return drop_needless(f, c, begin_at_corner(f, c, found), &slip);
}

static double diagonal(const struct freehand *f, const struct chain *c)
{
    struct box box = box_of(point_of(f, c, 0));
    for (int i = 1; i <= c->count; i++) box_add(&box, point_of(f, c, i));
    return length_of(minus(box.high, box.low));
}

/* How far the pen was from the lines between these corners, at most. */
static double slip_between(struct freehand *f, const struct chain *c, int corners)
{
    double most = 0;
    for (int i = 0; i + 1 < corners; i++) {
        double distance;
        (void)farthest(f, c, f->corner[i], f->corner[i + 1], &distance);
        if (distance > most) most = distance;
    }
    return most;
}

/* How far a pen may be from the intended line: by the same amount on any line, but by less on short ones. */
static double slip_of(const struct freehand *f, const struct chain *c)
{
    const double own = diagonal(f, c), of_all = 0.006 * f->strokes->size;
    if (f->given > 0) return f->given;
    const double most = 0.02 * own > of_all ? 0.02 * own : of_all;
    return most < 0.08 * own ? most : 0.08 * own;
}

/* ---- curves ---- */

/* The first point of the stroke, in this direction, that is at least this far from a corner. */
static struct vector walk(const struct freehand *f, const struct chain *c, int corner, int step,
                          double distance)
{
    const struct vector start = point_of(f, c, corner);
    int i = corner > c->count ? corner - c->count : corner;
    do {
        i += step;
        if (is_closed(f, c) && (i < 0 || i > c->count)) i += i < 0 ? c->count : -c->count;
    } while (i > 0 && i < c->count && length_of(minus(point_of(f, c, i), start)) < distance);
    return point_of(f, c, i < 0 ? 0 : i > c->count ? c->count : i);
}

/* Close to a corner, a straight line has already turned or not turned yet; a curve is still turning. */
static bool is_smooth(const struct freehand *f, const struct chain *c, int before, int corner, int after)
{
    const struct vector at = point_of(f, c, corner);
    const struct vector in = minus(at, point_of(f, c, before)), out = minus(point_of(f, c, after), at);
    const double first = length_of(in), second = length_of(out);
    const double near = 0.25 * (first < second ? first : second);
    const struct vector in_near = minus(at, walk(f, c, corner, -1, near));
    const struct vector out_near = minus(walk(f, c, corner, 1, near), at);
    return turn(in_near, out_near) < 0.5 * turn(in, out);
}

/* How many turns take place slowly?  With few points this cannot be decided. */
static int smooth_corners(const struct freehand *f, const struct chain *c, int corners)
{
    int smooth = 0;
    for (int i = 1; i + 1 < corners; i++)
        smooth += is_smooth(f, c, f->corner[i - 1], f->corner[i], f->corner[i + 1]);
    if (is_closed(f, c) && corners > 3)
        smooth += is_smooth(f, c, f->corner[corners - 2], f->corner[0], f->corner[1]);
    return smooth;
}

/* ---- lines ---- */

static void add_line(struct freehand *f, const waltz_segment *like, int given, struct vector from,
                     struct vector to)
{
    waltz_segment line = *like;
    line.x1 = from.x;
    line.y1 = from.y;
    line.x2 = to.x;
    line.y2 = to.y;
    f->line[f->lines] = line;
    f->line_given[f->lines++] = given;
}

/* The lines of a chain: those between its corners if a pen drew it, else its segments. */
static void add_chain(struct freehand *f, struct chain *c, int corners)
{
    const struct strokes *s = f->strokes;
    c->line = f->lines;
    for (int i = 0; i + 1 < corners; i++) {
        const int from = f->corner[i], segment = c->first + from % c->count;
        add_line(f, stroke(s, segment), s->given[segment], point_of(f, c, from),
                 point_of(f, c, f->corner[i + 1]));
    }
    for (int i = 0; !corners && i < c->count; i++)
        add_line(f, stroke(s, c->first + i), s->given[c->first + i], point_of(f, c, i),
                 point_of(f, c, i + 1));
    c->lines = f->lines - c->line;
    c->by_hand = corners > 0;
}

static bool are_close(const waltz_segment *a, const waltz_segment *b)
{
    const struct vector way = {a->x2 - a->x1, a->y2 - a->y1};
    const struct vector first = {b->x1 - a->x1, b->y1 - a->y1}, second = {b->x2 - a->x2, b->y2 - a->y2};
    const double most = 0.1 * 0.1 * dot(way, way);
    return dot(first, first) <= most && dot(second, second) <= most;
}

/* Where a stroke is drawn over the previous one, the mean of both is the intended line. */
static void merge_with_last(struct freehand *f, const struct chain *last, struct chain *c)
{
    if (!last->by_hand || !c->by_hand || last->lines != c->lines) return;
    for (int i = 0; i < c->lines; i++)
        if (!are_close(&f->line[last->line + i], &f->line[c->line + i])) return;
    for (int i = 0; i < c->lines; i++) {
        waltz_segment *a = &f->line[last->line + i];
        const waltz_segment *b = &f->line[c->line + i];
        a->x1 = (a->x1 + b->x1) / 2;
        a->y1 = (a->y1 + b->y1) / 2;
        a->x2 = (a->x2 + b->x2) / 2;
        a->y2 = (a->y2 + b->y2) / 2;
    }
    f->lines -= c->lines;
    c->by_hand = false; /* it was removed: the next one has its place */
}

/* Is a stroke as straight as its coordinates can say? */
static bool is_exact(const struct freehand *f, double slip)
{
    return slip <= exact_tolerance(f->strokes) || slip <= tolerance_of_rounding(f->strokes);
}

/* The corners of a chain that a pen drew; 0: not drawn by a pen.  False: it is curved. */
static bool look_at_chain(struct freehand *f, const struct cell_table *t, int chain, int *corners)
{
    const struct chain *c = &f->chain[chain];
    *corners = 0;
    if (c->count < FEWEST || is_met_often(f, t, chain)) return true;
    const double most = slip_of(f, c), bow = f->given > 0 ? most : BOW * most;
    int found = settle_corners(f, c, (struct slip){most, most});
    if (!found || SHARE * (found - 1) > c->count) return true;
    *corners = found;
    const bool curved =
        f->given == 0 && 2 * smooth_corners(f, c, found) > found - (is_closed(f, c) ? 1 : 2);
    if (!curved && is_exact(f, slip_between(f, c, found))) return true;
    found = settle_corners(f, c, (struct slip){most, bow});
    *corners = found;
    if (!curved || !smooth_corners(f, c, found)) return true;
    *corners = settle_corners(f, c, (struct slip){bow, bow}); /* is it a single line? */
    return *corners == 2;
}

static bool refuse_curve(const struct freehand *f, const struct chain *c, waltz_error *error)
{
    struct problems p = {.size = f->strokes->size, .y_down = f->strokes->y_down};
    report(&p, stroke(f->strokes, c->first), SAY_line_is_curved, point_of(f, c, 0));
    if (error) *error = p.first;
    return false;
}

static void note_slip(struct freehand *f, double slip)
{
    if (!is_exact(f, slip) && slip > f->strokes->slip) f->strokes->slip = slip;
}

static bool straighten_chains(struct freehand *f, const struct cell_table *t, waltz_error *error)
{
    for (int k = 0; k < f->chains; k++) {
        int corners;
        if (should_stop(&f->strokes->stopping, (size_t)k)) return fail_as_stopped(error);
        if (!look_at_chain(f, t, k, &corners)) return refuse_curve(f, &f->chain[k], error);
        add_chain(f, &f->chain[k], corners);
        note_slip(f, slip_between(f, &f->chain[k], corners));
        if (corners) f->strokes->by_hand = true;
        if (k) merge_with_last(f, &f->chain[k - 1], &f->chain[k]);
    }
    return true;
}

static bool any_long_chain(const struct freehand *f)
{
    for (int k = 0; k < f->chains; k++)
        if (f->chain[k].count >= FEWEST) return true;
    return false;
}

/* Replaces the segments by the lines. */
static void take_over(struct freehand *f)
{
    struct strokes *s = f->strokes;
    waltz_segment *const segment = s->segment;
    int *const given = s->given;
    s->segment = f->line;
    s->given = f->line_given;
    s->count = f->lines;
    s->length = 0;
    for (int i = 0; i < s->count; i++)
        s->length += length_of(minus(end_of(s, 2 * i + 1), end_of(s, 2 * i)));
    f->line = segment;
    f->line_given = given;
}

bool straighten_strokes(struct strokes *s, double tolerance, waltz_error *error)
{
    const size_t count = (size_t)s->count;
    struct freehand f = {.strokes = s,
                         .chain = new_array(count, sizeof *f.chain),
                         .corner = new_array(count + 2, sizeof *f.corner),
                         .stack = new_array(count + 2, sizeof *f.stack),
                         .line = new_array(count, sizeof *f.line),
                         .line_given = new_array(count, sizeof *f.line_given),
                         .work = VISITS * (count + 1000),
                         .given = tolerance};
    struct cell_table t = {.slot = NULL};
    const double near = tolerance_of_rounding(s), least = exact_tolerance(s), most = 2e-3 * s->size;
    bool good = f.chain && f.corner && f.stack && f.line && f.line_given &&
                cell_table_open(&t, s->low,
                                near < least  ? least
                                : near > most ? most
                                              : near,
                                2 * count);
    if (good) find_chains(&f);
    if (good && any_long_chain(&f)) {
        good = enter_points(&f, &t);
        if (!good) fail_by_memory(error);
        good = good && straighten_chains(&f, &t, error);
        if (good) take_over(&f);
    } else if (!good) {
        fail_by_memory(error);
    }
    cell_table_close(&t);
    free(f.chain);
    free(f.corner);
    free(f.stack);
    free(f.line);
    free(f.line_given);
    return good;
}

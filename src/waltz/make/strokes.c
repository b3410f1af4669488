/* SPDX-License-Identifier: MIT */
/* strokes.c - a drawing as a person draws it: the bars of a T in one stroke, and the pen slips. */
#include "waltz/make/strokes.h"

#include "base/contract.h"
#include "base/rng.h"
#include "waltz/drawing/drawing.h"

/* Does the side point to the right, or straight up?  Sides that do form no circle. */
static bool leads_right(const waltz_drawing *d, int side)
{
    const struct vector along = minus(position(d, side_end(d, side)), position(d, side_start(d, side)));
    return along.x > 0 || (along.x == 0 && along.y > 0);
}

/* The side that continues as the other part of a T's bar, in the same direction; -1: none does. */
static int straight_on(const waltz_drawing *d, int side)
{
    const int at = side_end(d, side);
    if (d->junction[at].type != WALTZ_T) return -1;
    const int slot = slot_of(d, at, side >> 1);
    if (slot == 2) return -1;
    const int next = side_away(d, at, 1 - slot);
    return leads_right(d, side) == leads_right(d, next) ? next : -1;
}

/* Is the point on the line through two others, up to rounding? */
static bool on_line(struct vector start, struct vector through, struct vector point)
{
    const struct vector along = minus(through, start), to_point = minus(point, start);
    const double off = cross(along, to_point);
    return (off < 0 ? -off : off) <= 2e-6 * length_of(along);
}

/* From this side on to the right; bars that are only roughly in line stay apart. */
static void take_bars(const waltz_drawing *d, int side, segment_taker *take, void *context)
{
    struct vector start = position(d, side_start(d, side)), through = position(d, side_end(d, side));
    for (int next; (next = straight_on(d, side)) >= 0; side = next) {
        const struct vector here = position(d, side_end(d, side)),
                            there = position(d, side_end(d, next));
        if (on_line(start, through, there)) continue;
        take(context, start, here);
        start = here;
        through = there;
    }
    take(context, start, position(d, side_end(d, side)));
}

void for_each_segment(const waltz_drawing *d, segment_taker *take, void *context)
{
    for (int i = 0; i < d->lines; i++) {
        const int side = leads_right(d, 2 * i) ? 2 * i : 2 * i + 1;
        if (straight_on(d, side ^ 1) < 0) take_bars(d, side, take, context);
    }
}

struct list {
    waltz_segment *segment;
    int count;
};

static void add_segment(void *context, struct vector from, struct vector to)
{
    struct list *l = context;
    l->segment[l->count++] = (waltz_segment){.x1 = from.x, .y1 = from.y, .x2 = to.x, .y2 = to.y};
}

WALTZ_API int waltz_segments(const waltz_drawing *d, waltz_segment *segments)
{
    REQUIRE(d && segments, "drawing or segments is NULL");
    REQUIRE(d->placed, "segments of a drawing without coordinates");
    struct list l = {segments, 0};
    for_each_segment(d, add_segment, &l);
    return l.count;
}

/* Any point of a disc, each equally likely. */
static struct vector slip(struct rng *r, double most)
{
    const int fine = 1 << 20;
    for (;;) {
        struct vector v;
        v.x = 2.0 * rng_below(r, fine + 1) / fine - 1;
        v.y = 2.0 * rng_below(r, fine + 1) / fine - 1;
        if (dot(v, v) <= 1) return times(most, v);
    }
}

WALTZ_API void waltz_shake(waltz_segment *segments, int count, double share, uint64_t seed)
{
    REQUIRE(segments || !count, "segments is NULL");
    struct rng r = rng_from_seed(seed);
    if (!count) return;
    struct box box = box_of((struct vector){segments[0].x1, segments[0].y1});
    for (int i = 0; i < count; i++) {
        box_add(&box, (struct vector){segments[i].x1, segments[i].y1});
        box_add(&box, (struct vector){segments[i].x2, segments[i].y2});
    }
    const double width = box.high.x - box.low.x, height = box.high.y - box.low.y;
    const double most = share * (width > height ? width : height);
    for (int i = 0; i < count; i++) {
        const struct vector first = slip(&r, most), second = slip(&r, most);
        segments[i].x1 += first.x;
        segments[i].y1 += first.y;
        segments[i].x2 += second.x;
        segments[i].y2 += second.y;
    }
}

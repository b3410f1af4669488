/* SPDX-License-Identifier: MIT */
/* print_drawing.c - drawings as text that a reader reads back. */
#include "base/contract.h"
#include "base/decimal.h"
#include "waltz/drawing.h"

static void print_names(struct out *o, const waltz_drawing *d, int junction, char separator)
{
    for (int i = 0; i < d->junction[junction].degree; i++) {
        if (i || separator == ' ') out_char(o, separator);
        out_text(o, d->junction[neighbour(d, junction, i)].name);
    }
}

/* ---- lists ---- */

/* Millionths, as a reader keeps them. */
static void print_point(struct out *o, struct vector point)
{
    out_decimal(o, point.x, 6);
    out_char(o, ' ');
    out_decimal(o, point.y, 6);
}

static void print_junctions(struct out *o, const waltz_drawing *d)
{
    for (int j = 0; j < d->junctions; j++) {
        out_format(o, "J %s %c", d->junction[j].name, waltz_type_letter(d->junction[j].type));
        print_names(o, d, j, ' ');
        out_char(o, '\n');
    }
    for (int j = 0; j < d->junctions && d->placed; j++) {
        out_format(o, "P %s ", d->junction[j].name);
        print_point(o, position(d, j));
        out_char(o, '\n');
    }
}

static void print_lines(struct out *o, const waltz_drawing *d)
{
    static const char sign[WALTZ_LABELS] = {
        [WALTZ_CONCAVE] = '-', [WALTZ_CONVEX] = '+', [WALTZ_IN] = '<', [WALTZ_OUT] = '>'};
    for (int i = 0; i < d->lines; i++) {
        const waltz_line *l = &d->line[i];
        const char *from = d->junction[l->from].name, *to = d->junction[l->to].name;
        if (l->outline == WALTZ_OUT) out_format(o, "O %s %s\n", from, to);
        else if (l->outline == WALTZ_IN) out_format(o, "O %s %s\n", to, from);
    }
    for (int i = 0; i < d->lines; i++) {
        const waltz_line *l = &d->line[i];
        if (l->known != WALTZ_NO_LABEL)
            out_format(o, "L %s %s %c\n", d->junction[l->from].name, d->junction[l->to].name,
                       sign[l->known]);
    }
}

/* ---- short ---- */

/* Several in a line, as a person would break them. */
static void print_short(struct out *o, const waltz_drawing *d)
{
    enum { IN_A_LINE = 8 };
    for (int j = 0; j < d->junctions; j++) {
        out_format(o, "%s:%c(", d->junction[j].name, waltz_type_letter(d->junction[j].type));
        print_names(o, d, j, ',');
        out_char(o, ')');
        out_char(o, j + 1 == d->junctions || j % IN_A_LINE == IN_A_LINE - 1 ? '\n' : ' ');
    }
}

/* ---- segments ---- */

/* Does the side point to the right, or straight up?  Sides that do form no circle. */
static bool leads_right(const waltz_drawing *d, int side)
{
    const struct vector along = minus(position(d, side_end(d, side)), position(d, side_start(d, side)));
    return along.x > 0 || (along.x == 0 && along.y > 0);
}

/* The side that goes on as the other part of a T's bar, in the same direction; -1: none does. */
static int straight_on(const waltz_drawing *d, int side)
{
    const int at = side_end(d, side);
    if (d->junction[at].type != WALTZ_T) return -1;
    const int slot = slot_of(d, at, side >> 1);
    if (slot == 2) return -1;
    const int next = side_away(d, at, 1 - slot);
    return leads_right(d, side) == leads_right(d, next) ? next : -1;
}

/* Is the point, but for rounding, on the line through two others? */
static bool on_line(struct vector start, struct vector through, struct vector point)
{
    const struct vector along = minus(through, start), to_point = minus(point, start);
    const double off = cross(along, to_point);
    return (off < 0 ? -off : off) <= 2e-6 * length_of(along);
}

static void print_segment(struct out *o, struct vector from, struct vector to)
{
    print_point(o, from);
    out_char(o, ' ');
    print_point(o, to);
    out_char(o, '\n');
}

/* From this side on to the right; bars that are only roughly in line stay apart. */
static void print_bars(struct out *o, const waltz_drawing *d, int side)
{
    struct vector start = position(d, side_start(d, side)), through = position(d, side_end(d, side));
    for (int next; (next = straight_on(d, side)) >= 0; side = next) {
        const struct vector here = position(d, side_end(d, side)),
                            there = position(d, side_end(d, next));
        if (on_line(start, through, there)) continue;
        print_segment(o, start, here);
        start = here;
        through = there;
    }
    print_segment(o, start, position(d, side_end(d, side)));
}

static void print_segments(struct out *o, const waltz_drawing *d)
{
    for (int i = 0; i < d->lines; i++) {
        const int side = leads_right(d, 2 * i) ? 2 * i : 2 * i + 1;
        if (straight_on(d, side ^ 1) < 0) print_bars(o, d, side);
    }
}

WALTZ_API void waltz_print(const waltz_drawing *d, waltz_form form, waltz_sink sink)
{
    char buffer[1024];
    struct out o = out_to_sink(sink.write, sink.context, buffer, sizeof buffer);
    if (d->title) out_format(&o, "drawing %s\n", d->title);
    switch (form) {
    case WALTZ_FORM_LIST:
        print_junctions(&o, d);
        print_lines(&o, d);
        break;
    case WALTZ_FORM_SHORT: print_short(&o, d); break;
    case WALTZ_FORM_SEGMENTS:
        REQUIRE(d->placed, "segments of a drawing without coordinates");
        print_segments(&o, d);
        break;
    }
    out_flush(&o);
}

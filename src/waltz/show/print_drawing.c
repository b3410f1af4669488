/* SPDX-License-Identifier: MIT */
/* print_drawing.c - drawings as text that a reader reads back. */
#include "base/contract.h"
#include "base/decimal.h"
#include "waltz/drawing/drawing.h"
#include "waltz/make/strokes.h"

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

/* Several on a line, broken as a person would do it. */
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

static void print_segment(void *context, struct vector from, struct vector to)
{
    struct out *o = context;
    print_point(o, from);
    out_char(o, ' ');
    print_point(o, to);
    out_char(o, '\n');
}

WALTZ_API void waltz_print(const waltz_drawing *d, waltz_form form, waltz_sink sink)
{
    REQUIRE(d && sink.write, "drawing is NULL, or there is no sink");
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
        for_each_segment(d, print_segment, &o);
        break;
    }
    out_flush(&o);
}

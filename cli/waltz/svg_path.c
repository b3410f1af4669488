/* SPDX-License-Identifier: MIT */
/* svg_path.c - see svg_path.h

   A path consists of commands, each a letter and its numbers; more numbers repeat the command, and a repeated move is a line.
   Lower-case letters are relative to the current point.  Some editors write straight lines as curves whose control points lie
   on them: these are read as lines.  Other curves are cut into pieces: they may be straight lines drawn by hand, and the
   library decides whether they are.  */
#include "waltz/svg_path.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

#include "waltz/svg_tree.h"

static const double flatness =
    0.001; /* of a curve that counts as straight, as a fraction of its length */

enum { MOST_NUMBERS = 6, CURVE_PIECES = 32 };

struct walk {
    const char *at;
    struct svg_point here, start;
    struct svg_point control; /* the last one, for curves that continue smoothly */
    char last;                /* the last command, as a capital; 0: none */
    svg_stroke *stroke;
    void *context;
};

static bool refuse(char *wrong, const char *why, const char *at)
{
    if (*at) snprintf(wrong, SVG_WRONG, "%s at '%s'", why, svg_excerpt(at).text);
    else snprintf(wrong, SVG_WRONG, "its data ends too early");
    return false;
}

/* ---- geometry ---- */

static void line_to(struct walk *w, struct svg_point to)
{
    w->stroke(w->context, w->here, to, true);
    w->here = to;
}

static struct svg_point mirrored(struct svg_point centre, struct svg_point p)
{
    return (struct svg_point){2 * centre.x - p.x, 2 * centre.y - p.y};
}

/* Does the control point lie on the line from one end to the other? */
static bool lies_between(struct svg_point from, struct svg_point to, struct svg_point control)
{
    const double x = to.x - from.x, y = to.y - from.y, square = x * x + y * y;
    const double along = (control.x - from.x) * x + (control.y - from.y) * y;
    const double aside = (control.x - from.x) * y - (control.y - from.y) * x;
    if (square <= 0) return control.x == from.x && control.y == from.y;
    return fabs(aside) <= flatness * square && along >= -flatness * square &&
           along <= (1 + flatness) * square;
}

/* ---- commands ---- */

static int number_count(char command)
{
    switch (command) {
    case 'M':
    case 'L':
    case 'T': return 2;
    case 'H':
    case 'V': return 1;
    case 'S':
    case 'Q': return 4;
    case 'C': return 6;
    default: return 0;
    }
}

/* Its points, with those that a smooth curve omits filled in.  The last is the end. */
static int curve_points(const struct walk *w, char command, const struct svg_point *given,
                        struct svg_point *point)
{
    const bool cubic = command == 'C' || command == 'S';
    const bool smooth = command == 'S' || command == 'T';
    const bool goes_on = cubic ? w->last == 'C' || w->last == 'S' : w->last == 'Q' || w->last == 'T';
    const int points = cubic ? 3 : 2;
    for (int i = 0; i < points; i++) {
        if (!smooth) point[i] = given[i];
        else if (i) point[i] = given[i - 1];
        else point[i] = goes_on ? mirrored(w->here, w->control) : w->here;
    }
    return points;
}

static struct svg_point between(struct svg_point a, struct svg_point b, double t)
{
    return (struct svg_point){a.x + t * (b.x - a.x), a.y + t * (b.y - a.y)};
}

/* A point of the curve that begins here, by de Casteljau's method. */
static struct svg_point curve_at(struct svg_point here, const struct svg_point *point, int points,
                                 double t)
{
    struct svg_point p[4] = {here};
    for (int i = 0; i < points; i++) p[i + 1] = point[i];
    for (int left = points; left > 0; left--)
        for (int i = 0; i < left; i++) p[i] = between(p[i], p[i + 1], t);
    return p[0];
}

static void draw_curve(struct walk *w, char command, const struct svg_point *given)
{
    struct svg_point point[3];
    const int points = curve_points(w, command, given, point);
    const struct svg_point end = point[points - 1], start = w->here;
    bool straight = true;
    for (int i = 0; i < points - 1; i++) straight = straight && lies_between(start, end, point[i]);
    w->control = point[points - 2];
    for (int i = 1; i < CURVE_PIECES && !straight; i++) {
        const struct svg_point next = curve_at(start, point, points, (double)i / CURVE_PIECES);
        w->stroke(w->context, w->here, next, false);
        w->here = next;
    }
    w->stroke(w->context, w->here, end, straight);
    w->here = end;
}

static void run(struct walk *w, char command, bool relative, const double *number)
{
    const struct svg_point origin = relative ? w->here : (struct svg_point){0, 0};
    struct svg_point point[3] = {{0, 0}};
    for (int i = 0; i < number_count(command) / 2; i++)
        point[i] = (struct svg_point){origin.x + number[2 * i], origin.y + number[2 * i + 1]};
    switch (command) {
    case 'M': w->here = w->start = point[0]; break;
    case 'L': line_to(w, point[0]); break;
    case 'H': line_to(w, (struct svg_point){origin.x + number[0], w->here.y}); break;
    case 'V': line_to(w, (struct svg_point){w->here.x, origin.y + number[0]}); break;
    case 'Z': line_to(w, w->start); break;
    default: draw_curve(w, command, point); break;
    }
}

static bool read_numbers(struct walk *w, int count, double *number, char *wrong)
{
    for (int i = 0; i < count; i++) {
        w->at = i ? svg_skip_comma(w->at) : svg_skip_blanks(w->at);
        if (!svg_number(&w->at, &number[i])) return refuse(wrong, "expected a number", w->at);
    }
    return true;
}

static bool begins_number(const char *text) { return *text && strchr("+-.0123456789", *text); }

/* A command with all its repetitions. */
static bool read_command(struct walk *w, char *wrong)
{
    static const char commands[] = "MmLlHhVvZzCcSsQqTtAa";
    const char *letter = w->at;
    const char *place = strchr(commands, *letter);
    if (!place) return refuse(wrong, "expected a command", letter);
    const bool relative = (place - commands) % 2 == 1;
    char command = *(place - relative);
    if (!w->last && command != 'M') return refuse(wrong, "its data does not begin with M", letter);
    if (command == 'A') return refuse(wrong, "arcs are not supported", letter);
    w->at++;
    for (;;) {
        double number[MOST_NUMBERS];
        if (!read_numbers(w, number_count(command), number, wrong)) return false;
        run(w, command, relative, number);
        w->last = command;
        if (command == 'M') command = 'L'; /* a repeated move is a line */
        const char *next = svg_skip_comma(w->at);
        if (command == 'Z' || !begins_number(next)) break;
        w->at = next;
    }
    w->at = svg_skip_blanks(w->at);
    return true;
}

bool svg_path(const char *data, svg_stroke *stroke, void *context, char wrong[SVG_WRONG])
{
    struct walk w = {.at = svg_skip_blanks(data), .stroke = stroke, .context = context};
    if (strcmp(w.at, "none") == 0) return true;
    while (*w.at)
        if (!read_command(&w, wrong)) return false;
    return true;
}

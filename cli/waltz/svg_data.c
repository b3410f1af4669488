/* SPDX-License-Identifier: MIT */
/* svg_data.c - see svg_data.h */
#include "waltz/svg_data.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

static const double radians = 3.14159265358979323846 / 180; /* in a degree */

const struct svg_matrix svg_identity = {1, 0, 0, 1, 0, 0};

struct svg_matrix svg_product(const struct svg_matrix *o, const struct svg_matrix *i)
{
    return (struct svg_matrix){o->a * i->a + o->c * i->b,        o->b * i->a + o->d * i->b,
                               o->a * i->c + o->c * i->d,        o->b * i->c + o->d * i->d,
                               o->a * i->e + o->c * i->f + o->e, o->b * i->e + o->d * i->f + o->f};
}

struct svg_point svg_moved(const struct svg_matrix *m, struct svg_point p)
{
    return (struct svg_point){m->a * p.x + m->c * p.y + m->e, m->b * p.x + m->d * p.y + m->f};
}

const char *svg_skip_blanks(const char *text) { return text + strspn(text, " \t\r\n\f"); }

const char *svg_skip_comma(const char *text)
{
    text = svg_skip_blanks(text);
    return *text == ',' ? svg_skip_blanks(text + 1) : text;
}

/* ---- numbers ---- */

static const char *skip_digits(const char *text) { return text + strspn(text, "0123456789"); }

/* The end of the number, or NULL if there is none.  strtod() alone would accept hexadecimal numbers and words. */
static const char *number_end(const char *text)
{
    if (*text == '+' || *text == '-') text++;
    const char *whole = skip_digits(text);
    const char *end = *whole == '.' ? skip_digits(whole + 1) : whole;
    if (end - text == (*whole == '.')) return NULL; /* no digit */
    if (*end == 'e' || *end == 'E') {
        const char *power = end + 1;
        if (*power == '+' || *power == '-') power++;
        if (skip_digits(power) > power) end = skip_digits(power);
    }
    return end;
}

bool svg_number(const char **text, double *number)
{
    const char *end = number_end(*text);
    char *stopped;
    if (!end) return false;
    *number = strtod(*text, &stopped);
    *text = end;
    return stopped == end && isfinite(*number);
}

bool svg_length(const char *text, double whole, double *length)
{
    static const struct {
        const char *name;
        double pixels;
    } units[] = {{"", 1},        {"px", 1},  {"mm", 96 / 25.4}, {"cm", 96 / 2.54}, {"in", 96},
                 {"pt", 4. / 3}, {"pc", 16}, {"q", 96 / 101.6}, {"Q", 96 / 101.6}};
    text = svg_skip_blanks(text);
    if (!svg_number(&text, length)) return false;
    const size_t unit = strcspn(text, " \t\r\n\f");
    if (*svg_skip_blanks(text + unit)) return false;
    if (unit == 1 && *text == '%') {
        *length *= whole / 100;
        return whole > 0;
    }
    for (size_t i = 0; i < sizeof units / sizeof *units; i++)
        if (strlen(units[i].name) == unit && strncmp(text, units[i].name, unit) == 0) {
            *length *= units[i].pixels;
            return true;
        }
    return false;
}

/* ---- transforms ---- */

static struct svg_matrix turned(const double *n, int count)
{
    const double cosine = cos(n[0] * radians), sine = sin(n[0] * radians);
    struct svg_matrix m = {cosine, sine, -sine, cosine, 0, 0};
    if (count == 3) { /* about a point */
        m.e = n[1] - cosine * n[1] + sine * n[2];
        m.f = n[2] - sine * n[1] - cosine * n[2];
    }
    return m;
}

static bool one_transform(const char *name, size_t length, const double *n, int count,
                          struct svg_matrix *m)
{
    static const struct {
        const char *name;
        unsigned counts; /* bit i: it may have i numbers */
    } kinds[] = {{"matrix", 1u << 6},          {"translate", 1u << 1 | 1u << 2},
                 {"scale", 1u << 1 | 1u << 2}, {"rotate", 1u << 1 | 1u << 3},
                 {"skewX", 1u << 1},           {"skewY", 1u << 1}};
    enum { MATRIX, TRANSLATE, SCALE, ROTATE, SKEW_X, SKEW_Y, KINDS };
    int kind = 0;
    while (kind < KINDS && (strncmp(kinds[kind].name, name, length) != 0 || kinds[kind].name[length]))
        kind++;
    if (kind == KINDS || !(kinds[kind].counts >> count & 1)) return false;
    switch (kind) {
    case MATRIX: *m = (struct svg_matrix){n[0], n[1], n[2], n[3], n[4], n[5]}; break;
    case TRANSLATE: *m = (struct svg_matrix){1, 0, 0, 1, n[0], count > 1 ? n[1] : 0}; break;
    case SCALE: *m = (struct svg_matrix){n[0], 0, 0, count > 1 ? n[1] : n[0], 0, 0}; break;
    case ROTATE: *m = turned(n, count); break;
    case SKEW_X: *m = (struct svg_matrix){1, 0, tan(n[0] * radians), 1, 0, 0}; break;
    default: *m = (struct svg_matrix){1, tan(n[0] * radians), 0, 1, 0, 0}; break;
    }
    return true;
}

bool svg_transform(const char *text, struct svg_matrix *m)
{
    enum { MOST_NUMBERS = 6 };
    *m = svg_identity;
    for (text = svg_skip_blanks(text); *text; text = svg_skip_comma(text)) {
        const char *name = text;
        double number[MOST_NUMBERS];
        int count = 0;
        struct svg_matrix inner;
        const size_t length = strcspn(text, " \t\r\n\f(");
        text = svg_skip_blanks(text + length);
        if (*text != '(') return false;
        for (text = svg_skip_blanks(text + 1); *text != ')'; text = svg_skip_comma(text))
            if (count == MOST_NUMBERS || !svg_number(&text, &number[count++])) return false;
        text++;
        if (!one_transform(name, length, number, count, &inner)) return false;
        *m = svg_product(m, &inner);
    }
    return true;
}

/* ---- pictures within rectangles ---- */

/* 0, 0.5 or 1, of a word such as xMidYMax. */
static double alignment(const char *word)
{
    return strncmp(word, "Min", 3) == 0 ? 0 : strncmp(word, "Max", 3) == 0 ? 1 : 0.5;
}

bool svg_fit(const char *view_box, const char *aspect, double width, double height, struct svg_matrix *m,
             double size[2])
{
    double box[4];
    *m = svg_identity;
    size[0] = width;
    size[1] = height;
    if (!view_box) return true;
    view_box = svg_skip_blanks(view_box);
    for (int i = 0; i < 4; i++, view_box = svg_skip_comma(view_box))
        if (!svg_number(&view_box, &box[i])) return false;
    if (*view_box || !(box[2] > 0) || !(box[3] > 0)) return false;
    double x = width > 0 ? width / box[2] : 1, y = height > 0 ? height / box[3] : 1;
    aspect = svg_skip_blanks(aspect ? aspect : "");
    m->e = m->f = 0;
    if (strncmp(aspect, "none", 4) != 0) {
        const bool named = *aspect == 'x' && strlen(aspect) >= 8;
        const double scale = strstr(aspect, "slice") ? (x > y ? x : y) : x < y ? x : y;
        m->e = (named ? alignment(aspect + 1) : 0.5) * (width - scale * box[2]) * (width > 0);
        m->f = (named ? alignment(aspect + 5) : 0.5) * (height - scale * box[3]) * (height > 0);
        x = y = scale;
    }
    *m = (struct svg_matrix){x, 0, 0, y, m->e - x * box[0], m->f - y * box[1]};
    size[0] = box[2];
    size[1] = box[3];
    return true;
}

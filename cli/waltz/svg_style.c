/* SPDX-License-Identifier: MIT */
/* svg_style.c - see svg_style.h */
#include "waltz/svg_style.h"

#include <ctype.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>

/* ---- colours ---- */

struct colour {
    double red, green, blue, alpha; /* 0 to 1 */
};

static int hexadecimal(char c)
{
    if (c >= '0' && c <= '9') return c - '0';
    const char small = (char)tolower((unsigned char)c);
    return small >= 'a' && small <= 'f' ? small - 'a' + 10 : -1;
}

/* #rgb, #rgba, #rrggbb, #rrggbbaa */
static bool read_hexadecimal(struct svg_value v, struct colour *c)
{
    double part[4] = {0, 0, 0, 1};
    const size_t digits = v.length - 1, each = digits > 4 ? 2 : 1;
    if (digits != 3 && digits != 4 && digits != 6 && digits != 8) return false;
    for (size_t i = 0; i < digits / each; i++) {
        const int high = hexadecimal(v.text[1 + i * each]), low = hexadecimal(v.text[i * each + each]);
        if (high < 0 || low < 0) return false;
        part[i] = (16 * high + low) / 255.0;
    }
    *c = (struct colour){part[0], part[1], part[2], part[3]};
    return true;
}

/* The numbers in parentheses, as fractions of `whole`, or of 1 for the fourth; percentages are fractions already. */
static bool read_parts(struct svg_value v, double whole, double part[4])
{
    char copy[100];
    int count = 0;
    if (v.length >= sizeof copy) return false;
    memcpy(copy, v.text, v.length);
    copy[v.length] = '\0';
    const char *at = strchr(copy, '(');
    if (!at) return false;
    at++;
    while (count < 4) {
        char *end;
        at += strspn(at, " \t,/deg");
        const double number = strtod(at, &end);
        if (end == at) break;
        const bool percent = *end == '%';
        part[count] = percent ? number / 100 : count < 3 ? number / whole : number;
        count++;
        at = end + percent;
    }
    return count >= 3;
}

static bool read_rgb(struct svg_value v, struct colour *c)
{
    double part[4] = {0, 0, 0, 1};
    if (!read_parts(v, 255, part)) return false;
    *c = (struct colour){part[0], part[1], part[2], part[3]};
    return true;
}

/* One of red, green and blue, which are brightest at hues a third of the circle apart; hues from 0 to 1. */
static double part_of_hue(double hue, double saturation, double lightness)
{
    const double dark = lightness < 0.5 ? lightness : 1 - lightness;
    const double away = fabs(hue - floor(hue) - 0.5); /* 0.5 where it is brightest */
    const double bright = away * 6 - 1 < 0 ? 0 : away * 6 - 1 > 1 ? 1 : away * 6 - 1;
    return lightness + saturation * dark * (2 * bright - 1);
}

static bool read_hsl(struct svg_value v, struct colour *c)
{
    double part[4] = {0, 0, 0, 1};
    if (!read_parts(v, 1, part)) return false;
    const double hue = part[0] / 360;
    *c =
        (struct colour){part_of_hue(hue, part[1], part[2]), part_of_hue(hue - 1.0 / 3, part[1], part[2]),
                        part_of_hue(hue + 1.0 / 3, part[1], part[2]), part[3]};
    return true;
}

/* The first argument of a function such as light-dark(black, white); the last of var(--x, black). */
static struct svg_value argument(struct svg_value v, bool last)
{
    size_t from = 0, to;
    int open = 0;
    while (from < v.length && v.text[from] != '(') from++;
    from++;
    for (to = from; to < v.length; to++) {
        if (v.text[to] == '(') open++;
        if (v.text[to] == ')' && open-- == 0) break;
        if (v.text[to] != ',' || open) continue;
        if (!last) break;
        from = to + 1;
        last = false;
    }
    if (from >= v.length) return (struct svg_value){NULL, 0};
    while (from < to && isspace((unsigned char)v.text[from])) from++;
    while (to > from && isspace((unsigned char)v.text[to - 1])) to--;
    return (struct svg_value){v.text + from, to - from};
}

static bool begins(struct svg_value v, const char *word)
{
    const size_t length = strlen(word);
    return v.length > length && svg_value_is((struct svg_value){v.text, length}, word);
}

static enum svg_paint paint_of_colour(const struct colour *c)
{
    const double white = 0.98, dark = 0.5;
    if (c->alpha <= 0) return SVG_NO_PAINT;
    if (c->red >= white && c->green >= white && c->blue >= white) return SVG_WHITE;
    return c->red < dark && c->green < dark && c->blue < dark ? SVG_DARK : SVG_PAINTED;
}

static bool read_colour(struct svg_value v, struct colour *c)
{
    if (*v.text == '#') return read_hexadecimal(v, c);
    return begins(v, "hsl") ? read_hsl(v, c) : begins(v, "rgb") && read_rgb(v, c);
}

/* Is it the name of a colour, or a pattern? */
static bool is_name(struct svg_value v)
{
    for (size_t i = 0; i < v.length; i++)
        if (!isalpha((unsigned char)v.text[i]) && v.text[i] != '-') return begins(v, "url(");
    return true;
}

/* Anything else counts as some colour, and is `strange` unless it is NULL. */
static enum svg_paint paint_of(struct svg_value v, enum svg_paint current, struct svg_value *strange)
{
    struct colour c = {0, 0, 0, 1};
    const struct svg_value whole = v;
    if (strange) *strange = (struct svg_value){NULL, 0};
    if (begins(v, "light-dark(")) v = argument(v, false);
    if (begins(v, "var(")) v = argument(v, true);
    if (!v.length) return SVG_PAINTED;
    if (svg_value_is(v, "none") || svg_value_is(v, "transparent") || svg_value_is(v, "initial"))
        return SVG_NO_PAINT;
    if (svg_value_is(v, "white")) return SVG_WHITE;
    if (svg_value_is(v, "black")) return SVG_DARK;
    if (svg_value_is(v, "currentcolor")) return current == SVG_UNSAID ? SVG_DARK : current;
    if (read_colour(v, &c)) return paint_of_colour(&c);
    if (strange && (!is_name(v) || begins(v, "--"))) *strange = whole;
    return SVG_PAINTED;
}

/* ---- numbers ---- */

/* Is it a number, with any unit, that is 0 or negative? */
static bool is_nothing(struct svg_value v)
{
    char copy[40], *end;
    if (!v.length || v.length >= sizeof copy) return false;
    memcpy(copy, v.text, v.length);
    copy[v.length] = '\0';
    const double number = strtod(copy, &end);
    return end != copy && number <= 0;
}

/* Are there gaps between the dashes?  Gaps are every second number of a list that repeats. */
static bool is_dashed(struct svg_value v)
{
    enum { MOST = 16 };
    double number[MOST];
    int count = 0;
    if (!v.length || svg_value_is(v, "none")) return false;
    const char *at = v.text, *const end = v.text + v.length;
    while (at < end && count < MOST) {
        char copy[40] = "", *stopped;
        size_t length = 0;
        while (at < end && (isspace((unsigned char)*at) || *at == ',')) at++;
        while (at + length < end && !isspace((unsigned char)at[length]) && at[length] != ',') length++;
        if (!length) break;
        memcpy(copy, at, length < sizeof copy ? length : sizeof copy - 1);
        number[count] = strtod(copy, &stopped);
        if (stopped == copy) return false;
        count++;
        at += length;
    }
    double dashes = 0, gaps = 0;
    for (int i = 0; i < (count % 2 ? 2 * count : count); i++)
        *(i % 2 ? &gaps : &dashes) += number[i % count];
    return gaps > 0 && dashes + gaps > 0;
}

static bool is_given(struct svg_value v)
{
    return v.length && !svg_value_is(v, "inherit") && !svg_value_is(v, "unset");
}

struct svg_style svg_style_within(const struct svg_style *around,
                                  const struct svg_value value[SVG_PROPERTIES])
{
    struct svg_style s = *around;
    if (is_given(value[SVG_VISIBILITY])) s.hidden = !svg_value_is(value[SVG_VISIBILITY], "visible");
    if (is_nothing(value[SVG_OPACITY])) s.transparent = true;
    if (is_given(value[SVG_COLOR])) s.color = paint_of(value[SVG_COLOR], around->color, NULL);
    if (is_given(value[SVG_FILL])) s.fill = paint_of(value[SVG_FILL], s.color, NULL);
    if (is_given(value[SVG_STROKE])) s.stroke = paint_of(value[SVG_STROKE], s.color, &s.strange_stroke);
    if (is_given(value[SVG_STROKE_DASHARRAY])) s.dashed = is_dashed(value[SVG_STROKE_DASHARRAY]);
    if (is_given(value[SVG_STROKE_WIDTH])) s.no_width = is_nothing(value[SVG_STROKE_WIDTH]);
    if (is_given(value[SVG_STROKE_OPACITY])) s.see_through = is_nothing(value[SVG_STROKE_OPACITY]);
    return s;
}

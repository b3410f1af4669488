/* SPDX-License-Identifier: MIT */
/* race_picture.c - a race as a picture: a bar for the checks of each method, on a logarithmic scale.

       backtracking  |=====|=====|==     344         a method that was stopped has a pale bar: it would have taken more
       fc            |=====|===          101         a method that was refused has none
                     1     10    100                 all texts are ours, so nothing needs escaping  */
#include <inttypes.h>
#include <math.h>
#include <string.h>

#include "common/output.h"
#include "csp/race.h"

enum { SCALE = 420, RIGHT = 120, ROW = 24, BAR = 14, TOP = 34, BOTTOM = 40, LETTER = 8 };

/* Where the bars begin, and the power of ten at the end of the scale. */
struct chart {
    int left, end;
};

static struct chart chart_for(const struct racer *racer, int count)
{
    struct chart c = {.left = 120, .end = 1};
    uint64_t most = 10;
    for (int i = 0; i < count; i++) {
        const int name = LETTER * (int)strlen(racer[i].method.name) + 20;
        if (racer[i].checks > most) most = racer[i].checks;
        if (name > c.left) c.left = name;
    }
    for (uint64_t reached = 10; reached < most && c.end < 19; reached *= 10) c.end++;
    return c;
}

/* The length of a bar of so many checks; no checks have none. */
static double length_of(const struct chart *c, uint64_t checks)
{
    return checks ? SCALE * log10((double)checks) / c->end : 0;
}

static void draw_scale(const struct chart *c, int bottom)
{
    uint64_t number = 1;
    const int every = c->end > 9 ? 3 : 1; /* powers of ten: labels must not touch */
    for (int power = 0; power <= c->end; power++, number *= 10) {
        const double x = c->left + length_of(c, number);
        output("<line class=\"scale\" x1=\"%.1f\" y1=\"%d\" x2=\"%.1f\" y2=\"%d\"/>\n", x, TOP - 4, x,
               bottom);
        if (power % every) continue;
        output("<text class=\"small middle\" x=\"%.1f\" y=\"%d\">%" PRIu64 "</text>\n", x, bottom + 14,
               number);
    }
    output("<text class=\"small\" x=\"%d\" y=\"%d\">checks, on a logarithmic scale; pale: stopped "
           "before its end</text>\n",
           c->left, bottom + 32);
}

static void draw_bar(const struct chart *c, const struct racer *r, int y)
{
    const int text = y + BAR - 2;
    const double length = length_of(c, r->checks);
    output("<text class=\"right\" x=\"%d\" y=\"%d\">%s</text>\n", c->left - 8, text, r->method.name);
    if (r->method.engine) {
        output("<text class=\"small\" x=\"%d\" y=\"%d\">%" PRIu64
               " nodes, without single checks</text>\n",
               c->left + 6, text, r->nodes);
        return;
    }
    if (r->answer == RACER_REFUSED) {
        output("<text class=\"small\" x=\"%d\" y=\"%d\">cannot be used for this model</text>\n",
               c->left + 6, text);
        return;
    }
    output("<rect class=\"%s\" x=\"%d\" y=\"%d\" width=\"%.1f\" height=\"%d\"/>\n",
           r->answer == RACER_STOPPED ? "stopped" : "ended", c->left, y, length, BAR);
    output("<text class=\"small\" x=\"%.1f\" y=\"%d\">%" PRIu64 "%s</text>\n", c->left + length + 6,
           text, r->checks, r->answer == RACER_STOPPED ? ", stopped" : "");
}

void race_picture(const struct racer *racer, int count)
{
    const struct chart chart = chart_for(racer, count);
    const int width = chart.left + SCALE + RIGHT, bottom = TOP + count * ROW, height = bottom + BOTTOM;
    output("<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 %d %d\" width=\"%d\" height=\"%d\" "
           "role=\"img\" aria-labelledby=\"title\">\n"
           "<title id=\"title\">Checks of constraints by each method</title>\n"
           "<style>\n"
           "text { font: 13px sans-serif; fill: #222 } .small { font-size: 11px; fill: #555 }\n"
           ".right { text-anchor: end } .middle { text-anchor: middle }\n"
           ".scale { stroke: #ddd } .ended { fill: #2b6cb0 } .stopped { fill: #a9c4de }\n"
           "</style>\n"
           "<rect width=\"%d\" height=\"%d\" fill=\"#fff\"/>\n"
           "<text x=\"%d\" y=\"18\">Checks of constraints by each method</text>\n",
           width, height, width, height, width, height, chart.left);
    draw_scale(&chart, bottom);
    for (int i = 0; i < count; i++) draw_bar(&chart, &racer[i], TOP + i * ROW + (ROW - BAR) / 2);
    output("</svg>\n");
}

/* SPDX-License-Identifier: MIT */
/* cmd_gen.c - waltz gen: well-known drawings, and random scenes. */
#include <inttypes.h>
#include <string.h>

#include "common/interrupt.h"
#include "common/output.h"
#include "common/progress.h"
#include "waltz/commands.h"

static void list_drawings(void)
{
    for (int i = 0; waltz_classic_name(i); i++)
        output("%-20s %s\n", waltz_classic_name(i), waltz_classic_about(i));
    output("%-20s %s\n", "random", "cubes heaped at random; see --count, --seed and --cubes");
}

/* Lines alone, which svg_input.h reads back. */
static void print_svg(const waltz_drawing *d)
{
    int junctions, lines;
    const waltz_junction *j = waltz_junctions(d, &junctions);
    const waltz_line *line = waltz_lines(d, &lines);
    double left = j[0].x, right = left, bottom = j[0].y, top = bottom;
    for (int i = 1; i < junctions; i++) {
        if (j[i].x < left) left = j[i].x;
        if (j[i].x > right) right = j[i].x;
        if (j[i].y < bottom) bottom = j[i].y;
        if (j[i].y > top) top = j[i].y;
    }
    const double size = right - left > top - bottom ? right - left : top - bottom, edge = size / 20;
    output("<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"480\" viewBox=\"%.6f %.6f %.6f %.6f\" "
           "stroke=\"black\" stroke-width=\"%.6f\" stroke-linecap=\"round\">\n",
           left - edge, -top - edge, right - left + 2 * edge, top - bottom + 2 * edge, size / 200);
    for (int i = 0; i < lines; i++) {
        const waltz_junction *a = &j[line[i].from], *b = &j[line[i].to];
        output("  <line x1=\"%.6f\" y1=\"%.6f\" x2=\"%.6f\" y2=\"%.6f\"/>\n", a->x, -a->y, b->x, -b->y);
    }
    output("</svg>\n");
}

/* Coordinates are made up for forms that consist of them. */
static int print_drawing(const struct settings *s, waltz_drawing *d, waltz_error *error)
{
    int status = STATUS_FINE;
    if (d && s->form >= WALTZ_FORM_SEGMENTS && !waltz_is_placed(d) && !waltz_layout(d, error)) {
        message("waltz: %s: %s", waltz_title(d), error->message);
        status = STATUS_BAD;
    } else if (!d) {
        message("waltz: %s", error->message);
        status = STATUS_BAD;
    } else if (s->form == FORM_SVG) {
        print_svg(d);
    } else {
        waltz_print(d, (waltz_form)s->form, (waltz_sink){output_bytes, NULL});
    }
    waltz_drawing_free(d);
    return status;
}

static int print_random(const struct settings *s)
{
    int status = STATUS_FINE;
    if (s->form == FORM_SVG && s->how_many > 1) {
        message("waltz: a picture shows one scene; --count is for the other forms");
        return STATUS_BAD;
    }
    for (uint64_t i = 0; i < s->how_many && status == STATUS_FINE && !output_error(); i++) {
        const waltz_scene scene = {.seed = s->seed + i, .cubes = s->cubes, .extended = s->extended};
        waltz_error error = {.message = ""};
        waltz_drawing *d = waltz_random_scene(&scene, &error);
        if (d && s->form != FORM_SVG) output("drawing random %" PRIu64 "\n", scene.seed);
        status = print_drawing(s, d, &error);
        if (interrupted()) status = STATUS_INTERRUPTED;
    }
    return status;
}

int command_gen(const struct settings *s)
{
    waltz_error error = {.message = ""};
    if (!s->word_count) {
        list_drawings();
        return STATUS_FINE;
    }
    if (s->word_count > 1) {
        message("waltz: one drawing at a time");
        return STATUS_BAD;
    }
    if (strcmp(s->words[0], "random") == 0) return print_random(s);
    for (int i = 0; waltz_classic_name(i); i++)
        if (strcmp(waltz_classic_name(i), s->words[0]) == 0)
            return print_drawing(s, waltz_classic(i, &error), &error);
    message("waltz: no drawing '%s'; 'waltz gen' lists them", s->words[0]);
    return STATUS_BAD;
}

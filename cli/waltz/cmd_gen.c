/* SPDX-License-Identifier: MIT */
/* cmd_gen.c - waltz gen: well-known drawings, and random scenes. */
#include <inttypes.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "common/interrupt.h"
#include "common/output.h"
#include "common/progress.h"
#include "waltz/commands.h"

static void list_drawings(void)
{
    for (int i = 0; waltz_classic_name(i); i++)
        output("%-20s %s\n", waltz_classic_name(i), waltz_classic_about(i));
    output("%-20s %s\n", "random", "a random heap of cubes; see --count, --seed and --cubes");
}

/* Only lines, which svg_input.h can read. */
static void print_svg(const waltz_segment *segment, int count)
{
    double left = segment[0].x1, right = left, bottom = segment[0].y1, top = bottom;
    for (int i = 0; i < 2 * count; i++) {
        const double x = i % 2 ? segment[i / 2].x2 : segment[i / 2].x1;
        const double y = i % 2 ? segment[i / 2].y2 : segment[i / 2].y1;
        left = fmin(left, x);
        right = fmax(right, x);
        bottom = fmin(bottom, y);
        top = fmax(top, y);
    }
    const double size = fmax(right - left, top - bottom), edge = size / 20;
    output("<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"480\" viewBox=\"%.6f %.6f %.6f %.6f\" "
           "stroke=\"black\" stroke-width=\"%.6f\" stroke-linecap=\"round\">\n",
           left - edge, -top - edge, right - left + 2 * edge, top - bottom + 2 * edge, size / 200);
    for (int i = 0; i < count; i++)
        output("  <line x1=\"%.6f\" y1=\"%.6f\" x2=\"%.6f\" y2=\"%.6f\"/>\n", segment[i].x1,
               -segment[i].y1, segment[i].x2, -segment[i].y2);
    output("</svg>\n");
}

static int print_strokes(const struct settings *s, const waltz_drawing *d, uint64_t seed)
{
    int lines;
    waltz_lines(d, &lines);
    waltz_segment *segment = calloc((size_t)lines, sizeof *segment);
    if (!segment) {
        message("waltz: out of memory");
        return STATUS_BAD;
    }
    const int count = waltz_segments(d, segment);
    if (s->noise > 0) waltz_shake(segment, count, s->noise, seed);
    if (s->form == FORM_SVG) print_svg(segment, count);
    else {
        if (*waltz_title(d)) output("drawing %s\n", waltz_title(d));
        for (int i = 0; i < count; i++)
            output("%.6f %.6f %.6f %.6f\n", segment[i].x1, segment[i].y1, segment[i].x2, segment[i].y2);
    }
    free(segment);
    return STATUS_FINE;
}

/* Forms that consist of coordinates get a layout if the drawing has none. */
static int print_drawing(const struct settings *s, waltz_drawing *d, uint64_t seed, waltz_error *error)
{
    int status = STATUS_FINE;
    if (d && s->form >= WALTZ_FORM_SEGMENTS && !waltz_is_placed(d) && !waltz_layout(d, error)) {
        message("waltz: %s: %s", waltz_title(d), error->message);
        status = STATUS_BAD;
    } else if (!d) {
        message("waltz: %s", error->message);
        status = STATUS_BAD;
    } else if (s->form == FORM_SVG || s->noise > 0) {
        status = print_strokes(s, d, seed);
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
        message("waltz: a picture shows one scene; use --count with the other forms");
        return STATUS_BAD;
    }
    for (uint64_t i = 0; i < s->how_many && status == STATUS_FINE && !output_error(); i++) {
        const waltz_scene scene = {.seed = s->seed + i, .cubes = s->cubes, .extended = s->extended};
        waltz_error error = {.message = ""};
        waltz_drawing *d = waltz_random_scene(&scene, &error);
        if (d && s->form != FORM_SVG) output("drawing random %" PRIu64 "\n", scene.seed);
        status = print_drawing(s, d, scene.seed, &error);
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
    if (s->noise > 0 && s->form != FORM_SVG && s->form != (int)WALTZ_FORM_SEGMENTS) {
        message("waltz: --noise needs --form segments or --form svg");
        return STATUS_BAD;
    }
    if (s->word_count > 1) {
        message("waltz: expected at most one drawing name");
        return STATUS_BAD;
    }
    if (strcmp(s->words[0], "random") == 0) return print_random(s);
    for (int i = 0; waltz_classic_name(i); i++)
        if (strcmp(waltz_classic_name(i), s->words[0]) == 0)
            return print_drawing(s, waltz_classic(i, &error), s->seed, &error);
    message("waltz: unknown drawing '%s'; 'waltz gen' lists them", s->words[0]);
    return STATUS_BAD;
}

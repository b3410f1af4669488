/* SPDX-License-Identifier: MIT */
/* fuzz_waltz_svg.c - any bytes through the reader of SVG; the segments that it accepts must be such as a drawing is made of. */
#include "waltz/svg_input.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

enum { JOINED = 100 }; /* segments, at most, that are made a drawing: an input should not take long */

static void require(bool condition)
{
    if (!condition) abort();
}

static void check_error(const waltz_error *error)
{
    require(error->message[0] && memchr(error->message, 0, sizeof error->message) && error->line >= 0 &&
            error->column >= 0);
}

static void check_segments(const waltz_segment *segments, size_t count)
{
    static const double farthest = 1e9;
    waltz_error error = {.message = ""};
    require(count > 0);
    for (size_t i = 0; i < count; i++) {
        const waltz_segment *s = &segments[i];
        require(fabs(s->x1) < farthest && fabs(s->y1) < farthest && fabs(s->x2) < farthest &&
                fabs(s->y2) < farthest);
        require(s->text_line > 0 && s->text_column > 0);
    }
    if (count > JOINED) return;
    waltz_drawing *d = waltz_from_page(segments, count, &(waltz_page){.y_down = true}, &error);
    if (d) require(waltz_is_placed(d));
    else check_error(&error);
    waltz_drawing_free(d);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size); /* called by libFuzzer */

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    waltz_error error = {.message = ""};
    /* a copy of exactly its size: the sanitizer sees any step beyond it */
    char *text = malloc(size + 1);
    if (!text) return 0;
    if (size) memcpy(text, data, size);
    text[size] = '\0';
    if (is_svg(text)) {
        struct svg_picture p;
        if (svg_read(&p, text, size, &error)) check_segments(p.segment, p.count);
        else check_error(&error);
        require(p.notes >= 0 && p.notes <= SVG_NOTES);
        svg_picture_free(&p);
    }
    free(text);
    return 0;
}

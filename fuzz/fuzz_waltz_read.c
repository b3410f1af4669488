/* SPDX-License-Identifier: MIT */
/* fuzz_waltz_read.c - any bytes through the reader of drawings; what it accepts is printed, read back and must be the same,
   but for rounding where it was made from segments.  The first byte is the tolerance of these.  */
#include <stdlib.h>
#include <string.h>

#include "support/text.h"
#include "waltz.h"

static void require(bool condition)
{
    if (!condition) abort();
}

static void compare_junctions(const waltz_drawing *a, const waltz_drawing *b)
{
    int count, other;
    const waltz_junction *x = waltz_junctions(a, &count), *y = waltz_junctions(b, &other);
    require(count == other);
    for (int i = 0; i < count; i++) {
        require(strcmp(x[i].name, y[i].name) == 0 && x[i].type == y[i].type &&
                x[i].component == y[i].component);
        require(memcmp(x[i].line, y[i].line, (size_t)x[i].degree * sizeof x[i].line[0]) == 0);
        require(!waltz_is_placed(a) || !waltz_is_placed(b) || (x[i].x == y[i].x && x[i].y == y[i].y));
    }
}

static void compare_lines(const waltz_drawing *a, const waltz_drawing *b, bool remarks)
{
    int count, other;
    const waltz_line *x = waltz_lines(a, &count), *y = waltz_lines(b, &other);
    require(count == other && waltz_face_count(a) == waltz_face_count(b));
    for (int i = 0; i < count; i++) {
        require(x[i].from == y[i].from && x[i].to == y[i].to);
        require(!remarks || (x[i].outline == y[i].outline && x[i].known == y[i].known));
    }
}

static void read_back(const waltz_drawing *d, waltz_form form)
{
    waltz_error error = {.message = ""};
    struct text text = {0};
    text_clear(&text);
    waltz_print(d, form, (waltz_sink){text_sink, &text});
    waltz_drawing *again = waltz_read(text.bytes, text.length, 0, &error);
    int count;
    const bool rounded = waltz_lines(d, &count)[0].segment >= 0; /* its coordinates were calculated */
    const bool placed = waltz_is_placed(d);
    require(again || (rounded && form != WALTZ_FORM_SHORT) || form == WALTZ_FORM_SEGMENTS);
    if (again && form != WALTZ_FORM_SEGMENTS && !(rounded && form == WALTZ_FORM_LIST)) {
        require(strcmp(waltz_title(d), waltz_title(again)) == 0);
        require(waltz_is_placed(again) == (placed && form == WALTZ_FORM_LIST));
        compare_junctions(d, again);
        compare_lines(d, again, form == WALTZ_FORM_LIST);
    }
    waltz_drawing_free(again);
    text_free(&text);
}

static void use(waltz_drawing *d)
{
    waltz_error error;
    read_back(d, WALTZ_FORM_LIST);
    read_back(d, WALTZ_FORM_SHORT);
    if (waltz_is_placed(d)) read_back(d, WALTZ_FORM_SEGMENTS);
    require(waltz_set_outline(d, WALTZ_OUTLINE_AUTO, &error) == waltz_is_placed(d));
    int count;
    for (int f = 0; f < waltz_face_count(d); f++) {
        const int *face = waltz_face(d, f, &count);
        const int found = waltz_find_face(d, face, count);
        require(found >= 0 && found <= f);
    }
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size); /* called by libFuzzer */

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    waltz_error error = {.message = ""};
    waltz_drawing *d;
    waltz_read_result result;
    const double tolerance = size && data[0] >= '0' && data[0] <= '9' ? 0.01 * (data[0] - '0') : 0;
    /* a copy of exactly its size: the sanitizer sees any step beyond it */
    const size_t length = size ? size - 1 : 0;
    char *text = malloc(length + 1);
    if (!text) return 0;
    if (length) memcpy(text + 1, data + 1, length);
    waltz_reader *r = waltz_reader_new(text + 1, length, tolerance);
    while (r && (result = waltz_reader_next(r, &d, &error)) != WALTZ_READ_END) {
        require((result == WALTZ_READ_DRAWING) == (d != NULL));
        if (d) use(d);
        else require(error.message[0] && error.line >= 0 && error.column >= 0);
        waltz_drawing_free(d);
    }
    waltz_reader_free(r);
    free(text);
    return 0;
}

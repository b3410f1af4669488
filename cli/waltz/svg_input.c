/* SPDX-License-Identifier: MIT */
/* svg_input.c - see svg_input.h */
#include "waltz/svg_input.h"

#include <expat.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "waltz/svg_path.h"

enum { MOST_SEGMENTS = 1000000, DEEPEST = 500, FIRST_ROOM = 256 };
static const double farthest = 1e9; /* coordinate */

#define NAMESPACE "http://www.w3.org/2000/svg "

/* What an element hands down to those within it. */
struct layer {
    struct svg_matrix matrix;
    bool hidden;  /* visibility */
    bool decided; /* a stroke is given, or given as none */
    bool stroked; /* given, and not as none */
    bool filled;  /* a fill is given */
};

struct reader {
    XML_Parser parser;
    waltz_segment *segment;
    size_t count, room;
    struct layer layer[DEEPEST + 1];
    int depth;                       /* of elements that are looked at */
    int skipped;                     /* elements open within one that is left out, with that one */
    const struct svg_matrix *matrix; /* of the shape that is drawn */
    bool failed;
    waltz_error *error;
};

/* ---- what is wrong ---- */

static void stop(struct reader *r, const char *sentence)
{
    if (r->failed) return;
    r->failed = true;
    snprintf(r->error->message, sizeof r->error->message, "%s", sentence);
    r->error->line = (long)XML_GetCurrentLineNumber(r->parser);
    r->error->column = (long)XML_GetCurrentColumnNumber(r->parser) + 1;
    XML_StopParser(r->parser, XML_FALSE);
}

static void stop_at_element(struct reader *r, const char *element, const char *why)
{
    char sentence[WALTZ_TEXT];
    snprintf(sentence, sizeof sentence, "<%s>: %s", svg_excerpt(element).text, why);
    stop(r, sentence);
}

static void stop_at_attribute(struct reader *r, const char *element, const char *attribute,
                              const char *value)
{
    char sentence[SVG_WRONG];
    snprintf(sentence, sizeof sentence, "%s=\"%s\" makes no sense here", attribute,
             svg_excerpt(value).text);
    stop_at_element(r, element, sentence);
}

/* ---- segments ---- */

static void add_stroke(void *context, struct svg_point from, struct svg_point to)
{
    struct reader *r = context;
    if (r->failed || (from.x == to.x && from.y == to.y)) return;
    from = svg_moved(r->matrix, from);
    to = svg_moved(r->matrix, to);
    if (!(fabs(from.x) < farthest && fabs(from.y) < farthest && fabs(to.x) < farthest &&
          fabs(to.y) < farthest)) {
        stop(r, "this lies too far away");
        return;
    }
    if (r->count == MOST_SEGMENTS) {
        stop(r, "too many lines for one drawing");
        return;
    }
    if (r->count == r->room) {
        const size_t room = r->room ? 2 * r->room : FIRST_ROOM;
        waltz_segment *grown = realloc(r->segment, room * sizeof *grown);
        if (!grown) {
            stop(r, "memory is short");
            return;
        }
        r->segment = grown;
        r->room = room;
    }
    r->segment[r->count++] =
        (waltz_segment){.x1 = from.x,
                        .y1 = from.y,
                        .x2 = to.x,
                        .y2 = to.y,
                        .text_line = (long)XML_GetCurrentLineNumber(r->parser),
                        .text_column = (long)XML_GetCurrentColumnNumber(r->parser) + 1};
}

/* ---- attributes ---- */

static const char *attribute(const char **pairs, const char *name)
{
    for (; *pairs; pairs += 2)
        if (strcmp(pairs[0], name) == 0) return pairs[1];
    return NULL;
}

/* The value of a property: from the style, else from the attribute of that name.  NULL: it is not given. */
static const char *property(const char **pairs, const char *name, char *room, size_t size)
{
    const char *style = attribute(pairs, "style"), *found = attribute(pairs, name);
    const size_t length = strlen(name);
    size_t found_length = found ? strlen(found) : 0;
    while (style && *style) {
        style += strspn(style, " \t\r\n;");
        const size_t whole = strcspn(style, ";");
        const char *end = style + whole;
        if (whole > length && strncmp(style, name, length) == 0) {
            const char *colon = svg_skip_blanks(style + length);
            if (colon < end && *colon == ':') {
                found = svg_skip_blanks(colon + 1);
                found_length = found < end ? (size_t)(end - found) : 0;
            }
        }
        style = end;
    }
    if (!found) return NULL;
    while (found_length && strchr(" \t\r\n", found[found_length - 1])) found_length--;
    if (!found_length) return NULL;
    if (found_length >= size) found_length = size - 1;
    memcpy(room, found, found_length);
    room[found_length] = '\0';
    return room;
}

static bool property_is(const char **pairs, const char *name, const char *value)
{
    char room[32];
    const char *found = property(pairs, name, room, sizeof room);
    return found && strcmp(found, value) == 0;
}

/* A length that is 0 if it is not given. */
static double length_of(struct reader *r, const char *element, const char **pairs, const char *name)
{
    const char *text = attribute(pairs, name);
    double length = 0;
    if (!text || svg_length(text, &length)) return length;
    stop_at_attribute(r, element, name, text);
    return 0;
}

/* ---- shapes ---- */

static void draw_line(struct reader *r, const char **pairs)
{
    const struct svg_point from = {length_of(r, "line", pairs, "x1"), length_of(r, "line", pairs, "y1")};
    const struct svg_point to = {length_of(r, "line", pairs, "x2"), length_of(r, "line", pairs, "y2")};
    add_stroke(r, from, to);
}

static void draw_points(struct reader *r, const char *element, const char **pairs, bool closed)
{
    const char *text = attribute(pairs, "points"), *at = text ? svg_skip_blanks(text) : "";
    struct svg_point first = {0, 0}, last = first, next = first;
    for (bool begun = false; *at; at = svg_skip_comma(at), begun = true) {
        bool fine = svg_number(&at, &next.x);
        at = svg_skip_comma(at);
        fine = fine && svg_number(&at, &next.y);
        if (!fine) {
            stop_at_attribute(r, element, "points", *at ? at : text);
            return;
        }
        if (begun) add_stroke(r, last, next);
        else first = next;
        last = next;
    }
    if (closed) add_stroke(r, last, first);
}

static void draw_polyline(struct reader *r, const char **pairs)
{
    draw_points(r, "polyline", pairs, false);
}

static void draw_polygon(struct reader *r, const char **pairs)
{
    draw_points(r, "polygon", pairs, true);
}

static void draw_rect(struct reader *r, const char **pairs)
{
    const double x = length_of(r, "rect", pairs, "x"), y = length_of(r, "rect", pairs, "y");
    const double width = length_of(r, "rect", pairs, "width");
    const double height = length_of(r, "rect", pairs, "height");
    if (width < 0 || height < 0) stop_at_element(r, "rect", "its width or height is below 0");
    if (length_of(r, "rect", pairs, "rx") > 0 || length_of(r, "rect", pairs, "ry") > 0)
        stop_at_element(r, "rect", "rounded corners are no straight lines");
    if (width <= 0 || height <= 0) return; /* nothing is drawn */
    const struct svg_point corner[] = {{x, y}, {x + width, y}, {x + width, y + height}, {x, y + height}};
    for (int i = 0; i < 4; i++) add_stroke(r, corner[i], corner[(i + 1) % 4]);
}

static void draw_path(struct reader *r, const char **pairs)
{
    const char *data = attribute(pairs, "d");
    char wrong[SVG_WRONG];
    if (data && !svg_path(data, add_stroke, r, wrong)) stop_at_element(r, "path", wrong);
}

static const struct shape {
    const char *name;
    void (*draw)(struct reader *, const char **pairs);
} shapes[] = {{"line", draw_line},
              {"polyline", draw_polyline},
              {"polygon", draw_polygon},
              {"rect", draw_rect},
              {"path", draw_path}};

static const struct shape *shape_named(const char *name)
{
    for (size_t i = 0; i < sizeof shapes / sizeof *shapes; i++)
        if (strcmp(shapes[i].name, name) == 0) return &shapes[i];
    return NULL;
}

/* ---- elements ---- */

static bool is_among(const char *name, const char *const *names)
{
    while (*names && strcmp(*names, name) != 0) names++;
    return *names != NULL;
}

static bool is_group(const char *name)
{
    static const char *const groups[] = {"svg", "g", "a", "switch", NULL};
    return is_among(name, groups);
}

/* Elements that draw nothing where they stand, and text. */
static bool is_left_out(const char *name)
{
    static const char *const names[] = {
        "text",           "title", "desc",   "metadata", "defs",    "symbol",
        "marker",         "mask",  "filter", "clipPath", "pattern", "linearGradient",
        "radialGradient", "style", "script", "view",     "animate", "animateTransform",
        "animateMotion",  "set",   "font",   "cursor",   "mpath",   NULL};
    return is_among(name, names);
}

static bool is_stroked_shape(const char *name)
{
    return shape_named(name) || strcmp(name, "circle") == 0 || strcmp(name, "ellipse") == 0;
}

/* Without a word on strokes there may be one in a style sheet, but what is filled is a surface then. */
static bool draws_lines(const struct layer *l) { return l->decided ? l->stroked : !l->filled; }

/* An element is drawn with its own properties over those of the elements around it. */
static bool make_layer(struct reader *r, const char *element, const char **pairs, struct layer *l)
{
    char room[32];
    const char *transform = attribute(pairs, "transform"), *given;
    struct svg_matrix own = svg_identity;
    *l = r->depth ? r->layer[r->depth - 1] : (struct layer){.matrix = svg_identity};
    if (property(pairs, "transform", room, sizeof room) && !transform) {
        stop_at_element(r, element, "a transform in its style is not understood; make it an attribute");
        return false;
    }
    if (transform && !svg_transform(transform, &own)) {
        stop_at_attribute(r, element, "transform", transform);
        return false;
    }
    l->matrix = svg_product(&l->matrix, &own);
    given = property(pairs, "visibility", room, sizeof room);
    if (given && strcmp(given, "inherit") != 0) l->hidden = strcmp(given, "visible") != 0;
    given = property(pairs, "fill", room, sizeof room);
    if (given && strcmp(given, "inherit") != 0) l->filled = strcmp(given, "none") != 0;
    given = property(pairs, "stroke", room, sizeof room);
    if (given && strcmp(given, "inherit") != 0) {
        l->decided = true;
        l->stroked = strcmp(given, "none") != 0;
    }
    return true;
}

static void open_group(struct reader *r, const char *element, const char **pairs, struct layer *l)
{
    if (r->depth > DEEPEST) {
        stop_at_element(r, element, "too many elements within each other");
        return;
    }
    if (strcmp(element, "svg") == 0 && r->depth) {
        const struct svg_matrix place = {
            1, 0, 0, 1, length_of(r, element, pairs, "x"), length_of(r, element, pairs, "y")};
        if (attribute(pairs, "viewBox"))
            stop_at_element(r, element, "a viewBox within another picture is not understood");
        l->matrix = svg_product(&l->matrix, &place);
    }
    r->layer[r->depth++] = *l;
}

/* One that is to be drawn. */
static void draw_element(struct reader *r, const char *element, const char **pairs,
                         const struct layer *l)
{
    const struct shape *shape = shape_named(element);
    if (l->hidden || (is_stroked_shape(element) && !draws_lines(l))) return;
    r->matrix = &l->matrix;
    if (shape) shape->draw(r, pairs);
    else
        stop_at_element(r, element,
                        "only lines, polylines, polygons, rectangles and straight paths are read");
    r->matrix = NULL;
}

static void open_element(struct reader *r, const char *element, const char **pairs)
{
    struct layer layer;
    if (!r->depth && strcmp(element, "svg") != 0) {
        stop_at_element(r, element, "this is no SVG, which begins with <svg>");
        return;
    }
    const bool drawn = !is_left_out(element) && !property_is(pairs, "display", "none");
    if (drawn && !make_layer(r, element, pairs, &layer)) return;
    if (drawn && is_group(element)) {
        open_group(r, element, pairs, &layer);
        return;
    }
    r->skipped = 1; /* what it holds is a title, or the like */
    if (drawn) draw_element(r, element, pairs, &layer);
}

/* Names are "namespace local"; a plain text without namespaces is SVG, too. */
static void XMLCALL on_start(void *context, const char *name, const char **pairs)
{
    struct reader *r = context;
    const char *local = strrchr(name, ' ');
    const bool foreign = local && strncmp(name, NAMESPACE, strlen(NAMESPACE)) != 0;
    if (r->failed) return;
    if (r->skipped) r->skipped++;
    else if (foreign && r->depth) r->skipped = 1;
    else if (foreign) stop_at_element(r, local + 1, "this is no SVG: its namespace is another");
    else open_element(r, local ? local + 1 : name, pairs);
}

static void XMLCALL on_end(void *context, const char *name)
{
    struct reader *r = context;
    (void)name;
    if (r->failed) return;
    if (r->skipped) r->skipped--;
    else r->depth--;
}

bool is_svg(const char *text)
{
    if (strncmp(text, "\xef\xbb\xbf", 3) == 0) text += 3;
    return *svg_skip_blanks(text) == '<';
}

/* ---- the whole text ---- */

/* expat takes lengths of type int. */
static bool parse(struct reader *r, const char *text, size_t length)
{
    enum { PIECE = 1 << 20 };
    size_t done = 0;
    do {
        const size_t left = length - done, piece = left < PIECE ? left : PIECE;
        if (XML_Parse(r->parser, text + done, (int)piece, piece == left) != XML_STATUS_OK) {
            if (!r->failed) stop(r, XML_ErrorString(XML_GetErrorCode(r->parser)));
            return false;
        }
        done += piece;
    } while (done < length);
    return true;
}

waltz_segment *svg_segments(const char *text, size_t length, size_t *count, waltz_error *error)
{
    struct reader *r = calloc(1, sizeof *r);
    waltz_segment *segments = NULL;
    *error = (waltz_error){.message = "memory is short"};
    *count = 0;
    if (r) r->parser = XML_ParserCreateNS(NULL, ' ');
    if (r && r->parser) {
        r->error = error;
        XML_SetUserData(r->parser, r);
        XML_SetElementHandler(r->parser, on_start, on_end);
        if (parse(r, text, length) && !r->count)
            snprintf(error->message, sizeof error->message, "no line is drawn in this picture");
        else if (!r->failed) {
            segments = r->segment;
            *count = r->count;
        }
        XML_ParserFree(r->parser);
    }
    if (r && !segments) free(r->segment);
    free(r);
    return segments;
}

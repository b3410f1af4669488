/* SPDX-License-Identifier: MIT */
/* call_drawing.c - line drawings of solids: drawing-classic, drawing-scene, drawing-label. */
#include <stdlib.h>
#include <string.h>

#include "base/decimal.h"
#include "base/small_number.h"
#include "service/call.h"
#include "waltz.h"
#include "words/fail.h"

static void write_text(void *context, const char *text, size_t length)
{
    out_bytes(context, text, length);
}

/* ---- drawing-classic, drawing-scene ---- */

static bool put_segments(struct call *c, const waltz_drawing *d)
{
    struct json *j = c->json;
    char buffer[256];
    int lines;
    waltz_lines(d, &lines);
    waltz_segment *segment = calloc((size_t)lines + 1, sizeof *segment);
    if (!segment) return fail_by_memory(&c->error);
    const int count = waltz_segments(d, segment);
    json_key(j, "segments");
    json_open(j, '[');
    for (int i = 0; i < count; i++) {
        json_open(j, '[');
        json_decimal(j, segment[i].x1);
        json_decimal(j, segment[i].y1);
        json_decimal(j, segment[i].x2);
        json_decimal(j, segment[i].y2);
        json_close(j, ']');
    }
    json_close(j, ']');
    free(segment);
    json_key(j, "text");
    json_begin_text(j);
    struct out text = json_text_out(j, buffer, sizeof buffer);
    waltz_print(d, WALTZ_FORM_SEGMENTS, (waltz_sink){write_text, &text});
    out_flush(&text);
    json_end_text(j);
    return true;
}

/* Frees the drawing. */
static bool answer_segments(struct call *c, waltz_drawing *d, const waltz_error *why)
{
    if (!d) return fail_for(&c->error, why->line, why->column, why);
    const bool good = put_segments(c, d);
    waltz_drawing_free(d);
    return good;
}

bool call_drawing_classic(struct call *c)
{
    int which = -1;
    waltz_error why = {.line = 0};
    if (!request_choice(&c->request, "name", waltz_classic_name, &which, &c->error)) return false;
    if (which < 0) return fail(&c->error, 0, 0, say(expected_drawing_name));
    put_text(c->json, "name", waltz_classic_name(which));
    put_text(c->json, "about", waltz_classic_about(which));
    return answer_segments(c, waltz_classic(which, &why), &why);
}

bool call_drawing_scene(struct call *c)
{
    waltz_scene scene = {.seed = 0};
    waltz_error why = {.line = 0};
    if (!request_number(&c->request, "seed", UINT64_MAX, &scene.seed, &c->error) ||
        !request_int(&c->request, "cubes", 0, 100, &scene.cubes, &c->error) ||
        !request_truth(&c->request, "extended", &scene.extended, &c->error))
        return false;
    return answer_segments(c, waltz_random_scene(&scene, &why), &why);
}

/* ---- drawing-label: the request ---- */

struct drawing_request {
    waltz_options options;
    bool outline, names;
    int which, width;
    uint64_t limit;
    double tolerance;
};

static bool read_request(struct call *c, struct drawing_request *w)
{
    enum { NODES = 10000000, WIDEST = 10000, MOST_LABELLINGS = 100000 };
    const struct request *r = &c->request;
    const char *tolerance = request_value(r, "tolerance");
    *w = (struct drawing_request){.options.node_limit = NODES, .limit = 1000000};
    if (!request_truth(r, "extended", &w->options.extended, &c->error) ||
        !request_truth(r, "outline", &w->outline, &c->error) ||
        !request_truth(r, "names", &w->names, &c->error) ||
        !request_int(r, "which", 0, MOST_LABELLINGS, &w->which, &c->error) ||
        !request_int(r, "width", 1, WIDEST, &w->width, &c->error) ||
        !request_number(r, "limit", UINT64_MAX, &w->limit, &c->error))
        return false;
    if (!tolerance) return true;
    const char *end = tolerance + strlen(tolerance);
    return (decimal_read(tolerance, end, &w->tolerance) == end && w->tolerance >= 0) ||
           fail(&c->error, 0, 0, say(tolerance_not_a_number));
}

static int label_named(const char *name, size_t length)
{
    for (int i = 0; i < WALTZ_LABELS; i++) {
        const char *known = waltz_label_name((waltz_label)i);
        if (strlen(known) == length && !strncmp(known, name, length)) return i;
    }
    return WALTZ_NO_LABEL;
}

/* "3 +;5 in": the labels of some lines. */
static bool fix_labels(struct call *c, waltz_drawing *d)
{
    int lines;
    const char *at = request_value(&c->request, "fix");
    waltz_lines(d, &lines);
    while (at && *at) {
        const size_t length = strcspn(at, ";");
        const char *end = at + length;
        const int line = small_number(&at, end);
        if (at < end && *at == ' ') at++;
        const int label = label_named(at, (size_t)(end - at));
        if (line < 0 || line >= lines || label == WALTZ_NO_LABEL)
            return fail(&c->error, 0, 0, say(expected_fixed_labels, lines));
        waltz_allow(d, line, 1u << label);
        at = *end ? end + 1 : end;
    }
    return true;
}

static waltz_drawing *read_drawing(struct call *c, const struct drawing_request *w)
{
    waltz_error why = {.line = 0};
    waltz_drawing *d = waltz_read(c->request.text, c->request.text_length, w->tolerance, &why);
    if (!d) {
        fail_for(&c->error, why.line, why.column, &why);
        return NULL;
    }
    if ((!waltz_is_placed(d) && !waltz_layout(d, &why)) ||
        (w->outline && !waltz_set_outline(d, WALTZ_OUTLINE_AUTO, &why)))
        fail_for(&c->error, why.line, why.column, &why);
    else if (fix_labels(c, d)) return d;
    waltz_drawing_free(d);
    return NULL;
}

/* ---- drawing-label: the drawing ---- */

static void put_junctions(struct json *j, const waltz_drawing *d)
{
    int count;
    const waltz_junction *junction = waltz_junctions(d, &count);
    json_key(j, "junctions");
    json_open(j, '[');
    for (int i = 0; i < count; i++) {
        json_open(j, '{');
        put_text(j, "name", junction[i].name);
        json_key(j, "x");
        json_decimal(j, junction[i].x);
        json_key(j, "y");
        json_decimal(j, junction[i].y);
        put_text(j, "type", waltz_type_name(junction[i].type));
        json_close(j, '}');
    }
    json_close(j, ']');
}

static void put_lines(struct json *j, const waltz_drawing *d, const waltz_labelling *l)
{
    int count;
    const waltz_line *line = waltz_lines(d, &count);
    json_key(j, "lines");
    json_open(j, '[');
    for (int i = 0; i < count; i++) {
        const unsigned left = waltz_labels_left(l, i);
        json_open(j, '{');
        put_int(j, "from", line[i].from);
        put_int(j, "to", line[i].to);
        if (line[i].segment >= 0) put_int(j, "segment", line[i].segment);
        else put_null(j, "segment");
        json_key(j, "left");
        json_open(j, '[');
        for (int k = 0; k < WALTZ_LABELS; k++)
            if (left >> k & 1) json_text(j, waltz_label_name((waltz_label)k));
        json_close(j, ']');
        json_close(j, '}');
    }
    json_close(j, ']');
}

static void put_list(struct json *j, const int *list, int count)
{
    json_open(j, '[');
    for (int i = 0; i < count; i++) json_integer(j, list[i]);
    json_close(j, ']');
}

static void put_faces(struct json *j, const waltz_drawing *d)
{
    json_key(j, "faces");
    json_open(j, '[');
    for (int i = 0; i < waltz_face_count(d); i++) {
        int count;
        const int *face = waltz_face(d, i, &count);
        put_list(j, face, count);
    }
    json_close(j, ']');
}

/* ---- drawing-label: its labels ---- */

static void put_count(struct json *j, const waltz_number *n, sudoku_language language)
{
    enum { LARGEST = 1000000000 }; /* represented exactly in JavaScript */
    const bool exact = !n->at_least && n->exact < LARGEST;
    char power[40], text[SUDOKU_TEXT];
    struct out o = out_to_buffer(power, sizeof power), words = out_to_buffer(text, sizeof text);
    out_decimal(&o, n->mantissa, 1);
    out_format(&o, "e%ld", n->exponent);
    const struct message number =
        n->exact < LARGEST ? say(exactly, (long long)n->exact) : say(about, power);
    out_message(&words, language, n->at_least ? say(at_least, number) : number);
    json_key(j, "count");
    json_number(j, n->exact < LARGEST ? n->exact : LARGEST);
    put_bool(j, "exact", exact);
    put_text(j, "countText", text);
}

/* The result for one drawing. */
struct outcome {
    bool labelled;
    const waltz_label *labels; /* number `which`, or NULL */
    int *core;                 /* NULL: there is none */
    int core_count;
    bool smallest;
    waltz_conflict conflict; /* lines 0: none */
};

static void put_labels(struct json *j, const waltz_drawing *d, const waltz_label *labels)
{
    int count;
    waltz_lines(d, &count);
    json_key(j, "labels");
    if (!labels) {
        json_null(j);
        return;
    }
    json_open(j, '[');
    for (int i = 0; i < count; i++) json_text(j, waltz_label_name(labels[i]));
    json_close(j, ']');
}

static bool put_svg(struct call *c, const waltz_drawing *d, const struct drawing_request *w,
                    const struct outcome *o)
{
    char buffer[1024];
    const waltz_picture picture = {.labels = o->labels,
                                   .red = o->core,
                                   .red_count = o->core_count,
                                   .red_lines = o->conflict.line,
                                   .red_line_count = o->conflict.lines,
                                   .names = w->names,
                                   .width = w->width};
    json_key(c->json, "svg");
    json_begin_text(c->json);
    struct out text = json_text_out(c->json, buffer, sizeof buffer);
    const bool good = waltz_draw(d, &picture, (waltz_sink){write_text, &text});
    out_flush(&text);
    json_end_text(c->json);
    return good || fail_by_memory(&c->error);
}

static bool put_outcome(struct call *c, const waltz_drawing *d, const struct drawing_request *w,
                        const struct outcome *o)
{
    struct json *j = c->json;
    put_bool(j, "labelled", o->labelled);
    put_int(j, "which", w->which);
    put_labels(j, d, o->labels);
    json_key(j, "core");
    if (o->core) put_list(j, o->core, o->core_count);
    else json_null(j);
    put_bool(j, "smallest", o->smallest);
    json_key(j, "conflict");
    if (o->conflict.lines) put_list(j, o->conflict.line, o->conflict.lines);
    else json_null(j);
    return put_svg(c, d, w, o);
}

static bool find_core(struct call *c, const waltz_drawing *d, const struct drawing_request *w,
                      struct outcome *o)
{
    int count;
    waltz_junctions(d, &count);
    o->core = calloc((size_t)count + 1, sizeof *o->core);
    if (!o->core) return fail_by_memory(&c->error);
    if (waltz_find_core(d, &w->options, o->core, &o->core_count, &o->smallest) == WALTZ_FOUND)
        return true;
    free(o->core);
    o->core = NULL;
    o->core_count = 0;
    return true;
}

static bool find_outcome(struct call *c, const waltz_drawing *d, waltz_labelling *l,
                         const struct drawing_request *w, struct outcome *o)
{
    waltz_result result = waltz_next(l);
    o->labelled = result == WALTZ_FOUND;
    if (result == WALTZ_STOPPED) return fail(&c->error, 0, 0, say(search_took_too_long));
    if (result == WALTZ_NONE) return find_core(c, d, w, o);
    for (int i = 0; i < w->which && result == WALTZ_FOUND; i++) result = waltz_next(l);
    if (result == WALTZ_NO_MEMORY) return fail_by_memory(&c->error);
    if (result != WALTZ_FOUND) return true;
    o->labels = waltz_labels(l);
    if (waltz_find_conflict(d, o->labels, &o->conflict) != WALTZ_FOUND) o->conflict.lines = 0;
    return true;
}

static bool answer_labelling(struct call *c, const waltz_drawing *d, waltz_labelling *l,
                             const struct drawing_request *w)
{
    struct outcome o = {.labelled = false};
    waltz_number count;
    const int emptied = waltz_emptied(l);
    const bool consistent = waltz_consistency(l) == WALTZ_FOUND;
    put_junctions(c->json, d);
    put_lines(c->json, d, l);
    put_faces(c->json, d);
    put_bool(c->json, "consistent", consistent);
    if (!consistent && emptied >= 0) put_int(c->json, "emptied", emptied);
    else put_null(c->json, "emptied");
    if (waltz_count(l, w->limit, &count) == WALTZ_NO_MEMORY) return fail_by_memory(&c->error);
    put_count(c->json, &count, c->language);
    const bool good = find_outcome(c, d, l, w, &o) && put_outcome(c, d, w, &o);
    free(o.core);
    return good;
}

bool call_drawing_label(struct call *c)
{
    struct drawing_request w;
    if (!read_request(c, &w)) return false;
    waltz_drawing *d = read_drawing(c, &w);
    if (!d) return false;
    waltz_labelling *l = waltz_labelling_new(d, &w.options);
    const bool good = l ? answer_labelling(c, d, l, &w) : fail_by_memory(&c->error);
    waltz_labelling_free(l);
    waltz_drawing_free(d);
    return good;
}

/* SPDX-License-Identifier: MIT */
/* svg_input.c - see svg_input.h

   The tree of elements is walked twice: first to find out how lines differ from surfaces in this picture (most programs give lines
   a stroke, but a picture without any strokes may still consist of lines), then to draw them.  */
#include "waltz/svg_input.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "common/interrupt.h"
#include "waltz/svg_shapes.h"
#include "waltz/svg_style.h"

enum {
    MOST_SEGMENTS = 1000000,
    MOST_VISITS = 4000000, /* of elements; <use> could show one very often */
    DEEPEST_VISIT = 1000,
    KINDS = 6, /* of elements that are ignored, by name */
    FIRST_ROOM = 256
};
static const double farthest = 1e9; /* coordinate */

/* What an element passes on to the elements within it. */
struct layer {
    struct svg_matrix matrix;
    struct svg_style style;
    double width, height;          /* of the picture that it is in; 0: not known */
    const struct layer *use;       /* the last <use> on the way here */
    const struct svg_node *target; /* of that <use> */
    double use_width, use_height;  /* that it wants its target to have; 0: none */
    int depth;
};

struct list {
    waltz_segment *segment;
    size_t count, room;
};

struct reader {
    struct svg_tree tree;
    struct svg_sheet sheet;
    struct list drawn, written; /* in the coordinates of the picture, and as written in the text */
    double largest_scale;
    const struct svg_node *node; /* that is drawn, and how */
    const struct svg_matrix *matrix;
    enum svg_paint wanted;     /* the stroke of a line; SVG_UNSAID in a picture without strokes */
    bool surveying;            /* the first walk */
    bool any[SVG_PAINTED + 1]; /* strokes of shapes */
    bool dark;                 /* a surface */
    bool dark_edged;           /* one whose edge is as dark */
    int white;                 /* strokes that are not lines */
    char strange[28];          /* the first stroke of a line that is not understood */
    int dashed, rounded, visits;
    struct passed {
        char name[28];
        int count;
    } passed[KINDS];
    char missing[28]; /* the missing target of a <use> */
    bool failed;
    waltz_error *error;
};

/* ---- errors ---- */

static void stop(struct reader *r, const struct svg_node *node, const char *sentence)
{
    if (r->failed) return;
    r->failed = true;
    *r->error = (waltz_error){.line = node->line, .column = node->column};
    snprintf(r->error->message, sizeof r->error->message, "%s", sentence);
}

static void stop_at_element(struct reader *r, const struct svg_node *node, const char *why)
{
    char sentence[WALTZ_TEXT];
    snprintf(sentence, sizeof sentence, "<%s>: %s", svg_excerpt(node->name).text, why);
    stop(r, node, sentence);
}

static void stop_at_attribute(struct reader *r, const struct svg_node *node, const char *attribute)
{
    char sentence[SVG_WRONG];
    snprintf(sentence, sizeof sentence, "%s=\"%s\" is not valid here", attribute,
             svg_excerpt(svg_attribute(node, attribute)).text);
    stop_at_element(r, node, sentence);
}

static void pass_over(struct reader *r, const char *name)
{
    int i = 0;
    while (i < KINDS - 1 && *r->passed[i].name && strcmp(r->passed[i].name, name) != 0) i++;
    if (!*r->passed[i].name) snprintf(r->passed[i].name, sizeof r->passed[i].name, "%s", name);
    else if (strcmp(r->passed[i].name, name) != 0) /* the last is for all others */
        snprintf(r->passed[i].name, sizeof r->passed[i].name, "other elements");
    r->passed[i].count++;
}

/* ---- segments ---- */

static bool add_to(struct list *l, waltz_segment segment)
{
    if (l->count == l->room) {
        const size_t room = l->room ? 2 * l->room : FIRST_ROOM;
        waltz_segment *grown = realloc(l->segment, room * sizeof *grown);
        if (!grown) return false;
        l->segment = grown;
        l->room = room;
    }
    l->segment[l->count++] = segment;
    return true;
}

static bool is_in_range(struct svg_point p) { return fabs(p.x) < farthest && fabs(p.y) < farthest; }

static void add_stroke(void *context, struct svg_point from, struct svg_point to, bool exact)
{
    struct reader *r = context;
    if (r->failed || (from.x == to.x && from.y == to.y)) return;
    waltz_segment s = {.x1 = from.x,
                       .y1 = from.y,
                       .x2 = to.x,
                       .y2 = to.y,
                       .text_line = r->node->line,
                       .text_column = r->node->column};
    bool good = !exact || !is_in_range(from) || !is_in_range(to) || add_to(&r->written, s);
    from = svg_moved(r->matrix, from);
    to = svg_moved(r->matrix, to);
    s.x1 = from.x;
    s.y1 = from.y;
    s.x2 = to.x;
    s.y2 = to.y;
    if (!is_in_range(from) || !is_in_range(to)) stop(r, r->node, "the coordinates are too large");
    else if (r->drawn.count == MOST_SEGMENTS) stop(r, r->node, "too many lines for one drawing");
    else if (from.x != to.x || from.y != to.y) good = good && add_to(&r->drawn, s);
    if (!good) stop(r, r->node, "out of memory");
}

/* Approximately the largest factor by which a matrix stretches lengths. */
static double scale_of(const struct svg_matrix *m)
{
    const double across = hypot(m->a, m->b), down = hypot(m->c, m->d);
    return across > down ? across : down;
}

/* ---- shapes ---- */

/* Records how a shape is painted; in the second walk, returns whether it is a line. */
static bool is_wanted(struct reader *r, const struct svg_style *s)
{
    const bool unseen = s->hidden || s->transparent;
    if (r->surveying) {
        const bool line = !unseen && !s->no_width && !s->see_through && !s->dashed;
        if (s->stroke == SVG_UNSAID) r->any[SVG_UNSAID] |= !unseen && s->fill == SVG_UNSAID;
        else if (line && s->stroke == SVG_DARK && s->fill == SVG_DARK) r->dark_edged = true;
        else if (line) r->any[s->stroke] = true;
        r->dark |= !unseen && s->fill == SVG_DARK;
        return false;
    }
    if (unseen || s->no_width || s->see_through) return false;
    if (r->wanted == SVG_UNSAID) return s->stroke == SVG_UNSAID && s->fill == SVG_UNSAID;
    if (r->wanted == SVG_WHITE) return s->stroke == SVG_WHITE;
    r->white += s->stroke == SVG_WHITE;
    return s->stroke == SVG_DARK || s->stroke == SVG_PAINTED;
}

/* On a white page, white strokes hide what is behind them; they are lines if something is dark and all other strokes are the
   edges of dark surfaces.  */
static enum svg_paint wanted_stroke(const struct reader *r)
{
    if (r->any[SVG_DARK] || r->any[SVG_PAINTED]) return SVG_PAINTED;
    if (r->any[SVG_WHITE] && r->dark) return SVG_WHITE;
    return r->any[SVG_UNSAID] && !r->dark_edged ? SVG_UNSAID : SVG_PAINTED;
}

static void draw_shape(struct reader *r, const struct svg_node *node, svg_shape *shape,
                       const struct layer *l)
{
    struct svg_drawing d = {
        .node = node, .width = l->width, .height = l->height, .stroke = add_stroke, .context = r};
    if (l->style.dashed) {
        r->dashed++;
        return;
    }
    const struct svg_value strange = l->style.strange_stroke;
    if (strange.length && !*r->strange)
        snprintf(r->strange, sizeof r->strange, "%.*s",
                 (int)(strange.length < sizeof r->strange ? strange.length : sizeof r->strange - 1),
                 strange.text);
    r->node = node;
    r->matrix = &l->matrix;
    if (scale_of(&l->matrix) > r->largest_scale) r->largest_scale = scale_of(&l->matrix);
    if (!shape(&d)) stop_at_element(r, node, d.wrong);
    r->rounded += d.rounded;
}

/* ---- elements ---- */

static void visit(struct reader *r, const struct svg_node *node, const struct layer *around);

static void visit_children(struct reader *r, const struct svg_node *node, const struct layer *l)
{
    for (const struct svg_node *child = node->child; child && !r->failed; child = child->next)
        visit(r, child, l);
}

static bool length_of(struct reader *r, const struct svg_node *node, const char *name, double whole,
                      double *length)
{
    char wrong[SVG_WRONG];
    if (svg_length_of(node, name, whole, length, wrong)) return true;
    stop_at_element(r, node, wrong);
    return false;
}

/* A nested picture: <svg>, or a <symbol> that is used. */
static void visit_picture(struct reader *r, const struct svg_node *node, struct layer *l)
{
    const bool outermost = !node->parent, used = l->target == node;
    double x = 0, y = 0, width, height, size[2];
    struct svg_matrix fit;
    if (!length_of(r, node, "width", l->width, &width) ||
        !length_of(r, node, "height", l->height, &height) ||
        (!outermost &&
         (!length_of(r, node, "x", l->width, &x) || !length_of(r, node, "y", l->height, &y))))
        return;
    if (used && l->use_width > 0) width = l->use_width;
    if (used && l->use_height > 0) height = l->use_height;
    if (!svg_attribute(node, "width") && !(used && l->use_width > 0)) width = l->width;
    if (!svg_attribute(node, "height") && !(used && l->use_height > 0)) height = l->height;
    const char *box = svg_attribute(node, "viewBox");
    if (!svg_fit(box, svg_attribute(node, "preserveAspectRatio"), width, height, &fit, size)) {
        if (!outermost) stop_at_attribute(r, node, "viewBox");
        size[0] = width;
        size[1] = height;
    }
    if (!outermost) { /* the outermost one's own units are those of the drawing */
        const struct svg_matrix place = {1, 0, 0, 1, x, y};
        l->matrix = svg_product(&l->matrix, &place);
        l->matrix = svg_product(&l->matrix, &fit);
    }
    l->width = size[0];
    l->height = size[1];
    visit_children(r, node, l);
}

/* Would showing the target show this <use> again? */
static bool is_circular(const struct svg_node *use, const struct svg_node *target, const struct layer *l)
{
    for (const struct svg_node *around = use; around; around = around->parent)
        if (around == target) return true;
    for (; l; l = l->use)
        if (l->target == target) return true;
    return false;
}

static void visit_use(struct reader *r, const struct svg_node *node, struct layer *l)
{
    const char *href = svg_attribute(node, "href");
    const struct svg_node *target = href && *href == '#' ? svg_by_id(&r->tree, href + 1) : NULL;
    double x, y, width, height;
    if (!target || is_circular(node, target, l)) {
        if (!*r->missing) memcpy(r->missing, svg_excerpt(href ? href : "").text, sizeof r->missing);
        return;
    }
    if (!length_of(r, node, "x", l->width, &x) || !length_of(r, node, "y", l->height, &y) ||
        !length_of(r, node, "width", l->width, &width) ||
        !length_of(r, node, "height", l->height, &height))
        return;
    const struct svg_matrix place = {1, 0, 0, 1, x, y};
    struct layer inner = *l;
    inner.matrix = svg_product(&l->matrix, &place);
    inner.use = l;
    inner.target = target;
    inner.use_width = width;
    inner.use_height = height;
    visit(r, target, &inner);
}

static bool is_group(const char *name)
{
    return strcmp(name, "g") == 0 || strcmp(name, "a") == 0 || strcmp(name, "switch") == 0;
}

static bool is_round(const char *name)
{
    return strcmp(name, "circle") == 0 || strcmp(name, "ellipse") == 0;
}

/* Visits an element; its own properties override those of the elements around it.  False: it is not drawn. */
static bool make_layer(struct reader *r, const struct svg_node *node, const struct layer *around,
                       struct layer *l)
{
    struct svg_value value[SVG_PROPERTIES];
    const char *transform = svg_attribute(node, "transform");
    struct svg_matrix own = svg_identity;
    *l = *around;
    l->depth++;
    if (++r->visits > MOST_VISITS || l->depth > DEEPEST_VISIT)
        stop_at_element(r, node, "the picture repeats its elements too often");
    if (!svg_properties(&r->sheet, node, value))
        stop_at_element(r, node, "the style sheet has too many rules for this many elements");
    if (r->failed || svg_value_is(value[SVG_DISPLAY], "none")) return false;
    if (value[SVG_TRANSFORM].length && !transform && !svg_value_is(value[SVG_TRANSFORM], "none")) {
        stop_at_element(r, node, "a transform in a style is not supported; use the transform attribute");
        return false;
    }
    if (transform && !svg_transform(transform, &own)) {
        stop_at_attribute(r, node, "transform");
        return false;
    }
    l->matrix = svg_product(&l->matrix, &own);
    l->style = svg_style_within(&around->style, value);
    return true;
}

static void visit(struct reader *r, const struct svg_node *node, const struct layer *around)
{
    struct layer l;
    svg_shape *const shape = svg_shape_named(node->name);
    if (interrupted()) stop(r, node, "");
    if (strcmp(node->name, "defs") == 0 || r->failed) return;
    const bool symbol = strcmp(node->name, "symbol") == 0;
    if ((symbol && around->target != node) || !make_layer(r, node, around, &l)) return;
    if (symbol || strcmp(node->name, "svg") == 0) visit_picture(r, node, &l);
    else if (is_group(node->name)) visit_children(r, node, &l);
    else if (strcmp(node->name, "use") == 0) visit_use(r, node, &l);
    else if (shape || is_round(node->name)) {
        if (!is_wanted(r, &l.style)) return;
        if (shape) draw_shape(r, node, shape, &l);
        else pass_over(r, node->name);
    } else if (!r->surveying && !l.style.hidden && !l.style.transparent) {
        pass_over(r, node->name);
    }
}

static void walk(struct reader *r, bool surveying)
{
    const struct layer outside = {.matrix = svg_identity};
    r->surveying = surveying;
    r->visits = 0;
    r->missing[0] = '\0';
    visit(r, r->tree.root, &outside);
}

/* ---- notes ---- */

static char *next_note(struct svg_picture *p) { return p->note[p->notes++]; }

static void note_passed(const struct reader *r, struct svg_picture *p)
{
    char *note = next_note(p);
    size_t used = (size_t)snprintf(note, WALTZ_TEXT, "ignored, not straight lines:");
    for (int i = 0; i < KINDS && r->passed[i].count; i++)
        used += (size_t)snprintf(note + used, WALTZ_TEXT - used, "%s %d <%s>", i ? "," : "",
                                 r->passed[i].count, r->passed[i].name);
}

static void write_notes(const struct reader *r, struct svg_picture *p)
{
    if (r->passed[0].count) note_passed(r, p);
    if (r->dashed)
        snprintf(next_note(p), WALTZ_TEXT, "ignored as hidden edges: %d dashed line%s", r->dashed,
                 r->dashed == 1 ? "" : "s");
    if (r->white && r->dark)
        snprintf(next_note(p), WALTZ_TEXT, "ignored: %d white line%s beside lines of other colours",
                 r->white, r->white == 1 ? "" : "s");
    if (*r->strange)
        snprintf(next_note(p), WALTZ_TEXT,
                 "treated as a line: a stroke whose colour '%s' is not understood", r->strange);
    if (r->rounded)
        snprintf(next_note(p), WALTZ_TEXT, "treated as sharp: the rounded corners of <rect>");
    if (*r->missing)
        snprintf(next_note(p), WALTZ_TEXT, "ignored: <use> of '%s', which is missing or contains itself",
                 r->missing);
    if (r->sheet.strange_count)
        snprintf(next_note(p), WALTZ_TEXT, "not understood in the style sheet: '%s'%s", r->sheet.strange,
                 r->sheet.strange_count > 1 ? " and others" : "");
}

/* ---- the whole text ---- */

bool is_svg(const char *text)
{
    if (strncmp(text, "\xef\xbb\xbf", 3) == 0) text += 3;
    return *svg_skip_blanks(text) == '<';
}

static void read_tree(struct reader *r)
{
    walk(r, true);
    r->wanted = wanted_stroke(r);
    if (!r->failed) walk(r, false);
    if (!r->failed && !r->drawn.count) {
        r->failed = true;
        *r->error = (waltz_error){.message = "no lines are drawn in this picture"};
    }
}

bool svg_read(struct svg_picture *p, const char *text, size_t length, waltz_error *error)
{
    struct reader *r = calloc(1, sizeof *r);
    *p = (struct svg_picture){.count = 0};
    *error = (waltz_error){.message = "out of memory"};
    if (!r) return false;
    r->error = error;
    bool good = svg_tree_open(&r->tree, text, length, error);
    if (good) {
        good = svg_sheet_open(&r->sheet, r->tree.style, r->tree.style_length);
        if (good) read_tree(r);
        good = good && !r->failed;
        write_notes(r, p);
    }
    if (good) {
        p->segment = r->drawn.segment;
        p->count = r->drawn.count;
        p->rounding = r->largest_scale * waltz_rounding(r->written.segment, r->written.count);
    } else {
        free(r->drawn.segment);
    }
    free(r->written.segment);
    svg_sheet_close(&r->sheet);
    svg_tree_close(&r->tree);
    free(r);
    return good;
}

void svg_picture_free(struct svg_picture *p) { free(p->segment); }

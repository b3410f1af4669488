/* SPDX-License-Identifier: MIT */
/* labelling.c - all labellings of a drawing.

   Arc consistency comes first.  A line with only one label left no longer connects its ends, so the drawing falls into
   independent pieces: junctions connected by lines with several labels left.
   (The bars of a T are such settled lines from the start.)  Each piece is searched separately: the labellings of the
   drawing are all combinations of theirs, and their number is a product.  */
#include "base/contract.h"
#include "base/room.h"
#include "base/memory.h"
#include "base/out.h"
#include "waltz/drawing/catalogue.h"
#include "waltz/labels/encode.h"
#include "waltz/labels/number.h"

struct piece {
    int start, count; /* its junctions in `ordered` */
    csp_model *model;
    csp_search *search; /* its state is the current labelling; NULL: that is the first one */
};

struct waltz_labelling {
    const waltz_drawing *d;
    waltz_options options;
    waltz_result consistency;
    int emptied; /* a junction that has no corner left; -1: none, or not known */
    csp_counters counters;
    cornerset *corners; /* of each junction: what is left */
    int *place;         /* for encode() */
    int *ordered;       /* junctions, piece by piece */
    struct piece *piece;
    int pieces;
    waltz_label *label; /* of each line, in the last labelling */
    bool begun;
    waltz_result last; /* result of the last step; the search continues only after WALTZ_FOUND */
};

/* ---- arc consistency ---- */

static bool asked_to_stop(void *context, const csp_counters *so_far)
{
    const waltz_labelling *l = context;
    (void)so_far;
    return l->options.stop && l->options.stop(l->options.stop_context);
}

static csp_options search_options(const waltz_labelling *l)
{
    return (csp_options){.algorithm = l->options.algorithm,
                         .node_limit = l->options.node_limit,
                         .stop = asked_to_stop,
                         .stop_context = (void *)l};
}

static waltz_result result_of(csp_result result)
{
    static const waltz_result as[] = {[CSP_SOLUTION] = WALTZ_FOUND,
                                      [CSP_DONE] = WALTZ_NONE,
                                      [CSP_STOPPED] = WALTZ_STOPPED,
                                      [CSP_NO_MEMORY] = WALTZ_NO_MEMORY};
    return as[result];
}

/* Of a junction the labels of a corner, such as (in, +, out); of a line, which comes after all junctions, a label. */
static void name_value(void *context, csp_variable x, csp_value value, char *name, size_t room)
{
    const waltz_labelling *l = context;
    struct out o = out_to_buffer(name, room);
    if (x >= l->d->junctions) {
        out_text(&o, waltz_label_name((waltz_label)value));
        return;
    }
    const waltz_junction *j = &l->d->junction[x];
    int count;
    const waltz_corner *corner =
        &waltz_catalogue(j->type, true, &count)[corner_numbered(j->type, (int)value)];
    for (int i = 0; i < j->degree; i++)
        out_format(&o, "%s%s", i ? ", " : "(", waltz_label_name(corner->label[i]));
    out_char(&o, ')');
}

static waltz_result propagate(waltz_labelling *l, const csp_model *model)
{
    csp_options o = search_options(l);
    csp_tracer *tracer = NULL;
    if (l->options.trace.write) {
        tracer = csp_tracer_new(model, l->options.trace_format,
                                (csp_sink){l->options.trace.write, l->options.trace.context});
        if (!tracer) return WALTZ_NO_MEMORY;
        csp_tracer_name_values(tracer, name_value, l);
        o.trace = csp_tracer_event;
        o.trace_context = tracer;
    }
    csp_search *search = csp_search_new(model, &o);
    waltz_result result = WALTZ_NO_MEMORY;
    if (search) {
        result = result_of(csp_propagate(search));
        for (int j = 0; j < l->d->junctions; j++)
            l->corners[j] = corners_in(search, j, l->d->junction[j].type);
        l->counters = *csp_search_counters(search);
    }
    csp_tracer_free(tracer);
    csp_search_free(search);
    return result;
}

/* The step of arc consistency that removes the last corner of a junction says which junction that is. */
static void note_emptied(void *context, const csp_event *event)
{
    waltz_labelling *l = context;
    if (event->kind == CSP_EMPTY && event->variable < l->d->junctions && l->emptied < 0)
        l->emptied = event->variable;
}

/* Runs it again with an observer, which is slow: only if some junction was emptied. */
static void find_emptied(waltz_labelling *l, const csp_model *model)
{
    csp_options o = search_options(l);
    o.trace = note_emptied;
    o.trace_context = l;
    csp_search *search = csp_search_new(model, &o);
    if (search) csp_propagate(search);
    csp_search_free(search);
}

/* In the encoding of the AC-3 report the outline restricts the variables of the lines, so that a trace shows its effect. */
static cornerset first_corners(const waltz_labelling *l, int junction)
{
    int count;
    if (l->options.encoding == WALTZ_BY_JUNCTIONS)
        return corners_allowed(l->d, junction, l->options.extended);
    waltz_catalogue(l->d->junction[junction].type, l->options.extended, &count);
    return (cornerset)((1u << count) - 1);
}

static waltz_result make_consistent(waltz_labelling *l)
{
    l->emptied = -1;
    for (int j = l->d->junctions - 1; j >= 0; j--) {
        l->corners[j] = first_corners(l, j);
        if (!l->corners[j]) l->emptied = j;
        l->ordered[j] = j;
        l->place[j] = -1;
    }
    csp_model *model = encode(
        &(struct part){l->d, l->ordered, l->d->junctions, l->corners, l->options.encoding}, l->place);
    const waltz_result result = model ? propagate(l, model) : WALTZ_NO_MEMORY;
    if (result == WALTZ_NONE && l->emptied < 0) find_emptied(l, model);
    csp_model_free(model);
    return result;
}

WALTZ_API int waltz_emptied(const waltz_labelling *l)
{
    REQUIRE(l, "labelling is NULL");
    return l->emptied;
}

WALTZ_API unsigned waltz_corners_left(const waltz_labelling *l, int junction)
{
    REQUIRE(l && junction >= 0 && junction < l->d->junctions, "there is no such junction");
    return l->corners[junction];
}

WALTZ_API unsigned waltz_labels_left(const waltz_labelling *l, int line)
{
    REQUIRE(l && line >= 0 && line < l->d->lines, "there is no such line");
    const waltz_line *e = &l->d->line[line];
    return labels_shown(l->d, e->from, slot_of(l->d, e->from, line), l->corners[e->from]) &
           labels_reversed(labels_shown(l->d, e->to, slot_of(l->d, e->to, line), l->corners[e->to]));
}

/* ---- pieces ---- */

static bool is_one(unsigned labels) { return (labels & (labels - 1)) == 0; }

/* Collects the junctions that open lines connect with `start`, from `ordered[from]` on. */
static int collect(const waltz_labelling *l, int start, int from, bool *seen)
{
    int end = from;
    l->ordered[end++] = start;
    seen[start] = true;
    for (int at = from; at < end; at++) {
        const int j = l->ordered[at];
        for (int i = 0; i < l->d->junction[j].degree; i++) {
            const int other = neighbour(l->d, j, i);
            if (seen[other] || is_one(waltz_labels_left(l, l->d->junction[j].line[i]))) continue;
            seen[other] = true;
            l->ordered[end++] = other;
        }
    }
    return end - from;
}

static bool cut_into_pieces(waltz_labelling *l)
{
    size_t room = 0;
    int at = 0;
    bool *seen = new_array((size_t)l->d->junctions, sizeof *seen);
    if (!seen) return false;
    bool good = true;
    for (int j = 0; j < l->d->junctions && good; j++) {
        if (seen[j] || is_one(l->corners[j])) continue;
        good = make_room((void **)&l->piece, (size_t)l->pieces, &room, sizeof *l->piece);
        if (!good) break;
        struct piece *p = &l->piece[l->pieces++];
        *p = (struct piece){.start = at, .count = collect(l, j, at, seen)};
        at += p->count;
    }
    free(seen);
    return good;
}

/* A page of many drawings has thousands of pieces: only those past their first labelling keep their
   search.  */
static void put_away(struct piece *p)
{
    csp_search_free(p->search);
    csp_model_free(p->model);
    p->search = NULL;
    p->model = NULL;
}

static bool take_out(const waltz_labelling *l, struct piece *p)
{
    const csp_options o = search_options(l);
    p->model = encode(
        &(struct part){l->d, l->ordered + p->start, p->count, l->corners, WALTZ_BY_JUNCTIONS}, l->place);
    p->search = p->model ? csp_search_new(p->model, &o) : NULL;
    return p->search != NULL;
}

/* ---- one after the other ---- */

static void show_junction(waltz_labelling *l, int junction, int corner)
{
    const waltz_junction *j = &l->d->junction[junction];
    int count;
    const waltz_corner *shown = &waltz_catalogue(j->type, true, &count)[corner];
    for (int i = 0; i < j->degree; i++)
        l->label[j->line[i]] = waltz_seen_from(l->d, junction, j->line[i], shown->label[i]);
}

static waltz_result show_next(waltz_labelling *l, struct piece *p)
{
    const waltz_result result = result_of(csp_search_next(p->search));
    for (int i = 0; i < p->count && result == WALTZ_FOUND; i++) {
        const int j = l->ordered[p->start + i];
        show_junction(l, j,
                      corner_numbered(l->d->junction[j].type, (int)csp_search_value(p->search, i)));
    }
    return result;
}

static waltz_result show_first(waltz_labelling *l, struct piece *p)
{
    put_away(p);
    return take_out(l, p) ? show_next(l, p) : WALTZ_NO_MEMORY;
}

static int lowest_corner(cornerset corners)
{
    int c = 0;
    while (!(corners >> c & 1)) c++;
    return c;
}

static waltz_result show_all_first(waltz_labelling *l)
{
    for (int j = 0; j < l->d->junctions; j++)
        if (is_one(l->corners[j])) show_junction(l, j, lowest_corner(l->corners[j]));
    for (int i = 0; i < l->pieces; i++) {
        const waltz_result result = show_first(l, &l->piece[i]);
        put_away(&l->piece[i]);
        if (result != WALTZ_FOUND) return result;
    }
    return WALTZ_FOUND;
}

/* Counts like an odometer: the last piece advances to its next labelling; when it has none, it starts again and the piece
   before it advances.  */
static waltz_result turn(waltz_labelling *l)
{
    for (int i = l->pieces - 1; i >= 0; i--) {
        struct piece *p = &l->piece[i];
        waltz_result result = p->search ? WALTZ_FOUND : show_first(l, p);
        if (result == WALTZ_FOUND) result = show_next(l, p);
        if (result != WALTZ_NONE) return result;
        result = show_first(l, p);
        put_away(p);
        if (result != WALTZ_FOUND) return result;
    }
    return WALTZ_NONE;
}

WALTZ_API waltz_result waltz_next(waltz_labelling *l)
{
    REQUIRE(l, "labelling is NULL");
    if (l->last != WALTZ_FOUND) return l->last;
    l->last = l->begun ? turn(l) : show_all_first(l);
    l->begun = true;
    REQUIRE(l->last != WALTZ_FOUND || waltz_check(l->d, l->label, l->options.extended) < 0,
            "the search found an invalid labelling");
    return l->last;
}

WALTZ_API const waltz_label *waltz_labels(const waltz_labelling *l)
{
    REQUIRE(l && l->begun && l->last == WALTZ_FOUND, "there is no labelling");
    return l->label;
}

/* ---- counting ---- */

WALTZ_API waltz_number waltz_corner_product(const waltz_labelling *l)
{
    REQUIRE(l, "labelling is NULL");
    waltz_number product = number_of(l->consistency != WALTZ_NONE);
    for (int j = 0; j < l->d->junctions; j++) {
        uint64_t corners = 0;
        for (unsigned left = l->corners[j]; left; left &= left - 1) corners++;
        number_multiply(&product, corners);
    }
    return product;
}

static waltz_result count_piece(const waltz_labelling *l, const struct piece *p, uint64_t limit,
                                uint64_t *count)
{
    struct piece piece = {.start = p->start, .count = p->count};
    waltz_result result = WALTZ_NO_MEMORY;
    *count = 0;
    if (take_out(l, &piece))
        while ((result = result_of(csp_search_next(piece.search))) == WALTZ_FOUND)
            if (++*count == limit) break;
    put_away(&piece);
    return result;
}

/* A piece that was not counted to its end leaves a lower bound, if every other piece has a labelling. */
WALTZ_API waltz_result waltz_count(const waltz_labelling *l, uint64_t limit, waltz_number *count)
{
    REQUIRE(l && count, "labelling or count is NULL");
    waltz_result worst = WALTZ_FOUND;
    bool at_least = false;
    *count = number_of(l->consistency == WALTZ_FOUND);
    count->at_least = l->consistency == WALTZ_STOPPED;
    if (l->consistency != WALTZ_FOUND) return l->consistency;
    for (int i = 0; i < l->pieces; i++) {
        uint64_t found;
        const waltz_result result = count_piece(l, &l->piece[i], limit, &found);
        number_multiply(count, found);
        if (result == WALTZ_NONE && !found) {
            *count = number_of(0);
            return WALTZ_NONE;
        }
        at_least |= result != WALTZ_NONE;
        if (result == WALTZ_STOPPED || result == WALTZ_NO_MEMORY) worst = result;
    }
    count->at_least = at_least;
    return worst;
}

/* ---- beginning and end ---- */

WALTZ_API waltz_labelling *waltz_labelling_new(const waltz_drawing *d, const waltz_options *options)
{
    REQUIRE(d, "drawing is NULL");
    const size_t junctions = (size_t)d->junctions, lines = (size_t)d->lines;
    waltz_options whole;
    waltz_labelling *l = new_array(1, sizeof *l);
    if (!l) return NULL;
    l->d = d;
    if (options) l->options = *TAKEN(waltz_options, options, &whole, trace_format);
    l->corners = new_array(junctions, sizeof *l->corners);
    l->place = new_array(junctions, sizeof *l->place);
    l->ordered = new_array(junctions, sizeof *l->ordered);
    l->label = new_array(lines, sizeof *l->label);
    if (l->corners && l->place && l->ordered && l->label) {
        l->consistency = l->last = make_consistent(l);
        if (l->consistency == WALTZ_NONE || l->consistency == WALTZ_STOPPED) return l;
        if (l->consistency == WALTZ_FOUND && cut_into_pieces(l)) return l;
    }
    waltz_labelling_free(l);
    return NULL;
}

WALTZ_API void waltz_labelling_free(waltz_labelling *l)
{
    if (!l) return;
    for (int i = 0; i < l->pieces; i++) put_away(&l->piece[i]);
    free(l->piece);
    free(l->corners);
    free(l->place);
    free(l->ordered);
    free(l->label);
    free(l);
}

WALTZ_API waltz_result waltz_consistency(const waltz_labelling *l)
{
    REQUIRE(l, "labelling is NULL");
    return l->consistency;
}

WALTZ_API const csp_counters *waltz_counters(const waltz_labelling *l)
{
    REQUIRE(l, "labelling is NULL");
    return &l->counters;
}

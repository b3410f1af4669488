/* SPDX-License-Identifier: MIT */
/* read_drawing.c - drawings as text, one after the other.

   A drawing is a heading "drawing TITLE", which the first one may do without, and statements: either of
   junctions and lines (drawing_statements.c), or segments, four numbers x1 y1 x2 y2 in a line.  */
#include "base/ascii.h"
#include "base/contract.h"
#include "base/memory.h"
#include "base/utf8.h"
#include "waltz/net/crossing.h"
#include "waltz/read/drawing_statements.h"
#include "words/fail.h"

struct waltz_reader {
    struct words words;
    double tolerance;
    struct stopping stopping;
};

/* The drawing that is being read. */
struct draft_drawing {
    struct sketch *sketch;
    struct place place; /* where it begins */
    struct word title;
    waltz_segment *segment;
    size_t segments, segment_room;
};

WALTZ_API waltz_reader *waltz_reader_new(const char *text, size_t length, double tolerance)
{
    REQUIRE(text || !length, "text is NULL");
    waltz_reader *r = new_array(1, sizeof *r);
    if (r) *r = (waltz_reader){.words = words_of(text, length), .tolerance = tolerance};
    return r;
}

WALTZ_API void waltz_reader_free(waltz_reader *r) { free(r); }

/* ---- the heading ---- */

/* The rest of the line, without a comment. */
static bool read_title(struct words *w, struct word *title)
{
    title->place = words_place(w);
    title->text = w->at;
    words_skip_line(w);
    const char *comment = memchr(title->text, '#', (size_t)(w->at - title->text));
    if (comment) w->at = comment;
    title->length = (size_t)(w->at - title->text);
    while (title->length && is_one_of(title->text[title->length - 1], " \t\r")) title->length--;
    const char *bad;
    if (!text_is_plain(title->text, title->length, &bad)) {
        w->at = bad;
        const struct place place = words_place(w);
        return fail(w->error, place.line, place.column,
                    say(title_cannot_contain, shown_character(bad, (size_t)(w->end - bad))));
    }
    return title->length <= WALTZ_MAX_TITLE ||
           fail(w->error, title->place.line, title->place.column, say(title_too_long, WALTZ_MAX_TITLE));
}

/* ---- segments ---- */

static bool read_segment(struct words *w, struct draft_drawing *d)
{
    waltz_segment segment = {0};
    const struct place place = words_place(w);
    if (!sketch_is_empty(d->sketch))
        return fail(w->error, place.line, place.column, say(segment_among_junctions));
    segment.text_line = place.line;
    segment.text_column = place.column;
    double *const coordinate[] = {&segment.x1, &segment.y1, &segment.x2, &segment.y2};
    for (int i = 0; i < 4; i++) {
        if (!words_number(w, i == 1 ? say(number_or_colon) : say(segment_number), coordinate[i]))
            return false;
        words_take(w, ',');
    }
    if (!words_take(w, ';') && !words_line_ended(w)) return words_expected(w, say(end_of_line));
    if (!make_room((void **)&d->segment, d->segments, &d->segment_room, sizeof *d->segment))
        return fail_by_memory(w->error);
    d->segment[d->segments++] = segment;
    return true;
}

/* Is the next word a number, and no junction's name? */
static bool at_segment(struct words *w)
{
    if (!words_at_number(w)) return false;
    struct words ahead = *w;
    struct word name;
    ahead.error = NULL;
    if (!words_name(&ahead, say(junction_name), &name)) return true;
    return words_next(&ahead) != ':' && words_next(&ahead) != '=';
}

/* ---- a drawing ---- */

static bool read_statement(struct words *w, struct draft_drawing *d)
{
    if (at_segment(w)) return read_segment(w, d);
    const struct place place = words_place(w);
    if (!read_drawing_statement(w, d->sketch)) return false;
    return !d->segments || sketch_is_empty(d->sketch) ||
           fail(w->error, place.line, place.column, say(junction_among_segments));
}

/* Goes to the next statement; false: the drawing ends here. */
static bool find_statement(struct words *w)
{
    w->spans_lines = true;
    const bool found = !words_line_ended(w);
    w->spans_lines = false;
    return found;
}

/* Lines may cross at these coordinates even if the list fits into a plane. */
static bool check_crossings(const waltz_drawing *d, void *context, waltz_error *error)
{
    struct crossing c;
    const struct stopping *stopping = context;
    const enum crossing_result result =
        waltz_is_placed(d) ? find_crossing(d, stopping, &c) : LINES_APART;
    if (result == LINES_APART) return true;
    if (result == CROSSING_NO_MEMORY) return fail_by_memory(error);
    if (result == CROSSING_STOPPED) return fail_as_stopped(error);
    const waltz_line *line = &d->line[c.line], *other = &d->line[c.other];
    const waltz_junction *from = &d->junction[line->from];
    if (result == TOO_MANY_LINES)
        return fail(error, from->text_line, from->text_column, say(lines_close_to_junction, from->name));
    return fail(error, from->text_line, from->text_column,
                say(lines_cross, from->name, d->junction[line->to].name, d->junction[other->from].name,
                    d->junction[other->to].name));
}

static waltz_drawing *finish(const waltz_reader *r, struct draft_drawing *d)
{
    waltz_error *error = r->words.error;
    if (!d->segments && sketch_is_empty(d->sketch)) {
        fail(error, d->place.line, d->place.column, say(empty_drawing));
        return NULL;
    }
    const waltz_page page = {
        .tolerance = r->tolerance, .stop = r->stopping.stop, .stop_context = r->stopping.context};
    struct stopping stopping = r->stopping;
    waltz_drawing *drawing = d->segments ? waltz_from_page(d->segment, d->segments, &page, error)
                                         : sketch_finish(d->sketch, check_crossings, &stopping, error);
    return drawing && d->title.length ? with_title(drawing, d->title.text, d->title.length, error)
                                      : drawing;
}

static waltz_drawing *read_statements(waltz_reader *r, struct draft_drawing *d)
{
    struct words *w = &r->words;
    if (words_at_heading(w)) {
        words_take_word(w, "drawing");
        if (!read_title(w, &d->title)) return NULL;
    }
    for (size_t i = 0; find_statement(w); i++) {
        if (!read_statement(w, d)) return NULL;
        if (should_stop(&r->stopping, i)) {
            fail_as_stopped(w->error);
            return NULL;
        }
    }
    return finish(r, d);
}

static waltz_drawing *read_drawing(waltz_reader *r)
{
    struct draft_drawing d = {.sketch = sketch_new(), .place = words_place(&r->words)};
    waltz_drawing *drawing = NULL;
    if (d.sketch) drawing = read_statements(r, &d);
    else fail_by_memory(r->words.error);
    sketch_free(d.sketch);
    free(d.segment);
    return drawing;
}

/* Goes to the next drawing; false: there is none. */
static bool find_drawing(struct words *w) { return find_statement(w) || words_next_line(w); }

WALTZ_API void waltz_reader_stop(waltz_reader *r, bool (*stop)(void *context), void *context)
{
    REQUIRE(r, "reader is NULL");
    r->stopping = (struct stopping){stop, context};
}

WALTZ_API waltz_read_result waltz_reader_next(waltz_reader *r, waltz_drawing **drawing,
                                              waltz_error *error)
{
    REQUIRE(r && drawing, "reader or drawing is NULL");
    struct words *w = &r->words;
    *drawing = NULL;
    w->error = error;
    if (!find_drawing(w)) return WALTZ_READ_END;
    *drawing = read_drawing(r);
    if (*drawing) return WALTZ_READ_DRAWING;
    while (words_next_line(w) && !words_at_heading(w)) {}
    return WALTZ_READ_ERROR;
}

WALTZ_API waltz_drawing *waltz_read(const char *text, size_t length, double tolerance,
                                    waltz_error *error)
{
    REQUIRE(text || !length, "text is NULL");
    waltz_reader r = {.words = words_of(text, length), .tolerance = tolerance};
    waltz_drawing *drawing;
    switch (waltz_reader_next(&r, &drawing, error)) {
    case WALTZ_READ_END: fail(error, 0, 0, say(no_drawing)); break;
    case WALTZ_READ_ERROR: break;
    case WALTZ_READ_DRAWING:
        if (!find_drawing(&r.words)) return drawing;
        const struct place place = words_place(&r.words);
        fail(error, place.line, place.column, say(second_drawing));
        waltz_drawing_free(drawing);
    }
    return NULL;
}

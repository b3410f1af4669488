/* SPDX-License-Identifier: MIT */
/* drawings.c - see drawings.h */
#include "waltz/drawings.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "common/clock.h"
#include "common/interrupt.h"
#include "common/load.h"
#include "common/output.h"
#include "common/progress.h"
#include "waltz/print.h"
#include "waltz/svg_input.h"

#define LONGEST_TEXT ((size_t)1 << 28)

static void say_wrong(struct origin *o, const waltz_error *error)
{
    complain(&o->complaints, o->file, error);
}

/* How the drawing was understood where that was in doubt. */
static void say_remarks(const waltz_drawing *d, struct origin *o)
{
    int count, all;
    const waltz_error *remark = waltz_remarks(d, &count, &all);
    for (int i = 0; i < all; i++) complain(&o->complaints, o->file, &remark[i < count ? i : count - 1]);
}

/* ---- options that apply to a drawing ---- */

/* The name is the first `length` bytes.  Negative, after a message, if there is none. */
static int junction_named(const waltz_drawing *d, const char *name, size_t length, struct origin *o)
{
    char copy[WALTZ_MAX_NAME + 1] = "";
    int junction = -1;
    if (length < sizeof copy) { /* no junction has a longer name */
        memcpy(copy, name, length);
        junction = waltz_find_junction(d, copy);
    }
    if (junction < 0)
        complain_of(&o->complaints, o->name, "there is no junction %.*s", (int)length, name);
    return junction;
}

static bool fix_label(waltz_drawing *d, const struct fixed_label *f, struct origin *o)
{
    const int from = junction_named(d, f->from, strlen(f->from), o);
    const int to = from < 0 ? -1 : junction_named(d, f->to, strlen(f->to), o);
    if (to < 0) return false;
    const int line = from == to ? -1 : waltz_find_line(d, from, to);
    if (line < 0) {
        complain_of(&o->complaints, o->name, "there is no line from %s to %s", f->from, f->to);
        return false;
    }
    waltz_allow(d, line, 1u << waltz_seen_from(d, from, line, f->label));
    if (lines_of(d)[line].allowed) return true;
    complain_of(&o->complaints, o->name,
                "the labels given for the line from %s to %s contradict each other", f->from, f->to);
    return false;
}

/* The face with the junctions of a list such as a,b,c. */
static bool outline_by_names(waltz_drawing *d, const char *list, struct origin *o)
{
    int *junctions = calloc(strlen(list) + 1, sizeof *junctions);
    int count = 0, face = -1;
    bool fine = junctions != NULL;
    if (!fine) message("waltz: out of memory");
    for (const char *at = list; fine; at++) {
        const size_t length = strcspn(at, ",");
        junctions[count] = junction_named(d, at, length, o);
        fine = junctions[count++] >= 0;
        at += length;
        if (!*at) break;
    }
    if (fine) {
        face = waltz_find_face(d, junctions, count);
        if (face >= 0) waltz_set_outline_face(d, face);
        else complain_of(&o->complaints, o->name, "no face has the junctions %s in this order", list);
    }
    free(junctions);
    return face >= 0;
}

static bool prepare(const struct settings *s, waltz_drawing *d, struct origin *o)
{
    waltz_error error = {.message = ""};
    const bool is_auto = s->outline && strcmp(s->outline, "auto") == 0;
    if (is_auto || (s->outline && strcmp(s->outline, "none") == 0)) {
        if (!waltz_set_outline(d, is_auto ? WALTZ_OUTLINE_AUTO : WALTZ_OUTLINE_NONE, &error)) {
            complain_of(&o->complaints, o->name, "%s", error.message);
            return false;
        }
    } else if (s->outline && !outline_by_names(d, s->outline, o)) {
        return false;
    }
    for (int i = 0; i < s->fixed_count; i++)
        if (!fix_label(d, &s->fixed[i], o)) return false;
    return true;
}

/* ---- files ---- */

static void name_drawing(struct origin *o, const waltz_drawing *d)
{
    const char *title = waltz_title(d);
    if (*title) snprintf(o->name, sizeof o->name, "%s", title);
    else if (o->number == 1) snprintf(o->name, sizeof o->name, "%s", o->file);
    else snprintf(o->name, sizeof o->name, "%s, drawing %d", o->file, o->number);
}

static int use_drawing(const struct settings *s, waltz_drawing *d, struct origin *o, drawing_user *use)
{
    name_drawing(o, d);
    o->total++;
    if (!s->quiet) say_remarks(d, o);
    return prepare(s, d, o) ? use(s, d, o) : STATUS_BAD;
}

/* ---- limits ---- */

static bool reading_is_over(void *context)
{
    const struct origin *o = context;
    if (progress_due()) progress_show("reading %s, %.0f s", o->file, clock_seconds() - o->began);
    return interrupted() || (o->time_limit > 0 && clock_seconds() - o->began > o->time_limit);
}

/* After an interrupt or a failed write, the remaining drawings are skipped. */
static bool must_end(void) { return interrupted() || output_error(); }

/* The text being read: a picture is one drawing, other texts may contain several. */
struct source {
    const char *text;
    size_t length;
    bool svg, taken;
    waltz_reader *reader;
};

static waltz_read_result next_drawing(const struct settings *s, struct source *from, struct origin *o,
                                      waltz_drawing **d, waltz_error *error)
{
    *d = NULL;
    if (!from->svg) return waltz_reader_next(from->reader, d, error);
    if (from->taken) return WALTZ_READ_END;
    from->taken = true;
    struct svg_picture picture;
    if (svg_read(&picture, from->text, from->length, error)) {
        const waltz_page page = {.tolerance = s->tolerance,
                                 .rounding = picture.rounding,
                                 .y_down = true,
                                 .stop = reading_is_over,
                                 .stop_context = o};
        *d = waltz_from_page(picture.segment, picture.count, &page, error);
    }
    for (int i = 0; i < picture.notes && !s->quiet; i++)
        complain_of(&o->complaints, o->file, "%s", picture.note[i]);
    svg_picture_free(&picture);
    return *d ? WALTZ_READ_DRAWING : WALTZ_READ_ERROR;
}

static int reading_stopped(const struct settings *s, const struct origin *o)
{
    if (!s->quiet)
        message("%s: %s while it was read", o->file,
                interrupted() ? "interrupted" : "stopped by a limit");
    return interrupted() ? STATUS_INTERRUPTED : STATUS_STOPPED;
}

/* With --only, errors in other drawings are not reported, and those after the chosen one are not read. */
static int use_source(const struct settings *s, struct source *from, struct origin *o, drawing_user *use)
{
    int status = STATUS_FINE;
    while ((!s->only || o->number < s->only) && !must_end()) {
        waltz_error error = {.message = ""};
        waltz_drawing *d;
        o->began = clock_seconds();
        const waltz_read_result result = next_drawing(s, from, o, &d, &error);
        if (result == WALTZ_READ_END) break;
        o->number++;
        const bool wanted = !s->only || o->number == s->only;
        int here = STATUS_FINE;
        if (wanted && d) {
            here = use_drawing(s, d, o, use);
        } else if (wanted && !error.message[0]) {
            here = reading_stopped(s, o);
        } else if (wanted) {
            here = STATUS_BAD;
            say_wrong(o, &error);
        }
        waltz_drawing_free(d);
        if (here > status) status = here;
    }
    return status;
}

static int use_text(const struct settings *s, const char *text, size_t length, struct origin *o,
                    drawing_user *use)
{
    struct source from = {.text = text, .length = length, .svg = is_svg(text)};
    if (!from.svg) from.reader = waltz_reader_new(text, length, s->tolerance);
    if (!from.svg && !from.reader) {
        message("waltz: out of memory");
        return STATUS_BAD;
    }
    if (from.reader) waltz_reader_stop(from.reader, reading_is_over, o);
    const int status = use_source(s, &from, o, use);
    waltz_reader_free(from.reader);
    complaints_end(&o->complaints, o->file);
    if (must_end() || (o->number && s->only <= o->number)) return status;
    if (o->number) message("%s: there is no drawing %d, only %d", o->file, s->only, o->number);
    else message("%s: no drawing in the text", o->file);
    return STATUS_BAD;
}

int for_each_drawing(const struct settings *s, drawing_user *use)
{
    int status = STATUS_FINE;
    struct origin o = {.time_limit = s->time_limit};
    if (!s->word_count) {
        message("waltz: expected a drawing; see 'waltz --help'");
        return STATUS_BAD;
    }
    if (!s->quiet) progress_allow();
    for (int i = 0; i < s->word_count && !must_end(); i++) {
        size_t length;
        char *text = load_text(s->words[i], LONGEST_TEXT, &length);
        o.file = s->words[i];
        o.number = 0;
        const int here = text ? use_text(s, text, length, &o, use) : STATUS_BAD;
        if (here > status) status = here;
        free(text);
    }
    progress_erase();
    return interrupted() ? STATUS_INTERRUPTED : status;
}

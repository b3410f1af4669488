/* SPDX-License-Identifier: MIT */
/* cmd_draw.c - waltz draw: a picture of a drawing, with a labelling or the reason why there is none. */
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "common/picture_file.h"
#include "common/progress.h"
#include "waltz/attempt.h"
#include "waltz/commands.h"
#include "waltz/drawings.h"

static const char *number_place(const struct settings *s)
{
    return s->output ? strstr(s->output, "%d") : NULL;
}

/* The name of the file with the number of the drawing in place of %d, to be freed by the caller; NULL: out of memory. */
static char *numbered_name(const struct settings *s, const char *place, const struct origin *from)
{
    enum { DIGITS = 20 };
    const size_t size = strlen(s->output) + DIGITS;
    char *name = malloc(size);
    if (name)
        snprintf(name, size, "%.*s%d%s", (int)(place - s->output), s->output,
                 s->only ? from->number : from->total, place + 2);
    return name;
}

static bool write_picture(const struct settings *s, const waltz_drawing *d, const waltz_picture *picture,
                          const struct origin *from)
{
    struct text svg = {0};
    const char *place = number_place(s);
    char *name = place ? numbered_name(s, place, from) : NULL;
    bool fine = (name || !place) && waltz_draw(d, picture, (waltz_sink){text_keep, &svg});
    if (!fine) message("%s: out of memory", from->name);
    fine = fine && picture_write("waltz", &svg, picture_format(s), name ? name : s->output);
    free(svg.bytes);
    free(name);
    return fine;
}

/* The labelling to draw.  WALTZ_NONE: there are fewer. */
static waltz_result find_labelling(waltz_labelling *l, uint64_t which, uint64_t *found)
{
    waltz_result result = WALTZ_FOUND;
    for (*found = 0; result == WALTZ_FOUND && *found < which;) {
        result = waltz_next(l);
        *found += result == WALTZ_FOUND;
    }
    return result;
}

/* `placed`: the coordinates are the drawing's own, so that a conflict is significant. */
static int draw_labelled(const struct attempt *a, const waltz_drawing *d, waltz_labelling *l,
                         const struct origin *from, bool placed)
{
    const struct settings *s = a->settings;
    waltz_picture picture = {.names = s->names, .width = s->width};
    waltz_conflict conflict;
    struct core core = {0};
    int status = STATUS_FINE;
    uint64_t found;
    const waltz_result result = find_labelling(l, s->shown, &found);
    if (result == WALTZ_FOUND) {
        picture.labels = waltz_labels(l);
        const waltz_result clash =
            placed ? waltz_find_conflict(d, picture.labels, &conflict) : WALTZ_NONE;
        if (clash == WALTZ_NO_MEMORY) return attempt_stopped(a, clash, from->name);
        if (clash == WALTZ_FOUND) {
            picture.red_lines = conflict.line;
            picture.red_line_count = conflict.lines;
        }
    } else if (result != WALTZ_NONE) {
        return attempt_stopped(a, result, from->name);
    } else if (found) {
        message("%s: there are only %" PRIu64 " labellings", from->name, found);
        return STATUS_BAD;
    } else {
        if (!find_core(a, d, &core)) return attempt_stopped(a, WALTZ_NO_MEMORY, from->name);
        picture.red = core.junction;
        picture.red_count = core.count;
        if (!core.junction && attempt_is_over(a)) attempt_stopped(a, WALTZ_STOPPED, from->name);
        status = STATUS_NO_SOLUTION;
    }
    if (!write_picture(s, d, &picture, from)) status = STATUS_BAD;
    free(core.junction);
    return status;
}

/* Would its picture overwrite another?  Reports it then. */
static bool is_one_too_many(const struct settings *s, const struct origin *from)
{
    if (from->total == 1 || (number_place(s) && !s->only)) return false;
    if (s->only) message("%s: a picture shows one drawing; use --only with a single file", from->file);
    else
        message(
            "%s: a picture shows one drawing; --only K picks one, -o NAME-%%d.svg makes one for each",
            from->name);
    return true;
}

static int draw_drawing(const struct settings *s, waltz_drawing *d, const struct origin *from)
{
    struct attempt a;
    waltz_error error = {.message = ""};
    if (is_one_too_many(s, from)) return STATUS_BAD;
    const bool placed = waltz_is_placed(d);
    if (!placed && !waltz_layout(d, &error)) {
        message("%s: %s", from->name, error.message);
        return STATUS_BAD;
    }
    if (!s->shown) {
        const waltz_picture plain = {.names = s->names, .width = s->width};
        return write_picture(s, d, &plain, from) ? STATUS_FINE : STATUS_BAD;
    }
    attempt_begin(&a, s);
    waltz_labelling *l = waltz_labelling_new(d, &a.options);
    const int status =
        l ? draw_labelled(&a, d, l, from, placed) : attempt_stopped(&a, WALTZ_NO_MEMORY, from->name);
    waltz_labelling_free(l);
    return status;
}

int command_draw(const struct settings *s) { return for_each_drawing(s, draw_drawing); }

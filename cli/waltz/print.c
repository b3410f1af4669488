/* SPDX-License-Identifier: MIT */
/* print.c - see print.h */
#include "waltz/print.h"

#include <inttypes.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "common/json_memory.h"
#include "common/output.h"
#include "common/utf8.h"
#include "common/progress.h"
#include "waltz/signs.h"

const waltz_junction *junctions_of(const waltz_drawing *d)
{
    int count;
    return waltz_junctions(d, &count);
}

const waltz_line *lines_of(const waltz_drawing *d)
{
    int count;
    return waltz_lines(d, &count);
}

void print_heading(const waltz_drawing *d, const char *name)
{
    int junctions, lines;
    waltz_junctions(d, &junctions);
    waltz_lines(d, &lines);
    output("%s: %d junction%s, %d line%s\n", name, junctions, junctions == 1 ? "" : "s", lines,
           lines == 1 ? "" : "s");
}

/* ---- names ---- */

void print_line_name(const waltz_drawing *d, int line)
{
    const waltz_junction *junction = junctions_of(d);
    const waltz_line *l = &lines_of(d)[line];
    output("%s-%s", junction[l->from].name, junction[l->to].name);
}

/* Characters of a text in UTF-8. */
static int characters(const char *text)
{
    int count = 0;
    for (; *text; text++) count += ((unsigned char)*text & 0xc0) != 0x80;
    return count;
}

int junction_name_width(const waltz_drawing *d)
{
    int count, widest = 0;
    const waltz_junction *junction = waltz_junctions(d, &count);
    for (int j = 0; j < count; j++)
        if (characters(junction[j].name) > widest) widest = characters(junction[j].name);
    return widest;
}

static int line_width(const waltz_drawing *d, int line)
{
    const waltz_junction *junction = junctions_of(d);
    const waltz_line *l = &lines_of(d)[line];
    return characters(junction[l->from].name) + 1 + characters(junction[l->to].name);
}

int line_name_width(const waltz_drawing *d)
{
    int count, widest = 0;
    waltz_lines(d, &count);
    for (int i = 0; i < count; i++)
        if (line_width(d, i) > widest) widest = line_width(d, i);
    return widest;
}

void print_line_column(const waltz_drawing *d, int line, int width)
{
    print_line_name(d, line);
    output("%*s", width - line_width(d, line), "");
}

void print_junction_column(const waltz_drawing *d, int junction, int width)
{
    const char *name = junctions_of(d)[junction].name;
    output("%s%*s", name, width - characters(name), "");
}

/* ---- numbers ---- */

void print_number(const waltz_number *n)
{
    output("%s", n->at_least ? "at least " : "");
    if (n->exact != UINT64_MAX) output("%" PRIu64, n->exact);
    else output("about %.1f x 10^%ld", n->mantissa, n->exponent);
}

json_t *json_of_number(const waltz_number *n)
{
    if (n->exact <= INT64_MAX) return json_integer((json_int_t)n->exact);
    const double size = n->mantissa * pow(10, (double)n->exponent);
    return isfinite(size) ? json_real(size) : json_sprintf("%.1fe%ld", n->mantissa, n->exponent);
}

/* ---- JSON ---- */

json_t *json_of_file(const char *name)
{
    char *copy = strdup(name);
    for (char *at = copy; at && *at;) {
        long code;
        const size_t length = utf8_character(at, strlen(at), &code);
        if (code < 0) *at = '?';
        at += length;
    }
    json_t *text = copy ? json_string(copy) : NULL;
    free(copy);
    return text;
}

json_t *json_of_drawing(const waltz_drawing *d, const char *file)
{
    int junctions, lines;
    waltz_junctions(d, &junctions);
    waltz_lines(d, &lines);
    return json_pack("{s:o, s:s, s:i, s:i}", "file", json_of_file(file), "title", waltz_title(d),
                     "junctions", junctions, "lines", lines);
}

json_t *json_of_labels(const waltz_drawing *d, const waltz_label *labels)
{
    int count;
    const waltz_junction *junction = junctions_of(d);
    const waltz_line *line = waltz_lines(d, &count);
    json_t *list = json_array();
    for (int i = 0; i < count; i++) {
        const char sign = label_sign(labels[i]);
        json_array_append_new(list, json_pack("{s:s, s:s, s:s#}", "from", junction[line[i].from].name,
                                              "to", junction[line[i].to].name, "label", &sign, 1));
    }
    return list;
}

json_t *json_of_junctions(const waltz_drawing *d, const int *junctions, int count)
{
    const waltz_junction *junction = junctions_of(d);
    json_t *list = json_array();
    for (int i = 0; i < count; i++)
        json_array_append_new(list, json_string(junction[junctions[i]].name));
    return list;
}

static int dump_piece(const char *text, size_t length, void *context)
{
    output_bytes(context, text, length);
    return 0;
}

bool print_json(json_t *object)
{
    const bool whole = object && !json_was_short_of_memory();
    const bool fine = whole && json_dump_callback(object, dump_piece, NULL, JSON_COMPACT) == 0;
    if (fine) output("\n");
    else message("waltz: out of memory");
    json_decref(object);
    return fine;
}

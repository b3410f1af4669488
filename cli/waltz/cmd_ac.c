/* SPDX-License-Identifier: MIT */
/* cmd_ac.c - waltz ac: arc consistency, and the corners and labels that remain. */
#include <jansson.h>

#include "common/output.h"
#include "common/progress.h"
#include "waltz/attempt.h"
#include "waltz/commands.h"
#include "waltz/drawings.h"
#include "waltz/print.h"
#include "waltz/signs.h"

/* ---- text ---- */

static void print_junctions(const struct settings *s, const waltz_drawing *d, const waltz_labelling *l)
{
    int count, corners;
    const waltz_junction *junction = waltz_junctions(d, &count);
    const int width = junction_name_width(d);
    for (int j = 0; j < count; j++) {
        const waltz_corner *corner = waltz_catalogue(junction[j].type, s->extended, &corners);
        const unsigned left = waltz_corners_left(l, j);
        bool any = false;
        output("  ");
        print_junction_column(d, j, width);
        output("  %-5s  {", waltz_type_name(junction[j].type));
        for (int i = 0; i < corners; i++) {
            if (!(left >> i & 1)) continue;
            output("%s%d", any ? ", " : "", corner[i].number);
            any = true;
        }
        output("}\n");
    }
}

static void print_lines(const waltz_drawing *d, const waltz_labelling *l)
{
    int count;
    waltz_lines(d, &count);
    const int width = line_name_width(d);
    for (int i = 0; i < count; i++) {
        const unsigned left = waltz_labels_left(l, i);
        bool any = false;
        output("  ");
        print_line_column(d, i, width);
        output("  {");
        for (int label = 0; label < WALTZ_LABELS; label++) {
            if (!(left >> label & 1)) continue;
            output("%s%c", any ? ", " : "", label_sign((waltz_label)label));
            any = true;
        }
        output("}\n");
    }
}

static void print_left(const struct settings *s, const waltz_drawing *d, const waltz_labelling *l,
                       const struct origin *from)
{
    const waltz_number product = waltz_corner_product(l);
    print_heading(d, from->name);
    if (waltz_consistency(l) == WALTZ_NONE) {
        const int emptied = waltz_emptied(l);
        output("no labelling: %s%s has no corner left\n", emptied < 0 ? "a junction" : "junction ",
               emptied < 0 ? "" : junctions_of(d)[emptied].name);
        return;
    }
    print_junctions(s, d, l);
    print_lines(d, l);
    print_number(&product);
    output(product.exact == 1 ? " combination of corners\n" : " combinations of corners\n");
}

/* ---- JSON ---- */

static json_t *json_of_corners_left(const struct settings *s, const waltz_drawing *d,
                                    const waltz_labelling *l)
{
    int count, corners;
    const waltz_junction *junction = waltz_junctions(d, &count);
    json_t *list = json_array();
    for (int j = 0; j < count; j++) {
        const waltz_corner *corner = waltz_catalogue(junction[j].type, s->extended, &corners);
        json_t *left = json_array();
        for (int i = 0; i < corners; i++)
            if (waltz_corners_left(l, j) >> i & 1)
                json_array_append_new(left, json_integer(corner[i].number));
        json_array_append_new(list, json_pack("{s:s, s:s, s:o}", "junction", junction[j].name, "type",
                                              waltz_type_name(junction[j].type), "left", left));
    }
    return list;
}

static json_t *json_of_labels_left(const waltz_drawing *d, const waltz_labelling *l)
{
    int count;
    const waltz_line *line = waltz_lines(d, &count);
    const waltz_junction *junction = junctions_of(d);
    json_t *list = json_array();
    for (int i = 0; i < count; i++) {
        char left[WALTZ_LABELS + 1] = "";
        int length = 0;
        for (int label = 0; label < WALTZ_LABELS; label++)
            if (waltz_labels_left(l, i) >> label & 1) left[length++] = label_sign((waltz_label)label);
        json_array_append_new(list, json_pack("{s:s, s:s, s:s}", "from", junction[line[i].from].name,
                                              "to", junction[line[i].to].name, "left", left));
    }
    return list;
}

static bool print_left_json(const struct settings *s, const waltz_drawing *d, const waltz_labelling *l,
                            const struct origin *from)
{
    const waltz_number product = waltz_corner_product(l);
    const bool consistent = waltz_consistency(l) == WALTZ_FOUND;
    json_t *object = json_of_drawing(d, from->file);
    json_object_set_new(object, "consistent", json_boolean(consistent));
    if (consistent) {
        json_object_set_new(object, "corners", json_of_corners_left(s, d, l));
        json_object_set_new(object, "labels", json_of_labels_left(d, l));
        json_object_set_new(object, "product", json_of_number(&product));
    }
    return print_json(object);
}

/* ---- the command ---- */

static int filter_drawing(const struct settings *s, waltz_drawing *d, const struct origin *from)
{
    struct attempt a;
    if (s->traced && s->trace == CSP_TRACE_HTML && from->total > 1) {
        message("%s: an HTML trace shows one drawing; --only K picks one", from->name);
        return STATUS_BAD;
    }
    attempt_begin(&a, s);
    waltz_labelling *l = waltz_labelling_new(d, &a.options);
    const waltz_result result = l ? waltz_consistency(l) : WALTZ_NO_MEMORY;
    int status = result == WALTZ_FOUND  ? STATUS_FINE
                 : result == WALTZ_NONE ? STATUS_NO_SOLUTION
                                        : attempt_stopped(&a, result, from->name);
    const bool known = result == WALTZ_FOUND || result == WALTZ_NONE;
    if (known && !s->traced) {
        if (s->format == FORMAT_TEXT) print_left(s, d, l, from);
        else if (!print_left_json(s, d, l, from)) status = STATUS_BAD;
        if (s->statistics && s->format == FORMAT_TEXT) print_statistics(&a, l);
    }
    waltz_labelling_free(l);
    return status;
}

int command_ac(const struct settings *s) { return for_each_drawing(s, filter_drawing); }

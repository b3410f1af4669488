/* SPDX-License-Identifier: MIT */
/* cmd_ac.c - waltz ac: arc consistency, and the corners and labels that remain. */
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

static void put_corners_left(sudoku_json *json, const struct settings *s, const waltz_drawing *d,
                             const waltz_labelling *l)
{
    int count, corners;
    const waltz_junction *junction = waltz_junctions(d, &count);
    sudoku_json_open(json, "corners", '[');
    for (int j = 0; j < count; j++) {
        const waltz_corner *corner = waltz_catalogue(junction[j].type, s->extended, &corners);
        sudoku_json_open(json, NULL, '{');
        sudoku_json_text(json, "junction", junction[j].name);
        sudoku_json_text(json, "type", waltz_type_name(junction[j].type));
        sudoku_json_open(json, "left", '[');
        for (int i = 0; i < corners; i++)
            if (waltz_corners_left(l, j) >> i & 1)
                sudoku_json_number(json, NULL, (uint64_t)corner[i].number);
        sudoku_json_close(json, ']');
        sudoku_json_close(json, '}');
    }
    sudoku_json_close(json, ']');
}

static void put_labels_left(sudoku_json *json, const waltz_drawing *d, const waltz_labelling *l)
{
    int count;
    const waltz_line *line = waltz_lines(d, &count);
    const waltz_junction *junction = junctions_of(d);
    sudoku_json_open(json, "labels", '[');
    for (int i = 0; i < count; i++) {
        char left[WALTZ_LABELS];
        size_t length = 0;
        for (int label = 0; label < WALTZ_LABELS; label++)
            if (waltz_labels_left(l, i) >> label & 1) left[length++] = label_sign((waltz_label)label);
        sudoku_json_open(json, NULL, '{');
        sudoku_json_text(json, "from", junction[line[i].from].name);
        sudoku_json_text(json, "to", junction[line[i].to].name);
        sudoku_json_bytes(json, "left", left, length);
        sudoku_json_close(json, '}');
    }
    sudoku_json_close(json, ']');
}

static void print_left_json(const struct settings *s, const waltz_drawing *d, const waltz_labelling *l,
                            const struct origin *from)
{
    const waltz_number product = waltz_corner_product(l);
    const bool consistent = waltz_consistency(l) == WALTZ_FOUND;
    sudoku_json json = begin_object();
    put_drawing(&json, d, from->file);
    sudoku_json_truth(&json, "consistent", consistent);
    if (consistent) {
        put_corners_left(&json, s, d, l);
        put_labels_left(&json, d, l);
        put_number(&json, "product", &product);
    }
    end_object(&json);
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
    const int status = result == WALTZ_FOUND  ? STATUS_FINE
                       : result == WALTZ_NONE ? STATUS_NO_SOLUTION
                                              : attempt_stopped(&a, result, from->name);
    const bool known = result == WALTZ_FOUND || result == WALTZ_NONE;
    if (known && !s->traced) {
        if (s->format == FORMAT_TEXT) print_left(s, d, l, from);
        else print_left_json(s, d, l, from);
        if (s->statistics && s->format == FORMAT_TEXT) print_statistics(&a, l);
    }
    waltz_labelling_free(l);
    return status;
}

int command_ac(const struct settings *s) { return for_each_drawing(s, filter_drawing); }

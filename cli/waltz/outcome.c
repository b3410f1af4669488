/* SPDX-License-Identifier: MIT */
/* outcome.c - see outcome.h */
#include "waltz/outcome.h"

#include "common/output.h"
#include "waltz/print.h"
#include "waltz/signs.h"

/* ---- text ---- */

static void print_line_labels(const waltz_drawing *d, const waltz_label *labels)
{
    int count;
    const waltz_line *line = waltz_lines(d, &count);
    const waltz_junction *junction = junctions_of(d);
    const int width = line_name_width(d);
    for (int i = 0; i < count; i++) {
        const char *from = junction[line[i].from].name, *to = junction[line[i].to].name;
        output("  ");
        print_line_column(d, i, width);
        output("  %c  ", label_sign(labels[i]));
        if (labels[i] == WALTZ_CONVEX) output("convex\n");
        else if (labels[i] == WALTZ_CONCAVE) output("concave\n");
        else if (labels[i] == WALTZ_OUT) output("arrow from %s to %s\n", from, to);
        else output("arrow from %s to %s\n", to, from);
    }
}

static void print_corners(const waltz_drawing *d, const waltz_label *labels, bool extended)
{
    int count;
    const waltz_junction *junction = waltz_junctions(d, &count);
    const int width = junction_name_width(d);
    for (int j = 0; j < count; j++) {
        const waltz_corner *corner = corner_shown(d, labels, j, extended);
        if (!corner) continue;
        output("  ");
        print_junction_column(d, j, width);
        output("  %-5s %2d  (", waltz_type_name(junction[j].type), corner->number);
        for (int i = 0; i < junction[j].degree; i++)
            output("%s%s", i ? ", " : "", waltz_label_name(corner->label[i]));
        output(")\n");
    }
}

static void print_core(const waltz_drawing *d, const struct outcome *o)
{
    const waltz_junction *junction = junctions_of(d);
    if (o->core.count == 1) {
        output("junction %s cannot be labelled, even on its own\n", junction[o->core.junction[0]].name);
        return;
    }
    output("junctions ");
    for (int i = 0; i < o->core.count; i++)
        output("%s%s", i ? i == o->core.count - 1 ? " and " : ", " : "",
               junction[o->core.junction[i]].name);
    output(" cannot be labelled together; removing any one makes it possible%s\n",
           o->core.smallest    ? "; there is no smaller such set"
           : o->core_cut_short ? "; a limit was reached before smaller sets were ruled out"
                               : "");
}

static void print_conflict(const waltz_drawing *d, const struct outcome *o)
{
    const waltz_conflict *c = &o->conflict;
    const bool only = o->counted && o->count.exact == 1 && !o->count.at_least;
    output("%s: the line%s ", only ? "no solid can look like this" : "no solid has these labels",
           c->lines == 1 ? "" : "s");
    for (int i = 0; i < c->lines; i++) {
        output("%s", i == 0 ? "" : i == c->lines - 1 ? " and " : ", ");
        print_line_name(d, c->line[i]);
    }
    output("%s\n", c->lines == 1   ? " has the same face on both sides"
                   : c->lines == 2 ? " are edges of the same two faces, but not in line"
                                   : " do not meet in one point");
}

static void print_found(const struct settings *s, const waltz_drawing *d, const struct outcome *o)
{
    if (o->counted) {
        print_number(&o->count);
        output(o->count.exact == 1 && !o->count.at_least ? " labelling:\n"
                                                         : " labellings; the first:\n");
    }
    print_line_labels(d, o->labels);
    print_corners(d, o->labels, s->extended);
    if (o->has_known)
        output("the labels given in the text are %s\n",
               o->known_fits ? "among the labellings" : "not among the labellings");
    if (o->conflict.lines) print_conflict(d, o);
}

void print_outcome(const struct settings *s, const waltz_drawing *d, const struct origin *from,
                   const struct outcome *o)
{
    print_heading(d, from->name);
    if (o->labels) print_found(s, d, o);
    if (o->result == WALTZ_NONE) output("no labelling\n");
    if (o->core.junction) print_core(d, o);
    else if (o->core_cut_short)
        output("a limit was reached before the junctions that cannot be labelled together were found\n");
    if (o->has_free && o->free == WALTZ_FOUND)
        output("the drawing can be labelled without %s\n", !s->fixed_count ? "its outline"
                                                           : !o->has_outline
                                                               ? "the given labels"
                                                               : "its outline and the given labels");
    if (o->result == WALTZ_STOPPED) output("stopped\n");
}

/* ---- JSON ---- */

static void put_corners(sudoku_json *json, const struct settings *s, const waltz_drawing *d,
                        const waltz_label *labels)
{
    int count;
    const waltz_junction *junction = waltz_junctions(d, &count);
    sudoku_json_open(json, "corners", '[');
    for (int j = 0; j < count; j++) {
        const waltz_corner *corner = corner_shown(d, labels, j, s->extended);
        if (!corner) continue;
        sudoku_json_open(json, NULL, '{');
        sudoku_json_text(json, "junction", junction[j].name);
        sudoku_json_text(json, "type", waltz_type_name(junction[j].type));
        sudoku_json_number(json, "corner", (uint64_t)corner->number);
        sudoku_json_close(json, '}');
    }
    sudoku_json_close(json, ']');
}

static void put_conflict(sudoku_json *json, const waltz_drawing *d, const waltz_conflict *c)
{
    sudoku_json_open(json, "conflict", '[');
    for (int i = 0; i < c->lines; i++) {
        const waltz_line *line = &lines_of(d)[c->line[i]];
        const int ends[] = {line->from, line->to};
        put_junctions(json, NULL, d, ends, 2);
    }
    sudoku_json_close(json, ']');
}

/* A number, and how exact it is. */
static void put_count(sudoku_json *json, const waltz_number *count)
{
    put_number(json, "count", count);
    sudoku_json_truth(json, "exact", count->exact <= INT64_MAX && !count->at_least);
    sudoku_json_truth(json, "at_least", count->at_least);
}

void print_outcome_json(const struct settings *s, const waltz_drawing *d, const struct origin *from,
                        const struct outcome *o)
{
    sudoku_json json = begin_object();
    put_drawing(&json, d, from->file);
    if (o->result <= WALTZ_NONE) sudoku_json_truth(&json, "labelled", o->result == WALTZ_FOUND);
    if (o->result == WALTZ_STOPPED) sudoku_json_truth(&json, "stopped", true);
    if (o->counted) put_count(&json, &o->count);
    if (o->labels) {
        put_labels(&json, d, o->labels);
        put_corners(&json, s, d, o->labels);
    }
    if (o->has_known) sudoku_json_truth(&json, "given", o->known_fits);
    if (o->core.junction) {
        put_junctions(&json, "core", d, o->core.junction, o->core.count);
        sudoku_json_truth(&json, "smallest_core", o->core.smallest);
    }
    if (o->has_free && o->free <= WALTZ_NONE)
        sudoku_json_truth(&json, "free_labelled", o->free == WALTZ_FOUND);
    if (o->conflict.lines) put_conflict(&json, d, &o->conflict);
    end_object(&json);
}

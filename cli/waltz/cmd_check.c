/* SPDX-License-Identifier: MIT */
/* cmd_check.c - waltz check: the contents of a drawing.  Reading it finds the mistakes. */
#include "common/output.h"
#include "waltz/commands.h"
#include "waltz/drawings.h"
#include "waltz/print.h"

struct census {
    int junctions, lines, faces, components;
    int of_type[WALTZ_TYPES];
    int outline, known; /* lines in the outline, and with a label in the text */
    bool placed;
};

static struct census take_census(const waltz_drawing *d)
{
    struct census c = {.faces = waltz_face_count(d),
                       .components = waltz_component_count(d),
                       .placed = waltz_is_placed(d)};
    const waltz_junction *junction = waltz_junctions(d, &c.junctions);
    const waltz_line *line = waltz_lines(d, &c.lines);
    for (int j = 0; j < c.junctions; j++) c.of_type[junction[j].type]++;
    for (int i = 0; i < c.lines; i++) {
        c.outline += line[i].outline != WALTZ_NO_LABEL;
        c.known += line[i].known != WALTZ_NO_LABEL;
    }
    return c;
}

static const char *s_of(int count) { return count == 1 ? "" : "s"; }

static void print_census(const struct census *c, const char *name)
{
    bool any = false;
    output("%s: fine: %d junction%s (", name, c->junctions, s_of(c->junctions));
    for (int t = 0; t < WALTZ_TYPES; t++) {
        if (!c->of_type[t]) continue;
        output("%s%d %s", any ? ", " : "", c->of_type[t], waltz_type_name((waltz_type)t));
        any = true;
    }
    output("), %d line%s, %d face%s, %d component%s", c->lines, s_of(c->lines), c->faces, s_of(c->faces),
           c->components, s_of(c->components));
    if (c->placed) output(", with coordinates");
    if (c->outline) output(", an outline of %d line%s", c->outline, s_of(c->outline));
    if (c->known) output(", labels of %d line%s", c->known, s_of(c->known));
    output("\n");
}

static void print_census_json(const struct census *c, const waltz_drawing *d, const char *file)
{
    sudoku_json j = begin_object();
    put_drawing(&j, d, file);
    sudoku_json_open(&j, "types", '{');
    for (int t = 0; t < WALTZ_TYPES; t++)
        sudoku_json_number(&j, waltz_type_name((waltz_type)t), (uint64_t)c->of_type[t]);
    sudoku_json_close(&j, '}');
    sudoku_json_number(&j, "faces", (uint64_t)c->faces);
    sudoku_json_number(&j, "components", (uint64_t)c->components);
    sudoku_json_truth(&j, "placed", c->placed);
    sudoku_json_number(&j, "outline", (uint64_t)c->outline);
    sudoku_json_number(&j, "given", (uint64_t)c->known);
    end_object(&j);
}

static int check_drawing(const struct settings *s, waltz_drawing *d, const struct origin *from)
{
    const struct census c = take_census(d);
    if (s->format == FORMAT_JSON) print_census_json(&c, d, from->file);
    else print_census(&c, from->name);
    return STATUS_FINE;
}

int command_check(const struct settings *s) { return for_each_drawing(s, check_drawing); }

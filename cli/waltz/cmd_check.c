/* SPDX-License-Identifier: MIT */
/* cmd_check.c - waltz check: the contents of a drawing.  Reading it finds the mistakes. */
#include <jansson.h>

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

static bool print_census_json(const struct census *c, const waltz_drawing *d, const char *file)
{
    json_t *object = json_of_drawing(d, file), *types = json_object();
    for (int t = 0; t < WALTZ_TYPES; t++)
        json_object_set_new(types, waltz_type_name((waltz_type)t), json_integer(c->of_type[t]));
    json_object_set_new(object, "types", types);
    json_object_set_new(object, "faces", json_integer(c->faces));
    json_object_set_new(object, "components", json_integer(c->components));
    json_object_set_new(object, "placed", json_boolean(c->placed));
    json_object_set_new(object, "outline", json_integer(c->outline));
    json_object_set_new(object, "given", json_integer(c->known));
    return print_json(object);
}

static int check_drawing(const struct settings *s, waltz_drawing *d, const struct origin *from)
{
    const struct census c = take_census(d);
    if (s->format == FORMAT_JSON) return print_census_json(&c, d, from->file) ? STATUS_FINE : STATUS_BAD;
    print_census(&c, from->name);
    return STATUS_FINE;
}

int command_check(const struct settings *s) { return for_each_drawing(s, check_drawing); }

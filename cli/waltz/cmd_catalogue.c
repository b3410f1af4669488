/* SPDX-License-Identifier: MIT */
/* cmd_catalogue.c - waltz catalogue: the corners that solids have. */
#include <jansson.h>
#include <stdlib.h>

#include "common/output.h"
#include "common/picture_file.h"
#include "common/progress.h"
#include "waltz/commands.h"
#include "waltz/print.h"

static void print_corner(waltz_type type, const waltz_corner *corner)
{
    output("%-6s %6d  ", waltz_type_name(type), corner->number);
    for (int i = 0; i < waltz_type_degree(type); i++)
        output("%s%s", i ? ", " : "", waltz_label_name(corner->label[i]));
    output("\n");
}

static json_t *json_of_corner(waltz_type type, const waltz_corner *corner)
{
    json_t *labels = json_array();
    for (int i = 0; i < waltz_type_degree(type); i++)
        json_array_append_new(labels, json_string(waltz_label_name(corner->label[i])));
    return json_pack("{s:s, s:i, s:o, s:b}", "type", waltz_type_name(type), "number", corner->number,
                     "labels", labels, "extended", (int)corner->extended);
}

static bool list_corners(const struct settings *s)
{
    json_t *list = json_array();
    if (s->format == FORMAT_TEXT) output("type   number  labels\n");
    for (int t = 0; t < WALTZ_TYPES; t++) {
        int count;
        const waltz_corner *corner = waltz_catalogue((waltz_type)t, s->extended, &count);
        for (int i = 0; i < count; i++) {
            if (s->format == FORMAT_TEXT) print_corner((waltz_type)t, &corner[i]);
            else json_array_append_new(list, json_of_corner((waltz_type)t, &corner[i]));
        }
    }
    if (s->format == FORMAT_JSON) return print_json(list);
    json_decref(list);
    return true;
}

static bool draw_catalogue(const struct settings *s)
{
    struct text svg = {0};
    waltz_draw_catalogue(s->extended, (waltz_sink){text_keep, &svg});
    const bool fine = picture_write("waltz", &svg, picture_format(s), s->output);
    free(svg.bytes);
    return fine;
}

int command_catalogue(const struct settings *s)
{
    if (s->word_count) {
        message("waltz: catalogue takes no file");
        return STATUS_BAD;
    }
    const bool fine = s->format < FORMAT_SVG ? list_corners(s) : draw_catalogue(s);
    return fine ? STATUS_FINE : STATUS_BAD;
}

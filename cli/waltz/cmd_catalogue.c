/* SPDX-License-Identifier: MIT */
/* cmd_catalogue.c - waltz catalogue: the corners that solids have. */
#include <stdlib.h>

#include "common/output.h"
#include "common/picture_file.h"
#include "common/progress.h"
#include "waltz/commands.h"
#include "sudoku_json.h"

static void print_corner(waltz_type type, const waltz_corner *corner)
{
    output("%-6s %6d  ", waltz_type_name(type), corner->number);
    for (int i = 0; i < waltz_type_degree(type); i++)
        output("%s%s", i ? ", " : "", waltz_label_name(corner->label[i]));
    output("\n");
}

static void put_corner(sudoku_json *j, waltz_type type, const waltz_corner *corner)
{
    sudoku_json_open(j, NULL, '{');
    sudoku_json_text(j, "type", waltz_type_name(type));
    sudoku_json_number(j, "number", (uint64_t)corner->number);
    sudoku_json_open(j, "labels", '[');
    for (int i = 0; i < waltz_type_degree(type); i++)
        sudoku_json_text(j, NULL, waltz_label_name(corner->label[i]));
    sudoku_json_close(j, ']');
    sudoku_json_truth(j, "extended", corner->extended);
    sudoku_json_close(j, '}');
}

static void list_corners(const struct settings *s)
{
    sudoku_json json = {.write = output_bytes};
    if (s->format == FORMAT_TEXT) output("type   number  labels\n");
    else sudoku_json_open(&json, NULL, '[');
    for (int t = 0; t < WALTZ_TYPES; t++) {
        int count;
        const waltz_corner *corner = waltz_catalogue((waltz_type)t, s->extended, &count);
        for (int i = 0; i < count; i++) {
            if (s->format == FORMAT_TEXT) print_corner((waltz_type)t, &corner[i]);
            else put_corner(&json, (waltz_type)t, &corner[i]);
        }
    }
    if (s->format == FORMAT_TEXT) return;
    sudoku_json_close(&json, ']');
    output("\n");
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
    if (s->format >= FORMAT_SVG) return draw_catalogue(s) ? STATUS_FINE : STATUS_BAD;
    list_corners(s);
    return STATUS_FINE;
}

/* SPDX-License-Identifier: MIT */
/* drawing.c - see drawing.h */
#include "waltz/drawing/drawing.h"

#include "base/contract.h"
#include "base/memory.h"
#include "waltz/drawing/catalogue.h"
#include "words/fail.h"

WALTZ_API void waltz_drawing_free(waltz_drawing *d)
{
    if (!d) return;
    free(d->title);
    free(d->names);
    free(d->junction);
    free(d->line);
    free(d->face_of);
    free(d->face_start);
    free(d->face_side);
    free(d->face_junction);
    free(d->remark);
    free(d);
}

waltz_drawing *with_title(waltz_drawing *d, const char *title, size_t length, waltz_error *error)
{
    d->title = new_array(length + 1, 1);
    if (d->title) {
        memcpy(d->title, title, length);
        return d;
    }
    waltz_drawing_free(d);
    fail_by_memory(error);
    return NULL;
}

WALTZ_API const char *waltz_title(const waltz_drawing *d)
{
    REQUIRE(d, "drawing is NULL");
    return d->title ? d->title : "";
}

WALTZ_API const waltz_junction *waltz_junctions(const waltz_drawing *d, int *count)
{
    REQUIRE(d && count, "drawing or count is NULL");
    *count = d->junctions;
    return d->junction;
}

WALTZ_API const waltz_line *waltz_lines(const waltz_drawing *d, int *count)
{
    REQUIRE(d && count, "drawing or count is NULL");
    *count = d->lines;
    return d->line;
}

WALTZ_API const waltz_error *waltz_remarks(const waltz_drawing *d, int *count, int *all)
{
    REQUIRE(d && count, "drawing or count is NULL");
    *count = d->remarks < WALTZ_REMARKS ? d->remarks : WALTZ_REMARKS;
    if (all) *all = d->remarks;
    return d->remark;
}

WALTZ_API int waltz_component_count(const waltz_drawing *d)
{
    REQUIRE(d, "drawing is NULL");
    return d->components;
}

WALTZ_API bool waltz_is_placed(const waltz_drawing *d)
{
    REQUIRE(d, "drawing is NULL");
    return d->placed;
}

WALTZ_API int waltz_find_junction(const waltz_drawing *d, const char *name)
{
    REQUIRE(d && name, "drawing or name is NULL");
    for (int j = 0; j < d->junctions; j++)
        if (strcmp(d->junction[j].name, name) == 0) return j;
    return -1;
}

WALTZ_API int waltz_find_line(const waltz_drawing *d, int a, int b)
{
    REQUIRE(d && a >= 0 && a < d->junctions && b >= 0 && b < d->junctions, "there is no such junction");
    for (int i = 0; i < d->junction[a].degree; i++)
        if (neighbour(d, a, i) == b) return d->junction[a].line[i];
    return -1;
}

WALTZ_API waltz_label waltz_seen_from(const waltz_drawing *d, int junction, int line, waltz_label label)
{
    REQUIRE(d && line >= 0 && line < d->lines, "there is no such line");
    REQUIRE(d->line[line].from == junction || d->line[line].to == junction,
            "the line does not end at the junction");
    return d->line[line].from == junction ? label : waltz_reversed(label);
}

unsigned labels_seen_from(const waltz_drawing *d, int junction, int line, unsigned labels)
{
    return d->line[line].from == junction ? labels : labels_reversed(labels);
}

WALTZ_API void waltz_allow(waltz_drawing *d, int line, unsigned labels)
{
    REQUIRE(d && line >= 0 && line < d->lines, "there is no such line");
    d->line[line].allowed &= labels;
}

WALTZ_API int waltz_face_count(const waltz_drawing *d)
{
    REQUIRE(d, "drawing is NULL");
    return d->faces;
}

WALTZ_API const int *waltz_face(const waltz_drawing *d, int face, int *count)
{
    REQUIRE(d && count && face >= 0 && face < d->faces, "there is no such face, or count is NULL");
    *count = d->face_start[face + 1] - d->face_start[face];
    return d->face_junction + d->face_start[face];
}

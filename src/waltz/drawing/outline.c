/* SPDX-License-Identifier: MIT */
/* outline.c - the outline: lines with the background behind them.

   Its arrows go clockwise around the object, so that the object is on their right: just as a walk around the outer
   face has that face on its left.  A component that lies in a face of another may be the hole of a picture frame or an object
   on a table, so it gets no outline.  */
#include "base/contract.h"
#include "base/memory.h"
#include "waltz/drawing/drawing.h"
#include "waltz/drawing/nesting.h"
#include "words/fail.h"

static void forget(waltz_drawing *d)
{
    for (int i = 0; i < d->lines; i++) d->line[i].outline = WALTZ_NO_LABEL;
}

/* A line with the face on both of its sides is not part of an outline. */
static void follow(waltz_drawing *d, int face)
{
    for (int i = d->face_start[face]; i < d->face_start[face + 1]; i++) {
        const int side = d->face_side[i];
        if (d->face_of[side ^ 1] != face) d->line[side >> 1].outline = side & 1 ? WALTZ_IN : WALTZ_OUT;
    }
}

WALTZ_API void waltz_set_outline_face(waltz_drawing *d, int face)
{
    REQUIRE(d && face >= 0 && face < d->faces, "there is no such face");
    forget(d);
    follow(d, face);
}

WALTZ_API bool waltz_set_outline(waltz_drawing *d, waltz_outline outline, waltz_error *error)
{
    REQUIRE(d && outline <= WALTZ_OUTLINE_AUTO, "drawing is NULL, or there is no such outline");
    if (outline == WALTZ_OUTLINE_NONE) {
        forget(d);
        return true;
    }
    if (!d->placed) return fail(error, 0, 0, say(outline_needs_coordinates));
    int *outer = new_array((size_t)d->components, sizeof *outer);
    int *inside = new_array((size_t)d->components, sizeof *inside);
    const bool good = outer && inside && find_nesting(d, outer, inside);
    if (good) {
        forget(d);
        for (int c = 0; c < d->components; c++)
            if (inside[c] < 0) follow(d, outer[c]);
    }
    free(outer);
    free(inside);
    return good || fail_by_memory(error);
}

/* Does the face pass these junctions in this order (step 1) or the other one (step -1)? */
static bool passes(const int *face, const int *junctions, int count, int step)
{
    for (int start = 0; start < count; start++) {
        int i = 0;
        while (i < count && face[((start + i * step) % count + count) % count] == junctions[i]) i++;
        if (i == count) return true;
    }
    return false;
}

WALTZ_API int waltz_find_face(const waltz_drawing *d, const int *junctions, int count)
{
    REQUIRE(d && (junctions || count <= 0), "drawing or junctions is NULL");
    for (int step = 1; step >= -1; step -= 2)
        for (int f = 0; f < d->faces; f++) {
            int length;
            const int *face = waltz_face(d, f, &length);
            if (length == count && passes(face, junctions, count, step)) return f;
        }
    return -1;
}

/* SPDX-License-Identifier: MIT */
/* json_dialects.c - see json_dialects.h */
#include "read/json/json_dialects.h"

#include <string.h>

#include "read/json/json_cells.h"
#include "read/link/objects.h"

/* ---- which dialect? ---- */

static bool cells_have_places(const struct json_tree *t, uint32_t object)
{
    const uint32_t cells = json_member(t, object, "cells");
    return json_is(t, cells, JSON_LIST) && t->value[cells].count &&
           json_member(t, cells + 1, "position");
}

static bool read_fpuzzles_json(struct sudoku_reader *r, const struct json_tree *t, uint32_t object)
{
    return read_fpuzzles_object(&r->draft, t, object, place_of_value(t, object), r->error);
}

static bool read_sudokupad_json(struct sudoku_reader *r, const struct json_tree *t, uint32_t object)
{
    return read_sudokupad_object(&r->draft, t, object, place_of_value(t, object), r->error);
}

static const struct json_dialect dialects[] = {
    {"GNOME Sudoku", "cells", cells_have_places, read_gnome_json},
    {"f-puzzles", "", is_fpuzzles_object, read_fpuzzles_json},
    {"SudokuPad", "", is_sudokupad_object, read_sudokupad_json},
    {NULL, "", is_plain_json, read_plain_json},
};

static bool has_keys(const struct json_tree *t, uint32_t object, const char *keys)
{
    char key[32];
    while (*keys) {
        const size_t length = strcspn(keys, " ");
        memcpy(key, keys, length);
        key[length] = '\0';
        if (!json_member(t, object, key)) return false;
        keys += length + strspn(keys + length, " ");
    }
    return true;
}

/* ---- no dialect ---- */

struct keys {
    const struct json_tree *tree;
    uint32_t object;
};

/* The first keys, or their beginnings. */
static void write_keys(struct out *o, sudoku_language language, const void *context)
{
    enum { MOST = 8, LONGEST = 24 };
    const struct keys *k = context;
    const struct json_tree *t = k->tree;
    int written = 0;
    (void)language;
    for (uint32_t key = k->object + 1; key < t->value[k->object].next; key = t->value[key].next) {
        char text[LONGEST + 1];
        json_copy_text(t, key, text, sizeof text);
        out_format(o, "%s\"%s\"", written ? ", " : "", with_plain_characters(text));
        if (++written == MOST) break;
    }
}

bool read_json_object(struct sudoku_reader *r, const struct json_tree *t, uint32_t object)
{
    for (size_t i = 0; i < sizeof dialects / sizeof *dialects; i++) {
        const struct json_dialect *d = &dialects[i];
        if (!has_keys(t, object, d->keys) || (d->fits && !d->fits(t, object))) continue;
        if (d->read(r, t, object)) return true;
        if (d->name && !has_failed_by(r->error, SAY_out_of_memory))
            fail(r->error, r->error->line, r->error->column, say(looks_like, d->name, r->error));
        return false;
    }
    if (!t->value[object].count) return fail_at(r, r->draft.begin, say(json_no_givens));
    bool found;
    const bool good = read_nested_json(r, t, object, r->json.inner, &r->json.inner, &found);
    if (good || found) return good;
    const struct keys keys = {t, object};
    return fail_at(r, r->draft.begin, say(json_no_dialect, written(write_keys, &keys)));
}

/* SPDX-License-Identifier: MIT */
/* json_dialects.h - whose JSON is it?  A table.

   A dialect is shown by the keys of an object, and has a reader that fills in the draft.  To add one, copy json_gnome.c, and add its
   row to json_dialects.c.  */
#ifndef READ_JSON_DIALECTS_H
#define READ_JSON_DIALECTS_H

#include "base/json_reader.h"

struct sudoku_reader;

/* False: the error is filled in.  Places are offsets in the text of the tree; see json_stream.h. */
typedef bool json_dialect_reader(struct sudoku_reader *, const struct json_tree *, uint32_t object);

struct json_dialect {
    const char *name; /* as sentences call such a text */
    const char *keys; /* all of them, with blanks between, show it */
    /* What else there is to say about such an object; NULL: nothing. */
    bool (*fits)(const struct json_tree *, uint32_t object);
    json_dialect_reader *read;
};

/* The object in the dialect that it shows. */
json_dialect_reader read_json_object;

/* One for each file json_*.c. */
json_dialect_reader read_plain_json; /* our own form, and others whose keys say what they are */
json_dialect_reader read_gnome_json;

/* Has the object a key of plain JSON that contains a puzzle? */
bool is_plain_json(const struct json_tree *, uint32_t object);

#endif

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

json_dialect_reader read_board_of_json; /* a value that is the cells of a puzzle, or its line */
/* The first puzzle among the values from `from` on within an object that has none itself; *next is where to look for another, or 0.
   `*found`: there is some puzzle.  False otherwise, or the error is filled in.  */
bool read_nested_json(struct sudoku_reader *, const struct json_tree *, uint32_t object, uint32_t from,
                      uint32_t *next, bool *found);

/* Does the object itself hold a puzzle? */
bool has_board(const struct json_tree *, uint32_t object);
/* Has the object a key of plain JSON that contains a puzzle? */
bool is_plain_json(const struct json_tree *, uint32_t object);

#endif

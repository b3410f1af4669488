/* SPDX-License-Identifier: MIT */
/* json_stream.h - a stream of JSON objects: one after another, or in lists.

   A text that begins with one is JSON to its end.  After bad text, reading goes on at the next line that begins with '{', so that a list with
   an object per line loses only the bad ones.  An object is read where it arrives, in the buffer of the source; one that does not
   fit there is gathered in memory of its own.

   Places within an object are kept as offsets until they are needed: a place without a line has the offset in its column.  Offset 0
   is the brace, and no place.  */
#ifndef READ_JSON_STREAM_H
#define READ_JSON_STREAM_H

#include "base/json_reader.h"
#include "read/draft.h"

enum { LONGEST_OBJECT = 8 << 20 };

struct sudoku_reader;

struct json_stream {
    bool begun; /* the text is JSON */
    bool in_list, wants_comma;
    bool lenient;       /* text was skipped, perhaps with the end of the list */
    struct place at;    /* of the next character */
    struct place begin; /* of the object */
    struct json_tree tree;
    uint32_t
        inner; /* where to look for another puzzle in the object that has been read; 0: there is none */
    sudoku_row object; /* its text, when all of it has been read */
    char *gathered; /* an object that is larger than the buffer of the source; NULL until there is one */
    char *scratch;  /* NULL until it is needed; see json_scratch() */
};

/* Starts as zeros. */
void json_stream_free(struct json_stream *);

/* Is the next text JSON?  Then the stream has begun. */
bool json_begins(struct sudoku_reader *);
/* Moves on to the next object, or what stands in its place; begins the stream if the caller knows that it is one.  False: the
   text has ended.  */
bool json_find(struct sudoku_reader *);
/* read_json() reads it. */
/* Turns an offset in the object into a place of the text. */
void json_settle_place(const struct sudoku_reader *, sudoku_error *);

#endif

/* SPDX-License-Identifier: MIT */
/* json_stream.h - a stream of JSON objects: one after another, or in one or more lists.

   After bad text, reading resumes at the next line that begins with '{': a list with an object per
   line loses only the bad objects.  */
#ifndef SUDOKU_JSON_STREAM_H
#define SUDOKU_JSON_STREAM_H

#include <jansson.h>
#include <stdbool.h>
#include <stddef.h>

#include "common/input.h"

struct json_stream {
    struct input *input;
    long line, column;           /* of the next character, from 1 */
    long last_line, last_column; /* of the last character taken */
    bool in_list, wants_comma;
    bool lenient; /* text was skipped, perhaps with the end of the list */
    bool ended;
    size_t value_length; /* bytes of the value being read */
    char buffer[1 << 14];
    size_t at, end;
    char message[200]; /* what is wrong, and where */
    long error_line, error_column;
};

/* Does the text begin like a stream of objects? */
bool json_recognised(struct input *input);

/* The caller keeps the input. */
void json_stream_start(struct json_stream *stream, struct input *input);

typedef enum { JSON_STREAM_END, JSON_STREAM_OBJECT, JSON_STREAM_ERROR } json_stream_result;

/* The caller releases the object with json_decref(); `line` is where it begins. */
json_stream_result json_stream_next(struct json_stream *stream, json_t **object, long *line);

#endif

/* SPDX-License-Identifier: MIT */
/* json_writer.h - writes JSON: adds the commas, escapes the strings, buffers nothing. */
#ifndef BASE_JSON_WRITER_H
#define BASE_JSON_WRITER_H

#include <stdbool.h>

#include "base/out.h"

struct json {
    struct out *out;
    bool ascii; /* escape everything else */
    bool html;  /* it is embedded in a page: escape what may end a script */
    bool comma; /* the next item needs a comma before it */
};

/* `bracket` is one of { [ and } ]. */
void json_open(struct json *, char bracket);
void json_close(struct json *, char bracket);

/* The key of the value that comes next. */
void json_key(struct json *, const char *key);
void json_number(struct json *, uint64_t);
void json_integer(struct json *, int64_t);
void json_bool(struct json *, bool);
void json_null(struct json *);
void json_seconds(struct json *, double);
void json_text(struct json *, const char *text);

/* Announces a value that the caller writes to json->out itself, as JSON. */
void json_raw(struct json *);

/* A string in pieces.  Between its ends, text that needs no escape may go straight to json->out. */
void json_begin_text(struct json *);
void json_piece(struct json *, const char *text, size_t length);
void json_end_text(struct json *);
/* Also between its ends: whatever is written there becomes part of the string; end with out_flush().  For text that is
   known to be good UTF-8, and not with `ascii`.  */
struct out json_text_out(struct json *, char *buffer, size_t room);

#endif

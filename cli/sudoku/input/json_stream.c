/* SPDX-License-Identifier: MIT */
/* json_stream.c - see json_stream.h

   jansson reads the objects; the text between them is read here, so that a long list need not be in
   memory at once.  jansson gets one byte at a time, so it never consumes more than it needs.  */
#include "sudoku/input/json_stream.h"

#include <stdarg.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>

#include "sudoku/input/json_memory.h"

enum { LONGEST_VALUE = 4 << 20, THE_END = -1 };

/* ---- characters ---- */

static int peek(struct json_stream *s)
{
    if (s->at == s->end && !s->ended) {
        s->at = s->end = 0;
        const size_t got = input_pull(s->input, s->buffer, sizeof s->buffer);
        if (got == 0 || got == SIZE_MAX) s->ended = true;
        else s->end = got;
    }
    return s->at < s->end ? (unsigned char)s->buffer[s->at] : THE_END;
}

static int take(struct json_stream *s)
{
    const int c = peek(s);
    s->last_line = s->line;
    s->last_column = s->column;
    if (c == THE_END) return c;
    s->at++;
    if (c == '\n') {
        s->line++;
        s->column = 1;
    } else if ((c & 0xc0) != 0x80) { /* not inside a UTF-8 character */
        s->column++;
    }
    return c;
}

static bool is_blank(int c) { return c == ' ' || c == '\t' || c == '\r' || c == '\n'; }

static void skip_blanks(struct json_stream *s)
{
    while (is_blank(peek(s))) take(s);
}

static void skip_byte_order_mark(struct json_stream *s)
{
    if (peek(s) != 0xef) return;
    for (int i = 0; i < 3; i++) take(s);
    s->column = 1;
}

/* ---- recognising ---- */

static size_t skip_peeked_blanks(struct input *input, size_t place)
{
    while (is_blank(input_peek(input, place))) place++;
    return place;
}

bool json_recognised(struct input *input)
{
    size_t place = 0;
    if (input_peek(input, 0) == 0xef && input_peek(input, 1) == 0xbb && input_peek(input, 2) == 0xbf)
        place = 3;
    place = skip_peeked_blanks(input, place);
    if (input_peek(input, place) == '[') place = skip_peeked_blanks(input, place + 1);
    return input_peek(input, place) == '{';
}

void json_stream_start(struct json_stream *s, struct input *input)
{
    memset(s, 0, sizeof *s);
    s->input = input;
    s->line = s->column = 1;
    skip_byte_order_mark(s);
}

/* ---- errors ---- */

/* The position is that of the last character taken.  jansson quotes the input: control characters must not
   reach a terminal.  */
__attribute__((format(printf, 2, 3))) static json_stream_result fail(struct json_stream *s,
                                                                     const char *format, ...)
{
    va_list arguments;
    va_start(arguments, format);
    vsnprintf(s->message, sizeof s->message, format, arguments);
    va_end(arguments);
    s->error_line = s->last_line;
    s->error_column = s->last_column;
    for (char *c = s->message; *c; c++)
        if ((unsigned char)*c < ' ' || *c == 0x7f) *c = '?';
    return JSON_STREAM_ERROR;
}

/* Skips to the next line that begins with '{'; the current line counts only if nothing of it has been taken. */
static void find_next_object(struct json_stream *s)
{
    while (peek(s) != THE_END && !(s->column == 1 && peek(s) == '{')) take(s);
    s->lenient = true;
    s->wants_comma = false;
}

static json_stream_result fail_at_next(struct json_stream *s, const char *wanted)
{
    const int c = take(s);
    if (c > ' ' && c < 0x7f) fail(s, "expected %s, found '%c'", wanted, c);
    else fail(s, "expected %s", wanted);
    find_next_object(s);
    return JSON_STREAM_ERROR;
}

/* ---- objects ---- */

static size_t give_one_byte(void *buffer, size_t room, void *context)
{
    struct json_stream *s = context;
    if (!room || ++s->value_length > LONGEST_VALUE) return (size_t)-1;
    const int c = take(s);
    if (c == THE_END) return 0;
    *(char *)buffer = (char)c;
    return 1;
}

/* An object without its end swallows the '{' of the next line, so that '{' is put back. */
static void give_back_brace(struct json_stream *s)
{
    if (s->last_column != 1 || s->line != s->last_line || !s->at || s->buffer[s->at - 1] != '{') return;
    s->at--;
    s->column = 1;
}

/* jansson sometimes reads one character ahead, so the position is jansson's, relative to the object. */
static void fail_by_jansson(struct json_stream *s, const json_error_t *error, long line, long column)
{
    fail(s, "%s", error->text);
    if (error->line < 1 || error->column < 1) return;
    s->error_line = line + error->line - 1;
    s->error_column = error->line == 1 ? column + error->column - 1 : error->column;
}

static json_stream_result read_object(struct json_stream *s, json_t **object, long *line)
{
    json_error_t error;
    const long column = s->column;
    *line = s->line;
    s->value_length = 0;
    *object =
        json_load_callback(give_one_byte, s, JSON_DISABLE_EOF_CHECK | JSON_REJECT_DUPLICATES, &error);
    s->wants_comma = s->in_list;
    const bool short_of_memory = json_was_short_of_memory(); /* of strings, jansson loses characters */
    if (*object && !short_of_memory) return JSON_STREAM_OBJECT;
    json_decref(*object);
    *object = NULL;
    if (!s->value_length) take(s); /* jansson gave up before the first byte: the object is passed over */
    if (short_of_memory) fail(s, "out of memory");
    else if (s->value_length > LONGEST_VALUE) fail(s, "the object is too large (at most 4 MiB)");
    else if (s->ended && s->at == s->end && !input_error(s->input))
        fail(s, "the text ends in the middle of an object");
    else fail_by_jansson(s, &error, *line, column);
    if (s->line != *line) give_back_brace(s);
    find_next_object(s);
    return JSON_STREAM_ERROR;
}

json_stream_result json_stream_next(struct json_stream *s, json_t **object, long *line)
{
    *object = NULL;
    for (;;) {
        skip_blanks(s);
        const int c = peek(s);
        *line = s->line;
        if (c == THE_END) {
            if (input_error(s->input)) return fail(s, "%s", input_error(s->input));
            if (!s->in_list || s->lenient) return JSON_STREAM_END;
            take(s);
            s->in_list = false;
            return fail(s, "the text ends before the ']' of the list");
        }
        if (s->in_list && c == ']') {
            take(s);
            s->in_list = s->wants_comma = false;
        } else if (s->wants_comma) {
            if (c != ',') return fail_at_next(s, "',' or ']'");
            take(s);
            s->wants_comma = false;
        } else if (c == '{') {
            return read_object(s, object, line);
        } else if (!s->in_list && c == '[') {
            take(s);
            s->in_list = true;
        } else {
            return fail_at_next(s, "an object: '{'");
        }
    }
}

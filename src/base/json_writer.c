/* SPDX-License-Identifier: MIT */
/* json_writer.c - see json_writer.h */
#include "base/json_writer.h"

#include <string.h>

#include "base/utf8.h"

void json_raw(struct json *j)
{
    if (j->comma) out_char(j->out, ',');
    j->comma = true;
}

void json_open(struct json *j, char bracket)
{
    json_raw(j);
    out_char(j->out, bracket);
    j->comma = false;
}

void json_close(struct json *j, char bracket)
{
    out_char(j->out, bracket);
    j->comma = true;
}

void json_key(struct json *j, const char *key)
{
    json_text(j, key);
    out_char(j->out, ':');
    j->comma = false;
}

void json_number(struct json *j, uint64_t number)
{
    json_raw(j);
    out_number(j->out, number);
}

void json_integer(struct json *j, int64_t number)
{
    json_raw(j);
    out_signed(j->out, number);
}

void json_bool(struct json *j, bool value)
{
    json_raw(j);
    out_text(j->out, value ? "true" : "false");
}

void json_null(struct json *j)
{
    json_raw(j);
    out_text(j->out, "null");
}

void json_seconds(struct json *j, double seconds)
{
    json_raw(j);
    out_seconds(j->out, seconds);
}

void json_text(struct json *j, const char *text)
{
    json_begin_text(j);
    json_piece(j, text, strlen(text));
    json_end_text(j);
}

void json_begin_text(struct json *j)
{
    json_raw(j);
    out_char(j->out, '"');
}

void json_end_text(struct json *j) { out_char(j->out, '"'); }

static void escape_unit(struct out *o, int32_t unit)
{
    static const char hex[] = "0123456789abcdef";
    out_text(o, "\\u");
    for (int shift = 12; shift >= 0; shift -= 4) out_char(o, hex[unit >> shift & 15]);
}

static void escape(struct out *o, int32_t code)
{
    switch (code) {
    case '\b': out_text(o, "\\b"); return;
    case '\f': out_text(o, "\\f"); return;
    case '\n': out_text(o, "\\n"); return;
    case '\r': out_text(o, "\\r"); return;
    case '\t': out_text(o, "\\t"); return;
    default: break;
    }
    if (code < 0x10000) {
        escape_unit(o, code);
    } else { /* as UTF-16 has it */
        escape_unit(o, 0xD800 + ((code - 0x10000) >> 10));
        escape_unit(o, 0xDC00 + ((code - 0x10000) & 0x3FF));
    }
}

/* Escapes what JSON demands, and the other control characters too: the text may end on a terminal. */
void json_piece(struct json *j, const char *text, size_t length)
{
    for (size_t at = 0; at < length;) {
        int32_t code;
        const int bytes = utf8_decode(text + at, length - at, &code);
        if (code < 0) {
            escape(j->out, 0xFFFD);
        } else if (code < 0x20 || (code >= 0x7F && code < 0xA0) || (code >= 0x80 && j->ascii) ||
                   (code == '<' && j->html)) {
            escape(j->out, code);
        } else {
            if (code == '"' || code == '\\') out_char(j->out, '\\');
            out_bytes(j->out, text + at, (size_t)bytes);
        }
        at += (size_t)bytes;
    }
}

/* Byte by byte, since a buffer may end within a character. */
static void escape_bytes(void *context, const char *text, size_t length)
{
    struct json *j = context;
    for (size_t i = 0; i < length; i++) {
        if ((unsigned char)text[i] >= 0x80) out_char(j->out, text[i]);
        else json_piece(j, &text[i], 1);
    }
}

struct out json_text_out(struct json *j, char *buffer, size_t room)
{
    return out_to_sink(escape_bytes, j, buffer, room);
}

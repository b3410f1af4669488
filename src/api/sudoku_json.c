/* SPDX-License-Identifier: MIT */
/* sudoku_json.c - the public functions of sudoku_json.h: the writer of the library, for a sink of the caller. */
#include "sudoku_json.h"

#include <string.h>

#include "base/contract.h"
#include "base/json_writer.h"

/* One call: what it writes is passed on at its end. */
struct writing {
    struct out out;
    struct json json;
    char buffer[256];
};

static struct json *begin(struct writing *w, const sudoku_json *j, const char *key)
{
    REQUIRE(j && j->write, "json or its write is NULL");
    w->out = out_to_sink(j->write, j->context, w->buffer, sizeof w->buffer);
    w->json = (struct json){.out = &w->out, .comma = j->comma};
    if (key) json_key(&w->json, key);
    return &w->json;
}

static void end(struct writing *w, sudoku_json *j)
{
    out_flush(&w->out);
    j->comma = w->json.comma;
}

void sudoku_json_open(sudoku_json *json, const char *key, char bracket)
{
    struct writing w;
    REQUIRE(bracket == '{' || bracket == '[', "bracket does not open anything");
    json_open(begin(&w, json, key), bracket);
    end(&w, json);
}

void sudoku_json_close(sudoku_json *json, char bracket)
{
    struct writing w;
    REQUIRE(bracket == '}' || bracket == ']', "bracket does not close anything");
    json_close(begin(&w, json, NULL), bracket);
    end(&w, json);
}

void sudoku_json_text(sudoku_json *json, const char *key, const char *text)
{
    if (text) sudoku_json_bytes(json, key, text, strlen(text));
    else sudoku_json_raw(json, key, "null");
}

void sudoku_json_bytes(sudoku_json *json, const char *key, const char *text, size_t length)
{
    struct writing w;
    REQUIRE(text || !length, "text is NULL");
    struct json *j = begin(&w, json, key);
    json_begin_text(j);
    json_piece(j, text, length);
    json_end_text(j);
    end(&w, json);
}

void sudoku_json_number(sudoku_json *json, const char *key, uint64_t number)
{
    struct writing w;
    json_number(begin(&w, json, key), number);
    end(&w, json);
}

void sudoku_json_truth(sudoku_json *json, const char *key, bool truth)
{
    struct writing w;
    json_bool(begin(&w, json, key), truth);
    end(&w, json);
}

void sudoku_json_raw(sudoku_json *json, const char *key, const char *value)
{
    struct writing w;
    REQUIRE(value, "value is NULL");
    struct json *j = begin(&w, json, key);
    json_raw(j);
    out_text(j->out, value);
    end(&w, json);
}

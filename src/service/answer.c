/* SPDX-License-Identifier: MIT */
/* answer.c - see answer.h */
#include "service/answer.h"

#include <stdlib.h>
#include <string.h>

#include "base/bitset.h"
#include "base/decimal.h"
#include "board/rules.h"
#include "board/symbols.h"
#include "sudoku_logic.h"

enum { FIRST_ROOM = 1 << 16 };

static bool make_room(struct answer *a, size_t wanted)
{
    size_t room = a->room ? a->room : FIRST_ROOM;
    while (room < wanted && room <= SIZE_MAX / 2) room *= 2;
    if (room < wanted) return false;
    if (room == a->room) return true;
    char *bytes = malloc(room);
    if (!bytes) return false;
    if (a->length) memcpy(bytes, a->bytes, a->length);
    free(a->bytes);
    a->bytes = bytes;
    a->room = room;
    return true;
}

static void keep(void *context, const char *text, size_t length)
{
    struct answer *a = context;
    if (a->short_memory || length >= SIZE_MAX - a->length || !make_room(a, a->length + length + 1)) {
        a->short_memory = true;
        return;
    }
    memcpy(a->bytes + a->length, text, length);
    a->length += length;
    a->bytes[a->length] = 0;
}

void answer_begin(struct answer *a)
{
    a->length = 0;
    a->short_memory = false;
    a->out = out_to_sink(keep, a, a->buffer, sizeof a->buffer);
    a->json = (struct json){.out = &a->out};
}

void answer_end(struct answer *a) { out_flush(&a->out); }

/* ---- values ---- */

void put_null(struct json *j, const char *key)
{
    json_key(j, key);
    json_null(j);
}

void put_text(struct json *j, const char *key, const char *text)
{
    json_key(j, key);
    if (text) json_text(j, text);
    else json_null(j);
}

void put_int(struct json *j, const char *key, int number)
{
    json_key(j, key);
    json_integer(j, number);
}

void put_number(struct json *j, const char *key, uint64_t number)
{
    json_key(j, key);
    json_number(j, number);
}

void put_bool(struct json *j, const char *key, bool truth)
{
    json_key(j, key);
    json_bool(j, truth);
}

void put_tenths(struct json *j, const char *key, int tenths)
{
    json_key(j, key);
    if (!tenths) {
        json_null(j);
        return;
    }
    json_raw(j);
    out_format(j->out, "%d.%d", tenths / 10, tenths % 10);
}

void json_decimal(struct json *j, double number)
{
    enum { PLACES = 6 };
    json_raw(j);
    out_decimal(j->out, number, PLACES);
}

/* ---- parts of a puzzle ---- */

void put_answer(struct json *j, sudoku_answer answer)
{
    static const char *const name[] = {[SUDOKU_NO_SOLUTION] = "none",
                                       [SUDOKU_UNIQUE] = "unique",
                                       [SUDOKU_MANY] = "several",
                                       [SUDOKU_STOPPED] = "unknown"};
    put_text(j, "answer", name[answer]);
}

void put_digits(struct json *j, const char *key, const sudoku_rules *rules, const uint8_t *digits)
{
    if (!digits) {
        put_null(j, key);
        return;
    }
    json_key(j, key);
    json_begin_text(j);
    for (int cell = 0; cell < rules->cells; cell++) out_char(j->out, digit_symbol(digits[cell]));
    json_end_text(j);
}

void put_candidates(struct json *j, const char *key, const sudoku_rules *rules, const uint64_t *sets)
{
    json_key(j, key);
    json_open(j, '[');
    for (int cell = 0; cell < rules->cells; cell++) {
        json_begin_text(j);
        for_each_bit(d, sets[cell]) out_char(j->out, digit_symbol(d + 1));
        json_end_text(j);
    }
    json_close(j, ']');
}

/* Which fields of a clash are in use depends on its kind. */
static bool clash_has_cell(sudoku_clash_kind kind) { return kind != SUDOKU_NO_PLACE; }
static bool clash_has_house(sudoku_clash_kind kind)
{
    return kind == SUDOKU_SAME_DIGIT || kind == SUDOKU_NO_PLACE;
}

void put_clash(struct json *j, const char *key, const sudoku_rules *rules, const sudoku_clash *clash,
               sudoku_language language)
{
    char text[SUDOKU_TEXT];
    if (clash->kind == SUDOKU_NO_CLASH) {
        put_null(j, key);
        return;
    }
    json_key(j, key);
    json_open(j, '{');
    put_text(j, "text", sudoku_clash_words(rules, clash, language, text, sizeof text));
    json_key(j, "cells");
    json_open(j, '[');
    if (clash_has_cell(clash->kind)) json_integer(j, clash->cell);
    if (clash->kind == SUDOKU_SAME_DIGIT) json_integer(j, clash->other);
    json_close(j, ']');
    if (clash_has_house(clash->kind)) put_int(j, "house", clash->house);
    else put_null(j, "house");
    json_close(j, '}');
}

void json_error(struct json *j, const sudoku_error *error, sudoku_language language)
{
    char text[SUDOKU_TEXT];
    json_open(j, '{');
    put_text(j, "message", sudoku_error_words(error, language, text, sizeof text));
    put_text(j, "code", error->code);
    if (error->line) put_number(j, "line", (uint64_t)error->line);
    if (error->column) put_number(j, "column", (uint64_t)error->column);
    json_close(j, '}');
}

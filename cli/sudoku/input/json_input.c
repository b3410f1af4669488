/* SPDX-License-Identifier: MIT */
/* json_input.c - see json_input.h */
#include "sudoku/input/json_input.h"

#include <stdarg.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "common/text.h"
#include "sudoku/input/json_stream.h"

struct json_input {
    sudoku_read_options options;
    sudoku_reader *reader; /* of the current object */
    sudoku_error *error;
    json_int_t size; /* 0: not stated */
    char title[SUDOKU_TEXT];
    struct text line;
    struct json_stream stream;
};

struct json_input *json_input_new(struct input *input, const sudoku_read_options *options)
{
    struct json_input *j = calloc(1, sizeof *j);
    if (!j) return NULL;
    j->options = *options;
    j->options.format = "line";
    json_stream_start(&j->stream, input);
    return j;
}

void json_input_free(struct json_input *j)
{
    if (!j) return;
    sudoku_reader_free(j->reader);
    free(j->line.bytes);
    free(j);
}

__attribute__((format(printf, 2, 3))) static bool fail(struct json_input *j, const char *format, ...)
{
    va_list arguments;
    va_start(arguments, format);
    vsnprintf(j->error->message, sizeof j->error->message, format, arguments);
    va_end(arguments);
    return false;
}

/* ---- the line ---- */

static void add_bytes(struct json_input *j, const char *bytes, size_t length)
{
    text_keep(&j->line, bytes, length);
}

static void add_char(struct json_input *j, char c) { add_bytes(j, &c, 1); }
static void add_text(struct json_input *j, const char *text) { add_bytes(j, text, strlen(text)); }

/* ---- values ---- */

static bool is_letter_or_digit(char c)
{
    return (c >= '0' && c <= '9') || (c >= 'A' && c <= 'Z') || (c >= 'a' && c <= 'z');
}

/* A character that would begin another word of the line, or a comment, is not a symbol. */
static bool is_symbol(char c) { return c > ' ' && c < 0x7f && !strchr("#,;=\"", c); }

static bool add_symbols(struct json_input *j, const char *key, const json_t *text)
{
    const char *bytes = json_string_value(text);
    const size_t length = json_string_length(text);
    for (size_t i = 0; i < length; i++)
        if (!is_symbol(bytes[i]))
            return fail(j, "\"%s\" contains a character that is not a symbol", key);
    add_bytes(j, bytes, length);
    return true;
}

static bool add_number(struct json_input *j, const char *key, const json_t *number)
{
    const json_int_t value = json_integer_value(number);
    if (value < 0 || value > SUDOKU_MAX_SIZE)
        return fail(j, "\"%s\" contains %" JSON_INTEGER_FORMAT "; numbers must be from 0 to %d", key,
                    value, (int)SUDOKU_MAX_SIZE);
    /* regions may count from 0, and '0' is an empty cell like '.' */
    add_char(j, value ? sudoku_symbol((int)value) : '0');
    return true;
}

/* Symbols as a string, numbers, or a list of these; each row may be a list. */
static bool add_cells(struct json_input *j, const char *key, const json_t *value, int depth)
{
    if (json_is_string(value)) return add_symbols(j, key, value);
    if (json_is_array(value) && depth < 2) {
        const size_t count = json_array_size(value);
        for (size_t i = 0; i < count; i++)
            if (!add_cells(j, key, json_array_get(value, i), depth + 1)) return false;
        return true;
    }
    if (depth && json_is_integer(value)) return add_number(j, key, value);
    if (depth && json_is_null(value)) {
        add_char(j, '0');
        return true;
    }
    return fail(j, "\"%s\" must be a string or a list of row strings or numbers", key);
}

/* ---- one function per key: adds a word to the line, or keeps the value ---- */

static bool take_size(struct json_input *j, const char *key, const json_t *value)
{
    j->size = json_integer_value(value);
    if (!json_is_integer(value) || j->size < 1 || j->size > SUDOKU_MAX_SIZE)
        return fail(j, "\"%s\" must be a number from 1 to %d", key, (int)SUDOKU_MAX_SIZE);
    return true;
}

static bool take_title(struct json_input *j, const char *key, const json_t *value)
{
    if (!json_is_string(value)) return fail(j, "\"%s\" must be a string", key);
    snprintf(j->title, sizeof j->title, "%s", json_string_value(value));
    return true;
}

static bool add_givens(struct json_input *j, const char *key, const json_t *value)
{
    if (!add_cells(j, key, value, 0)) return false;
    return j->line.length || fail(j, "\"%s\" is empty", key);
}

static bool add_named_cells(struct json_input *j, const char *key, const json_t *value)
{
    add_char(j, ' ');
    add_text(j, key);
    add_char(j, '=');
    return add_cells(j, key, value, 0);
}

/* Names separated by blanks or commas, each a word of the line. */
static bool add_rule_names(struct json_input *j, const char *key, const char *names)
{
    add_char(j, ' ');
    for (const char *c = names; *c; c++) {
        if (*c == ' ' || *c == ',') add_char(j, ' ');
        else if (is_letter_or_digit(*c) || *c == '-') add_char(j, *c);
        else return fail(j, "\"%s\" contains a character that no rule name has", key);
    }
    return true;
}

static bool add_rules(struct json_input *j, const char *key, const json_t *value)
{
    if (json_is_string(value)) return add_rule_names(j, key, json_string_value(value));
    if (!json_is_array(value)) return fail(j, "\"%s\" must be a string or a list of strings", key);
    for (size_t i = 0; i < json_array_size(value); i++) {
        const json_t *name = json_array_get(value, i);
        if (!json_is_string(name)) return fail(j, "\"%s\" must be a string or a list of strings", key);
        if (!add_rule_names(j, key, json_string_value(name))) return false;
    }
    return true;
}

static bool add_box(struct json_input *j, const char *key, const json_t *value)
{
    if (!json_is_string(value))
        return fail(j, "\"%s\" must be a string such as \"2x3\" or \"none\"", key);
    return add_named_cells(j, key, value);
}

/* The cells of one house: "r1c1 r2c2", or a list of such. */
static bool add_house_cells(struct json_input *j, const char *key, const json_t *value, int depth)
{
    if (json_is_array(value) && depth < 1) {
        for (size_t i = 0; i < json_array_size(value); i++)
            if (!add_house_cells(j, key, json_array_get(value, i), depth + 1)) return false;
        return true;
    }
    if (!json_is_string(value))
        return fail(j, "\"%s\" must be a list of strings such as \"r1c1 r2c2\"", key);
    for (const char *c = json_string_value(value); *c; c++) {
        if (*c == ' ' || *c == ',') continue;
        if (!is_letter_or_digit(*c))
            return fail(j, "\"%s\" contains a character that no cell name has", key);
        add_char(j, *c);
    }
    return true;
}

static bool add_houses(struct json_input *j, const char *key, const json_t *value)
{
    if (!json_is_array(value))
        return fail(j, "\"%s\" must be a list of strings such as \"r1c1 r2c2\"", key);
    for (size_t i = 0; i < json_array_size(value); i++) {
        add_text(j, " house=");
        if (!add_house_cells(j, key, json_array_get(value, i), 0)) return false;
    }
    return true;
}

/* In the order of the line.  Keys without a function occur in our own answers and are ignored.  */
static const struct key {
    const char *name;
    bool (*use)(struct json_input *, const char *key, const json_t *value);
} keys[] = {
    {"size", take_size},
    {"givens", add_givens},
    {"title", take_title},
    {"rules", add_rules},
    {"box", add_box},
    {"regions", add_named_cells},
    {"houses", add_houses},
    {"placed", add_named_cells},
    {"marks", add_named_cells},
    {"allowed", add_named_cells},
    {"solution", add_named_cells},
    {"answer", NULL},
    {"count", NULL},
    {"complete", NULL},
    {"saturated", NULL},
    {"seconds", NULL},
    {"nodes", NULL},
    {"guesses", NULL},
    {"candidates", NULL},
};
enum { KEYS = sizeof keys / sizeof *keys };

/* ---- an object ---- */

static bool know_all_keys(struct json_input *j, json_t *object)
{
    const char *key;
    json_t *value;
    json_object_foreach(object, key, value)
    {
        int i = 0;
        while (i < KEYS && strcmp(keys[i].name, key) != 0) i++;
        if (i < KEYS) continue;
        for (const char *c = key; *c; c++)
            if (!is_symbol(*c)) return fail(j, "unknown key");
        return fail(j, "unknown key \"%.60s\"", key);
    }
    return true;
}

/* Pencil marks alone are a puzzle: all its givens are empty. */
static bool add_empty_givens(struct json_input *j, const json_t *object)
{
    const json_t *allowed = json_object_get(object, "allowed");
    if (!allowed || json_is_null(allowed)) return fail(j, "there are no \"givens\"");
    json_int_t size = j->size;
    if (!size) {
        if (!add_cells(j, "allowed", allowed, 0)) return false;
        while ((size_t)(size * size * size) < j->line.length) size++;
        j->line.length = 0;
    }
    for (json_int_t i = 0; i < size * size; i++) add_char(j, '.');
    return true;
}

static bool add_value(struct json_input *j, const struct key *key, const json_t *object)
{
    const json_t *value = json_object_get(object, key->name);
    if (value && !json_is_null(value)) return !key->use || key->use(j, key->name, value);
    return key->use != add_givens || add_empty_givens(j, object);
}

static bool build_line(struct json_input *j, json_t *object)
{
    j->line.length = 0;
    j->line.failed = false;
    j->size = 0;
    j->title[0] = '\0';
    bool good = know_all_keys(j, object);
    for (int i = 0; i < KEYS && good; i++) good = add_value(j, &keys[i], object);
    add_char(j, '\n');
    /* a line that lacks something may have been found wrong for another reason */
    return j->line.failed ? fail(j, "out of memory") : good;
}

/* The column in our line means nothing to the user, so only the object's line is reported. */
static bool read_line(struct json_input *j, sudoku_puzzle *puzzle)
{
    sudoku_reader_free(j->reader);
    j->reader = sudoku_reader_new_text(j->line.bytes, j->line.length, &j->options, j->error);
    if (!j->reader) return false;
    const sudoku_read_result result = sudoku_reader_next(j->reader, puzzle, j->error);
    if (result == SUDOKU_READ_ERROR) return false;
    if (result == SUDOKU_READ_END) return fail(j, "the object contains no puzzle");
    const int size = sudoku_rules_size(puzzle->rules);
    if (j->size && j->size != size)
        return fail(j, "\"size\" is %d, but there are %d cells", (int)j->size, size * size);
    return true;
}

sudoku_read_result json_input_next(struct json_input *j, sudoku_puzzle *puzzle, sudoku_error *error)
{
    json_t *object;
    long line;
    const json_stream_result found = json_stream_next(&j->stream, &object, &line);
    if (found == JSON_STREAM_END) return SUDOKU_READ_END;

    memset(puzzle, 0, sizeof *puzzle);
    memset(error, 0, sizeof *error);
    j->error = error;
    bool good = false;
    if (found == JSON_STREAM_OBJECT) {
        good = build_line(j, object) && read_line(j, puzzle);
        json_decref(object);
        error->line = line;
        error->column = 0;
    } else {
        fail(j, "%s", j->stream.message);
        error->line = j->stream.error_line;
        error->column = j->stream.error_column;
    }
    puzzle->format = "json";
    puzzle->line = line;
    puzzle->column = 0;
    if (j->title[0]) puzzle->title = j->title;
    return good ? SUDOKU_READ_PUZZLE : SUDOKU_READ_ERROR;
}

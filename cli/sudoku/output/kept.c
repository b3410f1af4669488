/* SPDX-License-Identifier: MIT */
/* kept.c - see kept.h */
#include "sudoku/output/kept.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "common/output.h"
#include "sudoku/output/sheets.h"

/* Moves past a field, which may be quoted. */
static const char *after_field(const char *at, const char *end, char separator)
{
    while (at < end && *at == ' ') at++;
    if (at < end && *at == '"')
        for (at++; at < end && (*at != '"' || (at + 1 < end && at[1] == '"')); at++) at += *at == '"';
    while (at < end && *at != separator) at++;
    return at;
}

static int count_fields(sudoku_row row, char separator)
{
    int fields = 0;
    const char *at = row.text, *end = row.text + row.length;
    do {
        at = after_field(at, end, separator);
        fields++;
    } while (at++ < end);
    return fields;
}

static bool ends_in(sudoku_row row, char separator)
{
    return row.length && row.text[row.length - 1] == separator;
}

void kept_begin(struct kept *k, const sudoku_columns *columns, sudoku_row row, bool json)
{
    const sudoku_row first = columns->names.text ? columns->names : row;
    k->known = true;
    k->separator = columns->separator ? columns->separator : ',';
    k->fields = columns->separator && first.text ? count_fields(first, k->separator) : 1;
    k->objects = json || (!columns->separator && row.text);
    k->bar_at_end = k->separator == '|' && first.text && ends_in(first, '|');
}

bool kept_adds(const struct kept *k, const char *name)
{
    const size_t length = strlen(name);
    for (const char *at = k->added; (at = strstr(at, name)); at += length)
        if (at > k->added && at[-1] == ' ' && at[length] == ' ') return true;
    return false;
}

static void add(struct text *t, const char *text, size_t length)
{
    if (length) text_keep(t, text, length);
}

/* The row, with as many fields as there are columns. */
static void add_row(const struct kept *k, sudoku_row row, struct text *t)
{
    const bool bar = k->bar_at_end && ends_in(row, '|');
    add(t, row.text, row.length - bar);
    for (int fields = count_fields(row, k->separator); fields < k->fields; fields++)
        add(t, &k->separator, 1);
}

void kept_row(const struct kept *k, const sudoku_puzzle *puzzle, struct text *t)
{
    struct text room = {0};
    if (puzzle->row.text) {
        add_row(k, puzzle->row, t);
    } else if (puzzle->rules) {
        const char *line = puzzle_as_line(puzzle, &room);
        const char *quote = strpbrk(line, " ,") ? "\"" : "";
        add(t, quote, strlen(quote));
        add(t, line, strlen(line));
        add(t, quote, strlen(quote));
    }
    free(room.bytes);
}

/* ---- names ---- */

bool next_name(sudoku_row names, char separator, const char **at, sudoku_row *name)
{
    const char *end = names.text + names.length, *start = *at ? *at : names.text;
    if (!start || start > end) return false;
    const char *stop = after_field(start, end, separator), *last = stop;
    while (start < last && (*start == ' ' || *start == '"')) start++;
    while (last > start && (last[-1] == ' ' || last[-1] == '"')) last--;
    *name = (sudoku_row){start, (size_t)(last - start)};
    *at = stop + 1;
    return true;
}

static bool has_name(sudoku_row names, char separator, const char *name)
{
    sudoku_row other;
    for (const char *at = NULL; next_name(names, separator, &at, &other);)
        if (other.length == strlen(name) && !memcmp(other.text, name, other.length)) return true;
    return false;
}

static void add_name(const struct kept *k, sudoku_row names, const char *name, struct text *t)
{
    char chosen[KEPT_NAME];
    snprintf(chosen, sizeof chosen, "%s", name);
    for (int number = 2; has_name(names, k->separator, chosen) && number < 100; number++)
        snprintf(chosen, sizeof chosen, "%s_%d", name, number);
    add(t, &k->separator, 1);
    add(t, chosen, strlen(chosen));
}

void kept_print_names(struct kept *k, const sudoku_columns *columns, const struct column *column,
                      int count, sudoku_sink sink)
{
    struct text line = {0};
    const sudoku_row names = columns->names;
    if (!names.text) return;
    if (k->names.length == names.length && !memcmp(k->names.bytes, names.text, names.length)) return;
    k->names.length = 0;
    add(&k->names, names.text, names.length);
    add_row(k, names, &line);
    for (int i = 0; i < count; i++)
        if (kept_adds(k, column[i].name)) add_name(k, names, column[i].name, &line);
    if (k->bar_at_end) add(&line, "|", 1);
    add(&line, "\n", 1);
    if (line.failed || k->names.failed) output_short_of_memory();
    else sink.write(sink.context, line.bytes, line.length);
    free(line.bytes);
}

/* ---- objects: the reader has found that they are JSON ---- */

static bool is_blank(char c) { return c == ' ' || c == '\t' || c == '\r' || c == '\n'; }

/* Behind the blanks, the string or the sign at this place. */
static const char *after_token(const char *at, const char *end)
{
    if (is_blank(*at)) {
        while (at < end && is_blank(*at)) at++;
        return at;
    }
    if (*at == '"')
        for (at++; at < end && *at != '"'; at++) at += *at == '\\';
    return at < end ? at + 1 : end;
}

bool kept_object(sudoku_row object, struct text *t)
{
    const char *end = object.text + object.length - 1; /* the brace */
    bool members = false;
    for (const char *at = object.text, *next; at < end; at = next) {
        const size_t length = (size_t)((next = after_token(at, end)) - at);
        if (!is_blank(*at)) members |= at > object.text;
        else if (next == end) break;
        if (is_blank(*at) && memchr(at, '\n', length)) add(t, " ", 1);
        else add(t, at, length);
    }
    return members;
}

static bool has_key(sudoku_row object, const char *name)
{
    const size_t length = strlen(name);
    const char *end = object.text + object.length, *key = NULL;
    int depth = 0;
    for (const char *at = object.text, *next; at < end; at = next) {
        next = after_token(at, end);
        if (*at == ':' && depth == 1 && key && !memcmp(key + 1, name, length)) return true;
        depth += (*at == '{' || *at == '[') - (*at == '}' || *at == ']');
        if (!is_blank(*at)) key = *at == '"' && (size_t)(next - at) == length + 2 ? at : NULL;
    }
    return false;
}

void kept_key(sudoku_row object, const char *name, char chosen[KEPT_NAME])
{
    snprintf(chosen, KEPT_NAME, "%s", name);
    for (int number = 2; object.text && has_key(object, chosen) && number < 100; number++)
        snprintf(chosen, KEPT_NAME, "%s_%d", name, number);
}

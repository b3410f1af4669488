/* SPDX-License-Identifier: MIT */
/* kept.c - see kept.h */
#include "sudoku/output/kept.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

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

void kept_begin(struct kept *k, const sudoku_columns *columns, sudoku_row row)
{
    const sudoku_row first = columns->names.text ? columns->names : row;
    k->known = true;
    k->separator = columns->separator ? columns->separator : ',';
    k->fields = columns->separator && first.text ? count_fields(first, k->separator) : 1;
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

static bool has_name(sudoku_row names, char separator, const char *name)
{
    const size_t length = strlen(name);
    const char *end = names.text + names.length;
    for (const char *at = names.text; at <= end;) {
        const char *stop = after_field(at, end, separator), *last = stop;
        while (at < last && (*at == ' ' || *at == '"')) at++;
        while (last > at && (last[-1] == ' ' || last[-1] == '"')) last--;
        if ((size_t)(last - at) == length && !memcmp(at, name, length)) return true;
        at = stop + 1;
    }
    return false;
}

static void add_name(const struct kept *k, sudoku_row names, const char *name, struct text *t)
{
    char chosen[80];
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
    if (!line.failed) sink.write(sink.context, line.bytes, line.length);
    free(line.bytes);
}

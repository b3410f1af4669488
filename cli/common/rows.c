/* SPDX-License-Identifier: MIT */
/* rows.c - see rows.h */
#include "common/rows.h"

#include <inttypes.h>
#include <math.h>
#include <stdio.h>
#include <string.h>

#include "common/utf8.h"
#include "sudoku_json.h"

struct field field_text(const char *text)
{
    return (struct field){.kind = text ? FIELD_TEXT : FIELD_NOTHING, .text = text};
}

struct field field_list(const char *lines)
{
    return (struct field){.kind = lines ? FIELD_LIST : FIELD_NOTHING, .text = lines};
}

struct field field_counts(const char *lines)
{
    return (struct field){.kind = lines ? FIELD_COUNTS : FIELD_NOTHING, .text = lines};
}

struct field field_number(uint64_t number)
{
    return (struct field){.kind = FIELD_NUMBER, .number = number};
}

/* JSON has no infinity. */
struct field field_real(double number, int decimals)
{
    return (struct field){
        .kind = isfinite(number) ? FIELD_REAL : FIELD_NOTHING, .real = number, .decimals = decimals};
}

struct field field_truth(bool truth) { return (struct field){.kind = FIELD_TRUTH, .number = truth}; }

/* ---- pieces ---- */

static void put_bytes(const struct rows *r, const char *text, size_t length)
{
    if (length) r->write(r->context, text, length);
}

static void put(const struct rows *r, const char *text) { put_bytes(r, text, strlen(text)); }

/* The field as text. */
static const char *word_of(const struct field *f, char room[40])
{
    switch (f->kind) {
    case FIELD_NUMBER: snprintf(room, 40, "%" PRIu64, f->number); return room;
    case FIELD_REAL: snprintf(room, 40, "%.*f", f->decimals, f->real); return room;
    case FIELD_TRUTH: return f->number ? "true" : "false";
    case FIELD_TEXT:
    case FIELD_LIST:
    case FIELD_COUNTS: return f->text;
    case FIELD_NOTHING: break;
    }
    return "";
}

/* Returns the items of a list one by one. */
static bool next_item(const char **at, const char **item, size_t *length)
{
    *item = *at;
    *length = strcspn(*at, "\n");
    *at += *length + ((*at)[*length] == '\n');
    return *at > *item;
}

static bool is_shown(const struct rows *r, int column)
{
    static const unsigned bit[] = {[ROWS_TEXT] = IN_TEXT, [ROWS_CSV] = IN_CSV, [ROWS_JSON] = IN_JSON};
    return r->column[column].in & bit[r->format];
}

/* ---- text ---- */

static void put_padded(const struct rows *r, const char *word, int column, bool last)
{
    const int width = r->column[column].width, room = width < 0 ? -width : width;
    const int missing = room - utf8_length(word, strlen(word));
    const char *between = last ? "\n" : " ";
    if (width < 0)
        for (int i = 0; i < missing; i++) put(r, " ");
    put(r, word);
    if (width > 0 && !last)
        for (int i = 0; i < missing; i++) put(r, " ");
    put(r, between);
}

static void put_text_row(const struct rows *r, const struct field *fields)
{
    int last = r->columns - 1;
    char room[40];
    while (last > 0 && !is_shown(r, last)) last--;
    for (int i = 0; i <= last; i++) {
        if (!is_shown(r, i)) continue;
        const char *title = r->column[i].title ? r->column[i].title : r->column[i].name;
        put_padded(r, fields ? word_of(&fields[i], room) : title, i, i == last);
    }
}

/* ---- CSV ---- */

static void put_quoted(const struct rows *r, const char *text)
{
    put(r, "\"");
    for (;;) {
        const size_t length = strcspn(text, "\"");
        put_bytes(r, text, length);
        if (!text[length]) break;
        put(r, "\"\"");
        text += length + 1;
    }
    put(r, "\"");
}

static void put_csv_text(const struct rows *r, const char *text)
{
    if (strpbrk(text, "\",;|\t\r\n ")) put_quoted(r, text);
    else put(r, text);
}

/* Items of a list are separated by semicolons. */
static void put_csv_list(const struct rows *r, const char *lines)
{
    const char *item;
    size_t length;
    put(r, "\"");
    for (bool first = true; next_item(&lines, &item, &length); first = false) {
        if (!first) put(r, ";");
        for (size_t i = 0; i < length; i++) put(r, item[i] == '"' ? "\"\"" : (char[]){item[i], '\0'});
    }
    put(r, "\"");
}

/* Fields, or headings for NULL, each after a separator, but for the first of a row of our own. */
static void put_csv_fields(const struct rows *r, char separator, bool own, const struct field *fields)
{
    char room[40];
    bool first = own;
    for (int i = 0; i < r->columns; i++) {
        if (!is_shown(r, i)) continue;
        if (!first) put_bytes(r, &separator, 1);
        first = false;
        if (!fields) put(r, r->column[i].name);
        else if (fields[i].kind == FIELD_LIST || fields[i].kind == FIELD_COUNTS)
            put_csv_list(r, fields[i].text);
        else put_csv_text(r, word_of(&fields[i], room));
    }
}

static void put_csv_row(const struct rows *r, const struct field *fields)
{
    put_csv_fields(r, ',', true, fields);
    put(r, "\n");
}

void rows_continue(const struct rows *r, const struct continued_row *c, const struct field *fields)
{
    put_bytes(r, c->before, c->length);
    put_csv_fields(r, c->separator, false, fields);
    put(r, c->bar_at_end ? "|\n" : "\n");
}

/* ---- JSON ---- */

static void put_json_list(sudoku_json *j, const char *key, const char *lines)
{
    const char *item;
    size_t length;
    sudoku_json_open(j, key, '[');
    while (next_item(&lines, &item, &length)) sudoku_json_bytes(j, NULL, item, length);
    sudoku_json_close(j, ']');
}

/* An object: the text before the last colon of an item is the key. */
static void put_json_counts(sudoku_json *j, const char *key, const char *lines)
{
    const char *item;
    size_t length;
    sudoku_json_open(j, key, '{');
    while (next_item(&lines, &item, &length)) {
        char name[80], count[24];
        size_t colon = length;
        while (colon > 1 && item[colon - 1] != ':') colon--;
        snprintf(name, sizeof name, "%.*s", (int)colon - 1, item);
        snprintf(count, sizeof count, "%.*s", (int)(length - colon), item + colon);
        sudoku_json_raw(j, name, count);
    }
    sudoku_json_close(j, '}');
}

static void put_json_row(const struct rows *r, const struct field *fields)
{
    sudoku_json j = {.write = r->write, .context = r->context};
    char room[40];
    sudoku_json_open(&j, NULL, '{');
    for (int i = 0; i < r->columns; i++) {
        const char *key = r->column[i].name;
        if (!is_shown(r, i) || fields[i].kind == FIELD_NOTHING) continue;
        if (fields[i].kind == FIELD_TEXT) sudoku_json_text(&j, key, fields[i].text);
        else if (fields[i].kind == FIELD_LIST) put_json_list(&j, key, fields[i].text);
        else if (fields[i].kind == FIELD_COUNTS) put_json_counts(&j, key, fields[i].text);
        else sudoku_json_raw(&j, key, word_of(&fields[i], room));
    }
    sudoku_json_close(&j, '}');
    put(r, "\n");
}

/* ---- all of them ---- */

void rows_head(const struct rows *r)
{
    if (r->format == ROWS_TEXT) put_text_row(r, NULL);
    if (r->format == ROWS_CSV) put_csv_row(r, NULL);
}

void rows_put(const struct rows *r, const struct field *fields)
{
    switch (r->format) {
    case ROWS_TEXT: put_text_row(r, fields); break;
    case ROWS_CSV: put_csv_row(r, fields); break;
    case ROWS_JSON: put_json_row(r, fields); break;
    }
}

void rows_put_error(const struct rows *r, const char *file, long line, long column, const char *sentence)
{
    static const struct column columns[] = {{"error", NULL, 0, IN_ALL},
                                            {"file", NULL, 0, IN_ALL},
                                            {"line", NULL, 0, IN_ALL},
                                            {"column", NULL, 0, IN_ALL}};
    const struct rows rows = {ROWS_JSON, columns, 4, r->write, r->context};
    const struct field nothing = field_text(NULL);
    const struct field fields[] = {field_text(sentence), field_text(file),
                                   line > 0 ? field_number((uint64_t)line) : nothing,
                                   line > 0 && column > 0 ? field_number((uint64_t)column) : nothing};
    rows_put(&rows, fields);
}

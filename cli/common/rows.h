/* SPDX-License-Identifier: MIT */
/* rows.h - rows of a table as text, CSV or JSON, all from one list of columns.

   Text has columns of fixed width, CSV begins with a line of column names, JSON has an object per line with a key per column.  A
   field without a value is empty in text and CSV, and has no key in JSON.  A text may contain any bytes: invalid UTF-8 becomes
   the replacement character in JSON.  */
#ifndef COMMON_ROWS_H
#define COMMON_ROWS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

enum rows_format { ROWS_TEXT, ROWS_CSV, ROWS_JSON };

enum { IN_TEXT = 1, IN_CSV = 2, IN_JSON = 4, IN_DATA = IN_CSV | IN_JSON, IN_ALL = IN_TEXT | IN_DATA };

struct column {
    const char *name;  /* heading of CSV, key of JSON */
    const char *title; /* heading of text; NULL: the name */
    int width;         /* in text: characters, left-aligned; below 0: right-aligned */
    unsigned in;       /* the formats that have this column */
};

struct field {
    enum {
        FIELD_NOTHING,
        FIELD_TEXT,
        FIELD_LIST,
        FIELD_COUNTS,
        FIELD_NUMBER,
        FIELD_REAL,
        FIELD_TRUTH
    } kind;
    const char *
        text; /* of a list: its items, each followed by a line end; of counts: such items as "x-wing:2" */
    uint64_t number;
    double real;
    int decimals; /* of a real number */
};

/* NULL: no value. */
struct field field_text(const char *text);
struct field field_list(const char *lines);
struct field field_counts(const char *lines);
struct field field_number(uint64_t number);
struct field field_real(double number, int decimals);
struct field field_truth(bool truth);

struct rows {
    enum rows_format format;
    const struct column *column;
    int columns;
    void (*write)(void *context, const char *text, size_t length);
    void *context;
};

/* The headings, of text and CSV. */
void rows_head(const struct rows *);
/* One row: a field for each column. */
void rows_put(const struct rows *, const struct field *);
/* The same in CSV, after columns of another source, and with its separator. */
struct continued_row {
    const char *before;
    size_t length;
    char separator;
    bool bar_at_end; /* a bar ends the row */
};
void rows_continue(const struct rows *, const struct continued_row *, const struct field *);
/* An error instead of a row of JSON, whose list of objects thus stays one.  A line or column of 0 is not known. */
void rows_put_error(const struct rows *, const char *file, long line, long column, const char *sentence);

#endif

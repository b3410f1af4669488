/* SPDX-License-Identifier: MIT */
/* rows.h - rows of a table as text, CSV or JSON, all from one list of columns.

   Text has columns of a width, CSV a line of column names first, JSON an object with a key per column on a line of its own.
   A field that holds nothing is an empty place in text and CSV, and has no key in JSON.  Any bytes may stand in a text: what
   is no UTF-8 becomes the replacement character in JSON.  */
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
    int width;         /* in text: characters, from the left; below 0: from the right */
    unsigned in;       /* where there is such a column */
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
        text; /* of a list: its items, each with a line end behind it; of counts: such items as "x-wing:2" */
    uint64_t number;
    double real;
    int decimals; /* of a real number */
};

/* NULL is nothing. */
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

#endif

/* SPDX-License-Identifier: MIT */
/* rows.h - rows of a list with columns, and their fields: RFC 4180 with any separator.

       id;name;puzzle              fields between separators; blanks around them do not count
       1;"a ""b"" ; c";53..7...    in quotes, a separator is text, two quotes are one, and a line may break

   A quote within a field that does not begin with one is text.  */
#ifndef READ_LIST_ROWS_H
#define READ_LIST_ROWS_H

#include "read/classify.h"

struct row {
    const char *text; /* lines as they are, side by side in the source's buffer */
    size_t length;
    long number; /* of its first line */
    int lines;
};

/* The next row begins `ahead` lines on.  False: there is none, or a quote in it has no end within MOST_ROW_LINES lines; the row
   is then its first line, or has no lines.  */
enum { MOST_ROW_LINES = 200 };
bool peek_row(struct source *, int ahead, char separator, struct row *);

/* A field without its quotes and the blanks around it. */
struct row_field {
    const char *text;
    size_t length;
    bool quoted, doubled; /* `doubled`: a quote in it is written twice */
    enum { FIELD_GOOD, FIELD_WITHOUT_END, FIELD_WITH_TEXT_AFTER } fault;
};

struct cut {
    const char *at, *end;
    char separator;
    bool over;
};
struct cut cut_row(const struct row *, char separator);
/* False: there are no more fields. */
bool next_field(struct cut *, struct row_field *);
/* The field of that number, from 0; false: the row has fewer. */
bool field_of_row(const struct row *, char separator, int number, struct row_field *);

/* The line in which the place is, up to `end`. */
struct line line_around(const struct row *, const char *at, const char *end);

#endif

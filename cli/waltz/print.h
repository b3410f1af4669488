/* SPDX-License-Identifier: MIT */
/* print.h - how waltz writes lines, large numbers and JSON. */
#ifndef WALTZ_CLI_PRINT_H
#define WALTZ_CLI_PRINT_H

#include <jansson.h>
#include <stdbool.h>

#include "waltz.h"

/* For callers that do not need the count. */
const waltz_junction *junctions_of(const waltz_drawing *);
const waltz_line *lines_of(const waltz_drawing *);

/* The name of the drawing and "7 junctions, 9 lines". */
void print_heading(const waltz_drawing *, const char *name);

/* a-b */
void print_line_name(const waltz_drawing *, int line);
/* The width of the widest name of a line, or of a junction. */
int line_name_width(const waltz_drawing *);
int junction_name_width(const waltz_drawing *);
/* The name, padded with blanks. */
void print_line_column(const waltz_drawing *, int line, int width);
void print_junction_column(const waltz_drawing *, int junction, int width);

/* Exactly, or "about 3.2 x 10^51"; "at least" if a limit was reached. */
void print_number(const waltz_number *);

/* ---- JSON ---- */

/* An integer, or a real number if it is too large for one. */
json_t *json_of_number(const waltz_number *);
/* The name of a file, with a question mark for each byte that is not UTF-8. */
json_t *json_of_file(const char *name);
/* An object with the file, the title and the sizes of a drawing. */
json_t *json_of_drawing(const waltz_drawing *, const char *file);
/* {"from": "a", "to": "b", "label": "+"} for each line. */
json_t *json_of_labels(const waltz_drawing *, const waltz_label *labels);
/* The names of junctions. */
json_t *json_of_junctions(const waltz_drawing *, const int *junctions, int count);
/* Prints an object on a line of its own, and releases it.  False, after a message, if out of memory. */
bool print_json(json_t *object);

#endif

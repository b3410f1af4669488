/* SPDX-License-Identifier: MIT */
/* print.h - how waltz writes lines, large numbers and JSON. */
#ifndef WALTZ_CLI_PRINT_H
#define WALTZ_CLI_PRINT_H

#include "sudoku_json.h"
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

/* An object on a line of its own. */
sudoku_json begin_object(void);
void end_object(sudoku_json *);

/* An integer, a number with a fraction if it is too large for one, or a text if no double is as large. */
void put_number(sudoku_json *, const char *key, const waltz_number *);
/* The file, the title and the sizes of a drawing. */
void put_drawing(sudoku_json *, const waltz_drawing *, const char *file);
/* {"from": "a", "to": "b", "label": "+"} for each line. */
void put_labels(sudoku_json *, const waltz_drawing *, const waltz_label *labels);
/* The names of junctions. */
void put_junctions(sudoku_json *, const char *key, const waltz_drawing *, const int *junctions,
                   int count);

#endif

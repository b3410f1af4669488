/* SPDX-License-Identifier: MIT */
/* print.c - see print.h */
#include "waltz/print.h"

#include <inttypes.h>
#include <math.h>
#include <stdio.h>
#include <string.h>

#include "common/output.h"
#include "waltz/signs.h"

const waltz_junction *junctions_of(const waltz_drawing *d)
{
    int count;
    return waltz_junctions(d, &count);
}

const waltz_line *lines_of(const waltz_drawing *d)
{
    int count;
    return waltz_lines(d, &count);
}

void print_heading(const waltz_drawing *d, const char *name)
{
    int junctions, lines;
    waltz_junctions(d, &junctions);
    waltz_lines(d, &lines);
    output("%s: %d junction%s, %d line%s\n", name, junctions, junctions == 1 ? "" : "s", lines,
           lines == 1 ? "" : "s");
}

/* ---- names ---- */

void print_line_name(const waltz_drawing *d, int line)
{
    const waltz_junction *junction = junctions_of(d);
    const waltz_line *l = &lines_of(d)[line];
    output("%s-%s", junction[l->from].name, junction[l->to].name);
}

/* Characters of a text in UTF-8. */
static int characters(const char *text)
{
    int count = 0;
    for (; *text; text++) count += ((unsigned char)*text & 0xc0) != 0x80;
    return count;
}

int junction_name_width(const waltz_drawing *d)
{
    int count, widest = 0;
    const waltz_junction *junction = waltz_junctions(d, &count);
    for (int j = 0; j < count; j++)
        if (characters(junction[j].name) > widest) widest = characters(junction[j].name);
    return widest;
}

static int line_width(const waltz_drawing *d, int line)
{
    const waltz_junction *junction = junctions_of(d);
    const waltz_line *l = &lines_of(d)[line];
    return characters(junction[l->from].name) + 1 + characters(junction[l->to].name);
}

int line_name_width(const waltz_drawing *d)
{
    int count, widest = 0;
    waltz_lines(d, &count);
    for (int i = 0; i < count; i++)
        if (line_width(d, i) > widest) widest = line_width(d, i);
    return widest;
}

void print_line_column(const waltz_drawing *d, int line, int width)
{
    print_line_name(d, line);
    output("%*s", width - line_width(d, line), "");
}

void print_junction_column(const waltz_drawing *d, int junction, int width)
{
    const char *name = junctions_of(d)[junction].name;
    output("%s%*s", name, width - characters(name), "");
}

/* ---- numbers ---- */

void print_number(const waltz_number *n)
{
    output("%s", n->at_least ? "at least " : "");
    if (n->exact != UINT64_MAX) output("%" PRIu64, n->exact);
    else output("about %.1f x 10^%ld", n->mantissa, n->exponent);
}

/* ---- JSON ---- */

sudoku_json begin_object(void)
{
    sudoku_json j = {.write = output_bytes};
    sudoku_json_open(&j, NULL, '{');
    return j;
}

void end_object(sudoku_json *j)
{
    sudoku_json_close(j, '}');
    output("\n");
}

/* As "%.17g" has it, but 1e20 instead of 1e+20. */
static void put_real(sudoku_json *j, const char *key, double number)
{
    char text[40];
    snprintf(text, sizeof text, "%.17g", number);
    char *plus = strchr(text, '+');
    if (plus) memmove(plus, plus + 1, strlen(plus));
    sudoku_json_raw(j, key, text);
}

void put_number(sudoku_json *j, const char *key, const waltz_number *n)
{
    const double size = n->mantissa * pow(10, (double)n->exponent);
    char text[40];
    snprintf(text, sizeof text, "%.1fe%ld", n->mantissa, n->exponent);
    if (n->exact <= INT64_MAX) sudoku_json_number(j, key, n->exact);
    else if (isfinite(size)) put_real(j, key, size);
    else sudoku_json_text(j, key, text);
}

void put_drawing(sudoku_json *j, const waltz_drawing *d, const char *file)
{
    int junctions, lines;
    waltz_junctions(d, &junctions);
    waltz_lines(d, &lines);
    sudoku_json_text(j, "file", file);
    sudoku_json_text(j, "title", waltz_title(d));
    sudoku_json_number(j, "junctions", (uint64_t)junctions);
    sudoku_json_number(j, "lines", (uint64_t)lines);
}

void put_labels(sudoku_json *j, const waltz_drawing *d, const waltz_label *labels)
{
    int count;
    const waltz_junction *junction = junctions_of(d);
    const waltz_line *line = waltz_lines(d, &count);
    sudoku_json_open(j, "labels", '[');
    for (int i = 0; i < count; i++) {
        const char sign = label_sign(labels[i]);
        sudoku_json_open(j, NULL, '{');
        sudoku_json_text(j, "from", junction[line[i].from].name);
        sudoku_json_text(j, "to", junction[line[i].to].name);
        sudoku_json_bytes(j, "label", &sign, 1);
        sudoku_json_close(j, '}');
    }
    sudoku_json_close(j, ']');
}

void put_junctions(sudoku_json *j, const char *key, const waltz_drawing *d, const int *junctions,
                   int count)
{
    const waltz_junction *junction = junctions_of(d);
    sudoku_json_open(j, key, '[');
    for (int i = 0; i < count; i++) sudoku_json_text(j, NULL, junction[junctions[i]].name);
    sudoku_json_close(j, ']');
}

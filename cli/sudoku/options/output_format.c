/* SPDX-License-Identifier: MIT */
/* output_format.c - see output_format.h */
#include "sudoku/options/output_format.h"

#include <string.h>

#include "sudoku.h"

/* What the library does not say about its formats, and the formats that only the program has. */
static const struct output_format known[] = {
    {.name = "line", .cells = SHOWS_DIGITS, .bare_solution = true},
    {.name = "grid", .cells = SHOWS_DIGITS, .title_above = true},
    {.name = "pretty", .cells = SHOWS_EITHER, .title_above = true},
    {.name = "fpuzzles", .carries_solution = true},
    {.name = "sudokupad", .carries_solution = true},
    {.name = "candidates", .no_solution = true},
    {.name = "svg", .steps = STEPS_SVG, .one_puzzle = true, .no_solution = true},
    {.name = "json", .rows = ROWS_JSON, .steps = STEPS_JSON},
    {.name = "csv", .rows = ROWS_CSV, .steps = STEPS_CSV, .one_line = true},
    {.name = "html", .steps = STEPS_HTML, .no_solution = true},
    {.name = "markdown", .no_solution = true},
    {.name = "tsv", .no_solution = true},
    {.name = "cells-csv", .no_solution = true},
    {.name = "latex", .no_solution = true},
    {.name = "cnf", .one_puzzle = true, .no_solution = true},
    {.name = "minizinc", .one_puzzle = true, .no_solution = true},
    {.name = "csp", .one_puzzle = true, .no_solution = true},
};

struct output_format output_format_named(const char *name)
{
    struct output_format format = {.name = name};
    sudoku_format of_library = {0};
    if (!name || strcmp(name, "text") == 0) return (struct output_format){0};
    for (size_t i = 0; i < sizeof known / sizeof *known; i++)
        if (strcmp(known[i].name, name) == 0) format = known[i];
    if (sudoku_format_named(name, &of_library)) {
        format.name = of_library.name;
        format.one_line = of_library.one_line;
    }
    return format;
}

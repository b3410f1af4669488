/* SPDX-License-Identifier: MIT */
/* output_format.h - what the program knows about the formats in which it prints.

   A format is looked up by its name once, when the options are read or when a command chooses its default.  All other code asks
   for its properties.  */
#ifndef SUDOKU_OUTPUT_FORMAT_H
#define SUDOKU_OUTPUT_FORMAT_H

#include <stdbool.h>

#include "common/rows.h"

/* How the commands that solve as a person does print steps. */
enum step_format { STEPS_TEXT, STEPS_WORDS, STEPS_JSON, STEPS_CSV, STEPS_HTML, STEPS_SVG };

/* What a format shows of cells that may still be open. */
enum cells_shown { SHOWS_CANDIDATES, SHOWS_DIGITS, SHOWS_EITHER };

/* Zeros: the command prints text of its own. */
struct output_format {
    const char *name;       /* lives as long as the program */
    bool one_line;          /* a puzzle is one line of a list */
    enum rows_format rows;  /* of commands that print rows */
    enum step_format steps; /* of commands that print steps */
    enum cells_shown cells;
    bool bare_solution; /* a solution is what sudoku_solution_line() writes */
    bool title_above;   /* the program prints the title above a solution */
    bool one_puzzle;    /* holds only one */
    bool no_solution;   /* cannot show a solution beside its puzzle */
    bool
        carries_solution; /* a puzzle is printed with its solution, by which a program checks the player */
};

/* NULL and "text": zeros.  A name that is not in the table, and that the library does not know, has no properties. */
struct output_format output_format_named(const char *name);

#endif

/* SPDX-License-Identifier: MIT */
/* settings.h - what the command line asks for. */
#ifndef SUDOKU_SETTINGS_H
#define SUDOKU_SETTINGS_H

#include <stdbool.h>
#include <stdint.h>

#include "common/rows.h"
#include "common/status.h"
#include "common/terminal.h"
#include "csp.h"
#include "sudoku.h"
#include "sudoku/logic_options.h"
#include "sudoku/taste.h"
#include "sudoku/wishes.h"

/* Of the command layouts. */
struct layout_settings {
    uint64_t count, seed, probes; /* 0: as usual, but for the seed */
    int size;
    sudoku_symmetry symmetry;
    bool builtin, with_solution, estimate, count_grids, why;
};

struct settings {
    int command; /* of the table */

    /* answers */
    bool first, all, minimal, true_digits, singles;
    bool candidates, gac, traced; /* of ac3 */
    csp_algorithm algorithm;
    csp_trace_format trace;
    uint64_t limit; /* 0: none */

    struct logic_options logic;
    struct wishes wishes; /* of generate */
    struct taste taste;   /* likewise */
    struct layout_settings layouts;

    sudoku_read_options read; /* a format of "json" is the program's own affair */

    const char *format; /* NULL: whatever suits the command and the input */
    sudoku_style style; /* but for its format */
    enum color_when color;
    enum { UNICODE_AUTO, UNICODE_ALWAYS, UNICODE_NEVER } unicode;

    const char *engine;
    double time_limit;   /* seconds; 0: none */
    uint64_t node_limit; /* 0: none */
    int threads;         /* 0: as many as there are processors */
    bool verify, timing;

    bool quiet, help, version;

    const char **files; /* words that are no options */
    int file_count;

    /* memory behind the above */
    char *rules_text, *regions_text;
    char **house_texts;
};

/* Fills in the settings from the command line of a command.  Returns false after a message. */
bool settings_read(struct settings *, int command, int argc, char **argv, int skip);
void settings_free(struct settings *);

/* Of rows: CSV or JSON if --format asks for it. */
enum rows_format rows_format_of(const struct settings *);

#endif

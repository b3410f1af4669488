/* SPDX-License-Identifier: MIT */
/* settings.h - the values of the command line. */
#ifndef SUDOKU_SETTINGS_H
#define SUDOKU_SETTINGS_H

#include <stdbool.h>
#include <stdint.h>

#include "common/options.h"
#include "common/pages.h"
#include "common/status.h"
#include "common/terminal.h"
#include "csp.h"
#include "sudoku.h"
#include "sudoku/options/change_options.h"
#include "sudoku/options/logic_options.h"
#include "sudoku/options/difficulty_options.h"
#include "sudoku/options/generate_options.h"
#include "sudoku/options/output_format.h"

/* Of the command layouts. */
struct layout_settings {
    uint64_t count, seed, probes; /* 0: the default, except for the seed */
    int size;
    sudoku_symmetry symmetry;
    bool builtin, with_solution, estimate, count_grids, why;
};

/* Of the command minimize. */
struct minimize_settings {
    uint64_t count, seed; /* 0: the default, except for the seed */
};

struct settings {
    int command; /* of the table */

    /* answers */
    bool first, all, minimal, why, true_digits, singles;
    bool candidates, gac, traced; /* of ac3 */
    csp_algorithm algorithm;
    csp_trace_format trace;
    uint64_t limit; /* 0: none */

    struct logic_options logic;
    struct generate_options generate;     /* of generate */
    struct difficulty_options difficulty; /* likewise */
    struct layout_settings layouts;
    struct minimize_settings minimize;
    struct change_options changes; /* of show and convert */

    sudoku_read_options read; /* the program, not the library, handles the format "json" */

    struct output_format format; /* zeros: depends on the command and the input */
    sudoku_style style;          /* but for its format */
    enum color_when color;
    enum { UNICODE_AUTO, UNICODE_ALWAYS, UNICODE_NEVER } unicode;

    const char *engine;
    double time_limit;   /* seconds; 0: none */
    uint64_t node_limit; /* 0: none */
    int threads;         /* 0: one per processor */
    bool verify, timing;
    bool ignore_unknown;
    bool keep; /* rows of the input are printed with the answers */

    bool quiet, help, version;
    struct page_request page; /* of help */

    const char **files; /* arguments that are not options */
    int file_count;

    /* memory that the above points to */
    char *rules_text, *regions_text;
    char **house_texts;
    const char **clues; /* arguments of the command line */
};

/* Formats that the library reads, and those that it writes, counted from 0; NULL after the last. */
const char *readable_format(int index);
const char *printable_format(int index);

/* Options whose values need more than a place.  What --format takes, in an option's row: words, or the formats of puzzles and words. */
#define FORMATS(...) TAKEN_BY_WORDS(take_format, __VA_ARGS__)
#define PUZZLE_FORMATS(...)                                                        \
    {                                                                              \
        .kind = VALUE_TAKEN, .take = take_format, .words = WORD_LIST(__VA_ARGS__), \
        .name = printable_format                                                   \
    }
option_taker take_empty, take_model, take_engine, take_from, take_format, take_rules, take_house,
    take_clue, take_regions, take_made_regions;

enum { MOST_THREADS = 1024 };

/* Fills in the settings from the command line of a command.  Returns false after a message. */
bool settings_read(struct settings *, int command, int argc, char **argv, int skip);
void settings_free(struct settings *);

#endif

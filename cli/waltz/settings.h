/* SPDX-License-Identifier: MIT */
/* settings.h - the command line of waltz. */
#ifndef WALTZ_CLI_SETTINGS_H
#define WALTZ_CLI_SETTINGS_H

#include <stdbool.h>
#include <stdint.h>

#include "common/options.h"
#include "common/pages.h"
#include "common/picture_file.h"
#include "common/status.h"
#include "waltz.h"

enum answer { ANSWER_TABLE, ANSWER_ALL, ANSWER_FIRST, ANSWER_COUNT };
enum format { FORMAT_USUAL, FORMAT_TEXT, FORMAT_JSON, FORMAT_SVG, FORMAT_PNG, FORMAT_PDF };
enum { FORM_SVG = WALTZ_FORM_SEGMENTS + 1 }; /* after the library's forms */

/* The line between two junctions has this label, as seen from the first. */
struct fixed_label {
    char from[WALTZ_MAX_NAME + 1], to[WALTZ_MAX_NAME + 1];
    waltz_label label;
};

struct settings {
    enum answer answer;
    uint64_t limit;      /* 0: none */
    const char *outline; /* NULL: as given */
    struct fixed_label *fixed;
    int fixed_count;
    bool extended, names, statistics, quiet, help, version;
    struct page_request page; /* of help */
    double tolerance;
    int only; /* 0: every drawing */
    waltz_encoding encoding;
    csp_algorithm algorithm;
    double time_limit; /* seconds; 0: none */
    uint64_t node_limit;
    uint64_t memory_limit; /* megabytes; 0: the usual one */
    bool traced;
    csp_trace_format trace;
    enum format format; /* never FORMAT_USUAL */
    const char *output; /* NULL: standard output */
    uint64_t shown;     /* the labelling to draw; 0: none */
    int width;
    uint64_t how_many, seed;
    int cubes;
    int form;
    double noise;

    const char **words; /* that are not options */
    int word_count;
};

/* Of --format, in the order of enum format from FORMAT_TEXT on; the last is NULL. */
extern const char *const format_names[];

/* Options whose values need more than a place. */
option_taker take_noise, take_tolerance, take_outline, take_label, take_ground, take_shown, take_format;

/* Fills in the settings from the command line of a command.  Returns false after a message. */
bool settings_read(struct settings *, int command, int argc, char **argv, int skip);
void settings_free(struct settings *);

/* For settings whose format is that of a picture. */
enum picture_format picture_format(const struct settings *);

#endif

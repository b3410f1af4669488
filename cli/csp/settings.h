/* SPDX-License-Identifier: MIT */
/* settings.h - what the command line of csp asks for. */
#ifndef CSP_CLI_SETTINGS_H
#define CSP_CLI_SETTINGS_H

#include <stdbool.h>
#include <stdint.h>

#include "common/options.h"
#include "common/pages.h"
#include "common/status.h"
#include "csp.h"
#include "csp_textbook.h"

enum model_format { FORMAT_AUTO, FORMAT_TEXT, FORMAT_FLATZINC, FORMAT_DIMACS };

struct settings {
    bool all, intermediate, chromatic, free, flatzinc, statistics, verbose, quiet, help, version;
    struct page_request page; /* of help */
    uint64_t limit;           /* 0: none */
    enum model_format from;
    int colours;
    int algorithm; /* of the library, or one of those below */
    csp_queue queue;
    bool has_queue;
    int order;  /* of the library, or ORDER_DEGREE */
    int values; /* of the library, or VALUES_LEAST */
    enum restarts { RESTARTS_AUTO, RESTARTS_ALWAYS, RESTARTS_NEVER } restarts;
    bool has_order, has_values;
    int method; /* METHOD_ENGINE, or from METHOD_ENGINE + 1 on those of the textbook */
    bool has_method, has_inference;
    csp_inference inference;
    const char *methods; /* of a race, with commas between them; NULL: the usual ones */
    bool count, timing;
    enum race_format { RACE_TEXT, RACE_CSV, RACE_JSON, RACE_SVG } race_format;
    uint64_t seed, node_limit;
    uint64_t threads;      /* 0: not given */
    uint64_t memory_limit; /* megabytes; 0: the usual one */
    double time_limit;     /* seconds; 0: none */
    double began;          /* when the command line was read */
    enum consistency { CONSISTENCY_PLAIN, CONSISTENCY_DOMAIN } consistency;
    bool traced;
    csp_trace_format trace;
    enum answer_format { ANSWER_TEXT, ANSWER_JSON } format;
    bool drawn;
    csp_tree_format tree;
    int tree_nodes;       /* 0: the usual number */
    int profiler_port;    /* 0: none */
    const char *profiler; /* a file, or NULL */

    const char **words; /* that are not options */
    int word_count;
};

enum { ALGORITHM_SAC = 100, ALGORITHM_PC2 };
enum { ORDER_DEGREE = CSP_SMALLEST_VALUE + 1, VALUES_LEAST = CSP_UPPER_HALF + 1, METHOD_ENGINE = 0 };

/* What --algorithm and --method take, counted from 0; NULL after the last. */
const char *algorithm_word(int index);
const char *method_word(int index);

/* Options whose values need more than a place. */
option_taker take_algorithm, take_milliseconds, take_from, take_profiler, take_method;

/* Instead of answers, a trace or a tree may be printed, and nothing else. */
static inline bool prints_answers(const struct settings *s) { return !s->traced && !s->drawn; }

/* Fills in the settings from the command line of a command.  Returns false after a message. */
bool settings_read(struct settings *, int command, int argc, char **argv, int skip);
void settings_free(struct settings *);

#endif

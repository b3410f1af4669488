/* SPDX-License-Identifier: MIT */
/* textbook_run.h - a method of the textbook, with the limits of the command line. */
#ifndef CSP_CLI_TEXTBOOK_RUN_H
#define CSP_CLI_TEXTBOOK_RUN_H

#include "csp/method.h"

struct textbook_run {
    const struct settings *settings;
    const csp_model *model;
    uint64_t wanted;   /* solutions; 0: all */
    double time_limit; /* seconds; 0: none */
    /* NULL, or called with each solution. */
    void (*show)(void *context, const csp_model *, const csp_value *values);
    void *context;

    /* ---- filled in ---- */
    csp_textbook_result result;
    csp_textbook_counters counters;
    csp_error error; /* why it was refused */
    double began, seconds;
};

void textbook_run(struct textbook_run *, const struct method *);
/* The same in the words of csp.h; false, after a message, if it was refused. */
bool textbook_result(const struct textbook_run *, csp_result *result);

/* What -s asks for, each line after `prefix`. */
void textbook_statistics(const struct textbook_run *, const char *prefix);

#endif

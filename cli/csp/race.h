/* SPDX-License-Identifier: MIT */
/* race.h - what a method took, for the table and for the picture. */
#ifndef CSP_CLI_RACE_H
#define CSP_CLI_RACE_H

#include "csp/method.h"

enum { MOST_RACERS = 64 };

struct racer {
    struct method method;
    enum { RACER_SOLVED, RACER_ALL_FOUND, RACER_NO_SOLUTION, RACER_STOPPED, RACER_REFUSED } answer;
    uint64_t solutions, nodes, backtracks;
    uint64_t checks; /* the engine looks at whole words of values, and is not compared by them */
    double seconds;
    csp_error error; /* why it was refused */
};

const char *racer_answer(const struct racer *);

/* A picture of the checks of each, on a logarithmic scale, as SVG on standard output. */
void race_picture(const struct racer *, int count);

#endif

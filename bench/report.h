/* SPDX-License-Identifier: MIT */
/* report.h - what was measured: a table, JSON, a picture. */
#ifndef BENCH_REPORT_H
#define BENCH_REPORT_H

#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>

struct row {
    char list[40], engine[40];
    double rate;              /* puzzles a second */
    double ratio;             /* to the rival; 0: there was none */
    double guesses, nodes;    /* per puzzle */
    double passes;            /* per node; 0: the engine makes none */
    double median_ns, p99_ns; /* of single calls; 0: not measured */
    bool wrong;               /* another number of solutions than the first row of the list */
};

void print_heading(void);
void print_row(const struct row *);
/* False: the file cannot be written. */
bool write_json(const char *path, const struct row *, int count);
/* Rates of the engines, list by list, as bars on a logarithmic scale. */
bool write_svg(const char *path, const struct row *, int count);

#endif

/* SPDX-License-Identifier: MIT */
/* families.h - families of problems that csp gen makes. */
#ifndef CSP_CLI_FAMILIES_H
#define CSP_CLI_FAMILIES_H

#include <stdbool.h>
#include <stdint.h>

enum { MOST_PARAMETERS = 4 };

struct parameter {
    const char *name;
    double least, most;
    bool fraction;
};

struct family {
    const char *name, *about;
    int parameters;
    struct parameter parameter[MOST_PARAMETERS];
    /* Print a model; false, after a message: it cannot be made. */
    bool (*text)(const double *number, uint64_t seed);
    bool (*flatzinc)(const double *number, uint64_t seed); /* NULL: only as text */
};

extern const struct family families[];
extern const int family_count;

/* False: interrupted, or the output cannot be written.  Then no more lines are printed. */
bool goes_on(void);

/* ---- random families ---- */

bool print_random(const double *number, uint64_t seed);
bool print_random_flatzinc(const double *number, uint64_t seed);
bool print_latin(const double *number, uint64_t seed);
bool print_latin_flatzinc(const double *number, uint64_t seed);

#endif

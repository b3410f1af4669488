/* SPDX-License-Identifier: MIT */
/* values.h - arguments of options: if the argument is bad, each reader says what it expected. */
#ifndef COMMON_VALUES_H
#define COMMON_VALUES_H

#include <stdbool.h>
#include <stdint.h>

#include "common/options.h"

/* Always false. */
bool value_refused(const struct program_table *, int option, const char *value, const char *wanted);

/* A whole number from `least` on. */
bool read_number(const struct program_table *, int option, const char *value, uint64_t least,
                 uint64_t *number);
/* A whole number from `least` to `most`. */
bool read_int(const struct program_table *, int option, const char *value, int least, int most,
              int *number);
/* A number of seconds above 0. */
bool read_seconds(const struct program_table *, int option, const char *value, double *seconds);
/* One of a list of words that ends with NULL; `choice` is its index. */
bool read_choice(const struct program_table *, int option, const char *value, const char *const *words,
                 int *choice);

#endif

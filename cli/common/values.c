/* SPDX-License-Identifier: MIT */
/* values.c - see values.h */
#include "common/values.h"

#include <errno.h>
#include <inttypes.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "common/progress.h"

bool value_refused(const struct program_table *t, int option, const char *value, const char *wanted)
{
    message("%s: --%s '%s': expected %s", t->name, t->options[option].name, value, wanted);
    return false;
}

/* Accepts only digits, and no number above 64 bits. */
static bool read_digits(const char *value, uint64_t *number)
{
    char *end;
    errno = 0;
    *number = strtoull(value, &end, 10);
    return *value >= '0' && *value <= '9' && !*end && !errno;
}

bool read_number(const struct program_table *t, int option, const char *value, uint64_t least,
                 uint64_t *number)
{
    char wanted[60];
    if (read_digits(value, number) && *number >= least) return true;
    snprintf(wanted, sizeof wanted, "a whole number from %" PRIu64 " on", least);
    return value_refused(t, option, value, wanted);
}

bool read_int(const struct program_table *t, int option, const char *value, int least, int most,
              int *number)
{
    char wanted[60];
    uint64_t large;
    if (read_digits(value, &large) && large >= (uint64_t)least && large <= (uint64_t)most) {
        *number = (int)large;
        return true;
    }
    snprintf(wanted, sizeof wanted, "a whole number from %d to %d", least, most);
    return value_refused(t, option, value, wanted);
}

bool read_seconds(const struct program_table *t, int option, const char *value, double *seconds)
{
    char *end;
    *seconds = strtod(value, &end);
    if (*end || end == value || !(*seconds > 0) || isinf(*seconds))
        return value_refused(t, option, value, "a number of seconds above 0, such as 0.5");
    return true;
}

bool read_choice(const struct program_table *t, int option, const char *value, const char *const *words,
                 int *choice)
{
    char wanted[400];
    size_t length = (size_t)snprintf(wanted, sizeof wanted, "one of ");
    for (int i = 0; words[i]; i++) {
        if (strcmp(words[i], value) == 0) {
            *choice = i;
            return true;
        }
        if (length < sizeof wanted)
            length += (size_t)snprintf(wanted + length, sizeof wanted - length, "%s%s", i ? ", " : "",
                                       words[i]);
    }
    return value_refused(t, option, value, wanted);
}

/* SPDX-License-Identifier: MIT */
/* values.c - see values.h */
#include "common/values.h"

#include <errno.h>
#include <inttypes.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "common/progress.h"

bool value_refused(const struct program_table *t, const struct option_row *option, const char *value,
                   const char *wanted)
{
    message("%s: --%s '%s': expected %s", t->name, option->name, value, wanted);
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

bool read_number(const struct program_table *t, const struct option_row *option, const char *value,
                 uint64_t least, uint64_t *number)
{
    char wanted[60];
    if (read_digits(value, number) && *number >= least) return true;
    snprintf(wanted, sizeof wanted, "a whole number from %" PRIu64 " on", least);
    return value_refused(t, option, value, wanted);
}

static bool read_int(const struct program_table *t, const struct option_row *option, const char *value,
                     int *number)
{
    char wanted[60];
    uint64_t large;
    if (read_digits(value, &large) && large >= option->value.least && large <= option->value.most) {
        *number = (int)large;
        return true;
    }
    snprintf(wanted, sizeof wanted, "a whole number from %" PRIu64 " to %" PRIu64, option->value.least,
             option->value.most);
    return value_refused(t, option, value, wanted);
}

static bool read_seconds(const struct program_table *t, const struct option_row *option,
                         const char *value, double *seconds)
{
    char *end;
    *seconds = strtod(value, &end);
    if (*end || end == value || !(*seconds > 0) || isinf(*seconds))
        return value_refused(t, option, value, "a number of seconds above 0, such as 0.5");
    return true;
}

bool read_choice(const struct program_table *t, const struct option_row *option, const char *value,
                 const char *const *words, int *choice)
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

bool read_name(const struct program_table *t, const struct option_row *option, const char *value,
               const char *(*name)(int index), int *choice)
{
    enum { MOST = 20 };
    const char *names[MOST + 1];
    int count = 0;
    while (count < MOST && name(count)) {
        names[count] = name(count);
        count++;
    }
    names[count] = NULL;
    return read_choice(t, option, value, names, choice);
}

const char *value_word(const struct option_value *v, int index)
{
    int names = 0;
    for (; v->name && v->name(names); names++)
        if (names == index) return v->name(names);
    for (int i = 0; v->words && v->words[i]; i++)
        if (names + i == index) return v->words[i];
    return NULL;
}

bool take_value(const struct program_table *t, const struct option_row *option, const char *value,
                void *settings)
{
    const struct option_value *v = &option->value;
    void *at = (char *)settings + v->at;
    if (v->is_noted) *(bool *)((char *)settings + v->noted) = true;
    switch (v->kind) {
    case VALUE_FLAG: *(bool *)at = true; return true;
    case VALUE_SET: *(int *)at = (int)v->least; return true;
    case VALUE_NUMBER: return read_number(t, option, value, v->least, at);
    case VALUE_INT: return read_int(t, option, value, at);
    case VALUE_SECONDS: return read_seconds(t, option, value, at);
    case VALUE_TEXT: *(const char **)at = value; return true;
    case VALUE_CHOICE: return read_choice(t, option, value, v->words, at);
    case VALUE_NAMED: return read_name(t, option, value, v->name, at);
    case VALUE_TAKEN: break;
    }
    return v->take(settings, option, value);
}

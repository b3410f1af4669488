/* SPDX-License-Identifier: MIT */
/* settings.c - see settings.h */
#include "csp/settings.h"

#include <stdlib.h>
#include <string.h>

#include "common/clock.h"
#include "common/memory_limit.h"
#include "common/progress.h"
#include "common/values.h"
#include "csp/table.h"

/* The algorithms of the library, then those of csp ac alone. */
const char *algorithm_word(int index)
{
    static const char *const further[] = {"sac", "pc2"};
    int library = 0;
    while (csp_algorithm_name(library)) library++;
    if (index < library) return csp_algorithm_name(index);
    return index < library + 2 ? further[index - library] : NULL;
}

const char *method_word(int index)
{
    return index == METHOD_ENGINE ? "engine" : csp_method_name(index - METHOD_ENGINE - 1);
}

bool take_algorithm(void *settings, const struct option_row *option, const char *value)
{
    struct settings *s = settings;
    int choice;
    if (!read_name(&program, option, value, algorithm_word, &choice)) return false;
    s->algorithm = csp_algorithm_name(choice)              ? choice
                   : strcmp(algorithm_word(choice), "sac") ? ALGORITHM_PC2
                                                           : ALGORITHM_SAC;
    return true;
}

bool take_method(void *settings, const struct option_row *option, const char *value)
{
    struct settings *s = settings;
    s->has_method = true;
    return read_name(&program, option, value, method_word, &s->method);
}

bool take_milliseconds(void *settings, const struct option_row *option, const char *value)
{
    struct settings *s = settings;
    uint64_t number;
    if (!read_number(&program, option, value, 1, &number)) return false;
    s->time_limit = (double)number / 1000;
    return true;
}

bool take_from(void *settings, const struct option_row *option, const char *value)
{
    struct settings *s = settings;
    int choice;
    if (!read_choice(&program, option, value, option->value.words, &choice)) return false;
    s->from = (enum model_format)(choice + 1);
    return true;
}

/* A port, or a file whose name is not a number. */
bool take_profiler(void *settings, const struct option_row *option, const char *value)
{
    enum { LAST_PORT = 65535 };
    struct settings *s = settings;
    if (!*value) return value_refused(&program, option, value, "a port or a file");
    if (value[strspn(value, "0123456789")]) {
        s->profiler = value;
        return true;
    }
    const unsigned long port = strlen(value) <= 5 ? strtoul(value, NULL, 10) : 0;
    if (!port || port > LAST_PORT)
        return value_refused(&program, option, value, "a port from 1 to 65535");
    s->profiler_port = (int)port;
    return true;
}

bool settings_read(struct settings *s, int command, int argc, char **argv, int skip)
{
    *s = (struct settings){.began = clock_seconds()};
    s->words = calloc((size_t)argc + 1, sizeof *s->words);
    if (!s->words) {
        message("csp: out of memory");
        return false;
    }
    s->word_count = options_parse(&program, command, argc, argv, skip, s, s->words);
    if (s->word_count < 0) return false;
    memory_limit_set(s->memory_limit);
    if (command != COMMAND_ac && s->algorithm >= ALGORITHM_SAC) {
        message("csp: --algorithm sac and pc2 are for 'csp ac'");
        return false;
    }
    if (s->traced && s->drawn) {
        message("csp: --trace and --tree cannot be combined, since each prints nothing but itself");
        return false;
    }
    return true;
}

void settings_free(struct settings *s) { free(s->words); }

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

bool take_algorithm(void *settings, const struct option_row *option, const char *value)
{
    enum { OURS = 6 };
    struct settings *s = settings;
    const char *words[OURS + 3];
    int choice;
    for (int i = 0; i < OURS; i++) words[i] = csp_algorithm_name(i);
    words[OURS] = "sac";
    words[OURS + 1] = "pc2";
    words[OURS + 2] = NULL;
    if (!read_choice(&program, option, value, words, &choice)) return false;
    s->algorithm = choice < OURS ? choice : ALGORITHM_SAC + choice - OURS;
    return true;
}

bool take_method(void *settings, const struct option_row *option, const char *value)
{
    enum { MOST = 10 };
    struct settings *s = settings;
    const char *words[MOST + 2] = {"engine"};
    for (int i = 0; i < MOST && csp_method_name(i); i++)
        words[METHOD_ENGINE + 1 + i] = csp_method_name(i);
    s->has_method = true;
    return read_choice(&program, option, value, words, &s->method);
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
    if (!read_choice(&program, option, value, WORD_LIST("text", "flatzinc", "dimacs"), &choice))
        return false;
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

/* SPDX-License-Identifier: MIT */
/* settings.c - see settings.h */
#include "csp/settings.h"

#include <stdlib.h>

#include "common/memory_limit.h"
#include "common/progress.h"
#include "common/values.h"
#include "csp/table.h"

static bool take_choice(int option, const char *value, const char *const *words, int *choice)
{
    return read_choice(&program, option, value, words, choice);
}

static bool take_number(int option, const char *value, uint64_t least, uint64_t *number)
{
    return read_number(&program, option, value, least, number);
}

static bool take_algorithm(struct settings *s, int option, const char *value)
{
    enum { OURS = 6 };
    const char *words[OURS + 3];
    int choice;
    for (int i = 0; i < OURS; i++) words[i] = csp_algorithm_name(i);
    words[OURS] = "sac";
    words[OURS + 1] = "pc2";
    words[OURS + 2] = NULL;
    if (!take_choice(option, value, words, &choice)) return false;
    s->algorithm = choice < OURS ? choice : ALGORITHM_SAC + choice - OURS;
    return true;
}

static bool take_colours(struct settings *s, int option, const char *value)
{
    enum { MOST = 60000 };
    uint64_t number;
    if (!take_number(option, value, 1, &number)) return false;
    if (number > MOST) return value_refused(&program, option, value, "a whole number up to 60000");
    s->colours = (int)number;
    return true;
}

static bool take_milliseconds(struct settings *s, int option, const char *value)
{
    uint64_t number;
    if (!take_number(option, value, 1, &number)) return false;
    s->time_limit = (double)number / 1000;
    return true;
}

static bool take_word(struct settings *s, int option, const char *value)
{
    static const char *const formats[] = {"text", "flatzinc", "dimacs", NULL};
    static const char *const orders[] = {"domwdeg", "smallest", "input", "largest", "value", NULL};
    static const char *const values[] = {"lowest", "highest", "middle", "random",
                                         "lower",  "upper",   NULL};
    static const char *const whens[] = {"auto", "always", "never", NULL};
    static const char *const traces[] = {"text", "json", "html", NULL};
    int choice = 0;
    switch ((enum option_id)option) {
    case OPTION_from:
        if (!take_choice(option, value, formats, &choice)) return false;
        s->from = (enum model_format)(choice + 1);
        break;
    case OPTION_order:
        if (!take_choice(option, value, orders, &choice)) return false;
        s->order = (csp_variable_order)choice;
        s->has_order = true;
        break;
    case OPTION_values:
        if (!take_choice(option, value, values, &choice)) return false;
        s->values = (csp_value_order)choice;
        s->has_order = true;
        break;
    case OPTION_restarts:
        if (!take_choice(option, value, whens, &choice)) return false;
        s->restarts = (enum restarts)choice;
        break;
    case OPTION_trace:
        if (!take_choice(option, value, traces, &choice)) return false;
        s->traced = true;
        s->trace = (csp_trace_format)choice;
        break;
    default: break;
    }
    return true;
}

static bool take(void *context, int option, const char *value)
{
    struct settings *s = context;
    if (option == OPTIONS_WORD) {
        s->words[s->word_count++] = value;
        return true;
    }
    switch ((enum option_id)option) {
    case OPTION_all: s->all = true; break;
    case OPTION_limit: return take_number(option, value, 1, &s->limit);
    case OPTION_colours: return take_colours(s, option, value);
    case OPTION_chromatic: s->chromatic = true; break;
    case OPTION_algorithm: return take_algorithm(s, option, value);
    case OPTION_free: s->free = true; break;
    case OPTION_flatzinc: s->flatzinc = true; break;
    case OPTION_seed: return take_number(option, value, 0, &s->seed);
    case OPTION_time: return take_milliseconds(s, option, value);
    case OPTION_time_limit: return read_seconds(&program, option, value, &s->time_limit);
    case OPTION_node_limit: return take_number(option, value, 1, &s->node_limit);
    case OPTION_statistics: s->statistics = true; break;
    case OPTION_memory_limit: return take_number(option, value, 1, &s->memory_limit);
    case OPTION_quiet: s->quiet = true; break;
    case OPTION_help: s->help = true; break;
    case OPTION_version: s->version = true; break;
    case OPTION_from:
    case OPTION_order:
    case OPTION_values:
    case OPTION_restarts:
    case OPTION_trace: return take_word(s, option, value);
    case OPTION_COUNT: break;
    }
    return true;
}

bool settings_read(struct settings *s, int command, int argc, char **argv, int skip)
{
    *s = (struct settings){0};
    s->words = calloc((size_t)argc + 1, sizeof *s->words);
    if (!s->words) {
        message("csp: out of memory");
        return false;
    }
    if (!options_parse(&program, command, argc, argv, skip, take, s)) return false;
    memory_limit_set(s->memory_limit);
    if (command != COMMAND_ac && s->algorithm >= ALGORITHM_SAC) {
        message("csp: --algorithm sac and pc2 are for 'csp ac'");
        return false;
    }
    return true;
}

void settings_free(struct settings *s) { free(s->words); }

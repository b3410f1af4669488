/* SPDX-License-Identifier: MIT */
/* settings.c - see settings.h */
#include "waltz/settings.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "common/memory_limit.h"
#include "common/progress.h"
#include "common/values.h"
#include "waltz/signs.h"
#include "waltz/table.h"

static const char *const format_names[] = {"text", "json", "svg", "png", "pdf", NULL};

static bool take_number(int option, const char *value, uint64_t least, uint64_t *number)
{
    return read_number(&program, option, value, least, number);
}

static bool take_int(int option, const char *value, int most, int *number)
{
    uint64_t large;
    char wanted[60];
    if (!take_number(option, value, 1, &large)) return false;
    snprintf(wanted, sizeof wanted, "a whole number from 1 to %d", most);
    if (large > (uint64_t)most) return value_refused(&program, option, value, wanted);
    *number = (int)large;
    return true;
}

static bool take_noise(struct settings *s, int option, const char *value)
{
    char *end;
    s->noise = strtod(value, &end);
    return (!*end && end != value && s->noise >= 0 && s->noise <= 1) ||
           value_refused(&program, option, value, "a number from 0 to 1");
}

static bool take_tolerance(struct settings *s, int option, const char *value)
{
    char *end;
    s->tolerance = strtod(value, &end);
    if (*end || end == value || !isfinite(s->tolerance) || s->tolerance < 0)
        return value_refused(&program, option, value, "a number of 0 or more, such as 0.5");
    return true;
}

static bool take_algorithm(struct settings *s, int option, const char *value)
{
    enum { MOST = 16 };
    const char *words[MOST + 1] = {NULL};
    int choice;
    for (int i = 0; i < MOST && csp_algorithm_name(i); i++) words[i] = csp_algorithm_name(i);
    if (!read_choice(&program, option, value, words, &choice)) return false;
    s->algorithm = (csp_algorithm)choice;
    return true;
}

/* Copies a name; false if it is empty or too long. */
static bool copy_name(char *name, const char *text, size_t length)
{
    if (!length || length > WALTZ_MAX_NAME) return false;
    memcpy(name, text, length);
    name[length] = '\0';
    return true;
}

/* A-B=S, or A-B alone for a line on the ground. */
static bool take_fixed(struct settings *s, int option, const char *value)
{
    struct fixed_label f = {.label = WALTZ_CONCAVE};
    const bool ground = option == OPTION_ground;
    const size_t first = strcspn(value, "-"), second = value[first] ? first + 1 : first;
    const size_t length = strcspn(value + second, ground ? "-" : "=");
    const char *end = value + second + length;
    bool fine = copy_name(f.from, value, first) && copy_name(f.to, value + second, length);
    if (ground) fine = fine && !*end;
    else fine = fine && *end && end[1] && !end[2] && label_of_sign(end[1], &f.label);
    if (!fine)
        return value_refused(&program, option, value,
                             ground ? "a line, such as a-b"
                                    : "a line and one of + - > <, such as a-b=+");
    s->fixed[s->fixed_count++] = f;
    return true;
}

static bool take_shown(struct settings *s, int option, const char *value)
{
    s->shown = strcmp(value, "none") != 0;
    if (!s->shown || strcmp(value, "first") == 0) return true;
    if (*value < '0' || *value > '9')
        return value_refused(&program, option, value, "first, none, or a number of 1 or more");
    return take_number(option, value, 1, &s->shown);
}

static bool take_word(struct settings *s, int option, const char *value)
{
    static const char *const encodings[] = {"junctions", "lines", NULL};
    static const char *const forms[] = {"list", "short", "segments", "svg", NULL};
    static const char *const traces[] = {"text", "json", "html", NULL};
    int choice = 0;
    const char *const *words = option == OPTION_encoding ? encodings
                               : option == OPTION_form   ? forms
                               : option == OPTION_trace  ? traces
                                                         : format_names;
    if (!read_choice(&program, option, value, words, &choice)) return false;
    if (option == OPTION_encoding) s->encoding = (waltz_encoding)choice;
    if (option == OPTION_form) s->form = choice;
    if (option == OPTION_format) s->format = (enum format)(choice + 1);
    if (option == OPTION_trace) {
        s->traced = true;
        s->trace = (csp_trace_format)choice;
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
    case OPTION_all: s->answer = ANSWER_ALL; break;
    case OPTION_first: s->answer = ANSWER_FIRST; break;
    case OPTION_count: s->answer = ANSWER_COUNT; break;
    case OPTION_limit: return take_number(option, value, 1, &s->limit);
    case OPTION_how_many: return take_number(option, value, 1, &s->how_many);
    case OPTION_seed: return take_number(option, value, 0, &s->seed);
    case OPTION_cubes: return take_int(option, value, 100, &s->cubes);
    case OPTION_outline: s->outline = strcmp(value, "given") == 0 ? NULL : value; break;
    case OPTION_label:
    case OPTION_ground: return take_fixed(s, option, value);
    case OPTION_extended: s->extended = true; break;
    case OPTION_noise: return take_noise(s, option, value);
    case OPTION_tolerance: return take_tolerance(s, option, value);
    case OPTION_only: return take_int(option, value, 1000000000, &s->only);
    case OPTION_algorithm: return take_algorithm(s, option, value);
    case OPTION_time_limit: return read_seconds(&program, option, value, &s->time_limit);
    case OPTION_node_limit: return take_number(option, value, 1, &s->node_limit);
    case OPTION_output: s->output = value; break;
    case OPTION_shown: return take_shown(s, option, value);
    case OPTION_names: s->names = true; break;
    case OPTION_width: return take_int(option, value, 20000, &s->width);
    case OPTION_statistics: s->statistics = true; break;
    case OPTION_memory_limit: return take_number(option, value, 1, &s->memory_limit);
    case OPTION_quiet: s->quiet = true; break;
    case OPTION_help: s->help = true; break;
    case OPTION_version: s->version = true; break;
    case OPTION_form:
    case OPTION_trace:
    case OPTION_format:
    case OPTION_encoding: return take_word(s, option, value);
    case OPTION_COUNT: break;
    }
    return true;
}

/* ---- formats ---- */

/* The format given by the extension of a file name. */
static enum format format_of_name(const char *name)
{
    const char *dot = name ? strrchr(name, '.') : NULL;
    for (int i = 0; dot && format_names[i]; i++)
        if (strcmp(dot + 1, format_names[i]) == 0) return (enum format)(i + 1);
    return FORMAT_USUAL;
}

/* --format, else the extension of the file name, else the default of the command. */
static bool choose_format(struct settings *s, int command)
{
    enum { WORDS = 1u << FORMAT_TEXT | 1u << FORMAT_JSON };
    const unsigned drawn = 1u << FORMAT_SVG | 1u << FORMAT_PNG | 1u << FORMAT_PDF;
    const unsigned allowed = command == COMMAND_draw        ? drawn
                             : command == COMMAND_catalogue ? drawn | WORDS
                                                            : WORDS;
    if (!s->format) s->format = format_of_name(s->output);
    if (!s->format && s->output) {
        message("waltz: %s: expected a file name ending in .svg, .png or .pdf, or --format", s->output);
        return false;
    }
    if (!s->format) s->format = command == COMMAND_draw ? FORMAT_SVG : FORMAT_TEXT;
    const char *name = program.commands[command].name;
    if (!(allowed >> s->format & 1))
        message("waltz: '%s' has no format %s; see 'waltz %s --help'", name, format_names[s->format - 1],
                name);
    else if (s->output && s->format < FORMAT_SVG) message("waltz: --output is for pictures");
    else return true;
    return false;
}

enum picture_format picture_format(const struct settings *s)
{
    return (enum picture_format)(s->format - FORMAT_SVG);
}

bool settings_read(struct settings *s, int command, int argc, char **argv, int skip)
{
    *s = (struct settings){.shown = 1, .how_many = 1};
    s->words = calloc((size_t)argc + 1, sizeof *s->words);
    s->fixed = calloc((size_t)argc + 1, sizeof *s->fixed);
    if (!s->words || !s->fixed) {
        message("waltz: out of memory");
        return false;
    }
    if (!options_parse(&program, command, argc, argv, skip, take, s)) return false;
    memory_limit_set(s->memory_limit);
    return choose_format(s, command);
}

void settings_free(struct settings *s)
{
    free(s->words);
    free(s->fixed);
}

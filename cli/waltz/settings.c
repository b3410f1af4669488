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

const char *const format_names[] = {"text", "json", "svg", "png", "pdf", NULL};

bool take_noise(void *settings, const struct option_row *option, const char *value)
{
    struct settings *s = settings;
    char *end;
    s->noise = strtod(value, &end);
    return (!*end && end != value && s->noise >= 0 && s->noise <= 1) ||
           value_refused(&program, option, value, "a number from 0 to 1");
}

bool take_tolerance(void *settings, const struct option_row *option, const char *value)
{
    struct settings *s = settings;
    char *end;
    s->tolerance = strtod(value, &end);
    return (!*end && end != value && isfinite(s->tolerance) && s->tolerance >= 0) ||
           value_refused(&program, option, value, "a number of 0 or more, such as 0.5");
}

bool take_outline(void *settings, const struct option_row *option, const char *value)
{
    struct settings *s = settings;
    (void)option;
    s->outline = strcmp(value, "given") == 0 ? NULL : value;
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

bool take_label(void *settings, const struct option_row *option, const char *value)
{
    struct settings *s = settings;
    struct fixed_label *f = &s->fixed[s->fixed_count++];
    const size_t first = strcspn(value, "-"), second = value[first] ? first + 1 : first;
    const size_t length = strcspn(value + second, "=");
    const char *end = value + second + length;
    return (copy_name(f->from, value, first) && copy_name(f->to, value + second, length) && *end &&
            end[1] && !end[2] && label_of_sign(end[1], &f->label)) ||
           value_refused(&program, option, value, "a line and one of + - > <, such as a-b=+");
}

/* A line on the ground is concave. */
bool take_ground(void *settings, const struct option_row *option, const char *value)
{
    struct settings *s = settings;
    struct fixed_label *f = &s->fixed[s->fixed_count++];
    const size_t first = strcspn(value, "-"), second = value[first] ? first + 1 : first;
    const size_t length = strcspn(value + second, "-");
    f->label = WALTZ_CONCAVE;
    return (copy_name(f->from, value, first) && copy_name(f->to, value + second, length) &&
            !value[second + length]) ||
           value_refused(&program, option, value, "a line, such as a-b");
}

bool take_shown(void *settings, const struct option_row *option, const char *value)
{
    struct settings *s = settings;
    s->shown = strcmp(value, "none") != 0;
    if (!s->shown || strcmp(value, "first") == 0) return true;
    if (*value < '0' || *value > '9')
        return value_refused(&program, option, value, "first, none, or a number of 1 or more");
    return read_number(&program, option, value, 1, &s->shown);
}

bool take_format(void *settings, const struct option_row *option, const char *value)
{
    struct settings *s = settings;
    int choice;
    if (!read_choice(&program, option, value, format_names, &choice)) return false;
    s->format = (enum format)(choice + 1);
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
    s->word_count = options_parse(&program, command, argc, argv, skip, s, s->words);
    if (s->word_count < 0) return false;
    memory_limit_set(s->memory_limit);
    return choose_format(s, command);
}

void settings_free(struct settings *s)
{
    free(s->words);
    free(s->fixed);
}

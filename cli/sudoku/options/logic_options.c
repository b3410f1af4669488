/* SPDX-License-Identifier: MIT */
/* logic_options.c - see logic_options.h */
#include "sudoku/options/logic_options.h"

#include <stdio.h>
#include <string.h>

#include "common/progress.h"
#include "common/values.h"
#include "sudoku/options/settings.h"
#include "sudoku/options/table.h"

static const char *known_profile(const char *name, size_t length)
{
    const char *known;
    for (int i = 0; (known = sudoku_profile_name(i)); i++)
        if (strlen(known) == length && !strncmp(known, name, length)) return known;
    return NULL;
}

static bool refuse_profiles(const struct option_row *option, const char *value)
{
    char wanted[200], *end = wanted + sizeof wanted, *at = wanted;
    const char *name;
    for (int i = 0; (name = sudoku_profile_name(i)) && at < end; i++)
        at += snprintf(at, (size_t)(end - at), "%s%s", i ? ", " : "one of ", name);
    return value_refused(&program, option, value, wanted);
}

/* One profile, or several with commas between them. */
bool take_profiles(void *settings, const struct option_row *option, const char *value)
{
    struct settings *s = settings;
    struct logic_options *l = &s->logic;
    l->profiles = 0;
    for (const char *at = value;; at++) {
        const size_t length = strcspn(at, ",");
        const char *name = known_profile(at, length);
        if (!name || l->profiles == MOST_PROFILES) return refuse_profiles(option, value);
        l->profile[l->profiles++] = name;
        at += length;
        if (!*at) return true;
    }
}

const char *technique_word(int index)
{
    sudoku_technique technique = {0};
    return sudoku_technique_at(index, &technique) ? technique.name : NULL;
}

bool read_technique(const char *place, const char *name, int *technique)
{
    sudoku_error error;
    *technique = sudoku_technique_named(name, &error);
    if (*technique >= 0) return true;
    message("sudoku: %s '%s': %s ('sudoku techniques' lists them all)", place, name, error.message);
    return false;
}

bool take_technique(void *settings, const struct option_row *option, const char *value)
{
    struct settings *s = settings;
    int index;
    (void)option;
    if (!read_technique("--technique", value, &index)) return false;
    s->logic.technique = index + 1;
    return true;
}

bool take_language(void *settings, const struct option_row *option, const char *value)
{
    struct settings *s = settings;
    return sudoku_language_named(value, &s->logic.language) ||
           value_refused(&program, option, value, "one of en, de");
}

/* --words applies to text only. */
void choose_step_format(struct logic_options *l, const struct output_format *format)
{
    l->format = format->steps == STEPS_TEXT && l->words ? STEPS_WORDS : format->steps;
}

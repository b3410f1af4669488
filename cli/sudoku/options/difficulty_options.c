/* SPDX-License-Identifier: MIT */
/* difficulty_options.c - see difficulty_options.h */
#include "sudoku/options/difficulty_options.h"

#include <stdio.h>

#include "common/progress.h"
#include "common/values.h"
#include "sudoku/options/settings.h"
#include "sudoku/options/table.h"

bool asks_for_difficulty(const struct difficulty_options *t)
{
    return t->range || t->need_count || t->without_count;
}

/* What the numbers mean depends on the profile, which may be the value of a later option. */
bool take_rating(void *settings, const struct option_row *option, const char *value)
{
    struct settings *s = settings;
    if (!sudoku_difficulty_range(&(sudoku_difficulty){.profile = NULL}, value))
        return value_refused(&program, option, value,
                             "a rating such as 7.1..8.0, 4.5.. or ..2.6, or a level such as hard");
    s->difficulty.range = value;
    return true;
}

static bool add_technique(const struct option_row *option, const char *value, int list[MOST_NAMED],
                          int *count)
{
    char name[40];
    snprintf(name, sizeof name, "--%s", option->name);
    if (*count == MOST_NAMED) {
        message("sudoku: %s takes at most %d techniques", name, MOST_NAMED);
        return false;
    }
    return read_technique(name, value, &list[(*count)++]);
}

bool take_needed(void *settings, const struct option_row *option, const char *value)
{
    struct settings *s = settings;
    return add_technique(option, value, s->difficulty.needs, &s->difficulty.need_count);
}

bool take_unwanted(void *settings, const struct option_row *option, const char *value)
{
    struct settings *s = settings;
    return add_technique(option, value, s->difficulty.without, &s->difficulty.without_count);
}

sudoku_difficulty difficulty_of(const struct difficulty_options *t, const char *profile)
{
    sudoku_difficulty d = {.profile = profile,
                           .needs = t->needs,
                           .need_count = t->need_count,
                           .without = t->without,
                           .without_count = t->without_count};
    if (t->range) sudoku_difficulty_range(&d, t->range);
    return d;
}

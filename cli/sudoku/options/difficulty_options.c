/* SPDX-License-Identifier: MIT */
/* difficulty_options.c - see difficulty_options.h */
#include "sudoku/options/difficulty_options.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>

#include "common/progress.h"
#include "common/values.h"
#include "sudoku/options/settings.h"
#include "sudoku/options/table.h"

bool asks_for_difficulty(const struct difficulty_options *t)
{
    return t->least || t->most || t->lowest || t->highest || t->need_count || t->without_count;
}

/* ---- --rating ---- */

static sudoku_level level_named(const char *name, size_t length)
{
    for (sudoku_level level = SUDOKU_EASY; level <= SUDOKU_EXTREME; level++) {
        const char *known = sudoku_level_name(level);
        if (strlen(known) == length && !strncasecmp(known, name, length)) return level;
    }
    return SUDOKU_NO_LEVEL;
}

/* One end of a range: a level, or a number, which is kept in tenths.  An empty one is left open. */
static bool read_end(const char *text, size_t length, int *number, sudoku_level *level)
{
    char copy[16], *end;
    if (!length) return true;
    if (length >= sizeof copy) return false;
    memcpy(copy, text, length);
    copy[length] = 0;
    *level = level_named(copy, length);
    if (*level) return true;
    const double value = strtod(copy, &end);
    if (*end || !(value > 0 && value < 1e6)) return false;
    *number = (int)(value * 10 + 0.5);
    if (!*number) *number = 1; /* 0 would leave the end open */
    return true;
}

bool take_rating(void *settings, const struct option_row *option, const char *value)
{
    struct settings *s = settings;
    struct difficulty_options *t = &s->difficulty;
    const char *dots = strstr(value, "..");
    const size_t first = dots ? (size_t)(dots - value) : strlen(value);
    const char *second = dots ? dots + 2 : value;
    t->least = t->most = 0;
    t->lowest = t->highest = SUDOKU_NO_LEVEL;
    if (strlen(value) <= (dots ? 2 : 0) || !read_end(value, first, &t->least, &t->lowest) ||
        !read_end(second, strlen(second), &t->most, &t->highest))
        return value_refused(&program, option, value,
                             "a rating such as 7.1..8.0, 4.5.. or ..2.6, or a level such as hard");
    return true;
}

/* ---- the others ---- */

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

static int tenths_to_score(int tenths, int rounding)
{
    const int score = (tenths + rounding) / 10;
    return tenths && !score ? 1 : score; /* 0 would leave the end open */
}

sudoku_difficulty difficulty_of(const struct difficulty_options *t, const char *profile)
{
    sudoku_difficulty d = {.profile = profile,
                           .least = t->least,
                           .most = t->most,
                           .lowest = t->lowest,
                           .highest = t->highest,
                           .needs = t->needs,
                           .need_count = t->need_count,
                           .without = t->without,
                           .without_count = t->without_count};
    if (strcmp(profile, "hodoku")) return d;
    d.least = tenths_to_score(t->least, 9);
    d.most = tenths_to_score(t->most, 0);
    return d;
}

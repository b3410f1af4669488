/* SPDX-License-Identifier: MIT */
/* difficulty_range.c - see difficulty_range.h */
#include "logic/path/difficulty_range.h"

#include <string.h>

#include "base/ascii.h"
#include "board/symbols.h"
#include "logic/path/rate.h"
#include "logic/profiles/profiles.h"

enum { LARGEST = 1000000 };

/* One end of a range: a level, or a number in tenths; zeros if it is left open. */
struct range_end {
    sudoku_level level;
    int tenths;
};

static char small_letter(char c) { return (char)(c >= 'A' && c <= 'Z' ? c - 'A' + 'a' : c); }

static bool is_name(const char *name, const char *text, size_t length)
{
    if (strlen(name) != length) return false;
    for (size_t i = 0; i < length; i++)
        if (small_letter(name[i]) != small_letter(text[i])) return false;
    return true;
}

static sudoku_level level_named(const char *text, size_t length)
{
    for (sudoku_level level = SUDOKU_EASY; level <= SUDOKU_EXTREME; level++)
        if (is_name(level_name(level, SUDOKU_ENGLISH), text, length)) return level;
    return SUDOKU_NO_LEVEL;
}

/* A number above 0, rounded to tenths; but never to 0, which would leave the end open. */
static bool read_tenths(const char *text, size_t length, int *tenths)
{
    int whole = 0, decimals = -1, part = 0; /* hundredths */
    bool positive = false;
    for (size_t i = 0; i < length; i++) {
        if (text[i] == '.' && decimals < 0) {
            decimals = 0;
            continue;
        }
        if (!is_figure(text[i])) return false;
        const int figure = text[i] - '0';
        positive |= figure > 0;
        if (decimals < 0) whole = 10 * whole + figure;
        else if (decimals++ < 2) part += decimals == 1 ? 10 * figure : figure;
        if (whole >= LARGEST) return false;
    }
    *tenths = 10 * whole + (part + 5) / 10;
    if (!*tenths) *tenths = 1;
    return positive;
}

static bool read_end(const char *text, size_t length, struct range_end *end)
{
    *end = (struct range_end){.level = SUDOKU_NO_LEVEL};
    if (!length) return true;
    end->level = level_named(text, length);
    return end->level || read_tenths(text, length, &end->tenths);
}

static int tenths_to_score(int tenths, int rounding)
{
    const int score = (tenths + rounding) / 10;
    return tenths && !score ? 1 : score; /* 0 would leave the end open */
}

/* Where two dots are, or NULL. */
static const char *find_dots(const char *text)
{
    for (; *text; text++)
        if (text[0] == '.' && text[1] == '.') return text;
    return NULL;
}

bool difficulty_range(sudoku_difficulty *d, const char *text)
{
    const char *dots = find_dots(text);
    const size_t first = dots ? (size_t)(dots - text) : strlen(text);
    const char *second = dots ? dots + 2 : text;
    struct range_end low, high;
    if (!first && !*second) return false;
    if (!read_end(text, first, &low) || !read_end(second, strlen(second), &high)) return false;
    const struct profile *profile = profile_named(d->profile);
    const bool scores = profile && profile->habits == HABITS_HODOKU;
    d->least = scores ? tenths_to_score(low.tenths, 9) : low.tenths;
    d->most = scores ? tenths_to_score(high.tenths, 0) : high.tenths;
    d->lowest = low.level;
    d->highest = high.level;
    return true;
}

/* SPDX-License-Identifier: MIT */
/* rating_words.c - see rating_words.h */
#include "read/rating_words.h"

#include <string.h>

#include "base/ascii.h"
#include "board/symbols.h"

static const char *after_blanks(const char *at, const char *end)
{
    while (at < end && *at == ' ') at++;
    return at;
}

static bool begins_with(const char *at, const char *end, const char *words)
{
    const size_t length = strlen(words);
    return (size_t)(end - at) >= length && !memcmp(at, words, length);
}

static const char *after_figures(const char *at, const char *end)
{
    while (at < end && is_figure(*at)) at++;
    return at;
}

/* "ED=7.1/1.2/1.2", also with fewer numbers or decimal commas. */
static const char *after_numbers(const char *at, const char *end)
{
    if (!begins_with(at, end, "ED=") && !begins_with(at, end, "ER=")) return at;
    const char *numbers = at += 3;
    while (at < end && (is_figure(*at) || is_one_of(*at, "./,"))) at++;
    return at > numbers ? at : NULL;
}

/* "Hard (456)" */
static const char *after_level(const char *at, const char *end)
{
    const char *word = at;
    while (at < end && is_letter(*at)) at++;
    if (at == word || !begins_with(at, end, " (")) return word;
    const char *number = at + 2, *after = after_figures(number, end);
    return after > number && after < end && *after == ')' ? after + 1 : word;
}

/* "3 bottlenecks in 57 steps" */
static const char *after_bottlenecks(const char *at, const char *end)
{
    const char *number = after_figures(at, end);
    if (number == at || !begins_with(number, end, " bottleneck")) return at;
    number += strlen(" bottleneck");
    number += number < end && *number == 's';
    if (!begins_with(number, end, " in ")) return at;
    number = after_figures(number + strlen(" in "), end);
    return begins_with(number, end, " steps") ? number + strlen(" steps") : at;
}

static const char *after_answer(const char *at, const char *end)
{
    static const char *const answers[] = {"no solution", "several solutions", "stopped", "out of memory",
                                          NULL};
    for (const char *const *a = answers; *a; a++)
        if (begins_with(at, end, *a)) return at + strlen(*a);
    return at;
}

bool is_rating(const char *at, const char *end)
{
    typedef const char *part(const char *, const char *);
    static part *const parts[] = {after_numbers, after_level, after_bottlenecks, after_answer};
    bool any = false;
    while ((at = after_blanks(at, end)) < end && *at != '#') {
        const char *start = at;
        for (int i = 0; i < 4 && at == start; i++) {
            at = parts[i](at, end);
            if (!at) return false;
        }
        if (at == start || (at < end && *at != ' ' && *at != ',' && *at != ';' && *at != '\t'))
            return false;
        any = true;
        if (at < end && *at != ' ') break; /* free text follows */
    }
    return any;
}

bool is_answer_alone(const char *at, const char *end)
{
    static const char *const answers[] = {"unique", "no solution", "several solutions", NULL};
    at = after_blanks(at, end);
    for (const char *const *a = answers; *a; a++)
        if (begins_with(at, end, *a)) {
            const char *after = at + strlen(*a);
            return after == end || *after == ':' || *after == ',';
        }
    return false;
}

/* SPDX-License-Identifier: MIT */
/* generate_options.c - see generate_options.h */
#include "sudoku/options/generate_options.h"

#include "common/values.h"
#include "sudoku/options/settings.h"
#include "sudoku/options/table.h"

/* A number of clues at the beginning of a text; -1: there is none. */
static int leading_number(const char **text)
{
    enum { LARGE = 10000 }; /* more than any grid has; rejected later */
    int number = -1;
    for (; **text >= '0' && **text <= '9'; ++*text)
        if (number < LARGE) number = (number < 0 ? 0 : 10 * number) + (**text - '0');
    return number;
}

/* A..B, or A.., ..B, A. */
bool take_clues(void *settings, const struct option_row *option, const char *value)
{
    struct settings *s = settings;
    const char *at = value;
    const int first = leading_number(&at);
    int second = first;
    const bool range = at[0] == '.' && at[1] == '.';
    if (range) {
        at += 2;
        second = leading_number(&at);
    }
    if (*at || !first || !second || (first < 0 && second < 0))
        return value_refused(&program, option, value,
                             "a number of clues, such as 24, 22..26, 24.. or ..22");
    s->generate.least = first < 0 ? 0 : first;
    s->generate.most = second < 0 ? 0 : second;
    return true;
}

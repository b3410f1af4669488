/* SPDX-License-Identifier: MIT */
/* generate_options.c - see generate_options.h */
#include "sudoku/options/generate_options.h"

#include <limits.h>

#include "common/values.h"
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
static bool read_clues(int option, const char *value, struct generate_options *w)
{
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
    w->least = first < 0 ? 0 : first;
    w->most = second < 0 ? 0 : second;
    return true;
}

bool read_symmetry(int option, const char *value, sudoku_symmetry *symmetry)
{
    enum { MOST = 15 };
    const char *names[MOST + 1];
    int count = 0, choice;
    while (count < MOST && (names[count] = sudoku_symmetry_name(count))) count++;
    names[count] = NULL;
    if (!read_choice(&program, option, value, names, &choice)) return false;
    *symmetry = (sudoku_symmetry)choice;
    return true;
}

bool take_generate_option(struct generate_options *w, int option, const char *value)
{
    switch (option) {
    case OPTION_size: return read_int(&program, option, value, 1, SUDOKU_MAX_SIZE, &w->size);
    case OPTION_count: return read_number(&program, option, value, 1, &w->count);
    case OPTION_clues: return read_clues(option, value, w);
    case OPTION_made_minimal: w->minimal = true; break;
    case OPTION_attempts: return read_int(&program, option, value, 1, INT_MAX, &w->attempts);
    case OPTION_symmetry: return read_symmetry(option, value, &w->symmetry);
    case OPTION_pattern: w->pattern = value; break;
    case OPTION_start: w->start = value; break;
    case OPTION_with_solution: w->with_solution = true; break;
    case OPTION_seed: w->seeded = true; return read_number(&program, option, value, 0, &w->seed);
    case OPTION_skip: return read_number(&program, option, value, 0, &w->skip);
    case OPTION_tries: return read_number(&program, option, value, 1, &w->tries);
    default: break;
    }
    return true;
}

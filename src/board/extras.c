/* SPDX-License-Identifier: MIT */
/* extras.c - see extras.h */
#include "board/extras.h"

#include <string.h>

#include "base/fail.h"
#include "base/out.h"
#include "base/whole_root.h"

/* ---- x: the two diagonals ---- */

static void add_diagonals(struct house_list *l)
{
    begin_house(l, HOUSE_falling_diagonal, 1);
    for (int i = 0; i < l->n; i++) add_cell(l, i, i);
    begin_house(l, HOUSE_rising_diagonal, 2);
    for (int i = 0; i < l->n; i++) add_cell(l, l->n - 1 - i, i);
}

/* ---- nrc: windows ----

   The lines fall into b groups of b: b-1 groups of neighbours, which the windows span, and the lines
   left over between and around them.  For size 9:

       line   1 2 3 4 5 6 7 8 9
       group  2 0 0 0 2 1 1 1 2

   A window is where two of the first b-1 groups cross.  The rows of one such group hold each digit b
   times and its windows take b-1 of them, so what is left of those rows holds each digit once: where a
   group crosses the last one there is a hidden window (2b-1 of them).  */

static bool is_square(int n) { return exact_root(n) > 1; }

/* The i-th line (from 0) of a group. */
static int line_of_group(int b, int group, int i)
{
    return group < b - 1 ? 1 + group * (b + 1) + i : i * (b + 1);
}

static void add_crossing(struct house_list *l, enum house_kind_id kind, int number, int down, int across)
{
    const int b = exact_root(l->n);
    begin_house(l, kind, number);
    for (int i = 0; i < b; i++)
        for (int j = 0; j < b; j++) add_cell(l, line_of_group(b, down, i), line_of_group(b, across, j));
}

static void add_windows(struct house_list *l)
{
    const int b = exact_root(l->n);
    int number = 0;
    for (int down = 0; down < b - 1; down++)
        for (int across = 0; across < b - 1; across++)
            add_crossing(l, HOUSE_window, ++number, down, across);
}

static void add_hidden_windows(struct house_list *l)
{
    const int b = exact_root(l->n), last = b - 1;
    int number = 0;
    for (int i = 0; i < b - 1; i++) add_crossing(l, HOUSE_hidden_window, ++number, last, i);
    for (int i = 0; i < b - 1; i++) add_crossing(l, HOUSE_hidden_window, ++number, i, last);
    add_crossing(l, HOUSE_hidden_window, ++number, last, last);
}

const struct extra_rule extra_rules[EXTRA_RULES] = {
    {.name = "x", .about = "both diagonals hold every digit (Sudoku X)", .add = add_diagonals},
    {.name = "nrc",
     .about = "windows between the boxes hold every digit (NRC Sudoku, Windoku)",
     .fits = is_square,
     .needs = "a square size (4, 9, 16, 25, 36)",
     .add = add_windows,
     .add_implied = add_hidden_windows},
};

int extra_rule_named(const char *name, size_t length)
{
    for (int i = 0; i < EXTRA_RULES; i++) {
        size_t same = 0;
        if (strlen(extra_rules[i].name) != length) continue;
        while (same < length && (name[same] | 0x20) == extra_rules[i].name[same]) same++;
        if (same == length) return i;
    }
    return -1;
}

static void unknown_rule(const char *name, size_t length, sudoku_error *error)
{
    enum { LONGEST_SHOWN = 40 };
    char sentence[SUDOKU_TEXT];
    struct out o = out_to_buffer(sentence, sizeof sentence);
    out_text(&o, "unknown rule '");
    out_bytes(&o, name, length < LONGEST_SHOWN ? length : LONGEST_SHOWN);
    out_text(&o, length < LONGEST_SHOWN ? "'; the rules are classic" : "...'; the rules are classic");
    for (int i = 0; i < EXTRA_RULES; i++) out_format(&o, ", %s", extra_rules[i].name);
    fail(error, 0, 0, "%s", sentence);
}

static bool is_separator(char c) { return c == ' ' || c == ',' || c == '\t'; }

const char *add_extra_rules(const char *names, size_t length, unsigned *extras, sudoku_error *error)
{
    const char *at = names, *end = names + length;
    while (at < end) {
        const char *name = at;
        while (at < end && !is_separator(*at)) at++;
        const size_t count = (size_t)(at - name);
        const bool classic = count == strlen("classic") && !memcmp(name, "classic", count);
        if (count && !classic) {
            const int rule = extra_rule_named(name, count);
            if (rule < 0) {
                unknown_rule(name, count, error);
                return name;
            }
            *extras |= 1u << rule;
        }
        at += at < end;
    }
    return NULL;
}

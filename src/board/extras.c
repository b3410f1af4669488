/* SPDX-License-Identifier: MIT */
/* extras.c - see extras.h */
#include "board/extras.h"

#include <string.h>

#include "base/whole_root.h"

/* ---- x: the two diagonals ---- */

static void add_diagonals(struct house_list *l)
{
    begin_house(l, SUDOKU_DIAGONAL, 1);
    for (int i = 0; i < l->n; i++) add_cell(l, i, i);
    begin_house(l, SUDOKU_DIAGONAL, 2);
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

static void add_crossing(struct house_list *l, sudoku_house_kind kind, int number, int down, int across)
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
            add_crossing(l, SUDOKU_WINDOW, ++number, down, across);
}

static void add_hidden_windows(struct house_list *l)
{
    const int b = exact_root(l->n), last = b - 1;
    int number = 0;
    for (int i = 0; i < b - 1; i++) add_crossing(l, SUDOKU_HIDDEN_WINDOW, ++number, last, i);
    for (int i = 0; i < b - 1; i++) add_crossing(l, SUDOKU_HIDDEN_WINDOW, ++number, i, last);
    add_crossing(l, SUDOKU_HIDDEN_WINDOW, ++number, last, last);
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

bool extra_rules_named(const char *names, unsigned *extras, const char **word, size_t *length)
{
    *extras = 0;
    for (const char *at = names + strspn(names, " ,"); *at; at += strspn(at, " ,")) {
        *word = at;
        *length = strcspn(at, " ,");
        at += *length;
        if (*length == strlen("classic") && !memcmp(*word, "classic", *length)) continue;
        const int rule = extra_rule_named(*word, *length);
        if (rule < 0) return false;
        *extras |= 1u << rule;
    }
    return true;
}

/* SPDX-License-Identifier: MIT */
/* extras.c - see extras.h */
#include "board/extras.h"

#include <string.h>

#include "base/out.h"
#include "base/whole_root.h"
#include "words/fail.h"

/* To add a rule, copy the function and the row of rule_template.c. */

/* ---- falling and rising: the diagonals ---- */

static void add_falling(struct house_list *l)
{
    begin_house(l, HOUSE_falling_diagonal, 1);
    for (int i = 0; i < l->n; i++) add_cell(l, i, i);
}

static void add_rising(struct house_list *l)
{
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

static bool is_square(const struct house_list *l) { return exact_root(l->n) > 1; }

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

/* ---- disjoint: the cells at the same place of their boxes ---- */

static bool has_boxes(const struct house_list *l) { return l->box_rows > 0; }

static void add_disjoint_groups(struct house_list *l)
{
    for (int place = 0; place < l->n; place++) {
        begin_house(l, HOUSE_disjoint_group, place + 1);
        for (int row = place / l->box_columns; row < l->n; row += l->box_rows)
            for (int column = place % l->box_columns; column < l->n; column += l->box_columns)
                add_cell(l, row, column);
    }
}

/* ---- patterns of 9x9 ---- */

static bool has_usual_boxes(const struct house_list *l) { return l->n == 9 && l->box_rows == 3; }

/* One house; `pattern` has a row and a column for each cell. */
static void add_pattern(struct house_list *l, enum house_kind_id kind, const char *pattern)
{
    begin_house(l, kind, 1);
    for (; *pattern; pattern += 2) add_cell(l, pattern[0] - '1', pattern[1] - '1');
}

static void add_asterisk(struct house_list *l) { add_pattern(l, HOUSE_asterisk, "253337525558737785"); }
static void add_centre(struct house_list *l) { add_pattern(l, HOUSE_centre_dot, "222528525558828588"); }
static void add_girandola(struct house_list *l)
{
    add_pattern(l, HOUSE_girandola, "111925525558859199");
}

const struct extra_rule extra_rules[] = {
    {.name = "x",
     .title = {"Diagonals (X)", "Diagonalen (X)"},
     .also = "diagonal diagonals",
     .about = "both diagonals hold every digit (Sudoku X)",
     .parts = "falling rising"},
    {.name = "falling",
     .title = {"Falling diagonal only", "nur fallende Diagonale"},
     .about = "the diagonal from the top left holds every digit",
     .add = add_falling},
    {.name = "rising",
     .title = {"Rising diagonal only", "nur steigende Diagonale"},
     .about = "the diagonal from the bottom left holds every digit",
     .add = add_rising},
    {.name = "nrc",
     .title = {"Windows (NRC)", "Fenster (NRC)"},
     .also = "windoku hyper windows",
     .about = "windows between the boxes hold every digit (NRC Sudoku, Windoku)",
     .fits = is_square,
     .needs = SAY_a_square_size,
     .by_size = true,
     .add = add_windows,
     .add_implied = add_hidden_windows},
    {.name = "disjoint",
     .title = {"Disjoint groups", "Disjunkte Gruppen"},
     .also = "disjoint-groups",
     .about = "cells at the same place of their boxes hold every digit (disjoint groups)",
     .fits = has_boxes,
     .needs = SAY_boxes,
     .add = add_disjoint_groups},
    {.name = "asterisk",
     .title = {"Asterisk", "Stern (Asterisk)"},
     .about = "nine cells in the form of a star hold every digit",
     .fits = has_usual_boxes,
     .needs = SAY_usual_boxes,
     .add = add_asterisk},
    {.name = "centre",
     .title = {"Centre dot", "Blockmitten"},
     .also = "center centre-dot center-dot",
     .about = "the centres of the boxes hold every digit (centre dot)",
     .fits = has_usual_boxes,
     .needs = SAY_usual_boxes,
     .add = add_centre},
    {.name = "girandola",
     .title = {"Girandola", "Girandola"},
     .about = "the corners, the centre and four cells around it hold every digit",
     .fits = has_usual_boxes,
     .needs = SAY_usual_boxes,
     .add = add_girandola},
};

const int extra_rule_count = (int)(sizeof extra_rules / sizeof *extra_rules);
_Static_assert(sizeof extra_rules / sizeof *extra_rules <= 32, "sets of rules have 32 bits");

static bool is_separator(char c) { return c == ' ' || c == ',' || c == '\t'; }

const char *next_rule_word(const char **at, const char *end, size_t *length)
{
    while (*at < end && is_separator(**at)) (*at)++;
    const char *word = *at;
    while (*at < end && !is_separator(**at)) (*at)++;
    *length = (size_t)(*at - word);
    return *length ? word : NULL;
}

/* Is the name, in small letters or capitals, among these words? */
static bool is_among(const char *name, size_t length, const char *words)
{
    const char *at = words, *end = words + strlen(words), *word;
    if (length > (size_t)(end - at)) return false;
    for (size_t count; (word = next_rule_word(&at, end, &count));) {
        size_t same = 0;
        if (count != length) continue;
        while (same < length && (name[same] | 0x20) == (word[same] | 0x20)) same++;
        if (same == length) return true;
    }
    return false;
}

/* The rules that a rule consists of, or the rule itself. */
static unsigned parts_of(int rule)
{
    unsigned parts = 0;
    if (!extra_rules[rule].parts) return 1u << rule;
    for (int i = 0; i < extra_rule_count; i++)
        if (is_among(extra_rules[i].name, strlen(extra_rules[i].name), extra_rules[rule].parts))
            parts |= 1u << i;
    return parts;
}

unsigned extra_rules_named(const char *name, size_t length)
{
    for (int i = 0; i < extra_rule_count; i++)
        if (is_among(name, length, extra_rules[i].name) ||
            (extra_rules[i].also && is_among(name, length, extra_rules[i].also)))
            return parts_of(i);
    return 0;
}

void name_extra_rules(unsigned extras, char *names, size_t room)
{
    struct out o = out_to_buffer(names, room);
    for (int i = 0; i < extra_rule_count; i++) {
        const unsigned parts = parts_of(i);
        if ((extras & parts) != parts) continue;
        out_format(&o, "%s%s", o.used ? " " : "", extra_rules[i].name);
        extras &= ~parts;
    }
}

void fail_by_unknown_rule(const char *name, size_t length, const char *more, sudoku_error *error)
{
    enum { LONGEST_SHOWN = 40 };
    char shown[LONGEST_SHOWN + 4], known[SUDOKU_TEXT];
    struct out o = out_to_buffer(shown, sizeof shown);
    out_bytes(&o, name, length < LONGEST_SHOWN ? length : LONGEST_SHOWN);
    if (length >= LONGEST_SHOWN) out_text(&o, "...");
    o = out_to_buffer(known, sizeof known);
    for (int i = 0; i < extra_rule_count; i++) out_format(&o, ", %s", extra_rules[i].name);
    out_text(&o, more);
    fail(error, 0, 0, say(unknown_rule, shown, known));
}

const char *add_extra_rules(const char *names, size_t length, unsigned *extras, sudoku_error *error)
{
    const char *at = names, *end = names + length, *name;
    for (size_t count; (name = next_rule_word(&at, end, &count));) {
        if (count == strlen("classic") && !memcmp(name, "classic", count)) continue;
        const unsigned rules = extra_rules_named(name, count);
        if (!rules) {
            fail_by_unknown_rule(name, count, "", error);
            return name;
        }
        *extras |= rules;
    }
    return NULL;
}

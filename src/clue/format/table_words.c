/* SPDX-License-Identifier: MIT */
/* table_words.c - see table_words.h

   A condition is the first of a list of usual ones that has the table.  Any other table becomes a number for each row, whose bits are
   the digits beside it:

       (3 * (a = 1) + 6 * (a = 2)) / 2 ^ (b - 1) % 2 = 1       1 beside 1 and 2, 2 beside 2 and 3  */
#include "clue/format/table_words.h"

#include <stdlib.h>
#include <string.h>

#include "base/out.h"
#include "clue/clue_kinds.h"

typedef bool pair_test(int a, int b, int k);

static bool differs_by_at_least(int a, int b, int k) { return abs(a - b) >= k; }
static bool differs_by_at_most(int a, int b, int k) { return abs(a - b) <= k; }
static bool differs_by(int a, int b, int k) { return abs(a - b) == k; }
static bool does_not_differ_by(int a, int b, int k) { return abs(a - b) != k; }
static bool is_less_by(int a, int b, int k) { return a + k <= b; }
static bool is_greater_by(int a, int b, int k) { return a >= b + k; }
static bool adds_up_to(int a, int b, int k) { return a + b == k; }
static bool does_not_add_up_to(int a, int b, int k) { return a + b != k; }
static bool adds_up_to_at_least(int a, int b, int k) { return a + b >= k; }
static bool adds_up_to_at_most(int a, int b, int k) { return a + b <= k; }
static bool has_product(int a, int b, int k) { return a * b == k; }
static bool is_multiple(int a, int b, int k) { return a == k * b || b == k * a; }
static bool leaves_the_same(int a, int b, int k) { return a % k == b % k; }
static bool leaves_another(int a, int b, int k) { return a % k != b % k; }

static bool has_table(pair_test *test, int k, const bitset *table, int n)
{
    for (int a = 1; a <= n; a++)
        for (int b = 1; b <= n; b++)
            if (test(a, b, k) != (table[a - 1] >> (b - 1) & 1)) return false;
    return true;
}

static void fill_table(pair_test *test, int k, bitset *table, int n)
{
    for (int a = 1; a <= n; a++) {
        table[a - 1] = 0;
        for (int b = 1; b <= n; b++) table[a - 1] |= test(a, b, k) ? bit(b - 1) : 0;
    }
}

/* ---- kinds ---- */

static const struct line_kind {
    const struct clue_kind *kind;
    pair_test *test;
    int k; /* -1: the clue's number */
} line_kinds[] = {
    {&clue_slow_thermo, is_less_by, 0},
    {&clue_thermo, is_less_by, 1},
    {&clue_fast_thermo, is_less_by, 2},
    {&clue_whisper, differs_by_at_least, -1},
};

enum { LINE_KINDS = sizeof line_kinds / sizeof *line_kinds, NABNER = 2, SUM_OF_X = 10, SUM_OF_V = 5 };

const struct clue_kind *kind_of_table(const bitset *table, int n, int *number)
{
    for (int i = 0; i < LINE_KINDS; i++) {
        const struct line_kind *l = &line_kinds[i];
        for (int k = 1; l->k < 0 && k < n; k++)
            if (has_table(l->test, *number = k, table, n)) return l->kind;
        if (l->k >= 0 && has_table(l->test, l->k, table, n)) return l->kind;
    }
    return NULL;
}

const struct clue_kind *kind_of_all_pairs(const bitset *table, int n)
{
    return has_table(differs_by_at_least, NABNER, table, n) ? &clue_nabner : NULL;
}

bool table_of_kind(const struct clue *c, int n, bitset *table)
{
    if (c->kind == &clue_relation) {
        memcpy(table, c->table, (size_t)n * sizeof *table);
        return true;
    }
    if (c->kind == &clue_white || c->kind == &clue_black) {
        fill_table(c->kind == &clue_white ? differs_by : is_multiple, c->number[0], table, n);
        return true;
    }
    if (c->kind == &clue_x || c->kind == &clue_v) {
        fill_table(adds_up_to, c->kind == &clue_x ? SUM_OF_X : SUM_OF_V, table, n);
        return true;
    }
    for (int i = 0; i < LINE_KINDS; i++) {
        if (line_kinds[i].kind != c->kind) continue;
        fill_table(line_kinds[i].test, line_kinds[i].k < 0 ? c->number[0] : line_kinds[i].k, table, n);
        return true;
    }
    return false;
}

bool table_of_all_pairs(const struct clue *c, int n, bitset *table)
{
    if (c->kind == &clue_nabner) fill_table(differs_by_at_least, NABNER, table, n);
    if (c->kind == &clue_pairwise) memcpy(table, c->table, (size_t)n * sizeof *table);
    return c->kind == &clue_nabner || c->kind == &clue_pairwise;
}

/* ---- conditions ---- */

/* In the order in which they are tried: the plainest first. */
static const struct usual_condition {
    const char *format; /* with a %d for each of `times` numbers */
    pair_test *test;
    int least, times;
} usual[] = {
    {"a = b", differs_by, 0, 0},
    {"a != b", differs_by_at_least, 1, 0},
    {"a > b", is_greater_by, 1, 0},
    {"a >= b", is_greater_by, 0, 0},
    {"abs(a - b) = %d", differs_by, 1, 1},
    {"abs(a - b) != %d", does_not_differ_by, 1, 1},
    {"abs(a - b) >= %d", differs_by_at_least, 2, 1},
    {"abs(a - b) <= %d", differs_by_at_most, 1, 1},
    {"a = %d * b or b = %d * a", is_multiple, 2, 2},
    {"a >= b + %d", is_greater_by, 2, 1},
    {"a + %d <= b", is_less_by, 2, 1},
    {"a + b = %d", adds_up_to, 2, 1},
    {"a + b != %d", does_not_add_up_to, 2, 1},
    {"a + b >= %d", adds_up_to_at_least, 3, 1},
    {"a + b <= %d", adds_up_to_at_most, 2, 1},
    {"a * b = %d", has_product, 1, 1},
    {"a %% %d = b %% %d", leaves_the_same, 2, 2},
    {"a %% %d != b %% %d", leaves_another, 2, 2},
};

static bool find_usual(struct out *o, const bitset *table, int n)
{
    for (size_t i = 0; i < sizeof usual / sizeof *usual; i++) {
        const struct usual_condition *u = &usual[i];
        const int most = !u->times ? u->least : u->test == has_product ? n * n : 2 * n;
        for (int k = u->least; k <= most; k++) {
            if (!has_table(u->test, k, table, n)) continue;
            for (const char *at = u->format; *at; at++) {
                if (*at != '%') out_char(o, *at);
                else if (*++at == 'd') out_number(o, (uint64_t)k);
                else out_char(o, '%');
            }
            return true;
        }
    }
    return false;
}

bool condition_of_table(const bitset *table, int n, char text[LONGEST_CLUE_TEXT + 1])
{
    char longer[16 * LONGEST_CLUE_TEXT];
    struct out o = out_to_buffer(longer, sizeof longer);
    if (!find_usual(&o, table, n)) {
        out_text(&o, "(0");
        for (int a = 1; a <= n; a++)
            if (table[a - 1]) {
                out_char(&o, '+');
                out_number(&o, table[a - 1]);
                out_format(&o, "*(a=%d)", a);
            }
        out_text(&o, ")/2^(b-1)%2=1");
    }
    if (o.used > LONGEST_CLUE_TEXT) return false;
    memcpy(text, longer, o.used + 1);
    return true;
}

/* SPDX-License-Identifier: MIT */
/* unwrap_facts.c - a fact for each given, as logic programs state them.

       cell(1,1,5). cell(1,2,3).        row, column, digit, counted from 1
       given(0, 4, 7).                  or from 0, if a row or a column is 0

   All facts have one name and three numbers, and nothing else is in the text but comments and other rules.  A text in which rows and
   columns reach neither the last nor 0 does not say how they are counted: it is left alone.  */
#include <string.h>

#include "base/ascii.h"
#include "base/whole_root.h"
#include "board/symbols.h"
#include "read/unwrap/page.h"

enum { LEAST_FACTS = 4 };

struct facts {
    const char *name;
    size_t name_length;
    int count, largest, largest_place, smallest_place;
    bool twice;
    struct fact {
        int place[2], digit;
        size_t at;
    } fact[SUDOKU_MAX_CELLS];
};

static void skip_blanks(const struct page *p, size_t *at)
{
    while (*at < p->length && is_one_of(p->text[*at], " \t\r\n")) ++*at;
}

static bool read_number(const struct page *p, size_t *at, int *number)
{
    skip_blanks(p, at);
    const size_t begin = *at;
    *number = 0;
    while (*at < p->length && *at < begin + 3 && is_figure(p->text[*at]))
        *number = *number * 10 + p->text[(*at)++] - '0';
    skip_blanks(p, at);
    return *at > begin;
}

/* "(1,2,5)" from the bracket on.  False: it is something else. */
static bool read_numbers(const struct page *p, size_t *at, int number[3])
{
    size_t next = *at;
    for (int i = 0; i < 3; i++) {
        if (next >= p->length || p->text[next] != "(,,"[i]) return false;
        next++;
        if (!read_number(p, &next, &number[i])) return false;
    }
    if (next >= p->length || p->text[next] != ')') return false;
    *at = next + 1;
    return true;
}

/* Adds a fact.  False: it is of another kind than those before. */
static bool add_fact(struct facts *f, const char *name, size_t length, const int number[3], size_t at)
{
    if (f->count && (length != f->name_length || memcmp(name, f->name, length) != 0)) return false;
    if (f->count == SUDOKU_MAX_CELLS) return false;
    f->name = name;
    f->name_length = length;
    for (int i = 0; i < f->count; i++)
        f->twice |= f->fact[i].place[0] == number[0] && f->fact[i].place[1] == number[1];
    f->fact[f->count++] = (struct fact){{number[0], number[1]}, number[2], at};
    for (int i = 0; i < 2; i++) {
        if (number[i] > f->largest_place) f->largest_place = number[i];
        if (f->count == 1 && !i) f->smallest_place = number[i];
        if (number[i] < f->smallest_place) f->smallest_place = number[i];
    }
    if (number[2] > f->largest) f->largest = number[2];
    return true;
}

static bool find_facts(const struct page *p, struct facts *f)
{
    for (size_t at = 0; at < p->length;) {
        const size_t begin = at;
        if (p->text[at] == '%') { /* a comment */
            while (at < p->length && p->text[at] != '\n') at++;
            continue;
        }
        while (at < p->length &&
               (is_letter(p->text[at]) || is_figure(p->text[at]) || p->text[at] == '_'))
            at++;
        if (at == begin) {
            at++;
            continue;
        }
        const size_t length = at - begin;
        int number[3];
        if (is_letter(p->text[begin]) && read_numbers(p, &at, number) &&
            !add_fact(f, p->text + begin, length, number, begin))
            return false;
    }
    return f->count >= LEAST_FACTS && !f->twice;
}

/* The size that the facts show, and where they begin to count; 0: they do not show it. */
static int size_of(const struct facts *f, int *first)
{
    *first = f->smallest_place == 0 ? 0 : 1;
    const int places = f->largest_place + 1 - *first;
    const int n = places > f->largest ? places : f->largest;
    if (*first && places < n) return 0; /* 1 to 8: of 1 to 9, or of 0 to 8 */
    return exact_root(n) > 1 || n == 6 || n == 12 ? n : 0;
}

bool unwrap_facts(const struct page *from, struct page *to)
{
    struct facts f = {.count = 0};
    int first;
    if (!find_facts(from, &f)) return false;
    const int n = size_of(&f, &first);
    if (!n || n > SUDOKU_MAX_SIZE) return false;
    for (int row = 0; row < n; row++) {
        for (int column = 0; column < n; column++) {
            const struct fact *found = NULL;
            for (int i = 0; i < f.count && !found; i++)
                if (f.fact[i].place[0] - first == row && f.fact[i].place[1] - first == column)
                    found = &f.fact[i];
            if (found && found->digit) page_add(to, digit_symbol(found->digit), from->where[found->at]);
            else page_put(to, ".", from, f.fact[0].at);
        }
        page_put(to, "\n", from, f.fact[0].at);
    }
    return true;
}

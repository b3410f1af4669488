/* SPDX-License-Identifier: MIT */
/* labels.c - a line with a name before its puzzle, as in forums: what the name is does not matter.

       Puzzle: 53..7....6..195...          a word or several, then a colon
       Easy 12: 53..7....6..195...
       #12 53..7....6..195...              a number, though the line looks like a comment
       Solution: 534678912672...           the line after it: checked

   Our own headers, such as "givens: 53..7...", are not among them.  */
#include <string.h>

#include "base/ascii.h"
#include "base/small_number.h"
#include "board/symbols.h"
#include "read/program/program.h"

static bool is_blank(char c) { return c == ' ' || c == '\t'; }

/* Headers of our own files. */
static bool is_our_key(const char *key, size_t length)
{
    static const char *const ours[] = {"title", "author",  "about",   "source",  "comment",
                                       "rules", "box",     "house",   "givens",  "placed",
                                       "marks", "regions", "allowed", "solution"};
    for (size_t i = 0; i < sizeof ours / sizeof *ours; i++)
        if (strlen(ours[i]) == length && !memcmp(ours[i], key, length)) return true;
    return false;
}

/* Does a puzzle begin there: as many cells as a grid has, up to a blank or the end? */
static bool begins_puzzle(const char *at, const char *end)
{
    const char *start = at;
    bool cells = false;
    for (; at < end && !is_blank(*at) && *at != ',' && *at != ';'; at++) {
        if (!is_cell_symbol(*at)) return false;
        cells |= is_figure(*at) || is_empty_mark(*at);
    }
    return cells && is_puzzle_length((size_t)(at - start));
}

/* "#12" or "#12:" */
static const char *after_number(const char *at, const char *end)
{
    if (*at++ != '#' || small_number(&at, end) < 0) return NULL;
    if (at < end && is_one_of(*at, ".):")) at++;
    return at < end && is_blank(*at) ? at : NULL;
}

/* "Easy 12:" */
static const char *after_name(const char *at, const char *end)
{
    enum { LONGEST_NAME = 40 };
    if (!is_letter(*at)) return NULL;
    const char *limit = end - at > LONGEST_NAME ? at + LONGEST_NAME : end;
    const char *colon = memchr(at, ':', (size_t)(limit - at));
    if (!colon) colon = memchr(at, '=', (size_t)(limit - at)); /* PUZZLE=53..7 */
    return colon && !is_our_key(at, (size_t)(colon - at)) ? colon + 1 : NULL;
}

/* Stars and arrows: a word without any ASCII. */
static const char *after_signs(const char *at, const char *end)
{
    enum { LONGEST = 40 };
    const char *begin = at;
    while (at < end && at - begin < LONGEST && (unsigned char)*at >= 0x80) at++;
    return at < end && is_blank(*at) ? at : NULL;
}

const char *after_label(const struct line *l)
{
    const char *at = first_field(l).text, *end = l->text + l->length;
    if (at == end) return NULL;
    if ((unsigned char)*at >= 0x80) at = after_signs(at, end);
    else at = *at == '#' ? after_number(at, end) : after_name(at, end);
    if (!at) return NULL;
    while (at < end && is_blank(*at)) at++;
    return begins_puzzle(at, end) ? at : NULL;
}

bool is_labelled(const struct line *l) { return after_label(l) != NULL; }

static bool is_solution_label(const struct line *l)
{
    static const char *const names[] = {"Solution", "solution", "SOLUTION",
                                        "Answer",   "answer",   "Solved"};
    const char *at = first_field(l).text;
    const size_t left = (size_t)(l->text + l->length - at);
    for (size_t i = 0; i < sizeof names / sizeof *names; i++)
        if (left > strlen(names[i]) && !memcmp(at, names[i], strlen(names[i])) &&
            at[strlen(names[i])] == ':')
            return true;
    return false;
}

/* The solution of the puzzle before. */
static bool read_solution(struct sudoku_reader *r, const struct line *l)
{
    struct draft *d = &r->draft;
    const char *labelled = after_label(l), *end = l->text + l->length;
    const char *at = labelled ? labelled : (const char *)memchr(l->text, ':', l->length) + 1;
    while (at < end && is_blank(*at)) at++;
    struct glyphs g = {.symbol = at, .first = place_in(l, at)};
    while (at < end && !is_blank(*at)) at++;
    g.count = (int)(at - g.symbol);
    if (g.count != d->n * d->n)
        return fail_at(r, g.first, say(wrong_length, word(SAY_the_solution), g.count, d->n * d->n));
    d->has_solution = true;
    d->solution_place = g.first;
    return decode_digits(d, &g, d->n, d->solution, r->error);
}

/* "A: 534678912..." below "Q: 53..7....": another name, but digits that complete the puzzle. */
static bool is_solution_by_digits(struct sudoku_reader *r, const struct line *l)
{
    struct draft *d = &r->draft;
    const char *at = after_label(l), *end = l->text + l->length;
    uint8_t digits[SUDOKU_MAX_CELLS];
    sudoku_error ignored;
    if (!at) return false;
    struct glyphs g = {.symbol = at, .first = place_in(l, at)};
    while (at < end && !is_blank(*at)) at++;
    g.count = (int)(at - g.symbol);
    if (g.count != d->n * d->n || !decode_digits(d, &g, d->n, digits, &ignored)) return false;
    bool gaps = false;
    for (int cell = 0; cell < g.count; cell++) {
        gaps |= !d->givens[cell];
        if (!digits[cell] || (d->givens[cell] && d->givens[cell] != digits[cell])) return false;
    }
    return gaps;
}

bool read_labelled(struct sudoku_reader *r)
{
    struct line l;
    if (!read_line(r)) return false;
    if (r->draft.has_solution || !source_peek(&r->source, 0, &l)) return true;
    if (!is_solution_label(&l) && !is_solution_by_digits(r, &l)) return true;
    source_take(&r->source);
    return read_solution(r, &l);
}

/* SPDX-License-Identifier: MIT */
/* random_symmetry.c - see random_symmetry.h

   A symmetry sends each line, a row or a column, to a line.  Lines are sent one after the other, each to a random one among those
   that can still be completed to a symmetry.  As many symmetries continue one choice as another (they are cosets of a group), so each
   symmetry is equally likely.

   Which lines can be sent where is narrowed down by colours, as in programs for graph isomorphism: lines of the same colour look
   alike.  There are colours for the lines where they are, and for those where they go; a line that has been sent has a colour of its
   own on both sides, and the colours of the others follow:

       colours of a house's lines -> the house's colour -> colours of its cells -> colours of the lines through these cells

   until no more colours appear.  If the colours of both sides differ, there is no such symmetry.  What colours do not show, a check
   of every house does.  */
#include "generate/random_symmetry.h"

#include <stdlib.h>
#include <string.h>

#include "base/merge_sort.h"
#include "words/fail.h"

enum { LINES = 2 * SUDOKU_MAX_SIZE };
static const int64_t most_work = 400000000; /* seats visited: some seconds */

struct colours {
    uint64_t of[LINES]; /* rows, then columns */
};

struct finding {
    const sudoku_rules *rules;
    struct rng *rng;
    uint64_t *house; /* colours of houses */
    uint16_t *to;
    int64_t work; /* that is left */
};

static uint64_t mixed(uint64_t x)
{
    x = (x ^ x >> 30) * 0xBF58476D1CE4E5B9u;
    x = (x ^ x >> 27) * 0x94D049BB133111EBu;
    return x ^ x >> 31;
}

/* ---- colours ---- */

static int compare_colours(const void *a, const void *b, const void *how)
{
    (void)how;
    const uint64_t x = *(const uint64_t *)a, y = *(const uint64_t *)b;
    return (x > y) - (x < y);
}

static struct colours sorted(const struct colours *c, int lines)
{
    struct colours s = *c, spare;
    merge_sort(s.of, spare.of, lines, sizeof *s.of, compare_colours, NULL);
    return s;
}

static int different(const struct colours *c, int lines)
{
    const struct colours s = sorted(c, lines);
    int count = 1;
    for (int i = 1; i < lines; i++) count += s.of[i] != s.of[i - 1];
    return count;
}

/* The colours of a cell's row and column do not tell which is the row: their places may be exchanged. */
static uint64_t cell_by_lines(const struct finding *f, const struct colours *c, int cell)
{
    const int n = f->rules->n;
    return mixed(c->of[cell / n] + c->of[n + cell % n]);
}

static void spread_colours(struct finding *f, struct colours *c)
{
    const sudoku_rules *r = f->rules;
    const int n = r->n, lines = 2 * n;
    uint64_t sum[LINES] = {0};
    for (int h = lines; h < r->house_count; h++) {
        f->house[h] = 0;
        for (int i = 0; i < r->house[h].count; i++)
            f->house[h] += cell_by_lines(f, c, r->house[h].cell[i]);
    }
    for (int cell = 0; cell < r->cells; cell++) {
        uint64_t colour = 1;
        for (int s = r->first_seat[cell]; s < r->first_seat[cell + 1]; s++) {
            const int h = r->seat[s].house;
            if (h >= lines && h < r->house_count) colour += mixed(f->house[h]);
        }
        const int row = cell / n, column = n + cell % n;
        sum[row] += mixed(mixed(colour) ^ c->of[column]);
        sum[column] += mixed(mixed(colour) ^ c->of[row]);
    }
    for (int i = 0; i < lines; i++) c->of[i] = mixed(c->of[i] + sum[i]);
    f->work -= 2 * r->first_seat[r->cells];
}

static void refine(struct finding *f, struct colours *c)
{
    const int lines = 2 * f->rules->n;
    for (int before = 0, now = different(c, lines); now > before && f->work > 0;) {
        before = now;
        spread_colours(f, c);
        now = different(c, lines);
    }
}

/* ---- sending lines ---- */

static bool house_becomes_house(const struct finding *f, const struct house *h)
{
    const sudoku_rules *r = f->rules;
    bool in[SUDOKU_MAX_CELLS] = {false};
    for (int i = 0; i < h->count; i++) in[f->to[h->cell[i]]] = true;
    const int first = f->to[h->cell[0]];
    for (int s = r->first_seat[first]; s < r->first_seat[first + 1]; s++) {
        const struct house *other = &r->house[r->seat[s].house];
        int same = 0;
        if (r->seat[s].house >= r->house_count || other->count != h->count) continue;
        while (same < h->count && in[other->cell[same]]) same++;
        if (same == h->count) return true;
    }
    return false;
}

/* Every line of `from` has a colour of its own, which one of `into` has, too. */
static bool settle(struct finding *f, const struct colours *from, const struct colours *into)
{
    const sudoku_rules *r = f->rules;
    const int n = r->n;
    int line[LINES] = {0};
    for (int i = 0; i < 2 * n; i++)
        for (int j = 0; j < 2 * n; j++)
            if (into->of[j] == from->of[i]) line[i] = j;
    for (int cell = 0; cell < r->cells; cell++) {
        const int one = line[cell / n], other = line[n + cell % n];
        f->to[cell] = (uint16_t)(one < n ? one * n + other - n : other * n + one - n);
    }
    f->work -= r->first_seat[r->cells];
    for (int h = 2 * n; h < r->house_count; h++)
        if (!house_becomes_house(f, &r->house[h])) return false;
    return true;
}

/* The first line that shares its colour; -1: there is none. */
static int first_undecided(const struct colours *c, int lines)
{
    for (int i = 0; i < lines; i++)
        for (int j = i + 1; j < lines; j++)
            if (c->of[i] == c->of[j]) return i;
    return -1;
}

/* Each call sends a line, so it calls itself no more often than there are lines. */
static bool send_lines(struct finding *f, const struct colours *from, const struct colours *into)
{
    const int lines = 2 * f->rules->n;
    const struct colours here = sorted(from, lines), there = sorted(into, lines);
    if (f->work <= 0 || memcmp(here.of, there.of, (size_t)lines * sizeof *here.of) != 0) return false;
    const int line = first_undecided(from, lines);
    if (line < 0) return settle(f, from, into);
    const uint64_t colour = from->of[line], own = mixed(colour + (uint64_t)line + 1);
    struct colours sent = *from;
    sent.of[line] = own;
    refine(f, &sent);
    int choice[LINES], choices = 0;
    for (int i = 0; i < lines; i++)
        if (into->of[i] == colour) choice[choices++] = i;
    while (choices) {
        const int i = rng_below(f->rng, choices);
        struct colours received = *into;
        received.of[choice[i]] = own;
        refine(f, &received);
        if (send_lines(f, &sent, &received)) return true;
        choice[i] = choice[--choices];
    }
    return false;
}

bool random_symmetry(const sudoku_rules *r, struct rng *rng, uint16_t *to, sudoku_error *error)
{
    enum { ROW = 1, COLUMN = 2 };
    struct finding f = {.rules = r, .rng = rng, .to = to, .work = most_work};
    f.house = malloc((size_t)r->house_count * sizeof *f.house);
    if (!f.house) return fail_by_memory(error);
    const bool exchange_first = rng_below(rng, 2);
    bool found = false;
    for (int i = 0; i < 2 && !found; i++) {
        const bool exchange = exchange_first != (i == 1);
        struct colours from, into;
        for (int line = 0; line < 2 * r->n; line++) {
            from.of[line] = line < r->n ? ROW : COLUMN;
            into.of[line] = (line < r->n) != exchange ? ROW : COLUMN;
        }
        refine(&f, &from);
        refine(&f, &into);
        found = send_lines(&f, &from, &into);
    }
    free(f.house);
    return found || fail(error, 0, 0, say(no_symmetry_found));
}

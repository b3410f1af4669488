/* SPDX-License-Identifier: MIT */
/* layout_search.c - see layout_search.h

   Without givens all digits are interchangeable, and a search that tries one after the other would derive everything nine
   times.  This search does not use digits.  It assumes that two cells are equal, then that they differ, and uses
   differing.h to find what follows.  When every cell equals exactly one cell of row 1, these are the digits.  */
#include "engine/layout_search.h"

#include <stdlib.h>
#include <string.h>

#include "engine/differing.h"

/* A cell, and one of the cells in a house that it may equal. */
struct guess {
    uint8_t cell, partner;
};

struct layout_state {
    struct search *search;
    struct differing known;
    int depth;
    struct guess guess[DIFFERING_CELLS]; /* at each depth: they are assumed to be equal */
    cell_set saved[];                    /* what was known before each guess */
};

static size_t set_bytes(const sudoku_rules *r) { return (size_t)r->cells * sizeof(cell_set); }

static cell_set *saved_at(struct layout_state *h, int depth)
{
    return h->saved + (size_t)depth * (size_t)h->known.rules->cells;
}

/* ---- which guess ---- */

/* How much is known about both cells together if they are equal. */
static int known_of_both(const struct differing *d, int a, int b)
{
    const cell_set both = set_either(&d->differs[a], &d->differs[b]);
    return set_count(&both);
}

static struct guess best_partner(const struct differing *d, int cell, const cell_set *may_equal,
                                 int *known)
{
    uint8_t partner[DIFFERING_CELLS];
    const int partners = set_list(may_equal, partner);
    struct guess best = {(uint8_t)cell, partner[0]};
    *known = -1;
    for (int i = 0; i < partners; i++) {
        const int both = known_of_both(d, cell, partner[i]);
        if (both <= *known) continue;
        *known = both;
        best.partner = partner[i];
    }
    return best;
}

/* The cell with the fewest possible partners in a house, but at least two.  False: there is none, and everything is
   determined.  */
static bool choose_guess(const struct differing *d, struct guess *best)
{
    int fewest = DIFFERING_CELLS, most_known = 0;
    for (int h = 0; h < d->houses; h++)
        for (int c = 0; c < d->rules->cells; c++) {
            const cell_set may_equal = set_but_not(&d->house[h], &d->differs[c]);
            const int partners = set_count(&may_equal);
            int known;
            if (partners < 2 || partners > fewest) continue; /* a cell of the house has itself */
            const struct guess guess = best_partner(d, c, &may_equal, &known);
            if (partners == fewest && known <= most_known) continue;
            fewest = partners;
            most_known = known;
            *best = guess;
        }
    return fewest < DIFFERING_CELLS;
}

/* ---- the search ---- */

static void suppose(struct layout_state *h, struct guess g)
{
    memcpy(saved_at(h, h->depth), h->known.differs, set_bytes(h->known.rules));
    h->guess[h->depth++] = g;
    h->search->counters.guesses++;
    suppose_equal(&h->known, g.cell, g.partner);
}

/* Undoes the last guess; its cells must then differ.  False: there is none. */
static bool take_back(struct layout_state *h)
{
    if (!h->depth) return false;
    const struct guess g = h->guess[--h->depth];
    memcpy(h->known.differs, saved_at(h, h->depth), set_bytes(h->known.rules));
    differing_restored(&h->known);
    suppose_different(&h->known, g.cell, g.partner);
    return true;
}

/* The grid and, as a second one, the same grid with two digits exchanged. */
static void record_grid(const struct layout_state *h)
{
    const struct differing *d = &h->known;
    uint8_t digits[DIFFERING_CELLS];
    for (int c = 0; c < d->rules->cells; c++)
        for (int i = 0; i < d->rules->n; i++)
            if (c == i || !set_has(&d->differs[c], i)) digits[c] = (uint8_t)(i + 1);
    if (!record_solution(h->search, digits)) return;
    for (int c = 0; c < d->rules->cells; c++)
        if (digits[c] <= 2) digits[c] = (uint8_t)(3 - digits[c]);
    if (record_solution(h->search, digits)) h->search->stopped = true; /* there are more */
}

static void search(struct layout_state *h)
{
    struct guess g;
    while (enter_node(h->search)) {
        differing_settle(&h->known);
        if (h->known.impossible) {
            if (!take_back(h)) return;
        } else if (choose_guess(&h->known, &g)) {
            suppose(h, g);
        } else {
            record_grid(h);
            return;
        }
    }
}

void layout_search(struct search *s)
{
    const sudoku_rules *r = s->puzzle->rules;
    /* Each guess makes one of two groups of equal cells, and n groups are left in the end. */
    const size_t guesses = (size_t)(r->cells - r->n);
    struct layout_state *h = malloc(sizeof *h + guesses * set_bytes(r));
    if (!h) {
        s->stopped = s->no_memory = true;
        return;
    }
    h->search = s;
    h->depth = 0;
    differing_begin(&h->known, r, r->house_count);
    search(h);
    free(h);
}

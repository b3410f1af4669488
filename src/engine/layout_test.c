/* SPDX-License-Identifier: MIT */
/* layout_test.c - see layout_test.h

   Which cells must differ?  At first those that share a house.  A leftover pairs up cells of its two lists
   by digit, so each cell of one equals a cell of the other that it may equal:

       no way to pair them all up               no grid
       a cell with one possible partner         they are equal: what differs from one differs from both
       a cell that differs from all partners    differs from the cell they are the partners of
       of another

   A house is paired up likewise with any cell outside, which equals one of its cells.  This goes on until
   nothing changes.  */
#include "engine/layout_test.h"

#include <string.h>

#include "engine/leftovers.h"

enum { MAX_CELLS = 256, MAX_LEFTOVERS = 4000 };

struct test {
    const sudoku_rules *rules;
    int cells;
    cell_set differs[MAX_CELLS];
    bool changed, impossible;
};

static void must_differ(struct test *t, int cell, const cell_set *others)
{
    const cell_set added = set_but_not(others, &t->differs[cell]);
    uint8_t other[MAX_CELLS];
    const int count = set_list(&added, other);
    if (!count) return;
    t->changed = true;
    t->differs[cell] = set_either(&t->differs[cell], &added);
    for (int i = 0; i < count; i++) set_add(&t->differs[other[i]], cell);
    if (set_has(&t->differs[cell], cell)) t->impossible = true;
}

static void are_equal(struct test *t, int a, int b)
{
    const cell_set both_differ = set_either(&t->differs[a], &t->differs[b]);
    must_differ(t, a, &both_differ);
    must_differ(t, b, &both_differ);
}

/* The cell equals one of the candidates. */
static void equals_one_of(struct test *t, int cell, const uint8_t *candidate, int count)
{
    uint8_t partner[MAX_CELLS];
    int partners = 0;
    cell_set from_all;
    memset(&from_all, 255, sizeof from_all);
    for (int i = 0; i < count; i++) {
        if (set_has(&t->differs[cell], candidate[i])) continue;
        partner[partners++] = candidate[i];
        from_all = set_both(&from_all, &t->differs[candidate[i]]);
    }
    if (!partners) t->impossible = true;
    else if (partners == 1) are_equal(t, cell, partner[0]);
    else must_differ(t, cell, &from_all);
}

/* ---- can all cells of a leftover be paired up? ---- */

struct pairing {
    unsigned may_equal[LEFTOVER_SIZE]; /* cells of the second list, bit by bit */
    int taken_by[LEFTOVER_SIZE];
    unsigned visited;
};

/* Finds a partner, if need be by making others change theirs. */
static bool pair_up(struct pairing *p, int i)
{
    for (;;) {
        const unsigned untried = p->may_equal[i] & ~p->visited;
        if (!untried) return false;
        const int j = __builtin_ctz(untried);
        p->visited |= 1u << j;
        if (p->taken_by[j] < 0 || pair_up(p, p->taken_by[j])) {
            p->taken_by[j] = i;
            return true;
        }
    }
}

static bool can_pair_all(const struct test *t, const struct leftover *l)
{
    struct pairing p;
    memset(p.taken_by, -1, sizeof p.taken_by);
    for (int i = 0; i < l->count; i++) {
        p.may_equal[i] = 0;
        for (int j = 0; j < l->count; j++)
            if (!set_has(&t->differs[l->a[i]], l->b[j])) p.may_equal[i] |= 1u << j;
    }
    for (int i = 0; i < l->count; i++) {
        p.visited = 0;
        if (!pair_up(&p, i)) return false;
    }
    return true;
}

/* ---- to the end ---- */

static void use_leftover(struct test *t, const struct leftover *l)
{
    if (!can_pair_all(t, l)) t->impossible = true;
    for (int i = 0; i < l->count && !t->impossible; i++) equals_one_of(t, l->a[i], l->b, l->count);
    for (int i = 0; i < l->count && !t->impossible; i++) equals_one_of(t, l->b[i], l->a, l->count);
}

static void use_house(struct test *t, const struct house *h)
{
    uint8_t cell[MAX_CELLS];
    cell_set inside = {{0}};
    for (int i = 0; i < h->count; i++) {
        cell[i] = (uint8_t)h->cell[i];
        set_add(&inside, cell[i]);
    }
    for (int c = 0; c < t->cells && !t->impossible; c++)
        if (!set_has(&inside, c)) equals_one_of(t, c, cell, h->count);
}

static void start_with_houses(struct test *t)
{
    const sudoku_rules *r = t->rules;
    memset(t->differs, 0, sizeof t->differs);
    for (int h = 0; h < 3 * r->n; h++)
        for (int i = 0; i < r->n; i++)
            for (int j = 0; j < r->n; j++)
                if (i != j) set_add(&t->differs[r->house[h].cell[i]], r->house[h].cell[j]);
}

bool layout_may_be_possible(const sudoku_rules *r)
{
    struct leftover leftover[MAX_LEFTOVERS];
    struct test t = {.rules = r, .cells = r->cells, .changed = true};
    const int leftovers = list_leftovers(r, 1, LEFTOVER_SIZE, leftover, MAX_LEFTOVERS);
    start_with_houses(&t);
    while (t.changed && !t.impossible) {
        t.changed = false;
        for (int i = 0; i < leftovers && !t.impossible; i++) use_leftover(&t, &leftover[i]);
        for (int h = 0; h < 3 * r->n && !t.impossible; h++) use_house(&t, &r->house[h]);
    }
    return !t.impossible;
}

/* SPDX-License-Identifier: MIT */
/* layout_why.c - see layout_why.h

   The deductions are those of layout_test.c, but made round by round, so that each is as short as possible, and their
   reasons are recorded.  A list is a side of a leftover, or a house.  There are two kinds of deductions:

       cell a has the digit of a cell of the list;  each of these differs from a, or from cell c;  so a differs from c
       some cells of a leftover's side may equal only as many of the other side;  so all others of their side differ from those

   A contradiction is a leftover some of whose cells have too few cells on the other side that they may equal.  Of all
   contradictions in the first round that has any, the one that relies on the fewest deductions is reported.  */
#include "engine/layout_why.h"

#include <stdlib.h>
#include <string.h>

#include "engine/layout_proof.h"

enum { NEVER = 255, LAST_ROUND = 200 };

struct list side_of(const struct proof *p, int leftover, bool second)
{
    const struct leftover *l = &p->leftover[leftover];
    return (struct list){(uint16_t)leftover, l->count, second, second ? l->b : l->a};
}

static struct list house_list(const struct proof *p, int house)
{
    return (struct list){(uint16_t)(MAX_LEFTOVERS + house), (uint8_t)p->rules->n, false,
                         p->house_cell[house]};
}

struct list list_of(const struct proof *p, const struct reason *r)
{
    return r->source < MAX_LEFTOVERS ? side_of(p, r->source, r->second)
                                     : house_list(p, r->source - MAX_LEFTOVERS);
}

/* ---- deductions ---- */

static void note_difference(struct proof *p, int a, int c, struct reason why)
{
    p->changed = true;
    set_add(&p->differs[a], c);
    set_add(&p->differs[c], a);
    p->reason[a][c] = p->reason[c][a] = why;
}

static void deduce(struct proof *p, int a, const struct list *l)
{
    cell_set from_all;
    memset(&from_all, 255, sizeof from_all);
    for (int i = 0; i < l->count; i++)
        if (!set_has(&p->known[a], l->cell[i])) from_all = set_both(&from_all, &p->known[l->cell[i]]);
    const cell_set added = set_but_not(&from_all, &p->differs[a]);
    uint8_t other[MAX_CELLS];
    const int count = set_list(&added, other);
    for (int i = 0; i < count && other[i] < p->rules->cells; i++) {
        const int c = other[i];
        if (c == a) continue;
        note_difference(p, a, c,
                        (struct reason){(uint8_t)p->round, (uint8_t)a, l->source, l->second, 0, 0});
    }
}

static unsigned may_equal(const cell_set *differs, int cell, const struct list *l)
{
    unsigned may = 0;
    for (int i = 0; i < l->count; i++)
        if (!set_has(&differs[cell], l->cell[i])) may |= 1u << i;
    return may;
}

/* The other cells of the side cannot equal the cells that the group takes. */
static void deduce_taken(struct proof *p, const struct list *from, const struct list *to, unsigned group,
                         unsigned taken)
{
    for (int i = 0; i < from->count; i++) {
        if (group >> i & 1) continue;
        for_each_bit(k, taken) {
            const int a = from->cell[i], c = to->cell[k];
            if (a == c || set_has(&p->differs[a], c)) continue;
            note_difference(p, a, c,
                            (struct reason){(uint8_t)p->round, (uint8_t)a, from->source, from->second,
                                            (uint8_t)group, (uint8_t)taken});
        }
    }
}

/* The smallest groups first.  Groups of up to half of the cells are enough: a larger group gives the same deductions as
   the rest of the other side.  */
static void deduce_groups(struct proof *p, int leftover, bool second)
{
    const struct list from = side_of(p, leftover, second), to = side_of(p, leftover, !second);
    const int half = from.count / 2;
    unsigned may[LEFTOVER_SIZE];
    uint8_t takes[1 << LEFTOVER_SIZE], group[1 << LEFTOVER_SIZE];
    int groups = 0, fewest = LEFTOVER_SIZE;
    for (int i = 0; i < from.count; i++) {
        may[i] = may_equal(p->known, from.cell[i], &to);
        if (bits_in(may[i]) < fewest) fewest = bits_in(may[i]);
    }
    if (fewest > half) return;
    takes[0] = 0;
    for (unsigned set = 1; set < 1u << from.count; set++) {
        takes[set] = takes[without_lowest(set)] | (uint8_t)may[lowest(set)];
        if (bits_in(takes[set]) == bits_in(set)) group[groups++] = (uint8_t)set;
    }
    for (int size = fewest; size <= half; size++)
        for (int i = 0; i < groups; i++)
            if (bits_in(group[i]) == size) deduce_taken(p, &from, &to, group[i], takes[group[i]]);
}

static void deduce_all(struct proof *p)
{
    p->changed = false;
    memcpy(p->known, p->differs, sizeof p->known);
    for (int i = 0; i < p->leftovers; i++)
        for (int side = 0; side < 2; side++) {
            const struct list from = side_of(p, i, side), to = side_of(p, i, !side);
            for (int k = 0; k < from.count; k++) deduce(p, from.cell[k], &to);
            deduce_groups(p, i, side);
        }
    for (int h = 0; h < 3 * p->rules->n; h++) {
        const struct list house = house_list(p, h);
        for (int c = 0; c < p->rules->cells; c++)
            if (!memchr(house.cell, c, house.count)) deduce(p, c, &house);
    }
}

static void begin(struct proof *p, const sudoku_rules *r)
{
    p->rules = r;
    p->leftovers = list_leftovers_and_origins(r, LEFTOVER_SIZE, p->leftover, p->origin, MAX_LEFTOVERS);
    memset(p->reason, NEVER, sizeof p->reason);
    for (int h = 0; h < 3 * r->n; h++)
        for (int i = 0; i < r->n; i++) {
            const int a = r->house[h].cell[i];
            p->house_cell[h][i] = (uint8_t)a;
            for (int j = 0; j < r->n; j++) {
                if (i == j) continue;
                set_add(&p->differs[a], r->house[h].cell[j]);
                p->reason[a][r->house[h].cell[j]].round = 0;
            }
        }
}

/* ---- what a statement relies on ---- */

/* Why list cell b does not make a equal to c: because it differs from a, if that is known at least as early. */
static bool by_itself(const struct proof *p, int a, int b, int c)
{
    return p->reason[a][b].round <= p->reason[b][c].round;
}

static unsigned cells_left(const struct proof *p, const struct list *l, int a, int c)
{
    unsigned left = 0;
    for (int i = 0; i < l->count; i++)
        if (!by_itself(p, a, l->cell[i], c)) left |= 1u << i;
    return left;
}

/* The sentence after `after` that says the same about other cells, or a new one. */
static int sentence_for(struct proof *p, int cell, const struct reason *why, unsigned left, int after)
{
    for (int i = after; i < p->told; i++) {
        const struct sentence *s = &p->sentence[i];
        if (s->cell == cell && s->reason.source == why->source && s->reason.second == why->second &&
            s->left == left && s->reason.group == why->group)
            return i;
    }
    if (p->told < MAX_SENTENCES - 1)
        p->sentence[p->told++] = (struct sentence){.cell = (uint8_t)cell, .reason = *why, .left = left};
    return p->told - 1;
}

static int tell(struct proof *, int a, int c);

/* Adds what a group relies on: that its cells differ from all that they do not take. */
static int tell_group(struct proof *p, const struct reason *why)
{
    const struct list from = side_of(p, why->source, why->second),
                      to = side_of(p, why->source, !why->second);
    int after = 0;
    for_each_bit(i, why->group)
        for (int k = 0; k < to.count; k++) {
            const int needed = why->taken >> k & 1 ? 0 : tell(p, from.cell[i], to.cell[k]);
            if (needed > after) after = needed;
        }
    return sentence_for(p, 0, why, 0, after);
}

/* Adds the statement that two cells differ, after everything that it relies on; returns its sentence, 0 if it needs none. */
static int tell(struct proof *p, int a, int c)
{
    const struct reason *why = &p->reason[a][c];
    if (!why->round || p->told_in[a][c]) return p->told_in[a][c];
    const int one = why->is_one, other = one == a ? c : a;
    if (why->group) {
        const int group = tell_group(p, why);
        p->told_in[a][c] = p->told_in[c][a] = (uint16_t)(group + 1);
        return group + 1;
    }
    const struct list l = list_of(p, why);
    const unsigned left = cells_left(p, &l, one, other);
    int after = 0;
    for (int i = 0; i < l.count; i++) {
        const int needed = left >> i & 1 ? tell(p, l.cell[i], other) : tell(p, one, l.cell[i]);
        if (needed > after) after = needed;
    }
    const int sentence = sentence_for(p, one, why, left, after);
    set_add(&p->sentence[sentence].others, other);
    p->told_in[a][c] = p->told_in[c][a] = (uint16_t)(sentence + 1);
    return sentence + 1;
}

static void tell_nothing(struct proof *p)
{
    p->told = 0;
    memset(p->told_in, 0, sizeof p->told_in);
}

/* ---- contradictions ---- */

/* The smallest such set of a side, if there is any. */
static bool find_clash(const struct proof *p, int leftover, bool second, struct clash *clash)
{
    const struct list from = side_of(p, leftover, second), to = side_of(p, leftover, !second);
    unsigned may[LEFTOVER_SIZE];
    bool found = false;
    for (int i = 0; i < from.count; i++) may[i] = may_equal(p->differs, from.cell[i], &to);
    for (unsigned cells = 1; cells < 1u << from.count; cells++) {
        unsigned all = 0;
        for_each_bit(i, cells) all |= may[i];
        if (bits_in(all) >= bits_in(cells) || (found && bits_in(clash->cells) <= bits_in(cells)))
            continue;
        *clash = (struct clash){leftover, second, cells, all};
        found = true;
    }
    return found;
}

static void tell_clash(struct proof *p, const struct clash *clash)
{
    const struct list from = side_of(p, clash->leftover, clash->second),
                      to = side_of(p, clash->leftover, !clash->second);
    tell_nothing(p);
    for_each_bit(i, clash->cells)
        for (int k = 0; k < to.count; k++)
            if (!(clash->may >> k & 1)) tell(p, from.cell[i], to.cell[k]);
}

/* The contradiction that relies on the fewest deductions; false: there is none yet. */
static bool best_clash(struct proof *p, struct clash *best)
{
    bool found = false;
    int fewest = 0;
    for (int i = 0; i < p->leftovers; i++)
        for (int side = 0; side < 2; side++) {
            struct clash clash;
            if ((found && !fewest) || !find_clash(p, i, side, &clash)) continue;
            tell_clash(p, &clash);
            if (found && p->told >= fewest) continue;
            *best = clash;
            fewest = p->told;
            found = true;
        }
    return found;
}

int layout_why(const sudoku_rules *r, sudoku_language language, struct out *o)
{
    struct clash clash;
    struct proof *p = calloc(1, sizeof *p);
    int sentences = 0;
    if (!p) return -1;
    begin(p, r);
    for (p->changed = true, p->round = 1; p->changed && p->round < LAST_ROUND; p->round++) {
        if (best_clash(p, &clash)) {
            tell_clash(p, &clash);
            out_layout_proof(o, language, p, &clash);
            sentences = p->told + 1;
            break;
        }
        deduce_all(p);
    }
    free(p);
    return sentences;
}

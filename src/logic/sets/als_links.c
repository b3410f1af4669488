/* SPDX-License-Identifier: MIT */
/* als_links.c - which almost locked sets have restricted commons, see als.h.

   Comparing all pairs of sets takes long.  Here the different places of each digit are compared instead, of which there are few: a row
   of bits for each says which others it sees entirely.  The sets that are linked to a set by a digit are those that have their places
   of the digit there.  */
#include "logic/sets/als.h"

#include <stdlib.h>
#include <string.h>

#include "logic/position/room.h"

enum { BITS = 64, PLACES_PER_UNIT = 64, SETS_PER_UNIT = 64 };

struct linking {
    struct finder *f;
    struct als_list *list;
    bool overlap, both;
    int first_of[SUDOKU_LOGIC_SIZE + 1]; /* the places of each digit in `sorted`; one more entry */
    int *sorted, *rank;                  /* places by their digits; where each of them is among these */
    size_t *row;                         /* of each: where its row begins in `sees` */
    bitset *sees;                        /* by rank, from that of the digit's first place on */
    int *first_member, *member; /* the sets that have these places, smallest first; count + 1 entries */
    bitset *met;                /* the sets that are linked to the one at hand... */
    uint8_t (*by)[2];           /* ...and the first and last digit: see struct restricted */
};

static bool find_room(struct linking *k)
{
    const size_t places = (size_t)k->list->place_count, sets = (size_t)k->list->count;
    k->sorted = malloc((places + 1) * sizeof *k->sorted);
    k->rank = malloc((places + 1) * sizeof *k->rank);
    k->row = malloc((places + 1) * sizeof *k->row);
    k->first_member = calloc(places + 2, sizeof *k->first_member);
    k->member = malloc(((size_t)k->list->digits + 1) * sizeof *k->member);
    k->met = calloc(sets / BITS + 1, sizeof *k->met);
    k->by = malloc((sets + 1) * sizeof *k->by);
    if (!k->list->first_common || k->list->first_common_room < k->list->count + 1) {
        free(k->list->first_common);
        k->list->first_common_room = k->list->count + 1;
        k->list->first_common = malloc((sets + 1) * sizeof *k->list->first_common);
    }
    return k->sorted && k->rank && k->row && k->first_member && k->member && k->met && k->by &&
           k->list->first_common;
}

static void free_room(const struct linking *k)
{
    free(k->sorted);
    free(k->rank);
    free(k->row);
    free(k->sees);
    free(k->first_member);
    free(k->member);
    free(k->met);
    free(k->by);
}

/* ---- places ---- */

static int count_of(const struct linking *k, int digit)
{
    return k->first_of[digit] - k->first_of[digit - 1];
}

static bool sort_places(struct linking *k)
{
    const struct als_list *l = k->list;
    const int n = k->f->field->n;
    int next[SUDOKU_LOGIC_SIZE + 1] = {0};
    for (int i = 0; i < l->place_count; i++) next[l->places[i].digit]++;
    for (int d = 1; d <= n; d++) k->first_of[d] = k->first_of[d - 1] + next[d];
    for (int d = 1; d <= n; d++) next[d] = k->first_of[d - 1];
    for (int i = 0; i < l->place_count; i++) {
        const int at = next[l->places[i].digit]++;
        k->sorted[at] = i;
        k->rank[i] = at;
    }
    size_t words = 0;
    for (int at = 0; at < l->place_count; at++) {
        k->row[at] = words;
        words += (size_t)(count_of(k, l->places[k->sorted[at]].digit) + BITS - 1) / BITS;
    }
    k->sees = calloc(words + 1, sizeof *k->sees);
    return k->sees;
}

static void note_sight(struct linking *k, int from, int to, int first)
{
    k->sees[k->row[from] + (size_t)((to - first) / BITS)] |= bit((to - first) % BITS);
}

/* Two places see each other entirely, or do not.  */
static bool compare_places(struct linking *k, int digit)
{
    const struct als_list *l = k->list;
    const int first = k->first_of[digit - 1], past = k->first_of[digit];
    const int words = (k->f->field->cells + BITS - 1) / BITS; /* the others are empty */
    for (int i = first; i < past; i++) {
        const cells *seen = &l->places[k->sorted[i]].seen;
        if (!may_spend(k->f, 1 + (uint64_t)(past - i) / PLACES_PER_UNIT)) return false;
        for (int j = i + 1; j < past; j++) {
            const cells *in = &l->places[k->sorted[j]].in;
            bitset outside = 0;
            for (int w = 0; w < words; w++) outside |= in->word[w] & ~seen->word[w];
            if (outside) continue;
            note_sight(k, i, j, first);
            note_sight(k, j, i, first);
        }
    }
    return true;
}

static void list_members(struct linking *k)
{
    const struct als_list *l = k->list;
    for (int i = 0; i < l->digits; i++) k->first_member[k->rank[l->digit[i]] + 2]++;
    for (int i = 2; i <= l->place_count; i++) k->first_member[i] += k->first_member[i - 1];
    for (int s = 0; s < l->count; s++) {
        const int past = s + 1 < l->count ? l->als[s + 1].first : l->digits;
        for (int i = l->als[s].first; i < past; i++)
            k->member[k->first_member[k->rank[l->digit[i]] + 1]++] = s;
    }
}

/* ---- sets ---- */

static int meet_members(struct linking *k, int set, int place, int digit)
{
    const int first = k->first_member[place], past = k->first_member[place + 1];
    for (int i = past - 1; i >= first; i--) {
        const int other = k->member[i];
        if (!k->both && other < set) break;
        if (k->met[other / BITS] >> other % BITS & 1) {
            k->by[other][1] = (uint8_t)digit;
            continue;
        }
        k->met[other / BITS] |= bit(other % BITS);
        k->by[other][0] = (uint8_t)digit;
        k->by[other][1] = 0;
    }
    return past - first;
}

/* The sets that the digits of a set link to it; returns how much was looked at. */
static int meet_sets(struct linking *k, int set)
{
    const struct als_list *l = k->list;
    const struct als *a = &l->als[set];
    int looked_at = 0, i = a->first;
    for_each_bit(d, a->digits) {
        const bitset *row = &k->sees[k->row[k->rank[l->digit[i++]]]];
        const int words = (count_of(k, d + 1) + BITS - 1) / BITS;
        for (int w = 0; w < words; w++)
            for_each_bit(b, row[w])
                looked_at += meet_members(k, set, k->first_of[d] + BITS * w + b, d + 1);
    }
    return looked_at;
}

static bool add_commons(struct linking *k, int set)
{
    struct als_list *l = k->list;
    for (int w = k->both ? 0 : set / BITS; w <= l->count / BITS; w++) {
        for_each_bit(b, k->met[w]) {
            const int other = BITS * w + b;
            if (!k->overlap && cells_meet(&l->als[set].all, &l->als[other].all)) continue;
            if (!make_room((void **)&l->common, l->commons + 1, &l->common_room, sizeof *l->common))
                return false;
            l->common[l->commons++] =
                (struct restricted){set, other, {k->by[other][0], k->by[other][1]}};
        }
        k->met[w] = 0;
    }
    return true;
}

static bool link_all(struct linking *k)
{
    struct als_list *l = k->list;
    for (int d = 1; d <= k->f->field->n; d++)
        if (!compare_places(k, d)) return false;
    list_members(k);
    for (int i = 0; i < l->count; i++) {
        l->first_common[i] = l->commons;
        if (!may_spend(k->f, 1 + (uint64_t)meet_sets(k, i) / SETS_PER_UNIT)) return false;
        if (!add_commons(k, i)) {
            k->f->no_memory = k->f->stopped = true;
            return false;
        }
    }
    l->first_common[l->count] = l->commons;
    return true;
}

bool als_link(struct finder *f, bool overlap, bool both, struct als_list *l)
{
    struct linking k = {.f = f, .list = l, .overlap = overlap, .both = both};
    const bool room = find_room(&k) && sort_places(&k), good = room && link_all(&k);
    if (!room) f->no_memory = f->stopped = true;
    free_room(&k);
    return good;
}

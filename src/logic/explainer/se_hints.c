/* SPDX-License-Identifier: MIT */
/* se_hints.c - which of many chains comes first.

   Hints are ordered by difficulty, then by the number of claims, then by sort, then in the order in which they were
   found.  If several remove the same candidates, only the first is kept.  */
#include <string.h>

#include "base/merge_sort.h"
#include "logic/explainer/se_chains.h"

/* A chain of more than 4, 6, 8, 12, 16, 24, 32, ... claims (the two ends not counted) is a tenth harder for each. */
int extra_tenths(int complexity)
{
    int tenths = 0;
    for (int limit = 4; complexity - 2 > limit; tenths++)
        limit = tenths % 2 ? limit * 4 / 3 : limit * 3 / 2;
    return tenths;
}

int hint_technique(const struct se_search *search, const struct se_hint *h)
{
    static const int nested[] = {TECHNIQUE_dynamic_chain,  TECHNIQUE_dynamic_chain_plus,
                                 TECHNIQUE_nested_chain,   TECHNIQUE_nested_multiple,
                                 TECHNIQUE_nested_dynamic, TECHNIQUE_nested_dynamic_plus};
    switch (h->type) {
    case HINT_CYCLE:
        if (!h->by_cells) return TECHNIQUE_x_cycle;
        return h->by_houses ? TECHNIQUE_cycle : TECHNIQUE_y_cycle;
    case HINT_FORCING: return h->by_cells ? TECHNIQUE_forcing_chain : TECHNIQUE_forcing_x_chain;
    default: break;
    }
    if (search->nishio) return TECHNIQUE_nishio;
    if (search->dynamic) return nested[search->level + (search->limit > 0)];
    return h->type == HINT_CELL ? TECHNIQUE_cell_forcing_chain : TECHNIQUE_house_forcing_chain;
}

/* All hints of a search by trials have the same base. */
static double difficulty(const struct se_hint *h)
{
    double base = 7.0, added = 0.0;
    if (h->type == HINT_CYCLE && !(h->by_cells && h->by_houses)) base = 6.5;
    if (h->type == HINT_FORCING && !h->by_cells) base = 6.6;
    /* Rounding errors decide between kinds of chains whose bases differ by tenths, so the additions must be the same as
       in the imitated program.  */
    for (int i = extra_tenths(h->complexity); i > 0; i--) added += 0.1;
    return base + added;
}

int hint_order(const struct se_hint *a, const struct se_hint *b)
{
    if (a->type <= HINT_FORCING) {
        const double first = difficulty(a), second = difficulty(b);
        if (first < second) return -1;
        if (first > second) return 1;
    }
    if (a->complexity != b->complexity) return a->complexity - b->complexity;
    if (a->key != b->key) return a->key - b->key;
    return a->serial - b->serial;
}

bool hint_places(const struct se_hint *h)
{
    if (h->type == HINT_CYCLE) return false;
    return (h->claim & 1) != (h->type == HINT_ABSURD);
}

int hint_removed(const struct se_chains *s, const struct se_hint *h, int *list)
{
    int count = 0;
    if (h->type == HINT_CYCLE) {
        if (list) memcpy(list, &s->number[h->first_removed], (size_t)h->removed * sizeof *list);
        return h->removed;
    }
    const bool on = hint_places(h);
    const int candidate = h->claim / 2, cell = s->cell_of[candidate];
    if (!on) {
        if (list) *list = candidate;
        return 1;
    }
    for_each_bit(d, s->now.candidates[cell] & ~((uint32_t)1 << s->digit_of[candidate])) {
        if (list) list[count] = id_of(s, cell, d);
        count++;
    }
    return count;
}

/* What chains inside the chains of a hint add: for each different one, its number of claims. */
static int nested_complexity(struct se_chains *s, const int *target, int targets)
{
    enum { SEEN = 256 }; /* more than any hint has */
    uint64_t seen[SEEN];
    int sum = 0, count = 0;
    for (int k = 0; k < targets; k++) {
        if (!s->node[target[k]].nested) continue;
        const int length = trace(s, target[k]);
        for (int i = 0; i < length; i++) {
            const int d = s->node[s->line[i]].deduction;
            if (d < 0 || !s->deduction[d].chain) continue;
            int at = 0;
            while (at < count && seen[at] != s->deduction[d].chain) at++;
            if (at < count) continue;
            if (count < SEEN) seen[count++] = s->deduction[d].chain;
            sum += s->deduction[d].complexity;
        }
    }
    return sum;
}

static bool keep_targets(struct se_chains *s, struct se_search *search, struct se_hint *h,
                         const int *target, int targets)
{
    h->first_target = take(s, &s->used.numbers, s->room.numbers, targets);
    if (h->first_target < 0) return false;
    h->targets = targets;
    memcpy(&s->number[h->first_target], target, (size_t)targets * sizeof *target);
    search->kept = s->used.nodes;
    return true;
}

bool offer(struct se_chains *s, struct se_search *search, struct se_hint *h, const int *target,
           int targets)
{
    if (!hint_removed(s, h, NULL)) return false;
    /* The two directions of a cycle are one chain. */
    const int chains = h->type == HINT_CYCLE ? 1 : targets;
    h->complexity = 0;
    h->serial = search->serial++;
    for (int k = 0; k < chains; k++) {
        h->complexity += count_of(s, target[k]);
        if (!search->all && search->found && h->type > HINT_FORCING &&
            h->complexity > search->best.complexity)
            return false;
    }
    if (search->level >= 2) h->complexity += nested_complexity(s, target, targets);
    if (!search->all && search->found && hint_order(&search->best, h) < 0) return false;
    if (search->keep && !keep_targets(s, search, h, target, targets)) return false;
    if (!search->all) {
        search->best = *h;
        search->found = true;
        return true;
    }
    const int at = take(s, &s->used.hints, s->room.hints, 1);
    if (at < 0) return false;
    s->hint[at] = *h;
    return true;
}

/* ---- sorting ---- */

static int in_order(const void *a, const void *b, const void *how)
{
    (void)how;
    return hint_order(a, b);
}

static uint64_t removal_hash(struct se_chains *s, const struct se_hint *h, int *list)
{
    uint64_t sum = 0;
    const int count = hint_removed(s, h, list);
    for (int i = 0; i < count; i++) {
        uint64_t x = ((uint64_t)list[i] + 1) * 0x9E3779B97F4A7C15u;
        x = (x ^ x >> 29) * 0xBF58476D1CE4E5B9u;
        x = (x ^ x >> 32) * 0x94D049BB133111EBu;
        sum += x ^ x >> 31;
    }
    return sum | 1;
}

/* Hints that remove the same candidates are recognised by a checksum of these, in a table in the scratch list. */
static int drop_repeats(struct se_chains *s, struct se_hint *list, int count)
{
    int slots = 64, kept = 0;
    while (slots < 2 * count) slots *= 2;
    const int words = 2 * slots, mark = s->used.numbers;
    const int at = take(s, &s->used.numbers, s->room.numbers, words + s->n + s->count);
    if (at < 0) return 0;
    int *table = &s->number[at], *scratch = &s->number[at + words];
    memset(table, 0, (size_t)words * sizeof *table);
    for (int i = 0; i < count; i++) {
        const uint64_t hash = removal_hash(s, &list[i], scratch);
        const int low = (int)(hash & 0x7FFFFFFF) | 1, high = (int)(hash >> 33);
        int slot = high & (slots - 1);
        while (table[2 * slot] && (table[2 * slot] != low || table[2 * slot + 1] != high))
            slot = (slot + 1) & (slots - 1);
        if (table[2 * slot]) continue;
        table[2 * slot] = low;
        table[2 * slot + 1] = high;
        list[kept++] = list[i];
    }
    s->used.numbers = mark;
    return kept;
}

void sort_hints(struct se_chains *s, struct se_search *search)
{
    const int count = s->used.hints - search->first_hint;
    const int other = take(s, &s->used.hints, s->room.hints, count);
    if (other < 0) return;
    struct se_hint *list = &s->hint[search->first_hint];
    merge_sort(list, &s->hint[other], count, sizeof *list, in_order, NULL);
    s->used.hints = search->first_hint + drop_repeats(s, list, count);
}

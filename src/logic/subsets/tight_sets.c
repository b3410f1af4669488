/* SPDX-License-Identifier: MIT */
/* tight_sets.c - see tight_sets.h */
#include "logic/subsets/tight_sets.h"

void tight_add(struct tight *t, int name, bitset set)
{
    if (bits_in(set) > t->size) return;
    t->name[t->count] = name;
    t->set[t->count++] = set;
}

/* The bounds within which the set of a level is picked, once those of the levels before are. */
static int first_pick(const struct tight *t, int level)
{
    if (t->order == BY_LARGEST) return t->size - 1 - level;
    return level ? t->pick[level - 1] + 1 : 0;
}

static int last_pick(const struct tight *t, int level)
{
    if (t->order == BY_SMALLEST) return t->count - t->size + level;
    return level ? t->pick[level - 1] - 1 : t->count - 1;
}

bool tight_next(struct tight *t, bitset *names, bitset *members)
{
    int level = t->begun ? t->size - 1 : 0;
    if (!t->begun) t->pick[0] = first_pick(t, 0) - 1;
    t->begun = true;
    while (level >= 0) {
        if (++t->pick[level] > last_pick(t, level)) {
            level--;
            continue;
        }
        const bitset joined = t->joined[level] | t->set[t->pick[level]];
        const int count = bits_in(joined);
        if (count > t->size) continue;
        t->joined[level + 1] = joined;
        if (level < t->size - 1) {
            level++;
            t->pick[level] = first_pick(t, level) - 1;
        } else if (count == t->size) {
            *names = 0;
            *members = joined;
            for (int i = 0; i < t->size; i++) *names |= bit(t->name[t->pick[i]]);
            return true;
        }
    }
    return false;
}

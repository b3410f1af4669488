/* SPDX-License-Identifier: MIT */
/* learn_rules.c - the trail, and what follows from the rules.

   A candidate that is true makes the others of its cell, and the same digit in the cell's peers, false.  A candidate that is false
   leaves its lines; a line with one candidate left makes it true.  A new kind of constraint would be asked here, and would answer
   in learn_causes() why.  */
#include "engine/learn.h"

void learn_assign(struct learner *l, literal p, reason why)
{
    const uint32_t candidate = candidate_of(p);
    l->value[p] = 1;
    l->value[opposite(p)] = -1;
    l->level[candidate] = l->levels;
    l->reason[candidate] = why;
    l->trail[l->trail_length++] = p;
}

static bool conflict(struct learner *l, literal p, reason why)
{
    l->impossible = p;
    l->why = why;
    return false;
}

bool learn_imply(struct learner *l, literal p, reason why)
{
    if (l->value[p] > 0) return true;
    if (l->value[p] < 0) return conflict(l, p, why);
    learn_assign(l, p, why);
    return true;
}

/* The candidate is true. */
static bool exclude_others(struct learner *l, uint32_t candidate)
{
    const uint32_t n = l->n, cell = candidate / n, digit = candidate - cell * n;
    const reason why = make_reason(BY_LITERAL, it_is(candidate));
    for_each_bit(other, l->left[cell] & ~bit((int)digit))
        if (!learn_imply(l, it_is_not(cell * n + (uint32_t)other), why)) return false;
    const uint16_t *const end = l->peer + l->first_peer[cell + 1];
    for (const uint16_t *peer = l->peer + l->first_peer[cell]; peer < end; peer++)
        if (!learn_imply(l, it_is_not(*peer * n + digit), why)) return false;
    return true;
}

/* The candidate is false.  All its lines lose it, also after a conflict, so that they can get it back. */
static bool shrink_lines(struct learner *l, uint32_t candidate)
{
    const sudoku_rules *r = l->rules;
    const uint32_t n = l->n, cell = candidate / n, digit = candidate - cell * n;
    const bitset digits = l->left[cell] &= ~bit((int)digit);
    bool possible = true;
    if (!digits) possible = conflict(l, it_is(candidate), make_reason(BY_LINE, cell));
    else if (is_single(digits))
        possible =
            learn_imply(l, it_is(cell * n + (uint32_t)lowest(digits)), make_reason(BY_LINE, cell));
    const struct seat *const end = r->seat + r->first_seat[cell + 1];
    for (const struct seat *s = r->seat + r->first_seat[cell]; s < end; s++) {
        const struct house *h = &r->house[s->house];
        if (!h->full) continue;
        const uint32_t line = l->cells + s->house * n + digit;
        const bitset places = l->left[line] &= ~bit(s->position);
        if (without_lowest(places) || !possible) continue;
        const reason why = make_reason(BY_LINE, line);
        if (!places) possible = conflict(l, it_is(candidate), why);
        else possible = learn_imply(l, it_is(h->cell[lowest(places)] * n + digit), why);
    }
    return possible;
}

static void restore_lines(struct learner *l, uint32_t candidate)
{
    const sudoku_rules *r = l->rules;
    const uint32_t n = l->n, cell = candidate / n, digit = candidate - cell * n;
    l->left[cell] |= bit((int)digit);
    for (int i = r->first_seat[cell]; i < r->first_seat[cell + 1]; i++)
        l->left[l->cells + r->seat[i].house * n + digit] |= bit(r->seat[i].position);
}

bool learn_from_rules(struct learner *l)
{
    while (l->rules_done < l->trail_length) {
        const literal p = l->trail[l->rules_done++];
        if (is_negative(p) ? !shrink_lines(l, candidate_of(p)) : !exclude_others(l, candidate_of(p)))
            return false;
    }
    return true;
}

void learn_undo_to(struct learner *l, uint32_t level)
{
    if (l->levels <= level) return;
    const uint32_t start = l->level_start[level + 1];
    while (l->trail_length > start) {
        const literal p = l->trail[--l->trail_length];
        const uint32_t candidate = candidate_of(p);
        l->value[p] = l->value[opposite(p)] = 0;
        l->preferred[candidate] = is_negative(p) ? -1 : 1;
        if (is_negative(p) && l->trail_length < l->rules_done) restore_lines(l, candidate);
        order_insert(&l->order, candidate);
    }
    if (l->rules_done > start) l->rules_done = start;
    if (l->clauses_done > start) l->clauses_done = start;
    l->levels = level;
}

/* SPDX-License-Identifier: MIT */
/* learn_clauses.c - what follows from learned clauses, and which of them are kept.

   Each clause watches its first two literals.  As long as neither is false, nothing follows from it.  When one becomes false, the
   clause watches another that is not; if there is none, the other watched literal must be true.  The lists of watches run through
   the clauses themselves, so that no memory is needed but the one array.  */
#include "engine/learn.h"

static void push_watch(struct learner *l, struct clause *c, uint32_t offset, uint32_t which)
{
    c->next[which] = l->watch[c->literal[which]];
    l->watch[c->literal[which]] = offset << 1 | which;
}

/* Another literal to watch, which is not false, or the size of the clause. */
static uint32_t find_other(const struct learner *l, const struct clause *c)
{
    uint32_t i = 2;
    while (i < c->size && l->value[c->literal[i]] < 0) i++;
    return i;
}

/* The literal is true. */
bool learn_from_clauses(struct learner *l, literal p)
{
    const literal gone = opposite(p);
    uint32_t *link = &l->watch[gone];
    while (*link) {
        const uint32_t watch = *link, offset = watch >> 1, which = watch & 1;
        struct clause *c = clause_at(l, offset);
        const literal other = c->literal[!which];
        if (l->value[other] > 0) {
            link = &c->next[which];
            continue;
        }
        const uint32_t i = find_other(l, c);
        if (i < c->size) {
            *link = c->next[which];
            c->literal[which] = c->literal[i];
            c->literal[i] = gone;
            push_watch(l, c, offset, which);
            continue;
        }
        if (!learn_imply(l, other, make_reason(BY_CLAUSE, offset))) return false;
        link = &c->next[which];
    }
    return true;
}

/* The second literal becomes the one of the highest level, because it is the first that opens again. */
static void watch_highest(struct learner *l)
{
    uint32_t highest = 1;
    for (uint32_t i = 2; i < l->lesson_size; i++)
        if (l->level[candidate_of(l->lesson[i])] > l->level[candidate_of(l->lesson[highest])])
            highest = i;
    const literal swap = l->lesson[1];
    l->lesson[1] = l->lesson[highest];
    l->lesson[highest] = swap;
}

uint32_t learn_add_clause(struct learner *l, uint32_t levels)
{
    const uint32_t offset = l->words_used, words = CLAUSE_WORDS + l->lesson_size;
    if (words > l->words_room - l->words_used) return 0;
    struct clause *c = clause_at(l, offset);
    watch_highest(l);
    *c = (struct clause){.size = l->lesson_size, .levels = levels & MAX_LEVELS, .used = 1};
    for (uint32_t i = 0; i < c->size; i++) c->literal[i] = l->lesson[i];
    push_watch(l, c, offset, 0);
    push_watch(l, c, offset, 1);
    l->words_used += words;
    l->clauses++;
    return offset;
}

/* ---- dropping ---- */

enum { CORE_LEVELS = 2, MANY_LEVELS = 64 };

/* Clauses of few levels stay for good, and those used lately stay for now. */
static bool may_drop(const struct clause *c, bool pressed)
{
    if (!c->levels || c->locked) return false;
    return pressed || (c->levels > CORE_LEVELS && !c->used);
}

static uint32_t words_of(const struct clause *c) { return CLAUSE_WORDS + c->size; }

static uint32_t rank_of(const struct clause *c)
{
    return c->levels < MANY_LEVELS ? c->levels : MANY_LEVELS - 1;
}

/* The number of levels from which on half of those that may be dropped are. */
static uint32_t limit_of_levels(const struct learner *l, bool pressed)
{
    uint32_t with[MANY_LEVELS] = {0}, all = 0, limit = MANY_LEVELS;
    for (uint32_t at = 1; at < l->words_used; at += words_of(clause_at(l, at)))
        if (may_drop(clause_at(l, at), pressed)) {
            with[rank_of(clause_at(l, at))]++;
            all++;
        }
    for (uint32_t dropped = 0; limit > 0 && dropped * 2 < all; dropped += with[limit]) limit--;
    return limit;
}

/* Moves the clauses that stay together; first_link of a clause holds its new place meanwhile. */
static void compact(struct learner *l, uint32_t limit, bool pressed)
{
    uint32_t to = 1;
    for (uint32_t at = 1; at < l->words_used; at += words_of(clause_at(l, at))) {
        struct clause *c = clause_at(l, at);
        const bool drop = may_drop(c, pressed) && rank_of(c) >= limit;
        c->next[0] = drop ? 0 : to;
        if (!drop) to += words_of(c);
    }
    for (uint32_t i = 0; i < l->trail_length; i++) {
        reason *why = &l->reason[candidate_of(l->trail[i])];
        if ((*why & KIND_MASK) == BY_CLAUSE)
            *why = make_reason(BY_CLAUSE, clause_at(l, *why >> KIND_BITS)->next[0]);
    }
    l->clauses = 0;
    for (uint32_t at = 1, words; at < l->words_used; at += words) {
        const struct clause *c = clause_at(l, at);
        const uint32_t place = c->next[0];
        words = words_of(c);
        if (!place) continue;
        for (uint32_t i = 0; i < words; i++) l->words[place + i] = l->words[at + i];
        l->clauses++;
    }
    l->words_used = to;
}

static void watch_again(struct learner *l)
{
    for (uint32_t p = 0; p < 2 * l->candidates; p++) l->watch[p] = 0;
    for (uint32_t at = 1; at < l->words_used; at += words_of(clause_at(l, at))) {
        struct clause *c = clause_at(l, at);
        c->used = c->locked = 0;
        push_watch(l, c, at, 0);
        push_watch(l, c, at, 1);
    }
}

void learn_drop_clauses(struct learner *l)
{
    const bool pressed = l->words_used > l->words_room / 2;
    for (uint32_t i = 0; i < l->trail_length; i++) {
        const uint32_t candidate = candidate_of(l->trail[i]);
        const reason why = l->reason[candidate];
        if ((why & KIND_MASK) == BY_CLAUSE) clause_at(l, why >> KIND_BITS)->locked = 1;
    }
    compact(l, limit_of_levels(l, pressed), pressed);
    watch_again(l);
}

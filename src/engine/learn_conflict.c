/* SPDX-License-Identifier: MIT */
/* learn_conflict.c - why it went wrong, in one clause.

   The literals of the last level that took part in the conflict are replaced by their causes, the latest first, until only one is
   left: the first point that all implications pass through (Marques-Silva and Sakallah, 1996).  It and the earlier literals that took part
   cannot all be true; the clause says so.  Literals that follow from the others in it are then left out (Sorensson and Biere, 2009).  */
#include "engine/learn.h"

static uint32_t causes_in_line(struct learner *l, literal p, uint32_t line)
{
    const uint32_t n = l->n;
    uint32_t count = 0;
    if (line < l->cells) {
        for (uint32_t digit = 0; digit < n; digit++) l->cause[count++] = it_is_not(line * n + digit);
    } else {
        const uint32_t house = (line - l->cells) / n, digit = (line - l->cells) % n;
        const struct house *h = &l->rules->house[house];
        for (int i = 0; i < h->count; i++) l->cause[count++] = it_is_not(h->cell[i] * n + digit);
    }
    for (uint32_t i = 0; i < count; i++)
        if (l->cause[i] == opposite(p)) {
            l->cause[i] = l->cause[--count];
            break;
        }
    return count;
}

static uint32_t causes_in_clause(struct learner *l, literal p, struct clause *c)
{
    uint32_t count = 0;
    c->used = 1;
    for (uint32_t i = 0; i < c->size; i++)
        if (c->literal[i] != p) l->cause[count++] = opposite(c->literal[i]);
    return count;
}

/* What was searched below all decisions up to its level. */
static uint32_t decisions_up_to(struct learner *l, uint32_t level)
{
    for (uint32_t i = 1; i <= level; i++) l->cause[i - 1] = l->trail[l->level_start[i]];
    return level;
}

uint32_t learn_causes(struct learner *l, literal p, reason why)
{
    const uint32_t number = why >> KIND_BITS;
    switch ((enum reason_kind)(why & KIND_MASK)) {
    case BY_LITERAL: l->cause[0] = number; return 1;
    case BY_LINE: return causes_in_line(l, p, number);
    case BY_CLAUSE: return causes_in_clause(l, p, clause_at(l, number));
    case NO_REASON: break;
    }
    return number ? decisions_up_to(l, l->level[candidate_of(p)]) : 0;
}

static void note(struct learner *l, uint32_t candidate, uint8_t mark)
{
    if (!l->seen[candidate]) l->touched[l->touched_count++] = candidate;
    l->seen[candidate] |= mark;
}

enum { TOOK_PART = 1, FOLLOWS = 2, DOES_NOT_FOLLOW = 4, NEAR_BY = 8 };

/* Notes true literals that took part; returns how many of them are new and of the last level. */
static uint32_t take_part(struct learner *l, uint32_t count)
{
    uint32_t latest = 0;
    for (uint32_t i = 0; i < count; i++) {
        const literal p = l->cause[i];
        const uint32_t candidate = candidate_of(p);
        if (l->seen[candidate] || !l->level[candidate]) continue;
        note(l, candidate, TOOK_PART);
        order_bump(&l->order, candidate, l->candidates);
        if (l->level[candidate] == l->levels) latest++;
        else l->lesson[l->lesson_size++] = opposite(p);
    }
    return latest;
}

static bool is_in_last_level(const struct learner *l, literal p)
{
    return l->seen[candidate_of(p)] && l->level[candidate_of(p)] == l->levels;
}

static void find_cut(struct learner *l)
{
    uint32_t at = l->trail_length, count = learn_causes(l, l->impossible, l->why);
    l->cause[count++] = opposite(l->impossible);
    l->lesson_size = 1;
    uint32_t latest = take_part(l, count);
    for (;;) {
        do at--;
        while (!is_in_last_level(l, l->trail[at]));
        const literal p = l->trail[at];
        if (--latest == 0) {
            l->lesson[0] = opposite(p);
            return;
        }
        latest += take_part(l, learn_causes(l, p, l->reason[candidate_of(p)]));
    }
}

/* ---- what follows from the rest ---- */

enum verdict { YES, NO, ASK };

/* Do all causes of a true literal belong to the lesson or follow from it?  ASK: that depends on one that is not known yet. */
static enum verdict judge_causes(struct learner *l, literal p, literal *unknown)
{
    const uint32_t count = learn_causes(l, p, l->reason[candidate_of(p)]);
    enum verdict verdict = YES;
    for (uint32_t i = 0; i < count; i++) {
        const uint32_t c = candidate_of(l->cause[i]);
        if (!l->level[c] || l->seen[c] & (TOOK_PART | FOLLOWS)) continue;
        if (l->seen[c] & DOES_NOT_FOLLOW || l->reason[c] == NO_REASON ||
            l->level_mark[l->level[c]] != l->lessons)
            return NO;
        *unknown = l->cause[i];
        verdict = ASK;
    }
    return verdict;
}

/* Does a true literal follow from the others of the lesson?  Depth first, through causes of causes. */
static bool follows(struct learner *l, literal p)
{
    uint32_t depth = 0;
    literal top = p;
    l->stack[depth++] = top;
    while (depth) {
        literal unknown = 0;
        top = l->stack[depth - 1];
        switch (judge_causes(l, top, &unknown)) {
        case YES: note(l, candidate_of(top), FOLLOWS), depth--; break;
        case ASK: l->stack[depth++] = unknown; break;
        case NO:
            while (depth) note(l, candidate_of(l->stack[--depth]), DOES_NOT_FOLLOW);
            return false;
        }
    }
    return true;
}

/* Marks the levels of the lesson, and returns how many there are. */
static uint32_t mark_levels(struct learner *l)
{
    uint32_t count = 0;
    l->lessons++;
    for (uint32_t i = 0; i < l->lesson_size; i++) {
        uint32_t *mark = &l->level_mark[l->level[candidate_of(l->lesson[i])]];
        count += *mark != l->lessons;
        *mark = l->lessons;
    }
    return count;
}

static void leave_out_what_follows(struct learner *l)
{
    uint32_t kept = 1;
    mark_levels(l);
    for (uint32_t i = 1; i < l->lesson_size; i++) {
        const literal p = l->lesson[i];
        if (l->reason[candidate_of(p)] == NO_REASON || !follows(l, opposite(p))) l->lesson[kept++] = p;
    }
    l->lesson_size = kept;
}

/* The direct causes of what is in the lesson count as taking part, too: 1.5 to 3 times fewer conflicts at 36x36. */
static void bump_causes(struct learner *l)
{
    for (uint32_t i = 0; i < l->lesson_size; i++) {
        const literal p = opposite(l->lesson[i]);
        const uint32_t count = learn_causes(l, p, l->reason[candidate_of(p)]);
        for (uint32_t j = 0; j < count; j++) {
            const uint32_t c = candidate_of(l->cause[j]);
            if (l->seen[c] & (TOOK_PART | NEAR_BY) || !l->level[c]) continue;
            note(l, c, NEAR_BY);
            order_bump(&l->order, c, l->candidates);
        }
    }
}

uint32_t learn_lesson(struct learner *l)
{
    uint32_t second = 0;
    l->touched_count = 0;
    find_cut(l);
    leave_out_what_follows(l);
    l->lesson_levels = mark_levels(l);
    bump_causes(l);
    for (uint32_t i = 0; i < l->touched_count; i++) l->seen[l->touched[i]] = 0;
    order_age(&l->order);
    for (uint32_t i = 1; i < l->lesson_size; i++) {
        const uint32_t level = l->level[candidate_of(l->lesson[i])];
        if (level > second) second = level;
    }
    return second;
}

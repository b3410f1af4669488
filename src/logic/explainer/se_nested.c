/* SPDX-License-Identifier: MIT */
/* se_nested.c - chains inside a trial.

   The board that a trial has reached is searched for chains of its own.  Many trials reach the same board, so the
   findings on each board are stored: what is removed, what had to be removed before (on the board from which the trial
   started), and the length of the chain.  */
#include <string.h>

#include "logic/explainer/se_chains.h"

/* ---- what a chain on the board relies on ---- */

static void note_parent(struct se_chains *s, int candidate, uint32_t mark)
{
    if (s->seen_off[candidate] == mark) return;
    s->seen_off[candidate] = mark;
    const int at = take(s, &s->used.finding_numbers, s->room.finding_numbers, 1);
    if (at >= 0) s->finding_number[at] = candidate;
}

/* Candidates that had to be removed before a claim could be turned on. */
static void note_parents(struct se_chains *s, const struct se_board *source, int candidate, int cause,
                         uint32_t mark)
{
    const int cell = s->cell_of[candidate], d = s->digit_of[candidate];
    if (cause == BY_CELL) {
        for_each_bit(v, source->candidates[cell] & ~s->now.candidates[cell])
            note_parent(s, id_of(s, cell, v), mark);
        return;
    }
    const int at = cause * s->n + d;
    for_each_bit(p, source->places[at] & ~s->now.places[at])
        note_parent(s, id_of(s, house_cell(s->field, cause, p), d), mark);
}

static int hint_parents(struct se_chains *s, const struct se_board *source, const struct se_hint *h)
{
    const int first = s->used.finding_numbers;
    const uint32_t mark = ++s->tours;
    for (int k = 0; k < h->targets; k++) {
        const int length = trace(s, s->number[h->first_target + k]);
        for (int i = 0; i < length; i++) {
            const struct se_node *node = &s->node[s->line[i]];
            int cause = node->cause;
            if (cause == BY_ASSUMPTION && h->type == HINT_CELL) cause = BY_CELL;
            if (cause == BY_ASSUMPTION && h->type == HINT_HOUSE) cause = h->where;
            if (!(node->claim & 1) || cause == BY_ASSUMPTION) continue;
            note_parents(s, source, node->claim / 2, cause, mark);
        }
    }
    return s->used.finding_numbers - first;
}

static uint64_t stir(uint64_t hash, uint64_t value)
{
    hash ^= value + 0x9E3779B97F4A7C15u + (hash << 6) + (hash >> 2);
    hash *= 0xFF51AFD7ED558CCDu;
    return hash ^ hash >> 32;
}

/* Identifies a chain by all its claims in order. */
static uint64_t chain_hash(struct se_chains *s, const struct se_hint *h)
{
    uint64_t hash = 1;
    for (int k = 0; k < h->targets; k++) {
        const int length = trace(s, s->number[h->first_target + k]);
        hash = stir(hash, (uint64_t)length << 32);
        for (int i = 0; i < length; i++) hash = stir(hash, s->node[s->line[i]].claim);
    }
    return hash | 1;
}

/* ---- findings ---- */

static void note_finding(struct se_chains *s, const struct se_search *outer,
                         const struct se_search *inner, const struct se_hint *h)
{
    const int mark = s->used.finding_numbers;
    const int parents = hint_parents(s, &outer->source, h);
    if (!parents || halted(s)) return;
    const int removed = hint_removed(s, h, NULL);
    const int at = take(s, &s->used.findings, s->room.findings, 1);
    const int list = take(s, &s->used.finding_numbers, s->room.finding_numbers, removed);
    if (at < 0 || list < 0) return;
    hint_removed(s, h, &s->finding_number[list]);
    order_removed(s, &s->finding_number[list], removed);
    struct se_finding *f = &s->finding[at];
    *f = (struct se_finding){
        .first_parent = mark, .parents = parents, .first_removed = list, .removed = removed};
    f->deduction = (struct se_deduction){
        .technique = hint_technique(inner, h), .chain = chain_hash(s, h), .complexity = h->complexity};
    if (!s->recording) return;
    f->deduction.first_truth = s->used.truths;
    f->deduction.truths = hint_truths(s, h, &s->number[h->first_target], h->targets);
}

static void note_findings(struct se_chains *s, const struct se_search *outer, struct se_search *inner)
{
    const struct se_rooms mark = s->used;
    inner->all = inner->keep = true;
    inner->depth = outer->depth + 1;
    run_search(s, inner);
    if (!halted(s)) sort_hints(s, inner);
    for (int i = inner->first_hint; i < s->used.hints && !halted(s); i++)
        note_finding(s, outer, inner, &s->hint[i]);
    s->used.nodes = mark.nodes;
    s->used.parents = mark.parents;
    s->used.trials = mark.trials;
    s->used.hints = mark.hints;
    s->used.numbers = mark.numbers;
    s->used.deductions = mark.deductions;
}

/* The searches that a level adds, easier ones first, until one finds something. */
static void search_board(struct se_chains *s, const struct se_search *outer)
{
    struct se_search *inner = &s->search[outer->depth + 1];
    const int first = s->used.findings;
    const bool dynamic = outer->level >= 4;
    for (int i = 0; i < 2 && s->used.findings == first && !halted(s); i++) {
        if (i && (outer->level == 2 || outer->level == 4)) return;
        inner->dynamic = dynamic;
        inner->multiple = dynamic || i;
        inner->nishio = false;
        inner->level = dynamic && i ? outer->level - 3 : outer->limit;
        inner->limit = 0;
        note_findings(s, outer, inner);
    }
}

/* ---- stored boards ---- */

static struct se_known *known_board(struct se_chains *s)
{
    uint64_t a = 1, b = 2;
    for (int cell = 0; cell < s->field->cells; cell++) {
        a = stir(a, s->now.candidates[cell]);
        b = stir(b, (uint64_t)s->now.candidates[cell] << 7 | 5);
    }
    int at = (int)(a % SE_KNOWN);
    while (s->known[at].count >= 0 && (s->known[at].hash[0] != a || s->known[at].hash[1] != b))
        at = (at + 1) % SE_KNOWN;
    s->known[at].hash[0] = a;
    s->known[at].hash[1] = b;
    return &s->known[at];
}

void forget_boards(struct se_chains *s)
{
    for (int i = 0; i < SE_KNOWN; i++) s->known[i].count = -1;
    s->boards_known = 0;
    s->used.findings = s->used.finding_numbers = 0;
}

static void use_findings(struct se_chains *s, struct se_trial *t, int first, int count)
{
    for (int i = first; i < first + count && !halted(s); i++) {
        const struct se_finding *f = &s->finding[i];
        const int at = take(s, &s->used.parents, s->room.parents, f->parents);
        const int number = new_deduction(s, &f->deduction);
        if (at < 0 || number < 0) return;
        for (int p = 0; p < f->parents; p++)
            s->parent[at + p] = t->off[s->finding_number[f->first_parent + p]];
        for (int r = 0; r < f->removed; r++)
            deduced(s, t, s->finding_number[f->first_removed + r], at, f->parents, number);
    }
}

bool deduce_chains(struct se_chains *s, struct se_search *search, struct se_trial *t)
{
    const int findings = s->used.findings, numbers = s->used.finding_numbers;
    if (search->depth || s->recording) {
        search_board(s, search);
        const int count = s->used.findings - findings;
        use_findings(s, t, findings, count);
        s->used.findings = findings;
        s->used.finding_numbers = numbers;
        return count > 0;
    }
    if (s->boards_known > SE_KNOWN / 2 || 2 * findings > s->room.findings ||
        2 * numbers > s->room.finding_numbers)
        forget_boards(s);
    struct se_known *known = known_board(s);
    if (known->count < 0) {
        const int first = s->used.findings;
        search_board(s, search);
        if (halted(s)) return false;
        known->first = first;
        known->count = s->used.findings - first;
        s->boards_known++;
    }
    use_findings(s, t, known->first, known->count);
    return known->count > 0;
}

/* SPDX-License-Identifier: MIT */
/* se_steps.c - a hint as a step: its chains as nodes, and the truths that they rely on. */
#include "logic/explainer/se_chains.h"

/* ---- truths ---- */

static void note_truth(struct se_chains *s, int first, sudoku_truth truth)
{
    for (int i = first; i < s->used.truths; i++)
        if (s->truth[i].kind == truth.kind && s->truth[i].where == truth.where &&
            s->truth[i].digit == truth.digit)
            return;
    const int at = take(s, &s->used.truths, s->room.truths, 1);
    if (at >= 0) s->truth[at] = truth;
}

static sudoku_truth place_truth(int where, int digit)
{
    return (sudoku_truth){digit ? SUDOKU_HOUSE_TRUTH : SUDOKU_CELL_TRUTH, (uint8_t)digit,
                          (uint16_t)where};
}

static void node_truths(struct se_chains *s, int first, const struct se_node *node)
{
    const int candidate = node->claim / 2;
    if (node->deduction >= 0) {
        const struct se_deduction *d = &s->deduction[node->deduction];
        for (int i = 0; i < d->simple_truths; i++)
            note_truth(s, first, place_truth(d->where[i], d->digit[i]));
        for (int i = 0; i < d->truths; i++) note_truth(s, first, s->truth[d->first_truth + i]);
    } else if (node->claim & 1 && node->cause == BY_CELL) {
        note_truth(s, first, place_truth(s->cell_of[candidate], 0));
    } else if (node->claim & 1 && node->cause != BY_ASSUMPTION) {
        note_truth(s, first, place_truth(node->cause, s->digit_of[candidate] + 1));
    }
}

int hint_truths(struct se_chains *s, const struct se_hint *h, const int *target, int targets)
{
    const int first = s->used.truths;
    if (h->type == HINT_CELL) note_truth(s, first, place_truth(h->where, 0));
    if (h->type == HINT_HOUSE) note_truth(s, first, place_truth(h->where, h->digit));
    /* A cycle in the opposite direction relies on the same truths, but its causes are in the wrong places. */
    for (int k = 0; k < (h->type == HINT_CYCLE ? 1 : targets); k++) {
        const int length = trace(s, target[k]);
        for (int i = 0; i < length; i++) node_truths(s, first, &s->node[s->line[i]]);
    }
    return s->used.truths - first;
}

/* ---- nodes ---- */

static sudoku_reason reason_of(const struct se_node *node)
{
    if (node->cause == BY_ASSUMPTION) return SUDOKU_ASSUMED;
    if (node->cause == BY_DEDUCTION) return SUDOKU_BY_STEP;
    if (!(node->claim & 1)) return SUDOKU_SEES;
    return node->cause == BY_CELL ? SUDOKU_LAST_DIGIT : SUDOKU_LAST_PLACE;
}

/* The nodes of a chain inside the chain, from its beginning: they were stored from its end. */
static void put_deduction(struct se_chains *s, const struct se_deduction *d)
{
    step_node_technique(s->f->step, d->technique);
    for (int i = 0; i < d->simple_truths; i++)
        step_node_truth(s->f->step, place_truth(d->where[i], d->digit[i]));
    for (int i = d->truths - 1; i >= 0; i--) step_node_truth(s->f->step, s->truth[d->first_truth + i]);
}

static int put_node(struct se_chains *s, const struct se_node *node, int chain)
{
    const int candidate = node->claim / 2;
    const int house = node->cause < BY_DEDUCTION ? node->cause : SUDOKU_NO_HOUSE;
    const int number = step_node(s->f->step, chain, s->digit_of[candidate] + 1, node->claim & 1,
                                 reason_of(node), house);
    step_node_cell(s->f->step, s->cell_of[candidate]);
    if (node->deduction >= 0) put_deduction(s, &s->deduction[node->deduction]);
    return number;
}

/* The claims that lead to a target, each after those that it follows from.  The unused end of the list of parents serves
   as a stack of nodes to return to.  */
static void put_chain(struct se_chains *s, int target, int chain)
{
    int *number = s->queue_on, *stack = &s->parent[s->used.parents];
    int depth = 0, room = s->room.parents - s->used.parents - s->count;
    for (int c = 0; c < 2 * s->count; c++) number[c] = -1;
    if (room < 1) {
        s->overflow = true;
        return;
    }
    stack[depth++] = target;
    while (depth && !s->f->step->broken) { /* a node that could not be put would come back for ever */
        const struct se_node *node = &s->node[stack[depth - 1]];
        const int *parent = &s->parent[node->first_parent];
        const int before = depth;
        if (depth > room) {
            s->overflow = true;
            return;
        }
        if (number[node->claim] < 0)
            for (int p = node->parents - 1; p >= 0; p--)
                if (number[s->node[parent[p]].claim] < 0) stack[depth++] = parent[p];
        if (depth > before) continue;
        depth--;
        if (number[node->claim] >= 0) continue;
        number[node->claim] = put_node(s, node, chain);
        for (int p = 0; p < node->parents; p++)
            step_node_parent(s->f->step, number[s->node[parent[p]].claim]);
    }
}

/* A loop: its first node follows from its last one. */
static void put_loop(struct se_chains *s, int target)
{
    const int length = trace(s, target);
    const struct se_node *first = &s->node[target];
    put_node(s, first, 0);
    step_node_parent(s->f->step, length - 1);
    for (int i = length - 1; i > 0; i--) {
        const int number = put_node(s, &s->node[s->line[i]], 0);
        step_node_parent(s->f->step, number - 1);
    }
}

/* ---- the step ---- */

static void put_effect(struct se_chains *s, const struct se_hint *h)
{
    if (hint_places(h)) {
        step_place(s->f->step, s->cell_of[h->claim / 2], s->digit_of[h->claim / 2] + 1);
        return;
    }
    int *list = s->queue_on;
    const int count = hint_removed(s, h, list);
    for (int i = 1; i < count; i++)
        for (int k = i; k > 0 && list[k - 1] > list[k]; k--) {
            const int swap = list[k];
            list[k] = list[k - 1];
            list[k - 1] = swap;
        }
    for (int i = 0; i < count; i++)
        step_remove(s->f->step, s->cell_of[list[i]], s->digit_of[list[i]] + 1);
}

static void put_start(struct se_chains *s, const struct se_hint *h)
{
    struct step *step = s->f->step;
    if (h->type == HINT_CELL) {
        step_cell(step, SUDOKU_PATTERN, h->where);
    } else if (h->type == HINT_HOUSE) {
        step_digit(step, SUDOKU_PATTERN, h->digit);
        step_house(step, SUDOKU_BASE, h->where);
    } else {
        step_part(step, SUDOKU_PATTERN, s->cell_of[h->where], s->digit_of[h->where] + 1);
    }
}

void build_step(struct se_chains *s, const struct se_search *search, const struct se_hint *h,
                const int *target, int targets)
{
    struct step *step = s->f->step;
    step_begin(step, hint_technique(search, h));
    step->it.variant = h->type >= HINT_ABSURD && search->dynamic ? (int)h->type - HINT_ABSURD : 0;
    step->it.rating = extra_tenths(h->complexity);
    step->it.length = h->complexity;
    put_effect(s, h);
    put_start(s, h);
    if (h->type == HINT_CYCLE) put_loop(s, target[0]);
    else
        for (int k = 0; k < targets; k++) put_chain(s, target[k], k);
    const int first = s->used.truths, count = hint_truths(s, h, target, targets);
    for (int i = first; i < first + count; i++) {
        const sudoku_truth *t = &s->truth[i];
        if (t->kind == SUDOKU_CELL_TRUTH) step_cell_truth(step, t->where);
        else step_house_truth(step, t->where, t->digit);
    }
    s->used.truths = first;
}

/* SPDX-License-Identifier: MIT */
/* se_multiple.c - hints from trials: contradictions, and what follows both from a candidate on and off, from all digits
   of a cell, or from all places in a house.

   Trials of candidates that are on are used for several hints, so they are kept.  */
#include <string.h>

#include "logic/explainer/se_chains.h"

/* The order among hints of equal length. */
enum { KEY_DOUBLE = 1, KEY_CELL = 5, KEY_HOUSE = 6, KEY_ABSURD = 7 };

static int trial_on(struct se_chains *s, struct se_search *search, int candidate)
{
    if (search->trial_of[candidate] < 0)
        search->trial_of[candidate] = try_claim(s, search, claim_of(candidate, true));
    return search->trial_of[candidate];
}

static void make_exact(struct se_chains *s, struct se_search *search, int trial)
{
    if (!s->trial[trial].exact && !halted(s)) follow(s, search, &s->trial[trial]);
}

/* Releases the trials from number `mark` on, and their nodes unless hints rely on them. */
static void drop_trials(struct se_chains *s, struct se_search *search, const struct se_rooms *mark)
{
    for (int t = mark->trials; t < s->used.trials; t++) {
        const int claim = s->trial[t].claim;
        if (search->trial_of[claim / 2] == t) search->trial_of[claim / 2] = -1;
    }
    s->used.trials = mark->trials;
    if (search->kept > mark->nodes) return;
    s->used.nodes = mark->nodes;
    s->used.parents = mark->parents;
    s->used.deductions = mark->deductions;
    s->used.truths = mark->truths;
}

static void offer_absurd(struct se_chains *s, struct se_search *search, int trial, int claim)
{
    const struct se_trial *t = &s->trial[trial];
    if (!t->exact || t->absurd_on < 0) return;
    const int target[2] = {t->absurd_on, t->absurd_off};
    struct se_hint h = {.type = HINT_ABSURD, .key = KEY_ABSURD, .claim = claim, .where = claim / 2};
    offer(s, search, &h, target, 2);
}

static void offer_doubles(struct se_chains *s, struct se_search *search, int candidate, int on, int off)
{
    const struct se_trial *a = &s->trial[on], *b = &s->trial[off];
    for (int want = 1; want >= 0; want--) {
        if (!sets_meet(s, want ? a->on_set : a->off_set, want ? b->on_set : b->off_set)) continue;
        make_exact(s, search, on);
        make_exact(s, search, off);
        if (halted(s)) return;
        for (int i = a->first; i < a->end; i++) {
            const int claim = s->node[i].claim;
            const int target[2] = {i, want ? b->on[claim / 2] : b->off[claim / 2]};
            if ((claim & 1) != want || target[1] < 0) continue;
            if ((want ? a->on : a->off)[claim / 2] != i) continue; /* half of a contradiction */
            struct se_hint h = {
                .type = HINT_DOUBLE, .key = KEY_DOUBLE, .claim = claim, .where = candidate};
            offer(s, search, &h, target, 2);
        }
    }
}

/* The candidates that all of the trials turn on, or off; false: none. */
static bool find_common(const struct se_chains *s, const int *trial, int trials, bool on, bitset *common)
{
    bitset any = 0;
    for (int w = 0; w < s->words; w++) {
        const struct se_trial *t = &s->trial[trial[0]];
        common[w] = (on ? t->on_set : t->off_set)[w];
        for (int k = 1; k < trials && common[w]; k++) {
            t = &s->trial[trial[k]];
            common[w] &= (on ? t->on_set : t->off_set)[w];
        }
        any |= common[w];
    }
    return any;
}

/* All claims that all of the trials have in common, in the order of the first trial. */
static void offer_common(struct se_chains *s, struct se_search *search, struct se_hint h,
                         const int *trial, int trials)
{
    const struct se_trial *first = &s->trial[trial[0]];
    bitset *common = s->common;
    for (int want = 1; want >= 0; want--) {
        if (!find_common(s, trial, trials, want, common)) continue;
        for (int k = 0; k < trials; k++) make_exact(s, search, trial[k]);
        if (halted(s)) return;
        if (!find_common(s, trial, trials, want, common)) continue; /* none that is short enough */
        for (int i = first->first; i < first->end; i++) {
            int target[SUDOKU_LOGIC_SIZE];
            const int candidate = s->node[i].claim / 2;
            if ((s->node[i].claim & 1) != want || !set_has(common, candidate)) continue;
            for (int k = 0; k < trials; k++) {
                const struct se_trial *t = &s->trial[trial[k]];
                target[k] = (want ? t->on : t->off)[candidate];
            }
            if (target[0] != i) continue; /* half of a contradiction */
            h.claim = s->node[i].claim;
            offer(s, search, &h, target, trials);
        }
    }
}

/* Houses in which the cell is the digit's first place. */
static void search_houses(struct se_chains *s, struct se_search *search, int candidate)
{
    const int cell = s->cell_of[candidate], d = s->digit_of[candidate];
    for (int i = s->first_seat[cell]; i < s->first_seat[cell + 1] && !halted(s); i++) {
        const struct se_seat *seat = &s->seat[i];
        const uint32_t places = s->now.places[seat->house * s->n + d];
        if (!seat->full || !(places & (places - 1)) || lowest(places) != seat->position) continue;
        if (!search->multiple && !is_pair(places)) continue;
        const struct se_rooms mark = s->used;
        int trial[SUDOKU_LOGIC_SIZE], trials = 0;
        for_each_bit(p, places) trial[trials++] = trial_on(s, search, id_of(s, seat->cell[p], d));
        if (halted(s)) return;
        offer_common(
            s, search,
            (struct se_hint){.type = HINT_HOUSE, .key = KEY_HOUSE, .where = seat->house, .digit = d + 1},
            trial, trials);
        if (!s->hoard) drop_trials(s, search, &mark);
    }
}

/* A candidate on and off. */
static int search_candidate(struct se_chains *s, struct se_search *search, int candidate, bool doubles)
{
    const int on = trial_on(s, search, candidate);
    if (halted(s)) return -1;
    if (search->dynamic) {
        offer_absurd(s, search, on, claim_of(candidate, true));
        const struct se_rooms mark = s->used;
        const int off = try_claim(s, search, claim_of(candidate, false));
        if (halted(s)) return -1;
        offer_absurd(s, search, off, claim_of(candidate, false));
        if (doubles) offer_doubles(s, search, candidate, on, off);
        drop_trials(s, search, &mark);
        /* The nodes that make it exact may just have been released. */
        if (s->used.nodes <= s->trial[on].first) s->trial[on].exact = false;
    }
    if (!search->nishio) search_houses(s, search, candidate);
    return on;
}

static void search_cell(struct se_chains *s, struct se_search *search, int cell)
{
    const uint32_t digits = s->now.candidates[cell];
    const int count = bits_in(digits);
    int trial[SUDOKU_LOGIC_SIZE], trials = 0;
    for_each_bit(d, digits) {
        /* A Nishio trial involves only this digit, so it finds nothing new unless the digit has changed. */
        if (search->nishio && !digit_is_new(s->f, d + 1)) continue;
        trial[trials++] = search_candidate(s, search, id_of(s, cell, d), count >= 3 && !search->nishio);
        if (halted(s)) return;
    }
    if (search->nishio || (count > 2 && !search->multiple)) return;
    offer_common(s, search, (struct se_hint){.type = HINT_CELL, .key = KEY_CELL, .where = cell}, trial,
                 trials);
}

void search_trials(struct se_chains *s, struct se_search *search)
{
    memset(search->trial_of, 255, (size_t)s->count * sizeof *search->trial_of);
    board_copy(s, &search->source, &s->now);
    if (!search->level) list_foes(s);
    if (!search->dynamic) list_links(s);
    for (int cell = 0; cell < s->field->cells && !halted(s); cell++) {
        const uint32_t digits = s->now.candidates[cell];
        if (!digits || !(digits & (digits - 1))) continue;
        if (is_pair(digits) && !search->dynamic) continue;
        const struct se_rooms mark = s->used;
        search_cell(s, search, cell);
        if (!s->hoard && !halted(s)) drop_trials(s, search, &mark);
    }
}

/* ---- repeating the trials of a hint ---- */

/* The node for a claim in a trial of its own. */
static int node_by(struct se_chains *s, struct se_search *search, int assumed, int claim)
{
    const int number = take(s, &s->used.trials, s->room.trials, 1);
    if (number < 0 || halted(s)) return -1;
    struct se_trial *t = &s->trial[number];
    t->claim = assumed;
    follow(s, search, t);
    if (claim < 0) return number;
    return (claim & 1 ? t->on : t->off)[claim / 2];
}

int retry(struct se_chains *s, struct se_search *search, const struct se_hint *h, int *target)
{
    int count = 0;
    board_copy(s, &search->source, &s->now);
    if (h->type == HINT_ABSURD) {
        const int t = node_by(s, search, h->claim, -1);
        if (halted(s)) return 0;
        target[count++] = s->trial[t].absurd_on;
        target[count++] = s->trial[t].absurd_off;
    } else if (h->type == HINT_DOUBLE) {
        for (int on = 1; on >= 0; on--)
            target[count++] = node_by(s, search, claim_of(h->where, on), h->claim);
    } else if (h->type == HINT_CELL) {
        for_each_bit(d, s->now.candidates[h->where])
            target[count++] = node_by(s, search, claim_of(id_of(s, h->where, d), true), h->claim);
    } else {
        const int d = h->digit - 1;
        for_each_bit(p, s->now.places[h->where * s->n + d]) {
            const int candidate = id_of(s, house_cell(s->field, h->where, p), d);
            target[count++] = node_by(s, search, claim_of(candidate, true), h->claim);
        }
    }
    return halted(s) ? 0 : count;
}

/* SPDX-License-Identifier: MIT */
/* clash.c - which conditions clash: first a set of which nothing can be left out (QuickXplain, Junker 2004), then a smallest one by
   hitting sets (Ignatiev and others 2015); README.md says why that works.

   Most sets clash, or have a solution, after little search, but some take very long.  So the first set is found by propagation alone
   if that is enough, and then reduced further with more and more search.  */
#include "csp/why/clash.h"

#include "base/memory.h"
#include "csp/why/hitting_set.h"

/* Nodes for each set that is tried, round by round. */
enum { PROPAGATION = 2, SHORT_SEARCH = 1000, ROUNDS = 3 };
static const uint64_t budgets[ROUNDS] = {PROPAGATION, SHORT_SEARCH, NO_BUDGET};

/* ---- sets ---- */

static int all_of(const struct clash *w) { return w->oracle.counters.conditions; }

/* The conditions of the set, or those that are not in it, as items. */
static int list_items(struct clash *w, const bool *set, bool in_set)
{
    int count = 0;
    for (int i = 0; i < all_of(w); i++)
        if (set[i] == in_set) w->item[count++] = i;
    return count;
}

static void want(struct clash *w, int from, int to, bool wanted)
{
    for (int i = from; i < to; i++) w->trial[w->item[i]] = wanted;
}

static bool wants_any(const struct clash *w, int from, int to)
{
    for (int i = from; i < to; i++)
        if (w->trial[w->item[i]]) return true;
    return false;
}

static void keep_trial(struct clash *w)
{
    int count = 0;
    for (int i = 0; i < all_of(w); i++) count += w->best[i] = w->trial[i];
    w->oracle.counters.known = count;
}

/* ---- a set of which nothing can be left out ---- */

static bool clashes(struct clash *w, uint64_t budget)
{
    const enum verdict verdict = subset_verdict(&w->oracle, w->trial, budget);
    w->doubts += verdict == VERDICT_UNKNOWN;
    return verdict == VERDICT_CLASH;
}

/* The trial and the items from `from` to `to`, none of which it has, clash: adds to it as few of them as needed.  `is_new`: it has
   not been tried without them.  Whatever remains unknown, the trial clashes in the end.  */
static void add_needed(struct clash *w, int from, int to, bool is_new, uint64_t budget)
{
    const int middle = from + (to - from) / 2;
    if (is_new && clashes(w, budget)) return;
    if (to - from < 2 || w->oracle.is_over) {
        want(w, from, to, true);
        return;
    }
    want(w, from, middle, true);
    add_needed(w, middle, to, true, budget);
    want(w, from, middle, false);
    add_needed(w, from, middle, wants_any(w, middle, to), budget);
}

static void reduce(struct clash *w, uint64_t budget)
{
    const int count = list_items(w, w->best, true);
    w->doubts = 0;
    memset(w->trial, 0, (size_t)all_of(w) * sizeof *w->trial);
    add_needed(w, 0, count, true, budget);
    keep_trial(w);
    if (!w->doubts) w->proof = CSP_PROVED_IRREDUCIBLE;
}

/* ---- a smallest set ---- */

/* The trial has a solution: adds as many of the items from `from` to `to` as possible without a clash.  `clash`: all of them are known to
   be too many.  Returns true if all were added.  */
static bool add_possible(struct clash *w, int from, int to, bool clash)
{
    want(w, from, to, true);
    if (!clash && subset_verdict(&w->oracle, w->trial, SHORT_SEARCH) == VERDICT_SOLUTION) return true;
    want(w, from, to, false);
    if (to - from < 2) return false;
    const int middle = from + (to - from) / 2;
    const bool all = add_possible(w, from, middle, false);
    return add_possible(w, middle, to, all && clash) && all;
}

static bool step(void *oracle) { return subset_goes_on(oracle); }

/* Tries a set that has a condition of each rest.  False: nothing more can be said. */
static bool try_hitting_set(struct clash *w, struct hitting_sets *rests)
{
    switch (subset_verdict(&w->oracle, w->trial, NO_BUDGET)) {
    case VERDICT_CLASH: keep_trial(w); return true;
    case VERDICT_UNKNOWN: return false;
    case VERDICT_SOLUTION: break;
    }
    add_possible(w, 0, list_items(w, w->trial, false), true);
    if (!hitting_sets_add(rests, w->trial)) {
        w->oracle.is_over = true;
        w->oracle.result = CSP_NO_MEMORY;
    }
    return !w->oracle.is_over;
}

/* No set of fewer than `least` conditions has one of each rest, and so none clashes. */
static void find_smallest(struct clash *w)
{
    csp_why_counters *c = &w->oracle.counters;
    struct hitting_sets rests = {.elements = all_of(w)};
    bool goes_on = true;
    while (goes_on && c->least < c->known) {
        switch (hitting_set_find(&rests, c->least, w->trial, step, &w->oracle)) {
        case HITTING_FOUND: goes_on = try_hitting_set(w, &rests); break;
        case HITTING_NONE: c->least++; break;
        case HITTING_STOPPED: goes_on = false; break;
        case HITTING_NO_MEMORY:
            w->oracle.is_over = true;
            w->oracle.result = CSP_NO_MEMORY;
            goes_on = false;
        }
    }
    hitting_sets_free(&rests);
    if (c->least == c->known) w->proof = CSP_PROVED_SMALLEST;
}

/* ---- both ---- */

static void limit_the_rest(struct clash *w)
{
    uint64_t *limit = &w->oracle.options.node_limit;
    const uint64_t most = w->oracle.counters.nodes * w->times_as_many + w->nodes_more;
    if (most && (!*limit || *limit > most)) *limit = most;
}

csp_result clash_explain(struct clash *w)
{
    int round = 0;
    enum verdict verdict = VERDICT_UNKNOWN;
    memset(w->trial, true, (size_t)all_of(w) * sizeof *w->trial);
    for (; round < ROUNDS && verdict == VERDICT_UNKNOWN; round++)
        verdict = subset_verdict(&w->oracle, w->trial, budgets[round]);
    if (verdict == VERDICT_SOLUTION) return CSP_SOLUTION;
    if (verdict == VERDICT_CLASH) {
        keep_trial(w);
        w->proof = CSP_PROVED_CLASH;
        for (round--; round < ROUNDS && w->proof == CSP_PROVED_CLASH; round++) reduce(w, budgets[round]);
    }
    limit_the_rest(w);
    if (w->proof == CSP_PROVED_IRREDUCIBLE) find_smallest(w);
    if (w->proof == CSP_PROVED_SMALLEST) return CSP_DONE;
    return w->oracle.is_over ? w->oracle.result : CSP_CUT_OFF;
}

bool clash_make(struct clash *w, int conditions)
{
    const size_t count = (size_t)conditions;
    w->oracle.counters.conditions = conditions;
    w->oracle.counters.known = -1;
    w->best = new_array(count, sizeof *w->best);
    w->trial = new_array(count, sizeof *w->trial);
    w->item = new_array(count, sizeof *w->item);
    return w->best && w->trial && w->item;
}

void clash_free(struct clash *w)
{
    free(w->best);
    free(w->trial);
    free(w->item);
}

/* SPDX-License-Identifier: MIT */
/* se_trials.c - what follows if one candidate is on, or off.

   Claims that are on are processed first: each turns off the remaining candidates of its cell and its houses.  Then one
   claim that is off is processed, which turns on a candidate that is left alone in the cell or in a house; a dynamic
   trial removes it from the board, so that later claims may follow from several.  The order determines what follows from
   what, and so the length of chains, on which their rating depends.  */
#include <string.h>

#include "logic/explainer/se_chains.h"

int new_node(struct se_chains *s, int claim, int cause, int parent)
{
    const int i = take(s, &s->used.nodes, s->room.nodes, 1);
    if (i < 0) return -1;
    s->node[i] = (struct se_node){.claim = (uint16_t)claim,
                                  .cause = (uint16_t)cause,
                                  .parents = parent >= 0,
                                  .least = 1,
                                  .first_parent = s->used.parents,
                                  .deduction = -1};
    if (parent < 0) return i;
    const int at = take(s, &s->used.parents, s->room.parents, 1);
    if (at < 0) return -1;
    s->parent[at] = parent;
    s->node[i].least = (uint16_t)(s->node[parent].least + 1);
    return i;
}

/* Is there room for whatever follows from one node?  It is asked once for all the nodes that do. */
static inline bool has_room(struct se_chains *s)
{
    if (s->used.nodes + s->most_following > s->room.nodes ||
        s->used.parents + s->most_following > s->room.parents)
        s->overflow = true;
    return !s->overflow;
}

/* A new node with one parent, where there is room. */
static inline int add_node(struct se_chains *s, int claim, int cause, int parent)
{
    const int i = s->used.nodes++, at = s->used.parents++;
    s->parent[at] = parent;
    s->node[i] = (struct se_node){.claim = (uint16_t)claim,
                                  .cause = (uint16_t)cause,
                                  .parents = 1,
                                  .least = (uint16_t)(s->node[parent].least + 1),
                                  .first_parent = at,
                                  .deduction = -1};
    return i;
}

/* One more parent for the newest node, where there is room. */
static inline void more_parent(struct se_chains *s, int node, int parent)
{
    s->parent[s->used.parents++] = parent;
    s->node[node].parents++;
}

/* A lower bound on what a node with several parents relies on: all that one parent relies on, and the parents that came
   later, which cannot be part of that.  */
void set_least(struct se_chains *s, int node)
{
    struct se_node *at = &s->node[node];
    const int *parent = &s->parent[at->first_parent];
    int least = 0;
    for (int i = 0; i < at->parents; i++) {
        int sum = s->node[parent[i]].least;
        for (int k = 0; k < at->parents; k++) sum += parent[k] > parent[i];
        if (sum > least) least = sum;
    }
    at->least = (uint16_t)(least + 1);
}

struct following {
    struct se_chains *s;
    const struct se_search *search;
    struct se_trial *t;
    int *on, *off; /* queues of nodes */
    int on_head, on_end, off_head, off_end;
    int bound; /* nodes that rely on this many claims cannot lead to a useful hint */
    int light; /* how many in the queues rely on fewer, according to the lower bounds */
};

static inline void add_on(struct following *w, int candidate, int node)
{
    w->t->on[candidate] = node;
    w->t->on_set[candidate / 64] |= bit(candidate % 64);
    w->on[w->on_end++] = node;
    w->light += w->s->node[node].least < w->bound;
}

static inline void add_off(struct following *w, int candidate, int node)
{
    w->t->off[candidate] = node;
    w->t->off_set[candidate / 64] |= bit(candidate % 64);
    w->off[w->off_end++] = node;
    w->light += w->s->node[node].least < w->bound;
}

/* Turns off a candidate because of the node `from`, unless it is off already.  False: it is on.  No branch depends on whether it is off,
   which nothing could predict: the node is written in any case, and counts if it is new.  */
static inline bool turn_off(struct following *w, int candidate, int cause, int from)
{
    struct se_chains *s = w->s;
    const int before = w->t->off[candidate], node = s->used.nodes;
    const bool fresh = before < 0;
    add_node(s, claim_of(candidate, false), cause, from);
    if (w->t->on[candidate] >= 0 && fresh) {
        w->t->absurd_on = w->t->on[candidate];
        w->t->absurd_off = node;
        return false;
    }
    w->off[w->off_end] = node;
    w->t->off[candidate] = fresh ? node : before;
    w->t->off_set[candidate / 64] |= bit(candidate % 64);
    w->light += fresh & (s->node[node].least < w->bound);
    w->off_end += fresh;
    s->used.nodes = node + fresh;
    s->used.parents -= !fresh;
    return true;
}

/* The cell and the houses of a candidate that is on will have one candidate left, which is no news.  A bit beyond all digits and positions
   keeps them from having one; other techniques would be confused by it.  */
static inline void settle(struct following *w, int candidate)
{
    const uint32_t settled = (uint32_t)1 << 31;
    struct se_chains *s = w->s;
    if (!w->search->dynamic || w->search->level) return;
    if (!w->search->nishio) s->now.candidates[s->cell_of[candidate]] |= settled;
    for (int i = s->first_spot[candidate]; i < s->first_spot[candidate + 1]; i++)
        s->now.places[s->spot[i].at] |= settled;
}

static bool from_on(struct following *w, int node)
{
    struct se_chains *s = w->s;
    const int candidate = s->node[node].claim / 2;
    const int cell = s->cell_of[candidate], d = s->digit_of[candidate];
    if (!has_room(s)) return false;
    if (!w->search->nishio)
        for_each_bit(v, s->now.candidates[cell] & ~((uint32_t)1 << d)) {
            if (!turn_off(w, id_of(s, cell, v), BY_CELL, node)) return false;
        }
    for (int i = s->first_spot[candidate]; i < s->first_spot[candidate + 1]; i++) {
        const struct se_spot *spot = &s->spot[i];
        for_each_bit(p, s->now.places[spot->at] & spot->fresh) {
            if (!turn_off(w, spot->id[p], spot->house, node)) return false;
        }
    }
    settle(w, candidate);
    return true;
}

/* Would turning on this candidate add anything new? */
static bool is_news(const struct following *w, int candidate)
{
    return w->t->on[candidate] < 0 || w->t->off[candidate] >= 0;
}

/* Turns on a candidate because of the node `from`; `gone` are the digits of its cell, or the places in the house, that
   the trial removed earlier.  False: it is off.  */
static bool turn_on(struct following *w, int candidate, int cause, int from, uint32_t gone)
{
    struct se_chains *s = w->s;
    const bool absurd = w->t->off[candidate] >= 0;
    const int node = add_node(s, claim_of(candidate, true), cause, from);
    const int cell = s->cell_of[candidate], d = s->digit_of[candidate];
    for_each_bit(i, gone) {
        const int other =
            cause == BY_CELL ? id_of(s, cell, i) : id_of(s, house_cell(s->field, cause, i), d);
        more_parent(s, node, w->t->off[other]);
    }
    if (gone) set_least(s, node);
    if (absurd) {
        w->t->absurd_on = node;
        w->t->absurd_off = w->t->off[candidate];
        return false;
    }
    add_on(w, candidate, node);
    return true;
}

static inline bool one_left(uint32_t set) { return !(set & (set - 1)) && set; }

/* `dynamic`: as the search is; a constant for the compiler. */
static inline bool from_off(struct following *w, int node, bool dynamic)
{
    struct se_chains *s = w->s;
    const struct se_board *now = &s->now, *source = &w->search->source;
    const int candidate = s->node[node].claim / 2;
    const int cell = s->cell_of[candidate], d = s->digit_of[candidate];
    const uint32_t digits = now->candidates[cell] & ~((uint32_t)1 << d);
    if (!has_room(s)) return false;
    if (!w->search->nishio && one_left(digits)) {
        const int last = id_of(s, cell, lowest(digits));
        if (is_news(w, last) &&
            !turn_on(w, last, BY_CELL, node, source->candidates[cell] & ~now->candidates[cell]))
            return false;
    }
    if (dynamic) now->candidates[cell] = digits;
    const struct se_spot *past = &s->spot[s->first_spot[candidate + 1]];
    for (const struct se_spot *spot = &s->spot[s->first_spot[candidate]]; spot < past; spot++) {
        const uint32_t before = now->places[spot->at], places = before & ~spot->bit;
        if (dynamic) now->places[spot->at] = places;
        if (!one_left(places) || !spot->full) continue;
        const int last = spot->id[lowest(places)];
        if (is_news(w, last) && !turn_on(w, last, spot->house, node, source->places[spot->at] & ~before))
            return false;
    }
    return true;
}

/* The next node of a queue. */
static int next_of(struct following *w, const int *queue, int *head)
{
    const int node = queue[(*head)++];
    w->light -= w->s->node[node].least < w->bound;
    return node;
}

static void follow_all(struct following *w)
{
    struct se_chains *s = w->s;
    enum { NODES_PER_UNIT = 32 };
    for (int steps = 1;; steps++) {
        if (steps % NODES_PER_UNIT == 0 && !may_go_on(s->f)) return;
        const bool on = w->on_head < w->on_end, off = w->off_head < w->off_end;
        if ((on || off) && !w->light) return;
        if (on) {
            if (!from_on(w, next_of(w, w->on, &w->on_head))) return;
        } else if (off) {
            const int node = next_of(w, w->off, &w->off_head);
            if (!(w->search->dynamic ? from_off(w, node, true) : from_off(w, node, false))) return;
        } else {
            if (!w->search->level) return;
            const int before = s->used.nodes;
            if (!deduce(s, &s->search[w->search->depth], w->t) || halted(s)) return;
            for (int i = before; i < s->used.nodes; i++) add_off(w, s->node[i].claim / 2, i);
        }
    }
}

static bool best_known(const struct se_chains *s, const struct se_search *search)
{
    return search->found && !search->all && !s->recording;
}

void follow(struct se_chains *s, struct se_search *search, struct se_trial *t)
{
    memset(t->on, 255, 2 * (size_t)s->count * sizeof *t->on);
    memset(t->on_set, 0, 2 * (size_t)s->words * sizeof *t->on_set);
    t->exact = true;
    t->absurd_on = t->absurd_off = -1;
    t->first = s->used.nodes;
    struct following w = {.s = s,
                          .search = search,
                          .t = t,
                          .bound = INT32_MAX,
                          .on = s->queue_on + search->depth * (s->count + 1),
                          .off = s->queue_off + search->depth * (s->count + 1)};
    /* A hint has two targets or more, and may at best equal the best one. */
    if (best_known(s, search)) w.bound = search->best.complexity - 1;
    const int start = new_node(s, t->claim, BY_ASSUMPTION, -1);
    if (start < 0 || !may_go_on(s->f)) return;
    if (t->claim & 1) add_on(&w, t->claim / 2, start);
    else add_off(&w, t->claim / 2, start);
    follow_all(&w);
    t->end = s->used.nodes;
    if (search->dynamic) board_copy(s, &s->now, &search->source);
}

/* ---- sketches ---- */

/* Only the sets, without what follows from what.  They do not depend on the order as long as there is no contradiction,
   so the order need not be kept, and whole sets are turned off at once.  False: a contradiction, and the sets are
   undefined.  */
struct sketch {
    struct se_chains *s;
    struct se_trial *t;
    bool nishio;
    int *todo; /* claims */
    int count;
};

static bool sketch_on(struct sketch *k, int candidate)
{
    if (set_has(k->t->off_set, candidate)) return false;
    if (set_has(k->t->on_set, candidate)) return true;
    set_add(k->t->on_set, candidate);
    k->todo[k->count++] = claim_of(candidate, true);
    return true;
}

static bool sketch_from_on(struct sketch *k, int candidate)
{
    struct se_chains *s = k->s;
    const bitset *foes = line_of(s, s->foes[!k->nishio], candidate);
    for (int w = 0; w < s->words; w++) {
        const bitset off = foes[w] & ~k->t->off_set[w];
        if (off & k->t->on_set[w]) return false;
        k->t->off_set[w] |= off;
        for_each_bit(b, off) k->todo[k->count++] = claim_of(64 * w + b, false);
    }
    return true;
}

static bool sketch_from_off(struct sketch *k, int candidate)
{
    struct se_chains *s = k->s;
    const int cell = s->cell_of[candidate], d = s->digit_of[candidate];
    const uint32_t digits = s->now.candidates[cell] &= ~((uint32_t)1 << d);
    if (!k->nishio && one_left(digits) && !sketch_on(k, id_of(s, cell, lowest(digits)))) return false;
    for (int i = s->first_spot[candidate]; i < s->first_spot[candidate + 1]; i++) {
        const struct se_spot *spot = &s->spot[i];
        const uint32_t places = s->now.places[spot->at] &= ~spot->bit;
        if (one_left(places) && spot->full && !sketch_on(k, spot->id[lowest(places)])) return false;
    }
    return true;
}

/* Is anything turned on when a candidate is turned off? */
static bool turns_on(const struct se_chains *s, int candidate, bool nishio)
{
    if (!nishio && is_pair(s->now.candidates[s->cell_of[candidate]])) return true;
    for (int i = s->first_spot[candidate]; i < s->first_spot[candidate + 1]; i++)
        if (s->spot[i].full && is_pair(s->now.places[s->spot[i].at])) return true;
    return false;
}

static bool sketch_dynamic(struct se_chains *s, struct se_search *search, struct se_trial *t)
{
    struct sketch k = {.s = s, .t = t, .nishio = search->nishio, .todo = s->line};
    bool sound = true;
    if (!(t->claim & 1) && !turns_on(s, t->claim / 2, search->nishio)) {
        set_add(t->off_set, t->claim / 2);
        return true;
    }
    set_add(t->claim & 1 ? t->on_set : t->off_set, t->claim / 2);
    k.todo[k.count++] = t->claim;
    while (sound && k.count) {
        const int claim = k.todo[--k.count];
        sound = claim & 1 ? sketch_from_on(&k, claim / 2) : sketch_from_off(&k, claim / 2);
    }
    board_copy(s, &s->now, &search->source);
    return sound;
}

static bool sketch_static(struct se_chains *s, struct se_trial *t)
{
    const size_t bytes = (size_t)s->words * sizeof(bitset);
    bitset front[SE_HOARD_WORDS];
    for (int w = 0; w < s->words; w++) front[w] = 0;
    set_add(front, t->claim / 2);
    memcpy(t->on_set, front, bytes);
    for (bool more = true; more;) {
        bitset ahead[SE_HOARD_WORDS];
        for (int w = 0; w < s->words; w++) ahead[w] = 0;
        for (int w = 0; w < s->words; w++)
            for_each_bit(b, front[w]) {
                const bitset *next = line_of(s, s->next[THROUGH_BOTH], 64 * w + b);
                const bitset *foes = line_of(s, s->foes[1], 64 * w + b);
                for (int i = 0; i < s->words; i++) {
                    ahead[i] |= next[i];
                    t->off_set[i] |= foes[i];
                }
            }
        more = false;
        for (int w = 0; w < s->words; w++) {
            front[w] = ahead[w] & ~t->on_set[w];
            t->on_set[w] |= front[w];
            more |= front[w] != 0;
        }
    }
    return !sets_meet(s, t->on_set, t->off_set);
}

/* Is a sketch worth the time?  With a bound from a known hint, an exact dynamic trial is as fast, unless nothing follows.  */
static bool worth_a_sketch(const struct se_chains *s, const struct se_search *search, int claim)
{
    if (!s->hoard || search->level) return false;
    if (!search->multiple || !search->dynamic || !best_known(s, search)) return true;
    return !(claim & 1) && !turns_on(s, claim / 2, false);
}

int try_claim(struct se_chains *s, struct se_search *search, int claim)
{
    const int number = take(s, &s->used.trials, s->room.trials, 1);
    if (number < 0) return -1;
    struct se_trial *t = &s->trial[number];
    t->claim = claim;
    t->exact = false;
    if (worth_a_sketch(s, search, claim)) {
        memset(t->on_set, 0, 2 * (size_t)s->words * sizeof *t->on_set);
        if (may_go_on(s->f) && (search->dynamic ? sketch_dynamic(s, search, t) : sketch_static(s, t)))
            return number;
    }
    if (!halted(s)) follow(s, search, t);
    return halted(s) ? -1 : number;
}

/* ---- what a node relies on ---- */

int trace(struct se_chains *s, int node)
{
    const uint32_t mark = ++s->stamps;
    int count = 0;
    s->line[count++] = node;
    s->stamp[s->node[node].claim] = mark;
    for (int i = 0; i < count; i++) {
        const struct se_node *at = &s->node[s->line[i]];
        for (int p = at->first_parent; p < at->first_parent + at->parents; p++) {
            const int parent = s->parent[p];
            uint32_t *stamp = &s->stamp[s->node[parent].claim];
            if (*stamp == mark) continue;
            *stamp = mark;
            s->line[count++] = parent;
        }
    }
    return count;
}

int count_of(struct se_chains *s, int node)
{
    struct se_node *at = &s->node[node];
    if (at->count) return at->count;
    at->count = trace(s, node);
    for (int i = 0; i < at->count && !at->nested; i++) {
        const int d = s->node[s->line[i]].deduction;
        at->nested = d >= 0 && s->deduction[d].chain;
    }
    return at->count;
}

/* SPDX-License-Identifier: MIT */
/* se_cycles.c - bidirectional cycles and forcing chains of a single start.

   All links depend only on the current board, so they are listed once: from a candidate that is on, through one that it
   turns off, to one that is turned on as a result.  Most candidates that are turned off lead nowhere and are not listed.
   Each start is searched breadth-first, through houses only, through cells only (cycles) and through both.  If only the
   best hint is needed, a search stops at the length that can no longer beat it.  */
#include <string.h>

#include "logic/explainer/se_chains.h"

/* ---- links ---- */

static inline bool one_left(uint32_t set) { return set && !(set & (set - 1)); }

/* The candidates that are turned on when a candidate is turned off, in `on`, and why: at most one more than the cell has
   houses.  */
static int ons_of(const struct se_chains *s, int candidate, struct se_link *list)
{
    const int cell = s->cell_of[candidate], d = s->digit_of[candidate];
    int count = 0;
    const uint32_t digits = s->now.candidates[cell] & ~((uint32_t)1 << d);
    if (one_left(digits))
        list[count++] = (struct se_link){.off = (uint16_t)candidate,
                                         .on = (uint16_t)id_of(s, cell, lowest(digits)),
                                         .on_cause = BY_CELL};
    for (int i = s->first_seat[cell]; i < s->first_seat[cell + 1]; i++) {
        const struct se_seat *seat = &s->seat[i];
        const uint32_t places = s->now.places[seat->house * s->n + d] & ~((uint32_t)1 << seat->position);
        if (!seat->full || !one_left(places)) continue;
        const int on = id_of(s, seat->cell[lowest(places)], d);
        bool known = false;
        for (int k = 0; k < count; k++) known |= list[k].on == on;
        if (!known)
            list[count++] = (struct se_link){
                .off = (uint16_t)candidate, .on = (uint16_t)on, .on_cause = seat->house};
    }
    return count;
}

struct lister {
    struct se_chains *s;
    int used[LINK_MODES];
};

static void add_link(struct lister *l, int from, enum link_mode mode, struct se_link link)
{
    struct se_chains *s = l->s;
    if (l->used[mode] >= s->room.links) {
        s->overflow = true;
        return;
    }
    s->link[mode][l->used[mode]++] = link;
    if (s->hoard) set_add(line_of(s, s->next[mode], from), link.on);
    if (s->hoard) set_add(line_of(s, s->back[mode], link.on), from);
}

static void add_links(struct lister *l, int from, int off, int cause)
{
    const struct se_chains *s = l->s;
    const struct se_link *on = ons_at(s, off);
    for (int i = 0; i < s->ons_count[off]; i++) {
        struct se_link link = on[i];
        if (link.on == from) continue; /* back to where it came from */
        link.off_cause = (uint16_t)cause;
        add_link(l, from, THROUGH_BOTH, link);
        if (cause != BY_CELL && link.on_cause != BY_CELL) add_link(l, from, THROUGH_HOUSES, link);
        if (link.on_cause == BY_CELL) add_link(l, from, THROUGH_CELLS, link);
    }
}

static void note_leading(struct se_chains *s, int candidate)
{
    s->leading.candidates[s->cell_of[candidate]] |= (uint32_t)1 << s->digit_of[candidate];
    for (int i = s->first_spot[candidate]; i < s->first_spot[candidate + 1]; i++)
        s->leading.places[s->spot[i].at] |= s->spot[i].bit;
}

void list_links(struct se_chains *s)
{
    struct lister l = {.s = s};
    list_foes(s);
    if (s->links_listed) return;
    const size_t rows = (size_t)s->count * (size_t)s->words * sizeof(bitset);
    for (int m = 0; m < LINK_MODES && s->hoard; m++) {
        memset(s->next[m], 0, rows);
        memset(s->back[m], 0, rows);
    }
    memset(s->leading.candidates, 0, s->board_bytes);
    for (int c = 0; c < s->count; c++) {
        s->ons_count[c] = alive(s, c) ? (uint16_t)ons_of(s, c, ons_at(s, c)) : 0;
        if (s->ons_count[c]) note_leading(s, c);
    }
    for (int c = 0; c < s->count; c++) {
        for (int m = 0; m < LINK_MODES; m++) s->first_link[m][c] = l.used[m];
        if (!alive(s, c)) continue;
        const int cell = s->cell_of[c], d = s->digit_of[c];
        for_each_bit(v, s->leading.candidates[cell] & ~((uint32_t)1 << d))
            add_links(&l, c, id_of(s, cell, v), BY_CELL);
        for (int i = s->first_spot[c]; i < s->first_spot[c + 1]; i++) {
            const struct se_spot *spot = &s->spot[i];
            for_each_bit(p, s->leading.places[spot->at] & spot->fresh)
                add_links(&l, c, spot->id[p], spot->house);
        }
    }
    for (int m = 0; m < LINK_MODES; m++) s->first_link[m][s->count] = l.used[m];
    s->links_listed = !s->overflow;
}

/* ---- breadth-first search ---- */

struct tour {
    struct se_chains *s;
    struct se_search *search;
    enum link_mode mode;
    int start;
    struct se_reached *list;
    int count;
    int level_end, length; /* where the level of the entry at hand ends, and how long its chains are */
    uint32_t mark;
};

/* The house through which a candidate that is on turns the start off, or BY_CELL; BY_ASSUMPTION: it does not. */
static int conflict(const struct tour *t, int on)
{
    const struct se_chains *s = t->s;
    const int a = s->cell_of[on], b = s->cell_of[t->start];
    if (a == b) return t->mode == THROUGH_BOTH && on != t->start ? BY_CELL : BY_ASSUMPTION;
    if (s->digit_of[on] != s->digit_of[t->start] || !sees(s->field, a, b)) return BY_ASSUMPTION;
    for (int i = s->first_seat[a]; i < s->first_seat[a + 1]; i++)
        if (house_has(s->field, s->seat[i].house, b)) return s->seat[i].house;
    return BY_ASSUMPTION;
}

/* Stores the path to an entry as nodes; returns the last node. */
static int way_to(struct tour *t, int entry, bool from_off)
{
    struct se_chains *s = t->s;
    int length = 0, node;
    int *way = s->line;
    for (int i = entry; i > 0; i = t->list[i].from) way[length++] = i;
    node = new_node(s, claim_of(t->start, !from_off), BY_ASSUMPTION, -1);
    while (length-- > 0) {
        const struct se_link *link = t->list[way[length]].link;
        const bool first_off = from_off && t->list[way[length]].from == 0;
        if (!first_off) node = new_node(s, claim_of(link->off, false), link->off_cause, node);
        if (!halted(s)) node = new_node(s, claim_of(link->on, true), link->on_cause, node);
        if (halted(s)) return -1;
    }
    return node;
}

/* A cycle in the opposite direction: the same claims in reverse; the causes are not moved. */
static int turned_round(struct se_chains *s, int node)
{
    int last = -1;
    for (int at = node;;) {
        const struct se_node old = s->node[at];
        last = new_node(s, old.claim ^ 1, old.cause, last);
        if (last < 0 || !old.parents) return last;
        at = s->parent[old.first_parent];
    }
}

/* Candidates outside the cycle's cells that see, for one digit, a claim that is on and one that is off. */
static int cycle_removes(struct se_chains *s, int node, int *list)
{
    const uint32_t mark = ++s->stamps;
    cells around = no_cells();
    int count = 0, kept = 0;
    for (int at = node; s->node[at].parents; at = s->parent[s->node[at].first_parent])
        cells_add(&around, s->cell_of[s->node[at].claim / 2]);
    for (int at = node; s->node[at].parents; at = s->parent[s->node[at].first_parent]) {
        const int c = s->node[at].claim / 2, d = s->digit_of[c], cell = s->cell_of[c];
        for (int i = s->first_seat[cell]; i < s->first_seat[cell + 1]; i++) {
            const struct se_seat *seat = &s->seat[i];
            for_each_bit(p, s->now.places[seat->house * s->n + d] & seat->fresh) {
                const int other = id_of(s, seat->cell[p], d);
                if (cells_have(&around, seat->cell[p])) continue;
                const bool on = s->node[at].claim & 1;
                uint32_t *stamp = &s->stamp[claim_of(other, on)];
                if (on && *stamp != mark) list[count++] = other;
                *stamp = mark;
            }
        }
    }
    for (int i = 0; i < count; i++)
        if (s->stamp[claim_of(list[i], false)] == mark) list[kept++] = list[i];
    return kept;
}

/* ---- the hints that a tour finds ---- */

static int category(enum hint_type type, enum link_mode mode)
{
    return type == HINT_CYCLE ? (int)mode : LINK_MODES + (mode == THROUGH_BOTH);
}

static struct se_hint blank(enum hint_type type, enum link_mode mode)
{
    return (struct se_hint){.type = type,
                            .by_cells = mode != THROUGH_HOUSES,
                            .by_houses = mode != THROUGH_CELLS,
                            .key = mode == THROUGH_BOTH    ? 4
                                   : mode == THROUGH_CELLS ? 3
                                                           : 2};
}

/* The greatest length at which a chain of each kind would still be better than the best one. */
static void set_limits(struct se_search *search)
{
    static const enum hint_type type[SE_LIMITS] = {HINT_CYCLE, HINT_CYCLE, HINT_CYCLE, HINT_FORCING,
                                                   HINT_FORCING};
    static const enum link_mode mode[SE_LIMITS] = {THROUGH_HOUSES, THROUGH_CELLS, THROUGH_BOTH,
                                                   THROUGH_HOUSES, THROUGH_BOTH};
    for (int i = 0; i < SE_LIMITS; i++) {
        struct se_hint h = blank(type[i], mode[i]);
        h.serial = INT32_MAX;
        for (h.complexity = 2; hint_order(&h, &search->best) < 0;) h.complexity++;
        search->limits[i] = h.complexity - 1;
    }
}

static void found(struct tour *t, enum hint_type type, int node)
{
    struct se_chains *s = t->s;
    const int mark = s->used.numbers;
    int target[2] = {node};
    if (node < 0) return;
    struct se_hint h = blank(type, t->mode);
    h.where = t->start;
    h.claim = s->node[node].claim;
    if (type == HINT_CYCLE) {
        h.first_removed = take(s, &s->used.numbers, s->room.numbers, s->count);
        if (h.first_removed < 0) return;
        h.removed = cycle_removes(s, node, &s->number[h.first_removed]);
        s->used.numbers = h.first_removed + h.removed;
        if (h.removed) target[1] = turned_round(s, node);
        if (halted(s)) return;
    }
    if (!offer(s, t->search, &h, target, type == HINT_CYCLE ? 2 : 1)) s->used.numbers = mark;
    else if (!t->search->all) set_limits(t->search);
}

/* The path to an entry is a hint; with a cause, the start is turned off at its end. */
static void report_way(struct tour *t, enum hint_type type, int entry, bool from_off, int off_cause)
{
    struct se_chains *s = t->s;
    const struct se_rooms mark = s->used;
    int node = way_to(t, entry, from_off);
    if (node >= 0 && off_cause != BY_ASSUMPTION)
        node = new_node(s, claim_of(t->start, false), off_cause, node);
    found(t, type, node);
    if (s->used.numbers != mark.numbers || halted(s)) return;
    s->used.nodes = mark.nodes;
    s->used.parents = mark.parents;
}

/* ---- tours ---- */

static bool beyond(const struct tour *t, enum hint_type type, int length)
{
    return length > t->search->limits[category(type, t->mode)] || halted(t->s);
}

static void begin(struct tour *t)
{
    t->list[0] = (struct se_reached){(uint16_t)t->start, -1, NULL};
    t->count = 1;
    t->level_end = 1;
    t->length = 2;
    t->mark = ++t->s->tours;
}

/* Entries of a level have chains of the same length.  False: that of entry i, which comes next, is too long. */
static bool reaches(struct tour *t, int i, enum hint_type type)
{
    if (i == t->level_end) {
        t->level_end = t->count;
        t->length += 2;
    }
    return !beyond(t, type, t->length);
}

static void reach(struct tour *t, const struct se_link *link, int from)
{
    if (t->s->seen_on[link->on] == t->mark) return;
    t->s->seen_on[link->on] = t->mark;
    t->list[t->count++] = (struct se_reached){link->on, from, link};
}

static bool behind(const struct tour *t, int entry, int off)
{
    for (int i = entry; i > 0; i = t->list[i].from)
        if (t->list[i].link->off == off) return true;
    return false;
}

/* Back to a start that is on, through what it turns off. */
static void find_cycles(struct tour *t)
{
    struct se_chains *s = t->s;
    const struct se_link *link = s->link[t->mode];
    const int *first = s->first_link[t->mode];
    begin(t);
    s->seen_on[t->start] = t->mark;
    for (int i = 0; i < t->count && reaches(t, i, HINT_CYCLE); i++) {
        const int on = t->list[i].on;
        for (int k = first[on]; k < first[on + 1]; k++) {
            if (behind(t, i, link[k].off)) continue;
            if (link[k].on == t->start && t->length >= 4 && !beyond(t, HINT_CYCLE, t->length)) {
                t->list[t->count] = (struct se_reached){link[k].on, i, &link[k]};
                report_way(t, HINT_CYCLE, t->count, false, BY_ASSUMPTION);
            }
            reach(t, &link[k], i);
        }
    }
}

/* From a start that is on to itself off. */
static void find_refutation(struct tour *t)
{
    struct se_chains *s = t->s;
    const struct se_link *link = s->link[t->mode];
    const int *first = s->first_link[t->mode];
    begin(t);
    s->seen_on[t->start] = t->mark;
    for (int i = 0; i < t->count && reaches(t, i, HINT_FORCING); i++) {
        const int on = t->list[i].on, cause = conflict(t, on);
        if (cause != BY_ASSUMPTION) {
            report_way(t, HINT_FORCING, i, false, cause);
            return;
        }
        for (int k = first[on]; k < first[on + 1]; k++) {
            reach(t, &link[k], i);
        }
    }
}

/* From a start that is off to itself on. */
static void find_proof(struct tour *t)
{
    struct se_chains *s = t->s;
    const struct se_link *link = s->link[t->mode];
    const int *first = s->first_link[t->mode];
    const struct se_link *from_start = ons_at(s, t->start);
    begin(t);
    for (int k = 0; k < s->ons_count[t->start]; k++)
        if (t->mode == THROUGH_BOTH || from_start[k].on_cause != BY_CELL) reach(t, &from_start[k], 0);
    for (int i = 1; i < t->count && reaches(t, i, HINT_FORCING); i++) {
        const int on = t->list[i].on;
        for (int k = first[on]; k < first[on + 1]; k++) {
            if (link[k].on == t->start) {
                t->list[t->count] = (struct se_reached){link[k].on, i, &link[k]};
                report_way(t, HINT_FORCING, t->count, true, BY_ASSUMPTION);
                return;
            }
            reach(t, &link[k], i);
        }
    }
}

/* ---- which tours can find anything ---- */

/* All that a candidate reaches when it is on, at any length.  Whatever a candidate reaches whose own set is known is in that set, so
   that most sets are made of a few others.  */
static const bitset *reach_of(const struct tour *t, int candidate)
{
    struct se_chains *s = t->s;
    bitset *reach = line_of(s, s->reach, candidate);
    bitset done[SE_HOARD_WORDS];
    if (s->reach_known[candidate]) return reach;
    const bitset *next = line_of(s, s->next[t->mode], candidate);
    for (int w = 0; w < s->words; w++) reach[w] = next[w];
    for (int w = 0; w < s->words; w++) done[w] = 0;
    for (bool more = true; more;) {
        more = false;
        for (int w = 0; w < s->words; w++)
            while (reach[w] & ~done[w]) {
                const int other = 64 * w + lowest(reach[w] & ~done[w]);
                const bool known = s->reach_known[other];
                const bitset *add = line_of(s, known ? s->reach : s->next[t->mode], other);
                set_add(done, other);
                for (int k = 0; k < s->words; k++) {
                    reach[k] |= add[k];
                    if (known) done[k] |= add[k];
                }
                more = true;
            }
    }
    s->reach_known[candidate] = true;
    return reach;
}

/* Does any candidate that is on when the start is off reach the start?  */
static bool may_prove(const struct tour *t)
{
    const struct se_chains *s = t->s;
    const struct se_link *on = ons_at(s, t->start);
    for (int k = 0; k < s->ons_count[t->start]; k++)
        if ((t->mode == THROUGH_BOTH || on[k].on_cause != BY_CELL) &&
            set_has(reach_of(t, on[k].on), t->start))
            return true;
    return false;
}

/* Sets of candidates, computed level by level, show in a fraction of the time at what length a tour can find anything.  Candidates
   that are turned off need not be stored: whatever they turn on is reached at the same time.  */
struct scout {
    bitset seen[SE_HOARD_WORDS], front[SE_HOARD_WORDS], ahead[SE_HOARD_WORDS];
};

/* Computes the next level; false: there is none. */
static bool advance(const struct tour *t, struct scout *v)
{
    const struct se_chains *s = t->s;
    const bitset *next = s->next[t->mode];
    bitset any = 0;
    for (int k = 0; k < s->words; k++) v->ahead[k] = 0;
    for (int w = 0; w < s->words; w++)
        for_each_bit(b, v->front[w]) {
            const bitset *row = line_of(s, next, 64 * w + b);
            for (int k = 0; k < s->words; k++) v->ahead[k] |= row[k];
        }
    for (int k = 0; k < s->words; k++) {
        v->front[k] = v->ahead[k] & ~v->seen[k];
        v->seen[k] |= v->front[k];
        any |= v->front[k];
    }
    return any;
}

/* Can a cycle of four claims close through a candidate that is one step away?  Only through a candidate other than the
   one that led there.  */
static bool closes_at_once(const struct tour *t, int on)
{
    const struct se_chains *s = t->s;
    const struct se_link *link = s->link[t->mode];
    const int *first = s->first_link[t->mode];
    int over = -1;
    for (int k = first[t->start]; k < first[t->start + 1] && over < 0; k++)
        if (link[k].on == on) over = link[k].off;
    for (int k = first[on]; k < first[on + 1]; k++)
        if (link[k].on == t->start && link[k].off != over) return true;
    return false;
}

static bool may_close(const struct tour *t, const struct scout *v, int length)
{
    const struct se_chains *s = t->s;
    const bitset *back = line_of(s, s->back[t->mode], t->start);
    for (int w = 0; w < s->words; w++)
        for_each_bit(b, v->front[w] & back[w])
            if (length > 4 || closes_at_once(t, 64 * w + b)) return true;
    return false;
}

/* With the start on: checks for cycles and for the start being turned off. */
static void scout_on(struct tour *t)
{
    struct se_chains *s = t->s;
    struct scout v;
    const bitset *foes = line_of(s, s->foes[t->mode == THROUGH_BOTH], t->start);
    bool found_cycles = false, found_refutation = false;
    if (s->first_link[t->mode][t->start] == s->first_link[t->mode][t->start + 1]) return;
    const bitset *reach = reach_of(t, t->start);
    bool cycles = set_has(reach, t->start);
    bool refutation = t->mode != THROUGH_CELLS && sets_meet(s, reach, foes);
    for (int w = 0; w < s->words; w++) v.front[w] = v.seen[w] = 0;
    set_add(v.front, t->start);
    set_add(v.seen, t->start);
    for (int length = 4; (cycles || refutation) && advance(t, &v); length += 2) {
        cycles = cycles && !beyond(t, HINT_CYCLE, length);
        refutation = refutation && !beyond(t, HINT_FORCING, length);
        if (cycles && may_close(t, &v, length)) {
            found_cycles = true;
            cycles = false;
        }
        if (refutation && sets_meet(s, v.front, foes)) {
            found_refutation = true;
            refutation = false;
        }
    }
    if (found_cycles) find_cycles(t);
    if (found_refutation) find_refutation(t);
}

/* With the start off: checks for the start being turned on. */
static void scout_off(struct tour *t)
{
    struct se_chains *s = t->s;
    struct scout v;
    const struct se_link *on = ons_at(s, t->start);
    const bitset *back = line_of(s, s->back[t->mode], t->start);
    if (!may_prove(t)) return;
    for (int w = 0; w < s->words; w++) v.front[w] = 0;
    for (int k = 0; k < s->ons_count[t->start]; k++)
        if (t->mode == THROUGH_BOTH || on[k].on_cause != BY_CELL) set_add(v.front, on[k].on);
    for (int w = 0; w < s->words; w++) v.seen[w] = v.front[w];
    for (int length = 4; !beyond(t, HINT_FORCING, length); length += 2) {
        if (sets_meet(s, v.front, back)) {
            find_proof(t);
            return;
        }
        if (!advance(t, &v)) return;
    }
}

/* ---- the search ---- */

static void search_start(struct tour *t)
{
    if (t->s->hoard) {
        scout_on(t);
        if (t->mode != THROUGH_CELLS) scout_off(t);
        return;
    }
    find_cycles(t);
    if (t->mode == THROUGH_CELLS) return;
    find_refutation(t);
    find_proof(t);
}

static void search_mode(struct se_chains *s, struct se_search *search, enum link_mode mode)
{
    struct tour t = {.s = s, .search = search, .mode = mode, .list = s->reached};
    memset(s->reach_known, 0, (size_t)s->count * sizeof *s->reach_known);
    for (int c = 0; c < s->count && may_go_on(s->f); c++) {
        const uint32_t digits = s->now.candidates[s->cell_of[c]];
        if (!alive(s, c) || one_left(digits)) continue;
        if (mode == THROUGH_CELLS && !is_pair(digits)) continue;
        if (mode == THROUGH_HOUSES && !search->depth && !digit_is_new(s->f, s->digit_of[c] + 1))
            continue;
        t.start = c;
        search_start(&t);
        if (halted(s)) return;
    }
}

void search_cycles(struct se_chains *s, struct se_search *search)
{
    search->keep = true;
    for (int i = 0; i < SE_LIMITS; i++) search->limits[i] = INT32_MAX;
    list_links(s);
    if (halted(s)) return;
    search_mode(s, search, THROUGH_HOUSES);
    search_mode(s, search, THROUGH_CELLS);
    search_mode(s, search, THROUGH_BOTH);
}

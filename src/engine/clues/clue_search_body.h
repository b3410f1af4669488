/* SPDX-License-Identifier: MIT */
/* clue_search_body.h - the search of the clue engine, compiled once per instruction set (clue_search_*.c).

   A node is the candidates of all cells.  Its rules are looked at form by form, the cheap ones first; after any change from the start
   again.  A block of rules is passed over if none of its cells has changed since it was last looked at.

       naked singles     a cell with one candidate takes it from its peers
       hidden singles    a digit with one place in a house
       pairs, families, sums, walks

   A guess is a cell that much is said about and that has few candidates; cells gain by the failures that guesses in them lead to.
   All numbers are whole, so that every machine makes the same guesses.  */
#include "base/cpu.h"
#include "engine/clues/clue_search.h"
#include "engine/clues/clue_vector.h"

/* ---- nodes ---- */

struct node {
    _Alignas(64) uint16_t cell[CELL_ROOM];
    struct cell_bits placed; /* those that have been taken from their peers */
    uint16_t guess_cell, guess;
};

/* The forms that remember what they have seen. */
enum memory { SEEN_BY_PAIRS, SEEN_BY_FAMILIES, SEEN_BY_SUMS, SEEN_BY_WALKS, MEMORIES };

enum outcome { NOTHING_NEW, CHANGED, CONTRADICTION };

struct searcher {
    const struct clue_plan *plan;
    struct search *search;
    struct clue_memory *memory;
    struct node seen[MEMORIES];
    int last;   /* the first cell of the last singles */
    int wiped;  /* a cell without candidates, or -1 */
    int failed; /* the clue that failed, or -1 */
};

/* ---- which cells have changed ---- */

INLINE struct cell_bits changes(const struct clue_plan *p, const struct node *x, struct node *seen)
{
    struct cell_bits changed = {{0}};
    for (int v = 0; v < p->vectors; v++) {
        const lanes now = load_cells(x->cell + v * LANES);
        const lanes different = differ(now, load_cells(seen->cell + v * LANES));
        if (!any(different)) continue;
        changed.word[v] = set_of(different);
        store_cells(seen->cell + v * LANES, now);
    }
    return changed;
}

INLINE bool touches(const struct clue_plan *p, const struct cell_bits *a, const struct cell_bits *b)
{
    uint32_t both = 0;
    for (int v = 0; v < p->vectors; v++) both |= a->word[v] & b->word[v];
    return both;
}

/* Takes over the candidates of some lanes. */
INLINE void narrow(struct node *x, const struct lane_values *slot, lane_set which, lanes candidates)
{
    for (; which; which &= which - 1) {
        const int l = __builtin_ctz(which);
        x->cell[slot->lane[l]] &= candidates[l];
    }
}

/* ---- singles ---- */

static enum outcome place_singles(struct searcher *s, struct node *x)
{
    const struct clue_plan *p = s->plan;
    for (bool more = true; more;) {
        more = false;
        for (int v = 0; v < p->vectors; v++) {
            uint16_t *cells = x->cell + v * LANES;
            const int left = p->cells - v * LANES;
            const lane_set of_grid = left >= LANES ? ~(lane_set)0 : ((lane_set)1 << left) - 1;
            lane_set fresh = set_of(is_few(load_cells(cells))) & of_grid & ~x->placed.word[v];
            if (!fresh) continue;
            s->last = v * LANES + __builtin_ctz(fresh);
            x->placed.word[v] |= fresh;
            more = true;
            for (; fresh; fresh &= fresh - 1) {
                const int cell = v * LANES + __builtin_ctz(fresh);
                const struct lane_values *peers = p->peers + cell * p->vectors;
                const lanes digit = all_lanes(x->cell[cell]);
                if (!x->cell[cell]) {
                    s->wiped = cell;
                    return CONTRADICTION;
                }
                for (int w = 0; w < p->vectors; w++)
                    store_cells(x->cell + w * LANES,
                                load_cells(x->cell + w * LANES) & ~(load(&peers[w]) & digit));
            }
        }
    }
    return NOTHING_NEW;
}

static enum outcome find_hidden_singles(struct searcher *s, struct node *x)
{
    const struct clue_plan *p = s->plan;
    enum outcome outcome = NOTHING_NEW;
    for (int i = 0; i < p->houses; i++) {
        const struct house_block *b = &p->house[i];
        lanes once = {0}, twice = {0}, placed = {0}, cells[CLUES_MAX_SIZE];
        for (int k = 0; k < p->n; k++) {
            cells[k] = fetch(x->cell, p->vectors, &b->slot[k]);
            twice |= once & cells[k];
            once |= cells[k];
            placed |= cells[k] & is_few(cells[k]);
        }
        if (set_of(differ(once, all_lanes(x->cell[p->full_cell]))) & b->used) return CONTRADICTION;
        const lanes single = once & ~twice & ~placed;
        if (!any(single)) continue;
        for (int k = 0; k < p->n; k++) {
            const lanes here = cells[k] & single;
            const lane_set found = set_of(~is_zero(here)) & b->used;
            if (!found) continue;
            if (set_of(~is_few(here)) & found) return CONTRADICTION; /* two digits have only this cell */
            narrow(x, &b->slot[k], found, here);
            outcome = CHANGED;
        }
    }
    return outcome;
}

/* ---- pairs ---- */

INLINE lanes partners(const struct clue_plan *p, const struct lane_values *table, lanes x)
{
    lanes with = look_up(&table[0], x);
    for (int part = 1; part * 5 < p->n; part++) with |= look_up(&table[part], x >> (5 * part));
    return with;
}

static enum outcome look_at_pairs(struct searcher *s, struct node *x)
{
    const struct clue_plan *p = s->plan;
    const struct cell_bits changed = changes(p, x, &s->seen[SEEN_BY_PAIRS]);
    enum outcome outcome = NOTHING_NEW;
    for (int i = 0; i < p->pairs; i++) {
        const struct pair_block *b = &p->pair[i];
        if (!touches(p, &changed, &b->cells)) continue;
        const lanes one = fetch(x->cell, p->vectors, &b->a), other = fetch(x->cell, p->vectors, &b->b);
        const lanes other_left = other & partners(p, b->to_b, one);
        const lanes one_left = one & partners(p, b->to_a, other_left);
        const lanes different = differ(one, one_left) | differ(other, other_left);
        if (!any(different)) continue;
        const lane_set dead = set_of(is_zero(one_left) | is_zero(other_left)) & b->used;
        if (dead) {
            s->wiped = b->a.lane[__builtin_ctz(dead)];
            return CONTRADICTION;
        }
        narrow(x, &b->a, set_of(differ(one, one_left)) & b->used, one_left);
        narrow(x, &b->b, set_of(differ(other, other_left)) & b->used, other_left);
        outcome = CHANGED;
    }
    return outcome;
}

/* ---- families ---- */

/* A set is still possible if its digits are among the candidates, it has all digits that are placed, and every cell has one of it. */
static enum outcome look_at_families(struct searcher *s, struct node *x)
{
    const struct clue_plan *p = s->plan;
    const struct cell_bits changed = changes(p, x, &s->seen[SEEN_BY_FAMILIES]);
    enum outcome outcome = NOTHING_NEW;
    for (int i = 0; i < p->families; i++) {
        const struct family_block *b = &p->family[i];
        if (!touches(p, &changed, &b->cells)) continue;
        lanes cells[CLUES_MAX_SIZE], once = {0}, twice = {0}, placed = {0};
        for (int k = 0; k < b->slots; k++) {
            cells[k] = fetch(x->cell, p->vectors, &b->slot[k]);
            twice |= once & cells[k];
            once |= cells[k];
            placed |= cells[k] & is_few(cells[k]);
        }
        lanes possible = {0}, required = all_lanes(UINT16_MAX);
        for (int j = 0; j < b->sets; j++) {
            const lanes set = load(&b->set[j]);
            lanes dead = is_zero(set) | ~is_zero((set & ~once) | (placed & ~set));
            for (int k = 0; k < b->slots; k++)
                dead |= is_zero(cells[k] & set) & lanes_in(b->has_slot[k]);
            possible |= set & ~dead;
            required &= set | dead;
        }
        if (set_of(is_zero(possible)) & b->used) return CONTRADICTION;
        const lanes single = required & once & ~twice & ~placed; /* only one cell can hold it */
        for (int k = 0; k < b->slots; k++) {
            const lanes here = cells[k] & single, left = cells[k] & possible;
            const lanes narrowed = (is_zero(here) & left) | (~is_zero(here) & here);
            const lane_set different = set_of(differ(narrowed, cells[k])) & b->has_slot[k];
            if (!different) continue;
            if (set_of(is_zero(narrowed) | (~is_zero(here) & ~is_few(here))) & b->has_slot[k])
                return CONTRADICTION;
            narrow(x, &b->slot[k], different, narrowed);
            outcome = CHANGED;
        }
    }
    return outcome;
}

/* ---- sums: bounds of each cell from those of the others ---- */

static int largest(unsigned candidates) { return 32 - __builtin_clz(candidates); }
static int smallest(unsigned candidates) { return __builtin_ctz(candidates) + 1; }

/* A sum while it is looked at.  The least of a group is that of digits that differ, each at least as large as its cell allows; likewise the
   most.  Where digits are counted from the other end, the most is a least, too.  */
struct sum_view {
    const struct form_term *term;
    const uint8_t *group;
    int count, n;
    int low[CLUE_CELLS], high[CLUE_CELLS]; /* of each cell; `high` counted from above: n + 1 - digit */
};

/* The least that the cells of a group add up to, without the term `but`. */
static int least_of_group(const struct sum_view *v, const int *low, int group, int but)
{
    enum { MOST_BITS = 63 };
    uint64_t used = 0; /* digits can exceed the size here: a bound all the same */
    int total = 0;
    for (int i = 0; i < v->count; i++) {
        if (v->group[i] != group || i == but) continue;
        int digit = low[i];
        while (digit < MOST_BITS && used >> digit & 1) digit++;
        used |= (uint64_t)1 << digit;
        total += digit;
    }
    return total;
}

static int size_of_group(const struct sum_view *v, int group, int but)
{
    int size = 0;
    for (int i = 0; i < v->count; i++) size += v->group[i] == group && i != but;
    return size;
}

/* The least and the most of a group's part of the sum, without the term `but` (-1: with all). */
static void bound_group(const struct sum_view *v, int first, int but, int *least, int *most)
{
    const int group = v->group[first], weight = v->term[first].weight;
    const int low = least_of_group(v, v->low, group, but);
    const int high = size_of_group(v, group, but) * (v->n + 1) - least_of_group(v, v->high, group, but);
    *least = weight > 0 ? weight * low : weight * high;
    *most = weight > 0 ? weight * high : weight * low;
}

static bool begins_group(const struct sum_view *v, int i)
{
    for (int j = 0; j < i; j++)
        if (v->group[j] == v->group[i]) return false;
    return true;
}

static enum outcome look_at_sum(struct node *x, const struct clue_plan *p, const struct form_sum *sum)
{
    struct sum_view v = {.term = p->forms->terms + sum->first_term,
                         .group = p->group + sum->first_term,
                         .count = sum->count,
                         .n = p->n};
    int least = 0, most = 0, group_least, group_most, rest_least, rest_most;
    enum outcome outcome = NOTHING_NEW;
    for (int i = 0; i < sum->count; i++) {
        const unsigned c = x->cell[v.term[i].cell];
        if (!c) return CONTRADICTION;
        v.low[i] = smallest(c);
        v.high[i] = p->n + 1 - largest(c);
    }
    for (int i = 0; i < sum->count; i++) {
        if (!begins_group(&v, i)) continue;
        bound_group(&v, i, -1, &group_least, &group_most);
        least += group_least;
        most += group_most;
    }
    if (least > sum->most || most < sum->least) return CONTRADICTION;
    for (int i = 0; i < sum->count; i++) {
        const unsigned c = x->cell[v.term[i].cell];
        const int weight = v.term[i].weight, size = weight > 0 ? weight : -weight;
        if (!(c & (c - 1)) || (sum->most - least >= size * p->n && most - sum->least >= size * p->n))
            continue;
        bound_group(&v, i, -1, &group_least, &group_most);
        bound_group(&v, i, i, &rest_least, &rest_most);
        /* the cell's part lies between these */
        const int low = sum->least - (most - group_most + rest_most),
                  high = sum->most - (least - group_least + rest_least);
        unsigned left = 0;
        for (unsigned rest = c; rest; rest &= rest - 1) {
            const int part = weight * (__builtin_ctz(rest) + 1);
            if (part >= low && part <= high) left |= rest & -rest;
        }
        if (left == c) continue;
        if (!left) return CONTRADICTION;
        x->cell[v.term[i].cell] = (uint16_t)left;
        outcome = CHANGED;
    }
    return outcome;
}

static enum outcome look_at_sums(struct searcher *s, struct node *x)
{
    const struct clue_plan *p = s->plan;
    const struct cell_bits changed = changes(p, x, &s->seen[SEEN_BY_SUMS]);
    enum outcome outcome = NOTHING_NEW;
    for (size_t i = 0; i < p->forms->sum_count; i++) {
        if (!touches(p, &changed, &p->sum_cells[i])) continue;
        const enum outcome one = look_at_sum(x, p, &p->forms->sum[i]);
        if (one == CONTRADICTION) {
            s->failed = p->forms->sum[i].clue;
            return CONTRADICTION;
        }
        if (one == CHANGED) outcome = CHANGED;
    }
    return outcome;
}

/* ---- walks: states that can be reached and lead on ---- */

static enum outcome look_at_walk(struct node *x, const struct forms *f, const struct form_walk *w,
                                 uint8_t *alive)
{
    const int *layer = f->layers + w->first_layer, *next = f->next + w->first_next;
    const uint16_t *cell = f->cells + w->first_cell;
    enum outcome outcome = NOTHING_NEW;
    memset(alive, 0, (size_t)w->states);
    alive[0] = 1;
    for (int i = 0; i < w->count; i++)
        for (int state = layer[i]; state < layer[i + 1]; state++) {
            if (!alive[state]) continue;
            for (unsigned c = x->cell[cell[i]]; c; c &= c - 1) {
                const int to = next[state * f->n + __builtin_ctz(c)];
                if (to >= 0) alive[to] = 1;
            }
        }
    for (int i = w->count - 1; i >= 0; i--) {
        const unsigned candidates = x->cell[cell[i]];
        unsigned left = 0;
        for (int state = layer[i]; state < layer[i + 1]; state++) {
            bool leads_on = false;
            if (!alive[state]) continue;
            for (unsigned c = candidates; c; c &= c - 1) {
                const int to = next[state * f->n + __builtin_ctz(c)];
                if (to < 0 || !alive[to]) continue;
                left |= c & -c;
                leads_on = true;
            }
            alive[state] = leads_on;
        }
        if (left == candidates) continue;
        if (!left) return CONTRADICTION;
        x->cell[cell[i]] = (uint16_t)left;
        outcome = CHANGED;
    }
    return outcome;
}

static enum outcome look_at_walks(struct searcher *s, struct node *x)
{
    const struct clue_plan *p = s->plan;
    const struct cell_bits changed = changes(p, x, &s->seen[SEEN_BY_WALKS]);
    enum outcome outcome = NOTHING_NEW;
    for (size_t i = 0; i < p->forms->walk_count; i++) {
        if (!touches(p, &changed, &p->walk_cells[i])) continue;
        const enum outcome one = look_at_walk(x, p->forms, &p->forms->walk[i], s->memory->alive);
        if (one == CONTRADICTION) {
            s->failed = p->forms->walk[i].clue;
            return CONTRADICTION;
        }
        if (one == CHANGED) outcome = CHANGED;
    }
    return outcome;
}

/* ---- a node ---- */

typedef enum outcome phase(struct searcher *, struct node *);
static phase *const phases[] = {place_singles,    find_hidden_singles, look_at_pairs,
                                look_at_families, look_at_sums,        look_at_walks};
enum { PHASES = sizeof phases / sizeof *phases };

/* Everything that follows.  False: a contradiction. */
static bool propagate(struct searcher *s, struct node *x)
{
    s->wiped = s->failed = -1;
    for (int i = 0; i < PHASES; i++) {
        const enum outcome outcome = phases[i](s, x);
        s->search->counters.passes++;
        if (outcome == CONTRADICTION) return false;
        if (outcome == CHANGED) i = -1;
    }
    return true;
}

/* What follows is compared with the node from which this one was made, in which nothing is left to be found. */
static bool propagate_from(struct searcher *s, struct node *x, const struct node *before)
{
    for (int m = 0; m < MEMORIES; m++) memcpy(s->seen[m].cell, before->cell, sizeof before->cell);
    return propagate(s, x);
}

static bool is_solved(const struct clue_plan *p, const struct node *x)
{
    int placed = 0;
    for (int v = 0; v < p->vectors; v++) placed += bits_in(x->placed.word[v]);
    return placed == p->cells;
}

/* ---- guesses ---- */

enum { CREDIT = 64, SMALL_CREDIT = CREDIT / 4, FAILURES_TO_HALVE = 1 << 14 };

/* The open cell with the most credit for each of its candidates. */
static int choose_cell(const struct searcher *s, const struct node *x)
{
    uint64_t best_score = 0, best_count = 1;
    int best = -1;
    for (int cell = 0; cell < s->plan->cells; cell++) {
        const unsigned c = x->cell[cell];
        if (!(c & (c - 1))) continue;
        const uint64_t count = (uint64_t)bits_in(c), score = s->memory->score[cell];
        if (best >= 0 && score * best_count <= best_score * count) continue;
        best = cell;
        best_score = score;
        best_count = count;
    }
    return best;
}

static void credit(struct searcher *s, const struct node *before, int guessed)
{
    struct clue_memory *m = s->memory;
    m->score[guessed] += CREDIT;
    m->score[s->last] += CREDIT;
    if (s->wiped >= 0) m->score[s->wiped] += CREDIT;
    if (s->failed >= 0) {
        const struct clue *c = &s->plan->forms->of->clue[s->failed];
        for (int i = 0; i < c->count; i++) {
            const unsigned open = before->cell[c->cell[i]];
            if (open & (open - 1)) m->score[c->cell[i]] += SMALL_CREDIT;
        }
    }
    if (++m->failures % FAILURES_TO_HALVE) return;
    for (int cell = 0; cell < s->plan->cells; cell++) m->score[cell] -= m->score[cell] / 2;
}

/* ---- the search ---- */

static bool hand_out(struct searcher *s, const struct node *x)
{
    uint8_t digits[CLUE_CELLS];
    for (int cell = 0; cell < s->plan->cells; cell++)
        digits[cell] = (uint8_t)(__builtin_ctz(x->cell[cell]) + 1);
    return record_solution(s->search, digits);
}

/* The newest node whose guess was wrong, without it.  NULL: all has been tried. */
static struct node *go_back(struct searcher *s, struct node *x, struct node *first)
{
    while (x > first) {
        x--;
        struct node before = *x;
        x->cell[x->guess_cell] &= (uint16_t)~x->guess;
        s->last = x->guess_cell;
        if (!enter_node(s->search)) return NULL;
        if (propagate_from(s, x, &before)) return x;
        credit(s, &before, x->guess_cell);
    }
    return NULL;
}

/* A copy in which the cell has its lowest candidate. */
static struct node *guess(struct searcher *s, struct node *x)
{
    const int cell = choose_cell(s, x);
    x->guess_cell = (uint16_t)cell;
    x->guess = (uint16_t)(x->cell[cell] & -x->cell[cell]);
    x[1] = x[0];
    x[1].cell[cell] = x->guess;
    s->last = cell;
    s->search->counters.guesses++;
    return x + 1;
}

static void search_nodes(struct searcher *s, struct node *first)
{
    struct node *x = first;
    bool good = enter_node(s->search) && propagate(s, x);
    while (x) {
        if (s->search->stopped) return;
        if (good && is_solved(s->plan, x)) {
            if (!hand_out(s, x)) return;
            good = false;
        }
        if (!good) {
            x = go_back(s, x, first);
            good = true;
        } else {
            x = guess(s, x);
            good = enter_node(s->search) && propagate_from(s, x, x - 1);
            if (!good && !s->search->stopped) credit(s, x - 1, (x - 1)->guess_cell);
        }
    }
}

static void search_plan(const struct clue_plan *p, struct clue_memory *memory, struct search *search)
{
    struct searcher s = {.plan = p, .search = search, .memory = memory};
    struct node *first = memory->nodes;
    memset(first, 0, sizeof *first);
    memcpy(first->cell, p->start, sizeof first->cell);
    for (int cell = 0; cell < p->cells; cell++) memory->score[cell] = p->weight[cell] * SMALL_CREDIT;
    memory->failures = 0;
    search_nodes(&s, first);
}

#define JOIN(a, b)  a##b
#define NAMED(name) JOIN(clue_searcher_, name)
const struct clue_searcher NAMED(ISA) = {
    .name = ISA_NAME, .needs = ISA_NEEDS, .node_size = sizeof(struct node), .run = search_plan};

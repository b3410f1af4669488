/* SPDX-License-Identifier: MIT */
/* se_deduce.c - simple techniques inside a trial.

   When a trial has no more consequences, it continues with intersections, hidden pairs, naked pairs and X-wings of its
   current board.  The first technique that finds anything adds everything it finds.  Its removals follow from the
   candidates that had to be removed before the pattern appeared; a pattern that was there from the start is not used.  */
#include "logic/explainer/se_chains.h"

int new_deduction(struct se_chains *s, const struct se_deduction *d)
{
    const int at = take(s, &s->used.deductions, s->room.deductions, 1);
    if (at >= 0) s->deduction[at] = *d;
    return at;
}

void deduced(struct se_chains *s, struct se_trial *t, int candidate, int first_parent, int parents,
             int deduction)
{
    if (t->off[candidate] >= 0) return;
    const int node = new_node(s, claim_of(candidate, false), BY_DEDUCTION, -1);
    if (node < 0) return;
    s->node[node].first_parent = first_parent;
    s->node[node].parents = (uint16_t)parents;
    s->node[node].deduction = deduction;
    set_least(s, node);
    t->off[candidate] = node;
}

/* One program sorts them; the other takes them from a hash table of cells with 16 rows, or more if needed. */
void order_removed(const struct se_chains *s, int *list, int count)
{
    int rows = 16, different = 0;
    for (int i = 0; i < count; i++) different += !i || s->cell_of[list[i]] != s->cell_of[list[i - 1]];
    while (4 * different > 3 * rows) rows *= 2;
    for (int i = 1; i < count; i++)
        for (int k = i; k > 0; k--) {
            const int a = list[k - 1], b = list[k];
            const int row_a = s->cell_of[a] & (rows - 1), row_b = s->cell_of[b] & (rows - 1);
            if (s->f->habits == HABITS_SUKAKU ? row_a <= row_b : a < b) break;
            list[k - 1] = b;
            list[k] = a;
        }
}

/* A deduction under construction. */
struct draft {
    struct se_chains *s;
    const struct se_board *source;
    struct se_trial *t;
    struct se_deduction it;
    int first_parent;
    int removed[4 * SUDOKU_LOGIC_SIZE * SUDOKU_LOGIC_SIZE];
    int count;
    bool any; /* of the technique */
};

static void begin(struct draft *d, int technique)
{
    d->it = (struct se_deduction){.technique = technique};
    d->first_parent = d->s->used.parents;
    d->count = 0;
}

static void rests_upon(struct draft *d, int i, int where, int digit)
{
    d->it.where[i] = (uint16_t)where;
    d->it.digit[i] = (uint8_t)digit;
    d->it.simple_truths = (uint8_t)(i + 1);
}

static void parent(struct draft *d, int candidate)
{
    const int at = take(d->s, &d->s->used.parents, d->s->room.parents, 1);
    if (at >= 0) d->s->parent[at] = d->t->off[candidate];
}

/* Places of a digit in a house that were removed earlier. */
static void gone_places(struct draft *d, int house, int digit, uint32_t but_not)
{
    const struct se_chains *s = d->s;
    const int at = house * s->n + digit;
    for_each_bit(p, d->source->places[at] & ~s->now.places[at] & ~but_not)
        parent(d, id_of(s, house_cell(s->field, house, p), digit));
}

static void removes(struct draft *d, int candidate) { d->removed[d->count++] = candidate; }

static void finish(struct draft *d)
{
    struct se_chains *s = d->s;
    const int parents = s->used.parents - d->first_parent;
    if (!parents || !d->count || halted(s)) return;
    order_removed(s, d->removed, d->count);
    const int number = new_deduction(s, &d->it);
    for (int i = 0; i < d->count && number >= 0; i++)
        deduced(s, d->t, d->removed[i], d->first_parent, parents, number);
    d->any = true;
}

/* ---- the techniques ---- */

static void intersections(struct draft *d)
{
    /* cppcheck-suppress ctuuninitvar ; these fields are filled in, the others by begin() */
    const struct se_chains *s = d->s;
    for (int i = 0; i < s->crossings; i++) {
        const struct se_crossing *c = &s->crossing[i];
        const uint32_t *places = &s->now.places[c->house * s->n];
        const uint32_t *other = &s->now.places[c->other * s->n];
        for (int v = 0; v < s->n; v++) {
            if (places[v] & ~c->common || !(places[v] & (places[v] - 1))) continue;
            if (!(other[v] & ~c->other_common)) continue;
            const bool box = house_is_box(s->field, c->house);
            begin(d, box ? TECHNIQUE_pointing : TECHNIQUE_claiming);
            rests_upon(d, 0, c->house, v + 1);
            gone_places(d, c->house, v, c->common);
            for_each_bit(p, other[v] & ~c->other_common)
                removes(d, id_of(s, house_cell(s->field, c->other, p), v));
            finish(d);
        }
    }
}

static void seen_by_places(struct draft *d, int h, int v, int most)
{
    const struct se_chains *s = d->s;
    const uint32_t places = s->now.places[h * s->n + v];
    const int count = bits_in(places);
    if (count < 2 || count > most) return;
    cells in = no_cells();
    for_each_bit(p, places) cells_add(&in, house_cell(s->field, h, p));
    cells seen = seen_by_all(s->field, &in);
    seen = cells_but_not(&seen, &s->field->house[h]);
    begin(d, TECHNIQUE_intersection);
    rests_upon(d, 0, h, v + 1);
    for_each_cell(cell, &seen)
        if (s->now.candidates[cell] >> v & 1) removes(d, id_of(s, cell, v));
    if (!d->count) return;
    gone_places(d, h, v, 0);
    finish(d);
}

/* Cells outside a house that see all places of a digit in it.  With rows, columns and boxes only, these are what
   intersections find.  In the order of find_intersections().  */
static void general_intersections(struct draft *d)
{
    const struct se_chains *s = d->s;
    const bool by_kind = s->f->habits == HABITS_SUKAKU;
    const enum house_order by = by_kind ? BOXES_ROWS_COLUMNS_118 : columns_first_order(s->f);
    const uint16_t *order = s->field->order[by];
    for (int first = 0, past; first < s->field->houses; first = past) {
        past = by_kind ? past_rank(s->field, by, first) : first + 1;
        for (int v = 0; v < s->n; v++)
            for (int i = first; i < past; i++)
                if (house_full(s->field, order[i]))
                    seen_by_places(d, order[i], v, s->n - (by_kind ? 3 : 2));
    }
}

static void hidden_pair(struct draft *d, int house, int a, int b)
{
    const struct se_chains *s = d->s;
    const uint32_t both = s->now.places[house * s->n + a];
    begin(d, TECHNIQUE_hidden_pair);
    for_each_bit(p, both) {
        const int cell = house_cell(s->field, house, p);
        for_each_bit(v, s->now.candidates[cell] & ~((uint32_t)1 << a) & ~((uint32_t)1 << b))
            removes(d, id_of(s, cell, v));
    }
    if (!d->count) return;
    rests_upon(d, 0, house, a + 1);
    rests_upon(d, 1, house, b + 1);
    const uint32_t had_a = d->source->places[house * s->n + a] & ~both;
    const uint32_t had_b = d->source->places[house * s->n + b] & ~both;
    for_each_bit(p, had_a | had_b) {
        const int cell = house_cell(s->field, house, p);
        if (had_a >> p & 1) parent(d, id_of(s, cell, a));
        if (had_b >> p & 1) parent(d, id_of(s, cell, b));
    }
    finish(d);
}

static void hidden_pairs(struct draft *d)
{
    const struct se_chains *s = d->s;
    for (int i = 0; i < s->field->houses; i++) {
        const int h = columns_first(s->f)[i];
        const uint32_t *places = &s->now.places[h * s->n];
        if (s->open[h] <= 4 || !house_full(s->field, h)) continue;
        for (int b = 1; b < s->n; b++) {
            if (!is_pair(places[b])) continue;
            for (int a = 0; a < b; a++)
                if (places[a] == places[b]) hidden_pair(d, h, a, b);
        }
    }
}

/* Does the imitated program search for general intersections and subsets instead of the plain ones? */
static bool is_general(const struct se_chains *s)
{
    return s->f->habits == HABITS_SUKAKU && !s->classic;
}

static void naked_pair(struct draft *d, int house, int a, int b)
{
    const struct se_chains *s = d->s;
    const struct house *h = &s->field->rules->house[house];
    const uint32_t digits = s->now.candidates[h->cell[a]];
    begin(d, TECHNIQUE_naked_pair);
    cells seen = cells_and(&s->field->peers[h->cell[a]], &s->field->peers[h->cell[b]]);
    if (!is_general(s)) seen = cells_and(&seen, &s->field->house[house]);
    for_each_cell(cell, &seen)
        for_each_bit(v, s->now.candidates[cell] & digits) removes(d, id_of(s, cell, v));
    if (!d->count) return;
    rests_upon(d, 0, h->cell[a], 0);
    rests_upon(d, 1, h->cell[b], 0);
    for (int k = 0; k < 2; k++) {
        const int cell = h->cell[k ? b : a];
        for_each_bit(v, d->source->candidates[cell] & ~digits) parent(d, id_of(s, cell, v));
    }
    finish(d);
}

static void naked_pairs(struct draft *d)
{
    const struct se_chains *s = d->s;
    for (int i = 0; i < s->field->houses; i++) {
        const int house = columns_first(s->f)[i];
        const struct house *h = &s->field->rules->house[house];
        if (s->open[house] < 4) continue;
        for (int b = 1; b < h->count; b++) {
            const uint32_t digits = s->now.candidates[h->cell[b]];
            if (!is_pair(digits)) continue;
            for (int a = 0; a < b; a++)
                if (s->now.candidates[h->cell[a]] == digits) naked_pair(d, house, a, b);
        }
    }
}

static void x_wings(struct draft *d, int base, int cover)
{
    const struct se_chains *s = d->s;
    const int n = s->n;
    for (int b = 1; b < n; b++)
        for (int a = 0; a < b; a++)
            for (int v = 0; v < n; v++) {
                const uint32_t places = s->now.places[(base + b) * n + v];
                if (places != s->now.places[(base + a) * n + v] || !is_pair(places)) continue;
                if (s->placed[v] + 4 > n) continue;
                const uint32_t lines = (uint32_t)1 << a | (uint32_t)1 << b;
                begin(d, TECHNIQUE_x_wing);
                for_each_bit(line, places)
                    for_each_bit(p, s->now.places[(cover + line) * n + v] & ~lines)
                        removes(d, id_of(s, house_cell(s->field, cover + line, p), v));
                if (!d->count) continue;
                rests_upon(d, 0, base + a, v + 1);
                rests_upon(d, 1, base + b, v + 1);
                gone_places(d, base + a, v, 0);
                gone_places(d, base + b, v, 0);
                finish(d);
            }
}

bool deduce(struct se_chains *s, struct se_search *search, struct se_trial *t)
{
    struct draft d;
    d.s = s;
    d.source = &search->source;
    d.t = t;
    d.any = false;
    if (!is_general(s)) intersections(&d);
    if (!s->classic) general_intersections(&d);
    if (!d.any) hidden_pairs(&d);
    if (!d.any) naked_pairs(&d);
    if (!d.any) x_wings(&d, s->n, 0);
    if (!d.any) x_wings(&d, 0, s->n);
    if (!d.any && search->level >= 2) return deduce_chains(s, search, t);
    return d.any;
}

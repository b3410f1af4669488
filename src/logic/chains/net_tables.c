/* SPDX-License-Identifier: MIT */
/* net_tables.c - tables for nets: lists of what follows from a candidate within some rounds of singles.

   The candidate is tried: placed, or removed.  In each round, first all naked, then all hidden singles that are visible at
   its start are placed, and everything that turns on or off is recorded with what it follows from.  A trial continues after
   contradictions, so singles that are known by then may be placed where they no longer can be.  */
#include "logic/chains/tables.h"

#include <stdlib.h>
#include <string.h>

#include "logic/position/room.h"

enum { ROUNDS = 4, ITEMS_PER_UNIT = 32 };

struct single {
    uint16_t cell;
    uint8_t digit;
};

struct queue {
    struct single *at;
    int count, room;
};

struct trial {
    struct tables *t;
    bitset candidates[LOGIC_CELLS];
    uint8_t digit[LOGIC_CELLS];
    uint8_t *left;              /* [house * n + digit - 1]: how many places */
    uint8_t *left_at_first;     /* the same before the trial */
    struct queue naked, hidden; /* in the order in which they appear; those that are done stay */
    int list;                   /* the node that is tried */
    int *item;                  /* of each node in its list + 1; 0: none */
    bool broken;
};

/* ---- the grid of a trial ---- */

static void enqueue(struct trial *r, struct queue *q, int cell, int digit)
{
    if (!make_room((void **)&q->at, q->count + 1, &q->room, sizeof *q->at)) r->broken = true;
    else q->at[q->count++] = (struct single){(uint16_t)cell, (uint8_t)digit};
}

/* Forgets the first hidden single of the digit in the house. */
static void dequeue(struct trial *r, int house, int digit)
{
    struct queue *q = &r->hidden;
    for (int i = 0; i < q->count; i++)
        if (q->at[i].digit == digit && house_has(r->t->f->field, house, q->at[i].cell)) {
            for (q->count--; i < q->count; i++) q->at[i] = q->at[i + 1];
            return;
        }
}

static uint8_t *places_left(const struct trial *r, int house, int digit)
{
    return &r->left[house * r->t->f->field->n + digit - 1];
}

static void find_last_place(struct trial *r, int house, int digit)
{
    const struct field *field = r->t->f->field;
    for (int i = 0; i < field->rules->house[house].count; i++) {
        const int cell = house_cell(field, house, i);
        if (r->candidates[cell] >> (digit - 1) & 1) {
            enqueue(r, &r->hidden, cell, digit);
            return;
        }
    }
}

static void take(struct trial *r, int cell, int digit)
{
    const struct field *field = r->t->f->field;
    if (!(r->candidates[cell] >> (digit - 1) & 1)) return;
    r->candidates[cell] &= ~bit(digit - 1);
    if (!r->candidates[cell]) return; /* a contradiction; HoDoKu leaves the houses' counts as they are */
    if (is_single(r->candidates[cell])) enqueue(r, &r->naked, cell, lowest(r->candidates[cell]) + 1);
    for (const struct seat *s = first_house(field, cell); s < past_house(field, cell); s++) {
        if (!house_full(field, s->house)) continue;
        const int left = --*places_left(r, s->house, digit);
        if (left == 1) find_last_place(r, s->house, digit);
        else if (left == 0) dequeue(r, s->house, digit);
    }
}

static void put(struct trial *r, int cell, int digit)
{
    const struct field *field = r->t->f->field;
    const bitset had = r->candidates[cell];
    if (r->digit[cell] == digit) return;
    r->digit[cell] = (uint8_t)digit;
    r->candidates[cell] = 0;
    for (int i = field->first_peer[cell]; i < field->first_peer[cell + 1]; i++)
        take(r, field->peer[i], digit);
    for_each_bit(d, had)
        for (const struct seat *s = first_house(field, cell); s < past_house(field, cell); s++) {
            if (!house_full(field, s->house)) continue;
            const int left = --*places_left(r, s->house, d + 1);
            if (left == 1 && d + 1 != digit) find_last_place(r, s->house, d + 1);
        }
}

/* ---- items ---- */

/* Notes that a node follows; `parent`: items + 1 in no order, 0 for none or for the list's node; the first one gives the
   distance.  */
static void note(struct trial *r, int node, const int *parents, int count)
{
    struct tables *t = r->t;
    int sorted[ITEM_PARENTS] = {0}, items[ITEM_PARENTS];
    if (node == r->list || r->item[node]) return;
    for (int i = 0; i < count; i++) sorted[i] = parents[i];
    const int distance = sorted[0] ? t->item[sorted[0] - 1].distance + 1 : 2;
    for (int i = 1; i < ITEM_PARENTS; i++)
        if (sorted[i] > sorted[0]) {
            const int larger = sorted[i];
            sorted[i] = sorted[0];
            sorted[0] = larger;
        }
    int kept = 0;
    for (int i = 0; i < ITEM_PARENTS; i++)
        if (sorted[i]) items[kept++] = sorted[i] - 1;
    const bool direct = !kept;
    while (kept < ITEM_PARENTS) items[kept++] = -1;
    if (!append_item(t, r->list, node, distance, direct ? NULL : items)) r->broken = true;
    else r->item[node] = t->items;
}

/* Everything that turns off once the digit is in the cell. */
static void note_consequences(struct trial *r, int cell, int digit, bitset others)
{
    struct tables *t = r->t;
    const struct field *field = t->f->field;
    const int on = r->item[node_of(t, cell, digit, true)];
    for (int i = field->first_peer[cell]; i < field->first_peer[cell + 1]; i++)
        if (has_candidate(t->f->at, field->peer[i], digit))
            note(r, node_of(t, field->peer[i], digit, false), &on, 1);
    for_each_bit(d, others & ~bit(digit - 1)) note(r, node_of(t, cell, d + 1, false), &on, 1);
}

/* The house that has the fewest places left for the digit. */
static int tightest_house(const struct trial *r, int cell, int digit)
{
    const struct field *field = r->t->f->field;
    int best = -1, fewest = 0;
    for (const struct seat *s = first_house(field, cell); s < past_house(field, cell); s++) {
        if (!house_full(field, s->house)) continue;
        const int left = *places_left(r, s->house, digit);
        if (best >= 0 && left >= fewest) continue;
        best = s->house;
        fewest = left;
    }
    return best;
}

static int parents_in_cell(const struct trial *r, int cell, int digit, int *parents)
{
    int count = 0;
    for_each_bit(d, r->t->f->at->candidates[cell] & ~bit(digit - 1))
        if (count < ITEM_PARENTS) parents[count++] = r->item[node_of(r->t, cell, d + 1, false)];
    return count;
}

static int parents_in_house(const struct trial *r, int house, int cell, int digit, int *parents)
{
    const struct field *field = r->t->f->field;
    cells others = cells_and(&field->house[house], cells_with(r->t->f->at, digit));
    int count = 0;
    cells_remove(&others, cell);
    for_each_cell(c, &others)
        if (count < ITEM_PARENTS) parents[count++] = r->item[node_of(r->t, c, digit, false)];
    return count;
}

static void place_single(struct trial *r, struct single s, bool naked)
{
    const bitset others = r->candidates[s.cell];
    const int house = tightest_house(r, s.cell, s.digit);
    int parents[ITEM_PARENTS] = {0};
    put(r, s.cell, s.digit);
    const int count = naked || house < 0 ? parents_in_cell(r, s.cell, s.digit, parents)
                                         : parents_in_house(r, house, s.cell, s.digit, parents);
    if (!has_candidate(r->t->f->at, s.cell, s.digit)) return;
    note(r, node_of(r->t, s.cell, s.digit, true), parents, count);
    note_consequences(r, s.cell, s.digit, others);
}

/* ---- trials ---- */

static bool still_hidden(const struct trial *r, struct single s)
{
    const struct field *field = r->t->f->field;
    for (const struct seat *h = first_house(field, s.cell); h < past_house(field, s.cell); h++)
        if (house_full(field, h->house) && *places_left(r, h->house, s.digit) == 1) return true;
    return false;
}

/* The singles in sight: `list` has room for one for each cell, twice. */
static int singles_in_sight(const struct trial *r, struct single *list, int *naked)
{
    bool met[LOGIC_CELLS] = {false};
    int count = 0;
    for (int i = 0; i < r->naked.count && count < LOGIC_CELLS; i++)
        if (!r->digit[r->naked.at[i].cell]) list[count++] = r->naked.at[i];
    *naked = count;
    for (int i = 0; i < r->hidden.count; i++) {
        const struct single s = r->hidden.at[i];
        if (r->digit[s.cell] || met[s.cell] || !still_hidden(r, s)) continue;
        met[s.cell] = true;
        list[count++] = s;
    }
    return count;
}

static void begin_trial(struct trial *r, int node)
{
    const struct position *at = r->t->f->at;
    const struct field *field = at->field;
    memcpy(r->candidates, at->candidates, sizeof r->candidates);
    memcpy(r->digit, at->digit, sizeof r->digit);
    memcpy(r->left, r->left_at_first, (size_t)(field->houses * field->n));
    r->naked.count = r->hidden.count = 0;
    r->list = node;
}

static void end_trial(struct trial *r)
{
    const struct tables *t = r->t;
    for (int i = t->head[r->list]; i >= 0; i = t->item[i].next) r->item[t->item[i].node] = 0;
}

static void try_node(struct trial *r, int node)
{
    struct tables *t = r->t;
    const int cell = node_cell(t, node), digit = node_digit(t, node);
    struct single list[2 * LOGIC_CELLS];
    begin_trial(r, node);
    if (node_on(t, node)) {
        const bitset others = r->candidates[cell];
        put(r, cell, digit);
        note_consequences(r, cell, digit, others);
    } else {
        take(r, cell, digit);
        if (is_single(r->candidates[cell])) {
            const int last = lowest(r->candidates[cell]) + 1;
            put(r, cell, last);
            note(r, node_of(t, cell, last, true), NULL, 0);
            note_consequences(r, cell, last, 0);
        }
    }
    for (int round = 0; round < ROUNDS; round++) {
        int naked;
        const int count = singles_in_sight(r, list, &naked);
        for (int i = 0; i < count; i++) place_single(r, list[i], i < naked);
    }
    end_trial(r);
}

static bool try_all(struct trial *r)
{
    const struct position *at = r->t->f->at;
    const struct field *field = at->field;
    for (int h = 0; h < field->houses; h++)
        for (int d = 1; d <= field->n; d++)
            r->left_at_first[h * field->n + d - 1] = (uint8_t)bits_in(places_of(at, h, d));
    for (int i = 0; i < r->t->candidates; i++) {
        const int before = r->t->items;
        try_node(r, 2 * i + 1);
        try_node(r, 2 * i);
        const int after = r->t->items;
        if (r->broken || !may_spend(r->t->f, 1 + (uint64_t)(after - before) / ITEMS_PER_UNIT))
            return false;
    }
    return true;
}

bool tables_new_for_nets(struct tables *t, struct finder *f, bool groups, bool sets)
{
    if (!tables_begin(t, f, groups, sets)) return false;
    struct trial *r = calloc(1, sizeof *r);
    if (r) {
        r->t = t;
        r->left = malloc((size_t)(f->field->houses * f->field->n));
        r->left_at_first = malloc((size_t)(f->field->houses * f->field->n));
        r->item = calloc((size_t)t->nodes + 1, sizeof *r->item);
    }
    const bool room = r && r->left && r->left_at_first && r->item, good = room && try_all(r);
    if (!room || r->broken) f->no_memory = f->stopped = true;
    if (r) {
        free(r->left);
        free(r->left_at_first);
        free(r->item);
        free(r->naked.at);
        free(r->hidden.at);
    }
    free(r);
    return good && tables_link_groups_and_sets(t);
}

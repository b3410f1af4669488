/* SPDX-License-Identifier: MIT */
/* forcing.c - forcing chains and nets.

       contradiction   what follows from a candidate, on or off, is impossible: the opposite holds
       verity          the same follows from a candidate on and off, from every candidate of a cell or from every place of a
                       digit in a house: so it holds

   Everything is read off the tables (tables.h).  Chains have one reason for each node, nets may have several.  For each
   conclusion, the path with the fewest nodes is kept.  */
#include "logic/step/chain_steps.h"
#include "logic/step/finders.h"
#include "logic/chains/table_chains.h"

#include <stdlib.h>
#include <string.h>

enum outcome { CONTRADICTION, VERITY, OUTCOMES };

/* The end of a path: an entry of this table. */
struct goal {
    int table, node;
};

enum { GOALS = SUDOKU_LOGIC_SIZE, CHECKS_PER_UNIT = 128, BITS = 64 };

/* The contradictions that a table may have: most tables have none. */
enum {
    IN_CELL = 1,    /* a candidate on and off, or two on in a cell */
    IN_HOUSE = 2,   /* a digit on twice in a house */
    EMPTY_CELL = 4, /* no candidate left */
    NO_PLACE_LEFT = 8
};

/* What the table at hand has turned on and off so far. */
struct tally {
    bitset on[LOGIC_CELLS], off[LOGIC_CELLS]; /* digits */
    bitset *house_on;                         /* [house]: digits that are on somewhere */
    uint8_t *left;                            /* [house * n + digit - 1]: places */
    uint8_t *left_at_first;                   /* the same before the table */
};

struct forcing_search {
    struct finder *f;
    struct tables t;
    bool nets;
    bitset *on,
        *off; /* [(table * n + digit - 1) * words]: the cells that the table of a candidate turns on or off */
    int words;              /* of a set of cells: those of larger grids would be empty */
    bitset *digits_on;      /* of each table: the digits that it turns on somewhere */
    uint8_t *contradiction; /* of each table: what it may have */
    struct tally tally;
    int *kept; /* [(outcome * 2 + placed) * candidates + candidate]: its step in the list + 1 */
    struct step_list found;
    struct goal goal[GOALS];
    int goals;
    struct way way[GOALS];
    /* Where the contradiction is, or where all the starts are; at most one of the two: */
    int cell, house, digit;
};

static bitset *turned_row(const struct forcing_search *s, bool on, int table, int digit)
{
    return &(on ? s->on : s->off)[(table * s->f->field->n + digit - 1) * s->words];
}

static cells turned(const struct forcing_search *s, bool on, int table, int digit)
{
    const bitset *row = turned_row(s, on, table, digit);
    cells set = no_cells();
    for (int w = 0; w < s->words; w++) set.word[w] = row[w];
    return set;
}

static bool has_turned(const struct forcing_search *s, bool on, int table, int cell, int digit)
{
    return turned_row(s, on, table, digit)[cell / BITS] >> cell % BITS & 1;
}

static void add_goal(struct forcing_search *s, int table, int cell, int digit, bool on)
{
    if (s->goals < GOALS) s->goal[s->goals++] = (struct goal){table, node_of(&s->t, cell, digit, on)};
}

static void begin(struct forcing_search *s, int cell, int house, int digit)
{
    s->goals = 0;
    s->cell = cell;
    s->house = house;
    s->digit = digit;
}

/* ---- keeping ---- */

/* The length of all chains together; 0: a step with them is not worth keeping. */
static int measure(struct forcing_search *s, int shortest)
{
    int length = 0;
    bool net = false;
    for (int i = 0; i < s->goals; i++) {
        const int table = s->goal[i].table, entry = find_entry(&s->t, table, s->goal[i].node);
        const int trunk = trunk_length(&s->t, table, entry);
        if (shortest && length + trunk >= shortest) return 0;
        length += trunk;
        if (!s->nets) continue;
        if (!find_way(&s->t, table, entry, &s->way[i])) return 0;
        net = net || s->way[i].branches;
        length += s->way[i].all.count - trunk + s->way[i].branches;
        if (shortest && length >= shortest) return 0;
    }
    return net == s->nets ? length : 0;
}

static void write_goal(struct forcing_search *s, int i, struct used_sets *sets)
{
    const int entry = find_entry(&s->t, s->goal[i].table, s->goal[i].node);
    if (!s->nets && !find_way(&s->t, s->goal[i].table, entry, &s->way[i])) return;
    write_way(&s->t, &s->way[i], i, sets);
}

static void write_ground(struct forcing_search *s)
{
    struct step *step = s->f->step;
    if (s->cell >= 0) {
        step_cell(step, SUDOKU_OTHER, s->cell);
        step_cell_truth(step, s->cell);
    }
    if (s->house >= 0) {
        step_house(step, SUDOKU_BASE, s->house);
        if (house_full(s->f->field, s->house)) step_house_truth(step, s->house, s->digit);
    }
}

/* Keeps the step if there is none with the same result, or only a longer one. */
static void consider(struct forcing_search *s, enum outcome outcome, int cell, int digit, bool place)
{
    static const int techniques[2][OUTCOMES] = {
        {TECHNIQUE_forcing_chain_contradiction, TECHNIQUE_forcing_chain_verity},
        {TECHNIQUE_forcing_net_contradiction, TECHNIQUE_forcing_net_verity}};
    struct step *step = s->f->step;
    const int candidate = s->t.number[cell * s->f->field->n + digit - 1];
    if (candidate < 0 || !may_spend(s->f, (uint64_t)s->goals)) return;
    int *kept = &s->kept[((int)outcome * 2 + place) * s->t.candidates + candidate];
    if (!measure(s, *kept ? s->found.step[*kept - 1].it.length : 0)) return;
    struct used_sets sets = {.count = 0};
    step_begin(step, techniques[s->nets][outcome]);
    if (place) step_place(step, cell, digit);
    else step_remove(step, cell, digit);
    write_ground(s);
    for (int i = 0; i < s->goals; i++) write_goal(s, i, &sets);
    const bool good =
        *kept ? step_copy(&s->found.step[*kept - 1], &step->it) : list_add(&s->found, &step->it);
    if (!*kept) *kept = s->found.count;
    if (!good || step->broken) s->f->no_memory = s->f->stopped = true;
}

/* ---- contradictions ---- */

/* The table's node is impossible. */
static void contradict(struct forcing_search *s, int table)
{
    consider(s, CONTRADICTION, node_cell(&s->t, table), node_digit(&s->t, table),
             !node_on(&s->t, table));
}

/* A candidate on and off, or two digits on in a cell. */
static void check_cells(struct forcing_search *s, int table)
{
    const bitset on = s->digits_on[table];
    const int own = node_cell(&s->t, table), digit = node_digit(&s->t, table);
    if (has_turned(s, !node_on(&s->t, table), table, own, digit)) {
        begin(s, own, -1, 0);
        add_goal(s, table, own, digit, !node_on(&s->t, table));
        contradict(s, table);
    }
    for_each_bit(d, on) {
        const cells is_on = turned(s, true, table, d + 1), is_off = turned(s, false, table, d + 1);
        const cells both = cells_and(&is_on, &is_off);
        const int cell = cells_next(&both, -1);
        if (cell < 0) continue;
        begin(s, cell, -1, 0);
        add_goal(s, table, cell, d + 1, false);
        add_goal(s, table, cell, d + 1, true);
        contradict(s, table);
    }
    for_each_bit(d, on)
        for_each_bit(e, on & ~first_bits(d + 1)) {
            const cells one = turned(s, true, table, d + 1), other = turned(s, true, table, e + 1);
            const cells both = cells_and(&one, &other);
            const int cell = cells_next(&both, -1);
            if (cell < 0) continue;
            begin(s, cell, -1, 0);
            add_goal(s, table, cell, d + 1, true);
            add_goal(s, table, cell, e + 1, true);
            contradict(s, table);
        }
}

/* A digit on twice in a house. */
static void check_doubles(struct forcing_search *s, int table, int house, int digit)
{
    const cells all = turned(s, true, table, digit);
    const cells here = cells_and(&s->f->field->house[house], &all);
    if (cells_count(&here) < 2) return;
    begin(s, -1, house, digit);
    for_each_cell(c, &here) add_goal(s, table, c, digit, true);
    contradict(s, table);
}

/* Cells with no candidate left. */
static void check_empty_cells(struct forcing_search *s, int table)
{
    const bitset *candidates = s->f->at->candidates;
    for (int cell = 0; cell < s->f->field->cells; cell++) {
        if (s->f->at->digit[cell]) continue;
        bool empty = true;
        begin(s, cell, -1, 0);
        for_each_bit(d, candidates[cell]) {
            empty = empty && has_turned(s, false, table, cell, d + 1) &&
                    !has_turned(s, true, table, cell, d + 1);
            if (empty) add_goal(s, table, cell, d + 1, false);
        }
        if (empty) contradict(s, table);
    }
}

/* Do the placed digits allow the digit in the cell?  HoDoKu tests this here, not the candidates. */
static bool allowed(const struct position *at, int cell, int digit)
{
    const struct field *field = at->field;
    if (at->digit[cell]) return false;
    for (int i = field->first_peer[cell]; i < field->first_peer[cell + 1]; i++)
        if (at->digit[field->peer[i]] == digit) return false;
    return true;
}

/* A digit with no place left in a house. */
static void check_places(struct forcing_search *s, int table, int house, int digit)
{
    const struct field *field = s->f->field;
    const cells off = turned(s, false, table, digit);
    if (!house_full(field, house) || !places_of(s->f->at, house, digit)) return;
    const cells places = cells_and(&field->house[house], cells_with(s->f->at, digit));
    if (!cells_within(&places, &off)) return;
    begin(s, -1, house, digit);
    for_each_cell(cell, &field->house[house]) {
        if (!allowed(s->f->at, cell, digit)) continue;
        if (!cells_have(&off, cell)) return;
        add_goal(s, table, cell, digit, false);
    }
    contradict(s, table);
}

/* Rows, columns, the rest; in each of these, digit by digit. */
static void check_houses(struct forcing_search *s, int table, bitset digits,
                         void (*check)(struct forcing_search *, int, int, int))
{
    static const enum house_line lines[] = {IS_ROW, IS_COLUMN, IS_NO_LINE};
    for (int i = 0; i < 3; i++)
        for_each_bit(d, digits)
            for (int house = 0; house < s->f->field->houses; house++)
                if (kind_at(s->f->field, house)->line == lines[i]) check(s, table, house, d + 1);
}

static void check_contradictions(struct forcing_search *s, int table)
{
    const struct field *field = s->f->field;
    if (!may_spend(s->f, 1 + (uint64_t)(field->n * field->houses) / CHECKS_PER_UNIT)) return;
    const int may_have = s->contradiction[table];
    if (may_have & IN_CELL) check_cells(s, table);
    if (may_have & IN_HOUSE) check_houses(s, table, s->digits_on[table], check_doubles);
    if (may_have & EMPTY_CELL) check_empty_cells(s, table);
    if (may_have & NO_PLACE_LEFT) check_houses(s, table, first_bits(field->n), check_places);
}

/* ---- verities ---- */

/* The cells in which all tables of the list turn the digit on, or off; false: none. */
static bool turned_by_all(const struct forcing_search *s, bool on, const int *tables, int count,
                          int digit, cells *common)
{
    bitset any = 1;
    *common = turned(s, on, tables[0], digit);
    for (int i = 1; i < count && any; i++) {
        const bitset *row = turned_row(s, on, tables[i], digit);
        any = 0;
        for (int w = 0; w < s->words; w++) any |= common->word[w] &= row[w];
    }
    return any;
}

/* What all tables of the list turn on and off, except in the cell `but`. */
static void check_verities(struct forcing_search *s, const int *tables, int count, int but)
{
    for (int d = 1; d <= s->f->field->n; d++)
        for (int on = 1; on >= 0; on--) {
            cells common;
            if (!turned_by_all(s, on, tables, count, d, &common)) continue;
            if (but >= 0) cells_remove(&common, but);
            for_each_cell(cell, &common) {
                s->goals = 0;
                for (int i = 0; i < count; i++) add_goal(s, tables[i], cell, d, on);
                consider(s, VERITY, cell, d, on);
            }
        }
}

/* A candidate on and off: first everything that turns on, then everything that turns off. */
static void check_both_ways(struct forcing_search *s, int candidate)
{
    const int tables[] = {2 * candidate + 1, 2 * candidate};
    begin(s, -1, -1, 0);
    for (int on = 1; on >= 0; on--)
        for (int d = 1; d <= s->f->field->n; d++) {
            cells common;
            if (!turned_by_all(s, on, tables, 2, d, &common)) continue;
            cells_remove(&common, s->t.cell[candidate]);
            for_each_cell(cell, &common) {
                s->goals = 0;
                add_goal(s, tables[0], cell, d, on);
                add_goal(s, tables[1], cell, d, on);
                consider(s, VERITY, cell, d, on);
            }
        }
}

static void check_cell_verities(struct forcing_search *s, int cell)
{
    int tables[GOALS], count = 0;
    for_each_bit(d, s->f->at->candidates[cell]) tables[count++] = node_of(&s->t, cell, d + 1, true);
    begin(s, cell, -1, 0);
    if (count) check_verities(s, tables, count, -1);
}

static void check_house_verities(struct forcing_search *s, int house, int digit)
{
    int tables[GOALS], count = 0;
    const cells places = cells_and(&s->f->field->house[house], cells_with(s->f->at, digit));
    if (!house_full(s->f->field, house)) return;
    for_each_cell(cell, &places) tables[count++] = node_of(&s->t, cell, digit, true);
    begin(s, -1, house, digit);
    if (count) check_verities(s, tables, count, -1);
}

/* ---- all ---- */

static bool tally_new(struct forcing_search *s)
{
    const struct field *field = s->f->field;
    const size_t places = (size_t)(field->houses * field->n);
    s->tally.house_on = malloc((size_t)field->houses * sizeof *s->tally.house_on);
    s->tally.left = malloc(places);
    s->tally.left_at_first = malloc(places);
    if (!s->tally.house_on || !s->tally.left || !s->tally.left_at_first) return false;
    for (int h = 0; h < field->houses; h++)
        for (int d = 1; d <= field->n; d++)
            s->tally.left_at_first[h * field->n + d - 1] =
                house_full(field, h) ? (uint8_t)bits_in(places_of(s->f->at, h, d)) : UINT8_MAX;
    return true;
}

static void tally_begin(struct forcing_search *s)
{
    const struct field *field = s->f->field;
    struct tally *t = &s->tally;
    memset(t->on, 0, (size_t)field->cells * sizeof *t->on);
    memset(t->off, 0, (size_t)field->cells * sizeof *t->off);
    memset(t->house_on, 0, (size_t)field->houses * sizeof *t->house_on);
    memcpy(t->left, t->left_at_first, (size_t)(field->houses * field->n));
}

/* Both return the contradictions that this brings about. */
static int tally_on(struct tally *t, const struct field *field, int cell, bitset digit)
{
    int found = t->on[cell] || t->off[cell] & digit ? IN_CELL : 0;
    t->on[cell] |= digit;
    for (const struct seat *h = first_house(field, cell); h < past_house(field, cell); h++) {
        if (t->house_on[h->house] & digit) found |= IN_HOUSE;
        t->house_on[h->house] |= digit;
    }
    return found;
}

static int tally_off(struct tally *t, const struct field *field, int cell, bitset digit,
                     bitset candidates)
{
    int found = t->on[cell] & digit ? IN_CELL : 0;
    t->off[cell] |= digit;
    if (t->off[cell] == candidates) found |= EMPTY_CELL;
    for (const struct seat *h = first_house(field, cell); h < past_house(field, cell); h++)
        if (!--t->left[h->house * field->n + lowest(digit)]) found |= NO_PLACE_LEFT;
    return found;
}

/* What a table turns on and off. */
static void note_turned(struct forcing_search *s, int table)
{
    const struct field *field = s->f->field;
    const struct tables *t = &s->t;
    int found = 0;
    tally_begin(s);
    for (int i = 0; i < t->table[table].count; i++) {
        const int node = table_entry(t, table, i)->node;
        if (node_kind(t, node) != NODE_CANDIDATE) continue;
        const int cell = t->cell[node / 2], digit = t->digit[node / 2];
        const bool on = node_on(t, node);
        turned_row(s, on, table, digit)[cell / BITS] |= bit(cell % BITS);
        if (on) s->digits_on[table] |= bit(digit - 1);
        found |= on ? tally_on(&s->tally, field, cell, bit(digit - 1))
                    : tally_off(&s->tally, field, cell, bit(digit - 1), s->f->at->candidates[cell]);
    }
    s->contradiction[table] = (uint8_t)found;
}

static bool prepare(struct forcing_search *s)
{
    const struct field *field = s->f->field;
    const bool sets = s->f->allow & ALLOW_SETS_IN_CHAINS;
    if (!(s->nets ? tables_new_for_nets : tables_new)(&s->t, s->f, true, sets)) return false;
    s->words = (field->cells + BITS - 1) / BITS;
    const size_t tables = 2 * (size_t)s->t.candidates;
    const size_t all = tables * (size_t)field->n * (size_t)s->words + 1;
    s->on = calloc(all, sizeof *s->on);
    s->off = calloc(all, sizeof *s->off);
    s->digits_on = calloc(tables + 1, sizeof *s->digits_on);
    s->kept = calloc(OUTCOMES * tables + 1, sizeof *s->kept);
    s->contradiction = calloc(tables + 1, sizeof *s->contradiction);
    if (!s->on || !s->off || !s->digits_on || !s->kept || !s->contradiction || !tally_new(s)) {
        s->f->no_memory = s->f->stopped = true;
        return false;
    }
    for (int table = 0; table < 2 * s->t.candidates; table++) {
        if (!grow_table(&s->t, table, true)) return false;
        note_turned(s, table);
    }
    return true;
}

static void check_all(struct forcing_search *s)
{
    const struct field *field = s->f->field;
    for (int i = 0; i < s->t.candidates && !s->f->stopped; i++) {
        check_contradictions(s, 2 * i + 1);
        check_contradictions(s, 2 * i);
    }
    for (int i = 0; i < s->t.candidates && may_go_on(s->f); i++) check_both_ways(s, i);
    for (int cell = 0; cell < field->cells && may_go_on(s->f); cell++) check_cell_verities(s, cell);
    for (int house = 0; house < field->houses; house++)
        for (int d = 1; d <= field->n && may_go_on(s->f); d++) check_house_verities(s, house, d);
}

/* Placements first, from the top; then removals. */
static int compare(const sudoku_step *a, const sudoku_step *b)
{
    const sudoku_part *p = a->parts, *q = b->parts; /* what follows comes first in these steps */
    if (p->role != q->role) return p->role == SUDOKU_PLACED ? -1 : 1;
    if (p->cell != q->cell) return p->cell - q->cell;
    if (p->role == SUDOKU_PLACED) return a->technique == b->technique ? a->length - b->length : 0;
    return p->digit != q->digit ? p->digit - q->digit : a->length - b->length;
}

static void find_forcing(struct finder *f, bool nets)
{
    struct forcing_search *s = calloc(1, sizeof *s);
    if (!s) {
        f->no_memory = f->stopped = true;
        return;
    }
    s->f = f;
    s->nets = nets;
    if (prepare(s)) check_all(s);
    list_report_sorted(&s->found, f, compare);
    for (int i = 0; i < GOALS; i++) way_free(&s->way[i]);
    list_free(&s->found);
    tables_free(&s->t);
    free(s->on);
    free(s->off);
    free(s->digits_on);
    free(s->kept);
    free(s->contradiction);
    free(s->tally.house_on);
    free(s->tally.left);
    free(s->tally.left_at_first);
    free(s);
}

void find_forcing_chain(struct finder *f, int argument)
{
    (void)argument;
    find_forcing(f, false);
}

void find_forcing_net(struct finder *f, int argument)
{
    (void)argument;
    find_forcing(f, true);
}

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

enum outcome { CONTRADICTION, VERITY, OUTCOMES };

/* The end of a path: an entry of this table. */
struct goal {
    int table, node;
};

enum { GOALS = SUDOKU_LOGIC_SIZE, CHECKS_PER_UNIT = 128 };

struct forcing_search {
    struct finder *f;
    struct tables t;
    bool nets;
    cells *on,
        *off; /* [table * n + digit - 1]: the cells that the table of a candidate turns on or off */
    bitset *digits_on; /* of each table: the digits that it turns on somewhere */
    int *kept;         /* [(outcome * 2 + placed) * candidates + candidate]: its step in the list + 1 */
    struct step_list found;
    struct goal goal[GOALS];
    int goals;
    struct way way[GOALS];
    /* Where the contradiction is, or where all the starts are; at most one of the two: */
    int cell, house, digit;
};

static cells *turned(const struct forcing_search *s, bool on, int table, int digit)
{
    return &(on ? s->on : s->off)[table * s->f->field->n + digit - 1];
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
    if (cells_have(turned(s, !node_on(&s->t, table), table, digit), own)) {
        begin(s, own, -1, 0);
        add_goal(s, table, own, digit, !node_on(&s->t, table));
        contradict(s, table);
    }
    for_each_bit(d, on) {
        const cells both = cells_and(turned(s, true, table, d + 1), turned(s, false, table, d + 1));
        const int cell = cells_next(&both, -1);
        if (cell < 0) continue;
        begin(s, cell, -1, 0);
        add_goal(s, table, cell, d + 1, false);
        add_goal(s, table, cell, d + 1, true);
        contradict(s, table);
    }
    for_each_bit(d, on)
        for_each_bit(e, on & ~first_bits(d + 1)) {
            const cells both = cells_and(turned(s, true, table, d + 1), turned(s, true, table, e + 1));
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
    const cells here = cells_and(&s->f->field->house[house], turned(s, true, table, digit));
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
            empty = empty && cells_have(turned(s, false, table, d + 1), cell) &&
                    !cells_have(turned(s, true, table, d + 1), cell);
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
    const cells *off = turned(s, false, table, digit);
    if (!house_full(field, house) || !places_of(s->f->at, house, digit)) return;
    const cells places = cells_and(&field->house[house], cells_with(s->f->at, digit));
    if (!cells_within(&places, off)) return;
    begin(s, -1, house, digit);
    for_each_cell(cell, &field->house[house]) {
        if (!allowed(s->f->at, cell, digit)) continue;
        if (!cells_have(off, cell)) return;
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
    check_cells(s, table);
    check_houses(s, table, s->digits_on[table], check_doubles);
    check_empty_cells(s, table);
    check_houses(s, table, first_bits(field->n), check_places);
}

/* ---- verities ---- */

/* What all tables of the list turn on and off, except in the cell `but`. */
static void check_verities(struct forcing_search *s, const int *tables, int count, int but)
{
    for (int d = 1; d <= s->f->field->n; d++)
        for (int on = 1; on >= 0; on--) {
            cells common = *turned(s, on, tables[0], d);
            for (int i = 1; i < count && !cells_empty(&common); i++)
                common = cells_and(&common, turned(s, on, tables[i], d));
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
            cells common = cells_and(turned(s, on, tables[0], d), turned(s, on, tables[1], d));
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

static bool prepare(struct forcing_search *s)
{
    const struct field *field = s->f->field;
    const bool sets = s->f->allow & ALLOW_SETS_IN_CHAINS;
    if (!(s->nets ? tables_new_for_nets : tables_new)(&s->t, s->f, true, sets)) return false;
    const size_t tables = 2 * (size_t)s->t.candidates, all = tables * (size_t)field->n + 1;
    s->on = calloc(all, sizeof *s->on);
    s->off = calloc(all, sizeof *s->off);
    s->digits_on = calloc(tables + 1, sizeof *s->digits_on);
    s->kept = calloc(OUTCOMES * tables + 1, sizeof *s->kept);
    if (!s->on || !s->off || !s->digits_on || !s->kept) {
        s->f->no_memory = s->f->stopped = true;
        return false;
    }
    for (int table = 0; table < 2 * s->t.candidates; table++) {
        if (!grow_table(&s->t, table, true)) return false;
        for (int i = 0; i < s->t.table[table].count; i++) {
            const int node = table_entry(&s->t, table, i)->node;
            if (node_kind(&s->t, node) != NODE_CANDIDATE) continue;
            const int digit = node_digit(&s->t, node);
            cells_add(turned(s, node_on(&s->t, node), table, digit), node_cell(&s->t, node));
            if (node_on(&s->t, node)) s->digits_on[table] |= bit(digit - 1);
        }
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

/* SPDX-License-Identifier: MIT */
/* nice_loops.c - alternating inference chains that come back to where they start, or nearly so.

   A chain of strong and weak links in turn, read off the tables (tables.h):

       discontinuous loop   it ends in the cell where it starts, and contradicts what it starts from
       continuous loop      it ends there and agrees: then one end of every weak link is true as well, and a candidate that
                            sees both ends is removed
       AIC                  from a candidate that is off to another that is on: one of the two is true

   With groups or almost locked sets as nodes the techniques are called grouped.  A chain does not visit a cell twice.
   Where several chains remove the same, the shortest counts.  */
#include "logic/step/chain_steps.h"
#include "logic/step/finders.h"
#include "logic/chains/table_chains.h"

struct loop_search {
    struct finder *f;
    struct tables t;
    struct way way;
    struct removals removals;
    struct step_list loops, aics;
};

static int at(const struct loop_search *s, int i) { return s->way.all.at[i].node; }
static int cell_at(const struct loop_search *s, int i) { return node_cell(&s->t, at(s, i)); }
static int digit_at(const struct loop_search *s, int i) { return node_digit(&s->t, at(s, i)); }
static bool on_at(const struct loop_search *s, int i) { return node_on(&s->t, at(s, i)); }

/* Does the path return to one of its cells?  A loop may return to its first cell. */
static bool crosses_itself(const struct loop_search *s, bool loop)
{
    cells met = no_cells();
    for (int i = 0; i < s->way.all.count; i++) {
        if (cells_have(&met, cell_at(s, i))) return true;
        if (i && (!loop || cell_at(s, i - 1) != cell_at(s, 0))) {
            const cells last = node_cells(&s->t, at(s, i - 1));
            met = cells_or(&met, &last);
        }
    }
    return false;
}

/* ---- keeping ---- */

/* HoDoKu gives nodes that are sets a greater weight: two and a half when it compares two chains, otherwise the size of the
   set.  */
static int rough_length(const struct loop_search *s)
{
    return s->way.all.count + 5 * way_sets(&s->t, &s->way) / 2;
}

static int fine_length(const struct loop_search *s)
{
    int length = s->way.all.count;
    for (int i = 0; i < s->way.all.count; i++) {
        if (node_kind(&s->t, at(s, i)) != NODE_SET) continue;
        const int size = cells_count(&node_set(&s->t, at(s, i))->all);
        length += size == 2 ? 1 : 2 * (size - 1);
    }
    return length;
}

static void keep(struct loop_search *s, struct step_list *list, int technique, int grouped)
{
    struct step *step = s->f->step;
    struct used_sets sets = {.count = 0};
    step_begin(step, way_grouped(&s->t, &s->way) ? grouped : technique);
    removals_write(&s->removals, step);
    const int same = list_same(list, &step->it), length = rough_length(s);
    if (same >= 0 && list->step[same].it.length <= length) return;
    write_way(&s->t, &s->way, 0, &sets);
    step->it.length = list == &s->loops || same >= 0 ? length : fine_length(s);
    if (step->broken || !list_add(list, &step->it)) s->f->no_memory = s->f->stopped = true;
}

/* ---- loops ---- */

/* What sees all places of the digit in the node. */
static cells seen_by(const struct loop_search *s, int node, int digit)
{
    const struct field *field = s->f->field;
    switch (node_kind(&s->t, node)) {
    case NODE_CANDIDATE: return field->peers[node_cell(&s->t, node)];
    case NODE_GROUP: return node_group(&s->t, node)->seen;
    case NODE_SET: break;
    }
    return als_places(&s->t.sets, node_set(&s->t, node), digit)->seen;
}

static void remove_others(struct loop_search *s, int cell, int a, int b)
{
    for_each_bit(d, s->f->at->candidates[cell] & ~bit(a - 1) & ~bit(b - 1))
        removals_add(&s->removals, cell, d + 1);
}

/* A cell between two strong links holds one of their digits. */
static void remove_in_cell(struct loop_search *s, int i)
{
    if (!on_at(s, i) || i + 2 >= s->way.all.count || on_at(s, i + 1) || !on_at(s, i + 2)) return;
    const int cell = cell_at(s, i);
    if (cell_at(s, i - 1) != cell && cell_at(s, i + 1) == cell && cell_at(s, i + 2) != cell)
        remove_others(s, cell, digit_at(s, i), digit_at(s, i + 2));
}

/* A set in a loop is locked: digits other than those of the links are in it too. */
static void remove_by_set(struct loop_search *s, int i)
{
    const struct als_list *sets = &s->t.sets;
    const struct als *a = node_set(&s->t, at(s, i));
    if (i + 1 == s->way.all.count) return;
    const bool to_cell = on_at(s, i + 1);
    const int next = cell_at(s, i + 1), digit = digit_at(s, i + 1);
    const bitset left = to_cell ? s->f->at->candidates[next] & ~bit(digit - 1) : bit(digit - 1);
    for_each_bit(d, a->digits & ~left & ~bit(digit_at(s, i) - 1))
        removals_add_all(&s->removals, &als_places(sets, a, d + 1)->seen, d + 1);
    if (!to_cell) return;
    for_each_bit(d, left & a->digits) {
        const cells gone = cells_and(&als_places(sets, a, d + 1)->seen, &s->f->field->peers[next]);
        removals_add_all(&s->removals, &gone, d + 1);
    }
}

/* One of the two ends of a weak link in a loop is true. */
static void remove_between(struct loop_search *s, int i, const cells *loop)
{
    if (on_at(s, i) || cell_at(s, i - 1) == cell_at(s, i)) return;
    const int digit = digit_at(s, i);
    const cells a = seen_by(s, at(s, i - 1), digit), b = seen_by(s, at(s, i), digit);
    const cells both = cells_and(&a, &b), others = cells_but_not(&both, loop);
    const cells gone = cells_and(&others, cells_with(s->f->at, digit));
    removals_add_all(&s->removals, &gone, digit);
    if (node_kind(&s->t, at(s, i)) == NODE_SET) remove_by_set(s, i);
}

static void close_loop(struct loop_search *s)
{
    const int last = s->way.all.count - 1;
    cells loop = no_cells();
    for (int i = 0; i < last; i++) {
        const cells here = node_cells(&s->t, at(s, i));
        loop = cells_or(&loop, &here);
    }
    if (!on_at(s, 0) && on_at(s, last))
        remove_others(s, cell_at(s, 0), digit_at(s, 0), digit_at(s, last));
    for (int i = 1; i <= last; i++) {
        remove_in_cell(s, i);
        remove_between(s, i, &loop);
    }
}

/* The table's node and another one in the same cell. */
static void check_loop(struct loop_search *s, int table, int entry)
{
    if (table_entry(&s->t, table, entry)->distance <= 2 || !find_way(&s->t, table, entry, &s->way))
        return;
    const int last = s->way.all.count - 1;
    if (cell_at(s, last) == cell_at(s, last - 1) || cell_at(s, 0) == cell_at(s, 1)) return;
    if (crosses_itself(s, true)) return;
    const bool strong_first = !on_at(s, 0), strong_last = on_at(s, last);
    const int cell = cell_at(s, 0), start = digit_at(s, 0), end = digit_at(s, last);
    const bitset candidates = s->f->at->candidates[cell];
    bool continuous = false;
    removals_clear(&s->removals);
    if (strong_first == strong_last && start == end) {
        if (strong_first) remove_others(s, cell, start, start);
        else removals_add(&s->removals, cell, start);
    } else if (strong_first != strong_last && start != end) {
        removals_add(&s->removals, cell, strong_first ? end : start);
    } else if (strong_first || strong_last || is_pair(candidates)) {
        continuous = true;
        close_loop(s);
    }
    if (!s->removals.digits) return;
    if (continuous) keep(s, &s->loops, TECHNIQUE_continuous_loop, TECHNIQUE_grouped_continuous_loop);
    else keep(s, &s->loops, TECHNIQUE_discontinuous_loop, TECHNIQUE_grouped_discontinuous_loop);
}

static bool check_loops(struct loop_search *s, int table)
{
    for (int i = 1; i < s->t.table[table].count && !s->f->stopped; i++) {
        const int node = table_entry(&s->t, table, i)->node;
        if (node_kind(&s->t, node) == NODE_CANDIDATE &&
            node_cell(&s->t, node) == node_cell(&s->t, table))
            check_loop(s, table, i);
    }
    return !s->f->stopped;
}

/* ---- chains that stay open ---- */

/* One of two candidates is true.  With the same digit, it is removed from every cell that sees both; if this is only
   one cell, the step is a loop instead.  With different digits in cells that see each other, each cell loses the other's.  */
static bool remove_between_ends(struct loop_search *s, int start, int end)
{
    const struct field *field = s->f->field;
    const int a = node_cell(&s->t, start), b = node_cell(&s->t, end);
    const int digit_a = node_digit(&s->t, start), digit_b = node_digit(&s->t, end);
    removals_clear(&s->removals);
    if (digit_a == digit_b) {
        const cells both = cells_and(&field->peers[a], &field->peers[b]);
        const cells gone = cells_and(&both, cells_with(s->f->at, digit_a));
        if (cells_count(&gone) < 2) return false;
        removals_add_all(&s->removals, &gone, digit_a);
        return true;
    }
    if (!sees(field, a, b) || !has_candidate(s->f->at, b, digit_a) ||
        !has_candidate(s->f->at, a, digit_b))
        return false;
    removals_add(&s->removals, a, digit_b);
    removals_add(&s->removals, b, digit_a);
    return true;
}

static bool check_aics(struct loop_search *s, int table)
{
    for (int i = 1; i < s->t.table[table].count && !s->f->stopped; i++) {
        const struct entry *e = table_entry(&s->t, table, i);
        if (node_kind(&s->t, e->node) != NODE_CANDIDATE || !node_on(&s->t, e->node) || e->distance <= 2)
            continue;
        if (node_cell(&s->t, e->node) == node_cell(&s->t, table)) continue;
        if (remove_between_ends(s, table, e->node) && find_way(&s->t, table, i, &s->way) &&
            !crosses_itself(s, false))
            keep(s, &s->aics, TECHNIQUE_aic, TECHNIQUE_grouped_aic);
    }
    return !s->f->stopped;
}

/* ---- all ---- */

static bool search_tables(struct loop_search *s)
{
    for (int i = 0; i < s->t.candidates; i++)
        if (!grow_table(&s->t, 2 * i + 1, false) || !check_loops(s, 2 * i + 1)) return false;
    for (int i = 0; i < s->t.candidates; i++)
        if (!grow_table(&s->t, 2 * i, false) || !check_loops(s, 2 * i) || !check_aics(s, 2 * i))
            return false;
    for (int i = 0; i < s->aics.count; i++)
        if (!list_add(&s->loops, &s->aics.step[i].it)) {
            s->f->no_memory = s->f->stopped = true;
            return false;
        }
    return true;
}

void find_nice_loops(struct finder *f, int grouped)
{
    struct loop_search s = {.f = f};
    if (tables_new(&s.t, f, grouped, grouped && f->allow & ALLOW_SETS_IN_CHAINS) && search_tables(&s))
        list_report_sorted(&s.loops, f, compare_by_removals);
    list_free(&s.loops);
    list_free(&s.aics);
    way_free(&s.way);
    tables_free(&s.t);
}

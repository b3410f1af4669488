/* SPDX-License-Identifier: MIT */
/* als_chains.c - chains of four and more almost locked sets, see almost_locked.c.

   Chains run through the list of sets in one direction only, unless f->allow says otherwise.  Their number grows very quickly
   with their length, but apart from its two ends, all that matters about a chain is how many cells it needs.  So a link
   is passed again only with fewer cells than before.  */
#include "logic/sets/als.h"
#include "logic/step/chain_steps.h"
#include "logic/step/finders.h"

#include <stdlib.h>

/* Links in a chain; in grids larger than 9x9 long ones are not worth the time. */
enum { LONGEST = 50, LONGEST_IN_LARGE_GRID = 4, SHORTEST = 3 };

/* A link in use: it may use the digits that the previous link does not use. */
struct link {
    const struct restricted *common;
    int digit[2]; /* 0: not in use */
};

struct set_chain_search {
    struct finder *f;
    const struct als_list *list;
    struct removals removals;
    struct step_list found;
    struct link chain[LONGEST];
    int links, longest, cells, start;
    struct passed {
        int start, cells;
    } * passed; /* for each digit of the first link, each common, each way to use its digits */
};

static bool remember_passing(struct set_chain_search *s)
{
    const struct link *first = &s->chain[0], *last = &s->chain[s->links - 1];
    const int use = last->digit[0] ? (last->digit[1] ? 2 : 0) : 1;
    const int digit = first->digit[0] ? first->digit[0] : first->digit[1];
    const int common = (int)(last->common - s->list->common);
    struct passed *p = &s->passed[((digit - 1) * s->list->commons + common) * 3 + use];
    if (s->links < SHORTEST) return true;
    if (p->start == s->start + 1 && p->cells <= s->cells) return false;
    *p = (struct passed){s->start + 1, s->cells};
    return true;
}

/* ---- steps ---- */

/* Two nodes: where the digit is in one set and where it is not in the next, the nearest pair of cells. */
static void write_link(struct set_chain_search *s, int number, const struct als_places *from,
                       const struct als_places *to, int digit)
{
    const struct field *field = s->f->field;
    struct step *step = s->f->step;
    int best = -1, a = 0, b = 0;
    for_each_cell(c, &from->in)
        for_each_cell(e, &to->in) {
            const int rows = row_of(field, c) - row_of(field, e),
                      columns = column_of(field, c) - column_of(field, e);
            const int distance = rows * rows + columns * columns;
            if (best >= 0 && distance >= best) continue;
            best = distance;
            a = c;
            b = e;
        }
    const int node = step_node(step, number, digit, true, SUDOKU_BY_SET, number);
    step_node_cell(step, a);
    step_node(step, number, digit, false, SUDOKU_SEES, common_house(field, a, b));
    step_node_cell(step, b);
    step_node_parent(step, node);
    const cells both = cells_or(&from->in, &to->in);
    for_each_cell(cell, &both) step_part(step, SUDOKU_ENDO_FIN, cell, digit);
}

static void write_chain(struct set_chain_search *s)
{
    step_als(s->f, &s->list->als[s->start], 0);
    for (int i = 0; i < s->links; i++) {
        const struct link *l = &s->chain[i];
        const struct als *a = &s->list->als[l->common->a], *b = &s->list->als[l->common->b];
        step_als(s->f, b, i + 1);
        for (int k = 0; k < 2; k++)
            if (l->digit[k])
                write_link(s, i, als_places(s->list, a, l->digit[k]),
                           als_places(s->list, b, l->digit[k]), l->digit[k]);
    }
}

/* Sets and cells of sets that a step names. */
static void count_sets(const sudoku_step *step, int *sets, int *count)
{
    *sets = *count = 0;
    for (int i = 0; i < step->part_count; i++) {
        const sudoku_part *p = &step->parts[i];
        if (p->role < SUDOKU_SET) continue;
        if (p->role - SUDOKU_SET >= *sets) *sets = p->role - SUDOKU_SET + 1;
        if (p[-1].role != p->role || p[-1].cell != p->cell) ++*count;
    }
}

static int compare(const sudoku_step *a, const sudoku_step *b)
{
    const int order = compare_by_removals(a, b);
    if (order || !same_removals(a, b)) return order;
    int sets_a, sets_b, cells_a, cells_b;
    count_sets(a, &sets_a, &cells_a);
    count_sets(b, &sets_b, &cells_b);
    return sets_a != sets_b ? sets_a - sets_b : cells_a - cells_b;
}

/* Keeps the chain if it removes something new, or the same with fewer cells. */
static void consider(struct set_chain_search *s)
{
    struct step *step = s->f->step;
    const struct link *first = &s->chain[0], *last = &s->chain[s->links - 1];
    bitset but = 0;
    for (int k = 0; k < 2; k++) {
        if (first->digit[k]) but |= bit(first->digit[k] - 1);
        if (last->digit[k]) but |= bit(last->digit[k] - 1);
    }
    const struct als *start = &s->list->als[s->start], *end = &s->list->als[last->common->b];
    if (!als_lose_commons(s->list, start, end, but)) return;
    step_begin(step, TECHNIQUE_als_chain);
    removals_clear(&s->removals);
    als_remove_commons(s->f, s->list, start, end, but, &s->removals);
    removals_write(&s->removals, step);
    const int same = list_same(&s->found, &step->it);
    if (same >= 0) {
        int sets, count;
        count_sets(&s->found.step[same].it, &sets, &count);
        if (count <= s->cells) return;
    }
    write_chain(s);
    const bool kept =
        same >= 0 ? step_copy(&s->found.step[same], &step->it) : list_add(&s->found, &step->it);
    if (!kept || step->broken) s->f->no_memory = s->f->stopped = true;
}

/* ---- walking ---- */

static void extend(struct set_chain_search *s, int from, int used);

static bool in_chain(const struct set_chain_search *s, int set)
{
    for (int i = 0; i < s->links; i++)
        if (s->chain[i].common->b == set) return true;
    return set == s->start;
}

static void pass(struct set_chain_search *s, const struct restricted *r, int first, int second)
{
    const int size = s->list->als[r->b].size;
    s->chain[s->links++] = (struct link){r, {first, second}};
    s->cells += size;
    if (remember_passing(s)) {
        if (s->links >= SHORTEST) consider(s);
        extend(s, r->b, first ? first : second);
    }
    s->cells -= size;
    s->links--;
}

/* `used`: the digit by which the chain reached the set `from`; 0: the chain starts here, with one digit at a time. */
static void extend(struct set_chain_search *s, int from, int used)
{
    if (s->links == s->longest || !may_go_on(s->f)) return;
    for (int i = s->list->first_common[from]; i < s->list->first_common[from + 1] && !s->f->stopped;
         i++) {
        const struct restricted *r = &s->list->common[i];
        const int first = r->digit[0] == used ? 0 : r->digit[0];
        const int second = r->digit[1] == used ? 0 : r->digit[1];
        if ((!first && !second) || in_chain(s, r->b)) continue;
        if (used) pass(s, r, first, second);
        else {
            pass(s, r, first, 0);
            if (second) pass(s, r, 0, second);
        }
    }
}

void find_als_chain(struct finder *f, int argument)
{
    (void)argument;
    struct set_chain_search s = {.f = f, .longest = f->field->n <= 9 ? LONGEST : LONGEST_IN_LARGE_GRID};
    s.list = als_of(f, f->allow & ALLOW_OVERLAP, f->allow & ALLOW_WAY_BACK);
    if (s.list) {
        s.passed = calloc((size_t)f->field->n * (size_t)s.list->commons * 3 + 1, sizeof *s.passed);
        if (!s.passed) f->no_memory = f->stopped = true;
        for (s.start = 0; s.start < s.list->count && !f->stopped; s.start++) {
            s.cells = s.list->als[s.start].size;
            extend(&s, s.start, 0);
        }
        list_report_sorted(&s.found, f, compare);
    }
    free(s.passed);
    list_free(&s.found);
}

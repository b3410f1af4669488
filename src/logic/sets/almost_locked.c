/* SPDX-License-Identifier: MIT */
/* almost_locked.c - sets of cells that lack one digit to be locked, linked by restricted commons (see als.h).

       XZ        A -x- B             x is not in both, so one of A and B holds all its other digits: a common digit z of
                                     both is in one of them, and is removed where all its places in both are seen
                 A -x- B, A -y- B    linked twice, both sets are locked: each of their digits is in its set
       XY-wing   A -x- C -y- B       if z is not in A, x is, so it is not in C, so y is, so it is not in B, so z is
       chain     A -x- ... -y- B     the same with more sets; neighbouring links must have different digits

   The XZ rule is by bennys, in the Players' Forum, 2005.  */
#include "logic/sets/als.h"
#include "logic/step/chain_steps.h"
#include "logic/step/finders.h"

#include <stdlib.h>

struct set_search {
    struct finder *f;
    const struct als_list *list;
    struct removals removals; /* found but not yet written */
};

static bool prepare(struct set_search *s, struct finder *f)
{
    s->f = f;
    s->list = als_of(f, f->allow & ALLOW_OVERLAP, false);
    return s->list;
}

/* Writes what has been found, in this order, but nothing twice. */
static void write_removals(struct set_search *s)
{
    for_each_part(p, &s->f->step->it, SUDOKU_REMOVED) {
        if (s->removals.digits >> (p->digit - 1) & 1)
            cells_remove(&s->removals.from[p->digit - 1], p->cell);
    }
    removals_write(&s->removals, s->f->step);
    removals_clear(&s->removals);
}

static bitset digit_set(int a, int b) { return (a ? bit(a - 1) : 0) | (b ? bit(b - 1) : 0); }

static void name_restricted(struct set_search *s, const struct als *a, const struct als *b, int digit)
{
    if (!digit) return;
    const cells in = cells_or(&als_places(s->list, a, digit)->in, &als_places(s->list, b, digit)->in);
    for_each_cell(cell, &in) step_part(s->f->step, SUDOKU_ENDO_FIN, cell, digit);
}

/* ---- XZ ---- */

/* What the set removes once it is known to hold all its digits except the two that link it; the cells of the other set keep theirs. */
static bool remove_locked(struct set_search *s, const struct als *a, const struct als *other,
                          bitset links)
{
    bool any = false;
    for_each_bit(d, a->digits & ~links) {
        const cells gone = cells_but_not(&als_places(s->list, a, d + 1)->seen, &other->all);
        if (cells_empty(&gone)) continue;
        removals_add_all(&s->removals, &gone, d + 1);
        any = true;
    }
    return any;
}

/* Drops the fins: where both sets are locked, no digit is special. */
static void forget_fins(struct step *step)
{
    sudoku_part *parts = (sudoku_part *)step->it.parts;
    int kept = 0;
    for (int i = 0; i < step->it.part_count; i++)
        if (parts[i].role != SUDOKU_FIN) parts[kept++] = parts[i];
    step->it.part_count = kept;
}

static bool report_xz(struct set_search *s, const struct restricted *r)
{
    const struct als *a = &s->list->als[r->a], *b = &s->list->als[r->b];
    struct step *step = s->f->step;
    const bitset links = digit_set(r->digit[0], r->digit[1]);
    step_begin(step, TECHNIQUE_als_xz);
    removals_clear(&s->removals);
    als_remove_commons(s->f, s->list, a, b, bit(r->digit[0] - 1), &s->removals);
    write_removals(s);
    if (r->digit[1]) {
        als_remove_commons(s->f, s->list, a, b, bit(r->digit[1] - 1), &s->removals);
        write_removals(s);
        const bool in_a = remove_locked(s, a, b, links);
        write_removals(s);
        const bool in_b = remove_locked(s, b, a, links);
        write_removals(s);
        if (in_a || in_b) forget_fins(step);
    }
    if (!step_worth(step)) return true;
    name_restricted(s, a, b, r->digit[0]);
    name_restricted(s, a, b, r->digit[1]);
    step_als(s->f, a, 0);
    step_als(s->f, b, 1);
    return report_step(s->f);
}

void find_als_xz(struct finder *f, int argument)
{
    (void)argument;
    struct set_search s;
    if (prepare(&s, f))
        for (int i = 0; i < s.list->commons; i++)
            if (!report_xz(&s, &s.list->common[i])) break;
}

/* ---- XY-wing ---- */

/* A link and a later one that share the set `pivot`. */
static bool report_wing(struct set_search *s, const struct restricted *r, const struct restricted *q,
                        int pivot)
{
    const struct als *a = &s->list->als[r->a == pivot ? r->b : r->a];
    const struct als *b = &s->list->als[q->a == pivot ? q->b : q->a], *c = &s->list->als[pivot];
    struct step *step = s->f->step;
    const bitset links = digit_set(r->digit[0], r->digit[1]) | digit_set(q->digit[0], q->digit[1]);
    if (is_single(links) || !als_lose_commons(s->list, a, b, links)) return true;
    if (!(s->f->allow & ALLOW_OVERLAP) && cells_meet(&a->all, &b->all)) return true;
    if (cells_within(&a->all, &b->all) || cells_within(&b->all, &a->all)) return true;
    step_begin(step, TECHNIQUE_als_xy_wing);
    removals_clear(&s->removals);
    als_remove_commons(s->f, s->list, a, b, links, &s->removals);
    removals_write(&s->removals, step);
    for (int i = 0; i < 2; i++) name_restricted(s, a, c, r->digit[i]);
    for (int i = 0; i < 2; i++) name_restricted(s, b, c, q->digit[i]);
    step_als(s->f, a, 0);
    step_als(s->f, b, 1);
    step_als(s->f, c, 2);
    return report_step(s->f);
}

/* Later links that share a set with this one, in their order: those with the same first set; those with the same second set, whose first
   set comes before that; and those that begin there.  `same_second`: of each link, the next one with the same second set.  */
static bool wings_of(struct set_search *s, int link, const int *same_second)
{
    const struct als_list *l = s->list;
    const struct restricted *r = &l->common[link];
    for (int i = link + 1; i < l->first_common[r->a + 1]; i++)
        if (!report_wing(s, r, &l->common[i], r->a)) return false;
    for (int i = same_second[link]; i >= 0; i = same_second[i])
        if (!report_wing(s, r, &l->common[i], r->b)) return false;
    for (int i = l->first_common[r->b]; i < l->first_common[r->b + 1]; i++)
        if (!report_wing(s, r, &l->common[i], r->b)) return false;
    return true;
}

/* NULL: out of memory. */
static int *list_same_second(const struct als_list *l)
{
    int *next = malloc(((size_t)l->commons + 1) * sizeof *next);
    int *last = malloc(((size_t)l->count + 1) * sizeof *last);
    if (next && last) {
        for (int i = 0; i < l->count; i++) last[i] = -1;
        for (int i = l->commons - 1; i >= 0; i--) {
            next[i] = last[l->common[i].b];
            last[l->common[i].b] = i;
        }
    } else {
        free(next);
        next = NULL;
    }
    free(last);
    return next;
}

void find_als_xy_wing(struct finder *f, int argument)
{
    (void)argument;
    struct set_search s;
    if (!prepare(&s, f)) return;
    int *same_second = list_same_second(s.list);
    if (!same_second) f->no_memory = f->stopped = true;
    for (int i = 0; i < s.list->commons && same_second; i++)
        if (!may_go_on(f) || !wings_of(&s, i, same_second)) break;
    free(same_second);
}

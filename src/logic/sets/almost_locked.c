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

struct set_search {
    struct finder *f;
    struct als_list list;
    struct removals removals; /* found but not yet written */
};

static bool prepare(struct set_search *s, struct finder *f)
{
    s->f = f;
    return als_collect(f, 1, &s->list) && als_link(f, f->allow & ALLOW_OVERLAP, false, &s->list);
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
    const cells in = cells_or(&als_digit(&s->list, a, digit)->in, &als_digit(&s->list, b, digit)->in);
    for_each_cell(cell, &in) step_part(s->f->step, SUDOKU_ENDO_FIN, cell, digit);
}

/* ---- XZ ---- */

/* What the set removes once it is known to hold all its digits except the two that link it; the cells of the other set keep theirs. */
static bool remove_locked(struct set_search *s, const struct als *a, const struct als *other,
                          bitset links)
{
    bool any = false;
    for_each_bit(d, a->digits & ~links) {
        const cells gone = cells_but_not(&als_digit(&s->list, a, d + 1)->seen, &other->all);
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
    const struct als *a = &s->list.als[r->a], *b = &s->list.als[r->b];
    struct step *step = s->f->step;
    const bitset links = digit_set(r->digit[0], r->digit[1]);
    step_begin(step, TECHNIQUE_als_xz);
    removals_clear(&s->removals);
    als_remove_commons(s->f, &s->list, a, b, bit(r->digit[0] - 1), &s->removals);
    write_removals(s);
    if (r->digit[1]) {
        als_remove_commons(s->f, &s->list, a, b, bit(r->digit[1] - 1), &s->removals);
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
        for (int i = 0; i < s.list.commons; i++)
            if (!report_xz(&s, &s.list.common[i])) break;
    als_free(&s.list);
}

/* ---- XY-wing ---- */

/* The set that the two links share, if they share one; -1: none or both. */
static int pivot_of(const struct restricted *r, const struct restricted *q)
{
    if (r->a == q->a) return r->b != q->b ? r->a : -1;
    if (r->b == q->b) return r->b;
    if (r->a == q->b) return r->a;
    return r->b == q->a ? r->b : -1;
}

static bool report_wing(struct set_search *s, const struct restricted *r, const struct restricted *q,
                        int pivot)
{
    const struct als *a = &s->list.als[r->a == pivot ? r->b : r->a];
    const struct als *b = &s->list.als[q->a == pivot ? q->b : q->a], *c = &s->list.als[pivot];
    struct step *step = s->f->step;
    if (!(s->f->allow & ALLOW_OVERLAP) && cells_meet(&a->all, &b->all)) return true;
    if (cells_within(&a->all, &b->all) || cells_within(&b->all, &a->all)) return true;
    step_begin(step, TECHNIQUE_als_xy_wing);
    removals_clear(&s->removals);
    als_remove_commons(s->f, &s->list, a, b,
                       digit_set(r->digit[0], r->digit[1]) | digit_set(q->digit[0], q->digit[1]),
                       &s->removals);
    if (!s->removals.digits) return true;
    removals_write(&s->removals, step);
    for (int i = 0; i < 2; i++) name_restricted(s, a, c, r->digit[i]);
    for (int i = 0; i < 2; i++) name_restricted(s, b, c, q->digit[i]);
    step_als(s->f, a, 0);
    step_als(s->f, b, 1);
    step_als(s->f, c, 2);
    return report_step(s->f);
}

static bool wings_of(struct set_search *s, const struct restricted *r)
{
    for (const struct restricted *q = r + 1; q < s->list.common + s->list.commons; q++) {
        if (!r->digit[1] && !q->digit[1] && r->digit[0] == q->digit[0]) continue;
        const int pivot = pivot_of(r, q);
        if (pivot >= 0 && !report_wing(s, r, q, pivot)) return false;
    }
    return true;
}

void find_als_xy_wing(struct finder *f, int argument)
{
    (void)argument;
    struct set_search s;
    if (prepare(&s, f))
        for (int i = 0; i < s.list.commons; i++)
            if (!may_spend(f, 1 + (uint64_t)(s.list.commons - i) / 32) ||
                !wings_of(&s, &s.list.common[i]))
                break;
    als_free(&s.list);
}

/* SPDX-License-Identifier: MIT */
/* death_blossom.c - a cell, the stem, and for each of its candidates an almost locked set, a petal, that sees the stem
   with it: whichever digit the stem holds, one of the petals loses it and holds all its other digits.  A digit that all petals have, and
   the stem does not, is in one of them.  */
#include "logic/sets/als.h"
#include "logic/step/chain_steps.h"
#include "logic/step/finders.h"

enum { PETALS = 100 /* that are tried for one candidate of a stem */ };

struct blossom_search {
    struct finder *f;
    struct als_list list;
    struct removals removals;
    int stem;
    int petals[SUDOKU_LOGIC_SIZE], petal[SUDOKU_LOGIC_SIZE][PETALS]; /* by digit - 1 */
    const struct als *chosen[SUDOKU_LOGIC_SIZE];
};

static bool collect_petals(struct blossom_search *s)
{
    const bitset digits = s->f->at->candidates[s->stem];
    for_each_bit(d, digits) {
        s->petals[d] = 0;
        for (int i = 0; i < s->list.count && s->petals[d] < PETALS; i++) {
            const struct als *a = &s->list.als[i];
            if (als_has(a, d + 1) && cells_have(&als_places(&s->list, a, d + 1)->seen, s->stem))
                s->petal[d][s->petals[d]++] = i;
        }
        if (!s->petals[d]) return false;
    }
    return digits;
}

static void remove_digit(struct blossom_search *s, const cells *used, int digit)
{
    cells gone = *cells_with(s->f->at, digit);
    for_each_bit(d, s->f->at->candidates[s->stem]) {
        const cells *seen = &als_places(&s->list, s->chosen[d], digit)->seen;
        gone = cells_and(&gone, seen);
    }
    gone = cells_but_not(&gone, used);
    cells_remove(&gone, s->stem);
    removals_add_all(&s->removals, &gone, digit);
}

static bool report_blossom(struct blossom_search *s, const cells *used, bitset common)
{
    struct step *step = s->f->step;
    const bitset digits = s->f->at->candidates[s->stem];
    removals_clear(&s->removals);
    for_each_bit(d, common & ~digits) remove_digit(s, used, d + 1);
    if (!s->removals.digits) return true;
    step_begin(step, TECHNIQUE_death_blossom);
    removals_write(&s->removals, step);
    step_cell(step, SUDOKU_PATTERN, s->stem);
    step_cell_truth(step, s->stem);
    int k = 0;
    for_each_bit(d, digits) {
        for_each_cell(cell, &als_places(&s->list, s->chosen[d], d + 1)->in)
            step_part(step, SUDOKU_FIN, cell, d + 1);
        step_part(step, SUDOKU_FIN, s->stem, d + 1);
        step_digit(step, SUDOKU_OTHER, d + 1);
        step_als(s->f, s->chosen[d], k++);
    }
    return report_step(s->f);
}

/* Chooses petals for the digits that are left; `common`: digits that all petals so far have. */
static bool choose(struct blossom_search *s, bitset left, const cells *used, bitset common)
{
    if (!left) return report_blossom(s, used, common);
    const int d = lowest(left);
    for (int i = 0; i < s->petals[d]; i++) {
        const struct als *a = &s->list.als[s->petal[d][i]];
        if (!(s->f->allow & ALLOW_OVERLAP) && cells_meet(&a->all, used)) continue;
        if (!(common & a->digits)) continue;
        if (!may_go_on(s->f)) return false;
        const cells all = cells_or(used, &a->all);
        s->chosen[d] = a;
        if (!choose(s, without_lowest(left), &all, common & a->digits)) return false;
    }
    return true;
}

void find_death_blossom(struct finder *f, int argument)
{
    (void)argument;
    struct blossom_search s = {.f = f};
    const cells none = no_cells();
    if (als_collect(f, 1, &s.list))
        for (s.stem = 0; s.stem < f->field->cells; s.stem++)
            if (collect_petals(&s) &&
                !choose(&s, f->at->candidates[s.stem], &none, all_digits(f->field->rules)))
                break;
    als_free(&s.list);
}

/* SPDX-License-Identifier: MIT */
/* chain_steps.c - see chain_steps.h */
#include "logic/step/chain_steps.h"

static cells *set_for(struct removals *r, int digit)
{
    if (!(r->digits >> (digit - 1) & 1)) {
        r->digits |= bit(digit - 1);
        r->from[digit - 1] = no_cells();
    }
    return &r->from[digit - 1];
}

void removals_add(struct removals *r, int cell, int digit) { cells_add(set_for(r, digit), cell); }

void removals_add_all(struct removals *r, const cells *set, int digit)
{
    if (cells_empty(set)) return;
    cells *to = set_for(r, digit);
    *to = cells_or(to, set);
}

void removals_write(const struct removals *r, struct step *step)
{
    for_each_bit(d, r->digits) step_remove_from(step, &r->from[d], d + 1);
}

/* ---- comparing ---- */

int count_removals(const sudoku_step *s)
{
    int count = 0;
    for_each_part(p, s, SUDOKU_REMOVED) count++;
    return count;
}

long sum_of_removals(const sudoku_step *s)
{
    enum { GROWTH = 80 };
    long sum = 0, weight = 1;
    for_each_part(p, s, SUDOKU_REMOVED) {
        sum += p->cell * weight + p->digit;
        weight += GROWTH;
    }
    return sum;
}

static bool removes(const sudoku_step *s, const sudoku_part *what)
{
    for_each_part(p, s, SUDOKU_REMOVED)
        if (p->cell == what->cell && p->digit == what->digit) return true;
    return false;
}

bool same_removals(const sudoku_step *a, const sudoku_step *b)
{
    if (count_removals(a) != count_removals(b)) return false;
    for_each_part(p, a, SUDOKU_REMOVED)
        if (!removes(b, p)) return false;
    return true;
}

int compare_by_removals(const sudoku_step *a, const sudoku_step *b)
{
    const int more = count_removals(b) - count_removals(a);
    if (more) return more;
    if (a->technique == b->technique && same_removals(a, b)) return a->length - b->length;
    const long sum_a = sum_of_removals(a), sum_b = sum_of_removals(b);
    return (sum_a > sum_b) - (sum_a < sum_b);
}

static const sudoku_part *next_removal(const sudoku_step *s, const sudoku_part *p)
{
    while (p < s->parts + s->part_count && p->role != SUDOKU_REMOVED) p++;
    return p < s->parts + s->part_count ? p : NULL;
}

static bool same_list(const sudoku_step *a, const sudoku_step *b)
{
    const sudoku_part *p = next_removal(a, a->parts), *q = next_removal(b, b->parts);
    for (; p && q; p = next_removal(a, p + 1), q = next_removal(b, q + 1))
        if (p->cell != q->cell || p->digit != q->digit) return false;
    return !p && !q;
}

int list_same(const struct step_list *l, const sudoku_step *step)
{
    for (int i = l->count - 1; i >= 0; i--)
        if (l->step[i].it.technique == step->technique && same_list(&l->step[i].it, step)) return i;
    return -1;
}

/* ---- strong links ---- */

int strong_house(const struct position *at, int a, int b, int digit)
{
    const struct field *field = at->field;
    for (const struct seat *s = first_house(field, a); s < past_house(field, a); s++) {
        const int seat = seat_in(field, s->house, b);
        if (seat >= 0 && house_full(field, s->house) &&
            places_of(at, s->house, digit) == (bit(s->position) | bit(seat)))
            return s->house;
    }
    return -1;
}

int house_of_places(const struct position *at, const cells *set, int digit)
{
    const struct field *field = at->field;
    const int any = cells_next(set, -1);
    for (const struct seat *s = first_house(field, any); s < past_house(field, any); s++) {
        if (!house_full(field, s->house)) continue;
        const cells places = cells_and(&field->house[s->house], cells_with(at, digit));
        if (cells_equal(&places, set)) return s->house;
    }
    return -1;
}

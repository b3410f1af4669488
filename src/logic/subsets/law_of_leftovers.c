/* SPDX-License-Identifier: MIT */
/* law_of_leftovers.c - some lines and as many regions hold every digit equally often, so the cells of the lines outside the
   regions hold the same digits, each as often, as the cells of the regions outside the lines (see engine/leftovers.h).

   If a digit is possible in at most m cells of one side, and is placed in m cells of the other, the rest of the other
   side loses it; m = 0 is the usual case.  And if it is placed in m cells of one side, and is possible in only m cells of
   the other, it is in all of these.

   The reason for the first: the lines of the one side need the digit in their overlap with the regions more often
   than the regions could take it.  So the truths are those of the side that the removal does not touch, and of the
   side itself for the second.  */
#include "engine/leftovers.h"
#include "logic/step/finders.h"

enum { LARGEST_GRID = 16, LIST_ROOM = 2000 };

struct known_leftovers {
    bool listed;
    int count;
    struct leftover item[LIST_ROOM];
    struct leftover_origin origin[LIST_ROOM];
};

/* One half of a leftover: its cells, and the houses that they are left over of. */
struct side {
    const uint8_t *cell;
    int count;
    int first_house;
    bitset houses; /* counted from the first */
};

static const struct known_leftovers *leftovers_of(struct finder *f)
{
    const sudoku_rules *r = f->field->rules;
    if (f->field->n > LARGEST_GRID || !r->region || r->box_rows) return NULL;
    struct known_leftovers *k = scratch_of(f, SCRATCH_LEFTOVERS, sizeof *k);
    if (k && !k->listed) {
        k->count = list_leftovers_and_origins(r, LEFTOVER_SIZE, k->item, k->origin, LIST_ROOM);
        k->listed = true;
    }
    return k;
}

static int times_placed(const struct position *p, const struct side *s, int digit)
{
    int count = 0;
    for (int i = 0; i < s->count; i++) count += p->digit[s->cell[i]] == digit;
    return count;
}

static int times_open(const struct position *p, const struct side *s, int digit)
{
    int count = 0;
    for (int i = 0; i < s->count; i++) count += has_candidate(p, s->cell[i], digit);
    return count;
}

static bool has_placed(const struct finder *f, int house, int digit)
{
    const struct house *h = &f->field->rules->house[house];
    for (int i = 0; i < h->count; i++)
        if (f->at->digit[h->cell[i]] == digit) return true;
    return false;
}

static void add_truths(struct finder *f, const struct side *s, int digit)
{
    for_each_bit(i, s->houses)
        if (!has_placed(f, s->first_house + i, digit))
            step_house_truth(f->step, s->first_house + i, digit);
}

static void begin_step(struct finder *f, const struct side *one, const struct side *other)
{
    step_begin(f->step, TECHNIQUE_leftovers);
    for (int i = 0; i < one->count; i++) step_cell(f->step, SUDOKU_PATTERN, one->cell[i]);
    for (int i = 0; i < other->count; i++) step_cell(f->step, SUDOKU_OTHER, other->cell[i]);
    for_each_bit(i, one->houses) step_house(f->step, SUDOKU_BASE, one->first_house + i);
    for_each_bit(i, other->houses) step_house(f->step, SUDOKU_COVER, other->first_house + i);
}

/* What one side implies for the other: digits that are removed from it, and digits that must be there. */
static bool conclude(struct finder *f, const struct side *one, const struct side *other)
{
    bool any = false;
    for (int d = 1; d <= f->field->n; d++) {
        const int placed = times_placed(f->at, one, d), possible = placed + times_open(f->at, one, d);
        const int there = times_placed(f->at, other, d), open = times_open(f->at, other, d);
        const bool goes = there >= possible, stays = placed >= there + open;
        if (!open || !(goes || stays)) continue;
        if (!any) begin_step(f, one, other);
        any = true;
        if (possible && !stays) f->step->it.variant = 1;
        step_digit(f->step, SUDOKU_PATTERN, d);
        for (int i = 0; i < other->count; i++)
            if (has_candidate(f->at, other->cell[i], d)) {
                if (stays) step_place(f->step, other->cell[i], d);
                else step_remove(f->step, other->cell[i], d);
            }
        add_truths(f, stays ? other : one, d);
    }
    return !any || report_step(f);
}

void find_leftovers(struct finder *f, int argument)
{
    (void)argument;
    const struct known_leftovers *k = leftovers_of(f);
    const int n = f->field->n;
    for (int i = 0; k && i < k->count; i++) {
        const struct leftover *l = &k->item[i];
        const struct leftover_origin *o = &k->origin[i];
        const struct side lines = {l->a, l->count, o->columns ? n : 0, o->lines};
        const struct side regions = {l->b, l->count, 2 * n, o->regions};
        if (!conclude(f, &lines, &regions) || !conclude(f, &regions, &lines)) return;
    }
}

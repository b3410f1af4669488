/* SPDX-License-Identifier: MIT */
/* large_wings.c - WXYZ-Wing and larger wings, as SudokuMonster defines them.

   A wing of n digits is n - 1 cells that all see each other and have n digits together, and one more cell, the
   *pincer*, with two of these digits, x and z.  If it sees every x of the others, x cannot be in both; one side or the
   other is left with as many digits as cells, so z is in the pincer or among the others and is removed from the cells
   that see all of these.  If the pincer sees every z as well, the wing is doubly linked: all n digits are within it, and
   each is removed from the cells that see all its places.

       VWXYZ-Wing    vwx    vwz    wx     vx     |    xz
                     four cells that see each         the pincer sees both x
                     other, five digits               of the others

   Which comes first: the easiest by rating, then the one that removes most, then the doubly linked.  A step names all
   digits, the cells with the pincer last, and as its other digits those that the pincer removes.  */
#include "logic/step/chain_steps.h"
#include "logic/step/finders.h"
#include "logic/step/step_list.h"

enum { MOST_CELLS = 6 };

struct wing {
    struct finder *f;
    int size; /* digits */
    int count, cell[MOST_CELLS];
    bitset digits;
    cells pairs; /* of the grid: what may be a pincer */
    struct step_list found;
};

/* The cells that see every place of the digit in the wing and have the digit; none is of the wing. */
static cells losing(const struct wing *w, int pincer, int digit)
{
    const struct position *p = w->f->at;
    cells result = *cells_with(p, digit);
    for (int i = 0; i < w->count; i++)
        if (has_candidate(p, w->cell[i], digit))
            result = cells_and(&result, &w->f->field->peers[w->cell[i]]);
    return has_candidate(p, pincer, digit) ? cells_and(&result, &w->f->field->peers[pincer]) : result;
}

static bool linked(const struct wing *w, int pincer, int digit)
{
    for (int i = 0; i < w->count; i++)
        if (has_candidate(w->f->at, w->cell[i], digit) && !sees(w->f->field, pincer, w->cell[i]))
            return false;
    return true;
}

/* Middling sizes of the largest cell are the hardest to see; the two largest wings are all the same. */
static int tenths_for(int size, int largest)
{
    const int middle = (size + 2) / 2, distance = largest > middle ? largest - middle : middle - largest;
    return size <= 5 ? size - middle - distance : 0;
}

static void describe(struct wing *w, int pincer, bitset ends)
{
    const bitset *candidates = w->f->at->candidates;
    struct step *s = w->f->step;
    int largest = 0;
    step_begin(s, TECHNIQUE_wxyz_wing + w->size - 4); /* the others follow in the table */
    step_digits(s, SUDOKU_PATTERN, w->digits);
    step_digits(s, SUDOKU_OTHER, ends);
    for (int i = 0; i <= w->count; i++) {
        const int cell = i < w->count ? w->cell[i] : pincer;
        const int set = i < w->count ? SUDOKU_SET : SUDOKU_SET + 1;
        step_cell(s, SUDOKU_PATTERN, cell);
        step_cell_truth(s, cell);
        for_each_bit(d, candidates[cell]) step_part(s, (sudoku_role)set, cell, d + 1);
        if (bits_in(candidates[cell]) > largest) largest = bits_in(candidates[cell]);
    }
    s->it.rating = tenths_for(w->size, largest);
}

/* `settled`: the digits that the wing holds for certain; `ends`: those of them that the pincer has. */
static void keep(struct wing *w, int pincer, bitset settled, bitset ends)
{
    cells gone[SUDOKU_LOGIC_SIZE];
    bitset leaving = 0;
    for_each_bit(d, settled) {
        gone[d] = losing(w, pincer, d + 1);
        if (!cells_empty(&gone[d])) leaving |= bit(d);
    }
    if (!leaving) return;
    const bool two = (leaving & ~ends) || is_pair(leaving);
    describe(w, pincer, two ? ends : leaving);
    w->f->step->it.variant = two ? 2 : 1;
    for_each_bit(d, leaving & ~ends) step_remove_from(w->f->step, &gone[d], d + 1);
    for_each_bit(d, leaving & ends) step_remove_from(w->f->step, &gone[d], d + 1);
    if (w->f->step->broken || !list_add(&w->found, &w->f->step->it))
        w->f->no_memory = w->f->stopped = true;
}

static void try_pincers(struct wing *w)
{
    const struct field *field = w->f->field;
    cells near = no_cells();
    if (!may_go_on(w->f)) return;
    for (int i = 0; i < w->count; i++) near = cells_or(&near, &field->peers[w->cell[i]]);
    near = cells_and(&near, &w->pairs);
    for (int i = 0; i < w->count; i++) cells_remove(&near, w->cell[i]);
    for_each_cell(pincer, &near) {
        const bitset ends = w->f->at->candidates[pincer];
        if (ends & ~w->digits) continue;
        const bool low = linked(w, pincer, lowest(ends) + 1);
        const bool high = linked(w, pincer, lowest(without_lowest(ends)) + 1);
        if (low && high) keep(w, pincer, w->digits, ends);
        else if (low) keep(w, pincer, without_lowest(ends), without_lowest(ends));
        else if (high) keep(w, pincer, ends & ~without_lowest(ends), ends & ~without_lowest(ends));
    }
}

/* Adds cells of `common`, which all see those that are there, until there are enough. */
static void add_cells(struct wing *w, const cells *common, int after)
{
    const bitset digits = w->digits;
    if (!may_go_on(w->f)) return;
    for (int c = cells_next(common, after); c >= 0 && !w->f->stopped; c = cells_next(common, c)) {
        const bitset all = digits | w->f->at->candidates[c];
        const bool last = w->count == w->size - 2;
        if (bits_in(all) > w->size || (last && bits_in(all) < w->size)) continue;
        w->cell[w->count++] = c;
        w->digits = all;
        if (last) try_pincers(w);
        else {
            const cells still = cells_and(common, &w->f->field->peers[c]);
            add_cells(w, &still, c);
        }
        w->count--;
    }
    w->digits = digits;
}

/* What is read off a wing's name: links, the largest cell, candidates of all cells but the pincer.  The last is a
   number of one or two digits compared as a word, so that 9 comes after 10.  */
static int name_of(const sudoku_step *s)
{
    int size = 0, here = 0, largest = 0, cell = -1;
    for_each_part(p, s, SUDOKU_SET) {
        here = p->cell == cell ? here + 1 : 1;
        cell = p->cell;
        if (here > largest) largest = here;
        size++;
    }
    return 1000 * s->variant + 100 * largest + (size < 10 ? 10 * size : size);
}

static int easier(const sudoku_step *a, const sudoku_step *b)
{
    if (a->rating != b->rating) return a->rating - b->rating;
    const int more = count_removals(b) - count_removals(a);
    return more ? more : name_of(b) - name_of(a);
}

void find_large_wing(struct finder *f, int size)
{
    struct wing w = {.f = f, .size = size};
    cells open = no_cells();
    for (int c = 0; c < f->field->cells; c++) {
        if (bits_in(f->at->candidates[c]) >= 2) cells_add(&open, c);
        if (is_pair(f->at->candidates[c])) cells_add(&w.pairs, c);
    }
    add_cells(&w, &open, -1);
    list_report_sorted(&w.found, f, easier);
    list_free(&w.found);
}

/* SPDX-License-Identifier: MIT */
/* basic_fish.c - X-wing, swordfish, jellyfish: rows against columns.

   Where a digit has its places in k lines within k lines that cross them, the k crossing lines get their digit from
   the first lines, and have no other place for it.  The first lines are the base, the lines that cross them the cover.
   fish.c has the larger family, with fins and with other houses than lines.

   Which of several comes first, and that a digit must be missing in twice as many lines as the fish is large (or else
   the other lines have a smaller fish), is as in Sudoku Explainer.  */
#include "logic/step/finders.h"

/* The next larger set of as many members: with the smallest as the first digit of a number, the order is that of
   numbers.  */
static bitset next_set(bitset s)
{
    const bitset carried = s + (s & (~s + 1));
    return carried | ((s ^ carried) >> 2 >> lowest(s));
}

static int times_placed(const struct position *at, int digit)
{
    int count = 0;
    for (int cell = 0; cell < at->field->cells; cell++) count += at->digit[cell] == digit;
    return count;
}

/* The cover of the base, lines of the grid both: 0 if it is not a fish. */
static bitset cover_of(const struct position *at, int first, bitset base, int digit, int size)
{
    bitset cover = 0;
    for_each_bit(i, base) {
        const bitset places = places_of(at, first + i, digit);
        if (!without_lowest(places)) return 0;
        cover |= places;
        if (bits_in(cover) > size) return 0;
    }
    return bits_in(cover) == size ? cover : 0;
}

static bool report_fish(struct finder *f, int technique, int first, bitset base, bitset cover, int digit)
{
    const struct field *field = f->field;
    const int n = field->n, crossing = first ? 0 : n;
    step_begin(f->step, technique);
    step_digit(f->step, SUDOKU_PATTERN, digit);
    for_each_bit(i, cover)
        for_each_bit(j, places_of(f->at, crossing + i, digit)) {
            const int cell = house_cell(field, crossing + i, j);
            if (base >> j & 1) {
                step_part(f->step, SUDOKU_PATTERN, cell, digit);
                step_cell(f->step, SUDOKU_PATTERN, cell);
            } else {
                step_remove(f->step, cell, digit);
            }
        }
    for_each_bit(i, base) {
        step_house(f->step, SUDOKU_BASE, first + i);
        step_house_truth(f->step, first + i, digit);
    }
    for_each_bit(i, cover) step_house(f->step, SUDOKU_COVER, crossing + i);
    return report_step(f);
}

void find_basic_fish(struct finder *f, int size)
{
    const int n = f->field->n;
    const int technique = size == 2   ? TECHNIQUE_x_wing
                          : size == 3 ? TECHNIQUE_swordfish
                                      : TECHNIQUE_jellyfish;
    bitset digits = 0;
    for (int d = 1; d <= n; d++)
        if (digit_is_new(f, d) && times_placed(f->at, d) + 2 * size <= n) digits |= bit(d - 1);
    if (!digits) return;
    for (int first = n; first >= 0; first -= n) /* columns, then rows */
        for (bitset base = first_bits(size); base < bit(n); base = next_set(base))
            for_each_bit(d, digits) {
                const bitset cover = cover_of(f->at, first, base, d + 1, size);
                if (cover && !report_fish(f, technique, first, base, cover, d + 1)) return;
            }
}

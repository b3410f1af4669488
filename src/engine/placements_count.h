/* SPDX-License-Identifier: MIT */
/* placements_count.h - how placements are counted; see placements.h.

   Everything is static, so that each file that includes this compiles it for its own instruction set.  */
#include <string.h>

#include "engine/placements.h"

/* ---- the open cells ---- */

/* False: a house has two settled cells with the same digit. */
static bool note_settled(struct placements *p, int cell, bitset digit)
{
    const sudoku_rules *r = p->rules;
    bitset there = 0;
    for (int i = r->first_seat[cell]; i < r->first_seat[cell + 1]; i++) {
        there |= p->settled[r->seat[i].house];
        p->settled[r->seat[i].house] |= digit;
    }
    return !(there & digit);
}

/* Numbers the open cells.  False: there are too many. */
static bool find_open(struct placements *p, const bitset *candidates)
{
    const int cells = p->rules->cells;
    int open = 0;
    for (int cell = 0; cell < cells; cell++) {
        if (is_single(candidates[cell])) continue;
        if (open == MOST_OPEN) return false;
        p->cell[open++] = (uint16_t)cell;
    }
    p->open = open;
    return true;
}

/* False: there is no solution. */
static bool look_at_houses(struct placements *p, const bitset *candidates)
{
    const sudoku_rules *r = p->rules;
    const size_t size = (size_t)r->all_house_count * sizeof(bitset);
    memset(p->settled, 0, size);
    memset(p->in_house, 0, size);
    for (int cell = 0, next = 0; cell < r->cells; cell++) {
        if (next < p->open && p->cell[next] == cell) {
            for (int i = r->first_seat[cell]; i < r->first_seat[cell + 1]; i++)
                p->in_house[r->seat[i].house] |= bit(next);
            next++;
        } else if (!note_settled(p, cell, candidates[cell])) {
            return false;
        }
    }
    for (int number = 0; number < p->open; number++) {
        const int cell = p->cell[number];
        bitset settled = 0, peers = 0;
        for (int i = r->first_seat[cell]; i < r->first_seat[cell + 1]; i++) {
            settled |= p->settled[r->seat[i].house];
            peers |= p->in_house[r->seat[i].house];
        }
        p->allowed[number] = candidates[cell] & ~settled;
        p->peers[number] = peers;
        if (!p->allowed[number]) return false;
    }
    return true;
}

/* ---- the placements of a digit ---- */

/* Adds those that have the cells `chosen` and, in the rows from this one on, some of those that are free.  False: too many. */
static bool extend(struct placements *p, bitset chosen, bitset freely, int row, int rows)
{
    if (row == rows) {
        if (p->listed == MOST_LISTED || p->listed - p->first[p->digits] == MOST_EACH) return false;
        p->placement[p->listed++] = chosen;
        return true;
    }
    for_each_bit(number, freely & p->row[row])
        if (!extend(p, chosen | bit(number), freely & ~p->peers[number], row + 1, rows)) return false;
    return true;
}

/* The houses up to n are rows. */
static bool list_digit(struct placements *p, bitset digit)
{
    const int n = p->rules->n;
    bitset with = 0;
    int rows = 0;
    for (int number = 0; number < p->open; number++)
        with |= (bitset)((p->allowed[number] & digit) != 0) << number;
    for (int row = 0; row < n; row++)
        if (!(p->settled[row] & digit)) p->row[rows++] = with & p->in_house[row];
    if (!rows) return true;
    p->first[p->digits] = p->listed;
    if (!extend(p, 0, with, 0, rows)) return false;
    p->first[++p->digits] = p->listed;
    return true;
}

/* ---- a placement for each digit ---- */

static int eighths_of_log2(int x)
{
    const uint64_t squared = (uint64_t)x * (uint64_t)x, fourth = squared * squared;
    return 63 - __builtin_clzll(fourth * fourth); /* at most 2^48 */
}

/* By a rule of thumb that holds for many kinds of rules: half a bit less for each open cell than if placements did not exclude each
   other.  */
static bool expects_too_many(const struct placements *p)
{
    int eighths = -4 * p->open;
    for (int i = 0; i < p->digits; i++) eighths += eighths_of_log2(p->first[i + 1] - p->first[i]);
    return eighths > 8 * MOST_EXPECTED;
}

static void sort_by_cell(struct placements *p)
{
    memset(p->with, 0, (size_t)p->open * (size_t)p->digits * sizeof *p->with);
    for (int digit = 0; digit < p->digits; digit++)
        for (int i = p->first[digit]; i < p->first[digit + 1]; i++)
            for_each_bit(number, p->placement[i])
                p->with[number * p->digits + digit] |= bit(i - p->first[digit]);
}

static void compare(struct placements *p)
{
    const int digits = p->digits;
    sort_by_cell(p);
    for (int i = 0; i < p->listed; i++) {
        bitset meets[SUDOKU_MAX_SIZE] = {0}, *const fits = p->fits + i * digits;
        for_each_bit(number, p->placement[i])
            for (int digit = 0; digit < digits; digit++)
                meets[digit] |= p->with[number * digits + digit];
        for (int digit = 0; digit < digits; digit++) fits[digit] = ~meets[digit];
    }
}

/* Digits that have no placement yet, and the placements that are left for each. */
struct choices {
    int digits;
    uint8_t digit[SUDOKU_MAX_SIZE];
    bitset left[SUDOKU_MAX_SIZE];
};

/* Too low if p->choices falls below 0. */
static uint64_t count_choices(struct placements *p, const struct choices *c)
{
    const int n = p->digits;
    uint64_t count = 0;
    int least = 0, fewest = MOST_EACH + 1;
    for (int i = 0; i < c->digits; i++) {
        const int size = bits_in(c->left[i]);
        if (size >= fewest) continue;
        fewest = size;
        least = i;
    }
    if (c->digits == 1) return (uint64_t)fewest;
    const bitset *const fits = p->fits + p->first[c->digit[least]] * n;
    if (c->digits == 2) {
        const bitset left = c->left[!least];
        const int other = c->digit[!least];
        for_each_bit(i, c->left[least]) count += (uint64_t)bits_in(left & fits[i * n + other]);
        return count;
    }
    struct choices rest;
    p->choices -= fewest;
    if (p->choices < 0) return count;
    rest.digits = c->digits - 1;
    for (int i = 0; i < rest.digits; i++) rest.digit[i] = c->digit[i + (i >= least)];
    for_each_bit(i, c->left[least]) {
        bool possible = true;
        for (int j = 0; j < rest.digits; j++) {
            rest.left[j] = c->left[j + (j >= least)] & fits[i * n + rest.digit[j]];
            possible &= rest.left[j] != 0;
        }
        if (possible) count += count_choices(p, &rest);
    }
    return count;
}

static bool count_placements(struct placements *p, const bitset *candidates, uint64_t *solutions)
{
    *solutions = 0;
    if (!find_open(p, candidates)) return false;
    if (!look_at_houses(p, candidates)) return true;
    p->digits = p->listed = 0;
    for (int digit = 0; digit < p->rules->n; digit++) {
        const int before = p->digits;
        if (!list_digit(p, bit(digit))) return false;
        if (p->digits > before && p->first[before] == p->listed)
            return true; /* the digit has no placement */
    }
    if (expects_too_many(p)) return false;
    compare(p);
    struct choices all = {.digits = p->digits};
    for (int i = 0; i < p->digits; i++) {
        all.digit[i] = (uint8_t)i;
        all.left[i] = first_bits(p->first[i + 1] - p->first[i]);
    }
    p->choices = MOST_CHOICES;
    *solutions = p->digits ? count_choices(p, &all) : 1;
    return p->choices >= 0;
}

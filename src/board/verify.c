/* SPDX-License-Identifier: MIT */
/* verify.c - see verify.h */
#include "board/verify.h"

#include "board/rules.h"

/* The first pair of equal digits in a house; empty cells do not count. */
static bool pair_in_house(const sudoku_rules *r, const uint8_t *digits, sudoku_clash *clash)
{
    for (int h = 0; h < r->house_count; h++) {
        const struct house *house = &r->house[h];
        for (int i = 0; i < house->count; i++)
            for (int j = i + 1; j < house->count; j++) {
                const int a = house->cell[i], b = house->cell[j];
                if (!digits[a] || digits[a] != digits[b]) continue;
                *clash = (sudoku_clash){SUDOKU_SAME_DIGIT, a, b, h, digits[a]};
                return true;
            }
    }
    return false;
}

static bool not_allowed(const sudoku_puzzle *p, const uint8_t *digits, sudoku_clash *clash)
{
    if (!p->allowed) return false;
    for (int cell = 0; cell < p->rules->cells; cell++) {
        if (!digits[cell] || p->allowed[cell] >> (digits[cell] - 1) & 1) continue;
        *clash = (sudoku_clash){SUDOKU_FORBIDDEN_DIGIT, cell, 0, 0, digits[cell]};
        return true;
    }
    return false;
}

bool givens_clash(const sudoku_puzzle *p, sudoku_clash *clash)
{
    return pair_in_house(p->rules, p->givens, clash) || not_allowed(p, p->givens, clash);
}

bool verify(const sudoku_puzzle *p, const uint8_t *digits, sudoku_clash *clash)
{
    const sudoku_rules *r = p->rules;
    for (int cell = 0; cell < r->cells; cell++) {
        if (digits[cell] < 1 || digits[cell] > r->n) {
            *clash = (sudoku_clash){SUDOKU_EMPTY_CELL, cell, 0, 0, 0};
            return false;
        }
        if (p->givens[cell] && p->givens[cell] != digits[cell]) {
            *clash = (sudoku_clash){SUDOKU_NOT_THE_GIVEN, cell, 0, 0, p->givens[cell]};
            return false;
        }
    }
    return !pair_in_house(r, digits, clash) && !not_allowed(p, digits, clash);
}

/* ---- every cell that is wrong at sight ---- */

static int digit_now(const sudoku_puzzle *p, int cell)
{
    return p->givens[cell] || !p->placed ? p->givens[cell] : p->placed[cell];
}

/* The first house in which another cell has the same digit, or -1. */
static int house_that_repeats(const sudoku_puzzle *p, int cell)
{
    const sudoku_rules *r = p->rules;
    const int digit = digit_now(p, cell);
    for (int s = r->first_seat[cell]; s < r->first_seat[cell + 1]; s++) {
        const int house = r->seat[s].house;
        if (house >= r->house_count) continue; /* implied */
        for (int i = 0; i < r->house[house].count; i++) {
            const int other = r->house[house].cell[i];
            if (other != cell && digit_now(p, other) == digit) return house;
        }
    }
    return -1;
}

int find_conflicts(const sudoku_puzzle *p, sudoku_conflict *conflicts)
{
    int count = 0;
    for (int cell = 0; cell < p->rules->cells; cell++) {
        const int digit = digit_now(p, cell);
        if (!digit) continue;
        const bool allowed = !p->allowed || p->allowed[cell] >> (digit - 1) & 1;
        const int house = allowed ? house_that_repeats(p, cell) : -1;
        if (!allowed || house >= 0) conflicts[count++] = (sudoku_conflict){cell, house};
    }
    return count;
}

/* SPDX-License-Identifier: MIT */
/* maker.c - see maker.h */
#include "support/maker.h"

#include <stdlib.h>
#include <string.h>

void shuffle(struct rng *r, int *numbers, int count)
{
    for (int i = 0; i < count; i++) numbers[i] = i;
    for (int i = count - 1; i > 0; i--) {
        const int j = rng_below(r, i + 1), swap = numbers[i];
        numbers[i] = numbers[j];
        numbers[j] = swap;
    }
}

/* ---- layouts ---- */

static bool in_one_piece(const uint8_t *regions, int n, int region)
{
    int todo[SUDOKU_MAX_CELLS], waiting = 0, reached = 0;
    bool seen[SUDOKU_MAX_CELLS] = {false};
    for (int cell = 0; cell < n * n && !waiting; cell++)
        if (regions[cell] == region) todo[waiting++] = cell, seen[cell] = true;
    while (waiting) {
        const int cell = todo[--waiting];
        const int step[4] = {cell % n ? cell - 1 : -1, cell % n < n - 1 ? cell + 1 : -1, cell - n,
                             cell + n};
        reached++;
        for (int i = 0; i < 4; i++)
            if (step[i] >= 0 && step[i] < n * n && regions[step[i]] == region && !seen[step[i]])
                todo[waiting++] = step[i], seen[step[i]] = true;
    }
    return reached == n;
}

void make_layout(struct rng *r, int box_rows, int box_columns, int swaps, uint8_t *regions)
{
    const int n = box_rows * box_columns;
    for (int cell = 0; cell < n * n; cell++)
        regions[cell] = (uint8_t)(cell / n / box_rows * (n / box_columns) + cell % n / box_columns);
    for (int tries = 0; swaps && tries < 100000; tries++) {
        const int a = rng_below(r, n * n), b = rng_below(r, n * n);
        const uint8_t old_a = regions[a], old_b = regions[b];
        if (old_a == old_b) continue;
        regions[a] = old_b;
        regions[b] = old_a;
        if (in_one_piece(regions, n, old_a) && in_one_piece(regions, n, old_b)) {
            swaps--;
        } else {
            regions[a] = old_a;
            regions[b] = old_b;
        }
    }
}

/* ---- solutions ---- */

struct copy {
    uint8_t *to;
    size_t size;
};

static bool copy_digits(void *context, const uint8_t *digits)
{
    const struct copy *c = context;
    memcpy(c->to, digits, c->size);
    return true;
}

/* Asks the solver for any grid with a few random digits in it; digits that lead nowhere are dropped. */
bool make_solution(struct rng *r, const sudoku_rules *rules, uint8_t *digits)
{
    const int n = sudoku_rules_size(rules), cells = n * n;
    uint8_t givens[SUDOKU_MAX_CELLS];
    uint64_t candidates[SUDOKU_MAX_CELLS];
    const sudoku_puzzle p = {.rules = rules, .givens = givens};
    sudoku_solver *solver = sudoku_solver_new(rules, "bits");
    struct copy copy = {digits, (size_t)cells};
    const sudoku_limits one = {.solutions = 1, .nodes = 20000};
    bool found = false;
    for (int tries = 0; tries < 200 && !found; tries++) {
        memset(givens, 0, sizeof givens);
        bool good = true;
        for (int i = 0; i < cells / 5 && good; i++) {
            const int cell = rng_below(r, cells);
            if (givens[cell]) continue;
            good = sudoku_candidates(&p, candidates, NULL);
            if (!good) break;
            int digit = rng_below(r, n);
            while (!(candidates[cell] >> digit & 1)) digit = (digit + 1) % n;
            givens[cell] = (uint8_t)(digit + 1);
        }
        sudoku_counters counters = {0};
        sudoku_search(solver, &p, &one, copy_digits, &copy, &counters);
        found = counters.solutions > 0;
    }
    sudoku_solver_free(solver);
    return found;
}

int dig(struct rng *r, const sudoku_rules *rules, const uint8_t *solution, int clues, uint64_t nodes,
        uint8_t *givens)
{
    const int n = sudoku_rules_size(rules), cells = n * n;
    int order[SUDOKU_MAX_CELLS];
    int left = cells;
    const sudoku_limits two = {.solutions = 2, .nodes = nodes};
    sudoku_solver *solver = sudoku_solver_new(rules, "bits");
    const sudoku_puzzle p = {.rules = rules, .givens = givens};
    memcpy(givens, solution, (size_t)cells);
    shuffle(r, order, cells);
    for (int i = 0; i < cells && left > clues; i++) {
        givens[order[i]] = 0;
        if (sudoku_search(solver, &p, &two, NULL, NULL, NULL) == SUDOKU_UNIQUE) left--;
        else givens[order[i]] = solution[order[i]];
    }
    sudoku_solver_free(solver);
    return left;
}

void keep_some(struct rng *r, int cells, const uint8_t *solution, int clues, uint8_t *givens)
{
    int order[SUDOKU_MAX_CELLS];
    shuffle(r, order, cells);
    for (int cell = 0; cell < cells; cell++) givens[cell] = 0;
    for (int i = 0; i < clues && i < cells; i++) givens[order[i]] = solution[order[i]];
}

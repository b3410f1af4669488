/* SPDX-License-Identifier: MIT */
/* equivalent.c - see equivalent.h */
#include "generate/equivalent.h"

#include <stdlib.h>
#include <string.h>

#include "board/rules.h"
#include "clue/clue.h"
#include "generate/random_layout.h"
#include "generate/random_symmetry.h"
#include "generate/rules_image.h"
#include "words/fail.h"

struct sudoku_equivalent {
    sudoku_puzzle puzzle; /* its arrays are those below */
    uint8_t givens[SUDOKU_MAX_CELLS], placed[SUDOKU_MAX_CELLS], solution[SUDOKU_MAX_CELLS];
    uint64_t allowed[SUDOKU_MAX_CELLS], marks[SUDOKU_MAX_CELLS], colours[SUDOKU_MAX_CELLS];
    uint16_t cell[SUDOKU_MAX_CELLS];    /* where each cell of the original is now */
    uint8_t digit[SUDOKU_MAX_SIZE + 1]; /* what each digit is called now; 0: no digit */
};

sudoku_equivalent *equivalent_new(const sudoku_puzzle *p, sudoku_error *error)
{
    const size_t cells = (size_t)p->rules->cells;
    sudoku_equivalent *e = malloc(sizeof *e);
    if (!e) {
        fail_by_memory(error);
        return NULL;
    }
    e->puzzle = *p;
    e->puzzle.rules = rules_keep(p->rules);
    e->puzzle.clues = clues_keep(p->clues);
    e->puzzle.givens = memcpy(e->givens, p->givens, cells);
    if (p->placed) e->puzzle.placed = memcpy(e->placed, p->placed, cells);
    if (p->solution) e->puzzle.solution = memcpy(e->solution, p->solution, cells);
    if (p->allowed) e->puzzle.allowed = memcpy(e->allowed, p->allowed, cells * sizeof *p->allowed);
    if (p->marks) e->puzzle.marks = memcpy(e->marks, p->marks, cells * sizeof *p->marks);
    if (p->colours) e->puzzle.colours = memcpy(e->colours, p->colours, cells * sizeof *p->colours);
    for (size_t cell = 0; cell < cells; cell++) e->cell[cell] = (uint16_t)cell;
    for (int digit = 0; digit <= SUDOKU_MAX_SIZE; digit++) e->digit[digit] = (uint8_t)digit;
    return e;
}

void equivalent_free(sudoku_equivalent *e)
{
    if (!e) return;
    clues_free(e->puzzle.clues);
    rules_free(e->puzzle.rules);
    free(e);
}

const sudoku_puzzle *equivalent_puzzle(const sudoku_equivalent *e) { return &e->puzzle; }

void equivalent_places(const sudoku_equivalent *e, uint16_t *cells, uint8_t *digits)
{
    const sudoku_rules *r = e->puzzle.rules;
    if (cells) memcpy(cells, e->cell, (size_t)r->cells * sizeof *cells);
    if (digits) memcpy(digits, e->digit, (size_t)r->n + 1);
}

/* ---- moving cells, renaming digits ---- */

static void move_digits(uint8_t *digits, int cells, const uint16_t *to)
{
    uint8_t old[SUDOKU_MAX_CELLS];
    memcpy(old, digits, (size_t)cells);
    for (int cell = 0; cell < cells; cell++) digits[to[cell]] = old[cell];
}

static void move_sets(uint64_t *sets, int cells, const uint16_t *to)
{
    uint64_t old[SUDOKU_MAX_CELLS];
    memcpy(old, sets, (size_t)cells * sizeof *sets);
    for (int cell = 0; cell < cells; cell++) sets[to[cell]] = old[cell];
}

static void move_cells(sudoku_equivalent *e, const uint16_t *to)
{
    const int cells = e->puzzle.rules->cells;
    move_digits(e->givens, cells, to);
    if (e->puzzle.placed) move_digits(e->placed, cells, to);
    if (e->puzzle.solution) move_digits(e->solution, cells, to);
    if (e->puzzle.allowed) move_sets(e->allowed, cells, to);
    if (e->puzzle.marks) move_sets(e->marks, cells, to);
    if (e->puzzle.colours) move_sets(e->colours, cells, to);
    for (int cell = 0; cell < cells; cell++) e->cell[cell] = to[e->cell[cell]];
}

static void rename_digits(uint8_t *digits, int cells, const uint8_t *name)
{
    for (int cell = 0; cell < cells; cell++) digits[cell] = name[digits[cell]];
}

static void rename_sets(uint64_t *sets, const sudoku_rules *r, const uint8_t *name)
{
    for (int cell = 0; cell < r->cells; cell++) {
        const bitset old = sets[cell] & all_digits(r);
        sets[cell] = 0;
        for_each_bit(i, old) sets[cell] |= bit(name[i + 1] - 1);
    }
}

/* name[0] is 0. */
static void rename_all(sudoku_equivalent *e, const uint8_t *name)
{
    const sudoku_rules *r = e->puzzle.rules;
    rename_digits(e->givens, r->cells, name);
    if (e->puzzle.placed) rename_digits(e->placed, r->cells, name);
    if (e->puzzle.solution) rename_digits(e->solution, r->cells, name);
    if (e->puzzle.allowed) rename_sets(e->allowed, r, name);
    if (e->puzzle.marks) rename_sets(e->marks, r, name);
    rename_digits(e->digit, r->n + 1, name);
}

/* ---- the changes ---- */

const char *turn_name(int index)
{
    static const char *const names[] = {[SUDOKU_TURN_90] = "90",
                                        [SUDOKU_TURN_180] = "180",
                                        [SUDOKU_TURN_270] = "270",
                                        [SUDOKU_TURN_MIRROR] = "mirror",
                                        [SUDOKU_TURN_FLIP] = "flip",
                                        [SUDOKU_TURN_TRANSPOSE] = "transpose",
                                        [SUDOKU_TURN_ANTITRANSPOSE] = "antitranspose"};
    return index >= 0 && index < (int)(sizeof names / sizeof *names) ? names[index] : NULL;
}

/* Where row r, column c goes; `last` is the last row. */
static int turned(sudoku_turn turn, int r, int c, int last)
{
    const int n = last + 1;
    switch (turn) {
    case SUDOKU_TURN_90: return c * n + last - r;
    case SUDOKU_TURN_180: return (last - r) * n + last - c;
    case SUDOKU_TURN_270: return (last - c) * n + r;
    case SUDOKU_TURN_MIRROR: return r * n + last - c;
    case SUDOKU_TURN_FLIP: return (last - r) * n + c;
    case SUDOKU_TURN_TRANSPOSE: return c * n + r;
    case SUDOKU_TURN_ANTITRANSPOSE: break;
    }
    return (last - c) * n + last - r;
}

bool equivalent_turn(sudoku_equivalent *e, sudoku_turn turn, sudoku_error *error)
{
    const sudoku_rules *r = e->puzzle.rules;
    uint16_t to[SUDOKU_MAX_CELLS];
    for (int cell = 0; cell < r->cells; cell++)
        to[cell] = (uint16_t)turned(turn, cell / r->n, cell % r->n, r->n - 1);
    const sudoku_rules *image = rules_image(r, to, error);
    if (!image) return false;
    const sudoku_clues *clues = e->puzzle.clues;
    if (clues && !(clues = clues_image(clues, image, to, -1, error))) {
        rules_free(image);
        return false;
    }
    move_cells(e, to);
    clues_free(e->puzzle.clues);
    rules_free(r);
    e->puzzle.clues = clues;
    e->puzzle.rules = image;
    return true;
}

void equivalent_relabel(sudoku_equivalent *e)
{
    const sudoku_rules *r = e->puzzle.rules;
    uint8_t name[SUDOKU_MAX_SIZE + 1] = {0};
    uint8_t next = 1;
    for (int cell = 0; cell < r->cells; cell++)
        if (e->givens[cell] && !name[e->givens[cell]]) name[e->givens[cell]] = next++;
    for (int digit = 1; digit <= r->n; digit++)
        if (!name[digit]) name[digit] = next++;
    rename_all(e, name);
}

bool equivalent_shuffle(sudoku_equivalent *e, uint64_t seed, uint64_t number, sudoku_error *error)
{
    const sudoku_rules *r = e->puzzle.rules;
    struct rng rng = rng_of(seed, number);
    uint16_t to[SUDOKU_MAX_CELLS];
    uint8_t name[SUDOKU_MAX_SIZE + 1] = {0};
    if (e->puzzle.clues) return fail(error, 0, 0, say(clues_not_changed));
    if (!random_symmetry(r, &rng, to, error)) return false;
    for (int i = 1; i <= r->n; i++) {
        const int k = 1 + rng_below(&rng, i);
        name[i] = name[k];
        name[k] = (uint8_t)i;
    }
    move_cells(e, to);
    rename_all(e, name);
    return true;
}

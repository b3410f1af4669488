/* SPDX-License-Identifier: MIT */
/* clue_set.c - the clues of a puzzle in one block of memory, checked and indexed by their cells. */
#include <stdatomic.h>

#include "base/memory.h"
#include "clue/clue_kinds.h"

struct block {
    struct sudoku_clues set; /* first, so that a set is its block */
    atomic_int owners;
};

static struct block *block_of(const sudoku_clues *set) { return (struct block *)set; }

/* ---- is it a clue? ---- */

static bool cell_comes_twice(const struct clue *c, int *cell)
{
    for (int i = 0; i < c->count; i++)
        for (int j = 0; j < i; j++)
            if (c->cell[i] == c->cell[j]) {
                *cell = c->cell[i];
                return true;
            }
    return false;
}

static bool check_cells(const struct clue *c, const sudoku_rules *r, sudoku_error *error)
{
    const struct clue_kind *k = c->kind;
    int cell;
    for (int i = 0; i < c->count; i++)
        if (c->cell[i] >= r->cells) return fail(error, 0, 0, say(clue_outside, k->name));
    if (k->statement == STATES_RULE) return true;
    if (c->first_count < k->fewest) return fail(error, 0, 0, say(clue_needs_cells, k->name, k->fewest));
    if (k->most && c->first_count > k->most)
        return fail(error, 0, 0, say(clue_takes_cells, k->name, k->most));
    if (c->count - c->first_count < k->fewest_after)
        return fail(error, 0, 0, say(clue_needs_cells_after, k->name, k->fewest_after));
    if (k->may_repeat || !cell_comes_twice(c, &cell)) return true;
    return fail(error, 0, 0, say(clue_has_cell_twice, k->name, cell / r->n + 1, cell % r->n + 1));
}

static bool check_numbers(const struct clue *c, sudoku_error *error)
{
    const struct clue_kind *k = c->kind;
    for (int i = 0; i < c->number_count; i++) {
        const int least = k->least, largest = k->largest ? k->largest : LARGEST_CLUE_NUMBER;
        if (c->number[i] >= least && c->number[i] <= largest) continue;
        return fail(error, 0, 0, say(clue_number_range, k->name, least, largest, c->number[i]));
    }
    return true;
}

static bool check_clue(const struct clue *c, const sudoku_rules *r, sudoku_error *error)
{
    return check_cells(c, r, error) && check_numbers(c, error) &&
           (!c->kind->check || c->kind->check(c, r, error));
}

/* ---- the set ---- */

static bool is_about_all(const struct clue *c)
{
    return c->kind->statement == STATES_RULE || c->kind->reaches_out;
}

static int cells_about(const struct clue *c, const sudoku_rules *r)
{
    return is_about_all(c) ? r->cells : c->count;
}

static int cell_about(const struct clue *c, int i) { return is_about_all(c) ? i : c->cell[i]; }

/* Which clues are about each cell; `next` has room for a number a cell. */
static void index_by_cells(const sudoku_clues *set, int *about, int *first_about, int *next)
{
    const int cells = set->rules->cells;
    int total = 0;
    for (int i = 0; i < set->count; i++)
        for (int j = 0; j < cells_about(&set->clue[i], set->rules); j++)
            next[cell_about(&set->clue[i], j)]++;
    for (int cell = 0; cell < cells; cell++) {
        const int count = next[cell];
        first_about[cell] = next[cell] = total;
        total += count;
    }
    first_about[cells] = total;
    for (int i = 0; i < set->count; i++)
        for (int j = 0; j < cells_about(&set->clue[i], set->rules); j++)
            about[next[cell_about(&set->clue[i], j)]++] = i;
}

/* How much of each there is. */
struct totals {
    size_t cells, numbers, about, characters, sets;
};

static struct totals add_up(const sudoku_rules *r, const struct clue *clue, int count)
{
    struct totals t = {0};
    for (int i = 0; i < count; i++) {
        t.cells += (size_t)clue[i].count;
        t.numbers += (size_t)clue[i].number_count;
        t.about += (size_t)cells_about(&clue[i], r);
        t.characters += (size_t)clue[i].text_length;
        if (clue[i].kind->tabulate) t.sets += (size_t)r->n;
    }
    return t;
}

/* Where the next parts of a clue go. */
struct parts_room {
    int *number;
    uint16_t *cell;
    char *text;
};

static void copy_clue(struct clue *to, const struct clue *from, struct parts_room *room)
{
    *to = *from;
    to->cell = room->cell;
    to->number = room->number;
    to->text = room->text;
    if (from->count) memcpy(room->cell, from->cell, (size_t)from->count * sizeof *room->cell);
    if (from->number_count)
        memcpy(room->number, from->number, (size_t)from->number_count * sizeof *room->number);
    if (from->text_length) memcpy(room->text, from->text, (size_t)from->text_length);
    room->cell += from->count;
    room->number += from->number_count;
    room->text += from->text_length;
}

/* False: a text cannot be tabulated. */
static bool make_tables(struct clue *clue, int count, int n, bitset *table, sudoku_error *error)
{
    for (int i = 0; i < count; i++) {
        if (!clue[i].kind->tabulate) continue;
        if (!clue[i].kind->tabulate(&clue[i], n, table, error)) {
            if (error) error->line = i + 1;
            return false;
        }
        clue[i].table = table;
        table += n;
    }
    return true;
}

const sudoku_clues *clues_new(const sudoku_rules *rules, const struct clue *clue, int count,
                              sudoku_error *error)
{
    if (count > MOST_CLUES) {
        fail(error, MOST_CLUES + 1, 0, say(too_many_variant_clues, MOST_CLUES));
        return NULL;
    }
    for (int i = 0; i < count; i++)
        if (!check_clue(&clue[i], rules, error)) {
            if (error) error->line = i + 1;
            return NULL;
        }
    const struct totals t = add_up(rules, clue, count);
    const size_t cells = (size_t)rules->cells;
    struct block *b = malloc(sizeof *b + (size_t)count * sizeof *clue + t.sets * sizeof(bitset) +
                             (t.numbers + t.about + 2 * cells + 1) * sizeof(int) +
                             t.cells * sizeof(uint16_t) + t.characters);
    if (!b) {
        fail_by_memory(error);
        return NULL;
    }
    struct clue *copies = (struct clue *)(b + 1);
    bitset *tables = (bitset *)(copies + count);
    int *about = (int *)(tables + t.sets), *first_about = about + t.about,
        *next = first_about + cells + 1;
    struct parts_room room = {.number = next + cells};
    room.cell = (uint16_t *)(room.number + t.numbers);
    room.text = (char *)(room.cell + t.cells);
    for (int i = 0; i < count; i++) copy_clue(&copies[i], &clue[i], &room);
    if (!make_tables(copies, count, rules->n, tables, error)) {
        free(b);
        return NULL;
    }
    b->set = (struct sudoku_clues){.rules = rules_keep(rules),
                                   .clue = copies,
                                   .count = count,
                                   .about = about,
                                   .first_about = first_about};
    memset(next, 0, cells * sizeof *next);
    index_by_cells(&b->set, about, first_about, next);
    atomic_init(&b->owners, 1);
    return &b->set;
}

const sudoku_clues *clues_keep(const sudoku_clues *set)
{
    if (set) atomic_fetch_add_explicit(&block_of(set)->owners, 1, memory_order_relaxed);
    return set;
}

void clues_free(const sudoku_clues *set)
{
    if (!set || atomic_fetch_sub_explicit(&block_of(set)->owners, 1, memory_order_acq_rel) != 1) return;
    rules_free(set->rules);
    free(block_of(set));
}

/* ---- questions ---- */

bool clues_hold(const sudoku_clues *set, const uint8_t *digits, int *broken)
{
    for (int i = 0; i < set->count; i++)
        if (!set->clue[i].kind->holds(&set->clue[i], set, digits)) {
            if (broken) *broken = i;
            return false;
        }
    return true;
}

bool clue_clash(const sudoku_puzzle *p, const uint8_t *digits, sudoku_clash *clash)
{
    int broken;
    if (!p->clues || clues_hold(p->clues, digits, &broken)) return false;
    *clash = (sudoku_clash){SUDOKU_BROKEN_CLUE, broken, 0, 0, 0};
    return true;
}

bool clues_hold_at(const sudoku_clues *set, const uint8_t *digits, int cell)
{
    for (int i = set->first_about[cell]; i < set->first_about[cell + 1]; i++) {
        const struct clue *c = &set->clue[set->about[i]];
        if (!c->kind->holds(c, set, digits)) return false;
    }
    return true;
}

bool has_pair_clue(const sudoku_clues *set, const struct clue_kind *kind, int a, int b)
{
    for (int i = set->first_about[a]; i < set->first_about[a + 1]; i++) {
        const struct clue *c = &set->clue[set->about[i]];
        if (c->kind == kind && c->count == 2 && c->cell[0] + c->cell[1] == a + b) return true;
    }
    return false;
}

bool next_neighbours(int n, struct neighbours *p)
{
    while (++p->step < 2 * n * n) {
        const bool down = p->step % 2;
        p->a = p->step / 2;
        p->b = down ? p->a + n : p->a + 1;
        if (down ? p->b < n * n : p->b % n) return true;
    }
    return false;
}

bool all_filled(const struct clue *c, const uint8_t *digits)
{
    for (int i = 0; i < c->count; i++)
        if (!digit_at(c, digits, i)) return false;
    return true;
}

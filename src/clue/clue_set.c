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

static bool check_parts(const struct clue *c, const sudoku_rules *r, int depth, sudoku_error *error);

static bool check_cells(const struct clue *c, const sudoku_rules *r, sudoku_error *error)
{
    const struct clue_kind *k = c->kind;
    int cell;
    for (int i = 0; i < c->count; i++)
        if (c->cell[i] >= r->cells) return fail(error, 0, 0, say(clue_outside, k->name));
    if (k->statement == STATES_RULE) return true;
    if (c->first_count < k->fewest)
        return fail(error, 0, 0,
                    k->fewest == 1 ? say(clue_needs_a_cell, k->name)
                                   : say(clue_needs_cells, k->name, k->fewest));
    if (k->most && c->first_count > k->most)
        return fail(error, 0, 0,
                    k->most == 1 ? say(clue_takes_a_cell, k->name)
                                 : say(clue_takes_cells, k->name, k->most));
    if (c->count - c->first_count < k->fewest_after)
        return fail(error, 0, 0,
                    k->fewest_after == 1 ? say(clue_needs_a_cell_after, k->name)
                                         : say(clue_needs_cells_after, k->name, k->fewest_after));
    if (k->may_repeat || !cell_comes_twice(c, &cell)) return true;
    return fail(error, 0, 0, say(clue_has_cell_twice, k->name, cell / r->n + 1, cell % r->n + 1));
}

static bool check_numbers(const struct clue *c, sudoku_error *error)
{
    const struct clue_kind *k = c->kind;
    for (int i = 0; i < c->number_count; i++) {
        const int least = k->least, largest = k->largest ? k->largest : LARGEST_CLUE_NUMBER;
        if (c->number[i] >= least && c->number[i] <= largest) continue;
        if (!k->largest && c->number[i] < least)
            return fail(error, 0, 0, say(clue_number_least, k->name, least, c->number[i]));
        return fail(error, 0, 0, say(clue_number_range, k->name, least, largest, c->number[i]));
    }
    return true;
}

static bool check_clue(const struct clue *c, const sudoku_rules *r, int depth, sudoku_error *error)
{
    if (c->kind->statement == STATES_CLUES) return check_parts(c, r, depth, error);
    return check_cells(c, r, error) && check_numbers(c, error) &&
           (!c->kind->check || c->kind->check(c, r, error));
}

static bool check_parts(const struct clue *c, const sudoku_rules *r, int depth, sudoku_error *error)
{
    const struct clue_kind *k = c->kind;
    if (c->part_count < k->fewest) return fail(error, 0, 0, say(expected_clue_in_parentheses, k->name));
    if (k->most == 1 && c->part_count > 1) return fail(error, 0, 0, say(clue_takes_one_clue, k->name));
    if (depth == DEEPEST_CLUE) return fail(error, 0, 0, say(clues_too_deep, DEEPEST_CLUE));
    for (int i = 0; i < c->part_count; i++)
        if (!check_clue(&c->part[i], r, depth + 1, error)) return false;
    return true;
}

static int count_clues(const struct clue *clue, int count)
{
    int all = 0;
    for (int i = 0; i < count && all <= MOST_CLUES; i++)
        all += 1 + count_clues(clue[i].part, clue[i].part_count);
    return all;
}

/* ---- the set ---- */

bool reaches_out(const struct clue *c)
{
    for (int i = 0; i < c->part_count; i++)
        if (reaches_out(&c->part[i])) return true;
    return c->kind->statement == STATES_RULE || c->kind->reaches_out;
}

/* Which clues are about each cell; `next` has room for a number a cell. */
static void index_by_cells(const sudoku_clues *set, int *about, int *first_about, int *next)
{
    const int cells = set->rules->cells;
    int total = 0;
    for (int i = 0; i < set->count; i++) {
        const struct clue *c = &set->clue[i];
        const bool all = reaches_out(c);
        for (int j = 0; j < (all ? cells : c->count); j++) next[all ? j : c->cell[j]]++;
    }
    for (int cell = 0; cell < cells; cell++) {
        const int count = next[cell];
        first_about[cell] = next[cell] = total;
        total += count;
    }
    first_about[cells] = total;
    for (int i = 0; i < set->count; i++) {
        const struct clue *c = &set->clue[i];
        const bool all = reaches_out(c);
        for (int j = 0; j < (all ? cells : c->count); j++) about[next[all ? j : c->cell[j]]++] = i;
    }
}

/* How much of each there is. */
struct totals {
    size_t clues, cells, numbers, about, characters, sets;
};

static void add_up(struct totals *t, int n, const struct clue *c)
{
    const size_t cells_before = t->cells;
    t->numbers += (size_t)c->number_count;
    t->characters += (size_t)c->text_length;
    if (c->kind->tabulate) t->sets += (size_t)n;
    t->clues += (size_t)c->part_count;
    for (int i = 0; i < c->part_count; i++) add_up(t, n, &c->part[i]);
    /* the cells of a combination are those of its parts, once more */
    t->cells += c->part_count ? t->cells - cells_before : (size_t)c->count;
}

/* Where the next parts of a clue go. */
struct parts_room {
    struct clue *clue;
    bitset *table;
    int *number;
    uint16_t *cell;
    char *text;
};

static void copy_arrays(struct clue *to, const struct clue *from, struct parts_room *room)
{
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

/* All cells of its parts, once each. */
static void collect_cells(struct clue *to, struct parts_room *room)
{
    bool has[SUDOKU_MAX_CELLS] = {false};
    to->cell = room->cell;
    to->count = 0;
    for (int i = 0; i < to->part_count; i++)
        for (int j = 0; j < to->part[i].count; j++) {
            const uint16_t cell = to->part[i].cell[j];
            if (!has[cell]) room->cell[to->count++] = cell;
            has[cell] = true;
        }
    to->first_count = to->count;
    room->cell += to->count;
}

/* With its parts, and the tables of texts.  False: a text cannot be tabulated. */
static bool copy_clue(struct clue *to, const struct clue *from, int n, struct parts_room *room,
                      sudoku_error *error)
{
    *to = *from;
    copy_arrays(to, from, room);
    if (from->kind->tabulate) {
        if (!from->kind->tabulate(to, n, room->table, error)) return false;
        to->table = room->table;
        room->table += n;
    }
    if (!from->part_count) return true;
    struct clue *parts = room->clue;
    to->part = parts;
    room->clue += from->part_count;
    for (int i = 0; i < from->part_count; i++)
        if (!copy_clue(&parts[i], &from->part[i], n, room, error)) return false;
    collect_cells(to, room);
    return true;
}

const sudoku_clues *clues_new(const sudoku_rules *rules, const struct clue *clue, int count,
                              sudoku_error *error)
{
    struct totals t = {.clues = (size_t)count};
    if (count_clues(clue, count) > MOST_CLUES) {
        fail(error, 0, 0, say(too_many_variant_clues, MOST_CLUES));
        return NULL;
    }
    for (int i = 0; i < count; i++) {
        if (!check_clue(&clue[i], rules, 0, error)) {
            if (error) error->line = i + 1;
            return NULL;
        }
        const size_t before = t.cells;
        add_up(&t, rules->n, &clue[i]);
        t.about += reaches_out(&clue[i]) ? (size_t)rules->cells : t.cells - before; /* at most */
    }
    const size_t cells = (size_t)rules->cells;
    struct block *b = malloc(sizeof *b + t.clues * sizeof *clue + t.sets * sizeof(bitset) +
                             (t.numbers + t.about + 2 * cells + 1) * sizeof(int) +
                             t.cells * sizeof(uint16_t) + t.characters);
    if (!b) {
        fail_by_memory(error);
        return NULL;
    }
    struct clue *copies = (struct clue *)(b + 1);
    bitset *tables = (bitset *)(copies + t.clues);
    int *about = (int *)(tables + t.sets), *first_about = about + t.about,
        *next = first_about + cells + 1;
    struct parts_room room = {.clue = copies + count, .table = tables, .number = next + cells};
    room.cell = (uint16_t *)(room.number + t.numbers);
    room.text = (char *)(room.cell + t.cells);
    for (int i = 0; i < count; i++) {
        if (copy_clue(&copies[i], &clue[i], rules->n, &room, error)) continue;
        if (error) error->line = i + 1;
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

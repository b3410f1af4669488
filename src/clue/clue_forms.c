/* SPDX-License-Identifier: MIT */
/* clue_forms.c - see clue_forms.h */
#include "clue/clue_forms.h"

#include "base/hash.h"
#include "base/memory.h"
#include "base/merge_sort.h"
#include "clue/forms_room.h"

bool forms_no_memory(struct forms *f)
{
    f->state = FORMS_NO_MEMORY;
    return false;
}

void forms_too_large(struct forms *f)
{
    if (f->state == FORMS_GOOD) f->state = FORMS_TOO_LARGE;
}

/* ---- masks ---- */

void forms_mask(struct forms *f, int cell, bitset digits) { f->mask[cell] &= digits; }

void forms_impossible(struct forms *f) { f->mask[0] = 0; }

/* ---- pairs ---- */

static void merge_pairs(struct forms *);
static void share_tables(struct forms *);

/* Before there are twice as many as were left the last time, those of the same cells are merged. */
static void keep_pairs_few(struct forms *f)
{
    enum { FEW = 1 << 15 };
    if (++f->pairs_stated > MOST_PAIRS) forms_too_large(f);
    if (f->state != FORMS_GOOD || f->pair_count < FEW || f->pair_count < 2 * f->pairs_merged) return;
    merge_pairs(f);
    if (f->state == FORMS_GOOD) share_tables(f);
    f->pairs_merged = f->pair_count;
}

static bool add_table_row(struct forms *f, bitset digits)
{
    if (!ROOM(f, tables, table_count, table_room)) return false;
    f->tables[f->table_count++] = digits;
    return true;
}

void forms_pair_table(struct forms *f, int a, int b, const bitset *table)
{
    const bool turned = a > b;
    keep_pairs_few(f);
    const int first_row = (int)(f->table_count / (size_t)f->n);
    if (a == b) { /* a line that comes back to its cell */
        for (int x = 0; x < f->n; x++)
            if (!(table[x] & bit(x))) forms_mask(f, a, ~bit(x));
        return;
    }
    for (int x = 0; x < f->n; x++) {
        bitset with = turned ? 0 : table[x];
        for (int y = 0; turned && y < f->n; y++)
            if (table[y] & bit(x)) with |= bit(y);
        if (!add_table_row(f, with)) return;
    }
    if (!ROOM(f, pair, pair_count, pair_room)) return;
    f->pair[f->pair_count++] = (struct form_pair){.a = (uint16_t)(turned ? b : a),
                                                  .b = (uint16_t)(turned ? a : b),
                                                  .table = first_row,
                                                  .clue = f->clue};
}

/* Pairs of the same kind mostly come one after the other, so the last table is kept. */
void forms_pair(struct forms *f, int a, int b, pair_test *test, int parameter)
{
    if (f->last_test != test || f->last_parameter != parameter)
        for (int x = 1; x <= f->n; x++) {
            f->last_table[x - 1] = 0;
            for (int y = 1; y <= f->n; y++)
                if (test(x, y, parameter)) f->last_table[x - 1] |= bit(y - 1);
        }
    f->last_test = test;
    f->last_parameter = parameter;
    forms_pair_table(f, a, b, f->last_table);
}

static int by_cells(const void *one, const void *other, const void *how)
{
    const struct form_pair *p = one, *q = other;
    (void)how;
    return p->a != q->a ? p->a - q->a : p->b - q->b;
}

/* One pair of the same cells, which allows what all of them allow. */
static void merge_pairs(struct forms *f)
{
    const size_t n = (size_t)f->n;
    struct form_pair *spare = new_array(f->pair_count, sizeof *spare);
    size_t kept = 0;
    if (!spare) {
        forms_no_memory(f);
        return;
    }
    merge_sort(f->pair, spare, (int)f->pair_count, sizeof *spare, by_cells, NULL);
    free(spare);
    for (size_t i = 0; i < f->pair_count; i++) {
        const struct form_pair p = f->pair[i];
        if (kept && f->pair[kept - 1].a == p.a && f->pair[kept - 1].b == p.b) {
            bitset *into = f->tables + (size_t)f->pair[kept - 1].table * n;
            for (size_t x = 0; x < n; x++) into[x] &= f->tables[(size_t)p.table * n + x];
        } else {
            f->pair[kept++] = p;
        }
    }
    f->pair_count = kept;
}

/* Equal tables become one, so that engines have few. */
static void share_tables(struct forms *f)
{
    const size_t n = (size_t)f->n, bytes = n * sizeof *f->tables;
    size_t room = 16, tables = 0;
    while (room < 2 * f->pair_count) room *= 2;
    int *slot = new_array(room, sizeof *slot); /* the table's number + 1 */
    bitset *shared = new_array(f->pair_count, bytes);
    if (!slot || !shared) forms_no_memory(f);
    for (size_t i = 0; slot && shared && i < f->pair_count; i++) {
        const bitset *table = f->tables + (size_t)f->pair[i].table * n;
        size_t at = hash_of(table, bytes) % room;
        while (slot[at] && memcmp(shared + (size_t)(slot[at] - 1) * n, table, bytes))
            at = (at + 1) % room;
        if (!slot[at]) {
            memcpy(shared + tables * n, table, bytes);
            slot[at] = (int)++tables;
        }
        f->pair[i].table = slot[at] - 1;
    }
    free(slot);
    if (f->state != FORMS_GOOD) {
        free(shared);
        return;
    }
    free(f->tables);
    f->tables = shared;
    f->table_count = tables * n;
    f->table_room = f->pair_count * n;
}

/* ---- lists of cells ---- */

int forms_add_cells(struct forms *f, const uint16_t *cell, int count)
{
    const size_t first = f->cell_count;
    for (int i = 0; i < count; i++) {
        if (!ROOM(f, cells, cell_count, cell_room)) return -1;
        f->cells[f->cell_count++] = cell[i];
    }
    return (int)first;
}

/* ---- cells that differ ---- */

void forms_differ(struct forms *f, const uint16_t *cell, int count)
{
    const int first_cell = forms_add_cells(f, cell, count);
    if (count > f->n) forms_impossible(f);
    else if (ROOM(f, differ, differ_count, differ_room))
        f->differ[f->differ_count++] =
            (struct form_differ){.first_cell = first_cell, .count = count, .clue = f->clue};
}

/* ---- families ---- */

static void add_set(struct forms *f, bitset digits)
{
    if (ROOM(f, sets, set_count, set_room)) f->sets[f->set_count++] = digits;
}

/* All sets of `left` more digits from `from` on with that sum, up to `most` sets and one that is too many. */
static void try_sums(struct forms *f, bitset digits, int from, int left, int sum, size_t most_sets)
{
    if (f->state != FORMS_GOOD || f->set_count > most_sets) return;
    if (!left) {
        if (!sum) add_set(f, digits);
        return;
    }
    for (int d = from; d + left <= f->n; d++) {
        const int least = left * (2 * d + left + 1) / 2; /* d+1, d+2, ... */
        const int most = d + 1 + (left - 1) * (2 * f->n - left + 2) / 2;
        if (least > sum) return;
        if (most >= sum) try_sums(f, digits | bit(d), d + 1, left - 1, sum - d - 1, most_sets);
    }
}

/* A family whose sets begin with `first_set`, unless there are none. */
static void end_family(struct forms *f, const uint16_t *cell, int count, int first_set)
{
    const int first_cell = forms_add_cells(f, cell, count);
    if ((int)f->set_count == first_set) forms_impossible(f);
    else if (ROOM(f, family, family_count, family_room))
        f->family[f->family_count++] = (struct form_family){.first_cell = first_cell,
                                                            .count = count,
                                                            .first_set = first_set,
                                                            .set_count = (int)f->set_count - first_set,
                                                            .clue = f->clue};
}

void forms_family(struct forms *f, const uint16_t *cell, int count, const bitset *sets, int set_count)
{
    const int first_set = (int)f->set_count;
    for (int i = 0; i < set_count; i++) add_set(f, sets[i]);
    end_family(f, cell, count, first_set);
}

void forms_family_of_sum(struct forms *f, const uint16_t *cell, int count, int sum)
{
    const size_t first_set = f->set_count;
    const size_t most =
        first_set + MOST_SETS_OF_FAMILY < MOST_SETS ? first_set + MOST_SETS_OF_FAMILY : MOST_SETS;
    if (count <= f->n) try_sums(f, 0, 0, count, sum, most);
    if (f->set_count <= most) {
        end_family(f, cell, count, (int)first_set);
        return;
    }
    f->set_count = first_set;
    forms_differ(f, cell, count);
    forms_begin_sum(f);
    for (int i = 0; i < count; i++) forms_term(f, cell[i], 1);
    forms_end_sum(f, sum, sum);
}

/* ---- sums ---- */

void forms_begin_sum(struct forms *f)
{
    if (!ROOM(f, sum, sum_count, sum_room)) return;
    f->sum[f->sum_count] = (struct form_sum){.first_term = (int)f->term_count, .clue = f->clue};
}

void forms_term(struct forms *f, int cell, int weight)
{
    if (f->state != FORMS_GOOD) return;
    struct form_sum *s = &f->sum[f->sum_count];
    for (int i = 0; i < s->count; i++) {
        struct form_term *t = &f->terms[s->first_term + i];
        if (t->cell != cell) continue;
        t->weight += weight;
        return;
    }
    if (!ROOM(f, terms, term_count, term_room)) return;
    f->terms[f->term_count++] = (struct form_term){.cell = (uint16_t)cell, .weight = weight};
    s->count++;
}

void forms_end_sum(struct forms *f, int least, int most)
{
    if (f->state != FORMS_GOOD) return;
    struct form_sum *s = &f->sum[f->sum_count];
    int kept = 0;
    for (int i = 0; i < s->count; i++) /* a cell on both sides of an equation cancels out */
        if (f->terms[s->first_term + i].weight)
            f->terms[s->first_term + kept++] = f->terms[s->first_term + i];
    f->term_count = (size_t)(s->first_term + kept);
    s->count = kept;
    s->least = least;
    s->most = most;
    if (kept) f->sum_count++;
    else if (least > 0 || most < 0) forms_impossible(f);
}

/* ---- all together ---- */

static struct forms *begin_forms(const sudoku_clues *of, int clue)
{
    struct forms *f = calloc(1, sizeof *f);
    if (!f) return NULL;
    f->of = of;
    f->n = of->rules->n;
    f->clue = clue;
    for (int cell = 0; cell < of->rules->cells; cell++) f->mask[cell] = first_bits(f->n);
    return f;
}

static void finish_forms(struct forms *f)
{
    if (f->state == FORMS_GOOD) merge_pairs(f);
    if (f->state == FORMS_GOOD) share_tables(f);
}

struct forms *forms_new(const sudoku_clues *of, const bool *wanted, sudoku_error *error)
{
    struct forms *f = begin_forms(of, 0);
    if (!f) {
        fail_by_memory(error);
        return NULL;
    }
    for (int i = 0; i < of->count && f->state == FORMS_GOOD; i++) {
        f->clue = i;
        if (!wanted || wanted[i]) of->clue[i].kind->compile(&of->clue[i], of, f);
    }
    finish_forms(f);
    if (f->state == FORMS_GOOD) return f;
    if (f->state == FORMS_NO_MEMORY) fail_by_memory(error);
    else fail(error, f->clue + 1, 0, say(clue_too_large, of->clue[f->clue].kind->name));
    forms_free(f);
    return NULL;
}

struct forms *forms_of_part(struct forms *whole, const struct clue *part)
{
    struct forms *f = begin_forms(whole->of, whole->clue);
    if (!f) {
        forms_no_memory(whole);
        return NULL;
    }
    part->kind->compile(part, whole->of, f);
    finish_forms(f);
    if (f->state == FORMS_GOOD) return f;
    whole->state = f->state;
    forms_free(f);
    return NULL;
}

void forms_free(struct forms *f)
{
    if (!f) return;
    free(f->pair);
    free(f->tables);
    free(f->differ);
    free(f->family);
    free(f->sets);
    free(f->sum);
    free(f->terms);
    free(f->walk);
    free(f->layers);
    free(f->next);
    free(f->cells);
    free(f);
}

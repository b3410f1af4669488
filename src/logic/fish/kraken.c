/* SPDX-License-Identifier: MIT */
/* kraken.c - fish whose fins see nothing that the fish removes, but reach it by chains.

       type 1   the fish removes a candidate, and so does every fin by a chain that starts from it
       type 2   one of the fins or of the base's places in some cover house holds the digit, or there would be fewer cover
                houses than base houses: what follows from each of these by a chain holds

   HoDoKu's limits: basic and franken fish of up to four houses, up to two fins, no endo fins.  There are very
   many such fish, so for each removed candidate the simplest one with the shortest chains is kept.  */
#include "logic/step/finders.h"
#include "logic/fish/fish_search.h"
#include "logic/step/step_list.h"
#include "logic/chains/table_chains.h"

#include <stdlib.h>

enum { SMALLEST = 2, LARGEST = 4, MOST_FINS = 2 };

struct kraken {
    struct finder *f;
    struct tables t;
    cells *off; /* [candidate * n + digit - 1]: the cells that lose the digit if the candidate is on */
    int *kept;  /* [(type - 1) * candidates + candidate]: its step in the list + 1 */
    struct step_list found;
    struct way way;
};

/* ---- tables ---- */

static bool prepare(struct kraken *k)
{
    const int n = k->f->field->n;
    if (!tables_new(&k->t, k->f, true, k->f->allow & ALLOW_SETS_IN_CHAINS)) return false;
    k->off = calloc((size_t)(k->t.candidates * n) + 1, sizeof *k->off);
    k->kept = calloc(2 * (size_t)k->t.candidates + 1, sizeof *k->kept);
    if (!k->off || !k->kept) {
        k->f->no_memory = k->f->stopped = true;
        return false;
    }
    for (int c = 0; c < k->t.candidates; c++) {
        const int table = 2 * c + 1;
        if (!grow_table(&k->t, table, true)) return false;
        for (int i = 0; i < k->t.table[table].count; i++) {
            const int node = table_entry(&k->t, table, i)->node;
            if (node_kind(&k->t, node) == NODE_CANDIDATE && !node_on(&k->t, node))
                cells_add(&k->off[c * n + node_digit(&k->t, node) - 1], node_cell(&k->t, node));
        }
    }
    return true;
}

/* Cells that lose `digit` whichever of the starts holds the fish's. */
static cells lost_to_all(const struct kraken *k, const struct fish_search *s, const cells *starts,
                         int digit)
{
    const int n = k->f->field->n;
    cells lost = *cells_with(k->f->at, digit);
    for_each_cell(cell, starts) {
        const int candidate = k->t.number[cell * n + s->digit - 1];
        lost = cells_and(&lost, &k->off[candidate * n + digit - 1]);
    }
    return lost;
}

static cells cells_of(const struct fish_search *s, const cells *spots)
{
    cells set = no_cells();
    for_each_spot(i, &s->spots, spots) cells_add(&set, s->spots.cell[i]);
    return set;
}

/* ---- steps ---- */

/* The simpler fish, then the shorter chains. */
static int compare(const sudoku_step *a, const sudoku_step *b)
{
    return a->variant != b->variant ? a->variant - b->variant : a->length - b->length;
}

static int length_of(const struct kraken *k, const struct fish_search *s, const cells *starts, int end)
{
    int length = 0;
    for_each_cell(start, starts) {
        const int table = node_of(&k->t, start, s->digit, true);
        length += trunk_length(&k->t, table, find_entry(&k->t, table, end));
    }
    return length;
}

static void write_chains(struct kraken *k, const struct fish_search *s, const cells *starts, int end)
{
    struct used_sets sets = {.count = 0};
    int chain = 0;
    for_each_cell(start, starts) {
        const int table = node_of(&k->t, start, s->digit, true);
        if (!find_way(&k->t, table, find_entry(&k->t, table, end), &k->way)) return;
        write_way(&k->t, &k->way, chain++, &sets);
    }
}

/* Keeps the step unless an equally good one has the same result.  False: stop. */
static bool consider(struct kraken *k, const struct fish_search *s, int type, const cells *starts,
                     int end)
{
    struct step *step = k->f->step;
    const cells none = no_cells();
    int *kept = &k->kept[(type - 1) * k->t.candidates + end / 2];
    const sudoku_step it = {.variant = fish_technique(s), .length = length_of(k, s, starts, end)};
    if (!may_go_on(k->f)) return false;
    if (*kept && compare(&it, &k->found.step[*kept - 1].it) >= 0) return true;
    fish_describe(s, step, type == 1 ? TECHNIQUE_kraken_1 : TECHNIQUE_kraken_2, &none, &none);
    step->it.variant = it.variant;
    step_remove(step, node_cell(&k->t, end), node_digit(&k->t, end));
    write_chains(k, s, starts, end);
    const bool good =
        *kept ? step_copy(&k->found.step[*kept - 1], &step->it) : list_add(&k->found, &step->it);
    if (!*kept) *kept = k->found.count;
    if (!good || step->broken) k->f->no_memory = k->f->stopped = true;
    return !k->f->stopped;
}

static bool take_type_1(struct kraken *k, const struct fish_search *s, const cells *fins)
{
    const cells base = cells_of(s, &s->base[s->size].all), cover = cells_of(s, &s->cover[s->size].all);
    const cells twice = cells_of(s, &s->cover[s->size].twice), outside = cells_but_not(&cover, &base);
    const cells prey = cells_or(&outside, &twice), lost = lost_to_all(k, s, fins, s->digit);
    const cells gone = cells_and(&prey, &lost);
    for_each_cell(cell, &gone)
        if (!consider(k, s, 1, fins, node_of(&k->t, cell, s->digit, false))) return false;
    return true;
}

static bool take_type_2(struct kraken *k, const struct fish_search *s, const cells *fins)
{
    const cells base = cells_of(s, &s->base[s->size].all), twice = cells_of(s, &s->cover[s->size].twice);
    const cells once = cells_but_not(&base, &twice);
    for (int i = 1; i <= s->size; i++) {
        const cells house = cells_of(s, &s->cover[i].last->spots), body = cells_and(&house, &once);
        if (cells_equal(&house, &body)) continue; /* nothing to be gained */
        const cells starts = cells_or(&body, fins);
        for (int d = 1; d <= k->f->field->n; d++) {
            const cells lost = lost_to_all(k, s, &starts, d), gone = cells_but_not(&lost, &starts);
            for_each_cell(cell, &gone)
                if (!consider(k, s, 2, &starts, node_of(&k->t, cell, d, false))) return false;
        }
    }
    return true;
}

static bool haul(struct fish_search *s, void *context)
{
    struct kraken *k = context;
    cells outside, twice;
    if (!s->fin_count || fish_prey(s, &outside, &twice)) return true; /* a fish like others */
    const cells fins = cells_of(s, &s->fins);
    return take_type_1(k, s, &fins) && take_type_2(k, s, &fins);
}

static void fish_for(struct kraken *k, struct fish_search *s, int digit)
{
    s->digit = digit;
    spots_of(&s->spots, k->f->at, digit);
    s->targets = no_cells();
    for (int i = 0; i < s->spots.count; i++) cells_add(&s->targets, i);
    for (s->size = SMALLEST; s->size <= LARGEST; s->size++)
        for (int turn = 0; turn < 2; turn++) {
            s->columns = turn;
            if (!fish_search_run(s)) return;
        }
}

void find_kraken_fish(struct finder *f, int argument)
{
    (void)argument;
    struct kraken k = {.f = f};
    struct fish_search *s = fish_search_of(f);
    if (s && prepare(&k)) {
        s->shape = FISH_FRANKEN;
        s->most_fins = MOST_FINS;
        s->visit = haul;
        s->context = &k;
        for (int digit = 1; digit <= f->field->n && !f->stopped; digit++) fish_for(&k, s, digit);
        list_report_sorted(&k.found, f, compare);
    }
    list_free(&k.found);
    way_free(&k.way);
    free(k.off);
    free(k.kept);
    tables_free(&k.t);
}

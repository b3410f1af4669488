/* SPDX-License-Identifier: MIT */
/* rules_image.c - see rules_image.h

   Nothing here knows a rule by name: each rule of the table lists its houses for the new boxes, and is in force if they all are
   images of named houses.  So a falling diagonal becomes a rising one when it is mirrored, and disjoint groups follow their boxes.  */
#include "generate/rules_image.h"

#include <stdlib.h>
#include <string.h>

#include "board/extras.h"
#include "words/fail.h"

struct image {
    const sudoku_rules *rules; /* as they were */
    const uint16_t *to;
    bool *named; /* house by house from first_extra: is its image part of a rule? */
    uint8_t region[SUDOKU_MAX_CELLS];
    uint16_t *cell; /* of houses of the user */
    sudoku_cells *house;
    struct rule_spec spec;
};

/* ---- named rules ---- */

static bool is_image(const struct image *m, const struct house *old, const struct house *now)
{
    bool in[SUDOKU_MAX_CELLS] = {false};
    if (old->count != now->count) return false;
    for (int i = 0; i < now->count; i++) in[now->cell[i]] = true;
    for (int i = 0; i < old->count; i++)
        if (!in[m->to[old->cell[i]]]) return false;
    return true;
}

/* A named house, not yet part of a rule or part of it in this call, whose image is the house; -1: there is none. */
static int named_house(const struct image *m, const bool *taken, const struct house *now)
{
    const sudoku_rules *r = m->rules;
    for (int h = r->first_extra; h < r->first_user; h++)
        if (!taken[h - r->first_extra] && is_image(m, &r->house[h], now)) return h - r->first_extra;
    return -1;
}

/* Puts a rule in force if all its houses are there. */
static void try_rule(struct image *m, int rule, const struct house_list *boxes)
{
    struct house house[SUDOKU_MAX_SIZE];
    uint16_t cell[SUDOKU_MAX_CELLS];
    bool taken[2 * SUDOKU_MAX_CELLS];
    const int extras = m->rules->first_user - m->rules->first_extra;
    struct house_list l = *boxes;
    if (!extra_rules[rule].add || (extra_rules[rule].fits && !extra_rules[rule].fits(&l))) return;
    l.house = house;
    l.cell = cell;
    extra_rules[rule].add(&l);
    memcpy(taken, m->named, (size_t)extras * sizeof *taken);
    for (int i = 0; i < l.houses; i++) {
        const int old = named_house(m, taken, &house[i]);
        if (old < 0) return;
        taken[old] = true;
    }
    memcpy(m->named, taken, (size_t)extras * sizeof *taken);
    m->spec.extras |= 1u << rule;
}

static void find_rules(struct image *m)
{
    struct house_list boxes = {.n = m->rules->n};
    if (m->rules->box_rows &&
        !regions_are_boxes(m->region, m->rules->n, &boxes.box_rows, &boxes.box_columns))
        boxes.box_rows = boxes.box_columns = 0;
    for (int rule = 0; rule < extra_rule_count; rule++) try_rule(m, rule, &boxes);
}

/* ---- houses of the user ---- */

static void add_houses(struct image *m)
{
    const sudoku_rules *r = m->rules;
    uint16_t *cell = m->cell;
    for (int h = r->first_extra; h < r->house_count; h++) {
        const struct house *old = &r->house[h];
        if (h < r->first_user && m->named[h - r->first_extra]) continue;
        m->house[m->spec.house_count++] = (sudoku_cells){cell, old->count};
        for (int i = 0; i < old->count; i++) *cell++ = m->to[old->cell[i]];
    }
}

sudoku_rules *rules_image(const sudoku_rules *r, const uint16_t *to, sudoku_error *error)
{
    const size_t extras = (size_t)(r->house_count - r->first_extra);
    struct image m = {.rules = r, .to = to};
    m.named = calloc(extras + 1, sizeof *m.named);
    m.cell = malloc((extras * (size_t)r->n + 1) * sizeof *m.cell);
    m.house = malloc((extras + 1) * sizeof *m.house);
    sudoku_rules *image = NULL;
    m.spec = (struct rule_spec){
        .n = r->n, .box_rows = -1, .box_columns = -1, .houses = m.house, .tested = r->tested};
    if (r->region) {
        for (int cell = 0; cell < r->cells; cell++) m.region[to[cell]] = r->region[cell];
        m.spec.regions = m.region;
        m.spec.box_rows = m.spec.box_columns = 0;
    }
    if (m.named && m.cell && m.house) {
        find_rules(&m);
        add_houses(&m);
        image = rules_new(&m.spec, error);
    } else {
        fail_by_memory(error);
    }
    free(m.named);
    free(m.cell);
    free(m.house);
    return image;
}

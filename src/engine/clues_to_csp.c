/* SPDX-License-Identifier: MIT */
/* clues_to_csp.c - see clues_to_csp.h.  Nothing here is tuned: it is the second opinion on every other engine. */
#include "engine/clues_to_csp.h"

#include "base/memory.h"

/* Rows of values, collected for a table. */
struct rows {
    csp_value *value;
    size_t count, room;
    bool no_memory;
};

static void add_value(struct rows *r, csp_value value)
{
    if (make_room((void **)&r->value, r->count, &r->room, sizeof *r->value))
        r->value[r->count++] = value;
    else r->no_memory = true;
}

/* Posts the rows as a table of so many columns.  A problem that memory is too short for must not pass for one with fewer constraints. */
static void post_table(csp_model *m, const csp_variable *variables, int columns, struct rows *r)
{
    if (r->no_memory) csp_restrict(m, -1, NULL, 0);
    else csp_table(m, variables, columns, r->value, r->count / (size_t)columns, true);
    free(r->value);
}

static void add_masks(csp_model *m, const struct forms *f)
{
    for (int cell = 0; cell < f->of->rules->cells; cell++) {
        csp_value digit[SUDOKU_MAX_SIZE];
        size_t count = 0;
        if (f->mask[cell] == first_bits(f->n)) continue;
        for_each_bit(d, f->mask[cell] & first_bits(f->n)) digit[count++] = d + 1;
        csp_restrict(m, cell, digit, count);
    }
}

static void add_pair(csp_model *m, const struct forms *f, const struct form_pair *p)
{
    struct rows rows = {.count = 0};
    for (int x = 0; x < f->n; x++)
        for_each_bit(y, f->tables[p->table * f->n + x]) {
            add_value(&rows, x + 1);
            add_value(&rows, y + 1);
        }
    post_table(m, (csp_variable[]){p->a, p->b}, 2, &rows);
}

/* 1 if one of the cells holds the digit. */
static csp_variable add_presence(csp_model *m, const uint16_t *cell, int count, int digit)
{
    const csp_value value = digit;
    csp_variable here[SUDOKU_MAX_SIZE];
    const csp_variable anywhere = csp_add_range(m, NULL, 0, 1);
    for (int i = 0; i < count; i++) {
        here[i] = csp_add_range(m, NULL, 0, 1);
        csp_member_truth(m, cell[i], &value, 1, CSP_IF_AND_ONLY_IF, here[i]);
    }
    csp_or(m, here, count, anywhere);
    return anywhere;
}

static void add_differ(csp_model *m, const struct forms *f, const struct form_differ *d)
{
    csp_variable variable[SUDOKU_MAX_SIZE];
    for (int i = 0; i < d->count; i++) variable[i] = f->cells[d->first_cell + i];
    csp_all_different(m, variable, d->count, CSP_BY_DOMAIN);
}

static void add_family(csp_model *m, const struct forms *f, const struct form_family *family)
{
    const uint16_t *cell = f->cells + family->first_cell;
    csp_variable variable[SUDOKU_MAX_SIZE];
    struct rows rows = {.count = 0};
    for (int i = 0; i < family->count; i++) variable[i] = cell[i];
    csp_all_different(m, variable, family->count, CSP_BY_DOMAIN);
    for (int d = 0; d < f->n; d++) variable[d] = add_presence(m, cell, family->count, d + 1);
    for (int s = 0; s < family->set_count; s++)
        for (int d = 0; d < f->n; d++) add_value(&rows, f->sets[family->first_set + s] >> d & 1);
    post_table(m, variable, f->n, &rows);
}

static void add_sum(csp_model *m, const struct forms *f, const struct form_sum *s)
{
    csp_value weight[SUDOKU_MAX_CELLS];
    csp_variable cell[SUDOKU_MAX_CELLS];
    for (int i = 0; i < s->count; i++) {
        weight[i] = f->terms[s->first_term + i].weight;
        cell[i] = f->terms[s->first_term + i].cell;
    }
    if (s->least == s->most) {
        csp_linear(m, weight, cell, s->count, CSP_EQUAL, s->least);
        return;
    }
    csp_linear(m, weight, cell, s->count, CSP_GREATER_EQUAL, s->least);
    csp_linear(m, weight, cell, s->count, CSP_LESS_EQUAL, s->most);
}

/* A variable for the state after each cell, and a table of (state before, digit, state after). */
static void add_walk(csp_model *m, const struct forms *f, const struct form_walk *w)
{
    const int *layer = f->layers + w->first_layer, *next = f->next + w->first_next;
    csp_variable before = csp_add_range(m, NULL, 0, 0);
    for (int i = 0; i < w->count; i++) {
        struct rows rows = {.count = 0};
        const csp_variable after = csp_add_range(m, NULL, layer[i + 1], layer[i + 2] - 1);
        for (int state = layer[i]; state < layer[i + 1]; state++)
            for (int d = 0; d < f->n; d++) {
                if (next[state * f->n + d] < 0) continue;
                add_value(&rows, state);
                add_value(&rows, d + 1);
                add_value(&rows, next[state * f->n + d]);
            }
        post_table(m, (csp_variable[]){before, f->cells[w->first_cell + i], after}, 3, &rows);
        before = after;
    }
}

void add_forms(csp_model *m, const struct forms *f)
{
    add_masks(m, f);
    for (size_t i = 0; i < f->pair_count; i++) add_pair(m, f, &f->pair[i]);
    for (size_t i = 0; i < f->differ_count; i++) add_differ(m, f, &f->differ[i]);
    for (size_t i = 0; i < f->family_count; i++) add_family(m, f, &f->family[i]);
    for (size_t i = 0; i < f->sum_count; i++) add_sum(m, f, &f->sum[i]);
    for (size_t i = 0; i < f->walk_count; i++) add_walk(m, f, &f->walk[i]);
}

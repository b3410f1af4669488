/* SPDX-License-Identifier: MIT */
/* forbidden_rows.c - tables of forbidden rows.

   As soon as some variables are fixed, few rows still have all their values.  A row with only one open variable
   removes its value from that variable.  */
#include "base/memory.h"
#include "csp/search/state.h"
#include "csp/constraint/table.h"

struct forbidden {
    size_t rows;
    csp_value cell[]; /* rows * arity */
};

/* ---- the plain meaning ---- */

static bool forbidden_satisfied(const struct constraint *c, const csp_value *value)
{
    const struct forbidden *f = c->about;
    for (size_t r = 0; r < f->rows; r++)
        if (!memcmp(f->cell + r * (size_t)c->arity, value, (size_t)c->arity * sizeof *value))
            return false;
    return true;
}

/* ---- the propagator ---- */

/* Rows that may still be taken come first in `order`. */
struct forbidden_memory {
    uint64_t limit; /* a block of the trail */
    uint32_t order[];
};

static size_t forbidden_memory(const struct csp_model *m, const struct constraint *c)
{
    const struct forbidden *f = c->about;
    (void)m;
    return sizeof(struct forbidden_memory) + f->rows * sizeof(uint32_t);
}

static void start_forbidden(struct csp_search *s, const struct constraint *c, void *memory)
{
    const struct forbidden *f = c->about;
    struct forbidden_memory *m = memory;
    (void)s;
    m->limit = f->rows;
    for (size_t r = 0; r < f->rows; r++) m->order[r] = (uint32_t)r;
}

/* The open variables of a row, up to two; -1: one of its values has been removed. */
static int count_open(const struct csp_search *s, const struct constraint *c, const csp_value *row,
                      int *place)
{
    int open = 0;
    for (int k = 0; k < c->arity; k++) {
        const struct domain *d = &s->domain[c->scope[k]];
        if (!has_value(d, row[k])) return -1;
        if (is_fixed(d)) continue;
        open += open < 2;
        *place = k;
    }
    return open;
}

static bool propagate_forbidden(struct csp_search *s, const struct constraint *c, void *memory)
{
    const struct forbidden *f = c->about;
    struct forbidden_memory *m = memory;
    trail_save(&s->trail, &m->limit);
    for (uint64_t k = m->limit; k-- > 0;) {
        const csp_value *row = f->cell + (size_t)m->order[k] * (size_t)c->arity;
        int place = 0;
        const int open = count_open(s, c, row, &place);
        if (open == 0 || (open == 1 && !remove_value(s, c->scope[place], row[place]))) return false;
        if (open == 2 || (open == 1 && has_value(&s->domain[c->scope[place]], row[place]))) continue;
        const uint32_t done = m->order[k];
        m->order[k] = m->order[--m->limit];
        m->order[m->limit] = done;
    }
    return true;
}

static const struct kind forbidden_kind = {.name = "forbidden rows",
                                           .satisfied = forbidden_satisfied,
                                           .propagate = propagate_forbidden,
                                           .wakes = CHANGED_FIXED | CHANGED_BOUNDS,
                                           .cost = LINEAR,
                                           .memory = forbidden_memory,
                                           .start = start_forbidden,
                                           .reaches = reaches_less};

bool add_forbidden_rows(csp_model *m, const csp_variable *x, int count, const csp_value *rows,
                        size_t row_count)
{
    if (row_count > UINT32_MAX) return model_fail(m, say(too_many_rows_in_table));
    const size_t cells = row_count * (size_t)count,
                 size = sizeof(struct forbidden) + cells * sizeof *rows;
    struct forbidden *f = new_array(1, size);
    if (!f) return short_of_memory(m);
    f->rows = row_count;
    if (cells) memcpy(f->cell, rows, cells * sizeof *rows);
    return add_constraint(m, &forbidden_kind, x, count, f, size);
}

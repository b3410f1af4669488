/* SPDX-License-Identifier: MIT */
/* compact_table.c - Compact-Table (Demeulenaere, Hartert, Lecoutre, Perez, Perron, Regin and Schaus 2016).

   A bit for each row of the table says whether all of its values are still there.  For each value of each variable
   a row of bits says which rows of the table have it.

       rows of the table        0 1 2 3 4 5 ...
       valid                    1 1 0 1 0 1 ...      restored on backtracking, word by word
       rows with x = 3          0 1 1 0 0 1 ...      fixed
       rows with x = 4          1 0 0 1 0 0 ...      fixed

   When x changes, the rows that have one of its remaining values stay valid; a value without a valid row is removed.
   Words of `valid` that are all zero are not visited: the others come first in `order`.  */
#include "base/memory.h"
#include "csp/search/state.h"
#include "csp/constraint/table.h"

struct compact_table {
    size_t rows, words;
    csp_value *cells; /* rows * arity, for the plain meaning */
    bitset *support;  /* of all values */
    size_t *first;    /* by place: of bit i the words from support + first[place] + i * words on */
    /* the arrays follow */
};

struct table_memory {
    uint64_t limit; /* words in use; a block of the trail */
    bitset *valid, *mask;
    uint32_t *order;
    uint32_t *residue; /* by value: the word where it was last found valid */
    struct seen {
        int64_t size; /* a block of the trail */
    } * seen;
};

enum { MAX_SUPPORT_WORDS = 1 << 27 }; /* 1 GB */

/* ---- the plain meaning ---- */

static bool table_satisfied(const struct constraint *c, const csp_value *value)
{
    const struct compact_table *t = c->about;
    for (size_t r = 0; r < t->rows; r++)
        if (!memcmp(t->cells + r * (size_t)c->arity, value, (size_t)c->arity * sizeof *value))
            return true;
    return false;
}

/* ---- the propagator ---- */

static const bitset *rows_with(const struct compact_table *t, int place, int i)
{
    return t->support + t->first[place] + (size_t)i * t->words;
}

static size_t value_count(const struct csp_model *m, const struct constraint *c)
{
    size_t count = 0;
    for (int k = 0; k < c->arity; k++) count += (size_t)domain_of(m, c->scope[k])->bits;
    return count;
}

static size_t table_memory(const struct csp_model *m, const struct constraint *c)
{
    const struct compact_table *t = c->about;
    return sizeof(struct table_memory) + 2 * t->words * sizeof(bitset) +
           (size_t)c->arity * sizeof(struct seen) + (t->words + value_count(m, c)) * sizeof(uint32_t);
}

static void start_table(struct csp_search *s, const struct constraint *c, void *memory)
{
    const struct compact_table *t = c->about;
    struct table_memory *m = memory;
    (void)s;
    m->valid = (bitset *)(void *)(m + 1);
    m->mask = m->valid + t->words;
    m->seen = (struct seen *)(void *)(m->mask + t->words);
    m->order = (uint32_t *)(void *)(m->seen + c->arity);
    m->residue = m->order + t->words;
    m->limit = t->words;
    for (size_t w = 0; w < t->words; w++) {
        const size_t left = t->rows - 64 * w;
        m->valid[w] = first_bits(left < 64 ? (int)left : 64);
        m->order[w] = (uint32_t)w;
    }
    for (int k = 0; k < c->arity; k++) m->seen[k].size = -1; /* never visited */
}

/* Rows stay valid that have one of the values of the variable at `place`. */
static void drop_rows(struct csp_search *s, const struct compact_table *t, struct table_memory *m,
                      const struct domain *d, int place)
{
    const uint64_t limit = m->limit;
    for (uint64_t k = 0; k < limit; k++) m->mask[m->order[k]] = 0;
    for (int w = 0; w < d->words; w++)
        for_each_bit(b, d->word[w]) {
            const bitset *rows = rows_with(t, place, 64 * w + b);
            for (uint64_t k = 0; k < limit; k++) m->mask[m->order[k]] |= rows[m->order[k]];
        }
    trail_save(&s->trail, &m->limit);
    for (uint64_t k = limit; k-- > 0;) {
        const uint32_t w = m->order[k];
        const bitset left = m->valid[w] & m->mask[w];
        if (left == m->valid[w]) continue;
        trail_save(&s->trail, &m->valid[w]);
        m->valid[w] = left;
        if (left) continue;
        m->order[k] = m->order[--m->limit];
        m->order[m->limit] = w;
    }
}

static bool has_valid_row(const struct compact_table *t, struct table_memory *m, int place, int i,
                          uint32_t *residue)
{
    const bitset *rows = rows_with(t, place, i);
    if (rows[*residue] & m->valid[*residue]) return true;
    for (uint64_t k = 0; k < m->limit; k++)
        if (rows[m->order[k]] & m->valid[m->order[k]]) {
            *residue = m->order[k];
            return true;
        }
    return false;
}

static bool keep_valid_values(struct csp_search *s, const struct compact_table *t,
                              struct table_memory *m, csp_variable x, int place, uint32_t *residue)
{
    const struct domain *d = &s->domain[x];
    for (int w = 0; w < d->words; w++) {
        s->kept[w] = d->word[w];
        for_each_bit(b, d->word[w])
            if (!has_valid_row(t, m, place, 64 * w + b, &residue[64 * w + b])) s->kept[w] &= ~bit(b);
    }
    return keep_bits(s, x, s->kept);
}

static void look_at_size(struct csp_search *s, struct seen *seen, int64_t size)
{
    if (seen->size == size) return;
    trail_save(&s->trail, &seen->size);
    seen->size = size;
}

static bool propagate_table(struct csp_search *s, const struct constraint *c, void *memory)
{
    const struct compact_table *t = c->about;
    struct table_memory *m = memory;
    int changed = 0, last = -1;
    for (int k = 0; k < c->arity; k++) {
        const struct domain *d = &s->domain[c->scope[k]];
        if (m->seen[k].size == d->size) continue;
        look_at_size(s, &m->seen[k], d->size);
        drop_rows(s, t, m, d, k);
        if (!m->limit) return false;
        changed++;
        last = k;
    }
    if (!changed) return true;
    uint32_t *residue = m->residue;
    for (int k = 0; k < c->arity; k++) {
        const struct domain *d = &s->domain[c->scope[k]];
        const bool seen = m->seen[k].size == d->size; /* not if the variable also has an earlier place */
        /* if only this variable has changed, it is consistent with the remaining rows */
        if (!(changed == 1 && k == last) && !is_fixed(d) &&
            !keep_valid_values(s, t, m, c->scope[k], k, residue))
            return false;
        if (seen) look_at_size(s, &m->seen[k], d->size);
        residue += d->bits;
    }
    return true;
}

/* ---- making ---- */

static void release_table(void *about)
{
    struct compact_table *t = about;
    free(t->cells);
    free(t->support);
    free(t->first);
}

static bool row_may_hold(const csp_model *m, const csp_variable *x, int count, const csp_value *row)
{
    for (int k = 0; k < count; k++)
        if (!has_value(domain_of(m, x[k]), row[k])) return false;
    return true;
}

static bool fill_table(const csp_model *m, const csp_variable *x, int count, struct compact_table *t)
{
    size_t words = 0;
    t->words = (t->rows + 63) / 64;
    t->first = new_array((size_t)count, sizeof *t->first);
    if (!t->first) return false;
    for (int k = 0; k < count; k++) {
        t->first[k] = words;
        words += (size_t)domain_of(m, x[k])->bits * t->words;
        if (words > MAX_SUPPORT_WORDS) return false;
    }
    t->support = new_array(words, sizeof *t->support);
    if (!t->support) return false;
    for (size_t r = 0; r < t->rows; r++)
        for (int k = 0; k < count; k++) {
            const int i = index_of(domain_of(m, x[k]), t->cells[r * (size_t)count + (size_t)k]);
            t->support[t->first[k] + (size_t)i * t->words + r / 64] |= bit((int)(r % 64));
        }
    return true;
}

/* Not idempotent: a variable may have several places. */
static const struct kind table_kind = {.name = "table",
                                       .satisfied = table_satisfied,
                                       .propagate = propagate_table,
                                       .wakes = CHANGED,
                                       .cost = LINEAR,
                                       .memory = table_memory,
                                       .start = start_table,
                                       .release = release_table};

bool add_compact_table(csp_model *m, const csp_variable *x, int count, const csp_value *rows,
                       size_t row_count)
{
    struct compact_table *t = new_array(1, sizeof *t);
    csp_value *cells = new_array(row_count, (size_t)count * sizeof *cells);
    if (!t || !cells) {
        free(t);
        free(cells);
        return short_of_memory(m);
    }
    t->cells = cells;
    for (size_t r = 0; r < row_count; r++) {
        const csp_value *row = rows + r * (size_t)count;
        if (!row_may_hold(m, x, count, row)) continue;
        memcpy(cells + t->rows++ * (size_t)count, row, (size_t)count * sizeof *row);
    }
    if (!t->rows) m->impossible = true;
    if (!fill_table(m, x, count, t)) {
        release_table(t);
        free(t);
        return model_fail(m, say(table_too_large, (long)row_count, count));
    }
    return add_constraint(m, &table_kind, x, count, t, sizeof *t);
}

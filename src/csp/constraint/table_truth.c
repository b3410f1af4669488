/* SPDX-License-Identifier: MIT */
/* table_truth.c - whether variables take one of the listed rows, held by a truth variable: domain consistent.

   The rows differ from each other, so those that are still possible can be counted.  If there are as many as combinations of
   values, every combination is listed; and a value that occurs in as many of them as the other variables have combinations leads
   to a listed row for certain.  */
#include "base/contract.h"
#include "base/memory.h"
#include "base/merge_sort.h"
#include "csp/domain/bounds.h"
#include "csp/search/state.h"

/* The rows, one after the other, each once. */
struct listed_rows {
    bool one_way; /* CSP_IF: if the truth variable is 0, nothing is said */
    int width;
    size_t rows;
    csp_value cell[];
};

static const csp_value *row_at(const struct listed_rows *t, size_t r)
{
    return t->cell + r * (size_t)t->width;
}

/* ---- the plain meaning; scope: the variables, the truth variable ---- */

static bool table_truth_satisfied(const struct constraint *c, const csp_value *value)
{
    const struct listed_rows *t = c->about;
    bool listed = false;
    for (size_t r = 0; r < t->rows && !listed; r++)
        listed = !memcmp(row_at(t, r), value, (size_t)t->width * sizeof *value);
    return t->one_way ? listed || !value[t->width] : listed == (value[t->width] == 1);
}

/* ---- the propagator ---- */

/* For each column and value: how many possible rows contain it. */
struct column {
    size_t values;
    csp_value *value; /* sorted */
    uint64_t *count;
};

static size_t table_truth_memory(const struct csp_model *m, const struct constraint *c)
{
    const struct listed_rows *t = c->about;
    (void)m;
    return (size_t)t->width * (sizeof(struct column) + t->rows * (sizeof(csp_value) + sizeof(uint64_t)));
}

static void start_table_truth(struct csp_search *s, const struct constraint *c, void *memory)
{
    const struct listed_rows *t = c->about;
    struct column *column = memory;
    csp_value *value = (csp_value *)(column + t->width);
    uint64_t *count = (uint64_t *)(value + (size_t)t->width * t->rows);
    (void)s;
    for (int i = 0; i < t->width; i++, value += t->rows, count += t->rows) {
        for (size_t r = 0; r < t->rows; r++) value[r] = row_at(t, r)[i];
        column[i] = (struct column){sort_set(value, t->rows), value, count};
    }
}

static size_t place_in(const struct column *k, csp_value value)
{
    size_t low = 0, high = k->values;
    while (low + 1 < high) {
        const size_t middle = low + (high - low) / 2;
        if (k->value[middle] <= value) low = middle;
        else high = middle;
    }
    return low;
}

static bool is_possible(const struct csp_search *s, const struct constraint *c, const csp_value *row)
{
    for (int i = 0; i < c->arity - 1; i++)
        if (!has_value(&s->domain[c->scope[i]], row[i])) return false;
    return true;
}

/* Returns how many rows are possible. */
static int64_t count_rows(const struct csp_search *s, const struct constraint *c, struct column *column)
{
    const struct listed_rows *t = c->about;
    int64_t possible = 0;
    for (int i = 0; i < t->width; i++) memset(column[i].count, 0, column[i].values * sizeof(uint64_t));
    for (size_t r = 0; r < t->rows; r++) {
        const csp_value *row = row_at(t, r);
        if (!is_possible(s, c, row)) continue;
        possible++;
        for (int i = 0; i < t->width; i++) column[i].count[place_in(&column[i], row[i])]++;
    }
    return possible;
}

static int64_t combinations(const struct csp_search *s, const struct constraint *c)
{
    int64_t all = 1;
    for (int i = 0; i < c->arity - 1; i++) all = cut_off_product(all, s->domain[c->scope[i]].size);
    return all;
}

static bool keep_bits_of_rows(struct csp_search *s, csp_variable x, const struct column *k)
{
    const struct domain *d = &s->domain[x];
    memset(s->kept, 0, (size_t)d->words * sizeof *s->kept);
    for (size_t i = 0; i < k->values; i++) {
        const int b = k->count[i] ? index_of(d, k->value[i]) : -1;
        if (b >= 0) s->kept[b / 64] |= bit(b % 64);
    }
    return keep_bits(s, x, s->kept);
}

/* One of the rows is taken: keeps the values of possible ones. */
static bool keep_rows(struct csp_search *s, const struct constraint *c, const struct column *column)
{
    for (int i = 0; i < c->arity - 1; i++) {
        const csp_variable x = c->scope[i];
        const struct column *k = &column[i];
        size_t first = 0, last = k->values;
        while (first < last && !k->count[first]) first++;
        while (first < last && !k->count[last - 1]) last--;
        if (first == last) return false;
        if (is_listed(&s->domain[x]) ? !keep_bits_of_rows(s, x, k)
                                     : !keep_between(s, x, k->value[first], k->value[last - 1]))
            return false;
    }
    return true;
}

/* None of the rows is taken: removes values that always lead to one. */
static bool avoid_rows(struct csp_search *s, const struct constraint *c, const struct column *column)
{
    const int64_t all = combinations(s, c);
    if (all == CSP_NO_BOUND) return true; /* more than there are rows */
    for (int i = 0; i < c->arity - 1; i++) {
        const csp_variable x = c->scope[i];
        const uint64_t others = (uint64_t)(all / s->domain[x].size);
        for (size_t v = 0; v < column[i].values; v++)
            if (column[i].count[v] == others && !remove_value(s, x, column[i].value[v])) return false;
    }
    return true;
}

static bool propagate_table_truth(struct csp_search *s, const struct constraint *c, void *memory)
{
    const struct listed_rows *t = c->about;
    const csp_variable truth = c->scope[t->width];
    const struct domain *d = &s->domain[truth];
    if (t->one_way && d->max == 0) return true;
    const int64_t possible = count_rows(s, c, memory);
    if (possible == 0 && !keep_to(s, truth, 0)) return false;
    if (!t->one_way && possible == combinations(s, c) && !keep_from(s, truth, 1)) return false;
    if (!is_fixed(d) || (t->one_way && d->min == 0)) return true;
    return d->min == 1 ? keep_rows(s, c, memory) : avoid_rows(s, c, memory);
}

static const struct kind table_truth_kind = {.name = "table truth",
                                             .satisfied = table_truth_satisfied,
                                             .propagate = propagate_table_truth,
                                             .wakes = CHANGED,
                                             .cost = COSTLY,
                                             .memory = table_truth_memory,
                                             .start = start_table_truth};

/* ---- adding it ---- */

static int by_cells(const void *a, const void *b, const void *width)
{
    const csp_value *x = a, *y = b;
    for (int i = 0; i < *(const int *)width; i++)
        if (x[i] != y[i]) return x[i] < y[i] ? -1 : 1;
    return 0;
}

/* Sorts the rows and keeps each once.  False: out of memory. */
static bool make_distinct(struct listed_rows *t)
{
    const size_t size = (size_t)t->width * sizeof *t->cell;
    csp_value *spare = new_array(t->rows, size);
    size_t kept = 0;
    if (!spare) return false;
    merge_sort(t->cell, spare, (int)t->rows, size, by_cells, &t->width);
    free(spare);
    for (size_t r = 0; r < t->rows; r++)
        if (!kept || by_cells(row_at(t, r), row_at(t, kept - 1), &t->width))
            memmove(t->cell + kept++ * (size_t)t->width, row_at(t, r), size);
    t->rows = kept;
    return true;
}

CSP_API bool csp_table_truth(csp_model *m, const csp_variable *variables, int count,
                             const csp_value *rows, size_t row_count, csp_truth kind, csp_variable truth)
{
    REQUIRE(rows || !row_count, "rows is NULL");
    REQUIRE(kind <= CSP_IF, "there is no such truth");
    if (!are_variables(m, variables, count) || !are_truths(m, &truth, 1)) return false;
    if (count == 0) return model_fail(m, say(table_without_variables));
    if (row_count > INT32_MAX / 2) return model_fail(m, say(too_many_rows_in_table));
    const size_t cells = row_count * (size_t)count,
                 size = sizeof(struct listed_rows) + cells * sizeof *rows;
    struct listed_rows *t = new_array(1, size);
    csp_variable *scope = new_array((size_t)count + 1, sizeof *scope);
    bool good = t && scope;
    if (good) {
        *t = (struct listed_rows){.one_way = kind == CSP_IF, .width = count, .rows = row_count};
        if (cells) memcpy(t->cell, rows, cells * sizeof *rows);
        memcpy(scope, variables, (size_t)count * sizeof *scope);
        scope[count] = truth;
        good = make_distinct(t);
    }
    if (good) good = add_constraint(m, &table_truth_kind, scope, count + 1, t, size);
    else {
        free(t);
        short_of_memory(m);
    }
    free(scope);
    return good;
}

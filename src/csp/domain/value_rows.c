/* SPDX-License-Identifier: MIT */
/* value_rows.c - see value_rows.h */
#include "csp/domain/value_rows.h"

#include "base/memory.h"

enum { MOST_VALUES = 1 << 16 };
enum { MOST_WORDS = 1 << 23 }; /* of all rows: 64 MB, and as many for groups */

void release_rows(void *about)
{
    struct value_rows *r = about;
    free(r->shift);
    free(r->first_map);
    free(r->map);
}

static bool rows_fit(int64_t values, int count)
{
    return values <= MOST_VALUES && (values + 63) / 64 * count <= MOST_WORDS;
}

static void set_values(struct value_rows *r, int values)
{
    r->values = values;
    r->words = (values + 63) / 64;
}

/* From the lowest value that any domain began with to the highest. */
static bool shifts_suffice(const csp_model *m, const csp_variable *x, int count, csp_value *low,
                           int64_t *span)
{
    csp_value high = 0;
    *low = domain_of(m, x[0])->base;
    for (int k = 0; k < count; k++) {
        const struct domain *d = domain_of(m, x[k]);
        const csp_value end = d->base + d->bits;
        if (d->list) return false;
        if (d->base < *low) *low = d->base;
        if (k == 0 || end > high) high = end;
    }
    *span = distance(*low, high - 1);
    return rows_fit(*span, count);
}

static bool fill_shifts(const csp_model *m, const csp_variable *x, int count, csp_value low,
                        struct value_rows *r)
{
    r->shift = new_array((size_t)count, sizeof *r->shift);
    if (!r->shift) return false;
    for (int k = 0; k < count; k++) r->shift[k] = (int)(domain_of(m, x[k])->base - low);
    return true;
}

/* Writes the values of either, sorted; returns how many. */
static int unite(const csp_value *value, int count, const struct domain *d, csp_value *united)
{
    int at = 0, made = 0;
    for_each_value(v, d) {
        while (at < count && value[at] < v) united[made++] = value[at++];
        if (at < count && value[at] == v) at++;
        united[made++] = v;
    }
    while (at < count) united[made++] = value[at++];
    return made;
}

/* All values of all domains, sorted, in `*value`, which has room for twice MOST_VALUES.  Negative: too many. */
static int collect_values(const csp_model *m, const csp_variable *x, int count, csp_value **value,
                          csp_value **spare)
{
    int values = 0;
    for (int k = 0; k < count; k++) {
        csp_value *united = *spare;
        values = unite(*value, values, domain_of(m, x[k]), united);
        *spare = *value;
        *value = united;
        if (!rows_fit(values, count)) return -1;
    }
    return values;
}

static bool fill_maps(const csp_model *m, const csp_variable *x, int count, const csp_value *value,
                      struct value_rows *r)
{
    size_t total = 0;
    r->first_map = new_array((size_t)count, sizeof *r->first_map);
    if (!r->first_map) return false;
    for (int k = 0; k < count; k++) {
        r->first_map[k] = total;
        total += (size_t)domain_of(m, x[k])->bits;
    }
    r->map = new_array(total, sizeof *r->map);
    if (!r->map) return false;
    for (int k = 0; k < count; k++) {
        const struct domain *d = domain_of(m, x[k]);
        int at = 0;
        for_each_value(v, d) {
            while (value[at] < v) at++;
            r->map[r->first_map[k] + (size_t)index_of(d, v)] = at;
        }
    }
    return true;
}

bool fill_rows(const csp_model *m, const csp_variable *x, int count, struct value_rows *r,
               bool *too_many)
{
    csp_value low;
    int64_t span;
    if (shifts_suffice(m, x, count, &low, &span)) {
        set_values(r, (int)span);
        return fill_shifts(m, x, count, low, r);
    }
    csp_value *value = new_array(2 * MOST_VALUES, sizeof *value);
    csp_value *spare = new_array(2 * MOST_VALUES, sizeof *spare);
    bool good = value && spare;
    if (good) {
        const int values = collect_values(m, x, count, &value, &spare);
        *too_many = values < 0;
        set_values(r, *too_many ? 0 : values);
        good = *too_many || fill_maps(m, x, count, value, r);
    }
    free(value);
    free(spare);
    return good;
}

/* SPDX-License-Identifier: MIT */
/* element.c - result = array[index], by domain: indices stay whose variable has a value of the result, and values of the result that one of
   these variables has.  The array loses values only once the index is known.  */
#include "base/memory.h"
#include "csp/domain/bounds.h"
#include "csp/search/state.h"

struct element {
    csp_value first; /* index of the first variable of the array */
};
enum { INDEX, RESULT, ARRAY }; /* places in the scope; the array is the rest */

/* ---- the plain meaning ---- */

static bool element_satisfied(const struct constraint *c, const csp_value *value)
{
    const struct element *e = c->about;
    const csp_value i = cut_off_sum(value[INDEX], -e->first);
    return i >= 0 && i < c->arity - ARRAY && value[ARRAY + i] == value[RESULT];
}

/* ---- the propagator ---- */

/* Bounds only count as having every value between them. */
static bool may_be_equal(const struct domain *a, const struct domain *b)
{
    if (a->min > b->max || b->min > a->max) return false;
    if (a->size > b->size) return may_be_equal(b, a);
    if (!is_listed(a)) return true;
    for_each_value(v, a)
        if (has_value(b, v)) return true;
    return false;
}

static const struct domain *entry(const struct csp_search *s, const struct constraint *c,
                                  csp_value index)
{
    const struct element *e = c->about;
    return &s->domain[c->scope[ARRAY + index - e->first]];
}

/* Indices stay whose variable may have the result. */
static bool narrow_index(struct csp_search *s, const struct constraint *c)
{
    const csp_variable index = c->scope[INDEX];
    const struct element *e = c->about;
    if (!keep_between(s, index, e->first, cut_off_sum(e->first, c->arity - ARRAY - 1))) return false;
    const struct domain *d = &s->domain[index];
    for (csp_value i = d->min;;) {
        const csp_value next = i < d->max ? value_above(d, i) : i;
        if (!may_be_equal(entry(s, c, i), &s->domain[c->scope[RESULT]]) && !remove_value(s, index, i))
            return false;
        if (next == i) return true;
        i = next;
    }
}

/* The result stays within what the possible variables may have. */
static bool narrow_result(struct csp_search *s, const struct constraint *c)
{
    const struct domain *index = &s->domain[c->scope[INDEX]], *result = &s->domain[c->scope[RESULT]];
    csp_value low = CSP_NO_BOUND, high = -CSP_NO_BOUND;
    for_each_value(i, index) {
        const struct domain *d = entry(s, c, i);
        if (d->min < low) low = d->min;
        if (d->max > high) high = d->max;
    }
    if (!keep_between(s, c->scope[RESULT], low, high)) return false;
    if (!is_listed(result)) return true;
    for (int w = 0; w < result->words; w++) {
        s->kept[w] = 0;
        for_each_bit(b, result->word[w]) {
            const csp_value value = value_at(result, 64 * w + b);
            bool found = false;
            for_each_value(i, index)
                if ((found = found || has_value(entry(s, c, i), value))) break;
            if (found) s->kept[w] |= bit(b);
        }
    }
    return keep_bits(s, c->scope[RESULT], s->kept);
}

/* Two variables that must be equal by now. */
static bool make_equal(struct csp_search *s, csp_variable x, csp_variable y)
{
    const struct domain *a = &s->domain[x], *b = &s->domain[y];
    if (!keep_between(s, x, b->min, b->max) || !keep_between(s, y, a->min, a->max)) return false;
    if (!is_listed(a) || !is_listed(b)) return true;
    for (int w = 0; w < a->words; w++) {
        s->kept[w] = 0;
        for_each_bit(i, a->word[w])
            if (has_value(b, value_at(a, 64 * w + i))) s->kept[w] |= bit(i);
    }
    if (!keep_bits(s, x, s->kept)) return false;
    for (int w = 0; w < b->words; w++) {
        s->kept[w] = 0;
        for_each_bit(i, b->word[w])
            if (has_value(a, value_at(b, 64 * w + i))) s->kept[w] |= bit(i);
    }
    return keep_bits(s, y, s->kept);
}

static bool propagate_element(struct csp_search *s, const struct constraint *c, void *memory)
{
    const struct element *e = c->about;
    const struct domain *index = &s->domain[c->scope[INDEX]];
    (void)memory;
    if (!narrow_index(s, c)) return false;
    if (!is_fixed(index)) return narrow_result(s, c);
    return make_equal(s, c->scope[RESULT], c->scope[ARRAY + index->min - e->first]);
}

static const struct kind element_kind = {.name = "element",
                                         .satisfied = element_satisfied,
                                         .propagate = propagate_element,
                                         .wakes = CHANGED,
                                         .cost = LINEAR};

/* ---- making ---- */

/* An array of constants is a table of pairs, for which arc consistency is complete. */
static bool add_as_table(csp_model *m, csp_variable index, csp_value first, const csp_variable *array,
                         int count, csp_variable result)
{
    csp_value *pair = new_array((size_t)count, 2 * sizeof *pair);
    if (!pair) return short_of_memory(m);
    for (int i = 0; i < count; i++) {
        pair[2 * i] = first + i;
        pair[2 * i + 1] = domain_of(m, array[i])->min;
    }
    const bool good = csp_table(m, (csp_variable[]){index, result}, 2, pair, (size_t)count, true);
    free(pair);
    return good;
}

static bool are_constants(const csp_model *m, const csp_variable *x, int count)
{
    for (int i = 0; i < count; i++)
        if (!is_fixed(domain_of(m, x[i]))) return false;
    return true;
}

CSP_API bool csp_element(csp_model *m, csp_variable index, csp_value first, const csp_variable *array,
                         int count, csp_variable result)
{
    const csp_variable both[] = {index, result};
    if (!are_variables(m, array, count) || !are_variables(m, both, 2)) return false;
    if (first < -CSP_MAX_VALUE || first > CSP_MAX_VALUE - (count ? count - 1 : 0))
        return model_fail(m, say(index_too_large));
    if (count <= CSP_MAX_LISTED && index != result && are_constants(m, array, count))
        return add_as_table(m, index, first, array, count, result);
    struct element *e = new_array(1, sizeof *e);
    csp_variable *scope = new_array((size_t)count + ARRAY, sizeof *scope);
    if (!e || !scope) {
        free(e);
        free(scope);
        return short_of_memory(m);
    }
    e->first = first;
    scope[INDEX] = index;
    scope[RESULT] = result;
    if (count) memcpy(scope + ARRAY, array, (size_t)count * sizeof *array);
    const bool good = add_constraint(m, &element_kind, scope, count + ARRAY, e, sizeof *e);
    free(scope);
    return good;
}

/* SPDX-License-Identifier: MIT */
/* member.c - the truth of "x is one of these values". */
#include "base/contract.h"
#include "base/memory.h"
#include "csp/search/state.h"

struct member {
    size_t count;
    bool one_way;
    csp_value value[]; /* sorted */
};

static bool is_member(const struct member *m, csp_value value)
{
    size_t low = 0, high = m->count;
    while (low < high) {
        const size_t middle = (low + high) / 2;
        if (m->value[middle] < value) low = middle + 1;
        else high = middle;
    }
    return low < m->count && m->value[low] == value;
}

/* ---- the plain meaning; scope: x, truth ---- */

static bool member_satisfied(const struct constraint *c, const csp_value *value)
{
    const struct member *m = c->about;
    const bool holds = is_member(m, value[0]);
    return m->one_way ? !value[1] || holds : (value[1] != 0) == holds;
}

/* ---- the propagator ---- */

/* Keeps the members, or the others. */
static bool keep_members(struct csp_search *s, csp_variable x, const struct member *m, bool members)
{
    const struct domain *d = &s->domain[x];
    if (is_listed(d)) {
        for (int w = 0; w < d->words; w++) {
            s->kept[w] = 0;
            for_each_bit(b, d->word[w])
                if (is_member(m, value_at(d, 64 * w + b)) == members) s->kept[w] |= bit(b);
        }
        return keep_bits(s, x, s->kept);
    }
    if (!members) {
        for (size_t i = 0; i < m->count; i++)
            if (!remove_value(s, x, m->value[i])) return false;
        for (size_t i = m->count; i-- > 0;)
            if (!remove_value(s, x, m->value[i])) return false;
        return true;
    }
    size_t first = 0, last = m->count;
    while (first < last && m->value[first] < d->min) first++;
    while (first < last && m->value[last - 1] > d->max) last--;
    return first < last && keep_between(s, x, m->value[first], m->value[last - 1]);
}

/* 1: all values of x are members, 0: none is, -1: some are. */
static int verdict(const struct domain *d, const struct member *m)
{
    int64_t members = 0;
    for (size_t i = 0; i < m->count; i++) members += has_value(d, m->value[i]);
    return members == d->size ? 1 : members ? -1 : 0;
}

static bool propagate_member(struct csp_search *s, const struct constraint *c, void *memory)
{
    const struct member *m = c->about;
    const struct domain *truth = &s->domain[c->scope[1]];
    (void)memory;
    if (is_fixed(truth))
        return (m->one_way && !truth->min) || keep_members(s, c->scope[0], m, truth->min != 0);
    const int known = verdict(&s->domain[c->scope[0]], m);
    return known < 0 || (m->one_way && known) || assign(s, c->scope[1], known);
}

static const struct kind member_kind = {.name = "member truth",
                                        .satisfied = member_satisfied,
                                        .propagate = propagate_member,
                                        .wakes = CHANGED,
                                        .cost = LINEAR};

CSP_API bool csp_member_truth(csp_model *model, csp_variable x, const csp_value *values, size_t count,
                              csp_truth kind, csp_variable truth)
{
    REQUIRE(model && (values || !count), "model or values is NULL");
    REQUIRE(kind <= CSP_IF, "there is no such truth");
    const size_t size = sizeof(struct member) + count * sizeof *values;
    if (!are_truths(model, &truth, 1)) return false;
    struct member *m = new_array(1, size);
    if (!m) return short_of_memory(model);
    if (count) memcpy(m->value, values, count * sizeof *values);
    m->count = sort_set(m->value, count);
    m->one_way = kind == CSP_IF;
    return add_constraint(model, &member_kind, (csp_variable[]){x, truth}, 2, m, size);
}

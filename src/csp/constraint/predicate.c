/* SPDX-License-Identifier: MIT */
/* predicate.c - a constraint given by a function.

   When few combinations of values are left, all of them are tried, and values that occur in no satisfying combination
   are removed.  Until then nothing is done: the function is all that is known.  */
#include "base/contract.h"
#include "base/memory.h"
#include "csp/search/state.h"

enum { MOST_COMBINATIONS = 1 << 14 };

struct predicate {
    csp_predicate *holds;
    const void *context;
};

/* ---- the plain meaning ---- */

static bool predicate_satisfied(const struct constraint *c, const csp_value *value)
{
    const struct predicate *p = c->about;
    return p->holds(p->context, value);
}

/* ---- the propagator: memory is the values at hand, then words of supported values ---- */

static size_t value_bytes(const struct constraint *c) { return (size_t)c->arity * sizeof(csp_value); }

static size_t predicate_memory(const struct csp_model *m, const struct constraint *c)
{
    size_t words = 0;
    for (int i = 0; i < c->arity; i++) words += (size_t)domain_of(m, c->scope[i])->words;
    return value_bytes(c) + words * sizeof(bitset);
}

static bool are_few(const struct csp_search *s, const struct constraint *c)
{
    int64_t combinations = 1;
    for (int i = 0; i < c->arity && combinations <= MOST_COMBINATIONS; i++)
        combinations *= s->domain[c->scope[i]].size;
    return combinations <= MOST_COMBINATIONS;
}

/* The next combination, the first variable fastest; false: that was the last. */
static bool next_combination(const struct csp_search *s, const struct constraint *c, csp_value *value)
{
    for (int i = 0; i < c->arity; i++) {
        const struct domain *d = &s->domain[c->scope[i]];
        if (value[i] < d->max) {
            value[i] = value_above(d, value[i]);
            return true;
        }
        value[i] = d->min;
    }
    return false;
}

/* A variable that occurs twice in the scope has one value. */
static bool is_consistent(const struct constraint *c, const csp_value *value)
{
    for (int i = 0; i < c->arity; i++)
        for (int k = 0; k < i; k++)
            if (c->scope[i] == c->scope[k] && value[i] != value[k]) return false;
    return true;
}

static bool propagate_predicate(struct csp_search *s, const struct constraint *c, void *memory)
{
    const struct predicate *p = c->about;
    csp_value *value = memory;
    bitset *const first_word = (bitset *)(void *)((char *)memory + value_bytes(c));
    size_t words = 0;
    if (!are_few(s, c)) return true;
    for (int i = 0; i < c->arity; i++) {
        value[i] = s->domain[c->scope[i]].min;
        words += (size_t)s->domain[c->scope[i]].words;
    }
    memset(first_word, 0, words * sizeof *first_word);
    do {
        if (!is_consistent(c, value) || !p->holds(p->context, value)) continue;
        bitset *word = first_word;
        for (int i = 0; i < c->arity; i++) {
            const struct domain *d = &s->domain[c->scope[i]];
            const int at = index_from(d, value[i]);
            word[at / 64] |= bit(at % 64);
            word += d->words;
        }
    } while (next_combination(s, c, value));
    const bitset *word = first_word;
    for (int i = 0; i < c->arity; i++) {
        if (!keep_bits(s, c->scope[i], word)) return false;
        word += s->domain[c->scope[i]].words;
    }
    return true;
}

static const struct kind predicate_kind = {.name = "predicate",
                                           .satisfied = predicate_satisfied,
                                           .propagate = propagate_predicate,
                                           .wakes = CHANGED,
                                           .cost = COSTLY,
                                           .memory = predicate_memory,
                                           .reaches = reaches_less};

CSP_API bool csp_add_predicate(csp_model *m, const csp_variable *x, int count, csp_predicate *holds,
                               const void *context)
{
    REQUIRE(holds, "holds is NULL");
    if (!are_variables(m, x, count)) return false;
    for (int i = 0; i < count; i++)
        if (domain_of(m, x[i])->size && !is_listed(domain_of(m, x[i])))
            return model_fail(m, say(too_many_values_for_predicate, m->variable[x[i]].name));
    struct predicate *p = new_array(1, sizeof *p);
    if (!p) return short_of_memory(m);
    *p = (struct predicate){holds, context};
    return add_constraint(m, &predicate_kind, x, count, p, sizeof *p);
}

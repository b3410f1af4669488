/* SPDX-License-Identifier: MIT */
/* logic.c - clauses, conjunctions, disjunctions and parity of truth variables.

   Conjunction and disjunction are dual: the result has the value `strong` (0 for and, 1 for or)
   if and only if one of the inputs has it.  */
#include "base/memory.h"
#include "csp/search/state.h"

/* ---- clauses: the first `positives` are wanted true, the others false ---- */

struct clause {
    int positives;
};

static bool clause_satisfied(const struct constraint *c, const csp_value *value)
{
    const struct clause *l = c->about;
    for (int i = 0; i < c->arity; i++)
        if ((value[i] != 0) == (i < l->positives)) return true;
    return false;
}

static bool propagate_clause(struct csp_search *s, const struct constraint *c, void *memory)
{
    const struct clause *l = c->about;
    int open = -1;
    (void)memory;
    for (int i = 0; i < c->arity; i++) {
        const struct domain *d = &s->domain[c->scope[i]];
        if (!is_fixed(d)) {
            if (open >= 0 &&
                (c->scope[i] != c->scope[open] || (i < l->positives) != (open < l->positives)))
                return true; /* two variables, or x and not x */
            open = i;
        } else if ((d->min != 0) == (i < l->positives)) {
            return true;
        }
    }
    return open >= 0 && assign(s, c->scope[open], open < l->positives);
}

static const struct kind clause_kind = {.name = "clause",
                                        .satisfied = clause_satisfied,
                                        .propagate = propagate_clause,
                                        .wakes = CHANGED_FIXED,
                                        .cost = CHEAP};

/* The variables of two lists, one after the other; NULL, with an error, if that cannot be. */
static csp_variable *joined(csp_model *m, const csp_variable *a, int count_a, const csp_variable *b,
                            int count_b)
{
    if (!are_truths(m, a, count_a) || !are_truths(m, b, count_b)) return NULL;
    csp_variable *all = new_array((size_t)count_a + (size_t)count_b, sizeof *all);
    if (!all) {
        short_of_memory(m);
        return NULL;
    }
    if (count_a) memcpy(all, a, (size_t)count_a * sizeof *a);
    if (count_b) memcpy(all + count_a, b, (size_t)count_b * sizeof *b);
    return all;
}

CSP_API bool csp_clause(csp_model *m, const csp_variable *positive, int positives,
                        const csp_variable *negative, int negatives)
{
    csp_variable *all = joined(m, positive, positives, negative, negatives);
    struct clause *l = new_array(1, sizeof *l);
    if (!all || !l) {
        free(all);
        free(l);
        return model_fail(m, say(out_of_memory));
    }
    l->positives = positives;
    const bool good = add_constraint(m, &clause_kind, all, positives + negatives, l, sizeof *l);
    free(all);
    return good;
}

/* ---- and, or: the result is last ---- */

struct gate {
    int strong;
};

static bool gate_satisfied(const struct constraint *c, const csp_value *value)
{
    const struct gate *g = c->about;
    bool any = false;
    for (int i = 0; i < c->arity - 1; i++) any |= value[i] == g->strong;
    return (value[c->arity - 1] == g->strong) == any;
}

static bool propagate_gate(struct csp_search *s, const struct constraint *c, void *memory)
{
    const struct gate *g = c->about;
    const int inputs = c->arity - 1;
    const csp_variable result = c->scope[inputs];
    int open = -1, open_count = 0;
    (void)memory;
    for (int i = 0; i < inputs; i++) {
        const struct domain *d = &s->domain[c->scope[i]];
        if (!is_fixed(d)) {
            open_count += open < 0 || c->scope[i] != c->scope[open];
            open = i;
        } else if (d->min == g->strong) {
            return assign(s, result, g->strong);
        }
    }
    if (!open_count) return assign(s, result, !g->strong);
    const struct domain *r = &s->domain[result];
    if (!is_fixed(r)) return true;
    if (r->min == g->strong) return open_count > 1 || assign(s, c->scope[open], g->strong);
    for (int i = 0; i < inputs; i++)
        if (!assign(s, c->scope[i], !g->strong)) return false;
    return true;
}

static const struct kind and_kind = {.name = "and",
                                     .satisfied = gate_satisfied,
                                     .propagate = propagate_gate,
                                     .wakes = CHANGED_FIXED,
                                     .cost = CHEAP};
static const struct kind or_kind = {.name = "or",
                                    .satisfied = gate_satisfied,
                                    .propagate = propagate_gate,
                                    .wakes = CHANGED_FIXED,
                                    .cost = CHEAP};

static bool add_gate(csp_model *m, const struct kind *kind, int strong, const csp_variable *x, int count,
                     csp_variable result)
{
    csp_variable *all = joined(m, x, count, &result, 1);
    struct gate *g = new_array(1, sizeof *g);
    if (!all || !g) {
        free(all);
        free(g);
        return model_fail(m, say(out_of_memory));
    }
    g->strong = strong;
    const bool good = add_constraint(m, kind, all, count + 1, g, sizeof *g);
    free(all);
    return good;
}

CSP_API bool csp_and(csp_model *m, const csp_variable *x, int count, csp_variable result)
{
    return add_gate(m, &and_kind, 0, x, count, result);
}

CSP_API bool csp_or(csp_model *m, const csp_variable *x, int count, csp_variable result)
{
    return add_gate(m, &or_kind, 1, x, count, result);
}

/* ---- parity: an even number of all variables, the result among them, is 1 ---- */

static bool xor_satisfied(const struct constraint *c, const csp_value *value)
{
    int ones = 0;
    for (int i = 0; i < c->arity; i++) ones ^= value[i] != 0;
    return !ones;
}

static bool propagate_xor(struct csp_search *s, const struct constraint *c, void *memory)
{
    int open = -1, ones = 0;
    (void)memory;
    for (int i = 0; i < c->arity; i++) {
        const struct domain *d = &s->domain[c->scope[i]];
        if (is_fixed(d)) ones ^= d->min != 0;
        else if (open >= 0) return true;
        else open = i;
    }
    return open < 0 ? !ones : assign(s, c->scope[open], ones);
}

static const struct kind xor_kind = {.name = "xor",
                                     .satisfied = xor_satisfied,
                                     .propagate = propagate_xor,
                                     .wakes = CHANGED_FIXED,
                                     .cost = CHEAP};

CSP_API bool csp_xor(csp_model *m, const csp_variable *x, int count, csp_variable result)
{
    csp_variable *all = joined(m, x, count, &result, 1);
    if (!all) return false;
    const bool good = add_constraint(m, &xor_kind, all, count + 1, NULL, 0);
    free(all);
    return good;
}

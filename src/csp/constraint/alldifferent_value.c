/* SPDX-License-Identifier: MIT */
/* alldifferent_value.c - all-different by value: a value that one variable has leaves the others.

   Forward checking on the clique of disequalities, without the clique: a variable that becomes fixed is compared
   once with each variable that is not fixed yet.  */
#include "csp/constraint/alldifferent.h"

void fixed_first_start(struct fixed_first *f, const struct constraint *c, csp_variable *order)
{
    f->count = 0;
    f->order = order;
    for (int i = 0; i < c->arity; i++) order[i] = c->scope[i];
}

static void move_to(csp_variable *order, int from, int to)
{
    const csp_variable x = order[from];
    order[from] = order[to];
    order[to] = x;
}

/* Does one of the first variables have the value of that at `place`?  A domain of bounds does not remember which
   inner values were removed, so no other check would notice.  */
static bool value_is_taken(const struct csp_search *s, const csp_variable *order, int place)
{
    const struct domain *d = &s->domain[order[place]];
    if (is_listed(d) || is_unbounded(d)) return false;
    for (int i = 0; i < place; i++)
        if (s->domain[order[i]].min == d->min) return true;
    return false;
}

bool drop_fixed_values(struct csp_search *s, struct fixed_first *f, int arity)
{
    const int handled = (int)f->count;
    csp_variable *order = f->order;
    int fixed = handled;
    for (int i = handled; i < arity; i++)
        if (is_fixed(&s->domain[order[i]])) move_to(order, i, fixed++);
    if (fixed == handled) return true;
    for (int next = handled; next < fixed; next++) {
        const csp_value value = s->domain[order[next]].min;
        if (value_is_taken(s, order, next)) return false;
        for (int i = next + 1; i < arity; i++) {
            if (!remove_value(s, order[i], value)) return false;
            if (i >= fixed && is_fixed(&s->domain[order[i]])) move_to(order, i, fixed++);
        }
    }
    trail_save(&s->trail, &f->count);
    f->count = (uint64_t)fixed;
    return true;
}

static size_t value_memory(const struct csp_model *m, const struct constraint *c)
{
    (void)m;
    return sizeof(struct fixed_first) + (size_t)c->arity * sizeof(csp_variable);
}

static void start_value(struct csp_search *s, const struct constraint *c, void *memory)
{
    struct fixed_first *f = memory;
    (void)s;
    fixed_first_start(f, c, (csp_variable *)(void *)(f + 1));
}

static bool propagate_value(struct csp_search *s, const struct constraint *c, void *memory)
{
    return drop_fixed_values(s, memory, c->arity);
}

const struct kind by_value_kind = {.name = "all_different",
                                   .satisfied = all_different_satisfied,
                                   .propagate = propagate_value,
                                   .wakes = CHANGED_FIXED,
                                   .cost = CHEAP,
                                   .idempotent = true,
                                   .memory = value_memory,
                                   .start = start_value,
                                   .reaches = reaches_less};

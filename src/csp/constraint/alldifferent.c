/* SPDX-License-Identifier: MIT */
/* alldifferent.c - variables with different values: the plain meaning, and which form suits a strength. */
#include "csp/constraint/alldifferent.h"

#include "base/memory.h"

enum { FEW = 32 }; /* up to this many are compared pairwise */

static bool each_differs(const csp_value *number, int count)
{
    for (int i = 0; i < count; i++)
        for (int j = i + 1; j < count; j++)
            if (number[i] == number[j]) return false;
    return true;
}

/* By a table with open addressing: `slot` holds places counted from 1, and is at most half full. */
static bool each_finds_a_slot(const csp_value *number, int count, int *slot, uint32_t slots)
{
    for (int i = 0; i < count; i++) {
        const uint32_t mixed = (uint32_t)((uint64_t)number[i] ^ (uint64_t)number[i] >> 32) * 0x9E3779B1u;
        uint32_t at = (mixed ^ mixed >> 15) & (slots - 1);
        for (; slot[at]; at = (at + 1) & (slots - 1))
            if (number[slot[at] - 1] == number[i]) return false;
        slot[at] = i + 1;
    }
    return true;
}

/* Without memory for the table, the slow way still gives the right answer. */
static bool all_differ(const csp_value *number, int count)
{
    if (count <= FEW) return each_differs(number, count);
    uint32_t slots = 2 * FEW;
    while (slots < 2 * (uint32_t)count) slots *= 2;
    int *slot = new_array(slots, sizeof *slot);
    const bool differ =
        slot ? each_finds_a_slot(number, count, slot, slots) : each_differs(number, count);
    free(slot);
    return differ;
}

bool all_different_satisfied(const struct constraint *c, const csp_value *value)
{
    return all_differ(value, c->arity);
}

static bool variables_differ(csp_model *m, const csp_variable *x, int count, bool *differ)
{
    csp_value *number = new_array((size_t)count, sizeof *number);
    if (!number) return short_of_memory(m);
    for (int i = 0; i < count; i++) number[i] = x[i];
    *differ = all_differ(number, count);
    free(number);
    return true;
}

CSP_API bool csp_all_different(csp_model *m, const csp_variable *x, int count, csp_strength strength)
{
    if (!are_variables(m, x, count)) return false;
    bool differ = true;
    if (!variables_differ(m, x, count, &differ)) return false;
    if (!differ) m->impossible = true; /* a variable never differs from itself */
    switch (strength) {
    case CSP_BY_VALUE: return add_constraint(m, &by_value_kind, x, count, NULL, 0);
    case CSP_BY_BOUNDS: return add_constraint(m, &by_bounds_kind, x, count, NULL, 0);
    case CSP_BY_DOMAIN: return add_by_domain(m, x, count);
    }
    return model_fail(m, say(unknown_strength, (int)strength));
}

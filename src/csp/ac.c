/* SPDX-License-Identifier: MIT */
/* ac.c - see ac.h */
#include "csp/ac.h"

#include "csp/memory.h"
#include "csp/tracing.h"

static const struct ac *const algorithms[] = {&ac3bit, &ac1, &ac3, &ac3rm, &ac2001, &ac4};
enum { ALGORITHMS = sizeof algorithms / sizeof *algorithms };

CSP_API const char *csp_algorithm_name(int i)
{
    return i >= 0 && i < ALGORITHMS ? algorithms[i]->name : NULL;
}

/* ---- memory ---- */

static bool is_relation(const struct constraint *c) { return c->kind == &relation_kind; }

static bool start_side(struct csp_search *s, const struct constraint *c, struct ac_memory *m, int side)
{
    const struct domain *x = &s->domain[c->scope[side]], *y = &s->domain[c->scope[!side]];
    if (s->ac->about_values &&
        !(m->about_value[side] = new_array((size_t)x->bits, sizeof *m->about_value[side])))
        return false;
    return !s->ac->seen || (m->seen[side] = new_array((size_t)y->words, sizeof(bitset)));
}

bool ac_start(struct csp_search *s, csp_algorithm algorithm)
{
    s->ac = algorithms[(unsigned)algorithm < ALGORITHMS ? algorithm : CSP_AC3BIT];
    s->ac_memory = new_array((size_t)s->constraints, sizeof *s->ac_memory);
    bool good = s->ac_memory != NULL;
    for (int i = 0; i < s->constraints && good; i++) {
        const struct constraint *c = &s->model->constraint[i];
        for (int side = 0; side < 2 && is_relation(c) && good; side++)
            good = start_side(s, c, &s->ac_memory[i], side);
    }
    return good;
}

void ac_end(struct csp_search *s)
{
    for (int i = 0; i < s->constraints && s->ac_memory; i++)
        for (int side = 0; side < 2; side++) {
            free(s->ac_memory[i].about_value[side]);
            free(s->ac_memory[i].seen[side]);
        }
    free(s->ac_memory);
}

/* ---- supports ---- */

int find_support(struct csp_search *s, const struct arc *a, int i, int first)
{
    for (int w = first / 64; w < a->to->words; w++) {
        bitset in = a->to->word[w];
        if (w == first / 64) in &= ~first_bits(first % 64);
        for_each_bit(b, in)
            if (pair_holds(s, a, i, 64 * w + b)) return 64 * w + b;
    }
    return -1;
}

bool keep_supported(struct csp_search *s, const struct arc *a,
                    bool (*has_support)(struct csp_search *, const struct arc *, int i))
{
    for (int w = 0; w < a->from->words; w++) {
        s->kept[w] = a->from->word[w];
        for_each_bit(b, a->from->word[w])
            if (!has_support(s, a, 64 * w + b)) s->kept[w] &= ~bit(b);
    }
    return keep_bits(s, a->x, s->kept);
}

static bool has_any_support(struct csp_search *s, const struct arc *a, int i)
{
    return find_support(s, a, i, 0) >= 0;
}

bool revise_from_scratch(struct csp_search *s, int constraint, int side)
{
    const struct arc a = arc_at(s, constraint, side);
    return keep_supported(s, &a, has_any_support);
}

/* ---- arcs ---- */

/* Comparisons of domains that are bounds only have no values to look at one by one. */
bool revise(struct csp_search *s, int constraint, int side)
{
    const struct constraint *c = &s->model->constraint[constraint];
    const bool by_values = is_listed(&s->domain[c->scope[0]]) && is_listed(&s->domain[c->scope[1]]);
    s->counters.revisions++;
    s->running = constraint;
    if (s->options.trace) trace_select(s, constraint, side);
    const bool good = by_values ? s->ac->revise(s, constraint, side) : propagate_comparison(s, c, side);
    if (s->options.trace) trace_revised(s, constraint, side, good);
    s->running = NOBODY;
    return good;
}

bool revise_if_due(struct csp_search *s, int constraint, int side)
{
    const struct constraint *c = &s->model->constraint[constraint];
    struct ac_memory *m = &s->ac_memory[constraint];
    const csp_variable x = c->scope[side], y = c->scope[!side];
    if (s->changed_at[y] <= m->revised_at[side]) return true;
    const bool mirror_was_due = s->changed_at[x] > m->revised_at[!side];
    m->revised_at[side] = s->clock;
    if (!revise(s, constraint, side)) return false;
    /* equal variables would hide their own changes */
    if (!mirror_was_due && x != y) m->revised_at[!side] = s->clock;
    return true;
}

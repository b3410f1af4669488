/* SPDX-License-Identifier: MIT */
/* merge_pairs.c - all constraints on one pair of variables as one relation.

   Arc consistency looks at one constraint at a time: x != y and x + y != 3 each have supports for x = 1 where both together have
   none.  In textbooks there is one relation for each pair, which is what this makes.  */
#include "base/contract.h"
#include "base/memory.h"
#include "csp/model/output.h"
#include "csp/consistency/relation.h"

/* Values looked at, of all pairs; the constraints that are left stay as they are. */
enum { MAX_LOOKS = 1 << 26, MAX_TEXT = 400 };

struct merger {
    csp_model *m;
    int *head, *first, *last; /* of a variable: chains of constraints, -1 at their ends */
    int *follower, *next,
        *second; /* of a constraint: the next in the chain, in the group; the pair's second variable */
    csp_value *value; /* of a scope */
    int64_t looks;
};

/* The variables of a constraint that are not fixed, the lower one first; returns how many: 0, 1, 2, or 3 for more. */
static int open_variables(const csp_model *m, const struct constraint *c, csp_variable open[2])
{
    int count = 0;
    for (int i = 0; i < c->arity; i++) {
        const csp_variable x = c->scope[i];
        if (is_fixed(domain_of(m, x)) || (count > 0 && open[0] == x) || (count > 1 && open[1] == x))
            continue;
        if (count == 2) return 3;
        open[count++] = x;
    }
    if (count == 2 && open[0] > open[1]) {
        const csp_variable swapped = open[0];
        open[0] = open[1];
        open[1] = swapped;
    }
    return count;
}

/* Is it satisfied if the open variables have these values? */
static bool holds(struct merger *g, int constraint, const csp_variable *open, const csp_value *value,
                  int count)
{
    const struct constraint *c = &g->m->constraint[constraint];
    for (int i = 0; i < c->arity; i++) {
        g->value[i] = domain_of(g->m, c->scope[i])->min;
        for (int k = 0; k < count; k++)
            if (c->scope[i] == open[k]) g->value[i] = value[k];
    }
    return c->kind->satisfied(c, g->value);
}

static bool take_looks(struct merger *g, int64_t combinations, int constraint)
{
    const int64_t looks = combinations * g->m->constraint[constraint].arity;
    if (looks > MAX_LOOKS - g->looks) return false;
    g->looks += looks;
    return true;
}

/* ---- one variable ---- */

static bool restrict_variable(struct merger *g, int constraint, csp_variable x)
{
    const struct domain *d = domain_of(g->m, x);
    if (!is_listed(d) || !take_looks(g, d->size, constraint)) return true;
    csp_value *kept = new_array((size_t)d->size, sizeof *kept);
    size_t count = 0;
    if (!kept) return short_of_memory(g->m);
    for_each_value(a, d) {
        if (holds(g, constraint, &x, &a, 1)) kept[count++] = a;
    }
    const bool good = (int64_t)count == d->size || csp_restrict(g->m, x, kept, count);
    free(kept);
    return good;
}

/* Comparisons with a fixed variable are left to the search, whose trace shows what they remove. */
static bool restrict_variables(struct merger *g)
{
    csp_model *m = g->m;
    for (size_t i = 0; i < m->constraints && !m->impossible; i++) {
        const struct constraint *c = &m->constraint[i];
        csp_variable open[2];
        const bool plain = c->kind == &relation_kind && c->scope[0] != c->scope[1];
        if (!plain && open_variables(m, c, open) == 1 && !restrict_variable(g, (int)i, open[0]))
            return false;
    }
    return true;
}

/* ---- pairs ---- */

static bool is_worthwhile(struct merger *g, int first, const csp_variable pair[2])
{
    const csp_model *m = g->m;
    const struct domain *x = domain_of(m, pair[0]), *y = domain_of(m, pair[1]);
    if (g->next[first] < 0 && m->constraint[first].kind == &relation_kind) return false;
    if (!fits_matrix(m, pair[0], pair[1]) || x->size * y->size > CSP_MAX_PAIRS) return false;
    for (int c = first; c >= 0; c = g->next[c])
        if (!take_looks(g, x->size * y->size, c)) return false;
    return true;
}

static bool all_hold(struct merger *g, int first, const csp_variable pair[2], const csp_value value[2])
{
    for (int c = first; c >= 0; c = g->next[c])
        if (!holds(g, c, pair, value, 2)) return false;
    return true;
}

static void release(struct constraint *c)
{
    if (c->kind->release) c->kind->release(c->about);
    free(c->about);
    free(c->scope);
    free(c->text);
    c->kind = NULL;
}

/* The relation, which was added last, takes the place of the group's first constraint. */
static bool replace_group(struct merger *g, int first)
{
    csp_model *m = g->m;
    char text[MAX_TEXT];
    struct out o = out_to_buffer(text, sizeof text);
    for (int c = first; c >= 0; c = g->next[c]) {
        if (c != first) out_text(&o, " and ");
        out_constraint(&o, m, c);
    }
    if (!csp_name_constraint(m, (int)m->constraints - 1, text)) return false;
    for (int c = first; c >= 0; c = g->next[c]) release(&m->constraint[c]);
    m->constraint[first] = m->constraint[--m->constraints];
    return true;
}

static bool merge_group(struct merger *g, int first, const csp_variable pair[2])
{
    const struct domain *x = domain_of(g->m, pair[0]), *y = domain_of(g->m, pair[1]);
    if (!is_worthwhile(g, first, pair)) return true;
    csp_value *row = new_array((size_t)(x->size * y->size), 2 * sizeof *row);
    size_t count = 0;
    if (!row) return short_of_memory(g->m);
    for_each_value(a, x) {
        for_each_value(b, y) {
            const csp_value value[2] = {a, b};
            if (!all_hold(g, first, pair, value)) continue;
            row[2 * count] = a;
            row[2 * count + 1] = b;
            count++;
        }
    }
    const bool good = add_relation(g->m, pair[0], pair[1], row, count, true);
    free(row);
    return good && replace_group(g, first);
}

/* Chains the constraints on two variables by the lower one, in their order. */
static void chain_pairs(struct merger *g)
{
    for (size_t x = 0; x < g->m->variables; x++) g->head[x] = g->first[x] = -1;
    for (int i = (int)g->m->constraints - 1; i >= 0; i--) {
        csp_variable open[2];
        g->follower[i] = g->next[i] = -1;
        if (open_variables(g->m, &g->m->constraint[i], open) != 2) continue;
        g->second[i] = open[1];
        g->follower[i] = g->head[open[0]];
        g->head[open[0]] = i;
    }
}

static bool merge_pairs_of(struct merger *g, csp_variable x)
{
    for (int c = g->head[x]; c >= 0; c = g->follower[c]) {
        const csp_variable y = g->second[c];
        if (g->first[y] < 0) g->first[y] = c;
        else g->next[g->last[y]] = c;
        g->last[y] = c;
    }
    for (int c = g->head[x]; c >= 0; c = g->follower[c]) {
        const csp_variable y = g->second[c];
        if (g->first[y] != c) continue;
        if (!merge_group(g, c, (csp_variable[]){x, y})) return false;
    }
    for (int c = g->head[x]; c >= 0; c = g->follower[c]) g->first[g->second[c]] = -1;
    return true;
}

static void close_gaps(csp_model *m)
{
    size_t kept = 0;
    for (size_t i = 0; i < m->constraints; i++)
        if (m->constraint[i].kind) m->constraint[kept++] = m->constraint[i];
    m->constraints = kept;
}

static bool merge(struct merger *g)
{
    bool good = restrict_variables(g);
    chain_pairs(g);
    for (size_t x = 0; x < g->m->variables && good && !g->m->impossible; x++)
        good = merge_pairs_of(g, (csp_variable)x);
    close_gaps(g->m);
    return good;
}

CSP_API bool csp_merge_pairs(csp_model *m)
{
    REQUIRE(m, "model is NULL");
    if (m->error.code) return false;
    if (m->impossible) return true;
    struct merger g = {.m = m};
    int *memory = new_array(3 * (m->variables + m->constraints), sizeof *memory);
    g.value = new_array((size_t)largest_arity(m), sizeof *g.value);
    g.head = memory;
    bool good = memory && g.value;
    if (good) {
        g.first = g.head + m->variables;
        g.last = g.first + m->variables;
        g.follower = g.last + m->variables;
        g.next = g.follower + m->constraints;
        g.second = g.next + m->constraints;
        good = merge(&g);
    } else short_of_memory(m);
    free(memory);
    free(g.value);
    return good;
}

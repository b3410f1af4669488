/* SPDX-License-Identifier: MIT */
/* ordering.c - see ordering.h

   "Minimum remaining values" looks for the variable that is most likely to fail soon; "least constraining value" for the value that leaves
   most to the others.  A variable has to be decided in any case, so the sooner a failure shows, the better; but of its values, only
   one that succeeds is needed.  */
#include "base/merge_sort.h"
#include "csp/textbook/ordering.h"

/* ---- variables ---- */

/* The values of x that contradict no value given before.  Inference keeps exactly these; without it, each is looked at. */
static int legal_values(struct assignment *a, int x)
{
    int legal = 0;
    if (a->options.inference != CSP_NO_INFERENCE) return a->left[x];
    for (int i = 0; i < a->network->variable[x].values && !a->stopped; i++)
        legal += find_conflict(a, x, i) < 0;
    return legal;
}

/* The constraints of x on other variables without a value. */
static int degree(const struct assignment *a, int x)
{
    const struct network_variable *v = &a->network->variable[x];
    int count = 0;
    for (int i = 0; i < v->constraints; i++) count += a->open[v->constraint[i]] > 1;
    return count;
}

static int first_variable(const struct assignment *a)
{
    int x = 0;
    while (a->given[x] != NO_VALUE) x++;
    return x;
}

static int variable_with_fewest_values(struct assignment *a, bool by_degree)
{
    int best = -1, fewest = 0;
    for (int x = 0; x < a->network->variables; x++) {
        if (a->given[x] != NO_VALUE) continue;
        const int legal = legal_values(a, x);
        const bool equal = best >= 0 && legal == fewest;
        if (best >= 0 && legal > fewest) continue;
        if (equal && !(by_degree && degree(a, x) > degree(a, best))) continue;
        best = x;
        fewest = legal;
    }
    return best;
}

/* ---- values ---- */

/* How many values of other variables this one excludes; a value that two constraints exclude counts twice. */
static uint64_t values_excluded(struct assignment *a, int x, int value)
{
    const struct network_variable *v = &a->network->variable[x];
    uint64_t excluded = 0;
    network_set(v, value, a->values);
    for (int i = 0; i < v->constraints; i++) {
        const int c = v->constraint[i];
        if (a->open[c] != 2) continue;
        const int y = open_variable(a, c, x);
        for (int k = 0; k < a->network->variable[y].values && !a->stopped; k++) {
            if (!a->is_left[a->first_value[y] + (size_t)k]) continue;
            network_set(&a->network->variable[y], k, a->values);
            excluded += !check_constraint(a, c);
        }
    }
    return excluded;
}

static int by_excluded(const void *a, const void *b, const void *how)
{
    const struct ranked *p = a, *q = b;
    (void)how;
    return (p->excluded > q->excluded) - (p->excluded < q->excluded);
}

static void rank_values(struct assignment *a, const struct choice_level *l)
{
    int *to_try = a->to_try + a->first_value[l->variable];
    for (int i = 0; i < l->values; i++)
        a->ranked[i] = (struct ranked){values_excluded(a, l->variable, to_try[i]), to_try[i]};
    merge_sort(a->ranked, a->spare, l->values, sizeof *a->ranked, by_excluded, NULL);
    for (int i = 0; i < l->values; i++) to_try[i] = a->ranked[i].value;
}

void choose_level(struct assignment *a)
{
    const csp_next_variable how = a->options.next_variable;
    open_level(a, how == CSP_NEXT_FIRST ? first_variable(a)
                                        : variable_with_fewest_values(a, how == CSP_NEXT_DEGREES));
    if (a->options.first_value == CSP_TRY_LEAST_CONSTRAINING) rank_values(a, &a->level[a->levels - 1]);
}

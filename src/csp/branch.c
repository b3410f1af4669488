/* SPDX-License-Identifier: MIT */
/* branch.c - see branch.h

   dom/wdeg (Boussemart, Hemery, Lecoutre and Sais 2004): the variable with the smallest ratio of domain size
   to the sum of the weights of its constraints; a weight is one more than the number of times the constraint has failed.
   Constraints whose other variables are all fixed do not count: nothing depends on them any more.  */
#include "csp/branch.h"

#include "csp/ac.h"
#include "csp/memory.h"

/* ---- open variables ---- */

bool branch_start(struct csp_search *s)
{
    const size_t n = (size_t)s->variables;
    s->open = new_array(n, sizeof *s->open);
    s->open_at = new_array(n, sizeof *s->open_at);
    s->group_of = new_array(n, sizeof *s->group_of);
    s->open_pair = new_array((size_t)s->constraints, sizeof *s->open_pair);
    if (!s->open || !s->open_at || !s->group_of || !s->open_pair) return false;
    s->open_count = s->variables;
    for (int x = 0; x < s->variables; x++) {
        s->open[x] = s->open_at[x] = x;
        s->group_of[x] = (int)s->model->groups; /* after all groups */
    }
    for (int g = (int)s->model->groups - 1; g >= 0; g--)
        for (int i = 0; i < s->model->group[g].count; i++)
            s->group_of[s->model->group[g].variable[i]] = g;
    return true;
}

void branch_end(struct csp_search *s)
{
    free(s->open);
    free(s->open_at);
    free(s->group_of);
    free(s->open_pair);
}

/* After the open ones; it becomes open again when open_count is restored. */
static void close_variable(struct csp_search *s, int at)
{
    const csp_variable x = s->open[at], last = s->open[--s->open_count];
    s->open[at] = last;
    s->open_at[last] = at;
    s->open[s->open_count] = x;
    s->open_at[x] = s->open_count;
}

static void close_fixed(struct csp_search *s)
{
    for (int i = s->open_count - 1; i >= 0; i--)
        if (is_fixed(&s->domain[s->open[i]])) close_variable(s, i);
}

/* ---- which variable ---- */

/* The two places that were found open last are looked at first; they are only a hint. */
static bool has_two_open(const struct csp_search *s, int constraint)
{
    const struct constraint *c = &s->model->constraint[constraint];
    struct open_pair *pair = &s->open_pair[constraint];
    if (pair->first != pair->second && !is_fixed(&s->domain[c->scope[pair->first]]) &&
        !is_fixed(&s->domain[c->scope[pair->second]]))
        return true;
    int first = -1, place = pair->second; /* or a large constraint would be scanned again and again */
    for (int left = c->arity; left; left--) {
        if (!is_fixed(&s->domain[c->scope[place]])) {
            if (first >= 0) {
                *pair = (struct open_pair){first, place};
                return true;
            }
            first = place;
        }
        if (++place == c->arity) place = 0;
    }
    return false;
}

static double weighted_degree(const struct csp_search *s, csp_variable x)
{
    uint64_t sum = 0;
    for (size_t i = s->first_arc[x]; i < s->first_arc[x + 1]; i++)
        if (!is_fixed(&s->domain[s->arc[i].x])) sum += s->weight[s->arc[i].constraint];
    for (size_t i = s->first_seat[x]; i < s->first_seat[x + 1]; i++) {
        const int c = s->seat[i];
        if (has_two_open(s, c)) sum += s->weight[c];
    }
    return sum ? (double)sum : 0.5;
}

/* The smaller, the sooner. */
static double rank_of(const struct csp_search *s, csp_variable x, csp_variable_order order)
{
    const struct domain *d = &s->domain[x];
    switch (order) {
    case CSP_DOM_WDEG: return (double)d->size / weighted_degree(s, x);
    case CSP_SMALLEST: return (double)d->size;
    case CSP_LARGEST: return -(double)d->size;
    case CSP_SMALLEST_VALUE: return d->min;
    case CSP_INPUT_ORDER: return 0;
    }
    return 0;
}

/* The group whose turn it is, and its orders. */
struct turn {
    int group; /* the first with an open variable; past all groups: none */
    csp_variable_order order;
    csp_value_order value_order;
};

static struct turn next_turn(const struct csp_search *s)
{
    const csp_model *m = s->model;
    const int none = (int)m->groups;
    int group = none;
    for (int i = 0; i < s->open_count && group && !s->options.no_groups; i++)
        if (s->group_of[s->open[i]] < group) group = s->group_of[s->open[i]];
    if (group == none) return (struct turn){none, s->options.variable_order, s->options.value_order};
    return (struct turn){group, m->group[group].variable_order, m->group[group].value_order};
}

/* May x be next? */
static bool has_turn(const struct csp_search *s, const struct turn *t, csp_variable x)
{
    return s->options.no_groups || s->group_of[x] == t->group;
}

/* The best variable of the group; of equal ones the first. */
static csp_variable best_variable(const struct csp_search *s, const struct turn *t)
{
    if (t->group < (int)s->model->groups && t->order == CSP_INPUT_ORDER) {
        /* the group's order, which may differ from the variables' */
        const struct group *g = &s->model->group[t->group];
        for (int i = 0; i < g->count; i++)
            if (!is_fixed(&s->domain[g->variable[i]])) return g->variable[i];
    }
    csp_variable best = -1;
    double best_rank = 0;
    for (int i = 0; i < s->open_count; i++) {
        const csp_variable x = s->open[i];
        if (!has_turn(s, t, x)) continue;
        const double rank = rank_of(s, x, t->order);
        if (best < 0 || rank < best_rank || (rank == best_rank && x < best)) {
            best = x;
            best_rank = rank;
        }
    }
    return best;
}

/* ---- which value ---- */

static int random_value(struct csp_search *s, const struct domain *d)
{
    if (!is_listed(d)) return rng_below(&s->rng, 2) ? d->min : d->max;
    int skip = rng_below(&s->rng, (int)d->size);
    for (int w = 0;; w++) {
        const int here = bits_in(d->word[w]);
        if (skip >= here) {
            skip -= here;
            continue;
        }
        for_each_bit(b, d->word[w])
            if (!skip--) return value_at(d, 64 * w + b);
    }
}

static int middle_value(const struct domain *d)
{
    if (!is_listed(d)) return d->min;
    int64_t skip = (d->size - 1) / 2;
    for_each_value(v, d)
        if (!skip--) return v;
    return d->min;
}

static struct decision split(csp_variable x, const struct domain *d, bool upper)
{
    const int middle = (int)(((int64_t)d->min + d->max - (d->min + (int64_t)d->max < 0)) / 2);
    return (struct decision){.variable = x, .value = middle, .bound = true, .negative = upper};
}

/* In a domain of bounds, a value between them cannot be refuted, so the lowest or highest is tried. */
static struct decision decision_on(struct csp_search *s, csp_variable x, csp_value_order order)
{
    const struct domain *d = &s->domain[x];
    struct decision made = {.variable = x, .value = d->min};
    switch (order) {
    case CSP_LOWEST: break;
    case CSP_HIGHEST: made.value = d->max; break;
    case CSP_MIDDLE: made.value = middle_value(d); break;
    case CSP_RANDOM: made.value = random_value(s, d); break;
    case CSP_LOWER_HALF: return split(x, d, false);
    case CSP_UPPER_HALF: return split(x, d, true);
    }
    return made;
}

/* Last conflict (Lecoutre, Sais, Tabary and Vidal 2006): the variable whose decision failed last is tried again
   until one of its values succeeds; the decision that made it fail is likely to be just above.  */
bool choose_decision(struct csp_search *s, struct decision *made)
{
    close_fixed(s);
    if (!s->open_count) return false;
    const struct turn t = next_turn(s);
    const csp_variable last = s->last_conflict;
    const bool again = !s->options.no_last_conflict && t.order == CSP_DOM_WDEG && last >= 0 &&
                       !is_fixed(&s->domain[last]) && has_turn(s, &t, last);
    *made = decision_on(s, again ? last : best_variable(s, &t), t.value_order);
    return true;
}

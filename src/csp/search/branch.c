/* SPDX-License-Identifier: MIT */
/* branch.c - see branch.h

   dom/wdeg (Boussemart, Hemery, Lecoutre and Sais 2004): the variable with the smallest ratio of domain size
   to the sum of the weights of its constraints; a weight is one more than the number of times the constraint has failed.
   Constraints whose other variables are all fixed do not count: nothing depends on them any more.  */
#include "csp/search/branch.h"

#include "base/memory.h"
#include "csp/consistency/ac.h"
#include "csp/search/contest.h"

/* From here on a contest costs less than a comparison of all open variables. */
enum { MANY_VARIABLES = 1000 };

/* ---- open variables ---- */

/* After all groups, and perhaps after the variables of no group. */
static int last_turn(const struct csp_search *s) { return (int)s->model->groups + is_distinct(s); }

bool branch_start(struct csp_search *s)
{
    const size_t n = (size_t)s->variables;
    s->open = new_array(n, sizeof *s->open);
    s->open_at = new_array(n, sizeof *s->open_at);
    s->group_of = new_array(n, sizeof *s->group_of);
    s->place_in_group = new_array(n, sizeof *s->place_in_group);
    s->open_pair = new_array((size_t)s->constraints, sizeof *s->open_pair);
    if (!s->open || !s->open_at || !s->group_of || !s->place_in_group || !s->open_pair) return false;
    s->open_count = s->variables;
    for (int x = 0; x < s->variables; x++) {
        s->open[x] = s->open_at[x] = x;
        s->group_of[x] = is_idle(s->model, x) ? last_turn(s) : (int)s->model->groups;
    }
    for (int g = (int)s->model->groups - 1; g >= 0; g--)
        for (int i = s->model->group[g].count - 1; i >= 0; i--) {
            const csp_variable x = s->model->group[g].variable[i];
            s->group_of[x] = g;
            s->place_in_group[x] = i;
        }
    if (s->variables >= MANY_VARIABLES && !contest_start(s)) return false;
    branch_follow_groups(s, !s->options.no_groups && !alternates(s));
    return true;
}

void branch_follow_groups(struct csp_search *s, bool follow)
{
    s->ignores_groups = !follow;
    s->counters.follows_groups = follow && s->model->groups;
    if (s->contest) contest_reorder(s);
}

void branch_end(struct csp_search *s)
{
    free(s->open);
    free(s->open_at);
    free(s->group_of);
    free(s->place_in_group);
    free(s->open_pair);
    contest_end(s);
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

static uint64_t weighted_degree(const struct csp_search *s, csp_variable x)
{
    uint64_t sum = 0;
    for (size_t i = s->first_arc[x]; i < s->first_arc[x + 1]; i++)
        if (!is_fixed(&s->domain[s->arc[i].x])) sum += s->weight[s->arc[i].constraint];
    for (size_t i = s->first_seat[x]; i < s->first_seat[x + 1]; i++) {
        const int c = s->seat[i];
        if (has_two_open(s, c)) sum += s->weight[c];
    }
    return sum;
}

/* The group of x; past all groups: none. */
int branch_turn(const struct csp_search *s, csp_variable x)
{
    const int groups = (int)s->model->groups, turn = s->group_of[x];
    return s->ignores_groups && turn < groups ? groups : turn;
}

static csp_variable_order order_of(const struct csp_search *s, int turn)
{
    const bool grouped = turn < (int)s->model->groups;
    return grouped ? s->model->group[turn].variable_order : s->options.variable_order;
}

double branch_rank(const struct csp_search *s, csp_variable x, uint64_t degree)
{
    const struct domain *d = &s->domain[x];
    const int turn = branch_turn(s, x);
    switch (order_of(s, turn)) {
    case CSP_DOM_WDEG: return (double)d->size / (degree ? (double)degree : 0.5);
    case CSP_SMALLEST: return (double)d->size;
    case CSP_LARGEST: return -(double)d->size;
    case CSP_SMALLEST_VALUE: return (double)d->min;
    case CSP_INPUT_ORDER: /* a group's order may differ from the variables' */
        return turn < (int)s->model->groups ? s->place_in_group[x] : 0;
    }
    return 0;
}

/* The first turn of an open variable. */
static int next_turn(const struct csp_search *s)
{
    const int first = s->ignores_groups ? (int)s->model->groups : 0;
    int turn = last_turn(s);
    for (int i = 0; i < s->open_count && turn > first; i++) {
        const int here = branch_turn(s, s->open[i]);
        if (here < turn) turn = here;
    }
    return turn;
}

/* The best variable of the group; of equal ones the first. */
static csp_variable best_variable(const struct csp_search *s, int turn)
{
    const bool weighs = order_of(s, turn) == CSP_DOM_WDEG;
    csp_variable best = -1;
    double best_rank = 0;
    for (int i = 0; i < s->open_count; i++) {
        const csp_variable x = s->open[i];
        if (branch_turn(s, x) != turn) continue;
        const double rank = branch_rank(s, x, weighs ? weighted_degree(s, x) : 0);
        if (best < 0 || rank < best_rank || (rank == best_rank && x < best)) {
            best = x;
            best_rank = rank;
        }
    }
    return best;
}

void blame(struct csp_search *s, int constraint)
{
    s->weight[constraint]++;
    if (s->contest) contest_weigh(s, constraint);
}

/* ---- which value ---- */

static csp_value random_value(struct csp_search *s, const struct domain *d)
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

static csp_value middle_value(const struct domain *d)
{
    if (!is_listed(d)) return d->min;
    int64_t skip = (d->size - 1) / 2;
    for_each_value(v, d)
        if (!skip--) return v;
    return d->min;
}

static struct decision split(csp_variable x, csp_value middle, bool upper)
{
    return (struct decision){.variable = x, .value = middle, .bound = true, .negative = upper};
}

static csp_value half_way(const struct domain *d)
{
    const uint64_t half = ((uint64_t)d->max - (uint64_t)d->min) / 2;
    return (csp_value)((uint64_t)d->min + half);
}

/* Without a bound at one end or both, the values next to 0 come first, and the search may not end. */
static struct decision decision_on_unbounded(csp_variable x, const struct domain *d)
{
    if (d->min >= 0) return (struct decision){.variable = x, .value = d->min};
    if (d->max <= 0) return (struct decision){.variable = x, .value = d->max};
    return split(x, -1, true);
}

/* In a domain of bounds, a value between them cannot be refuted, so the lowest or highest is tried. */
static struct decision decision_on(struct csp_search *s, csp_variable x, csp_value_order order)
{
    const struct domain *d = &s->domain[x];
    struct decision made = {.variable = x, .value = d->min};
    if (is_unbounded(d)) return decision_on_unbounded(x, d);
    switch (order) {
    case CSP_LOWEST: break;
    case CSP_HIGHEST: made.value = d->max; break;
    case CSP_MIDDLE: made.value = middle_value(d); break;
    case CSP_RANDOM: made.value = random_value(s, d); break;
    case CSP_LOWER_HALF: return split(x, half_way(d), false);
    case CSP_UPPER_HALF: return split(x, half_way(d), true);
    }
    return made;
}

/* Last conflict (Lecoutre, Sais, Tabary and Vidal 2006): the variable whose decision failed last is tried again
   until one of its values succeeds; the decision that made it fail is likely to be just above.  */
static bool is_tried_again(const struct csp_search *s, csp_variable last, int turn)
{
    return !s->options.no_last_conflict && last >= 0 && !is_fixed(&s->domain[last]) &&
           branch_turn(s, last) == turn && order_of(s, turn) == CSP_DOM_WDEG;
}

bool choose_decision(struct csp_search *s, struct decision *made)
{
    csp_variable x = s->contest ? contest_winner(s) : -1;
    int turn = x < 0 ? 0 : branch_turn(s, x);
    if (!s->contest) {
        close_fixed(s);
        turn = next_turn(s);
        s->work += (unsigned)s->open_count; /* all of them are looked at */
    }
    const bool none = s->contest ? x < 0 : s->open_count == 0;
    if (none) return false;
    if (is_tried_again(s, s->last_conflict, turn)) x = s->last_conflict;
    else if (!s->contest) x = best_variable(s, turn);
    const bool grouped = turn < (int)s->model->groups;
    *made = decision_on(s, x, grouped ? s->model->group[turn].value_order : s->options.value_order);
    made->idle = turn > (int)s->model->groups;
    return true;
}

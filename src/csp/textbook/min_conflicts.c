/* SPDX-License-Identifier: MIT */
/* min_conflicts.c - local search with the min-conflicts heuristic, the textbook's MIN-CONFLICTS.

   All variables have values from the start, each chosen to break as few constraints as possible with those before it.  In each step, a
   variable at random of those in a broken constraint gets the value that breaks the fewest; among several, one at random.  The
   search may circle around a place without a solution, so it starts anew from time to time, after twice as many steps each time.

   It finds solutions, but can never tell that there is none, or no other one.  */
#include "base/memory.h"
#include "base/rng.h"
#include "csp/textbook/methods.h"

enum { FIRST_STEPS = 1000 }; /* before it starts anew */

struct local_search {
    struct assignment *a;
    struct rng rng;
    bool *broken;    /* by constraint */
    int *conflicts;  /* by variable: broken constraints on it */
    int *conflicted; /* the variables that have any */
    int *at;         /* by variable: its place among them */
    int count;
};

/* ---- who is in conflict ---- */

static void note_conflict(struct local_search *s, int x, bool broken)
{
    if (broken && !s->conflicts[x]++) {
        s->at[x] = s->count;
        s->conflicted[s->count++] = x;
    }
    if (!broken && !--s->conflicts[x]) {
        const int last = s->conflicted[--s->count];
        s->conflicted[s->at[x]] = last;
        s->at[last] = s->at[x];
    }
}

static void look_at(struct local_search *s, int constraint)
{
    const struct network_constraint *c = &s->a->network->constraint[constraint];
    const bool broken = !check_constraint(s->a, constraint);
    if (broken == s->broken[constraint]) return;
    s->broken[constraint] = broken;
    for (int i = 0; i < c->arity; i++) note_conflict(s, c->variable[i], broken);
}

/* ---- values ---- */

/* Constraints broken by this value of x, of those whose other variables have values. */
static int conflicts_with(struct local_search *s, int x, int value)
{
    const struct network_variable *v = &s->a->network->variable[x];
    const int open = s->a->given[x] == NO_VALUE; /* x itself may count as open */
    int conflicts = 0;
    network_set(v, value, s->a->values);
    for (int i = 0; i < v->constraints; i++)
        if (s->a->open[v->constraint[i]] == open) conflicts += !check_constraint(s->a, v->constraint[i]);
    return conflicts;
}

static int value_with_fewest_conflicts(struct local_search *s, int x)
{
    int best = 0, fewest = 0, equal = 0;
    for (int i = 0; i < s->a->network->variable[x].values; i++) {
        const int conflicts = conflicts_with(s, x, i);
        if (equal && conflicts > fewest) continue;
        if (!equal || conflicts < fewest) equal = 0;
        fewest = conflicts;
        if (rng_below(&s->rng, ++equal) == 0) best = i; /* each of them is as likely */
    }
    return best;
}

/* ---- the search ---- */

static void start_anew(struct local_search *s)
{
    struct assignment *a = s->a;
    for (int x = 0; x < a->network->variables; x++)
        if (a->given[x] != NO_VALUE) take_value_back(a, x);
    for (int x = 0; x < a->network->variables; x++) give_value(a, x, value_with_fewest_conflicts(s, x));
    for (int c = 0; c < a->network->constraints; c++) look_at(s, c);
}

static void step(struct local_search *s)
{
    struct assignment *a = s->a;
    const int x = s->conflicted[rng_below(&s->rng, s->count)];
    const struct network_variable *v = &a->network->variable[x];
    const int value = value_with_fewest_conflicts(s, x);
    take_value_back(a, x);
    give_value(a, x, value);
    for (int i = 0; i < v->constraints; i++) look_at(s, v->constraint[i]);
}

static csp_textbook_result search(struct local_search *s)
{
    struct assignment *a = s->a;
    uint64_t steps = 0, most = FIRST_STEPS;
    start_anew(s);
    for (;;) {
        if (!s->count) return report_solution(a) ? CSP_TEXTBOOK_STOPPED : CSP_TEXTBOOK_ENOUGH;
        if (must_stop(a)) return CSP_TEXTBOOK_STOPPED;
        if (++steps <= most) {
            step(s);
            continue;
        }
        a->counters.restarts++;
        steps = 0;
        most *= 2;
        start_anew(s);
    }
}

csp_textbook_result search_by_min_conflicts(struct assignment *a, csp_error *error)
{
    const size_t variables = (size_t)a->network->variables;
    struct local_search s = {
        .a = a,
        .rng = rng_from_seed(a->options.seed),
        .broken = new_array((size_t)a->network->constraints, sizeof *s.broken),
        .conflicts = new_array(variables, sizeof *s.conflicts),
        .conflicted = new_array(variables, sizeof *s.conflicted),
        .at = new_array(variables, sizeof *s.at),
    };
    if (!a->options.node_limit) a->options.node_limit = USUAL_STEPS;
    const bool good = s.broken && s.conflicts && s.conflicted && s.at;
    const csp_textbook_result result = good ? search(&s) : refuse_for_memory(error);
    free(s.broken);
    free(s.conflicts);
    free(s.conflicted);
    free(s.at);
    return result;
}

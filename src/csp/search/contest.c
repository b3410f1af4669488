/* SPDX-License-Identifier: MIT */
/* contest.c - see contest.h

   Variables meet in pairs, the winners meet again, and so on up to the one that comes next:

                     4                    place[1]
                 2       4                place[2]  place[3]
               0   2   4   7
              0 1 2 3 4 5 6 7             the variables

   When the rank of a variable changes, only its own matches are played again.  Ranks change with domains, and with the
   weighted degree: the sum of the weights of the constraints that have another open variable.  Which domains have
   changed since the last decision is read off the trail; sums of weights are kept up to date by what has
   been fixed or is open again.  */
#include "csp/search/contest.h"

#include "base/memory.h"
#include "csp/consistency/ac.h"
#include "csp/search/branch.h"

struct contest {
    int leaves;          /* a power of two, at least the number of variables */
    csp_variable *place; /* winners; NONE where nobody is left */
    uint64_t *degree;    /* by variable: weights of what it shares with open variables */
    bool *fixed;         /* by variable, when it was last looked at */
    int *open;           /* by constraint that is no relation: places of its scope that were open then */
    csp_variable *changed;
    bool *is_changed;
    int changes;
    size_t read; /* domains of the trail */
};
enum { NONE = -1 };

bool contest_start(struct csp_search *s)
{
    struct contest *c = s->contest = new_array(1, sizeof *c);
    const size_t n = (size_t)s->variables;
    if (!c) return false;
    for (c->leaves = 1; c->leaves < s->variables;) c->leaves *= 2;
    c->place = new_array((size_t)c->leaves, sizeof *c->place);
    c->degree = new_array(n, sizeof *c->degree);
    c->fixed = new_array(n, sizeof *c->fixed);
    c->open = new_array((size_t)s->constraints, sizeof *c->open);
    c->changed = new_array(n, sizeof *c->changed);
    c->is_changed = new_array(n, sizeof *c->is_changed);
    if (!c->place || !c->degree || !c->fixed || !c->open || !c->changed || !c->is_changed) return false;
    for (int k = 0; k < s->constraints; k++) c->open[k] = s->model->constraint[k].arity;
    for (csp_variable x = 0; x < s->variables; x++) {
        for (size_t i = s->first_arc[x]; i < s->first_arc[x + 1]; i++)
            c->degree[x] += s->weight[s->arc[i].constraint];
        for (size_t i = s->first_seat[x]; i < s->first_seat[x + 1]; i++)
            if (c->open[s->seat[i]] > 1) c->degree[x] += s->weight[s->seat[i]];
        c->is_changed[x] = true; /* all were open, so far */
        c->changed[c->changes++] = x;
    }
    return true;
}

void contest_end(struct csp_search *s)
{
    struct contest *c = s->contest;
    if (!c) return;
    free(c->place);
    free(c->degree);
    free(c->fixed);
    free(c->open);
    free(c->changed);
    free(c->is_changed);
    free(c);
}

/* ---- what has changed ---- */

static void note(struct contest *c, csp_variable x)
{
    if (c->is_changed[x]) return;
    c->is_changed[x] = true;
    c->changed[c->changes++] = x;
}

void contest_reorder(struct csp_search *s)
{
    for (csp_variable x = 0; x < s->variables; x++) note(s->contest, x);
}

/* A domain is saved before its first change on a level, and each decision begins a new one. */
static void read_trail(struct csp_search *s, size_t from)
{
    for (size_t i = from; i < s->trail.domains; i++)
        note(s->contest, (csp_variable)(s->trail.domain[i].at - s->domain));
}

void contest_leave(struct csp_search *s)
{
    const size_t start = s->trail.level[s->trail.depth - 1].domains;
    read_trail(s, start);
    if (s->contest->read > start) s->contest->read = start;
}

/* The degrees of a constraint's variables, by its weight up or down. */
static void add_to_scope(struct csp_search *s, int constraint, uint64_t weight)
{
    const struct constraint *k = &s->model->constraint[constraint];
    for (int i = 0; i < k->arity; i++) {
        s->contest->degree[k->scope[i]] += weight;
        note(s->contest, k->scope[i]);
    }
}

void contest_weigh(struct csp_search *s, int constraint)
{
    struct contest *c = s->contest;
    const struct constraint *k = &s->model->constraint[constraint];
    if (k->kind != &relation_kind) {
        if (c->open[constraint] > 1) add_to_scope(s, constraint, 1);
        return;
    }
    for (int side = 0; side < 2; side++) {
        if (c->fixed[k->scope[!side]]) continue;
        c->degree[k->scope[side]]++;
        note(c, k->scope[side]);
    }
}

/* x has been fixed, or is open again. */
static void pass_on(struct csp_search *s, csp_variable x)
{
    struct contest *c = s->contest;
    c->fixed[x] = !c->fixed[x];
    for (size_t i = s->first_arc[x]; i < s->first_arc[x + 1]; i++) {
        const uint64_t weight = s->weight[s->arc[i].constraint];
        c->degree[s->arc[i].x] += c->fixed[x] ? -weight : weight;
        note(c, s->arc[i].x);
    }
    for (size_t i = s->first_seat[x]; i < s->first_seat[x + 1]; i++) {
        const int k = s->seat[i];
        if (c->fixed[x] && c->open[k]-- == 2) add_to_scope(s, k, -(uint64_t)s->weight[k]);
        else if (!c->fixed[x] && ++c->open[k] == 2) add_to_scope(s, k, s->weight[k]);
    }
}

/* ---- matches ---- */

/* Of two variables or NONE. */
static csp_variable better(const struct csp_search *s, csp_variable a, csp_variable b)
{
    if (a == NONE || b == NONE) return a == NONE ? b : a;
    const int turn = branch_turn(s, a) - branch_turn(s, b);
    if (turn) return turn < 0 ? a : b;
    const double first = branch_rank(s, a, s->contest->degree[a]),
                 second = branch_rank(s, b, s->contest->degree[b]);
    return second < first || (second == first && b < a) ? b : a;
}

/* Who comes out of a place, of which those from `leaves` on are the variables themselves. */
static csp_variable winner_of(const struct csp_search *s, int place)
{
    const struct contest *c = s->contest;
    if (place < c->leaves) return c->place[place];
    const csp_variable x = place - c->leaves;
    return x < s->variables && !c->fixed[x] ? x : NONE;
}

static void play(struct csp_search *s, int place)
{
    s->contest->place[place] = better(s, winner_of(s, 2 * place), winner_of(s, 2 * place + 1));
    s->work++;
}

csp_variable contest_winner(struct csp_search *s)
{
    enum { MANY = 16 }; /* from one change among so many variables on, all matches are played again */
    struct contest *c = s->contest;
    read_trail(s, c->read);
    c->read = s->trail.domains;
    for (int i = 0; i < c->changes; i++) /* the list grows on the way */
        if (c->fixed[c->changed[i]] != is_fixed(&s->domain[c->changed[i]])) pass_on(s, c->changed[i]);
    const bool all = c->changes > c->leaves / MANY;
    for (int place = c->leaves - 1; all && place; place--) play(s, place);
    for (int i = 0; i < c->changes; i++) {
        for (int place = (c->leaves + c->changed[i]) / 2; !all && place; place /= 2) play(s, place);
        c->is_changed[c->changed[i]] = false;
    }
    c->changes = 0;
    return winner_of(s, 1);
}

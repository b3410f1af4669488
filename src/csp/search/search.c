/* SPDX-License-Identifier: MIT */
/* search.c - MAC: decide, propagate, and backtrack after a failure.

   Branching is binary: x = a, and if that fails x != a, which is propagated before anything else is decided.  A
   level is entered for a decision; its opposite belongs to the level below.

       path     x1=4  x7=2  x7!=3        level 0 |x1=4| level 1 |x7=2| level 2 |...
                            refuted                                                        */
#include "base/contract.h"
#include "base/room.h"
#include "base/memory.h"
#include "csp/consistency/ac.h"
#include "csp/search/branch.h"
#include "csp/search/contest.h"
#include "csp/search/decide.h"
#include "csp/search/goal.h"
#include "csp/search/nogoods.h"
#include "csp/search/search.h"
#include "csp/trace/tracing.h"

enum { NODES_BETWEEN_QUESTIONS = 16, FIRST_CUTOFF = 100, FIRST_LEVELS = 64 };
enum { MOST_FIRST_BLOCKS = 1 << 20, MOST_FIRST_WORDS = 1 << 24 }; /* of the trail */

/* ---- start and end ---- */

static bool copy_domains(struct csp_search *s)
{
    size_t words = 0, at = 0;
    int most = 1;
    s->domain = new_array((size_t)s->variables, sizeof *s->domain);
    for (int x = 0; x < s->variables; x++) {
        const int here = domain_of(s->model, x)->words;
        words += (size_t)here;
        if (here > most) most = here;
    }
    s->words = new_array(words, sizeof *s->words);
    s->kept = new_array((size_t)most, sizeof *s->kept);
    if (!s->domain || !s->words || !s->kept) return false;
    for (int x = 0; x < s->variables; x++) {
        struct domain *d = &s->domain[x];
        *d = *domain_of(s->model, x);
        d->word = s->words + at;
        at += (size_t)d->words;
        if (d->words) memcpy(d->word, domain_of(s->model, x)->word, (size_t)d->words * sizeof *d->word);
    }
    return true;
}

static int seats_of(const struct constraint *c) { return c->kind == &relation_kind ? 0 : c->arity; }

static bool list_seats(struct csp_search *s)
{
    const csp_model *m = s->model;
    s->first_seat = new_array((size_t)s->variables + 2, sizeof *s->first_seat);
    if (!s->first_seat) return false;
    size_t *end = s->first_seat + 1; /* shifted by one while they are counted and filled in */
    for (int c = 0; c < s->constraints; c++)
        for (int i = 0; i < seats_of(&m->constraint[c]); i++) end[m->constraint[c].scope[i] + 1]++;
    for (int x = 0; x < s->variables; x++) end[x + 1] += end[x];
    s->seat = new_array(end[s->variables], sizeof *s->seat);
    if (!s->seat) return false;
    for (int c = 0; c < s->constraints; c++)
        for (int i = 0; i < seats_of(&m->constraint[c]); i++)
            s->seat[end[m->constraint[c].scope[i]]++] = c;
    return true;
}

static bool make_queue(struct csp_search *s)
{
    size_t wanted[COSTS] = {0};
    for (int c = 0; c < s->constraints; c++) wanted[s->model->constraint[c].kind->cost]++;
    for (int cost = 0; cost < COSTS; cost++) {
        struct ready_ring *r = &s->ready[cost];
        r->room = wanted[cost] ? wanted[cost] : 1;
        if (!(r->constraint = new_array(r->room, sizeof *r->constraint))) return false;
    }
    s->in_hand = -1;
    s->running = NOBODY;
    s->change = new_array((size_t)s->variables, sizeof *s->change);
    s->waiting = new_array((size_t)s->variables, sizeof *s->waiting);
    s->changed_at = new_array((size_t)s->variables, sizeof *s->changed_at);
    s->is_ready = new_array((size_t)s->constraints, sizeof *s->is_ready);
    return s->change && s->waiting && s->changed_at && s->is_ready;
}

static bool start_constraints(struct csp_search *s)
{
    s->memory = new_array((size_t)s->constraints, sizeof *s->memory);
    s->weight = new_array((size_t)s->constraints, sizeof *s->weight);
    if (!s->memory || !s->weight) return false;
    for (int i = 0; i < s->constraints; i++) {
        const struct constraint *c = &s->model->constraint[i];
        s->weight[i] = 1;
        if (!c->kind->memory) continue;
        if (!(s->memory[i] = new_array(1, c->kind->memory(s->model, c)))) return false;
        if (c->kind->start) c->kind->start(s, c, s->memory[i]);
    }
    return true;
}

static size_t smaller(size_t a, size_t b) { return a < b ? a : b; }

/* Removing a bit needs a block for its word, if its domain has many; fixing a variable needs one for each word.  Where
   there are very many words, growing would take twice the memory for a while.  */
static size_t first_blocks(const struct csp_search *s)
{
    size_t blocks = 1024, words = 0;
    for (int x = 0; x < s->variables; x++) {
        if (s->domain[x].words <= FEW_WORDS) continue;
        blocks += (size_t)s->domain[x].bits;
        words += (size_t)s->domain[x].words;
    }
    blocks = smaller(blocks, MOST_FIRST_BLOCKS);
    words = smaller(words, MOST_FIRST_WORDS);
    return words > blocks ? words : blocks;
}

static size_t first_domains(const struct csp_search *s)
{
    return smaller(64 + (size_t)s->variables, MOST_FIRST_BLOCKS);
}

static bool start(struct csp_search *s)
{
    s->rng = rng_from_seed(s->options.seed);
    s->last_conflict = -1;
    s->cutoff = FIRST_CUTOFF;
    goal_start(s);
    s->level_room = s->path_room = FIRST_LEVELS;
    s->level = new_array(s->level_room, sizeof *s->level);
    s->path = new_array(s->path_room, sizeof *s->path);
    s->solution = new_array((size_t)s->variables, sizeof *s->solution);
    s->scope_values = new_array((size_t)largest_arity(s->model), sizeof *s->scope_values);
    return s->level && s->path && s->solution && s->scope_values && copy_domains(s) && list_seats(s) &&
           make_queue(s) && trail_start(&s->trail, first_blocks(s), first_domains(s), FIRST_LEVELS) &&
           start_constraints(s) && ac_start(s, s->options.algorithm) && branch_start(s) &&
           (!s->options.restarts || nogoods_start(s)) && (!s->options.trace || tracing_start(s));
}

/* Of no interest, and perhaps with several values where all that matter have theirs. */
static bool has_choice(const csp_model *m, csp_variable x)
{
    const struct variable *v = &m->variable[x];
    return is_idle(m, x) && !v->helper && !v->defined && v->domain.size > 1;
}

CSP_API csp_search *csp_search_new(const csp_model *model, const csp_options *options)
{
    csp_options whole;
    if (options) options = TAKEN(csp_options, options, &whole, trace_context);
    REQUIRE(!options || csp_algorithm_name((int)options->algorithm), "there is no such algorithm");
    REQUIRE(!options || options->queue <= CSP_QUEUE_ARCS, "there is no such queue");
    if (csp_model_error(model)) return NULL;
    csp_search *s = new_array(1, sizeof *s);
    if (!s) return NULL;
    s->model = model;
    if (options) s->options = *options;
    s->variables = (int)model->variables;
    for (csp_variable x = 0; x < s->variables; x++) {
        s->may_exceed = s->may_exceed || is_unbounded(domain_of(model, x));
        s->has_choice = s->has_choice || has_choice(model, x);
    }
    s->constraints = (int)model->constraints;
    if (start(s)) return s;
    csp_search_free(s);
    return NULL;
}

CSP_API void csp_search_free(csp_search *s)
{
    if (!s) return;
    tracing_end(s);
    nogoods_end(s);
    branch_end(s);
    ac_end(s);
    trail_end(&s->trail);
    for (int i = 0; i < s->constraints && s->memory; i++) free(s->memory[i]);
    for (int cost = 0; cost < COSTS; cost++) free(s->ready[cost].constraint);
    free(s->memory);
    free(s->weight);
    free(s->change);
    free(s->waiting);
    free(s->changed_at);
    free(s->is_ready);
    free(s->seat);
    free(s->first_seat);
    free(s->kept);
    free(s->words);
    free(s->domain);
    free(s->solution);
    free(s->scope_values);
    free(s->level);
    free(s->path);
    free(s);
}

/* ---- inspection ---- */

CSP_API const csp_counters *csp_search_counters(const csp_search *s)
{
    REQUIRE(s, "search is NULL");
    return &s->counters;
}

CSP_API csp_value csp_search_value(const csp_search *s, csp_variable x)
{
    REQUIRE(s && s->has_solution, "there is no solution");
    REQUIRE(x >= 0 && x < s->variables, "there is no such variable");
    return s->solution[x];
}

static const struct domain *domain_at(const csp_search *s, csp_variable x)
{
    REQUIRE(s && x >= 0 && x < s->variables, "there is no such variable");
    return &s->domain[x];
}

CSP_API int64_t csp_domain_size(const csp_search *s, csp_variable x) { return domain_at(s, x)->size; }
CSP_API csp_value csp_domain_lowest(const csp_search *s, csp_variable x) { return domain_at(s, x)->min; }
CSP_API csp_value csp_domain_highest(const csp_search *s, csp_variable x)
{
    return domain_at(s, x)->max;
}
CSP_API bool csp_domain_has(const csp_search *s, csp_variable x, csp_value value)
{
    return domain_at(s, x)->size && has_value(domain_at(s, x), value);
}

/* ---- going down ---- */

static bool add_to_path(struct csp_search *s, struct decision d)
{
    if (!make_room((void **)&s->path, s->path_length, &s->path_room, sizeof *s->path)) {
        s->trail.short_of_memory = true;
        return false;
    }
    s->path[s->path_length++] = d;
    return true;
}

bool search_enter(struct csp_search *s)
{
    const size_t depth = (size_t)s->trail.depth;
    if (!make_room((void **)&s->level, depth, &s->level_room, sizeof *s->level))
        s->trail.short_of_memory = true;
    else s->level[depth] = (struct level){s->path_length, s->open_count};
    return !s->trail.short_of_memory && trail_push(&s->trail);
}

static void count_failure(struct csp_search *s)
{
    s->stage = GOING_BACK;
    s->counters.failures++;
    s->failures_since_restart++;
    if (s->options.trace) trace_event(s, CSP_FAIL);
}

/* GOING_BACK unless all constraints may still hold; SPREADING if that is not known yet. */
static void go_on_spreading(struct csp_search *s)
{
    if (propagate(s)) s->stage = s->paused ? SPREADING : GOING_DOWN;
    else count_failure(s);
}

/* After a change from outside. */
static void spread(struct csp_search *s, bool good)
{
    s->counters.nodes++;
    if (good) {
        go_on_spreading(s);
        return;
    }
    forget_changes(s);
    count_failure(s);
}

static void decide(struct csp_search *s, struct decision d)
{
    if (s->options.trace) trace_decision(s, &d, CSP_DECIDE);
    if (!search_enter(s) || !add_to_path(s, d)) return;
    s->counters.decisions++;
    if (s->trail.depth > s->counters.depth) s->counters.depth = s->trail.depth;
    const bool good = apply_decision(s, d);
    if (s->options.trace) tracing_look(s, d.variable);
    spread(s, good);
}

/* ---- going back ---- */

void search_leave(struct csp_search *s)
{
    if (s->contest) contest_leave(s);
    trail_pop(&s->trail);
    s->path_length = s->level[s->trail.depth].path;
    s->open_count = s->level[s->trail.depth].open_count;
    if (s->options.trace) tracing_resume(s);
}

static void refute(struct csp_search *s)
{
    struct decision d = s->path[s->level[s->trail.depth - 1].path];
    s->last_conflict = d.variable;
    search_leave(s);
    d = opposite(d);
    d.refuted = true;
    if (s->options.trace) trace_decision(s, &d, CSP_REFUTE);
    if (s->nogoods && !add_to_path(s, d)) return;
    const bool good = apply_decision(s, d);
    if (s->options.trace) tracing_look(s, d.variable);
    spread(s, good && want_better(s));
}

static bool must_restart(const struct csp_search *s)
{
    return goal_wants_root(s) || (s->nogoods && s->failures_since_restart >= s->cutoff);
}

/* From the root again, with what was learned. */
static void restart(struct csp_search *s)
{
    if (s->nogoods && !learn_nogoods(s)) {
        s->trail.short_of_memory = true;
        return;
    }
    while (s->trail.depth) search_leave(s);
    s->path_length = 0;
    s->counters.restarts++;
    if (goal_wants_root(s)) s->counters.probes++;
    if (s->failures_since_restart >= s->cutoff) {
        s->cutoff += s->cutoff / 2;
        if (alternates(s)) branch_follow_groups(s, s->ignores_groups);
    }
    goal_at_root(s);
    s->failures_since_restart = 0;
    s->last_conflict = -1;
    if (s->options.trace) trace_event(s, CSP_RESTART);
    spread(s, (!s->nogoods || watch_nogoods(s)) && want_better(s));
}

/* ---- solutions ---- */

static bool record_solution(struct csp_search *s)
{
    s->stage = GOING_BACK;
    for (int x = 0; x < s->variables; x++) {
        if (is_unbounded(&s->domain[x])) { /* it would need a larger value */
            s->cut_off = true;
            return false;
        }
        s->solution[x] = s->domain[x].min;
    }
    int broken;
    const bool right = verify_values(s->model, s->solution, s->scope_values, &broken);
    REQUIRE(right, "a propagator let a wrong solution through");
    if (!right) return false;
    s->stage = AT_SOLUTION;
    s->has_solution = true;
    s->counters.solutions++;
    if (s->model->goal != CSP_SATISFY) s->best = s->solution[s->model->objective];
    goal_reached(s);
    if (s->options.trace) trace_event(s, CSP_FOUND);
    return true;
}

/* Where a variable needs a value beyond 64 bits, nothing below is a solution that can be given; a variable that depends on it would be
   given one value after the other.  Smaller domains are still searched, since they may prove that there is none.  */
static bool leads_beyond(const struct csp_search *s, const struct decision *d)
{
    if (!s->may_exceed || is_listed(&s->domain[d->variable])) return false;
    for (csp_variable x = 0; x < s->variables; x++)
        if (is_fixed(&s->domain[x]) && is_unbounded(&s->domain[x])) return true;
    return false;
}

static void leave_out(struct csp_search *s)
{
    s->cut_off = true;
    count_failure(s);
}

/* Back, where the next one is: decisions on variables of no interest need no other values. */
static void leave_solution(struct csp_search *s)
{
    while (s->trail.depth && s->path[s->level[s->trail.depth - 1].path].idle) search_leave(s);
    s->stage = GOING_BACK;
}

/* ---- the loop ---- */

csp_result search_paused(struct csp_search *s)
{
    s->paused = false;
    s->stage = SPREADING;
    return CSP_STOPPED;
}

bool search_must_stop(struct csp_search *s)
{
    if (s->options.node_limit && s->counters.nodes >= s->options.node_limit) return true;
    if (!s->options.stop || s->counters.nodes < s->next_question) return false;
    s->next_question = s->counters.nodes + NODES_BETWEEN_QUESTIONS;
    return s->options.stop(s->options.stop_context, &s->counters);
}

static void start_at_root(struct csp_search *s)
{
    wake_all(s);
    spread(s, !s->model->impossible);
    if (s->stage == GOING_BACK) s->stage = OVER;
}

CSP_API csp_result csp_search_next(csp_search *s)
{
    REQUIRE(s, "search is NULL");
    s->searching = true;
    while (s->stage != OVER) {
        struct decision d;
        if (s->trail.short_of_memory) return CSP_NO_MEMORY;
        if (s->paused) return search_paused(s);
        if (search_must_stop(s)) return CSP_STOPPED;
        if (s->stage == NOT_STARTED) {
            start_at_root(s);
        } else if (s->stage == SPREADING) {
            go_on_spreading(s);
        } else if (s->stage == AT_SOLUTION) {
            leave_solution(s);
        } else if (s->stage == GOING_BACK) {
            if (!s->trail.depth) s->stage = OVER;
            else if (must_restart(s)) restart(s);
            else refute(s);
        } else if (goal_probe(s, &d) || choose_decision(s, &d)) {
            if (leads_beyond(s, &d)) leave_out(s);
            else decide(s, d);
        } else if (record_solution(s)) {
            return CSP_SOLUTION;
        }
    }
    if (s->trail.short_of_memory) return CSP_NO_MEMORY;
    return s->cut_off ? CSP_CUT_OFF : CSP_DONE;
}

CSP_API csp_result csp_propagate(csp_search *s)
{
    REQUIRE(s && !s->searching, "search is NULL, or has been asked for a solution");
    if (s->stage == NOT_STARTED) start_at_root(s);
    else if (s->stage == SPREADING) go_on_spreading(s);
    if (s->trail.short_of_memory) return CSP_NO_MEMORY;
    if (s->paused) return search_paused(s);
    if (s->stage == GOING_BACK) s->stage = OVER;
    return s->stage == OVER ? CSP_DONE : CSP_SOLUTION;
}

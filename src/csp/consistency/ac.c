/* SPDX-License-Identifier: MIT */
/* ac.c - see ac.h */
#include "csp/consistency/ac.h"

#include "base/memory.h"
#include "csp/consistency/arc_queue.h"
#include "csp/search/branch.h"
#include "csp/trace/tracing.h"

#define AS_ROW(name) &(name),
static const struct ac *const algorithms[] = {ALGORITHMS(AS_ROW)};
enum { ALGORITHM_COUNT = sizeof algorithms / sizeof *algorithms };
_Static_assert(ALGORITHM_COUNT == CSP_AC4 + 1, "a row for each algorithm");

CSP_API const char *csp_algorithm_name(int i)
{
    return i >= 0 && i < ALGORITHM_COUNT ? algorithms[i]->name : NULL;
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

static struct arc make_arc(const struct csp_search *s, int constraint, int side)
{
    const struct constraint *c = &s->model->constraint[constraint];
    const struct domain *from = &s->domain[c->scope[side]], *to = &s->domain[c->scope[!side]];
    struct arc a = {
        .x = c->scope[side],
        .y = c->scope[!side],
        .constraint = constraint,
        .side = side,
        .relation = relation_of(c),
        .from = from,
        .to = to,
        .memory = &s->ac_memory[constraint],
    };
    a.revise = s->ac->choose ? s->ac->choose(&a) : s->ac->revise;
    a.may_rest = s->takes_shortcuts;
    if (!is_listed(from) || !is_listed(to)) { /* no values to look at one by one, nor to remove */
        a.revise = revise_comparison;
        a.may_rest = false;
    }
    return a;
}

/* x != y removes nothing until y is fixed. */
static bool is_patient(const struct constraint *c)
{
    return !relation_of(c)->matrix && relation_of(c)->op == CSP_NOT_EQUAL;
}

/* Counts the arcs of each variable (`fill` is false), or fills them in: `next` is the place after the last one.  Those of
   patient constraints come last, unless the order of the constraints is to be kept.  */
static void place_arcs(struct csp_search *s, size_t *next, bool patient, bool fill)
{
    size_t relations = 0;
    for (int k = 0; k < s->constraints; k++) {
        const struct constraint *c = &s->model->constraint[k];
        if (!is_relation(c) || (is_patient(c) && !s->keeps_order) != patient) continue;
        for (int side = 1; side >= 0; side--) {
            const size_t at = next[c->scope[!side]]++;
            if (fill) s->arc[at] = make_arc(s, k, side);
            if (fill && s->keeps_order) s->arc_in_order[2 * relations + (size_t)side] = at;
        }
        relations++;
    }
}

/* The arcs that are due when a variable has changed: one for each of its places in relations. */
static bool list_arcs(struct csp_search *s)
{
    const size_t n = (size_t)s->variables;
    s->first_arc = new_array(n + 2, sizeof *s->first_arc);
    s->patient_arc = new_array(n + 1, sizeof *s->patient_arc);
    if (!s->first_arc || !s->patient_arc) return false;
    size_t *next = s->first_arc + 1; /* shifted by one while they are counted and filled in */
    place_arcs(s, next + 1, false, false);
    place_arcs(s, next + 1, true, false);
    for (size_t x = 0; x < n; x++) next[x + 1] += next[x];
    if (!(s->arc = new_array(next[n], sizeof *s->arc))) return false;
    if (s->keeps_order && !(s->arc_in_order = new_array(next[n], sizeof *s->arc_in_order))) return false;
    place_arcs(s, next, false, true);
    memcpy(s->patient_arc, next, n * sizeof *next);
    place_arcs(s, next, true, true);
    return true;
}

bool ac_start(struct csp_search *s, csp_algorithm algorithm)
{
    s->ac = algorithms[(unsigned)algorithm < ALGORITHM_COUNT ? algorithm : CSP_AC3BIT];
    s->takes_shortcuts = s->ac->takes_shortcuts && !s->options.trace;
    const bool queues_arcs = s->options.queue == CSP_QUEUE_ARCS && !s->ac->sweeps;
    s->keeps_order = queues_arcs || s->ac->sweeps;
    s->ac_memory = new_array((size_t)s->constraints, sizeof *s->ac_memory);
    bool good = s->ac_memory != NULL;
    for (int i = 0; i < s->constraints && good; i++) {
        const struct constraint *c = &s->model->constraint[i];
        for (int side = 0; side < 2 && is_relation(c) && good; side++)
            good = start_side(s, c, &s->ac_memory[i], side);
    }
    return good && list_arcs(s) && (!queues_arcs || arc_queue_start(s));
}

void ac_end(struct csp_search *s)
{
    for (int i = 0; i < s->constraints && s->ac_memory; i++)
        for (int side = 0; side < 2; side++) {
            free(s->ac_memory[i].about_value[side]);
            free(s->ac_memory[i].seen[side]);
        }
    arc_queue_end(s);
    free(s->ac_memory);
    free(s->arc);
    free(s->arc_in_order);
    free(s->first_arc);
    free(s->patient_arc);
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

enum { CHECKS_BETWEEN_QUESTIONS = 1 << 18 };

bool must_break_off(struct csp_search *s)
{
    if (s->paused || !s->options.stop || s->counters.checks < s->next_check_question) return s->paused;
    s->next_check_question = s->counters.checks + CHECKS_BETWEEN_QUESTIONS;
    return s->paused = s->options.stop(s->options.stop_context, &s->counters);
}

bool keep_supported(struct csp_search *s, const struct arc *a,
                    bool (*has_support)(struct csp_search *, const struct arc *, int i))
{
    for (int w = 0; w < a->from->words; w++) {
        s->kept[w] = a->from->word[w];
        for_each_bit(b, a->from->word[w])
            if (!must_break_off(s) && !has_support(s, a, 64 * w + b)) s->kept[w] &= ~bit(b);
    }
    return keep_bits(s, a->x, s->kept);
}

static bool has_any_support(struct csp_search *s, const struct arc *a, int i)
{
    return find_support(s, a, i, 0) >= 0;
}

bool revise_from_scratch(struct csp_search *s, const struct arc *a)
{
    return keep_supported(s, a, has_any_support);
}

/* ---- arcs ---- */

bool revise_comparison(struct csp_search *s, const struct arc *a)
{
    return propagate_comparison(s, a->relation, a->side, a->x, a->y);
}

static bool revise(struct csp_search *s, const struct arc *a)
{
    s->counters.revisions++;
    s->running = a->constraint;
    if (s->options.trace) trace_select(s, a->constraint, a->side);
    const bool good = a->revise(s, a);
    if (s->options.trace) trace_revised(s, a->constraint, a->side, good);
    s->running = NOBODY;
    if (s->paused) { /* it may not be finished: it is due once more */
        a->memory->revised_at[a->side] = 0;
        note_change(s, a->y, CHANGED);
    }
    if (!good) blame(s, a->constraint);
    return good;
}

/* If (y, x) is not due and x is fixed, every value of y supports it.  Domains of bounds may still hold values that
   were to be removed. */
static bool is_at_rest(const struct arc *a) { return a->may_rest && is_fixed(a->from); }

bool revise_around(struct csp_search *s, csp_variable y)
{
    const bool all = is_fixed(&s->domain[y]) || !s->takes_shortcuts;
    const struct arc *const end = s->arc + (all ? s->first_arc[y + 1] : s->patient_arc[y]);
    for (const struct arc *a = s->arc + s->first_arc[y]; a < end; a++) {
        uint64_t *revised_at = a->memory->revised_at;
        if (s->changed_at[y] <= revised_at[a->side]) continue;
        const bool mirror_was_due = s->changed_at[a->x] > revised_at[!a->side];
        if (!mirror_was_due && is_at_rest(a)) continue;
        revised_at[a->side] = s->clock;
        if (!revise(s, a)) return false;
        /* a relation of a variable to itself would hide its own changes */
        if (!mirror_was_due && a->x != y) revised_at[!a->side] = s->clock;
    }
    return true;
}

bool revise_all(struct csp_search *s)
{
    for (size_t i = 0; i < s->first_arc[s->variables]; i++)
        if (!revise(s, &s->arc[s->arc_in_order[i]])) return false;
    return true;
}

bool revise_next(struct csp_search *s)
{
    const size_t place = arc_queue_take(s);
    const bool good = revise(s, &s->arc[place]);
    if (good && s->paused) arc_queue_put_back(s, place);
    return good;
}

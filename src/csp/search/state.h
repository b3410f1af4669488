/* SPDX-License-Identifier: MIT */
/* state.h - everything a search knows: domains, what has changed, what was learned.

   A change of a domain puts its variable into the queue.  The variable with the smallest domain is taken out first;
   the binary relations on it are revised at once, other constraints become ready and run when no
   variable waits, the cheap ones first.  With a queue of arcs (arc_queue.h), the arcs to the variable are added to it
   instead of being revised, and the other constraints run when no arc waits.  */
#ifndef CSP_STATE_H
#define CSP_STATE_H

#include "base/rng.h"
#include "csp.h"
#include "csp/domain/domain.h"
#include "csp/model/kind.h"
#include "csp/domain/trail.h"

struct change {
    uint8_t events;
    bool waiting;
    int cause; /* the constraint that made it; several: NOBODY */
};
enum { NOBODY = -1 };

/* Constraints that are ready to run: a ring for each cost. */
struct ready_ring {
    int *constraint;
    size_t first, count, room;
};

/* x = value, or x <= value if it is a bound; if it is negative, the opposite of that. */
struct decision {
    csp_variable variable;
    csp_value value;
    bool bound, negative;
    bool refuted; /* its opposite was tried, and searched to the end */
    bool idle;    /* when it was taken, all variables of interest had values: see is_distinct() */
};

struct contest;
struct nogoods;
struct ac_memory;
struct arc;
struct arc_queue;
struct shadow;

struct csp_search {
    const csp_model *model;
    csp_options options;
    int variables, constraints;

    struct domain *domain;
    bitset *words; /* of all domains */
    struct trail trail;

    /* Constraints on variable x that are not relations: seat[first_seat[x]] to seat[first_seat[x+1]-1].  Relations
       have arcs instead.  */
    int *seat;
    size_t *first_seat;
    void **memory; /* by constraint */

    /* ---- the queue ---- */
    struct change *change;
    csp_variable *waiting;
    int waiting_count;
    csp_variable in_hand; /* the variable that was taken out last */
    struct ready_ring ready[COSTS];
    bool *is_ready;
    int running;                 /* the constraint at work, or NOBODY */
    uint64_t clock, *changed_at; /* see ac.h */
    /* Arcs that may be due when x changes: from first_arc[x] to first_arc[x+1]-1; those from patient_arc[x] on
       remove nothing before it has its value.  */
    struct arc *arc;
    size_t *first_arc, *patient_arc;
    size_t *arc_in_order;        /* places of arcs, in the order of the constraints; NULL: not needed */
    struct arc_queue *arc_queue; /* NULL: changed variables wait, not arcs */
    const struct ac *ac;
    bool takes_shortcuts, keeps_order;
    struct ac_memory *ac_memory;
    bitset *kept; /* room for the words of the largest domain */

    /* ---- the search ---- */
    enum { NOT_STARTED, SPREADING, GOING_DOWN, AT_SOLUTION, GOING_BACK, OVER } stage;
    uint32_t *weight; /* by constraint: how often it failed */
    struct open_pair {
        int first, second; /* places */
    } * open_pair;         /* by constraint */
    csp_variable *open;    /* variables, those with several values first */
    int *open_at;
    int open_count;
    struct contest *contest; /* instead of these, where there are very many variables */
    struct level {
        size_t path; /* decisions before it */
        int open_count;
    } * level;
    size_t level_room;
    struct decision *path; /* all decisions in force, and refuted ones */
    size_t path_length, path_room;
    csp_variable last_conflict;
    uint64_t cutoff, failures_since_restart;
    struct nogoods *nogoods;
    struct rng rng;
    bool ignores_groups;            /* now: see csp_options.alternate_groups */
    int *group_of, *place_in_group; /* by variable */
    csp_value *solution, *scope_values;
    bool searching; /* csp_search_next() has been called */
    bool has_solution;
    csp_value best;
    struct climb {
        bool may_probe, probing, wants_root;
        uint64_t solutions;       /* since the last start from the root */
        uint64_t patience;        /* solutions before a probe */
        csp_value step;           /* of an objective without a bound */
    } climb;                      /* see goal.h */
    bool has_choice;              /* variables of no interest do not all follow from the others */
    bool may_exceed;              /* some variables have no bound */
    bool cut_off;                 /* something that was left out has values beyond CSP_MAX_VALUE */
    uint64_t next_question;       /* nodes */
    uint64_t next_check_question; /* checks: see must_break_off() */
    uint64_t work;                /* since the caller was last asked whether to stop */
    bool paused;                  /* propagate() was stopped, and continues when it is called again */
    csp_counters counters;
    uint64_t steps; /* traced */
    struct shadow *shadow;
};

/* Are the groups of the model followed at every other restart only? */
static inline bool alternates(const struct csp_search *s)
{
    return s->options.alternate_groups && s->options.restarts && !s->options.no_groups;
}

/* Are solutions that differ only in variables of no interest one? */
static inline bool is_distinct(const struct csp_search *s)
{
    return s->options.distinct && s->has_choice && s->model->goal == CSP_SATISFY;
}

/* A domain has changed: notes this for the constraints on it. */
static inline void note_change(struct csp_search *s, csp_variable x, unsigned events)
{
    struct change *c = &s->change[x];
    s->changed_at[x] = ++s->clock;
    c->events |= (uint8_t)events;
    if (!c->waiting) {
        c->waiting = true;
        c->cause = s->running;
        s->waiting[s->waiting_count++] = x;
        if ((uint64_t)s->waiting_count > s->counters.queue_peak)
            s->counters.queue_peak = (uint64_t)s->waiting_count;
    } else if (c->cause != s->running) {
        c->cause = NOBODY;
    }
}

/* Asks the caller whether to stop, if enough `work` has been done since it was last asked. */
bool must_pause(struct csp_search *);
/* Runs until nothing waits, or until it is stopped: see `paused`.  False: a domain would be empty, or a constraint
   cannot hold; the queue is empty then, too.  */
bool propagate(struct csp_search *);
/* Makes every constraint ready. */
void wake_all(struct csp_search *);
/* Empties the queue, because the domains will go back to a state in which it was empty. */
void forget_changes(struct csp_search *);

#endif

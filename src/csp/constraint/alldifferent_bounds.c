/* SPDX-License-Identifier: MIT */
/* alldifferent_bounds.c - all-different by bounds (Lopez-Ortiz, Quimper, Tromp and van Beek 2003).

   Each variable is an interval.  A Hall interval contains as many variables as it has values, so a variable that
   starts in it without ending in it must start after it.  Intervals are put in by increasing upper end; the line is cut
   at all ends, and a cut knows how many values before it are still unused.

       variables      [1 2]  [1 2]  [2 3 4]        1 2 is a Hall interval: the third begins at 3
       cuts           1     2     3     5          of [low, high + 1)

   Upper bounds are lower bounds of the mirror image.  Both passes start from the same intervals, and together
   leave nothing to be found by a second run, unless a bound falls into a hole of its domain and moves on.

   Every fixed variable is a Hall interval, so two equal ones are always noticed, even if the domains are bounds
   only.  Values inside other domains are removed by the rule of alldifferent_value.c, which moves no further
   bound here.  */
#include "csp/constraint/alldifferent.h"

struct interval {
    int64_t low, high; /* `high` itself is not included */
    int from, to;      /* these as cuts */
    int64_t raised;    /* the lowest value that an assignment has */
};

struct bounds_memory {
    struct fixed_first fixed;
    struct interval *interval; /* by place */
    int64_t *cut;              /* one beyond each end, too */
    int64_t *unused; /* by cut: values between it and the cut before that no variable has taken */
    int cuts;
    int *next_room;                /* by cut: trees to the first cut with unused values before it */
    int *hall;                     /* by cut: trees to the end of the Hall interval that it lies in */
    int *by_low, *by_high, *spare; /* places; the first two are almost sorted from the run before */
};

/* ---- memory ---- */

static size_t bounds_memory(const struct csp_model *m, const struct constraint *c)
{
    const size_t n = (size_t)c->arity, cuts = 2 * n + 2;
    (void)m;
    return sizeof(struct bounds_memory) + n * sizeof(struct interval) + 2 * cuts * sizeof(int64_t) +
           2 * cuts * sizeof(int) + 3 * n * sizeof(int) + n * sizeof(csp_variable);
}

static void start_bounds(struct csp_search *s, const struct constraint *c, void *memory)
{
    struct bounds_memory *m = memory;
    const size_t n = (size_t)c->arity, cuts = 2 * n + 2;
    (void)s;
    m->interval = (struct interval *)(void *)(m + 1);
    m->cut = (int64_t *)(void *)(m->interval + n);
    m->unused = m->cut + cuts;
    m->next_room = (int *)(void *)(m->unused + cuts);
    m->hall = m->next_room + cuts;
    m->by_low = m->hall + cuts;
    m->by_high = m->by_low + n;
    m->spare = m->by_high + n;
    fixed_first_start(&m->fixed, c, m->spare + n);
    for (int i = 0; i < c->arity; i++) m->by_low[i] = m->by_high[i] = i;
}

/* ---- sorting ---- */

static int64_t end_of(const struct interval *i, bool upper) { return upper ? i->high : i->low; }

enum { SMALL_RUN = 16 };

static void sort_run(const struct interval *interval, bool upper, int *order, int count)
{
    for (int i = 1; i < count; i++) {
        const int place = order[i];
        const int64_t end = end_of(&interval[place], upper);
        int at = i;
        for (; at > 0 && end_of(&interval[order[at - 1]], upper) > end; at--) order[at] = order[at - 1];
        order[at] = place;
    }
}

/* Merges two sorted runs; if they are already in order, only their ends are compared. */
static void merge_runs(const struct interval *interval, bool upper, int *order, int middle, int count,
                       int *spare)
{
    int left = 0, right = middle, at = 0;
    if (end_of(&interval[order[middle - 1]], upper) <= end_of(&interval[order[middle]], upper)) return;
    memcpy(spare, order, (size_t)middle * sizeof *spare);
    while (left < middle) {
        const bool take_right = right < count && end_of(&interval[order[right]], upper) <
                                                     end_of(&interval[spare[left]], upper);
        order[at++] = take_right ? order[right++] : spare[left++];
    }
}

/* Linear for almost sorted input, and never worse than n log n. */
static void sort_by_end(struct bounds_memory *m, bool upper, int *order, int count)
{
    for (int i = 0; i < count; i += SMALL_RUN)
        sort_run(m->interval, upper, order + i, count - i < SMALL_RUN ? count - i : SMALL_RUN);
    for (int width = SMALL_RUN; width < count; width *= 2)
        for (int i = 0; i + width < count; i += 2 * width) {
            const int both = count - i < 2 * width ? count - i : 2 * width;
            merge_runs(m->interval, upper, order + i, width, both, m->spare);
        }
}

/* ---- cuts ---- */

static int add_cut(struct bounds_memory *m, int64_t at)
{
    if (m->cut[m->cuts - 1] != at) m->cut[m->cuts++] = at;
    return m->cuts - 1;
}

static void make_cuts(struct bounds_memory *m, int count)
{
    int low = 0, high = 0;
    m->cut[0] = m->interval[m->by_low[0]].low - 2;
    m->cuts = 1;
    while (high < count) {
        struct interval *begin = low < count ? &m->interval[m->by_low[low]] : NULL;
        struct interval *end = &m->interval[m->by_high[high]];
        if (begin && begin->low <= end->high) {
            begin->from = add_cut(m, begin->low);
            low++;
        } else {
            end->to = add_cut(m, end->high);
            high++;
        }
    }
    m->cut[m->cuts] = m->cut[m->cuts - 1] + 2;
    m->cuts++;
}

/* Mirrors the line: x becomes -x.  Mirroring twice gives the original. */
static void mirror(struct bounds_memory *m, int count)
{
    const int last = m->cuts - 1;
    for (int i = 0; i <= last - i; i++) {
        const int64_t cut = m->cut[i];
        m->cut[i] = -m->cut[last - i];
        m->cut[last - i] = -cut;
    }
    for (int i = 0; i < count; i++) {
        struct interval *v = &m->interval[i];
        const int from = v->from;
        v->from = last - v->to;
        v->to = last - from;
    }
    for (int i = 0; i < count; i++) m->spare[i] = m->by_low[count - 1 - i];
}

/* ---- lower bounds ---- */

/* The root of a tree whose links go up. */
static int root_of(const int *link, int i)
{
    while (link[i] > i) i = link[i];
    return i;
}

static void link_path(int *link, int from, int to, int target)
{
    while (from != to) {
        const int next = link[from];
        link[from] = target;
        from = next;
    }
}

/* Takes the first unused value at or after the start of an interval.  Returns the cut after it, and in `before` the
   cut at which the full stretch before it starts.  */
static int take_value(struct bounds_memory *m, int from, int *before)
{
    int *link = m->next_room;
    int room = root_of(link, from + 1);
    *before = link[room];
    if (--m->unused[room] == 0) {
        link[room] = room + 1;
        room = root_of(link, room + 1);
        link[room] = *before;
    }
    link_path(link, from + 1, room, room);
    return room;
}

/* `order` is by increasing upper ends.  False: more variables than values. */
static bool raise_lows(struct bounds_memory *m, const int *order, int count)
{
    const int64_t *cut = m->cut;
    int *hall = m->hall;
    for (int i = 1; i < m->cuts; i++) {
        m->next_room[i] = hall[i] = i - 1;
        m->unused[i] = cut[i] - cut[i - 1];
    }
    for (int i = 0; i < count; i++) {
        struct interval *v = &m->interval[order[i]];
        int before;
        const int room = take_value(m, v->from, &before);
        const int64_t left = m->unused[room] - (cut[room] - cut[v->to]); /* values up to its end */
        if (left < 0) return false;
        v->raised = cut[v->from];
        if (hall[v->from] > v->from) {
            const int behind = root_of(hall, hall[v->from]);
            v->raised = cut[behind];
            link_path(hall, v->from, behind, behind);
        }
        if (left == 0) { /* a Hall interval ends here */
            link_path(hall, hall[v->to], before - 1, v->to);
            hall[v->to] = before - 1;
        }
    }
    return true;
}

/* ---- the propagator ---- */

static void read_intervals(const struct csp_search *s, const struct constraint *c,
                           struct bounds_memory *m)
{
    for (int i = 0; i < c->arity; i++) {
        const struct domain *d = &s->domain[c->scope[i]];
        m->interval[i].low = d->min;
        m->interval[i].high = d->max + 1;
    }
    sort_by_end(m, false, m->by_low, c->arity);
    sort_by_end(m, true, m->by_high, c->arity);
    make_cuts(m, c->arity);
}

/* `again`: a bound fell into a hole, so there may be more to find. */
static bool narrow_bounds(struct csp_search *s, const struct constraint *c, struct bounds_memory *m,
                          bool *again)
{
    read_intervals(s, c, m);
    if (!raise_lows(m, m->by_high, c->arity)) return false;
    for (int i = 0; i < c->arity; i++) m->interval[i].low = m->interval[i].raised;
    mirror(m, c->arity);
    if (!raise_lows(m, m->spare, c->arity)) return false;
    *again = false;
    for (int i = 0; i < c->arity; i++) {
        const struct domain *d = &s->domain[c->scope[i]];
        const int64_t low = m->interval[i].low, high = -m->interval[i].raised - 1;
        if (!keep_between(s, c->scope[i], low, high)) return false;
        if (d->min != low || d->max != high) *again = true;
    }
    return true;
}

/* Cuts are differences and sums of bounds; beyond this, only fixed values are removed. */
static bool are_moderate(const struct csp_search *s, const struct constraint *c)
{
    const csp_value most = CSP_MAX_VALUE / 4;
    for (int i = 0; i < c->arity; i++)
        if (s->domain[c->scope[i]].min < -most || s->domain[c->scope[i]].max > most) return false;
    return true;
}

static bool propagate_bounds(struct csp_search *s, const struct constraint *c, void *memory)
{
    struct bounds_memory *m = memory;
    bool again = c->arity > 1 && are_moderate(s, c);
    while (again)
        if (!narrow_bounds(s, c, m, &again)) return false;
    return drop_fixed_values(s, &m->fixed, c->arity);
}

const struct kind by_bounds_kind = {.name = "all_different",
                                    .satisfied = all_different_satisfied,
                                    .propagate = propagate_bounds,
                                    .wakes = CHANGED_BOUNDS,
                                    .cost = LINEAR,
                                    .idempotent = true,
                                    .memory = bounds_memory,
                                    .start = start_bounds,
                                    .reaches = reaches_bounds};

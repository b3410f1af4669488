/* SPDX-License-Identifier: MIT */
/* core.c - junctions that cannot be labelled together, as few as possible.

   Terms: a set of junctions *clashes* if no labelling of the lines around them shows a corner at each, whatever the other
   junctions show.  A set that clashes still clashes when junctions are added.  A *core* clashes, but no longer if any one of
   its junctions is removed.

   A core is found in a list of junctions that clashes (shrink()): the last junction of the shortest prefix that clashes
   belongs to a core within that prefix.  It is moved to the front, and the same is repeated with the rest, until
   the junctions at the front clash by themselves.  If the junctions are ordered by their distance from one of them,
   the core is small; each junction has its turn as the first.

   The smallest core is found by hitting sets (Ignatiev, Previti, Liffiton and Marques-Silva, 2015): junctions outside a set that
   does not clash, and cannot grow without clashing, are an *escape*; every core has a junction of every escape.  So the
   smallest set that hits all escapes known so far is no larger than the smallest core.  If it clashes, it is a smallest core; if not, it
   gives another escape.  The hitting sets are a constraint problem themselves.  */
#include "base/contract.h"
#include "base/room.h"
#include "base/memory.h"
#include "waltz/labels/encode.h"

enum {
    MOST_STARTS = 60,    /* junctions that have their turn as the first */
    MOST_PROVED = 400,   /* junctions of a component whose smallest core is searched for */
    MOST_WORK = 1000000, /* junctions of all sets tested for that, once there is a core */
    MOST_ESCAPES = 300,  /* ... and escapes that may be needed for it */
    MOST_NODES = 100000  /* ... and positions for each hitting set */
};

struct core_finder {
    const waltz_drawing *d;
    const waltz_options *options; /* may be NULL */
    cornerset *corners;           /* of each junction: what is allowed */
    int *place;                   /* for encode() */
    int *set, *list, *best;       /* junctions */
    int best_count;
    int *mark;    /* for each junction; -1 everywhere while not in use */
    int **escape; /* lists of junctions, each preceded by its length */
    int escapes;
    long work;   /* junctions tested */
    bool failed; /* out of memory, or stopped by the caller */
    waltz_result failure;
};

static bool must_stop(void *context, const csp_counters *so_far)
{
    const struct core_finder *f = context;
    (void)so_far;
    return f->options && f->options->stop && f->options->stop(f->options->stop_context);
}

static bool give_up(struct core_finder *f, waltz_result why)
{
    f->failed = true;
    f->failure = why;
    return false;
}

/* Searches for one labelling of these junctions.  False if that is not known; then f->failed says why. */
static bool clashes(struct core_finder *f, const int *junctions, int count)
{
    if (f->failed) return false;
    csp_model *model =
        encode(&(struct part){f->d, junctions, count, f->corners, WALTZ_BY_JUNCTIONS}, f->place);
    csp_search *search = NULL;
    csp_result result = CSP_NO_MEMORY;
    if (model) search = csp_search_new(model, &(csp_options){.stop = must_stop, .stop_context = f});
    if (search) result = csp_search_next(search);
    csp_search_free(search);
    csp_model_free(model);
    if (result == CSP_NO_MEMORY) return give_up(f, WALTZ_NO_MEMORY);
    if (result == CSP_STOPPED) return give_up(f, WALTZ_STOPPED);
    return result == CSP_DONE;
}

/* ---- a core ---- */

static void move_to_front(int *list, int from)
{
    const int moved = list[from];
    memmove(list + 1, list, (size_t)from * sizeof *list);
    list[0] = moved;
}

/* Reduces a list that clashes to a core; returns its length.  Stops early, with a longer list, once `enough` junctions are
   known to be in the core.  */
static int shrink(struct core_finder *f, int *list, int count, int enough)
{
    int sure = 0; /* junctions in front that belong to the core */
    while (sure < enough && !clashes(f, list, sure) && !f->failed) {
        /* the beginning of length `low` does not clash; in most lists a short one does */
        int low = sure, high = sure + 1;
        while (high < count && !clashes(f, list, high)) {
            low = high;
            high = 2 * high < count ? 2 * high : count;
        }
        while (high - low > 1) {
            const int middle = low + (high - low) / 2;
            if (clashes(f, list, middle)) high = middle;
            else low = middle;
        }
        if (f->failed) break;
        move_to_front(list, high - 1);
        count = high;
        sure++;
    }
    return sure < enough && !f->failed ? sure : count;
}

/* Lists the junctions of a component, near ones first; returns their number. */
static int list_from(const struct core_finder *f, int start, int *list)
{
    int count = 0;
    list[count++] = start;
    f->mark[start] = 0;
    for (int at = 0; at < count; at++)
        for (int i = 0; i < f->d->junction[list[at]].degree; i++) {
            const int other = neighbour(f->d, list[at], i);
            if (f->mark[other] >= 0) continue;
            f->mark[other] = 0;
            list[count++] = other;
        }
    for (int i = 0; i < count; i++) f->mark[list[i]] = -1;
    return count;
}

static void remember(struct core_finder *f, const int *list, int count)
{
    memcpy(f->best, list, (size_t)count * sizeof *list);
    f->best_count = count;
}

static void find_some_core(struct core_finder *f, int component, int size)
{
    const int step = size / MOST_STARTS + 1;
    int met = 0;
    f->work = 0;
    for (int j = 0; j < f->d->junctions && !f->failed; j++) {
        if (f->d->junction[j].component != component || met++ % step != 0) continue;
        if (f->best_count && f->work > MOST_WORK) return;
        const int all = list_from(f, j, f->list);
        const int count = shrink(f, f->list, all, f->best_count ? f->best_count : all + 1);
        if (!f->failed && (!f->best_count || count < f->best_count)) remember(f, f->list, count);
    }
}

/* ---- the smallest one ---- */

/* Grows a set that does not clash, by junctions of `list`, until every other junction would make it clash; these
   others are an escape.  */
static bool add_escape(struct core_finder *f, int all, int count)
{
    int *escape = new_array((size_t)all + 1, sizeof *escape);
    if (!escape) return give_up(f, WALTZ_NO_MEMORY);
    for (int i = 0; i < count; i++) f->mark[f->set[i]] = 0;
    for (int i = 0; i < all; i++) {
        const bool member = f->mark[f->list[i]] >= 0;
        f->mark[f->list[i]] = -1;
        if (member) continue;
        f->set[count] = f->list[i];
        if (clashes(f, f->set, count + 1)) escape[++escape[0]] = f->list[i];
        else count++;
    }
    f->escape[f->escapes++] = escape;
    return !f->failed;
}

/* Variable i says whether junction list[i] is in the set; the last one is their number. */
static csp_model *hitting_model(struct core_finder *f, int all, csp_variable *any,
                                csp_value *coefficient)
{
    csp_model *m = csp_model_new();
    if (!m) return NULL;
    for (int i = 0; i < all; i++) {
        csp_add_range(m, NULL, 0, 1);
        any[i] = i;
        coefficient[i] = 1;
        f->mark[f->list[i]] = i;
    }
    csp_add_range(m, NULL, 0, f->best_count);
    any[all] = all;
    coefficient[all] = -1;
    csp_linear(m, coefficient, any, all + 1, CSP_EQUAL, 0);
    csp_set_goal(m, CSP_MINIMISE, all);
    for (int e = 0; e < f->escapes; e++) {
        const int *escape = f->escape[e];
        for (int i = 0; i < escape[0]; i++) any[i] = f->mark[escape[i + 1]];
        csp_clause(m, any, escape[0], NULL, 0);
    }
    for (int i = 0; i < all; i++) f->mark[f->list[i]] = -1;
    return m;
}

/* Makes `set` the smallest set of the junctions in `list` that has one of every escape; returns their number, that of the best
   core if no set has fewer, or -1: not found in time, or out of memory.  */
static int find_hitting_set(struct core_finder *f, int all)
{
    csp_variable *any = new_array((size_t)all + 1, sizeof *any);
    csp_value *coefficient = new_array((size_t)all + 1, sizeof *coefficient);
    csp_model *m = any && coefficient ? hitting_model(f, all, any, coefficient) : NULL;
    csp_search *search = NULL;
    csp_result result = CSP_NO_MEMORY;
    int count = f->best_count;
    if (m)
        search = csp_search_new(
            m, &(csp_options){.node_limit = MOST_NODES, .stop = must_stop, .stop_context = f});
    while (search && (result = csp_search_next(search)) == CSP_SOLUTION) {
        count = 0;
        for (int i = 0; i < all; i++)
            if (csp_search_value(search, i)) f->set[count++] = f->list[i];
    }
    csp_search_free(search);
    csp_model_free(m);
    free(any);
    free(coefficient);
    if (result == CSP_NO_MEMORY) give_up(f, WALTZ_NO_MEMORY);
    return result == CSP_DONE ? count : -1;
}

static void forget_escapes(struct core_finder *f)
{
    while (f->escapes) free(f->escape[--f->escapes]);
}

/* Searches the component of a junction for a core that is smaller than the best so far.  True: there is none, so no core of this component
   is smaller than the best.  */
static bool find_smaller(struct core_finder *f, int junction)
{
    const int all = list_from(f, junction, f->list);
    bool proved = false;
    while (f->escapes < MOST_ESCAPES && !f->failed && !proved) {
        const int count = find_hitting_set(f, all);
        if (count < 0) break;
        proved = count >= f->best_count;
        if (proved) break;
        if (clashes(f, f->set, count)) {
            remember(f, f->set, count);
            proved = true;
        } else {
            add_escape(f, all, count);
        }
    }
    forget_escapes(f);
    return proved;
}

/* ---- all components ---- */

/* Searches every component that clashes; `proved` says whether the best core is the smallest. */
static void search_components(struct core_finder *f, bool *proved)
{
    int component = 0; /* they are numbered in the order of their first junctions */
    *proved = true;
    for (int j = 0; j < f->d->junctions && !f->failed; j++) {
        if (f->d->junction[j].component != component) continue;
        const int size = list_from(f, j, f->list);
        if (clashes(f, f->list, size)) {
            find_some_core(f, component, size);
            *proved &= !f->failed && size <= MOST_PROVED && find_smaller(f, j);
        }
        component++;
    }
    *proved &= !f->failed;
}

static waltz_result search_core(struct core_finder *f, int *junctions, int *count, bool *smallest)
{
    search_components(f, smallest);
    if (f->failed && (!f->best_count || f->failure == WALTZ_NO_MEMORY)) return f->failure;
    if (!f->best_count) return WALTZ_NONE;
    memcpy(junctions, f->best, (size_t)f->best_count * sizeof *junctions);
    *count = f->best_count;
    return WALTZ_FOUND;
}

WALTZ_API waltz_result waltz_find_core(const waltz_drawing *d, const waltz_options *options,
                                       int *junctions, int *count, bool *smallest)
{
    REQUIRE(d && junctions && count, "drawing, junctions or count is NULL");
    waltz_options whole;
    if (options) options = TAKEN(waltz_options, options, &whole, trace_format);
    const size_t all = (size_t)d->junctions;
    bool ignored;
    struct core_finder f = {.d = d,
                            .options = options,
                            .corners = new_array(all, sizeof *f.corners),
                            .place = new_array(all, sizeof *f.place),
                            .set = new_array(all, sizeof *f.set),
                            .list = new_array(all, sizeof *f.list),
                            .best = new_array(all, sizeof *f.best),
                            .mark = new_array(all, sizeof *f.mark),
                            .escape = new_array(MOST_ESCAPES, sizeof *f.escape)};
    waltz_result result = WALTZ_NO_MEMORY;
    if (f.corners && f.place && f.set && f.list && f.best && f.mark && f.escape) {
        for (int j = 0; j < d->junctions; j++) {
            f.corners[j] = corners_allowed(d, j, options && options->extended);
            f.place[j] = f.mark[j] = -1;
        }
        result = search_core(&f, junctions, count, smallest ? smallest : &ignored);
    }
    free(f.escape);
    free(f.corners);
    free(f.place);
    free(f.set);
    free(f.list);
    free(f.best);
    free(f.mark);
    return result;
}

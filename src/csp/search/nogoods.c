/* SPDX-License-Identifier: MIT */
/* nogoods.c - see nogoods.h */
#include "csp/search/nogoods.h"

#include "base/memory.h"
#include "csp/search/decide.h"

/* Nogoods follow one another in `decision`; the first two of each are watched. */
struct nogood {
    size_t first;
    int count;
};

struct nogoods {
    struct decision *decision;
    size_t decisions, decision_room;
    struct nogood *nogood;
    size_t count, room, watched;
    unsigned wakes; /* changes that may make a decision hold */
    struct watch_list {
        int *nogood;
        size_t count, room;
    } * watch; /* by variable */
    int variables;
    struct decision *tried; /* room for those of a path that were not refuted */
    size_t tried_room;
};

bool nogoods_start(struct csp_search *s)
{
    s->nogoods = new_array(1, sizeof *s->nogoods);
    if (!s->nogoods) return false;
    s->nogoods->variables = s->variables;
    s->nogoods->watch = new_array((size_t)s->variables, sizeof *s->nogoods->watch);
    return s->nogoods->watch != NULL;
}

void nogoods_end(struct csp_search *s)
{
    struct nogoods *g = s->nogoods;
    if (!g) return;
    for (int x = 0; x < g->variables && g->watch; x++) free(g->watch[x].nogood);
    free(g->watch);
    free(g->decision);
    free(g->nogood);
    free(g->tried);
    free(g);
}

static bool watch(struct nogoods *g, csp_variable x, int nogood)
{
    struct watch_list *w = &g->watch[x];
    if (!make_room((void **)&w->nogood, w->count, &w->room, sizeof *w->nogood)) return false;
    w->nogood[w->count++] = nogood;
    return true;
}

static bool add_decision(struct nogoods *g, struct decision d)
{
    if (!make_room((void **)&g->decision, g->decisions, &g->decision_room, sizeof *g->decision))
        return false;
    g->decision[g->decisions++] = d;
    g->wakes |= d.bound ? CHANGED_BOUNDS : d.negative ? CHANGED : CHANGED_FIXED;
    return true;
}

/* The first decisions that were tried on the path, and one that was refuted below them. */
static bool learn(struct nogoods *g, size_t tried, struct decision refuted)
{
    const struct nogood n = {.first = g->decisions, .count = (int)tried + 1};
    for (size_t i = 0; i < tried; i++)
        if (!add_decision(g, g->tried[i])) return false;
    if (!add_decision(g, refuted)) return false;
    if (!make_room((void **)&g->nogood, g->count, &g->room, sizeof *g->nogood)) return false;
    g->nogood[g->count++] = n;
    return true;
}

bool learn_nogoods(struct csp_search *s)
{
    struct nogoods *g = s->nogoods;
    size_t tried = 0;
    for (size_t i = 0; i < s->path_length; i++) {
        const struct decision d = s->path[i];
        if (d.refuted) {
            if (!learn(g, tried, opposite(d))) return false;
            s->counters.nogoods++;
            continue;
        }
        if (!make_room((void **)&g->tried, tried, &g->tried_room, sizeof *g->tried)) return false;
        g->tried[tried++] = d;
    }
    return true;
}

static void swap(struct decision *a, struct decision *b)
{
    const struct decision old = *a;
    *a = *b;
    *b = old;
}

/* At the root: what holds there holds for good. */
static bool start_watching(struct csp_search *s, int nogood)
{
    struct nogoods *g = s->nogoods;
    const struct nogood *n = &g->nogood[nogood];
    struct decision *d = &g->decision[n->first];
    int open = 0;
    for (int i = n->count - 1; i >= 0 && open < 2; i--) /* the deepest first: they come to hold last */
        if (i >= open && !decision_holds(s, &d[i])) swap(&d[open++], &d[i++]);
    if (open == 0) return false;
    if (open == 1) return apply_decision(s, opposite(d[0]));
    if (!watch(g, d[0].variable, nogood) || !watch(g, d[1].variable, nogood))
        s->trail.short_of_memory = true;
    return true;
}

bool watch_nogoods(struct csp_search *s)
{
    struct nogoods *g = s->nogoods;
    for (; g->watched < g->count; g->watched++)
        if (!start_watching(s, (int)g->watched)) return false;
    return true;
}

/* Watches another decision instead of the k-th, which holds.  False: all others hold, too. */
static bool move_watch(struct csp_search *s, int nogood, int k)
{
    struct nogoods *g = s->nogoods;
    const struct nogood *n = &g->nogood[nogood];
    struct decision *d = &g->decision[n->first];
    for (int i = 2; i < n->count; i++) {
        if (decision_holds(s, &d[i])) continue;
        swap(&d[i], &d[k]);
        if (!watch(g, d[k].variable, nogood)) s->trail.short_of_memory = true;
        return true;
    }
    return false;
}

/* False: the nogood is broken.  `moved`: x need not be watched for it any more. */
static bool look_at(struct csp_search *s, int nogood, csp_variable x, bool *moved)
{
    const struct decision *d = &s->nogoods->decision[s->nogoods->nogood[nogood].first];
    for (int k = 0; k < 2; k++) {
        if (d[k].variable != x || !decision_holds(s, &d[k])) continue;
        *moved = move_watch(s, nogood, k);
        return *moved || apply_decision(s, opposite(d[!k]));
    }
    return true;
}

bool apply_nogoods(struct csp_search *s, csp_variable x, unsigned events)
{
    struct watch_list *w = &s->nogoods->watch[x];
    if (!w->count || !(events & (s->nogoods->wakes))) return true;
    const size_t count = w->count;
    size_t kept = 0;
    bool good = true;
    for (size_t i = 0; i < count; i++) {
        const int nogood = w->nogood[i];
        bool moved = false;
        if (good) good = look_at(s, nogood, x, &moved);
        if (!moved) w->nogood[kept++] = nogood;
    }
    while (w->count > count && kept < count)
        w->nogood[kept++] = w->nogood[--w->count]; /* added meanwhile */
    if (kept < count) w->count = kept;
    return good;
}

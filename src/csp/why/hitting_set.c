/* SPDX-License-Identifier: MIT */
/* hitting_set.c - see hitting_set.h.

   Of the sets that are not hit yet, the one with the fewest elements is taken: one of these must be chosen.  They are tried in turn, and
   each is excluded for those after it.  Sets that share no element need one each, which is the bound.  */
#include "csp/why/hitting_set.h"

#include "base/memory.h"

/* A set of which one element is chosen. */
struct level {
    size_t set;
    int element;
};

struct hitting_search {
    const struct hitting_sets *all;
    struct level *level;
    int depth;
    int left;      /* elements that may still be chosen */
    bool *chosen;  /* elements */
    int *excluded; /* for each element the depth at which it was tried, or 0 */
    bool *seen;    /* elements of sets that were counted for the bound */
    int *count;    /* of each element: sets that it would hit */
    int *hits;     /* chosen elements of each set */
};

/* ---- sets ---- */

bool hitting_sets_add(struct hitting_sets *h, const bool *left_out)
{
    if (!make_room((void **)&h->end, h->sets, &h->end_room, sizeof *h->end)) return false;
    for (int e = 0; e < h->elements; e++) {
        if (left_out[e]) continue;
        if (!make_room((void **)&h->element, h->used, &h->room, sizeof *h->element)) return false;
        h->element[h->used++] = e;
    }
    h->end[h->sets++] = h->used;
    return true;
}

void hitting_sets_free(struct hitting_sets *h)
{
    free(h->element);
    free(h->end);
}

struct elements {
    const int *first, *end;
};

static struct elements elements_of(const struct hitting_sets *h, size_t set)
{
    return (struct elements){h->element + (set ? h->end[set - 1] : 0), h->element + h->end[set]};
}

/* ---- the search ---- */

/* Chooses an element, or takes it back. */
static void choose(struct hitting_search *s, int element, bool chosen)
{
    s->chosen[element] = chosen;
    s->left += chosen ? -1 : 1;
    for (size_t set = 0; set < s->all->sets; set++) {
        const struct elements in = elements_of(s->all, set);
        for (const int *e = in.first; e < in.end; e++)
            if (*e == element) s->hits[set] += chosen ? 1 : -1;
    }
}

static int open_elements(const struct hitting_search *s, size_t set)
{
    const struct elements in = elements_of(s->all, set);
    int open = 0;
    for (const int *e = in.first; e < in.end; e++) open += !s->excluded[*e];
    return open;
}

/* Has it no element in common with those before it?  Its elements count as seen from then on. */
static bool is_apart(const struct hitting_search *s, size_t set)
{
    const struct elements in = elements_of(s->all, set);
    for (const int *e = in.first; e < in.end; e++)
        if (s->seen[*e] && !s->excluded[*e]) return false;
    for (const int *e = in.first; e < in.end; e++) s->seen[*e] = true;
    return true;
}

/* The set with the fewest elements of those that are not hit; false: too many of these share no element. */
static bool find_narrowest(struct hitting_search *s, size_t *narrowest)
{
    int fewest = 0, apart = 0;
    *narrowest = s->all->sets;
    memset(s->seen, 0, (size_t)s->all->elements * sizeof *s->seen);
    for (size_t set = 0; set < s->all->sets; set++) {
        if (s->hits[set]) continue;
        const int open = open_elements(s, set);
        if (*narrowest == s->all->sets || open < fewest) {
            *narrowest = set;
            fewest = open;
        }
        apart += is_apart(s, set);
        if (open == 0 || apart > s->left) return false;
    }
    return true;
}

/* The element of the set that hits the most sets; -1: all have been tried. */
static int pick(const struct hitting_search *s, size_t from)
{
    const struct elements candidates = elements_of(s->all, from);
    int best = -1;
    for (const int *e = candidates.first; e < candidates.end; e++) s->count[*e] = 0;
    for (size_t set = 0; set < s->all->sets; set++) {
        const struct elements in = elements_of(s->all, set);
        for (const int *e = in.first; e < in.end && !s->hits[set]; e++) s->count[*e]++;
    }
    for (const int *e = candidates.first; e < candidates.end; e++)
        if (!s->excluded[*e] && (best < 0 || s->count[*e] > s->count[best])) best = *e;
    return best;
}

static void leave_level(struct hitting_search *s)
{
    const struct elements in = elements_of(s->all, s->level[s->depth - 1].set);
    for (const int *e = in.first; e < in.end; e++)
        if (s->excluded[*e] == s->depth) s->excluded[*e] = 0;
    s->depth--;
}

/* Tries another element at the last level that has one; false: none has. */
static bool try_next(struct hitting_search *s)
{
    while (s->depth > 0) {
        struct level *l = &s->level[s->depth - 1];
        if (l->element >= 0) {
            choose(s, l->element, false);
            s->excluded[l->element] = s->depth;
        }
        l->element = pick(s, l->set);
        if (l->element >= 0) {
            choose(s, l->element, true);
            return true;
        }
        leave_level(s);
    }
    return false;
}

static enum hitting search(struct hitting_search *s, hitting_step *goes_on, void *context)
{
    do {
        size_t set;
        if (!goes_on(context)) return HITTING_STOPPED;
        if (!find_narrowest(s, &set)) continue;
        if (set == s->all->sets) return HITTING_FOUND;
        s->level[s->depth++] = (struct level){set, -1};
    } while (try_next(s));
    return HITTING_NONE;
}

enum hitting hitting_set_find(const struct hitting_sets *h, int most, bool *chosen,
                              hitting_step *goes_on, void *context)
{
    const size_t elements = (size_t)h->elements;
    struct hitting_search s = {.all = h,
                               .left = most,
                               .chosen = chosen,
                               .level = new_array((size_t)most + 1, sizeof *s.level),
                               .excluded = new_array(elements, sizeof *s.excluded),
                               .seen = new_array(elements, sizeof *s.seen),
                               .count = new_array(elements, sizeof *s.count),
                               .hits = new_array(h->sets, sizeof *s.hits)};
    const bool good = s.level && s.excluded && s.seen && s.count && s.hits;
    memset(chosen, 0, elements * sizeof *chosen);
    const enum hitting result = good ? search(&s, goes_on, context) : HITTING_NO_MEMORY;
    free(s.level);
    free(s.excluded);
    free(s.seen);
    free(s.count);
    free(s.hits);
    return result;
}

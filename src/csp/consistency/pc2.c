/* SPDX-License-Identifier: MIT */
/* pc2.c - path consistency (Mackworth 1977) of the binary relations of a problem.

   Every two variables get a relation: all pairs of values, less those that a constraint excludes.  A pair (a, b) of i and j
   stays if every other variable k has a value c such that (a, c) and (c, b) do:

       row a of R_ij  becomes  R_ij[a]  and  the union of R_kj[c] for all c in R_ik[a]

   A pair of variables whose relation has changed is revised again with every third variable.  Much stronger than arc
   consistency, and much more expensive: for teaching, and for small problems.  */
#include "base/memory.h"
#include "csp/consistency/relation.h"
#include "csp/search/search.h"

enum { MOST_WORDS = 1 << 23 }; /* 64 MB */

struct network {
    struct csp_search *search;
    int n;
    size_t *first; /* of the rows of i for j: at i * n + j */
    bitset *row;
    int *queue; /* pairs i * n + j with i < j: a ring */
    size_t begin, waiting, room;
    bool *is_waiting;
};

static int words_of(const struct network *g, int i) { return g->search->domain[i].words; }

static bitset *row_of(const struct network *g, int i, int j, int a)
{
    return g->row + g->first[(size_t)i * (size_t)g->n + (size_t)j] + (size_t)a * (size_t)words_of(g, j);
}

static void enqueue(struct network *g, int i, int j)
{
    const int pair = i < j ? i * g->n + j : j * g->n + i;
    if (g->is_waiting[pair]) return;
    g->is_waiting[pair] = true;
    g->queue[(g->begin + g->waiting++) % g->room] = pair;
}

/* ---- making it ---- */

static bool allocate(struct network *g)
{
    const size_t n = (size_t)g->n;
    size_t words = 0;
    g->first = new_array(n * n, sizeof *g->first);
    g->is_waiting = new_array(n * n, sizeof *g->is_waiting);
    g->room = n * n;
    g->queue = new_array(g->room, sizeof *g->queue);
    if (!g->first || !g->is_waiting || !g->queue) return false;
    for (int i = 0; i < g->n; i++)
        for (int j = 0; j < g->n; j++) {
            g->first[(size_t)i * n + (size_t)j] = words;
            if (i != j) words += (size_t)g->search->domain[i].bits * (size_t)words_of(g, j);
            if (words > MOST_WORDS) return false;
        }
    g->row = new_array(words, sizeof *g->row);
    return g->row != NULL;
}

static void release(struct network *g)
{
    free(g->first);
    free(g->is_waiting);
    free(g->queue);
    free(g->row);
}

/* All pairs of values that are left. */
static void fill(struct network *g)
{
    for (int i = 0; i < g->n; i++)
        for (int j = 0; j < g->n; j++) {
            const struct domain *d = &g->search->domain[i], *e = &g->search->domain[j];
            if (i == j) continue;
            for (int w = 0; w < d->words; w++)
                for_each_bit(b, d->word[w])
                    memcpy(row_of(g, i, j, 64 * w + b), e->word, (size_t)e->words * sizeof *e->word);
        }
}

static void exclude(struct network *g, const struct constraint *c)
{
    const struct relation *r = relation_of(c);
    for (int side = 0; side < 2; side++) {
        const int i = c->scope[side], j = c->scope[!side];
        const struct domain *d = &g->search->domain[i], *e = &g->search->domain[j];
        g->search->work += (uint64_t)d->bits * (uint64_t)(r->matrix ? 1 : e->words);
        for (int a = 0; a < d->bits; a++) {
            bitset *row = row_of(g, i, j, a);
            for (int w = 0; w < e->words; w++) {
                if (r->matrix) row[w] &= supports_of(r, side, a)[w];
                else
                    for_each_bit(b, row[w])
                        if (!relation_holds(r, side, value_at(d, a), value_at(e, 64 * w + b)))
                            row[w] &= ~bit(b);
            }
        }
    }
}

/* ---- using it ---- */

/* R_ij by way of k.  True: it has changed. */
static bool compose(struct network *g, int i, int k, int j)
{
    const struct domain *d = &g->search->domain[i];
    bitset *all = g->search->kept;
    bool changed = false;
    for (int a = 0; a < d->bits; a++) {
        bitset *row = row_of(g, i, j, a);
        const bitset *via = row_of(g, i, k, a);
        for (int w = 0; w < words_of(g, j); w++) all[w] = 0;
        for (int v = 0; v < words_of(g, k); v++)
            for_each_bit(c, via[v]) {
                const bitset *next = row_of(g, k, j, 64 * v + c);
                for (int w = 0; w < words_of(g, j); w++) all[w] |= next[w];
            }
        for (int w = 0; w < words_of(g, j); w++) {
            const bitset gone = row[w] & ~all[w];
            if (!gone) continue;
            changed = true;
            row[w] &= all[w];
            for_each_bit(b, gone) row_of(g, j, i, 64 * w + b)[a / 64] &= ~bit(a % 64);
        }
    }
    g->search->counters.revisions++;
    g->search->work += (uint64_t)d->bits * (uint64_t)words_of(g, k) * (uint64_t)words_of(g, j);
    return changed;
}

static bool close_paths(struct network *g)
{
    for (int i = 0; i < g->n; i++)
        for (int j = i + 1; j < g->n; j++) enqueue(g, i, j);
    while (g->waiting) {
        const int pair = g->queue[g->begin], i = pair / g->n, j = pair % g->n;
        g->begin = (g->begin + 1) % g->room;
        g->waiting--;
        g->is_waiting[pair] = false;
        for (int k = 0; k < g->n; k++) {
            if (k == i || k == j) continue;
            if (must_pause(g->search)) return false;
            if (compose(g, i, j, k)) enqueue(g, i, k);
            if (compose(g, j, i, k)) enqueue(g, j, k);
        }
    }
    return true;
}

/* Values stay that have a partner in every other variable. */
static bool keep_partnered(struct network *g, int i)
{
    struct csp_search *s = g->search;
    const struct domain *d = &s->domain[i];
    for (int w = 0; w < d->words; w++) {
        s->kept[w] = d->word[w];
        for_each_bit(b, d->word[w])
            for (int j = 0; j < g->n; j++) {
                if (j == i) continue;
                const bitset *row = row_of(g, i, j, 64 * w + b);
                bitset any = 0;
                for (int v = 0; v < words_of(g, j); v++) any |= row[v];
                if (!any) s->kept[w] &= ~bit(b);
            }
    }
    return keep_bits(s, i, s->kept);
}

static csp_result use_network(struct network *g)
{
    struct csp_search *s = g->search;
    fill(g);
    for (int i = 0; i < s->constraints; i++) {
        const struct constraint *c = &s->model->constraint[i];
        if (must_pause(s)) return search_paused(s);
        if (c->kind == &relation_kind && c->scope[0] != c->scope[1]) exclude(g, c);
    }
    if (!close_paths(g)) return search_paused(s);
    for (int i = 0; i < g->n; i++)
        if (!keep_partnered(g, i)) {
            s->stage = OVER;
            return CSP_DONE;
        }
    if (propagate(s)) return s->paused ? search_paused(s) : CSP_SOLUTION;
    s->stage = OVER;
    return CSP_DONE;
}

CSP_API csp_result csp_propagate_paths(csp_search *s)
{
    const csp_result first = csp_propagate(s);
    if (first != CSP_SOLUTION) return first;
    struct network g = {.search = s, .n = s->variables};
    bool listed = true;
    for (int x = 0; x < s->variables; x++) listed &= is_listed(&s->domain[x]);
    const csp_result result = listed && allocate(&g) ? use_network(&g) : CSP_NO_MEMORY;
    release(&g);
    return result;
}

/* SPDX-License-Identifier: MIT */
/* ac3bit.c - AC-3 by words (Lecoutre and Vion 2008): a value has a support if a word of its row of the matrix meets
   the same word of the other domain.

   Where the other domain is the smaller one it is quicker to turn the question round: the union of what its
   values support is what may stay.  Comparisons need no matrix: what they exclude is known from bounds, holes
   or the one value that is left.  */
#include "csp/ac.h"

/* Values of x without a support lose their bit in `kept`. */
static void look_up_each(struct csp_search *s, const struct arc *a, bitset *kept)
{
    const int words = a->to->words;
    for (int w = 0; w < a->from->words; w++) {
        kept[w] = a->from->word[w];
        for_each_bit(b, a->from->word[w]) {
            const bitset *row = supports_of(a->relation, a->side, 64 * w + b);
            int v = 0;
            while (v < words && !(row[v] & a->to->word[v])) v++;
            s->counters.checks += (uint64_t)v + 1;
            if (v == words) kept[w] &= ~bit(b);
        }
    }
}

/* `kept` becomes the union of what the values of y support, or something larger than x's domain. */
static void unite_supports(struct csp_search *s, const struct arc *a, bitset *kept)
{
    const int words = a->from->words;
    for (int w = 0; w < words; w++) kept[w] = 0;
    for (int v = 0; v < a->to->words; v++)
        for_each_bit(b, a->to->word[v]) {
            const bitset *row = supports_of(a->relation, !a->side, 64 * v + b);
            bitset missing = 0;
            for (int w = 0; w < words; w++) {
                kept[w] |= row[w];
                missing |= a->from->word[w] & ~kept[w];
            }
            s->counters.checks += (uint64_t)words;
            if (!missing) return;
        }
}

static bool revise3bit(struct csp_search *s, int constraint, int side)
{
    const struct arc a = arc_at(s, constraint, side);
    if (!a.relation->matrix) return propagate_comparison(s, &s->model->constraint[constraint], side);
    if (a.to->size < a.from->size) unite_supports(s, &a, s->kept);
    else look_up_each(s, &a, s->kept);
    return keep_bits(s, a.x, s->kept);
}

const struct ac ac3bit = {.name = "ac3bit", .revise = revise3bit};

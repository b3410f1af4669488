/* SPDX-License-Identifier: MIT */
/* ac3bit.c - AC-3 by words (Lecoutre and Vion 2008): a value has a support if a word of its row of the matrix meets
   the same word of the other domain.

   Unless x has few values it is quicker to turn the question round: the union of what the values of y support is
   what may stay, and it soon covers all of x.  Comparisons need no matrix: what they exclude is known from bounds, holes
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

/* A union is complete after a few values, a look-up takes one step for each value of x. */
enum { FEW_VALUES = 4 };

/* The same for two domains of one word, which most have. */
static bool revise_words(struct csp_search *s, const struct arc *a)
{
    const bitset x = a->from->word[0], y = a->to->word[0];
    bitset kept = 0;
    if (a->from->size <= FEW_VALUES) {
        const bitset *row = a->relation->row[a->side];
        for_each_bit(b, x)
            if (row[b] & y) kept |= bit(b);
        s->counters.checks += (uint64_t)a->from->size;
    } else {
        const bitset *row = a->relation->row[!a->side];
        for (bitset rest = y; rest && (x & ~kept); rest = without_lowest(rest)) {
            kept |= row[lowest(rest)];
            s->counters.checks++;
        }
    }
    return !(x & ~kept) || keep_bits(s, a->x, &kept);
}

static bool revise3bit(struct csp_search *s, const struct arc *a)
{
    if (!a->relation->matrix) return propagate_comparison(s, a->relation, a->side, a->x, a->y);
    if (a->from->words == 1 && a->to->words == 1) return revise_words(s, a);
    if (a->from->size <= FEW_VALUES) look_up_each(s, a, s->kept);
    else unite_supports(s, a, s->kept);
    return keep_bits(s, a->x, s->kept);
}

const struct ac ac3bit = {.name = "ac3bit", .revise = revise3bit};

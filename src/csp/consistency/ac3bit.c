/* SPDX-License-Identifier: MIT */
/* ac3bit.c - AC-3 by words (Lecoutre and Vion 2008): a value has a support if a word of its row of the matrix meets
   the same word of the other domain.

   Unless x has few values it is quicker to ask the other way round: x keeps the union of what the values of y support,
   and that union soon covers all of x.  Comparisons need no matrix: what they exclude is known from bounds, holes
   or the one value that is left.  */
#include "csp/consistency/ac.h"

#define INLINE static inline __attribute__((always_inline))

/* Values of x without a support lose their bit in `kept`. */
INLINE void look_up_each(struct csp_search *s, const struct arc *a, bitset *kept, int from, int to)
{
    for (int w = 0; w < from; w++) {
        kept[w] = a->from->word[w];
        for_each_bit(b, a->from->word[w]) {
            const bitset *row = a->relation->row[a->side] + (64 * w + b) * to;
            int v = 0;
            while (v < to && !(row[v] & a->to->word[v])) v++;
            s->counters.checks += (uint64_t)v + 1;
            if (v == to) kept[w] &= ~bit(b);
        }
    }
}

/* `kept` becomes the union of what the values of y support, or something larger than x's domain. */
INLINE void unite_supports(struct csp_search *s, const struct arc *a, bitset *kept, int from, int to)
{
    for (int w = 0; w < from; w++) kept[w] = 0;
    for (int v = 0; v < to; v++)
        for_each_bit(b, a->to->word[v]) {
            const bitset *row = a->relation->row[!a->side] + (64 * v + b) * from;
            bitset missing = 0;
            for (int w = 0; w < from; w++) {
                kept[w] |= row[w];
                missing |= a->from->word[w] & ~kept[w];
            }
            s->counters.checks += (uint64_t)from;
            if (!missing) return;
        }
}

/* A union is complete after a few values, a look-up takes one step for each value of x. */
enum { FEW_VALUES = 4 };

/* `from` and `to` are the numbers of words of both domains. */
INLINE bool revise_matrix(struct csp_search *s, const struct arc *a, bitset *kept, int from, int to)
{
    if (a->from->size <= FEW_VALUES) look_up_each(s, a, kept, from, to);
    else unite_supports(s, a, kept, from, to);
    bitset lost = 0;
    for (int w = 0; w < from; w++) lost |= a->from->word[w] & ~kept[w];
    return !lost || keep_bits(s, a->x, kept);
}

static bool revise_many(struct csp_search *s, const struct arc *a)
{
    return revise_matrix(s, a, s->kept, a->from->words, a->to->words);
}

/* With two words, loops over words become single steps. */
static bool revise_two(struct csp_search *s, const struct arc *a)
{
    bitset kept[2];
    return revise_matrix(s, a, kept, 2, 2);
}

/* The same for one word, which most domains have; everything stays in registers. */
static bool revise_one(struct csp_search *s, const struct arc *a)
{
    const bitset x = a->from->word[0], y = a->to->word[0];
    bitset missing = x;
    uint64_t checks = 0;
    if (a->from->size <= FEW_VALUES) {
        const bitset *row = a->relation->row[a->side];
        for_each_bit(b, x)
            if (row[b] & y) missing &= ~bit(b);
        checks = (uint64_t)a->from->size;
    } else {
        const bitset *row = a->relation->row[!a->side];
        for (bitset rest = y; rest && missing; rest = without_lowest(rest), checks++)
            missing &= ~row[lowest(rest)];
    }
    s->counters.checks += checks;
    return !missing || keep_word(s, a->x, ~missing);
}

static reviser *choose(const struct arc *a)
{
    const int from = a->from->words, to = a->to->words;
    if (!a->relation->matrix) return revise_comparison;
    if (from == 1 && to == 1) return revise_one;
    return from == 2 && to == 2 ? revise_two : revise_many;
}

const struct ac ac3bit = {.name = "ac3bit", .choose = choose, .takes_shortcuts = true};

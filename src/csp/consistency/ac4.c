/* SPDX-License-Identifier: MIT */
/* ac4.c - AC-4 (Mohr and Henderson 1986): the number of supports of each value is kept.  When a value leaves
   the other domain, the count of each value that it supported drops by one; a value whose count is 0 is removed.
   Optimal, O(e d^2), but it always pays for the worst case: all pairs are counted at the start.  */
#include "csp/consistency/ac.h"

static bool count_supports(struct csp_search *s, const struct arc *a, int i)
{
    uint64_t count = 0;
    for (int w = 0; w < a->to->words; w++)
        for_each_bit(b, a->to->word[w]) count += pair_holds(s, a, i, 64 * w + b);
    a->memory->about_value[a->side][i] = count;
    return count > 0;
}

static bool has_support(struct csp_search *s, const struct arc *a, int i)
{
    (void)s;
    return a->memory->about_value[a->side][i] > 0;
}

/* Bit j has left the domain of y. */
static void take_support(struct csp_search *s, const struct arc *a, int j)
{
    for (int w = 0; w < a->from->words; w++)
        for_each_bit(b, a->from->word[w])
            if (pair_holds(s, a, 64 * w + b, j)) {
                uint64_t *count = &a->memory->about_value[a->side][64 * w + b];
                trail_save(&s->trail, count);
                --*count;
            }
}

/* The first time comes before any decision, so it is never undone. */
static bool revise4(struct csp_search *s, const struct arc *a)
{
    const int side = a->side;
    bitset *seen = a->memory->seen[side];
    if (!a->memory->counted[side]) {
        a->memory->counted[side] = true;
        for (int w = 0; w < a->to->words; w++) seen[w] = a->to->word[w];
        const bool good = keep_supported(s, a, count_supports);
        if (s->paused) a->memory->counted[side] = false; /* once more, from the beginning */
        return good;
    }
    for (int w = 0; w < a->to->words; w++) {
        const bitset gone = seen[w] & ~a->to->word[w];
        if (!gone) continue;
        trail_save(&s->trail, &seen[w]);
        for_each_bit(b, gone) {
            if (must_break_off(s)) break;
            seen[w] &= ~bit(b);
            take_support(s, a, 64 * w + b);
        }
    }
    return keep_supported(s, a, has_support);
}

const struct ac ac4 = {.name = "ac4", .revise = revise4, .about_values = true, .seen = true};

/* SPDX-License-Identifier: MIT */
/* shrink.c - see shrink.h */
#include "sequences/shrink.h"

#include <string.h>

struct shrinking {
    struct sequence *sequence;
    sequence_fails *fails;
    void *context;
};

/* Takes the attempt over if it fails as well. */
static bool fails_too(struct shrinking *s, const struct sequence *attempt)
{
    if (!s->fails(s->context, attempt)) return false;
    *s->sequence = *attempt;
    return true;
}

static bool fails_without(struct shrinking *s, int first, int count)
{
    struct sequence attempt = *s->sequence;
    if (first + count > attempt.length) count = attempt.length - first;
    attempt.length -= count;
    memmove(attempt.step + first, attempt.step + first + count,
            (size_t)(attempt.length - first) * sizeof *attempt.step);
    return fails_too(s, &attempt);
}

/* From the end, since a call needs only those before it. */
static bool leave_out(struct shrinking *s, int count)
{
    bool shorter = false;
    for (int first = s->sequence->length - 1; first >= 0; first -= count)
        shorter |= first < s->sequence->length && fails_without(s, first, count);
    return shorter;
}

static bool simplify_call(struct shrinking *s, int i)
{
    struct sequence attempt = *s->sequence;
    bool simpler = false;
    memset(attempt.step[i].argument, 0, sizeof attempt.step[i].argument);
    if (!memcmp(&attempt, s->sequence, sizeof attempt)) return false;
    if (fails_too(s, &attempt)) return true;
    for (int k = 0; k < ARGUMENTS; k++)
        for (int smaller = 0, old; smaller < (old = s->sequence->step[i].argument[k]);
             smaller = smaller ? 2 * smaller : 1) {
            attempt = *s->sequence;
            attempt.step[i].argument[k] = smaller;
            if (!fails_too(s, &attempt)) continue;
            simpler = true;
            break;
        }
    return simpler;
}

void shrink(struct sequence *sequence, sequence_fails *fails, void *context)
{
    struct shrinking s = {sequence, fails, context};
    for (int count = sequence->length / 2; count > 1; count /= 2) leave_out(&s, count);
    bool changed = true;
    for (int rounds = 0; changed && rounds < 4; rounds++) {
        while (leave_out(&s, 1)) {}
        changed = false;
        for (int i = 0; i < sequence->length; i++) changed |= simplify_call(&s, i);
    }
}

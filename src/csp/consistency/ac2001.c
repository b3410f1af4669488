/* SPDX-License-Identifier: MIT */
/* ac2001.c - AC-2001 (Bessiere and Regin; Zhang and Yap 2001): supports are searched in order, and each
   search continues where the last one ended.  Optimal, O(e d^2); the last supports are restored with the domains.  */
#include "csp/consistency/ac.h"

static bool has_support(struct csp_search *s, const struct arc *a, int i)
{
    uint64_t *last = &a->memory->about_value[a->side][i]; /* 1 + bit; 0: none yet */
    if (*last && has_bit(a->to, (int)(*last - 1))) return true;
    const int found = find_support(s, a, i, (int)*last);
    if (found < 0) return false;
    trail_save(&s->trail, last);
    *last = (uint64_t)found + 1;
    return true;
}

static bool revise2001(struct csp_search *s, const struct arc *a)
{
    return keep_supported(s, a, has_support);
}

const struct ac ac2001 = {.name = "ac2001", .revise = revise2001, .about_values = true};

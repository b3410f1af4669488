/* SPDX-License-Identifier: MIT */
/* ac3rm.c - AC-3 with residues (Lecoutre and Hemery 2007): the last support of a value is tried first.  It is only a
   hint, so nothing has to be restored on backtracking.  */
#include "csp/consistency/ac.h"

static bool has_support(struct csp_search *s, const struct arc *a, int i)
{
    uint64_t *residue = &a->memory->about_value[a->side][i]; /* 1 + bit; 0: none yet */
    if (*residue && has_bit(a->to, (int)(*residue - 1))) return true;
    const int found = find_support(s, a, i, 0);
    if (found < 0) return false;
    *residue = (uint64_t)found + 1;
    a->memory->about_value[!a->side][found] = (uint64_t)i + 1; /* supports support each other */
    return true;
}

static bool revise3rm(struct csp_search *s, const struct arc *a)
{
    return keep_supported(s, a, has_support);
}

const struct ac ac3rm = {.name = "ac3rm", .revise = revise3rm, .about_values = true};

/* SPDX-License-Identifier: MIT */
/* ac_template.c - copy this file to add an algorithm of arc consistency: one that looks for a support from the last value on.

   Only the tests compile it.  Other places to change:
       ac.h, ac.c                        its name in ALGORITHMS, at the end, and in the assertion that counts them
       include/csp.h                     its name in csp_algorithm, at the end
       cli/{sudoku/options,csp,waltz}/option_rows.c   the help of --algorithm
   tests/csp/test_ac.c then compares it with the others.  */
#include "csp/consistency/ac.h"

extern const struct ac ac_template;

/* Does bit i of x have a support in y?  pair_holds() counts the check. */
static bool has_support(struct csp_search *s, const struct arc *a, int i)
{
    for (int j = a->to->bits - 1; j >= 0; j--)
        if (has_bit(a->to, j) && pair_holds(s, a, i, j)) return true;
    return false;
}

/* keep_supported() asks about each value of x, and lets the search be interrupted between two of them. */
static bool revise_template(struct csp_search *s, const struct arc *a)
{
    return keep_supported(s, a, has_support);
}

/* An algorithm that remembers something about values says so here (.about_values), and finds it in a->memory. */
const struct ac ac_template = {.name = "template", .revise = revise_template};

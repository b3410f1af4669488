/* SPDX-License-Identifier: MIT */
/* backtracking.c - chronological backtracking, the textbook's BACKTRACK.

   There it is a recursive function; here each call is a level, so that a search of ten thousand variables needs no deep stack:

       function BACKTRACK(assignment)                        one round of the loop
           if all variables have values, return              report_solution()
           choose a variable; for each of its values         choose_level(), then try_value() in each round
               if it fits the values given before            find_conflict()
                   give it the value, infer                  infer()
                   if BACKTRACK succeeds, return
                   take the value and what followed back     ascend()
           return failure                                    go_back()  */
#include "csp/textbook/inference.h"
#include "csp/textbook/methods.h"
#include "csp/textbook/ordering.h"

/* Gives the variable its next value that fits; false: none is left.  After inference all values that are left fit. */
static bool try_value(struct assignment *a)
{
    const int x = a->level[a->levels - 1].variable;
    int value;
    while ((value = next_value(a)) != NO_VALUE) {
        if (a->options.inference == CSP_NO_INFERENCE && find_conflict(a, x, value) >= 0) continue;
        descend(a, value);
        return true;
    }
    return false;
}

csp_textbook_result search_by_backtracking(struct assignment *a, csp_error *error)
{
    (void)error;
    choose_level(a);
    for (;;) {
        if (must_stop(a)) return CSP_TEXTBOOK_STOPPED;
        if (!try_value(a)) {
            if (!go_back(a, 0)) return CSP_TEXTBOOK_DONE;
        } else if (!infer(a)) {
            ascend(a);
        } else if (a->levels < a->network->variables) {
            choose_level(a);
        } else {
            if (!report_solution(a)) return CSP_TEXTBOOK_ENOUGH;
            ascend(a);
        }
    }
}

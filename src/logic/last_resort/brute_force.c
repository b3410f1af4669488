/* SPDX-License-Identifier: MIT */
/* brute_force.c - the declared last resort: look up a digit of the solution.

   This is not a deduction and is never proved.  The cell is the middle one of the open cells, as in HoDoKu.  */
#include "logic/step/finders.h"

void find_brute_force(struct finder *f, int argument)
{
    (void)argument;
    if (!f->solution || !f->at->open) return;
    int skip = f->at->open / 2, cell = 0;
    while (f->at->digit[cell] || skip--) cell++;
    step_begin(f->step, TECHNIQUE_brute_force);
    step_place(f->step, cell, f->solution[cell]);
    report_step(f);
}

/* SPDX-License-Identifier: MIT */
/* layout_test.c - see layout_test.h; the deductions are in differing.h */
#include "engine/layout_test.h"

#include "engine/differing.h"

bool layout_may_be_possible(const sudoku_rules *r)
{
    struct differing d;
    differing_begin(&d, r, 3 * r->n);
    differing_settle(&d);
    return !d.impossible;
}

/* SPDX-License-Identifier: MIT */
/* rule_template.c - copy this to add a rule: "the diagonal one to the right, which continues at the left, holds every digit".

   Only the tests compile it.  Rules are short, so the function and the row go into extras.c.  Other places to change:
       house_kind_rows.h                 a row, if its houses are of a new kind: a copy of the row of "window"
       ../words/rows/rows_rules*.h       a row for `needs`, if no other rule has the same requirement
       docs/FORMATS.md                   for users
   Engines, techniques, readers, printers, the page and the tests of all rule sets then know the rule.  */
#include "board/extras.h"

extern const struct extra_rule rule_template;

/* Called twice: first houses and cells are only counted.  Rows and columns count from 0, the houses of a kind from 1. */
static void add_template(struct house_list *l)
{
    begin_house(l, HOUSE_falling_diagonal, 3);
    for (int i = 0; i < l->n; i++) add_cell(l, i, (i + 1) % l->n);
}

/* NULL instead of such a function: the rule is possible for all sizes and boxes. */
static bool has_boxes(const struct house_list *l) { return l->box_rows > 0; }

const struct extra_rule rule_template = {.name = "template",
                                         .also = "other-name",
                                         .about = "the diagonal one to the right holds every digit",
                                         .fits = has_boxes,
                                         .needs = SAY_boxes,
                                         .add = add_template};

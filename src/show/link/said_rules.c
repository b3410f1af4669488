/* SPDX-License-Identifier: MIT */
/* said_rules.c - see said_rules.h */
#include "show/link/said_rules.h"

#include <string.h>

#include "board/extras.h"

static int houses_of_rule(const sudoku_rules *r, const struct extra_rule *rule)
{
    struct house_list l = {.n = r->n, .box_rows = r->box_rows, .box_columns = r->box_columns};
    rule->add(&l);
    return l.houses;
}

static const char *name_of(const struct said_rule *table, const char *ours)
{
    for (; table->ours; table++)
        if (!strcmp(table->ours, ours)) return table->theirs;
    return NULL;
}

void say_rules(const sudoku_rules *r, const struct said_rule *table,
               void (*rule)(void *context, const char *theirs),
               void (*house)(void *context, const struct house *), void *context)
{
    int h = r->first_extra;
    for (int i = 0; i < extra_rule_count; i++) { /* the order in which rules list their houses */
        if (!(r->extras & 1u << i) || extra_rules[i].parts) continue;
        const char *theirs = name_of(table, extra_rules[i].name);
        const int end = h + houses_of_rule(r, &extra_rules[i]);
        if (theirs) rule(context, theirs);
        for (; h < end; h++)
            if (!theirs) house(context, &r->house[h]);
    }
    for (; h < r->house_count; h++) house(context, &r->house[h]);
}

/* SPDX-License-Identifier: MIT */
/* said_rules.h - the extra houses of rules as another program says them: by a name that it has, or cell by cell. */
#ifndef SHOW_LINK_SAID_RULES_H
#define SHOW_LINK_SAID_RULES_H

#include "board/rules.h"

/* What the other program calls one of our rules. */
struct said_rule {
    const char *ours, *theirs;
};

/* Calls `rule` for each rule in force that is in the table, which ends with NULL, and `house` for every other extra house. */
void say_rules(const sudoku_rules *, const struct said_rule *table,
               void (*rule)(void *context, const char *theirs),
               void (*house)(void *context, const struct house *), void *context);

#endif

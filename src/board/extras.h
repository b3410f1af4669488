/* SPDX-License-Identifier: MIT */
/* extras.h - the extra rules that have a name.  A new variant is one function that adds houses and
   one row in the table of extras.c.  */
#ifndef BOARD_EXTRAS_H
#define BOARD_EXTRAS_H

#include "board/house_list.h"
#include "sudoku.h"

struct extra_rule {
    const char *name, *about;
    /* NULL, or does the rule make sense for this size?  If not: `needs`. */
    bool (*fits)(int n);
    const char *needs;
    void (*add)(struct house_list *);
    /* NULL, or adds houses that follow from the rule. */
    void (*add_implied)(struct house_list *);
};

enum { EXTRA_RULES = 2 };
extern const struct extra_rule extra_rules[EXTRA_RULES];

/* The rule of that name, in small letters or capitals, or -1. */
int extra_rule_named(const char *name, size_t length);
/* Looks up names separated by blanks or commas; "classic" is no rule at all.  False, with the unknown
   word in *word and its *length, if there is one.  */
bool extra_rules_named(const char *names, unsigned *extras, const char **word, size_t *length);

#endif

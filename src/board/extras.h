/* SPDX-License-Identifier: MIT */
/* extras.h - the extra rules that have a name.  A new variant is one function that adds houses and
   one row in the table of extras.c.  */
#ifndef BOARD_EXTRAS_H
#define BOARD_EXTRAS_H

#include "board/house_list.h"
#include "sudoku.h"

struct extra_rule {
    const char *name, *about;
    /* NULL, or is the rule possible for this size?  If not, `needs` says what it needs. */
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
/* Adds the rules named in a text, with blanks or commas between the names; "classic" adds no rule.
   Returns NULL, or the first name that is unknown, with a sentence about it in `error`.  */
const char *add_extra_rules(const char *names, size_t length, unsigned *extras, sudoku_error *error);

#endif

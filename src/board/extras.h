/* SPDX-License-Identifier: MIT */
/* extras.h - the extra rules that have a name.  A new variant is one function that adds houses and
   one row in the table of extras.c.  */
#ifndef BOARD_EXTRAS_H
#define BOARD_EXTRAS_H

#include "board/house_list.h"
#include "sudoku.h"
#include "words/message.h"

struct extra_rule {
    const char *name, *about;
    const char *title[LANGUAGES]; /* for a list to choose from */
    const char *also;             /* NULL, or other names, with blanks between */
    const char *parts; /* NULL, or the rules that it consists of; then it has no houses of its own */
    /* NULL, or is the rule possible for the size and boxes of this list?  If not, `needs` says what it needs. */
    bool (*fits)(const struct house_list *);
    enum message_code needs;
    bool by_size; /* only the size matters to that */
    void (*add)(struct house_list *);
    /* NULL, or adds houses that follow from the rule. */
    void (*add_implied)(struct house_list *);
};

extern const struct extra_rule extra_rules[];
extern const int extra_rule_count;

/* The next word of a text with blanks or commas between words, in `*length` its length, and moves *at past it; NULL: there is none. */
const char *next_rule_word(const char **at, const char *end, size_t *length);
/* The rules of that name, in small letters or capitals, as a set; 0: there are none. */
unsigned extra_rules_named(const char *name, size_t length);
/* The names of a set of rules, with blanks between. */
void name_extra_rules(unsigned extras, char *names, size_t room);
/* Adds the rules named in a text, with blanks or commas between the names; "classic" adds no rule.
   Returns NULL, or the first name that is unknown, with a sentence about it in `error`.  */
const char *add_extra_rules(const char *names, size_t length, unsigned *extras, sudoku_error *error);
/* Says that there is no rule of that name, and which there are; `more` are names that rules of others have, each after ", ". */
void fail_by_unknown_rule(const char *name, size_t length, const char *more, sudoku_error *error);

#endif

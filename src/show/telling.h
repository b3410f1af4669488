/* SPDX-License-Identifier: MIT */
/* telling.h - shared by the files that implement step_words.h: the step that is described, and the things that a template
   names.

   A template is told about the whole step, or about something small in it: a link of a chain, a set, a row of a table.  */
#ifndef SHOW_TELLING_H
#define SHOW_TELLING_H

#include "base/out.h"
#include "board/rules.h"
#include "show/language.h"
#include "show/step_facts.h"

/* What the small templates speak about. */
struct about {
    cells here, others;
    bitset digits, more;
    struct short_list houses;
    int set, next; /* numbers of sets or groups */
    const sudoku_node *node;
    bool again; /* "it": the node's cell was just spoken of */
};

struct telling {
    struct out *out;
    const sudoku_rules *rules;
    const sudoku_step *step;
    const struct language *language;
    const struct about *about; /* NULL: the whole step */
};

/* The contents of braces: a key, with "in" or "In" before it, and ":or" or "#one/many" after it. */
struct placeholder {
    const char *key;
    size_t length;
    bool in, capital, or_list;
    const char *choice; /* "one/many", or NULL */
    const char *end;    /* the closing brace */
};

bool is_key(const struct placeholder *, const char *key);

/* What a key stands for: one of four kinds of things. */
enum kind { NOTHING, DIGITS, CELLS, HOUSES, SPECIAL };

struct thing {
    enum kind kind;
    struct short_list list; /* of digits or houses */
    cells set;
};

/* ---- step_words.c ---- */

void tell(const struct telling *, const char *template);
void tell_about(const struct telling *, const char *template, const struct about *);
/* The separator in a list before item number `at`. */
void tell_between(const struct telling *, int at, int count, bool or_list);

/* ---- told_things.c ---- */

/* Things with names.  SPECIAL: one of the tellers below has the words, or there are none. */
struct thing thing_of(const struct telling *, const struct placeholder *);
int count_things(const struct thing *);

/* ---- told_chains.c ---- */

void tell_chains(const struct telling *);
void tell_ends(const struct telling *);
/* The cells of a remote pair in order, and in which house each sees the next. */
void tell_path(const struct telling *);
/* Of the loop's candidates two exclude each that goes; whichever way round is right, one of them is true. */
void tell_loop_pairs(const struct telling *);
bool loop_pairs_are_known(const struct telling *);
/* Why the ends of chains that begin alike cannot all be. */
void tell_clash(const struct telling *);
/* Why one of the chains begins with the truth. */
void tell_ground(const struct telling *);
/* What the technique that gives a node relies on. */
void tell_rest(const struct telling *);

/* ---- told_patterns.c ---- */

void tell_orders(const struct telling *);
void tell_sets(const struct telling *);
void tell_part_of_coq(const struct telling *, int role);
/* Cells of a role, each with its digits. */
void tell_extras(const struct telling *);
void tell_candidates(const struct telling *);
/* What ties each set of a chain to the next; which set each digit of a stem takes it from. */
void tell_ties(const struct telling *);
/* The digits that tie a set of a wing to its pivot, or two sets to each other. */
bitset tying_digits(const struct telling *, int set);
void tell_petals(const struct telling *);
/* Which cells of colours see each other: of the one that goes, of two that cannot both be, of one that is seen by two. */
void tell_wrap(const struct telling *);
void tell_meetings(const struct telling *);
void tell_squeeze(const struct telling *);
/* Why a box has its digit on one line if a place on the other line has it: for each of the links. */
void tell_rectangles(const struct telling *);
/* Every way to fill the base with what goes, and why it is none. */
void tell_exclusions(const struct telling *);

#endif

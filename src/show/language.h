/* SPDX-License-Identifier: MIT */
/* language.h - all texts about steps and techniques, as a table for each language.

   Sentences are templates, see step_words.h.  */
#ifndef SHOW_LANGUAGE_H
#define SHOW_LANGUAGE_H

#include "base/out.h"
#include "board/rules.h"
#include "logic/step/techniques.h"
#include "show/sentences.h"
#include "show/step_looks.h"
#include "sudoku_logic.h"

enum { COUNTED = 10, PAGE_WAYS = 4, REASONS = SUDOKU_BY_STEP + 1 };

/* Why the ends of several chains cannot all be true: a cell would both be and not be a digit, or have no digit or two; a digit
   would have no place or two; or a chain ends in the opposite of its beginning.  */
enum clash {
    CLASH_BOTH,
    CLASH_NO_DIGIT,
    CLASH_TWO_DIGITS,
    CLASH_NO_PLACE,
    CLASH_TWICE,
    CLASH_ITSELF,
    CLASH_UNKNOWN,
    CLASHES
};

/* Why one of the beginnings of several chains is true. */
enum ground { GROUND_CELL, GROUND_HOUSE, GROUND_BOTH_WAYS, GROUND_UNKNOWN, GROUNDS };

struct language {
    sudoku_language houses;    /* the words for houses, in their table */
    const char *const *titles; /* of techniques; NULL: those of their table */
    const char *const *about;  /* a paragraph for each */
    /* What is written between the parts of a line of notation. */
    struct {
        const char *connected_by, *from, *by, *siamese, *fish;
    } notation;

    const char *comma, *last_and, *last_or; /* between the items of a list */
    const char *counted[COUNTED];           /* nought, one, two... */
    const char *place, *remove;             /* {digit}, {cells} */
    const char *after_order;                /* between two orders */
    const char *set;                        /* {letter}, {cells}, {digits} */
    const char *group;                      /* cells and digits of a part: {cells}, {digits} */
    const char *extra;                      /* extra {digits} of a cell: {cells} */
    const char *tie;   /* between two sets of a chain: {letter}, {next}, {digits}, {cells}, {house} */
    const char *petal; /* before a set: the {digit} that it would lose */
    /* A chain: how it begins, on or off, and how it continues: {node} its cells, {digit}, {in house}, {others} the cells of
       a set, {technique}.  More than one cell: the second of each pair.  SUDOKU_ASSUMED: as a statement of its own.  */
    const char *begins[2][2], *follows[REASONS][2][2];
    const char *it;      /* for the cell of the link before */
    const char *then[2]; /* before a link that is off, or on, and */
    const char *besides; /* before a link that does not follow from the previous link */
    const char *at_once; /* what follows is the beginning itself */
    const char *chain_end;
    const char *path;      /* a cell of a remote pair: {cells}, {house} where it sees the one before */
    const char *rules_out; /* after two ends of a loop: {digits}, {cells} that are removed */
    const char *set_is_locked;                    /* in a loop: {cells}, {digits} */
    const char *clash[CLASHES], *ground[GROUNDS]; /* {cells}, {digits}, {house} */
    /* Two colours see each other in {cells} and {house}: {letter} and {next}. */
    const char *wrap, *meeting[2], *squeeze;
    /* A link of an empty rectangle: its places {cells} and {others}; what {cells} rules out; what is left for {home}; what
       follows from that and from the other place.  */
    const char *rectangle[4];
    /* The ways to fill a base: if {cell} is {digit}, and in {others}...; between two digits of a way; why it is none. */
    const char *excludes, *together, *repeats, *empties;
    const char *const *said; /* SENTENCES entries */

    struct {
        const char *where[3][3];                  /* in which part of the grid */
        const char *house, *technique, *cells[2]; /* before a house, a title; a cell, several */
        /* Mistakes: that there are any; of what kind, and the full sentence, first for a wrong digit, then for a missing mark. */
        const char *wrong, *kind[2], *wrong_house, *wrong_cell;
        /* {cell}, {digit}: over a given; a digit that a {house} already has, in {other}; a digit that no solution has,
           or no solution together with the digits before it; a mark  */
        const char *over_given, *clash, *no_solution, *not_together, *missing;
        /* No step: the puzzle is solved; no technique applies, before and after the name of the profile. */
        const char *solved, *stuck[2];
    } hint;

    /* A digit in a cell: before the steps that follow from it; what is wrong, before and after the contradiction; a cell
       with a given; the other answers.  */
    struct {
        const char *suppose, *wrong[2], *over_given, *other[SUDOKU_NOT_KNOWN + 1];
    } claim;

    /* The page of steps; nothing here needs an escape in HTML. */
    struct {
        const char *title, *board, *steps;
        const char *way[PAGE_WAYS], *key[PAGE_WAYS]; /* to the first step, back, on, to the last */
        const char *of;                              /* step 3 of 20 */
        const char *look[LOOKS], *on, *off;          /* the legend */
        const char *end[2];                          /* no further step; solved */
    } page;
};

const struct language *language_of(sudoku_language);
const struct house_words *words_for(const struct language *, const struct house *);
/* A house by its name, as the subject, or after its preposition, which some languages tell apart. */
void out_house_name(struct out *, const struct language *, const struct house *);
void out_house_after(struct out *, const struct language *, const struct house *);
/* Its title in the language. */
const char *technique_title(const struct language *, int technique);

/* The tables; language.c lists them. */
extern const struct language english, german;
extern const char *const technique_about_en[TECHNIQUE_COUNT];
extern const char *const technique_about_de[TECHNIQUE_COUNT],
    *const technique_titles_de[TECHNIQUE_COUNT];

#endif

/* SPDX-License-Identifier: MIT */
/* step_words.h - a step in full sentences, in any language that has a table of them.

   A sentence is a template.  In braces stand the things that a step names:

       {digits} {cells}       the pattern's digits and cells          {digit} {cell}    what is placed
       {base} {cover}         its houses; {in base}, {In base}: with the fitting preposition
       {home} {second}        the first and the second of the base    {last}   the last of the digits
       {pivot} {pincers}      the first of the cells, and the next two
       {pair 1} {pair 2} {pair 3}   the cells two by two
       {shared}               houses in which all of {others} are, and what is removed
       {fins} {endo}          cells of fins
       {others} {z}           cells and digits of the counterpart     {extra}  digits besides the deadly ones
       {line} {block}         parts of a Sue de Coq: cells and digits
       {A} {B} {C} {D}        four colours                            {sets}   almost locked sets with their digits
       {x}                    the digits that tie sets                {gone} {where}  digits and cells of removals
       {count}                how many cells the pattern has, in words
       {chains}               every chain, link by link               {path}   the cells of all chains
       {ends}                 what holds at one end or at the other   {kept}   digits that are not removed
       {so}                   what to do
       {one start}            says nothing, but holds only if all chains begin alike

   {digits:or} lists with "or" instead of "and"; {fins#the fin/the fins} picks one of two texts by the number.
   [this|that] is `this` if there is something to say for everything in it, else `that`.  */
#ifndef SHOW_STEP_WORDS_H
#define SHOW_STEP_WORDS_H

#include "base/out.h"
#include "board/rules.h"
#include "logic/techniques.h"
#include "sudoku_logic.h"

enum { COUNTED = 10, HOUSE_KINDS = SUDOKU_HIDDEN_WINDOW + 1, REASONS = SUDOKU_BY_STEP + 1 };

struct language {
    const char *code;
    void (*house)(struct out *, const sudoku_rules *, int house);
    const char *preposition[HOUSE_KINDS], *capital_preposition[HOUSE_KINDS];
    const char *houses[HOUSE_KINDS]; /* several of a kind, before their numbers; NULL: one by one */
    const char *comma, *last_and, *last_or; /* between the items of a list */
    const char *counted[COUNTED];           /* nought, one, two... */
    const char *place, *remove;             /* {digit}, {cells} */
    const char *after_order;                /* between two orders */
    const char *set;                        /* {letter}, {cells}, {digits} */
    const char *group;                      /* cells and digits of a part: {cells}, {digits} */
    /* A chain: how it begins, on or off, and how it goes on: {node} its cells, {digit}, {in house}, {others} the cells of
       a set, {technique}.  More than one cell: the second of each pair.  */
    const char *begins[2][2], *follows[REASONS][2][2];
    const char *it;      /* for the cell of the link before */
    const char *then[2]; /* before a link that is off, or on, and */
    const char *besides; /* before one that does not follow from the link told last */
    const char *at_once; /* what follows is the beginning itself */
    const char *chain_end;
    const char *const *said; /* TECHNIQUE_COUNT sentences */
};

extern const struct language english;

/* The language of that code, English for NULL; NULL: there is none. */
const struct language *language_coded(const char *code);
void out_words(struct out *, const sudoku_rules *, const sudoku_step *, const struct language *);

#endif

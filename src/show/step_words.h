/* SPDX-License-Identifier: MIT */
/* step_words.h - a step in full sentences, in any language that has a table of them.

   A reader who has only the sentences and the grid can check every clause: they name each cell, digit and house that
   the step's data has (tests/show/test_checkable.c).

   A sentence is a template.  The things that a step names are in braces:

       {digits} {cells}       the pattern's digits and cells          {digit} {cell}    what is placed
       {base} {cover}         its houses; {in base}, {In base}: with the fitting preposition
       {home} {second}        the first and the second of the base    {last cover}  the last of the cover
       {strong}               houses in which a digit of the truths has its places
       {last} {locked}        the last of the digits; those of the truths    {because}  those that are not the pattern's own
       {pivot} {pincers}      the first of the cells, and the next two
       {pair 1} {pair 2} {pair 3}   the cells two by two
       {shared}               houses in which all of {others} are, and what is removed
       {fins} {endo} {body}   cells of fins, and of the fish itself; {eaten}: cells of the fish that it removes
       {others} {z}           cells and digits of the counterpart     {extra} {extras}  digits other than the deadly ones; with cells
       {exits} {members} {whole set}   cells of a deadly pattern and others that make a closed set with them, and both
       {closed} {around}      the digits of that set, and the houses around it
       {beside} {across}      corners next to the one that loses a digit, and opposite
       {losing} {spared}      that corner with its opposite, and the two others
       {line} {block}         parts of a Sue de Coq: cells and digits; {settled line} {settled block}: digits with all places there
       {A} {B} {C} {D}        four colours; {wrap} {meetings} {squeeze}: which cells of them see each other
       {sets}                 almost locked sets with their digits    {ties} {petals}  with what ties them
       {x} {tie A} {tie B}    the digits that tie sets                {gone} {where}   digits and cells of removals
       {rectangles}           the links of an empty rectangle         {ways} {exclusions}  ways to fill cells, and why they fail
       {count}                how many cells the pattern has, in words
       {chains}               every chain, link by link               {path} {turn 1} {turn 2}  cells of a remote pair
       {starts} {thinner}     where chains begin, and the cover houses that would be enough without that
       {ends} {clash}         what holds at one end or at the other; why the ends cannot all be true
       {ground} {loop pairs}  why one beginning is true; which two of a loop exclude what is removed
       {kept}                 digits that are not removed             {so}     what to do

   These write nothing, but hold only if all chains begin alike {one start}, the chain is a ring {ring}, the step is a variant
   of its technique {variant}, or other techniques help on the way {by steps}.

   {digits:or} lists with "or" instead of "and"; {fins#the fin/the fins} picks one of two texts by the number.
   [this|that] is `this` if there is something to say for everything in it, else `that`.  */
#ifndef SHOW_STEP_WORDS_H
#define SHOW_STEP_WORDS_H

#include "base/out.h"
#include "board/rules.h"
#include "sudoku_logic.h"

/* The sentences of the step's technique. */
void out_words(struct out *, const sudoku_rules *, const sudoku_step *, sudoku_language);

#endif

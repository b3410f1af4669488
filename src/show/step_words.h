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
#include "sudoku_logic.h"

/* The sentences of the step's technique. */
void out_words(struct out *, const sudoku_rules *, const sudoku_step *, sudoku_language);

#endif

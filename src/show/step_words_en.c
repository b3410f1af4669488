/* SPDX-License-Identifier: MIT */
/* step_words_en.c - what is said in English; step_words.h says what may stand in braces. */
#include "board/naming.h"
#include "show/language.h"

/* NOLINTBEGIN(bugprone-suspicious-missing-comma): many sentences take several lines */
static const char *const sentences[SENTENCES] = {
    [SAY_FULL_HOUSE] = "[{In base}, {cell} is the last open cell|{cell} is the last open cell of a "
                       "house], and {digit} is the one digit missing there: {so}.",
    [SAY_NAKED_SINGLE] = "All other digits are ruled out for {cell}, so {digit} is what it holds: {so}.",
    [SAY_HIDDEN_SINGLE] = "[{In base}, {cell} is the only cell left that can hold {digit}|In one of its "
                          "houses, {cell} is the only cell left that can hold {digit}], and every digit "
                          "needs a place: {so}.",
    [SAY_DIRECT_LOCKED] =
        "{In home}, the digit {digits} can only go in {cells}, all of them {in cover}. "
        "That takes its other places {in cover} away[, and {in second} a single one is "
        "left|, and a single one is left elsewhere]: {so}.",
    [SAY_DIRECT_HIDDEN] = "[{In base}, the|The] digits {digits} can only go in {cells}, so these cells "
                          "hold nothing else. That leaves a single place for {digit} [{in base}|in one "
                          "of the houses]: {so}.",
    [SAY_LOCKED_SET] = "The {count} cells {cells} lie together[ {in base}] and have only the digits "
                       "{digits} between them. So these digits are used up there, and every other "
                       "cell of these houses loses them: {so}.",
    [SAY_LOCKED] = "{In base}, the digit {digits} can only go where {base} meets {cover} "
                   "({cells}). So no other cell of {cover} can hold {digits}: {so}.",
    [SAY_INTERSECTION] = "{In base}, the digit {digits} can only go in {cells}. Wherever it goes, it is "
                         "seen by {where}, which therefore cannot hold {digits}: {so}.",
    [SAY_LEFTOVERS] =
        "Compare {base} with {cover}: as many houses on both sides, so they hold the same "
        "digits. What they share drops out. What is left over, {cells} on one side and {others} "
        "on the other, must hold the same digits too, each as often[; {digit} already "
        "{digit#stands/stand} in {cells} as often as {digit#it/they} can in {others}, and so in "
        "all places there][{gone#/}[{variant}; {gone} can go in {cells} no more often than "
        "{gone#it already stands/they already stand} in {others}, and so in no other place "
        "there|; {gone} cannot go in any of {cells}, and so not in {others:or} either]]: {so}.",
    [SAY_NAKED] = "The {count} cells {cells} have only the digits {digits} between them: as many "
                  "digits as cells. So these digits are used up there, and [no other cell {in "
                  "base}|no cell that sees all of these] can hold them: {so}.",
    [SAY_HIDDEN] = "[{In base}, the|The] digits {digits} can only go in {cells}: as many cells as "
                   "digits. So these cells hold nothing else: {so}.",
    [SAY_FISH] =
        "{In base}, all places of the digit {digits}[ ({body})] lie {in cover}: as many houses "
        "on both sides. Each of the first needs its {digits}, so {cover} get theirs from there, "
        "and no other cell {in cover} can hold {digits}[, nor can {eaten}, which "
        "{eaten#lies/lie} in two of them at once]: {so}.",
    [SAY_FINNED_FISH] =
        "But for [{fins#the fin/the fins} {fins}[ and {endo#the inner fin/the inner fins} "
        "{endo}]|{endo#the inner fin/the inner fins} {endo}], all places of the digit {digits} "
        "{in base}[ ({body})] lie {in cover}, as many houses again. Either "
        "[{fins#a/a}{endo#/}|[{fins#the/a}|{endo#the/a}]] fin is {digits}, or {cover} get their "
        "{digits} from there and no other cell of theirs can hold it[, nor can {eaten}, which "
        "{eaten#lies/lie} in two of them at once]. What goes in both cases goes for good: {so}.",
    [SAY_KRAKEN_1] =
        "But for [{fins#the cell/the cells} {fins}|some cells], all places of {digits} {in "
        "base}[ ({body})] lie {in cover}, as many houses again. If {fins#that cell is not/none "
        "of those cells is} {digits}, {cover} get their {digits} from there, and {where} cannot "
        "be {gone}.[ {chains}] So {where} is not {gone} in any case: {so}.",
    [SAY_KRAKEN_2] =
        "But for [{fins#the cell/the cells} {fins}|some cells], all places of {digits} {in "
        "base}[ ({body})] lie {in cover}.[ If {digits} were in none of {starts}, all its other "
        "places there would lie {in thinner}, too few houses. So {digits} is in one of "
        "{starts}.][ {chains}] So {where} is not {gone} in any case: {so}.",
    [SAY_REMOTE_PAIR] =
        "The cells [{path}|{cells}] have only {digits}, and each sees the next. So the two "
        "digits take turns[: one is in {turn 1}, the other in {turn 2}]. What sees a cell of "
        "each kind can hold neither: {so}.",
    [SAY_BUG_1] =
        "All open cells but {cells} have two candidates, and without {extra} in {cells}, each "
        "digit would have two places or none in every house. Then there would be two solutions "
        "or none, but the puzzle has one. So {cells} is {extra:or}: {so}.",
    [SAY_BUG_2] = "But for {gone} in {cells}, each open cell has two candidates and each digit "
                  "two places in every house, which would give two solutions or none. So one of "
                  "{cells} is {gone}, and what sees all of them is not: {so}.",
    [SAY_BUG_3] =
        "But for the extra digits {extras}, each open cell has two candidates and each digit two "
        "places in every house, which would give two solutions or none. So one of these extra "
        "digits is true. Its cell and {members}, which {members#has/have} only {closed}, use up "
        "{closed} {in base}: {so}.",
    [SAY_BUG_4] =
        "But for the extra digits {extras}, each open cell has two candidates and each digit two "
        "places in every house, which would give two solutions or none. So one of these extra "
        "digits is true. {In base}, {locked} can go nowhere but in {cells}, so one of these is "
        "{locked}, and the other has an extra digit: {so}.",
    [SAY_SKYSCRAPER] =
        "The digit {digits} has two places in each of two [houses, {base}|parallel houses], and "
        "one end of the first sees one end of the second[ {in cover}]: {pair 2}. They cannot "
        "both be {digits}, so one of the two other ends, {pair 1}, is, and what sees both of "
        "these cannot be: {so}.",
    [SAY_TWO_STRING_KITE] =
        "The digit {digits} has two places in each of two [houses, {base}|crossing houses], and "
        "one end of the first sees one end of the second[ {in cover}]: {pair 2}. They cannot "
        "both be {digits}, so one of the two other ends, {pair 1}, is, and what sees both of "
        "these cannot be: {so}.",
    [SAY_DUAL_KITE] =
        "Two kites share their corners, {pair 2}. [{In strong}|In each of their strings], the "
        "digit {digits} has just two places{strong#/ each}, a corner and a loose end. The "
        "corners see each other, so they cannot both be {digits}, and of the two loose ends of "
        "each kite one is: of {pair 1}, and of {pair 3}. What sees both ends of a kite cannot "
        "be: {so}.",
    [SAY_STRONG_LINKS] =
        "[{chains} [{ring}The two ends see each other, too[ ({in last cover})], so the chain "
        "closes to a loop that can be run through in both directions. So in any case {loop "
        "pairs}|So in any case {ends}, and what sees both cannot be]|The digit {digits} has just "
        "two places in each of several houses, and these follow from each other like the links "
        "of a chain. So one of its two ends is {digits}, and what sees both cannot be]: {so}.",
    [SAY_EMPTY_RECTANGLE] = "{In home}, the digit {digits} can only go in {fins}. {rectangles} So {so}.",
    [SAY_W_WING] = "The cells {cells} have the same two candidates, {digits}. [{In base}|In some "
                   "house], {last} can only go in {fins}, and each of {cells} sees one of these. "
                   "So they cannot both be {last}, one of them is {gone}, and what sees both is "
                   "not: {so}.",
    [SAY_XY_WING] = "The cells {cells} have two candidates each, out of {digits}. Whichever digit "
                    "{pivot} holds, one of {pincers}, both of which it sees, is left with {gone}. "
                    "So one of these is {gone}, and what sees both is not: {so}.",
    [SAY_XYZ_WING] = "{pivot} has the candidates {digits}; {pincers}, both of which it sees, have "
                     "two of these each. Whichever digit {pivot} holds, one of the three cells is "
                     "{gone}, so what sees all three is not: {so}.",
    [SAY_LARGE_WING] = "The {count} cells {cells} have {digits} between them. All of these but {gone} "
                       "can stand there only once each, because their places see each other. That is "
                       "one less than there are cells, so {gone:or} must be among them, and what sees "
                       "all of its places there cannot hold it: {so}.",
    [SAY_DEADLY_1] = "If {where} held {digits:or}, the cells {cells} would have nothing but "
                     "{digits}, and these could be exchanged without any other cell taking notice: "
                     "there would be two solutions. The puzzle has one: {so}.",
    [SAY_DEADLY_2] = "If the cells {cells} held nothing but {digits}, these could be exchanged and "
                     "there would be two solutions. [Only {others} can hold anything else, the "
                     "extra digit {gone}, so one of these does|So one of them must hold the extra "
                     "digit {gone}], and [no other cell {in shared:or} can be {gone}|what sees all "
                     "of its places there cannot be {gone}]: {so}.",
    [SAY_DEADLY_3] =
        "If the cells {cells} held nothing but {digits}, these could be exchanged and there "
        "would be two solutions. [{variant}So one of {exits} holds another digit. {In base}, "
        "{locked} can only go in {whole set}, and at most one of them in {exits:or}, so "
        "{members} can hold nothing else|[So one of {exits} holds an extra digit, {extra:or}. "
        "That cell and {members}, which {members#has/have} only {closed}, use up {closed} [{in "
        "around}|{in base}]|So one of them holds an extra digit]]: {so}.",
    [SAY_DEADLY_4] = "If the cells {cells} held nothing but {digits}, these could be exchanged and "
                     "there would be two solutions. [{In base}, {kept} can go nowhere but in "
                     "{where}|Of two of these cells one must hold {kept}], so one of these is "
                     "{kept}; if the other one were {gone}, the pattern would be complete: {so}.",
    [SAY_UNIQUE_6] =
        "If the cells {cells} held nothing but {digits}, these could be exchanged and there "
        "would be two solutions. [{In base}|In two of their lines], {gone} can only go in these "
        "cells, so it is in two opposite corners, {losing} or {spared}. In {losing}, it would "
        "leave {kept} for {spared}, which have no extra digits, and the pattern would be "
        "complete: {so}.",
    [SAY_HIDDEN_RECTANGLE] =
        "[{In base}|In two lines], {kept} can only go in cells of the rectangle {cells}. If "
        "{where} were {gone}, {beside} would have to be {kept}, and {across}, which has nothing "
        "but {digits}, would be {gone} as well. Then {digits} could be exchanged between the "
        "four, and there would be two solutions. The puzzle has one: {so}.",
    [SAY_AVOIDABLE_1] = "None of the cells {cells} was given. If {where} were {gone}, {digits} could "
                        "be exchanged between the four, and there would be two solutions. The puzzle "
                        "has one: {so}.",
    [SAY_AVOIDABLE_2] =
        "None of the cells {cells} was given. If {endo} held {digits}, these could be exchanged "
        "between the four, and there would be two solutions. So one of {endo} is {gone}, and "
        "what sees both is not: {so}.",
    [SAY_SUE_DE_COQ] =
        "The cells {cells}, where {base} and {cover} cross, have {digits} between them, more "
        "than they can hold. The rest of {base} has {line}, the rest of {cover} has {block}. "
        "Counted together there are as many digits as cells, so each of these digits is in one "
        "of these cells: {settled line} {in base}, and {settled block} {in cover}. The other "
        "cells there lose them: {so}.",
    [SAY_SIMPLE_COLOURS_TRAP] =
        "[{In strong}|In some houses], the digit {digits} has just two places{strong#/ each}, "
        "and one is {digits} if and only if the other is not. That makes two groups, {A} against "
        "{B}: one of them is {digits} all over, the other not at all. What sees cells of both "
        "cannot be {digits}: {so}.",
    [SAY_SIMPLE_COLOURS_WRAP] =
        "[{In strong}|In some houses], the digit {digits} has just two places{strong#/ each}, "
        "and one is {digits} if and only if the other is not. That makes two groups, {A} against "
        "{B}: one of them is {digits} all over, the other not at all. [{wrap}|Two cells of one "
        "group see each other], so it is the other one: {so}.",
    [SAY_MULTI_COLOURS_1] =
        "[{In strong}|In some houses], the digit {digits} has just two places{strong#/ each}, "
        "and one is {digits} if and only if the other is not. That makes groups: A ({A}) against "
        "B ({B}), and C ({C}) against D ({D}); of each two, one is {digits} all over. "
        "[{meetings}|]What sees cells of both cannot be {digits}: {so}.",
    [SAY_MULTI_COLOURS_2] =
        "[{In strong}|In some houses], the digit {digits} has just two places{strong#/ each}, "
        "and one is {digits} if and only if the other is not. That makes groups: A ({A}) against "
        "B ({B}), and C ({C}) against D ({D}); of each two, one is {digits} all over. "
        "[{squeeze}|A group sees both of the other two], so it sees {digits} in any case and is "
        "wrong: {so}.",
    [SAY_ALIGNED] = "Try all ways to fill [{ways}|{cells}] together. {exclusions} So {so}.",
    [SAY_CHAIN] = "{chains} So in any case {ends}, and what can go with neither is out: {so}.",
    [SAY_LOOP] =
        "{chains} The chain closes to a loop that can be run through in both directions. [So in "
        "any case {loop pairs}|So of any two neighbours in it, one is true, and what cannot go "
        "with either of the two is out]: {so}.",
    [SAY_REFUTED] = "{chains} So the assumption refutes itself: {so}.",
    [SAY_ALS_XZ] =
        "Each of the sets {sets} has one digit more than cells. {x#The digit/Each of the digits} "
        "{x} can be in only one of them, so [one of them has to hold all of its other digits. "
        "{z} {z#is/are} among these, so {z#it is/they are} in one of the sets, and what sees all "
        "places of {z#it/one of them} there cannot hold it|both have to hold all of their other "
        "digits, and {x} {x#is/are} in one each. What sees all places of another digit in a set, "
        "or all places of {x:or} in both, cannot hold it]: {so}.",
    [SAY_ALS_XY_WING] =
        "Each of the sets {sets} has one digit more than cells. [A and C share {tie A}, B and C "
        "share {tie B}, and what two sets share only one of them can hold|Both A and B share a "
        "digit with C that only one of the two can hold]. C cannot spare both, so one of A and B "
        "has to hold all of its other digits, {z} among them. What sees all places of {z#it/one "
        "of these} in both cannot hold it: {so}.",
    [SAY_ALS_CHAIN] =
        "Each of the sets {sets} has one digit more than cells. [{ties}. What two sets share "
        "like this, only one of them can hold|Each shares a digit with the next that only one of "
        "them can hold]. So either the first set holds {gone:or}, or one set after the other has "
        "to hold all of its other digits, and the last one holds {gone:or}. What sees all places "
        "of {gone:or} in both cannot hold it: {so}.",
    [SAY_DEATH_BLOSSOM] =
        "For each candidate of {cells} there is a set that would lose it: [{petals}|{sets}], "
        "each with one digit more than cells. Whichever candidate is true, one of the sets has "
        "to hold {gone:or}, and what sees all of its places cannot hold it: {so}.",
    [SAY_FORCING] = "[{one start}{chains} So {clash}. That cannot be, so the assumption was wrong: "
                    "{so}.|{chains} {ground}, and every case leads to the same: {so}.]",
    [SAY_FORCING_PLUS] =
        "[{one start}{chains} So {clash}. That cannot be, so the assumption was wrong: "
        "{so}.|{chains} {ground}, and every case leads to the same: {so}.][{by steps} (The "
        "techniques named on the way are applied to what the assumption has left; behind each "
        "name stands what it rests upon.)]",
    [SAY_CONTRADICTION] = "{chains} So {clash}. That cannot be, so the assumption was wrong: {so}.",
    [SAY_VERITY] = "{chains} {ground}, and every case leads to the same: {so}.",
    [SAY_TEMPLATE_SET] =
        "[Every way to place {because} in every house needs {extras}, so {digit} cannot go "
        "there. ]Of all the ways to place the digit {digit} in every house, those that are still "
        "possible have {cell} in common: {so}.",
    [SAY_TEMPLATE_DELETE] =
        "[Every way to place {because} in every house needs {extras}, so {gone} cannot go there. "
        "]Of all the ways to place the digit {gone} in every house, none that is still possible "
        "uses {where:or}: {so}.",
    [SAY_BRUTE_FORCE] = "No technique of the profile leads on, so this is read from the solution: {so}.",
};
/* NOLINTEND(bugprone-suspicious-missing-comma) */

#define LOOK(place) "Look at the " place " of the grid."
#define HOUSES                                                                                        \
    {                                                                                                 \
        out_house,                                                                                    \
        {                                                                                             \
            "rows ", "columns ", "boxes ", "regions ", NULL, "windows ", "houses ", "hidden windows " \
        }                                                                                             \
    }

const struct language english = {
    .code = "en",
    .about = technique_about_en,
    .house = HOUSES,
    .house_after = HOUSES,
    .preposition = {"in", "in", "in", "in", "on", "in", "in", "in"},
    .capital_preposition = {"In", "In", "In", "In", "On", "In", "In", "In"},
    .comma = ", ",
    .last_and = " and ",
    .last_or = " or ",
    .counted = {"no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine"},
    .place = "put {digit} into {cells}",
    .remove = "remove {digits} from {cells}",
    .after_order = "; ",
    .set = "{letter} ({cells} with {digits})",
    .group = "{cells} with {digits}",
    .extra = "{digits} in {cells}",
    .tie = "{letter} and {next} share {digits}, and its places in them, {cells}, see each other[ {in "
           "house}]",
    .petal = "{digit} from ",
    .begins = {{"If {node} is not {digit}, then ", "If {digit} is not in {node:or}, then "},
               {"If {node} is {digit}, then ", "If {digit} is in {node:or}, then "}},
    .follows =
        {
            [SUDOKU_ASSUMED] = {{"{node} is not {digit}", "{digit} is not in {node:or}"},
                                {"{node} is {digit}", "{digit} is in one of {node}"}},
            [SUDOKU_SEES] = {{"{node} [cannot be {digit} (taken {in house})|is not {digit}]",
                              "{digit} cannot be in {node:or}[ (taken {in house})]"},
                             {"{node} is {digit}", "{digit} is in {node:or}"}},
            [SUDOKU_LAST_DIGIT] = {{"{node} is not {digit}", "{digit} is not in {node:or}"},
                                   {"{node} must be {digit} (the only digit left)",
                                    "{digit} is in {node:or}"}},
            [SUDOKU_LAST_PLACE] = {{"{node} is not {digit}", "{digit} is not in {node:or}"},
                                   {"{node} must be {digit}[ (its last place {in house})]",
                                    "{digit} must be in {node:or}[ (its last places {in house})]"}},
            [SUDOKU_BY_SET] = {{"{node} cannot be {digit} (the set {others} with {more} needs it)",
                                "{digit} is not in {node:or} (the set {others} with {more} needs it)"},
                               {"{node} must be {digit} (the set {others} with {more} needs it)",
                                "{digit} must be in {node:or} (the set {others} with {more} needs it)"}},
            [SUDOKU_BY_STEP] = {{"{node} cannot be {digit}[ (by {technique}[: {rest}])]",
                                 "{digit} is not in {node:or}[ (by {technique}[: {rest}])]"},
                                {"{node} is {digit}[ (by {technique}[: {rest}])]",
                                 "{digit} is in {node:or}[ (by {technique}[: {rest}])]"}},
        },
    .it = "it",
    .then = {"; then ", ", so "},
    .besides = "; also ",
    .at_once = "that is so at once",
    .chain_end = ".",
    .path = "{cells}[ ({in house})]",
    .rules_out = " (which rules out {digits} in {cells})",
    .set_is_locked = "the set {cells} holds all but one of {digits}",
    .clash = {[CLASH_BOTH] = "{cells} would be {digits} and would not be {digits}",
              [CLASH_NO_DIGIT] = "nothing would be left for {cells}, not one of {digits}",
              [CLASH_TWO_DIGITS] = "{cells} would be {digits} at once",
              [CLASH_NO_PLACE] = "{digits} would have no place left[ {in house}], not one of {cells}",
              [CLASH_TWICE] = "{digits} would be in {cells}, and so twice[ {in house}]",
              [CLASH_ITSELF] = "it would lead to its own opposite",
              [CLASH_UNKNOWN] = "all of this would be true at once"},
    .ground = {[GROUND_CELL] = "{cells} must hold one of {digits}",
               [GROUND_HOUSE] = "[{In house}, {digits}|{digits}] must go in one of {cells}",
               [GROUND_BOTH_WAYS] = "{cells} is {digits} or it is not",
               [GROUND_UNKNOWN] = "One of the assumptions is true"},
    .wrap = "{cells}, two cells of one group, see each other[ {in house}]",
    .meeting = {"{cells} see each other[ {in house}], so {letter} and {next} cannot both be {digits}, ",
                "and {letter} or {next} is. "},
    .squeeze = "{letter} sees {next} ({cells}[ {in house}])",
    .rectangle = {"[{In house}|In another house], it has just two places, {cells} and {others}. ",
                  "If {cells} is {digit}, it rules out {others}[ {in house}]",
                  ", so {home} has its {digit} in {cells:or}[, {in house}]",
                  "; if not, {cells} is {digit}. Either way {others} {others#sees/see} a {digit}."},
    .excludes = "If {cell} is {digit}, no way is left for {others}: ",
    .together = " with ",
    .repeats = " would repeat {digits}[ {in house}]",
    .empties = " would leave nothing for {cells} ({digits})",
    .said = sentences,
    .level = {"", "Easy", "Medium", "Hard", "Unfair", "Extreme"},
    .notation = {.connected_by = "connected by ",
                 .from = " from ",
                 .by = "by ",
                 .siamese = "Siamese ",
                 .fish = "Fish"},
    .hint =
        {.where = {{LOOK("upper left"), LOOK("top"), LOOK("upper right")},
                   {LOOK("left"), LOOK("middle"), LOOK("right")},
                   {LOOK("lower left"), LOOK("bottom"), LOOK("lower right")}},
         .house = "Begin with ",
         .technique = "There is a step of this kind: ",
         .wrong = "Something is wrong so far.",
         .kind = {"A digit that has been put in is wrong.",
                  "A pencil mark has been rubbed out that is needed."},
         .wrong_house = "Look at ",
         .wrong_cell = "Look at ",
         .over_given = "{cell} cannot be {digit}: another digit is given there.",
         .clash = "{cell} cannot be {digit}: {house} has it in {other}.",
         .no_solution =
             "{cell} cannot be {digit}: the puzzle has one solution, with another digit there.",
         .not_together = "{cell} cannot be {digit}: no solution has it together with the digits before.",
         .missing =
             "The marks of {cell} leave out {digit}, which the only solution of the puzzle has there.",
         .cells = "Look at these cells: "},
    .page = {.title = "Sudoku, step by step",
             .board = "board",
             .steps = "steps",
             .way = {"First", "Back", "Next", "Last"},
             .key = {"Home", "Left arrow", "Right arrow", "End"},
             .of = "of",
             .look = {NULL, "deadly pattern", "set A", "set B", "set C", "set D", "set E", "pattern",
                      "counterpart", "fin", "inner fin", "removed", "placed"},
             .on = "would be true",
             .off = "would be false",
             .end = {"No step further", "Solved"}},
};

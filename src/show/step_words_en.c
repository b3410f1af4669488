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
    [SAY_LEFTOVERS] = "Compare {base} with {cover}: as many houses on both sides, so they hold the "
                      "same digits. What they share drops out. What is left over, {cells} on one "
                      "side and {others} on the other, must hold the same digits too; a digit that "
                      "is impossible on one side leaves the other: {so}.",
    [SAY_NAKED] = "The {count} cells {cells} have only the digits {digits} between them: as many "
                  "digits as cells. So these digits are used up there, and [no other cell {in "
                  "base}|no cell that sees all of these] can hold them: {so}.",
    [SAY_HIDDEN] = "[{In base}, the|The] digits {digits} can only go in {cells}: as many cells as "
                   "digits. So these cells hold nothing else: {so}.",
    [SAY_FISH] = "{In base}, all places of the digit {digits} lie {in cover}: as many houses on "
                 "both sides. Each of the first needs its {digits}, so {cover} get theirs from "
                 "there, and no other cell {in cover} can hold {digits}: {so}.",
    [SAY_FINNED_FISH] =
        "But for [{fins#the fin/the fins} {fins}[ and {endo#the inner fin/the inner fins} "
        "{endo}]|{endo#the inner fin/the inner fins} {endo}], all places of the digit {digits} "
        "{in base} lie {in cover}, as many houses again. Either "
        "[{fins#a/a}{endo#/}|[{fins#the/a}|{endo#the/a}]] fin is {digits}, or {cover} get their "
        "{digits} from there and no other cell of theirs can hold it. What goes in both cases "
        "goes for good: {so}.",
    [SAY_KRAKEN] =
        "But for [{fins#the cell/the cells} {fins}|some cells], all places of {digits} {in base} "
        "lie {in cover}. Whether that fish holds or {fins#that cell/one of those cells} is "
        "{digits}, the candidate goes, at once or by a chain. {chains} So it goes either way: "
        "{so}.",
    [SAY_REMOTE_PAIR] =
        "The cells {path} have only {digits}, and in the right order they make up a chain in "
        "which each sees the next, so the two digits take turns. What sees two cells of the "
        "chain that hold different digits can hold neither: {so}.",
    [SAY_BUG_1] = "All open cells but one have two candidates, and in every house each digit has "
                  "two places left. Without the one cell's third candidate this could be "
                  "finished in two ways or none, and the puzzle has one solution: {so}.",
    [SAY_BUG_2] = "But for {gone} in {cells}, each open cell has two candidates and each digit "
                  "two places in every house, which would give two solutions or none. So one of "
                  "{cells} is {gone}, and what sees all of them is not: {so}.",
    [SAY_BUG_3] = "But for extra digits in {cells}, each open cell has two candidates and each "
                  "digit two places in every house, which would give two solutions or none. So "
                  "one extra digit is true; with other cells of the house they make a closed "
                  "set, which uses up its digits: {so}.",
    [SAY_BUG_4] = "But for extra digits in {cells}, each open cell has two candidates and each "
                  "digit two places in every house, which would give two solutions or none. A "
                  "digit that can go nowhere else in their house is in one of the two, and one "
                  "of the two has an extra digit: {so}.",
    [SAY_SKYSCRAPER] = "The digit {digits} has two places in each of two [houses, {base}|parallel "
                       "houses], and one end of the first sees one end of the second: {pair 2}. They "
                       "cannot both be {digits}, so one of the two other ends, {pair 1}, is, and what "
                       "sees both of these cannot be: {so}.",
    [SAY_TWO_STRING_KITE] =
        "The digit {digits} has two places in each of two [houses, {base}|crossing "
        "houses], and one end of the first sees one end of the second: {pair 2}. They "
        "cannot both be {digits}, so one of the two other ends, {pair 1}, is, and what "
        "sees both of these cannot be: {so}.",
    [SAY_DUAL_KITE] = "Two kites share their corners, {pair 2}: in each of their strings, a house "
                      "through a corner, the digit {digits} has two places, the corner and a loose "
                      "end. The corners see each other, so they cannot both be {digits}, and of the "
                      "two loose ends of each kite one is: of {pair 1}, and of {pair 3}. What sees "
                      "both ends of a kite cannot be: {so}.",
    [SAY_STRONG_LINKS] = "[{chains} So in any case {ends}|The digit {digits} has just two places in "
                         "each of several houses, and these follow from each other like the links of a "
                         "chain. So one of its two ends is {digits}], and what sees both cannot be: "
                         "{so}.",
    [SAY_EMPTY_RECTANGLE] =
        "{In home}, all places of {digits} lie in one row and one column of it. [{In "
        "second}|In another house] there are just two places, {cells}, one of them on "
        "one of these two lines. If it is {digits}, {home} has its {digits} on the "
        "other line; if not, the other place is. Either way the crossing loses it: "
        "{so}.",
    [SAY_DUAL_EMPTY_RECTANGLE] =
        "{In home}, all places of {digits} lie in one row and one column of it. Two "
        "other houses have just two places for {digits}: one has {pair 1}, the other "
        "{pair 2}. In both, one of the places is on one of these lines. If it is "
        "{digits}, {home} has its {digits} on the other line; if not, the other place "
        "is. Either way the crossing loses it, once for each house: {so}.",
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
    [SAY_DEADLY_3] = "If the cells {cells} held nothing but {digits}, these could be exchanged and "
                     "there would be two solutions. So one of them holds one of the extra digits[ "
                     "{extra}]. Seen as one cell, they make a closed set with other cells of the "
                     "house, which uses up its digits: {so}.",
    [SAY_DEADLY_4] = "If the cells {cells} held nothing but {digits}, these could be exchanged and "
                     "there would be two solutions. [{In base}, {kept} can go nowhere but in "
                     "{where}|Of two of these cells one must hold {kept}], so one of these is "
                     "{kept}; if the other one were {gone}, the pattern would be complete: {so}.",
    [SAY_UNIQUE_6] = "If the cells {cells} held nothing but {digits}, these could be exchanged and "
                     "there would be two solutions. [{In base}|In two of their lines], {gone} can "
                     "only go in these cells, so it stands in two opposite corners. If {where:or} "
                     "were one of these, the two other corners, which have no extra digits, would "
                     "be {kept}, and the pattern would be complete: {so}.",
    [SAY_HIDDEN_RECTANGLE] =
        "[{In base}|In two lines], {kept} can only go in cells of the rectangle "
        "{cells}. If {where} were {gone}, both corners next to it would have to be "
        "{kept}, and the fourth corner, which has nothing but {digits}, would be "
        "{gone} as well. Then {digits} could be exchanged between the four, and there "
        "would be two solutions. The puzzle has one: {so}.",
    [SAY_AVOIDABLE_1] = "None of the cells {cells} was given. If {where} were {gone}, {digits} could "
                        "be exchanged between the four, and there would be two solutions. The puzzle "
                        "has one: {so}.",
    [SAY_AVOIDABLE_2] = "None of the cells {cells} was given. If the two open ones held {digits}, "
                        "these could be exchanged between the four, and there would be two solutions. "
                        "So one of the two is {gone}, and what sees both is not: {so}.",
    [SAY_SUE_DE_COQ] = "The cells {cells}, where {base} and {cover} cross, have {digits} between "
                       "them, more than they can hold. The rest of {base} has {line}, the rest of "
                       "{cover} has {block}; counted together there are as many digits as cells, so "
                       "each digit has its place among these, and leaves the other cells of the "
                       "house, {base} or {cover}, where that is: {so}.",
    [SAY_SIMPLE_COLOURS_TRAP] =
        "Where the digit {digits} has just two places in a house, one is {digits} if "
        "and only if the other is not. That makes two groups, {A} against {B}: one of "
        "them is {digits} all over, the other not at all. What sees cells of both "
        "cannot be {digits}: {so}.",
    [SAY_SIMPLE_COLOURS_WRAP] =
        "Where the digit {digits} has just two places in a house, one is {digits} if "
        "and only if the other is not. That makes two groups, {A} against {B}: one of "
        "them is {digits} all over, the other not at all. Two cells of one group see "
        "each other, so it is the other one: {so}.",
    [SAY_MULTI_COLOURS_1] =
        "Where the digit {digits} has just two places in a house, one is {digits} if "
        "and only if the other is not. That makes groups: {A} against {B}, and {C} "
        "against {D}; of each two, one is {digits} all over. A group sees one of the "
        "other two, so they cannot both be {digits}, and one of their opponents is. "
        "What sees both opponents cannot be {digits}: {so}.",
    [SAY_MULTI_COLOURS_2] =
        "Where the digit {digits} has just two places in a house, one is {digits} if "
        "and only if the other is not. That makes groups: {A} against {B}, and {C} "
        "against {D}; of each two, one is {digits} all over. A group that sees both of "
        "the other two sees {digits} in any case, so it is wrong: {so}.",
    [SAY_ALIGNED_PAIR] = "Try all ways to fill {cells} together. Each way that uses the candidate gives "
                         "a cell that sees both[ ({others})] nothing to hold, or puts a digit twice "
                         "into a house: {so}.",
    [SAY_ALIGNED_TRIPLE] =
        "Try all ways to fill {cells} together. Each way that uses the candidate gives "
        "a cell that sees them[ ({others})] nothing to hold, or puts a digit twice "
        "into a house: {so}.",
    [SAY_CHAIN] = "{chains} So in any case {ends}, and what can go with neither is out: {so}.",
    [SAY_LOOP] = "{chains} The chain closes to a loop that can be run through in both "
                 "directions. So of any two neighbours in it, one is true, and what cannot go "
                 "with either of the two is out: {so}.",
    [SAY_REFUTED] = "{chains} So the assumption refutes itself: {so}.",
    [SAY_ALS_XZ] =
        "Each of the sets {sets} has one digit more than cells. {x#The digit/Each of the digits} "
        "{x} can be in only one of them, so [one of them has to hold all of its other digits. "
        "{z} {z#is/are} among these, so {z#it is/they are} in one of the sets, and what sees all "
        "places of {z#it/one of them} there cannot hold it|both have to hold all of their other "
        "digits, and {x} {x#is/are} in one each. What sees all places of another digit in a set, "
        "or all places of {x:or} in both, cannot hold it]: {so}.",
    [SAY_ALS_XY_WING] =
        "Each of the sets {sets} has one digit more than cells. Both A and B share a digit with "
        "C ({x}) that only one of the two can hold. C cannot spare both, so one of A and B has "
        "to hold all of its other digits, {z} among them. What sees all places of {z#it/one of "
        "these} in both cannot hold it: {so}.",
    [SAY_ALS_CHAIN] =
        "Each of the sets {sets} has one digit more than cells, and each shares a digit with the "
        "next that only one of them can hold. So either the first set holds {gone:or}, or one "
        "set after the other has to hold all of its other digits, and the last one holds "
        "{gone:or}: {so}.",
    [SAY_DEATH_BLOSSOM] =
        "For each candidate of {cells} there is a set that would lose it: {sets}, each "
        "with one digit more than cells. Whichever candidate is true, one of the sets "
        "has to hold {gone:or}, and what sees all of its places cannot hold it: {so}.",
    [SAY_NISHIO] = "{chains} Both cannot be, so the assumption was wrong: {so}.",
    [SAY_CELL_FORCING_CHAIN] =
        "{chains} The cell holds one of these digits, and all of them lead to the "
        "same: {so}.",
    [SAY_HOUSE_FORCING_CHAIN] =
        "{chains} The digit goes in one of these places, and all of them lead to the "
        "same: {so}.",
    [SAY_FORCING] = "[{one start}{chains} These cannot all be true, so the assumption was wrong: "
                    "{so}.|{chains} One of these beginnings is true, and all of them lead to the "
                    "same: {so}.]",
    [SAY_FORCING_PLUS] = "[{one start}{chains} These cannot all be true, so the assumption was wrong: "
                         "{so}.|{chains} One of these beginnings is true, and all of them lead to the "
                         "same: {so}.] (Steps on the way use other techniques on what the assumption "
                         "has left.)",
    [SAY_CONTRADICTION] = "{chains} That is a contradiction[ {in base}| in {others}], so the assumption "
                          "was wrong: {so}.",
    [SAY_VERITY] = "{chains} One of these beginnings is true, and all of them lead to the same: "
                   "{so}.",
    [SAY_TEMPLATE_SET] = "Of all the ways to place the digit {digit} in every house, those that are "
                         "still possible have {cell} in common: {so}.",
    [SAY_TEMPLATE_DELETE] =
        "Of all the ways to place the digit {gone} in every house, none that is still possible "
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
            [SUDOKU_BY_SET] = {{"{node} cannot be {digit} (the set {others} needs it)",
                                "{digit} is not in {node:or} (the set {others} needs it)"},
                               {"{node} must be {digit} (the set {others} needs it)",
                                "{digit} must be in {node:or} (the set {others} needs it)"}},
            [SUDOKU_BY_STEP] = {{"{node} cannot be {digit}[ (by {technique})]",
                                 "{digit} is not in {node:or}[ (by {technique})]"},
                                {"{node} is {digit}[ (by {technique})]",
                                 "{digit} is in {node:or}[ (by {technique})]"}},
        },
    .it = "it",
    .then = {"; then ", ", so "},
    .besides = "; also ",
    .at_once = "that is so at once",
    .chain_end = ".",
    .said = sentences,
    .level = {"", "Easy", "Medium", "Hard", "Unfair", "Extreme"},
    .notation = {.connected_by = "connected by ",
                 .from = " from ",
                 .by = "by ",
                 .siamese = "Siamese ",
                 .fish = "Fish"},
    .hint = {.where = {{LOOK("upper left"), LOOK("top"), LOOK("upper right")},
                       {LOOK("left"), LOOK("middle"), LOOK("right")},
                       {LOOK("lower left"), LOOK("bottom"), LOOK("lower right")}},
             .house = "Begin with ",
             .technique = "There is a step of this kind: ",
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

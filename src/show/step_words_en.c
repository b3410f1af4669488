/* SPDX-License-Identifier: MIT */
/* step_words_en.c - the English sentences; step_words.h lists what may be in braces. */
#include "board/naming.h"
#include "show/language.h"

/* NOLINTBEGIN(bugprone-suspicious-missing-comma): many sentences take several lines */
static const char *const sentences[SENTENCES] = {
    [SAY_FULL_HOUSE] = "[{In base}, {cell} is the last open cell|{cell} is the last open cell of a "
                       "house], and {digit} is the one digit missing there: {so}.",
    [SAY_NAKED_SINGLE] = "All other digits are ruled out for {cell}, so it must be {digit}: {so}.",
    [SAY_HIDDEN_SINGLE] =
        "[{In base}, {cell} is the only cell left that can hold {digit}|In one of its houses, {cell} is "
        "the only cell left that can hold {digit}], and every digit needs a place: {so}.",
    [SAY_DIRECT_LOCKED] = "{In home}, the digit {digits} can only go in {cells}, all of them {in "
                          "cover}. That rules out its other places {in cover}[, and {in second} a "
                          "single one is left|, and a single one is left elsewhere]: {so}.",
    [SAY_DIRECT_HIDDEN] =
        "[{In base}, the|The] digits {digits} can only go in {cells}, so these cells hold nothing else. "
        "That leaves a single place for {digit} [{in base}|in one of the houses]: {so}.",
    [SAY_LOCKED_SET] = "The {count} cells {cells} lie together[ {in base}] and have only the digits "
                       "{digits} between them. So these digits are used up there, and no other cell of "
                       "these houses can hold them: {so}.",
    [SAY_LOCKED] = "{In base}, the digit {digits} can only go where {base} meets {cover} ({cells}). So "
                   "no other cell of {cover} can hold {digits}: {so}.",
    [SAY_INTERSECTION] = "{In base}, the digit {digits} can only go in {cells}. Wherever it goes, it is "
                         "seen by {where}, which therefore cannot hold {digits}: {so}.",
    [SAY_LEFTOVERS] =
        "Compare {base} with {cover}: there is the same number of houses on each side, so both sides "
        "hold the "
        "same digits. The cells that they share cancel out. The cells left over, {cells} on one side "
        "and {others} on the other, must hold the same digits too, each the same number of times[; "
        "{digit} already {digit#is/are} in {cells} as often as {digit#it/they} can in {others}, and so "
        "in all places there][{gone#/}[{variant}; {gone} can go in {cells} no more often than {gone#it "
        "already is/they already are} in {others}, and so in no other place there|; {gone} cannot go in "
        "{cells#/any of }{cells}, and so not in {others:or} either]]: {so}.",
    [SAY_NAKED] = "The {count} cells {cells} have only the digits {digits} between them: as many digits "
                  "as cells. So these digits are used up there, and [no other cell {in base} can "
                  "hold them|each of them can be removed from every cell that sees all its places "
                  "there]: {so}.",
    [SAY_HIDDEN] = "[{In base}, the|The] digits {digits} can only go in {cells}: as many cells as "
                   "digits. So these cells hold nothing else: {so}.",
    [SAY_FISH] = "{In base}, all places of the digit {digits}[ ({body})] lie {in cover}: the same "
                 "number of houses "
                 "on each side. Each of {base} needs its {digits}, so {cover} get theirs from these "
                 "places, and no other cell {in cover} can hold {digits}[, nor can {eaten}, which "
                 "{eaten#lies/lie} in two of them at once]: {so}.",
    [SAY_FINNED_FISH] = "Apart from [{fins#the fin/the fins} {fins}[ and {endo#the inner fin/the inner "
                        "fins} {endo}]|{endo#the inner fin/the inner fins} {endo}], all places of the "
                        "digit {digits} {in base}[ ({body})] lie {in cover}, the same number of houses. "
                        "Either [{fins#a/a}{endo#/}|[{fins#the/a}|{endo#the/a}]] fin is {digits}, or "
                        "{cover} get their {digits} from the other places and no other cell there can "
                        "hold it[, nor can {eaten}, which {eaten#lies/lie} in two of them at once]. A "
                        "candidate that is ruled out in both cases can be removed: {so}.",
    [SAY_KRAKEN_1] =
        "Apart from [{fins#the cell/the cells} {fins}|some cells], all places of {digits} {in base}[ "
        "({body})] lie {in cover}, the same number of houses. If {fins#that cell is not/none of those "
        "cells is} {digits}, {cover} get their {digits} from the other places, and {where} cannot be "
        "{gone}.[ {chains}] So {where} is not {gone} in any case: {so}.",
    [SAY_KRAKEN_2] = "Apart from [{fins#the cell/the cells} {fins}|some cells], all places of {digits} "
                     "{in base}[ ({body})] lie {in cover}.[ If {digits} were in none of {starts}, all "
                     "its other places there would lie {in thinner}, too few houses. So {digits} is in "
                     "one of {starts}.][ {chains}] So {where} is not {gone} in any case: {so}.",
    [SAY_REMOTE_PAIR] = "The cells [{path}|{cells}] have only {digits}, and each sees the next. So the "
                        "two digits alternate[: one is in {turn 1}, the other in {turn 2}]. A cell that "
                        "sees a cell of each kind can hold neither: {so}.",
    [SAY_BUG_1] = "All open cells except {cells} have two candidates, and without {extra} in {cells}, "
                  "each digit would have two places or none in every house. Then there would be two "
                  "solutions or none, but the puzzle has one. So {cells} is {extra:or}: {so}.",
    [SAY_BUG_2] = "Apart from {gone} in {cells}, each open cell has two candidates and each digit two "
                  "places in every house, which would give two solutions or none. So one of {cells} is "
                  "{gone}, and no cell that sees all of them can be {gone}: {so}.",
    [SAY_BUG_3] = "Apart from the extra digits {extras}, each open cell has two candidates and each "
                  "digit two places in every house, which would give two solutions or none. So one of "
                  "these extra digits is true. Its cell and {members}, which {members#has/have} only "
                  "{closed}, use up {closed} {in base}: {so}.",
    [SAY_BUG_4] = "Apart from the extra digits {extras}, each open cell has two candidates and each "
                  "digit two places in every house, which would give two solutions or none. So one of "
                  "these extra digits is true. {In base}, {locked} can only go in {cells}, so one of "
                  "these is {locked}, and the other has an extra digit: {so}.",
    [SAY_SKYSCRAPER] = "The digit {digits} has two places in each of two [houses, {base}|parallel "
                       "houses], and one end of the first sees one end of the second[ {in cover}]: "
                       "{pair 2}. They cannot both be {digits}, so one of the two other ends, {pair 1}, "
                       "is, and no cell that sees both of these can be {digits}: {so}.",
    [SAY_TWO_STRING_KITE] = "The digit {digits} has two places in each of two [houses, {base}|crossing "
                            "houses], and one end of the first sees one end of the second[ {in cover}]: "
                            "{pair 2}. They cannot both be {digits}, so one of the two other ends, "
                            "{pair 1}, is, and no cell that sees both of these can be {digits}: {so}.",
    [SAY_DUAL_KITE] = "Two kites share their corners, {pair 2}. [{In strong}|In each of their strings], "
                      "the digit {digits} has just two places{strong#/ each}, a corner and a loose end. "
                      "The corners see each other, so they cannot both be {digits}, and in each kite "
                      "one of the two loose ends is: one of {pair 1}, and one of {pair 3}. A cell that "
                      "sees both loose ends of a kite cannot be {digits}: {so}.",
    [SAY_STRONG_LINKS] =
        "[{chains} [{ring}The two ends see each other, too[ ({in last cover})], so the chain closes to "
        "form a loop that works in both directions. So in any case {loop pairs}|So in any case {ends}, "
        "and no cell that sees both can be {digits}]|The digit {digits} has just two places in each of "
        "several houses, and these form the links of a chain. So one of the two ends of the chain is "
        "{digits}, and no cell that sees both can be {digits}]: {so}.",
    [SAY_EMPTY_RECTANGLE] = "{In home}, the digit {digits} can only go in {fins}. {rectangles} So {so}.",
    [SAY_W_WING] =
        "The cells {cells} have the same two candidates, {digits}. [{In base}|In some house], {last} "
        "can only go in {fins}, and each of {cells} sees one of these. So they cannot both be {last}: "
        "one of them is {gone}, and no cell that sees both can be {gone}: {so}.",
    [SAY_XY_WING] = "The cells {cells} have two candidates each, out of {sorted}. Whichever digit "
                    "{pivot} holds, one of {pincers}, both of which it sees, is left with {gone}. So "
                    "one of these is {gone}, and no cell that sees both can be {gone}: {so}.",
    [SAY_XYZ_WING] = "{pivot} has the candidates {sorted}; {pincers}, both of which it sees, have two "
                     "of these each. Whichever digit {pivot} holds, one of the three cells is {gone}, "
                     "so no cell that sees all three can be {gone}: {so}.",
    [SAY_LARGE_WING] =
        "The {count} cells {cells} have {digits} between them. Each of these except {gone} can be there "
        "only once, because its places see each other. That is one digit fewer than there are cells, so "
        "{gone:or} must be there too, and no cell that sees all of its places there can hold it: {so}.",
    [SAY_DEADLY_1] = "If {where} held {digits:or}, the cells {cells} would have nothing but {digits}, "
                     "and these could be exchanged without affecting any other cell: there would be two "
                     "solutions. The puzzle has only one: {so}.",
    [SAY_DEADLY_2] =
        "If the cells {cells} held nothing but {digits}, these could be exchanged and there would be "
        "two solutions. [Only {others} can hold anything else, the extra digit {gone}, so one of these "
        "does|So one of them must hold the extra digit {gone}], and [no other cell {in shared:or} can "
        "be {gone}|no cell that sees all of its places there can be {gone}]: {so}.",
    [SAY_DEADLY_3] =
        "If the cells {cells} held nothing but {digits}, these could be exchanged and there would be "
        "two solutions. [{variant}So one of {exits} holds another digit. {In base}, {locked} can only "
        "go in {whole set}, and at most one of them in {exits:or}, so {members} can hold nothing "
        "else|[So one of {exits} holds an extra digit, {extra:or}. That cell and {members}, which "
        "{members#has/have} only {closed}, use up {closed} [{in around}|{in base}]|So one of them holds "
        "an extra digit]]: {so}.",
    [SAY_DEADLY_4] = "If the cells {cells} held nothing but {digits}, these could be exchanged and "
                     "there would be two solutions. [{In base}, {kept} can only go in {where}|One of "
                     "two of these cells must hold {kept}], so one of these is {kept}; if the other one "
                     "were {gone}, the pattern would be complete: {so}.",
    [SAY_UNIQUE_6] =
        "If the cells {cells} held nothing but {digits}, these could be exchanged and there would be "
        "two solutions. [{In base}|In two of their lines], {gone} can only go in these cells, so it is "
        "in two opposite corners, {losing} or {spared}. In {losing}, it would leave {kept} for "
        "{spared}, which have no extra digits, and the pattern would be complete: {so}.",
    [SAY_HIDDEN_RECTANGLE] =
        "[{In base}|In two lines], {kept} can only go in cells of the rectangle {cells}. If {where} "
        "were {gone}, {beside} would have to be {kept}, and {across}, which has nothing but {digits}, "
        "would be {gone} as well. Then {digits} could be exchanged between the four cells, and there "
        "would be two solutions. The puzzle has only one: {so}.",
    [SAY_AVOIDABLE_1] =
        "None of the cells {cells} was given. If {where} were {gone}, {digits} could be exchanged "
        "between the four cells, and there would be two solutions. The puzzle has only one: {so}.",
    [SAY_AVOIDABLE_2] = "None of the cells {cells} was given. If {endo} held {digits}, these could be "
                        "exchanged between the four cells, and there would be two solutions. So one of "
                        "{endo} is {gone}, and no cell that sees both can be {gone}: {so}.",
    [SAY_SUE_DE_COQ] =
        "The cells {cells}, where {base} and {cover} cross, have {digits} between them, more than they "
        "can hold. The rest of {base} has {line}, the rest of {cover} has {block}. Altogether there are "
        "as many digits as cells, so each of these digits is in one of these cells: {settled line} {in "
        "base}, and {settled block} {in cover}. The other cells there cannot hold them: {so}.",
    [SAY_SIMPLE_COLOURS_TRAP] =
        "[{In strong}|In some houses], the digit {digits} has just two places{strong#/ each}, and one "
        "is {digits} if and only if the other is not. That makes two groups, {A} against {B}: all cells "
        "of one group are {digits}, and none of the other. A cell that sees cells of both groups cannot "
        "be {digits}: {so}.",
    [SAY_SIMPLE_COLOURS_WRAP] =
        "[{In strong}|In some houses], the digit {digits} has just two places{strong#/ each}, and one "
        "is {digits} if and only if the other is not. That makes two groups, {A} against {B}: all cells "
        "of one group are {digits}, and none of the other. [{wrap}|Two cells of one group see each "
        "other], so the other group is {digits}: {so}.",
    [SAY_MULTI_COLOURS_1] =
        "[{In strong}|In some houses], the digit {digits} has just two places{strong#/ each}, and one "
        "is {digits} if and only if the other is not. That makes groups: A ({A}) against B ({B}), and C "
        "({C}) against D ({D}); in each pair, all cells of one group are {digits}. [{meetings}|]A cell "
        "that sees cells of both cannot be {digits}: {so}.",
    [SAY_MULTI_COLOURS_2] =
        "[{In strong}|In some houses], the digit {digits} has just two places{strong#/ each}, and one "
        "is {digits} if and only if the other is not. That makes groups: A ({A}) against B ({B}), and C "
        "({C}) against D ({D}); in each pair, all cells of one group are {digits}. [{squeeze}|A group "
        "sees both of the other two], so it sees {digits} in any case and cannot be {digits}: {so}.",
    [SAY_ALIGNED] = "Try all ways to fill [{ways}|{cells}] together. {exclusions} So {so}.",
    [SAY_CHAIN] =
        "{chains} So in any case {ends}, and any candidate that both rule out can be removed: {so}.",
    [SAY_LOOP] = "{chains} The chain closes to form a loop that works in both directions. [So in any "
                 "case {loop pairs}|So one of any two neighbours in it is true, and any candidate that "
                 "both rule out can be removed]: {so}.",
    [SAY_REFUTED] = "{chains} So the assumption refutes itself: {so}.",
    [SAY_ALS_XZ] =
        "Each of the sets {sets} has one more digit than cells. [{ties}. Only one of two sets can hold "
        "a "
        "digit they share like this|{x#The digit/Each of the digits} {x} can be in only one of them], "
        "so [one of them has to hold all of its other digits. {z} "
        "{z#is/are} among these, so {z#it is/they are} in one of the sets, and no cell that sees all "
        "places of {z#it/one of them} there can hold it|both have to hold all of their other digits, "
        "and {x} {x#is/are} in one set each. A cell that sees all places of another digit in a set, or "
        "all places of {x:or} in both, cannot hold it]: {so}.",
    [SAY_ALS_XY_WING] =
        "Each of the sets {sets} has one more digit than cells. [{ties}. Only one of two sets can hold "
        "a "
        "digit they share like this|Both A and B share a digit with "
        "C that only one of the two can hold]. C cannot spare both, so one of A and B has to hold all "
        "of its other digits, {z} among them. A cell that sees all places of {z#it/one of these} in "
        "both cannot hold it: {so}.",
    [SAY_ALS_CHAIN] =
        "Each of the sets {sets} has one more digit than cells. [{ties}. Only one of two sets can hold "
        "a digit they share like this|Each shares a digit with the next that only one of them can "
        "hold]. So either the first set holds {gone:or}, or one set after the other has to hold all of "
        "its other digits, and the last one holds {gone:or}. A cell that sees all places of {gone:or} "
        "in both cannot hold it: {so}.",
    [SAY_DEATH_BLOSSOM] =
        "For each candidate of {cells} there is a set that would lose it: [{petals}|{sets}], each with "
        "one more digit than cells. Whichever candidate is true, one of the sets has to hold {gone:or}, "
        "and no cell that sees all of its places can hold it: {so}.",
    [SAY_FORCING] = "[{one start}{chains} So {clash}. That cannot be, so the assumption was wrong: "
                    "{so}.|{chains} {ground}, and every case leads to the same result: {so}.]",
    [SAY_FORCING_PLUS] =
        "[{one start}{chains} So {clash}. That cannot be, so the assumption was wrong: {so}.|{chains} "
        "{ground}, and every case leads to the same result: {so}.][{by steps} (The techniques named on "
        "the way are applied to the candidates that the assumption leaves; each name is followed by "
        "what the technique relies on.)]",
    [SAY_CONTRADICTION] = "{chains} So {clash}. That cannot be, so the assumption was wrong: {so}.",
    [SAY_VERITY] = "{chains} {ground}, and every case leads to the same result: {so}.",
    [SAY_TEMPLATE_SET] = "[Every way to place {because} in every house needs {extras}, so {digit} "
                         "cannot go there. ]Of all the ways to place the digit {digit} in every house, "
                         "those that are still possible have {cell} in common: {so}.",
    [SAY_TEMPLATE_DELETE] = "[Every way to place {because} in every house needs {extras}, so {gone} "
                            "cannot go there. ]Of all the ways to place the digit {gone} in every "
                            "house, none that is still possible uses {where:or}: {so}.",
    [SAY_BRUTE_FORCE] =
        "No technique of the profile applies here, so this digit is taken from the solution: {so}.",
};
/* NOLINTEND(bugprone-suspicious-missing-comma) */

#define LOOK(place) "Look at the " place " of the grid."

const struct language english = {
    .houses = SUDOKU_ENGLISH,
    .about = technique_about_en,
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
    .at_once = "that follows at once",
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
         .wrong = "There is a mistake in your entries so far.",
         .kind = {"A digit that you have placed is wrong.",
                  "A pencil mark that is needed has been removed."},
         .wrong_house = "Look at ",
         .wrong_cell = "Look at ",
         .over_given = "{cell} cannot be {digit}: another digit is given there.",
         .clash = "{cell} cannot be {digit}: {house} has it in {other}.",
         .no_solution =
             "{cell} cannot be {digit}: the puzzle has one solution, with another digit there.",
         .not_together =
             "{cell} cannot be {digit}: no solution has it together with the digits placed before it.",
         .missing =
             "The marks of {cell} leave out {digit}, which the only solution of the puzzle has there.",
         .cells = {"Look at this cell: ", "Look at these cells: "},
         .solved = "The puzzle is solved.",
         .stuck = {"No technique of the profile ", " applies here."}},
    .claim = {.suppose = "Suppose that {cell}={digit}.",
              .wrong = {"Then ", ", so {cell}={digit} is wrong."},
              .over_given = "But that cell is given: it is {digit}.",
              .other = {[SUDOKU_POSSIBLE] = "That is possible: this solution has it.",
                        [SUDOKU_REFUTED_BY_SEARCH] = "No solution has it, but only a search shows that.",
                        [SUDOKU_NOT_KNOWN] = "stopped"}},
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
             .end = {"No further step", "Solved"}},
};

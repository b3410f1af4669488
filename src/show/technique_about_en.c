/* SPDX-License-Identifier: MIT */
/* technique_about_en.c - what each technique is, in a paragraph of English.

   "House" is any set of cells that must differ: row, column, box, region, diagonal, window.  Two cells "see" each other
   if they share a house.  */
#include "show/language.h"

#define ABOUT(name, text) [TECHNIQUE_##name] = text

/* ---- fish: six sizes of each kind ---- */

#define SIZES(kind, before, after)                                                                  \
    ABOUT(kind##_x_wing, before "two" after), ABOUT(kind##_swordfish, before "three" after),        \
        ABOUT(kind##_jellyfish, before "four" after), ABOUT(kind##_squirmbag, before "five" after), \
        ABOUT(kind##_whale, before "six" after), ABOUT(kind##_leviathan, before "seven" after)

#define PLAIN_FISH(count)                                                                             \
    "A fish for one digit: " count " rows whose places for the digit all lie in just " count          \
    " columns (or vice versa). The digit has "                                                        \
    "a place in each of the rows, so these use up the columns, and it can be removed from all other " \
    "cells of the columns."

/* Why no path uses these. */
#define SMALLER_ELSEWHERE                                                                            \
    " On a grid of nine rows, the columns that are left make a smaller fish with the rows that are " \
    "left, which removes the same candidates and is easier to see."

#define FINNED_AFTER                                                                                 \
    " rows whose places for a digit lie in the same number of columns (or vice versa) except for a " \
    "few "                                                                                           \
    "cells, the fins. Either a fin is true or the fish without fins holds, so a candidate that the " \
    "fish would remove and that sees every fin can be removed."

#define SASHIMI_AFTER                                                                                  \
    " rows whose places for a digit lie in the same number of columns (or vice versa) except for the " \
    "fins, "                                                                                           \
    "where without the fins one of the rows would be left with a single place. A candidate that the "  \
    "fish would remove can still be removed if it sees every fin."

#define FRANKEN_AFTER                                                                                  \
    " houses whose places for a digit all lie in the same number of others, where boxes may join the " \
    "rows on one "                                                                                     \
    "side or the columns on the other. As with every fish, the digit can be removed from all other "   \
    "cells of the covering houses."

#define FINNED_FRANKEN_AFTER                                                                           \
    " houses, boxes among them, whose places for a digit lie in the same number of others except for " \
    "the fins. A "                                                                                     \
    "candidate can be removed if the fish would remove it and it sees every fin. A cell that lies in " \
    "two of the first houses counts as an inner fin."

#define MUTANT_AFTER                                                                                   \
    " houses of any kinds, even rows and columns mixed, whose places for a digit all lie in the same " \
    "number of "                                                                                       \
    "other houses of any kinds. The digit can be removed from all other cells of the covering houses."

#define FINNED_MUTANT_AFTER                                                                        \
    " houses of any kinds whose places for a digit lie in the same number of other houses of any " \
    "kinds except "                                                                                \
    "for the fins. A candidate can be removed if the fish would remove it and it sees every fin."

/* ---- the others ---- */

#define STRONG(count)                                                                                  \
    count " houses in which a digit has just two places (or groups of places), joined so that an end " \
          "of each sees an end of the next. One of the two loose ends is true, and the digit can be "  \
          "removed from every cell that sees both."

#define WING(count)                                                                                    \
    count " cells that have as many digits between them, where each digit but one can be placed only " \
          "once because all of its places see each other. The remaining digit must then be in one of " \
          "the cells, and can be removed from every cell that sees all of its places there."

#define NESTED(what)                                                                                    \
    "A dynamic forcing chain in which a link may also be " what                                         \
    " found in the grid as the assumption leaves it. These are the hardest steps that rating programs " \
    "know."

const char *const technique_about_en[TECHNIQUE_COUNT] = {
    ABOUT(full_house,
          "A house has one open cell left, which must hold the one digit that is missing there."),
    ABOUT(
        naked_single,
        "A cell has one candidate left, which must be its digit: all other digits have been ruled out."),
    ABOUT(hidden_single,
          "A digit has one place left in a house, and since every digit needs a place in a house with "
          "as many cells as digits, it goes there, whatever other candidates the cell has."),
    ABOUT(direct_pointing, "A digit is locked in the crossing of a box and a line, and without its "
                           "other places in the line some house has a single place left for it. The two "
                           "steps are taken as one, without any pencil marks."),
    ABOUT(
        direct_claiming,
        "A digit is locked in the crossing of a line and a box, and without its other places in the box "
        "some house has a single place left for it: two steps taken as one, without any pencil marks."),
    ABOUT(direct_hidden_pair,
          "A hidden pair removes candidates from its two cells, which leaves another digit a single "
          "place in the house. The two steps are taken as one."),
    ABOUT(direct_hidden_triple,
          "A hidden triple removes candidates from its three cells, which leaves another digit a single "
          "place in the house. The two steps are taken as one."),
    ABOUT(locked_pair, "Two cells with the same two candidates that share two houses, such as a box and "
                       "a row. Both digits can be removed from all other cells of both houses."),
    ABOUT(locked_triple, "Three cells in the crossing of two houses with three candidates between them. "
                         "The three digits can be removed from all other cells of both houses."),
    ABOUT(pointing,
          "All places of a digit in a box lie in one line. The digit goes into one of them, so it can "
          "be removed from the rest of the line. The same holds for any two houses that cross."),
    ABOUT(claiming,
          "All places of a digit in a line lie in one box. The digit goes into one of them, so it can "
          "be removed from the rest of the box. The same holds for any two houses that cross."),
    ABOUT(intersection, "A cell sees all places that a digit has in some house. Wherever the digit goes "
                        "there, the cell cannot hold it. This is common in puzzles with diagonals, "
                        "windows or regions, since cells see each other in more ways."),
    ABOUT(leftovers,
          "As many rows (or columns) as regions hold the same digits in total. The cells where they "
          "overlap cancel out, so the cells that stick out on one side must hold the same digits as the "
          "cells left over on the other. Jigsaw puzzles often depend on this."),
    ABOUT(naked_pair, "Two cells that see each other have the same two candidates. They use both digits "
                      "up, so both can be removed from every cell that sees the two."),
    ABOUT(naked_triple,
          "Three cells of a house have three candidates between them. They use these three digits up, "
          "so the digits can be removed from the other cells of the house."),
    ABOUT(naked_quad, "Four cells of a house have four candidates between them. They use these four "
                      "digits up, so the digits can be removed from the other cells of the house."),
    ABOUT(hidden_pair, "Two digits have only two places left in a house, the same for both. The two "
                       "cells hold them and nothing else."),
    ABOUT(hidden_triple, "Three digits have only three places left in a house. The three cells hold "
                         "them and nothing else."),
    ABOUT(
        hidden_quad,
        "Four digits have only four places left in a house. The four cells hold them and nothing else."),
    ABOUT(x_wing, PLAIN_FISH("two")),
    ABOUT(swordfish, PLAIN_FISH("three")),
    ABOUT(jellyfish, PLAIN_FISH("four")),
    ABOUT(squirmbag, PLAIN_FISH("five") SMALLER_ELSEWHERE),
    ABOUT(whale, PLAIN_FISH("six") SMALLER_ELSEWHERE),
    ABOUT(leviathan, PLAIN_FISH("seven") SMALLER_ELSEWHERE),
    SIZES(finned, "A fish with fins: ", FINNED_AFTER),
    SIZES(sashimi, "A fish that is complete only with its fins: ", SASHIMI_AFTER),
    SIZES(franken, "A fish with boxes: ", FRANKEN_AFTER),
    SIZES(finned_franken, "A fish with boxes and fins: ", FINNED_FRANKEN_AFTER),
    SIZES(mutant, "A fish of any houses: ", MUTANT_AFTER),
    SIZES(finned_mutant, "A fish of any houses, with fins: ", FINNED_MUTANT_AFTER),
    ABOUT(kraken_1,
          "A finned fish in which the candidate to remove does not see all fins, but a chain from each "
          "fin leads to the same removal. The candidate is removed whether the fish or a fin is true."),
    ABOUT(kraken_2, "A fish in which a chain from every candidate of one covering house leads to the "
                    "same result. Since one of these candidates is true, so is the result."),
    ABOUT(remote_pair, "A chain of cells with the same two candidates in which each sees the next. The "
                       "two digits alternate along it; a cell that sees two cells of the chain at an "
                       "odd distance sees both digits and can hold neither."),
    ABOUT(bug_1,
          "If every open cell had two candidates and every digit two places in each house (a \"bivalue "
          "universal grave\"), there would be no solution or more than one. When a single cell with a "
          "third candidate prevents that, this candidate is true. Needs a puzzle with one solution."),
    ABOUT(bug_2, "A bivalue universal grave is prevented by the same extra digit in several cells. One "
                 "of them holds it, so it can be removed from every cell that sees them all."),
    ABOUT(bug_3,
          "A bivalue universal grave is prevented by extra digits in cells of one house. One of them is "
          "true, so the cells form a naked subset together with other cells of the house."),
    ABOUT(bug_4, "A bivalue universal grave is prevented by extra digits in two cells of a house. A "
                 "digit that both cells have must be in one of them, so neither can hold the other "
                 "digit they have in common."),
    ABOUT(skyscraper,
          "A digit has two places in each of two rows, with one end of each in the same column. One of "
          "the two other ends is true, and the digit can be removed from every cell that sees both."),
    ABOUT(two_string_kite, "A digit has two places in a row and two in a column, with one place of each "
                           "in the same box. One of the two other ends is true, and the digit can be "
                           "removed from every cell that sees both."),
    ABOUT(turbot_fish,
          "Two houses with two places each for a digit, where one place of the first sees one of the "
          "second. One of the two others is true, and the digit can be removed from every cell that "
          "sees both. This is the general form of skyscraper and kite."),
    ABOUT(empty_rectangle,
          "All places of a digit in a box lie in one row and one column. If a line outside has two "
          "places for the digit, one of them in that row or column, the digit can be removed from the "
          "cell where the other place and the box's other line cross."),
    ABOUT(dual_kite,
          "Two kites that meet in the same two cells of a box: each removes its own candidate."),
    ABOUT(dual_empty_rectangle, "Two empty rectangles in the same box, each with its own line and its "
                                "own removal, shown as one step."),
    ABOUT(strong_links_2, STRONG("Two")),
    ABOUT(strong_links_3, STRONG("Three")),
    ABOUT(strong_links_4, STRONG("Four")),
    ABOUT(strong_links_5, STRONG("Five")),
    ABOUT(strong_links_6, STRONG("Six")),
    ABOUT(w_wing,
          "Two cells that have the same two candidates and do not see each other, tied by a house in "
          "which one of the digits has just two places, each seen by one of the cells. The other digit "
          "is in one of the cells and can be removed from every cell that sees both."),
    ABOUT(
        xy_wing,
        "A pivot with candidates X and Y sees a cell with X and Z and another with Y and Z. Whatever "
        "the pivot is, one of the two others is Z, so Z can be removed from every cell that sees both."),
    ABOUT(xyz_wing,
          "A pivot with candidates X, Y and Z sees a cell with X and Z and another with Y and Z. One of "
          "the three is Z, so Z can be removed from every cell that sees all three."),
    ABOUT(wxyz_wing, WING("Four")),
    ABOUT(vwxyz_wing, WING("Five")),
    ABOUT(uvwxyz_wing, WING("Six")),
    ABOUT(tuvwxyz_wing, WING("Seven")),
    ABOUT(unique_1, "Four cells in two rows, two columns and two boxes that held only two digits could "
                    "exchange them, and there would be two solutions. If three of them have only these "
                    "two, the fourth holds neither. Needs a puzzle with one solution."),
    ABOUT(unique_2, "A deadly rectangle is prevented only by one extra digit in two of its cells. One "
                    "of the two holds it, so it can be removed from every cell that sees both."),
    ABOUT(unique_3,
          "A deadly rectangle is prevented only by extra digits in two of its cells. Taken as one cell "
          "with these digits, the two form a naked subset with other cells of their house."),
    ABOUT(unique_4,
          "In a deadly rectangle, one of the two digits has no place in a house outside two of the "
          "cells. It must be in one of these two, so neither may hold the other digit."),
    ABOUT(unique_5,
          "A deadly rectangle is prevented only by one extra digit in two or three of its cells that "
          "are not all in one line. The digit can be removed from every cell that sees all of them."),
    ABOUT(unique_6, "A deadly rectangle with extra digits in two opposite corners, where one of its two "
                    "digits has no other place in the rows (or columns). Placed in one of these two "
                    "cells it would force the deadly pattern, so it can be removed from both."),
    ABOUT(hidden_rectangle, "A possible deadly rectangle in which one digit has just two places in the "
                            "row and in the column of one corner. If that corner held the other digit, "
                            "the deadly rectangle would be complete, so it cannot."),
    ABOUT(avoidable_1, "Three corners of a rectangle were filled while solving, not given. The fourth "
                       "cannot be the digit that would allow two digits to change places."),
    ABOUT(
        avoidable_2,
        "Two corners of a rectangle were filled while solving. The two open ones have one extra digit "
        "in common, which one of them must hold, so it can be removed from every cell that sees both."),
    ABOUT(loop_1, "Like the first uniqueness test, with a longer loop of cells that could exchange two "
                  "digits. One cell has other candidates as well, and must hold one of these."),
    ABOUT(loop_2, "A loop of cells that could exchange two digits is prevented by one extra digit, "
                  "which can be removed from every cell that sees all of its places in the loop."),
    ABOUT(loop_3, "A loop of cells that could exchange two digits is prevented by extra digits in two "
                  "cells, which form a naked subset with other cells of their house."),
    ABOUT(loop_4,
          "A loop of cells that could exchange two digits is prevented by extra digits in two cells of "
          "a house. One of these cells must hold one of the two digits, so neither may hold the other."),
    ABOUT(sue_de_coq, "Two or three cells in the crossing of a line and a box share some candidates "
                      "with cells of the line and others with cells of the box, and all these cells "
                      "together have as many digits as cells. So the digits can be removed from the "
                      "rest of the line or of the box. Named after the forum name of its discoverer."),
    ABOUT(simple_colours_trap,
          "The places of a digit that come in pairs are coloured in turn: all of one colour are true, "
          "or all of the other. A candidate that sees both colours can be removed."),
    ABOUT(simple_colours_wrap,
          "The places of a digit that come in pairs are coloured in turn. If two of one colour see each "
          "other, that colour is false and all of its candidates can be removed."),
    ABOUT(multi_colours_1,
          "Two separate colourings of a digit. If a colour of one sees a colour of the other, one of "
          "the two opposite colours is true, and a candidate that sees both can be removed."),
    ABOUT(multi_colours_2, "Two separate colourings of a digit. A colour that sees both colours of the "
                           "other pair is false, and all of its candidates can be removed."),
    ABOUT(aligned_pair, "Two cells are filled in every way that their candidates allow. Combinations "
                        "that leave no candidate for a cell that sees both are struck out; a candidate "
                        "that is in none of the remaining combinations can be removed."),
    ABOUT(aligned_triple,
          "Three cells are filled in every way that their candidates allow. Combinations that leave no "
          "candidate for a cell that sees them are struck out; a candidate that is in none of the "
          "remaining combinations can be removed."),
    ABOUT(x_chain, "A chain for one digit: if it is not in the first cell, it is in the second; then it "
                   "is not in the third, and so on. One of the two ends is true, and the digit can be "
                   "removed from every cell that sees both."),
    ABOUT(xy_chain, "A chain of cells with two candidates each, where every cell sees the next and "
                    "shares a digit with it. If the first is not Z, the last is, so Z can be removed "
                    "from every cell that sees both ends."),
    ABOUT(continuous_loop,
          "A chain of alternating links that closes without a break. It works in both directions, so "
          "one end of each weak link is true, and a candidate that sees both ends can be removed."),
    ABOUT(discontinuous_loop,
          "A chain of alternating links that returns to its first candidate and contradicts it: if the "
          "candidate is assumed true, it turns out false, or the other way round."),
    ABOUT(aic, "An alternating inference chain: if its first candidate is false, its last is true. So "
               "one of the two is true, and any candidate that both rule out can be removed."),
    ABOUT(grouped_continuous_loop,
          "A continuous loop in which several cells of a box and line may act as one candidate."),
    ABOUT(grouped_discontinuous_loop,
          "A discontinuous loop in which several cells of a box and line may act as one candidate."),
    ABOUT(grouped_aic, "An alternating inference chain in which several cells of a box and line may act "
                       "as one candidate."),
    ABOUT(als_xz, "Two almost locked sets: groups of cells of a house with one more digit than cells. A "
                  "digit X that only one of them can hold forces the other to use all of its digits, Z "
                  "among them. Z can be removed from every cell that sees all of its places in both."),
    ABOUT(als_xy_wing, "Three almost locked sets. The third shares with each of the others a digit that "
                       "only one of the two can hold; since it can spare only one, one of the two "
                       "others must hold their common digit Z."),
    ABOUT(als_chain, "Almost locked sets in a row, each tied to the next by a digit that only one of "
                     "the two can hold. The first or the last holds Z, which can be removed from every "
                     "cell that sees all of its places in both."),
    ABOUT(death_blossom, "A cell, the stem, and for each of its candidates an almost locked set, the "
                         "petal, that would lose the digit. Whichever is true, one petal holds Z, so Z "
                         "can be removed from every cell that sees all of its places in the petals."),
    ABOUT(x_cycle, "A loop of links for one digit that works in both directions. The digit can be "
                   "removed from every cell that sees both ends of a link."),
    ABOUT(y_cycle, "A loop through cells with two candidates that works in both directions. A candidate "
                   "that sees both ends of a link can be removed."),
    ABOUT(forcing_x_chain, "A chain for one digit by which an assumption leads to its opposite."),
    ABOUT(cycle, "A loop of links of every kind that works in both directions. A candidate that sees "
                 "both ends of a link can be removed."),
    ABOUT(forcing_chain,
          "A chain of links by which an assumption leads to its opposite, so it is wrong."),
    ABOUT(nishio, "A candidate is assumed to be true, and the consequences for its digit are followed "
                  "until two of them contradict each other. Named after Tetsuya Nishio."),
    ABOUT(cell_forcing_chain,
          "Every candidate of a cell leads by a chain to the same result, so the result is true."),
    ABOUT(
        house_forcing_chain,
        "Every place of a digit in a house leads by a chain to the same result, so the result is true."),
    ABOUT(dynamic_chain,
          "A net: a link may depend on several earlier ones at once. Every candidate of a cell or place "
          "in a house leads to the same result, or an assumption to a contradiction."),
    ABOUT(dynamic_chain_plus, "A dynamic forcing chain in which locked candidates, subsets and fish, "
                              "found under the assumption, count as links."),
    ABOUT(nested_chain, NESTED("a forcing chain")),
    ABOUT(nested_multiple, NESTED("cell or house forcing chains")),
    ABOUT(nested_dynamic, NESTED("a dynamic forcing chain")),
    ABOUT(nested_dynamic_plus,
          NESTED("a dynamic forcing chain with links of its own by other techniques")),
    ABOUT(forcing_chain_contradiction, "An assumption leads by chains to a cell without candidates or a "
                                       "house without a place for a digit, so it is wrong."),
    ABOUT(forcing_chain_verity, "All candidates of a cell, or all places of a digit in a house, lead by "
                                "chains to the same result, so the result is true."),
    ABOUT(forcing_net_contradiction, "An assumption leads by a net of consequences, in which a link may "
                                     "depend on several others, to a contradiction, so it is wrong."),
    ABOUT(forcing_net_verity, "All candidates of a cell, or all places of a digit in a house, lead by "
                              "nets of consequences to the same result, so the result is true."),
    ABOUT(template_set, "A template is one way to place all instances of a digit. A cell that is in "
                        "every template that is still possible holds the digit."),
    ABOUT(template_delete, "A template is one way to place all instances of a digit. A candidate that "
                           "is in no template that is still possible can be removed."),
    ABOUT(brute_force, "No step of any technique was found, so a digit of the solution is placed."),
};

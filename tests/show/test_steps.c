/* SPDX-License-Identifier: MIT */
/* test_steps.c - how steps are shown: notation, sentences, JSON, pictures, the page.

   The steps are made by hand, so that what is expected depends on nothing but their data.  The lines of notation are
   ones that HoDoKu prints.  */
#include <stdlib.h>
#include <string.h>

#include "support/cmocka_first.h"

#include "logic/step.h"
#include "logic/techniques.h"
#include "show/printed.h"
#include "show/language.h"
#include "show/step_words.h"
#include "sudoku_logic.h"
#include "support/text.h"

static sudoku_rules *classic;
static struct step made;

static int start(void **state)
{
    (void)state;
    classic = make((struct rule_spec){.n = 9});
    return 0;
}

static int finish(void **state)
{
    (void)state;
    step_free(&made);
    rules_free(classic);
    return 0;
}

/* ---- steps from short texts ---- */

/* "r1c2": the cell. */
static int cell_at(const char *name) { return (name[1] - '1') * 9 + name[3] - '1'; }

static void begin(int technique) { step_begin(&made, technique); }

/* Adds to the step what the words name, one after the other:

       5           a digit of the pattern                  r1c2      a cell of the pattern
       =r1c2:5     placed          -r1c2:5    removed      fr1c2:5   fin      er1c2:5   endo fin
       pr1c2:5     pattern         or1c2:5    other        0r1c2:5   set 0    1r1c2:5   set 1...
       B3 C12      houses of base and cover                o:5       a digit of the counterpart  */
static void add(const char *words)
{
    for (const char *w = words; *w; w += strcspn(w, " "), w += *w == ' ') {
        const char *colon = strchr(w, ':');
        const int digit = colon ? colon[1] - '0' : 0;
        const char *role_of = strchr("=-pofed0123", *w);
        if (*w == 'r') step_cell(&made, SUDOKU_PATTERN, cell_at(w));
        else if (*w == 'B' || *w == 'C')
            step_house(&made, *w == 'B' ? SUDOKU_BASE : SUDOKU_COVER, atoi(w + 1));
        else if (w[1] == ' ' || !w[1]) step_digit(&made, SUDOKU_PATTERN, *w - '0');
        else {
            static const int roles[] = {SUDOKU_PLACED,  SUDOKU_REMOVED,  SUDOKU_PATTERN, SUDOKU_OTHER,
                                        SUDOKU_FIN,     SUDOKU_ENDO_FIN, SUDOKU_DEADLY,  SUDOKU_SET,
                                        SUDOKU_SET + 1, SUDOKU_SET + 2,  SUDOKU_SET + 3};
            assert_non_null(role_of);
            const int role = roles[role_of - "=-pofed0123"];
            step_part(&made, (sudoku_role)role, w[1] == ':' ? SUDOKU_NO_CELL : cell_at(w + 1), digit);
        }
    }
}

/* A chain "r1c1-6 r1c1+3 r25c2-3": cells, on or off, digit; each follows from the one before. */
static void add_chain(int chain, const char *words, int parent_of_first)
{
    int last = parent_of_first;
    for (const char *w = words; *w; w += strcspn(w, " "), w += *w == ' ') {
        const char *c = strchr(w, 'c'), *sign = w + strcspn(w, "+-");
        const bool on = *sign == '+';
        const sudoku_reason reason = last < 0 ? SUDOKU_ASSUMED : on ? SUDOKU_LAST_DIGIT : SUDOKU_SEES;
        const int node = step_node(&made, chain, sign[1] - '0', on, reason, SUDOKU_NO_HOUSE);
        for (const char *row = w + 1; row < c; row++)
            for (const char *column = c + 1; column < sign; column++)
                step_node_cell(&made, (*row - '1') * 9 + *column - '1');
        if (last >= 0) step_node_parent(&made, last);
        last = node;
    }
}

static void expect_text(const char *expected)
{
    char text[2000];
    assert_string_equal(sudoku_step_text(classic, &made.it, text, sizeof text), expected);
}

static void expect_words_in(sudoku_language language, const sudoku_rules *rules, const char *expected)
{
    char text[2000];
    assert_string_equal(sudoku_step_words(rules, &made.it, language, text, sizeof text), expected);
}

static void expect_words(const sudoku_rules *rules, const char *expected)
{
    expect_words_in(SUDOKU_ENGLISH, rules, expected);
}

/* ---- notation ---- */

static void notation_of_easy_steps(void **state)
{
    (void)state;
    begin(TECHNIQUE_hidden_single);
    add("7 r8c3 =r8c3:7 B0");
    expect_text("Hidden Single: r8c3=7");
    begin(TECHNIQUE_pointing);
    add("7 r1c8 r3c8 pr1c8:7 pr3c8:7 B20 C16 -r6c8:7 -r8c8:7 -r9c8:7");
    expect_text("Locked Candidates Type 1 (Pointing): 7 in b3 => r689c8<>7");
    begin(TECHNIQUE_claiming);
    add("7 B0 C20 -r2c7:7 -r2c8:7 -r2c9:7 -r3c7:7 -r3c8:7 -r3c9:7");
    expect_text("Locked Candidates Type 2 (Claiming): 7 in r1 => r2c789,r3c789<>7");
    begin(TECHNIQUE_locked_pair);
    add("6 8 r5c5 r5c6 -r4c4:8 -r5c1:8 -r5c9:8 -r5c9:6 -r6c5:8 -r6c5:6 -r6c6:8 -r6c6:6");
    expect_text("Locked Pair: 6,8 in r5c56 => r4c4,r5c19,r6c56<>8, r5c9,r6c56<>6");
    begin(TECHNIQUE_naked_triple);
    add("1 2 6 r1c5 r3c5 r3c4 -r1c4:1 -r1c4:2");
    expect_text("Naked Triple: 1,2,6 in r13c5,r3c4 => r1c4<>1, r1c4<>2");
    begin(TECHNIQUE_direct_pointing);
    add("7 B20 C16 =r6c7:7 -r6c8:7");
    expect_text("Direct Pointing: 7 in b3 => r6c7=7, r6c8<>7");
}

static void notation_of_fish(void **state)
{
    (void)state;
    begin(TECHNIQUE_swordfish);
    add("8 B10 B12 B13 C0 C4 C7 -r1c1:8");
    expect_text("Swordfish: 8 c245 r158 => r1c1<>8");
    begin(TECHNIQUE_finned_franken_swordfish);
    add("1 B10 B15 B20 C0 C3 C6 fr2c8:1 fr5c7:1 er6c6:1 -r4c8:1");
    expect_text("Finned Franken Swordfish: 1 c27b3 r147 fr2c8 fr5c7 efr6c6 => r4c8<>1");
    begin(TECHNIQUE_finned_x_wing);
    add("3 B1 B3 C9 C13 C9 C14 fr2c6:3 -r1c5:3");
    expect_text("Siamese Finned X-Wing: 3 r24 c15/c16 fr2c6 => r1c5<>3");
}

static void notation_of_patterns(void **state)
{
    (void)state;
    begin(TECHNIQUE_skyscraper);
    add("7 r5c8 r7c7 r5c2 r7c2 -r4c7:7 -r8c8:7");
    expect_text("Skyscraper: 7 in r5c8,r7c7 (connected by r57c2) => r4c7,r8c8<>7");
    begin(TECHNIQUE_dual_kite);
    add("7 r5c8 r7c7 r5c2 r7c2 r1c1 r9c9 r5c2 r7c2 -r4c7:7");
    expect_text("Dual 2-String Kite: 7 in r5c8,r7c7/in r1c1,r9c9 (connected by r57c2) => r4c7<>7");
    begin(TECHNIQUE_empty_rectangle);
    add("1 r7c4 r7c9 B20 B6 -r2c4:1");
    expect_text("Empty Rectangle: 1 in b3 (r7c49) => r2c4<>1");
    begin(TECHNIQUE_w_wing);
    add("1 8 r1c6 r7c4 fr1c6:8 fr7c4:8 fr3c5:8 fr8c5:8 -r1c4:1 -r8c6:1");
    expect_text("W-Wing: 1/8 in r1c6,r7c4 connected by 8 in r38c5 => r1c4,r8c6<>1");
    begin(TECHNIQUE_unique_1);
    add("5 8 r8c6 r8c9 r9c6 r9c9 dr8c6:5 -r8c6:5 -r8c6:8");
    expect_text("Uniqueness Test 1: 5/8 in r8c69,r9c69 => r8c6<>5, r8c6<>8");
    begin(TECHNIQUE_bug_1);
    add("r9c2 or9c2:1 -r9c2:5 -r9c2:6");
    expect_text("Bivalue Universal Grave + 1 => r9c2<>5, r9c2<>6");
    begin(TECHNIQUE_multi_colours_1);
    add("3 pr2c2:3 pr3c4:3 or2c5:3 or9c4:3 0r7c2:3 1r7c9:3 -r9c9:3");
    expect_text("Multi Colors 1: 3 (r2c2,r3c4) / (r2c5,r9c4), (r7c2) / (r7c9) => r9c9<>3");
}

static void notation_of_sets(void **state)
{
    (void)state;
    begin(TECHNIQUE_sue_de_coq);
    add("1 3 5 8 r1c4 r3c4 fr5c4:2 fr6c4:5 fr1c4:8 er2c5:1 er2c5:3 -r3c5:3 -r9c4:5");
    expect_text("Sue de Coq: r13c4 - {1358} (r56c4 - {258}, r2c5 - {13}) => r3c5<>3, r9c4<>5");
    begin(TECHNIQUE_als_xz);
    add("0r3c1:1 0r3c1:4 0r3c4:5 1r1c6:1 1r5c6:4 1r5c6:5 er3c4:5 fr3c1:4 fr3c1:1 -r3c6:1 -r3c6:4");
    expect_text("Almost Locked Set XZ-Rule: A=r3c14 {145}, B=r15c6 {145}, X=5, Z=1,4 => "
                "r3c6<>1, r3c6<>4");
    begin(TECHNIQUE_als_xy_wing);
    add("0r1c2:5 0r1c2:9 1r4c1:8 1r4c7:9 2r1c9:5 2r2c9:8 er1c2:5 er4c1:8 fr1c2:9 -r4c2:9");
    expect_text("Almost Locked Set XY-Wing: A=r1c2 {59}, B=r4c17 {89}, C=r12c9 {58}, X,Y=5,8, Z=9 => "
                "r4c2<>9");
    begin(TECHNIQUE_als_chain);
    add("0r1c1:2 0r1c4:6 0r1c4:9 1r6c1:2 1r6c1:9 2r6c9:2 2r6c9:9 -r1c8:2");
    for (int k = 0; k < 2; k++) {
        const int node = step_node(&made, k, k ? 2 : 9, true, SUDOKU_BY_SET, k);
        step_node_cell(&made, 0);
        step_node(&made, k, k ? 2 : 9, false, SUDOKU_SEES, 0);
        step_node_cell(&made, 45);
        step_node_parent(&made, node);
    }
    expect_text("Almost Locked Set Chain: 2- r1c14 {269} -9- r6c1 {29} -2- r6c9 {29} -2 => r1c8<>2");
    begin(TECHNIQUE_death_blossom);
    add("r4c5 o:1 o:3 0r4c1:1 0r4c1:7 1r5c5:3 1r5c5:7 -r4c6:7");
    expect_text("Death Blossom: [r4c5],  -1- r4c1 {17},  -3- r5c5 {37} => r4c6<>7");
}

static void notation_of_chains(void **state)
{
    (void)state;
    begin(TECHNIQUE_xy_chain);
    add("2 -r5c1:2");
    add_chain(0, "r2c1-2 r2c1+6 r2c4-6 r2c4+8 r2c6-8 r2c6+2", -1);
    expect_text("XY-Chain: 2 2- r2c1 -6- r2c4 -8- r2c6 -2 => r5c1<>2");
    begin(TECHNIQUE_grouped_aic);
    add("-r7c1:8 -r8c1:8");
    add_chain(0, "r4c1-8 r4c2+8 r4c2-6 r78c2+6 r9c3-6 r9c3+8", -1);
    expect_text("Grouped AIC: 8 8- r4c1 =8= r4c2 =6= r78c2 -6- r9c3 -8 => r78c1<>8");
    begin(TECHNIQUE_discontinuous_loop);
    add("-r2c9:4");
    add_chain(0, "r2c9+4 r2c5-4 r2c5+7 r9c5-7 r9c7+7 r2c9-7", -1);
    expect_text("Discontinuous Nice Loop: 4 r2c9 -4- r2c5 -7- r9c5 =7= r9c7 -7- r2c9 => r2c9<>4");
    begin(TECHNIQUE_continuous_loop);
    add("-r2c4:1 -r7c3:6");
    add_chain(0, "r2c4-6 r2c3+6 r6c3-6 r6c3+2 r9c4-2 r9c4-8 r2c4+8", -1);
    expect_text("Continuous Nice Loop: 1/6 8= r2c4 =6= r2c3 -6- r6c3 -2- r9c4 =8= r2c4 =6 => "
                "r2c4<>1, r7c3<>6");
    begin(TECHNIQUE_remote_pair);
    add("5 6 -r5c7:5");
    add_chain(0, "r5c5-5 r5c5+6 r2c5-6 r2c5+5 r2c9-5 r2c9+6 r6c9-6 r6c9+5", -1);
    expect_text("Remote Pair: 5/6 r5c5 -6- r2c5 -5- r2c9 -6- r6c9 => r5c7<>5");
}

static void notation_of_forcing_chains(void **state)
{
    (void)state;
    begin(TECHNIQUE_forcing_chain_contradiction);
    step_cell(&made, SUDOKU_OTHER, cell_at("r6c3"));
    add("=r1c5:5");
    add_chain(0, "r1c5-5 r1c3+5 r6c3-5", -1);
    add_chain(1, "r1c5-5 r3c6+5 r3c6-6 r6c6+6 r6c3-6", -1);
    expect_text("Forcing Chain Contradiction in r6c3 => r1c5=5\n"
                "  r1c5<>5 r1c3=5 r6c3<>5\n"
                "  r1c5<>5 r3c6=5 r3c6<>6 r6c6=6 r6c3<>6");
    begin(TECHNIQUE_forcing_chain_contradiction);
    add("B17 -r1c5:5");
    add_chain(0, "r1c5+5 r1c9-5", -1);
    expect_text("Forcing Chain Contradiction in c9 => r1c5<>5\n  r1c5=5 r1c9<>5");
    /* A net: the last node rests on two ways, of which the second is the longer. */
    begin(TECHNIQUE_forcing_net_verity);
    add("-r9c9:1");
    add_chain(0, "r1c1+1 r1c2-1", -1);
    add_chain(0, "r2c1-1 r2c2+2", 0);
    add_chain(0, "r1c2+3", 1);
    step_node_parent(&made, 3);
    expect_text("Forcing Net Verity => r9c9<>1\n  r1c1=1 r1c2<>1 (r2c1<>1 r2c2=2) r1c2=3");
}

static void numbers_of_two_figures_stand_alone(void **state)
{
    (void)state;
    sudoku_rules *r = make((struct rule_spec){.n = 16});
    char text[200];
    step_begin(&made, TECHNIQUE_x_wing);
    step_digit(&made, SUDOKU_PATTERN, 10);
    step_house(&made, SUDOKU_BASE, 1);
    step_house(&made, SUDOKU_BASE, 11);
    step_house(&made, SUDOKU_COVER, 16);
    step_house(&made, SUDOKU_COVER, 17);
    step_remove(&made, 0, 10);
    step_remove(&made, 1, 10);
    step_remove(&made, 15, 10);
    assert_string_equal(sudoku_step_text(r, &made.it, text, sizeof text),
                        "X-Wing: A r2r12 c1c2 => r1c1,r1c2,r1c16<>A");
    rules_free(r);
}

/* ---- sentences ---- */

static void sentences(void **state)
{
    (void)state;
    begin(TECHNIQUE_pointing);
    add("7 r1c8 r3c8 pr1c8:7 pr3c8:7 B20 C16 -r6c8:7 -r8c8:7 -r9c8:7");
    expect_words(classic,
                 "In box 3, the digit 7 can only go where box 3 meets column 8 (r1c8 and r3c8). "
                 "So no other cell of column 8 can hold 7: remove 7 from r6c8, r8c8 and r9c8.");
    begin(TECHNIQUE_xy_chain);
    add("2 -r5c1:2");
    add_chain(0, "r2c1-2 r2c1+6 r2c4-6 r2c4+2", -1);
    expect_words(classic,
                 "If r2c1 is not 2, then it must be 6 (the only digit left); then r2c4 is not 6, so it "
                 "must be 2 (the only digit left). So in any case r2c1 is 2 or r2c4 is 2, and what can "
                 "go with neither is out: remove 2 from r5c1.");
    begin(TECHNIQUE_finned_x_wing);
    add("3 B1 B3 C9 C13 fr2c6:3 -r1c5:3 -r3c5:3");
    expect_words(classic,
                 "But for the fin r2c6, all places of the digit 3 in rows 2 and 4 lie in columns 1 "
                 "and 5, as many houses again. Either the fin is 3, or columns 1 and 5 get their 3 "
                 "from there and no other cell of theirs can hold it. What goes in both cases goes "
                 "for good: remove 3 from r1c5 and r3c5.");
    begin(TECHNIQUE_hidden_pair);
    add("2 3 r1c8 r1c9 -r1c8:1 -r1c9:1 -r1c8:4 -r1c9:4 -r1c8:9"); /* no house is named */
    expect_words(classic,
                 "The digits 2 and 3 can only go in r1c8 and r1c9: as many cells as digits. So "
                 "these cells hold nothing else: remove 1 and 4 from r1c8 and r1c9; remove 9 from "
                 "r1c8.");
}

/* Patterns of several lines: the sentence names them all. */
static void sentences_of_crossing_lines(void **state)
{
    (void)state;
    begin(TECHNIQUE_unique_2);
    add("1 8 r5c2 r5c4 r6c2 r6c4 or6c2:7 or6c4:7 -r6c1:7 -r6c3:7");
    expect_words(classic,
                 "If the cells r5c2, r5c4, r6c2 and r6c4 held nothing but 1 and 8, these could be "
                 "exchanged and there would be two solutions. Only r6c2 and r6c4 can hold anything "
                 "else, the extra digit 7, so one of these does, and no other cell in row 6 can be 7: "
                 "remove 7 from r6c1 and r6c3.");
    begin(TECHNIQUE_unique_2); /* both places in one box, too */
    add("1 8 r5c1 r5c2 r8c1 r8c2 or5c1:7 or5c2:7 -r5c9:7 -r4c3:7");
    expect_words(classic,
                 "If the cells r5c1, r5c2, r8c1 and r8c2 held nothing but 1 and 8, these could be "
                 "exchanged and there would be two solutions. Only r5c1 and r5c2 can hold anything "
                 "else, the extra digit 7, so one of these does, and no other cell in row 5 or in box "
                 "4 can be 7: remove 7 from r4c3 and r5c9.");
    begin(TECHNIQUE_unique_5); /* no house has all three */
    add("4 8 r2c3 r2c4 r3c3 r3c4 or2c3:1 or2c4:1 or3c3:1 -r2c1:1");
    expect_words(classic,
                 "If the cells r2c3, r2c4, r3c3 and r3c4 held nothing but 4 and 8, these could be "
                 "exchanged and there would be two solutions. Only r2c3, r2c4 and r3c3 can hold "
                 "anything else, the extra digit 1, so one of these does, and what sees all of its "
                 "places there cannot be 1: remove 1 from r2c1.");
    begin(TECHNIQUE_unique_6);
    add("5 8 r1c5 r1c8 r3c5 r3c8 B0 B2 -r1c5:8 -r3c8:8");
    expect_words(classic,
                 "If the cells r1c5, r1c8, r3c5 and r3c8 held nothing but 5 and 8, these could be "
                 "exchanged and there would be two solutions. In rows 1 and 3, 8 can only go in these "
                 "cells, so it stands in two opposite corners. If r1c5 or r3c8 were one of these, the "
                 "two other corners, which have no extra digits, would be 5, and the pattern would be "
                 "complete: remove 8 from r1c5 and r3c8.");
    begin(TECHNIQUE_hidden_rectangle);
    add("2 6 r1c7 r1c8 r7c7 r7c8 B0 B16 -r1c8:2");
    expect_words(classic,
                 "In row 1 and in column 8, 6 can only go in cells of the rectangle r1c7, r1c8, r7c7 "
                 "and r7c8. If r1c8 were 2, both corners next to it would have to be 6, and the fourth "
                 "corner, which has nothing but 2 and 6, would be 2 as well. Then 2 and 6 could be "
                 "exchanged between the four, and there would be two solutions. The puzzle has one: "
                 "remove 2 from r1c8.");
    begin(TECHNIQUE_dual_kite);
    add("4 r2c6 r7c8 r2c9 r3c8 r3c5 r8c9 r3c8 r2c9 -r7c6:4 -r8c5:4");
    expect_words(
        classic,
        "Two kites share their corners, r2c9 and r3c8: in each of their strings, a house through "
        "a corner, the digit 4 has two places, the corner and a loose end. The corners see each "
        "other, so they cannot both be 4, and of the two loose ends of each kite one is: of r2c6 "
        "and r7c8, and of r3c5 and r8c9. What sees both ends of a kite cannot be: remove 4 from "
        "r7c6 and r8c5.");
    begin(TECHNIQUE_sue_de_coq);
    add("1 3 5 8 r1c4 r3c4 fr5c4:2 fr6c4:5 fr1c4:8 er2c5:1 er2c5:3 B12 C19 -r3c5:3 -r9c4:5");
    expect_words(classic,
                 "The cells r1c4 and r3c4, where column 4 and box 2 cross, have 1, 3, 5 and 8 between "
                 "them, more than they can hold. The rest of column 4 has r5c4 and r6c4 with 2, 5 and "
                 "8, the rest of box 2 has r2c5 with 1 and 3; counted together there are as many "
                 "digits as cells, so each digit has its place among these, and leaves the other cells "
                 "of the house, column 4 or box 2, where that is: remove 3 from r3c5; remove 5 from "
                 "r9c4.");
}

/* Diagonals, windows and regions have names of their own, in sentences and in notation. */
static void houses_of_variants(void **state)
{
    (void)state;
    char text[400];
    sudoku_rules *r = make((struct rule_spec){.n = 9, .extras = RULE_X | RULE_NRC});
    sudoku_rules *jigsaw = make_jigsaw(9, JIGSAW, 0);
    begin(TECHNIQUE_hidden_single);
    add("7 r5c5 =r5c5:7 B27");
    expect_words(r,
                 "On the falling diagonal, r5c5 is the only cell left that can hold 7, and every digit "
                 "needs a place: put 7 into r5c5.");
    begin(TECHNIQUE_pointing);
    add("7 B30 C28 -r6c8:7");
    assert_string_equal(sudoku_step_text(r, &made.it, text, sizeof text),
                        "Locked Candidates Type 1 (Pointing): 7 in w2 => r6c8<>7");
    begin(TECHNIQUE_leftovers);
    add("5 r1c9 or2c1:0 B0 B1 C18 C19 -r2c1:5");
    assert_string_equal(sudoku_step_text(jigsaw, &made.it, text, sizeof text),
                        "Law of Leftovers: r12 / AB (r1c9 / r2c1) => r2c1<>5");
    assert_non_null(strstr(sudoku_step_words(jigsaw, &made.it, SUDOKU_ENGLISH, text, sizeof text),
                           "Compare rows 1 and 2 with regions A and B:"));
    rules_free(jigsaw);
    rules_free(r);
}

/* German houses have cases, and its chains begin with the verb. */
static void german_sentences(void **state)
{
    (void)state;
    sudoku_rules *r = make((struct rule_spec){.n = 9, .extras = RULE_X | RULE_NRC});
    begin(TECHNIQUE_hidden_single);
    add("7 r5c5 =r5c5:7 B27");
    expect_words_in(
        SUDOKU_GERMAN, r,
        "Auf der fallenden Diagonale ist r5c5 die einzige Zelle, die noch 7 enthalten kann, und "
        "jede Ziffer braucht einen Platz: setze 7 in r5c5.");
    begin(TECHNIQUE_pointing);
    add("7 r2c8 r6c8 B30 C28 -r8c2:7");
    expect_words_in(
        SUDOKU_GERMAN, r,
        "In Fenster 2 kann die Ziffer 7 nur dort stehen, wo sich Fenster 2 und die steigende "
        "Diagonale schneiden (r2c8 und r6c8). Also steht 7 auf der steigenden Diagonale in keiner "
        "anderen Zelle: entferne 7 aus r8c2.");
    begin(TECHNIQUE_intersection);
    add("7 r1c1 r1c5 B33 B34 -r5c5:7");
    expect_words_in(
        SUDOKU_GERMAN, r,
        "Im verborgenen Fenster 1 und im verborgenen Fenster 2 kann die Ziffer 7 nur in r1c1 und r1c5 "
        "stehen. Wo sie dort auch steht, r5c5 sieht sie und kann sie also nicht enthalten: entferne 7 "
        "aus r5c5.");
    begin(TECHNIQUE_x_wing);
    add("5 B0 B1 C9 C10 -r3c1:5 -r3c2:5");
    expect_words_in(
        SUDOKU_GERMAN, r,
        "In den Zeilen 1 und 2 liegen alle Plätze der Ziffer 5 in den Spalten 1 und 2: auf beiden "
        "Seiten gleich viele Häuser. Jedes der ersten Häuser braucht seine 5; also bekommen die Spalten "
        "1 und 2 ihre von dort, und keine andere Zelle in den Spalten 1 und 2 kann 5 sein: "
        "entferne 5 aus r3c1 und r3c2.");
    begin(TECHNIQUE_discontinuous_loop);
    add_chain(0, "r1c1+6 r1c1-3 r25c2+3 r1c1-6", -1);
    add("-r1c1:6");
    expect_words_in(
        SUDOKU_GERMAN, r,
        "Wenn r1c1 6 ist, dann ist sie nicht 3, also steht 3 in r2c2 oder r5c2; dann ist r1c1 "
        "nicht 6. Die Annahme widerlegt sich also selbst: entferne 6 aus r1c1.");
    rules_free(r);
}

/* Even a step that names next to nothing is told in whole sentences. */
static void told_whole(int technique, sudoku_language language)
{
    char text[2000];
    const char *template = language_of(language)->said[sentence_of[technique]];
    assert_non_null(template);
    sudoku_step_words(classic, &made.it, language, text, sizeof text);
    assert_null(strpbrk(text, "{}[]|#"));
    assert_int_equal(text[strlen(text) - 1], template[strlen(template) - 1] == ')' ? ')' : '.');
    const char *about = sudoku_technique_about(technique, language);
    assert_non_null(about);
    assert_true(strlen(about) > 50);
    assert_int_equal(about[strlen(about) - 1], '.');
    for (int other = 0; other < technique; other++)
        assert_string_not_equal(sudoku_technique_title(technique, language),
                                sudoku_technique_title(other, language));
    for (int level = 1; level <= SUDOKU_HINT_LEVELS; level++) {
        sudoku_hint_words(classic, &made.it, level, language, text, sizeof text);
        assert_null(strpbrk(text, "{}[]|#"));
        assert_true(strlen(text) > 15);
    }
}

static void every_technique_can_be_told(void **state)
{
    (void)state;
    for (int t = 0; t < TECHNIQUE_COUNT; t++) {
        char text[2000];
        begin(t);
        add("5 r1c1 r1c2 -r3c3:5 B0 C9");
        sudoku_step_text(classic, &made.it, text, sizeof text);
        assert_memory_equal(text, technique_rows[t].title, strlen(technique_rows[t].title));
        assert_true(strlen(text) > strlen(technique_rows[t].title));
        for (int language = 0; sudoku_language_code(language); language++)
            told_whole(t, (sudoku_language)language);
        sudoku_example example;
        assert_true(sudoku_technique_example(t, &example));
    }
    assert_null(sudoku_technique_about(TECHNIQUE_COUNT, SUDOKU_ENGLISH));
    assert_null(sudoku_technique_title(TECHNIQUE_COUNT, SUDOKU_GERMAN));
    sudoku_language language;
    assert_true(sudoku_language_named("de", &language));
    assert_int_equal(language, SUDOKU_GERMAN);
    assert_false(sudoku_language_named("tlh", &language));
    char text[20];
    begin(TECHNIQUE_naked_single);
    add("=r1c1:5");
    assert_string_equal(sudoku_step_text(classic, &made.it, text, sizeof text), "Naked Single: r1c1=");
}

/* ---- JSON, pictures, pages ---- */

static sudoku_logic *in_position(const sudoku_rules *r, const char *symbols)
{
    uint8_t givens[SUDOKU_MAX_CELLS];
    const sudoku_puzzle p = {.rules = r, .givens = digits(givens, r->n, symbols)};
    sudoku_logic *l = sudoku_logic_new(r, NULL, NULL);
    assert_non_null(l);
    sudoku_logic_start(l, &p);
    return l;
}

static char *shown(const sudoku_logic *l, const char *format)
{
    struct text t = {0};
    assert_true(sudoku_print_step(l, &made.it, format, SUDOKU_ENGLISH, (sudoku_sink){text_sink, &t}));
    return t.bytes;
}

static void json_of_a_step(void **state)
{
    (void)state;
    sudoku_logic *l = in_position(classic, CLASSIC);
    begin(TECHNIQUE_als_xz);
    made.it.rating = 300;
    add("-r1c3:1 0r1c3:2 5 C9");
    step_cell_truth(&made, 2);
    step_house_truth(&made, 9, 5);
    add_chain(0, "r1c3+2 r1c4-2", -1);
    char *text = shown(l, "json");
    const char *expected =
        "{\"technique\":\"als-xz\",\"title\":\"Almost Locked Set XZ-Rule\",\"profile\":\"hodoku\","
        "\"rating\":300,\"placed\":[],\"removed\":[{\"cell\":\"r1c3\",\"digit\":1}],"
        "\"parts\":[{\"role\":\"set\",\"set\":0,\"cell\":\"r1c3\",\"digit\":2},"
        "{\"role\":\"pattern\",\"digit\":5}],\"houses\":[{\"role\":\"cover\",\"house\":\"c1\"}],"
        "\"truths\":[{\"cell\":\"r1c3\"},{\"house\":\"c1\",\"digit\":5}],"
        "\"nodes\":[{\"chain\":0,\"cells\":[\"r1c3\"],\"digit\":2,\"on\":true,\"reason\":\"assumed\","
        "\"parents\":[]},{\"chain\":0,\"cells\":[\"r1c4\"],\"digit\":2,\"on\":false,\"reason\":\"sees\","
        "\"parents\":[0]}],\"text\":\"Almost Locked Set XZ-Rule: A=r1c3 {2}, X= => r1c3<>1\",";
    assert_memory_equal(text, expected, strlen(expected));
    free(text);
    begin(TECHNIQUE_nishio);
    add("-r1c3:1");
    add_chain(0, "r1c3+1 r1c4-1", -1);
    text = shown(l, "json");
    assert_non_null(strstr(text, "=> r1c3<>1\\n  r1c3=1 r1c4<>1\"")); /* lines are escaped */
    free(text);
    struct text t = {0};
    assert_false(sudoku_print_step(l, &made.it, "tape", SUDOKU_ENGLISH, (sudoku_sink){text_sink, &t}));
    assert_null(t.bytes);
    sudoku_logic_free(l);
}

static int times(const char *text, const char *what)
{
    int count = 0;
    for (const char *at = text; (at = strstr(at, what)); at++) count++;
    return count;
}

static void picture_of_a_step(void **state)
{
    (void)state;
    sudoku_logic *l = in_position(classic, CLASSIC);
    begin(TECHNIQUE_x_chain);
    add("pr1c3:1 fr1c3:2 -r1c4:2 =r1c4:6 C9 B0");
    add_chain(0, "r1c3-1 r2c2+2", -1);
    char *text = shown(l, "svg");
    assert_memory_equal(text, "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"646\"", 50);
    assert_int_equal(times(text, "<g "), times(text, "</g>"));
    assert_int_equal(
        times(text, "<title>X-Chain: 2/6 r1c3 =2= r2c2 =&gt; r1c4=6, r1c4&lt;&gt;2</title>"), 1);
    assert_int_equal(times(text, "fill-opacity"), 2); /* two houses */
    assert_int_equal(times(text, "Q"), 1);            /* one link */
    assert_int_equal(times(text, "#ffc9c9"), 1);      /* what goes */
    assert_int_equal(times(text, "#aee7b6"), 1);
    free(text);
    sudoku_logic_free(l);
}

static void page_of_steps(void **state)
{
    (void)state;
    struct text t = {0};
    sudoku_page page;
    sudoku_logic *l = in_position(classic, CLASSIC);
    sudoku_page_begin(&page, l, "</title><script>", SUDOKU_ENGLISH, (sudoku_sink){text_sink, &t});
    begin(TECHNIQUE_naked_single);
    add("5 r5c5 =r5c5:5 pr5c5:5");
    sudoku_page_step(&page, l, &made.it);
    sudoku_logic_apply(l, &made.it);
    begin(TECHNIQUE_x_chain);
    add("-r1c4:2");
    add_chain(0, "r1c3-1 r1c4+2", -1);
    sudoku_page_step(&page, l, &made.it);
    sudoku_page_end(&page, l);
    assert_int_equal(page.steps, 3);
    assert_int_equal(times(t.bytes, "<li>"), 3);
    assert_int_equal(times(t.bytes, "</li>"), 3);
    assert_int_equal(times(t.bytes, "<script"), times(t.bytes, "</script>"));
    assert_int_equal(times(t.bytes, "<script"),
                     5);                         /* layout, three items, script; none from the title */
    assert_int_equal(times(t.bytes, "http"), 1); /* the name space of pictures, and nothing to fetch */
    assert_non_null(strstr(t.bytes, "<span class='text' lang='en'>Naked Single: r5c5=5</span>"));
    /* Each step in its own position: the cell is open in the first and filled in the second. */
    assert_non_null(strstr(t.bytes, "\"marks\":[40,5,12],"));
    assert_int_equal(times(t.bytes, "\"digits\":\"53..7....6..195....98....6.8...6...34..8.3..1"), 1);
    assert_int_equal(times(t.bytes, "\"digits\":\"53..7....6..195....98....6.8...6...34..853..1"), 2);
    text_free(&t);
    sudoku_logic_free(l);
}

/* The largest size, every rule: whatever is drawn lies within the picture. */
static void large_boards(void **state)
{
    (void)state;
    sudoku_rules *r = make((struct rule_spec){.n = 25, .extras = RULE_X});
    sudoku_logic *l = in_position(r, "");
    struct text t = {0};
    sudoku_page page;
    step_begin(&made, TECHNIQUE_naked_pair);
    step_cell(&made, SUDOKU_PATTERN, 600);
    step_cell(&made, SUDOKU_PATTERN, 624);
    step_part(&made, SUDOKU_SET + 9, 624, 25);
    step_remove(&made, 601, 25);
    char *text = shown(l, "svg");
    assert_int_equal(times(text, ">P</text>"), 625);
    free(text);
    sudoku_page_begin(&page, l, NULL, SUDOKU_ENGLISH, (sudoku_sink){text_sink, &t});
    sudoku_page_step(&page, l, &made.it);
    sudoku_page_end(&page, l);
    assert_int_equal(times(t.bytes, "vvvvv"), 2 * (5 * 625 - 4)); /* five figures for every cell */
    text_free(&t);
    sudoku_logic_free(l);
    rules_free(r);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(notation_of_easy_steps),
        cmocka_unit_test(notation_of_fish),
        cmocka_unit_test(notation_of_patterns),
        cmocka_unit_test(notation_of_sets),
        cmocka_unit_test(notation_of_chains),
        cmocka_unit_test(notation_of_forcing_chains),
        cmocka_unit_test(numbers_of_two_figures_stand_alone),
        cmocka_unit_test(sentences),
        cmocka_unit_test(sentences_of_crossing_lines),
        cmocka_unit_test(houses_of_variants),
        cmocka_unit_test(german_sentences),
        cmocka_unit_test(every_technique_can_be_told),
        cmocka_unit_test(json_of_a_step),
        cmocka_unit_test(picture_of_a_step),
        cmocka_unit_test(page_of_steps),
        cmocka_unit_test(large_boards),
    };
    return cmocka_run_group_tests(tests, start, finish);
}

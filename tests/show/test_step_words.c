/* SPDX-License-Identifier: MIT */
/* test_step_words.c - steps and techniques in sentences, in every language. */
#include <string.h>

#include "support/cmocka_first.h"

#include "logic/step/techniques.h"
#include "show/language.h"
#include "show/made_step.h"
#include "show/printed.h"
#include "sudoku_logic.h"

static void expect_words_in(sudoku_language language, const sudoku_rules *rules, const char *expected)
{
    char text[2000];
    assert_string_equal(sudoku_step_words(rules, &made.it, language, text, sizeof text), expected);
}

static void expect_words(const sudoku_rules *rules, const char *expected)
{
    expect_words_in(SUDOKU_ENGLISH, rules, expected);
}

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
                 "must be 2 (the only digit left). So in any case r2c1 is 2 or r2c4 is 2, and any "
                 "candidate that both rule out can be removed: remove 2 from r5c1.");
    begin(TECHNIQUE_finned_x_wing);
    add("3 B1 B3 C9 C13 fr2c6:3 -r1c5:3 -r3c5:3");
    expect_words(classic,
                 "Apart from the fin r2c6, all places of the digit 3 in rows 2 and 4 lie in columns 1 "
                 "and 5, the same number of houses. Either the fin is 3, or columns 1 and 5 get their 3 "
                 "from the other places and no other cell there can hold it. A candidate that is ruled "
                 "out in both cases can be removed: remove 3 from r1c5 and r3c5.");
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
    expect_words(classic, "If the cells r2c3, r2c4, r3c3 and r3c4 held nothing but 4 and 8, these could "
                          "be exchanged and there would be two solutions. Only r2c3, r2c4 and r3c3 can "
                          "hold anything else, the extra digit 1, so one of these does, and no cell "
                          "that sees all of its places there can be 1: remove 1 from r2c1.");
    begin(TECHNIQUE_unique_6);
    add("5 8 r1c5 r1c8 r3c5 r3c8 B0 B2 -r1c5:8 -r3c8:8");
    expect_words(classic,
                 "If the cells r1c5, r1c8, r3c5 and r3c8 held nothing but 5 and 8, these could be "
                 "exchanged and there would be two solutions. In rows 1 and 3, 8 can only go in these "
                 "cells, so it is in two opposite corners, r1c5 and r3c8 or r1c8 and r3c5. In r1c5 and "
                 "r3c8, it would leave 5 for r1c8 and r3c5, which have no extra digits, and the pattern "
                 "would be complete: remove 8 from r1c5 and r3c8.");
    begin(TECHNIQUE_hidden_rectangle);
    add("2 6 r1c7 r1c8 r7c7 r7c8 B0 B16 -r1c8:2");
    expect_words(
        classic,
        "In row 1 and in column 8, 6 can only go in cells of the rectangle r1c7, r1c8, r7c7 and r7c8. "
        "If r1c8 were 2, r1c7 and r7c8 would have to be 6, and r7c7, which has nothing but 2 and 6, "
        "would be 2 as well. Then 2 and 6 could be exchanged between the four cells, and there would be "
        "two solutions. The puzzle has only one: remove 2 from r1c8.");
    begin(TECHNIQUE_dual_kite);
    add("4 r2c6 r7c8 r2c9 r3c8 r3c5 r8c9 r3c8 r2c9 -r7c6:4 -r8c5:4");
    const int strings[] = {1, 16, 2, 17};
    for (int i = 0; i < 4; i++) step_house_truth(&made, strings[i], 4);
    expect_words(classic,
                 "Two kites share their corners, r2c9 and r3c8. In rows 2 and 3 and in columns 8 and 9, "
                 "the digit 4 has just two places each, a corner and a loose end. The corners see each "
                 "other, so they cannot both be 4, and in each kite one of the two loose ends is: one "
                 "of r2c6 and r7c8, and one of r3c5 and r8c9. A cell that sees both loose ends of a "
                 "kite cannot be 4: remove 4 from r7c6 and r8c5.");
    begin(TECHNIQUE_sue_de_coq);
    add("1 3 5 8 r1c4 r3c4 fr5c4:2 fr6c4:5 fr1c4:8 er2c5:1 er2c5:3 B12 C19 -r3c5:3 -r9c4:5");
    expect_words(
        classic,
        "The cells r1c4 and r3c4, where column 4 and box 2 cross, have 1, 3, 5 and 8 between them, more "
        "than they can hold. The rest of column 4 has r5c4 and r6c4 with 2, 5 and 8, the rest of box 2 "
        "has r2c5 with 1 and 3. Altogether there are as many digits as cells, so each of these digits "
        "is in one of these cells: 2, 5 and 8 in column 4, and 1 and 3 in box 2. The other cells there "
        "cannot hold them: remove 3 from r3c5; remove 5 from r9c4.");
}

/* Where the pattern is a closed set, the sentence names its cells, its digits and its house. */
static void sentences_of_closed_sets(void **state)
{
    (void)state;
    begin(TECHNIQUE_unique_3);
    add("1 8 r5c4 r5c6 r7c4 r7c6 fr7c4:2 fr7c6:5 fr7c2:2 fr7c2:5 B6 -r7c9:5");
    expect_words(
        classic,
        "If the cells r5c4, r5c6, r7c4 and r7c6 held nothing but 1 and 8, these could be exchanged and "
        "there would be two solutions. So one of r7c4 and r7c6 holds an extra digit, 2 or 5. That cell "
        "and r7c2, which has only 2 and 5, use up 2 and 5 in row 7: remove 5 from r7c9.");
    begin(TECHNIQUE_loop_3);
    made.it.variant = 1;
    add("3 9 r7c2 r7c4 r8c2 r8c7 r9c4 r9c7 fr9c1:3 fr9c1:9 B24 -r9c1:4");
    step_house_truth(&made, 24, 3);
    step_house_truth(&made, 24, 9);
    expect_words(classic,
                 "If the cells r7c2, r7c4, r8c2, r8c7, r9c4 and r9c7 held nothing but 3 and 9, these "
                 "could be exchanged and there would be two solutions. So one of r7c2 and r8c2 holds "
                 "another digit. In box 7, 3 and 9 can only go in r7c2, r8c2 and r9c1, and at most one "
                 "of them in r7c2 or r8c2, so r9c1 can hold nothing else: remove 4 from r9c1.");
    begin(TECHNIQUE_bug_3);
    add("r4c2 r4c7 or4c2:3 or4c7:8 fr4c8:3 fr4c8:8 B3 -r4c3:3 -r4c4:8");
    expect_words(classic,
                 "Apart from the extra digits 3 in r4c2 and 8 in r4c7, each open cell has two "
                 "candidates and each digit two places in every house, which would give two solutions "
                 "or none. So one of these extra digits is true. Its cell and r4c8, which has only 3 "
                 "and 8, use up 3 and 8 in row 4: remove 3 from r4c3; remove 8 from r4c4.");
    expect_words_in(
        SUDOKU_GERMAN, classic,
        "Bis auf die zusätzlichen Ziffern 3 in r4c2 und 8 in r4c7 hat jede freie Zelle zwei Kandidaten "
        "und jede Ziffer in jedem Haus zwei Plätze, was zwei Lösungen ergäbe oder keine. Also ist eine "
        "dieser zusätzlichen Ziffern wahr. Ihre Zelle und r4c8, wo nur 3 und 8 stehen können, "
        "verbrauchen 3 und 8 in Zeile 4: entferne 3 aus r4c3; entferne 8 aus r4c4.");
}

/* Chains of sets and of pairs come in their order, each link with what it goes by. */
static void sentences_of_ties(void **state)
{
    (void)state;
    begin(TECHNIQUE_remote_pair);
    add("9 2 -r4c1:9");
    add_chain(0, "r4c7-9 r4c7+2 r7c7-2 r7c7+9 r7c2-9 r7c2+2 r6c2-2 r6c2+9", -1);
    expect_words(classic,
                 "The cells r4c7, r7c7, r7c2 and r6c2 have only 9 and 2, and each sees the next. So the "
                 "two digits alternate: one is in r4c7 and r7c2, the other in r6c2 and r7c7. A cell "
                 "that sees a cell of each kind can hold neither: remove 9 from r4c1.");
    begin(TECHNIQUE_als_chain);
    add("-r5c6:1 0r5c8:1 0r5c8:7 1r9c8:1 1r9c8:7 2r8c9:1 2r8c9:9 2r9c9:1");
    step_node(&made, 0, 7, true, SUDOKU_BY_SET, 0);
    step_node(&made, 0, 7, false, SUDOKU_SEES, 16);
    step_node(&made, 1, 1, true, SUDOKU_BY_SET, 1);
    step_node(&made, 1, 1, false, SUDOKU_SEES, 8);
    expect_words(classic,
                 "Each of the sets A (r5c8 with 1 and 7), B (r9c8 with 1 and 7) and C (r8c9 and r9c9 "
                 "with 1 and 9) has one more digit than cells. A and B share 7, and its places in them, "
                 "r5c8 and r9c8, see each other in column 8; B and C share 1, and its places in them, "
                 "r8c9, r9c8 and r9c9, see each other in row 9 and in box 9. Only one of two sets can "
                 "hold a digit they share like this. So either the first set holds 1, or one set after "
                 "the other has to hold all of its other digits, and the last one holds 1. A cell that "
                 "sees all places of 1 in both cannot hold it: remove 1 from r5c6.");
    begin(TECHNIQUE_death_blossom);
    add("r2c5 o:1 o:5 0r2c4:1 0r2c4:3 1r2c6:3 1r2c6:5 -r6c6:3");
    expect_words(classic, "For each candidate of r2c5 there is a set that would lose it: 1 from A (r2c4 "
                          "with 1 and 3) and 5 from B (r2c6 with 3 and 5), each with one more digit "
                          "than cells. Whichever candidate is true, one of the sets has to hold 3, and "
                          "no cell that sees all of its places can hold it: remove 3 from r6c6.");
    begin(TECHNIQUE_continuous_loop);
    add("-r7c6:4 -r8c2:2 -r8c2:9");
    add_chain(0, "r8c2-4 r8c1+4 r4c1-4 r4c6+4 r9c6-4 r9c6+6 r9c2-6 r8c2+6", -1);
    expect_words(classic,
                 "If r8c2 is not 4, then r8c1 must be 4 (the only digit left); then r4c1 is not 4, so "
                 "r4c6 must be 4 (the only digit left); then r9c6 is not 4, so it must be 6 (the only "
                 "digit left); then r9c2 is not 6, so r8c2 must be 6 (the only digit left). The chain "
                 "closes to form a loop that works in both directions. So in any case r4c6 is 4 or r9c6 "
                 "is 4 (which rules out 4 in r7c6); r8c2 is 6 or r8c2 is 4 (which rules out 2 and 9 in "
                 "r8c2): remove 4 from r7c6; remove 2 and 9 from r8c2.");
}

/* Ways to fill cells, and lines that a box is left with, are told one by one. */
static void sentences_of_cases(void **state)
{
    (void)state;
    begin(TECHNIQUE_empty_rectangle);
    add("2 r1c5 r1c7 fr8c5:2 fr9c4:2 fr9c6:2 B25 B0 -r9c7:2");
    expect_words(
        classic,
        "In box 8, the digit 2 can only go in r8c5, r9c4 and r9c6. In row 1, it has just two places, "
        "r1c5 and r1c7. If r1c5 is 2, it rules out r8c5 in column 5, so box 8 has its 2 in r9c4 or "
        "r9c6, in row 9; if not, r1c7 is 2. Either way r9c7 sees a 2. So remove 2 from r9c7.");
    expect_words_in(SUDOKU_GERMAN, classic,
                    "In Block 8 kann die Ziffer 2 nur in r8c5, r9c4 und r9c6 stehen. In Zeile 1 hat sie "
                    "nur zwei Plätze, r1c5 und r1c7. Wenn r1c5 2 ist, scheidet r8c5 in Spalte 5 aus, "
                    "also hat Block 8 seine 2 in r9c4 oder r9c6, in Zeile 9; wenn nicht, ist r1c7 2. So "
                    "oder so sieht r9c7 eine 2. Also: entferne 2 aus r9c7.");
    begin(TECHNIQUE_aligned_triple);
    add("r1c2 r2c2 r3c2 pr1c2:7 pr1c2:9 pr2c2:4 pr2c2:7 pr2c2:8 pr3c2:1 pr3c2:4 or2c3:7 or2c3:8 or8c2:1 "
        "or8c2:7 "
        "-r1c2:7");
    expect_words(
        classic,
        "Try all ways to fill r1c2 (7 and 9), r2c2 (4, 7 and 8) and r3c2 (1 and 4) together. If r1c2 is "
        "7, no way is left for r2c2 and r3c2: 7 in r2c2 would repeat 7 in column 2; 8 in r2c2 would "
        "leave nothing for r2c3 (7 and 8); 1 in r3c2 would leave nothing for r8c2 (1 and 7); 4 in r2c2 "
        "with 4 in r3c2 would repeat 4 in column 2. So remove 7 from r1c2.");
}

static void expect_clash(const char *technique_and_parts, const char *first, const char *second,
                         const char *expected)
{
    char text[2000];
    begin(TECHNIQUE_forcing_chain_contradiction);
    add(technique_and_parts);
    add_chain(0, first, -1);
    if (second) add_chain(1, second, -1);
    assert_non_null(
        strstr(sudoku_step_words(classic, &made.it, SUDOKU_ENGLISH, text, sizeof text), expected));
}

/* A contradiction says what clashes with what; several beginnings say why one of them is true. */
static void sentences_of_several_chains(void **state)
{
    (void)state;
    expect_clash("-r1c1:1", "r1c1+1 r1c2-3", "r1c1+1 r1c2-7",
                 ". So nothing would be left for r1c2, not one of 3 and 7. That cannot be, ");
    expect_clash("-r1c1:1", "r1c1+1 r1c2+3", "r1c1+1 r1c2+7", ". So r1c2 would be 3 and 7 at once. ");
    expect_clash("-r1c1:1 B2", "r1c1+1 r3c2-3", "r1c1+1 r3c8-3",
                 ". So 3 would have no place left in row 3, not one of r3c2 and r3c8. ");
    expect_clash("-r1c1:1 B2", "r1c1+1 r3c2+3", "r1c1+1 r3c8+3",
                 ". So 3 would be in r3c2 and r3c8, and so twice in row 3. ");
    expect_clash("-r1c1:1", "r1c1+1 r3c2+3", "r1c1+1 r3c2-3",
                 ". So r3c2 would be 3 and would not be 3. ");
    expect_clash("-r1c1:1", "r1c1+1 r1c1-1", NULL, ". So it would lead to its own opposite. ");
    begin(TECHNIQUE_house_forcing_chain);
    add("2 B8 -r3c9:2");
    add_chain(0, "r9c2+2 r3c9-2", -1);
    add_chain(1, "r9c9+2 r3c9-2", -1);
    expect_words(
        classic,
        "If r9c2 is 2, then r3c9 is not 2. If r9c9 is 2, then r3c9 is not 2. In row 9, 2 must go in one "
        "of r9c2 and r9c9, and every case leads to the same result: remove 2 from r3c9.");
    expect_words_in(SUDOKU_GERMAN, classic,
                    "Wenn r9c2 2 ist, dann ist r3c9 nicht 2. Wenn r9c9 2 ist, dann ist r3c9 nicht 2. In "
                    "Zeile 9 muss 2 in einer der Zellen r9c2 und r9c9 stehen, und das führt jedes Mal "
                    "zum selben Ergebnis: entferne 2 aus r3c9.");
    begin(TECHNIQUE_cell_forcing_chain);
    add("r4c7 -r3c9:2");
    add_chain(0, "r4c7+2 r3c9-2", -1);
    add_chain(1, "r4c7+5 r3c9-2", -1);
    expect_words(classic,
                 "If r4c7 is 2, then r3c9 is not 2. If r4c7 is 5, then r3c9 is not 2. r4c7 must hold "
                 "one of 2 and 5, and every case leads to the same result: remove 2 from r3c9.");
    begin(TECHNIQUE_dynamic_chain_plus);
    add("-r8c6:7");
    add_chain(0, "r3c8+7", -1);
    step_node(&made, 0, 7, false, SUDOKU_BY_STEP, SUDOKU_NO_HOUSE);
    step_node_cell(&made, cell_named("r8c6"));
    step_node_parent(&made, 0);
    step_node_technique(&made, TECHNIQUE_x_wing);
    step_node_truth(&made, (sudoku_truth){SUDOKU_HOUSE_TRUTH, 7, 0});
    step_node_truth(&made, (sudoku_truth){SUDOKU_HOUSE_TRUTH, 7, 3});
    add_chain(1, "r3c8-7 r8c6-7", -1);
    expect_words(classic,
                 "If r3c8 is 7, then r8c6 cannot be 7 (by X-Wing: 7 in rows 1 and 4). If r3c8 is not 7, "
                 "then r8c6 is not 7. r3c8 is 7 or it is not, and every case leads to the same result: "
                 "remove 7 from r8c6. (The techniques named on the way are applied to the candidates "
                 "that the assumption leaves; each name is followed by what the technique relies on.)");
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

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(sentences),
        cmocka_unit_test(sentences_of_crossing_lines),
        cmocka_unit_test(sentences_of_closed_sets),
        cmocka_unit_test(sentences_of_ties),
        cmocka_unit_test(sentences_of_cases),
        cmocka_unit_test(sentences_of_several_chains),
        cmocka_unit_test(houses_of_variants),
        cmocka_unit_test(german_sentences),
        cmocka_unit_test(every_technique_can_be_told),
    };
    return cmocka_run_group_tests(tests, start_steps, finish_steps);
}

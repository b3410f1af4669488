/* SPDX-License-Identifier: MIT */
/* test_step_words.c - steps and techniques in sentences, in every language. */
#include <string.h>

#include "support/cmocka_first.h"

#include "logic/techniques.h"
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

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(sentences),
        cmocka_unit_test(sentences_of_crossing_lines),
        cmocka_unit_test(houses_of_variants),
        cmocka_unit_test(german_sentences),
        cmocka_unit_test(every_technique_can_be_told),
    };
    return cmocka_run_group_tests(tests, start_steps, finish_steps);
}

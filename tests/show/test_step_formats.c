/* SPDX-License-Identifier: MIT */
/* test_step_formats.c - how steps are shown: notation, JSON, pictures, the page.  The lines of notation are ones that HoDoKu prints.

   Sources: src/show/s*.c, src/show/n*.c.  */
#include <stdlib.h>
#include <string.h>

#include "support/cmocka_first.h"

#include "logic/step/techniques.h"
#include "show/made_step.h"
#include "show/printed.h"
#include "sudoku_logic.h"
#include "support/text.h"

static void expect_text(const char *expected)
{
    char text[2000];
    assert_string_equal(sudoku_step_text(classic, &made.it, text, sizeof text), expected);
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
    step_cell(&made, SUDOKU_OTHER, cell_named("r6c3"));
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
}

/* A branch follows the node of the main path from which it starts, in parentheses of its own. */
static void notation_of_nets(void **state)
{
    (void)state;
    begin(TECHNIQUE_forcing_net_verity);
    add("-r9c9:1");
    add_chain(0, "r1c1+1 r1c2-1", -1);
    add_chain(0, "r2c1-1 r2c2+2", 0);
    add_chain(0, "r3c1-1", 0);
    add_chain(0, "r4c2-1", 1);
    add_chain(0, "r1c2+3", 1);
    for (int i = 3; i < 6; i++) step_node_parent(&made, i);
    expect_text("Forcing Net Verity => r9c9<>1\n"
                "  r1c1=1 (r2c1<>1 r2c2=2) (r3c1<>1) r1c2<>1 (r4c2<>1) r1c2=3");
    /* Two branches with a common beginning are told in full; what is between nodes of the main way need not start there. */
    begin(TECHNIQUE_forcing_net_contradiction);
    add("B17 -r1c5:5");
    add_chain(0, "r1c5+5 r1c9-5 r1c9+6", -1);
    add_chain(0, "r2c5-5 r2c5+7 r2c1-7", 0);
    add_chain(0, "r2c2-7", 4);
    add_chain(0, "r4c9-6", 2);
    step_node_parent(&made, 5);
    step_node_parent(&made, 6);
    expect_text("Forcing Net Contradiction in c9 => r1c5<>5\n"
                "  r1c5=5 (r2c5<>5 r2c5=7 r2c1<>7) (r2c5<>5 r2c5=7 r2c2<>7) r1c9<>5 r1c9=6 r4c9<>6");
    /* What follows may be the assumption itself. */
    begin(TECHNIQUE_forcing_net_verity);
    add("=r1c3:5");
    add_chain(0, "r1c3+5", -1);
    add_chain(1, "r1c3+8 r1c3-5", -1);
    expect_text("Forcing Net Verity => r1c3=5\n  r1c3=5 r1c3=5\n  r1c3=8 r1c3<>5");
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
        cmocka_unit_test(notation_of_easy_steps), cmocka_unit_test(notation_of_fish),
        cmocka_unit_test(notation_of_patterns),   cmocka_unit_test(notation_of_sets),
        cmocka_unit_test(notation_of_chains),     cmocka_unit_test(notation_of_forcing_chains),
        cmocka_unit_test(notation_of_nets),       cmocka_unit_test(numbers_of_two_figures_stand_alone),
        cmocka_unit_test(json_of_a_step),         cmocka_unit_test(picture_of_a_step),
        cmocka_unit_test(page_of_steps),          cmocka_unit_test(large_boards),
    };
    return cmocka_run_group_tests(tests, start_steps, finish_steps);
}

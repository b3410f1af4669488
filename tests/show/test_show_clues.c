/* SPDX-License-Identifier: MIT */
/* test_show_clues.c - clues in pictures: the shapes of small ones, and what holds of the pictures of all.

   Sources: src/show/clues/.  */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "support/cmocka_first.h"

#include "base/rng.h"
#include "clue/clue_kinds.h"
#include "clue/random_clue.h"
#include "show/clues/clue_picture.h"
#include "show/printed.h"
#include "support/data.h"
#include "support/text.h"

static const sudoku_clues *clues_of(const sudoku_rules *r, const char *text)
{
    sudoku_error error = {.message = ""};
    const sudoku_clues *clues = sudoku_clues_new(r, text, strlen(text), &error);
    if (!clues) fail_msg("%s: %ld: %s", text, error.column, error.message);
    return clues;
}

/* ---- exact shapes ---- */

/* The shapes of the clues alone, layer by layer, without groups, in a grid of that size. */
static void draw(const char *statements, int n, struct text *t)
{
    sudoku_rules *r = make((struct rule_spec){.n = n});
    const sudoku_clues *clues = clues_of(r, statements);
    struct clue_layout *l = clue_layout_new(clues);
    char buffer[100];
    struct out o = out_to_sink(text_sink, t, buffer, sizeof buffer);
    assert_non_null(l);
    text_clear(t);
    for (int layer = 0; layer < CANVAS_LAYERS; layer++)
        svg_clues(&o, l, (enum canvas_layer)layer, (struct grid_place){0, 0, CELL}, true);
    svg_clue_words(&o, l, (struct grid_place){0, 0, CELL}, true);
    out_flush(&o);
    free(l);
    sudoku_clues_free(clues);
    rules_free(r);
}

/* Takes out what surrounds shapes: groups, titles and line ends. */
static void keep_shapes(char *text)
{
    char *to = text;
    for (char *at = text; *at;) {
        if (!strncmp(at, "<title>", 7)) at = strstr(at, "</title>") + 8;
        else if (!strncmp(at, "<g", 2) || !strncmp(at, "</g>", 4)) at = strchr(at, '>') + 1;
        else if (*at == '\n') at++;
        else *to++ = *at++;
    }
    *to = '\0';
}

/* Clues whose shapes are in tests/data/clue-shapes.txt; after a change on purpose, look at pictures of them, and run the test with
   SUDOKU_SIGNATURE=1, which writes the file anew.  */
static const char *const drawn[] = {
    "killer: 5 r1c1 r1c2",
    "killer: r1c1 r1c2 r2c1",                                     /* an inner corner */
    "sum: 20 r1c1 r1c2 r1c3 r2c1 r2c3 r3c1 r3c2 r3c3",            /* a hole */
    "killer: 4 r1c1 r2c2",                                        /* two pieces */
    "killer: 5 r1c1 r1c2; killer: 3 r1c1 r2c1; sum: 4 r1c1 r2c1", /* on each other */
    "clone: r1c1 r1c2 = r3c3 r3c4",
    "clone: r1c1 r1c2 = r3c3 r4c3; equal-sum: r4c1 = r2c4",
    "thermo: r1c1 r1c2 r2c3",
    "slow-thermo: r1c1 r3c3", /* not neighbours */
    "renban: r1c1:r2c2",      /* in any order */
    "renban: r1c1",
    "whisper: 3 r1c1 r1c2; renban: r1c1 r1c2; whisper: r1c2 r1c1 r2c1", /* the same way */
    "palindrome: r1c1 r2c2",
    "zipper: r1c1 r1c2 r1c3",
    "between: r1c1 r1c2 r2c3",
    "lockout: r1c1 r2c2 r2c3",
    "double-arrow: r1c1 r1c2 r1c3",
    "relation: \"a < b\" r1c1 r1c2",
    "arrow: r1c1 = r1c2 r2c3",
    "pill: r1c1 r1c2 = r2c2 r3c2",
    "white: r1c1 r1c2; black: 3 r1c1 r1c2; x: r1c1 r2c1",
    "white: r1c1 r4c4",
    "greater: r1c1 r1c2; greater: r3c1 r2c1",
    "quad: r1c1 1 2 3; quad: r2c2 4",
    "odd: r1c1; even: r1c2; circles: r1c3",
    "min: r2c1; max: r2c2; box-index: r2c3",
    "sandwich: row 1 5; skyscraper: column 2 bottom 3",
    "x-sum: row 2 right 6; numbered-room: column 1 top 2",
    "contains: 1 2 r1c1 r2c2; same: r3c1 r3c2 = r3c3 r4c3; pairwise: \"a != b\" r4c1 r4c2",
    "little: 5 r1c2 down right; little: 3 r1c2 down left; sandwich: column 1 5",
    "little: 4 r1c1 up right; little: 7 r4c4 up left",
    "little: 4 r2c2 down right", /* it begins within the grid */
    "or: (killer: 5 r1c1 r1c2) (thermo: r1c1 r1c2)",
    "anti-knight; relation: \"a + b = 5 or a + b = 6 or a = b\" r1c1 r1c2",
};

/* One shape in a line. */
static void add_lines(struct text *to, char *shapes)
{
    for (char *at = shapes; *at;) {
        const char *next = strchr(at + 1, '<');
        if (next && next[1] == '/') next = strchr(next + 1, '<');
        const size_t length = next ? (size_t)(next - at) : strlen(at);
        text_add(to, "    ");
        text_add_bytes(to, at, length);
        text_add(to, "\n");
        at += length;
    }
}

static void shapes_of_each_drawing(void **state)
{
    (void)state;
    static const char path[] = "tests/data/clue-shapes.txt";
    static char expected[100000];
    struct text shapes = {0}, all = {0};
    for (size_t i = 0; i < sizeof drawn / sizeof *drawn; i++) {
        draw(drawn[i], 4, &shapes);
        keep_shapes(shapes.bytes);
        text_add(&all, drawn[i]);
        text_add(&all, "\n");
        add_lines(&all, shapes.bytes);
    }
    if (getenv("SUDOKU_SIGNATURE")) {
        FILE *file = fopen(path, "w");
        assert_non_null(file);
        fputs(all.bytes, file);
        assert_int_equal(fclose(file), 0);
    }
    FILE *file = fopen(path, "r");
    assert_non_null(file);
    expected[fread(expected, 1, sizeof expected - 1, file)] = '\0';
    fclose(file);
    assert_string_equal(all.bytes, expected);
    text_free(&shapes);
    text_free(&all);
}

/* ---- all pictures ---- */

/* How far shapes reach. */
struct extent {
    double left, top, right, bottom;
};

static void reach(struct extent *e, double x, double y, double around)
{
    if (x - around < e->left) e->left = x - around;
    if (y - around < e->top) e->top = y - around;
    if (x + around > e->right) e->right = x + around;
    if (y + around > e->bottom) e->bottom = y + around;
}

/* The number of an attribute within a tag; 0 if there is none. */
static double attribute(const char *tag, const char *name)
{
    const char *end = strchr(tag, '>');
    char key[32] = " ";
    strcat(strcat(key, name), "=\"");
    const char *at = strstr(tag, key);
    return at && at < end ? strtod(at + strlen(key), NULL) : 0;
}

/* Commands with absolute and relative coordinates, as far as clues have them. */
static void reach_path(struct extent *e, const char *tag)
{
    const double around = attribute(tag, "stroke-width") / 2;
    char *at = strstr(tag, " d=\"") + 4;
    double x = 0, y = 0;
    char command = 'M';
    assert_int_equal(*at, 'M');
    while (*at != '"') {
        if (strchr("MLQlvhz", *at)) command = *at++;
        if (command == 'z') continue;
        const double first = strtod(at, &at);
        if (command == 'v') {
            y += first;
        } else if (command == 'h') {
            x += first;
        } else {
            const double second = strtod(at, &at);
            x = command == 'l' ? x + first : first;
            y = command == 'l' ? y + second : second;
        }
        while (*at == ' ') at++;
        reach(e, x, y, around);
    }
}

static void reach_text(struct extent *e, const char *tag, double usual_size)
{
    const double size = attribute(tag, "font-size") > 0 ? attribute(tag, "font-size") : usual_size;
    char text[300];
    const char *start = strchr(tag, '>') + 1;
    const size_t length = strcspn(start, "<");
    assert_true(length < sizeof text);
    memcpy(text, start, length);
    text[length] = '\0';
    int characters = 0;
    for (const char *c = text; *c; c++) {
        if (*c == '&') c = strchr(c, ';');
        characters++;
    }
    /* letters of common sans-serif fonts are at most that wide on average, in numbers and conditions */
    const double width = characters * size * .6, x = attribute(tag, "x"), y = attribute(tag, "y");
    const char *middle = strstr(tag, "text-anchor=\"middle\"");
    const double left = middle && middle < start ? x - width / 2 : x;
    reach(e, left, y, 0);
    reach(e, left + width, y - size * .75, 0);
}

static struct extent extent_of(const char *svg)
{
    struct extent e = {0};
    for (const char *at = strchr(svg, '<'); at; at = strchr(at + 1, '<')) {
        const double around = attribute(at, "stroke-width") / 2;
        if (!strncmp(at, "<path", 5)) reach_path(&e, at);
        if (!strncmp(at, "<text", 5)) reach_text(&e, at, WORDS_LETTER);
        if (!strncmp(at, "<circle", 7))
            reach(&e, attribute(at, "cx"), attribute(at, "cy"), attribute(at, "r") + around);
        if (strncmp(at, "<rect", 5) != 0) continue;
        const double x = attribute(at, "x"), y = attribute(at, "y");
        reach(&e, x, y, around);
        reach(&e, x + attribute(at, "width"), y + attribute(at, "height"), around);
    }
    return e;
}

/* Is everything within the room that the layout says there is? */
static void expect_within(const sudoku_clues *clues)
{
    struct text t = {0};
    char buffer[100];
    struct clue_layout *l = clue_layout_new(clues);
    struct out o = out_to_sink(text_sink, &t, buffer, sizeof buffer);
    for (int layer = 0; layer < CANVAS_LAYERS; layer++)
        svg_clues(&o, l, (enum canvas_layer)layer, (struct grid_place){0, 0, CELL}, true);
    svg_clue_words(&o, l, (struct grid_place){0, 0, CELL}, true);
    out_flush(&o);
    const struct extent e = extent_of(t.bytes);
    const double size = l->n * CELL;
    if (e.left < -l->room[SIDE_LEFT] || e.top < -l->room[SIDE_TOP] ||
        e.right > size + l->room[SIDE_RIGHT] || e.bottom > size + l->room[SIDE_BOTTOM])
        print_error("%f %f %f %f\n%s", e.left, e.top, e.right, e.bottom, t.bytes);
    assert_true(e.left >= -l->room[SIDE_LEFT]);
    assert_true(e.top >= -l->room[SIDE_TOP]);
    assert_true(e.right <= size + l->room[SIDE_RIGHT]);
    assert_true(e.bottom <= size + l->room[SIDE_BOTTOM]);
    free(l);
    text_free(&t);
}

static void expect_good_picture(const sudoku_rules *r, const sudoku_clues *clues, uint64_t marks)
{
    uint8_t givens[SUDOKU_MAX_CELLS] = {0};
    uint64_t candidates[SUDOKU_MAX_CELLS];
    for (int cell = 0; cell < r->cells; cell++) candidates[cell] = marks;
    const sudoku_puzzle p = {.room = sizeof p, .rules = r, .givens = givens, .clues = clues};
    const sudoku_sheet sheet = {.puzzle = &p, .candidates = candidates};
    const sudoku_style style = {.format = "svg", .ascii = true};
    char *svg = printed(&sheet, &style);
    expect_balanced(svg);
    for (const char *c = svg; *c; c++) assert_in_range(*c, '\n', '~');
    free(svg);
}

static void pictures_of_random_clues(void **state)
{
    (void)state;
    struct rng r = rng_from_seed(test_seed());
    const int cases = test_cases(400);
    int kinds = 0;
    while (clue_kind_at(kinds)) kinds++;
    for (int i = 0; i < cases; i++) {
        static const int sizes[] = {4, 6, 9, 12, 16};
        const int n = sizes[rng_below(&r, 5)];
        sudoku_rules *rules = make((struct rule_spec){.n = n});
        /* every kind alone first; pills have no place in large grids */
        const int kind = i < kinds ? i : -1;
        sudoku_rules *nine = make((struct rule_spec){.n = 9});
        const sudoku_clues *clues =
            make_random_clues(&r, kind >= 0 ? nine : rules, kind >= 0 ? 2 : 1 + rng_below(&r, 12), kind);
        expect_within(clues);
        expect_good_picture(kind >= 0 ? nine : rules, clues, rng_next(&r));
        clues_free(clues);
        rules_free(nine);
        rules_free(rules);
    }
}

/* Only what is about the whole grid or made of others has no shape: whoever adds a kind has to say how it looks, and to show it. */
static void every_kind_has_a_look(void **state)
{
    (void)state;
    static char pictures[20000] = "\n";
    FILE *file = fopen("docs/variants/kinds.txt", "r");
    const struct clue_kind *k;
    assert_non_null(file);
    pictures[1 + fread(pictures + 1, 1, sizeof pictures - 2, file)] = '\0';
    fclose(file);
    for (int i = 0; (k = clue_kind_at(i)); i++) {
        const bool in_words = k->statement == STATES_RULE || k->statement == STATES_CLUES;
        char line[64] = "\n";
        if ((k->look.drawing == DRAW_IN_WORDS) != in_words)
            fail_msg("%s: see .look in clue_look.h", k->name);
        strcat(strcat(line, k->name), " ");
        if (!in_words && !strstr(pictures, line)) fail_msg("docs/variants/kinds.txt lacks %s", k->name);
    }
}

/* ---- texts and room ---- */

static void texts_are_escaped(void **state)
{
    (void)state;
    struct text t = {0};
    draw("relation: \"a < b or a >= 3\" r1c1 r1c2", 4, &t);
    assert_non_null(strstr(t.bytes, "<title>relation: \"a &lt; b or a &gt;= 3\" r1c1 r1c2</title>"));
    assert_non_null(strstr(t.bytes, ">A: a &lt; b or a &gt;= 3</text>"));
    text_free(&t);
}

static void outside_clues_enlarge_the_picture(void **state)
{
    (void)state;
    sudoku_rules *r = make((struct rule_spec){.n = 4});
    const sudoku_clues *clues =
        clues_of(r, "sandwich: row 1 5; skyscraper: row 1 left 2; little: 5 r1c2 down right; anti-king");
    struct clue_layout *l = clue_layout_new(clues);
    assert_int_equal(l->room[SIDE_LEFT], 2 * SLOT);
    assert_int_equal(l->room[SIDE_TOP], SLOT);
    assert_int_equal(l->room[SIDE_RIGHT], 0);
    assert_int_equal(l->room[SIDE_BOTTOM], WORDS_LINE);
    free(l);
    /* cells of 48, with a margin of 10 where nothing is outside */
    const uint8_t givens[16] = {0};
    const sudoku_puzzle p = {.room = sizeof p, .rules = r, .givens = givens, .clues = clues};
    const sudoku_sheet sheet = {.puzzle = &p};
    const sudoku_style style = {.format = "svg"};
    char *svg = printed(&sheet, &style);
    assert_non_null(strstr(svg, "width=\"263\" height=\"245\" viewBox=\"-51 -22 263 245\""));
    free(svg);
    clues_free(clues);
    rules_free(r);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(shapes_of_each_drawing),
        cmocka_unit_test(pictures_of_random_clues),
        cmocka_unit_test(every_kind_has_a_look),
        cmocka_unit_test(texts_are_escaped),
        cmocka_unit_test(outside_clues_enlarge_the_picture),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}

/* SPDX-License-Identifier: MIT */
/* test_draw.c - pictures: well-formed, with as many marks as there are labels. */
#include <string.h>

#include "support/cmocka_first.h"

#include "support/text.h"
#include "waltz.h"
#include "waltz/drawing/drawing.h"
#include "waltz/drawing/sketch.h"

static const struct {
    const char *name;
    waltz_type type;
    int neighbours[3];
    double x, y;
} cube[] = {
    {"0", WALTZ_ARROW, {5, 6, 1}, 0, 2},       {"1", WALTZ_L, {0, 2}, 1, 3},
    {"<&>", WALTZ_ARROW, {1, 6, 3}, 3, 3},     {"3", WALTZ_L, {2, 4}, 3, 1},
    {"4", WALTZ_ARROW, {3, 6, 5}, 2, 0},       {"5", WALTZ_L, {4, 0}, 0, 0},
    {"\xc3\xa9", WALTZ_FORK, {4, 2, 0}, 2, 2},
};
enum { CUBE = sizeof cube / sizeof *cube };

static waltz_drawing *make_cube(const char *title)
{
    struct sketch *s = sketch_new();
    const struct place nowhere = {0, 0};
    waltz_error e = {.message = ""};
    for (int i = 0; i < CUBE; i++) sketch_junction(s, cube[i].name, strlen(cube[i].name), nowhere);
    for (int i = 0; i < CUBE; i++) {
        assert_true(sketch_define(s, i, cube[i].type, cube[i].neighbours, nowhere, &e));
        assert_true(sketch_put(s, i, cube[i].x, cube[i].y, nowhere, &e));
    }
    waltz_drawing *d = sketch_finish(s, NULL, NULL, &e);
    if (!d) fail_msg("%s", e.message);
    sketch_free(s);
    return with_title(d, title, strlen(title), &e);
}

static int count(const char *text, const char *what)
{
    int found = 0;
    for (const char *at = text; (at = strstr(at, what)); at += strlen(what)) found++;
    return found;
}

/* Every element that opens is closed, in the right order, and no stray < or & is left. */
static void assert_well_formed(const char *text)
{
    const char *open[16];
    int depth = 0, roots = 0;
    for (const char *at = text; (at = strpbrk(at, "<&")); at++) {
        if (*at == '&') {
            assert_true(strncmp(at, "&lt;", 4) == 0 || strncmp(at, "&gt;", 4) == 0 ||
                        strncmp(at, "&amp;", 5) == 0 || strncmp(at, "&#", 2) == 0);
            continue;
        }
        const char *end = strchr(at, '>');
        assert_non_null(end);
        assert_null(memchr(at + 1, '<', (size_t)(end - at - 1)));
        if (at[1] == '/') {
            assert_true(depth-- > 0);
            const size_t length = (size_t)(end - at) - 2;
            assert_memory_equal(open[depth], at + 2, length);
            assert_true(strchr(" >", open[depth][length]) != NULL);
        } else if (end[-1] != '/') {
            roots += depth == 0;
            assert_true(depth < 16);
            open[depth++] = at + 1;
        }
        at = end;
    }
    assert_int_equal(depth, 0);
    assert_int_equal(roots, 1);
    assert_memory_equal(text, "<svg xmlns=", 11);
    assert_null(strstr(text, "<script"));
}

static struct text drawn(const waltz_drawing *d, const waltz_picture *picture)
{
    struct text t = {0};
    assert_true(waltz_draw(d, picture, (waltz_sink){text_sink, &t}));
    assert_well_formed(t.bytes);
    return t;
}

static void lines_alone(void **state)
{
    (void)state;
    waltz_drawing *d = make_cube("a <b> & c");
    struct text t = drawn(d, NULL);
    assert_int_equal(count(t.bytes, "<path d=\"M"), 9);
    assert_int_equal(count(t.bytes, "<circle"), 0);
    assert_int_equal(count(t.bytes, "<text"), 0);
    assert_int_equal(count(t.bytes, "<title>a &lt;b&gt; &amp; c</title>"), 1);
    assert_int_equal(count(t.bytes, " width=\"480\""), 2);
    /* y goes downwards: junction 5 is at the bottom left */
    assert_int_equal(count(t.bytes, "16 464"), 2);
    text_free(&t);
    waltz_drawing_free(d);
}

static void every_label_has_a_mark(void **state)
{
    (void)state;
    waltz_drawing *d = make_cube("");
    static const waltz_label labels[9] = {WALTZ_OUT,    WALTZ_CONVEX,  WALTZ_IN,
                                          WALTZ_IN,     WALTZ_CONCAVE, WALTZ_CONCAVE,
                                          WALTZ_CONVEX, WALTZ_CONVEX,  WALTZ_CONVEX};
    struct text t = drawn(d, &(waltz_picture){.labels = labels, .width = 200});
    assert_int_equal(count(t.bytes, "waltz-arrow"), 3);
    assert_int_equal(count(t.bytes, "waltz-convex"), 4);
    assert_int_equal(count(t.bytes, "waltz-concave"), 2);
    assert_int_equal(count(t.bytes, "<circle"), 6);
    assert_int_equal(count(t.bytes, " width=\"200\""), 2);
    assert_int_equal(count(t.bytes, "<title>Line drawing</title>"), 1);
    text_free(&t);
    waltz_drawing_free(d);
}

/* The number of elements in the groups of a class. */
static int in_group(const char *text, const char *group, const char *element)
{
    int found = 0;
    for (const char *at = text; (at = strstr(at, group)); at++) {
        const char *end = strstr(at, "</g>");
        for (const char *inner = at; (inner = strstr(inner, element)) && inner < end; inner++) found++;
    }
    return found;
}

static void red_is_red(void **state)
{
    (void)state;
    waltz_drawing *d = make_cube("");
    const int red[] = {0, 1, 2}, line = waltz_find_line(d, 3, 4);
    struct text t =
        drawn(d, &(waltz_picture){.red = red, .red_count = 3, .red_lines = &line, .red_line_count = 1});
    assert_int_equal(in_group(t.bytes, "<g class=\"waltz-red-line\"", "<path"), 3);
    assert_int_equal(in_group(t.bytes, "<g class=\"waltz-line\"", "<path"), 6);
    assert_int_equal(in_group(t.bytes, "<g class=\"waltz-red-solid\"", "<circle"), 3);
    text_free(&t);
    waltz_drawing_free(d);
}

static void names_are_escaped(void **state)
{
    (void)state;
    waltz_drawing *d = make_cube("");
    struct text t = drawn(d, &(waltz_picture){.names = true});
    assert_int_equal(count(t.bytes, "<text"), CUBE);
    assert_int_equal(count(t.bytes, ">&lt;&amp;&gt;</text>"), 1);
    assert_int_equal(count(t.bytes, ">\xc3\xa9</text>"), 1);
    text_free(&t);
    waltz_drawing_free(d);
}

static void the_catalogue_shows_every_corner(void **state)
{
    (void)state;
    for (int extended = 0; extended < 2; extended++) {
        struct text t = {0};
        int corners = 0, label_count[WALTZ_LABELS] = {0}, lines = 0;
        for (int type = 0; type < WALTZ_TYPES; type++) {
            int all;
            const waltz_corner *corner = waltz_catalogue((waltz_type)type, extended, &all);
            corners += all;
            for (int i = 0; i < all; i++)
                for (int k = 0; k < waltz_type_degree((waltz_type)type); k++, lines++)
                    label_count[corner[i].label[k]]++;
        }
        waltz_draw_catalogue(extended, (waltz_sink){text_sink, &t});
        assert_well_formed(t.bytes);
        assert_int_equal(count(t.bytes, "<path d=\"M"), lines);
        assert_int_equal(count(t.bytes, "waltz-convex"), label_count[WALTZ_CONVEX]);
        assert_int_equal(count(t.bytes, "waltz-concave"), label_count[WALTZ_CONCAVE]);
        assert_int_equal(count(t.bytes, "waltz-arrow"), label_count[WALTZ_IN] + label_count[WALTZ_OUT]);
        assert_int_equal(count(t.bytes, "<text"), corners + (extended ? 10 : 4));
        text_free(&t);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(lines_alone),
        cmocka_unit_test(every_label_has_a_mark),
        cmocka_unit_test(red_is_red),
        cmocka_unit_test(names_are_escaped),
        cmocka_unit_test(the_catalogue_shows_every_corner),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}

/* SPDX-License-Identifier: MIT */
/* test_golden_drawings.c - well-known drawings and random scenes as text, as pictures, laid out, labelled, and read again from shaken
   segments are what they were, on every machine: see support/golden.h.

   Sources: src/waltz/show/.  */
#include <stdlib.h>

#include "support/cmocka_first.h"

#include "support/golden.h"
#include "support/text.h"
#include "waltz.h"

static struct golden golden;
static struct text text;
static const waltz_sink sink = {text_sink, &text};

static void end_text(const char *name, const char *what)
{
    char line[120];
    snprintf(line, sizeof line, "%s.%s", name, what);
    golden_text(&golden, line, text.bytes ? text.bytes : "");
    text_clear(&text);
}

static void add_number(long number)
{
    char digits[40];
    snprintf(digits, sizeof digits, " %ld", number);
    text_add(&text, digits);
}

/* Of large drawings, layouts take long. */
enum { LARGEST_LAYOUT = 30 };

/* The first labelling, if there is one, and how many; else a core. */
static void label(const waltz_drawing *d, bool extended, const char *name)
{
    const waltz_options o = {.extended = extended};
    waltz_labelling *l = waltz_labelling_new(d, &o);
    waltz_picture picture = {.names = true, .width = 300};
    int lines, junctions, core[400];
    waltz_lines(d, &lines);
    waltz_junctions(d, &junctions);
    assert_true(junctions <= 400);
    if (waltz_next(l) == WALTZ_FOUND) {
        waltz_conflict conflict = {0};
        picture.labels = waltz_labels(l);
        for (int i = 0; i < lines; i++) add_number(picture.labels[i]);
        if (waltz_is_placed(d) && waltz_find_conflict(d, picture.labels, &conflict) == WALTZ_FOUND)
            for (int i = 0; i < conflict.lines; i++) add_number(conflict.line[i]);
    } else if (waltz_find_core(d, &o, core, &picture.red_count, NULL) == WALTZ_FOUND) {
        picture.red = core;
        for (int i = 0; i < picture.red_count; i++) add_number(core[i]);
    }
    end_text(name, extended ? "extended labels" : "labels");
    if (waltz_is_placed(d)) {
        waltz_draw(d, &picture, sink);
        end_text(name, extended ? "extended picture" : "picture");
    }
    waltz_labelling_free(l);
}

static void look_at(waltz_drawing *d, const char *name)
{
    int lines;
    waltz_error error = {.message = ""};
    waltz_lines(d, &lines);
    for (int form = WALTZ_FORM_LIST; form <= WALTZ_FORM_SHORT; form++)
        waltz_print(d, (waltz_form)form, sink);
    if (waltz_is_placed(d)) waltz_print(d, WALTZ_FORM_SEGMENTS, sink);
    end_text(name, "text");
    label(d, false, name);
    label(d, true, name);
    if (waltz_set_outline(d, WALTZ_OUTLINE_AUTO, &error)) waltz_print(d, WALTZ_FORM_LIST, sink);
    end_text(name, "outline");
    if (lines <= LARGEST_LAYOUT && waltz_layout(d, &error)) waltz_print(d, WALTZ_FORM_LIST, sink);
    else text_add(&text, error.message);
    end_text(name, "layout");
    waltz_drawing_free(d);
}

/* As if drawn by hand, and read again. */
static void shake(const waltz_drawing *d, uint64_t seed, const char *name)
{
    static waltz_segment segments[1000];
    int lines;
    waltz_error error;
    waltz_lines(d, &lines);
    assert_true(lines <= 1000);
    const int count = waltz_segments(d, segments);
    waltz_shake(segments, count, 0.004, seed);
    waltz_drawing *again = waltz_from_segments(segments, (size_t)count, 0, &error);
    if (again) waltz_print(again, WALTZ_FORM_SHORT, sink);
    else text_add(&text, error.message);
    end_text(name, "shaken");
    waltz_drawing_free(again);
}

static void drawings_are_what_they_were(void **state)
{
    (void)state;
    enum { SCENES = 12 };
    golden = golden_open("tests/data/golden-drawings.txt");
    for (int extended = 0; extended < 2; extended++) {
        waltz_draw_catalogue(extended, sink);
        end_text("catalogue", extended ? "extended" : "trihedral");
    }
    for (int i = 0; waltz_classic_name(i); i++) {
        text_add(&text, waltz_classic_about(i));
        end_text(waltz_classic_name(i), "about");
        look_at(waltz_classic(i, NULL), waltz_classic_name(i));
    }
    for (int seed = 1; seed <= SCENES; seed++) {
        char name[20];
        const waltz_scene scene = {
            .seed = (uint64_t)seed, .cubes = seed % 4 ? seed : 0, .extended = seed % 3 == 0};
        snprintf(name, sizeof name, "scene %d", seed);
        waltz_drawing *d = waltz_random_scene(&scene, NULL);
        shake(d, (uint64_t)seed, name);
        look_at(d, name);
    }
    golden_close(&golden);
    text_free(&text);
}

int main(void)
{
    const struct CMUnitTest tests[] = {cmocka_unit_test(drawings_are_what_they_were)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}

/* SPDX-License-Identifier: MIT */
/* test_scene.c - random scenes against the catalogue. */
#include <stdio.h>

#include "waltz/scenes.h"

#include "waltz/make/scene.h"

/* ---- the catalogue ---- */

/* The corner of the catalogue that a junction truly shows; NULL: none. */
static const waltz_corner *true_corner(const waltz_drawing *d, int junction)
{
    int count, corners;
    const waltz_line *line = waltz_lines(d, &count);
    const waltz_junction *j = &waltz_junctions(d, &count)[junction];
    const waltz_corner *corner = waltz_catalogue(j->type, true, &corners);
    for (int c = 0; c < corners; c++) {
        int same = 0;
        for (int i = 0; i < j->degree; i++) {
            const waltz_label known = (waltz_label)line[j->line[i]].known;
            same += waltz_seen_from(d, junction, j->line[i], known) == corner[c].label[i];
        }
        if (same == j->degree) return &corner[c];
    }
    return NULL;
}

/* Returns how many of the corners are extended ones. */
static int check_labels(const waltz_drawing *d, const waltz_scene *wanted)
{
    int lines, junctions, outline = 0, extended = 0;
    const waltz_line *line = waltz_lines(d, &lines);
    const waltz_junction *junction = waltz_junctions(d, &junctions);
    for (int i = 0; i < lines; i++) {
        assert_in_range(line[i].known, 0, WALTZ_LABELS - 1);
        if (line[i].outline == WALTZ_NO_LABEL) continue;
        outline++;
        if (line[i].outline != line[i].known)
            fail_msg("seed %llu: line %d of the outline", (unsigned long long)wanted->seed, i);
    }
    assert_true(outline >= 6);
    for (int j = 0; j < junctions; j++) {
        const waltz_corner *corner = true_corner(d, j);
        if (!corner)
            fail_msg("seed %llu, %d cubes: junction %s is in no catalogue",
                     (unsigned long long)wanted->seed, wanted->cubes, junction[j].name);
        extended += corner->extended;
    }
    return extended;
}

static void true_labels_are_in_the_catalogue(void **state)
{
    (void)state;
    for (uint64_t seed = 0; seed < scenes_to_test(); seed++) {
        const waltz_scene wanted = {.seed = seed};
        waltz_drawing *d = random_scene(&wanted);
        assert_true(waltz_is_placed(d));
        assert_int_equal(check_labels(d, &wanted), 0);
        waltz_drawing_free(d);
    }
}

static void large_scenes_are_in_the_catalogue(void **state)
{
    (void)state;
    for (uint64_t seed = 0; seed < 10; seed++)
        for (int cubes = 1; cubes <= 100; cubes += 33) {
            const waltz_scene wanted = {.seed = seed, .cubes = cubes};
            waltz_drawing *d = random_scene(&wanted);
            assert_int_equal(check_labels(d, &wanted), 0);
            waltz_drawing_free(d);
        }
}

/* About one scene in five has a corner of the extended catalogue. */
static void extended_scenes_are_in_the_extended_catalogue(void **state)
{
    (void)state;
    uint64_t with = 0;
    const uint64_t scenes = scenes_to_test();
    for (uint64_t seed = 0; seed < scenes; seed++) {
        const waltz_scene wanted = {.seed = seed, .extended = true};
        waltz_drawing *d = random_scene(&wanted);
        with += check_labels(d, &wanted) > 0;
        waltz_drawing_free(d);
    }
    if (with < scenes / 10 || with > scenes / 3)
        fail_msg("%llu of %llu scenes have an extended corner", (unsigned long long)with,
                 (unsigned long long)scenes);
}

/* ---- seeds and solids ---- */

static bool same_drawing(const waltz_drawing *a, const waltz_drawing *b)
{
    int junctions, lines, other_junctions, other_lines;
    const waltz_junction *j = waltz_junctions(a, &junctions), *k = waltz_junctions(b, &other_junctions);
    const waltz_line *l = waltz_lines(a, &lines), *m = waltz_lines(b, &other_lines);
    if (junctions != other_junctions || lines != other_lines) return false;
    for (int i = 0; i < junctions; i++)
        if (j[i].x != k[i].x || j[i].y != k[i].y || j[i].type != k[i].type) return false;
    for (int i = 0; i < lines; i++)
        if (l[i].from != m[i].from || l[i].to != m[i].to || l[i].known != m[i].known) return false;
    return true;
}

static void a_seed_is_a_scene(void **state)
{
    (void)state;
    int changes = 0;
    waltz_drawing *last = NULL;
    for (uint64_t seed = 100; seed < 130; seed++) {
        const waltz_scene wanted = {.seed = seed};
        waltz_drawing *a = random_scene(&wanted), *b = random_scene(&wanted);
        assert_true(same_drawing(a, b));
        if (last) changes += !same_drawing(last, a);
        waltz_drawing_free(last);
        waltz_drawing_free(b);
        last = a;
    }
    waltz_drawing_free(last);
    assert_int_equal(changes, 29);
}

/* Detects a change of the scenes that seeds give. */
static void a_scene_stays_what_it_is(void **state)
{
    (void)state;
    const waltz_scene wanted = {.seed = 1};
    struct scene scene = {.seen = {0}};
    assert_true(choose_scene(&wanted, &scene, NULL));
    char text[200];
    int length = snprintf(text, sizeof text, "%d %d %d:", scene.view.toward[0], scene.view.toward[1],
                          scene.view.toward[2]);
    for (int i = 0; i < scene.solid.cubes; i++)
        length +=
            snprintf(text + length, sizeof text - (size_t)length, " %d.%d.%d", scene.solid.cube[i].at[0],
                     scene.solid.cube[i].at[1], scene.solid.cube[i].at[2]);
    free(scene.seen.line);
    assert_string_equal(text, "65 53 78: 8.8.8 7.8.8 8.8.9 8.8.10 8.7.10 8.6.10 8.9.10");
}

static int distance(const struct cube *a, const struct cube *b)
{
    int most = 0;
    for (int i = 0; i < 3; i++) {
        const int d = abs(a->at[i] - b->at[i]);
        if (d > most) most = d;
    }
    return most;
}

/* One in four has two, and these do not even touch. */
static void some_scenes_have_two_solids(void **state)
{
    (void)state;
    int two = 0;
    for (uint64_t seed = 0; seed < 200; seed++) {
        const waltz_scene wanted = {.seed = seed};
        struct scene scene = {.seen = {0}};
        assert_true(choose_scene(&wanted, &scene, NULL));
        free(scene.seen.line);
        const struct polycube *p = &scene.solid;
        bool second = false;
        for (int i = 0; i < p->cubes; i++)
            for (int k = 0; k < i; k++) {
                const int of_i = solid_at(p, p->cube[i].at), of_k = solid_at(p, p->cube[k].at);
                second = second || of_i != of_k;
                if (of_i != of_k && distance(&p->cube[i], &p->cube[k]) < 2)
                    fail_msg("seed %llu: two solids touch", (unsigned long long)seed);
            }
        two += second;
    }
    assert_in_range(two, 30, 70);
}

static void senseless_wishes_are_refused(void **state)
{
    (void)state;
    for (int cubes = -1; cubes <= 101; cubes += 102) {
        const waltz_scene wanted = {.cubes = cubes};
        waltz_error e = {.message = ""};
        assert_null(waltz_random_scene(&wanted, &e));
        assert_string_equal(e.message, "a scene is made of 1 to 100 cubes");
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(true_labels_are_in_the_catalogue),
        cmocka_unit_test(large_scenes_are_in_the_catalogue),
        cmocka_unit_test(extended_scenes_are_in_the_extended_catalogue),
        cmocka_unit_test(a_seed_is_a_scene),
        cmocka_unit_test(a_scene_stays_what_it_is),
        cmocka_unit_test(some_scenes_have_two_solids),
        cmocka_unit_test(senseless_wishes_are_refused),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}

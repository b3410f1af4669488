/* SPDX-License-Identifier: MIT */
/* test_contracts.c - wrong calls of waltz.h are caught: NULL, indexes out of range, calls at the wrong time. */
#include "support/caught.h"

#include "waltz.h"

static const char *const cube = "0:W(5,6,1) 1:L(0,2) 2:W(1,6,3) 3:L(2,4) 4:W(3,6,5) 5:L(4,0) 6:Y(4,2,0)";
enum { JUNCTIONS = 7, LINES = 9 };

static void ignore_text(void *context, const char *text, size_t length)
{
    (void)context, (void)text, (void)length;
}

static const waltz_sink sink = {.write = ignore_text}, no_sink;
static waltz_drawing *d; /* without coordinates */

static int read_cube(void **state)
{
    (void)state;
    d = waltz_read(cube, strlen(cube), 0, NULL);
    return d ? 0 : -1;
}

static int free_cube(void **state)
{
    (void)state;
    waltz_drawing_free(d);
    return 0;
}

static void catalogue(void **state)
{
    (void)state;
    int count;
    CAUGHT(waltz_label_name((waltz_label)WALTZ_NO_LABEL));
    CAUGHT(waltz_label_name((waltz_label)WALTZ_LABELS));
    CAUGHT(waltz_reversed((waltz_label)WALTZ_NO_LABEL));
    CAUGHT(waltz_type_degree((waltz_type)WALTZ_TYPES));
    CAUGHT(waltz_type_name((waltz_type)WALTZ_TYPES));
    CAUGHT(waltz_type_letter((waltz_type)WALTZ_TYPES));
    CAUGHT(waltz_catalogue((waltz_type)WALTZ_TYPES, false, &count));
    CAUGHT(waltz_catalogue(WALTZ_L, false, NULL));
    CAUGHT(waltz_draw_catalogue(false, no_sink));
}

static void drawings(void **state)
{
    (void)state;
    int count;
    CAUGHT(waltz_title(NULL));
    CAUGHT(waltz_junctions(NULL, &count));
    CAUGHT(waltz_junctions(d, NULL));
    CAUGHT(waltz_lines(NULL, &count));
    CAUGHT(waltz_lines(d, NULL));
    CAUGHT(waltz_component_count(NULL));
    CAUGHT(waltz_is_placed(NULL));
    CAUGHT(waltz_find_junction(NULL, "0"));
    CAUGHT(waltz_find_junction(d, NULL));
    CAUGHT(waltz_find_line(NULL, 0, 1));
    CAUGHT(waltz_find_line(d, -1, 1));
    CAUGHT(waltz_find_line(d, 0, JUNCTIONS));
    CAUGHT(waltz_seen_from(NULL, 0, 0, WALTZ_IN));
    CAUGHT(waltz_seen_from(d, 0, LINES, WALTZ_IN));
    CAUGHT(waltz_seen_from(d, 3, waltz_find_line(d, 0, 1), WALTZ_IN)); /* the line does not end there */
    CAUGHT(waltz_allow(NULL, 0, 1));
    CAUGHT(waltz_allow(d, LINES, 1));
    CAUGHT(waltz_face_count(NULL));
    CAUGHT(waltz_face(NULL, 0, &count));
    CAUGHT(waltz_face(d, waltz_face_count(d), &count));
    CAUGHT(waltz_face(d, 0, NULL));
    CAUGHT(waltz_set_outline(NULL, WALTZ_OUTLINE_NONE, NULL));
    CAUGHT(waltz_set_outline_face(NULL, 0));
    CAUGHT(waltz_set_outline_face(d, -1));
    CAUGHT(waltz_find_face(NULL, &count, 1));
    CAUGHT(waltz_find_face(d, NULL, 1));
    CAUGHT(waltz_layout(NULL, NULL));
    CAUGHT(waltz_remarks(NULL, &count, NULL));
    CAUGHT(waltz_remarks(d, NULL, NULL));
    CAUGHT(waltz_draw(NULL, NULL, sink));
    CAUGHT(waltz_draw(d, NULL, sink)); /* it has no coordinates */
    CAUGHT(waltz_print(NULL, WALTZ_FORM_LIST, sink));
    CAUGHT(waltz_print(d, WALTZ_FORM_LIST, no_sink));
    CAUGHT(waltz_print(d, WALTZ_FORM_SEGMENTS, sink));
}

static void segments(void **state)
{
    (void)state;
    waltz_segment some[LINES] = {{0, 0, 1, 1, 0, 0}};
    CAUGHT(waltz_from_page(NULL, 1, NULL, NULL));
    CAUGHT(waltz_from_page(some, 1, &(waltz_page){.room = 8}, NULL));
    CAUGHT(waltz_from_segments(NULL, 1, 0, NULL));
    CAUGHT(waltz_rounding(NULL, 1));
    CAUGHT(waltz_segments(NULL, some));
    CAUGHT(waltz_segments(d, NULL));
    CAUGHT(waltz_segments(d, some)); /* it has no coordinates */
    CAUGHT(waltz_shake(NULL, 1, 0.1, 1));
}

static void labellings(void **state)
{
    (void)state;
    waltz_number number;
    const waltz_label labels[LINES] = {WALTZ_CONVEX};
    int junctions[JUNCTIONS], count;
    waltz_conflict conflict;
    CAUGHT(waltz_labelling_new(NULL, NULL));
    CAUGHT(waltz_labelling_new(d, &(waltz_options){.room = 8}));
    waltz_labelling *l = waltz_labelling_new(d, NULL);
    assert_non_null(l);
    CAUGHT(waltz_consistency(NULL));
    CAUGHT(waltz_emptied(NULL));
    CAUGHT(waltz_corners_left(NULL, 0));
    CAUGHT(waltz_corners_left(l, JUNCTIONS));
    CAUGHT(waltz_labels_left(NULL, 0));
    CAUGHT(waltz_labels_left(l, LINES));
    CAUGHT(waltz_counters(NULL));
    CAUGHT(waltz_corner_product(NULL));
    CAUGHT(waltz_count(NULL, 0, &number));
    CAUGHT(waltz_count(l, 0, NULL));
    CAUGHT(waltz_next(NULL));
    CAUGHT(waltz_labels(NULL));
    CAUGHT(waltz_labels(l)); /* none has been found */
    while (waltz_next(l) == WALTZ_FOUND) assert_non_null(waltz_labels(l));
    CAUGHT(waltz_labels(l)); /* there are no more */
    waltz_labelling_free(l);
    CAUGHT(waltz_check(NULL, labels, false));
    CAUGHT(waltz_check(d, NULL, false));
    CAUGHT(waltz_find_core(NULL, NULL, junctions, &count, NULL));
    CAUGHT(waltz_find_core(d, NULL, NULL, &count, NULL));
    CAUGHT(waltz_find_core(d, NULL, junctions, NULL, NULL));
    CAUGHT(waltz_find_conflict(NULL, labels, &conflict));
    CAUGHT(waltz_find_conflict(d, NULL, &conflict));
    CAUGHT(waltz_find_conflict(d, labels, NULL));
    CAUGHT(waltz_find_conflict(d, labels, &conflict)); /* it has no coordinates */
}

static void texts_and_scenes(void **state)
{
    (void)state;
    waltz_drawing *read;
    CAUGHT(waltz_read(NULL, 1, 0, NULL));
    CAUGHT(waltz_reader_new(NULL, 1, 0));
    waltz_reader *r = waltz_reader_new(cube, strlen(cube), 0);
    assert_non_null(r);
    CAUGHT(waltz_reader_stop(NULL, NULL, NULL));
    CAUGHT(waltz_reader_next(NULL, &read, NULL));
    CAUGHT(waltz_reader_next(r, NULL, NULL));
    waltz_reader_free(r);
    CAUGHT(waltz_random_scene(NULL, NULL));
    CAUGHT(waltz_random_scene(&(waltz_scene){.room = 8}, NULL));
}

static void every_function_is_here(void **state)
{
    (void)state;
    static const char *const any_call_is_right[] = {"waltz_drawing_free",
                                                    "waltz_labelling_free",
                                                    "waltz_reader_free",
                                                    "waltz_classic_name",
                                                    "waltz_classic_about",
                                                    "waltz_classic",
                                                    NULL};
    expect_all_caught("include/waltz.h", "WALTZ_API ", "tests/waltz/test_contracts.c",
                      any_call_is_right);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup_teardown(catalogue, read_cube, free_cube),
        cmocka_unit_test_setup_teardown(drawings, read_cube, free_cube),
        cmocka_unit_test_setup_teardown(segments, read_cube, free_cube),
        cmocka_unit_test_setup_teardown(labellings, read_cube, free_cube),
        cmocka_unit_test(texts_and_scenes),
        cmocka_unit_test(every_function_is_here),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}

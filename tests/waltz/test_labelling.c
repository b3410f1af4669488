/* SPDX-License-Identifier: MIT */
/* test_labelling.c - results of labelling: arc consistency, all labellings, outlines, fixed lines.

   Sources: src/waltz/drawing/nesting.c, src/waltz/drawing/outline.c, src/waltz/labels/.  */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "support/cmocka_first.h"

#include "support/known_drawings.h"
#include "support/text.h"

/* Labellings one by one, each of them checked, up to a number of them. */
static uint64_t list_all(const waltz_drawing *d, const waltz_options *o)
{
    waltz_labelling *l = waltz_labelling_new(d, o);
    uint64_t count = 0;
    assert_non_null(l);
    while (waltz_next(l) == WALTZ_FOUND) {
        assert_true(waltz_check(d, waltz_labels(l), o && o->extended) < 0);
        count++;
    }
    assert_int_equal(waltz_next(l), WALTZ_NONE);
    waltz_labelling_free(l);
    return count;
}

static uint64_t count_all(const waltz_drawing *d, const waltz_options *o)
{
    waltz_labelling *l = waltz_labelling_new(d, o);
    waltz_number n;
    assert_non_null(l);
    const waltz_result result = waltz_count(l, 0, &n);
    assert_int_equal(result, n.exact ? WALTZ_FOUND : WALTZ_NONE);
    assert_false(n.at_least);
    waltz_labelling_free(l);
    return n.exact;
}

static uint64_t product(const waltz_drawing *d, const waltz_options *o)
{
    waltz_labelling *l = waltz_labelling_new(d, o);
    assert_non_null(l);
    const waltz_number n = waltz_corner_product(l);
    assert_int_equal(waltz_consistency(l), n.exact ? WALTZ_FOUND : WALTZ_NONE);
    waltz_labelling_free(l);
    return n.exact;
}

static void check_known(const struct known_drawing *k, const waltz_options *o)
{
    waltz_drawing *d = drawing_of(k->text);
    int junctions, lines;
    waltz_junctions(d, &junctions);
    waltz_lines(d, &lines);
    assert_int_equal(junctions, k->junctions);
    assert_int_equal(lines, k->lines);
    assert_int_equal(product(d, o), k->product);
    assert_int_equal(count_all(d, o), k->free_count);
    assert_int_equal(list_all(d, o), k->free_count);
    waltz_drawing_free(d);
    if (!k->outline) return;
    d = known_with_outline(k);
    assert_int_equal(count_all(d, o), k->count);
    assert_int_equal(list_all(d, o), k->count);
    waltz_drawing_free(d);
}

/* Every row of the table of known results, in both encodings and by every algorithm. */
static void known_drawings_have_their_labellings(void **state)
{
    (void)state;
    for (int i = 0; i < known_drawing_count; i++)
        for (int encoding = 0; encoding < 2; encoding++)
            for (int algorithm = 0; csp_algorithm_name(algorithm); algorithm++) {
                const waltz_options o = {.encoding = (waltz_encoding)encoding,
                                         .algorithm = (csp_algorithm)algorithm};
                check_known(&known_drawings[i], &o);
            }
}

/* All ways to give lines labels, one by one: the plain reference. */
static uint64_t count_plainly(const waltz_drawing *d, bool extended)
{
    waltz_label label[10];
    int lines;
    uint64_t count = 0;
    waltz_lines(d, &lines);
    assert_true(lines <= 10);
    for (uint32_t code = 0; code < 1u << 2 * lines; code++) {
        for (int i = 0; i < lines; i++) label[i] = (waltz_label)(code >> 2 * i & 3);
        count += waltz_check(d, label, extended) < 0;
    }
    return count;
}

static void small_drawings_agree_with_trying_everything(void **state)
{
    (void)state;
    static const char *const names[] = {"cube", "tetrahedron, two faces", "tetrahedron, three faces",
                                        "frustum"};
    for (size_t i = 0; i < sizeof names / sizeof *names; i++)
        for (int extended = 0; extended < 2; extended++) {
            waltz_drawing *d = drawing_of(known_drawing(names[i])->text);
            const waltz_options o = {.extended = extended};
            assert_int_equal(count_all(d, &o), count_plainly(d, extended));
            assert_int_equal(list_all(d, &o), count_plainly(d, extended));
            waltz_allow(d, 0, 1u << WALTZ_CONVEX | 1u << WALTZ_OUT);
            assert_int_equal(count_all(d, &o), count_plainly(d, extended));
            waltz_drawing_free(d);
        }
}

static void fixed_lines_choose(void **state)
{
    (void)state;
    waltz_drawing *d = drawing_of(known_drawing("cube")->text);
    const int line = waltz_find_line(d, waltz_find_junction(d, "2"), waltz_find_junction(d, "3"));
    assert_true(line >= 0);
    waltz_allow(d, line, 1u << WALTZ_CONCAVE); /* it stands on the ground */
    assert_int_equal(count_all(d, NULL), 1);
    waltz_allow(d, line, 0);
    assert_int_equal(count_all(d, NULL), 0);
    waltz_drawing_free(d);
}

/* Many independent cubes. */
static waltz_drawing *page_of_cubes(int copies)
{
    struct text t = {0};
    for (int c = 0; c < copies; c++) {
        char line[400];
        snprintf(line, sizeof line,
                 "%da:W(%df,%dg,%db) %db:L(%da,%dc) %dc:W(%db,%dg,%dd) %dd:L(%dc,%de) "
                 "%de:W(%dd,%dg,%df) %df:L(%de,%da) %dg:Y(%de,%dc,%da)\n",
                 c, c, c, c, c, c, c, c, c, c, c, c, c, c, c, c, c, c, c, c, c, c, c, c, c);
        text_add(&t, line);
    }
    waltz_drawing *d = drawing_of(t.bytes);
    text_free(&t);
    return d;
}

static void components_multiply(void **state)
{
    (void)state;
    const int copies = 40;
    waltz_drawing *d = page_of_cubes(copies);
    assert_int_equal(waltz_component_count(d), copies);
    waltz_labelling *l = waltz_labelling_new(d, NULL);
    waltz_number n;
    assert_int_equal(waltz_count(l, 0, &n), WALTZ_FOUND); /* 4^40 = 1208925819614629174706176 */
    assert_int_equal(n.exact, UINT64_MAX);
    assert_int_equal(n.exponent, 24);
    assert_true(n.mantissa > 1.20892 && n.mantissa < 1.20893);
    for (int i = 0; i < 1000; i++) {
        assert_int_equal(waltz_next(l), WALTZ_FOUND);
        assert_true(waltz_check(d, waltz_labels(l), false) < 0);
    }
    waltz_labelling_free(l);
    waltz_drawing_free(d);
}

static void limits_make_it_at_least(void **state)
{
    (void)state;
    waltz_drawing *d = drawing_of(known_drawing("paip-arch")->text);
    waltz_labelling *l = waltz_labelling_new(d, NULL);
    waltz_number n;
    assert_int_equal(waltz_count(l, 1, &n), WALTZ_FOUND);
    assert_true(n.at_least && n.exact >= 1);
    waltz_labelling_free(l);
    waltz_drawing_free(d);
}

static bool stop_at_once(void *context)
{
    (void)context;
    return true;
}

static void it_can_be_stopped(void **state)
{
    (void)state;
    waltz_drawing *d = drawing_of(known_drawing("paip-poiuyt")->text);
    waltz_labelling *l = waltz_labelling_new(d, &(waltz_options){.node_limit = 1});
    waltz_number n;
    assert_int_equal(waltz_consistency(l), WALTZ_FOUND);
    assert_int_equal(waltz_next(l), WALTZ_STOPPED);
    assert_int_equal(waltz_next(l), WALTZ_STOPPED); /* still not known */
    assert_int_equal(waltz_count(l, 0, &n), WALTZ_STOPPED);
    assert_true(n.at_least);
    waltz_labelling_free(l);
    int core[12], count;
    bool smallest;
    assert_int_equal(waltz_find_core(d, &(waltz_options){.stop = stop_at_once}, core, &count, &smallest),
                     WALTZ_STOPPED);
    waltz_drawing_free(d);
}

static void stopped_counts_are_no_counts(void **state)
{
    (void)state;
    waltz_drawing *d = page_of_cubes(8000); /* so large that arc consistency asks whether to stop */
    waltz_labelling *l = waltz_labelling_new(d, &(waltz_options){.stop = stop_at_once});
    waltz_number n;
    assert_non_null(l);
    assert_int_equal(waltz_consistency(l), WALTZ_STOPPED);
    assert_int_equal(waltz_count(l, 0, &n), WALTZ_STOPPED);
    assert_true(n.at_least);
    waltz_labelling_free(l);
    waltz_drawing_free(d);
}

static void the_emptied_junction_is_known(void **state)
{
    (void)state;
    for (int encoding = 0; encoding < 2; encoding++) {
        waltz_drawing *d = drawing_of(known_drawing("fig18")->text);
        waltz_labelling *l =
            waltz_labelling_new(d, &(waltz_options){.encoding = (waltz_encoding)encoding});
        assert_int_equal(waltz_consistency(l), WALTZ_NONE);
        if (encoding == WALTZ_BY_JUNCTIONS) assert_true(waltz_emptied(l) >= 0);
        waltz_labelling_free(l);
        waltz_drawing_free(d);
    }
}

/* A square: its two faces pass the same junctions, one the way round and one the other. */
static void faces_have_a_direction(void **state)
{
    (void)state;
    waltz_drawing *d = drawing_of("0 0 4 0\n4 0 4 4\n4 4 0 4\n0 4 0 0\n");
    const int inner = waltz_find_face(d, (int[]){0, 1, 2, 3}, 4),
              outer = waltz_find_face(d, (int[]){1, 0, 3, 2}, 4);
    assert_true(inner >= 0 && outer >= 0 && inner != outer);
    waltz_set_outline_face(d, outer);
    int lines;
    const waltz_line *line = waltz_lines(d, &lines);
    const int outline = line[0].outline;
    assert_true(waltz_set_outline(d, WALTZ_OUTLINE_AUTO, NULL));
    assert_int_equal(line[0].outline, outline);
    waltz_drawing_free(d);
}

/* ---- scenes whose labels are known ---- */

static bool same_labels(const waltz_line *line, const waltz_label *labels, int lines)
{
    for (int i = 0; i < lines; i++)
        if (line[i].known != (int)labels[i]) return false;
    return true;
}

/* How often the true labels are among all. */
static int times_found(const waltz_drawing *d, const waltz_options *o)
{
    int lines, found = 0;
    const waltz_line *line = waltz_lines(d, &lines);
    waltz_labelling *l = waltz_labelling_new(d, o);
    assert_non_null(l);
    while (waltz_next(l) == WALTZ_FOUND) found += same_labels(line, waltz_labels(l), lines);
    waltz_labelling_free(l);
    return found;
}

/* WALTZ_SCENES=1000 for more of them. */
static void true_labels_are_found(void **state)
{
    (void)state;
    const char *wanted = getenv("WALTZ_SCENES");
    const uint64_t scenes = wanted ? strtoull(wanted, NULL, 10) : 200;
    uint64_t settled = 0, most = 0;
    for (uint64_t seed = 1; seed <= scenes; seed++) {
        const waltz_options o = {.extended = seed % 4 == 0};
        waltz_error e;
        waltz_drawing *d = waltz_random_scene(&(waltz_scene){.seed = seed, .extended = o.extended}, &e);
        if (!d) fail_msg("seed %d: %s", (int)seed, e.message);
        if (times_found(d, &o) != 1) fail_msg("seed %d: not found with the outline", (int)seed);
        settled += product(d, &o) == 1;
        assert_true(waltz_set_outline(d, WALTZ_OUTLINE_NONE, &e));
        if (times_found(d, &o) != 1) fail_msg("seed %d: not found without the outline", (int)seed);
        const uint64_t count = count_all(d, &o);
        if (count > most) most = count;
        waltz_drawing_free(d);
    }
    print_message("%d scenes, %d of them settled by arc consistency and the outline; up to %d "
                  "labellings without it\n",
                  (int)scenes, (int)settled, (int)most);
}

/* ---- cores ---- */

/* The drawing is cut down to some junctions by freeing the others: here by trying all labels of the lines around them. */
static bool can_be_labelled(const waltz_drawing *d, const int *junctions, int count)
{
    int line[40], lines = 0, all;
    const waltz_junction *j = waltz_junctions(d, &all);
    waltz_label label[64] = {WALTZ_CONCAVE};
    for (int i = 0; i < count; i++)
        for (int k = 0; k < j[junctions[i]].degree; k++) {
            bool known = false;
            for (int e = 0; e < lines; e++) known |= line[e] == j[junctions[i]].line[k];
            if (!known) line[lines++] = j[junctions[i]].line[k];
        }
    assert_true(lines <= 13);
    for (uint32_t code = 0; code < 1u << 2 * lines; code++) {
        bool good = true;
        for (int e = 0; e < lines; e++) label[line[e]] = (waltz_label)(code >> 2 * e & 3);
        for (int i = 0; i < count && good; i++) {
            int corners;
            bool any = false;
            const waltz_junction *v = &j[junctions[i]];
            const waltz_corner *corner = waltz_catalogue(v->type, false, &corners);
            for (int c = 0; c < corners; c++) {
                bool same = true;
                for (int k = 0; k < v->degree; k++)
                    same &= corner[c].label[k] ==
                            waltz_seen_from(d, junctions[i], v->line[k], label[v->line[k]]);
                any |= same;
            }
            good = any;
        }
        if (good) return true;
    }
    return false;
}

static void check_core(const char *name, int expected)
{
    waltz_drawing *d = drawing_of(known_drawing(name)->text);
    int core[64], count, rest[64];
    bool smallest;
    assert_int_equal(waltz_find_core(d, NULL, core, &count, &smallest), WALTZ_FOUND);
    assert_true(smallest);
    assert_int_equal(count, expected);
    assert_false(can_be_labelled(d, core, count));
    for (int out = 0; out < count; out++) {
        int kept = 0;
        for (int i = 0; i < count; i++)
            if (i != out) rest[kept++] = core[i];
        assert_true(can_be_labelled(d, rest, kept));
    }
    waltz_drawing_free(d);
}

static void impossible_drawings_have_cores(void **state)
{
    (void)state;
    check_core("fig18", 3);
    check_core("paip-poiuyt", 4);
}

/* The smallest core of all components must be found: here a single junction of the second. */
static void all_components_are_searched(void **state)
{
    (void)state;
    struct text t = {0};
    text_add(&t, known_drawing("fig18")->text);
    text_add(&t, " a:L(b,c) b:L(c,a) c:L(a,b)");
    waltz_drawing *d = drawing_of(t.bytes);
    int core[64], count;
    bool smallest;
    const int a = waltz_find_junction(d, "a"), b = waltz_find_junction(d, "b");
    waltz_allow(d, waltz_find_line(d, a, b), 0);
    assert_int_equal(waltz_find_core(d, NULL, core, &count, &smallest), WALTZ_FOUND);
    assert_true(smallest);
    assert_int_equal(count, 1);
    assert_true(core[0] == a || core[0] == b);
    waltz_drawing_free(d);
    text_free(&t);
}

static void possible_drawings_have_none(void **state)
{
    (void)state;
    int core[64], count;
    for (int i = 0; i < known_drawing_count; i++) {
        if (!known_drawings[i].free_count) continue;
        waltz_drawing *d = drawing_of(known_drawings[i].text);
        assert_int_equal(waltz_find_core(d, NULL, core, &count, NULL), WALTZ_NONE);
        waltz_drawing_free(d);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(known_drawings_have_their_labellings),
        cmocka_unit_test(small_drawings_agree_with_trying_everything),
        cmocka_unit_test(fixed_lines_choose),
        cmocka_unit_test(components_multiply),
        cmocka_unit_test(limits_make_it_at_least),
        cmocka_unit_test(it_can_be_stopped),
        cmocka_unit_test(stopped_counts_are_no_counts),
        cmocka_unit_test(the_emptied_junction_is_known),
        cmocka_unit_test(faces_have_a_direction),
        cmocka_unit_test(true_labels_are_found),
        cmocka_unit_test(impossible_drawings_have_cores),
        cmocka_unit_test(all_components_are_searched),
        cmocka_unit_test(possible_drawings_have_none),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}

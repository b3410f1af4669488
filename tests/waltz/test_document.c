/* SPDX-License-Identifier: MIT */
/* test_document.c - the constraint problem of the AC-3 report (docs/WALTZ.md), with corrected tables, and with its own.

   The report gives each junction a variable and each line two, and lists, for every line of a junction, which number of a
   corner goes with which label: 0 "-", 1 "+", 2 incoming, 3 outgoing.  Its arrows are listed as counter-clockwise barb, clockwise
   barb, shaft.  Three of its entries are wrong, and each of them changes the result.  Everything is built here
   from the numbers alone, so that it is also independent of src/waltz/labels/encode.c.  */
#include <stdlib.h>
#include <string.h>

#include "support/cmocka_first.h"

#include "support/known_drawings.h"

enum { MINUS, PLUS, INCOMING, OUTGOING, MOST_LINES = 64 };

/* Of each type: what goes with the first, second and third line. */
struct pair {
    csp_value corner, label;
};
struct table {
    int pairs;
    struct pair pair[27];
};
struct tables {
    struct table of[WALTZ_TYPES][3];
};

#define SIX(a, b, c, d, e, f)                                \
    {                                                        \
        6,                                                   \
        {                                                    \
            {0, a}, {1, b}, {2, c}, {3, d}, {4, e}, { 5, f } \
        }                                                    \
    }
#define FIVE(a, b, c, d, e)                               \
    {                                                     \
        5,                                                \
        {                                                 \
            {10, a}, {11, b}, {12, c}, {13, d}, { 14, e } \
        }                                                 \
    }
#define FOUR(a, b, c, d)                         \
    {                                            \
        4,                                       \
        {                                        \
            {20, a}, {21, b}, {22, c}, { 23, d } \
        }                                        \
    }
#define THREE(a, b, c)                  \
    {                                   \
        3,                              \
        {                               \
            {30, a}, {31, b}, { 32, c } \
        }                               \
    }

static const struct tables repaired = {{
    [WALTZ_L] = {SIX(INCOMING, OUTGOING, OUTGOING, PLUS, INCOMING, MINUS),
                 SIX(OUTGOING, INCOMING, PLUS, INCOMING, MINUS, OUTGOING)},
    [WALTZ_FORK] = {FIVE(PLUS, MINUS, MINUS, INCOMING, OUTGOING),
                    FIVE(PLUS, MINUS, OUTGOING, MINUS, INCOMING),
                    FIVE(PLUS, MINUS, INCOMING, OUTGOING, MINUS)},
    [WALTZ_T] = {FOUR(INCOMING, INCOMING, INCOMING, INCOMING),
                 FOUR(OUTGOING, OUTGOING, OUTGOING, OUTGOING), FOUR(INCOMING, OUTGOING, PLUS, MINUS)},
    [WALTZ_ARROW] = {THREE(OUTGOING, PLUS, MINUS), THREE(INCOMING, PLUS, MINUS),
                     THREE(PLUS, MINUS, PLUS)},
}};

/* L 5: the second line has the label 5, which does not exist. */
static void spoil_l(struct tables *t) { t->of[WALTZ_L][1].pair[5].label = 5; }

/* Fork 12 stands for all three of the arrow's turns, and for 24 other combinations. */
static void spoil_fork(struct tables *t)
{
    static const struct table wrong = {
        5, {{10, PLUS}, {11, MINUS}, {12, MINUS}, {12, INCOMING}, {12, OUTGOING}}};
    for (int i = 0; i < 3; i++) t->of[WALTZ_FORK][i] = wrong;
}

/* T 22: both bars go out. */
static void spoil_t(struct tables *t) { t->of[WALTZ_T][0].pair[2].label = OUTGOING; }

/* The report's order of an arrow's lines, as places in ours: clockwise barb, shaft, counter-clockwise barb. */
static int our_slot(waltz_type type, int i)
{
    static const int arrow[3] = {2, 0, 1};
    return type == WALTZ_ARROW ? arrow[i] : i;
}

static csp_variable add_corners(csp_model *m, const waltz_junction *j, const struct tables *t)
{
    const struct table *first = &t->of[j->type][0];
    csp_value values[27];
    for (int i = 0; i < first->pairs; i++) values[i] = first->pair[i].corner;
    return csp_add_values(m, NULL, values, (size_t)first->pairs);
}

static int compare(const void *a, const void *b) { return memcmp(a, b, MOST_LINES); }

/* Labellings of the lines: fewer than the solutions where a corner's number does not say which labels it means. */
static uint64_t count_labellings(const csp_model *m, int lines, csp_variable view[MOST_LINES][2])
{
    enum { MOST = 1000 };
    static char found[MOST][MOST_LINES];
    uint64_t solutions = 0, different = 0;
    csp_search *search = csp_search_new(m, NULL);
    assert_non_null(search);
    while (csp_search_next(search) == CSP_SOLUTION) {
        assert_true(solutions < MOST);
        memset(found[solutions], 0, MOST_LINES);
        for (int i = 0; i < lines; i++) found[solutions][i] = (char)csp_search_value(search, view[i][0]);
        solutions++;
    }
    csp_search_free(search);
    qsort(found, solutions, MOST_LINES, compare);
    for (uint64_t i = 0; i < solutions; i++)
        different += i == 0 || memcmp(found[i - 1], found[i], MOST_LINES) != 0;
    return different;
}

static uint64_t count_with(const waltz_drawing *d, const struct tables *t)
{
    static const csp_value same[] = {MINUS, MINUS, PLUS, PLUS, INCOMING, OUTGOING, OUTGOING, INCOMING};
    csp_model *m = csp_model_new();
    int junctions, lines;
    const waltz_junction *j = waltz_junctions(d, &junctions);
    const waltz_line *l = waltz_lines(d, &lines);
    csp_variable view[MOST_LINES][2];
    assert_true(m && lines < MOST_LINES);
    for (int i = 0; i < lines; i++) {
        for (int end = 0; end < 2; end++) view[i][end] = csp_add_range(m, NULL, 0, 3);
        assert_true(csp_table(m, view[i], 2, same, 4, true));
    }
    for (int a = 0; a < junctions; a++) {
        const csp_variable corner = add_corners(m, &j[a], t);
        for (int i = 0; i < j[a].degree; i++) {
            const struct table *table = &t->of[j[a].type][i];
            const int line = j[a].line[our_slot(j[a].type, i)];
            assert_true(csp_table(m, (csp_variable[]){corner, view[line][l[line].from != a]}, 2,
                                  &table->pair[0].corner, (size_t)table->pairs, true));
        }
    }
    const uint64_t count = count_labellings(m, lines, view);
    csp_model_free(m);
    return count;
}

static uint64_t count_known(const char *name, void (*spoil)(struct tables *))
{
    struct tables t = repaired;
    if (spoil) spoil(&t);
    waltz_drawing *d = drawing_of(known_drawing(name)->text);
    const uint64_t count = count_with(d, &t);
    waltz_drawing_free(d);
    return count;
}

static void repaired_tables_count_right(void **state)
{
    (void)state;
    for (int i = 0; i < known_drawing_count; i++)
        assert_int_equal(count_known(known_drawings[i].name, NULL), known_drawings[i].free_count);
}

static void wrong_entries_count_wrong(void **state)
{
    (void)state;
    assert_int_equal(count_known("cube", spoil_l), 1);       /* instead of 4 */
    assert_int_equal(count_known("L-block", spoil_fork), 8); /* instead of 4 */
    assert_int_equal(count_known("paip-arch", spoil_t), 0);  /* instead of 384 */
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(repaired_tables_count_right),
        cmocka_unit_test(wrong_entries_count_wrong),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}

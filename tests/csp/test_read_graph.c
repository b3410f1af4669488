/* SPDX-License-Identifier: MIT */
/* test_read_graph.c - graphs to colour. */
#include <stdio.h>
#include <string.h>

#include "support/cmocka_first.h"

#include "csp.h"
#include "support/csp_count.h"
#include "support/text.h"

static uint64_t colourings(const char *text, int colours)
{
    csp_error e = {.message = ""};
    csp_model *m = csp_read_graph(text, strlen(text), colours, &e);
    if (!m) fail_msg("%ld:%ld: %s in: %s", e.line, e.column, e.message, text);
    const uint64_t count = count_solutions(m, NULL, NULL);
    csp_model_free(m);
    return count;
}

/* Colourings up to the colours of the clique. */
static const struct {
    const char *text;
    int colours;
    uint64_t count;
} graphs[] = {
    {"p edge 1 0\n", 3, 1},               /* 3 / 3 */
    {"p col 2 0", 3, 3},                  /* 9 / 3 */
    {"c two\np edge 2 1\ne 1 2\n", 3, 1}, /* 6 / 6 */
    {"p edge 2 1\ne 1 2", 2000000000, 1},
    {"p edge 3 3\ne 1 2\ne 2 3\ne 3 1\n", 2, 0},                        /* a triangle */
    {"p edge 3 9\r\ne 1 2\r\ne 2 1\r\ne 1 2\r\n\r\n  e 2 3\r\n", 3, 2}, /* 12 / 6 */
    {"p edge 5 5\ne 1 2\ne 2 3\ne 3 4\ne 4 5\ne 5 1", 3, 5},            /* 30 / 6 */
    {"p edge 4 6\ne 1 2\ne 1 3\ne 1 4\ne 2 3\ne 2 4\ne 3 4", 5, 1},     /* 120 / 120 */
    {"p edge 4 6\ne 1 2\ne 1 3\ne 1 4\ne 2 3\ne 2 4\ne 3 4", 3, 0},
};

static void graphs_have_their_colourings(void **state)
{
    (void)state;
    for (size_t i = 0; i < sizeof graphs / sizeof *graphs; i++)
        assert_int_equal(colourings(graphs[i].text, graphs[i].colours), graphs[i].count);
}

/* Mycielski's graph without triangles: 11 vertices that need 4 colours. */
static void a_graph_without_triangles_needs_four(void **state)
{
    (void)state;
    struct text t = {0};
    static const int edge[][2] = {{1, 2},  {2, 3},  {3, 4},  {4, 5},  {5, 1},  {6, 2},  {6, 5},
                                  {7, 1},  {7, 3},  {8, 2},  {8, 4},  {9, 3},  {9, 5},  {10, 4},
                                  {10, 1}, {11, 6}, {11, 7}, {11, 8}, {11, 9}, {11, 10}};
    text_add(&t, "p edge 11 20\n");
    for (size_t i = 0; i < sizeof edge / sizeof *edge; i++) {
        char line[32];
        snprintf(line, sizeof line, "e %d %d\n", edge[i][0], edge[i][1]);
        text_add(&t, line);
    }
    assert_int_equal(colourings(t.bytes, 3), 0);
    assert_true(colourings(t.bytes, 4) > 0);
    text_free(&t);
}

static const struct {
    const char *text;
    int colours;
    long line, column;
    const char *message;
} bad[] = {
    {"", 3, 1, 1, "no line 'p edge VERTICES EDGES'"},
    {"c nothing\n", 3, 2, 1, "no line 'p edge VERTICES EDGES'"},
    {"e 1 2", 3, 1, 1, "an edge before the 'p' line"},
    {"p edge 2 1\np edge 2 1", 3, 2, 1, "a second 'p' line"},
    {"p graph 2 1", 3, 1, 3, "expected 'edge' or 'col'"},
    {"p edge x 1", 3, 1, 8, "expected the number of vertices"},
    {"p edge 0 0", 3, 1, 8, "a graph without vertices"},
    {"p edge 1000001 0", 3, 1, 8, "the number of vertices is larger than 1000000"},
    {"p edge 2", 3, 1, 9, "expected the number of edges"},
    {"p edge 2 1 1", 3, 1, 12, "expected the end of the line"},
    {"p edge 2 1\ne 1", 3, 2, 4, "expected the number of a vertex"},
    {"p edge 2 1\ne 1 2x", 3, 2, 5, "expected the number of a vertex"},
    {"p edge 2 1\ne 1 3", 3, 2, 5, "unknown vertex 3: vertices are numbered from 1 to 2"},
    {"p edge 2 1\ne 0 1", 3, 2, 3, "unknown vertex 0: vertices are numbered from 1 to 2"},
    {"p edge 2 1\n\te 1 1", 3, 2, 2, "an edge from 1 to itself: no colouring is possible"},
    {"p edge 2 1\nx 1 1", 3, 2, 1, "expected a line that begins with 'c', 'p' or 'e'"},
    {"p edge 2 1\ne 1 2", 0, 0, 0, "0 colours: at least 1 is needed"},
    {"p edge 1000000 0", 1001, 0, 0, "1001 colours for 1000000 vertices are too many"},
};

static void bad_graphs_are_explained(void **state)
{
    (void)state;
    for (size_t i = 0; i < sizeof bad / sizeof *bad; i++) {
        csp_error e;
        if (csp_read_graph(bad[i].text, strlen(bad[i].text), bad[i].colours, &e))
            fail_msg("accepted: %s", bad[i].text);
        if (strcmp(e.message, bad[i].message) || e.line != bad[i].line || e.column != bad[i].column)
            fail_msg("%ld:%ld: %s: %s", e.line, e.column, e.message, bad[i].text);
        assert_null(csp_read_graph(bad[i].text, strlen(bad[i].text), bad[i].colours, NULL));
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(graphs_have_their_colourings),
        cmocka_unit_test(a_graph_without_triangles_needs_four),
        cmocka_unit_test(bad_graphs_are_explained),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}

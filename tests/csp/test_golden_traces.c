/* SPDX-License-Identifier: MIT */
/* test_golden_traces.c - traces, trees, solutions and domains of small models are what they were, in every format and by every algorithm: see
   support/golden.h.

   Sources: src/csp/trace/.  */
#include <stdlib.h>
#include <string.h>

#include "support/cmocka_first.h"

#include "csp.h"
#include "support/golden.h"
#include "support/text.h"

static const struct {
    const char *name, *text;
} models[] = {
    {"order", "var x : 1..4\nvar y : 1..4\nvar z : 1..4\nx < y\ny < z\nx + z != 5\n"},
    {"queens", "let n = 5\nvar q[n] : 1..n\n"
               "forall i in 1..n, j in 1..n where i < j: q[i] != q[j] and q[i] != q[j] + j - i and q[i] "
               "!= q[j] + i - j\n"},
    {"sum", "var a : -3..3\nvar b : -3..3\nvar c : -3..3\na + 2 * b - c = 4\nall_different(a, b, c)\na "
            "* b = c\n"},
    {"none", "var x : 1..2\nvar y : 1..2\nvar z : 1..2\nx != y\ny != z\nx != z\n"},
    {"goal", "var x : 0..9\nvar y : 0..9\nx + y <= 7\n3 * x - y >= 2\nmaximise 2 * x + 3 * y\n"},
};

static struct golden golden;
static struct text text;
static const csp_sink sink = {text_sink, &text};

static void end_text(const char *name, const char *what, int number)
{
    char line[120];
    snprintf(line, sizeof line, "%s.%s.%d", name, what, number);
    golden_text(&golden, line, text.bytes ? text.bytes : "");
    text_clear(&text);
}

static void trace(const csp_model *m, const char *name, int algorithm, csp_trace_format format,
                  bool searches)
{
    csp_tracer *t = csp_tracer_new(m, format, sink);
    const csp_options options = {.room = sizeof options,
                                 .algorithm = (csp_algorithm)algorithm,
                                 .queue = algorithm == CSP_AC3 ? CSP_QUEUE_ARCS : CSP_QUEUE_VARIABLES,
                                 .trace = csp_tracer_event,
                                 .trace_context = t,
                                 .node_limit = 200};
    csp_search *s = csp_search_new(m, &options);
    if (searches)
        while (csp_search_next(s) == CSP_SOLUTION) continue;
    else csp_propagate(s);
    csp_tracer_free(t);
    csp_search_free(s);
    static const char *const names[] = {"text", "json", "html", "latex"};
    end_text(name, names[format], algorithm + 100 * searches);
}

/* The whole tree of all solutions, and one that is folded. */
static void draw(const csp_model *m, const char *name, size_t limit)
{
    csp_tree *t = csp_tree_new(m, limit);
    csp_search *s = csp_search_new(
        m, &(csp_options){.trace = csp_tree_event, .trace_context = t, .node_limit = 200});
    while (csp_search_next(s) == CSP_SOLUTION) continue;
    csp_search_free(s);
    static const char *const names[] = {"tree-svg", "tree-html", "tree-json", "tree-latex"};
    for (int f = CSP_TREE_SVG; f <= CSP_TREE_LATEX; f++) {
        assert_true(csp_tree_print(t, (csp_tree_format)f, sink));
        end_text(name, names[f], (int)limit);
    }
    csp_tree_free(t);
}

/* The effort of each algorithm: of propagation, of trying each value, and of the whole search. */
static void count(const csp_model *m, const char *name, int algorithm)
{
    const csp_options options = {.algorithm = (csp_algorithm)algorithm, .node_limit = 200};
    for (int way = 0; way < 3; way++) {
        csp_search *s = csp_search_new(m, &options);
        if (way == 0) csp_propagate(s);
        else if (way == 1) csp_propagate_singletons(s);
        else
            while (csp_search_next(s) == CSP_SOLUTION) continue;
        const csp_counters *c = csp_search_counters(s);
        const uint64_t numbers[] = {c->nodes,    c->failures,     c->revisions, c->checks,
                                    c->removals, c->propagations, c->queue_peak};
        for (size_t i = 0; i < sizeof numbers / sizeof *numbers; i++) {
            char digits[40];
            snprintf(digits, sizeof digits, "%llu ", (unsigned long long)numbers[i]);
            text_add(&text, digits);
        }
        csp_search_free(s);
    }
    end_text(name, "effort", algorithm);
}

static void print(const csp_model *m, const char *name)
{
    csp_search *s = csp_search_new(m, NULL);
    for (int i = 0; i < 5 && csp_search_next(s) == CSP_SOLUTION; i++) {
        csp_print_solution(s, CSP_PLAIN, sink);
        csp_print_solution(s, CSP_FLATZINC_STYLE, sink);
    }
    csp_search_free(s);
    end_text(name, "solutions", 0);
    s = csp_search_new(m, NULL);
    csp_propagate_singletons(s);
    for (csp_variable x = 0; x < csp_variable_count(m); x++) csp_print_domain(s, x, sink);
    csp_search_free(s);
    end_text(name, "domains", 0);
}

static void traces_are_what_they_were(void **state)
{
    (void)state;
    golden = golden_open("tests/data/golden-traces.txt");
    for (size_t i = 0; i < sizeof models / sizeof *models; i++) {
        csp_error error;
        csp_model *m = csp_read_model(models[i].text, strlen(models[i].text), &error);
        if (!m) fail_msg("%s:%ld: %s", models[i].name, error.line, error.message);
        print(m, models[i].name);
        for (int a = 0; csp_algorithm_name(a); a++) count(m, models[i].name, a);
        for (int a = 0; csp_algorithm_name(a); a++)
            for (int searches = 0; searches < 2; searches++)
                trace(m, models[i].name, a, CSP_TRACE_TEXT, searches);
        trace(m, models[i].name, 0, CSP_TRACE_JSON, true);
        trace(m, models[i].name, 0, CSP_TRACE_HTML, true);
        trace(m, models[i].name, CSP_AC3, CSP_TRACE_LATEX, true);
        draw(m, models[i].name, 0);
        draw(m, models[i].name, 16);
        csp_model_free(m);
    }
    golden_close(&golden);
    text_free(&text);
}

int main(void)
{
    const struct CMUnitTest tests[] = {cmocka_unit_test(traces_are_what_they_were)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}

/* SPDX-License-Identifier: MIT */
/* test_memory.c - short memory is an error of a model, and an answer of a search. */
#include <stdlib.h>
#include <string.h>

#include "support/cmocka_first.h"

#include "csp.h"
#include "csp_textbook.h"
#include "support/short_memory.h"

static const char text[] = "values red, green, blue\n"
                           "var a, b, c : {red, green, blue}\n"
                           "var x[4], y : 0..20\n"
                           "var far : 0..1000000\n"
                           "let pairs = {(1, 2), (2, 3), (3, 1)}\n"
                           "(a, b) in pairs; (a, b, c) in {(1, 2, 3), (2, 3, 1), (3, 1, 2)}\n"
                           "all_different(x); sum(x) = y; y = x[a] + 9 * b; far = 1000 * y\n"
                           "a = 1 -> y > 10; max(x) < 19; abs(x[1] - x[2]) = 3; b = 2 or c = 3\n"
                           "forall i in 1..3: x[i] < x[i + 1]\n"
                           "maximise y\n";

static const char flatzinc[] =
    "array [1..2] of int: one = [1, -1];\nvar 1..5: p :: output_var;\nvar 1..5: q;\nvar bool: t;\n"
    "array [1..2] of var int: both :: output_array([1..2]) = [p, q];\n"
    "constraint int_lin_ne(one, [p, q], 1);\nconstraint int_le_reif(p, q, t);\n"
    "constraint fzn_all_different_int(both);\nconstraint bool_clause([t], []);\n"
    "var set of {2, 4}: s :: output_var;\nconstraint set_in(p, s);\nconstraint set_lt({2}, s);\n"
    "constraint array_set_element(q, [{2}, {}, 4..5, {}, {}], {});\n"
    "var set of int: u;\nconstraint set_card(u, 1);\nconstraint set_symdiff(s, {2}, u);\n"
    "solve :: int_search(both, first_fail, indomain_max, complete) maximize p;\n";

static void swallow(void *context, const char *bytes, size_t length)
{
    (void)bytes;
    *(size_t *)context += length;
}

typedef csp_model *reader(const char *, size_t, csp_error *);

/* Reads and searches; true: memory was never short. */
static bool run_once(reader *read, const char *model_text)
{
    size_t printed = 0;
    csp_error error = {.message = ""};
    csp_model *m = read(model_text, strlen(model_text), &error);
    csp_search *s = m ? csp_search_new(m, &(csp_options){.restarts = true}) : NULL;
    csp_result result = CSP_NO_MEMORY;
    while (s && (result = csp_search_next(s)) == CSP_SOLUTION)
        csp_print_solution(s, CSP_PLAIN, (csp_sink){swallow, &printed});
    if (!m) assert_non_null(strstr(error.message, "memory"));
    if (result == CSP_DONE) assert_true(printed > 0);
    csp_search_free(s);
    csp_model_free(m);
    return result == CSP_DONE;
}

static void short_memory_is_an_error(void **state)
{
    (void)state;
    const struct {
        reader *read;
        const char *text;
    } models[] = {{csp_read_model, text}, {csp_read_flatzinc, flatzinc}};
    for (int i = 0; i < 2; i++)
        for (int on = 0; on < 2; on++) {
            bool failed = true;
            for (int allowed = 0; failed; allowed++) {
                assert_true(allowed < 5000);
                make_memory_short(allowed, on);
                const bool done = run_once(models[i].read, models[i].text);
                end_shortage();
                failed = failures > 0;
                if (!failed) assert_true(done);
                assert_int_equal(live_blocks, 0);
            }
        }
}

/* Explains the clash; true: memory was never short. */
static bool explain_once(csp_format format, const char *model_text)
{
    csp_error error = {.message = ""};
    const csp_why_options options = {.room = sizeof options, .colours = 2};
    csp_why *w = csp_why_new(model_text, strlen(model_text), format, &options, &error);
    const csp_result result = w ? csp_why_run(w) : CSP_NO_MEMORY;
    if (!w) assert_non_null(strstr(error.message, "memory"));
    else if (result == CSP_DONE) assert_int_equal(csp_why_proved(w), CSP_PROVED_SMALLEST);
    else assert_int_equal(result, CSP_NO_MEMORY);
    csp_why_free(w);
    return result == CSP_DONE;
}

static void a_clash_is_not_explained_without_memory(void **state)
{
    (void)state;
    const struct {
        csp_format format;
        const char *text;
    } models[] = {
        {CSP_FORMAT_MODEL, "var x, y, z : 1..3; x < y; y < z; z < x and x != 2; x = 1 or y = 1; z = 1"},
        {CSP_FORMAT_FLATZINC,
         "var 1..3: p; constraint int_le(p, 1); constraint int_le(2, p); solve satisfy;"},
        {CSP_FORMAT_GRAPH, "p edge 3 3\ne 1 2\ne 2 3\ne 3 1\n"}};
    for (int i = 0; i < 3; i++)
        for (int on = 0; on < 2; on++) {
            bool failed = true;
            for (int allowed = 0; failed; allowed++) {
                assert_true(allowed < 5000);
                make_memory_short(allowed, on);
                const bool done = explain_once(models[i].format, models[i].text);
                end_shortage();
                failed = failures > 0;
                if (!failed) assert_true(done);
                assert_int_equal(live_blocks, 0);
            }
        }
}

static void a_search_asks_for_no_more_memory(void **state)
{
    (void)state;
    csp_error error;
    csp_model *m = csp_read_model(text, strlen(text), &error);
    assert_non_null(m);
    csp_search *s = csp_search_new(m, NULL);
    assert_non_null(s);
    allocations = 0;
    while (csp_search_next(s) == CSP_SOLUTION) {}
    assert_int_equal(allocations, 0);
    assert_true(csp_search_counters(s)->nodes > 1);
    csp_search_free(s);
    csp_model_free(m);
    assert_int_equal(live_blocks, 0);
}

/* Long propagation asks for memory, to look for cycles. */
static void without_memory_a_cycle_is_no_answer(void **state)
{
    (void)state;
    const char model[] = "var x, y, z : 1..1000000000; x < y; y < z; z < x";
    csp_model *m = csp_read_model(model, strlen(model), NULL);
    const int before = live_blocks;
    bool done = false;
    assert_non_null(m);
    for (int allowed = 0; !done; allowed++) {
        csp_search *s = csp_search_new(m, NULL);
        assert_true(s && allowed < 20);
        make_memory_short(allowed, 1);
        const csp_result result = csp_search_next(s);
        end_shortage();
        done = failures == 0;
        assert_int_equal(result, done ? CSP_DONE : CSP_NO_MEMORY);
        csp_search_free(s);
        assert_int_equal(live_blocks, before);
    }
    csp_model_free(m);
}

/* True: memory was never short. */
static bool search_once(const csp_model *m, const csp_textbook_options *o, uint64_t expected)
{
    csp_textbook_counters c = {0};
    csp_error error = {.message = ""};
    if (csp_textbook_search(m, o, &c, &error) == CSP_TEXTBOOK_REFUSED) {
        assert_string_equal(error.code, "out_of_memory");
        return false;
    }
    assert_int_equal(c.solutions, expected);
    return true;
}

static void textbook_methods_run_out_of_memory(void **state)
{
    (void)state;
    const char model[] =
        "var x[4] : 1..4; all_different(x[i] + i for i in 1..4); x[1] > 1; x[2] != x[4]";
    csp_model *m = csp_read_model(model, strlen(model), NULL);
    assert_non_null(m);
    csp_textbook_counters all = {0};
    csp_textbook_search(m, NULL, &all, NULL);
    assert_true(all.solutions > 1);
    for (int way = 0; csp_method_name(way) || way == CSP_CUTSET + 1; way++)
        for (int on = 0; on < 2; on++) {
            const csp_textbook_options o = way > CSP_CUTSET
                                               ? (csp_textbook_options){.inference = CSP_MAINTAIN_ARCS}
                                               : (csp_textbook_options){.method = (csp_method)way};
            const int before = live_blocks;
            if (way == CSP_TREE) continue; /* its graph has cycles: see cutset */
            bool done = false;
            for (int allowed = 0; !done; allowed++) {
                assert_true(allowed < 500);
                make_memory_short(allowed, on);
                done = search_once(m, &o, way == CSP_MIN_CONFLICTS ? 1 : all.solutions);
                end_shortage();
                assert_int_equal(done, failures == 0);
                assert_int_equal(live_blocks, before);
            }
        }
    csp_model_free(m);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(short_memory_is_an_error),
        cmocka_unit_test(a_clash_is_not_explained_without_memory),
        cmocka_unit_test(a_search_asks_for_no_more_memory),
        cmocka_unit_test(without_memory_a_cycle_is_no_answer),
        cmocka_unit_test(textbook_methods_run_out_of_memory),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}

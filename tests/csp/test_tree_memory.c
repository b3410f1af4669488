/* SPDX-License-Identifier: MIT */
/* test_tree_memory.c - short memory: a tree says that it could not be printed, a profiler that nodes are missing, and nothing leaks. */
#include <stdlib.h>
#include <string.h>

#include "support/cmocka_first.h"

#include "csp.h"
#include "support/short_memory.h"

static void swallow(void *context, const char *bytes, size_t length)
{
    (void)bytes;
    *(size_t *)context += length;
}

struct watched {
    csp_tree *tree;
    csp_profiler *profiler;
};

static void watch(void *context, const csp_event *e)
{
    const struct watched *w = context;
    csp_tree_event(w->tree, e);
    csp_profiler_event(w->profiler, e);
}

/* Searches with a tree and a profiler, and prints.  The search itself always has enough memory.  Returns whether they say that all is there. */
static bool run_once(const csp_model *m)
{
    size_t printed = 0;
    const csp_sink sink = {swallow, &printed};
    struct watched w = {csp_tree_new(m, 16), csp_profiler_new(m, "model", sink)};
    bool good = w.tree && w.profiler;
    if (good) {
        pause_shortage();
        csp_search *s = csp_search_new(m, &(csp_options){.trace = watch, .trace_context = &w});
        resume_shortage();
        while (csp_search_next(s) == CSP_SOLUTION) continue;
        for (int f = CSP_TREE_SVG; f <= CSP_TREE_LATEX; f++)
            if (!csp_tree_print(w.tree, (csp_tree_format)f, sink)) good = false;
        pause_shortage();
        csp_search_free(s);
        resume_shortage();
    }
    csp_tree_free(w.tree);
    return csp_profiler_free(w.profiler) && good;
}

static void short_memory_is_told(void **state)
{
    (void)state;
    csp_model *m = csp_model_new();
    for (int i = 0; i < 8; i++) csp_add_range(m, NULL, 1, 2);
    csp_compare(m, 0, CSP_LESS, 1, 0);
    const int before = live_blocks;
    for (int on = 0; on < 2; on++) {
        bool failed = true;
        int allowed = 0;
        for (; failed; allowed++) {
            make_memory_short(allowed, on);
            const bool good = run_once(m);
            end_shortage();
            failed = failures > 0;
            assert_int_equal(good, !failed);
            assert_int_equal(live_blocks, before);
        }
        assert_in_range(allowed, 100, 1000); /* nodes were kept, and folded */
    }
    csp_model_free(m);
}

int main(void)
{
    const struct CMUnitTest tests[] = {cmocka_unit_test(short_memory_is_told)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}

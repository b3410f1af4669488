/* SPDX-License-Identifier: MIT */
/* test_search_tree.c - the tree of a search against one that is built here from the same events and never folded: nodes, parents, decisions,
   results, and what is counted below each node that is kept.

   Sources: src/csp/trace/tree/.  */
#include <stdlib.h>
#include <string.h>

#include "support/cmocka_first.h"

#include "csp/trace/tree/search_tree.h"
#include "support/csp_count.h"
#include "support/data.h"
#include "support/small_model.h"
#include "support/text.h"

/* ---- the whole tree ---- */

enum { MOST_MADE = 200000, MOST_DEPTH = 200 };

struct made {
    int parent; /* a number; 0: none */
    enum { OPEN, BRANCH, FAILED, SOLVED } what;
    csp_variable variable;
    csp_value value;
    bool refuted, negative;
    int64_t values; /* left at its end */
    int nodes, failures, solutions, open;
};

static struct made made[MOST_MADE + 1]; /* counted from 1 */
static int count, roots;
static int decided_at[MOST_DEPTH]; /* by depth: the node at which the decision was taken */

static int64_t values_left(const csp_search *s, int variables)
{
    int64_t values = 0;
    for (int x = 0; x < variables; x++) values += csp_domain_size(s, x);
    return values;
}

static void make(int parent, const csp_event *e)
{
    assert_true(count < MOST_MADE);
    made[++count] = (struct made){.parent = parent};
    if (!parent) return;
    made[count].variable = e->variable;
    made[count].value = e->value;
    made[count].negative = e->negative;
    made[count].refuted = e->kind == CSP_REFUTE;
}

struct both {
    csp_tree *tree;
    int variables;
};

static void follow(void *context, const csp_event *e)
{
    struct both *b = context;
    csp_tree_event(b->tree, e);
    if (e->step % 53 == 0)
        tree_fold_evenly(b->tree); /* as printing does, which may happen at any time */
    struct made *now = &made[count];
    if (e->kind == CSP_DECIDE || e->kind == CSP_FAIL || e->kind == CSP_FOUND)
        now->values = values_left(e->search, b->variables);
    if (e->kind == CSP_FAIL) now->what = FAILED;
    if (e->kind == CSP_FOUND) now->what = SOLVED;
    if (e->kind == CSP_DECIDE) {
        now->what = BRANCH;
        assert_true(e->depth < MOST_DEPTH);
        decided_at[e->depth] = count;
        make(count, e);
    } else if (e->kind == CSP_REFUTE) {
        make(decided_at[e->depth], e);
    } else if (e->kind == CSP_RESTART) {
        make(0, NULL);
        roots++;
    }
}

/* How many nodes each sub-tree has, and how many of them are not done with: leaves without result, and branches whose second decision
   was not taken.  */
static void add_up(void)
{
    for (int i = 1; i <= count; i++) {
        made[i].nodes = 1;
        made[i].failures = made[i].what == FAILED;
        made[i].solutions = made[i].what == SOLVED;
        made[i].open = made[i].what == OPEN || made[i].what == BRANCH;
        if (made[i].refuted) made[made[i].parent].open--;
    }
    for (int i = count; i > 0; i--) {
        struct made *p = &made[made[i].parent];
        if (!made[i].parent) continue;
        p->nodes += made[i].nodes;
        p->failures += made[i].failures;
        p->solutions += made[i].solutions;
        p->open += made[i].open;
    }
}

/* ---- comparing ---- */

static void expect_counts(const struct tree_counts *c, int nodes, int failures, int solutions, int open)
{
    assert_int_equal(c->nodes, nodes);
    assert_int_equal(c->failures, failures);
    assert_int_equal(c->solutions, solutions);
    assert_int_equal(c->open, open);
}

/* Several roots that have become one count together. */
static void expect_roots(const struct tree_node *n)
{
    int nodes = 0, failures = 0, solutions = 0, open = 0;
    int at = (int)n->number;
    for (uint64_t i = 0; i < n->roots; i++) {
        assert_true(at <= count && made[at].parent == 0);
        nodes += made[at].nodes;
        failures += made[at].failures;
        solutions += made[at].solutions;
        open += made[at].open;
        at += made[at].nodes;
    }
    expect_counts(&n->all, nodes, failures, solutions, open);
}

static void expect_same_node(const csp_tree *t, const struct tree_node *n)
{
    static const int results[] = {
        [OPEN] = TREE_OPEN, [BRANCH] = TREE_BRANCH, [FAILED] = TREE_FAILURE, [SOLVED] = TREE_SOLUTION};
    const struct made *m = &made[n->number];
    assert_int_equal(n->parent == TREE_SEARCH ? 0 : t->node[n->parent].number, m->parent);
    assert_int_equal(n->result, results[m->what]);
    assert_int_equal(n->refutes, m->refuted);
    if (m->parent) {
        assert_int_equal(n->variable, m->variable);
        assert_int_equal(n->value, m->value);
        assert_int_equal(n->negative, m->negative);
    }
    assert_int_equal(n->measured, m->what != OPEN);
    if (n->measured) assert_int_equal(n->space.values, m->values);
    if (n->roots > 1) expect_roots(n);
    else expect_counts(&n->all, m->nodes, m->failures, m->solutions, m->open);
}

/* Is every node there that is not below a folded one? */
static void expect_nothing_lost(const csp_tree *t)
{
    uint64_t next = 1;
    for (size_t i = 1; i < t->count; i++) {
        const struct tree_node *n = &t->node[i];
        assert_int_equal(n->number, next);
        assert_true(n->parent < i);
        assert_false(t->node[n->parent].folded);
        next += n->own.nodes;
        if (!n->folded) assert_int_equal(n->own.nodes, 1);
    }
    assert_int_equal(next, count + 1);
}

static void expect_same_tree(csp_tree *t, const csp_counters *c)
{
    tree_fold_evenly(t);
    tree_add_up(t);
    add_up();
    assert_false(t->failed);
    assert_int_equal(t->made, count);
    assert_int_equal(t->restarts, roots - 1);
    expect_nothing_lost(t);
    for (size_t i = 1; i < t->count; i++) expect_same_node(t, &t->node[i]);
    const struct tree_counts *all = &t->node[TREE_SEARCH].all;
    assert_int_equal(all->nodes, c->nodes);
    assert_int_equal(all->failures, c->failures);
    assert_int_equal(all->solutions, c->solutions);
    assert_int_equal(t->restarts, c->restarts);
    assert_true(t->count - 1 <= t->limit);
}

static void search_and_compare(const csp_model *m, csp_options o, size_t limit, int solutions)
{
    struct both b = {csp_tree_new(m, limit), csp_variable_count(m)};
    count = 0;
    roots = 1;
    make(0, NULL);
    o.trace = follow;
    o.trace_context = &b;
    csp_search *s = csp_search_new(m, &o);
    assert_non_null(s);
    while (solutions-- > 0 && csp_search_next(s) == CSP_SOLUTION) continue;
    expect_same_tree(b.tree, csp_search_counters(s));
    csp_search_free(s);
    csp_tree_free(b.tree);
}

/* ---- tests ---- */

static void random_searches(void **state)
{
    (void)state;
    static const size_t limits[] = {0, 16, 17, 40, 300};
    struct rng rng = rng_from_seed(test_seed());
    for (int i = test_cases(400); i > 0; i--) {
        csp_model *m = small_model(&rng);
        csp_options o = random_options(&rng);
        if (rng_below(&rng, 3) == 0) o.node_limit = 1 + (uint64_t)rng_below(&rng, 300);
        else o.node_limit = 5000;
        const int wanted = rng_below(&rng, 3) ? 5000 : 1 + rng_below(&rng, 3);
        search_and_compare(m, o, limits[rng_below(&rng, 5)], wanted);
        csp_model_free(m);
    }
}

/* Restarts after few failures: some trees that end where they were left. */
static void restarts(void **state)
{
    (void)state;
    csp_model *m = csp_model_new();
    csp_variable v[9];
    for (int i = 0; i < 9; i++) v[i] = csp_add_range(m, NULL, 1, 8);
    for (int i = 0; i < 9; i++)
        for (int j = i + 1; j < 9; j++) csp_compare(m, v[i], CSP_NOT_EQUAL, v[j], 0);
    for (size_t limit = 16; limit <= 4096; limit *= 4)
        search_and_compare(m, (csp_options){.restarts = true, .node_limit = 20000}, limit, 1);
    assert_true(roots > 3);
    csp_model_free(m);
}

/* Every better solution starts a search from the root: there are more roots than room. */
static void more_roots_than_room(void **state)
{
    (void)state;
    csp_model *m = csp_model_new();
    const csp_variable x = csp_add_range(m, "x", 0, 3000), y = csp_add_range(m, "y", 0, 1);
    csp_linear(m, (csp_value[]){1, 1}, (csp_variable[]){x, y}, 2, CSP_LESS_EQUAL, 3000);
    csp_set_goal(m, CSP_MAXIMISE, x);
    search_and_compare(m, (csp_options){.restarts = true}, 16, 100000);
    assert_true(roots > 8);
    csp_model_free(m);
}

/* A path that is longer than the limit is cut, and the search goes on within its last node. */
static void long_paths(void **state)
{
    (void)state;
    csp_model *m = csp_model_new();
    for (int i = 0; i < 150; i++) csp_add_range(m, NULL, 0, 2);
    for (size_t limit = 16; limit <= 1024; limit *= 2) {
        search_and_compare(m, (csp_options){.variable_order = CSP_INPUT_ORDER}, limit, 1);
        search_and_compare(m, (csp_options){.variable_order = CSP_INPUT_ORDER}, limit, 2000);
    }
    csp_model_free(m);
}

/* All that is needed of a long search is what the limit allows: a kilobyte for each node. */
static void long_searches_take_little_memory(void **state)
{
    (void)state;
    enum { LIMIT = 2000 };
    csp_model *m = csp_model_new();
    for (int i = 0; i < 19; i++) csp_add_range(m, NULL, 0, 1);
    csp_tree *t = csp_tree_new(m, LIMIT);
    csp_search *s = csp_search_new(m, &(csp_options){.trace = csp_tree_event, .trace_context = t});
    size_t most = 0;
    while (csp_search_next(s) == CSP_SOLUTION)
        if (t->count > most) most = t->count;
    assert_true(t->made > 1000000);
    assert_in_range(most, LIMIT / 2, LIMIT + 1);
    assert_true(t->room <= 2 * LIMIT + 2);
    size_t bytes = sizeof *t + t->room * sizeof *t->node;
    for (size_t i = 0; i < t->count; i++)
        bytes += (size_t)t->shown_count * sizeof(int64_t) +
                 (size_t)t->node[i].kept_removals * sizeof(struct tree_removal);
    assert_true(bytes < 2000000);
    tree_add_up(t);
    assert_int_equal(t->node[TREE_SEARCH].all.nodes, csp_search_counters(s)->nodes);
    assert_int_equal(t->node[TREE_SEARCH].all.solutions, 1 << 19);
    csp_search_free(s);
    csp_tree_free(t);
    csp_model_free(m);
}

/* What is folded is small, and what is left is not: at most an eighth of what has failed, if there are solutions. */
static void expect_small_parts_folded(int variables, int values)
{
    csp_model *m = csp_model_new();
    for (int i = 0; i < variables; i++) csp_add_range(m, NULL, 1, values);
    for (int i = 0; i < variables; i++)
        for (int j = i + 1; j < variables; j++) csp_compare(m, i, CSP_NOT_EQUAL, j, 0);
    csp_tree *t = csp_tree_new(m, 100);
    csp_search *s = csp_search_new(m, &(csp_options){.trace = csp_tree_event, .trace_context = t});
    while (csp_search_next(s) == CSP_SOLUTION) continue;
    tree_fold_evenly(t);
    tree_add_up(t);
    assert_true(t->small > 1 && t->made > 1000);
    for (size_t i = 1; i < t->count; i++) {
        const struct tree_node *n = &t->node[i];
        const uint64_t small = n->all.solutions ? t->small / 8 : t->small;
        if (n->folded) assert_true(n->all.nodes <= small);
        else if (n->result == TREE_BRANCH) assert_true(n->all.nodes > small);
    }
    csp_search_free(s);
    csp_tree_free(t);
    csp_model_free(m);
}

static void small_parts_are_folded_first(void **state)
{
    (void)state;
    expect_small_parts_folded(8, 7);
    expect_small_parts_folded(6, 6);
}

static int compare_numbers(uint64_t got, uint64_t wanted)
{
    return got > wanted + 1 || got + 1 < wanted;
}

static void logarithms(void **state)
{
    (void)state;
    assert_int_equal(log2_thousandths(1), 0);
    assert_int_equal(log2_thousandths(3), 1585);
    assert_int_equal(log2_thousandths(1000), 9966);
    assert_int_equal(compare_numbers(log2_thousandths(INT64_MAX), 63000), 0);
    for (int i = 0; i < 63; i++) assert_int_equal(log2_thousandths(UINT64_C(1) << i), 1000 * i);
}

/* Of many variables, only some are looked at, so that long paths do not take quadratic time. */
static void many_variables(void **state)
{
    (void)state;
    csp_model *m = csp_model_new();
    for (int i = 0; i < SPACE_MOST_VARIABLES + 10; i++) csp_add_range(m, NULL, 1, i % 2 ? 4 : 2);
    csp_search *s = csp_search_new(m, NULL);
    const struct search_space space = search_space_of(s);
    assert_int_equal(space.values, 3 * SPACE_MOST_VARIABLES);
    assert_int_equal(space.thousandth, 1500 * SPACE_MOST_VARIABLES);
    csp_search_free(s);
    csp_model_free(m);
}

/* Periods have the least and the most of their nodes, however often they were doubled. */
static void history(void **state)
{
    (void)state;
    enum { NODES = 5000 };
    static struct space_history h;
    for (uint64_t i = 1; i <= NODES; i++)
        space_history_add(&h, i, (struct search_space){i * i % 1009, 3 * i});
    assert_int_equal(h.length, 16);
    assert_int_equal(h.count, (NODES + 15) / 16);
    for (int p = 0; p < h.count; p++) {
        uint64_t least = UINT64_MAX, most = 0;
        for (uint64_t i = 16 * (uint64_t)p + 1; i <= 16 * (uint64_t)(p + 1) && i <= NODES; i++) {
            if (i * i % 1009 < least) least = i * i % 1009;
            if (i * i % 1009 > most) most = i * i % 1009;
        }
        assert_int_equal(h.period[p].low.values, least);
        assert_int_equal(h.period[p].high.values, most);
        assert_int_equal(h.period[p].low.thousandth, 3 * (16 * p + 1));
    }
}

/* The values that are tried for singleton consistency are nodes, too, and a search may follow. */
static void singletons(void **state)
{
    (void)state;
    csp_model *m = csp_model_new();
    csp_variable v[3];
    for (int i = 0; i < 3; i++) v[i] = csp_add_range(m, NULL, 1, 3);
    for (int i = 0; i < 3; i++) csp_compare(m, v[i], CSP_NOT_EQUAL, v[(i + 1) % 3], 0);
    csp_tree *t = csp_tree_new(m, 0);
    csp_search *s = csp_search_new(m, &(csp_options){.trace = csp_tree_event, .trace_context = t});
    assert_int_equal(csp_propagate_singletons(s), CSP_SOLUTION);
    assert_int_equal(t->made, 1 + 9);
    for (size_t i = 2; i < t->count; i++) assert_int_equal(t->node[i].parent, 1);
    while (csp_search_next(s) == CSP_SOLUTION) continue;
    tree_add_up(t);
    assert_int_equal(t->node[TREE_SEARCH].all.solutions, 6);
    csp_search_free(s);
    csp_tree_free(t);
    csp_model_free(m);
}

/* Whatever a variable is called, pages, pictures and tables take it for text; a search in which nothing happens is a tree, too. */
static void strange_names(void **state)
{
    (void)state;
    struct text text = {0};
    csp_model *m = csp_model_new();
    csp_add_range(m, "</script><!-- & \"\\x_1", 1, 2);
    csp_tree *t = csp_tree_new(m, 0);
    csp_search *s = csp_search_new(m, &(csp_options){.trace = csp_tree_event, .trace_context = t});
    for (int events = 0; events < 2; events++) {
        for (int f = CSP_TREE_SVG; f <= CSP_TREE_LATEX; f++) {
            text_clear(&text);
            assert_true(csp_tree_print(t, (csp_tree_format)f, (csp_sink){text_sink, &text}));
            assert_true(text.length > 0);
            if (f == CSP_TREE_JSON) continue;
            assert_null(strstr(text.bytes, "<!--"));
            const char *end = strstr(text.bytes, "</script>");
            assert_int_equal(end != NULL, f == CSP_TREE_HTML);
            if (end) assert_null(strstr(end + 1, "</script>"));
        }
        assert_int_equal(csp_search_next(s), CSP_SOLUTION);
    }
    assert_non_null(strstr(text.bytes, "\\& \\textquotedbl{}\\textbackslash{}x\\_1 = 1"));
    text_free(&text);
    csp_search_free(s);
    csp_tree_free(t);
    csp_model_free(m);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(random_searches),
        cmocka_unit_test(restarts),
        cmocka_unit_test(more_roots_than_room),
        cmocka_unit_test(long_paths),
        cmocka_unit_test(long_searches_take_little_memory),
        cmocka_unit_test(small_parts_are_folded_first),
        cmocka_unit_test(logarithms),
        cmocka_unit_test(many_variables),
        cmocka_unit_test(history),
        cmocka_unit_test(singletons),
        cmocka_unit_test(strange_names),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}

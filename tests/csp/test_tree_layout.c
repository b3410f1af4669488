/* SPDX-License-Identifier: MIT */
/* test_tree_layout.c - trees of every shape: nodes of a level do not overlap, parents lie above the middle of their children, and no tree is
   wider than a slow layout from the definition makes it.  */
#include <stdlib.h>
#include <string.h>

#include "support/cmocka_first.h"

#include "base/rng.h"
#include "csp/trace/tree/tree_layout.h"
#include "support/data.h"

/* So large that halving it once for each level leaves whole numbers. */
enum { MOST = 60, UNIT = 1 << 20, DEEPEST = 18, GAP = 2 * UNIT };

/* A random list, depth first: each node is below the node before it, or below one of that node's ancestors. */
static size_t make_tree(struct rng *rng, struct layout_node *node)
{
    const size_t count = 1 + (size_t)rng_below(rng, MOST);
    const int bushy = rng_below(rng, 4); /* from long paths to short, wide trees */
    int depth[MOST];
    for (size_t i = 0; i < count; i++) {
        uint32_t parent = i ? (uint32_t)i - 1 : 0;
        while (parent && (rng_below(rng, 4) < bushy || depth[parent] == DEEPEST - 1))
            parent = node[parent].parent;
        depth[i] = i ? depth[parent] + 1 : 0;
        node[i] = (struct layout_node){.parent = parent,
                                       .left = (int32_t)(1 + rng_below(rng, 9)) * UNIT,
                                       .right = (int32_t)(1 + rng_below(rng, 9)) * UNIT};
    }
    return count;
}

/* ---- from the definition ---- */

/* The leftmost and rightmost x of each level of a sub-tree, relative to its top. */
struct outline {
    int levels;
    int64_t left[DEEPEST + 1], right[DEEPEST + 1];
};

/* The last child first; each is as far to the right as those after it allow. */
static void place_below(const struct layout_node *node, size_t count, size_t top, int64_t *x,
                        struct outline *result)
{
    struct outline all = {0};
    size_t first = 0;
    for (size_t i = count - 1; i > top; i--) {
        struct outline one;
        int64_t shift = first ? INT64_MAX : 0;
        if (node[i].parent != top) continue;
        place_below(node, count, i, x, &one);
        for (int d = 0; d < one.levels && d < all.levels; d++)
            if (all.left[d] - GAP - one.right[d] < shift) shift = all.left[d] - GAP - one.right[d];
        for (int d = 0; d < one.levels; d++) {
            if (d >= all.levels) all.right[d] = one.right[d] + shift;
            all.left[d] = one.left[d] + shift;
        }
        if (one.levels > all.levels) all.levels = one.levels;
        x[i] = shift;
        first = i;
    }
    const int64_t middle = first ? x[first] / 2 : 0;
    for (size_t i = top + 1; i < count; i++)
        if (node[i].parent == top) x[i] -= middle;
    *result = (struct outline){1 + all.levels, {-node[top].left}, {node[top].right}};
    for (int d = 0; d < all.levels; d++) {
        result->left[d + 1] = all.left[d] - middle;
        result->right[d + 1] = all.right[d] - middle;
    }
}

/* Sets x as tree_lay_out() does, and returns the width. */
static int64_t lay_out_slowly(const struct layout_node *node, size_t count, int64_t *x)
{
    struct outline whole;
    x[0] = 0;
    place_below(node, count, 0, x, &whole);
    int64_t least = 0, most = 0;
    for (int d = 0; d < whole.levels; d++) {
        if (whole.left[d] < least) least = whole.left[d];
        if (whole.right[d] > most) most = whole.right[d];
    }
    for (size_t i = 1; i < count; i++) x[i] += x[node[i].parent];
    for (size_t i = 0; i < count; i++) x[i] -= least;
    return most - least;
}

/* ---- tests ---- */

static void expect_no_overlap(const struct layout_node *node, size_t count)
{
    for (size_t i = 0; i < count; i++)
        for (size_t j = i + 1; j < count; j++)
            if (node[i].depth == node[j].depth &&
                node[i].x + node[i].right + GAP > node[j].x - node[j].left)
                fail_msg("nodes %zu and %zu overlap", i, j);
}

static void expect_in_the_middle(const struct layout_node *node, size_t count)
{
    for (size_t parent = 0; parent < count; parent++) {
        const struct layout_node *first = NULL, *last = NULL;
        for (size_t i = parent + 1; i < count; i++) {
            if (node[i].parent != parent) continue;
            if (!first) first = &node[i];
            last = &node[i];
            assert_int_equal(node[i].depth, node[parent].depth + 1);
        }
        if (first) assert_true(2 * node[parent].x == first->x + last->x);
    }
}

static void random_trees(void **state)
{
    (void)state;
    struct rng rng = rng_from_seed(test_seed());
    for (int i = test_cases(2000); i > 0; i--) {
        struct layout_node node[MOST];
        int64_t x[MOST];
        const size_t count = make_tree(&rng, node);
        const int64_t width = tree_lay_out(node, count, GAP);
        assert_true(width == lay_out_slowly(node, count, x));
        for (size_t n = 0; n < count; n++) assert_true(node[n].x == x[n]);
        expect_no_overlap(node, count);
        expect_in_the_middle(node, count);
    }
}

/* Deep trees need no deep calls, and long outlines no quadratic time: this one has two paths side by side at each level. */
static void a_deep_tree(void **state)
{
    (void)state;
    enum { DEPTH = 200000 };
    struct layout_node *node = calloc(2 * DEPTH + 1, sizeof *node);
    assert_non_null(node);
    for (uint32_t i = 0; i <= 2 * DEPTH; i++)
        node[i] = (struct layout_node){.parent = i == DEPTH + 1 ? 0
                                                 : i            ? i - 1
                                                                : 0,
                                       .left = 2,
                                       .right = 2};
    assert_int_equal(tree_lay_out(node, 2 * DEPTH + 1, 4), 12);
    assert_int_equal(node[DEPTH].depth, DEPTH);
    assert_int_equal(node[2 * DEPTH].x - node[DEPTH].x, 8);
    free(node);
}

static void no_tree(void **state)
{
    (void)state;
    assert_int_equal(tree_lay_out(NULL, 0, 4), 0);
}

int main(void)
{
    const struct CMUnitTest tests[] = {cmocka_unit_test(random_trees), cmocka_unit_test(a_deep_tree),
                                       cmocka_unit_test(no_tree)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}

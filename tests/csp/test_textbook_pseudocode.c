/* SPDX-License-Identifier: MIT */
/* test_textbook_pseudocode.c - the methods do exactly what the textbook's pseudo-code does: as many nodes, checks, removals and solutions.

   The pseudo-code is written here once more, as recursive functions on problems with one relation for each pair of variables, with
   nothing of the library.

   Sources: src/csp/textbook/backtracking.c, src/csp/textbook/backjumping.c, src/csp/textbook/inference.c, src/csp/textbook/ordering.c.  */
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "support/cmocka_first.h"

#include "base/rng.h"
#include "csp_textbook.h"
#include "support/data.h"

enum { MOST_VARIABLES = 7, MOST_VALUES = 5, PROBLEMS = 200 };

struct problem {
    int variables, values;
    bool related[MOST_VARIABLES][MOST_VARIABLES];
    bool allows[MOST_VARIABLES][MOST_VARIABLES][MOST_VALUES]
               [MOST_VALUES]; /* for either order of the two */
};

static struct problem random_problem(struct rng *r)
{
    struct problem p = {.variables = 2 + rng_below(r, MOST_VARIABLES - 1),
                        .values = 2 + rng_below(r, MOST_VALUES - 1)};
    const int density = 2 + rng_below(r, 8), tightness = 1 + rng_below(r, 6);
    for (int x = 0; x < p.variables; x++)
        for (int y = x + 1; y < p.variables; y++) {
            if (rng_below(r, 10) >= density) continue;
            p.related[x][y] = p.related[y][x] = true;
            for (int v = 0; v < p.values; v++)
                for (int w = 0; w < p.values; w++)
                    p.allows[x][y][v][w] = p.allows[y][x][w][v] = rng_below(r, 10) >= tightness;
        }
    return p;
}

static csp_model *as_model(const struct problem *p)
{
    csp_model *m = csp_model_new();
    for (int x = 0; x < p->variables; x++) csp_add_range(m, NULL, 0, p->values - 1);
    for (int y = 1; y < p->variables; y++) /* not in the order in which the methods look at them */
        for (int x = 0; x < y; x++) {
            csp_value row[2 * MOST_VALUES * MOST_VALUES];
            size_t rows = 0;
            if (!p->related[x][y]) continue;
            for (int v = 0; v < p->values; v++)
                for (int w = 0; w < p->values; w++)
                    if (p->allows[x][y][v][w]) {
                        row[2 * rows] = v;
                        row[2 * rows++ + 1] = w;
                    }
            assert_true(csp_table(m, (csp_variable[]){x, y}, 2, row, rows, true));
        }
    return m;
}

/* ---- the pseudo-code ---- */

static const struct problem *p;
static csp_textbook_options o;
static struct {
    uint64_t nodes, checks, removals, solutions;
} counted;
static int given[MOST_VARIABLES]; /* -1: no value */
static bool has[MOST_VARIABLES][MOST_VALUES];
static int removed_because[MOST_VARIABLES][MOST_VALUES]; /* of which variable */

static bool fits(int x, int v, int y, int w)
{
    counted.checks++;
    return p->allows[x][y][v][w];
}

/* The first variable whose value does not fit x = v; -1: all do. */
static int conflicting(int x, int v)
{
    for (int y = 0; y < p->variables; y++)
        if (given[y] >= 0 && p->related[x][y] && !fits(x, v, y, given[y])) return y;
    return -1;
}

static int domain_size(int x)
{
    int size = 0;
    for (int v = 0; v < p->values; v++) size += o.inference ? has[x][v] : conflicting(x, v) < 0;
    return size;
}

static int unassigned_neighbours(int x)
{
    int count = 0;
    for (int y = 0; y < p->variables; y++) count += p->related[x][y] && given[y] < 0;
    return count;
}

static int select_variable(void)
{
    int best = -1, smallest = 0;
    for (int x = 0; x < p->variables; x++) {
        if (given[x] >= 0) continue;
        if (o.next_variable == CSP_NEXT_FIRST) return x;
        const int size = domain_size(x);
        const bool wins_tie = best >= 0 && size == smallest && o.next_variable == CSP_NEXT_DEGREES &&
                              unassigned_neighbours(x) > unassigned_neighbours(best);
        if (best >= 0 && size >= smallest && !wins_tie) continue;
        best = x;
        smallest = size;
    }
    return best;
}

static int ruled_out(int x, int v)
{
    int count = 0;
    for (int y = 0; y < p->variables; y++)
        for (int w = 0; w < p->values; w++)
            if (given[y] < 0 && y != x && p->related[x][y] && has[y][w]) count += !fits(x, v, y, w);
    return count;
}

static int order_values(int x, int *value)
{
    int count = 0, rank[MOST_VALUES];
    for (int v = 0; v < p->values; v++) {
        if (!has[x][v]) continue;
        const int r = o.first_value == CSP_TRY_LEAST_CONSTRAINING ? ruled_out(x, v) : 0;
        int at = count++;
        for (; at > 0 && rank[at - 1] > r; at--) {
            rank[at] = rank[at - 1];
            value[at] = value[at - 1];
        }
        rank[at] = r;
        value[at] = v;
    }
    return count;
}

static bool is_empty(int x)
{
    for (int v = 0; v < p->values; v++)
        if (has[x][v]) return false;
    return true;
}

/* REVISE of the textbook; x is what may lose values. */
static bool revise(int x, int y)
{
    bool revised = false;
    for (int v = 0; v < p->values; v++) {
        bool supported = false;
        if (!has[x][v]) continue;
        if (given[y] >= 0) supported = fits(x, v, y, given[y]);
        for (int w = 0; w < p->values && given[y] < 0 && !supported; w++)
            if (has[y][w]) supported = fits(x, v, y, w);
        if (supported) continue;
        has[x][v] = false;
        removed_because[x][v] = y;
        counted.removals++;
        revised = true;
    }
    return revised;
}

static bool ac3(int assigned)
{
    static struct {
        int x, y;
    } queue[1 << 12];
    int first = 0, end = 0;
    for (int y = 0; y < p->variables; y++)
        if (given[y] < 0 && p->related[assigned][y]) {
            queue[end].x = y;
            queue[end++].y = assigned;
        }
    while (first < end) {
        const int x = queue[first].x, y = queue[first].y;
        first++;
        if (!revise(x, y)) continue;
        if (is_empty(x)) return false;
        for (int z = 0; z < p->variables; z++) {
            bool waits = given[z] >= 0 || z == y || !p->related[x][z];
            for (int i = first; i < end; i++) waits |= queue[i].x == z && queue[i].y == x;
            if (waits) continue;
            assert_in_range(end, 0, sizeof queue / sizeof *queue - 1);
            queue[end].x = z;
            queue[end++].y = x;
        }
    }
    return true;
}

/* The variable that is left without values, or -1. */
static int inference(int x)
{
    if (o.inference == CSP_MAINTAIN_ARCS) return ac3(x) ? -1 : 0;
    for (int y = 0; y < p->variables && o.inference; y++) {
        if (given[y] >= 0 || !p->related[x][y]) continue;
        revise(y, x);
        if (is_empty(y)) return y;
    }
    return -1;
}

static void backtrack(int depth)
{
    int value[MOST_VALUES];
    if (depth == p->variables) {
        counted.solutions++;
        return;
    }
    const int x = select_variable(), count = order_values(x, value);
    for (int i = 0; i < count; i++) {
        bool before[MOST_VARIABLES][MOST_VALUES];
        if (!o.inference && conflicting(x, value[i]) >= 0) continue;
        counted.nodes++;
        given[x] = value[i];
        memcpy(before, has, sizeof has);
        if (inference(x) < 0) backtrack(depth + 1);
        memcpy(has, before, sizeof has);
        given[x] = -1;
    }
}

typedef unsigned set; /* of variables */

static set reasons(int x)
{
    set all = 0;
    for (int v = 0; v < p->values; v++)
        if (!has[x][v]) all |= 1u << removed_because[x][v];
    return all;
}

/* Returns the conflict set of a failure; if x is not in what comes back to x, no other value of it can help. */
static set backjump(int depth)
{
    int value[MOST_VALUES];
    if (depth == p->variables) {
        counted.solutions++;
        return ~0u;
    }
    const int x = select_variable(), count = order_values(x, value);
    set conflicts = reasons(x);
    for (int i = 0; i < count; i++) {
        bool before[MOST_VARIABLES][MOST_VALUES];
        const int other = o.inference ? -1 : conflicting(x, value[i]);
        if (other >= 0) {
            conflicts |= 1u << other;
            continue;
        }
        counted.nodes++;
        given[x] = value[i];
        memcpy(before, has, sizeof has);
        const int emptied = inference(x);
        const set below = emptied >= 0 ? reasons(emptied) | 1u << x : backjump(depth + 1);
        memcpy(has, before, sizeof has);
        given[x] = -1;
        if (!(below >> x & 1)) return below;
        conflicts |= below & ~(1u << x);
    }
    return conflicts;
}

/* ---- comparison ---- */

static void follow_pseudocode(const struct problem *problem)
{
    p = problem;
    memset(&counted, 0, sizeof counted);
    for (int x = 0; x < MOST_VARIABLES; x++) {
        given[x] = -1;
        for (int v = 0; v < MOST_VALUES; v++) has[x][v] = v < p->values;
    }
    if (o.method == CSP_BACKJUMPING) (void)backjump(0);
    else backtrack(0);
}

static void compare(const struct problem *problem, const csp_model *m)
{
    csp_textbook_counters c = {0};
    assert_int_equal(csp_textbook_search(m, &o, &c, NULL), CSP_TEXTBOOK_DONE);
    follow_pseudocode(problem);
    if (c.nodes == counted.nodes && c.checks == counted.checks && c.removals == counted.removals &&
        c.solutions == counted.solutions)
        return;
    fail_msg("method %d, inference %d, variables %d, values %d: nodes %" PRIu64 " %" PRIu64
             ", checks %" PRIu64 " %" PRIu64 ", removals %" PRIu64 " %" PRIu64 ", solutions %" PRIu64
             " %" PRIu64,
             (int)o.method, (int)o.inference, (int)o.next_variable, (int)o.first_value, c.nodes,
             counted.nodes, c.checks, counted.checks, c.removals, counted.removals, c.solutions,
             counted.solutions);
}

static void as_in_the_pseudocode(void **state)
{
    (void)state;
    struct rng r = rng_from_seed(test_seed());
    uint64_t jumps = 0;
    for (int i = test_cases(PROBLEMS); i > 0; i--) {
        const struct problem problem = random_problem(&r);
        csp_model *m = as_model(&problem);
        for (int way = 0; way < 2 * 3 * 3 * 2; way++) {
            o = (csp_textbook_options){.method = (csp_method)(way % 2),
                                       .inference = (csp_inference)(way / 2 % 3),
                                       .next_variable = (csp_next_variable)(way / 6 % 3),
                                       .first_value = (csp_first_value)(way / 18)};
            if (o.method == CSP_BACKJUMPING && o.inference == CSP_MAINTAIN_ARCS) continue;
            compare(&problem, m);
        }
        o = (csp_textbook_options){.method = CSP_BACKJUMPING};
        csp_textbook_counters c = {0};
        csp_textbook_search(m, &o, &c, NULL);
        jumps += c.backjumps;
        csp_model_free(m);
    }
    assert_true(jumps > 0); /* else backjumping is backtracking */
}

int main(void)
{
    const struct CMUnitTest tests[] = {cmocka_unit_test(as_in_the_pseudocode)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}

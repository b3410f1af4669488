/* SPDX-License-Identifier: MIT */
/* test_textbook.c - the methods of the textbook: all find the same solutions as brute force, each has what it is known for, and models
   that a method cannot take are refused.

   SUDOKU_CASES=10000 makes the test long, SUDOKU_SEED=N makes it different.  Sources: src/csp/textbook/.  */
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "support/cmocka_first.h"

#include "base/rng.h"
#include "csp_textbook.h"
#include "support/data.h"

enum { MOST_VARIABLES = 5, MOST_VALUES = 4, MODELS = 3000, TEXTS = 12, MOST_ASSIGNMENTS = 1024 };

/* Methods that search everything, with their options. */
static csp_textbook_options complete[3 * 3 * 2 + 2 * 3 * 2 + 2];
enum { COMPLETE = sizeof complete / sizeof *complete };

static int list_methods(void **state)
{
    int count = 0;
    (void)state;
    for (int method = CSP_BACKTRACKING; method <= CSP_BACKJUMPING; method++)
        for (int inference = 0; inference < 3 - method; inference++)
            for (int way = 0; way < 6; way++)
                complete[count++] = (csp_textbook_options){.method = (csp_method)method,
                                                           .inference = (csp_inference)inference,
                                                           .next_variable = (csp_next_variable)(way % 3),
                                                           .first_value = (csp_first_value)(way / 3)};
    complete[count++] = (csp_textbook_options){.method = CSP_TREE};
    complete[count++] = (csp_textbook_options){.method = CSP_CUTSET};
    return count == COMPLETE ? 0 : -1;
}

struct solution_set {
    int variables;
    bool may_have[MOST_VARIABLES][MOST_VALUES + 2]; /* values from -1 on */
    csp_value values[MOST_ASSIGNMENTS][MOST_VARIABLES];
    bool seen[MOST_ASSIGNMENTS];
    int count, found;
};

/* ---- random models ---- */

static csp_value any_value(struct rng *r) { return rng_below(r, MOST_VALUES + 2) - 1; }

/* Sparse models are often forests; wide constraints are on three and more variables. */
static void add_random_constraint(struct rng *r, csp_model *m, int variables, bool wide)
{
    csp_variable x[4];
    csp_value k[4], rows[4 * 12];
    const int arity = wide ? 2 + rng_below(r, 3) : 2;
    for (int i = 0; i < arity; i++) x[i] = rng_below(r, variables); /* perhaps one twice */
    for (int i = 0; i < arity; i++) k[i] = rng_below(r, 5) - 2;
    for (int i = 0; i < 4 * 12; i++) rows[i] = any_value(r);
    switch (rng_below(r, wide ? 7 : 3)) {
    case 0: csp_compare(m, x[0], (csp_operator)rng_below(r, 6), x[1], rng_below(r, 5) - 2); break;
    case 1: csp_table(m, x, 2, rows, (size_t)(6 + rng_below(r, 7)), rng_below(r, 2)); break;
    case 2: csp_linear(m, k, x, 2, (csp_operator)rng_below(r, 6), rng_below(r, 5) - 1); break;
    case 3: csp_table(m, x, arity, rows, (size_t)(4 + rng_below(r, 9)), rng_below(r, 3) == 0); break;
    case 4: csp_all_different(m, x, arity, (csp_strength)rng_below(r, 3)); break;
    case 5: csp_linear(m, k, x, arity, (csp_operator)rng_below(r, 6), rng_below(r, 5) - 1); break;
    default: csp_maximum(m, x, arity - 1, x[arity - 1]);
    }
}

static csp_model *random_model(struct rng *r, bool wide, struct solution_set *s)
{
    csp_model *m = csp_model_new();
    const int variables = 1 + rng_below(r, MOST_VARIABLES);
    *s = (struct solution_set){.variables = variables};
    for (int x = 0; x < variables; x++) {
        csp_value value[MOST_VALUES];
        const int values = 1 + rng_below(r, MOST_VALUES);
        for (int i = 0; i < values; i++) {
            value[i] = any_value(r);
            s->may_have[x][value[i] + 1] = true;
        }
        csp_add_values(m, NULL, value, (size_t)values);
    }
    for (int i = rng_below(r, variables + 2); i > 0; i--) add_random_constraint(r, m, variables, wide);
    assert_null(csp_model_error(m));
    return m;
}

/* ---- all solutions ---- */

static bool find_again(void *context, const csp_value *values)
{
    struct solution_set *s = context;
    for (int i = 0; i < s->count; i++) {
        if (memcmp(values, s->values[i], (size_t)s->variables * sizeof *values) != 0) continue;
        assert_false(s->seen[i]); /* each once */
        s->seen[i] = true;
        s->found++;
        return true;
    }
    fail_msg("a solution that brute force does not find");
    return false;
}

static void find_by_force(const csp_model *m, struct solution_set *s, csp_value *values, int x)
{
    if (x == s->variables) {
        if (!csp_verify(m, values, NULL)) return;
        memcpy(s->values[s->count++], values, (size_t)s->variables * sizeof *values);
        return;
    }
    for (values[x] = -1; values[x] <= MOST_VALUES; values[x]++)
        if (s->may_have[x][values[x] + 1]) find_by_force(m, s, values, x + 1);
}

/* A method that needs a tree, or constraints on two variables, may refuse, but no other. */
static bool finds_all(const csp_model *m, csp_textbook_options o, struct solution_set *s,
                      csp_textbook_counters *c)
{
    csp_error error;
    o.found = find_again;
    o.found_context = s;
    s->found = 0;
    memset(s->seen, 0, sizeof s->seen);
    const csp_textbook_result result = csp_textbook_search(m, &o, c, &error);
    if (result == CSP_TEXTBOOK_REFUSED) {
        assert_true(o.method == CSP_TREE || o.method == CSP_CUTSET);
        return false;
    }
    assert_int_equal(result, CSP_TEXTBOOK_DONE);
    assert_int_equal(s->found, s->count);
    assert_int_equal(c->solutions, s->count);
    if (o.method == CSP_TREE) assert_int_equal(c->backtracks, 0);
    return true;
}

/* With a fixed order of variables and values, stronger inference and jumps visit no more nodes. */
static void compare_nodes(const csp_textbook_counters *c)
{
    enum {
        NONE = 0,
        FC = 6,
        MAC = 12,
        JUMPING = 18,
        JUMPING_FC = 24
    }; /* the first of six orders of each */
    assert_true(c[FC].nodes <= c[NONE].nodes && c[MAC].nodes <= c[FC].nodes);
    assert_true(c[JUMPING].nodes <= c[NONE].nodes && c[JUMPING_FC].nodes <= c[FC].nodes);
}

static void all_find_what_brute_force_finds(void **state)
{
    (void)state;
    static struct solution_set s;
    struct rng r = rng_from_seed(test_seed());
    int ran[COMPLETE] = {0}, without = 0;
    for (int i = test_cases(MODELS); i > 0; i--) {
        csp_model *m = random_model(&r, i % 2, &s);
        csp_textbook_counters c[COMPLETE] = {{0}};
        csp_value values[MOST_VARIABLES];
        find_by_force(m, &s, values, 0);
        without += !s.count;
        for (int k = 0; k < COMPLETE; k++) ran[k] += finds_all(m, complete[k], &s, &c[k]);
        compare_nodes(c);
        csp_model_free(m);
    }
    const int tenth = test_cases(MODELS) / 10;
    if (tenth < 10) return; /* too few to tell */
    for (int k = 0; k < COMPLETE; k++) assert_true(ran[k] > tenth);
    assert_true(without > tenth && without < 9 * tenth);
}

/* ---- models as text: made-up variables ---- */

static csp_model *read(const char *text)
{
    csp_error error;
    csp_model *m = csp_read_model(text, strlen(text), &error);
    if (!m) fail_msg("%s\n%s", text, error.message);
    return m;
}

static uint64_t count_by_search(const csp_model *m)
{
    csp_search *s = csp_search_new(m, NULL);
    uint64_t count = 0;
    while (csp_search_next(s) == CSP_SOLUTION) count++;
    csp_search_free(s);
    return count;
}

static void made_up_variables_follow(void **state)
{
    (void)state;
    struct rng r = rng_from_seed(test_seed());
    uint64_t all = 0;
    for (int i = test_cases(TEXTS); i > 0; i--) {
        char text[600];
        const int a = rng_below(&r, 5) - 2, b = rng_below(&r, 4), c = rng_below(&r, 7),
                  d = rng_below(&r, 5);
        snprintf(text, sizeof text,
                 "var q[4], z : 0..3\n"
                 "all_different(%d * q[i] + i for i in 1..4)\n"
                 "%s(abs(q[1] - %d) * (q[2] + z) %% 3 = %d)\n"
                 "q[3] * q[3] + q[4] != %d or z = %d\n"
                 "max(q[i] %% 2 + %d for i in 1..3) > q[4] - z\n",
                 a, rng_below(&r, 2) ? "" : "not ", b, rng_below(&r, 3), c, d, b);
        csp_model *m = read(text);
        const uint64_t expected = count_by_search(m);
        all += expected;
        for (int k = 0; k < COMPLETE; k++) {
            csp_textbook_counters counters = {0};
            const bool plain = !complete[k].inference && !complete[k].next_variable;
            if (complete[k].method >= CSP_TREE || plain) continue; /* the last would take long */
            assert_int_equal(csp_textbook_search(m, &complete[k], &counters, NULL), CSP_TEXTBOOK_DONE);
            assert_int_equal(counters.solutions, expected);
        }
        csp_model_free(m);
    }
    assert_true(all > 0);
}

/* q[i] + i and q[i] - i are functions of q[i]: there are eight variables to search for, as in the textbook. */
static void queens_are_eight_variables(void **state)
{
    (void)state;
    csp_model *m = read("let n = 8; var q[n] : 1..n; all_different(q)\n"
                        "all_different(q[i] + i for i in 1..n); all_different(q[i] - i for i in 1..n)");
    csp_textbook_counters c = {0};
    assert_true(csp_variable_count(m) > 8);
    assert_int_equal(csp_textbook_search(m, NULL, &c, NULL), CSP_TEXTBOOK_DONE);
    assert_int_equal(c.solutions, 92);
    assert_int_equal(
        c.nodes,
        2056); /* partial placements of queens in columns from the left, without the empty one */
    csp_model_free(m);
}

/* ---- what each is known for ---- */

static const char australia[] = "values red, green, blue\n"
                                "var WA, NT, SA, Q, NSW, V, T : {red, green, blue}\n"
                                "WA != NT; WA != SA; NT != SA; NT != Q; SA != Q; SA != NSW; SA != V\n"
                                "Q != NSW; NSW != V\n";

static csp_textbook_counters search(const csp_model *m, csp_textbook_options o)
{
    csp_textbook_counters c = {0};
    assert_int_not_equal(csp_textbook_search(m, &o, &c, NULL), CSP_TEXTBOOK_REFUSED);
    return c;
}

static bool enough(void *context, const csp_value *values)
{
    (void)context, (void)values;
    return false;
}

/* By degrees, SA comes first, then WA and NT and so on, and no value fails: 7 values are given for the first of 18 colourings. */
static void australia_by_degrees(void **state)
{
    (void)state;
    csp_model *m = read(australia);
    csp_textbook_options o = {
        .inference = CSP_FORWARD_CHECKING, .next_variable = CSP_NEXT_DEGREES, .found = enough};
    csp_textbook_counters c = search(m, o);
    assert_int_equal(c.nodes, 7);
    assert_int_equal(c.backtracks, 0);
    /* SA = red takes red from its five neighbours, by five checks of three values each, and so on:
       NT = green after SA leaves WA and Q two checks each, then Q: NSW; NSW: V; WA and V, T: nothing. */
    assert_int_equal(c.checks, 15 + 4 + 2 + 2);
    o.found = NULL;
    c = search(m, o);
    assert_int_equal(c.solutions, 18);
    assert_int_equal(c.backtracks, 0);
    csp_model_free(m);
}

/* The textbook's example: after Q = red, NSW = green, V = blue and T = red, SA has no value left.  T has nothing to do with that, and is
   passed over.  */
static void backjumping_passes_over_tasmania(void **state)
{
    (void)state;
    csp_model *m = read("values red, green, blue\n"
                        "var Q, NSW, V, T, SA : {red, green, blue}\n"
                        "Q = red; NSW = green; V = blue; SA != Q; SA != NSW; SA != V\n");
    const csp_textbook_counters jumping = search(m, (csp_textbook_options){.method = CSP_BACKJUMPING});
    const csp_textbook_counters plain = search(m, (csp_textbook_options){.method = CSP_BACKTRACKING});
    assert_int_equal(jumping.solutions, 0);
    assert_int_equal(jumping.nodes, 4); /* Q, NSW, V, T once each */
    assert_int_equal(plain.nodes, 6);   /* T three times */
    assert_int_equal(jumping.backjumps, 1);
    assert_int_equal(jumping.longest_jump, 1);
    csp_model_free(m);
}

/* A chain: plain backtracking fails often, the tree solver never. */
static void trees_never_fail(void **state)
{
    (void)state;
    csp_model *m = read("var x[8] : 1..8; forall i in 1..7: x[i] < x[i + 1]; var alone : 1..2");
    const csp_textbook_counters c = search(m, (csp_textbook_options){.method = CSP_TREE});
    const csp_textbook_counters plain = search(m, (csp_textbook_options){.method = CSP_BACKTRACKING});
    assert_int_equal(c.solutions, 2);
    assert_int_equal(c.nodes, 8 + 2);
    assert_int_equal(c.backtracks, 0);
    assert_true(plain.backtracks > 100);
    csp_model_free(m);
    m = read("var x[4] : 1..3; forall i in 1..3: x[i] < x[i + 1]");
    assert_int_equal(search(m, (csp_textbook_options){.method = CSP_TREE}).nodes, 0);
    csp_model_free(m);
}

/* SA is the cutset of Australia: for each of its colours, the other variables form two trees. */
static void cutset_of_australia(void **state)
{
    (void)state;
    csp_model *m = read(australia);
    csp_textbook_counters c = search(m, (csp_textbook_options){.method = CSP_CUTSET, .found = enough});
    assert_int_equal(c.solutions, 1);
    assert_int_equal(c.nodes, 7);
    assert_int_equal(c.backtracks, 0);
    c = search(m, (csp_textbook_options){.method = CSP_CUTSET});
    assert_int_equal(c.solutions, 18);
    assert_int_equal(c.nodes, 3 * (1 + 2 * 5 + 2 * 3)); /* SA; two ways from WA to V; T for each */
    assert_int_equal(c.backtracks, 0);
    csp_model_free(m);
}

/* Once x has its value, x + y = z is a constraint on two variables, and both lose values without support. */
static void arcs_of_wider_constraints(void **state)
{
    (void)state;
    csp_model *m = read("var x : {5, 6}; var y : 1..4; var z : 1..7; x + y = z");
    const csp_textbook_counters fc =
        search(m, (csp_textbook_options){.inference = CSP_FORWARD_CHECKING, .found = enough});
    const csp_textbook_counters mac =
        search(m, (csp_textbook_options){.inference = CSP_MAINTAIN_ARCS, .found = enough});
    assert_int_equal(fc.removals, 6);          /* after y = 1, all values of z but 6 */
    assert_int_equal(mac.removals, 2 + 5 + 1); /* y loses 3 and 4, z loses 1 to 5; then 7 */
    assert_int_equal(mac.checks, (6 + 7 + 7 + 7) + (5 * 2 + 1 + 2) + 2); /* y, z; then z again */
    csp_model_free(m);
}

/* x has one value without conflict among many: it takes that one as soon as it is chosen. */
static void min_conflicts_takes_the_best_value(void **state)
{
    (void)state;
    csp_model *m = read("var x : 1..50; var y : {25}; x = y");
    for (uint64_t seed = 0; seed < 20; seed++) {
        const csp_textbook_options o = {.method = CSP_MIN_CONFLICTS, .seed = seed};
        assert_in_range(search(m, o).nodes, 2, 2 + 10);
    }
    csp_model_free(m);
}

static void min_conflicts_places_queens(void **state)
{
    (void)state;
    csp_model *m = csp_model_new();
    enum { N = 30 };
    for (int i = 0; i < N; i++) csp_add_range(m, NULL, 1, N);
    for (int i = 0; i < N; i++)
        for (int k = i + 1; k < N; k++)
            for (int d = -1; d <= 1; d++) csp_compare(m, i, CSP_NOT_EQUAL, k, d * (k - i));
    for (uint64_t seed = 0; seed < 5; seed++) {
        const csp_textbook_options o = {.method = CSP_MIN_CONFLICTS, .seed = seed, .node_limit = 20000};
        csp_textbook_counters c = {0}, again = {0};
        assert_int_equal(csp_textbook_search(m, &o, &c, NULL), CSP_TEXTBOOK_STOPPED);
        assert_int_equal(c.solutions, 1);
        assert_int_equal(csp_textbook_search(m, &o, &again, NULL), CSP_TEXTBOOK_STOPPED);
        assert_int_equal(again.checks, c.checks); /* the same seed, the same steps */
    }
    csp_model_free(m);
}

static void min_conflicts_proves_nothing(void **state)
{
    (void)state;
    csp_model *m = read("var x, y, z : 1..2; x != y; y != z; x != z");
    csp_textbook_counters c = {0};
    csp_textbook_options o = {.method = CSP_MIN_CONFLICTS};
    assert_int_equal(csp_textbook_search(m, &o, &c, NULL), CSP_TEXTBOOK_STOPPED);
    assert_int_equal(c.nodes, 100000);
    assert_true(c.restarts > 3);
    o.node_limit = 50;
    assert_int_equal(csp_textbook_search(m, &o, &c, NULL), CSP_TEXTBOOK_STOPPED);
    assert_int_equal(c.nodes, 50);
    csp_model_free(m);
    m = read("var x : 1..2");
    assert_true(
        csp_compare(m, 0, CSP_LESS, 0, 0)); /* no value at all: that is known before any search */
    assert_int_equal(csp_textbook_search(m, &o, &c, NULL), CSP_TEXTBOOK_DONE);
    csp_model_free(m);
}

/* ---- limits and refusals ---- */

static void limits_stop(void **state)
{
    (void)state;
    csp_model *m = read("var x[9] : 1..8; all_different(x)");
    for (int k = 0; k < COMPLETE; k++) {
        csp_textbook_options o = complete[k];
        csp_textbook_counters c = {0};
        if (o.method == CSP_TREE) continue;
        o.node_limit = 20;
        assert_int_equal(csp_textbook_search(m, &o, &c, NULL), CSP_TEXTBOOK_STOPPED);
        assert_int_equal(c.nodes, 20);
    }
    csp_model_free(m);
}

struct questions {
    int asked, allowed;
    uint64_t work;
};

static bool ask(void *context, const csp_textbook_counters *so_far)
{
    struct questions *q = context;
    q->asked++;
    q->work = so_far->checks + so_far->nodes;
    return q->asked > q->allowed;
}

/* A search that is stopped anywhere has found only solutions, and ends soon. */
static void callers_stop(void **state)
{
    (void)state;
    csp_model *m = read("var x[8] : 1..40; forall i in 1..7: x[i] + 1 < x[i + 1]; x[1] + x[8] = 50");
    for (int k = 0; k < COMPLETE; k++)
        for (int allowed = 0; allowed < 4; allowed++) {
            csp_textbook_options o = complete[k];
            struct questions q = {.allowed = allowed};
            csp_textbook_counters c = {0};
            if (o.method == CSP_TREE) continue;
            o.stop = ask;
            o.stop_context = &q;
            assert_int_equal(csp_textbook_search(m, &o, &c, NULL), CSP_TEXTBOOK_STOPPED);
            assert_int_equal(q.asked, allowed + 1);
            assert_in_range(c.checks + c.nodes - q.work, 0, 100000);
        }
    csp_model_free(m);
}

static void refuses(csp_model *m, csp_textbook_options o, const char *code, const char *sentence)
{
    csp_error error = {.message = ""};
    csp_textbook_counters c = {.nodes = 77};
    assert_int_equal(csp_textbook_search(m, &o, &c, &error), CSP_TEXTBOOK_REFUSED);
    assert_string_equal(error.code, code);
    assert_string_equal(error.message, sentence);
    assert_int_equal(c.nodes, 0);
    csp_model_free(m);
}

static void what_cannot_be_done_is_refused(void **state)
{
    (void)state;
    refuses(read(australia), (csp_textbook_options){.method = CSP_TREE}, "textbook_needs_forest",
            "the constraint graph has a cycle, which NT != SA closes");
    refuses(read("var x, y, z : 1..3; all_different(x, y, z)"),
            (csp_textbook_options){.method = CSP_TREE}, "textbook_needs_forest",
            "the constraint graph has a cycle, which y != z closes");
    refuses(read("var x, y, z : 1..3; x + y = z"), (csp_textbook_options){.method = CSP_TREE},
            "textbook_needs_pairs",
            "this method takes constraints on two variables, and x + y = z is on 3");
    refuses(read("var x, y, z : 1..3; x + y = z"), (csp_textbook_options){.method = CSP_CUTSET},
            "textbook_needs_pairs",
            "this method takes constraints on two variables, and x + y = z is on 3");
    refuses(read("var x : 1..3; maximise x"), (csp_textbook_options){.room = 0}, "textbook_has_no_goal",
            "the methods of the textbook look for any solution, not for the best one");
    refuses(read("var x : 1..70000"), (csp_textbook_options){.room = 0}, "textbook_domain",
            "x has more than 65536 values: the methods of the textbook list them all");
    refuses(read("var x[10001] : 1..2"), (csp_textbook_options){.room = 0}, "textbook_variables",
            "the methods of the textbook take at most 10000 variables");
    refuses(read("var x[200] : 1..6000"), (csp_textbook_options){.room = 0}, "textbook_values",
            "the methods of the textbook take at most 1000000 values of all variables together");
    refuses(
        read("var x[1500] : 1..2; all_different(x)"), (csp_textbook_options){.room = 0},
        "textbook_constraints",
        "the methods of the textbook take at most 1000000 constraints, where all_different counts as "
        "one for each pair");
    refuses(read(australia),
            (csp_textbook_options){.method = CSP_BACKJUMPING, .inference = CSP_MAINTAIN_ARCS},
            "backjumping_without_mac",
            "backjumping works without inference or with forward checking, but not with mac");
    refuses(read(australia),
            (csp_textbook_options){.method = CSP_CUTSET, .first_value = CSP_TRY_LEAST_CONSTRAINING},
            "method_without_choices", "cutset has no inference, and no order of variables or values");
}

static void models_without_variables(void **state)
{
    (void)state;
    csp_model *m = csp_model_new();
    for (int k = 0; k < COMPLETE; k++) assert_int_equal(search(m, complete[k]).solutions, 1);
    csp_add_range(m, NULL, 3, 2);
    for (int k = 0; k < COMPLETE; k++) assert_int_equal(search(m, complete[k]).solutions, 0);
    csp_model_free(m);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(all_find_what_brute_force_finds),
        cmocka_unit_test(made_up_variables_follow),
        cmocka_unit_test(queens_are_eight_variables),
        cmocka_unit_test(australia_by_degrees),
        cmocka_unit_test(backjumping_passes_over_tasmania),
        cmocka_unit_test(trees_never_fail),
        cmocka_unit_test(cutset_of_australia),
        cmocka_unit_test(arcs_of_wider_constraints),
        cmocka_unit_test(min_conflicts_takes_the_best_value),
        cmocka_unit_test(min_conflicts_places_queens),
        cmocka_unit_test(min_conflicts_proves_nothing),
        cmocka_unit_test(limits_stop),
        cmocka_unit_test(callers_stop),
        cmocka_unit_test(what_cannot_be_done_is_refused),
        cmocka_unit_test(models_without_variables),
    };
    return cmocka_run_group_tests(tests, list_methods, NULL);
}

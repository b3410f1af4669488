/* SPDX-License-Identifier: MIT */
/* test_why.c - conditions that clash, of random texts in every format, against all sets of conditions and all assignments.

   A condition is data here, which is written as text for the library and evaluated for every assignment: this shares no code with the
   library.  SUDOKU_CASES=10000 makes the test long, SUDOKU_SEED=N makes it different.

   Sources: src/csp/why/, src/csp/read/selection.c.  */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "support/cmocka_first.h"

#include "base/rng.h"
#include "csp.h"
#include "support/data.h"
#include "support/text.h"

enum { VARIABLES = 4, VALUES = 3, MOST_CONDITIONS = 10, MOST_ASSIGNMENTS = 81, SHOWN = 80 };

/* ---- random texts ---- */

enum form { PAIR, CONSTANT, SUM, EITHER, ALL_DIFFERENT, NUMBERS };

struct condition {
    enum form form;
    int a, b, op, k;
    long line;
    char text[SHOWN]; /* as the library names it */
};

struct problem {
    struct rng *rng;
    csp_format format;
    int colours;
    struct condition condition[MOST_CONDITIONS];
    int conditions;
    long line;
    struct text text;
    bool clash[1 << MOST_CONDITIONS]; /* of each set of conditions */
};

static const char *const operators[] = {"=", "!=", "<", ">"};

static int some(struct problem *p, int limit) { return rng_below(p->rng, limit); }

static void name_condition(const struct problem *p, struct condition *c)
{
    static const char *const predicates[] = {"int_eq", "int_ne", "int_lt"};
    const char *op = operators[c->op];
    const int a = c->a + 1, b = c->b + 1, k = c->k;
    if (p->format == CSP_FORMAT_GRAPH) snprintf(c->text, SHOWN, "v%d != v%d", a, b);
    else if (p->format == CSP_FORMAT_FLATZINC && c->form == PAIR)
        snprintf(c->text, SHOWN, "%s(x%d, x%d)", predicates[c->op], a, b);
    else if (p->format == CSP_FORMAT_FLATZINC)
        snprintf(c->text, SHOWN, "int_lin_eq([1, 1], [x%d, x%d], %d)", a, b, k);
    else if (c->form == PAIR) snprintf(c->text, SHOWN, "x[%d] %s x[%d]", a, op, b);
    else if (c->form == CONSTANT) snprintf(c->text, SHOWN, "x[%d] %s %d", a, op, k);
    else if (c->form == SUM) snprintf(c->text, SHOWN, "x[%d] + x[%d] %s %d", a, b, op, k);
    else if (c->form == EITHER)
        snprintf(c->text, SHOWN, "(x[%d] = %d) or (x[%d] %s %d)", a, k % VALUES + 1, b, op, k);
    else if (c->form == ALL_DIFFERENT) snprintf(c->text, SHOWN, "all_different(x[1..3])");
    else snprintf(c->text, SHOWN, "%d %s %d", a, op, k);
}

static struct condition *new_condition(struct problem *p)
{
    static const enum form flatzinc[] = {PAIR, SUM};
    struct condition *c = &p->condition[p->conditions++];
    *c = (struct condition){.a = some(p, VARIABLES), .op = some(p, 4), .k = 1 + some(p, 5)};
    c->b = (c->a + 1 + some(p, VARIABLES - 1)) % VARIABLES;
    c->form = some(p, 12) ? (enum form)some(p, ALL_DIFFERENT) : (enum form)(ALL_DIFFERENT + some(p, 2));
    if (p->format == CSP_FORMAT_FLATZINC) {
        c->form = flatzinc[some(p, 2)];
        c->op = c->form == SUM ? 0 : some(p, 3);
    } else if (p->format == CSP_FORMAT_GRAPH) {
        c->form = PAIR;
        c->op = 1;
    }
    c->line = p->line;
    name_condition(p, c);
    return c;
}

static void end_line(struct problem *p)
{
    text_add(&p->text, "\n");
    p->line++;
}

/* x[i] op k for three i */
static void write_loop(struct problem *p)
{
    struct condition first = *new_condition(p);
    char line[SHOWN];
    p->conditions--;
    snprintf(line, sizeof line, "forall i in 1..3: x[i] %s %d", operators[first.op], first.k);
    text_add(&p->text, line);
    for (int i = 0; i < 3; i++) {
        struct condition *c = &p->condition[p->conditions++];
        *c = first;
        c->form = CONSTANT;
        c->a = i;
        name_condition(p, c);
    }
}

static void write_statement(struct problem *p)
{
    const bool model = p->format == CSP_FORMAT_MODEL;
    const int room = MOST_CONDITIONS - p->conditions;
    if (p->format == CSP_FORMAT_GRAPH) {
        const struct condition *c = new_condition(p);
        char line[SHOWN];
        snprintf(line, sizeof line, "e %d %d", c->a + 1, c->b + 1);
        text_add(&p->text, line);
    } else if (model && room >= 3 && some(p, 6) == 0) {
        write_loop(p);
    } else {
        if (!model) text_add(&p->text, "constraint ");
        const bool two = model && room >= 2 && some(p, 5) == 0;
        text_add(&p->text, two ? "(" : "");
        text_add(&p->text, new_condition(p)->text);
        text_add(&p->text, two ? ") and (" : "");
        if (two) text_add(&p->text, new_condition(p)->text);
        text_add(&p->text, two ? ")" : "");
        if (!model) text_add(&p->text, ";");
    }
    end_line(p);
}

static void write_problem(struct problem *p)
{
    const int wanted = 1 + some(p, MOST_CONDITIONS);
    p->conditions = 0;
    p->line = 1;
    text_clear(&p->text);
    if (p->format == CSP_FORMAT_GRAPH) text_add(&p->text, "p edge 4 9");
    else if (p->format == CSP_FORMAT_MODEL) text_add(&p->text, "var x[4] : 1..3");
    else text_add(&p->text, "var 1..3: x1; var 1..3: x2; var 1..3: x3; var 1..3: x4;");
    end_line(p);
    while (p->conditions < wanted) write_statement(p);
    if (p->format == CSP_FORMAT_FLATZINC) text_add(&p->text, "solve satisfy;\n");
}

/* ---- what they mean ---- */

static bool compare(int op, int left, int right)
{
    const bool holds[] = {left == right, left != right, left<right, left> right};
    return holds[op];
}

static bool holds(const struct condition *c, const int *x)
{
    switch (c->form) {
    case PAIR: return compare(c->op, x[c->a], x[c->b]);
    case CONSTANT: return compare(c->op, x[c->a], c->k);
    case SUM: return compare(c->op, x[c->a] + x[c->b], c->k);
    case EITHER: return x[c->a] == c->k % VALUES + 1 || compare(c->op, x[c->b], c->k);
    case ALL_DIFFERENT: return x[0] != x[1] && x[0] != x[2] && x[1] != x[2];
    case NUMBERS: return compare(c->op, c->a + 1, c->k);
    }
    return false;
}

static void find_clashes(struct problem *p)
{
    const unsigned sets = 1u << p->conditions;
    const int values = p->format == CSP_FORMAT_GRAPH ? p->colours : VALUES;
    int assignments = 1;
    for (int i = 0; i < VARIABLES; i++) assignments *= values;
    for (unsigned set = 0; set < sets; set++) p->clash[set] = true;
    for (int n = 0; n < assignments; n++) {
        int x[VARIABLES];
        unsigned true_ones = 0;
        for (int i = 0, rest = n; i < VARIABLES; i++, rest /= values) x[i] = 1 + rest % values;
        for (int i = 0; i < p->conditions; i++) true_ones |= (unsigned)holds(&p->condition[i], x) << i;
        for (unsigned set = 0; set < sets; set++)
            if ((set & true_ones) == set) p->clash[set] = false;
    }
}

static int size_of(unsigned set)
{
    int size = 0;
    for (; set; set &= set - 1) size++;
    return size;
}

static int smallest_clash(const struct problem *p)
{
    int best = p->conditions;
    for (unsigned set = 0; set < 1u << p->conditions; set++)
        if (p->clash[set] && size_of(set) < best) best = size_of(set);
    return best;
}

/* ---- comparing ---- */

/* The conditions that the library names, each by its line and text. */
static unsigned set_of(const struct problem *p, const csp_why *w)
{
    unsigned set = 0;
    int count;
    const csp_condition *named = csp_why_conditions(w, &count);
    for (int i = 0; i < count; i++) {
        int k = 0;
        while (k < p->conditions && (set >> k & 1 || p->condition[k].line != named[i].line ||
                                     strcmp(p->condition[k].text, named[i].text) != 0))
            k++;
        if (k == p->conditions)
            fail_msg("%ld: '%s' is no condition of:\n%s", named[i].line, named[i].text, p->text.bytes);
        set |= 1u << k;
    }
    return set;
}

static bool can_lose_one(const struct problem *p, unsigned set)
{
    for (int i = 0; i < p->conditions; i++)
        if (set >> i & 1 && p->clash[set & ~(1u << i)]) return true;
    return false;
}

static csp_why *why_of(const struct problem *p, uint64_t node_limit)
{
    csp_error e;
    const csp_why_options o = {.room = sizeof o, .colours = p->colours, .node_limit = node_limit};
    csp_why *w = csp_why_new(p->text.bytes, p->text.length, p->format, &o, &e);
    if (!w) fail_msg("%ld:%ld: %s in:\n%s", e.line, e.column, e.message, p->text.bytes);
    assert_int_equal(csp_why_counted(w)->conditions, p->conditions);
    return w;
}

static void check_answer(const struct problem *p)
{
    const unsigned all = (1u << p->conditions) - 1;
    csp_why *w = why_of(p, 0);
    const csp_result result = csp_why_run(w);
    if (!p->clash[all]) {
        assert_int_equal(result, CSP_SOLUTION);
        assert_int_equal(csp_why_proved(w), CSP_PROVED_NOTHING);
    } else {
        const unsigned set = set_of(p, w);
        if (result != CSP_DONE || csp_why_proved(w) != CSP_PROVED_SMALLEST)
            fail_msg("no proof that it is the smallest set, of:\n%s", p->text.bytes);
        if (!p->clash[set]) fail_msg("no clash of the set %#x of:\n%s", set, p->text.bytes);
        if (size_of(set) != smallest_clash(p))
            fail_msg("%d conditions, not %d, of:\n%s", size_of(set), smallest_clash(p), p->text.bytes);
        assert_int_equal(csp_why_counted(w)->least, size_of(set));
    }
    assert_int_equal(csp_why_run(w), result);
    csp_why_free(w);
}

/* Whatever the limit, what is said to be proved is true. */
static void check_limited(const struct problem *p, uint64_t node_limit, int *proofs)
{
    csp_why *w = why_of(p, node_limit);
    const csp_result result = csp_why_run(w);
    const csp_why_proof proof = csp_why_proved(w);
    const unsigned all = (1u << p->conditions) - 1;
    if (result == CSP_SOLUTION) assert_false(p->clash[all]);
    else assert_true(result == CSP_DONE || result == CSP_STOPPED);
    if (proof != CSP_PROVED_NOTHING) {
        const unsigned set = set_of(p, w);
        assert_true(p->clash[set]);
        if (proof >= CSP_PROVED_IRREDUCIBLE) assert_false(can_lose_one(p, set));
        if (proof == CSP_PROVED_SMALLEST) assert_int_equal(size_of(set), smallest_clash(p));
        assert_true(csp_why_counted(w)->least <= smallest_clash(p));
    }
    proofs[proof]++;
    csp_why_free(w);
}

static void random_texts(void **state)
{
    static struct problem p;
    struct rng r = rng_from_seed(test_seed());
    const int cases = test_cases(600);
    int clashes = 0, larger = 0, proofs[CSP_PROVED_SMALLEST + 1] = {0};
    (void)state;
    p.rng = &r;
    for (int i = 0; i < cases; i++) {
        p.format = (csp_format)some(&p, 3);
        p.colours = 2 + some(&p, 2);
        write_problem(&p);
        find_clashes(&p);
        check_answer(&p);
        check_limited(&p, 1 + (uint64_t)some(&p, 60), proofs);
        clashes += p.clash[(1u << p.conditions) - 1];
        larger += p.clash[(1u << p.conditions) - 1] && smallest_clash(&p) > 2;
    }
    text_free(&p.text);
    printf("%d texts: %d clash, %d of these in sets of three and more; limited: %d, %d, %d, %d\n", cases,
           clashes, larger, proofs[0], proofs[1], proofs[2], proofs[3]);
    assert_true(clashes > cases / 4 && larger > cases / 20);
    for (int i = 0; i <= CSP_PROVED_SMALLEST; i++) assert_true(proofs[i] > 0);
}

/* ---- known texts ---- */

/* The answer as lines "line:column text". */
static csp_result explain(csp_format format, const char *text, struct text *answer, csp_why_proof *proof)
{
    csp_error e;
    int count;
    csp_why *w = csp_why_new(text, strlen(text), format, NULL, &e);
    if (!w) fail_msg("%ld:%ld: %s in:\n%s", e.line, e.column, e.message, text);
    const csp_result result = csp_why_run(w);
    const csp_condition *c = csp_why_conditions(w, &count);
    text_clear(answer);
    for (int i = 0; i < count; i++) {
        char place[40];
        snprintf(place, sizeof place, "%ld:%ld ", c[i].line, c[i].column);
        text_add(answer, place);
        text_add(answer, c[i].text);
        text_add(answer, "\n");
    }
    *proof = csp_why_proved(w);
    csp_why_free(w);
    return result;
}

static void expect(csp_format format, const char *text, const char *expected)
{
    struct text answer = {0};
    csp_why_proof proof;
    assert_int_equal(explain(format, text, &answer, &proof), CSP_DONE);
    assert_int_equal(proof, CSP_PROVED_SMALLEST);
    assert_string_equal(answer.bytes, expected);
    text_free(&answer);
}

static void conditions_are_named(void **state)
{
    (void)state;
    expect(CSP_FORMAT_MODEL, "var x : 1..3 # domains are given\n\n  x + 1 > 7 and x = 2",
           "3:3 x + 1 > 7\n");
    expect(CSP_FORMAT_MODEL, "let n = 3; var q[n] : 1..2\nforall i in 1..n, j in i+1..n: q[i] != q[j]",
           "2:32 q[1] != q[2]\n2:32 q[1] != q[3]\n2:32 q[2] != q[3]\n");
    expect(CSP_FORMAT_MODEL,
           "var q[2, 2] : 0..1\nforall i in 1..2: sum(q[i, k] for k in 1..2 where k != i) = 2",
           "2:19 sum(q[1, k] for k in 1..2 where k != 1) = 2\n");
    expect(CSP_FORMAT_MODEL,
           "var q[4] : 1..2\nforall i in {3}: all_different(q[i-1..i+1]) and q[1] * (2 - i) < 2",
           "2:18 all_different(q[2..4])\n");
    expect(CSP_FORMAT_MODEL, "var x : 1..4\nforall i in 1..2: x * (1 - i) + (1 + i) > 5",
           "2:19 (x * 0) + 2 > 5\n");
    expect(CSP_FORMAT_MODEL,
           "var x, y : 1..9; x*y = 12 and (x > 4 and x < 6); y > 1\nprint y\nmaximise x",
           "1:18 x * y = 12\n1:32 x > 4\n1:42 x < 6\n");
    expect(CSP_FORMAT_FLATZINC,
           "var 1..3: x;\nconstraint int_le(x,\n  2); % two\nconstraint int_le(3, x) :: domain;\n"
           "solve minimize x;",
           "2:12 int_le(x, 2)\n4:12 int_le(3, x) :: domain\n");
    expect(CSP_FORMAT_FLATZINC, "var 3..1: x;\nconstraint int_le(x, 0);\nsolve satisfy;", "");
}

/* A text that is cut off ends with a whole character, wherever the cut would be. */
static void long_conditions_are_cut_off(void **state)
{
    static const char *const starts[] = {"9", "10", "100", "1000"};
    (void)state;
    for (size_t i = 0; i < sizeof starts / sizeof *starts; i++) {
        struct text text = {0}, answer = {0}, name = {0};
        csp_why_proof proof;
        for (int k = 0; k < 20; k++) text_add(&name, "\xc3\xa4\xc3\xb6"); /* two letters */
        text_add(&text, "var ");
        text_add(&text, name.bytes);
        text_add(&text, " : 0..1; ");
        text_add(&text, starts[i]);
        for (int k = 0; k < 3; k++) {
            text_add(&text, k ? " + " : " < ");
            text_add(&text, name.bytes);
        }
        assert_int_equal(explain(CSP_FORMAT_MODEL, text.bytes, &answer, &proof), CSP_DONE);
        assert_true(answer.length > 190 && answer.length < 210);
        const char *end = answer.bytes + answer.length - 5;
        assert_true(end[0] == '\xa4' || end[0] == '\xb6');
        assert_string_equal(end + 1, "...\n");
        text_free(&text);
        text_free(&answer);
        text_free(&name);
    }
}

/* Without the first condition, x is no condition itself, and the text is not valid. */
static void sets_that_are_no_model_are_doubtful(void **state)
{
    static const char text[] = "var x, y : 0..3; x <= 1; x -> y = 2; x = 1; y < 2";
    struct text answer = {0};
    csp_why_proof proof;
    (void)state;
    assert_int_equal(explain(CSP_FORMAT_MODEL, text, &answer, &proof), CSP_CUT_OFF);
    assert_int_equal(proof, CSP_PROVED_CLASH);
    assert_string_equal(answer.bytes, "1:18 x <= 1\n1:26 x -> (y = 2)\n1:38 x = 1\n1:45 y < 2\n");
    text_free(&answer);
}

/* The first two conditions need a y beyond 64 bits, so that nothing is known about them. */
static void sets_that_are_cut_off_are_doubtful(void **state)
{
    static const char text[] =
        "var {1, 5000000000}: x; var int: y;\nconstraint int_times(x, x, y);\nconstraint int_le(4, x);\n"
        "constraint int_le(x, 3);\nsolve satisfy;";
    struct text answer = {0};
    csp_why_proof proof;
    (void)state;
    expect(CSP_FORMAT_FLATZINC, text, "3:12 int_le(4, x)\n4:12 int_le(x, 3)\n");
    const char *third = strstr(text, "constraint int_le(x, 3)");
    struct text without = {0};
    text_add_bytes(&without, text, (size_t)(third - text));
    text_add(&without, "solve satisfy;");
    assert_int_equal(explain(CSP_FORMAT_FLATZINC, without.bytes, &answer, &proof), CSP_CUT_OFF);
    assert_int_equal(proof, CSP_PROVED_NOTHING);
    text_free(&answer);
    text_free(&without);
}

static bool stop_after(void *context, const csp_why_counters *so_far)
{
    const uint64_t *sets = context;
    return so_far->sets > *sets;
}

/* Stopped at any moment, there is a set that clashes, and it never grows. */
static void the_best_so_far_is_kept(void **state)
{
    static const char text[] =
        "var h[5] : 1..4; var x, y : 1..9\nx < y; y < x + 3; all_different(h); x = 3 * y\n"
        "forall i in 1..4, j in i+1..5: h[i] != h[j]";
    int known = 15, smallest = 0;
    (void)state;
    for (uint64_t sets = 1; !smallest; sets++) {
        const csp_why_options o = {.room = sizeof o, .stop = stop_after, .stop_context = &sets};
        csp_why *w = csp_why_new(text, strlen(text), CSP_FORMAT_MODEL, &o, NULL);
        assert_non_null(w);
        const csp_result result = csp_why_run(w);
        const csp_why_counters *c = csp_why_counted(w);
        int count;
        csp_why_conditions(w, &count);
        assert_true(result == CSP_DONE || result == CSP_STOPPED);
        assert_true(c->known == count || csp_why_proved(w) == CSP_PROVED_NOTHING);
        if (csp_why_proved(w) != CSP_PROVED_NOTHING) {
            assert_true(count <= known);
            known = count;
        }
        if (result == CSP_DONE) smallest = count;
        csp_why_free(w);
    }
    assert_int_equal(smallest, 1); /* all_different(h) */
}

static void bad_texts_are_errors(void **state)
{
    csp_error e;
    (void)state;
    assert_null(csp_why_new("var x : 1..3; x <", 17, CSP_FORMAT_MODEL, NULL, &e));
    assert_int_equal(e.line, 1);
    assert_null(csp_why_new("p edge 2 1\ne 1 2", 16, CSP_FORMAT_GRAPH, NULL, &e)); /* no colours */
    assert_true(e.message[0]);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(random_texts),
        cmocka_unit_test(conditions_are_named),
        cmocka_unit_test(long_conditions_are_cut_off),
        cmocka_unit_test(sets_that_are_no_model_are_doubtful),
        cmocka_unit_test(sets_that_are_cut_off_are_doubtful),
        cmocka_unit_test(the_best_so_far_is_kept),
        cmocka_unit_test(bad_texts_are_errors),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}

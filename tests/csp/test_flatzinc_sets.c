/* SPDX-License-Identifier: MIT */
/* test_flatzinc_sets.c - sets of FlatZinc: random models against brute force, and what is printed and read of sets.

   Here a set is a mask of places in a short list of values, and each constraint is evaluated by its definition, so this
   shares nothing with the library.  SUDOKU_CASES=100000 makes the test long, SUDOKU_SEED=N makes it different.

   Sources: src/csp/read/flatzinc/flatzinc_*set*.c.  */
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "support/cmocka_first.h"

#include "base/rng.h"
#include "csp.h"
#include "support/csp_count.h"
#include "support/data.h"
#include "support/text.h"

enum { PLACES = 6, SETS = 3, MOST_INTS = 5, MOST_CONSTRAINTS = 3, ARRAY = 3 };
static const int value_at[PLACES] = {-3, -1, 0, 1, 2, 5};

/* ---- models ---- */

/* A set variable, or a constant. */
struct set_operand {
    int variable; /* negative: a constant */
    unsigned constant;
};

enum form { OPERATION, COMPARISON, MEMBERSHIP, CARDINALITY, ELEMENT };
enum truth { HOLDS, REIFIED, IMPLIED };

struct rule {
    const char *name;
    enum form form;
};
static const struct rule rules[] = {
    {"set_union", OPERATION},       {"set_intersect", OPERATION},
    {"set_diff", OPERATION},        {"set_symdiff", OPERATION},
    {"set_subset", COMPARISON},     {"set_superset", COMPARISON},
    {"set_eq", COMPARISON},         {"set_ne", COMPARISON},
    {"set_le", COMPARISON},         {"set_lt", COMPARISON},
    {"set_in", MEMBERSHIP},         {"set_card", CARDINALITY},
    {"array_set_element", ELEMENT}, {"array_var_set_element", ELEMENT},
};

struct statement {
    const struct rule *rule;
    enum truth truth;
    struct set_operand set[ARRAY + 1];
    bool int_is_variable, truth_is_variable;
    int int_constant;
    bool truth_constant;
};

struct problem {
    struct rng *rng;
    unsigned possible[SETS]; /* elements of the variables */
    int ints[MOST_INTS], int_count;
    struct statement statement[MOST_CONSTRAINTS];
    int statements;
    struct text text;
};

/* One assignment. */
struct values {
    unsigned set[SETS];
    int number;
    bool truth;
};

static int some(struct problem *p, int limit) { return rng_below(p->rng, limit); }

static unsigned some_places(struct problem *p, int most)
{
    unsigned mask = 0;
    for (int i = some(p, most + 1); i > 0; i--) mask |= 1U << some(p, PLACES);
    return mask;
}

static struct set_operand operand(struct problem *p, bool constant)
{
    if (constant || some(p, 5) == 0)
        return (struct set_operand){.variable = -1, .constant = some_places(p, PLACES)};
    return (struct set_operand){.variable = some(p, SETS)};
}

static void add_statement(struct problem *p)
{
    struct statement *s = &p->statement[p->statements++];
    *s = (struct statement){.rule = &rules[some(p, sizeof rules / sizeof *rules)]};
    const bool may_be_partial = s->rule->form == COMPARISON || s->rule->form == MEMBERSHIP;
    s->truth = may_be_partial ? (enum truth)some(p, 3) : HOLDS;
    for (int i = 0; i <= ARRAY; i++)
        s->set[i] = operand(p, i < ARRAY && !strcmp(s->rule->name, "array_set_element"));
    s->int_is_variable = some(p, 4) != 0;
    s->int_constant = some(p, 2) ? value_at[some(p, PLACES)] : some(p, 4);
    s->truth_is_variable = some(p, 4) != 0;
    s->truth_constant = some(p, 2);
}

static void make_problem(struct problem *p)
{
    static const int far[] = {-3, 0, 2, 1000, 2000000000};
    const bool is_far = some(p, 3) == 0;
    p->statements = 0;
    for (int i = 0; i < SETS; i++) p->possible[i] = some_places(p, 4);
    p->int_count = 2 + some(p, MOST_INTS - 1);
    for (int i = 0; i < p->int_count; i++) p->ints[i] = is_far ? far[i] : i - 1;
    for (int i = 1 + some(p, MOST_CONSTRAINTS); i > 0; i--) add_statement(p);
}

/* ---- as text ---- */

static void add_format(struct text *t, const char *format, int number)
{
    char piece[80];
    snprintf(piece, sizeof piece, format, number);
    text_add(t, piece);
}

/* -1..2 where this is possible, since both forms must be read. */
static void write_set(struct text *t, unsigned mask)
{
    if (mask == 0x1E) { /* places 1 to 4 */
        text_add(t, "-1..2");
        return;
    }
    text_add(t, "{");
    for (int i = PLACES - 1, more = 0; i >= 0; i--)
        if (mask >> i & 1) add_format(t, more++ ? ", %d" : "%d", value_at[i]);
    text_add(t, "}");
}

static void write_operand(struct text *t, const struct set_operand *o)
{
    if (o->variable >= 0) add_format(t, "s%d", o->variable);
    else write_set(t, o->constant);
}

static void write_sets(struct text *t, const struct statement *s, int count)
{
    for (int i = 0; i < count; i++) {
        if (i) text_add(t, ", ");
        write_operand(t, &s->set[i]);
    }
}

static void write_int(struct text *t, const struct statement *s)
{
    if (s->int_is_variable) text_add(t, "x");
    else add_format(t, "%d", s->int_constant);
}

static void write_statement(struct text *t, const struct statement *s)
{
    static const char *const suffix[] = {"", "_reif", "_imp"};
    text_add(t, "constraint ");
    text_add(t, s->rule->name);
    text_add(t, suffix[s->truth]);
    text_add(t, "(");
    switch (s->rule->form) {
    case OPERATION: write_sets(t, s, 3); break;
    case COMPARISON: write_sets(t, s, 2); break;
    case MEMBERSHIP:
        write_int(t, s);
        text_add(t, ", ");
        write_sets(t, s, 1);
        break;
    case CARDINALITY:
        write_sets(t, s, 1);
        text_add(t, ", ");
        write_int(t, s);
        break;
    case ELEMENT:
        write_int(t, s);
        text_add(t, ", [");
        write_sets(t, s, ARRAY);
        text_add(t, "], ");
        write_operand(t, &s->set[ARRAY]);
        break;
    }
    if (s->truth != HOLDS)
        text_add(t, s->truth_is_variable ? ", b" : s->truth_constant ? ", true" : ", false");
    text_add(t, ");\n");
}

static void write_problem(struct problem *p)
{
    struct text *t = &p->text;
    text_clear(t);
    for (int i = 0; i < SETS; i++) {
        text_add(t, "var set of ");
        write_set(t, p->possible[i]);
        add_format(t, ": s%d :: output_var;\n", i);
    }
    text_add(t, "var {");
    for (int i = 0; i < p->int_count; i++) add_format(t, i ? ", %d" : "%d", p->ints[i]);
    text_add(t, "}: x :: output_var;\nvar bool: b :: output_var;\n");
    text_add(t, "array [1..3] of var set of int: all :: output_array([1..3]) = [s2, {-1, 5}, s0];\n");
    for (int i = 0; i < p->statements; i++) write_statement(t, &p->statement[i]);
    text_add(t, "solve satisfy;\n");
}

/* ---- by definition ---- */

static unsigned set_of(const struct set_operand *o, const struct values *v)
{
    return o->variable < 0 ? o->constant : v->set[o->variable];
}

/* The sorted lists of elements, like words in a dictionary: negative, 0 or positive. */
static int compare(unsigned x, unsigned y)
{
    int a[PLACES], b[PLACES], as = 0, bs = 0;
    for (int i = 0; i < PLACES; i++) {
        if (x >> i & 1) a[as++] = value_at[i];
        if (y >> i & 1) b[bs++] = value_at[i];
    }
    for (int i = 0; i < as && i < bs; i++)
        if (a[i] != b[i]) return a[i] < b[i] ? -1 : 1;
    return as - bs;
}

static bool compares(const char *name, unsigned x, unsigned y)
{
    if (!strcmp(name, "set_subset")) return !(x & ~y);
    if (!strcmp(name, "set_superset")) return !(y & ~x);
    if (!strcmp(name, "set_eq")) return x == y;
    if (!strcmp(name, "set_ne")) return x != y;
    if (!strcmp(name, "set_le")) return compare(x, y) <= 0;
    assert_string_equal(name, "set_lt");
    return compare(x, y) < 0;
}

static bool operates(const char *name, unsigned x, unsigned y, unsigned result)
{
    if (!strcmp(name, "set_union")) return (x | y) == result;
    if (!strcmp(name, "set_intersect")) return (x & y) == result;
    if (!strcmp(name, "set_diff")) return (x & ~y) == result;
    assert_string_equal(name, "set_symdiff");
    return (x ^ y) == result;
}

static int size_of(unsigned mask)
{
    int size = 0;
    for (; mask; mask &= mask - 1) size++;
    return size;
}

static bool is_in(int number, unsigned mask)
{
    for (int i = 0; i < PLACES; i++)
        if (value_at[i] == number) return mask >> i & 1;
    return false;
}

static bool holds(const struct statement *s, const struct values *v)
{
    unsigned set[ARRAY + 1];
    const int number = s->int_is_variable ? v->number : s->int_constant;
    const bool truth = s->truth_is_variable ? v->truth : s->truth_constant;
    bool plain = false;
    for (int i = 0; i <= ARRAY; i++) set[i] = set_of(&s->set[i], v);
    switch (s->rule->form) {
    case OPERATION: plain = operates(s->rule->name, set[0], set[1], set[2]); break;
    case COMPARISON: plain = compares(s->rule->name, set[0], set[1]); break;
    case MEMBERSHIP: plain = is_in(number, set[0]); break;
    case CARDINALITY: plain = size_of(set[0]) == number; break;
    case ELEMENT: plain = number >= 1 && number <= ARRAY && set[number - 1] == set[ARRAY]; break;
    }
    return s->truth == HOLDS ? plain : s->truth == REIFIED ? plain == truth : plain || !truth;
}

static bool all_hold(const struct problem *p, const struct values *v)
{
    for (int i = 0; i < p->statements; i++)
        if (!holds(&p->statement[i], v)) return false;
    return true;
}

/* Every subset of the possible elements, one after the other; 0 comes after the last. */
static unsigned next_subset(unsigned set, unsigned possible) { return (set - possible) & possible; }

static uint64_t count_by_definition(const struct problem *p)
{
    uint64_t count = 0;
    struct values v = {.set = {0}};
    do {
        for (int i = 0; i < p->int_count; i++)
            for (int truth = 0; truth < 2; truth++) {
                v.number = p->ints[i];
                v.truth = truth;
                count += all_hold(p, &v);
            }
        for (int i = 0; i < SETS; i++)
            if ((v.set[i] = next_subset(v.set[i], p->possible[i]))) break;
    } while (v.set[0] || v.set[1] || v.set[2]);
    return count;
}

/* ---- tests ---- */

static csp_model *read_good(const char *text)
{
    csp_error error = {.message = ""};
    csp_model *m = csp_read_flatzinc(text, strlen(text), &error);
    if (!m) fail_msg("%ld:%ld: %s in\n%s", error.line, error.column, error.message, text);
    return m;
}

/* What is printed of a solution is read back as the same solution. */
static void assert_printed_right(const csp_model *m, const char *text)
{
    csp_search *s = csp_search_new(m, NULL);
    const size_t n = (size_t)csp_variable_count(m);
    csp_value *values = calloc(n, sizeof *values);
    bool *known = calloc(n, sizeof *known);
    struct text printed = {0};
    csp_error error;
    assert_int_equal(csp_search_next(s), CSP_SOLUTION);
    csp_print_solution(s, n % 2 ? CSP_PLAIN : CSP_FLATZINC_STYLE, (csp_sink){text_sink, &printed});
    if (!csp_read_solution(m, printed.bytes, printed.length, values, known, &error))
        fail_msg("%ld:%ld: %s in %s of\n%s", error.line, error.column, error.message, printed.bytes,
                 text);
    for (csp_variable x = 0; x < (csp_variable)n; x++)
        if (known[x] && values[x] != csp_search_value(s, x))
            fail_msg("%s is %d in %s of\n%s", csp_variable_name(m, x), (int)values[x], printed.bytes,
                     text);
    text_free(&printed);
    free(values);
    free(known);
    csp_search_free(s);
}

static void random_models_have_the_solutions_of_the_definition(void **state)
{
    (void)state;
    struct rng r = rng_from_seed(test_seed());
    struct problem p = {.rng = &r};
    int solved = 0;
    const int cases = test_cases(3000);
    for (int i = 0; i < cases; i++) {
        make_problem(&p);
        write_problem(&p);
        csp_model *m = read_good(p.text.bytes);
        const csp_options options = random_options(&r);
        const uint64_t expected = count_by_definition(&p), found = count_solutions(m, &options, NULL);
        if (found != expected)
            fail_msg("%" PRIu64 " solutions instead of %" PRIu64 " of\n%s", found, expected,
                     p.text.bytes);
        if (expected) assert_printed_right(m, p.text.bytes);
        solved += expected > 0;
        csp_model_free(m);
    }
    assert_true(solved > cases / 4);
    text_free(&p.text);
}

struct printed {
    const char *text, *expected;
};

/* Elements in or outside the set first, from the lowest or the highest on. */
static void sets_are_printed_and_searched_in_order(void **state)
{
#define SEARCH(varies, order)                                                                    \
    "var set of 1..3: s :: output_var; var set of {7, 1}: t; constraint set_ne(s, {1, 2, 3});\n" \
    "constraint set_ne(s, {}); solve :: set_search([s, t, 4..5], " varies ", " order             \
    ", complete) satisfy;"
    static const struct printed cases[] = {
        {SEARCH("input_order", "indomain_min"), "s = 1..2;\n"},
        {SEARCH("first_fail", "indomain_max"), "s = 2..3;\n"},
        {SEARCH("input_order", "outdomain_min"), "s = {3};\n"},
        {SEARCH("input_order", "outdomain_max"), "s = {1};\n"},
        {"array [1..2] of var set of int: a :: output_array([0..1]) = [{9, -4, 9}, {}];\n"
         "set of int: p :: output_var = {3, 2}; var set of 1..5: v :: output_var = 2..4;\n"
         "array [1..1] of set of int: q :: output_array([{}, 1..1]) = [{4}];\nsolve satisfy;",
         NULL},
        {"array [1..2] of var set of int: a :: output_array([0..1]) = [{9, -4, 9}, {}];\n"
         "set of int: p :: output_var = {3, 2}; var set of 1..5: v :: output_var = 2..4;\n"
         "array [1..1] of set of int: q :: output_array([1..1]) = [{4}];\nsolve satisfy;",
         "a = array1d(0..1, [{-4,9}, {}]);\np = 2..3;\nv = 2..4;\nq = array1d(1..1, [{4}]);\n"},
    };
    (void)state;
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        if (!cases[i].expected) {
            assert_null(csp_read_flatzinc(cases[i].text, strlen(cases[i].text), NULL));
            continue;
        }
        csp_model *m = read_good(cases[i].text);
        csp_search *s = csp_search_new(m, NULL);
        struct text printed = {0};
        assert_int_equal(csp_search_next(s), CSP_SOLUTION);
        csp_print_solution(s, CSP_FLATZINC_STYLE, (csp_sink){text_sink, &printed});
        assert_string_equal(printed.bytes, cases[i].expected);
        text_free(&printed);
        csp_search_free(s);
        csp_model_free(m);
    }
}

/* The name of a set, and its declared elements, hold for what it is said to be equal to. */
static void declared_elements_are_kept(void **state)
{
    static const struct {
        uint64_t solutions;
        const char *text;
    } cases[] = {
        {8, "var set of 1..3: s; solve satisfy;"},
        {1, "var set of {}: s; solve satisfy;"},
        {1, "var set of 5..4: s; solve satisfy;"},
        {4, "var set of 1..3: s; var set of {2, 9, 3}: t = s; solve satisfy;"},
        {4, "var set of 1..3: s; var set of 2..9: t = s; solve satisfy;"},
        {8, "var set of 1..3: s; var set of 0..9: t = s; solve satisfy;"},
        {0, "var set of 1..3: s = 3..4; solve satisfy;"},
        {2, "var set of 1..3: s; array [1..2] of var set of 2..2: a = [s, {2}]; solve satisfy;"},
        {0, "var set of 1..3: s; array [1..2] of var set of 2..2: a = [s, {1}]; solve satisfy;"},
        {1, "var set of 1..3: s; array [1..1] of set of int: a = [{1, 3}]; constraint set_eq(s, a[1]); "
            "solve satisfy;"},
        {12, "var set of 1..3: s; var int: x; constraint set_in(x, s); solve satisfy;"},
        {1, "var set of int: s; var set of int: u; var set of int: v; var set of 1..2: t; "
            "constraint set_ne(v, {}); constraint set_card(v, 1); constraint set_diff(s, {1}, v); "
            "constraint array_var_set_element(1, [s, u], s); constraint set_eq(u, s); "
            "constraint set_symdiff(t, 2..3, s); constraint set_in(3, s); constraint set_card(t, 1); "
            "solve satisfy;"},
        {0, "var set of 1..3: s; var 4..9: x; constraint set_in(x, s); solve satisfy;"},
        {0, "var set of 1..3: s; var 0..9: x; constraint array_set_element(x, [], s); solve satisfy;"},
        {6, "var set of 1..3: s; var set of {}: e; var 0..9: x; var bool: b; "
            "constraint array_set_element(x, [{}, {}, {}], e); constraint set_in_imp(3, s, true); "
            "constraint set_card(s, 2); constraint set_eq_reif(e, {}, b); solve satisfy;"},
    };
    (void)state;
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        csp_model *m = read_good(cases[i].text);
        const uint64_t found = count_solutions(m, NULL, NULL);
        if (found != cases[i].solutions) fail_msg("%d solutions of %s", (int)found, cases[i].text);
        csp_model_free(m);
    }
}

static void limits_of_sets_are_told(void **state)
{
    static const struct {
        long line, column;
        const char *message, *text;
    } cases[] = {

        {1, 12, "sets with more than 65536 possible elements",
         "var set of 1..65537: s;\nsolve satisfy;"},
        {2, 23, "sets with more than 65536 possible elements",
         "var set of 1..9: s;\nconstraint set_eq(s,  -9..800000000);\nsolve satisfy;"},
        {2, 19, "expected a set of integers or a set variable",
         "var set of 1..9: s; var bool: b;\nconstraint set_eq(b, s);\nsolve satisfy;"},
        {2, 19, "expected an integer or an int variable",
         "var set of 1..9: s;\nconstraint int_eq(s, 3);\nsolve satisfy;"},
        {1, 36, "expected an integer or an int variable", "var set of 1..9: s; solve maximize s;"},
        {2, 13, "unknown constraint set_max",
         "var set of 1..9: s;\n constraint set_max(s, 3);\nsolve satisfy;"},
        {1, 12, "expected a set of integers", "var set of 3: s;\nsolve satisfy;"},
    };
    (void)state;
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        csp_error e = {.message = ""};
        assert_null(csp_read_flatzinc(cases[i].text, strlen(cases[i].text), &e));
        if (strcmp(e.message, cases[i].message) || e.line != cases[i].line ||
            e.column != cases[i].column)
            fail_msg("%ld:%ld: %s\nof %s", e.line, e.column, e.message, cases[i].text);
    }
}

static void solutions_with_sets_are_read(void **state)
{
    static const struct {
        const char *text;
        const char *message; /* NULL: it is read */
        const char *members; /* of s, then of t */
    } cases[] = {
        {"s = {1, 3}\nt = {}", NULL, "10100"},
        {"s = 2..3; \n t = {7 ,1};\n", NULL, "01111"},
        {"s = {4}", "4 cannot be an element of this set", ""},
        {"s = 0..999999999999", "0 cannot be an element of this set", ""},
        {"s = 3", "expected a set, such as 1..3 or {1, 3}", ""},
        {"s = {1, 2", "expected a set, such as 1..3 or {1, 3}", ""},
        {"s = {a}", "expected a value", ""},
    };
    static const char text[] =
        "var set of 1..3: s :: output_var; var set of {7, 1}: t :: output_var; solve satisfy;";
    csp_model *m = read_good(text);
    (void)state;
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        csp_value values[5];
        bool known[5];
        csp_error e = {.message = ""};
        const bool read = csp_read_solution(m, cases[i].text, strlen(cases[i].text), values, known, &e);
        if (read == (cases[i].message != NULL) || (!read && strcmp(e.message, cases[i].message)))
            fail_msg("%s: %s", cases[i].text, e.message);
        for (int x = 0; read && x < 5; x++) {
            assert_true(known[x]);
            assert_int_equal(values[x], cases[i].members[x] - '0');
        }
    }
    csp_model_free(m);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(random_models_have_the_solutions_of_the_definition),
        cmocka_unit_test(sets_are_printed_and_searched_in_order),
        cmocka_unit_test(declared_elements_are_kept),
        cmocka_unit_test(limits_of_sets_are_told),
        cmocka_unit_test(solutions_with_sets_are_read),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}

/* SPDX-License-Identifier: MIT */
/* test_closure.c - arc consistency of models as text, against its definition.

   Random conditions of every form on one or two variables are written as text for the reader, and evaluated here.  The closure is
   computed from the definition: a value stays if each other variable has a value so that all conditions on the two hold.
   SUDOKU_CASES=10000 makes the test long, SUDOKU_SEED=N makes it different.

   Sources: src/csp/consistency/merge_pairs.c, src/csp/read/model/model_meaning.c,
   src/csp/read/model/model_mentions.c, src/csp/read/model/model_words.c.  */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "support/cmocka_first.h"

#include "csp.h"
#include "support/csp_count.h"
#include "support/data.h"
#include "support/text.h"

enum {
    VARIABLES = 4,
    LOW = -2,
    VALUES = 7,
    MOST_CONDITIONS = 8,
    MOST_NODES = 200,
    TABLE_SIZE = 3,
    SET = 4
};

/* v and w are variables of their own; p[1] and p[2] are an array. */
static const char *const names[VARIABLES] = {"v", "w", "p[1]", "p[2]"};
static const int table[TABLE_SIZE] = {3, -1, 2}; /* let t = [3, -1, 2] */

enum kind {
    CONSTANT, /* numbers */
    VARIABLE,
    PLUS,
    MINUS,
    TIMES,
    DIVIDED,
    REMAINDER,
    SMALLEST,
    GREATEST,
    POWER,  /* child ^ value */
    CHOICE, /* if the last child then the first else the second */
    ABSOLUTE,
    OF_TABLE, /* t[child] */
    OF_ARRAY, /* p[child] */
    TRUTH,    /* a condition as a number */
    COMPARISON,
    MEMBER,
    AND,
    OR,
    IMPLIES,
    EQUIVALENT,
    XOR,
    ALL,
    ANY,
    CHOICE_OF_CONDITIONS,
    NOT,
    /* whole conditions only */
    ALL_DIFFERENT,
    TUPLE,
    CHAIN /* a < b <= c */
};

struct node {
    enum kind kind;
    int value, count;
    const struct node *child[3];
    int set[2 * SET];
};

struct problem {
    struct rng *rng;
    unsigned domain[VARIABLES]; /* bit i: the value LOW + i */
    struct node node[MOST_CONDITIONS][MOST_NODES];
    int nodes;
    const struct node *condition[MOST_CONDITIONS];
    unsigned mentioned[MOST_CONDITIONS]; /* a bit for each variable */
    int conditions;
    int pair[2];
    struct text text;
};

/* ---- random conditions ---- */

static int some(const struct problem *p, int limit) { return rng_below(p->rng, limit); }

static struct node *new_node(struct problem *p, enum kind kind, int count)
{
    assert_true(p->nodes < MOST_NODES);
    struct node *n = &p->node[p->conditions][p->nodes++];
    *n = (struct node){.kind = kind, .count = count};
    return n;
}

static const struct node *leaf(struct problem *p, bool constant)
{
    struct node *n = new_node(p, constant ? CONSTANT : VARIABLE, 0);
    n->value = constant ? some(p, 7) - 2 : p->pair[some(p, 2)];
    return n;
}

static const struct node *condition(struct problem *p, int depth);

/* What may be undefined stands only where no other condition is around it. */
static const struct node *number(struct problem *p, int depth, bool outer)
{
    if (depth == 0 || some(p, 3) == 0) return leaf(p, some(p, 3) == 0);
    enum kind kind = (enum kind)(PLUS + some(p, TRUTH - PLUS + 1));
    const bool risky = kind == DIVIDED || kind == REMAINDER || kind == OF_TABLE || kind == OF_ARRAY;
    if ((risky && !outer) || (kind == OF_ARRAY && p->pair[0] < 2)) kind = TIMES;
    struct node *n = new_node(p, kind, kind >= ABSOLUTE || kind == POWER ? 1 : 2);
    if (kind == POWER) n->value = some(p, 4);
    if (kind == TRUTH) {
        n->child[0] = condition(p, depth - 1);
        return n;
    }
    /* Of terms that may be undefined, no operand is a condition. */
    for (int i = 0; i < n->count; i++) n->child[i] = number(p, risky ? 0 : depth - 1, outer);
    if (kind == DIVIDED || kind == REMAINDER) n->child[1] = leaf(p, false);
    if (kind == OF_TABLE || kind == OF_ARRAY) n->child[0] = leaf(p, false);
    if (kind == POWER) n->child[0] = leaf(p, false); /* not of a condition */
    if (kind == CHOICE) n->child[n->count++] = condition(p, depth - 1);
    return n;
}

/* Is a condition a part of the tree? */
static bool has_truth(const struct node *n)
{
    for (int i = 0; i < n->count; i++)
        if (has_truth(n->child[i])) return true;
    return n->kind >= TRUTH;
}

static bool has_risk(const struct node *n)
{
    for (int i = 0; i < n->count; i++)
        if (has_risk(n->child[i])) return true;
    return n->kind == DIVIDED || n->kind == REMAINDER || n->kind == OF_TABLE || n->kind == OF_ARRAY;
}

static void fill_set(const struct problem *p, struct node *n)
{
    for (int i = 0; i < 2 * SET; i++) n->set[i] = some(p, 9) - 3;
}

static const struct node *condition(struct problem *p, int depth)
{
    struct node *n = new_node(
        p, depth && some(p, 2) ? (enum kind)(MEMBER + some(p, NOT - MEMBER + 1)) : COMPARISON, 2);
    if (n->kind == NOT || n->kind == MEMBER) n->count = 1;
    if (n->kind == CHOICE_OF_CONDITIONS) n->count = 3;
    n->value = some(p, n->kind == COMPARISON ? 6 : 2);
    fill_set(p, n);
    for (int i = 0; i < n->count; i++)
        n->child[i] =
            n->kind <= MEMBER ? number(p, depth ? depth - 1 : 1, false) : condition(p, depth - 1);
    return n;
}

static const struct node *whole_condition(struct problem *p)
{
    static const enum kind kinds[] = {COMPARISON,    COMPARISON, COMPARISON, MEMBER,
                                      ALL_DIFFERENT, TUPLE,      CHAIN};
    if (some(p, 2)) return condition(p, 2);
    struct node *n = new_node(p, kinds[some(p, 7)], 2);
    n->count = n->kind == MEMBER ? 1 : n->kind == CHAIN ? 3 : 2;
    n->value = some(p, n->kind == COMPARISON ? 6 : 2);
    fill_set(p, n);
    for (int i = 0; i < n->count; i++) n->child[i] = number(p, 2, true);
    return n;
}

static unsigned mentioned_by(const struct node *n)
{
    unsigned mentioned = n->kind == VARIABLE ? 1U << n->value : n->kind == OF_ARRAY ? 12 : 0;
    for (int i = 0; i < n->count; i++) mentioned |= mentioned_by(n->child[i]);
    return mentioned;
}

/* ---- text ---- */

static void write_number(struct text *t, int value)
{
    char digits[24];
    snprintf(digits, sizeof digits, value < 0 ? "(%d)" : "%d", value);
    text_add(t, digits);
}

static void write_set(struct text *t, const struct node *n)
{
    const int step = n->kind == TUPLE ? 2 : 1;
    text_add(t, n->value ? " not in {" : " in {");
    for (int i = 0; i < SET; i++) {
        text_add(t, i ? ", " : "");
        text_add(t, step == 2 ? "(" : "");
        write_number(t, n->set[step * i]);
        if (step == 1) continue;
        text_add(t, ", ");
        write_number(t, n->set[2 * i + 1]);
        text_add(t, ")");
    }
    text_add(t, "}");
}

static void write_node(struct text *t, const struct node *n);

static void write_choice(struct text *t, const struct node *n)
{
    text_add(t, "(if ");
    write_node(t, n->child[2]);
    text_add(t, " then ");
    write_node(t, n->child[0]);
    text_add(t, " else ");
    write_node(t, n->child[1]);
    text_add(t, ")");
}

static void write_power(struct text *t, const struct node *n)
{
    text_add(t, "((");
    write_node(t, n->child[0]);
    text_add(t, ") ^ ");
    write_number(t, n->value);
    text_add(t, ")");
}

static void write_node(struct text *t, const struct node *n)
{
    static const char *const operators[] = {" = ", " != ", " < ", " <= ", " > ", " >= "};
    static const char *const before[] = {
        [SMALLEST] = "min", [GREATEST] = "max", [ABSOLUTE] = "abs",
        [ALL] = "all",      [ANY] = "any",      [ALL_DIFFERENT] = "all_different",
        [OF_TABLE] = "t[",  [OF_ARRAY] = "p[",  [NOT] = "not ",
        [CHAIN] = ""};
    static const char *const between[] = {
        [PLUS] = " + ",         [MINUS] = " - ", [TIMES] = " * ",        [DIVIDED] = " / ",
        [REMAINDER] = " % ",    [AND] = " and ", [OR] = " or ",          [IMPLIES] = " -> ",
        [EQUIVALENT] = " <-> ", [XOR] = " xor ", [ALL_DIFFERENT] = ", ", [CHAIN] = " < "};
    const bool index = n->kind == OF_TABLE || n->kind == OF_ARRAY;
    if (n->kind == CONSTANT) write_number(t, n->value);
    else if (n->kind == VARIABLE) text_add(t, names[n->value]);
    else if (n->kind == POWER) write_power(t, n);
    else if (n->kind == CHOICE || n->kind == CHOICE_OF_CONDITIONS) write_choice(t, n);
    else {
        if (n->kind == NOT) text_add(t, "(");
        if (n->kind < CHAIN && before[n->kind]) text_add(t, before[n->kind]);
        if (!index && n->kind != CHAIN) text_add(t, "(");
        for (int i = 0; i < n->count; i++) {
            if (i && n->kind == COMPARISON) text_add(t, operators[n->value]);
            else if (i)
                text_add(t, n->kind == CHAIN && i == 2 ? " <= "
                            : between[n->kind]         ? between[n->kind]
                                                       : ", ");
            write_node(t, n->child[i]);
        }
        if (n->kind == MEMBER) write_set(t, n);
        if (n->kind != CHAIN) text_add(t, index ? "]" : ")");
        if (n->kind == NOT) text_add(t, ")");
        if (n->kind == TUPLE) write_set(t, n);
    }
}

static void write_problem(struct problem *p)
{
    text_clear(&p->text);
    text_add(&p->text, "let t = [3, -1, 2]\nvar v, w, p[2] : -2..4\n");
    for (int x = 0; x < VARIABLES; x++) {
        text_add(&p->text, names[x]);
        text_add(&p->text, " in {");
        for (int i = 0, first = 1; i < VALUES; i++)
            if (p->domain[x] >> i & 1) {
                text_add(&p->text, first ? "" : ", ");
                write_number(&p->text, LOW + i);
                first = 0;
            }
        text_add(&p->text, "}\n");
    }
    for (int i = 0; i < p->conditions; i++) {
        write_node(&p->text, p->condition[i]);
        text_add(&p->text, "\n");
    }
}

/* ---- meaning ---- */

static long evaluate(const struct node *n, const int *value, bool *defined)
{
    long c[3] = {0};
    bool found = false;
    for (int i = 0; i < n->count; i++) c[i] = evaluate(n->child[i], value, defined);
    switch (n->kind) {
    case CONSTANT: return n->value;
    case VARIABLE: return value[n->value];
    case PLUS: return c[0] + c[1];
    case MINUS: return c[0] - c[1];
    case TIMES: return c[0] * c[1];
    case DIVIDED:
    case REMAINDER:
        *defined &= c[1] != 0;
        return c[1] == 0 ? 0 : n->kind == DIVIDED ? c[0] / c[1] : c[0] % c[1];
    case POWER: {
        long power = 1;
        for (int i = 0; i < n->value; i++) power *= c[0];
        return power;
    }
    case CHOICE:
    case CHOICE_OF_CONDITIONS: return c[2] ? c[0] : c[1];
    case XOR: return c[0] != c[1];
    case SMALLEST: return c[0] < c[1] ? c[0] : c[1];
    case GREATEST: return c[0] > c[1] ? c[0] : c[1];
    case ABSOLUTE: return labs(c[0]);
    case OF_TABLE: *defined &= c[0] >= 1 && c[0] <= TABLE_SIZE; return *defined ? table[c[0] - 1] : 0;
    case OF_ARRAY: *defined &= c[0] >= 1 && c[0] <= 2; return *defined ? value[1 + c[0]] : 0;
    case TRUTH: return c[0];
    case COMPARISON: {
        const bool holds[] = {c[0] == c[1], c[0] != c[1], c[0]<c[1], c[0] <= c[1], c[0]> c[1],
                              c[0] >= c[1]};
        return holds[n->value];
    }
    case MEMBER:
        for (int i = 0; i < SET; i++) found |= n->set[i] == c[0];
        return found != n->value;
    case TUPLE:
        for (int i = 0; i < SET; i++) found |= n->set[2 * i] == c[0] && n->set[2 * i + 1] == c[1];
        return found != n->value;
    case ALL:
    case AND: return c[0] && c[1];
    case ANY:
    case OR: return c[0] || c[1];
    case IMPLIES: return !c[0] || c[1];
    case EQUIVALENT: return c[0] == c[1];
    case NOT: return !c[0];
    case ALL_DIFFERENT: return c[0] != c[1];
    case CHAIN: return c[0] < c[1] && c[1] <= c[2];
    }
    return 0;
}

/* Do the conditions hold that mention no other variables than these? */
static bool holds_for(const struct problem *p, unsigned variables, const int *value)
{
    for (int i = 0; i < p->conditions; i++) {
        bool defined = true;
        if (p->mentioned[i] & ~variables) continue;
        if (!evaluate(p->condition[i], value, &defined) || !defined) return false;
    }
    return true;
}

static bool has_support(const struct problem *p, const unsigned *domain, int x, int a, int y)
{
    int value[VARIABLES] = {0};
    value[x] = LOW + a;
    for (int b = 0; b < VALUES; b++) {
        value[y] = LOW + b;
        if (domain[y] >> b & 1 && holds_for(p, 1U << x | 1U << y, value)) return true;
    }
    return false;
}

/* False: a domain is empty. */
static bool close_domains(const struct problem *p, unsigned *domain)
{
    bool changed = true, empty = false;
    memcpy(domain, p->domain, sizeof p->domain);
    while (changed) {
        changed = false;
        for (int x = 0; x < VARIABLES; x++)
            for (int a = 0; a < VALUES; a++)
                for (int y = 0; y < VARIABLES; y++)
                    if (y != x && domain[x] >> a & 1 && !has_support(p, domain, x, a, y)) {
                        domain[x] &= ~(1U << a);
                        changed = true;
                    }
    }
    for (int x = 0; x < VARIABLES; x++) empty |= !domain[x];
    return !empty;
}

static uint64_t count_all(const struct problem *p)
{
    uint64_t count = 0;
    for (int i = 0; i < VALUES * VALUES * VALUES * VALUES; i++) {
        int value[VARIABLES], rest = i;
        bool inside = true;
        for (int x = 0; x < VARIABLES; x++, rest /= VALUES) {
            value[x] = LOW + rest % VALUES;
            inside &= p->domain[x] >> (rest % VALUES) & 1;
        }
        count += inside && holds_for(p, 15, value);
    }
    return count;
}

/* ---- comparing ---- */

static void make_problem(struct problem *p)
{
    const int wanted = 1 + some(p, 1 + some(p, MOST_CONDITIONS));
    p->conditions = 0;
    for (int x = 0; x < VARIABLES; x++) p->domain[x] = 1 + (unsigned)some(p, (1 << VALUES) - 1);
    while (p->conditions < wanted) {
        p->nodes = 0;
        p->pair[0] = some(p, VARIABLES);
        p->pair[1] = some(p, VARIABLES);
        if (p->pair[1] >= 2 && p->pair[0] < 2 && some(p, 2)) p->pair[0] = 5 - p->pair[1];
        const struct node *n = whole_condition(p);
        const unsigned mentioned = mentioned_by(n);
        bool mixed = has_risk(n) && n->kind >= AND && n->kind <= NOT;
        for (int i = 0; i < n->count; i++) mixed |= has_risk(n) && has_truth(n->child[i]);
        if (!mentioned || mixed || __builtin_popcount(mentioned) > 2) continue;
        p->mentioned[p->conditions] = mentioned;
        p->condition[p->conditions++] = n;
    }
    write_problem(p);
}

static bool same_domains(const csp_search *s, const unsigned *domain)
{
    for (int x = 0; x < VARIABLES; x++)
        for (int a = 0; a < VALUES; a++)
            if (csp_domain_has(s, x, LOW + a) != (domain[x] >> a & 1)) return false;
    return true;
}

static void compare(const struct problem *p, const csp_model *m)
{
    unsigned domain[VARIABLES];
    const bool possible = close_domains(p, domain);
    for (int algorithm = 0; csp_algorithm_name(algorithm); algorithm++) {
        const csp_options o = {.algorithm = (csp_algorithm)algorithm};
        csp_search *s = csp_search_new(m, &o);
        assert_non_null(s);
        const csp_result result = csp_propagate(s);
        if ((result == CSP_SOLUTION) != possible || (possible && !same_domains(s, domain)))
            fail_msg("%s does not reach the closure of:\n%s", csp_algorithm_name(algorithm),
                     p->text.bytes);
        csp_search_free(s);
    }
}

static void domains_are_the_closure(void **state)
{
    static struct problem p;
    struct rng r = rng_from_seed(test_seed());
    const int cases = test_cases(3000);
    int possible = 0, refused = 0, others = 0;
    (void)state;
    p.rng = &r;
    for (int i = 0; i < cases; i++) {
        csp_error e;
        make_problem(&p);
        csp_model *m = csp_read_model(p.text.bytes, p.text.length, &e);
        if (!m) {
            refused++;
            if (!strstr(e.message, "index"))
                fail_msg("%ld:%ld: %s in:\n%s", e.line, e.column, e.message, p.text.bytes);
            continue;
        }
        assert_true(csp_merge_pairs(m));
        compare(&p, m);
        const uint64_t solutions = count_all(&p);
        possible += solutions > 0;
        others += solutions && csp_variable_count(m) != VARIABLES;
        if (count_solutions(m, NULL, NULL) != solutions)
            fail_msg("other solutions of:\n%s", p.text.bytes);
        csp_model_free(m);
    }
    text_free(&p.text);
    printf("%d models: %d with solutions, %d refused\n", cases, possible, refused);
    assert_true(possible > cases / 8 && refused < cases / 20);
    assert_true(others <
                cases / 50); /* variables that the text does not declare: only constants need them */
}

/* ---- known ones ---- */

static const struct {
    const char *model, *domains;
} known[] = {
    {"var x, y : 1..9; x * y = 12", "{2..4, 6} {2..4, 6}"},
    {"var x, y : 1..9; x * x + y * y = 25", "{3, 4} {3, 4}"},
    {"var x, y : 0..9; abs(x - y) = 3; x % 2 = 0", "{0, 2, 4, 6, 8} {1, 3, 5, 7, 9}"},
    {"var x, y : 1..9; (x = 1 and y = 2) or (x = 3 and y = 4)", "{1, 3} {2, 4}"},
    {"var x, y : 1..2; x != y; x + y != 3", "none"},
    {"var q[4] : 1..4; q[1] = 1; forall i in 1..4, j in i+1..4: q[i] != q[j] and abs(q[i] - q[j]) != j "
     "- i",
     "none"},
    {"var x, y : 1..4; not ((x, y) in {(1, 1), (1, 2), (1, 3), (1, 4)})", "{2..4} {1..4}"},
    {"var x, y : 1..4; not ((x, y) not in {(1, 2), (3, 4), (5, 6)})", "{1, 3} {2, 4}"},
    {"var x, y, z : 1..9; z = 6; x * y = z; x < y", "{1, 2} {3, 6} {6}"},
};

static void append(void *context, const char *bytes, size_t length)
{
    char piece[64];
    snprintf(piece, sizeof piece, "%.*s", (int)length, bytes);
    text_add(context, piece);
}

static void known_models_have_their_closure(void **state)
{
    (void)state;
    for (size_t i = 0; i < sizeof known / sizeof *known; i++) {
        struct text found = {0};
        csp_model *m = csp_read_model(known[i].model, strlen(known[i].model), NULL);
        assert_non_null(m);
        assert_true(csp_merge_pairs(m));
        csp_search *s = csp_search_new(m, NULL);
        if (csp_propagate(s) == CSP_DONE) text_add(&found, "none");
        else
            for (int x = 0; x < csp_variable_count(m); x++) {
                if (x) text_add(&found, " ");
                csp_print_domain(s, x, (csp_sink){append, &found});
            }
        assert_string_equal(found.bytes, known[i].domains);
        csp_search_free(s);
        csp_model_free(m);
        text_free(&found);
    }
}

/* Traces and csp check call them so. */
static void tables_are_called_by_their_conditions(void **state)
{
    static const char model[] = "let near = {(1, 2), (2, 1), (2, 3)}\nvar x, y, z : 1..3\n"
                                "(x, y) in near\nnot ((y, z) in near)\n(x, y, z) not in {(1, 2, 3)}";
    static const char *const texts[] = {"(x, y) in near", "not ((y, z) in near)",
                                        "(x, y, z) not in {(1, 2, 3)}"};
    (void)state;
    csp_model *m = csp_read_model(model, strlen(model), NULL);
    assert_non_null(m);
    assert_int_equal(csp_constraint_count(m), 3);
    for (int i = 0; i < 3; i++) {
        struct text found = {0};
        csp_print_constraint(m, i, (csp_sink){append, &found});
        assert_string_equal(found.bytes, texts[i]);
        text_free(&found);
    }
    csp_model_free(m);
}

int main(void)
{
    const struct CMUnitTest tests[] = {cmocka_unit_test(known_models_have_their_closure),
                                       cmocka_unit_test(tables_are_called_by_their_conditions),
                                       cmocka_unit_test(domains_are_the_closure)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}

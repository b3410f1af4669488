/* SPDX-License-Identifier: MIT */
/* test_random_models.c - random models as text against brute force: all solutions, and the best one if there is a goal.

   A statement is a tree, which is written as text for the reader, and evaluated here for every assignment.  This shares no
   code with the library, so it also finds a constraint whose meaning is wrong.  SUDOKU_CASES=10000 makes the test long,
   SUDOKU_SEED=N makes it different.

   Sources: src/csp/search/, src/csp/read/model/model_defined.c.  */
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "support/cmocka_first.h"

#include "csp.h"
#include "support/csp_count.h"
#include "support/data.h"
#include "support/text.h"

enum { SCALARS = 3, ELEMENTS = 3, VARIABLES = SCALARS + ELEMENTS, MOST_VALUES = 4, MOST_NODES = 200 };
enum { MOST_STATEMENTS = 4, ROWS = 5, MOST_PROPAGATIONS = 100000 };

/* ---- trees ---- */

enum kind {
    /* numbers */
    CONSTANT,
    VARIABLE,
    PLUS,
    MINUS,
    TIMES,
    DIVIDED,
    REMAINDER,
    NEGATIVE,
    ABSOLUTE,
    SMALLEST,
    GREATEST,
    SUM,
    PRODUCT,
    POWER,
    COUNT,    /* how many of the first children equal the last */
    COUNTING, /* how many conditions hold */
    CHOICE,   /* if then else */
    ELEMENT,  /* a[child] */
    TRUTH,    /* a condition as a number */
    /* conditions */
    COMPARISON, /* value: the operator */
    MEMBER,     /* of the set in `set`; value: "not in" */
    NOT,
    AND,
    OR,
    XOR,
    IMPLIES,
    EQUIVALENT,
    ALL,
    ANY,
    CHOICE_OF_CONDITIONS,
    ALL_DIFFERENT, /* value: the strength, of statements */
    TABLE,         /* two numbers; value: "not in"; the rows are in `set` */
    /* statements only */
    FOR_ALL /* a[i] (operator in value) child + i */
};

struct node {
    enum kind kind;
    int value, count;
    const struct node *child[3];
    int set[2 * ROWS];
};

static const char *const operators[] = {"=", "!=", "<", "<=", ">", ">="};

struct problem {
    struct rng *rng;
    csp_value values[VARIABLES][MOST_VALUES];
    int value_count[VARIABLES];
    struct node node[MOST_NODES];
    int nodes;
    const struct node *statement[MOST_STATEMENTS];
    int statements;
    csp_goal goal;
    const struct node *objective;
    struct text text;
};

static int some(struct problem *p, int limit) { return rng_below(p->rng, limit); }

static struct node *new_node(struct problem *p, enum kind kind, int value)
{
    assert_true(p->nodes < MOST_NODES);
    struct node *n = &p->node[p->nodes++];
    *n = (struct node){.kind = kind, .value = value};
    return n;
}

static const struct node *leaf(struct problem *p)
{
    return some(p, 5) ? new_node(p, VARIABLE, some(p, VARIABLES))
                      : new_node(p, CONSTANT, some(p, 9) - 3);
}

static const struct node *condition(struct problem *p, int depth);

/* Numbers may be undefined; only what is wrong in itself, such as 1 / 0, is avoided. */
static const struct node *number(struct problem *p, int depth)
{
    if (depth == 0 || some(p, 4) == 0) return leaf(p);
    struct node *n = new_node(p, (enum kind)(PLUS + some(p, TRUTH - PLUS + 1)), 0);
    switch (n->kind) {
    case NEGATIVE:
    case ABSOLUTE: n->count = 1; break;
    case SMALLEST:
    case GREATEST:
    case SUM:
    case PRODUCT: n->count = 1 + some(p, 3); break;
    case COUNT: n->count = 3; break;
    case ELEMENT: n->count = 1; break;
    case COUNTING:
    case TRUTH: n->count = 0; break;
    default: n->count = 2;
    }
    for (int i = 0; i < n->count; i++) n->child[i] = number(p, depth - 1);
    while (n->kind == COUNTING && n->count < 2) n->child[n->count++] = condition(p, depth - 1);
    if (n->kind == TRUTH || n->kind == CHOICE) n->child[n->count++] = condition(p, depth - 1);
    if ((n->kind == DIVIDED || n->kind == REMAINDER) && n->child[1]->kind == CONSTANT)
        n->child[1] = new_node(p, CONSTANT, some(p, 2) ? 2 : -3);
    if (n->kind == POWER && some(p, 2)) n->child[1] = new_node(p, CONSTANT, some(p, 4));
    if (n->kind == ELEMENT && n->child[0]->kind == CONSTANT)
        n->child[0] = new_node(p, CONSTANT, 1 + some(p, ELEMENTS));
    return n;
}

static void fill_set(struct problem *p, struct node *n, int count)
{
    for (int i = 0; i < count; i++) n->set[i] = some(p, 8) ? some(p, 7) - 3 : 500;
}

static const struct node *comparison(struct problem *p, int depth)
{
    struct node *n = new_node(p, COMPARISON, some(p, 6));
    n->count = 2;
    for (int i = 0; i < 2; i++) n->child[i] = number(p, depth);
    return n;
}

static const struct node *condition(struct problem *p, int depth)
{
    if (depth <= 0 || some(p, 3) == 0) return comparison(p, depth > 0 ? depth - 1 : 0);
    struct node *n = new_node(p, (enum kind)(MEMBER + some(p, TABLE - MEMBER + 1)), 0);
    n->count = n->kind == MEMBER || n->kind == NOT ? 1 : n->kind == CHOICE_OF_CONDITIONS ? 3 : 2;
    if (n->kind == MEMBER || n->kind == TABLE || n->kind == ALL_DIFFERENT) {
        if (n->kind == ALL_DIFFERENT) n->count = 3;
        else n->value = some(p, 2);
        for (int i = 0; i < n->count; i++) n->child[i] = number(p, depth - 1);
        fill_set(p, n, n->kind == TABLE ? 2 * ROWS : ROWS);
        return n;
    }
    for (int i = 0; i < n->count; i++) n->child[i] = condition(p, depth - 1);
    return n;
}

static const struct node *statement(struct problem *p)
{
    const int which = some(p, 10);
    if (which < 3) return comparison(p, 2);
    if (which < 7) return condition(p, 3);
    struct node *n = new_node(p, which == 7 ? ALL_DIFFERENT : which == 8 ? TABLE : FOR_ALL, some(p, 2));
    n->count = n->kind == ALL_DIFFERENT ? 3 : n->kind == TABLE ? 2 : 1;
    for (int i = 0; i < n->count; i++) n->child[i] = n->kind == TABLE ? leaf(p) : number(p, 1);
    if (n->kind == ALL_DIFFERENT) n->value = some(p, 4);
    if (n->kind == FOR_ALL) n->value = some(p, 6);
    if (n->kind == TABLE) fill_set(p, n, 2 * ROWS);
    return n;
}

/* ---- text ---- */

static void add_number(struct text *t, csp_value value)
{
    char digits[32];
    snprintf(digits, sizeof digits, value < 0 ? "(%" PRId64 ")" : "%" PRId64, value);
    text_add(t, digits);
}

static void write_node(struct text *t, const struct node *n);

static void write_list(struct text *t, const char *before, const struct node *n)
{
    text_add(t, before);
    for (int i = 0; i < n->count; i++) {
        if (i) text_add(t, ", ");
        write_node(t, n->child[i]);
    }
    text_add(t, ")");
}

static void write_pair(struct text *t, const struct node *n, const char *between)
{
    text_add(t, "(");
    write_node(t, n->child[0]);
    text_add(t, between);
    write_node(t, n->child[1]);
    text_add(t, ")");
}

static void write_set(struct text *t, const struct node *n, bool of_pairs)
{
    text_add(t, n->value ? " not in {" : " in {");
    for (int i = 0; i < ROWS; i++) {
        if (i) text_add(t, ", ");
        if (of_pairs) text_add(t, "(");
        add_number(t, n->set[of_pairs ? 2 * i : i]);
        if (!of_pairs) continue;
        text_add(t, ", ");
        add_number(t, n->set[2 * i + 1]);
        text_add(t, ")");
    }
    text_add(t, "}");
}

static void write_variable(struct text *t, int x)
{
    char name[16];
    if (x < SCALARS) snprintf(name, sizeof name, "v%d", x);
    else snprintf(name, sizeof name, "a[%d]", x - SCALARS + 1);
    text_add(t, name);
}

static void write_statement(struct text *t, const struct node *n)
{
    static const char *const strengths[] = {"", " value", " bounds", " domain"};
    if (n->kind == ALL_DIFFERENT) {
        write_list(t, "all_different(", n);
        text_add(t, strengths[n->value]);
    } else if (n->kind == TABLE) {
        write_list(t, "(", n);
        write_set(t, n, true);
    } else if (n->kind == FOR_ALL) {
        text_add(t, "forall i in 1..3: a[i] ");
        text_add(t, operators[n->value]);
        text_add(t, " i + ");
        write_node(t, n->child[0]);
    } else write_node(t, n);
}

static void write_node(struct text *t, const struct node *n)
{
    static const char *const between[] = {
        [PLUS] = " + ",      [MINUS] = " - ",    [TIMES] = " * ",        [DIVIDED] = " / ",
        [REMAINDER] = " % ", [POWER] = " ^ ",    [AND] = " and ",        [OR] = " or ",
        [XOR] = " xor ",     [IMPLIES] = " -> ", [EQUIVALENT] = " <-> ", [TABLE] = NULL};
    static const char *const before[] = {[NEGATIVE] = "(-(",    [ABSOLUTE] = "abs(",
                                         [SMALLEST] = "min(",   [GREATEST] = "max(",
                                         [SUM] = "sum(",        [PRODUCT] = "product(",
                                         [COUNTING] = "count(", [ALL_DIFFERENT] = "all_different(",
                                         [TRUTH] = "(",         [NOT] = "(not (",
                                         [ALL] = "all(",        [ANY] = "any("};
    switch (n->kind) {
    case CONSTANT: add_number(t, n->value); break;
    case VARIABLE: write_variable(t, n->value); break;
    case ELEMENT:
        text_add(t, "a[");
        write_node(t, n->child[0]);
        text_add(t, "]");
        break;
    case COMPARISON: {
        char sign[8];
        snprintf(sign, sizeof sign, " %s ", operators[n->value]);
        write_pair(t, n, sign);
        break;
    }
    case MEMBER:
        text_add(t, "(");
        write_node(t, n->child[0]);
        write_set(t, n, false);
        text_add(t, ")");
        break;
    case TABLE:
        text_add(t, "(");
        write_list(t, "(", n);
        write_set(t, n, true);
        text_add(t, ")");
        break;
    case COUNT:
        text_add(t, "count([");
        write_node(t, n->child[0]);
        text_add(t, ", ");
        write_node(t, n->child[1]);
        text_add(t, "], ");
        write_node(t, n->child[2]);
        text_add(t, ")");
        break;
    case CHOICE:
    case CHOICE_OF_CONDITIONS:
        text_add(t, "(if ");
        write_node(t, n->child[2]);
        text_add(t, " then ");
        write_node(t, n->child[0]);
        text_add(t, " else ");
        write_node(t, n->child[1]);
        text_add(t, ")");
        break;
    default:
        if (between[n->kind]) write_pair(t, n, between[n->kind]);
        else {
            write_list(t, before[n->kind], n);
            if (n->kind == NOT || n->kind == NEGATIVE) text_add(t, ")");
        }
    }
}

static void write_problem(struct problem *p)
{
    text_clear(&p->text);
    for (int x = 0; x < VARIABLES; x++) {
        char name[16];
        snprintf(name, sizeof name, "v%d", x);
        if (x == SCALARS) text_add(&p->text, "var a[3] : {");
        else if (x < SCALARS) {
            text_add(&p->text, "var ");
            text_add(&p->text, name);
            text_add(&p->text, " : {");
        } else continue;
        for (int i = 0; i < p->value_count[x]; i++) {
            if (i) text_add(&p->text, ", ");
            add_number(&p->text, p->values[x][i]);
        }
        text_add(&p->text, "}\n");
    }
    for (int i = 0; i < p->statements; i++) {
        write_statement(&p->text, p->statement[i]);
        text_add(&p->text, "\n");
    }
    if (p->goal == CSP_SATISFY) return;
    text_add(&p->text, p->goal == CSP_MINIMISE ? "minimise " : "maximise ");
    write_node(&p->text, p->objective);
    text_add(&p->text, "\n");
}

/* ---- meaning ---- */

__extension__ typedef __int128 wider;

struct evaluation {
    const csp_value *value;
    bool is_undefined; /* a division by 0, an index outside: the condition around it is false */
    bool is_too_large; /* no solution has such numbers */
};

static csp_value evaluate(struct evaluation *e, const struct node *n);

static bool compare(int operator, csp_value a, csp_value b)
{
    const bool holds[] = {a == b, a != b, a<b, a <= b, a> b, a >= b};
    return holds[operator];
}

static wider fold(const struct node *n, const csp_value *child)
{
    wider result = n->kind == ALL || n->kind == PRODUCT ? 1
                   : n->kind == SUM || n->kind == ANY   ? 0
                                                        : child[0];
    for (int i = 0; i < n->count; i++) {
        if (n->kind == SUM) result += child[i];
        if (n->kind == PRODUCT && result < CSP_MAX_VALUE && result > -CSP_MAX_VALUE) result *= child[i];
        if (n->kind == ALL) result &= child[i];
        if (n->kind == ANY) result |= child[i];
        if (n->kind == SMALLEST && child[i] < result) result = child[i];
        if (n->kind == GREATEST && child[i] > result) result = child[i];
    }
    return result;
}

static bool is_member(const struct node *n, csp_value value)
{
    bool found = false;
    for (int i = 0; i < ROWS; i++) found |= n->set[i] == value;
    return found != n->value;
}

static bool is_row(const struct node *n, const csp_value *pair)
{
    bool found = false;
    for (int i = 0; i < ROWS; i++) found |= n->set[2 * i] == pair[0] && n->set[2 * i + 1] == pair[1];
    return found != n->value;
}

static bool holds_for_all(const struct evaluation *e, const struct node *n, csp_value right)
{
    for (int i = 1; i <= ELEMENTS; i++)
        if (!compare(n->value, e->value[SCALARS + i - 1], i + right)) return false;
    return true;
}

static csp_value limited(struct evaluation *e, wider value)
{
    const bool fits = value <= CSP_MAX_VALUE && value >= -CSP_MAX_VALUE;
    e->is_too_large |= !fits;
    return fits ? (csp_value)value : 1;
}

/* Multiplied step by step; 1 / 0 is undefined, and 1 / 2 is 0. */
static csp_value power(struct evaluation *e, csp_value base, csp_value exponent)
{
    wider result = 1;
    const bool negative = exponent < 0;
    if (base == 0 && negative) {
        e->is_undefined = true;
        return 1;
    }
    if (base == 0 || base == 1) return exponent == 0 ? 1 : base;
    if (base == -1) return exponent % 2 ? -1 : 1;
    if (negative) return 0;
    for (csp_value i = 0; i < exponent && i < 64; i++) result = limited(e, result * base);
    return limited(e, result);
}

static csp_value element(struct evaluation *e, csp_value index)
{
    const bool within = index >= 1 && index <= ELEMENTS;
    e->is_undefined |= !within;
    return within ? e->value[SCALARS + index - 1] : 1;
}

/* Only the branch that is chosen must be defined. */
static csp_value choice(struct evaluation *e, const struct node *n)
{
    const bool undefined = e->is_undefined;
    csp_value value[2];
    bool ok[2];
    for (int i = 0; i < 2; i++) {
        e->is_undefined = false;
        value[i] = evaluate(e, n->child[i]);
        ok[i] = !e->is_undefined;
    }
    e->is_undefined = false;
    const int chosen = evaluate(e, n->child[2]) ? 0 : 1;
    e->is_undefined = undefined || !ok[chosen];
    return value[chosen];
}

static csp_value value_of(struct evaluation *e, const struct node *n);

/* Is it a condition about numbers, which is false where one of them is undefined? */
static bool is_about_numbers(enum kind kind)
{
    return kind == COMPARISON || kind == MEMBER || kind == ALL_DIFFERENT || kind == TABLE ||
           kind == FOR_ALL;
}

static csp_value evaluate(struct evaluation *e, const struct node *n)
{
    const bool outside = e->is_undefined;
    if (n->kind == CHOICE || n->kind == CHOICE_OF_CONDITIONS) return choice(e, n);
    if (!is_about_numbers(n->kind)) return value_of(e, n);
    e->is_undefined = false;
    csp_value holds = value_of(e, n);
    if (e->is_undefined) holds = 0;
    e->is_undefined = outside;
    return holds;
}

static csp_value value_of(struct evaluation *e, const struct node *n)
{
    csp_value c[3] = {0};
    for (int i = 0; i < n->count; i++) c[i] = evaluate(e, n->child[i]);
    if ((n->kind == DIVIDED || n->kind == REMAINDER) && !c[1]) e->is_undefined = true, c[1] = 1;
    switch (n->kind) {
    case CONSTANT: return n->value;
    case VARIABLE: return e->value[n->value];
    case PLUS: return limited(e, (wider)c[0] + c[1]);
    case MINUS: return limited(e, (wider)c[0] - c[1]);
    case TIMES: return limited(e, (wider)c[0] * c[1]);
    case DIVIDED: return c[0] / c[1];
    case REMAINDER: return c[0] % c[1];
    case NEGATIVE: return -c[0];
    case ABSOLUTE: return llabs(c[0]);
    case ELEMENT: return element(e, c[0]);
    case POWER: return power(e, c[0], c[1]);
    case COUNT: return (c[0] == c[2]) + (c[1] == c[2]);
    case COUNTING: return c[0] + c[1];
    case TRUTH: return c[0];
    case COMPARISON: return compare(n->value, c[0], c[1]);
    case MEMBER: return is_member(n, c[0]);
    case NOT: return !c[0];
    case AND: return c[0] && c[1];
    case OR: return c[0] || c[1];
    case XOR: return c[0] != c[1];
    case IMPLIES: return !c[0] || c[1];
    case EQUIVALENT: return c[0] == c[1];
    case ALL_DIFFERENT: return c[0] != c[1] && c[0] != c[2] && c[1] != c[2];
    case TABLE: return is_row(n, c);
    case FOR_ALL: return holds_for_all(e, n, c[0]);
    default: return limited(e, fold(n, c));
    }
}

/* *doubtful: a number is too large.  That rules out the assignment, unless the number does not matter, or is a sum, which is
   exact.  tests/csp/test_large_models.c is about such numbers.  */
static bool is_solution(const struct problem *p, const csp_value *value, csp_value *objective,
                        bool *doubtful)
{
    struct evaluation e = {.value = value};
    bool holds = true;
    for (int i = 0; i < p->statements; i++) holds &= evaluate(&e, p->statement[i]) != 0;
    *objective = p->objective ? evaluate(&e, p->objective) : 0;
    *doubtful |= e.is_too_large;
    return holds && !e.is_undefined && !e.is_too_large;
}

static bool is_better(const struct problem *p, csp_value value, csp_value best)
{
    return p->goal == CSP_MINIMISE ? value < best : value > best;
}

static uint64_t try_all(const struct problem *p, csp_value *best, bool *doubtful)
{
    int choice[VARIABLES] = {0};
    csp_value value[VARIABLES];
    uint64_t solutions = 0;
    for (int x = 0; x < VARIABLES;) {
        csp_value objective;
        for (int k = 0; k < VARIABLES; k++) value[k] = p->values[k][choice[k]];
        if (is_solution(p, value, &objective, doubtful)) {
            if (!solutions || is_better(p, objective, *best)) *best = objective;
            solutions++;
        }
        for (x = 0; x < VARIABLES && ++choice[x] == p->value_count[x]; x++) choice[x] = 0;
    }
    return solutions;
}

/* ---- random problems ---- */

/* Few values each; now and then far apart. */
static void choose_domains(struct problem *p)
{
    static const csp_value far[][3] = {{1, 500, 70000}, {-3000000000, 2, 4000000000}};
    for (int x = 0; x < VARIABLES; x++) {
        const int low = some(p, 6) - 3;
        p->value_count[x] = x < SCALARS ? 1 + some(p, MOST_VALUES) : 2;
        for (int i = 0; i < p->value_count[x]; i++) p->values[x][i] = low + i;
        if (some(p, 8) == 0) {
            p->value_count[x] = x < SCALARS ? 3 : 2;
            memcpy(p->values[x], far[some(p, 3) == 0], sizeof far[0]);
        }
        if (x > SCALARS) { /* the elements of an array have the same */
            p->value_count[x] = p->value_count[SCALARS];
            memcpy(p->values[x], p->values[SCALARS], sizeof p->values[x]);
        }
    }
}

static void make_problem(struct problem *p)
{
    p->nodes = p->statements = 0;
    choose_domains(p);
    for (int i = 1 + some(p, MOST_STATEMENTS); i > 0; i--) p->statement[p->statements++] = statement(p);
    p->goal = (csp_goal)some(p, 3);
    p->objective = p->goal == CSP_SATISFY ? NULL : number(p, 2);
    write_problem(p);
}

/* ---- comparing ---- */

static csp_variable find_variable(const csp_model *m, int x)
{
    struct text name = {0};
    write_variable(&name, x);
    csp_variable found = -1;
    for (int i = 0; i < csp_variable_count(m) && found < 0; i++)
        if (!strcmp(csp_variable_name(m, i), name.bytes)) found = i;
    text_free(&name);
    assert_true(found >= 0);
    return found;
}

/* Bounds of large numbers may come nearer one by one. */
static bool takes_too_long(void *context, const csp_counters *so_far)
{
    (void)context;
    return so_far->propagations > MOST_PROPAGATIONS;
}

/* Without a goal: all solutions.  With one: the last is the best.  False: the search was stopped. */
static bool compare_with_search(struct problem *p, const csp_model *m, uint64_t expected, csp_value best)
{
    csp_options o = random_options(p->rng);
    o.algorithm = (csp_algorithm)some(p, 6);
    o.variable_order = (csp_variable_order)some(p, 3); /* the others would begin with computed numbers */
    o.stop = takes_too_long;
    csp_search *s = csp_search_new(m, &o);
    csp_result result;
    uint64_t found = 0;
    csp_value objective = 0;
    assert_non_null(s);
    while ((result = csp_search_next(s)) == CSP_SOLUTION) {
        csp_value value[VARIABLES];
        for (int x = 0; x < VARIABLES; x++) value[x] = csp_search_value(s, find_variable(m, x));
        bool doubtful = false;
        if (!is_solution(p, value, &objective, &doubtful))
            fail_msg("a wrong solution of:\n%s", p->text.bytes);
        found++;
    }
    csp_search_free(s);
    if (result == CSP_STOPPED) return false;
    if (p->goal == CSP_SATISFY && found != expected)
        fail_msg("%d solutions, not %d, of:\n%s", (int)found, (int)expected, p->text.bytes);
    if (p->goal != CSP_SATISFY && (!found != !expected || (found && objective != best)))
        fail_msg("the best is %" PRId64 ", not %" PRId64 " (%d of %d solutions), of:\n%s", objective,
                 best, (int)found, (int)expected, p->text.bytes);
    return true;
}

static void models_mean_what_brute_force_finds(void **state)
{
    static struct problem p;
    struct rng r = rng_from_seed(test_seed());
    const int cases = test_cases(2000);
    int solvable = 0, with_goal = 0, refused = 0, stopped = 0, skipped = 0;
    (void)state;
    p.rng = &r;
    for (int i = 0; i < cases; i++) {
        csp_value best = 0;
        csp_error e;
        make_problem(&p);
        csp_model *m = csp_read_model(p.text.bytes, p.text.length, &e);
        if (!m) { /* an index or a number that is known to be wrong */
            refused++;
            if (!strstr(e.message, "index") && !strstr(e.message, "exceeds") &&
                !strstr(e.message, "division by 0") && !strstr(e.message, "power of numbers"))
                fail_msg("%ld:%ld: %s in:\n%s", e.line, e.column, e.message, p.text.bytes);
            continue;
        }
        bool doubtful = false;
        const uint64_t solutions = try_all(&p, &best, &doubtful);
        solvable += solutions > 0;
        with_goal += solutions > 0 && p.goal != CSP_SATISFY;
        skipped += doubtful;
        for (int k = 0; k < 2 && !doubtful; k++) stopped += !compare_with_search(&p, m, solutions, best);
        csp_model_free(m);
    }
    text_free(&p.text);
    printf("%d models: %d with solutions, %d of these with a goal, %d refused, %d skipped, %d searches "
           "stopped\n",
           cases, solvable, with_goal, refused, skipped, stopped);
    assert_true(solvable > cases / 4 && with_goal > cases / 8 && refused < cases / 8 &&
                skipped < cases / 8 && stopped < cases / 20);
}

int main(void)
{
    const struct CMUnitTest tests[] = {cmocka_unit_test(models_mean_what_brute_force_finds)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}

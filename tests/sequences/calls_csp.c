/* SPDX-License-Identifier: MIT */
/* calls_csp.c - the calls of csp.h that build models; those that search them are in calls_csp_search.c. */
#include <inttypes.h>

#include "sequences/csp_world.h"

csp_value large_value(struct rng *r)
{
    static const csp_value large[] = {CSP_MAX_VALUE,      -CSP_MAX_VALUE,        CSP_MAX_VALUE - 1,
                                      (csp_value)1 << 62, -((csp_value)1 << 62), (csp_value)1 << 32,
                                      3037000499, /* its square is just below 2^63 */
                                      -3037000500};
    return large[rng_below(r, sizeof large / sizeof *large)];
}

/* ---- models ---- */

static struct model *free_model(struct csp_world *w)
{
    for (int i = 0; i < MODELS; i++)
        if (!w->model[i].m) return &w->model[i];
    return NULL;
}

struct model *take_model(struct run *r)
{
    struct csp_world *w = r->world;
    struct model *alive[MODELS];
    int count = 0;
    for (int i = 0; i < MODELS; i++)
        if (w->model[i].m) alive[count++] = &w->model[i];
    return count ? alive[take(r, count)] : NULL;
}

static bool is_searched(const struct csp_world *w, const struct model *m)
{
    for (int i = 0; i < SEARCHES; i++)
        if (w->search[i].s && w->search[i].model == m) return true;
    return false;
}

/* A model that may still change; NULL: none. */
static struct model *take_open_model(struct run *r)
{
    struct model *m = take_model(r);
    return m && !m->is_shared && !is_searched(r->world, m) ? m : NULL;
}

static void make_model(struct run *r)
{
    struct model *m = free_model(r->world);
    if (!m) return;
    *m = (struct model){.name = new_name(r), .is_known = true};
    say(r, "csp_model *m%d = csp_model_new();", m->name);
    m->m = csp_model_new();
}

void free_model_at(struct run *r, struct model *m)
{
    struct csp_world *w = r->world;
    for (int i = 0; i < SEARCHES; i++)
        if (w->search[i].s && w->search[i].model == m) free_search_at(r, &w->search[i]);
    if (!m->is_shared) {
        say(r, "csp_model_free(m%d);", m->name);
        csp_model_free(m->m);
    }
    m->m = NULL;
}

static void free_model_call(struct run *r)
{
    struct model *m = take_model(r);
    if (m) free_model_at(r, m);
    else {
        say(r, "csp_model_free(NULL);");
        csp_model_free(NULL);
    }
}

static const char *const model_texts[] = {
    "var x, y : 1..5\nx + y = 6\nx < y",
    "var q[4] : 1..4\nall_different(q)\nforall i in 1..3, j in i+1..4: abs(q[i] - q[j]) != j - i",
    "var x : {1, 500, 70000}; var y : 0..3\nx in {7}\nall_different(x, y)",
    "var b[3] : bool; var x : 0..7\nx = 4 * b[1] + 2 * b[2] + b[3]\nmaximise x % 5",
    "let t = {(1, 2), (2, 3), (3, 1)}\nvar a, b, c : 1..3\n(a, b) in t; (b, c) not in t\nprint a, c",
    "var a[3] : -2..2; var i : 1..3\na[i] = max(a) and (a[1] = 0 -> i != 1)\nminimise sum(a)",
    "var x : -1000000000000..1000000000000\nx * x = 49",
    "var x, y : 1..9223372036854775806\nx * y < 3037000500; x + y > 4000000000",
    "var x : 1..3\nx = = 2",
};
static const char *const flatzinc_texts[] = {
    "var 1..4: x :: output_var;\nvar 1..4: y;\nconstraint int_lt(x, y);\nsolve satisfy;\n",
    "array [1..2] of int: c = [1, 1];\nvar 0..9: a;\nvar 0..9: b;\n"
    "constraint int_lin_eq(c, [a, b], 9);\nconstraint int_times(a, b, 14);\nsolve maximize a;\n",
    "var bool: p;\nvar bool: q;\nconstraint bool_clause([p], [q]);\nsolve :: int_search([p, q], "
    "first_fail, "
    "indomain_max, complete) satisfy;\n",
    "var int: x;\nvar int: y;\nconstraint int_times(x, x, y);\nconstraint int_plus(x, y, 56);\nsolve "
    "satisfy;\n",
    "var int: x;\nvar 3037000500..4000000000: y;\nconstraint int_times(y, y, x);\nsolve minimize x;\n",
    "var 1..3: x;\nconstraint nonsense(x);\nsolve satisfy;\n",
};
static const char *const graph_texts[] = {
    "p edge 4 5\ne 1 2\ne 1 3\ne 2 3\ne 2 4\ne 3 4\n",
    "c a ring\np col 5 5\ne 1 2\ne 2 3\ne 3 4\ne 4 5\ne 5 1\n",
    "p edge 2 1\ne 1 1\n",
};
enum {
    MODEL_TEXTS = sizeof model_texts / sizeof *model_texts,
    FLATZINC_TEXTS = sizeof flatzinc_texts / sizeof *flatzinc_texts,
    GRAPH_TEXTS = sizeof graph_texts / sizeof *graph_texts
};

/* A text, or half of the time its beginning. */
static size_t take_length(struct run *r, const char *text)
{
    const size_t length = strlen(text);
    return take(r, 2) ? (size_t)take(r, (int)length + 1) : length;
}

static void adopt_model(struct model *m, csp_model *read)
{
    m->m = read;
    if (read) m->variables = csp_variable_count(read);
}

static void read_model(struct run *r)
{
    struct model *m = free_model(r->world);
    if (!m) return;
    *m = (struct model){.name = new_name(r)};
    const char *text = model_texts[take(r, MODEL_TEXTS)];
    const size_t length = take_length(r, text);
    m->is_large = strstr(text, "000000000") || strstr(text, "9223372036854775806");
    say(r, "csp_model *m%d = csp_read_model(%s, %zu, NULL);", m->name, text_in_c(r, text), length);
    adopt_model(m, csp_read_model(text, length, NULL));
}

static void read_flatzinc(struct run *r)
{
    struct model *m = free_model(r->world);
    if (!m) return;
    *m = (struct model){.name = new_name(r)};
    const char *text = flatzinc_texts[take(r, FLATZINC_TEXTS)];
    const size_t length = take_length(r, text);
    m->is_large = strstr(text, "var int") != NULL;
    say(r, "csp_model *m%d = csp_read_flatzinc(%s, %zu, &(csp_error){.line = 0});", m->name,
        text_in_c(r, text), length);
    adopt_model(m, csp_read_flatzinc(text, length, &(csp_error){.line = 0}));
}

static void read_graph(struct run *r)
{
    struct model *m = free_model(r->world);
    if (!m) return;
    *m = (struct model){.name = new_name(r)};
    const char *text = graph_texts[take(r, GRAPH_TEXTS)];
    const size_t length = take_length(r, text);
    const int colours = 1 + take(r, 4);
    say(r, "csp_model *m%d = csp_read_graph(%s, %zu, %d, NULL);", m->name, text_in_c(r, text), length,
        colours);
    adopt_model(m, csp_read_graph(text, length, colours, NULL));
}

/* ---- variables ---- */

/* `x` is a new variable of the model with these values; NULL: they are too many to try. */
static void add_known(struct run *r, struct model *m, csp_variable x, const csp_value *values, int count)
{
    EXPECT(r, x >= m->variables, "csp_variable_count(m%d) > %d", m->name, m->variables);
    if (x > m->variables || !values)
        m->is_known = false; /* constraints may add variables of their own */
    else {
        struct values *v = &m->domain[x];
        v->count = 0;
        for (int i = 0; i < count; i++) {
            bool is_new = true;
            for (int k = 0; k < v->count; k++) is_new &= v->value[k] != values[i];
            if (is_new) v->value[v->count++] = values[i];
        }
    }
    m->variables = x + 1;
}

static const char *take_variable_name(struct run *r, const struct model *m, char name[16])
{
    if (take(r, 2)) return NULL;
    snprintf(name, 16, "v%d", m->variables);
    return name;
}

static void add_range(struct run *r)
{
    struct model *m = take_open_model(r);
    if (!m || m->variables >= MOST_VARIABLES) return;
    char room[16];
    const char *name = take_variable_name(r, m, room);
    const int low = take(r, 7) - 4, high = low + take(r, 7) - 1 + (take(r, 5) == 0);
    csp_value values[16];
    for (int v = low; v <= high; v++) values[v - low] = v;
    say(r, "csp_add_range(m%d, %s, %d, %d);", m->name, text_in_c(r, name), low, high);
    add_known(r, m, csp_add_range(m->m, name, low, high), values, high - low + 1);
}

static void add_truth(struct run *r)
{
    struct model *m = take_open_model(r);
    if (!m || m->variables >= MOST_VARIABLES) return;
    say(r, "csp_add_range(m%d, NULL, 0, 1);", m->name);
    add_known(r, m, csp_add_range(m->m, NULL, 0, 1), (csp_value[]){0, 1}, 2);
}

static void add_large_range(struct run *r)
{
    static const csp_value bound[] = {0, 1, -1, 65535, 65536, -70000, 70000};
    struct model *m = take_open_model(r);
    if (!m || m->variables >= MOST_VARIABLES) return;
    const int from = take(r, 12), to = take(r, 12);
    struct rng g = take_random(r);
    const csp_value low = from < 7    ? bound[from]
                          : from < 10 ? large_value(&g)
                                      : -CSP_NO_BOUND,
                    high = to < 7    ? bound[to]
                           : to < 10 ? large_value(&g)
                                     : CSP_NO_BOUND;
    m->is_large = true;
    say(r, "csp_add_range(m%d, NULL, %" PRId64 ", %" PRId64 ");", m->name, low, high);
    add_known(r, m, csp_add_range(m->m, NULL, low, high), NULL, 0);
}

/* Near each other, or so far apart that a domain keeps a list of them. */
static int take_values(struct run *r, csp_value values[MOST_VALUES])
{
    static const int far[] = {1, 500, 70000, -6, 2, 3};
    const int count = take(r, MOST_VALUES + 1), kind = take(r, 3);
    struct rng g = take_random(r);
    for (int i = 0; i < count; i++)
        values[i] = kind == 0   ? rng_below(&g, 3) ? far[rng_below(&g, 6)] : large_value(&g)
                      : kind == 1 ? rng_below(&g, 7) - 2
                                : 64 * rng_below(&g, 40) + rng_below(&g, 5);
    return count;
}

static void add_values(struct run *r)
{
    struct model *m = take_open_model(r);
    if (!m || m->variables >= MOST_VARIABLES) return;
    csp_value values[MOST_VALUES];
    char room[16];
    const char *name = take_variable_name(r, m, room);
    const int count = take_values(r, values);
    say(r, "csp_add_values(m%d, %s, %s, %d);", m->name, text_in_c(r, name),
        values_in_c(r, values, count), count);
    add_known(r, m, csp_add_values(m->m, name, values, (size_t)count), values, count);
}

/* Some of the values that a variable has, others, or none.  Only before the first search. */
static void restrict_values(struct run *r)
{
    struct model *m = take_open_model(r);
    if (!m || m->was_searched || !m->variables) return;
    const csp_variable x = take(r, m->variables);
    csp_value values[MOST_VALUES];
    int count = take_values(r, values);
    const struct values old = m->domain[x < MOST_VARIABLES ? x : 0];
    const int some = m->is_known ? take(r, 3) : 0;
    for (int i = 0; i < old.count && some && count < MOST_VALUES; i += some)
        values[count++] = old.value[i];
    say(r, "csp_restrict(m%d, %d, %s, %d);", m->name, x, values_in_c(r, values, count), count);
    const bool done = csp_restrict(m->m, x, values, (size_t)count);
    EXPECT(r, done, "!csp_model_error(m%d)", m->name);
    if (!m->is_known) return;
    struct values *v = &m->domain[x];
    v->count = 0;
    for (int i = 0; i < old.count; i++)
        for (int k = 0; k < count; k++)
            if (old.value[i] == values[k]) {
                v->value[v->count++] = values[k];
                break;
            }
}

/* ---- constraints ---- */

/* A model and some of its variables for a constraint. */
struct scope {
    struct model *m;
    csp_variable x[MOST_SCOPE];
    int count;
};

/* Between `fewest` and `most` variables; the last `truths` of them are 0 or 1 if there are such. */
static bool take_scope(struct run *r, struct scope *s, int fewest, int most, int truths)
{
    csp_variable truth[MOST_VARIABLES];
    int truth_count = 0;
    s->m = take_open_model(r);
    if (!s->m || !s->m->variables) return false;
    for (int x = 0; x < s->m->variables && x < MOST_VARIABLES && s->m->is_known; x++) {
        bool is_truth = true;
        for (int i = 0; i < s->m->domain[x].count; i++)
            is_truth &= s->m->domain[x].value[i] == 0 || s->m->domain[x].value[i] == 1;
        if (is_truth) truth[truth_count++] = x;
    }
    s->count = fewest + take(r, most - fewest + 1);
    struct rng g = take_random(r);
    for (int i = 0; i < s->count; i++) {
        s->x[i] = rng_below(&g, s->m->variables);
        if (i >= s->count - truths && truth_count) s->x[i] = truth[rng_below(&g, truth_count)];
    }
    return true;
}

/* A constraint is refused only with a sentence. */
static void check_added(struct run *r, const struct model *m, bool added)
{
    EXPECT(r, added || csp_model_error(m->m), "csp_constraint_count(m%d) >= 0", m->name);
}

static void add_compare(struct run *r)
{
    struct scope s;
    if (!take_scope(r, &s, 2, 2, 0)) return;
    const csp_operator op = (csp_operator)take(r, 6);
    const bool small = take(r, 20);
    struct rng g = take_random(r);
    const csp_value offset = small ? rng_below(&g, 7) - 3 : large_value(&g);
    say(r, "csp_compare(m%d, %d, %d, %d, %" PRId64 ");", s.m->name, s.x[0], op, s.x[1], offset);
    check_added(r, s.m, csp_compare(s.m->m, s.x[0], op, s.x[1], offset));
}

static void add_table(struct run *r)
{
    struct scope s;
    if (!take_scope(r, &s, 1, 3, 0)) return;
    const bool allowed = take(r, 3);
    const int rows = take(r, 12);
    struct rng g = take_random(r);
    csp_value row[12 * 3];
    for (int i = 0; i < rows * s.count; i++)
        row[i] = rng_below(&g, 12)  ? rng_below(&g, 6) - 2
                 : rng_below(&g, 2) ? 500 + 69500 * rng_below(&g, 2)
                                    : large_value(&g);
    say(r, "csp_table(m%d, %s, %d, %s, %d, %d);", s.m->name, ints_in_c(r, s.x, s.count), s.count,
        values_in_c(r, row, rows * s.count), rows, allowed);
    check_added(r, s.m, csp_table(s.m->m, s.x, s.count, row, (size_t)rows, allowed));
}

static void add_all_different(struct run *r)
{
    struct scope s;
    if (!take_scope(r, &s, 0, MOST_SCOPE, 0)) return;
    const csp_strength strength = (csp_strength)take(r, 3);
    say(r, "csp_all_different(m%d, %s, %d, %d);", s.m->name, ints_in_c(r, s.x, s.count), s.count,
        strength);
    check_added(r, s.m, csp_all_different(s.m->m, s.x, s.count, strength));
}

/* Now and then one that is refused. */
static void take_coefficients(struct run *r, csp_value coefficient[MOST_SCOPE], int count)
{
    struct rng g = take_random(r);
    for (int i = 0; i < count; i++)
        coefficient[i] = rng_below(&g, 20)  ? rng_below(&g, 7) - 3
                         : rng_below(&g, 8) ? large_value(&g)
                                            : CSP_NO_BOUND;
}

static csp_value take_right(struct run *r)
{
    const bool small = take(r, 20);
    struct rng g = take_random(r);
    return small ? rng_below(&g, 12) - 4 : large_value(&g);
}

static void add_linear(struct run *r)
{
    struct scope s;
    csp_value coefficient[MOST_SCOPE];
    if (!take_scope(r, &s, 0, MOST_SCOPE, 0)) return;
    take_coefficients(r, coefficient, s.count);
    const csp_operator op = (csp_operator)take(r, 6);
    const csp_value right = take_right(r);
    say(r, "csp_linear(m%d, %s, %s, %d, %d, %" PRId64 ");", s.m->name,
        values_in_c(r, coefficient, s.count), ints_in_c(r, s.x, s.count), s.count, op, right);
    check_added(r, s.m, csp_linear(s.m->m, coefficient, s.x, s.count, op, right));
}

static void add_linear_truth(struct run *r)
{
    struct scope s;
    csp_value coefficient[MOST_SCOPE];
    if (!take_scope(r, &s, 1, MOST_SCOPE, 1)) return;
    const int count = s.count - 1;
    take_coefficients(r, coefficient, count);
    const csp_operator op = (csp_operator)take(r, 6);
    const csp_value right = take_right(r);
    const csp_truth kind = (csp_truth)take(r, 2);
    say(r, "csp_linear_truth(m%d, %s, %s, %d, %d, %" PRId64 ", %d, %d);", s.m->name,
        values_in_c(r, coefficient, count), ints_in_c(r, s.x, count), count, op, right, kind,
        s.x[count]);
    check_added(r, s.m, csp_linear_truth(s.m->m, coefficient, s.x, count, op, right, kind, s.x[count]));
}

static void add_member_truth(struct run *r)
{
    struct scope s;
    csp_value values[MOST_VALUES];
    if (!take_scope(r, &s, 2, 2, 1)) return;
    const csp_truth kind = (csp_truth)take(r, 2);
    const int count = take_values(r, values);
    say(r, "csp_member_truth(m%d, %d, %s, %d, %d, %d);", s.m->name, s.x[0],
        values_in_c(r, values, count), count, kind, s.x[1]);
    check_added(r, s.m, csp_member_truth(s.m->m, s.x[0], values, (size_t)count, kind, s.x[1]));
}

static void add_element(struct run *r)
{
    struct scope s;
    if (!take_scope(r, &s, 3, MOST_SCOPE, 0)) return;
    const int count = s.count - 2;
    const bool small = take(r, 20);
    struct rng g = take_random(r);
    const csp_value first = small ? rng_below(&g, 4) - 1 : large_value(&g);
    say(r, "csp_element(m%d, %d, %" PRId64 ", %s, %d, %d);", s.m->name, s.x[count], first,
        ints_in_c(r, s.x, count), count, s.x[count + 1]);
    check_added(r, s.m, csp_element(s.m->m, s.x[count], first, s.x, count, s.x[count + 1]));
}

/* minimum, maximum, and, or, xor: variables and a result */
static const struct {
    const char *name;
    bool (*add)(csp_model *, const csp_variable *, int, csp_variable);
    bool of_truths;
} folds[] = {
    {"csp_minimum", csp_minimum, false}, {"csp_maximum", csp_maximum, false},
    {"csp_and", csp_and, true},          {"csp_or", csp_or, true},
    {"csp_xor", csp_xor, true},
};

static void add_fold(struct run *r)
{
    struct scope s;
    const int kind = take(r, 5);
    if (!take_scope(r, &s, folds[kind].of_truths ? 1 : 2, MOST_SCOPE,
                    folds[kind].of_truths ? MOST_SCOPE : 0))
        return;
    const int count = s.count - 1;
    say(r, "%s(m%d, %s, %d, %d);", folds[kind].name, s.m->name, ints_in_c(r, s.x, count), count,
        s.x[count]);
    check_added(r, s.m, folds[kind].add(s.m->m, s.x, count, s.x[count]));
}

static const struct {
    const char *name;
    bool (*add)(csp_model *, csp_variable, csp_variable, csp_variable);
} operations[] = {
    {"csp_times", csp_times}, {"csp_div", csp_div}, {"csp_mod", csp_mod}, {"csp_power", csp_power}};

static void add_operation(struct run *r)
{
    struct scope s;
    const int kind = take(r, 4);
    if (!take_scope(r, &s, 3, 3, 0)) return;
    say(r, "%s(m%d, %d, %d, %d);", operations[kind].name, s.m->name, s.x[0], s.x[1], s.x[2]);
    check_added(r, s.m, operations[kind].add(s.m->m, s.x[0], s.x[1], s.x[2]));
}

static void add_abs(struct run *r)
{
    struct scope s;
    if (!take_scope(r, &s, 2, 2, 0)) return;
    say(r, "csp_abs(m%d, %d, %d);", s.m->name, s.x[0], s.x[1]);
    check_added(r, s.m, csp_abs(s.m->m, s.x[0], s.x[1]));
}

static void add_clause(struct run *r)
{
    struct scope s;
    if (!take_scope(r, &s, 0, MOST_SCOPE, MOST_SCOPE)) return;
    const int positives = take(r, s.count + 1), negatives = s.count - positives;
    say(r, "csp_clause(m%d, %s, %d, %s, %d);", s.m->name, ints_in_c(r, s.x, positives), positives,
        ints_in_c(r, s.x + positives, negatives), negatives);
    check_added(r, s.m, csp_clause(s.m->m, s.x, positives, s.x + positives, negatives));
}

/* For small domains only. */
static void add_predicate(struct run *r)
{
    struct scope s;
    if (!take_scope(r, &s, 1, 3, 0) || !s.m->is_known) return;
    say(r, "csp_add_predicate(m%d, %s, %d, sum_is_even, &few[%d]);", s.m->name,
        ints_in_c(r, s.x, s.count), s.count, s.count);
    check_added(r, s.m, csp_add_predicate(s.m->m, s.x, s.count, sum_is_even, &few[s.count]));
}

/* ---- goals, groups, outputs ---- */

static void set_goal(struct run *r)
{
    struct scope s;
    if (!take_scope(r, &s, 1, 1, 0)) return;
    const csp_goal goal = (csp_goal)take(r, 3);
    say(r, "csp_set_goal(m%d, %d, %d);", s.m->name, goal, s.x[0]);
    const bool set = csp_set_goal(s.m->m, goal, s.x[0]);
    if (set)
        EXPECT(r, csp_model_goal(s.m->m, NULL) == goal, "csp_model_goal(m%d, NULL) == %d", s.m->name,
               goal);
}

static void add_group(struct run *r)
{
    struct scope s;
    if (!take_scope(r, &s, 0, MOST_SCOPE, 0)) return;
    const csp_variable_order variable_order = (csp_variable_order)take(r, 5);
    const csp_value_order value_order = (csp_value_order)take(r, 6);
    say(r, "csp_add_group(m%d, %s, %d, %d, %d);", s.m->name, ints_in_c(r, s.x, s.count), s.count,
        variable_order, value_order);
    check_added(r, s.m, csp_add_group(s.m->m, s.x, s.count, variable_order, value_order));
}

static void add_output(struct run *r)
{
    struct scope s;
    char name[16], shape[16];
    if (!take_scope(r, &s, 1, MOST_SCOPE, 0)) return;
    const bool is_array = s.count > 1 || take(r, 2);
    snprintf(name, sizeof name, "out%d", new_name(r));
    snprintf(shape, sizeof shape, "1..%d", s.count);
    const csp_output o = {
        .name = name, .variables = s.x, .count = s.count, .shape = is_array ? shape : NULL};
    say(r, "csp_add_output(m%d, &(csp_output){.name = %s, .variables = %s, .count = %d, .shape = %s});",
        s.m->name, text_in_c(r, o.name), ints_in_c(r, s.x, s.count), s.count, text_in_c(r, o.shape));
    check_added(r, s.m, csp_add_output(s.m->m, &o));
}

/* ---- the table ---- */

/* Before any search. */
static void tabulate(struct run *r)
{
    struct model *m = take_open_model(r);
    if (!m || m->was_searched || m->is_large || csp_model_error(m->m)) return;
    EXPECT(r, csp_tabulate(m->m, NULL), "csp_tabulate(m%d, NULL)", m->name);
}

static const struct call calls[] = {
    {"csp_model_new", 3, make_model},
    {"csp_add_range", 6, add_range},
    {"csp_add_range of truths", 4, add_truth},
    {"csp_add_values", 4, add_values},
    {"csp_read_model", 1, read_model},
    {"csp_read_flatzinc", 1, read_flatzinc},
    {"csp_read_graph", 1, read_graph},
    {"csp_add_range of many", 1, add_large_range},
    {"csp_restrict", 5, restrict_values},
    {"csp_compare", 3, add_compare},
    {"csp_table", 3, add_table},
    {"csp_all_different", 4, add_all_different},
    {"csp_linear", 3, add_linear},
    {"csp_linear_truth", 3, add_linear_truth},
    {"csp_member_truth", 3, add_member_truth},
    {"csp_element", 3, add_element},
    {"csp_minimum...csp_xor", 5, add_fold},
    {"csp_times, csp_div, csp_mod", 5, add_operation},
    {"csp_abs", 3, add_abs},
    {"csp_clause", 3, add_clause},
    {"csp_add_predicate", 2, add_predicate},
    {"csp_set_goal", 3, set_goal},
    {"csp_add_group", 2, add_group},
    {"csp_add_output", 2, add_output},
    {"csp_model_free", 1, free_model_call},
    {"csp_search_new", 8, make_search},
    {"csp_search_next", 8, next_solution},
    {"csp_tree_print", 2, print_tree},
    {"csp_propagate", 4, propagate},
    {"csp_domain_has", 2, look_at_domain},
    {"csp_print_solution", 3, print_solution},
    {"csp_search_free", 2, free_search_call},
    {"csp_verify", 2, verify_values},
    {"csp_constraint_scope", 2, look_at_model},
    {"every solution", 6, check_all_solutions},
    {"csp_textbook_search", 3, search_by_textbook},
    {"csp_tabulate", 2, tabulate},
    {"an adopted model", 1, adopt_shared_model},
};

static void release(struct run *r)
{
    struct csp_world *w = r->world;
    for (int i = 0; i < MODELS; i++)
        if (w->model[i].m) free_model_at(r, &w->model[i]);
}

const struct call_table csp_calls = {
    "csp", "csp_textbook.h", calls, sizeof calls / sizeof *calls, 5, sizeof(struct csp_world), release};

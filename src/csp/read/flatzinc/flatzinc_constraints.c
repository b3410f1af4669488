/* SPDX-License-Identifier: MIT */
/* flatzinc_constraints.c - the constraints of FlatZinc by their names; the table is at the end. */
#include "base/memory.h"
#include "csp/domain/bounds.h"
#include "csp/model/model.h"
#include "csp/read/flatzinc/flatzinc_call.h"

/* ---- comparisons and sums ---- */

/* What is said of a sum; constants in it have moved to the right side. */
struct sum {
    csp_value *coefficient;
    csp_variable *variable;
    int count;
    csp_value right;
};

static bool make_sum(const struct fzn_call *c, struct sum *s, int terms)
{
    const size_t room = (size_t)terms + 1; /* one more, see post_sum() */
    *s = (struct sum){.coefficient = fzn_allocate(c->reader, room, sizeof(csp_value)),
                      .variable = fzn_allocate(c->reader, room, sizeof(csp_variable))};
    return s->coefficient && s->variable;
}

static bool add_term(const struct fzn_call *c, struct sum *s, csp_value coefficient,
                     const struct fzn_value *v)
{
    if (fzn_is_constant(v)) {
        csp_value number, product;
        if (!fzn_number(c->reader, v, &number)) return false;
        if (__builtin_mul_overflow(coefficient, number, &product) ||
            __builtin_sub_overflow(s->right, product, &s->right))
            return fzn_fail(c->reader, v->at, say(sum_too_large));
        return true;
    }
    s->coefficient[s->count] = coefficient;
    s->variable[s->count++] = fzn_variable(c->reader, v);
    return true;
}

/* `truth` NULL: it holds.  An empty sum becomes the sum of a variable that is 0. */
static bool post_sum(const struct fzn_call *c, struct sum *s, const struct fzn_value *truth)
{
    const csp_operator op = c->builtin->op;
    if (!s->count) {
        s->coefficient[0] = 1;
        s->variable[s->count++] = fzn_constant(c->reader, 0);
    }
    if (!truth) return csp_linear(model_of(c), s->coefficient, s->variable, s->count, op, s->right);
    return csp_linear_truth(model_of(c), s->coefficient, s->variable, s->count, op, s->right,
                            c->builtin->truth, fzn_variable(c->reader, truth));
}

static bool post_compare(const struct fzn_call *c)
{
    struct sum s;
    if (!c->builtin->signature[2])
        return csp_compare(model_of(c), variable(c, 0), c->builtin->op, variable(c, 1), 0);
    return make_sum(c, &s, 2) && add_term(c, &s, 1, &c->argument[0]) &&
           add_term(c, &s, -1, &c->argument[1]) && post_sum(c, &s, &c->argument[2]);
}

/* The right side of bool_lin_eq may be a variable. */
static bool post_linear(const struct fzn_call *c)
{
    const struct fzn_value *factor = &c->argument[0], *term = &c->argument[1], *right = &c->argument[2];
    struct sum s;
    if (factor->count != term->count)
        return fzn_fail(c->reader, term->at, say(coefficients_and_terms, factor->count, term->count));
    if (!make_sum(c, &s, term->count + 1)) return false;
    if (right->kind == VALUE_INT) s.right = right->number;
    else if (!add_term(c, &s, -1, right)) return false;
    for (int i = 0; i < term->count; i++) {
        csp_value coefficient;
        if (!fzn_number(c->reader, &factor->item[i], &coefficient) ||
            !add_term(c, &s, coefficient, &term->item[i]))
            return false;
    }
    return post_sum(c, &s, c->builtin->signature[3] ? &c->argument[3] : NULL);
}

static bool post_three_terms(const struct fzn_call *c, csp_value second)
{
    struct sum s;
    return make_sum(c, &s, 3) && add_term(c, &s, 1, &c->argument[0]) &&
           add_term(c, &s, second, &c->argument[1]) && add_term(c, &s, -1, &c->argument[2]) &&
           post_sum(c, &s, NULL);
}

static bool post_plus(const struct fzn_call *c) { return post_three_terms(c, 1); }
static bool post_minus(const struct fzn_call *c) { return post_three_terms(c, -1); }

/* ---- other arithmetic ---- */

static bool post_times(const struct fzn_call *c)
{
    return csp_times(model_of(c), variable(c, 0), variable(c, 1), variable(c, 2));
}

static bool post_div(const struct fzn_call *c)
{
    return csp_div(model_of(c), variable(c, 0), variable(c, 1), variable(c, 2));
}

static bool post_mod(const struct fzn_call *c)
{
    return csp_mod(model_of(c), variable(c, 0), variable(c, 1), variable(c, 2));
}

static bool post_abs(const struct fzn_call *c)
{
    return csp_abs(model_of(c), variable(c, 0), variable(c, 1));
}

static bool post_smaller(const struct fzn_call *c)
{
    return csp_minimum(model_of(c), (csp_variable[]){variable(c, 0), variable(c, 1)}, 2, variable(c, 2));
}

static bool post_larger(const struct fzn_call *c)
{
    return csp_maximum(model_of(c), (csp_variable[]){variable(c, 0), variable(c, 1)}, 2, variable(c, 2));
}

static bool post_minimum(const struct fzn_call *c)
{
    const csp_variable *x = variables(c, 1);
    return x && csp_minimum(model_of(c), x, c->argument[1].count, variable(c, 0));
}

static bool post_maximum(const struct fzn_call *c)
{
    const csp_variable *x = variables(c, 1);
    return x && csp_maximum(model_of(c), x, c->argument[1].count, variable(c, 0));
}

static bool post_power(const struct fzn_call *c)
{
    return csp_power(model_of(c), variable(c, 0), variable(c, 1), variable(c, 2));
}

/* ---- truth ---- */

static bool post_and(const struct fzn_call *c)
{
    const csp_variable *x = variables(c, 0);
    return x && csp_and(model_of(c), x, c->argument[0].count, variable(c, 1));
}

static bool post_or(const struct fzn_call *c)
{
    const struct fzn_value *result = &c->argument[1];
    const csp_variable *x = variables(c, 0);
    if (!x) return false;
    if (result->kind == VALUE_BOOL && result->number)
        return csp_clause(model_of(c), x, c->argument[0].count, NULL, 0);
    return csp_or(model_of(c), x, c->argument[0].count, variable(c, 1));
}

/* An odd number of them is true. */
static bool post_odd(const struct fzn_call *c)
{
    const csp_variable *x = variables(c, 0);
    return x && csp_xor(model_of(c), x, c->argument[0].count, fzn_constant(c->reader, 1));
}

static bool post_both(const struct fzn_call *c)
{
    return csp_and(model_of(c), (csp_variable[]){variable(c, 0), variable(c, 1)}, 2, variable(c, 2));
}

static bool post_either(const struct fzn_call *c)
{
    return csp_or(model_of(c), (csp_variable[]){variable(c, 0), variable(c, 1)}, 2, variable(c, 2));
}

static bool post_one_of_two(const struct fzn_call *c)
{
    return csp_xor(model_of(c), (csp_variable[]){variable(c, 0), variable(c, 1)}, 2, variable(c, 2));
}

static bool post_clause(const struct fzn_call *c)
{
    const csp_variable *positive = variables(c, 0), *negative = variables(c, 1);
    return positive && negative &&
           csp_clause(model_of(c), positive, c->argument[0].count, negative, c->argument[1].count);
}

/* As clauses: the truth implies the clause, and each literal implies the truth. */
static bool post_clause_truth(const struct fzn_call *c)
{
    csp_model *m = model_of(c);
    const int positives = c->argument[0].count, negatives = c->argument[1].count;
    const csp_variable truth = variable(c, 2);
    const csp_variable *positive = variables(c, 0), *negative = variables(c, 1);
    csp_variable *longer = fzn_allocate(c->reader, (size_t)negatives + 1, sizeof *longer);
    if (!positive || !negative || !longer) return false;
    memcpy(longer, negative, (size_t)negatives * sizeof *longer);
    longer[negatives] = truth;
    bool good = csp_clause(m, positive, positives, longer, negatives + 1);
    if (c->builtin->truth == CSP_IF) return good;
    for (int i = 0; good && i < positives; i++) good = csp_clause(m, &truth, 1, &positive[i], 1);
    for (int i = 0; good && i < negatives; i++)
        good = csp_clause(m, (csp_variable[]){truth, negative[i]}, 2, NULL, 0);
    return good;
}

/* ---- arrays ---- */

/* Index and value side by side. */
static bool post_constant_element(const struct fzn_call *c)
{
    const struct fzn_value *array = &c->argument[1];
    const csp_variable x[2] = {variable(c, 0), variable(c, 2)};
    const csp_value *number = fzn_numbers(c->reader, array);
    csp_value *row = fzn_allocate(c->reader, (size_t)array->count, 2 * sizeof *row);
    if (!number || !row) return false;
    for (int i = 0; i < array->count; i++) {
        row[2 * i] = i + 1;
        row[2 * i + 1] = number[i];
    }
    return csp_table(model_of(c), x, 2, row, (size_t)array->count, true);
}

static bool post_element(const struct fzn_call *c)
{
    const struct fzn_value *array = &c->argument[1];
    int constants = 0;
    while (constants < array->count && fzn_is_constant(&array->item[constants])) constants++;
    if (constants == array->count) return post_constant_element(c);
    const csp_variable *x = variables(c, 1);
    return x && csp_element(model_of(c), variable(c, 0), 1, x, array->count, variable(c, 2));
}

static bool post_table(const struct fzn_call *c)
{
    const int arity = c->argument[0].count, values = c->argument[1].count;
    if (arity && values % arity)
        return fzn_fail(c->reader, c->argument[1].at, say(rows_do_not_divide, values, arity));
    const csp_variable *x = variables(c, 0);
    const csp_value *row = fzn_numbers(c->reader, &c->argument[1]);
    return x && row && csp_table(model_of(c), x, arity, row, arity ? (size_t)(values / arity) : 0, true);
}

/* Matching needs a node for each value, so variables with very many values use the simple rule. */
static csp_strength usual_strength(const csp_model *m, const csp_variable *x, int count)
{
    enum { MOST_VALUES = 10000 };
    csp_value low = CSP_MAX_VALUE, high = -CSP_MAX_VALUE;
    for (int i = 0; i < count; i++) {
        const struct domain *d = domain_of(m, x[i]);
        if (d->min < low) low = d->min;
        if (d->max > high) high = d->max;
    }
    return low > high || distance(low, high) <= MOST_VALUES ? CSP_BY_DOMAIN : CSP_BY_VALUE;
}

static csp_strength wanted_strength(const struct fzn_call *c, csp_strength usual)
{
    static const struct {
        const char *annotation;
        csp_strength strength;
    } known[] = {{"domain", CSP_BY_DOMAIN},
                 {"domain_propagation", CSP_BY_DOMAIN},
                 {"bounds", CSP_BY_BOUNDS},
                 {"bounds_propagation", CSP_BY_BOUNDS},
                 {"value", CSP_BY_VALUE},
                 {"val", CSP_BY_VALUE},
                 {"value_propagation", CSP_BY_VALUE}};
    for (int i = 0; i < c->annotations->count; i++)
        for (size_t k = 0; k < sizeof known / sizeof *known; k++)
            if (fzn_is_word(c->reader, c->annotations->item[i].at, known[k].annotation))
                return known[k].strength;
    return usual;
}

static bool post_all_different(const struct fzn_call *c)
{
    const int count = c->argument[0].count;
    const csp_variable *x = variables(c, 0);
    if (!x) return false;
    const csp_strength usual = usual_strength(model_of(c), x, count);
    return csp_all_different(model_of(c), x, count, wanted_strength(c, usual));
}

/* ---- the table ---- */

/* clang-format off */
static const struct fzn_builtin builtins[] = {
    {"int_eq",                   "ii",   post_compare, CSP_EQUAL, 0},
    {"int_ne",                   "ii",   post_compare, CSP_NOT_EQUAL, 0},
    {"int_le",                   "ii",   post_compare, CSP_LESS_EQUAL, 0},
    {"int_lt",                   "ii",   post_compare, CSP_LESS, 0},
    {"int_eq_reif",              "iib",  post_compare, CSP_EQUAL, CSP_IF_AND_ONLY_IF},
    {"int_ne_reif",              "iib",  post_compare, CSP_NOT_EQUAL, CSP_IF_AND_ONLY_IF},
    {"int_le_reif",              "iib",  post_compare, CSP_LESS_EQUAL, CSP_IF_AND_ONLY_IF},
    {"int_lt_reif",              "iib",  post_compare, CSP_LESS, CSP_IF_AND_ONLY_IF},
    {"int_eq_imp",               "iib",  post_compare, CSP_EQUAL, CSP_IF},
    {"int_ne_imp",               "iib",  post_compare, CSP_NOT_EQUAL, CSP_IF},
    {"int_le_imp",               "iib",  post_compare, CSP_LESS_EQUAL, CSP_IF},
    {"int_lt_imp",               "iib",  post_compare, CSP_LESS, CSP_IF},
    {"int_lin_eq",               "CIc",  post_linear, CSP_EQUAL, 0},
    {"int_lin_ne",               "CIc",  post_linear, CSP_NOT_EQUAL, 0},
    {"int_lin_le",               "CIc",  post_linear, CSP_LESS_EQUAL, 0},
    {"int_lin_eq_reif",          "CIcb", post_linear, CSP_EQUAL, CSP_IF_AND_ONLY_IF},
    {"int_lin_ne_reif",          "CIcb", post_linear, CSP_NOT_EQUAL, CSP_IF_AND_ONLY_IF},
    {"int_lin_le_reif",          "CIcb", post_linear, CSP_LESS_EQUAL, CSP_IF_AND_ONLY_IF},
    {"int_lin_eq_imp",           "CIcb", post_linear, CSP_EQUAL, CSP_IF},
    {"int_lin_ne_imp",           "CIcb", post_linear, CSP_NOT_EQUAL, CSP_IF},
    {"int_lin_le_imp",           "CIcb", post_linear, CSP_LESS_EQUAL, CSP_IF},
    {"int_plus",                 "iii",  post_plus, CSP_EQUAL, 0},
    {"int_minus",                "iii",  post_minus, CSP_EQUAL, 0},
    {"int_times",                "iii",  post_times, 0, 0},
    {"int_div",                  "iii",  post_div, 0, 0},
    {"int_mod",                  "iii",  post_mod, 0, 0},
    {"int_pow",                  "iii",  post_power, 0, 0},
    {"int_abs",                  "ii",   post_abs, 0, 0},
    {"int_min",                  "iii",  post_smaller, 0, 0},
    {"int_max",                  "iii",  post_larger, 0, 0},
    {"array_int_minimum",        "iI",   post_minimum, 0, 0},
    {"array_int_maximum",        "iI",   post_maximum, 0, 0},
    {"bool_eq",                  "bb",   post_compare, CSP_EQUAL, 0},
    {"bool_not",                 "bb",   post_compare, CSP_NOT_EQUAL, 0},
    {"bool_xor",                 "bb",   post_compare, CSP_NOT_EQUAL, 0},
    {"bool_le",                  "bb",   post_compare, CSP_LESS_EQUAL, 0},
    {"bool_lt",                  "bb",   post_compare, CSP_LESS, 0},
    {"bool_eq_reif",             "bbb",  post_compare, CSP_EQUAL, CSP_IF_AND_ONLY_IF},
    {"bool_le_reif",             "bbb",  post_compare, CSP_LESS_EQUAL, CSP_IF_AND_ONLY_IF},
    {"bool_lt_reif",             "bbb",  post_compare, CSP_LESS, CSP_IF_AND_ONLY_IF},
    {"bool_eq_imp",              "bbb",  post_compare, CSP_EQUAL, CSP_IF},
    {"bool_le_imp",              "bbb",  post_compare, CSP_LESS_EQUAL, CSP_IF},
    {"bool_lt_imp",              "bbb",  post_compare, CSP_LESS, CSP_IF},
    {"bool_and",                 "bbb",  post_both, 0, 0},
    {"bool_or",                  "bbb",  post_either, 0, 0},
    {"bool_xor",                 "bbb",  post_one_of_two, 0, 0},
    {"bool2int",                 "bi",   post_compare, CSP_EQUAL, 0},
    {"bool_clause",              "BB",   post_clause, 0, 0},
    {"bool_clause_reif",         "BBb",  post_clause_truth, 0, CSP_IF_AND_ONLY_IF},
    {"bool_clause_imp",          "BBb",  post_clause_truth, 0, CSP_IF},
    {"bool_lin_eq",              "CBi",  post_linear, CSP_EQUAL, 0},
    {"bool_lin_le",              "CBi",  post_linear, CSP_LESS_EQUAL, 0},
    {"array_bool_and",           "Bb",   post_and, 0, 0},
    {"array_bool_or",            "Bb",   post_or, 0, 0},
    {"array_bool_xor",           "B",    post_odd, 0, 0},
    {"array_int_element",        "iCi",  post_element, 0, 0},
    {"array_bool_element",       "iTb",  post_element, 0, 0},
    {"array_var_int_element",    "iIi",  post_element, 0, 0},
    {"array_var_bool_element",   "iBb",  post_element, 0, 0},
    {"array_set_element",        "iSv",  post_set_element, 0, 0},
    {"array_var_set_element",    "iVv",  post_set_element, 0, 0},
    {"set_in",                   "iv",   post_member, 0, 0},
    {"set_in_reif",              "ivb",  post_member_truth, 0, CSP_IF_AND_ONLY_IF},
    {"set_in_imp",               "ivb",  post_member_truth, 0, CSP_IF},
    {"set_card",                 "vi",   post_cardinality, 0, 0},
    {"set_union",                "vvv",  post_union, 0, 0},
    {"set_intersect",            "vvv",  post_intersection, 0, 0},
    {"set_diff",                 "vvv",  post_difference, 0, 0},
    {"set_symdiff",              "vvv",  post_symmetric_difference, 0, 0},
    {"set_subset",               "vv",   post_subset, 0, 0},
    {"set_superset",             "vv",   post_superset, 0, 0},
    {"set_eq",                   "vv",   post_same_set, 0, 0},
    {"set_ne",                   "vv",   post_other_set, 0, 0},
    {"set_le",                   "vv",   post_set_order, CSP_LESS_EQUAL, 0},
    {"set_lt",                   "vv",   post_set_order, CSP_LESS, 0},
    {"set_subset_reif",          "vvb",  post_subset, 0, CSP_IF_AND_ONLY_IF},
    {"set_superset_reif",        "vvb",  post_superset, 0, CSP_IF_AND_ONLY_IF},
    {"set_eq_reif",              "vvb",  post_same_set, 0, CSP_IF_AND_ONLY_IF},
    {"set_ne_reif",              "vvb",  post_other_set, 0, CSP_IF_AND_ONLY_IF},
    {"set_le_reif",              "vvb",  post_set_order, CSP_LESS_EQUAL, CSP_IF_AND_ONLY_IF},
    {"set_lt_reif",              "vvb",  post_set_order, CSP_LESS, CSP_IF_AND_ONLY_IF},
    {"set_subset_imp",           "vvb",  post_subset, 0, CSP_IF},
    {"set_superset_imp",         "vvb",  post_superset, 0, CSP_IF},
    {"set_eq_imp",               "vvb",  post_same_set, 0, CSP_IF},
    {"set_ne_imp",               "vvb",  post_other_set, 0, CSP_IF},
    {"set_le_imp",               "vvb",  post_set_order, CSP_LESS_EQUAL, CSP_IF},
    {"set_lt_imp",               "vvb",  post_set_order, CSP_LESS, CSP_IF},
    {"fzn_all_different_int",    "I",    post_all_different, 0, 0},
    {"all_different_int",        "I",    post_all_different, 0, 0},
    {"gecode_all_different_int", "I",    post_all_different, 0, 0},
    {"csp_all_different_int",    "I",    post_all_different, 0, 0},
    {"fzn_table_int",            "IC",   post_table, 0, 0},
    {"table_int",                "IC",   post_table, 0, 0},
    {"gecode_table_int",         "IC",   post_table, 0, 0},
    {"csp_table_int",            "IC",   post_table, 0, 0},
    {"fzn_table_bool",           "BT",   post_table, 0, 0},
    {"table_bool",               "BT",   post_table, 0, 0},
    {"gecode_table_bool",        "BT",   post_table, 0, 0},
    {"csp_table_bool",           "BT",   post_table, 0, 0},
};
/* clang-format on */

/* Some names are there twice, with different numbers of arguments.  NULL, with an error: nothing fits. */
static const struct fzn_builtin *find_builtin(struct fzn_reader *r, struct fzn_token name, int arguments)
{
    const struct fzn_builtin *same_name = NULL;
    for (size_t i = 0; i < sizeof builtins / sizeof *builtins; i++) {
        const struct fzn_builtin *b = &builtins[i];
        if (strncmp(b->name, name.at, name.length) || b->name[name.length]) continue;
        if (strlen(b->signature) == (size_t)arguments) return b;
        same_name = b;
    }
    if (same_name)
        fzn_fail(
            r, name.at,
            say(wrong_argument_count, same_name->name, (int)strlen(same_name->signature), arguments));
    else fzn_fail(r, name.at, say(unknown_constraint, fzn_word_at(r, name.at).text));
    return NULL;
}

bool fzn_post(struct fzn_reader *r, struct fzn_token name, const struct fzn_value *arguments,
              const struct fzn_value *annotations)
{
    const struct fzn_builtin *b = find_builtin(r, name, arguments->count);
    if (!b) return false;
    for (int i = 0; i < arguments->count; i++)
        if (!fzn_check(r, &arguments->item[i], b->signature[i])) return false;
    return b->post(&(struct fzn_call){r, b, arguments->item, annotations});
}

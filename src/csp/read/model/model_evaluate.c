/* SPDX-License-Identifier: MIT */
/* model_evaluate.c - the value of an expression, as a sum of variables. */
#include "base/memory.h"
#include "csp/constraint/power.h"
#include "csp/domain/bounds.h"
#include "csp/read/model/model_reader.h"

/* Pushes a variable alone; false if there is none. */
static bool push_variable(struct model_reader *r, csp_variable x, struct linear *l)
{
    *l = (struct linear){.start = r->terms};
    return x != NONE && model_push_term(r, 1, x);
}

static csp_value smaller(csp_value a, csp_value b) { return a < b ? a : b; }
static csp_value larger(csp_value a, csp_value b) { return a > b ? a : b; }

/* ---- sums ---- */

static bool add_to_sum(struct model_reader *r, struct linear l, int node, void *context)
{
    struct linear *sum = context;
    sum->constant = cut_off_sum(sum->constant, l.constant);
    return model_in_bounds(r, sum->constant, r->node[node].place);
}

static bool evaluate_sum(struct model_reader *r, int node, struct linear *sum)
{
    *sum = (struct linear){.start = r->terms};
    for (int child = r->node[node].first; child != NONE; child = r->node[child].next) {
        struct linear l;
        if (!model_evaluate(r, child, NONE, &l)) return false;
        if (r->node[child].joint == TOKEN_MINUS && !model_scale(r, &l, -1, r->node[child].place))
            return false;
        if (!add_to_sum(r, l, child, sum)) return false;
    }
    return true;
}

/* ---- products, quotients, remainders ---- */

/* What x sign y may be. */
static void result_bounds(const struct model_reader *r, csp_variable x, enum token_kind sign,
                          csp_variable y, csp_value bound[2])
{
    const struct domain *a = domain_of(r->model, x), *b = domain_of(r->model, y);
    const csp_value least = a->min, most = a->max;
    const csp_value factor = larger(b->max, -b->min), size = larger(most, -least);
    if (sign == TOKEN_TIMES) {
        const csp_value ll = cut_off_product(least, b->min), lm = cut_off_product(least, b->max),
                        ml = cut_off_product(most, b->min), mm = cut_off_product(most, b->max);
        bound[0] = smaller(smaller(ll, lm), smaller(ml, mm));
        bound[1] = larger(larger(ll, lm), larger(ml, mm));
    } else if (sign == TOKEN_DIVIDE) {
        bound[0] = least >= 0 && b->min >= 0 ? 0 : -size;
        bound[1] = size;
    } else {
        bound[0] = least < 0 ? -smaller(factor - 1, -least) : 0;
        bound[1] = most > 0 ? smaller(factor - 1, most) : 0;
    }
}

static bool post_operation(struct model_reader *r, csp_variable x, enum token_kind sign, csp_variable y,
                           csp_variable result)
{
    if (sign == TOKEN_TIMES) return model_accept(r, csp_times(r->model, x, y, result));
    if (sign == TOKEN_DIVIDE) return model_accept(r, csp_div(r->model, x, y, result));
    return model_accept(r, csp_mod(r->model, x, y, result));
}

/* left sign right, where one is not a constant, or which is a division. */
static bool operate(struct model_reader *r, struct linear *left, struct linear right,
                    enum token_kind sign, csp_variable target)
{
    csp_variable x, y;
    csp_value bound[2];
    if (!model_as_variable(r, right, &y) || !model_as_variable(r, *left, &x)) return false;
    if (sign != TOKEN_TIMES && !model_defined_divisor(r, &y)) return false;
    result_bounds(r, x, sign, y, bound);
    const csp_variable result = target != NONE ? target : model_helper(r, bound[0], bound[1]);
    return result != NONE && post_operation(r, x, sign, y, result) && push_variable(r, result, left);
}

static bool divide_constants(struct linear *left, struct linear right, enum token_kind sign)
{
    left->constant =
        sign == TOKEN_DIVIDE ? left->constant / right.constant : left->constant % right.constant;
    return true;
}

/* *left = *left sign right; the right one is on top of the stack. */
static bool combine(struct model_reader *r, struct linear *left, struct linear right,
                    enum token_kind sign, struct place place, csp_variable target)
{
    const bool right_constant = model_is_constant(r, right);
    const bool left_constant = left->start == right.start;
    if (sign == TOKEN_TIMES && right_constant) return model_scale(r, left, right.constant, place);
    if (sign == TOKEN_TIMES && left_constant) {
        const csp_value factor = left->constant;
        *left = right;
        return model_scale(r, left, factor, place);
    }
    if (sign != TOKEN_TIMES && right_constant && right.constant == 0)
        return model_wrong_at(r->error, place, say(division_by_zero));
    if (left_constant && right_constant) return divide_constants(left, right, sign);
    return operate(r, left, right, sign, target);
}

static bool evaluate_product(struct model_reader *r, int node, csp_variable target, struct linear *l)
{
    int child = r->node[node].first;
    if (!model_evaluate(r, child, NONE, l)) return false;
    while ((child = r->node[child].next) != NONE) {
        struct linear right;
        const bool last = r->node[child].next == NONE;
        if (!model_evaluate(r, child, NONE, &right)) return false;
        if (!combine(r, l, right, r->node[child].joint, r->node[child].place, last ? target : NONE))
            return false;
    }
    return true;
}

/* ---- powers ---- */

static bool constant_power(struct model_reader *r, csp_value base, csp_value exponent,
                           struct place place, csp_value *power)
{
    if (!power_of(base, exponent, power)) return model_wrong_at(r->error, place, say(division_by_zero));
    return model_in_bounds(r, *power, place);
}

/* What x ^ y may be. */
static void power_bounds(const struct model_reader *r, csp_variable x, csp_variable y,
                         csp_value bound[2])
{
    const struct domain *a = domain_of(r->model, x), *b = domain_of(r->model, y);
    const csp_value size = larger(a->max, -a->min);
    csp_value most = 1;
    if (b->max > 0) power_of(size, b->max, &most);
    bound[0] = a->min >= 0 ? 0 : -larger(most, 1);
    bound[1] = larger(most, 1);
}

/* Squares are products, which are known best. */
static bool post_power(struct model_reader *r, csp_variable x, csp_variable y, csp_variable result)
{
    const struct domain *d = domain_of(r->model, y);
    const bool square = is_fixed(d) && d->min == 2;
    return model_accept(r,
                        square ? csp_times(r->model, x, x, result) : csp_power(r->model, x, y, result));
}

static bool evaluate_power(struct model_reader *r, int node, csp_variable target, struct linear *l)
{
    const int base = r->node[node].first, exponent = r->node[base].next;
    const struct place place = r->node[node].place;
    struct linear right;
    csp_variable x, y;
    csp_value bound[2];
    if (!model_evaluate(r, base, NONE, l) || !model_evaluate(r, exponent, NONE, &right)) return false;
    const bool constant = model_is_constant(r, right);
    if (constant && right.constant == 1) return true;
    if (constant && l->start == right.start)
        return constant_power(r, l->constant, right.constant, place, &l->constant);
    if (!model_as_variable(r, right, &y) || !model_as_variable(r, *l, &x) ||
        !model_defined_base(r, &x, y))
        return false;
    power_bounds(r, x, y, bound);
    if (target == NONE) target = model_helper(r, bound[0], bound[1]);
    return target != NONE && post_power(r, x, y, target) && push_variable(r, target, l);
}

/* ---- if then else ---- */

/* A branch as a variable, which counts only where `chosen` holds. */
static bool evaluate_branch(struct model_reader *r, int node, int chosen, csp_variable *x)
{
    const size_t guard = model_begin_guard(r);
    struct linear l;
    return model_evaluate(r, node, NONE, &l) && model_as_variable(r, l, x) &&
           model_end_branch(r, guard, chosen);
}

static bool evaluate_choice(struct model_reader *r, int node, csp_variable target, struct linear *l)
{
    const int first = r->node[node].first, then = r->node[first].next, other = r->node[then].next;
    csp_variable x[2]; /* by the truth variable */
    int condition;
    if (!model_condition(r, first, NONE, &condition)) return false;
    if (condition < 0) return model_evaluate(r, condition == ALWAYS ? then : other, target, l);
    const bool opposite = condition % 2;
    if (!evaluate_branch(r, then, condition, &x[!opposite]) ||
        !evaluate_branch(r, other, model_negated(condition), &x[opposite]))
        return false;
    const struct domain *a = domain_of(r->model, x[0]), *b = domain_of(r->model, x[1]);
    if (target == NONE) target = model_helper(r, smaller(a->min, b->min), larger(a->max, b->max));
    return target != NONE && model_accept(r, csp_element(r->model, condition / 2, 0, x, 2, target)) &&
           push_variable(r, target, l);
}

/* ---- functions ---- */

/* product(x, y, z) */
static bool multiply(struct model_reader *r, struct linear l, int node, void *context)
{
    struct linear *product = context;
    return combine(r, product, l, TOKEN_TIMES, r->node[node].place, NONE);
}

static bool evaluate_product_of(struct model_reader *r, int node, struct linear *l)
{
    *l = (struct linear){.start = r->terms, .constant = 1};
    return model_each_value(r, node, multiply, l);
}

/* The values of a list that equal a variable. */
struct counting {
    csp_variable value;
    struct linear *count;
};

static bool count_equal(struct model_reader *r, struct linear l, int node, void *context)
{
    const struct counting *c = context;
    int condition;
    struct linear one;
    (void)node;
    return model_push_term(r, -1, c->value) &&
           model_truth_of_linear(r, l, CSP_EQUAL, NONE, &condition) &&
           model_push_condition(r, condition, &one) && add_to_sum(r, one, node, c->count);
}

static bool count_true(struct model_reader *r, struct linear l, int node, void *context)
{
    int condition;
    struct linear one;
    return model_as_condition(r, l, r->node[node].place, &condition) &&
           model_push_condition(r, condition, &one) && add_to_sum(r, one, node, context);
}

static bool count_item(struct model_reader *r, int node, void *context)
{
    int condition;
    struct linear one;
    if (model_is_array(r, node)) return model_each_element(r, node, count_true, context);
    return model_condition(r, node, NONE, &condition) && model_push_condition(r, condition, &one) &&
           add_to_sum(r, one, node, context);
}

/* count(q, 3): elements of a list with that value; else how many of the conditions hold. */
static bool evaluate_count(struct model_reader *r, int node, struct linear *l)
{
    const int list = r->node[node].first, value = list == NONE ? NONE : r->node[list].next;
    const bool two = value != NONE && r->node[value].next == NONE;
    *l = (struct linear){.start = r->terms};
    if (!two || !(model_is_array(r, list) || r->node[list].kind == NODE_LIST))
        return model_each_item(r, node, count_item, l);
    struct counting c = {.count = l};
    struct linear wanted;
    if (!model_evaluate(r, value, NONE, &wanted) || !model_as_variable(r, wanted, &c.value))
        return false;
    return r->node[list].kind == NODE_LIST ? model_each_value(r, list, count_equal, &c)
                                           : model_each_element(r, list, count_equal, &c);
}

static bool gather_variable(struct model_reader *r, struct linear l, int node, void *context)
{
    csp_variable x;
    (void)node;
    (void)context;
    return model_spend(r, 1) && model_as_variable(r, l, &x) && model_push(r, x);
}

bool model_gather_variables(struct model_reader *r, int list, size_t *start)
{
    *start = r->stack.count;
    return model_each_value(r, list, gather_variable, NULL);
}

static bool evaluate_extreme(struct model_reader *r, int node, csp_variable target, struct linear *l)
{
    const bool minimum = r->node[node].value == CALL_MIN;
    const struct place place = r->node[node].place;
    size_t start;
    if (!model_gather_variables(r, node, &start)) return false;
    const int count = (int)(r->stack.count - start);
    const csp_variable *x = r->stack.number + start;
    r->stack.count = start;
    if (count == 0)
        return model_wrong_at(r->error, place,
                              minimum ? say(minimum_of_nothing) : say(maximum_of_nothing));
    csp_value low = domain_of(r->model, x[0])->min, high = domain_of(r->model, x[0])->max;
    for (int i = 1; i < count; i++) {
        const struct domain *d = domain_of(r->model, x[i]);
        low = minimum ? smaller(low, d->min) : larger(low, d->min);
        high = minimum ? smaller(high, d->max) : larger(high, d->max);
    }
    if (low == high) {
        *l = (struct linear){.start = r->terms, .constant = low};
        return true;
    }
    if (target == NONE) target = model_helper(r, low, high);
    return target != NONE &&
           model_accept(r, (minimum ? csp_minimum : csp_maximum)(r->model, x, count, target)) &&
           push_variable(r, target, l);
}

static bool evaluate_abs(struct model_reader *r, int node, csp_variable target, struct linear *l)
{
    const int child = r->node[node].first;
    csp_variable x;
    if (child == NONE || r->node[child].next != NONE || r->node[child].kind == NODE_COMPREHENSION)
        return model_wrong_at(r->error, r->node[node].place, say(abs_takes_one));
    if (!model_evaluate(r, child, NONE, l)) return false;
    if (model_is_constant(r, *l)) {
        if (l->constant < 0) l->constant = -l->constant;
        return true;
    }
    if (!model_as_variable(r, *l, &x)) return false;
    const struct domain *d = domain_of(r->model, x);
    const csp_value low = larger(larger(d->min, -d->max), 0);
    if (target == NONE) target = model_helper(r, low, larger(d->max, -d->min));
    return target != NONE && model_accept(r, csp_abs(r->model, x, target)) &&
           push_variable(r, target, l);
}

static bool evaluate_condition(struct model_reader *r, int node, csp_variable target, struct linear *l)
{
    int condition;
    return model_condition(r, node, target, &condition) && model_push_condition(r, condition, l);
}

static bool evaluate_call(struct model_reader *r, int node, csp_variable target, struct linear *l)
{
    switch ((enum function)r->node[node].value) {
    case CALL_SUM:
        *l = (struct linear){.start = r->terms};
        return model_each_value(r, node, add_to_sum, l);
    case CALL_MIN:
    case CALL_MAX: return evaluate_extreme(r, node, target, l);
    case CALL_ABS: return evaluate_abs(r, node, target, l);
    case CALL_PRODUCT: return evaluate_product_of(r, node, l);
    case CALL_COUNT: return evaluate_count(r, node, l);
    case CALL_POWER:
    case CALL_NUMBER:
    case CALL_ALL:
    case CALL_ANY:
    case CALL_ALL_DIFFERENT: break;
    }
    return evaluate_condition(r, node, target, l);
}

bool model_evaluate(struct model_reader *r, int node, csp_variable target, struct linear *l)
{
    const struct node *n = &r->node[node];
    *l = (struct linear){.start = r->terms};
    if (!model_spend(r, 1)) return false;
    switch (n->kind) {
    case NODE_NUMBER: l->constant = n->number; return true;
    case NODE_NAME: return model_evaluate_name(r, node, l);
    case NODE_INDEXED: return model_evaluate_index(r, node, target, l);
    case NODE_SUM: return evaluate_sum(r, node, l);
    case NODE_PRODUCT: return evaluate_product(r, node, target, l);
    case NODE_POWER: return evaluate_power(r, node, target, l);
    case NODE_IF: return evaluate_choice(r, node, target, l);
    case NODE_CALL: return evaluate_call(r, node, target, l);
    case NODE_TUPLE: return model_wrong_at(r->error, n->place, say(tuple_out_of_place));
    case NODE_RANGE: return model_wrong_at(r->error, n->place, say(range_has_no_value));
    default: return evaluate_condition(r, node, target, l);
    }
}

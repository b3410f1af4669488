/* SPDX-License-Identifier: MIT */
/* model_condition.c - conditions: added as constraints, or held by a variable with the values 0 and 1. */
#include "base/memory.h"
#include "csp/domain/bounds.h"
#include "csp/read/model/model_reader.h"

/* ---- comparisons ---- */

static csp_operator operator_of(enum token_kind sign)
{
    switch (sign) {
    case TOKEN_EQUAL: return CSP_EQUAL;
    case TOKEN_NOT_EQUAL: return CSP_NOT_EQUAL;
    case TOKEN_LESS: return CSP_LESS;
    case TOKEN_LESS_EQUAL: return CSP_LESS_EQUAL;
    case TOKEN_GREATER: return CSP_GREATER;
    default: return CSP_GREATER_EQUAL;
    }
}

/* Could a variable hold the node's value, if it must have one? */
static bool makes_variable(const struct model_reader *r, int node)
{
    const enum node_kind kind = r->node[node].kind;
    return kind != NODE_NAME && kind != NODE_NUMBER && kind != NODE_SUM;
}

/* left - right.  Of `x = y * z` the product is x itself, and the difference is nothing. */
static bool push_difference(struct model_reader *r, int left, int right, bool equal, struct linear *l)
{
    struct linear second;
    csp_variable target = NONE;
    if (equal && makes_variable(r, left) && !makes_variable(r, right)) {
        const int swapped = left;
        left = right;
        right = swapped;
    }
    if (!model_evaluate(r, left, NONE, l)) return false;
    if (equal) target = model_plain_variable(r, *l);
    if (!model_evaluate(r, right, target, &second)) return false;
    if (!model_scale(r, &second, -1, r->node[right].place)) return false;
    l->constant = cut_off_sum(l->constant, second.constant);
    return model_in_bounds(r, l->constant, r->node[right].place);
}

/* The comparisons of a < b < c, one by one: from `left` to the operand after it. */
static bool post_pair(struct model_reader *r, int left)
{
    const int right = r->node[left].next;
    const csp_operator op = operator_of(r->node[right].joint);
    struct linear l;
    return push_difference(r, left, right, op == CSP_EQUAL, &l) && model_post_linear(r, l, op);
}

/* The opposite also holds where something is undefined. */
static bool post_opposite_of_pair(struct model_reader *r, int left)
{
    const int right = r->node[left].next;
    const csp_operator op = operator_of(r->node[right].joint);
    const size_t guard = model_begin_guard(r);
    struct linear l;
    int condition = ALWAYS;
    if (!push_difference(r, left, right, false, &l)) return false;
    if (!model_has_noted(r, guard))
        return model_post_linear(r, l, model_opposite(op)) && model_end_guard(r, guard, &condition);
    return model_truth_of_linear(r, l, op, NONE, &condition) && model_end_guard(r, guard, &condition) &&
           model_post_condition(r, model_negated(condition));
}

static bool pair_condition(struct model_reader *r, int left, csp_variable target, int *condition)
{
    const int right = r->node[left].next;
    const size_t guard = model_begin_guard(r);
    struct linear l;
    if (!push_difference(r, left, right, false, &l)) return false;
    if (model_has_noted(r, guard)) target = NONE;
    return model_truth_of_linear(r, l, operator_of(r->node[right].joint), target, condition) &&
           model_end_guard(r, guard, condition);
}

static bool compares_once(const struct model_reader *r, int comparison)
{
    return r->node[r->node[comparison].first].next == r->node[comparison].last;
}

/* ---- lists of conditions: and, or, all(), any() ---- */

static bool push_condition_of_value(struct model_reader *r, struct linear l, int node, void *context)
{
    const bool *opposite = context;
    int condition;
    if (!model_as_condition(r, l, r->node[node].place, &condition)) return false;
    return model_spend(r, 1) && model_push(r, *opposite ? model_negated(condition) : condition);
}

struct gathering {
    bool opposite;
    bool settled; /* one of them always holds: the others are not looked at */
};

static bool gather_item(struct model_reader *r, int node, void *context)
{
    struct gathering *g = context;
    const size_t start = r->stack.count;
    int condition;
    if (g->settled) return true;
    if (model_is_array(r, node)) {
        if (!model_each_element(r, node, push_condition_of_value, &g->opposite)) return false;
    } else if (!model_spend(r, 1) || !model_condition(r, node, NONE, &condition) ||
               !model_push(r, g->opposite ? model_negated(condition) : condition)) {
        return false;
    }
    for (size_t i = start; i < r->stack.count; i++) g->settled |= r->stack.number[i] == ALWAYS;
    return true;
}

/* The conditions of the items, or their opposites, on the stack, up to one that always holds. */
static bool gather_conditions(struct model_reader *r, int list, bool opposite)
{
    struct gathering g = {.opposite = opposite};
    return model_each_item(r, list, gather_item, &g);
}

static bool list_condition(struct model_reader *r, int list, bool all, csp_variable target,
                           int *condition)
{
    const size_t start = r->stack.count;
    /* A target would hold the opposite of what "all" wants of it. */
    if (!gather_conditions(r, list, all) ||
        !model_any_condition(r, start, all ? NONE : target, condition))
        return false;
    if (all) *condition = model_negated(*condition);
    return true;
}

static bool post_condition_of_value(struct model_reader *r, struct linear l, int node, void *context)
{
    const size_t start = r->stack.count;
    return push_condition_of_value(r, l, node, context) && model_post_clause(r, start);
}

static bool post_item(struct model_reader *r, int node, void *context)
{
    const bool *wanted = context;
    bool opposite = !*wanted;
    if (model_is_array(r, node)) return model_each_element(r, node, post_condition_of_value, &opposite);
    return model_post(r, node, *wanted);
}

/* All items, or, if `all` is not wanted, all opposites; the rest is one clause. */
static bool post_list(struct model_reader *r, int list, bool all, bool wanted)
{
    const size_t start = r->stack.count;
    if (all == wanted) return model_each_item(r, list, post_item, &wanted);
    return gather_conditions(r, list, !wanted) && model_post_clause(r, start);
}

/* ---- if, and if and only if ---- */

/* If the condition holds, so does the node. */
static bool post_if(struct model_reader *r, int condition, int node)
{
    const struct node *n = &r->node[node];
    if (condition < 0) return condition == NEVER || model_post(r, node, true);
    if (n->kind == NODE_AND) {
        for (int child = n->first; child != NONE; child = r->node[child].next)
            if (!post_if(r, condition, child)) return false;
        return true;
    }
    if (n->kind == NODE_COMPARISON && compares_once(r, node) && condition % 2 == 0) {
        const int right = r->node[n->first].next;
        const size_t guard = model_begin_guard(r);
        int defined = ALWAYS;
        struct linear l;
        return push_difference(r, n->first, right, false, &l) &&
               model_post_linear_if(r, condition / 2, l, operator_of(r->node[right].joint)) &&
               model_end_guard(r, guard, &defined) &&
               model_post_either(r, model_negated(condition), defined);
    }
    int then;
    return model_condition(r, node, NONE, &then) && model_post_either(r, model_negated(condition), then);
}

static bool post_implication(struct model_reader *r, int node, bool wanted)
{
    const int left = r->node[node].first, right = r->node[left].next;
    int condition;
    if (!wanted) return model_post(r, left, true) && model_post(r, right, false);
    return model_condition(r, left, NONE, &condition) && post_if(r, condition, right);
}

/* ---- if then else ---- */

static bool post_choice(struct model_reader *r, int node)
{
    const int first = r->node[node].first, then = r->node[first].next, other = r->node[then].next;
    int condition;
    return model_condition(r, first, NONE, &condition) && post_if(r, condition, then) &&
           post_if(r, model_negated(condition), other);
}

static bool choice_condition(struct model_reader *r, int node, int *condition)
{
    const int first = r->node[node].first, then = r->node[first].next, other = r->node[then].next;
    int chosen, a = NEVER, b = NEVER;
    if (!model_condition(r, first, NONE, &chosen)) return false;
    if (chosen != NEVER && !model_condition(r, then, NONE, &a)) return false;
    if (chosen != ALWAYS && !model_condition(r, other, NONE, &b)) return false;
    return model_both(r, chosen, a, &a) && model_both(r, model_negated(chosen), b, &b) &&
           model_either(r, a, b, condition);
}

/* ---- xor ---- */

static bool parity_condition(struct model_reader *r, int node, csp_variable target, int *condition)
{
    const size_t start = r->stack.count;
    bool odd = false;
    for (int child = r->node[node].first; child != NONE; child = r->node[child].next) {
        int one;
        if (!model_condition(r, child, NONE, &one)) return false;
        odd ^= one == ALWAYS || (one >= 0 && one % 2);
        if (one >= 0 && !model_push(r, one / 2)) return false;
    }
    const int count = (int)(r->stack.count - start);
    const csp_variable *x = r->stack.number + start;
    r->stack.count = start;
    *condition = count == 0 ? (odd ? ALWAYS : NEVER) : 2 * x[0] + odd;
    if (count < 2) return true;
    const csp_variable truth = model_truth_variable(r, odd ? NONE : target);
    if (truth == NONE) return false;
    *condition = 2 * truth + odd;
    return model_accept(r, csp_xor(r->model, x, count, truth));
}

/* ---- equivalence ---- */

/* left - right, as conditions, where the right one may be held by the left one's variable. */
static bool push_disagreement(struct model_reader *r, int node, bool wanted, struct linear *l)
{
    int left = r->node[node].first, right = r->node[left].next, a, b;
    if (makes_variable(r, left) && !makes_variable(r, right)) {
        right = left;
        left = r->node[left].next;
    }
    struct linear second;
    if (!model_condition(r, left, NONE, &a)) return false;
    if (!model_condition(r, right, wanted && a >= 0 && a % 2 == 0 ? a / 2 : NONE, &b)) return false;
    if (!model_push_condition(r, a, l) || !model_push_condition(r, b, &second)) return false;
    l->constant -= second.constant;
    second.constant = 0;
    return model_scale(r, &second, -1, r->node[right].place);
}

static bool post_equivalence(struct model_reader *r, int node, bool wanted)
{
    struct linear l;
    return push_disagreement(r, node, wanted, &l) &&
           model_post_linear(r, l, wanted ? CSP_EQUAL : CSP_NOT_EQUAL);
}

static bool implication_condition(struct model_reader *r, int node, csp_variable target, int *condition)
{
    const int left = r->node[node].first, right = r->node[left].next;
    const size_t start = r->stack.count;
    int a, b;
    if (!model_condition(r, left, NONE, &a)) return false;
    if (a == NEVER) {
        *condition = ALWAYS;
        return true;
    }
    return model_condition(r, right, NONE, &b) && model_push(r, model_negated(a)) && model_push(r, b) &&
           model_any_condition(r, start, target, condition);
}

static bool comparison_condition(struct model_reader *r, int node, csp_variable target, int *condition)
{
    const int last = r->node[node].last;
    if (compares_once(r, node)) return pair_condition(r, r->node[node].first, target, condition);
    const size_t start = r->stack.count;
    for (int left = r->node[node].first; left != last; left = r->node[left].next) {
        int pair;
        if (!pair_condition(r, left, NONE, &pair) || !model_push(r, model_negated(pair))) return false;
    }
    if (!model_any_condition(r, start, NONE, condition)) return false;
    *condition = model_negated(*condition);
    return true;
}

/* ---- any condition ---- */

static bool value_condition(struct model_reader *r, int node, int *condition)
{
    const size_t guard = model_begin_guard(r);
    struct linear l;
    return model_evaluate(r, node, NONE, &l) &&
           model_as_condition(r, l, r->node[node].place, condition) &&
           model_end_guard(r, guard, condition);
}

static bool call_condition(struct model_reader *r, int node, csp_variable target, int *condition)
{
    const struct node *n = &r->node[node];
    if (n->value == CALL_ALL || n->value == CALL_ANY)
        return list_condition(r, node, n->value == CALL_ALL, target, condition);
    if (n->value == CALL_ALL_DIFFERENT) return model_all_different_condition(r, node, condition);
    return value_condition(r, node, condition);
}

bool model_condition(struct model_reader *r, int node, csp_variable target, int *condition)
{
    const struct node *n = &r->node[node];
    struct linear l;
    *condition = NEVER;
    switch (n->kind) {
    case NODE_COMPARISON: return comparison_condition(r, node, target, condition);
    case NODE_AND:
    case NODE_OR: return list_condition(r, node, n->kind == NODE_AND, target, condition);
    case NODE_IMPLIES: return implication_condition(r, node, target, condition);
    case NODE_MEMBER: return model_member_condition(r, node, target, condition);
    case NODE_CALL: return call_condition(r, node, target, condition);
    case NODE_XOR: return parity_condition(r, node, target, condition);
    case NODE_IF: return choice_condition(r, node, condition);
    case NODE_NOT:
        if (!model_condition(r, n->first, NONE, condition)) return false;
        *condition = model_negated(*condition);
        return true;
    case NODE_EQUIVALENT:
        return push_disagreement(r, node, false, &l) &&
               model_truth_of_linear(r, l, CSP_EQUAL, target, condition);
    default: return value_condition(r, node, condition);
    }
}

static bool post_value(struct model_reader *r, int node, bool wanted)
{
    struct linear l;
    bool opposite = false;
    if (wanted)
        return model_evaluate(r, node, NONE, &l) && post_condition_of_value(r, l, node, &opposite);
    int condition;
    return value_condition(r, node, &condition) && model_post_condition(r, model_negated(condition));
}

/* By the condition's truth. */
static bool post_truth(struct model_reader *r, int node, bool wanted)
{
    int condition;
    return model_condition(r, node, NONE, &condition) &&
           model_post_condition(r, wanted ? condition : model_negated(condition));
}

static bool post_call(struct model_reader *r, int node, bool wanted)
{
    const int function = r->node[node].value;
    if (function == CALL_ALL || function == CALL_ANY)
        return post_list(r, node, function == CALL_ALL, wanted);
    if (function == CALL_ALL_DIFFERENT)
        return wanted ? model_post_all_different(r, node) : post_truth(r, node, false);
    return post_value(r, node, wanted);
}

static bool post_comparison(struct model_reader *r, int node, bool wanted)
{
    if (!wanted && !compares_once(r, node)) return post_truth(r, node, false);
    for (int left = r->node[node].first; left != r->node[node].last; left = r->node[left].next) {
        bool done;
        if (!model_post_meaning(r, node, left, wanted, &done)) return false;
        if (!done && !(wanted ? post_pair : post_opposite_of_pair)(r, left)) return false;
    }
    return true;
}

/* Is it more than a list of conditions that must all hold, and not known to the model as it is? */
static bool is_whole(const struct model_reader *r, int node, bool wanted)
{
    const struct node *n = &r->node[node];
    switch (n->kind) {
    case NODE_COMPARISON: return !wanted && !compares_once(r, node);
    case NODE_AND: return !wanted;
    case NODE_OR:
    case NODE_IMPLIES: return wanted;
    case NODE_CALL:
        if (n->value == CALL_ALL_DIFFERENT) return wanted;
        return n->value == (wanted ? CALL_ANY : CALL_ALL);
    default:
        return n->kind == NODE_MEMBER || n->kind == NODE_EQUIVALENT || n->kind == NODE_XOR ||
               n->kind == NODE_IF;
    }
}

bool model_post(struct model_reader *r, int node, bool wanted)
{
    const struct node *n = &r->node[node];
    r->statement = n->place;
    bool done = false;
    if (!model_spend(r, 1)) return false;
    if (is_whole(r, node, wanted) && !model_post_meaning(r, node, NONE, wanted, &done)) return false;
    if (done) return true;
    switch (n->kind) {
    case NODE_COMPARISON: return post_comparison(r, node, wanted);
    case NODE_AND:
    case NODE_OR: return post_list(r, node, n->kind == NODE_AND, wanted);
    case NODE_NOT: return model_post(r, n->first, !wanted);
    case NODE_IMPLIES: return post_implication(r, node, wanted);
    case NODE_EQUIVALENT: return post_equivalence(r, node, wanted);
    case NODE_MEMBER: return model_post_member(r, node, wanted);
    case NODE_CALL: return post_call(r, node, wanted);
    case NODE_XOR: return post_truth(r, node, wanted);
    case NODE_IF: return wanted ? post_choice(r, node) : post_truth(r, node, false);
    default: return post_value(r, node, wanted);
    }
}

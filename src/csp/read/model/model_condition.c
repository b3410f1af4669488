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
static bool post_pair(struct model_reader *r, int left, bool wanted)
{
    const int right = r->node[left].next;
    const csp_operator op = operator_of(r->node[right].joint);
    struct linear l;
    return push_difference(r, left, right, wanted && op == CSP_EQUAL, &l) &&
           model_post_linear(r, l, wanted ? op : model_opposite(op));
}

static bool pair_condition(struct model_reader *r, int left, csp_variable target, int *condition)
{
    const int right = r->node[left].next;
    struct linear l;
    return push_difference(r, left, right, false, &l) &&
           model_truth_of_linear(r, l, operator_of(r->node[right].joint), target, condition);
}

static bool compares_once(const struct model_reader *r, int comparison)
{
    return r->node[r->node[comparison].first].next == r->node[comparison].last;
}

/* ---- clauses ---- */

static int negated(int condition)
{
    if (condition < 0) return condition == ALWAYS ? NEVER : ALWAYS;
    return condition ^ 1;
}

static bool post_one(struct model_reader *r, int condition)
{
    struct linear l;
    if (!model_push_condition(r, condition, &l)) return false;
    l.constant--;
    return model_post_linear(r, l, CSP_EQUAL);
}

/* At least one of the conditions that lie on the stack of numbers from `start` on, which leave it. */
static bool post_clause(struct model_reader *r, size_t start)
{
    const size_t end = r->stack.count;
    size_t positives = 0;
    bool always = false;
    for (int side = 0; side < 2; side++)
        for (size_t i = start; i < end && !always; i++) {
            const int condition = r->stack.number[i];
            always = condition == ALWAYS;
            if (condition < 0 || condition % 2 != side) continue;
            if (!model_push(r, condition / 2)) return false;
            positives += side == 0;
        }
    const csp_variable *x = r->stack.number + end;
    const size_t count = r->stack.count - end;
    r->stack.count = start;
    if (always) return true;
    if (count == 0) return model_post_never(r);
    if (count == 1) return post_one(r, 2 * x[0] + (positives == 0));
    return model_accept(
        r, csp_clause(r->model, x, (int)positives, x + positives, (int)(count - positives)));
}

static bool post_clause_of_two(struct model_reader *r, int a, int b)
{
    const size_t start = r->stack.count;
    return model_push(r, a) && model_push(r, b) && post_clause(r, start);
}

/* The condition that one of those on the stack is true; they leave it. */
static bool any_condition(struct model_reader *r, size_t start, csp_variable target, int *condition)
{
    const size_t end = r->stack.count;
    size_t kept = start;
    bool always = false;
    for (size_t i = start; i < end; i++) {
        always = always || r->stack.number[i] == ALWAYS;
        if (r->stack.number[i] >= 0) r->stack.number[kept++] = r->stack.number[i];
    }
    r->stack.count = kept;
    *condition = always ? ALWAYS : kept == start ? NEVER : r->stack.number[start];
    if (always || kept <= start + 1) {
        r->stack.count = start;
        return true;
    }
    const csp_variable truth = model_truth_variable(r, target);
    if (truth == NONE) return false;
    *condition = 2 * truth;
    for (size_t i = start; i < kept; i++)
        if (!post_clause_of_two(r, 2 * truth, negated(r->stack.number[i]))) return false;
    return model_push(r, 2 * truth + 1) && post_clause(r, start);
}

/* ---- lists of conditions: and, or, all(), any() ---- */

static bool push_condition_of_value(struct model_reader *r, struct linear l, int node, void *context)
{
    const bool *opposite = context;
    int condition;
    if (!model_as_condition(r, l, r->node[node].place, &condition)) return false;
    return model_spend(r, 1) && model_push(r, *opposite ? negated(condition) : condition);
}

struct gathering {
    bool opposite;
    bool settled; /* one of them always holds: the others are not looked at */
};

static bool gather_item(struct model_reader *r, int node, void *context)
{
    struct gathering *g = context;
    const size_t start = r->stack.count;
    struct linear l;
    if (g->settled) return true;
    if (model_is_array(r, node)) {
        if (!model_each_element(r, node, push_condition_of_value, &g->opposite)) return false;
    } else if (!model_evaluate(r, node, NONE, &l) ||
               !push_condition_of_value(r, l, node, &g->opposite)) {
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
    if (!gather_conditions(r, list, all) || !any_condition(r, start, all ? NONE : target, condition))
        return false;
    if (all) *condition = negated(*condition);
    return true;
}

static bool post_condition_of_value(struct model_reader *r, struct linear l, int node, void *context)
{
    const size_t start = r->stack.count;
    return push_condition_of_value(r, l, node, context) && post_clause(r, start);
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
    return gather_conditions(r, list, !wanted) && post_clause(r, start);
}

/* ---- members of sets, and rows of tables ---- */

static bool wrong_arity(struct model_reader *r, int left, int count, int arity)
{
    const struct place place = r->node[left].place;
    if (count == 1) return model_wrong_at(r->error, place, say(number_against_tuples, arity));
    if (arity == 1) return model_wrong_at(r->error, place, say(tuple_against_numbers, count));
    return model_wrong_at(r->error, place, say(tuple_against_tuples, count, arity));
}

/* A range is two comparisons, however many values it has. */
static bool post_in_range(struct model_reader *r, int left, int range)
{
    struct span s;
    struct linear l;
    if (!model_span(r, range, &s)) return false;
    for (int side = 0; side < 2; side++) {
        if (!model_evaluate(r, left, NONE, &l)) return false;
        l.constant = cut_off_sum(l.constant, -(side ? s.high : s.low));
        if (!model_in_bounds(r, l.constant, r->node[range].place)) return false;
        if (!model_post_linear(r, l, side ? CSP_LESS_EQUAL : CSP_GREATER_EQUAL)) return false;
    }
    return true;
}

static bool gather_left(struct model_reader *r, int left, size_t *start)
{
    struct linear l;
    csp_variable x;
    if (r->node[left].kind == NODE_TUPLE) return model_gather_variables(r, left, start);
    *start = r->stack.count;
    return model_evaluate(r, left, NONE, &l) && model_as_variable(r, l, &x) && model_push(r, x);
}

static bool post_member(struct model_reader *r, int node, bool wanted)
{
    const int left = r->node[node].first, set = r->node[left].next;
    const bool allowed = wanted == !r->node[node].value;
    const bool tuple = r->node[left].kind == NODE_TUPLE;
    if (!tuple && allowed && r->node[set].kind == NODE_RANGE) return post_in_range(r, left, set);
    struct rows rows;
    size_t start;
    if (!gather_left(r, left, &start)) return false;
    const int count = (int)(r->stack.count - start);
    if (!model_rows(r, set, &rows)) return false;
    if (rows.count && count != rows.arity) return wrong_arity(r, left, count, rows.arity);
    r->stack.count = start;
    r->constants.count = rows.start;
    return model_post_table(r, r->stack.number + start, count, r->constants.number + rows.start,
                            rows.count, allowed);
}

static bool push_constant_of_tuple(struct model_reader *r, struct linear l, int node, void *context)
{
    const int *tuple = context;
    (void)node;
    if (!model_is_constant(r, l))
        return model_wrong_at(r->error, r->node[*tuple].place, say(tuple_inside_condition));
    return model_push_constant(r, &r->constants, l.constant);
}

/* Is the row of constants from `start` on one of the set's rows, which follow it? */
static bool is_row(const struct model_reader *r, size_t start, const struct rows *rows)
{
    const size_t size = (size_t)rows->arity * sizeof(csp_value);
    const csp_value *row = r->constants.number + rows->start;
    for (size_t i = 0; i < rows->count; i++, row += rows->arity)
        if (memcmp(row, r->constants.number + start, size) == 0) return true;
    return false;
}

/* Conditions on constants are evaluated at once. */
static bool constant_member(struct model_reader *r, int node, size_t start, int *condition)
{
    const int left = r->node[node].first, set = r->node[left].next;
    const int count = (int)(r->constants.count - start);
    struct rows rows;
    if (!model_rows(r, set, &rows)) return false;
    if (rows.count && count != rows.arity) return wrong_arity(r, left, count, rows.arity);
    *condition = is_row(r, start, &rows) == !r->node[node].value ? ALWAYS : NEVER;
    r->constants.count = start;
    return true;
}

static bool variable_member(struct model_reader *r, int node, csp_variable x, csp_variable target,
                            int *condition)
{
    const int left = r->node[node].first, set = r->node[left].next;
    const bool opposite = r->node[node].value;
    struct rows rows;
    if (!model_rows(r, set, &rows)) return false;
    if (rows.count && rows.arity != 1) return wrong_arity(r, left, 1, rows.arity);
    const csp_variable truth = model_truth_variable(r, opposite ? NONE : target);
    if (truth == NONE) return false;
    r->constants.count = rows.start;
    *condition = 2 * truth + opposite;
    return model_accept(r, csp_member_truth(r->model, x, r->constants.number + rows.start, rows.count,
                                            CSP_IF_AND_ONLY_IF, truth));
}

static bool member_condition(struct model_reader *r, int node, csp_variable target, int *condition)
{
    int left = r->node[node].first;
    const size_t start = r->constants.count;
    struct linear l;
    csp_variable x;
    if (r->node[left].kind == NODE_TUPLE)
        return model_each_value(r, left, push_constant_of_tuple, &left) &&
               constant_member(r, node, start, condition);
    if (!model_evaluate(r, left, NONE, &l)) return false;
    if (model_is_constant(r, l))
        return model_push_constant(r, &r->constants, l.constant) &&
               constant_member(r, node, start, condition);
    return model_as_variable(r, l, &x) && variable_member(r, node, x, target, condition);
}

static bool post_all_different(struct model_reader *r, int node)
{
    size_t start;
    if (!model_gather_variables(r, node, &start)) return false;
    const int count = (int)(r->stack.count - start);
    r->stack.count = start;
    if (count < 2) return true;
    return model_accept(
        r, csp_all_different(r->model, r->stack.number + start, count, r->node[node].strength));
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
        struct linear l;
        return push_difference(r, n->first, right, false, &l) &&
               model_post_linear_if(r, condition / 2, l, operator_of(r->node[right].joint));
    }
    int then;
    return model_condition(r, node, NONE, &then) && post_clause_of_two(r, negated(condition), then);
}

static bool post_implication(struct model_reader *r, int node, bool wanted)
{
    const int left = r->node[node].first, right = r->node[left].next;
    int condition;
    if (!wanted) return model_post(r, left, true) && model_post(r, right, false);
    return model_condition(r, left, NONE, &condition) && post_if(r, condition, right);
}

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
    return model_condition(r, right, NONE, &b) && model_push(r, negated(a)) && model_push(r, b) &&
           any_condition(r, start, target, condition);
}

static bool comparison_condition(struct model_reader *r, int node, csp_variable target, int *condition)
{
    const int last = r->node[node].last;
    if (compares_once(r, node)) return pair_condition(r, r->node[node].first, target, condition);
    const size_t start = r->stack.count;
    for (int left = r->node[node].first; left != last; left = r->node[left].next) {
        int pair;
        if (!pair_condition(r, left, NONE, &pair) || !model_push(r, negated(pair))) return false;
    }
    if (!any_condition(r, start, NONE, condition)) return false;
    *condition = negated(*condition);
    return true;
}

/* ---- any condition ---- */

static bool value_condition(struct model_reader *r, int node, int *condition)
{
    struct linear l;
    return model_evaluate(r, node, NONE, &l) && model_as_condition(r, l, r->node[node].place, condition);
}

static bool call_condition(struct model_reader *r, int node, csp_variable target, int *condition)
{
    const struct node *n = &r->node[node];
    if (n->value == CALL_ALL || n->value == CALL_ANY)
        return list_condition(r, node, n->value == CALL_ALL, target, condition);
    if (n->value == CALL_ALL_DIFFERENT)
        return model_wrong_at(r->error, n->place, say(all_different_inside_condition));
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
    case NODE_MEMBER: return member_condition(r, node, target, condition);
    case NODE_CALL: return call_condition(r, node, target, condition);
    case NODE_NOT:
        if (!model_condition(r, n->first, NONE, condition)) return false;
        *condition = negated(*condition);
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
    bool opposite = !wanted;
    return model_evaluate(r, node, NONE, &l) && post_condition_of_value(r, l, node, &opposite);
}

static bool post_call(struct model_reader *r, int node, bool wanted)
{
    const int function = r->node[node].value;
    if (function == CALL_ALL || function == CALL_ANY)
        return post_list(r, node, function == CALL_ALL, wanted);
    if (function == CALL_ALL_DIFFERENT && wanted) return post_all_different(r, node);
    return post_value(r, node, wanted);
}

static bool post_comparison(struct model_reader *r, int node, bool wanted)
{
    int condition;
    if (!wanted && !compares_once(r, node)) {
        const size_t start = r->stack.count;
        return comparison_condition(r, node, NONE, &condition) && model_push(r, negated(condition)) &&
               post_clause(r, start);
    }
    for (int left = r->node[node].first; left != r->node[node].last; left = r->node[left].next) {
        bool done;
        if (!model_post_meaning(r, node, left, wanted, &done)) return false;
        if (!done && !post_pair(r, left, wanted)) return false;
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
    default: return n->kind == NODE_MEMBER || n->kind == NODE_EQUIVALENT;
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
    case NODE_MEMBER: return post_member(r, node, wanted);
    case NODE_CALL: return post_call(r, node, wanted);
    default: return post_value(r, node, wanted);
    }
}

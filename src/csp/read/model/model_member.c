/* SPDX-License-Identifier: MIT */
/* model_member.c - members of sets, rows of tables, and all_different: added as constraints, or held by a truth variable. */
#include "csp/domain/bounds.h"
#include "csp/read/model/model_meaning.h"

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

/* Conditions on constants are evaluated at once. */
static bool constant_member(struct model_reader *r, int node, csp_value value, int *condition)
{
    const int left = r->node[node].first, set = r->node[left].next;
    const size_t start = r->constants.count;
    struct rows rows;
    if (!model_push_constant(r, &r->constants, value) || !model_rows(r, set, &rows)) return false;
    if (rows.count && rows.arity != 1) return wrong_arity(r, left, 1, rows.arity);
    *condition = model_is_row(r, start, &rows) ? ALWAYS : NEVER;
    r->constants.count = start;
    return true;
}

static bool variable_member(struct model_reader *r, int node, csp_variable x, csp_variable target,
                            int *condition)
{
    const int left = r->node[node].first, set = r->node[left].next;
    struct rows rows;
    if (!model_rows(r, set, &rows)) return false;
    if (rows.count && rows.arity != 1) return wrong_arity(r, left, 1, rows.arity);
    *condition = NEVER;
    if (!rows.count) return true;
    const csp_variable truth = model_truth_variable(r, target);
    if (truth == NONE) return false;
    r->constants.count = rows.start;
    *condition = 2 * truth;
    return model_accept(r, csp_member_truth(r->model, x, r->constants.number + rows.start, rows.count,
                                            CSP_IF_AND_ONLY_IF, truth));
}

static bool number_member(struct model_reader *r, int node, csp_variable target, int *condition)
{
    struct linear l;
    csp_variable x;
    if (!model_evaluate(r, r->node[node].first, NONE, &l)) return false;
    if (model_is_constant(r, l)) return constant_member(r, node, l.constant, condition);
    return model_as_variable(r, l, &x) && variable_member(r, node, x, target, condition);
}

/* Are all of them fixed?  Then the condition is known. */
static bool fixed_row(struct model_reader *r, size_t start, int count, bool *fixed)
{
    *fixed = true;
    for (int i = 0; i < count && *fixed; i++) {
        const struct domain *d = domain_of(r->model, r->stack.number[start + (size_t)i]);
        *fixed = is_fixed(d);
        if (!model_push_constant(r, &r->constants, d->min)) return false;
    }
    return true;
}

static bool tuple_member(struct model_reader *r, int node, csp_variable target, int *condition)
{
    const int left = r->node[node].first, set = r->node[left].next;
    const size_t constants = r->constants.count;
    struct rows rows;
    size_t start;
    bool fixed;
    if (!model_gather_variables(r, left, &start)) return false;
    const int count = (int)(r->stack.count - start);
    if (!fixed_row(r, start, count, &fixed) || !model_rows(r, set, &rows)) return false;
    r->stack.count = start;
    r->constants.count = constants;
    if (rows.count && count != rows.arity) return wrong_arity(r, left, count, rows.arity);
    *condition = rows.count && fixed && model_is_row(r, constants, &rows) ? ALWAYS : NEVER;
    if (fixed || !rows.count) return true;
    if (!model_spend(r, (int64_t)rows.count * count)) return false;
    const csp_variable truth = model_truth_variable(r, target);
    if (truth == NONE) return false;
    *condition = 2 * truth;
    return model_accept(r, csp_table_truth(r->model, r->stack.number + start, count,
                                           r->constants.number + rows.start, rows.count,
                                           CSP_IF_AND_ONLY_IF, truth));
}

/* "x / y not in S" is a condition of its own, which is false where x / y is undefined. */
bool model_member_condition(struct model_reader *r, int node, csp_variable target, int *condition)
{
    const bool opposite = r->node[node].value, tuple = r->node[r->node[node].first].kind == NODE_TUPLE;
    const size_t guard = model_begin_guard(r);
    if (opposite) target = NONE;
    if (!(tuple ? tuple_member : number_member)(r, node, target, condition)) return false;
    if (opposite) *condition = model_negated(*condition);
    return model_end_guard(r, guard, condition);
}

/* Adds the rows as a table; `wanted` is for its name only. */
static bool post_rows(struct model_reader *r, int node, bool wanted, bool allowed)
{
    const int left = r->node[node].first, set = r->node[left].next;
    const int constraints = csp_constraint_count(r->model);
    struct rows rows;
    size_t start;
    if (!gather_left(r, left, &start)) return false;
    const int count = (int)(r->stack.count - start);
    if (!model_rows(r, set, &rows)) return false;
    if (rows.count && count != rows.arity) return wrong_arity(r, left, count, rows.arity);
    r->stack.count = start;
    r->constants.count = rows.start;
    if (!rows.count) return !allowed || model_post_never(r);
    return model_post_table(r, r->stack.number + start, count, r->constants.number + rows.start,
                            rows.count, allowed) &&
           (csp_constraint_count(r->model) == constraints ||
            model_name_constraint(r, node, NONE, wanted));
}

bool model_post_member(struct model_reader *r, int node, bool wanted)
{
    const int left = r->node[node].first, set = r->node[left].next;
    const bool allowed = !r->node[node].value;
    const bool tuple = r->node[left].kind == NODE_TUPLE;
    int condition;
    if (wanted && !tuple && allowed && r->node[set].kind == NODE_RANGE)
        return post_in_range(r, left, set);
    if (wanted || meaning_is_pair(r, left)) return post_rows(r, node, wanted, allowed == wanted);
    return model_member_condition(r, node, NONE, &condition) &&
           model_post_condition(r, model_negated(condition));
}

/* ---- all_different ---- */

bool model_post_all_different(struct model_reader *r, int node)
{
    size_t start;
    if (!model_gather_variables(r, node, &start)) return false;
    const int count = (int)(r->stack.count - start);
    r->stack.count = start;
    if (count < 2) return true;
    return model_accept(
        r, csp_all_different(r->model, r->stack.number + start, count, r->node[node].strength));
}

static bool differ(struct model_reader *r, csp_variable x, csp_variable y, int *condition)
{
    const struct linear l = {.start = r->terms};
    return model_push_term(r, 1, x) && model_push_term(r, -1, y) &&
           model_truth_of_linear(r, l, CSP_NOT_EQUAL, NONE, condition);
}

/* No constraint holds the truth of all_different, so each pair has a condition of its own. */
bool model_all_different_condition(struct model_reader *r, int node, int *condition)
{
    const size_t guard = model_begin_guard(r);
    size_t start;
    if (!model_gather_variables(r, node, &start)) return false;
    const size_t end = r->stack.count;
    for (size_t i = start; i < end; i++)
        for (size_t k = start; k < i; k++) {
            int pair;
            if (!differ(r, r->stack.number[k], r->stack.number[i], &pair) ||
                !model_push(r, model_negated(pair)))
                return false;
        }
    const bool good = model_any_condition(r, end, NONE, condition);
    r->stack.count = start;
    *condition = model_negated(*condition);
    return good && model_end_guard(r, guard, condition);
}

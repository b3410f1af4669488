/* SPDX-License-Identifier: MIT */
/* model_clauses.c - conditions joined: one of them holds. */
#include "csp/read/model/model_reader.h"

static bool post_one(struct model_reader *r, int condition)
{
    struct linear l;
    if (!model_push_condition(r, condition, &l)) return false;
    l.constant--;
    return model_post_linear(r, l, CSP_EQUAL);
}

bool model_post_clause(struct model_reader *r, size_t start)
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

bool model_post_either(struct model_reader *r, int a, int b)
{
    const size_t start = r->stack.count;
    return model_push(r, a) && model_push(r, b) && model_post_clause(r, start);
}

bool model_post_condition(struct model_reader *r, int condition)
{
    const size_t start = r->stack.count;
    return model_push(r, condition) && model_post_clause(r, start);
}

bool model_any_condition(struct model_reader *r, size_t start, csp_variable target, int *condition)
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
        if (!model_post_either(r, 2 * truth, model_negated(r->stack.number[i]))) return false;
    return model_push(r, 2 * truth + 1) && model_post_clause(r, start);
}

bool model_either(struct model_reader *r, int a, int b, int *condition)
{
    const size_t start = r->stack.count;
    return model_push(r, a) && model_push(r, b) && model_any_condition(r, start, NONE, condition);
}

bool model_both(struct model_reader *r, int a, int b, int *condition)
{
    if (!model_either(r, model_negated(a), model_negated(b), condition)) return false;
    *condition = model_negated(*condition);
    return true;
}

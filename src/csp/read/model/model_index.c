/* SPDX-License-Identifier: MIT */
/* model_index.c - names and elements of arrays: by a constant index, by a variable one, and parts of arrays. */
#include "base/memory.h"
#include "csp/domain/bounds.h"
#include "csp/consistency/relation.h"
#include "csp/read/model/model_reader.h"

static bool push_element(struct model_reader *r, const struct symbol *s, int position, struct linear *l)
{
    *l = (struct linear){.start = r->terms};
    if (s->kind == SYMBOL_VARIABLES) return model_push_term(r, 1, (csp_variable)s->first + position);
    l->constant = r->pool.number[s->first + (size_t)position];
    return model_spend(r, 1);
}

/* ---- names ---- */

static bool wrong_name(struct model_reader *r, int node, enum message_code code)
{
    char shown[SHOWN_NAME];
    const struct argument name = argument_text(model_show_name(r, r->node[node].value, shown));
    return model_wrong_at(r->error, r->node[node].place, (struct message){code, 1, &name});
}

bool model_evaluate_name(struct model_reader *r, int node, struct linear *l)
{
    const struct symbol *s = &r->symbol[r->node[node].value];
    *l = (struct linear){.start = r->terms};
    switch (s->kind) {
    case SYMBOL_NUMBER: l->constant = s->number; return true;
    case SYMBOL_VARIABLES:
        if (s->dimensions == 0) return push_element(r, s, 0, l);
        /* fall through */
    case SYMBOL_NUMBERS: return wrong_name(r, node, SAY_array_needs_index);
    case SYMBOL_SET: return wrong_name(r, node, SAY_set_has_no_value);
    case SYMBOL_UNKNOWN: break;
    }
    return wrong_name(r, node, SAY_unknown_name_quoted);
}

/* Has the node an array with as many dimensions as it gives indices? */
static bool check_array(struct model_reader *r, int node)
{
    const struct symbol *s = &r->symbol[r->node[node].value];
    int indices = 0;
    for (int i = r->node[node].first; i != NONE; i = r->node[i].next) indices++;
    if (s->kind == SYMBOL_UNKNOWN) return wrong_name(r, node, SAY_unknown_name_quoted);
    if (s->dimensions == 0) return wrong_name(r, node, SAY_name_not_an_array);
    char shown[SHOWN_NAME];
    return indices == s->dimensions ||
           model_wrong_at(
               r->error, r->node[node].place,
               s->dimensions == 1
                   ? say(needs_one_index, model_show_name(r, r->node[node].value, shown), indices)
                   : say(needs_indices, model_show_name(r, r->node[node].value, shown), s->dimensions,
                         indices));
}

static bool check_index(struct model_reader *r, csp_value index, struct span s, struct place place)
{
    return (index >= s.low && index <= s.high) ||
           model_wrong_at(r->error, place, say(index_outside, index, s.low, s.high));
}

static int length_of(struct span s) { return (int)(s.high - s.low + 1); }

/* ---- parts of arrays ---- */

static bool part_of(struct model_reader *r, int index, struct span whole, struct span *part)
{
    const struct node *n = &r->node[index];
    *part = whole;
    if (n->kind == NODE_WHOLE) return true;
    if (n->kind != NODE_RANGE) {
        if (!model_constant(r, index, &part->low)) return false;
        part->high = part->low;
    } else if (!model_span(r, index, part)) {
        return false;
    }
    return part->low > part->high ||
           (check_index(r, part->low, whole, n->place) && check_index(r, part->high, whole, n->place));
}

/* The next place in a part, the last index first; false: there was none. */
static bool step(csp_value *at, const struct span *part, int dimensions)
{
    for (int d = dimensions - 1; d >= 0; d--) {
        if (at[d]++ < part[d].high) return true;
        at[d] = part[d].low;
    }
    return false;
}

static int position_of(const struct symbol *s, const csp_value *at)
{
    int position = 0;
    for (int d = 0; d < s->dimensions; d++)
        position = position * length_of(s->span[d]) + (int)(at[d] - s->span[d].low);
    return position;
}

bool model_each_element(struct model_reader *r, int node, model_value_visitor *visit, void *context)
{
    const struct symbol s = r->symbol[r->node[node].value];
    struct span part[MAX_DIMENSIONS] = {{0, 0}};
    csp_value at[MAX_DIMENSIONS] = {0};
    int index = r->node[node].first;
    if (index != NONE && !check_array(r, node)) return false;
    for (int d = 0; d < s.dimensions; d++) {
        part[d] = s.span[d];
        if (index != NONE) {
            if (!part_of(r, index, s.span[d], &part[d])) return false;
            index = r->node[index].next;
        }
        if (part[d].low > part[d].high) return true;
        at[d] = part[d].low;
    }
    do {
        struct linear l;
        if (!push_element(r, &s, position_of(&s, at), &l) || !visit(r, l, node, context)) return false;
    } while (step(at, part, s.dimensions));
    return true;
}

/* ---- an element by its index ---- */

/* low <= index <= high, where the index is on top of the stack and stays there. */
static bool post_within(struct model_reader *r, struct linear index, struct span s)
{
    const size_t end = r->terms;
    for (int side = 0; side < 2; side++) {
        struct linear copy = {.start = end,
                              .constant = cut_off_sum(index.constant, -(side ? s.high : s.low))};
        for (size_t i = index.start; i < end; i++)
            if (!model_push_term(r, r->term[i].coefficient, r->term[i].variable)) return false;
        if (!model_post_linear(r, copy, side ? CSP_LESS_EQUAL : CSP_GREATER_EQUAL)) return false;
    }
    return true;
}

/* Inside a guard: an index that is always within its span. */
static bool replace_index(struct model_reader *r, struct span s, struct linear *l)
{
    csp_variable index;
    if (!model_as_variable(r, *l, &index) || !model_defined_index(r, s, &index)) return false;
    *l = (struct linear){.start = r->terms};
    return model_push_term(r, 1, index);
}

/* One sum of all indices, which counts the elements from *first on. */
static bool push_flat_index(struct model_reader *r, int node, struct linear *flat, csp_value *first)
{
    const struct symbol s = r->symbol[r->node[node].value];
    int index = r->node[node].first;
    csp_value stride = s.count;
    *flat = (struct linear){.start = r->terms};
    *first = 0;
    for (int d = 0; d < s.dimensions; d++, index = r->node[index].next) {
        struct linear l;
        const struct place place = r->node[index].place;
        if (!model_evaluate(r, index, NONE, &l)) return false;
        if (model_is_constant(r, l)) {
            if (!check_index(r, l.constant, s.span[d], place)) return false;
        } else if (r->guards ? !replace_index(r, s.span[d], &l)
                             : s.dimensions > 1 && !post_within(r, l, s.span[d])) {
            return false;
        }
        stride /= length_of(s.span[d]);
        if (!model_scale(r, &l, stride, place)) return false;
        flat->constant = cut_off_sum(flat->constant, l.constant);
        *first = cut_off_sum(*first, cut_off_product(s.span[d].low, stride));
    }
    return model_in_bounds(r, *first, r->node[node].place) &&
           model_in_bounds(r, flat->constant, r->node[node].place);
}

/* Words of memory that a table's bits take; of a sparse relation, its lists. */
static int64_t table_effort(const csp_model *m, const csp_variable *x, int count, size_t rows,
                            bool allowed)
{
    int64_t effort = (int64_t)rows * count + 1;
    if (allowed && count == 2 && suits_sparse_relation(m, x[0], x[1], rows))
        return 4 * effort + domain_of(m, x[0])->bits + domain_of(m, x[1])->bits;
    for (int i = 0; i < count; i++) {
        const int64_t size = domain_of(m, x[i])->size;
        const int64_t values = size < CSP_MAX_LISTED ? size : CSP_MAX_LISTED;
        effort += values * ((int64_t)rows / 64 + 1);
        if (count == 2) effort += values * (domain_of(m, x[1 - i])->bits / 64);
    }
    return effort;
}

bool model_post_table(struct model_reader *r, const csp_variable *x, int count, const csp_value *rows,
                      size_t row_count, bool allowed)
{
    if (row_count == 0) return !allowed || model_post_never(r);
    return model_spend(r, table_effort(r->model, x, count, row_count, allowed)) &&
           model_accept(r, csp_table(r->model, x, count, rows, row_count, allowed));
}

/* result = numbers[index] is a table of pairs. */
static bool post_constant_element(struct model_reader *r, const struct symbol *s, csp_variable index,
                                  csp_value first, csp_variable result)
{
    const size_t start = r->constants.count;
    for (int i = 0; i < s->count; i++)
        if (!model_push_constant(r, &r->constants, first + i) ||
            !model_push_constant(r, &r->constants, r->pool.number[s->first + (size_t)i]))
            return false;
    r->constants.count = start;
    return model_post_table(r, (csp_variable[]){index, result}, 2, r->constants.number + start,
                            (size_t)s->count, true);
}

static bool post_element(struct model_reader *r, const struct symbol *s, csp_variable index,
                         csp_value first, csp_variable result)
{
    if (s->kind == SYMBOL_NUMBERS) return post_constant_element(r, s, index, first, result);
    const size_t start = r->stack.count;
    for (int i = 0; i < s->count; i++)
        if (!model_push(r, (int)s->first + i)) return false;
    r->stack.count = start;
    return model_spend(r, s->count) &&
           model_accept(r,
                        csp_element(r->model, index, first, r->stack.number + start, s->count, result));
}

static struct span values_of(const struct model_reader *r, const struct symbol *s)
{
    struct span all = {CSP_MAX_VALUE, -CSP_MAX_VALUE};
    for (int i = 0; i < s->count; i++) {
        struct span one;
        if (s->kind == SYMBOL_NUMBERS) one.low = one.high = r->pool.number[s->first + (size_t)i];
        else {
            const struct domain *d = domain_of(r->model, (csp_variable)s->first + i);
            one = (struct span){d->min, d->max};
        }
        if (one.low < all.low) all.low = one.low;
        if (one.high > all.high) all.high = one.high;
    }
    return all;
}

bool model_evaluate_index(struct model_reader *r, int node, csp_variable target, struct linear *l)
{
    csp_value first;
    if (!check_array(r, node)) return false;
    if (model_is_array(r, node)) return wrong_name(r, node, SAY_part_has_no_value);
    if (!push_flat_index(r, node, l, &first)) return false;
    const struct symbol s = r->symbol[r->node[node].value];
    if (model_is_constant(r, *l)) return push_element(r, &s, (int)(l->constant - first), l);
    csp_variable index;
    if (!model_as_variable(r, *l, &index) || !model_spend(r, s.count)) return false;
    const struct span all = values_of(r, &s);
    if (target == NONE) {
        target = model_helper(r, all.low, all.high);
        if (target != NONE) r->model->variable[target].naming = s.naming;
    }
    if (target == NONE || !post_element(r, &s, index, first, target)) return false;
    *l = (struct linear){.start = r->terms};
    return model_push_term(r, 1, target);
}

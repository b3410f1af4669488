/* SPDX-License-Identifier: MIT */
/* model_meaning.c - conditions on one or two variables as what they mean: a set of values, or a relation.

   The condition is evaluated for all values of its variables, so that arc consistency sees all of it, and no variable holds a part
   of it.  Whatever is not clear here (errors, numbers beyond 64 bits, too much work) is left to the other parts of the reader.

   Where a number is not defined (x / 0, an index outside its array), the smallest condition around it is false: see model_defined.c. */
#include "base/memory.h"
#include "csp/consistency/relation.h"
#include "csp/constraint/power.h"
#include "csp/domain/bounds.h"
#include "csp/read/model/model_meaning.h"

/* ---- numbers; false: this is for the other parts of the reader ---- */

static bool number_of(struct model_reader *r, struct meaning *m, int node, csp_value *number);

static csp_value value_of(const struct model_reader *r, const struct meaning *m, csp_variable x)
{
    for (int i = 0; i < m->variables; i++)
        if (m->variable[i] == x) return m->value[i];
    return domain_of(r->model, x)->min;
}

static bool in_bounds(csp_value number) { return number >= -CSP_MAX_VALUE && number <= CSP_MAX_VALUE; }

/* The place of an element, counted from 0; -1: it is outside. */
bool meaning_position(struct model_reader *r, struct meaning *m, int node, int *position)
{
    const struct symbol s = r->symbol[r->node[node].value];
    int index = r->node[node].first;
    *position = 0;
    for (int d = 0; d < s.dimensions; d++, index = r->node[index].next) {
        csp_value i;
        if (index == NONE || !number_of(r, m, index, &i)) return false;
        const struct span span = s.span[d];
        if (i < span.low || i > span.high) *position = -1;
        else if (*position >= 0)
            *position = *position * (int)(span.high - span.low + 1) + (int)(i - span.low);
    }
    return index == NONE && s.dimensions > 0;
}

static bool undefined(struct meaning *m, csp_value *number)
{
    m->undefined = true;
    *number = 1;
    return true;
}

static bool element(struct model_reader *r, struct meaning *m, int node, csp_value *number)
{
    const struct symbol s = r->symbol[r->node[node].value];
    int position;
    if (!meaning_position(r, m, node, &position)) return false;
    if (position < 0) return undefined(m, number);
    *number = s.kind == SYMBOL_NUMBERS ? r->pool.number[s.first + (size_t)position]
                                       : value_of(r, m, (csp_variable)s.first + position);
    return true;
}

static bool sum(struct model_reader *r, struct meaning *m, int node, csp_value *number)
{
    *number = 0;
    for (int child = r->node[node].first; child != NONE; child = r->node[child].next) {
        csp_value term;
        if (!number_of(r, m, child, &term)) return false;
        *number = cut_off_sum(*number, r->node[child].joint == TOKEN_MINUS ? -term : term);
        if (!in_bounds(*number)) return false;
    }
    return true;
}

static bool product(struct model_reader *r, struct meaning *m, int node, csp_value *number)
{
    int child = r->node[node].first;
    if (!number_of(r, m, child, number)) return false;
    while ((child = r->node[child].next) != NONE) {
        const enum token_kind sign = r->node[child].joint;
        csp_value right;
        if (!number_of(r, m, child, &right)) return false;
        if (sign == TOKEN_TIMES) *number = cut_off_product(*number, right);
        else if (right == 0) {
            if (!meaning_is_open(r, child) || !undefined(m, number)) return false;
        } else *number = sign == TOKEN_DIVIDE ? *number / right : *number % right;
        if (!in_bounds(*number)) return false;
    }
    return true;
}

static bool power(struct model_reader *r, struct meaning *m, int node, csp_value *number)
{
    const int base = r->node[node].first, exponent = r->node[base].next;
    csp_value a, b;
    if (!number_of(r, m, base, &a) || !number_of(r, m, exponent, &b)) return false;
    if (!power_of(a, b, number)) return meaning_is_open(r, node) && undefined(m, number);
    return in_bounds(*number);
}

/* The values of a list, folded into one, or pushed onto the stack of constants. */
struct folding {
    struct meaning *m;
    int node;     /* the list */
    int function; /* NONE: push them */
    csp_value number;
    int count;
};

static bool fold(struct model_reader *r, struct folding *f, csp_value value)
{
    const bool first = f->count++ == 0;
    switch (f->function) {
    case CALL_SUM: f->number = cut_off_sum(f->number, value); return in_bounds(f->number);
    case CALL_PRODUCT:
        f->number = first ? value : cut_off_product(f->number, value);
        return in_bounds(f->number);
    case CALL_MIN: f->number = first || value < f->number ? value : f->number; return true;
    case CALL_MAX: f->number = first || value > f->number ? value : f->number; return true;
    case CALL_ABS: f->number = value < 0 ? -value : value; return first;
    default: return model_push_constant(r, &r->constants, value);
    }
}

static bool fold_value(struct model_reader *r, struct linear l, int node, void *context)
{
    struct folding *f = context;
    (void)node;
    const csp_value value =
        model_is_constant(r, l) ? l.constant : value_of(r, f->m, r->term[l.start].variable);
    r->terms = l.start;
    return model_spend(r, 1) && fold(r, f, value);
}

static bool fold_item(struct model_reader *r, int node, void *context)
{
    struct folding *f = context;
    csp_value value;
    if (model_is_array(r, node))
        return f->function != CALL_ABS && model_each_element(r, node, fold_value, f);
    return number_of(r, f->m, node, &value) && fold(r, f, value);
}

static bool call(struct model_reader *r, struct meaning *m, int node, csp_value *number)
{
    struct folding f = {.m = m, .node = node, .function = r->node[node].value};
    if (f.function == CALL_ABS &&
        (r->node[node].first == NONE || r->node[r->node[node].first].kind == NODE_COMPREHENSION))
        return false;
    if (!model_each_item(r, node, fold_item, &f)) return false;
    *number = f.number;
    if (!f.count && f.function == CALL_PRODUCT) *number = 1;
    return f.count > 0 || f.function <= CALL_PRODUCT;
}

/* ---- conditions ---- */

static bool truth_of(struct model_reader *r, struct meaning *m, int node, bool *holds);

static bool compares(enum token_kind sign, csp_value a, csp_value b)
{
    switch (sign) {
    case TOKEN_EQUAL: return a == b;
    case TOKEN_NOT_EQUAL: return a != b;
    case TOKEN_LESS: return a < b;
    case TOKEN_LESS_EQUAL: return a <= b;
    case TOKEN_GREATER: return a > b;
    default: return a >= b;
    }
}

static bool comparison(struct model_reader *r, struct meaning *m, int node, bool *holds)
{
    const bool part = node == m->top && m->link != NONE;
    int left = part ? m->link : r->node[node].first;
    csp_value a, b;
    *holds = true;
    if (!number_of(r, m, left, &a)) return false;
    for (int right = r->node[left].next; right != NONE; right = part ? NONE : r->node[right].next) {
        if (!number_of(r, m, right, &b)) return false;
        *holds &= compares(r->node[right].joint, a, b);
        a = b;
    }
    return true;
}

static bool member(struct model_reader *r, struct meaning *m, int node, bool *holds)
{
    const int left = r->node[node].first, set = r->node[left].next;
    const size_t start = r->constants.count;
    struct folding f = {.m = m, .node = left, .function = NONE};
    struct rows rows;
    struct span span;
    if (r->node[left].kind == NODE_TUPLE ? !model_each_item(r, left, fold_item, &f)
                                         : !fold_item(r, left, &f))
        return false;
    const int count = (int)(r->constants.count - start);
    if (r->node[set].kind == NODE_RANGE && count == 1) { /* however many values it has */
        if (!model_span(r, set, &span)) return false;
        const csp_value value = r->constants.number[start];
        *holds = value >= span.low && value <= span.high;
    } else {
        if (!model_rows(r, set, &rows) || (rows.count && rows.arity != count)) return false;
        *holds = model_is_row(r, start, &rows);
    }
    *holds ^= r->node[node].value != 0;
    r->constants.count = start;
    return true;
}

static bool all_different(struct model_reader *r, struct meaning *m, int node, bool *holds)
{
    const size_t start = r->constants.count;
    struct folding f = {.m = m, .node = node, .function = NONE};
    if (!model_each_item(r, node, fold_item, &f)) return false;
    *holds = true;
    for (size_t i = start; i < r->constants.count; i++)
        for (size_t k = start; k < i; k++) *holds &= r->constants.number[i] != r->constants.number[k];
    const int64_t count = (int64_t)(r->constants.count - start);
    r->constants.count = start;
    return model_spend(r, count * count);
}

struct conjunction {
    struct meaning *m;
    bool all, any;
    csp_value count;
};

static bool join_value(struct model_reader *r, struct linear l, int node, void *context)
{
    struct conjunction *c = context;
    (void)node;
    if (model_is_constant(r, l)) return false;
    const csp_variable x = r->term[l.start].variable;
    const struct domain *d = domain_of(r->model, x);
    const csp_value value = value_of(r, c->m, x);
    r->terms = l.start;
    c->all &= value == 1;
    c->any |= value == 1;
    c->count += value == 1;
    return d->min >= 0 && d->max <= 1;
}

static bool join_item(struct model_reader *r, int node, void *context)
{
    struct conjunction *c = context;
    bool holds;
    if (model_is_array(r, node)) return model_each_element(r, node, join_value, c);
    if (!truth_of(r, c->m, node, &holds)) return false;
    c->all &= holds;
    c->any |= holds;
    c->count += holds;
    return true;
}

static bool join(struct model_reader *r, struct meaning *m, int node, bool all, bool *holds)
{
    struct conjunction c = {.m = m, .all = true};
    if (!model_each_item(r, node, join_item, &c)) return false;
    *holds = all ? c.all : c.any;
    return true;
}

/* count(q, 3), or how many conditions hold. */
static bool count(struct model_reader *r, struct meaning *m, int node, csp_value *number)
{
    const int list = r->node[node].first, value = list == NONE ? NONE : r->node[list].next;
    const bool two = value != NONE && r->node[value].next == NONE;
    const size_t start = r->constants.count;
    csp_value wanted;
    *number = 0;
    if (!two || !(model_is_array(r, list) || r->node[list].kind == NODE_LIST)) {
        struct conjunction c = {.m = m, .all = true};
        if (!model_each_item(r, node, join_item, &c)) return false;
        *number = c.count;
        return true;
    }
    struct folding f = {.m = m, .node = list, .function = NONE};
    const bool listed = r->node[list].kind == NODE_LIST;
    if (!(listed ? model_each_item(r, list, fold_item, &f) : fold_item(r, list, &f)) ||
        !number_of(r, m, value, &wanted))
        return false;
    for (size_t i = start; i < r->constants.count; i++) *number += r->constants.number[i] == wanted;
    r->constants.count = start;
    return true;
}

static bool parity(struct model_reader *r, struct meaning *m, int node, bool *holds)
{
    *holds = false;
    for (int child = r->node[node].first; child != NONE; child = r->node[child].next) {
        bool one;
        if (!truth_of(r, m, child, &one)) return false;
        *holds ^= one;
    }
    return true;
}

/* The branch of "if then else" that counts. */
static bool chosen(struct model_reader *r, struct meaning *m, int node, int *branch)
{
    const int first = r->node[node].first, then = r->node[first].next;
    bool holds;
    if (!truth_of(r, m, first, &holds)) return false;
    *branch = holds ? then : r->node[then].next;
    return true;
}

/* A number as a condition: a constant, or a variable that has no values but 0 and 1. */
static bool number_holds(struct model_reader *r, struct meaning *m, int node, bool *holds)
{
    const struct node n = r->node[node];
    struct meaning one = {.top = node, .link = NONE};
    csp_value value;
    if (n.kind != NODE_NUMBER && n.kind != NODE_NAME && n.kind != NODE_INDEXED) return false;
    if (n.kind == NODE_INDEXED && !meaning_has_constant_indices(r, node)) return false;
    if (!meaning_mentions(r, &one, node) || !number_of(r, m, node, &value)) return false;
    *holds = value == 1;
    if (one.variables == 0) return value == 0 || value == 1;
    const struct domain *d = domain_of(r->model, one.variable[0]);
    return d->min >= 0 && d->max <= 1;
}

/* A condition about numbers: false where one of them is undefined. */
static bool truth_of_numbers(struct model_reader *r, struct meaning *m, int node, bool *holds)
{
    const bool outside = m->undefined;
    const enum node_kind kind = r->node[node].kind;
    m->undefined = false;
    const bool good = kind == NODE_COMPARISON ? comparison(r, m, node, holds)
                      : kind == NODE_MEMBER   ? member(r, m, node, holds)
                      : kind == NODE_CALL     ? all_different(r, m, node, holds)
                                              : number_holds(r, m, node, holds);
    if (m->undefined) *holds = false;
    m->undefined = outside;
    return good;
}

static bool truth_of(struct model_reader *r, struct meaning *m, int node, bool *holds)
{
    const struct node n = r->node[node];
    bool left, right;
    int branch;
    if (!model_spend(r, 1)) return false;
    switch (n.kind) {
    case NODE_AND:
    case NODE_OR: return join(r, m, node, n.kind == NODE_AND, holds);
    case NODE_NOT:
        if (!truth_of(r, m, n.first, &left)) return false;
        *holds = !left;
        return true;
    case NODE_IMPLIES:
    case NODE_EQUIVALENT:
        if (!truth_of(r, m, n.first, &left) || !truth_of(r, m, r->node[n.first].next, &right))
            return false;
        *holds = n.kind == NODE_IMPLIES ? !left || right : left == right;
        return true;
    case NODE_XOR: return parity(r, m, node, holds);
    case NODE_IF: return chosen(r, m, node, &branch) && truth_of(r, m, branch, holds);
    case NODE_CALL:
        if (n.value == CALL_ALL_DIFFERENT) return truth_of_numbers(r, m, node, holds);
        return (n.value == CALL_ALL || n.value == CALL_ANY) &&
               join(r, m, node, n.value == CALL_ALL, holds);
    default: return truth_of_numbers(r, m, node, holds);
    }
}

static bool number_of(struct model_reader *r, struct meaning *m, int node, csp_value *number)
{
    const struct node n = r->node[node];
    bool holds;
    int branch;
    if (!model_spend(r, 1)) return false;
    switch (n.kind) {
    case NODE_NUMBER: *number = n.number; return true;
    case NODE_NAME:
        *number = r->symbol[n.value].kind == SYMBOL_NUMBER
                      ? r->symbol[n.value].number
                      : value_of(r, m, (csp_variable)r->symbol[n.value].first);
        return true;
    case NODE_INDEXED: return element(r, m, node, number);
    case NODE_SUM: return sum(r, m, node, number);
    case NODE_PRODUCT: return product(r, m, node, number);
    case NODE_POWER: return power(r, m, node, number);
    case NODE_IF: return chosen(r, m, node, &branch) && number_of(r, m, branch, number);
    case NODE_CALL:
        if (n.value == CALL_COUNT) return count(r, m, node, number);
        if (n.value < CALL_ALL) return call(r, m, node, number);
        break;
    case NODE_COMPARISON:
    case NODE_MEMBER:
    case NODE_NOT:
    case NODE_AND:
    case NODE_OR:
    case NODE_XOR:
    case NODE_IMPLIES:
    case NODE_EQUIVALENT: break;
    default: return false;
    }
    if (!truth_of(r, m, node, &holds)) return false;
    *number = holds;
    return true;
}

/* ---- all values ---- */

/* Pushes the values, or pairs of them, that satisfy the condition (or, unless wanted, its opposite). */
static bool push_supports(struct model_reader *r, struct meaning *m, bool wanted, int64_t *combinations)
{
    const struct domain *x = domain_of(r->model, m->variable[0]);
    const struct domain *y = m->variables == 2 ? domain_of(r->model, m->variable[1]) : NULL;
    const struct domain one = {.min = 0, .max = 0, .size = 1};
    const int64_t left = MAX_EFFORT - r->effort;
    *combinations = x->size * (y ? y->size : 1);
    bool first = true;
    for_each_value(a, x) {
        const struct domain *inner = y ? y : &one;
        for_each_value(b, inner) {
            const int64_t before = r->effort;
            bool holds;
            m->value[0] = a;
            m->value[1] = b;
            m->undefined = false;
            if (!truth_of(r, m, m->top, &holds)) return false;
            if (first && (r->effort - before) * *combinations > left) return false;
            first = false;
            if (holds != wanted) continue;
            if (!model_push_constant(r, &r->constants, a)) return false;
            if (y && !model_push_constant(r, &r->constants, b)) return false;
        }
    }
    return true;
}

static bool can_list(const struct model_reader *r, const struct meaning *m)
{
    int64_t size = 1;
    for (int i = 0; i < m->variables; i++) {
        const struct domain *d = domain_of(r->model, m->variable[i]);
        if (!is_listed(d) || d->size == 0) return false;
        size *= d->size;
    }
    return m->variables > 0 && size <= CSP_MAX_PAIRS &&
           (m->variables == 1 || fits_matrix(r->model, m->variable[0], m->variable[1]));
}

/* x - y + c, or a sum of one variable and c, is known to the model already. */
static bool is_simple_sum(struct model_reader *r, struct meaning *m, int node, int sign, int *factor)
{
    const struct node n = r->node[node];
    struct meaning one = {.top = node, .link = NONE};
    if (n.kind == NODE_SUM) {
        for (int child = n.first; child != NONE; child = r->node[child].next)
            if (!is_simple_sum(r, m, child, r->node[child].joint == TOKEN_MINUS ? -sign : sign, factor))
                return false;
        return true;
    }
    if (!meaning_is_open(r, node)) return true;
    if (n.kind != NODE_NAME && n.kind != NODE_INDEXED) return false;
    if (n.kind == NODE_INDEXED && !meaning_has_constant_indices(r, node)) return false;
    if (!meaning_mentions(r, &one, node) || one.variables != 1) return false;
    for (int i = 0; i < m->variables; i++)
        if (m->variable[i] == one.variable[0]) {
            factor[i] += sign;
            return true;
        }
    return false;
}

static bool is_simple(struct model_reader *r, struct meaning *m)
{
    const struct node n = r->node[m->top];
    int factor[2] = {0};
    if (n.kind != NODE_COMPARISON) return false;
    const int left = m->link != NONE ? m->link : n.first, right = r->node[left].next;
    if (m->link == NONE && r->node[right].next != NONE) return false;
    return is_simple_sum(r, m, left, 1, factor) && is_simple_sum(r, m, right, -1, factor) &&
           (m->variables == 1 || (factor[0] == -factor[1] && factor[0] * factor[0] == 1));
}

static bool mentions_link(struct model_reader *r, struct meaning *m)
{
    if (m->link == NONE) return meaning_mentions(r, m, m->top);
    return meaning_mentions(r, m, m->link) && meaning_mentions(r, m, r->node[m->link].next);
}

/* The rows of (x, y) in {...} are added as they are, which is quicker than to look for every pair among them. */
static bool is_table(const struct model_reader *r, const struct meaning *m)
{
    const struct node *top = &r->node[m->top];
    return top->kind == NODE_MEMBER && m->variables == 2 && meaning_is_pair(r, top->first);
}

static bool add_supports(struct model_reader *r, const struct meaning *m, bool wanted, size_t start,
                         int64_t combinations)
{
    const size_t count = (r->constants.count - start) / (size_t)m->variables;
    r->constants.count = start;
    if (count == 0) return model_post_never(r);
    const csp_value *row = r->constants.number + start;
    if ((int64_t)count == combinations) return true;
    if (m->variables == 1) return model_accept(r, csp_restrict(r->model, m->variable[0], row, count));
    return model_accept(r, add_relation(r->model, m->variable[0], m->variable[1], row, count, true)) &&
           model_name_constraint(r, m->top, m->link, wanted);
}

bool model_post_meaning(struct model_reader *r, int node, int link, bool wanted, bool *done)
{
    struct meaning m = {.top = node, .link = link};
    csp_error why = {.code = NULL}, *const error = r->error;
    const size_t start = r->constants.count, terms = r->terms, stack = r->stack.count;
    const int64_t effort = r->effort;
    int64_t most = MAX_EFFORT_OF_MEANINGS - r->meanings, combinations = 0;
    *done = false;
    if (r->node[node].kind == NODE_IMPLIES && !meaning_is_open(r, r->node[node].first)) return true;
    if (most > MAX_EFFORT_OF_MEANING) most = MAX_EFFORT_OF_MEANING;
    r->error = &why;
    r->effort = MAX_EFFORT - most; /* so that it ends there */
    *done = mentions_link(r, &m) && !is_table(r, &m) && can_list(r, &m) && !is_simple(r, &m) &&
            push_supports(r, &m, wanted, &combinations);
    r->meanings += r->effort - (MAX_EFFORT - most);
    r->effort = effort;
    r->error = error;
    r->terms = terms;
    r->stack.count = stack;
    if (*done) return add_supports(r, &m, wanted, start, combinations);
    r->constants.count = start;
    return !has_failed_by(&why, SAY_out_of_memory) || fail_by_memory(error);
}

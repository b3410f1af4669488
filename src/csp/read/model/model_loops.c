/* SPDX-License-Identifier: MIT */
/* model_loops.c - loops over lists: comprehensions, sets and their rows. */
#include "base/memory.h"
#include "csp/read/model/model_reader.h"

/* ---- constants ---- */

bool model_constant(struct model_reader *r, int node, csp_value *number)
{
    struct linear l;
    const struct place place = r->node[node].place;
    *number = 0;
    if (!model_evaluate(r, node, NONE, &l)) return false;
    if (!model_is_constant(r, l)) return model_wrong_at(r->error, place, say(expected_constant));
    *number = l.constant;
    return true;
}

bool model_span(struct model_reader *r, int range, struct span *s)
{
    const int low = r->node[range].first, high = r->node[low].next;
    *s = (struct span){0, 0};
    return model_constant(r, low, &s->low) && model_constant(r, high, &s->high);
}

/* ---- loops ---- */

struct loop {
    int body;
    model_visitor *visit;
    void *context;
};

static bool run(struct model_reader *r, const struct loop *l, int generator);

/* The rest of the loop, with the name standing for a number. */
static bool run_with(struct model_reader *r, const struct loop *l, int generator, csp_value number)
{
    struct symbol *name = &r->symbol[r->node[generator].value];
    name->kind = SYMBOL_NUMBER;
    name->number = number;
    return model_spend(r, 1) && run(r, l, r->node[generator].next);
}

static bool run_span(struct model_reader *r, const struct loop *l, int generator)
{
    struct span s;
    if (!model_span(r, r->node[generator].first, &s)) return false;
    for (csp_value i = s.low; i <= s.high; i++)
        if (!run_with(r, l, generator, i)) return false;
    return true;
}

/* The numbers leave the stack first, since what is visited may leave something there. */
static bool run_rows(struct model_reader *r, const struct loop *l, int generator)
{
    struct rows rows;
    const int set = r->node[generator].first;
    if (!model_rows(r, set, &rows)) return false;
    if (rows.arity > 1) return model_wrong_at(r->error, r->node[set].place, say(loop_over_tuples));
    csp_value *number = new_array(rows.count, sizeof *number);
    if (!number) return wrong_memory(r);
    if (rows.count) memcpy(number, r->constants.number + rows.start, rows.count * sizeof *number);
    r->constants.count = rows.start;
    bool good = true;
    for (size_t i = 0; i < rows.count && good; i++) good = run_with(r, l, generator, number[i]);
    free(number);
    return good;
}

static bool run(struct model_reader *r, const struct loop *l, int generator)
{
    if (generator == NONE) return l->visit(r, l->body, l->context);
    const struct node *g = &r->node[generator];
    if (g->kind == NODE_WHERE) {
        csp_value wanted;
        return model_constant(r, g->first, &wanted) && (!wanted || l->visit(r, l->body, l->context));
    }
    if (!model_is_free(r, g->value, g->place)) return false;
    const bool good =
        r->node[g->first].kind == NODE_RANGE ? run_span(r, l, generator) : run_rows(r, l, generator);
    r->symbol[g->value].kind = SYMBOL_UNKNOWN;
    return good;
}

bool model_run_loop(struct model_reader *r, int body, int generator, model_visitor *visit, void *context)
{
    const struct loop l = {body, visit, context};
    return run(r, &l, generator);
}

/* ---- items ---- */

bool model_each_item(struct model_reader *r, int list, model_visitor *visit, void *context)
{
    for (int item = r->node[list].first; item != NONE; item = r->node[item].next) {
        const int first = r->node[item].first;
        const enum node_kind kind = r->node[item].kind;
        const bool good = kind == NODE_COMPREHENSION
                              ? model_run_loop(r, first, r->node[first].next, visit, context)
                          : kind == NODE_LIST ? model_each_item(r, item, visit, context)
                                              : visit(r, item, context);
        if (!good) return false;
    }
    return true;
}

bool model_is_array(const struct model_reader *r, int node)
{
    const struct node *n = &r->node[node];
    if (n->kind == NODE_NAME) return r->symbol[n->value].dimensions > 0;
    if (n->kind != NODE_INDEXED) return false;
    for (int index = n->first; index != NONE; index = r->node[index].next)
        if (r->node[index].kind == NODE_RANGE || r->node[index].kind == NODE_WHOLE) return true;
    return false;
}

struct value_visit {
    model_value_visitor *visit;
    void *context;
};

static bool visit_value(struct model_reader *r, int node, void *context)
{
    const struct value_visit *v = context;
    if (model_is_array(r, node)) return model_each_element(r, node, v->visit, v->context);
    struct linear l;
    return model_evaluate(r, node, NONE, &l) && v->visit(r, l, node, v->context);
}

bool model_each_value(struct model_reader *r, int list, model_value_visitor *visit, void *context)
{
    struct value_visit v = {visit, context};
    return model_each_item(r, list, visit_value, &v);
}

/* ---- sets ---- */

static bool push_constant(struct model_reader *r, struct linear l, int node, void *context)
{
    struct rows *rows = context;
    if (!model_is_constant(r, l))
        return model_wrong_at(r->error, r->node[node].place, say(expected_constant));
    rows->count++;
    return model_spend(r, 1) && model_push_constant(r, &r->constants, l.constant);
}

static bool push_span(struct model_reader *r, int range, struct rows *rows)
{
    struct span s;
    if (!model_span(r, range, &s)) return false;
    for (csp_value i = s.low; i <= s.high; i++) {
        if (!model_spend(r, 1) || !model_push_constant(r, &r->constants, i)) return false;
        rows->count++;
    }
    return true;
}

/* Tuples of a set are of one length. */
static bool push_tuple(struct model_reader *r, int node, struct rows *rows)
{
    struct rows row = {0};
    if (!model_each_value(r, node, push_constant, &row)) return false;
    if (rows->count == 0) rows->arity = (int)row.count;
    if (rows->arity == 1) return model_wrong_at(r->error, r->node[node].place, say(tuple_among_numbers));
    if (row.count != (size_t)rows->arity)
        return model_wrong_at(r->error, r->node[node].place,
                              say(tuple_among_other_tuples, (int)row.count, rows->arity));
    rows->count++;
    return true;
}

static bool push_item(struct model_reader *r, int node, void *context)
{
    struct rows *rows = context;
    if (r->node[node].kind == NODE_TUPLE) return push_tuple(r, node, rows);
    if (rows->arity > 1)
        return model_wrong_at(r->error, r->node[node].place, say(number_among_tuples, rows->arity));
    rows->arity = 1;
    if (r->node[node].kind == NODE_RANGE) return push_span(r, node, rows);
    struct value_visit v = {push_constant, rows};
    return visit_value(r, node, &v);
}

static bool push_named_set(struct model_reader *r, int node, struct rows *rows)
{
    const struct symbol *s = &r->symbol[r->node[node].value];
    char shown[SHOWN_NAME];
    const char *name = model_show_name(r, r->node[node].value, shown);
    if (s->kind != SYMBOL_SET)
        return model_wrong_at(r->error, r->node[node].place,
                              s->kind == SYMBOL_UNKNOWN ? say(unknown_name_quoted, name)
                                                        : say(name_not_a_set, name));
    const size_t numbers = (size_t)s->count * (size_t)s->arity;
    for (size_t i = 0; i < numbers; i++)
        if (!model_push_constant(r, &r->constants, r->pool.number[s->first + i])) return false;
    rows->count = (size_t)s->count;
    rows->arity = s->arity;
    return model_spend(r, (int64_t)numbers);
}

bool model_rows(struct model_reader *r, int set, struct rows *rows)
{
    *rows = (struct rows){.start = r->constants.count};
    switch (r->node[set].kind) {
    case NODE_LIST: return model_each_item(r, set, push_item, rows);
    case NODE_NAME: return push_named_set(r, set, rows);
    case NODE_RANGE: rows->arity = 1; return push_span(r, set, rows);
    default: return model_wrong_at(r->error, r->node[set].place, say(expected_set));
    }
}

bool model_is_row(const struct model_reader *r, size_t start, const struct rows *rows)
{
    const size_t size = (size_t)rows->arity * sizeof(csp_value);
    const csp_value *row = r->constants.number + rows->start;
    for (size_t i = 0; i < rows->count; i++, row += rows->arity)
        if (memcmp(row, r->constants.number + start, size) == 0) return true;
    return false;
}

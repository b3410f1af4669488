/* SPDX-License-Identifier: MIT */
/* model_mentions.c - which variables a condition mentions, if they are at most two, and what in it is constant. */
#include "csp/read/model/model_meaning.h"

/* ---- what is constant ---- */

bool meaning_is_open(const struct model_reader *r, int node)
{
    const struct node *n = &r->node[node];
    if ((n->kind == NODE_NAME || n->kind == NODE_INDEXED) &&
        r->symbol[n->value].kind == SYMBOL_VARIABLES)
        return true;
    if (n->kind == NODE_CALL && n->value != CALL_SUM && n->value != CALL_ABS) return true;
    for (int child = n->first; child != NONE; child = r->node[child].next)
        if (meaning_is_open(r, child)) return true;
    return false;
}

/* Are the generators of all comprehensions of a list constant? */
static bool has_constant_loops(const struct model_reader *r, int list)
{
    for (int item = r->node[list].first; item != NONE; item = r->node[item].next) {
        if (r->node[item].kind != NODE_COMPREHENSION) continue;
        for (int g = r->node[r->node[item].first].next; g != NONE; g = r->node[g].next)
            if (meaning_is_open(r, g)) return false;
    }
    return true;
}

bool meaning_has_constant_indices(const struct model_reader *r, int node)
{
    for (int index = r->node[node].first; index != NONE; index = r->node[index].next)
        if (meaning_is_open(r, index)) return false;
    return true;
}

bool meaning_is_pair(const struct model_reader *r, int node)
{
    int operands = 0;
    if (r->node[node].kind != NODE_TUPLE) return false;
    for (int child = r->node[node].first; child != NONE; child = r->node[child].next, operands++) {
        const enum node_kind kind = r->node[child].kind;
        if (kind != NODE_NAME && (kind != NODE_INDEXED || !meaning_has_constant_indices(r, child)))
            return false;
        if (model_is_array(r, child)) return false;
    }
    return operands == 2;
}

/* ---- the variables that a condition mentions; false: too many, or something else is in the way ---- */

static bool mention(struct model_reader *r, struct meaning *m, csp_variable x)
{
    for (int i = 0; i < m->variables; i++)
        if (m->variable[i] == x) return true;
    if (m->variables < 2) {
        m->variable[m->variables++] = x;
        return true;
    }
    if (is_fixed(domain_of(r->model, x))) return true;
    for (int i = 0; i < 2; i++)
        if (is_fixed(domain_of(r->model, m->variable[i]))) {
            m->variable[i] = x;
            return true;
        }
    return false;
}

static bool mentions_element(struct model_reader *r, struct meaning *m, int node)
{
    const struct symbol s = r->symbol[r->node[node].value];
    int position;
    if (model_is_array(r, node) || (s.kind != SYMBOL_VARIABLES && s.kind != SYMBOL_NUMBERS))
        return false;
    if (meaning_has_constant_indices(r, node))
        return meaning_position(r, m, node, &position) && position >= 0 &&
               (s.kind == SYMBOL_NUMBERS || mention(r, m, (csp_variable)s.first + position));
    for (int index = r->node[node].first; index != NONE; index = r->node[index].next)
        if (!meaning_mentions(r, m, index)) return false;
    for (int i = 0; i < s.count && s.kind == SYMBOL_VARIABLES; i++)
        if (!mention(r, m, (csp_variable)s.first + i)) return false;
    return true;
}

static bool mention_value(struct model_reader *r, struct linear l, int node, void *context)
{
    (void)node;
    const bool constant = model_is_constant(r, l);
    const csp_variable x = constant ? NONE : r->term[l.start].variable;
    r->terms = l.start;
    return constant || mention(r, context, x);
}

static bool mention_item(struct model_reader *r, int node, void *context)
{
    if (!model_is_array(r, node)) return meaning_mentions(r, context, node);
    return meaning_has_constant_indices(r, node) && model_each_element(r, node, mention_value, context);
}

static bool mentions_list(struct model_reader *r, struct meaning *m, int list)
{
    return has_constant_loops(r, list) && model_each_item(r, list, mention_item, m);
}

bool meaning_mentions(struct model_reader *r, struct meaning *m, int node)
{
    const struct node n = r->node[node];
    if (!model_spend(r, 1)) return false;
    switch (n.kind) {
    case NODE_NUMBER: return true;
    case NODE_NAME:
        if (r->symbol[n.value].kind == SYMBOL_NUMBER) return true;
        return r->symbol[n.value].kind == SYMBOL_VARIABLES && !r->symbol[n.value].dimensions &&
               mention(r, m, (csp_variable)r->symbol[n.value].first);
    case NODE_INDEXED: return mentions_element(r, m, node);
    case NODE_CALL: return mentions_list(r, m, node);
    case NODE_MEMBER:
        if (meaning_is_open(r, r->node[n.first].next)) return false;
        return r->node[n.first].kind == NODE_TUPLE ? mentions_list(r, m, n.first)
                                                   : meaning_mentions(r, m, n.first);
    case NODE_AND:
    case NODE_OR: return mentions_list(r, m, node);
    case NODE_SUM:
    case NODE_PRODUCT:
    case NODE_POWER:
    case NODE_IF:
    case NODE_XOR:
    case NODE_COMPARISON:
    case NODE_NOT:
    case NODE_IMPLIES:
    case NODE_EQUIVALENT:
        for (int child = n.first; child != NONE; child = r->node[child].next)
            if (!meaning_mentions(r, m, child)) return false;
        return true;
    default: return false;
    }
}

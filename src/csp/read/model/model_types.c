/* SPDX-License-Identifier: MIT */
/* model_types.c - what kinds of values meet each other in a statement.

   Every line "values red, green, blue" makes a kind of values.  Names of two kinds may stand for the same numbers, so comparing them
   is a mistake: it is found here, before the statement is processed.  Numbers go with every kind.  */
#include "base/memory.h"
#include "csp/read/model/model_reader.h"

const char *model_number_name(const struct model_reader *r, const struct symbol *s)
{
    if (!s->naming) return NULL;
    const struct naming *n = &r->model->naming[s->naming - 1];
    return s->number >= n->first && s->number - n->first < n->count ? n->name[s->number - n->first]
                                                                    : NULL;
}

/* ---- the kind of a value, a list or a set ---- */

/* The first item of a kind; 0: all are numbers. */
static int naming_of_items(const struct model_reader *r, int node)
{
    int naming = 0;
    for (int item = r->node[node].first; item != NONE && !naming; item = r->node[item].next)
        naming = model_naming(r, item);
    return naming;
}

/* A day and a number is a day; the difference of two days is a number. */
static int naming_of_sum(const struct model_reader *r, int node)
{
    int naming = 0, operands = 0;
    for (int child = r->node[node].first; child != NONE; child = r->node[child].next) {
        const int here = model_naming(r, child);
        if (!here) continue;
        operands++;
        naming = r->node[child].joint == TOKEN_MINUS ? 0 : here;
    }
    return operands == 1 ? naming : 0;
}

int model_naming(const struct model_reader *r, int node)
{
    const struct node *n = &r->node[node];
    switch (n->kind) {
    case NODE_NAME:
    case NODE_INDEXED: return r->symbol[n->value].naming;
    case NODE_SUM: return naming_of_sum(r, node);
    case NODE_RANGE:
    case NODE_LIST: return naming_of_items(r, node);
    case NODE_COMPREHENSION: return model_naming(r, n->first);
    case NODE_IF: {
        const int then = r->node[n->first].next, naming = model_naming(r, then);
        return naming ? naming : model_naming(r, r->node[then].next);
    }
    case NODE_CALL: return n->value == CALL_MIN || n->value == CALL_MAX ? naming_of_items(r, node) : 0;
    default: return 0;
    }
}

/* ---- what meets ---- */

static bool agree(struct model_reader *r, int a, int b, struct place place)
{
    if (!a || !b || a == b) return true;
    return model_wrong_at(
        r->error, place,
        say(different_values, r->model->naming[a - 1].name[0], r->model->naming[b - 1].name[0]));
}

static bool items_agree(struct model_reader *r, int node)
{
    const int naming = naming_of_items(r, node);
    for (int item = r->node[node].first; item != NONE; item = r->node[item].next)
        if (!agree(r, naming, model_naming(r, item), r->node[item].place)) return false;
    return true;
}

static bool is_bool(const struct model_reader *r, int node)
{
    const struct node *n = &r->node[node];
    return (n->kind == NODE_NAME || n->kind == NODE_INDEXED) && r->symbol[n->value].boolean;
}

/* b = 2 would have no solution, in silence. */
static bool can_be_equal(struct model_reader *r, int left, int right)
{
    const struct node *n = &r->node[right];
    if (n->joint != TOKEN_EQUAL && n->joint != TOKEN_NOT_EQUAL) return true;
    const struct node *number = is_bool(r, left) ? n : &r->node[left];
    if (!is_bool(r, left) && !is_bool(r, right)) return true;
    return number->kind != NODE_NUMBER || number->number == 0 || number->number == 1 ||
           model_wrong_at(r->error, number->place, say(truth_never, number->number));
}

static bool neighbours_agree(struct model_reader *r, int node)
{
    for (int left = r->node[node].first; left != r->node[node].last; left = r->node[left].next) {
        const int right = r->node[left].next;
        if (!agree(r, model_naming(r, left), model_naming(r, right), r->node[right].place)) return false;
        if (r->node[node].kind == NODE_COMPARISON && !can_be_equal(r, left, right)) return false;
    }
    return true;
}

/* The items of a tuple or a list, next to the tuples of a set. */
static bool rows_agree(struct model_reader *r, int tuple, int set)
{
    for (int row = r->node[set].first; row != NONE; row = r->node[row].next) {
        if (r->node[row].kind != NODE_TUPLE) continue;
        int item = r->node[tuple].first;
        for (int cell = r->node[row].first; cell != NONE && item != NONE;
             cell = r->node[cell].next, item = r->node[item].next)
            if (!agree(r, model_naming(r, item), model_naming(r, cell), r->node[cell].place))
                return false;
    }
    return true;
}

/* A tuple next to a set of tuples with a name. */
static bool columns_agree(struct model_reader *r, int tuple, const struct symbol *s)
{
    int item = r->node[tuple].first;
    for (int i = 0; i < s->arity && item != NONE; i++, item = r->node[item].next) {
        const int naming = (int)r->pool.number[s->columns + (size_t)i];
        if (!agree(r, model_naming(r, item), naming, r->node[item].place)) return false;
    }
    return true;
}

static bool member_agrees(struct model_reader *r, int node)
{
    const int left = r->node[node].first, set = r->node[left].next;
    if (r->node[left].kind != NODE_TUPLE) return neighbours_agree(r, node);
    if (r->node[set].kind == NODE_LIST) return rows_agree(r, left, set);
    if (r->node[set].kind != NODE_NAME) return true;
    const struct symbol *s = &r->symbol[r->node[set].value];
    return s->kind != SYMBOL_SET || s->arity < 2 || columns_agree(r, left, s);
}

/* The tuples of a set, next to the first. */
static bool list_agrees(struct model_reader *r, int node)
{
    const int first = r->node[node].first;
    if (first != NONE && r->node[first].kind == NODE_TUPLE) return rows_agree(r, first, node);
    return items_agree(r, node);
}

/* C and Python write "a ^ b" for a xor b. */
static bool is_truth(const struct model_reader *r, int node)
{
    const struct node *n = &r->node[node];
    return is_bool(r, node) || n->kind >= NODE_COMPARISON ||
           (n->kind == NODE_CALL && n->value >= CALL_ALL);
}

static bool powers_numbers(struct model_reader *r, int node)
{
    const int base = r->node[node].first;
    return !(is_truth(r, base) || is_truth(r, r->node[base].next)) ||
           model_wrong_at(r->error, r->node[node].place, say(power_of_condition));
}

static bool node_agrees(struct model_reader *r, int node)
{
    const struct node n = r->node[node];
    switch (n.kind) {
    case NODE_COMPARISON: return neighbours_agree(r, node);
    case NODE_MEMBER: return member_agrees(r, node);
    case NODE_RANGE: return items_agree(r, node);
    case NODE_LIST: return list_agrees(r, node);
    case NODE_POWER: return powers_numbers(r, node);
    case NODE_IF:
        return agree(r, model_naming(r, r->node[n.first].next), model_naming(r, n.last),
                     r->node[n.last].place);
    case NODE_CALL:
        return n.value == CALL_SUM || n.value == CALL_PRODUCT || n.value == CALL_ALL ||
               n.value == CALL_ANY || items_agree(r, node);
    case NODE_GENERATOR: r->symbol[n.value].naming = model_naming(r, n.first); return true;
    default: return true;
    }
}

bool model_check_types(struct model_reader *r, int node)
{
    const struct node n = r->node[node];
    const bool loop = n.kind == NODE_COMPREHENSION;
    const int body = n.first; /* of a loop: after its names */
    if (!model_spend(r, 1)) return false;
    for (int child = loop ? r->node[body].next : n.first; child != NONE; child = r->node[child].next)
        if (!model_check_types(r, child)) return false;
    return (!loop || model_check_types(r, body)) && node_agrees(r, node);
}

/* ---- names ---- */

bool model_keep_columns(struct model_reader *r, int set, struct symbol *s)
{
    s->columns = r->pool.count;
    const int first = r->node[set].kind == NODE_LIST ? r->node[set].first : NONE;
    int cell = first != NONE && r->node[first].kind == NODE_TUPLE ? r->node[first].first : NONE;
    for (int i = 0; i < s->arity; i++) {
        if (!model_push_constant(r, &r->pool, cell == NONE ? 0 : model_naming(r, cell))) return false;
        if (cell != NONE) cell = r->node[cell].next;
    }
    return true;
}

bool model_name_values(struct model_reader *r, size_t start)
{
    const int count = (int)(r->stack.count - start);
    char *text = new_array((size_t)count, SHOWN_NAME);
    const char **names = new_array((size_t)count, sizeof *names);
    bool good = text && names;
    for (int i = 0; i < count && good; i++)
        names[i] = model_show_name(r, r->stack.number[start + (size_t)i], text + (size_t)i * SHOWN_NAME);
    const int naming = good ? csp_add_names(r->model, 1, names, count) : -1;
    free(text);
    free(names);
    if (!good) return wrong_memory(r);
    for (int i = 0; i < count && naming >= 0; i++) {
        struct symbol *s = &r->symbol[r->stack.number[start + (size_t)i]];
        s->kind = SYMBOL_NUMBER;
        s->number = i + 1;
        s->naming = naming + 1;
    }
    r->stack.count = start;
    return model_accept(r, naming >= 0);
}

/* SPDX-License-Identifier: MIT */
/* model_words.c - conditions as text again, with the numbers that loop names stand for: what traces call a relation. */
#include <string.h>

#include "base/out.h"
#include "csp/domain/bounds.h"
#include "csp/read/model/model_reader.h"

static bool out_node(struct out *o, struct model_reader *r, int node, bool inner);

static const char *joint_text(enum token_kind joint)
{
    switch (joint) {
    case TOKEN_MINUS: return " - ";
    case TOKEN_TIMES: return " * ";
    case TOKEN_DIVIDE: return " / ";
    case TOKEN_EQUAL: return " = ";
    case TOKEN_NOT_EQUAL: return " != ";
    case TOKEN_LESS: return " < ";
    case TOKEN_LESS_EQUAL: return " <= ";
    case TOKEN_GREATER: return " > ";
    case TOKEN_GREATER_EQUAL: return " >= ";
    default: return NULL;
    }
}

static bool out_list(struct out *o, struct model_reader *r, int first, const char *between)
{
    for (int child = first; child != NONE; child = r->node[child].next) {
        if (child != first) out_text(o, between);
        if (!out_node(o, r, child, between[0] != ',')) return false;
    }
    return true;
}

/* Operands of a sum, a product or a comparison; the joint of each is before it. */
static bool out_joined(struct out *o, struct model_reader *r, int node, int first, int end)
{
    const enum node_kind kind = r->node[node].kind;
    for (int child = first; child != end; child = r->node[child].next) {
        const enum token_kind joint = r->node[child].joint;
        const char *text = joint_text(joint);
        if (child != first) out_text(o, text ? text : kind == NODE_SUM ? " + " : " % ");
        else if (kind == NODE_SUM && joint == TOKEN_MINUS) out_char(o, '-');
        const bool inner = kind != NODE_COMPARISON || r->node[child].kind >= NODE_COMPARISON;
        if (!out_node(o, r, child, inner)) return false;
    }
    return true;
}

static bool out_bracketed(struct out *o, struct model_reader *r, const char *open, int first,
                          const char *close)
{
    out_text(o, open);
    if (!out_list(o, r, first, ", ")) return false;
    out_text(o, close);
    return true;
}

static bool out_name(struct out *o, struct model_reader *r, int node)
{
    const struct symbol *s = &r->symbol[r->node[node].value];
    const char *name = s->kind == SYMBOL_NUMBER ? model_number_name(r, s) : NULL;
    if (name) out_text(o, name);
    else if (s->kind == SYMBOL_NUMBER) out_signed(o, s->number);
    else out_bytes(o, s->name, s->length);
    return r->node[node].kind == NODE_NAME || out_bracketed(o, r, "[", r->node[node].first, "]");
}

/* Is it a number, perhaps a sum of numbers, such as i + 1 where the loop name i stands for one? */
static bool is_number(const struct model_reader *r, int node, csp_value *number)
{
    const struct node *n = &r->node[node];
    const bool named = n->kind == NODE_NAME && r->symbol[n->value].kind == SYMBOL_NUMBER;
    *number = named ? r->symbol[n->value].number : n->kind == NODE_NUMBER ? n->number : 0;
    if (n->kind != NODE_SUM) return named || n->kind == NODE_NUMBER;
    for (int child = n->first; child != NONE; child = r->node[child].next) {
        csp_value part;
        if (!is_number(r, child, &part)) return false;
        *number = cut_off_sum(*number, r->node[child].joint == TOKEN_MINUS ? -part : part);
    }
    return *number >= -CSP_MAX_VALUE && *number <= CSP_MAX_VALUE;
}

/* what is repeated for i in 1..3, j in 1..i where i != j */
static bool out_loop(struct out *o, struct model_reader *r, int body)
{
    if (!out_node(o, r, body, false)) return false;
    const char *before = " for ";
    for (int part = r->node[body].next; part != NONE; part = r->node[part].next) {
        const struct node n = r->node[part];
        out_text(o, n.kind == NODE_WHERE ? " where " : before);
        before = ", ";
        if (n.kind == NODE_GENERATOR) {
            out_bytes(o, r->symbol[n.value].name, r->symbol[n.value].length);
            out_text(o, " in ");
        }
        if (!out_node(o, r, n.first, false)) return false;
    }
    return true;
}

static bool out_choice(struct out *o, struct model_reader *r, int first)
{
    const int then = r->node[first].next;
    out_text(o, "if ");
    if (!out_node(o, r, first, false)) return false;
    out_text(o, " then ");
    if (!out_node(o, r, then, false)) return false;
    out_text(o, " else ");
    return out_node(o, r, r->node[then].next, false);
}

static bool out_kind(struct out *o, struct model_reader *r, int node)
{
    const struct node n = r->node[node];
    switch (n.kind) {
    case NODE_NUMBER: out_signed(o, n.number); return true;
    case NODE_NAME:
    case NODE_INDEXED: return out_name(o, r, node);
    case NODE_WHOLE: out_char(o, '*'); return true;
    case NODE_RANGE: return out_list(o, r, n.first, "..");
    case NODE_LIST: return out_bracketed(o, r, n.value ? "[" : "{", n.first, n.value ? "]" : "}");
    case NODE_TUPLE: return out_bracketed(o, r, "(", n.first, ")");
    case NODE_CALL:
        out_text(o, model_function_name(n.value));
        return out_bracketed(o, r, "(", n.first, ")");
    case NODE_POWER: return out_list(o, r, n.first, " ^ ");
    case NODE_IF: return out_choice(o, r, n.first);
    case NODE_SUM:
    case NODE_PRODUCT:
    case NODE_COMPARISON: return out_joined(o, r, node, n.first, NONE);
    case NODE_MEMBER: return out_list(o, r, n.first, n.value ? " not in " : " in ");
    case NODE_NOT: out_text(o, "not "); return out_node(o, r, n.first, true);
    case NODE_AND: return out_list(o, r, n.first, " and ");
    case NODE_OR: return out_list(o, r, n.first, " or ");
    case NODE_XOR: return out_list(o, r, n.first, " xor ");
    case NODE_IMPLIES: return out_list(o, r, n.first, " -> ");
    case NODE_EQUIVALENT: return out_list(o, r, n.first, " <-> ");
    case NODE_COMPREHENSION: return out_loop(o, r, n.first);
    default: return false; /* a part of a loop */
    }
}

static bool is_bracketed(enum node_kind kind)
{
    return kind == NODE_SUM || kind == NODE_PRODUCT || kind == NODE_POWER || kind == NODE_IF ||
           (kind >= NODE_COMPARISON && kind < NODE_COMPREHENSION);
}

/* An inner node stands in brackets if its operands could be mistaken for others. */
static bool out_node(struct out *o, struct model_reader *r, int node, bool inner)
{
    const enum node_kind kind = r->node[node].kind;
    csp_value number;
    const bool known = kind == NODE_SUM && is_number(r, node, &number);
    const bool brackets = inner && (known ? number < 0 : is_bracketed(kind));
    if (brackets) out_char(o, '(');
    if (known) out_signed(o, number);
    else if (!out_kind(o, r, node)) return false;
    if (brackets) out_char(o, ')');
    return true;
}

bool model_condition_text(struct model_reader *r, int node, int link, bool wanted, char *text,
                          size_t room)
{
    struct out o = out_to_buffer(text, room);
    bool good;
    if (!wanted) out_text(&o, "not (");
    if (link == NONE) good = out_node(&o, r, node, false);
    else good = out_joined(&o, r, node, link, r->node[r->node[link].next].next);
    if (!wanted) out_char(&o, ')');
    return good && o.used + 1 < o.room;
}

void model_show_condition(struct model_reader *r, int node, char text[MAX_SHOWN_CONDITION])
{
    static const char cut[] = "...";
    if (model_condition_text(r, node, NONE, true, text, MAX_SHOWN_CONDITION)) return;
    size_t end = strlen(text);
    if (end > MAX_SHOWN_CONDITION - sizeof cut) end = MAX_SHOWN_CONDITION - sizeof cut;
    while (end > 0 && ((unsigned char)text[end] & 0xc0) == 0x80) end--; /* inside a character */
    memcpy(text + end, cut, sizeof cut);
}

bool model_name_constraint(struct model_reader *r, int node, int link, bool wanted)
{
    char text[MAX_SHOWN_CONDITION];
    return !model_condition_text(r, node, link, wanted, text, sizeof text) ||
           model_accept(r, csp_name_constraint(r->model, csp_constraint_count(r->model) - 1, text));
}

/* SPDX-License-Identifier: MIT */
/* model_syntax.c - from tokens to nodes: expressions, conditions, lists and loops.

   The lowest precedence comes first:  <->   ->   or   and   not   comparisons, in   + -   * / %   -x   brackets.
   Operands of one level are children of one node, however many, so that only brackets and the like make a tree
   deep; that depth is limited, and with it the stack of everything that walks a tree.  */
#include "base/memory.h"
#include "csp/read/model/model_reader.h"

typedef int parser(struct model_reader *);

/* ---- tokens and nodes ---- */

bool model_advance(struct model_reader *r) { return model_next_token(&r->lexer, &r->token, r->error); }

bool model_unexpected(struct model_reader *r, struct message expected)
{
    return model_wrong_at(r->error, r->token.place,
                          say(expected_not, expected, model_shown_token(&r->token)));
}

bool model_expect(struct model_reader *r, enum token_kind kind, struct message what)
{
    return r->token.kind == kind ? model_advance(r) : model_unexpected(r, what);
}

int model_add_node(struct model_reader *r, enum node_kind kind, struct place place)
{
    if (!make_room((void **)&r->node, r->nodes, &r->node_room, sizeof *r->node)) {
        wrong_memory(r);
        return NONE;
    }
    r->node[r->nodes] =
        (struct node){.kind = kind, .first = NONE, .last = NONE, .next = NONE, .place = place};
    return (int)r->nodes++;
}

void model_add_child(struct model_reader *r, int parent, int child)
{
    struct node *p = &r->node[parent];
    if (p->first == NONE) p->first = child;
    else r->node[p->last].next = child;
    p->last = child;
}

bool model_nest(struct model_reader *r)
{
    return ++r->nesting <= MAX_NESTING ||
           model_wrong_at(r->error, r->token.place, say(too_many_brackets, MAX_NESTING));
}

/* A node around one that is already there, at the same place. */
static int wrap(struct model_reader *r, enum node_kind kind, int child)
{
    if (child == NONE) return NONE;
    const int node = model_add_node(r, kind, r->node[child].place);
    if (node != NONE) model_add_child(r, node, child);
    return node;
}

static bool parse_child(struct model_reader *r, int parent, parser *parse)
{
    const int child = parse(r);
    if (child == NONE) return false;
    model_add_child(r, parent, child);
    return true;
}

/* operand { sign operand }, with the signs from `low` to `high`; an operand alone stays as it is. */
static int parse_chain(struct model_reader *r, enum node_kind kind, parser *operand, enum token_kind low,
                       enum token_kind high)
{
    const int first = operand(r);
    if (first == NONE || r->token.kind < low || r->token.kind > high) return first;
    const int chain = wrap(r, kind, first);
    while (chain != NONE && r->token.kind >= low && r->token.kind <= high) {
        const enum token_kind joint = r->token.kind;
        if (!model_advance(r)) return NONE;
        const int next = operand(r);
        if (next == NONE) return NONE;
        r->node[next].joint = joint;
        model_add_child(r, chain, next);
    }
    return chain;
}

/* ---- lists ---- */

/* low..high, or what parses as a bound alone */
static int parse_range(struct model_reader *r, parser *bound)
{
    const int low = bound(r);
    if (low == NONE || r->token.kind != TOKEN_DOTS) return low;
    const int range = wrap(r, NODE_RANGE, low);
    return range != NONE && model_advance(r) && parse_child(r, range, model_parse_sum) ? range : NONE;
}

static int parse_generator(struct model_reader *r)
{
    const struct token name = r->token;
    if (!model_expect(r, TOKEN_NAME, say(a_name))) return NONE;
    const int node = model_add_node(r, NODE_GENERATOR, name.place);
    const int symbol = model_symbol_of(r, &name);
    if (node == NONE || symbol == NONE || !model_expect(r, TOKEN_IN, say(mark, "in"))) return NONE;
    r->node[node].value = symbol;
    return parse_child(r, node, model_parse_set) ? node : NONE;
}

bool model_parse_generators(struct model_reader *r, int parent)
{
    for (int count = 0;; count++) {
        if (count == MAX_GENERATORS)
            return model_wrong_at(r->error, r->token.place, say(too_many_loop_names, MAX_GENERATORS));
        if (!parse_child(r, parent, parse_generator)) return false;
        if (r->token.kind != TOKEN_COMMA) break;
        if (!model_advance(r)) return false;
    }
    if (r->token.kind != TOKEN_WHERE) return true;
    const int where = model_add_node(r, NODE_WHERE, r->token.place);
    if (where == NONE || !model_advance(r) || !parse_child(r, where, model_parse_condition))
        return false;
    model_add_child(r, parent, where);
    return true;
}

/* item, item, ... item for ...  up to the closing bracket, which is taken. */
static bool parse_items(struct model_reader *r, int parent, enum token_kind close)
{
    const struct message wanted = say(either_mark, ",",
                                      close == TOKEN_CLOSE       ? ")"
                                      : close == TOKEN_CLOSE_SET ? "}"
                                                                 : "]");
    while (r->token.kind != close) {
        int item = parse_range(r, model_parse_condition); /* a condition is 0 or 1 */
        if (item == NONE) return false;
        if (r->token.kind == TOKEN_FOR) {
            item = wrap(r, NODE_COMPREHENSION, item);
            if (item == NONE || !model_advance(r) || !model_parse_generators(r, item)) return false;
            model_add_child(r, parent, item);
            break;
        }
        model_add_child(r, parent, item);
        if (r->token.kind != TOKEN_COMMA) break;
        if (!model_advance(r)) return false;
    }
    return model_expect(r, close, wanted);
}

int model_parse_bracketed(struct model_reader *r, enum token_kind close)
{
    const int list = model_add_node(r, NODE_LIST, r->token.place);
    if (list == NONE || !model_nest(r) || !model_advance(r) || !parse_items(r, list, close)) return NONE;
    r->nesting--;
    return list;
}

int model_parse_set(struct model_reader *r)
{
    if (r->token.kind == TOKEN_OPEN_SET) return model_parse_bracketed(r, TOKEN_CLOSE_SET);
    return parse_range(r, model_parse_sum);
}

/* ---- names, with an index or with arguments ---- */

static int parse_index(struct model_reader *r)
{
    if (r->token.kind != TOKEN_TIMES) return parse_range(r, model_parse_sum);
    const int whole = model_add_node(r, NODE_WHOLE, r->token.place);
    return whole != NONE && model_advance(r) ? whole : NONE;
}

static bool parse_indices(struct model_reader *r, int node)
{
    do {
        if (!model_advance(r) || !parse_child(r, node, parse_index)) return false;
    } while (r->token.kind == TOKEN_COMMA);
    return model_expect(r, TOKEN_CLOSE_INDEX, say(either_mark, ",", "]"));
}

int model_parse_declared_name(struct model_reader *r)
{
    const struct token name = r->token;
    if (!model_expect(r, TOKEN_NAME, say(a_name))) return NONE;
    const bool indexed = r->token.kind == TOKEN_OPEN_INDEX;
    const int node = model_add_node(r, indexed ? NODE_INDEXED : NODE_NAME, name.place);
    const int symbol = model_symbol_of(r, &name);
    if (node == NONE || symbol == NONE) return NONE;
    r->node[node].value = symbol;
    if (!indexed) return node;
    if (!model_nest(r) || !parse_indices(r, node)) return NONE;
    r->nesting--;
    return node;
}

static bool names(const struct token *t, const char *word)
{
    return t->length == strlen(word) && memcmp(t->text, word, t->length) == 0;
}

static int function_of(const struct token *t)
{
    static const char *const function[] = {"sum", "min", "max", "abs", "all", "any", "all_different"};
    for (int i = 0; i < (int)(sizeof function / sizeof *function); i++)
        if (names(t, function[i])) return i;
    return NONE;
}

/* all_different(...) may state its strength. */
static bool parse_strength(struct model_reader *r, int call)
{
    static const char *const strength[] = {"value", "bounds", "domain"};
    if (r->token.kind != TOKEN_NAME) return true;
    for (int i = 0; i < 3; i++)
        if (names(&r->token, strength[i])) {
            r->node[call].strength = (csp_strength)i;
            return model_advance(r);
        }
    return model_unexpected(r, say(a_strength));
}

static int parse_call(struct model_reader *r, const struct token *name)
{
    const int function = function_of(name);
    if (function == NONE) {
        model_wrong_at(r->error, name->place, say(unknown_function, model_shown_token(name)));
        return NONE;
    }
    const int call = model_add_node(r, NODE_CALL, name->place);
    if (call == NONE || !model_nest(r) || !model_advance(r)) return NONE;
    r->node[call].value = function;
    r->node[call].strength = CSP_BY_DOMAIN;
    if (!parse_items(r, call, TOKEN_CLOSE)) return NONE;
    r->nesting--;
    return function != CALL_ALL_DIFFERENT || parse_strength(r, call) ? call : NONE;
}

/* The token after the current one, without consuming either. */
static bool is_followed_by(const struct model_reader *r, char sign)
{
    const char *at = r->lexer.at;
    while (at < r->lexer.end && (*at == ' ' || *at == '\t')) at++;
    return at < r->lexer.end && *at == sign;
}

static int parse_name(struct model_reader *r)
{
    const struct token name = r->token;
    if (!is_followed_by(r, '(')) return model_parse_declared_name(r);
    return model_advance(r) ? parse_call(r, &name) : NONE;
}

/* ---- expressions ---- */

static int parse_number(struct model_reader *r, csp_value number)
{
    const int node = model_add_node(r, NODE_NUMBER, r->token.place);
    if (node == NONE || !model_advance(r)) return NONE;
    r->node[node].number = number;
    return node;
}

/* (condition), or (a, b, ...) */
static int parse_parenthesis(struct model_reader *r)
{
    const struct place place = r->token.place;
    if (!model_nest(r) || !model_advance(r)) return NONE;
    int node = model_parse_condition(r);
    if (node != NONE && r->token.kind == TOKEN_COMMA) {
        const int tuple = model_add_node(r, NODE_TUPLE, place);
        if (tuple == NONE || !model_advance(r)) return NONE;
        model_add_child(r, tuple, node);
        node = parse_items(r, tuple, TOKEN_CLOSE) ? tuple : NONE;
    } else if (node != NONE && !model_expect(r, TOKEN_CLOSE, say(mark, ")"))) {
        node = NONE;
    }
    r->nesting--;
    return node;
}

static int parse_operand(struct model_reader *r);

static int parse_negative(struct model_reader *r)
{
    const struct place place = r->token.place;
    if (!model_nest(r) || !model_advance(r)) return NONE;
    const int operand = parse_operand(r);
    const int sum = operand == NONE ? NONE : model_add_node(r, NODE_SUM, place);
    if (sum == NONE) return NONE;
    r->node[operand].joint = TOKEN_MINUS;
    model_add_child(r, sum, operand);
    r->nesting--;
    return sum;
}

static int parse_operand(struct model_reader *r)
{
    switch (r->token.kind) {
    case TOKEN_NUMBER: return parse_number(r, r->token.number);
    case TOKEN_TRUE: return parse_number(r, 1);
    case TOKEN_FALSE: return parse_number(r, 0);
    case TOKEN_NAME: return parse_name(r);
    case TOKEN_OPEN: return parse_parenthesis(r);
    case TOKEN_MINUS: return parse_negative(r);
    default: model_unexpected(r, say(an_operand)); return NONE;
    }
}

static int parse_product(struct model_reader *r)
{
    return parse_chain(r, NODE_PRODUCT, parse_operand, TOKEN_TIMES, TOKEN_REMAINDER);
}

int model_parse_sum(struct model_reader *r)
{
    return parse_chain(r, NODE_SUM, parse_product, TOKEN_PLUS, TOKEN_MINUS);
}

static int parse_comparison(struct model_reader *r)
{
    const int left = parse_chain(r, NODE_COMPARISON, model_parse_sum, TOKEN_EQUAL, TOKEN_GREATER_EQUAL);
    const bool negative = r->token.kind == TOKEN_NOT;
    if (left == NONE || (!negative && r->token.kind != TOKEN_IN)) return left;
    if (negative && !model_advance(r)) return NONE;
    const int member = wrap(r, NODE_MEMBER, left);
    if (member == NONE || !model_expect(r, TOKEN_IN, say(mark, "in"))) return NONE;
    r->node[member].value = negative;
    return parse_child(r, member, model_parse_set) ? member : NONE;
}

static int parse_not(struct model_reader *r)
{
    if (r->token.kind != TOKEN_NOT) return parse_comparison(r);
    const int node = model_add_node(r, NODE_NOT, r->token.place);
    if (node == NONE || !model_nest(r) || !model_advance(r) || !parse_child(r, node, parse_not))
        return NONE;
    r->nesting--;
    return node;
}

static int parse_and(struct model_reader *r)
{
    return parse_chain(r, NODE_AND, parse_not, TOKEN_AND, TOKEN_AND);
}

static int parse_or(struct model_reader *r)
{
    return parse_chain(r, NODE_OR, parse_and, TOKEN_OR, TOKEN_OR);
}

/* a -> b -> c is a -> (b -> c) */
static int parse_implication(struct model_reader *r)
{
    const int left = parse_or(r);
    if (left == NONE || r->token.kind != TOKEN_IMPLIES) return left;
    const int node = wrap(r, NODE_IMPLIES, left);
    if (node == NONE || !model_nest(r) || !model_advance(r) || !parse_child(r, node, parse_implication))
        return NONE;
    r->nesting--;
    return node;
}

int model_parse_condition(struct model_reader *r)
{
    const int left = parse_implication(r);
    if (left == NONE || r->token.kind != TOKEN_EQUIVALENT) return left;
    const int node = wrap(r, NODE_EQUIVALENT, left);
    return node != NONE && model_advance(r) && parse_child(r, node, parse_implication) ? node : NONE;
}

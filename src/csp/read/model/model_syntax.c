/* SPDX-License-Identifier: MIT */
/* model_syntax.c - from tokens to nodes: expressions, conditions, lists and loops.

   The lowest precedence comes first:  <->   ->   or, xor   and   not   comparisons, in   + -   * / %   -x   ^   brackets.
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

/* i in 1..8, or i, j in 1..8: a generator for each name, which share the set. */
static bool parse_generator(struct model_reader *r, int parent, int *count)
{
    int first = NONE;
    for (bool more = true; more;) {
        const struct token name = r->token;
        if (++*count > MAX_GENERATORS)
            return model_wrong_at(r->error, r->token.place, say(too_many_loop_names, MAX_GENERATORS));
        if (!model_expect(r, TOKEN_NAME, say(a_name))) return false;
        const int node = model_add_node(r, NODE_GENERATOR, name.place);
        const int symbol = model_symbol_of(r, &name);
        if (node == NONE || symbol == NONE) return false;
        r->node[node].value = symbol;
        model_add_child(r, parent, node);
        if (first == NONE) first = node;
        more = r->token.kind == TOKEN_COMMA;
        if (more && !model_advance(r)) return false;
    }
    if (!model_expect(r, TOKEN_IN, say(mark, "in"))) return false;
    const int set = model_parse_set(r);
    for (int node = first; set != NONE && node != NONE; node = r->node[node].next)
        r->node[node].first = r->node[node].last = set;
    return set != NONE;
}

bool model_parse_generators(struct model_reader *r, int parent)
{
    int count = 0;
    do {
        if (count && !model_advance(r)) return false;
        if (!parse_generator(r, parent, &count)) return false;
    } while (r->token.kind == TOKEN_COMMA);
    if (r->token.kind != TOKEN_WHERE) return true;
    const int where = model_add_node(r, NODE_WHERE, r->token.place);
    if (where == NONE || !model_advance(r) || !parse_child(r, where, model_parse_condition))
        return false;
    model_add_child(r, parent, where);
    return true;
}

/* A list in square brackets stands for its items; a condition is 0 or 1. */
static int parse_item(struct model_reader *r)
{
    if (r->token.kind == TOKEN_OPEN_INDEX) return model_parse_bracketed(r, TOKEN_CLOSE_INDEX);
    return parse_range(r, model_parse_condition);
}

bool model_parse_items(struct model_reader *r, int parent, enum token_kind close)
{
    const struct message wanted = say(either_mark, ",",
                                      close == TOKEN_CLOSE       ? ")"
                                      : close == TOKEN_CLOSE_SET ? "}"
                                                                 : "]");
    while (r->token.kind != close) {
        int item = parse_item(r);
        if (item == NONE) return false;
        if (r->token.kind == TOKEN_FOR || r->token.kind == TOKEN_BAR) {
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
    if (list == NONE || !model_nest(r) || !model_advance(r) || !model_parse_items(r, list, close))
        return NONE;
    r->node[list].value = close == TOKEN_CLOSE_INDEX;
    r->nesting--;
    return list;
}

int model_parse_set(struct model_reader *r)
{
    if (r->token.kind == TOKEN_OPEN_SET) return model_parse_bracketed(r, TOKEN_CLOSE_SET);
    if (r->token.kind == TOKEN_OPEN_INDEX) { /* as in Python */
        model_wrong_at(r->error, r->token.place, say(write_instead, "[", "{"));
        return NONE;
    }
    return parse_range(r, model_parse_sum);
}

/* ---- names, with an index or with arguments ---- */

static int parse_index(struct model_reader *r)
{
    if (r->token.kind != TOKEN_TIMES) return parse_range(r, model_parse_sum);
    const int whole = model_add_node(r, NODE_WHOLE, r->token.place);
    return whole != NONE && model_advance(r) ? whole : NONE;
}

bool model_parse_indices(struct model_reader *r, int node)
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
    if (!model_nest(r) || !model_parse_indices(r, node)) return NONE;
    r->nesting--;
    return node;
}

/* The token after the current one, without consuming either. */
bool model_is_followed_by(const struct model_reader *r, char sign)
{
    const char *at = r->lexer.at;
    while (at < r->lexer.end && (*at == ' ' || *at == '\t')) at++;
    return at < r->lexer.end && *at == sign;
}

static int parse_name(struct model_reader *r)
{
    const struct token name = r->token;
    if (!model_is_followed_by(r, '(')) return model_parse_declared_name(r);
    return model_advance(r) ? model_parse_call(r, &name) : NONE;
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
        node = model_parse_items(r, tuple, TOKEN_CLOSE) ? tuple : NONE;
    } else if (node != NONE && !model_expect(r, TOKEN_CLOSE, say(mark, ")"))) {
        node = NONE;
    }
    r->nesting--;
    return node;
}

static bool expect_then(struct model_reader *r)
{
    if (r->token.kind == TOKEN_COLON) /* as in Python */
        return model_wrong_at(r->error, r->token.place, say(if_with_colon));
    return model_expect(r, TOKEN_THEN, say(mark, "then"));
}

/* if condition then value else value; "endif" may end it, and must after "elseif" in MiniZinc. */
static int parse_if(struct model_reader *r)
{
    const int node = model_add_node(r, NODE_IF, r->token.place);
    if (node == NONE || !model_nest(r) || !model_advance(r) ||
        !parse_child(r, node, model_parse_condition) || !expect_then(r) ||
        !parse_child(r, node, model_parse_condition))
        return NONE;
    if (r->token.kind == TOKEN_ELSEIF) { /* which shares the "endif" */
        if (!parse_child(r, node, parse_if)) return NONE;
    } else {
        if (!model_expect(r, TOKEN_ELSE, say(mark, "else")) ||
            !parse_child(r, node, model_parse_condition))
            return NONE;
        if (r->token.kind == TOKEN_ENDIF && !model_advance(r)) return NONE;
    }
    r->nesting--;
    return node;
}

static int parse_power(struct model_reader *r);

static int parse_negative(struct model_reader *r)
{
    const struct place place = r->token.place;
    if (!model_nest(r) || !model_advance(r)) return NONE;
    const int operand = parse_power(r);
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
    case TOKEN_IF: return parse_if(r);
    case TOKEN_NOT: model_wrong_at(r->error, r->token.place, say(not_in_comparison)); return NONE;
    case TOKEN_FORALL:
        if (model_is_followed_by(r, '(')) return parse_name(r); /* as in MiniZinc */
        /* fall through */
    default: model_unexpected(r, say(an_operand)); return NONE;
    }
}

/* x ^ y ^ z is x ^ (y ^ z), and -x ^ 2 is -(x ^ 2). */
static int parse_power(struct model_reader *r)
{
    const int base = parse_operand(r);
    if (base == NONE || r->token.kind != TOKEN_POWER) return base;
    const int power = wrap(r, NODE_POWER, base);
    if (power == NONE || !model_nest(r) || !model_advance(r) || !parse_child(r, power, parse_power))
        return NONE;
    r->nesting--;
    return power;
}

static int parse_product(struct model_reader *r)
{
    return parse_chain(r, NODE_PRODUCT, parse_power, TOKEN_TIMES, TOKEN_REMAINDER);
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

/* Languages differ on which of "or" and "xor" binds tighter, so both need brackets next to each other. */
static int parse_or(struct model_reader *r)
{
    const int first = parse_and(r);
    const enum token_kind joint = r->token.kind;
    if (first == NONE || (joint != TOKEN_OR && joint != TOKEN_XOR)) return first;
    const int chain = wrap(r, joint == TOKEN_OR ? NODE_OR : NODE_XOR, first);
    while (chain != NONE && r->token.kind == joint)
        if (!model_advance(r) || !parse_child(r, chain, parse_and)) return NONE;
    if (r->token.kind != TOKEN_OR && r->token.kind != TOKEN_XOR) return chain;
    model_wrong_at(r->error, r->token.place, say(or_beside_xor));
    return NONE;
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

/* a <-> b <-> c is (a <-> b) <-> c */
int model_parse_condition(struct model_reader *r)
{
    const int nesting = r->nesting;
    int node = parse_implication(r);
    while (node != NONE && r->token.kind == TOKEN_EQUIVALENT) {
        node = wrap(r, NODE_EQUIVALENT, node);
        if (node == NONE || !model_nest(r) || !model_advance(r) ||
            !parse_child(r, node, parse_implication))
            return NONE;
    }
    r->nesting = nesting;
    return node;
}

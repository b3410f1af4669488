/* SPDX-License-Identifier: MIT */
/* model_functions.c - functions with their arguments: sum(q), sum(q[i] for i in 1..8), and sum(i in 1..8)(q[i]) as in MiniZinc. */
#include <string.h>

#include "csp/read/model/model_reader.h"

static const struct {
    const char *name;
    int function;
} functions[] = {
    {"sum", CALL_SUM},
    {"product", CALL_PRODUCT},
    {"min", CALL_MIN},
    {"max", CALL_MAX},
    {"abs", CALL_ABS},
    {"count", CALL_COUNT},
    {"all", CALL_ALL},
    {"forall", CALL_ALL},
    {"any", CALL_ANY},
    {"exists", CALL_ANY},
    {"all_different", CALL_ALL_DIFFERENT},
    {"alldifferent", CALL_ALL_DIFFERENT},
    {"allDifferent", CALL_ALL_DIFFERENT},
    {"AllDifferent", CALL_ALL_DIFFERENT},
    {"all_diff", CALL_ALL_DIFFERENT},
    {"alldiff", CALL_ALL_DIFFERENT},
    {"distinct", CALL_ALL_DIFFERENT},
    {"pow", CALL_POWER},
    {"bool2int", CALL_NUMBER},
};

bool model_token_is(const struct token *t, const char *word)
{
    return t->length == strlen(word) && memcmp(t->text, word, t->length) == 0;
}

static int function_of(const struct token *t)
{
    for (size_t i = 0; i < sizeof functions / sizeof *functions; i++)
        if (model_token_is(t, functions[i].name)) return functions[i].function;
    return NONE;
}

bool model_is_function(const struct token *t) { return function_of(t) != NONE; }

const char *model_function_name(int function)
{
    for (size_t i = 0; i < sizeof functions / sizeof *functions; i++)
        if (functions[i].function == function) return functions[i].name;
    return "";
}

/* all_different(...) may state its strength. */
static bool parse_strength(struct model_reader *r, int call)
{
    static const char *const strength[] = {"value", "bounds", "domain"};
    if (r->token.kind != TOKEN_NAME) return true;
    for (int i = 0; i < 3; i++)
        if (model_token_is(&r->token, strength[i])) {
            r->node[call].strength = (csp_strength)i;
            return model_advance(r);
        }
    return model_unexpected(r, say(a_strength));
}

/* ---- sum(i in 1..8)(q[i]) ---- */

enum { MOST_TOKENS_AHEAD = 1000 };

/* The token is the bracket after the function's name.  Looks ahead for "(i, j in ...)(", but not for ever: calls may be nested.  A name or
   a number instead of the last bracket, as in "sum(i in 1..8) q[i]", lacks it; the strength of all_different is such a name.  */
static bool has_loop_first(const struct model_reader *r, int function)
{
    struct lexer ahead = r->lexer;
    struct token t = r->token;
    csp_error unused;
    const int outside = ahead.open_brackets - 1;
    do {
        if (!model_next_token(&ahead, &t, &unused) || t.kind != TOKEN_NAME) return false;
        if (!model_next_token(&ahead, &t, &unused)) return false;
    } while (t.kind == TOKEN_COMMA);
    if (t.kind != TOKEN_IN) return false;
    for (int tokens = 0; ahead.open_brackets > outside; tokens++)
        if (t.kind == TOKEN_LAST || tokens == MOST_TOKENS_AHEAD ||
            !model_next_token(&ahead, &t, &unused))
            return false;
    if (!model_next_token(&ahead, &t, &unused)) return false;
    const bool lacks_bracket = t.kind == TOKEN_NAME || t.kind == TOKEN_NUMBER;
    return t.kind == TOKEN_OPEN || (lacks_bracket && function != CALL_ALL_DIFFERENT);
}

static bool parse_loop_first(struct model_reader *r, int call)
{
    const int loop = model_add_node(r, NODE_COMPREHENSION, r->token.place);
    if (loop == NONE || !model_advance(r) || !model_parse_generators(r, loop) ||
        !model_expect(r, TOKEN_CLOSE, say(either_mark, ",", ")")) ||
        !model_expect(r, TOKEN_OPEN, say(mark, "(")))
        return false;
    const int body = model_parse_condition(r);
    if (body == NONE || !model_expect(r, TOKEN_CLOSE, say(mark, ")"))) return false;
    r->node[body].next = r->node[loop].first;
    r->node[loop].first = body;
    model_add_child(r, call, loop);
    return true;
}

/* ---- any call ---- */

/* pow(x, y), and bool2int(b), are no calls but operations. */
static int as_operation(struct model_reader *r, int call, const struct token *name)
{
    const bool power = r->node[call].value == CALL_POWER;
    const int first = r->node[call].first, second = first == NONE ? NONE : r->node[first].next;
    const bool fits = first != NONE && r->node[first].kind != NODE_COMPREHENSION &&
                      (power ? second != NONE && r->node[second].next == NONE : second == NONE);
    if (!fits) {
        model_wrong_at(r->error, name->place,
                       say(wrong_arguments, model_shown_token(name), power ? 2 : 1));
        return NONE;
    }
    r->node[call].kind = power ? NODE_POWER : NODE_SUM;
    return call;
}

int model_parse_call(struct model_reader *r, const struct token *name)
{
    const int function = function_of(name);
    if (function == NONE) {
        const bool range = model_token_is(name, "range"); /* of Python */
        model_wrong_at(r->error, name->place,
                       range ? say(write_instead, "range", "1..9")
                             : say(unknown_function, model_shown_token(name)));
        return NONE;
    }
    const int call = model_add_node(r, NODE_CALL, name->place);
    if (call == NONE || !model_nest(r)) return NONE;
    r->node[call].value = function;
    r->node[call].strength = CSP_BY_DOMAIN;
    if (has_loop_first(r, function) ? !parse_loop_first(r, call)
                                    : !model_advance(r) || !model_parse_items(r, call, TOKEN_CLOSE))
        return NONE;
    r->nesting--;
    if (function >= CALL_POWER) return as_operation(r, call, name);
    return function != CALL_ALL_DIFFERENT || parse_strength(r, call) ? call : NONE;
}

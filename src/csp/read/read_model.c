/* SPDX-License-Identifier: MIT */
/* read_model.c - models in our own format, statement by statement; see docs/CSP-FORMAT.md. */
#include "base/contract.h"
#include "base/memory.h"
#include "base/out.h"
#include "csp/consistency/relation.h"
#include "csp/domain/bounds.h"
#include "csp/read/model/model_reader.h"

/* ---- constraints ---- */

static bool tell_condition(struct model_reader *r, int node)
{
    const struct place place = r->node[node].place;
    char text[MAX_SHOWN_CONDITION];
    model_show_condition(r, node, text);
    const csp_condition condition = {.line = place.line, .column = place.column, .text = text};
    return r->selection->tell(r->selection->context, &condition) || wrong_memory(r);
}

static bool post_condition(struct model_reader *r, int node)
{
    if (!selection_takes(r->selection)) return true;
    if (selection_asks(r->selection) && !tell_condition(r, node)) return false;
    return model_post(r, node, true);
}

/* Arrays as parts of "and" stand for several conditions, which only the whole knows. */
static bool is_divisible(const struct model_reader *r, int node)
{
    const bool all = r->node[node].kind == NODE_CALL && r->node[node].value == CALL_ALL;
    if (r->node[node].kind != NODE_AND && !all) return false;
    for (int part = r->node[node].first; part != NONE; part = r->node[part].next)
        if (model_is_array(r, part)) return false;
    return true;
}

static bool post_body(struct model_reader *r, int node, void *context)
{
    (void)context;
    const int first = r->node[node].first;
    if (r->node[node].kind == NODE_COMPREHENSION)
        return model_run_loop(r, first, r->node[first].next, post_body, NULL);
    if (!is_divisible(r, node)) return post_condition(r, node);
    for (int part = first; part != NONE; part = r->node[part].next)
        if (!post_body(r, part, NULL)) return false;
    return true;
}

/* forall i in 1..8, j in i+1..8: condition.  The node is a comprehension whose body comes first.  Python begins it with "for". */
static int parse_constraint(struct model_reader *r)
{
    const bool call = r->token.kind == TOKEN_FORALL && model_is_followed_by(r, '('); /* as in MiniZinc */
    if (call || (r->token.kind != TOKEN_FORALL && r->token.kind != TOKEN_FOR))
        return model_parse_condition(r);
    const int loop = model_add_node(r, NODE_COMPREHENSION, r->token.place);
    if (loop == NONE || !model_nest(r) || !model_advance(r) || !model_parse_generators(r, loop) ||
        !model_expect(r, TOKEN_COLON, say(either_mark, ",", ":")))
        return NONE;
    const int body = parse_constraint(r);
    if (body == NONE) return NONE;
    r->node[body].next = r->node[loop].first;
    r->node[loop].first = body;
    r->nesting--;
    return loop;
}

/* Comparisons of variables of the text say what they are, and conditions on two variables have a name by now; the other constraints
   are called by their statement.  */
static bool needs_name(const csp_model *m, const struct constraint *c)
{
    bool plain = c->kind == &relation_kind && !relation_of(c)->matrix;
    for (int i = 0; i < c->arity; i++) plain = plain && !m->variable[c->scope[i]].helper;
    return !plain && !c->text;
}

static bool name_constraints(struct model_reader *r, int first, const char *statement)
{
    char text[STATEMENT_ROOM];
    struct out o = out_to_buffer(text, sizeof text);
    show_statement(&o, statement, r->token.text, '#');
    for (int c = first; c < csp_constraint_count(r->model); c++)
        if (needs_name(r->model, &r->model->constraint[c]) &&
            !model_accept(r, csp_name_constraint(r->model, c, text)))
            return false;
    return true;
}

static bool read_constraint(struct model_reader *r)
{
    const char *statement = r->token.text;
    const int first = csp_constraint_count(r->model), node = parse_constraint(r);
    return node != NONE && model_check_types(r, node) && post_body(r, node, NULL) &&
           name_constraints(r, first, statement);
}

/* ---- minimise, maximise, print ---- */

bool model_read_goal(struct model_reader *r)
{
    const csp_goal goal = r->token.kind == TOKEN_MINIMISE ? CSP_MINIMISE : CSP_MAXIMISE;
    struct linear l;
    csp_variable x;
    if (csp_model_goal(r->model, NULL) != CSP_SATISFY)
        return model_wrong_at(r->error, r->token.place, say(second_goal));
    if (!model_advance(r)) return false;
    const int node = model_parse_sum(r);
    if (node == NONE || !model_check_types(r, node) || !model_evaluate(r, node, NONE, &l)) return false;
    return model_as_variable(r, l, &x) && model_accept(r, csp_set_goal(r->model, goal, x));
}

static bool add_output(struct model_reader *r, const struct symbol *s)
{
    char name[SHOWN_NAME], shape[48 * MAX_DIMENSIONS];
    struct out o = out_to_buffer(name, sizeof name);
    out_bytes(&o, s->name, s->length);
    o = out_to_buffer(shape, sizeof shape);
    for (int d = 0; d < s->dimensions; d++) {
        if (d) out_text(&o, ", ");
        out_signed(&o, s->span[d].low);
        out_text(&o, "..");
        out_signed(&o, s->span[d].high);
    }
    csp_variable *variable = new_array((size_t)s->count, sizeof *variable);
    if (!variable) return wrong_memory(r);
    for (int i = 0; i < s->count; i++) variable[i] = (csp_variable)s->first + i;
    const csp_output output = {.name = name,
                               .variables = variable,
                               .count = s->count,
                               .boolean = s->boolean,
                               .shape = s->dimensions ? shape : NULL};
    const bool good = csp_add_output(r->model, &output);
    free(variable);
    return model_accept(r, good) && model_spend(r, s->count);
}

/* print q[3]: a variable under its own name. */
static bool add_element_output(struct model_reader *r, int node)
{
    struct linear l;
    if (!model_evaluate(r, node, NONE, &l)) return false;
    const csp_variable x = model_plain_variable(r, l);
    if (x == NONE) return model_wrong_at(r->error, r->node[node].place, say(expected_variable));
    r->terms = l.start;
    const csp_output output = {.name = csp_variable_name(r->model, x),
                               .variables = &x,
                               .count = 1,
                               .boolean = r->symbol[r->node[node].value].boolean};
    return model_accept(r, csp_add_output(r->model, &output));
}

static bool print_one(struct model_reader *r)
{
    const int node = model_parse_declared_name(r);
    if (node == NONE) return false;
    r->statement = r->node[node].place;
    const struct symbol *s = &r->symbol[r->node[node].value];
    if (r->node[node].kind == NODE_NAME && s->kind == SYMBOL_VARIABLES) return add_output(r, s);
    return add_element_output(r, node);
}

static bool read_print(struct model_reader *r)
{
    r->printed = true;
    do {
        if (!model_advance(r) || !print_one(r)) return false;
    } while (r->token.kind == TOKEN_COMMA);
    return true;
}

/* Without "print" everything declared is printed, and the reader's own variables are not. */
static bool print_all(struct model_reader *r)
{
    for (size_t i = 0; i < r->symbols; i++)
        if (r->symbol[i].kind == SYMBOL_VARIABLES && !add_output(r, &r->symbol[i])) return false;
    return true;
}

/* ---- the text ---- */

/* sum x = 3, or exists i in 1..3: x[i] = i */
static bool wrong_call(struct model_reader *r, int symbol)
{
    char name[SHOWN_NAME], call[SHOWN_NAME + 5];
    struct out o = out_to_buffer(call, sizeof call);
    out_format(&o, "%s(...)", model_show_name(r, symbol, name));
    return model_wrong_at(r->error, r->token.place, say(write_instead, name, call));
}

/* "x in 1..3", "n = 8" or "x : 1..3" of a name that nothing declares. */
static bool is_declared(struct model_reader *r)
{
    if (r->token.kind != TOKEN_NAME) return true;
    const int symbol = model_symbol_of(r, &r->token);
    if (symbol == NONE) return false;
    if (r->symbol[symbol].kind != SYMBOL_UNKNOWN) return true;
    struct lexer ahead = r->lexer;
    struct token next;
    csp_error unused;
    if (!model_next_token(&ahead, &next, &unused) || next.kind == TOKEN_OPEN) return true;
    if (model_is_function(&r->token)) return wrong_call(r, symbol);
    return (next.kind != TOKEN_IN && next.kind != TOKEN_EQUAL && next.kind != TOKEN_COLON) ||
           model_wrong_at(r->error, r->token.place,
                          say(name_not_declared, model_shown_token(&r->token)));
}

static bool read_statement(struct model_reader *r)
{
    bool done;
    r->nodes = 0;
    r->terms = 0;
    r->stack.count = r->constants.count = 0;
    r->nesting = 0;
    r->guards = 0;
    r->defined.count = 0;
    r->statement = r->token.place;
    switch (r->token.kind) {
    case TOKEN_VAR: return model_read_var(r);
    case TOKEN_LET: return model_read_let(r);
    case TOKEN_VALUES: return model_advance(r) && model_read_names(r, NULL);
    case TOKEN_MINIMISE:
    case TOKEN_MAXIMISE: return model_read_goal(r);
    case TOKEN_PRINT: return read_print(r);
    default: return model_read_habit(r, &done) && (done || (is_declared(r) && read_constraint(r)));
    }
}

static bool read_text(struct model_reader *r)
{
    if (!model_advance(r)) return false;
    while (r->token.kind != TOKEN_LAST) {
        if (r->token.kind == TOKEN_END) {
            if (!model_advance(r)) return false;
            continue;
        }
        if (!read_statement(r)) return false;
        if (r->token.kind == TOKEN_IF) /* x = 3 if y > 2 else 4, as in Python */
            return model_wrong_at(r->error, r->token.place, say(if_after_value));
        if (r->token.kind != TOKEN_END && r->token.kind != TOKEN_LAST)
            return model_unexpected(r, say(end_of_the_line));
    }
    return r->printed || print_all(r);
}

csp_model *read_model_part(const char *text, size_t length, struct selection *selection,
                           csp_error *error)
{
    struct model_reader r = {.model = csp_model_new(), .error = error, .selection = selection};
    r.lexer = model_lexer_of(length ? text : "", length);
    const bool good = r.model ? read_text(&r) : wrong_memory(&r);
    free(r.node);
    free(r.symbol);
    free(r.hash);
    free(r.term);
    free(r.stack.number);
    free(r.defined.number);
    free(r.constants.number);
    free(r.pool.number);
    free(r.position);
    if (good) return r.model;
    csp_model_free(r.model);
    return NULL;
}

CSP_API csp_model *csp_read_model(const char *text, size_t length, csp_error *error)
{
    REQUIRE(text || !length, "text is NULL");
    return read_model_part(text, length, NULL, error);
}

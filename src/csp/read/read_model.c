/* SPDX-License-Identifier: MIT */
/* read_model.c - models in our own format, statement by statement; see docs/CSP-FORMAT.md. */
#include "base/contract.h"
#include "base/memory.h"
#include "base/out.h"
#include "csp/consistency/relation.h"
#include "csp/domain/bounds.h"
#include "csp/read/model/model_reader.h"

/* ---- names with dimensions ---- */

static bool wrong_empty(struct model_reader *r, int node, struct span s)
{
    return model_wrong_at(r->error, r->node[node].place, say(empty_range, s.low, s.high));
}

/* One of the dimensions of q[8] or q[0..7]. */
static bool dimension_of(struct model_reader *r, int index, struct span *s)
{
    *s = (struct span){1, 0};
    if (r->node[index].kind == NODE_WHOLE)
        return model_wrong_at(r->error, r->node[index].place, say(expected_array_size));
    const bool good =
        r->node[index].kind == NODE_RANGE ? model_span(r, index, s) : model_constant(r, index, &s->high);
    return good && (s->low <= s->high || wrong_empty(r, index, *s));
}

/* The dimensions and the number of elements of a name that is being declared. */
static bool shape_of(struct model_reader *r, int name, struct symbol *symbol)
{
    int64_t count = 1;
    symbol->dimensions = 0;
    for (int index = r->node[name].first; index != NONE; index = r->node[index].next) {
        if (symbol->dimensions == MAX_DIMENSIONS)
            return model_wrong_at(r->error, r->node[index].place,
                                  say(too_many_dimensions, MAX_DIMENSIONS));
        struct span *s = &symbol->span[symbol->dimensions++];
        if (!dimension_of(r, index, s)) return false;
        count = cut_off_product(count, distance(s->low, s->high));
        if (count > CSP_MAX_ARITY)
            return model_wrong_at(r->error, r->node[index].place, say(array_too_large, CSP_MAX_ARITY));
    }
    symbol->count = (int)count;
    return true;
}

/* ---- var ---- */

/* Values of variables: a range, or a list on the stack of numbers. */
struct values {
    bool boolean, listed;
    struct span span;
    struct rows rows;
};

static bool read_values(struct model_reader *r, struct values *v)
{
    *v = (struct values){.span = {0, 1}};
    v->boolean = r->token.kind == TOKEN_BOOL;
    if (v->boolean) return model_advance(r);
    const int set = model_parse_set(r);
    if (set == NONE) return false;
    if (r->node[set].kind == NODE_RANGE)
        return model_span(r, set, &v->span) &&
               (v->span.low <= v->span.high || wrong_empty(r, set, v->span));
    v->listed = true;
    if (!model_rows(r, set, &v->rows)) return false;
    if (v->rows.count == 0) return model_wrong_at(r->error, r->node[set].place, say(empty_set));
    return v->rows.arity == 1 || model_wrong_at(r->error, r->node[set].place, say(values_not_tuples));
}

/* Words of memory that the values take. */
static int64_t effort_of(const struct values *v)
{
    const int64_t size = v->listed ? (int64_t)v->rows.count : distance(v->span.low, v->span.high);
    return 1 + (v->listed ? size : size > CSP_MAX_LISTED ? 0 : size / 64);
}

static bool add_one(struct model_reader *r, const char *name, const struct values *v)
{
    const csp_variable x =
        v->listed ? csp_add_values(r->model, name, r->constants.number + v->rows.start, v->rows.count)
                  : csp_add_range(r->model, name, v->span.low, v->span.high);
    return model_accept(r, x >= 0) && model_spend(r, effort_of(v));
}

/* q[2,3] for the sixth of q[2,3] */
static void name_element(struct out *o, const struct symbol *s, int position)
{
    csp_value index[MAX_DIMENSIONS];
    for (int d = s->dimensions - 1; d >= 0; d--) {
        const int length = (int)(s->span[d].high - s->span[d].low + 1);
        index[d] = s->span[d].low + position % length;
        position /= length;
    }
    out_bytes(o, s->name, s->length);
    for (int d = 0; d < s->dimensions; d++) {
        out_char(o, d ? ',' : '[');
        out_signed(o, index[d]);
    }
    if (s->dimensions) out_char(o, ']');
}

static bool add_variables(struct model_reader *r, int name, const struct values *v)
{
    const int symbol = r->node[name].value;
    if (!model_is_free(r, symbol, r->node[name].place)) return false;
    struct symbol s = r->symbol[symbol];
    if (!shape_of(r, name, &s)) return false;
    r->statement = r->node[name].place;
    s.first = (size_t)csp_variable_count(r->model);
    s.kind = SYMBOL_VARIABLES;
    s.boolean = v->boolean;
    for (int i = 0; i < s.count; i++) {
        char text[MAX_NAME + 22 * MAX_DIMENSIONS];
        struct out o = out_to_buffer(text, sizeof text);
        name_element(&o, &s, i);
        if (!add_one(r, text, v)) return false;
    }
    r->symbol[symbol] = s;
    return true;
}

/* var a, b, q[8] : values */
static bool read_var(struct model_reader *r)
{
    const int names = model_add_node(r, NODE_LIST, r->token.place);
    if (names == NONE) return false;
    do {
        if (!model_advance(r)) return false;
        const int name = model_parse_declared_name(r);
        if (name == NONE) return false;
        model_add_child(r, names, name);
    } while (r->token.kind == TOKEN_COMMA);
    if (r->token.kind != TOKEN_COLON && r->token.kind != TOKEN_IN)
        return model_unexpected(r, say(either_mark, ",", ":"));
    struct values v;
    if (!model_advance(r) || !read_values(r, &v)) return false;
    for (int name = r->node[names].first; name != NONE; name = r->node[name].next)
        if (!add_variables(r, name, &v)) return false;
    return true;
}

/* ---- let, values ---- */

/* Keeps the rows of a set or of an array, which are on the stack. */
static bool keep_rows(struct model_reader *r, const struct rows *rows, struct symbol *s)
{
    s->first = r->pool.count;
    s->count = (int)rows->count;
    s->arity = rows->arity;
    const size_t numbers = rows->count * (size_t)rows->arity;
    for (size_t i = 0; i < numbers; i++)
        if (!model_push_constant(r, &r->pool, r->constants.number[rows->start + i])) return false;
    return true;
}

/* let a = [...], or let a[2,3] = [...] */
static bool let_array(struct model_reader *r, int name, struct symbol *s)
{
    struct rows rows;
    if (!shape_of(r, name, s)) return false;
    if (r->token.kind != TOKEN_OPEN_INDEX) return model_unexpected(r, say(mark, "["));
    const int list = model_parse_bracketed(r, TOKEN_CLOSE_INDEX);
    if (list == NONE || !model_rows(r, list, &rows)) return false;
    if (rows.count == 0) return model_wrong_at(r->error, r->node[list].place, say(empty_list));
    if (rows.arity > 1) return model_wrong_at(r->error, r->node[list].place, say(list_not_tuples));
    if (s->dimensions && (size_t)s->count != rows.count)
        return model_wrong_at(r->error, r->node[list].place,
                              say(list_length, (long)rows.count, s->count));
    if (!s->dimensions) {
        s->dimensions = 1;
        s->span[0] = (struct span){1, (int)rows.count};
    }
    s->kind = SYMBOL_NUMBERS;
    return keep_rows(r, &rows, s);
}

/* A set, or else a number. */
static bool let_set_or_number(struct model_reader *r, struct symbol *s)
{
    struct rows rows;
    const int value = model_parse_set(r);
    if (value == NONE) return false;
    if (r->node[value].kind == NODE_LIST || r->node[value].kind == NODE_RANGE) {
        s->kind = SYMBOL_SET;
        return model_rows(r, value, &rows) && keep_rows(r, &rows, s);
    }
    s->kind = SYMBOL_NUMBER;
    return model_constant(r, value, &s->number);
}

static bool read_let(struct model_reader *r)
{
    if (!model_advance(r)) return false;
    const int name = model_parse_declared_name(r);
    if (name == NONE || !model_is_free(r, r->node[name].value, r->node[name].place) ||
        !model_expect(r, TOKEN_EQUAL, say(mark, "=")))
        return false;
    struct symbol s = r->symbol[r->node[name].value];
    const bool array = r->node[name].kind == NODE_INDEXED || r->token.kind == TOKEN_OPEN_INDEX;
    const bool good = array ? let_array(r, name, &s) : let_set_or_number(r, &s);
    if (good) r->symbol[r->node[name].value] = s;
    return good;
}

/* values red, green, blue: names for 1, 2, 3 */
static bool read_named_values(struct model_reader *r)
{
    int number = 0;
    do {
        if (!model_advance(r)) return false;
        const struct token name = r->token;
        if (!model_expect(r, TOKEN_NAME, say(a_name))) return false;
        const int symbol = model_symbol_of(r, &name);
        if (symbol == NONE || !model_is_free(r, symbol, name.place)) return false;
        r->symbol[symbol].kind = SYMBOL_NUMBER;
        r->symbol[symbol].number = ++number;
    } while (r->token.kind == TOKEN_COMMA);
    return true;
}

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
    if (r->node[node].kind != NODE_AND) return false;
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

/* forall i in 1..8, j in i+1..8: condition.  The node is a comprehension whose body comes first. */
static int parse_constraint(struct model_reader *r)
{
    if (r->token.kind != TOKEN_FORALL) return model_parse_condition(r);
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
    return node != NONE && post_body(r, node, NULL) && name_constraints(r, first, statement);
}

/* ---- minimise, maximise, print ---- */

static bool read_goal(struct model_reader *r)
{
    const csp_goal goal = r->token.kind == TOKEN_MINIMISE ? CSP_MINIMISE : CSP_MAXIMISE;
    struct linear l;
    csp_variable x;
    if (csp_model_goal(r->model, NULL) != CSP_SATISFY)
        return model_wrong_at(r->error, r->token.place, say(second_goal));
    if (!model_advance(r)) return false;
    const int node = model_parse_sum(r);
    if (node == NONE || !model_evaluate(r, node, NONE, &l)) return false;
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

static bool read_statement(struct model_reader *r)
{
    r->nodes = 0;
    r->terms = 0;
    r->stack.count = r->constants.count = 0;
    r->nesting = 0;
    r->statement = r->token.place;
    switch (r->token.kind) {
    case TOKEN_VAR: return read_var(r);
    case TOKEN_LET: return read_let(r);
    case TOKEN_VALUES: return read_named_values(r);
    case TOKEN_MINIMISE:
    case TOKEN_MAXIMISE: return read_goal(r);
    case TOKEN_PRINT: return read_print(r);
    default: return read_constraint(r);
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

/* SPDX-License-Identifier: MIT */
/* model_declare.c - variables, constants and names of values. */
#include "base/memory.h"
#include "base/out.h"
#include "csp/domain/bounds.h"
#include "csp/read/model/model_reader.h"

/* Is it this word, which the model has not declared? */
static bool is_word(struct model_reader *r, const char *word)
{
    if (r->token.kind != TOKEN_NAME || !model_token_is(&r->token, word)) return false;
    const int symbol = model_symbol_of(r, &r->token);
    return symbol != NONE && r->symbol[symbol].kind == SYMBOL_UNKNOWN;
}

/* ---- names with dimensions ---- */

static bool wrong_empty(struct model_reader *r, int node, struct span s)
{
    return model_wrong_at(r->error, r->node[node].place, say(empty_range, s.low, s.high));
}

static bool is_set(const struct model_reader *r, int node)
{
    return r->node[node].kind == NODE_NAME && r->symbol[r->node[node].value].kind == SYMBOL_SET;
}

/* A set of numbers that follow each other may be a dimension. */
static bool span_of_set(struct model_reader *r, int node, struct span *span)
{
    const struct symbol *s = &r->symbol[r->node[node].value];
    const csp_value *number = r->pool.number + s->first;
    if (s->count == 0) return model_wrong_at(r->error, r->node[node].place, say(empty_set));
    bool follow = s->arity == 1;
    for (int i = 1; i < s->count && follow; i++) follow = number[i] == number[i - 1] + 1;
    if (!follow) return model_wrong_at(r->error, r->node[node].place, say(expected_array_size));
    *span = (struct span){number[0], number[s->count - 1]};
    return true;
}

/* One of the dimensions of q[8], q[0..7] or q[Colour]. */
static bool dimension_of(struct model_reader *r, int index, struct span *s)
{
    *s = (struct span){1, 0};
    if (r->node[index].kind == NODE_WHOLE)
        return model_wrong_at(r->error, r->node[index].place, say(expected_array_size));
    if (is_set(r, index)) return span_of_set(r, index, s);
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

bool model_read_values(struct model_reader *r, struct values *v)
{
    *v = (struct values){.span = {0, 1}};
    v->boolean = r->token.kind == TOKEN_BOOL;
    if (v->boolean) return model_advance(r);
    if (is_word(r, "int")) return model_wrong_at(r->error, r->token.place, say(int_without_bounds));
    const int set = model_parse_set(r);
    if (set == NONE || !model_check_types(r, set)) return false;
    v->naming = model_naming(r, set);
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
    return model_accept(r, x >= 0 && (!v->naming || csp_use_names(r->model, x, v->naming - 1))) &&
           model_spend(r, effort_of(v));
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

bool model_declare(struct model_reader *r, int name, const struct values *v)
{
    const int symbol = r->node[name].value;
    if (!model_is_free(r, symbol, r->node[name].place)) return false;
    struct symbol s = r->symbol[symbol];
    if (!shape_of(r, name, &s)) return false;
    r->statement = r->node[name].place;
    s.first = (size_t)csp_variable_count(r->model);
    s.kind = SYMBOL_VARIABLES;
    s.boolean = v->boolean;
    s.naming = v->naming;
    for (int i = 0; i < s.count; i++) {
        char text[MAX_NAME + 22 * MAX_DIMENSIONS];
        struct out o = out_to_buffer(text, sizeof text);
        name_element(&o, &s, i);
        if (!add_one(r, text, v)) return false;
    }
    r->symbol[symbol] = s;
    return true;
}

/* a, b, q[8]; returns the list */
static int parse_names(struct model_reader *r)
{
    const int names = model_add_node(r, NODE_LIST, r->token.place);
    for (bool more = names != NONE; more;) {
        const int name = model_parse_declared_name(r);
        if (name == NONE) return NONE;
        model_add_child(r, names, name);
        more = r->token.kind == TOKEN_COMMA;
        if (more && !model_advance(r)) return NONE;
    }
    return names;
}

/* Is it the name of a set, or of a number that begins a range?  A variable has neither name. */
static bool begins_values(struct model_reader *r)
{
    if (r->token.kind != TOKEN_NAME) return false;
    const int symbol = model_symbol_of(r, &r->token);
    if (symbol == NONE) return false;
    const enum symbol_kind kind = r->symbol[symbol].kind;
    return kind == SYMBOL_SET || (kind == SYMBOL_NUMBER && model_is_followed_by(r, '.'));
}

/* var a, b, q[8] : values; or, as in MiniZinc, var values : a, b, q */
bool model_read_var(struct model_reader *r)
{
    struct values v;
    if (!model_advance(r)) return false;
    const enum token_kind kind = r->token.kind;
    const bool values_first = kind == TOKEN_NUMBER || kind == TOKEN_MINUS || kind == TOKEN_OPEN_SET ||
                              kind == TOKEN_BOOL || is_word(r, "int") || begins_values(r);
    if (values_first && (!model_read_values(r, &v) || !model_expect(r, TOKEN_COLON, say(mark, ":"))))
        return false;
    const int names = parse_names(r);
    if (names == NONE) return false;
    if (!values_first) {
        if (r->token.kind != TOKEN_COLON && r->token.kind != TOKEN_IN)
            return model_unexpected(r, say(either_mark, ",", ":"));
        if (!model_advance(r) || !model_read_values(r, &v)) return false;
    }
    for (int name = r->node[names].first; name != NONE; name = r->node[name].next)
        if (!model_declare(r, name, &v)) return false;
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
    if (list == NONE || !model_check_types(r, list) || !model_rows(r, list, &rows)) return false;
    s->naming = model_naming(r, list);
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
    if (value == NONE || !model_check_types(r, value)) return false;
    s->naming = model_naming(r, value);
    if (r->node[value].kind == NODE_LIST || r->node[value].kind == NODE_RANGE) {
        s->kind = SYMBOL_SET;
        return model_rows(r, value, &rows) && keep_rows(r, &rows, s) && model_keep_columns(r, value, s);
    }
    s->kind = SYMBOL_NUMBER;
    return model_constant(r, value, &s->number);
}

bool model_define(struct model_reader *r, int name)
{
    if (!model_is_free(r, r->node[name].value, r->node[name].place)) return false;
    struct symbol s = r->symbol[r->node[name].value];
    const bool array = r->node[name].kind == NODE_INDEXED || r->token.kind == TOKEN_OPEN_INDEX;
    const bool good = array ? let_array(r, name, &s) : let_set_or_number(r, &s);
    if (good) r->symbol[r->node[name].value] = s;
    return good;
}

bool model_read_let(struct model_reader *r)
{
    if (!model_advance(r)) return false;
    const int name = model_parse_declared_name(r);
    return name != NONE && model_expect(r, TOKEN_EQUAL, say(mark, "=")) && model_define(r, name);
}

/* The set of all values of a kind, under a name of its own. */
static bool name_set(struct model_reader *r, const struct token *name, int count, int naming)
{
    const int symbol = model_symbol_of(r, name);
    if (symbol == NONE || !model_is_free(r, symbol, name->place)) return false;
    struct symbol s = r->symbol[symbol];
    s.kind = SYMBOL_SET;
    s.naming = naming;
    s.first = r->pool.count;
    s.count = count;
    s.arity = 1;
    for (int i = 1; i <= count; i++)
        if (!model_push_constant(r, &r->pool, i)) return false;
    r->symbol[symbol] = s;
    return true;
}

bool model_read_names(struct model_reader *r, const struct token *set)
{
    const size_t start = r->stack.count;
    for (bool more = true; more;) {
        const struct token name = r->token;
        if (!model_expect(r, TOKEN_NAME, say(a_name))) return false;
        const int symbol = model_symbol_of(r, &name);
        if (symbol == NONE || !model_is_free(r, symbol, name.place) || !model_push(r, symbol))
            return false;
        r->symbol[symbol].kind = SYMBOL_NUMBER; /* no other of the list may have it */
        more = r->token.kind == TOKEN_COMMA;
        if (more && !model_advance(r)) return false;
    }
    const int count = (int)(r->stack.count - start);
    return model_name_values(r, start) && (!set || name_set(r, set, count, (int)r->model->namings));
}

/* SPDX-License-Identifier: MIT */
/* read_flatzinc.c - FlatZinc, as MiniZinc writes it: items, one after the other, and the solve item last.

       var 1..8: queen :: output_var;               a declaration: a variable, a parameter, or an array
       constraint int_ne(queen, 3);                 see flatzinc_constraints.c
       solve :: int_search([queen], first_fail, indomain_min, complete) satisfy;  */
#include "base/contract.h"
#include "base/memory.h"
#include "base/out.h"
#include "csp/model/model.h"
#include "csp/read/flatzinc/flatzinc.h"

/* The part of a declaration before the colon. */
struct type {
    bool array, varies, boolean;
    bool limited; /* to `domain`: its values, or the possible elements of a set */
    int length;   /* of an array */
    char letter;  /* of a value, or of an element: see fzn_check() */
    struct fzn_value domain;
};

/* ---- types ---- */

static bool read_index_set(struct fzn_reader *r, struct type *t)
{
    struct fzn_value set;
    if (!fzn_read_expression(r, &set)) return false;
    if (set.kind != VALUE_RANGE || set.number != 1) return fzn_fail(r, set.at, say(expected_index_set));
    t->array = true;
    if (set.high > INT32_MAX) return fzn_fail(r, set.at, say(too_many_elements, INT32_MAX));
    t->length = set.high > 0 ? (int)set.high : 0;
    return fzn_expect(r, ']', say(mark, "]")) && fzn_expect_word(r, "of");
}

static bool read_domain(struct fzn_reader *r, struct type *t)
{
    t->limited = true;
    if (!fzn_read_expression(r, &t->domain)) return false;
    return fzn_check(r, &t->domain, 's');
}

static bool read_base_type(struct fzn_reader *r, struct type *t)
{
    const struct fzn_token first = r->token;
    if (t->varies && (first.kind == FZN_INT || first.kind == '{')) {
        t->letter = 'i';
        return read_domain(r, t);
    }
    if (fzn_accept_word(r, "int")) {
        t->letter = t->varies ? 'i' : 'c';
        return true;
    }
    if (fzn_accept_word(r, "bool")) {
        t->boolean = true;
        t->letter = t->varies ? 'b' : 't';
        return true;
    }
    if (fzn_accept_word(r, "set")) {
        if (!fzn_expect_word(r, "of")) return false;
        t->letter = 's';
        if (!t->varies) return fzn_expect_word(r, "int");
        t->letter = 'v';
        return fzn_accept_word(r, "int") || read_domain(r, t);
    }
    if (first.kind == FZN_FLOAT || fzn_accept_word(r, "float"))
        return fzn_fail(r, first.at, t->varies ? say(no_float_variables) : say(no_float_parameters));
    return fzn_fail(r, first.at, say(expected_type));
}

static bool read_type(struct fzn_reader *r, struct type *t)
{
    *t = (struct type){.array = false};
    if (fzn_accept_word(r, "array"))
        if (!fzn_expect(r, '[', say(mark, "[")) || !read_index_set(r, t)) return false;
    t->varies = fzn_accept_word(r, "var");
    return read_base_type(r, t);
}

/* ---- declarations ---- */

static bool declare_set(struct fzn_reader *r, struct fzn_token name, const struct type *t,
                        struct fzn_origin origin, struct fzn_value *v)
{
    *v = (struct fzn_value){.at = name.at,
                            .set = fzn_new_set(r, name, t->limited ? &t->domain : NULL, origin),
                            .kind = VALUE_SET_VARIABLE};
    return v->set != NULL;
}

static bool declare_variable(struct fzn_reader *r, struct fzn_token name, const struct type *t,
                             const struct fzn_value *annotations, struct fzn_value *v)
{
    const struct fzn_origin origin = {fzn_is_annotated(r, annotations, "var_is_introduced"),
                                      fzn_is_annotated(r, annotations, "is_defined_var")};
    if (t->letter == 'v') return declare_set(r, name, t, origin, v);
    const struct fzn_value *set = &t->domain;
    char *copy = fzn_allocate(r, name.length + 1, 1);
    csp_variable x;
    if (!copy) return false;
    memcpy(copy, name.at, name.length);
    if (t->boolean) x = csp_add_range(r->model, copy, 0, 1);
    else if (!t->limited) x = csp_add_range(r->model, copy, -CSP_NO_BOUND, CSP_NO_BOUND);
    else if (set->kind == VALUE_RANGE) x = csp_add_range(r->model, copy, set->number, set->high);
    else {
        size_t count;
        const csp_value *value = fzn_set_values(r, set, &count);
        if (!value) return false;
        x = csp_add_values(r->model, copy, value, count);
    }
    *v = (struct fzn_value){
        .at = name.at, .number = x, .kind = t->boolean ? VALUE_BOOL_VARIABLE : VALUE_INT_VARIABLE};
    if (x >= 0) fzn_note_origin(r, x, origin);
    return x >= 0;
}

/* What a name is said to be equal to must also lie in the name's own domain. */
static bool limit_value(struct fzn_reader *r, const struct type *t, const struct fzn_value *v)
{
    const struct fzn_value *item = t->array ? v->item : v;
    const int count = t->array ? v->count : 1;
    for (int i = 0; t->limited && i < count; i++) {
        const bool good = t->letter == 'v' ? fzn_keep_subset(r, &item[i], &t->domain)
                                           : fzn_keep_in_set(r, fzn_variable(r, &item[i]), &t->domain);
        if (!good) return false;
    }
    return true;
}

static bool read_contents(struct fzn_reader *r, const struct type *t, struct fzn_value *v)
{
    const char letter = (char)(t->array ? t->letter - 'a' + 'A' : t->letter);
    if (!fzn_read_expression(r, v) || !fzn_check(r, v, letter)) return false;
    if (t->array && v->count != t->length)
        return fzn_fail(r, v->at, say(array_length, v->count, t->length));
    return limit_value(r, t, v);
}

static bool read_declaration(struct fzn_reader *r)
{
    const struct fzn_mark mark = fzn_mark(r);
    struct type t;
    struct fzn_value annotations, v;
    if (!read_type(r, &t) || !fzn_expect(r, ':', say(mark, ":"))) return false;
    const struct fzn_token name = r->token;
    r->item_at = name.at;
    if (!fzn_expect(r, FZN_NAME, say(a_name)) || !fzn_read_annotations(r, &annotations)) return false;
    if (fzn_accept(r, '=')) {
        if (!read_contents(r, &t, &v)) return false;
    } else if (t.array || !t.varies) {
        return fzn_expect(r, '=', t.array ? say(equal_and_elements) : say(equal_and_value));
    } else if (!declare_variable(r, name, &t, &annotations, &v)) {
        return false;
    }
    const bool good = fzn_define(r, name, v) && fzn_add_output(r, name, &v, t.letter, &annotations);
    const bool is_set = t.letter == 's' || t.letter == 'v';
    if (!t.array && !is_set) fzn_release(r, mark); /* arrays and sets have items to keep */
    return good;
}

/* ---- other items ---- */

/* Predicates only announce what constraints are called. */
static bool skip_predicate(struct fzn_reader *r)
{
    while (r->token.kind != ';' && r->token.kind != FZN_END && r->token.kind != FZN_BAD) fzn_advance(r);
    return r->token.kind != FZN_BAD;
}

static bool tell_constraint(struct fzn_reader *r, const char *at)
{
    char text[STATEMENT_ROOM];
    struct out o = out_to_buffer(text, sizeof text);
    csp_condition condition = {.text = text};
    show_statement(&o, at, r->token.at, '%');
    fzn_place(&r->lexer, at, &condition.line, &condition.column);
    return r->selection->tell(r->selection->context, &condition) || fzn_short_of_memory(r);
}

static bool post_constraint(struct fzn_reader *r, struct fzn_token name,
                            const struct fzn_value *arguments, const struct fzn_value *annotations)
{
    if (!selection_takes(r->selection)) return true;
    if (selection_asks(r->selection) && !tell_constraint(r, name.at)) return false;
    return fzn_post(r, name, arguments, annotations);
}

static bool read_constraint(struct fzn_reader *r)
{
    struct fzn_value arguments = {.kind = VALUE_ARRAY}, annotations;
    const struct fzn_mark mark = fzn_mark(r);
    const size_t open = r->open_sets;
    const struct fzn_token name = r->token;
    r->item_at = name.at;
    bool good = fzn_expect(r, FZN_NAME, say(a_constraint)) && fzn_expect(r, '(', say(mark, "(")) &&
                fzn_read_list(r, ')', &arguments) && fzn_read_annotations(r, &annotations);
    if (good && fzn_is_ready(r, name, &arguments))
        good = post_constraint(r, name, &arguments, &annotations);
    else if (good) good = !r->failed && fzn_wait(r, name);
    if (open == r->open_sets) fzn_release(r, mark); /* a set that was closed keeps its elements */
    return good;
}

static bool read_objective(struct fzn_reader *r, csp_goal goal)
{
    struct fzn_value objective;
    return fzn_read_expression(r, &objective) && fzn_check(r, &objective, 'i') &&
           csp_set_goal(r->model, goal, fzn_variable(r, &objective));
}

static bool read_solve(struct fzn_reader *r, const char *at)
{
    struct fzn_value annotations;
    if (r->solve_seen) return fzn_fail(r, at, say(second_solve_item));
    r->solve_seen = true;
    if (!fzn_end_waiting(r, read_constraint)) return false;
    r->item_at = at;
    if (!fzn_read_annotations(r, &annotations) || !fzn_add_searches(r, &annotations)) return false;
    if (fzn_accept_word(r, "satisfy")) return true;
    if (fzn_accept_word(r, "minimize")) return read_objective(r, CSP_MINIMISE);
    if (fzn_accept_word(r, "maximize")) return read_objective(r, CSP_MAXIMISE);
    return fzn_fail(r, r->token.at, say(expected_goal));
}

static bool read_item(struct fzn_reader *r)
{
    const char *at = r->token.at;
    if (fzn_accept_word(r, "predicate")) return skip_predicate(r);
    if (fzn_accept_word(r, "constraint")) return read_constraint(r);
    if (fzn_accept_word(r, "solve")) return read_solve(r, at);
    return read_declaration(r);
}

/* Errors of the model about an item are reported at the item's place. */
static bool check_model(struct fzn_reader *r)
{
    const csp_error *error = csp_model_error(r->model);
    return !error || fzn_fail_for(r, r->item_at, error);
}

static bool read_items(struct fzn_reader *r)
{
    fzn_advance(r);
    while (r->token.kind != FZN_END) {
        const bool good = read_item(r);
        if (!check_model(r) || !good || !fzn_expect(r, ';', say(mark, ";"))) return false;
    }
    r->model->silent =
        true; /* MiniZinc ends with an internal error if it gets a variable that it has not asked for */
    return r->solve_seen || fzn_fail(r, r->token.at, say(no_solve_item));
}

csp_model *read_flatzinc_part(const char *text, size_t length, struct selection *selection,
                              csp_error *error)
{
    struct fzn_reader r = {.lexer = fzn_lexer_of(text, length),
                           .model = csp_model_new(),
                           .error = error,
                           .selection = selection};
    if (!r.model) {
        fzn_short_of_memory(&r);
        return NULL;
    }
    if (!read_items(&r)) {
        if (!r.failed) fzn_short_of_memory(&r);
        csp_model_free(r.model);
        r.model = NULL;
    }
    fzn_reader_free(&r);
    return r.model;
}

CSP_API csp_model *csp_read_flatzinc(const char *text, size_t length, csp_error *error)
{
    REQUIRE(text || !length, "text is NULL");
    return read_flatzinc_part(text, length, NULL, error);
}
